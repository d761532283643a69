### Co mówi sam terminal. Wszystko o grze pochodzi ze słów samej gry.

## The screen

ui-choices-made = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}
ui-seat = Miejsce { $seat }
ui-spectator = Widz
ui-asked = { $who }: { $text }
# Czego nie wiedzą wszyscy: dla czytającego, dla niektórych, dla tego, komu wszystko jest odkryte.
ui-private-you = { $text } [wiesz tylko ty]
ui-private-some = { $text } [nie dla wszystkich]
ui-private-to = { $text } [wie tylko: { $who }]
ui-several = { $name } ×{ $count }
ui-sign = { $sign }  { $meaning }
ui-pair = { $name }: { $value }
ui-too-small = To okno jest za małe ({ $wide }×{ $high }). Powiększ je co najmniej do 60×20 albo użyj --plain.

## The line of keys

ui-key-choose = wybór
ui-key-walk = krok
ui-key-stop = stój
ui-key-new = nowa gra
ui-key-undo = cofnij
ui-key-undo-marked = cofnij*
ui-key-redo = ponów
ui-key-help = pomoc
ui-key-rules = zasady
ui-key-why = czemu nie
ui-key-search = szukaj
ui-key-anytime = więcej
ui-key-odds = szanse
ui-key-cards = karty
ui-key-go-on = dalej
ui-key-details = podgląd
ui-key-save = zapis
ui-key-quit = wyjdź
ui-key-step = krok
ui-key-leap = co dziesięć
ui-key-ends = Home, End: początek i koniec
ui-hint-close = Esc: wróć · ↑↓: przewiń
ui-hint-pick = ↑↓ ⏎: wybierz · Esc: wróć
ui-hint-draw-many = wpisz nazwę · ↑↓ ⏎: wybierz · Esc: porzuć ten wybór
ui-hint-draw = ↑↓ ⏎: wybierz · Esc: porzuć ten wybór
ui-hint-name = ⏎: zapisz · Esc: wróć
ui-hint-cards = wpisz nazwę · ↑↓: lista · PgUp PgDn: tekst · Esc: wróć
ui-hint-map = strzałki: przesuń mapę · m albo Esc: wróć
ui-hint-parting = ⏎: ukryj to i oddaj ekran
ui-hint-hand-over = ⏎: dalej · q: zapisz i wyjdź

## Taking back

ui-undone = Cofnięto. Nic ukrytego nie wyszło na jaw.
ui-undone-marked = Cofnięto, choć coś ukrytego zostało już ujawnione. Zapis jest oznaczony.
ui-undone-other = Cofnięto wybór innej strony: { $who }.
ui-undo-other = Ostatni wybór należał do innej strony: { $who }. Cofnąć go?
ui-undo-consent = Ostatni wybór: { $who }. Wyszło przez niego na jaw coś ukrytego, więc można go cofnąć tylko za zgodą wszystkich pozostałych. Czy się zgadzają?
ui-undo-consent-other = Ostatni wybór: { $who }. Można go cofnąć tylko za zgodą wszystkich pozostałych. Czy się zgadzają?
ui-plain-undo = { $doubt } Wpisz t, jeśli tak, albo n, jeśli nie.

## Handing over the screen

ui-hand-over-title = Następna osoba przy ekranie
ui-hand-over = Ekran przejmuje { $who }. Oddaj go, a potem naciśnij Enter.
ui-parting-title = Tylko dla ciebie
ui-plain-parting = To możesz wiedzieć tylko ty. Naciśnij Enter, żeby to ukryć.

## Rules and reasons

ui-rules-title = Zasady dotyczące tej decyzji
ui-rules-question = Czego dotyczy pytanie
ui-rules-options = Co robią opcje
ui-rules-end = Jak się skończyło
ui-rules-last = Co zdarzyło się ostatnio
ui-why-title = Czego teraz nie możesz i dlaczego
ui-why-nothing = Wszystkie zwykłe działania są teraz dostępne.

## Looking things up

ui-details-title = Wszystko, co możesz wiedzieć
ui-details-now = Teraz
ui-details-table = Na stole
ui-details-signs = Znaki na mapie
ui-details-match = Ta gra
ui-details-keys = Klawisze
ui-help-title = Klawisze i znaki
ui-view-title = Co widzisz
ui-log-title = Co się wydarzyło
ui-keys-help =
    Wybierają 1–9, A–Z albo ↑ ↓ i ⏎; j i k przesuwają zaznaczenie. / przeszukuje długą listę.
    t podpowiada, patrząc naprzód, o podaje szanse zaznaczonej opcji, w mówi, czego nie możesz i dlaczego, e objaśnia zasady dotyczące tej decyzji.
    c pokazuje dowolną kartę, d – resztę, którą można sprawdzić, l – dziennik, a – inne działania; m pokazuje samą mapę; v opisuje słowami to, co widzisz.
    Podczas marszu strzałki to kroki; spacja, ⏎ i kropka kończą marsz, jeśli można się tam zatrzymać.
    Shift ze strzałką przesuwa mapę, Ctrl z ↑ ↓ – dziennik.
    cofnij* sięga poza to, co już widać, i zostawia ślad w zapisie.
ui-sign-gap = (przerwa)
ui-legend-arrows = mapa ciągnie się tam dalej: przesuwa ją Shift ze strzałką
## Cards and chances

ui-cards-title = Karty i arkusze
ui-cards-nothing = Żadna karta ani arkusz nie ma tego w nazwie.
ui-cards-none = Ta gra nie ma kart do czytania.
ui-card-about = { $deck } · ×{ $copies } · { $mark }
ui-card-keywords = Słowa kluczowe: { $keywords }
ui-plain-cards = Wpisz c i nazwę albo c i numer opcji. Teraz liczą się:
ui-plain-cards-many = Kart i arkuszy z tym w nazwie: { $count }. Wpisz dłuższą część nazwy:
ui-no-card = Opcja { $number } nie dotyczy żadnej karty.
ui-no-such-card = Żadna karta ani arkusz nie ma w nazwie „{ $typed }”.
ui-odds-title = Szanse
ui-odds-exact = { $what }: { $share }
ui-odds-sampled = { $what }: { $share } ± { $error }
ui-odds-samples = Liczba rozegranych prób: { $samples }; ± to błąd standardowy.
ui-odds-none = Szanse tej opcji nie są znane: nie rozstrzyga jej od razu losowanie albo gra ich nie podaje.

## Searching a long list

ui-search = słowo z opcji · ⏎: wybierz · Esc: wszystkie
ui-search-nothing = Żadna opcja nie zawiera „{ $typed }”.

## Other actions

ui-anytime-title = Inne działania
ui-anytime-many = { $title } ({ $count })…
ui-plain-anytime = {"  "}a: { $title } ({ $count })
ui-plain-anytime-how = Wpisz a i numer, żeby wybrać.
ui-plain-anytime-none = Nie ma teraz innych działań.
ui-anytime-sure = { $option }: na pewno?
ui-anytime-back = Nie, gram dalej
ui-anytime-yes = Tak
ui-plain-sure = { $option }: na pewno? Wpisz t, jeśli tak, albo n, jeśli nie.
ui-plain-unsure = Nic nie zrobiono. Gra toczy się dalej.
# Słowa, które znaczą „tak” i „nie”, oddzielone spacjami.
ui-plain-yes = t tak
ui-plain-no = n nie

## Draws at a real table

ui-draw-title = Na twoim stole
ui-draw-how = Wpisz numer albo nazwę, albo u, żeby porzucić ten wybór. Działają też ?, v, l, m, d, p, c i o.
ui-set-up-how = Gra jest przygotowywana na twoim stole. Wpisz numer albo nazwę, albo q, żeby wyjść.
ui-real-dice-rolled = To elementy gry i ich liczby z tego programu. Aby grać własnym egzemplarzem, najpierw przygotuj pakiet: docs/packs.md.
ui-draw-noted = Zapisano: { $what }.
ui-draw-many = Możliwości: { $count }. Wpisz część nazwy albo *, żeby zobaczyć wszystkie.
ui-draw-withdrawn = Porzucasz ten wybór. Nic się nie zmieniło.

## The end

ui-end-marks = { $count ->
    [0] brak śladów cofania
    [one] { $count } ślad cofania
    [few] { $count } ślady cofania
    [many] { $count } śladów cofania
   *[other] { $count } śladu cofania
}
ui-winners = { $count ->
    [one] Zwycięża: { $names }.
    [few] Zwyciężają: { $names }.
   *[many] Zwyciężają: { $names }.
}
ui-you-won = Wygrywasz.
ui-you-lost = Przegrywasz.
ui-end-replay = Obejrzyj jeszcze raz: duskbox replay { $path }
ui-end-analyse = Zobacz, co było przypadkiem, a co umiejętnością: duskbox analyse { $path }
ui-end-kept = Zapis gry: { $path }. Jest na liście „duskbox saves”.
ui-end-verify = Aby go sprawdzić: duskbox verify { $path }
ui-end-share = Aby go udostępnić: duskbox share { $path }
ui-end-look = Spójrz jeszcze raz na mapę
ui-end-undo = Cofnij ostatni wybór
ui-end-new = Nowa gra
ui-end-leave = Wyjdź
ui-new-later = Ta gra jeszcze trwa. Nową zaczniesz, gdy się skończy.

## Saving

ui-save-title = Zapisz jako
ui-save-ask = Pod jaką nazwą? Pusty wiersz to „{ $name }”.
ui-saved = Zapisano: { $path }
ui-save-exists = Plik „{ $path }” już istnieje i pozostał nietknięty. Wybierz inną nazwę.
ui-save-no-folder = Nie ma folderu „{ $folder }”. Niczego tam nie zapisano; utwórz go najpierw albo wybierz inny.
ui-save-no-name = Zapis musi mieć nazwę.
ui-save-failed = Nie udało się zapisać „{ $path }”: { $why }. Możesz grać dalej; dla pewności zapisz grę pod inną nazwą.
ui-resumed = Wracasz do swojej gry: dotąd { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}.
ui-save-previous = Gra, która była tu zapisana wcześniej, leży teraz w „{ $path }”.
ui-save-beside = W miejscu tej gry zapisano inną, może z drugiego terminala. Odtąd ta gra jest zapisywana w „{ $path }”.
ui-save-unreadable = Nie udało się otworzyć automatycznego zapisu „{ $path }”: { $why }.
ui-save-damaged = Automatycznego zapisu nie da się odczytać; odłożono go jako „{ $kept }”. { $why } Uruchom program ponownie, aby zagrać od nowa.
ui-goodbye = Gra jest zapisana. Wrócisz do niej poleceniem „duskbox play { $game }”.
ui-goodbye-named = Gra jest zapisana. Wrócisz do niej poleceniem „duskbox saves resume { $name }”.
ui-goodbye-beside = Gra jest zapisana. Wrócisz do niej poleceniem „duskbox play { $game } --resume { $path }”.
ui-leave-unsaved = Wyjść mimo to? To, co rozegrano od tamtej pory, przepadnie.
ui-plain-leave-unsaved = Wyjść mimo to? Wpisz q albo t, aby wyjść, n, aby zostać.
ui-goodbye-unsaved = Nie udało się zapisać gry w „{ $path }”: { $why }.
ui-goodbye-over = Gra się skończyła. Obejrzysz ją jeszcze raz poleceniem „duskbox replay { $path }”.

## Line by line

ui-plain-welcome = Wpisz numer opcji. Pomoc: h.
ui-plain-help =
    Opcję wybiera numer.
    u: cofnij ostatni wybór. r: ponów go.
    e: zasady dotyczące tej decyzji. e i numer: co robi ta opcja. e i identyfikator: ta jedna zasada.
    w: czego teraz nie możesz i dlaczego. t: podpowiedź po spojrzeniu naprzód.
    m: mapa. p i numer: mapa z tym, czego dotyczy ta opcja.
    v: jeszcze raz wszystko, co widzisz. d: wszystko, co można sprawdzić. l: co się wydarzyło.
    c i nazwa: karta. c i numer: karty tej opcji. o i numer: jej szanse.
    /, a po nim słowo: opcje z tym słowem. a: inne działania.
    s i nazwa: zapisz pod tą nazwą. q: zapisz i wyjdź. ?: ta pomoc i znaki na mapie.
ui-plain-preview = p i numer pokazuje, jak wyglądałaby ta opcja.
ui-plain-end = n: nowa gra. u: cofnij ostatni wybór. m: mapa. d: wszystko, co można sprawdzić. q: wyjdź.
ui-plain-over = Gra się skończyła, więc nie można wybrać „{ $line }”. n: nowa gra. u: cofnij ostatni wybór. m: mapa. d: wszystko, co można sprawdzić. q: wyjdź.
ui-no-such-number = Nie ma opcji „{ $number }”. Wpisz liczbę od 1 do { $most }.
ui-not-understood = „{ $line }” to ani opcja, ani polecenie. Nic się nie zmieniło; pomoc: h.
ui-no-preview = Opcja { $number } nie wskazuje niczego na mapie.
ui-input-ended = Koniec danych wejściowych.
ui-interrupted = Przerwano.

## Replay

ui-entry-start = Gra zostaje przygotowana.
ui-entry-salt = Miejsce { $seat } dodaje swoją sól losowania.
ui-entry-redo = Ponowiono.
ui-entry-chosen = Zapada wybór.
ui-entry-undo = Cofnięto: { $to ->
    [0] nie został żaden wybór
    [one] został { $to } wybór
    [few] zostały { $to } wybory
    [many] zostało { $to } wyborów
   *[other] zostało { $to } wyboru
}.
ui-entry-undo-marked = Cofnięto, choć coś ukrytego zostało już ujawnione: { $to ->
    [0] nie został żaden wybór
    [one] został { $to } wybór
    [few] zostały { $to } wybory
    [many] zostało { $to } wyborów
   *[other] zostało { $to } wyboru
}.
ui-entry-step-back = Gospodarz stołu cofa ostatni wybór: { $to ->
    [0] nie został żaden wybór
    [one] został { $to } wybór
    [few] zostały { $to } wybory
    [many] zostało { $to } wyborów
   *[other] zostało { $to } wyboru
}.
ui-only-option = { $text } (Jedyna opcja.)
ui-replay-entry = Wpis { $entry } z { $last }
ui-replay-unfinished = Tu zapis się urywa; gra nie jest skończona.

## Gracze komputerowi i spojrzenie naprzód

ui-bot-thinks = { $who } się zastanawia…
ui-key-tip = podpowiedź
ui-tip-title = Proponowane ruchy
ui-tip-line = { $option }: { $share } (± { $error })
ui-tip-dropped = { $option }: szybko odrzucone, przy około { $share }
ui-tip-about = Szansa wygranej (± błąd) na podstawie tego, co wiesz, jeśli { $seats ->
    [1] dalej grasz
   *[other] wszyscy dalej grają
} jak prosty bot. Najpierw wybór przeszukiwania.
ui-tip-one = Można zrobić tylko jedno.
ui-tip-thinks = Patrzę naprzód…

## Strony z wyborami

ui-start-how = Wpisz numer; b cofa, q kończy.
ui-start-choose = wybierz
ui-start-back = wróć

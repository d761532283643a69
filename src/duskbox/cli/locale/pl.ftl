# Co mówi polecenie `duskbox`.

cli-about = Planszowe gry grozy z kompletem zasad. Bez polecenia Duskbox otwiera się w przeglądarce; polecenia grają w terminalu, odtwarzają, sprawdzają, symulują i otwierają serwer.
cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję i to, czy silnik działa skompilowany, czy interpretowany.
cli-interrupted = Przerwano.
cli-system = Nie udało się ({ $reason }).
cli-missing-library = Do tego potrzeba { $library } z dodatku „{ $extra }”. Zainstaluj: pip install "duskbox[{ $extra }]" albo, w folderze ze źródłami Duskboksa, pip install ".[{ $extra }]".
cli-no-file = Nie ma pliku „{ $file }”. Sprawdź nazwę.
cli-folder = „{ $file }” to folder. Podaj plik, który w nim leży.
cli-not-text = „{ $file }” nie jest plikiem tekstowym, więc nie zawiera zapisu ani pakietu.
cli-file = Nie można użyć pliku „{ $file }” ({ $reason }). Sprawdź nazwę i uprawnienia.

cli-do-play = Graj w tym terminalu; przerwana gra toczy się dalej od miejsca, w którym ją zostawiono.
cli-do-simulate = Rozegraj wiele gier i pokaż wyniki.
cli-do-replay = Przejdź krok po kroku przez zapis gry.
cli-do-verify = Sprawdź zapis: zasady, wynik i uczciwość każdego losowania.
cli-do-saves = Pokaż gry zapisane na tym komputerze; wróć do jednej z nich, zmień jej nazwę albo ją usuń.
cli-do-saves-resume = Wróć do zapisanej gry: ostatnio granej albo tej, którą podasz.
cli-do-saves-rename = Zmień nazwę zapisanej gry.
cli-do-saves-delete = Usuń zapisaną grę.
cli-arg-save-name = Nazwa zapisanej gry albo jej numer na liście.
cli-arg-save-new = Nowa nazwa.
cli-arg-yes = Nie pytaj.
cli-saves-none = Nic jeszcze nie zapisano. Gry są przechowywane w „{ $folder }”.
cli-save-playing = { $title }. { $choices ->
    [one] { $choices } wybór
    [few] { $choices } wybory
   *[many] { $choices } wyborów
} do tej pory. Ostatnio grana: { $when }.
cli-save-over = { $title }. Koniec: { $outcome } ({ $when })
cli-save-unreadable = Nie da się odczytać albo grano według innych zasad ({ $when }).
cli-save-bots = Boty: { $bots }.
cli-save-renamed = „{ $old }” nazywa się teraz „{ $new }”.
cli-save-delete = Usunąć „{ $name }”? (t/n)
cli-save-deleted = Usunięto „{ $name }”.
cli-save-left = Niczego nie usunięto.
cli-no-save = Nie ma zapisanej gry o nazwie „{ $name }”. Listę pokazuje „duskbox saves”.
cli-no-save-waits = Żadna zapisana gra nie czeka. Nową zaczyna „duskbox play GRA”.
ui-seats-damaged = Plik „{ $path }” wymienia boty tej gry i nie da się go odczytać. Usuń go, żeby grać dalej bez botów.
ui-seats-program = Plik „{ $path }” uruchomiłby własny program. Zamiast tego podaj boty przez --bot.
cli-do-share = Zamień zapis na krótki kod do odnośników albo taki kod na zapis.
cli-do-show = Narysuj pozycję z jej wiersza tekstu albo z zapisu gry.
cli-do-rules = Czytaj zasady: wszystkie, te z podanymi słowami albo jedną według identyfikatora.
cli-do-cards = Wypisz karty, wszystkie albo podane z nazwy: tekst, liczbę egzemplarzy i źródło wartości.
cli-do-ledger = Wypisz wszystkie zasady wraz z testami, które je obejmują.
cli-do-games = Wypisz gry.
cli-do-pack = Pakiety, które podmieniają pomieszczenia, talie i nazwy.
cli-do-pack-check = Sprawdź pakiet i powiedz, co w nim nie pasuje.
cli-do-pack-schema = Wypisz jako JSON Schema, co może zawierać pakiet; dla edytorów.
cli-do-box = Pudełko gry jako całość.
cli-do-box-check = Sprawdź, czy pudełko jest kompletne: liczby, oznaczenia, słowa i to, czy każda karta może się pojawić.

cli-arg-lang = Język wszystkiego, co czytasz.
cli-arg-game = Nazwa gry, także skrócona; listę podaje „duskbox games”.
cli-arg-seed = Ziarno losowania. Bez niego: losowe.
cli-arg-salt = Twoje własne słowo, domieszane do tasowań i rzutów, aby nikt nie ustalił ich sam.
cli-arg-real-dice = Masz pudełko pod ręką: wpisujesz, co zostało dobrane.
cli-arg-from-position = Zacznij od tej pozycji; taki wiersz zapisuje „duskbox show PLIK”.
cli-arg-plain = Zwykły tekst, wiersz po wierszu; także dla czytników ekranu i potoków.
cli-arg-new = Zacznij nową grę, nawet jeśli poprzednia jest niedokończona.
cli-arg-ids = Pokazuj albo ukryj identyfikatory zasad i klucze opcji. Domyślnie pełny ekran je pokazuje, a --plain ukrywa.
cli-arg-theme = Kolory pełnego ekranu. Domyślnie dusk, a gdy ustawiono NO_COLOR – plain. Inne wskazuje DUSKBOX_THEME.
cli-arg-resume = Wróć do zapisanej gry.
cli-arg-save = Trzymaj zapis także w tym pliku.
cli-arg-undo = Kiedy można cofać wybory: open (zawsze, ze śladem), consent (za zgodą innych), free (dopóki nie wyszło na jaw nic ukrytego) albo none (nigdy).
cli-arg-hand-over = Czy ekran przechodzi z rąk do rąk z przerwą: gdy siedzi przed nim człowiek (auto), zawsze (always) czy nigdy (never).
cli-arg-seat = Pokaż tylko to, co może wiedzieć to miejsce, licząc od 1; 0 to widz. Bez tego skończona gra jest odkryta.
cli-arg-games = Ile gier.
cli-arg-agent = Kto gra: random, thumb, search z budżetem, na przykład search:400, albo własny bot: MODUŁ:NAZWA, nazwa bota z zainstalowanego pakietu lub pipe:POLECENIE.
cli-arg-sim-seed = Liczba, która ustala wszystkie tasowania i rzuty.
cli-arg-workers = Ile procesów dzieli się pracą; bez tego wszystkie rdzenie.
cli-arg-json = Wypisz JSON.
cli-arg-file = Plik zapisu, nazwa zapisanej gry, kod do udostępniania albo „-” dla standardowego wejścia.
cli-arg-position = Pozycja jako wiersz tekstu, w cudzysłowie; zapisuje ją „duskbox show PLIK”.
cli-arg-id = Identyfikator zasady, na przykład FD-MOVE-01, albo słowa szukanych zasad.
cli-arg-ruling = Rozstrzygnij otwartą kwestię zasad inaczej; listę podaje „duskbox rules”. Można podać kilka razy.
cli-arg-pack = Pakiet nakładany na zawartość gry.
cli-arg-card-name = Tylko karty z tymi słowami w nazwie.
cli-arg-show = Gra, z której jest pozycja, albo zapis, którego pozycję pokazać.
cli-arg-entry = Pokaż pozycję po tym wpisie zapisu; bez tego po ostatnim.
cli-arg-ask = O które wybory z jedną opcją pytać i czy pytać o zapłatę, gdy jeden sposób jest najtańszy: needed (o żaden, który nic innym nie zdradza), turn-end (także o koniec twojej tury) albo all (o wszystkie).
cli-entry-of-record = --entry dotyczy zapisu. Pozycja nie ma wpisów.
cli-position = Jako wiersz: { $position }
cli-no-rule = Żadna zasada nie zawiera „{ $typed }”. Wszystkie podaje „duskbox rules GRA”.
cli-no-card = Żadna karta nie ma „{ $typed }” w nazwie. Wszystkie podaje „duskbox cards GRA”.
cli-no-cards = Gra „{ $game }” nie ma kart do przeczytania.
cli-no-ledger = Gra „{ $game }” nie ma spisu zasad.
cli-arg-pack-file = Pakiet w formacie TOML.
cli-arg-box-game = Nazwa gry; bez niej sprawdzane są wszystkie albo ta, do której należy pakiet.

cli-simulating = Trwa gra…
cli-simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }, gracz „{ $agent }”, średnio { $each } decyzji w grze (najwięcej { $longest })
cli-simulated-wins = Miejsce { $seat }, wygrane: { $games }, czyli { $share } (przedział 95%: od { $low } do { $high })
cli-simulated-outcome = { "  " }{ $outcome }: { $games } – { $share } (od { $low } do { $high })
cli-simulated-speed = Decyzje: { $decisions } w { $seconds } s, czyli { $speed } na sekundę, { $form }, { $workers ->
    [one] jeden proces
    [few] { $workers } procesy
   *[many] { $workers } procesów
  }
cli-form-compiled = silnik skompilowany
cli-form-interpreted = silnik interpretowany

cli-verified = { $game }: { $entries ->
    [one] jedyny wpis wynika
    [few] wszystkie { $entries } wpisy wynikają
   *[many] wszystkie wpisy ({ $entries }) wynikają
  } z zasad; { $draws ->
    [0] niczego nie losowano
    [one] jedno losowanie
    [few] { $draws } losowania
   *[many] { $draws } losowań
  }.
cli-verified-outcome = Koniec gry: { $outcome }. Pozycja końcowa { $hash }.
cli-verified-fair = Uczciwie: ziarno zgadza się ze zobowiązaniem { $commitment } i wyznacza każde losowanie.
cli-verified-sealed = Ziarno jest jeszcze tajne (zobowiązanie { $commitment }); losowania można będzie sprawdzić po zakończeniu gry.
cli-verified-inherited = Pierwsze wpisy ({ $entries }) przejęto z innej gry: ich losowania są podane, nie udowodnione.
cli-verified-asked = Losowania wpisano przy prawdziwym stole i nie da się ich sprawdzić.
cli-verified-fast = Losowania pochodzą z generatora symulacji, który nie obiecuje uczciwości.
cli-verified-marks = { $marks ->
    [one] Raz cofnięto wybór
    [few] { $marks } razy cofnięto wybory
   *[many] { $marks } razy cofnięto wybory
  }, choć wyszło już na jaw coś ukrytego.

cli-open-questions = Pytania, które instrukcja zostawia otwarte, z odpowiedzią, według której gramy domyślnie
cli-rule-ruling = Rozstrzygnięcie ustawiane przed grą: { $name } = { $values }
cli-rule-certainty = Pewność: { $certainty }
cli-rule-source = W instrukcji: { $source }
cli-rule-note = Uwaga: { $note }
certainty-stated = tak mówi instrukcja
certainty-inferred = wynika z tego, co mówi instrukcja
certainty-ambiguous = nasze odczytanie; instrukcję można rozumieć inaczej
cli-rule-why = Dlaczego: { $why }
cli-rule-tests = { $tests ->
    [0] Żaden test nie wymienia tej zasady.
    [one] Obejmuje ją jeden test:
    [few] Obejmują ją { $tests } testy:
   *[many] Obejmuje ją { $tests } testów:
  }
cli-coverage = Testy obejmują { $covered } z { $all } identyfikatorów.
cli-uncovered = Bez testu: { $ids }
cli-pack-good = { $file } to poprawny pakiet. Zawartość { $hash }.
cli-box-good = { $game }: pudełko jest kompletne. { $kinds ->
    [one] Jeden rodzaj
    [few] { $kinds } rodzaje
   *[many] { $kinds } rodzajów
  } kart, arkuszy i pól, razem sztuk: { $pieces }, wszystko opisane w trzech językach.
cli-box-unproved = { $game }: ta gra nie ma sprawdzianu swojego pudełka.
cli-box-bad = { $game }: w pudełku { $faults ->
    [one] jest jeden błąd
    [few] są { $faults } błędy
   *[many] jest { $faults } błędów
  }.
error-ruling-form = „{ $text }” nie jest rozstrzygnięciem. Zapisz je jako NAZWA=WARTOŚĆ; nazwy i wartości podaje „duskbox rules GRA”.
error-resume-and-set-up = Zapisana gra toczy się dalej tak, jak ją przygotowano. Pomiń --resume, aby zacząć nową z innymi ustawieniami.
error-position-and-set-up = Pozycja ma własne ustawienia, rozstrzygnięcia i losowania: pomiń --position albo wszystko inne, co przygotowuje grę.
error-pack-toml = { $file } nie jest poprawnym plikiem TOML: { $reason }
error-pack-no-game = { $file } nie mówi, do której gry należy. Dodaj tabelę [pack] z wpisem game = "…" ({ $allowed }).

cli-mark-rulebook = instrukcja
cli-mark-public = źródło publiczne
cli-mark-house = nasze
cli-mark-pack = pakiet

# Prowadzenie serwera

cli-do-serve = Uruchom serwer gier w przeglądarce i przez sieć.
cli-do-db = Zarządzanie bazą danych serwera.
cli-do-db-upgrade = Zaktualizuj bazę danych do schematu, którego używa ten Duskbox.
cli-do-db-check = Sprawdź, czy baza danych działa, ma aktualny schemat i nie jest uszkodzona.
cli-do-db-backup = Zapisz wszystko, co jest w bazie danych, do pliku.
cli-do-db-restore = Wypełnij pustą bazę danych z takiego pliku.
cli-do-reproduce = Dokonaj jeszcze jednego wyboru na końcu zapisu i pokaż, gdzie zawodzi.

cli-arg-config = Konfiguracja, plik TOML; jej pola opisuje docs/server.md.
cli-arg-database-url = Baza danych: postgresql://… albo sqlite:///…; bez tego plik w folderze danych.
cli-arg-data = Folder na plik bazy danych i na raporty.
cli-arg-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 to każdy adres tej maszyny.
cli-arg-port = Port, na którym serwer nasłuchuje.
cli-arg-open = Otwórz też przeglądarkę.
cli-arg-bus-url = Magistrala Redis, potrzebna kilku procesom: redis://…
cli-arg-server-workers = Ile procesów obsługuje graczy; więcej niż jeden wymaga PostgreSQL i Redis.
cli-arg-backup = Kopia zapasowa, plik skompresowany.
cli-arg-choose = Klucz opcji, która ma zostać wybrana.
cli-arg-choose-seat = Miejsce, które wybiera, liczone od 1; bez tego to, które jest pytane.

cli-serving = Duskbox działa pod adresem { $address }
cli-serving-others = Z innych urządzeń w twojej sieci: { $address }
cli-serving-stop = Ctrl+C zatrzymuje serwer. Zapisane gry: { $folder }
cli-reproduced = „{ $key }” działa: to wpis { $entry } zapisu i nic się nie zepsuło.
cli-db-kept = Baza danych ma już aktualny schemat ({ $after }).
cli-db-upgraded = Baza danych ma teraz schemat { $after }; przedtem miała { $before }.
cli-db-good = Baza danych { $url } działa, ma aktualny schemat ({ $has }) i nie jest uszkodzona.
cli-db-bad = Baza danych { $url } jest uszkodzona. Zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową do nowej bazy (docs/server.md).
cli-db-damaged = Uszkodzenie: { $detail }
cli-db-stray = W „{ $table }” są wiersze gier, których nie ma: { $rows }.
cli-db-gap = Gra { $match }: w jej zapisie brakuje wpisów.
cli-db-seats = Gra { $match }: brakuje miejsc.
cli-db-header = Gra { $match }: nie da się odczytać jej nagłówka.
cli-db-none = Baza danych { $url } nie jest jeszcze założona. Uruchom „duskbox db upgrade”.
cli-db-other = Baza danych { $url } ma schemat { $has }, a ten Duskbox używa { $knows }. Uruchom „duskbox db upgrade”; jeśli to się nie uda, zaktualizuj Duskbox.
cli-db-backed-up = { $rows ->
    [one] Zapisano { $rows } wiersz
    [few] Zapisano { $rows } wiersze
   *[many] Zapisano { $rows } wierszy
  } do pliku { $file }. Zawiera przyszłe losowania trwających gier i inne tajemnice: przechowuj go w bezpiecznym miejscu.
cli-db-restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
   *[many] Przywrócono { $rows } wierszy
  } z pliku { $file }.

## Ekran startowy

cli-start-title = W co chcesz zagrać?
cli-start-go-on = Graj dalej w ostatnią grę
cli-start-saves = Zapisane gry
cli-start-replay = Obejrzyj: { $name }
cli-start-new = Nowa gra: { $game }
cli-start-browser = Graj w przeglądarce
cli-start-browser-about = Uruchamia serwer na tym komputerze i otwiera jego stronę.
cli-start-speaks = polski
cli-start-begin = Zacznij
cli-start-more = Więcej ustawień
cli-start-others = Pozostałe miejsca
cli-start-others-people = ludzie przy tym ekranie
cli-start-others-people-about = Ekran przechodzi z rąk do rąk, z przerwą po drodze.
cli-start-others-quick = szybki bot
cli-start-others-quick-about = Gra od razu, według prostych zasad.
cli-start-others-strong = silny bot
cli-start-others-strong-about = Nad każdym wyborem myśli przez sekundę.

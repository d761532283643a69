### To, co mówi sama strona. Wszystko o grze pochodzi ze słów samej gry.

web-not-built = Serwer działa, ale jego strona nie została zbudowana. Zbuduj ją i uruchom serwer ponownie:
web-not-built-api = Programy mogą już grać; o co mogą pytać, opisano pod adresem

## Dookoła

web-skip = Przejdź do treści
web-nav = Duskbox
web-home = Strona główna
web-settings = Ustawienia
web-language = Język
web-close = Zamknij
web-copy = Kopiuj
web-copied = Skopiowano
web-looking = Chwileczkę…
web-lost = Nie ma takiej strony
web-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
web-unreachable-again = Serwer nie odpowiada. Próbujemy dalej…
web-name = Imię
web-your-name = Twoje imię
web-nameless = bez imienia

## Strona główna

web-games = Gry
-fear-of-the-dark = Fear of the Dark
-a-touch-of-evil = Dotyk Zła
web-game-fear-of-the-dark = { -fear-of-the-dark }
web-game-a-touch-of-evil = { -a-touch-of-evil }
web-about-fear-of-the-dark = Samotnie w labiryncie, z garstką zapałek i umysłem z dziewięciu kart. Odkryj każde pomieszczenie, a potem znajdź drzwi, za którymi nie ma już nic.
web-about-a-touch-of-evil = Do Shadowbrook przyszło zło. Przeszukaj miasteczko, sprawdź, komu można ufać, i staw czoło Złemu w jego Legowisku. Dla 2–8 Bohaterów, przeciw sobie albo razem.
web-play = Graj
web-set-up = Przygotuj…
web-host = Otwórz stół
web-rules = Zasady
web-cards = Karty
web-continue = Graj dalej
web-show-all = Pokaż wszystkie: { $count }
web-state-lobby = czeka na graczy
web-state-playing = w toku
web-state-over = zakończona
web-state-frozen = wstrzymana
web-state-replay = zapis
web-join = Dołącz do stołu
web-code = Kod zaproszenia
web-join-go = Dołącz
web-daily = Labirynt dnia
web-daily-short = labirynt dnia
web-daily-about = Te same pomieszczenia i losowania dla wszystkich, jedna próba, niczego się nie cofa.
web-daily-begin = Zacznij
web-daily-go-on = Graj dalej w dzisiejszym labiryncie
web-daily-results = Wyniki z { $day }
web-daily-none = Nikt z niego jeszcze nie wyszedł.
web-daily-end = Koniec
web-daily-moves = Wybory
web-daily-time = Czas
web-daily-won = ucieczka udana
web-daily-lost = przegrana
web-replays = Obejrzyj grę
web-record-file = Zapis z twojego dysku
web-share-code = Kod do udostępnienia
web-position-text = Pozycja, od której chcesz zagrać
web-play-from = Graj od tego miejsca
web-look = Obejrzyj

## Nowa gra

web-new-match = Nowa gra
web-more-settings = Więcej ustawień
web-rulings = Otwarte kwestie zasad
web-rulings-about = Instrukcja zostawia je otwarte. Ustawiono odpowiedzi, które polecamy; wasz stół może widzieć to inaczej.
web-table-terms = Stół: cofanie, zegar, goście, ziarno losowania
web-undo-policy = Wybory można cofać
web-undo-policy-default = { $seats ->
    [1] jak zwykle: zawsze
   *[other] jak zwykle: za zgodą pozostałych
}
web-undo-policy-open = zawsze, ze śladem, jeśli wyszło na jaw coś ukrytego
web-undo-policy-consent = swobodnie, dopóki nic ukrytego nie zostało ujawnione, potem za zgodą wszystkich
web-undo-policy-free = tylko dopóki nie wyjdzie na jaw nic ukrytego
web-undo-policy-none = nigdy
web-clock = Zegar
web-clock-none = bez zegara
web-clock-decision = na każdą decyzję
web-clock-bank = na całą grę
web-clock-minutes = Minuty
web-clock-increment = Sekundy dodawane za każdą decyzję
web-clock-days = { $days } d { $hours } godz.
web-away = Po ilu minutach nieobecności gra bot (0 = nigdy)
web-terms-chat = Gracze mogą rozmawiać
web-terms-spectators = Inni mogą się przyglądać
web-seed = Ziarno (opcjonalne)
web-seed-about = To samo ziarno przy tych samych ustawieniach daje te same tasowania i rzuty. Puste pole oznacza ziarno losowe.
web-pack = Własne pudełko: pakiet
web-pack-about = Pakiet to mały plik TOML, który podmienia karty, pomieszczenia, liczby lub nazwy, tak by gra była tą z twojego pudełka. Jak go napisać, mówi docs/packs.md.
web-pack-file = Plik pakietu
web-pack-reading = Czytanie pakietu…
web-pack-laid = Pakiet „{ $name }” pasuje i zostanie nałożony na pudełko.
web-pack-off = Graj bez niego
web-fill-open = Znajomi przez sieć
web-fill-bots = Przeciw botom
web-fill-here = Wszyscy przy tym ekranie
web-seat-kind = Kto zajmuje miejsce { $seat }
web-seat-name = Imię na miejscu { $seat }
web-kind-human = przy tym ekranie
web-kind-bot = bot
web-kind-open = wolne miejsce
web-open-table = Otwórz stół
web-open-table-about = Dostaniesz odnośnik dla pozostałych i zaczniesz, gdy wszyscy przyjdą.
web-start = Zacznij
web-start-about = Są wszyscy: gra zaczyna się od razu.

## Przed początkiem

web-lobby-host = Przekaż odnośnik i zacznij, gdy wszystkie miejsca będą zajęte.
web-lobby-guest = Siedzisz przy stole. Gospodarz zacznie, gdy wszystkie miejsca będą zajęte.
web-lobby-wait = Czekamy, aż gospodarz zacznie…
web-invite-link = Odnośnik dla pozostałych
web-invite-code = Albo kod:
web-bot = Rodzaj bota
web-sit-here = Usiądź tutaj
web-put-bot = Dodaj bota
web-free-seat = Zwolnij miejsce
web-commitment = Zobowiązanie dla tasowań i rzutów:
web-join-seated = Siedzisz już przy tym stole.
web-to-table = Do stołu
web-watch = Tylko się przyglądaj
web-claim-about = Dostajesz miejsce { $seat }. Od teraz grasz na nim ty.
web-claim = Zajmij miejsce
web-agent-random = Losowo
web-agent-search = Silna SI (przeszukiwanie)
web-agent-thumb = Prosta SI

## Stół

web-board = Plansza
web-asked = Pytanie i wybory
web-side = Cofanie, dziennik i czat
web-rule = Zasada { $rule }
web-side-tabs = Dziennik i rozmowa
web-play-failed = Ten stół jest dla ciebie zamknięty
web-ask-wait = Teraz myśli { $who }…
web-ask-wait-about = Teraz myśli { $who }: { $about }…
web-ask-wait-secret = Inny gracz decyduje w tajemnicy…
web-ask-paused = Gra jest wstrzymana.
web-paused-host = Zegary stoją i nikt nie może wybierać, dopóki nie zakończysz przerwy.
web-paused-guest = Zegary stoją i nikt nie może wybierać, dopóki gospodarz nie zakończy przerwy.
web-ask-frozen = Gra trafiła na błąd i jest wstrzymana. Nic nie przepadło.
web-frozen-host = Jako gospodarz możesz cofnąć jeden ruch i grać dalej; dziennik to pokaże.
web-frozen-guest = Wybór, przy którym coś się zepsuło, nie doszedł do skutku. Gospodarz może wznowić grę o jeden wybór wcześniej.
web-step-back = Cofnij o jeden wybór i graj dalej
web-options = Wybory
web-options-search = Znajdź wybór
web-options-below = { $count ->
    [one] Jeszcze jeden ▾
    [few] Jeszcze { $count } ▾
    [many] Jeszcze { $count } ▾
   *[other] Jeszcze { $count } ▾
  }
web-anytime = Inne działania ({ $count })
web-sure-option-give-up = Na pewno się poddać? Naciśnij jeszcze raz.
web-why = Dlaczego nie?
web-keys = Klawisze
web-odds-point = Wskaż wybór, a zobaczysz jego szanse.
web-odds-tap = Dotknij wyboru, a zobaczysz jego szanse; dotknij jeszcze raz, aby wybrać.
web-text-view = Słowami
web-text-view-on = Opisuj stół tekstem zamiast rysunku
web-log = Dziennik
web-log-empty = Nic się jeszcze nie stało.
web-log-older = Pokaż, co było wcześniej
web-log-taken-back = Cofnięto:
web-missed = Pod twoją nieobecność
web-missed-count = { $more ->
    [yes] Ostatnie wiersze ({ $count }); reszta jest w dzienniku.
   *[no] { $count ->
        [one] Jeden wiersz
        [few] { $count } wiersze
       *[many] { $count } wierszy
    }
  }
web-missed-done = Rozumiem
web-undo-bar = Cofanie
web-undo = Cofnij
web-redo = Ponów
web-undo-none = Przy tym stole niczego się nie cofa.
web-undo-nothing = Nie ma czego cofnąć.
web-undo-free = Można cofnąć swobodnie: od tamtej chwili nic ukrytego nie zostało ujawnione.
web-undo-marked = Od tamtej pory wyszło na jaw coś ukrytego: zostanie ślad.
web-undo-consent = Od tamtej pory wyszło na jaw coś ukrytego: decydują pozostali.
web-undo-asked = { $who } prosi o cofnięcie ostatniego wyboru.
web-undo-back = Jeśli się zgodzisz, to zostanie cofnięte, choć już o tym wiesz:
web-undo-agree = Zgoda
web-undo-refuse = Nie ma zgody
web-undo-waiting = Pytamy pozostałych, czy można to cofnąć.
web-undo-agreed = Zgadzasz się. Czekamy na pozostałych.
web-undo-declined = Nie wszyscy się zgodzili: wybór pozostaje.
web-undo-over = Prośba o cofnięcie jest zamknięta: wybór pozostaje.
web-seats = Miejsca
web-seat-me = ty
web-seat-asked = teraz decyduje
web-seat-open = wolne
web-seat-here = przy stole
web-seat-away = z dala od stołu
web-seat-bot = bot: { $agent }
web-seat-stand-in = z dala od stołu; zastępuje { $agent }
web-stood-in = { $who }: miejsce przy stole jest puste. Na razie gra tu bot: { $agent }.
web-bot-seat = { $agent } ({ $seat })
web-chat = Czat
web-chat-said = { $who }: { $text }
web-chat-empty = Nie ma jeszcze wiadomości.
web-chat-write = Napisz wiadomość
web-chat-send = Wyślij
web-chat-mute = Wycisz: { $who }
web-line-open = Połączono
web-line-waiting = Połączenie przerwane, wracamy…
web-press-lost = Brak połączenia: wybór nie dotarł. Wybierz ponownie, gdy połączenie wróci.
web-watching = Oglądasz
web-menu = Więcej
web-menu-leave = Odejdź od stołu (zachowaj miejsce)
web-menu-pause = Wstrzymaj
web-menu-resume = Zakończ przerwę
web-menu-hand-over = Oddaj komuś moje miejsce
web-menu-bot = Niech za mnie gra bot
web-menu-stand-up = Odejdź od stołu
web-hand-over-link = Kto pierwszy otworzy ten odnośnik, przejmie twoje miejsce. Widać go tylko teraz; dopóki nikt go nie użyje, możesz go wycofać w menu.
web-seat-link = Odnośnik do miejsca
web-hand-over = Ekran przejmuje { $who }.
web-hand-over-me = To ja, { $who }
web-hide-and-hand-over = Ukryj i oddaj ekran
web-again = Jeszcze raz
web-card = Karta
web-card-unknown = Tej karty nie ma w pudełku.
web-card-read = Co robi karta { $card }
web-all-cards = Wszystkie karty

## Jak się skończyło

web-verdict-you-won = Wygrana!
web-verdict-you-won-with = Wygrana! Razem z tobą wygrywa: { $who }.
web-verdict-you-lost = Przegrana.
web-verdict-you-lost-to = Przegrana. Zwycięstwo: { $who }.
web-verdict-all-won = Wszyscy wygrywacie razem!
web-verdict-all-lost = Wszyscy przegrywacie razem.
web-verdict-they-won = Zwycięstwo: { $who }.
web-verdict-none-won = Nikt z graczy nie wygrał.

## Klawisze

web-help = Klawisze
web-help-choose = wybór
web-help-arrows = od wyboru do wyboru
web-help-enter = weź to, co zaznaczone
web-help-undo = cofnij
web-help-redo = ponów
web-help-odds = szanse wskazanego wyboru
web-help-why = czego teraz nie można i dlaczego
web-help-log = do dziennika
web-help-text = stół słowami albo rysowany
web-help-skip = od razu pokaż, co zrobiły boty
web-help-help = ta lista

## Zasady i karty

web-rules-search = Szukaj w zasadach
web-rules-topics = Tematy
web-rules-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
  }
web-open-questions = Otwarte kwestie
web-rule-switch = Można ustawić przed grą:
web-rule-default = { $value } (domyślnie)
web-cards-about = Teksty kart powstają wprost z kodu zasad. Znacznik pokazuje, skąd pochodzą liczby.
web-cards-search = Szukaj wśród kart
web-deck = Talia
web-all-decks = wszystkie
web-cards-found = { $count ->
    [one] Jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
web-mark-rulebook-about = Tak podaje instrukcja.
web-mark-public-about = Tak podaje publiczne źródło.
web-mark-house-about = Nasze: instrukcja zostawia to drukowanej karcie.
web-mark-pack-about = Z pakietu nałożonego na pudełko.

## Odtwarzanie

web-replay = Przebieg gry
web-story = Co się wydarzyło
web-story-why = Tę grę rozegrano według zasad w wersji { $rules }, której ten Duskbox już nie ma. Nie można jej odtworzyć, ale oto, co się wydarzyło.
web-replay-scrub = Chwila
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-run = Odtwarzaj
web-replay-stop = Zatrzymaj
web-replay-next = Krok dalej
web-replay-last = Na koniec
web-replay-speed = Tempo
web-replay-seat = Widok gracza
web-replay-share = Przekaż dalej
web-replay-link = Odnośnik do tej chwili
web-replay-download = Pobierz zapis
web-replay-play-on = Graj dalej od tego miejsca
web-share-get = Utwórz kod do udostępnienia
web-entry-start = Gra zostaje przygotowana.
web-entry-salt = Miejsce { $seat } dodaje swoją losową sól.
web-entry-undo = Wybór zostaje cofnięty.
web-entry-redo = Wybór zostaje ponowiony.
web-entry-step-back = Gospodarz cofa wybór, przy którym gra trafiła na błąd.
web-fair = Czy losowania były uczciwe?
web-fair-about = Twoja przeglądarka przelicza każde tasowanie i każdą kość z ziarna, które zobowiązanie ustaliło przed pierwszym wyborem.
web-fair-check = Sprawdź tutaj
web-fair-no-crypto = Ta przeglądarka sprawdza tylko przez HTTPS albo na komputerze, na którym działa serwer. Zrobi to też „duskbox verify”.
web-fair-sum = Zapis jest nienaruszony.
web-fair-sum-failed = Zapis został zmieniony: suma się nie zgadza.
web-fair-form-failed = To nie jest zapis.
web-fair-commitment = Ziarno zgadza się ze zobowiązaniem.
web-fair-commitment-failed = Ziarno nie zgadza się ze zobowiązaniem.
web-fair-draws = { $draws ->
    [0] Niczego nie losowano.
    [one] Jedyne losowanie wynika z ziarna.
    [few] Wszystkie { $draws } losowania wynikają z ziarna.
    [many] Wszystkie losowania ({ $draws }) wynikają z ziarna.
   *[other] Wszystkie losowania ({ $draws }) wynikają z ziarna.
  }
web-fair-draws-failed = Wpis { $entry }: losowanie z „{ $stream }” nie wynika z ziarna.
web-fair-sealed = Ziarno jest jeszcze tajne; zostanie ujawnione po zakończeniu gry.
web-fair-typed-in = Losowania wpisano przy prawdziwym stole i nie da się ich sprawdzić.
web-fair-fast = Losowania pochodzą z symulacji i niczego nie obiecują.
web-fair-inherited = Wpisy przejęte z innej gry: { $entries }; ich losowania są podane, nie udowodnione.

## Ustawienia

web-settings-about = Zostają w tej przeglądarce i nigdzie indziej.
web-text-size = Wielkość tekstu
web-text-size-normal = zwykła
web-text-size-large = duża
web-text-size-huge = bardzo duża
web-motion = Ruch
web-motion-system = jak w ustawieniach urządzenia
web-motion-full = Animacje włączone
web-motion-still = Animacje wyłączone
web-pace = Jak szybko pokazywać ruchy innych
web-pace-calm = W tempie czytania
web-pace-quick = Dwa razy szybciej
web-pace-none = Od razu
web-pace-skip = Pomiń
web-sound = Dźwięk
web-sound-on = Dźwięk
web-captions = Napisy do dźwięków
web-caption-event = [stuknięcie]
web-caption-turn = [dzwonek: twoja kolej]
web-caption-end = [niski akord: koniec]

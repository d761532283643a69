# Co mówi polecenie `duskbox`.

cli-about = Planszowe gry grozy z kompletem zasad. Bez polecenia dom otwiera się w przeglądarce; polecenia grają w terminalu, odtwarzają, sprawdzają, symulują i otwierają serwer.
cli-commands = Polecenia
cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję i to, czy silnik działa skompilowany, czy interpretowany.
cli-usage = { $detail }. Zobacz „{ $command } --help”.
cli-usage-unknown = „{ $given }” nie jest tu znane. Zobacz „{ $command } --help”.
cli-usage-missing = Czegoś brakuje: { $given }. Zobacz „{ $command } --help”.
cli-usage-choice = Nie ma polecenia „{ $given }”. Są: { $known }.
cli-usage-near = Nie ma polecenia „{ $given }”. Może chodzi o „{ $near }”?
cli-usage-number = { $flag } wymaga liczby całkowitej, a nie „{ $given }”.
cli-usage-value = { $flag } wymaga wartości. Zobacz „{ $command } --help”.
cli-head-usage = Użycie:
cli-head-arguments = Czego dotyczy
cli-head-options = Opcje
cli-system = Nie udało się ({ $reason }).
cli-usage-decimal = { $flag } wymaga liczby, a nie „{ $given }”.
cli-usage-values = { $flag } wymaga wartości w liczbie { $many }. Zobacz „{ $command } --help”.
cli-usage-ambiguous = „{ $given }” może znaczyć kilka rzeczy: { $could }.
cli-no-file = Nie ma pliku „{ $file }”. Sprawdź nazwę.
cli-folder = „{ $file }” to folder. Podaj plik, który w nim leży.
cli-not-text = „{ $file }” nie jest plikiem tekstowym, więc nie zawiera zapisu ani pakietu.
cli-file = Nie można użyć pliku „{ $file }” ({ $reason }). Sprawdź nazwę i uprawnienia.

cli-do-play = Graj w tym terminalu; przerwana gra toczy się dalej od miejsca, w którym ją zostawiono.
cli-do-simulate = Rozegraj wiele gier i pokaż wyniki.
cli-do-replay = Przejdź krok po kroku przez zapis gry.
cli-do-verify = Sprawdź zapis: zasady, wynik i uczciwość każdego losowania.
cli-do-share = Zamień zapis na krótki kod do odnośników albo taki kod na zapis.
cli-do-show = Narysuj pozycję z jej notacji.
cli-do-rules = Czytaj zasady albo jedną z nich, podając jej identyfikator.
cli-do-cards = Wypisz karty: ich działanie, liczbę sztuk i pochodzenie wartości.
cli-do-ledger = Wypisz wszystkie zasady wraz z testami, które je obejmują.
cli-do-games = Wypisz gry.
cli-do-pack = Pakiety, które podmieniają pomieszczenia, talie i nazwy.
cli-do-check = Sprawdź pakiet i powiedz, co w nim nie pasuje.
cli-do-box = Pudełko gry jako całość.
cli-do-box-check = Sprawdź, czy pudełko jest kompletne: liczby, oznaczenia, słowa i to, czy każda karta może się pojawić.

cli-arg-lang = Język wszystkiego, co czytasz.
cli-arg-game = Nazwa gry; listę podaje „duskbox games”.
cli-arg-seed = Słowo lub liczba ustalająca los. Bez niej los jest świeży.
cli-arg-salt = Twoje własne słowo domieszane do losu, aby nikt nie wybrał go sam.
cli-arg-real-dice = Masz pudełko pod ręką: wpisujesz, co zostało dobrane.
cli-arg-plain = Zwykły tekst, wiersz po wierszu; także dla czytników ekranu i potoków.
cli-arg-new = Zacznij nową grę, nawet jeśli poprzednia jest niedokończona.
cli-arg-resume = Wróć do zapisanej gry.
cli-arg-save = Trzymaj zapis także w tym pliku.
cli-arg-undo = Kto może cofać wybory: zawsze, ze śladem; za zgodą innych; dopóki nikt się niczego nie dowiedział; nikt.
cli-arg-hand-over = Czy ekran przechodzi z rąk do rąk z przerwą: gdy siedzi przed nim człowiek (auto), zawsze (always) czy nigdy (never).
cli-arg-seat = Pokaż tylko to, co może wiedzieć to miejsce, licząc od 1; 0 to widz. Bez tego skończona gra jest odkryta.
cli-arg-games = Ile gier.
cli-arg-agent = Kto gra: random, thumb albo search z budżetem, na przykład search:400.
cli-arg-sim-seed = Liczba ustalająca los wszystkich gier.
cli-arg-workers = Ile procesów dzieli się pracą; bez tego wszystkie rdzenie.
cli-arg-json = Wypisz JSON.
cli-arg-file = Plik z zapisem, kod do udostępnienia albo „-”, czyli standardowe wejście.
cli-arg-position = Pozycja w notacji programu „duskbox”, w cudzysłowie.
cli-arg-id = Identyfikator zasady, na przykład FD-MOVE-01.
cli-arg-ruling = Rozstrzygnij otwartą kwestię zasad inaczej; listę podaje „duskbox rules”. Można podać kilka razy.
cli-arg-pack = Pakiet nakładany na zawartość gry.
cli-arg-pack-file = Pakiet w formacie TOML.
cli-arg-box-game = Nazwa gry; bez niej sprawdzane są wszystkie albo ta, do której należy pakiet.

cli-simulating = Trwa rozgrywka…
cli-simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
  }, gracz „{ $agent }”, średnio { $each } decyzji w grze (najwięcej { $longest })
cli-simulated-wins = Miejsce { $seat }, wygrane: { $games }, czyli { $share }% (przedział 95%: od { $low } do { $high }%)
cli-simulated-outcome = { "  " }{ $outcome }: { $games } – { $share }% (od { $low } do { $high }%)
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
cli-verified-sealed = Ziarno jest jeszcze zapieczętowane pod { $commitment }; losowania można będzie sprawdzić po zakończeniu gry.
cli-verified-inherited = Pierwsze wpisy ({ $entries }) przejęto z innej rozgrywki: ich losowania są podane, nie udowodnione.
cli-verified-asked = Losowania wpisano przy prawdziwym stole i nie da się ich sprawdzić.
cli-verified-fast = Losowania pochodzą z generatora symulacji, który nie obiecuje uczciwości.
cli-verified-marks = { $marks ->
    [one] Raz cofnięto wybór
    [few] { $marks } razy cofnięto wybory
   *[many] { $marks } razy cofnięto wybory
  }, choć wcześniej już się czegoś dowiedziano.

cli-rulings = Rozstrzygnięcia: otwarte kwestie, które możesz rozstrzygnąć po swojemu
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
error-pack-toml = { $file } nie jest poprawnym plikiem TOML: { $reason }
error-pack-no-game = { $file } nie mówi, do której gry należy. Dodaj tabelę [pack] z wpisem game = "…" ({ $allowed }).

cli-mark-rulebook = instrukcja
cli-mark-public = źródło publiczne
cli-mark-house = nasze
cli-mark-pack = pakiet

# Prowadzenie serwera

cli-do-serve = Otwórz dom: serwer rozgrywek w przeglądarce i przez sieć.
cli-do-db = Opieka nad bazą danych serwera.
cli-do-db-upgrade = Doprowadź bazę danych do postaci, którą zna ten Duskbox.
cli-do-db-check = Powiedz, czy baza danych odpowiada i ma właściwą postać.
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
cli-arg-choose-seat = Miejsce, które wybiera, liczone od 0 jak w raportach; bez tego to, które jest pytane.

cli-serving = Dom jest otwarty: { $address }
cli-serving-stop = Ctrl+C go zamyka. Rozgrywki są przechowywane w { $folder }.
cli-reproduced = „{ $key }” działa: to wpis { $entry } zapisu i nic się nie zepsuło.
cli-db-kept = Baza danych ma już właściwą postać ({ $after }).
cli-db-upgraded = Baza danych ma teraz postać { $after }; przedtem miała { $before }.
cli-db-good = Baza danych { $url } odpowiada i ma właściwą postać ({ $has }).
cli-db-none = Baza danych { $url } nie jest jeszcze założona. Uruchom „duskbox db upgrade”.
cli-db-other = Baza danych { $url } ma postać { $has }, a ten Duskbox { $knows }. Uruchom „duskbox db upgrade”; jeśli to się nie uda, zaktualizuj Duskbox.
cli-db-backed-up = { $rows ->
    [one] Zapisano { $rows } wiersz
    [few] Zapisano { $rows } wiersze
   *[many] Zapisano { $rows } wierszy
  } do pliku { $file }. Zawiera przyszły los trwających rozgrywek i inne tajemnice: trzymaj go bezpiecznie.
cli-db-restored = { $rows ->
    [one] Przywrócono { $rows } wiersz
    [few] Przywrócono { $rows } wiersze
   *[many] Przywrócono { $rows } wierszy
  } z pliku { $file }.

### Co mówi serwer, gdy nie może spełnić prośby, i co można zrobić zamiast tego.

## Droga do serwera

error-no-such-page = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
error-bad-request = Serwer nie rozumie tego żądania. Opis interfejsu jest pod adresem /api/v1/schema.
error-foreign-page = To żądanie przyszło z obcej strony, więc nic nie zrobiono. Otwórz Duskbox pod jego własnym adresem i spróbuj stamtąd.
error-foreign-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Jeśli ta nazwa jest twoja, dodaj ją do „hosts” w konfiguracji.
error-too-fast = Za dużo naraz. Odczekaj kilka sekund i kontynuuj.
error-slow-body = Żądanie nie nadeszło w całości na czas. Sprawdź połączenie i wyślij je jeszcze raz.
error-too-many-matches = Z twojego adresu otwarto w ciągu godziny wiele gier. Zagraj w jedną z nich albo odczekaj chwilę przed otwarciem następnej.
error-too-many-visitors = Z twojego adresu przyszło w ciągu godziny wiele nowych przeglądarek. Odczekaj chwilę albo wróć w tej, w której już tu grano.
error-not-for-you = To może czytać tylko operator tego serwera.
error-server = Coś zepsuło się po naszej stronie. Wszystko, co było potwierdzone, jest bezpieczne: odśwież stronę. Operator znajdzie przyczynę w dzienniku.
error-restarting = Serwer uruchamia się ponownie. Gra jest bezpieczna; połączenie za chwilę wróci samo.

## Gry

error-no-such-match = Nie ma takiej gry. Mogła zostać usunięta; sprawdź odnośnik.
error-match-lobby = Ta gra jeszcze się nie zaczęła. Gospodarz zacznie ją, gdy wszystkie miejsca będą zajęte.
error-match-started = Ta gra już trwa, a to można zrobić tylko przed jej rozpoczęciem.
error-match-over = Ta gra jest skończona. Obejrzyj jej przebieg albo otwórz nową.
error-match-frozen = Ta gra jest wstrzymana z powodu błędu w naszych zasadach. Nic nie przepadło: gospodarz może cofnąć jeden ruch i grać dalej, a operator dostał raport.
error-match-replay = To zapis do oglądania. Wczytaj go ponownie, aby grać od tego miejsca.
error-match-paused = Gra jest wstrzymana. Graj dalej, gdy gospodarz zakończy przerwę.
error-undo-enough = Tyle już tu zrobiono i cofnięto (liczba wpisów: { $most }), że niczego więcej nie można cofnąć. Wybierz coś i graj dalej.
error-undo-asked-already = Pozostałych już zapytano, czy możesz cofnąć ten wybór. Graj dalej.
error-too-busy = Przy tym stole dzieje się zbyt wiele naraz. Spójrz na stół w obecnym stanie i wybierz jeszcze raz.
error-stale-version = Stół zmienił się od twojego ostatniego spojrzenia. Spójrz na niego teraz i wybierz jeszcze raz.
error-not-asked-of-you = Nie możesz teraz wybrać „{ $key }”. Poczekaj na swoją kolej.
error-bad-terms = Wartość pola „{ $field }” nie ma sensu przy tym stole. Zegar wymaga od 1 sekundy do 30 dni, dodatek nie może przekraczać godziny, a gracza można uznać za nieobecnego najwcześniej po 5 sekundach.
error-too-many-seats = { $given ->
    [one] Obsadzono { $given } miejsce
    [few] Obsadzono { $given } miejsca
   *[many] Obsadzono { $given } miejsc
  }, a przy tych ustawieniach jest ich przy stole { $most }. Pomiń część albo zmień ustawienia.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  } Poczekaj na gracza albo dodaj bota.

## Miejsca

error-no-seat = Przy tym stole nie ma takiego miejsca. Tutaj miejsca liczy się od 0.
error-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
error-seat-gone = To miejsce nie należy już do ciebie: siedzi tam inny gracz albo bot. Poproś gospodarza, aby wpuścił cię ponownie.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie. Otwórz odnośnik, który do niego prowadzi, albo poproś o nowy osobę, która je zajmuje.
error-not-host = To może zrobić tylko gospodarz tego stołu.
error-no-such-invite = Pod tym kodem nie czeka żadna gra. Sprawdź go albo poproś o nowy.
error-not-invited = Aby tu usiąść, potrzebny jest kod zaproszenia. Poproś o niego gospodarza.
error-no-spectators = Tę grę mogą oglądać tylko ci, którzy w niej grają.
error-spectators-watch = Oglądasz tę grę. Zajmij miejsce, aby grać albo rozmawiać.
error-seat-present = Gracz na miejscu { $seat } jest tutaj. Zapytaj go albo pozwól, by grał za niego bot, dopóki nie odpowiada.
error-seat-hidden = Na miejscu { $seat } są karty, których inni nie mogą zobaczyć. Gra tam bot, a wrócić może tylko ten, kto siedział tam ostatnio.
error-ask-others = Na miejscu { $seat } są karty, których inni nie mogą zobaczyć. Zapytaj obecnych, czy ma je przejąć bot.
error-seat-bot = Miejsce { $seat } należy do bota, więc nie ma za kogo grać.
error-alone = Jesteś jedyną osobą przy tym stole, więc nie można oddać twojego miejsca. Zacznij od nowa albo usuń grę.
error-time-spent = Czas miejsca { $seat } się skończył, więc do końca gra bot.
error-no-proposal = Nie ma już o czym decydować: sprawę rozstrzygnięto albo wycofano.
error-link-closed = Ten odnośnik już nie działa: został użyty, wycofany lub zastąpiony albo minęła jego godzina. Poproś o nowy.
error-not-yours = Nie bierzesz udziału w tej grze.
error-match-deleted = Ta gra została usunięta.

## Cofanie

error-redo-other = Ten wybór należał do innego gracza i tylko ta osoba może go ponowić.
error-no-request = Nie ma prośby o cofnięcie albo gra poszła już dalej.

## Gniazdo

error-bad-message = Serwer nie zrozumiał tej wiadomości. Odśwież stronę; jeśli piszesz własnego klienta, protokół opisuje docs/protocol.md.
error-hello-first = Rozmowa zaczyna się od „hello”. Wyślij je najpierw.
error-too-slow = Twoje połączenie jest zbyt wolne i zostało zamknięte. Połącz się ponownie, a zobaczysz, co cię ominęło.
error-silent = Długo nie było od ciebie znaku, więc połączenie zostało zakończone. Wróć, a dowiesz się, co cię ominęło.
error-no-chat = Przy tym stole nie ma czatu.
error-empty-chat = Ta wiadomość jest pusta. Napisz coś.
error-hook-refused = { $hosts ->
    [0] Ten serwer nikogo nie powiadamia: operator nie dopuścił żadnego hosta.
   *[other] Na ten adres nie można wysyłać powiadomień. Musi to być adres http lub https o długości do { $most } znaków, bez nazwy użytkownika, hasła i fragmentu, na jednym z tych hostów: { $allowed }.
  }

## Zapisy i labirynt dnia

error-pack-file = To nie jest pakiet: wiersz { $line }, kolumna { $column } to nie jest poprawny TOML.
error-pack-text = To nie jest plik tekstowy, więc nie jest pakietem. Pakiet to plik TOML.
error-pack-unsaid = Ten plik nie mówi, że jest pakietem. Zacznij go od tabeli [pack], a w niej game = "{ $game }".
error-pack-elsewhere = Ten pakiet jest do innej gry ({ $game }). Zacznij z nim tamtą grę albo wybierz pakiet do tej.
error-pack-long = Ten pakiet jest za duży, żeby nim grać: razem ze wszystkim, co ustala się przed grą, może mieć najwyżej tyle znaków: { $most }.
error-record-or-share = Podaj zapis, kod albo pozycję, jedno z trojga.
error-position-over = W tej pozycji gra jest już skończona, więc nie można jej kontynuować. Weź wcześniejszą.
error-record-over = Gra z tego zapisu jest skończona, więc nie można jej kontynuować. Można ją obejrzeć.
error-daily-begun = Dzisiejszy labirynt masz już rozpoczęty, a próba jest jedna dziennie. Graj w nim dalej albo wróć jutro.
error-daily-open = Dzisiejszy labirynt jest otwarty dla innych do końca dnia. Jego zapis będzie można zobaczyć jutro.
error-daily-alone = W labirynt dnia gra się samemu, bez bota.
error-daily-no-help = W labiryncie dnia każdy decyduje sam: nie ma w nim podpowiedzi ani szans.

## Ustawianie serwera

error-config-toml = Konfiguracja { $file } nie jest poprawnym plikiem TOML: { $reason }
error-config-unknown = Konfiguracja nie ma pola „{ $name }”. Ma takie: { $allowed }.
error-config-value = „{ $value }” nie pasuje do pola „{ $name }” konfiguracji: potrzeba wartości innego rodzaju ({ $expected }).
expect-config-text = tekst
expect-config-whole = liczba całkowita
expect-config-number = liczba
expect-config-switch = true albo false
expect-config-list = lista tekstów
expect-config-bot = nazwa z liter, cyfr oraz znaków „-”, „_” i „.”, której nie ma żaden z naszych agentów, sama albo z „=MODUŁ:NAZWA” lub „=pipe:POLECENIE”
expect-config-address = adres IP albo sieć, na przykład 10.0.0.0/8
expect-config-host = nazwa hosta albo nazwa i port, na przykład games.example.org:8443
expect-config-name = nazwa hosta bez portu, na przykład games.example.org
expect-config-origin = adres w rodzaju https://games.example.org, bez niczego po nazwie hosta
error-config-workers = Przy większej liczbie procesów roboczych ({ $workers }) potrzebna jest baza PostgreSQL (database_url) i magistrala Redis (bus_url). Ustaw obie albo zostaw jeden proces.
error-config-database = „{ $url }” nie jest bazą danych, z której serwer może korzystać. Napisz postgresql://user@host/name albo sqlite:///folder/file.
error-config-bus = „{ $url }” nie jest magistralą, z której serwer może korzystać. Napisz redis://host:6379/0.
error-port-in-use = Na porcie { $port } hosta { $host } nasłuchuje inny program. Zatrzymaj go albo wybierz inny port opcją --port.
error-port-refused = Serwer nie może nasłuchiwać na porcie { $port } hosta { $host } ({ $reason }). Wybierz inne wartości --host i --port.
error-bus-unreachable = Magistrala { $url } nie odpowiada ({ $reason }). Uruchom Redis albo popraw bus_url.
error-database-unusable = Nie można korzystać z bazy danych { $url } ({ $reason }). Sprawdź, czy działa, czy adres jest dobry i czy możesz w niej zapisywać.
error-database-newer = Baza danych { $url } ma schemat { $has }, którego ten Duskbox nie zna (zna { $knows }). Zaktualizuj Duskbox.
error-database-served = Z bazy danych { $file } korzysta już inny serwer Duskbox (proces { $process }). Dwa nie widziałyby nawzajem swoich ruchów. Zatrzymaj go albo wskaż inną bazę opcją --data lub --database-url.
error-stranded = { $games ->
    [one] { $games } gra toczy się według zasad, których ten Duskbox nie ma, i nie dałoby się jej dokończyć.
    [few] { $games } gry toczą się według zasad, których ten Duskbox nie ma, i nie dałoby się ich dokończyć.
   *[many] { $games } gier toczy się według zasad, których ten Duskbox nie ma, i nie dałoby się ich dokończyć.
  } Wypisz takie gry poleceniem „duskbox admin list --stranded”, zapisz je poleceniem „duskbox admin export --stranded --to FOLDER” i zakończ poleceniem „duskbox admin close --stranded” albo zachowaj wersję Duskboksa, w której je rozpoczęto.
error-frozen-by-operator = Tę grę wstrzymał operator i tylko on może ją wznowić.
error-banned = Ten serwer już cię nie obsługuje. Jeśli to pomyłka, napisz do operatora.
error-table-changed = Operator coś zmienił przy tym stole.
error-no-story = Nie zachowano opisu tej gry.
story-private = { $text } (wiadome na miejscu { $who })

## Kopie zapasowe

error-backup-revision = Baza danych ma schemat { $has }, a ten Duskbox zapisuje schemat { $knows }. Najpierw uruchom „duskbox db upgrade”.
error-restore-not-empty = W tej bazie danych już coś jest. Kopię można przywrócić tylko do pustej: podaj nową bazę.
error-archive-foreign = Z wiersza { $line } wynika, że to nie jest kopia zapasowa Duskboksa ({ $reason }). Wybierz plik zapisany przez „duskbox db backup”.
error-archive-version = Wiersz { $line } podaje wersję { $has } formatu kopii, a ten Duskbox czyta wersję { $knows }. Użyj tego, którym ją zapisano.
error-archive-revision = Wiersz { $line } mówi, że kopia pochodzi z bazy o schemacie { $has }, a ten Duskbox używa schematu { $knows }. Przywróć ją tym, którym ją zapisano, a potem zaktualizuj bazę.
error-archive-table = Wiersz { $line } kopii mówi o „{ $table }”: w tym Duskboksie nie ma takiej tabeli albo ma ona inne kolumny. Niczego nie przywrócono; użyj nienaruszonej kopii.
error-archive-damaged = Kopia jest uszkodzona w wierszu { $line } ({ $reason }). Niczego nie przywrócono; użyj nienaruszonej kopii.
error-archive-count = Kopia jest niekompletna: zapowiedziane wiersze tabeli „{ $table }”: { $promised }, znalezione: { $rows }. Niczego nie przywrócono; użyj nienaruszonej kopii.
error-job-time = { $what ->
    [pack] Sprawdzanie tego pakietu zajęło ponad { $seconds } s obliczeń, więc zostało przerwane. Zmniejsz pakiet albo zagnieźdź efekty płycej.
    [record] Odtwarzanie tego zapisu zajęło ponad { $seconds } s obliczeń, więc zostało przerwane. Spróbuj z krótszym zapisem.
   *[other] Obliczenia zajęły ponad { $seconds } s, więc zostały przerwane. Wybierz bez nich.
  }
error-job-memory = { $what ->
    [pack] Sprawdzanie tego pakietu zajęło ponad { $megabytes } MB pamięci, więc zostało przerwane. Zmniejsz pakiet albo zagnieźdź efekty płycej.
    [record] Odtwarzanie tego zapisu zajęło ponad { $megabytes } MB pamięci, więc zostało przerwane. Spróbuj z krótszym zapisem.
   *[other] Obliczenia zajęły ponad { $megabytes } MB pamięci, więc zostały przerwane. Wybierz bez nich.
  }
error-job-failed = Serwer nie zdołał tego dokończyć. Spróbuj ponownie.
error-jobs-waiting = Serwer oblicza już dla ciebie zbyt wiele rzeczy naraz. Poczekaj około { $seconds } s i spróbuj ponownie.
error-cpu-spent = Twój przydział czasu obliczeń serwera chwilowo się wyczerpał. Spróbuj ponownie za { $seconds } s.

### Co mówi serwer, gdy nie może spełnić prośby, i co można zrobić zamiast tego.

## Droga do domu

error-no-such-page = Pod tym adresem nic nie ma. Sprawdź go albo zacznij od strony głównej.
error-bad-request = Dom nie rozumie tego żądania. Opis interfejsu jest pod adresem /api/v1/schema.
error-foreign-page = To żądanie przyszło z obcej strony, więc nic nie zrobiono. Otwórz dom pod jego własnym adresem i spróbuj stamtąd.
error-too-fast = Za dużo naraz. Odczekaj kilka sekund i kontynuuj.
error-too-many-matches = Z twojego adresu otwarto w ciągu godziny wiele rozgrywek. Zagraj w jedną z nich albo odczekaj chwilę przed otwarciem następnej.
error-not-for-you = To może czytać tylko operator tego domu.
error-server = Coś zepsuło się po naszej stronie. Wszystko, co było potwierdzone, jest bezpieczne: odśwież stronę. Operator znajdzie przyczynę w dzienniku.
error-restarting = Dom zamyka się na chwilę i zaraz się otworzy. Rozgrywka jest bezpieczna; połączenie wróci samo.

## Rozgrywki

error-no-such-match = Nie ma takiej rozgrywki. Mogła zostać usunięta; sprawdź odnośnik.
error-match-lobby = Ta rozgrywka jeszcze się nie zaczęła. Gospodarz zacznie ją, gdy wszystkie miejsca będą zajęte.
error-match-started = Ta rozgrywka już trwa, a to można zrobić tylko przed jej rozpoczęciem.
error-match-over = Ta rozgrywka jest skończona. Obejrzyj jej przebieg albo otwórz nową.
error-match-frozen = Ta rozgrywka stoi, bo zawiodła jedna z naszych zasad. Nic nie przepadło: gospodarz może cofnąć ją o jeden wybór i grać dalej, a operator ma raport.
error-match-replay = To zapis do oglądania. Wczytaj go ponownie, aby grać od tego miejsca.
error-match-paused = Rozgrywka jest wstrzymana. Graj dalej, gdy gospodarz zakończy przerwę.
error-undo-enough = Tyle już tu zrobiono i cofnięto (liczba wpisów: { $most }), że niczego więcej nie można cofnąć. Wybierz coś i graj dalej.
error-too-busy = Przy tym stole dzieje się zbyt wiele naraz. Spójrz na stół w obecnym stanie i wybierz jeszcze raz.
error-stale-version = Stół zmienił się od twojego ostatniego spojrzenia. Spójrz na niego teraz i wybierz jeszcze raz.
error-not-asked-of-you = Nie możesz teraz wybrać „{ $key }”. Poczekaj na swoją kolej.
error-bad-terms = Wartość pola „{ $field }” nie ma sensu przy tym stole. Zegar wymaga od 1 sekundy do 30 dni, dodatek nie może przekraczać godziny, a za nieobecnego można uznać kogoś najwcześniej po 5 sekundach.
error-too-many-seats = { $given ->
    [one] Obsadzono { $given } miejsce
    [few] Obsadzono { $given } miejsca
   *[many] Obsadzono { $given } miejsc
  }, a przy tych ustawieniach jest ich przy stole { $most }. Pomiń część albo zmień ustawienia.
error-seats-open = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  } Poczekaj, aż ktoś usiądzie, albo posadź tam bota.

## Miejsca

error-no-seat = Przy tym stole nie ma takiego miejsca. Tutaj miejsca liczy się od 0.
error-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne.
error-seat-gone = To miejsce nie należy już do ciebie: siedzi tam ktoś inny albo bot. Poproś gospodarza, aby wpuścił cię ponownie.
error-not-your-seat = Miejsce { $seat } nie należy do ciebie. Otwórz odnośnik, który do niego prowadzi, albo poproś o nowy osobę, która je zajmuje.
error-not-host = To może zrobić tylko gospodarz tego stołu.
error-no-such-invite = Pod tym kodem nie czeka żadna rozgrywka. Sprawdź go albo poproś o nowy.
error-not-invited = Aby tu usiąść, potrzebny jest kod zaproszenia. Poproś o niego gospodarza.
error-no-spectators = Tę rozgrywkę mogą oglądać tylko ci, którzy w niej grają.
error-spectators-watch = Oglądasz tę rozgrywkę. Zajmij miejsce, aby grać albo rozmawiać.

## Cofanie

error-redo-other = Ten wybór należał do kogoś innego i tylko ta osoba może go ponowić.
error-no-request = Nikt nie prosi o cofnięcie albo stół poszedł już dalej.

## Rozmowa z domem

error-bad-message = Dom nie zrozumiał tej wiadomości. Odśwież stronę; jeśli piszesz własnego klienta, przebieg rozmowy opisuje docs/server.md.
error-hello-first = Rozmowa zaczyna się od „hello”. Wyślij je najpierw.
error-too-slow = Twoje połączenie nie nadąża i zostało zakończone. Wróć, a dom powie ci, co cię ominęło.
error-silent = Długo nie było od ciebie znaku, więc połączenie zostało zakończone. Wróć, a dom powie ci, co cię ominęło.
error-no-chat = Przy tym stole nie ma czatu.
error-empty-chat = Ta wiadomość jest pusta. Napisz coś.
error-hook-refused = { $hosts ->
    [0] Ten dom nikogo nie powiadamia: operator nie wskazał żadnego hosta.
   *[other] Na ten adres nie można wysyłać powiadomień. Musi to być adres http lub https o długości do { $most } znaków, bez nazwy użytkownika, hasła i fragmentu, na jednym z tych hostów: { $allowed }.
  }

## Zapisy i labirynt dnia

error-pack-file = To nie jest pakiet: wiersz { $line }, kolumna { $column } to nie jest poprawny TOML.
error-pack-long = Ten pakiet jest za duży, żeby nim grać: razem ze wszystkim, co ustala się przed grą, może mieć najwyżej tyle znaków: { $most }.
error-record-or-share = Podaj zapis albo kod, jedno z dwojga.
error-record-over = Rozgrywka z tego zapisu jest skończona, więc nie można jej kontynuować. Można ją obejrzeć.
error-daily-begun = Dzisiejszy labirynt masz już rozpoczęty, a próba jest jedna dziennie. Graj w nim dalej albo wróć jutro.
error-daily-open = Dzisiejszy labirynt jest otwarty dla innych do końca dnia. Jego zapis będzie można zobaczyć jutro.
error-daily-alone = W labirynt dnia gra się samemu, bez bota.

## Ustawianie domu

error-config-toml = Konfiguracja { $file } nie jest poprawnym plikiem TOML: { $reason }
error-config-unknown = Konfiguracja nie ma pola „{ $name }”. Ma takie: { $allowed }.
error-config-value = „{ $value }” nie pasuje do pola „{ $name }” konfiguracji: potrzeba wartości innego rodzaju ({ $expected }).
expect-config-text = tekst
expect-config-whole = liczba całkowita
expect-config-number = liczba
expect-config-switch = true albo false
expect-config-list = lista tekstów
expect-config-address = adres IP albo sieć, na przykład 10.0.0.0/8
expect-config-host = nazwa hosta albo nazwa i port, na przykład games.example.org:8443
expect-config-origin = adres w rodzaju https://games.example.org, bez niczego po nazwie hosta
error-config-workers = Przy większej liczbie procesów roboczych ({ $workers }) potrzebna jest baza PostgreSQL (database_url) i magistrala Redis (bus_url). Ustaw obie albo zostaw jeden proces.
error-config-database = „{ $url }” nie jest bazą danych, z której dom może korzystać. Napisz postgresql://user@host/name albo sqlite:///folder/file.
error-config-bus = „{ $url }” nie jest magistralą, z której dom może korzystać. Napisz redis://host:6379/0.
error-port-in-use = Na porcie { $port } hosta { $host } nasłuchuje inny program. Zatrzymaj go albo wybierz inny port opcją --port.
error-port-refused = Dom nie może nasłuchiwać na porcie { $port } hosta { $host } ({ $reason }). Wybierz inne wartości --host i --port.
error-bus-unreachable = Magistrala { $url } nie odpowiada ({ $reason }). Uruchom Redis albo popraw bus_url.
error-database-unusable = Nie można korzystać z bazy danych { $url } ({ $reason }). Sprawdź, czy działa, czy adres jest dobry i czy możesz w niej zapisywać.
error-database-newer = Baza danych { $url } ma postać { $has }, której ten Duskbox nie zna (zna { $knows }). Zaktualizuj Duskbox.

## Kopie zapasowe

error-backup-revision = Baza danych ma postać { $has }, a ten Duskbox zapisuje postać { $knows }. Najpierw uruchom „duskbox db upgrade”.
error-restore-not-empty = W tej bazie danych już coś jest. Kopię można przywrócić tylko do pustej: podaj nową bazę.
error-archive-foreign = Z wiersza { $line } wynika, że to nie jest kopia zapasowa Duskboksa ({ $reason }). Wybierz plik zapisany przez „duskbox db backup”.
error-archive-version = Wiersz { $line } podaje wersję { $has } formatu kopii, a ten Duskbox czyta wersję { $knows }. Użyj tego, którym ją zapisano.
error-archive-revision = Wiersz { $line } mówi, że kopia pochodzi z bazy o postaci { $has }, a ten Duskbox ma postać { $knows }. Przywróć ją tym, którym ją zapisano, a potem zaktualizuj bazę.
error-archive-table = Wiersz { $line } kopii mówi o „{ $table }”: w tym Duskboksie nie ma takiej tabeli albo ma ona inne kolumny. Niczego nie przywrócono; użyj nienaruszonej kopii.
error-archive-damaged = Kopia jest uszkodzona w wierszu { $line } ({ $reason }). Niczego nie przywrócono; użyj nienaruszonej kopii.
error-archive-count = Kopia jest niekompletna: zapowiedziane wiersze tabeli „{ $table }”: { $promised }, znalezione: { $rows }. Niczego nie przywrócono; użyj nienaruszonej kopii.

### Co mówi pracownia: jej polecenia, odmowy i raport.

cli-do-arena = Każ agentom grać ze sobą na tych samych ziarnach, z zamianą stron, i oceń ich siłę.
cli-do-lab = Doświadczenia, które każdy może powtórzyć.
cli-do-lab-new = Utwórz plik doświadczenia z ustalonym silnikiem, zasadami i zawartością.
cli-do-lab-run = Przeprowadź doświadczenie z pliku; przerwane idzie dalej tam, gdzie stanęło.
cli-do-lab-rerun = Rozegraj doświadczenie jeszcze raz i powiedz, czy tabela jest ta sama.
cli-do-lab-schema = Wypisz jako JSON Schema, co może zawierać plik doświadczenia; dla edytorów.
cli-do-report = Napisz stronę o wynikach, którą można pokazać innym.
cli-do-whatif = Porównaj dwa pakiety, albo pakiet z samym pudełkiem, na tych samych ziarnach i powiedz, na ile różnica jest pewna.

cli-arg-agents = Agenci, którzy się spotykają: random, thumb, search:400 i tak dalej.
cli-arg-arena-games = Najwyżej ile ziaren; na każdym każda para gra w obu układach stron.
cli-arg-results = Zachowaj każdą grę w tym pliku Parquet. Przerwany przebieg wznawia to samo polecenie.
cli-arg-force = Zastąp plik, który już jest, i zacznij od nowa to, co przerwano.
cli-arg-programs = Uruchom programy (pipe:…), które doświadczenie podaje jako agentów.
cli-arg-cluster = Graj na klastrze Ray: auto albo jego adres.
cli-arg-width = Zakończ, gdy każda ocena jest znana z dokładnością do tylu punktów Elo.
cli-arg-sprt = Zakończ, gdy test sekwencyjny rozstrzygnie dla każdej pary, czy pierwszy prowadzi najwyżej o jedną liczbę Elo, czy co najmniej o drugą.
cli-arg-every = Po ilu ziarnach sprawdza się, czy zakończyć.
cli-arg-experiment = Plik doświadczenia w TOML.
cli-arg-rerun = Plik doświadczenia albo jego wyniki.
cli-arg-results-file = Plik Parquet zapisany przez pracownię.
cli-arg-report-out = Gdzie zapisać stronę; bez tego obok wyników.
cli-arg-whatif-game = Nazwa gry; podaje ją także pakiet.
cli-arg-whatif-pack = Pakiet. Podany dwa razy: porównanie dwóch; podany raz: porównanie z samym pudełkiem.

lab-between = od { $low } do { $high }
lab-setting = { $name }: { $value }
lab-box = samo pudełko
lab-timed = Nie do powtórzenia: czas myślenia odmierza zegar ({ $agents }), więc tych gier nie da się rozegrać drugi raz tak samo. Z liczbą próbek, na przykład search:400, się da.
lab-resumed = Dalej z grami z { $folder }.
lab-refused = Gra odrzuca { $count ->
    [one] jedno zestawienie; zostało pominięte
    [few] { $count } zestawienia; zostały pominięte
   *[many] { $count } zestawień; zostały pominięte
  }.
lab-interrupted = Przerwano. { $games ->
    [one] Jedna gra jest zachowana
    [few] { $games } gry są zachowane
   *[many] { $games } gier jest zachowanych
  }; to samo polecenie pójdzie stąd dalej i skończy w { $file }.
lab-interrupted-lost = Przerwano po { $games ->
    [one] jednej grze
    [few] { $games } grach
   *[many] { $games } grach
  }. Wyników nie zachowano; z --out byłyby zachowane.
lab-interrupted-early = Przerwano. To, co poniżej, dotyczy gier rozegranych do tej chwili.
lab-done = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
  } w { $seconds } s, zapis w { $file }.
lab-table = Tabela { $digest }
lab-stopped = Reguła stopu zakończyła to, zanim rozegrano wszystkie ziarna.
lab-same = To samo: wszystkie gry ({ $games }) wyszły jak przedtem, do ostatniej karty. Tabela { $digest }
lab-differs = Nie to samo: różnią się kolumny { $columns }. Tabela teraz { $digest }, przedtem { $before }
lab-changed-code = Kod zmienił się od czasu tych wyników ({ $there }, teraz { $here }). Wersja jest ta sama, więc próbujemy.
lab-arena-line = { $place }. { $agent }: { $elo } Elo (od { $low } do { $high }), { $share } punktów w grach: { $games }
lab-arena-pair = { "  " }{ $first } – { $second }: { $points } : { $others } ({ $share }) { $verdict }
lab-verdict-better = pierwszy jest lepszy (rozstrzygnięte; ziarna: { $seeds })
lab-verdict-not-better = pierwszy nie jest lepszy (rozstrzygnięte; ziarna: { $seeds })
lab-verdict-open = nierozstrzygnięte; ziarna: { $seeds }
lab-compared = Ziarna: { $games }. { $first }: wygrane { $first-share }; { $second }: wygrane { $second-share }. Różnica { $difference } punktu procentowego, przedział 95%: { $span }.
lab-sure-same = Oba grają dokładnie tak samo: każda gra wyszła identycznie, do ostatniej karty.
lab-sure-none = To może być przypadek (p = { $chance }). Tyle gier pokazałoby różnicę { $noticeable } punktu w czterech przypadkach na pięć; mniejsza wciąż jest możliwa.
lab-sure-hint = To wskazówka, nic więcej: sam przypadek robi tyle raz na dwadzieścia albo rzadziej (p = { $chance }). Więcej gier powie więcej.
lab-sure-likely = To najpewniej prawdziwa różnica: sam przypadek robi tyle rzadziej niż raz na sto (p = { $chance }).
lab-sure-sure = To pewne: sam przypadek robi tyle rzadziej niż raz na tysiąc (p { $chance }).
lab-compared-ending = { "  " }{ $ending }: { $difference } p.p. ({ $span }), p { $chance }
lab-compared-length = { "  " }Długość ({ $unit }): { $difference } ({ $span }); decyzje: { $decisions } ({ $decision-span })
lab-report-written = Raport jest w { $file }.

outcome-unfinished = Niedokończone

error-lab-library = Do tego potrzeba { $library }. Zainstaluj w folderze ze źródłami Duskboksa: pip install ".[{ $extra }]"
error-lab-other = { $what }: doświadczenie zrobiono dla { $there }, tu jest { $here }. Powtórzyć można tylko z tym, dla czego powstało.
error-lab-what-engine = Inny silnik
error-lab-what-rules = Inna wersja zasad
error-lab-what-content = Inna zawartość
error-lab-other-sources = Jeden z procesów roboczych używa innego kodu ({ $there }) niż ten proces ({ $here }). Zainstaluj wszędzie ten sam Duskbox i nie zmieniaj go w trakcie.
error-lab-worker = Jeden z procesów zakończył się bez słowa; może zabrakło pamięci. To, co skończone, jest zachowane tam, gdzie podano --out: to samo polecenie idzie dalej, w razie potrzeby z mniejszą liczbą --workers.
error-lab-too-many = To daje więcej niż { $most } rodzajów gier (dotąd { $cells }). Weź mniej wartości.
error-lab-no-agents = Nikt nie gra. Podaj agenta.
error-lab-no-results = „{ $file }” nie jest tabelą wyników zapisaną przez pracownię.
error-lab-changed = „{ $file }” zmieniono po zapisaniu: tabela nie pasuje do własnego skrótu.
error-lab-exists = „{ $file }” już jest. Podaj inny plik albo zastąp go z --force.
error-lab-no-folder = Nie da się zapisać „{ $file }”: nie ma folderu „{ $folder }”.
error-lab-other-parts = „{ $folder }” zawiera gry innego przebiegu; różnią się: { $differs }. Podaj inny plik albo zacznij od nowa z --force.
error-lab-cluster = Klastra „{ $cluster }” nie da się użyć: { $reason }
error-lab-cluster-package = Maszynom klastra „{ $cluster }” brakuje „{ $package }”. Zainstaluj wszędzie ten sam Duskbox.
error-lab-toml = { $file } nie jest poprawnym TOML: { $reason }
error-lab-not-toml = { $file } nie jest ani plikiem doświadczenia, ani wynikami.
error-lab-file-missing = { $file }: brakuje { $key }.
error-lab-key = { $file }: „{ $key }” jest nieznane. Są: { $allowed }.
error-lab-value = { $file }: „{ $key }” powinno być takie: { $expected }.
error-lab-packs = Podaj jeden pakiet do porównania z samym pudełkiem albo dwa do porównania ze sobą.
error-lab-pack-games = Pakiety są do różnych gier: { $first } i { $second }.
error-lab-programs = To doświadczenie uruchamia na twoim komputerze programy: { $programs }. Jeśli im ufasz, potwierdź to opcją --programs.
error-lab-two-agents = Podaj co najmniej dwóch różnych agentów.
error-lab-stop = --width i --sprt wykluczają się, szerokość jest większa od 0, a z dwóch liczb --sprt druga jest większa.
expect-lab-table = tabela
expect-lab-text = tekst
expect-lab-number = liczba całkowita
expect-lab-texts = tekst albo lista tekstów
expect-lab-agents = agenci: nazwa dla wszystkich albo lista nazw według miejsc
expect-lab-values = wartość albo lista wartości
expect-lab-once = lista, w której żadna wartość się nie powtarza
expect-lab-elo = liczba punktów Elo
expect-lab-stop = część reguły stopu: every (2 lub więcej) oraz albo width, albo low i high
expect-lab-two-agents = lista co najmniej dwóch różnych agentów
expect-lab-not-both = pominięte tam, gdzie jest arena
expect-lab-arena-only = pominięte: wcześniej kończy się tylko arena
expect-lab-one-each = po jednym skrócie na pakiet

# Raport

report-page = raport Duskboksa
report-theme = Kolory
report-theme-auto = jak system
report-theme-light = jasne
report-theme-dark = ciemne
report-contents = Spis treści
report-lead = { $games ->
    [one] Jedna gra
    [few] { $games } gry
   *[many] { $games } gier
  }, { $cells ->
    [one] jeden rodzaj gry
    [few] { $cells } rodzaje gry
   *[many] { $cells } rodzajów gry
  }; grają: { $agents }. Gracze wygrywają { $share } gier (przedział 95%: { $between }).
report-footer = Na podstawie symulowanych gier: { $games }. Symulowani gracze to nie ludzie: czytaj różnice, nie obietnice.
report-out = Co się wyróżnia
report-out-cells = Najtrudniej: { $hard } (wygrane { $hard-share }), najłatwiej: { $easy } ({ $easy-share }).
report-out-roles = Najczęściej wygrywa { $best } ({ $best-share }), najrzadziej { $worst } ({ $worst-share }).
report-out-up = Z największą liczbą wygranych idzie w parze { $name }: { $points } p.p. ({ $span }).
report-out-down = Z największą liczbą porażek idzie w parze { $name }: { $points } p.p. ({ $span }).
report-out-alive = Wszystko w pudełku coś zrobiło: { $count } z { $count } kart, osób i miejsc.
report-out-dead = { $count ->
    [one] Jedna rzecz z { $all } (karty, osoby, miejsca) nigdy nic nie zrobiła
    [few] { $count } rzeczy z { $all } (karty, osoby, miejsca) nigdy nic nie zrobiły
   *[many] { $count } rzeczy z { $all } (karty, osoby, miejsca) nigdy nic nie zrobiło
  }.

report-tile-games = Gry
report-tile-wins = Gracze wygrywają
report-tile-length = Długość
report-tile-decisions = Decyzje w grze
report-tile-branching = Opcje na decyzję
report-length-unit = rundy
report-role = Rola
report-scene = Scena
report-all = Razem

report-arena = Siła
report-arena-about = Każda para agentów grała na tych samych ziarnach z zamianą stron. Oceny są w skali Elo ze średnią 0: 400 punktów więcej to dziesięć wygranych do jednej.
report-whatif = Co by było, gdyby
report-wins = Udział wygranych
report-wins-about = Jak często gra jest wygrana, z przedziałami 95%.
report-wins-several = Jak często gracze pokonują grę (ktokolwiek z nich), z przedziałami 95%.
report-interval-note = Przedziały Wilsona, 95%. Linia przerywana to udział we wszystkich grach. Gra n ma w każdym wierszu to samo ziarno.
report-endings = Zakończenia
report-balance = Równowaga
report-balance-about = Jak często kto wygrywa ({ $role } w wierszach, { $scene } w kolumnach). Ciepłe pola są powyżej średniej swojej kolumny, zimne poniżej.
report-balance-note = ▲ i ▼ oznaczają to, co różni się od swojej kolumny także po uwzględnieniu wszystkich tych porównań. Wskaż pole, a pokaże przedział.
report-heat-cell = { $between }, { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
  }
report-seats = Miejsca
report-seat = Miejsce { $seat }
report-movers = Która karta zmienia szansę wygranej
report-movers-about = O ile częściej wygrywane są gry, w których karta coś zrobiła, niż te, w których nie – w punktach procentowych. Dość częstych, by je ocenić: { $count }.
report-movers-none = Żadna karta nie była dość częsta, by ją ocenić. Rozegraj więcej gier.
report-movers-still = Żadna karta nie zmieniła szansy wygranej: wszystkie gry jednego rodzaju skończyły się tak samo.
report-movers-note = Gry porównuje się tylko z grami tego samego rodzaju i podobnej długości. Przedziały i p obowiązują dla wszystkich kart razem (Bonferroni), więc kolorowa linia nie bierze się z samego patrzenia na wiele kart naraz. To wciąż współwystępowanie, nie dowód przyczyny (co pojawia się dopiero tuż przed wygraną, samo idzie z nią w parze): aby mieć dowód, zmień kartę w pakiecie i uruchom „duskbox whatif”.
report-all-cards = { $count ->
    [one] Jedyna karta w tabeli
    [few] Wszystkie { $count } w tabeli
   *[many] Wszystkie { $count } w tabeli
  }
report-dead = Martwa zawartość
report-dead-none = Nie ma: gier { $games }, a każda z { $count } rzeczy coś zrobiła.
report-dead-some = Gier { $games }, a { $count ->
    [one] ta jedna rzecz nigdy nic nie zrobiła
    [few] te { $count } rzeczy nigdy nic nie zrobiły
   *[many] tych { $count } rzeczy nigdy nic nie zrobiło
  }. Część może należeć do odmian gry, których tu nie grano:
report-length = Długość
report-length-about = Średnia długość gry ({ $unit }): { $mean } (przedział 95%: { $span }).
report-decisions-about = Decyzji w grze jest średnio { $mean }; połowa gier potrzebuje najwyżej { $middle }, najdłuższa potrzebowała { $most }.
report-choices = Decyzje i rozgałęzienie
report-choices-about = Z { $decisions } decyzji w grze { $choices } ({ $share }) zostawia wybór. Opcji jest średnio { $branching } (przedział 95%: { $span }).
report-made = Jak to powstało
report-made-game = Gra
report-made-engine = Silnik i kod
report-made-rules = Wersja zasad
report-made-content = Zawartość
report-made-settings = Ustawienia
report-made-agents = Agenci
report-made-seed = Ziarna
report-made-speed = Czas
report-made-table = Tabela
report-made-again = „duskbox lab rerun” z wynikami rozgrywa każdą grę jeszcze raz i porównuje każdą wartość.
report-seed = { $seed }; do { $games } gier każdego rodzaju, gra n wszędzie z tymi samymi losowaniami
report-speed = { $seconds } s, gry na sekundę: { $speed } ({ $form })

report-head-agent = Agent
report-head-elo = Elo
report-head-interval = Przedział 95%
report-head-points = Punkty
report-head-games = Gry
report-head-kind = Rodzaj gry
report-head-wins = Wygrane
report-head-what = Co
report-head-difference = Różnica
report-head-chance = p
report-head-ending = Zakończenie
report-head-share = Udział
report-head-seat = Miejsce
report-head-card = Karta
report-head-live = Gry z nią
report-head-rarest = Najrzadsze

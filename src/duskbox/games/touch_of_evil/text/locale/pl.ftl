### A Touch of Evil in Polish: everything but cards, people, places, effects and views. Names are subjects in the present tense or stand after a colon, so that they need no inflection.

game-name = Dotyk Zła
game-about = Do Shadowbrook przyszło zło. Przeszukaj miasteczko i okolicę, sprawdź, komu możesz ufać, i staw czoło Złemu w jego Legowisku, zanim zapadnie Ciemność.
game-length = rundy
game-role = Bohater
game-scene = Zły

## Settings

setting-mode = Tryb gry
setting-mode-about = Kto wygrywa: jeden Bohater, jedna drużyna czy wszyscy razem.
setting-mode-competitive = Gra kompetycyjna
setting-mode-competitive-about = Każdy Bohater na własną rękę: wygrywa ten, kto pierwszy pokona Złego.
setting-mode-cooperative = Gra kooperacyjna
setting-mode-cooperative-about = Wszyscy Bohaterowie przeciw potężniejszemu Złemu: wygrywacie albo przegrywacie razem.
setting-mode-team = Gra zespołowa
setting-mode-team-about = Drużyny po dwóch, trzech lub czterech Bohaterów ścigają się, która pierwsza pokona Złego.
setting-level = Poziom gry
setting-level-about = Ile zasad obowiązuje. Każdy dodatek gry zaawansowanej można też ustawić osobno.
setting-level-basic = Gra podstawowa
setting-level-basic-about = Zasady na pierwszy wieczór: zbieranie bez testu, proste Karty Sług, łagodniejsze Sekrety.
setting-level-advanced = Gra zaawansowana
setting-level-advanced-about = Wszystkie dodatki: zbieranie z testem, nowe moce Złego, trudniejsze Karty Sług, wszystkie Sekrety.
setting-heroes = Bohaterowie
setting-heroes-about = Ilu Bohaterów bierze udział; każdy ma własne miejsce przy stole. Przy 7 lub 8 lepiej grać kooperacyjnie lub zespołowo: wyścig trwa długo. Jeden Bohater gra tylko kooperacyjnie.
setting-teams = Drużyny
setting-teams-about = Ile jest równych drużyn. Ma znaczenie tylko w grze zespołowej.
setting-teams-2 = Dwie drużyny
setting-teams-2-about = Dwie drużyny po dwóch, trzech lub czterech Bohaterów.
setting-teams-3 = Trzy drużyny
setting-teams-3-about = Trzy drużyny po dwóch Bohaterów.
setting-teams-4 = Cztery drużyny
setting-teams-4-about = Cztery drużyny po dwóch Bohaterów.
setting-villain = Zły
setting-villain-about = Na kogo polujecie.
setting-villain-random = Losowy Zły
setting-villain-random-about = Na kogo polujecie, okaże się na początku gry.
setting-villain-vampire = { villain-vampire }
setting-villain-vampire-about = { villain-vampire-flavour }
setting-villain-werewolf = { villain-werewolf }
setting-villain-werewolf-about = { villain-werewolf-flavour }
setting-villain-scarecrow = { villain-scarecrow }
setting-villain-scarecrow-about = { villain-scarecrow-flavour }
setting-villain-spectral-horseman = { villain-spectral-horseman }
setting-villain-spectral-horseman-about = { villain-spectral-horseman-flavour }
setting-hero-1 = Bohater na miejscu 1
setting-hero-1-about = Kto gra na miejscu 1. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-1-random = Losowy Bohater
setting-hero-1-random-about = Wylosowany na początku gry.
setting-hero-1-karl = { hero-karl }
setting-hero-1-karl-about = { hero-karl-title }
setting-hero-1-anne-marie = { hero-anne-marie }
setting-hero-1-anne-marie-about = { hero-anne-marie-title }
setting-hero-1-inspector-cooke = { hero-inspector-cooke }
setting-hero-1-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-1-thomas = { hero-thomas }
setting-hero-1-thomas-about = { hero-thomas-title }
setting-hero-1-heinrich = { hero-heinrich }
setting-hero-1-heinrich-about = { hero-heinrich-title }
setting-hero-1-katarina = { hero-katarina }
setting-hero-1-katarina-about = { hero-katarina-title }
setting-hero-1-victor = { hero-victor }
setting-hero-1-victor-about = { hero-victor-title }
setting-hero-1-isabella = { hero-isabella }
setting-hero-1-isabella-about = { hero-isabella-title }
setting-hero-2 = Bohater na miejscu 2
setting-hero-2-about = Kto gra na miejscu 2. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-2-random = Losowy Bohater
setting-hero-2-random-about = Wylosowany na początku gry.
setting-hero-2-karl = { hero-karl }
setting-hero-2-karl-about = { hero-karl-title }
setting-hero-2-anne-marie = { hero-anne-marie }
setting-hero-2-anne-marie-about = { hero-anne-marie-title }
setting-hero-2-inspector-cooke = { hero-inspector-cooke }
setting-hero-2-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-2-thomas = { hero-thomas }
setting-hero-2-thomas-about = { hero-thomas-title }
setting-hero-2-heinrich = { hero-heinrich }
setting-hero-2-heinrich-about = { hero-heinrich-title }
setting-hero-2-katarina = { hero-katarina }
setting-hero-2-katarina-about = { hero-katarina-title }
setting-hero-2-victor = { hero-victor }
setting-hero-2-victor-about = { hero-victor-title }
setting-hero-2-isabella = { hero-isabella }
setting-hero-2-isabella-about = { hero-isabella-title }
setting-hero-3 = Bohater na miejscu 3
setting-hero-3-about = Kto gra na miejscu 3. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-3-random = Losowy Bohater
setting-hero-3-random-about = Wylosowany na początku gry.
setting-hero-3-karl = { hero-karl }
setting-hero-3-karl-about = { hero-karl-title }
setting-hero-3-anne-marie = { hero-anne-marie }
setting-hero-3-anne-marie-about = { hero-anne-marie-title }
setting-hero-3-inspector-cooke = { hero-inspector-cooke }
setting-hero-3-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-3-thomas = { hero-thomas }
setting-hero-3-thomas-about = { hero-thomas-title }
setting-hero-3-heinrich = { hero-heinrich }
setting-hero-3-heinrich-about = { hero-heinrich-title }
setting-hero-3-katarina = { hero-katarina }
setting-hero-3-katarina-about = { hero-katarina-title }
setting-hero-3-victor = { hero-victor }
setting-hero-3-victor-about = { hero-victor-title }
setting-hero-3-isabella = { hero-isabella }
setting-hero-3-isabella-about = { hero-isabella-title }
setting-hero-4 = Bohater na miejscu 4
setting-hero-4-about = Kto gra na miejscu 4. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-4-random = Losowy Bohater
setting-hero-4-random-about = Wylosowany na początku gry.
setting-hero-4-karl = { hero-karl }
setting-hero-4-karl-about = { hero-karl-title }
setting-hero-4-anne-marie = { hero-anne-marie }
setting-hero-4-anne-marie-about = { hero-anne-marie-title }
setting-hero-4-inspector-cooke = { hero-inspector-cooke }
setting-hero-4-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-4-thomas = { hero-thomas }
setting-hero-4-thomas-about = { hero-thomas-title }
setting-hero-4-heinrich = { hero-heinrich }
setting-hero-4-heinrich-about = { hero-heinrich-title }
setting-hero-4-katarina = { hero-katarina }
setting-hero-4-katarina-about = { hero-katarina-title }
setting-hero-4-victor = { hero-victor }
setting-hero-4-victor-about = { hero-victor-title }
setting-hero-4-isabella = { hero-isabella }
setting-hero-4-isabella-about = { hero-isabella-title }
setting-hero-5 = Bohater na miejscu 5
setting-hero-5-about = Kto gra na miejscu 5. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-5-random = Losowy Bohater
setting-hero-5-random-about = Wylosowany na początku gry.
setting-hero-5-karl = { hero-karl }
setting-hero-5-karl-about = { hero-karl-title }
setting-hero-5-anne-marie = { hero-anne-marie }
setting-hero-5-anne-marie-about = { hero-anne-marie-title }
setting-hero-5-inspector-cooke = { hero-inspector-cooke }
setting-hero-5-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-5-thomas = { hero-thomas }
setting-hero-5-thomas-about = { hero-thomas-title }
setting-hero-5-heinrich = { hero-heinrich }
setting-hero-5-heinrich-about = { hero-heinrich-title }
setting-hero-5-katarina = { hero-katarina }
setting-hero-5-katarina-about = { hero-katarina-title }
setting-hero-5-victor = { hero-victor }
setting-hero-5-victor-about = { hero-victor-title }
setting-hero-5-isabella = { hero-isabella }
setting-hero-5-isabella-about = { hero-isabella-title }
setting-hero-6 = Bohater na miejscu 6
setting-hero-6-about = Kto gra na miejscu 6. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-6-random = Losowy Bohater
setting-hero-6-random-about = Wylosowany na początku gry.
setting-hero-6-karl = { hero-karl }
setting-hero-6-karl-about = { hero-karl-title }
setting-hero-6-anne-marie = { hero-anne-marie }
setting-hero-6-anne-marie-about = { hero-anne-marie-title }
setting-hero-6-inspector-cooke = { hero-inspector-cooke }
setting-hero-6-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-6-thomas = { hero-thomas }
setting-hero-6-thomas-about = { hero-thomas-title }
setting-hero-6-heinrich = { hero-heinrich }
setting-hero-6-heinrich-about = { hero-heinrich-title }
setting-hero-6-katarina = { hero-katarina }
setting-hero-6-katarina-about = { hero-katarina-title }
setting-hero-6-victor = { hero-victor }
setting-hero-6-victor-about = { hero-victor-title }
setting-hero-6-isabella = { hero-isabella }
setting-hero-6-isabella-about = { hero-isabella-title }
setting-hero-7 = Bohater na miejscu 7
setting-hero-7-about = Kto gra na miejscu 7. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-7-random = Losowy Bohater
setting-hero-7-random-about = Wylosowany na początku gry.
setting-hero-7-karl = { hero-karl }
setting-hero-7-karl-about = { hero-karl-title }
setting-hero-7-anne-marie = { hero-anne-marie }
setting-hero-7-anne-marie-about = { hero-anne-marie-title }
setting-hero-7-inspector-cooke = { hero-inspector-cooke }
setting-hero-7-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-7-thomas = { hero-thomas }
setting-hero-7-thomas-about = { hero-thomas-title }
setting-hero-7-heinrich = { hero-heinrich }
setting-hero-7-heinrich-about = { hero-heinrich-title }
setting-hero-7-katarina = { hero-katarina }
setting-hero-7-katarina-about = { hero-katarina-title }
setting-hero-7-victor = { hero-victor }
setting-hero-7-victor-about = { hero-victor-title }
setting-hero-7-isabella = { hero-isabella }
setting-hero-7-isabella-about = { hero-isabella-title }
setting-hero-8 = Bohater na miejscu 8
setting-hero-8-about = Kto gra na miejscu 8. Ma znaczenie tylko wtedy, gdy Bohaterów jest aż tylu.
setting-hero-8-random = Losowy Bohater
setting-hero-8-random-about = Wylosowany na początku gry.
setting-hero-8-karl = { hero-karl }
setting-hero-8-karl-about = { hero-karl-title }
setting-hero-8-anne-marie = { hero-anne-marie }
setting-hero-8-anne-marie-about = { hero-anne-marie-title }
setting-hero-8-inspector-cooke = { hero-inspector-cooke }
setting-hero-8-inspector-cooke-about = { hero-inspector-cooke-title }
setting-hero-8-thomas = { hero-thomas }
setting-hero-8-thomas-about = { hero-thomas-title }
setting-hero-8-heinrich = { hero-heinrich }
setting-hero-8-heinrich-about = { hero-heinrich-title }
setting-hero-8-katarina = { hero-katarina }
setting-hero-8-katarina-about = { hero-katarina-title }
setting-hero-8-victor = { hero-victor }
setting-hero-8-victor-about = { hero-victor-title }
setting-hero-8-isabella = { hero-isabella }
setting-hero-8-isabella-about = { hero-isabella-title }
setting-collecting = Zbieranie z testem
setting-collecting-about = Czy zebranie Dochodzenia z planszy wymaga testu Ducha lub Sprytu.
setting-collecting-by-level = Zbieranie: zależnie od poziomu
setting-collecting-by-level-about = W grze zaawansowanej z testem, w podstawowej bez.
setting-collecting-on = Zbieranie z testem
setting-collecting-on-about = Test 5+; każdy sukces to jeden zebrany żeton.
setting-collecting-off = Zbieranie bez testu
setting-collecting-off-about = Wszystkie żetony z pola od razu i bez testu.
setting-abilities = Moce Złego
setting-abilities-about = Czy Zły ma także zdolności zaawansowane.
setting-abilities-by-level = Moce: zależnie od poziomu
setting-abilities-by-level-about = W grze zaawansowanej wszystkie, w podstawowej tylko podstawowe.
setting-abilities-on = Wszystkie moce
setting-abilities-on-about = Zły ma także zdolności zaawansowane.
setting-abilities-off = Moce podstawowe
setting-abilities-off-about = Zły ma tylko zdolności podstawowe.
setting-curse = Klątwa Wilkołaka
setting-curse-about = Czy Bohater znokautowany przez Wilkołaka bierze kartę Klątwy Wilkołaka.
setting-curse-by-level = Klątwa: zależnie od poziomu
setting-curse-by-level-about = Tylko w grze zaawansowanej.
setting-curse-on = Z Klątwą
setting-curse-on-about = Przeklęty Bohater powoli zmienia się w Wilkołaka; pomóc może Lekarz.
setting-curse-off = Bez Klątwy
setting-curse-off-about = Karty Klątwy zostają w pudełku.
setting-charts = Karty Sług
setting-charts-about = Której strony Karty Sług używacie.
setting-charts-by-level = Karty Sług: zależnie od poziomu
setting-charts-by-level-about = W grze zaawansowanej strona czerwona, w podstawowej zielona.
setting-charts-on = Czerwona strona
setting-charts-on-about = Więcej wyników, i to groźniejszych; niektórym Złym służą całe roje.
setting-charts-off = Zielona strona
setting-charts-off-about = Proste Karty Sług gry podstawowej.
setting-secrets = Sekrety Starszych
setting-secrets-about = Czy do talii trafiają Sekrety gry zaawansowanej.
setting-secrets-by-level = Sekrety: zależnie od poziomu
setting-secrets-by-level-about = W grze zaawansowanej wszystkie, w podstawowej tylko podstawowe.
setting-secrets-on = Wszystkie Sekrety
setting-secrets-on-about = W talii jest osiem zaawansowanych Sekretów, dobrych i złych.
setting-secrets-off = Sekrety podstawowe
setting-secrets-off-about = Osiem zaawansowanych Sekretów zostaje w pudełku.
setting-showdown-chart = Tabela Konfrontacji
setting-showdown-chart-about = Czy przed kolejnymi Rundami Walki w Konfrontacji dwie kości odmieniają los.
setting-showdown-chart-off = Bez tabeli Konfrontacji
setting-showdown-chart-off-about = O Konfrontacji rozstrzygają ci, którzy w niej walczą.
setting-showdown-chart-on = Z tabelą Konfrontacji
setting-showdown-chart-on-about = Od drugiej Rundy Walki zdarza się coś nieprzewidzianego.

## Rulings: questions the rulebook leaves open

ruling-cancelled-lair-encounter = Po anulowaniu karty Legowiska poznanie pola
ruling-cancelled-lair-encounter-still-due = nadal jest konieczne
ruling-cancelled-lair-encounter-used-up = przepada
ruling-cancelled-lair-loses = Gdy karta Legowiska zostaje anulowana, właściciel traci
ruling-cancelled-lair-loses-card = kartę
ruling-cancelled-lair-loses-card-and-cost = kartę i koszt Konfrontacji
ruling-cancelled-lair-loses-nothing = nic
ruling-lair-after-showdown = Karta Legowiska po nierozstrzygniętej Konfrontacji
ruling-lair-after-showdown-kept = zostaje, odkryta
ruling-lair-after-showdown-discarded = zostaje odrzucona
ruling-mystery-cancelling = Kartę Tajemnicy można anulować
ruling-mystery-cancelling-until-applied = dopóki nie zadziała
ruling-mystery-cancelling-when-drawn = tylko przy dobraniu
ruling-lingering = Bohater Pozostaje na polu, jeśli
ruling-lingering-ends-where-it-began = kończy ruch tam, gdzie zaczął
ruling-lingering-takes-no-step = nie robi ani kroku
ruling-turn-after-escape = Po ucieczce we własnej turze tura Bohatera
ruling-turn-after-escape-goes-on = trwa dalej na nowym polu
ruling-turn-after-escape-ends = kończy się
ruling-ko-at-phase-start = Bohater znokautowany na początku Fazy Tajemnic
ruling-ko-at-phase-start-revived = wstaje w tej samej fazie
ruling-ko-at-phase-start-waits = czeka do następnej fazy
ruling-militia-takes-wounds = Czy Milicja przyjmuje Ranę za Bohatera
ruling-militia-takes-wounds-hero-decides = decyduje Bohater
ruling-militia-takes-wounds-always = zawsze przyjmuje
ruling-dice-at-elders = Przeciw Grupie Polującej Zły rzuca
ruling-dice-at-elders-one-each = po jednej kości na Starszego
ruling-dice-at-elders-all-at-each = wszystkimi kośćmi na każdego Starszego
ruling-evil-elders-shield = Źli Starsi przyjmują ostatnią Ranę Złego
ruling-evil-elders-shield-every-wound = dopóki choć jeden żyje
ruling-evil-elders-shield-once-a-round = raz w Rundzie Walki
ruling-lone-hero-companions = Bohaterowi, który sam toczy Konfrontację grupy, pomagają
ruling-lone-hero-companions-elders-or-militia = obaj Starsi, a bez nich Milicja
ruling-lone-hero-companions-everything = obaj Starsi i Milicja
ruling-lone-hero-companions-one-each = jeden Starszy albo jeden żeton Milicji
ruling-team-lairs = W grze zespołowej kupioną kartę Legowiska widzi
ruling-team-lairs-team-only = tylko drużyna
ruling-team-lairs-open-to-all = każdy
ruling-showdown-chart-reading = Luki w tabeli Konfrontacji
ruling-showdown-chart-reading-d3-hits = D3 trafień; test wybranego Bohatera; liczą się tylko bonusy do użytej Umiejętności
ruling-showdown-chart-reading-d6-hits = D6 trafień; test losowego Bohatera; liczą się też bonusy do Waleczności; nieudany test może zranić wszystkich Bohaterów w grze
ruling-evil-secrets = Zły Sekret działa
ruling-evil-secrets-every-reveal = zawsze, gdy zostaje ujawniony wszystkim
ruling-evil-secrets-named-moments = tylko w Konfrontacji, przy oskarżeniu lub przy śmierci Starszego
ruling-evil-elder-secrets = Sekrety Starszego, który staje się zły
ruling-evil-elder-secrets-discarded = zostają odrzucone
ruling-evil-elder-secrets-kept = zostają obok Karty Złego
ruling-accusations = W Konfrontacji każdy z pozostałych graczy może oskarżyć
ruling-accusations-one-each = raz
ruling-accusations-any-number = tyle razy, na ile go stać
ruling-elders-on-the-hunt = Starszych „Na polowaniu”
ruling-elders-on-the-hunt-may-be-invited = można zaprosić do Grupy Polującej
ruling-elders-on-the-hunt-stay-out = nie można zaprosić do Grupy Polującej
ruling-hero-werewolf-curses = Klątwę bierze też Bohater znokautowany przez Bohatera zmienionego w Wilkołaka
ruling-hero-werewolf-curses-no = nie
ruling-hero-werewolf-curses-yes = tak
ruling-hero-werewolf-attacks = Bohater zmieniony w Wilkołaka atakuje
ruling-hero-werewolf-attacks-nearest-hero = najbliższego Bohatera
ruling-hero-werewolf-attacks-every-hero = każdego innego Bohatera
ruling-pushing = Wypchnięty Sługa trafia
ruling-pushing-toward-town-hall = o pole bliżej Urzędu Miasta i wypycha to, co tam stoi
ruling-pushing-to-a-free-space = na wolne sąsiednie pole
ruling-trading = Bohaterowie jednej grupy wymieniają się kartami
ruling-trading-own-turn = we własnej turze
ruling-trading-any-turn = w turze każdego Bohatera
ruling-collecting-where = Bohater zbiera Dochodzenie
ruling-collecting-where-where-it-stands = tam, gdzie stoi
ruling-collecting-where-where-its-move-ended = tylko tam, gdzie skończył fazę ruchu
ruling-one-hero = Gra z jednym Bohaterem
ruling-one-hero-refused = niemożliwa
ruling-one-hero-allowed = możliwa jako gra kooperacyjna
ruling-dice-of-defeated-minion = Gdy karta pokonuje Sługę w środku Rundy Walki, rzucone już kości
ruling-dice-of-defeated-minion-lost = nie mają skutku
ruling-dice-of-defeated-minion-count = nadal się liczą
ruling-showdown-round-order = Na początku Rundy Walki rzut według tabeli Konfrontacji wypada
ruling-showdown-round-order-table-first = przed wszystkimi decyzjami Bohaterów
ruling-showdown-round-order-table-last = po wszystkich decyzjach Bohaterów
ruling-lair-after-chase = To, co nowe Legowisko robi na początku Konfrontacji, po Pościgu
ruling-lair-after-chase-starts-anew = dzieje się po przybyciu
ruling-lair-after-chase-goes-on = nie dzieje się
ruling-showdown-chart-in-teams = W grze zespołowej wyniki tabeli Konfrontacji są
ruling-showdown-chart-in-teams-cooperative = takie jak w grze kooperacyjnej
ruling-showdown-chart-in-teams-competitive = takie jak w grze kompetycyjnej
ruling-shared-wounds = Ranom, które Bohaterowie przyjmują grupowo, by powstrzymać mrok,
ruling-shared-wounds-preventable = można zapobiec jak innym
ruling-shared-wounds-as-a-price = nie można zapobiec: są ceną
ruling-paid-healing-between-rounds = Leczenie za żetony Dochodzenia pomiędzy Rundami Walki
ruling-paid-healing-between-rounds-no = niemożliwe
ruling-paid-healing-between-rounds-yes = możliwe
ruling-asked-in-windows = Kto jest pytany, gdy można zagrać karty
ruling-asked-in-windows-who-can-act = ci, którzy mogą coś zrobić
ruling-asked-in-windows-who-holds-events = wszyscy, którzy mają na ręce kartę Wydarzenia

## Numbers of things

some-points = { $n ->
    [one] { $n } żeton Dochodzenia
    [few] { $n } żetony Dochodzenia
   *[many] { $n } żetonów Dochodzenia
}
some-wounds = { $n ->
    [one] { $n } Ranę
    [few] { $n } Rany
   *[many] { $n } Ran
}
price-points = { $price ->
    [0] bezpłatnie
    [one] { $price } żeton Dochodzenia
    [few] { $price } żetony Dochodzenia
   *[many] { $price } żetonów Dochodzenia
}
how-far = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
}
no-one = nikt
nothing = nic

## Decks, cards and sheets

deck-events = Wydarzenia
deck-mysteries = Tajemnice
deck-manor = Rezydencja
deck-windmill = Młyn
deck-olde-woods = Stary Las
deck-abandoned-keep = Porzucona Twierdza
deck-lairs = Legowiska
deck-secrets = Sekrety
deck-town-items = Przedmioty z Miasta
deck-curses = Klątwy
deck-heroes = Bohaterowie
deck-villains = Źli
deck-charts = Karty Sług
deck-minions = Słudzy
deck-elders = Starsi Miasta
deck-spaces = Miejsca w miasteczku i okolicy
kind-event = Wydarzenie
kind-event-immediate = Wydarzenie. Zagraj natychmiast
kind-event-removed = Wydarzenie. Po użyciu karta zostaje usunięta z gry
kind-mystery = Tajemnica
kind-mystery-remains = Tajemnica. Pozostaje w grze
kind-mystery-removed = Tajemnica. Po użyciu karta zostaje usunięta z gry
kind-item = { $priced ->
    [yes] Przedmiot z Miasta, { some-points }
   *[no] Przedmiot
}
kind-ally = Sojusznik
kind-minion = Sługa
kind-find = Odkrycie
kind-lair = Legowisko
kind-secret = Sekret
kind-secret-immediate = Sekret gry zaawansowanej. Ujawnij natychmiast
kind-secret-advanced = Sekret gry zaawansowanej
kind-curse = Klątwa
sheet-hero = Bohater: { $title }. Duch { $spirit }, Spryt { $cunning }, Waleczność { $combat }, Honor { $honor }, Rany { $wounds }. Początek: { $start }.
sheet-villain = Zły. Waleczność { $combat }, Rany { $wounds }.
sheet-elder = Starszy Miasta. Duch { $spirit }, Spryt { $cunning }, Honor { $honor }, wytrzymałość { $wounds }.
sheet-chart-basic = Karta Sług, strona zielona (gra podstawowa)
sheet-chart-advanced = Karta Sług, strona czerwona (gra zaawansowana)
sheet-counters = Sługa, { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
sheet-advanced = Gra zaawansowana: { $what }
sheet-curses = Bohater, którego Zły znokautuje, otrzymuje Klątwę Wilkołaka.
sheet-encounter = Poznanie pola: { $what }
sheet-service = { $name } ({ some-points }): { $what }
sheet-service-once = { $name } ({ some-points }, raz na turę): { $what }
sheet-shop = Tu można kupić Przedmioty z Miasta.
sheet-row = { $low }–{ $high }: { $what }
sheet-row-one = { $low }: { $what }
sheet-happening = { $name }. { $what }
sheet-round = Okrągły żeton: nikogo nie zatrzymuje, niczego nie wypycha i nie walczy się z nim jak z innymi Sługami.
sheet-hunts = Na początku każdej Fazy Tajemnic rusza do najbliższego Bohatera i atakuje.

## Dice

roll-test = test Umiejętności
roll-fight = kości Walki
roll-enemy = kości Walki wroga
roll-move = ruch
roll-linger = Pozostanie
roll-danger = niebezpieczna lokalizacja
roll-chart = Karta Sług
roll-table = zrządzenie losu
roll-amount = liczba
roll-loss = strata po nokaucie
roll-villain-heal = leczenie Złego
roll-cooperative = Tabela Fazy Tajemnic
roll-showdown-chart = tabela Konfrontacji
roll-way = droga wroga
roll-first = Pierwszy Gracz
roll-mist = trafienia w próżnię

## The optional Showdown table

showdown-row-daring-confrontation = Odważna Konfrontacja
showdown-row-chase = Pościg
showdown-row-impossible-foe = Niemożliwy Wróg
showdown-row-cunning-challenge = Przebiegłe wyzwanie
showdown-row-power-of-evil = Moc zła
showdown-row-supernatural-force = Nadprzyrodzona Moc
showdown-row-untamed-darkness = Nieposkromiona ciemność
showdown-row-sweeping-blow = Zmiatające uderzenie
showdown-row-good-fight = Stocz Dobrą Walkę

## Decisions

ask-action = { $hero }: co tu robisz ({ $space }; masz { some-points })?
ask-move = { $hero }: dokąd idziesz? { $n ->
    [0] Nie możesz zrobić ani kroku.
    [one] Możesz zrobić { $n } krok.
    [few] Możesz zrobić { $n } kroki.
   *[many] Możesz zrobić { $n } kroków.
}
ask-free-event = { $hero }: kość ruchu pokazuje 1. Czy dobierasz kartę Wydarzenia?
ask-keep-event = { $hero }: którą kartę Wydarzenia zatrzymujesz? (do zatrzymania: { $n })
ask-keep-lair = { $hero }: możesz mieć tylko jedną kartę Legowiska. Którą zatrzymujesz?
ask-over-limit = { $hero }: niesiesz za dużo. Którą kartę odrzucasz?
ask-hand-over = { $hero }: kto na tym polu dostaje kartę ({ $card })? „Nie” oznacza, że zostaje odrzucona.
ask-lose = { $hero }: co tracisz? (jeszcze do stracenia: { $n })
ask-discard-event = { $hero }: którą kartę Wydarzenia odrzucasz?
ask-militia = { $hero }: masz otrzymać { some-wounds }. Czy jedną przyjmuje Milicja?
ask-share-wounds = { $hero }: ile z { $total } Ran przyjmujesz? (brakuje jeszcze: { $n }; inaczej znacznik przesuwa się o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
  } w stronę Ciemności)
ask-confirm-wounds = { $hero }: Bohaterowie chcą przyjąć { some-wounds }. Czy w ten sposób odpieracie cień?
ask-read-out = { $hero }: czy odczytujesz wszystkim ten Sekret? ({ $elder })
ask-fight-on = { $hero }: walczysz dalej czy uciekasz? (wróg: { $foe })
ask-heal-between-rounds = { $hero }: czy leczysz Rany przed Rundą Walki?
ask-fight-where = { $hero }: gdzie Bohaterowie i Słudzy walczą teraz?
ask-who-fights = { $hero }: kto walczy najpierw? (wróg: { $minion }; { $space })
ask-nearest-hero = { $hero }: kilku Bohaterów jest równie blisko. Za którym rusza? (wróg: { $foe }; { $space })
ask-minion-way = { $hero }: kilka dróg jest równie krótkich. Którą wybiera? (wróg: { $foe }; { $space })
ask-order = { $hero }: co następuje teraz na początku Fazy Tajemnic?
ask-order-moment = { $hero }: w tej chwili dzieje się kilka rzeczy. Co następuje teraz?
ask-who-acts = { $hero }: kto z drużyny działa teraz?
ask-who-moves = { $hero }: kto z drużyny porusza się teraz?
ask-who-fights-next = { $hero }: kto z drużyny walczy teraz?
ask-trade = { $hero }: czym się wymieniacie? Druga strona: { $other }. Dajesz: { $given }. Dostajesz: { $taken }.
ask-trade-now = { $hero }: czy wymieniasz się kartami przed tą fazą tury?
ask-agree-to-trade = { $hero }: czy zgadzasz się na wymianę? { $other } daje: { $given }. W zamian: { $taken }.
ask-join = { $hero }: czy dołączasz do Konfrontacji? (koszt: { price-points }; { $card }, { $space })
ask-join-free = { $hero }: czy dołączasz bezpłatnie do Konfrontacji?
ask-invite = { $hero }: kogo ze Starszych zapraszasz do Grupy Polującej? (wolne miejsca: { $n })
ask-assign = { $hero }: przy kim staje { $elder }?
ask-assign-militia = { $hero }: przy kim staje Milicja?
ask-regroup = { $hero }: co zmieniasz przed tą Rundą Walki?
ask-send-home = { $hero }: czy przed tą Rundą Walki odsyłasz kogoś ze Starszych?
ask-accuse = { $hero }: czy oskarżasz kogoś ze Starszych o zło? (koszt: { price-points })
ask-aim = { $hero }: ile kości kierujesz w Złego Starszego: { $elder }?
ask-target-elder = { $hero }: w kogo ze Starszych uderza Zły?
ask-shield = { $hero }: kto ze Złych Starszych przyjmuje ostatnią Ranę Złego?
ask-who-dares = { $hero }: kto z Bohaterów staje do testu Honoru?
ask-wounds-or-withdraw = { $hero }: czy każdy obecny Bohater otrzymuje 1 Ranę, czy odwołujecie Konfrontację?
ask-who-is-hit = { $hero }: kogo dosięga następne trafienie? (pozostało: { $n })
ask-chase = { $hero }: czy ruszasz za Złym? (koszt: { price-points }; { $card }, { $space })
ask-window-turn-step = { $hero }: czy zagrywasz coś, zanim tura potoczy się dalej? (tura: { $turn })
ask-window-mystery-step = { $hero }: czy zagrywasz coś, zanim Faza Tajemnic potoczy się dalej?
ask-window-card = { $hero }: czy zagrywasz coś, zanim to zadziała ({ $card })?
ask-window-roll = { $hero }: czy zmieniasz coś w tym rzucie: { $dice }?
ask-window-fight = { $hero }: czy zagrywasz coś, zanim zacznie się walka: { $fighter } kontra { $foe }?
ask-window-fight-round = { $hero }: czy zagrywasz coś przed Rundą Walki: { $fighter } kontra { $foe }?
ask-window-wounds = { $hero }: czy zapobiegasz temu? { $victim } ma otrzymać { some-wounds }.
ask-window-ko = { $hero }: czy zagrywasz coś na ratunek? W niebezpieczeństwie: { $victim }.
ask-window-showdown-step = { $hero }: czy zagrywasz coś, zanim Konfrontacja potoczy się dalej?

## Options

option-pass = Pasuj
option-yes = Tak
option-no = Nie
option-play = Zagraj: { $card }
option-use = Użyj: { $trigger }
option-resolve = Teraz: { $trigger }
option-keep = Zatrzymaj: { $card }
option-discard = Odrzuć: { $card }
option-lose = Strać: { $card }
option-buy = Kup: { $card } ({ price-points })
option-give = Daj: { $card }
option-take = Weź: { $card }
option-cancel = Anuluj: { $card }
option-hand-over = Oddaj Bohaterowi: { $hero }
option-move = Idź { to-space } ({ how-far })
option-escape = Uciekaj { to-space }
option-space = { $space }
option-stay = Zostań na miejscu
option-encounter = Poznaj to pole
option-collect = { $tested ->
    [yes] Zbieraj { $skill } (na polu { some-points })
   *[no] Zbierz { some-points }
}
option-heal = Wylecz 1 Ranę ({ price-points })
option-buy-lair = Kup kartę Legowiska ({ price-points })
option-end-turn = Zakończ turę
option-service = { $service } ({ price-points })
option-look = Obejrzyj Sekrety: { $elder } ({ price-points })
option-showdown = Rozpocznij Konfrontację: { $card } ({ price-points })
option-trade = Wymień się kartami: { $hero }
option-act = Teraz działa { $hero }
option-hero = { $hero }
option-elder = { $elder }
option-accuse = Oskarż: { $elder }
option-dismiss = Odeślij do Miasteczka: { $elder }
option-assign = Przydziel: { $elder } → { $hero }
option-militia = Przydziel Milicję: { $hero }
option-fight-on = Walcz dalej
option-skill = { $skill }
option-die = Kość, która pokazuje { $n }
option-amount = { $n }
option-way = { $what }
option-lose-investigation = Strać 1 żeton Dochodzenia (masz: { $n })
option-militia-takes-it = Niech Milicja przyjmie 1 Ranę
option-take-wounds = Przyjmij Rany
option-offer = Złóż tę ofertę
option-withdraw = Odwołaj
option-order = { $what }
order-pass = Zawsze pasuj: { $window }
order-ask = Znów mnie pytaj: { $window }
order-rest = Pasuj za każdym razem aż do mojej tury
order-wake = Znów mnie pytaj przed moją turą
order-matters = Pytaj mnie, tylko gdy mogę coś zmienić
order-always = Pytaj mnie za każdym razem
resolve-hunt = Słudzy na łowach
resolve-curse = Klątwa Wilkołaka ({ $hero })

## What happens: the course of the game

event-game-over = { $n ->
    [0] Koniec gry. { $outcome }. Nikt nie wygrał.
    [one] Koniec gry. { $outcome }. Wygrywa: { $winners }.
    [few] Koniec gry. { $outcome }. Wygrywają: { $winners }.
   *[many] Koniec gry. { $outcome }. Wygrywają: { $winners }.
}
event-villain = Zły w tej grze: { $villain }.
event-hero = Miejsce { $seat }: { $sheet }{ $team ->
    [0] .
   *[other] { " " }(drużyna { $team }).
}
event-many-heroes = Przy tylu Bohaterach ({ $n }) lepiej grać kooperacyjnie lub zespołowo: wyścig trwa długo.
event-first-player = Pierwszy Gracz: { $team ->
    [0] { $hero }.
   *[other] drużyna { $team }.
}
event-round = Runda { $n }. Zaczyna { $hero }.
event-turn = Tura: { $hero }.
event-skipped = { $hero } traci tę turę z powodu nokautu.
event-mystery-phase = Zaczyna się Faza Tajemnic rundy { $n }.
event-deck-empty = Nie ma już czego dobrać: { $deck }.
event-reshuffled = Odrzucone karty tworzą nową, potasowaną talię: { $deck }.
event-darker = { $n ->
    [0] Nad Shadowbrook zapada Ciemność.
   *[other] Cień rośnie: { $n } na Szlaku Cienia.
}
event-brighter = Cień się cofa: { $n } na Szlaku Cienia.
event-table-row = { $n ->
    [1] Zapada zmrok: Bohaterowie mogą go powstrzymać tylko własną krwią.
    [2] Przerażający cień: Bohaterowie mogą go odeprzeć tylko własną krwią.
    [3] Atak Sługi: coś rusza na żer w okolicy.
    [4] Atak Sługi: coś rusza na żer w okolicy.
   *[other] Rozrzucone wskazówki: gdzieś jest coś do znalezienia.
}

## What happens: Investigation, Wounds, Skills

event-gained = { $hero } zyskuje { some-points } (razem: { $total }).
event-paid = { $hero } płaci { some-points } (zostaje: { $total }).
event-lost = { $hero } traci { some-points } (zostaje: { $total }).
event-healed = { $hero } leczy { some-wounds } (zostaje: { $total }).
event-wounds-ignored = { $hero } unika { $n ->
    [one] { $n } Rany
    [few] { $n } Ran
   *[many] { $n } Ran
  } (nadal do przyjęcia: { $total }).
event-wounded = { $hero } otrzymuje { some-wounds } (razem: { $total }).
event-ko = { $hero } pada bez przytomności i trafia do Urzędu Miasta.
event-ko-loss = { $hero } musi stracić { $n ->
    [one] { $n } rzecz
    [few] { $n } rzeczy
   *[many] { $n } rzeczy
}.
event-revived = { $hero } wstaje.
event-trained = { $hero } ćwiczy: { $skill } na resztę gry +{ $n }.
event-untrained = { $hero } traci wprawę: { $skill } −{ $n }.
event-lasts = { $hero }: { changed-thing } { changed-by }, { $span ->
    [0] { until-fight-round }
    [1] { until-fight }
    [2] { until-turn }
    [3] { until-round }
   *[4] { until-showdown }
}.
changed-thing = { $what ->
    [0] { skill-spirit }
    [1] { skill-cunning }
    [2] { skill-combat }
    [3] { skill-honor }
    [4] wytrzymałość
    [5] ruch
    [6] niesione Przedmioty z Miasta
    [7] niesione karty z każdego narożnika
    [8] cena oglądania Sekretów
    [9] cena kart Legowisk
    [10] koszt Konfrontacji
    [11] cena leczenia
    [12] kości Walki
    [13] próg trafienia
    [14] próg trafienia wroga
    [15] próg trafienia Złego
    [16] Waleczność Złego
    [17] Rany Złego
    [18] kości Walki Sług
    [19] Rany Sług
    [20] pola w stronę Ciemności
    [21] pola od Ciemności
    [22] zakaz ucieczki
    [23] zakaz leczenia
    [24] niebezpieczeństwo Pozostania
    [25] karty Tajemnic
    [26] leczenie Złego
    [27] cena Przedmiotów z Miasta
    [28] zakaz zapraszania Starszych
   *[29] rzuty według Tabeli Fazy Tajemnic
}
changed-by = { $n ->
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] +{ $n }
}
event-clues = Do zebrania ({ $space }): { some-points }.
event-militia = { $n ->
    [one] Żeton Milicji staje
    [few] { $n } żetony Milicji stają
   *[many] { $n } żetonów Milicji staje
  } na straży: { $space } (razem: { $total }).
event-militia-leaves = Milicja odchodzi: { $space } (zostaje: { $n }).
event-militia-falls = Milicja ginie zamiast Bohatera: { $hero } ({ $space }).

## What happens: dice

event-test = { $hero } staje do testu { $first ->
    [0] { skill-of-spirit }
    [1] { skill-of-cunning }
    [2] { skill-of-combat }
   *[3] { skill-of-honor }
}{ $second ->
    [-1] { "" }
    [0] { " " }i { skill-of-spirit }
    [1] { " " }i { skill-of-cunning }
    [2] { " " }i { skill-of-combat }
   *[3] { " " }i { skill-of-honor }
} { $target }+.
event-test-passed = { $hero } zdaje test: { $n ->
    [one] { $n } sukces
    [few] { $n } sukcesy
   *[many] { $n } sukcesów
}.
event-test-failed = { $hero } nie zdaje testu ({ $n ->
    [one] { $n } sukces
    [few] { $n } sukcesy
   *[many] { $n } sukcesów
  }).
event-rolled = { $purpose ->
    [test] { $hero } rzuca w teście
    [fight] { $hero } zadaje ciosy
    [enemy] Wróg rzuca (cel: { $hero })
    [move] { $hero } rzuca na ruch
    [linger] { $hero } rzuca, żeby sprawdzić, czy Pozostanie ściąga atak
    [danger] { $hero } rzuca, żeby sprawdzić, co czeka w niebezpiecznej lokalizacji
    [chart] { $hero } rzuca według Karty Sług
    [table] { $hero } rzuca, żeby sprawdzić, co się stanie
    [amount] { $hero } rzuca, żeby sprawdzić, ile
    [loss] { $hero } rzuca, żeby sprawdzić, ile kosztuje nokaut
    [villain-heal] Zły zbiera siły
    [cooperative] Rzut według Tabeli Fazy Tajemnic
    [showdown-chart] Rzut według tabeli Konfrontacji
    [way] Kość wskazuje drogę
    [first] { $hero } rzuca o żeton Pierwszego Gracza
   *[mist] Kość za każde trafienie w Złego
}: { $dice }{ $target ->
    [0] { $d3 ->
        [1] { " " }(D3: połowa wyniku kości, zaokrąglona w górę).
       *[other] .
    }
   *[other] { " " }({ $purpose ->
        [mist] trafienie przepada przy { $target }+
       *[other] próg { $target }+
    }).
}
event-rolled-at = W tym (cel: { $elder }): { $dice }.
event-nothing-comes = Nic się nie dzieje ({ $hero }).
event-rerolled = Kość z wynikiem { $old } po ponownym rzucie pokazuje { $n }: { $dice } ({ $hero }).
event-dice-added = { $n ->
    [one] Jeszcze jedna kość
    [few] Jeszcze { $n } kości
   *[many] Jeszcze { $n } kości
  }: { $dice } ({ $hero }).
event-die-set = Kość obrócona z { $old } na { $n }: { $dice } ({ $hero }).
event-ones-hit = { $n ->
    [one] Jedynka staje się trafieniem
    [few] { $n } jedynki stają się trafieniami
   *[many] { $n } jedynek staje się trafieniami
  }: { $dice } ({ $hero }).

## What happens: cards

event-event-drawn = { $hero } dobiera kartę Wydarzenia.
event-event-seen = Dobrana karta Wydarzenia: „{ $card }”.
event-event-played = { $hero } zagrywa Wydarzenie ({ $card }).
event-used = { $hero } używa: { $trigger }.
event-triggered = { $hero } rozpatruje: { $trigger }.
event-discarded = { $hero } odrzuca kartę ({ $card }).
event-taken-back = { $hero } bierze kartę spośród odrzuconych ({ $card }).
event-card-gained = { $hero } otrzymuje: { $card }.
event-handed-over = { $hero } oddaje kartę: { $card }. Bierze ją { $hero2 }.
event-traded = { $hero } daje na wymianę: { $card }. Bierze to { $hero2 }.
event-trade-declined = { $hero2 } nie zgadza się na wymianę. Ofertę składa { $hero }.
event-mystery = { $hero } odkrywa Tajemnicę ({ $card }).
event-remains = Pozostaje w grze: { $card }.
event-cancelled = Anulowano: „{ $card }”.
event-lair-gained = { $hero } otrzymuje kartę Legowiska.
event-lair-seen = Karta Legowiska ({ $hero }): { $card }.
event-corner-card = { $hero } napotyka: { $card }.

## What happens: on the board

event-moved = { $hero } idzie { to-space }.
event-lingers = { $hero } pozostaje na miejscu: { $space }.
event-encounters = { $hero } poznaje pole: { $space }.
event-service = { $hero } płaci za usługę: { $service }.
event-random-location = Losowa Lokalizacja: { $space } ({ $card }).
event-chart = Na Karcie Sług: { $row }.
event-minion-placed = Pojawia się Sługa: { $minion } ({ $space }).
event-minion-moved = Sługa zmienia pole: { $minion } ({ $space }).
event-minion-removed = Sługa znika z planszy: { $minion } ({ $space }).
event-no-counter = Nie ma już żetonu tego Sługi: { $minion }.
event-pushed = Sługa wypchnięty dalej: { $minion } ({ $space }).
event-pushed-out = Sługa wypchnięty z Urzędu Miasta: { $minion }.
event-round-removed = Znika nadmiarowy żeton: { $minion } ({ $space }).
event-round-counter = { $hero } ma tu towarzystwo: { $minion }.

## What happens: fights

event-fight = Walka! { $hero } kontra { $minion }.
event-fight-round = { $hero } walczy: Runda Walki { $n }.
event-minion-hurt = { $n ->
    [one] Trafienie dosięga Sługi
    [few] { $n } trafienia dosięgają Sługi
   *[many] { $n } trafień dosięga Sługi
  }: { $minion }.
event-minion-defeated = { $hero } wygrywa walkę. Wróg pokonany: { $minion }.
event-escaped = { $hero } ucieka { to-space }.
event-attacked = { $hero } musi odeprzeć atak: { $foe }.
event-villain-healed = Zły leczy { some-wounds } (zostaje: { $total }).
event-villain-grows = Zły może przyjąć o { some-wounds } więcej (teraz: { $total }).
event-cursed = { $hero } nosi odtąd Klątwę Wilkołaka.
event-transforms = Klątwa rośnie w siłę ({ $hero }): żetony Transformacji { $n } z { $total }.
event-werewolf = Przemiana dobiega końca: { $hero } to nocą Wilkołak.
event-wolf-attacks = { $hero } jako Wilkołak rzuca się do gardła. Ofiara: { $hero2 }.
event-curse-lifted = { $hero } uwalnia się od Klątwy.

## What happens: Town Elders

event-secret-added = Nowy Sekret pod kartą: { $elder }.
event-looked = { $hero } ogląda Sekrety: { $elder }.
event-secret-seen = { $hero } widzi Sekret ({ $elder }): { $card }.
event-secret-revealed = Sekret wychodzi na jaw ({ $elder }): { $card }.
event-turned-evil = { $elder } przechodzi na stronę Złego!
event-evil-elder-killed = Zły Starszy nie żyje: { $elder }.
event-random-elder = Kość wskazuje: { $elder } ({ $n }).
event-on-the-hunt = { $elder } rusza na polowanie: { $space }.
event-elder-joins = { $elder } wspiera w tej rundzie Bohatera: { $hero }.
event-elder-wounds-ignored = { $elder } unika { $n ->
    [one] { $n } Rany
    [few] { $n } Ran
   *[many] { $n } Ran
  } (nadal do przyjęcia: { $total }).
event-elder-hurt = { $elder } otrzymuje { some-wounds }.
event-elder-healed = { $elder } leczy 1 Ranę.
event-elder-in-danger = { $elder } jest o krok od śmierci.
event-elder-saved = { $elder } w ostatniej chwili uchodzi z życiem.
event-elder-died = { $elder } ginie.
event-elder-home = { $elder } wraca do Miasteczka.

## What happens: the Showdown

event-lair-revealed = { $hero } pokazuje kartę Legowiska: { $card } ({ $space }).
event-lair-cancelled = Karta Legowiska anulowana ({ $hero }): { $card }.
event-showdown = { $hero } wyzywa Złego. Zaczyna się Konfrontacja: { $card } ({ $space }).
event-showdown-called-off = Konfrontacja nie dochodzi do skutku ({ $hero }).
event-joined = { $hero } dołącza do Konfrontacji: { $space }.
event-invited = { $hero } zaprasza do Grupy Polującej: { $elder }.
event-stands-by = { $elder } staje u boku Bohatera: { $hero }.
event-militia-stands-by = Milicja staje u boku Bohatera: { $hero }.
event-accused = { $hero } oskarża: { $elder } służy Złemu.
event-wrongly-accused = { $hero } oskarża niesłusznie ({ $elder }) i traci całe Dochodzenie.
event-showdown-round = Konfrontacja, Runda Walki { $n }.
event-showdown-chart = Tabela Konfrontacji ({ $hero }), wynik { $n }: { $n ->
    [2] { showdown-row-daring-confrontation }
    [3] { showdown-row-chase }
    [4] { showdown-row-impossible-foe }
    [5] { showdown-row-impossible-foe }
    [6] { showdown-row-cunning-challenge }
    [7] { showdown-row-power-of-evil }
    [8] { showdown-row-supernatural-force }
    [9] { showdown-row-untamed-darkness }
    [10] { showdown-row-untamed-darkness }
    [11] { showdown-row-sweeping-blow }
   *[12] { showdown-row-good-fight }
}.
event-by-lot = Los wskazuje: { $hero }.
event-chase = Zły umyka do innego Legowiska: { $card } ({ $space }).
event-fight-with = W tej Rundzie Walki wszyscy Bohaterowie walczą { $skill }.
event-showdown-cancelled = Konfrontacja odwołana ({ $hero }).
event-exchange = { $hero } ściera się ze Złym.
event-villain-hurt = { $hero } zadaje Złemu { some-wounds } (Rany Złego: { $hurt } z { $total }).
event-shielded = { $elder } przyjmuje ostatnią Ranę zamiast Złego.
event-villain-defeated = { $hero } powala Złego!
event-showdown-over = Konfrontacja kończy się bez rozstrzygnięcia ({ $hero }). Rany, które Zły zachowuje: { $n }.

## Why not

why-game-over = Gra się skończyła.
why-not-now = Obecna decyzja dotyczy czegoś innego.
why-too-dear = Kosztuje to { $price ->
    [one] { $price } żeton Dochodzenia
    [few] { $price } żetony Dochodzenia
   *[many] { $price } żetonów Dochodzenia
  }, a masz { $n }.
why-encountered = To pole jest już w tej turze poznane.
why-encountered-no-showdown = To pole jest już w tej turze poznane, a Konfrontacja zastępuje poznanie pola.
why-encounter-first = Najpierw poznaj to pole: to jedyna obowiązkowa czynność.
why-road = Na drodze nie ma czego poznawać.
why-collected = Zbierać można raz na turę.
why-no-clues = Na twoim polu nie ma żetonów Dochodzenia.
why-not-moved-here = Twój ruch nie skończył się tutaj: przeniosła cię karta.
why-collect-by-test = W tej grze zbieranie wymaga testu: wybierz Ducha albo Spryt.
why-collect-without-test = W tej grze zbiera się bez testu.
why-not-wounded = Nie masz żadnej Rany.
why-no-healing = Teraz nie można wyleczyć żadnej Rany.
why-no-lairs = Nie ma już kart Legowisk: wszystkie mają Bohaterowie.
why-no-lair = Nie masz karty Legowiska.
why-not-at-lair = Trzeba być tam, gdzie jest Legowisko: { $space }.
why-elder-evil = Ta osoba jest po stronie Złego i nie ma już Sekretów.
why-all-seen = Znasz już wszystkie te Sekrety.
why-not-at-shop = Przedmioty z Miasta sprzedaje tylko Kuźnia.
why-sold-out = Tego Przedmiotu nie ma w zapasie.
why-not-here = Tego nie oferuje pole, na którym stoisz.
why-used-this-turn = W tej turze to już wykorzystane.
why-used-up = To już wykorzystane; na razie więcej nie można.
why-no-trading = W grze kompetycyjnej nie ma wymiany.
why-other-team = To Bohater z innej drużyny.
why-elsewhere = Wymieniać się można tylko z przytomnym Bohaterem na tym samym polu, a { $hero } nie spełnia tego warunku.
why-nothing-to-trade = Ani ty, ani { $hero } nie macie Przedmiotu ani Sojusznika.
why-not-in-hand = Nie masz tej karty na ręce.
why-not-yours = Nie masz tego.
why-ko = Twój Bohater leży bez przytomności.
why-other-window = To nie ta pora. Można tego użyć { $when }.
why-no-event-to-pay = Masz za mało kart Wydarzeń, by zapłacić.
why-wounds-to-pay = Rany, które to kosztuje, oznaczałyby nokaut.
why-condition = To działa, tylko { $when }.
why-would-do-nothing = Nie ma teraz na co zadziałać.
why-stay-instead = To pole, na którym stoisz: wybierz pozostanie na miejscu.
why-too-far = Odległość to { $far ->
    [one] { $far } pole
    [few] { $far } pola
   *[many] { $far } pól
  }, a możesz zrobić { $n ->
    [one] { $n } krok
    [few] { $n } kroki
   *[many] { $n } kroków
}.
why-minion-in-the-way = Odległość to { $far ->
    [one] { $far } pole
    [few] { $far } pola
   *[many] { $far } pól
  }, ale drogę zagradza Sługa, a obejście wymaga więcej kroków niż { $n }.
why-no-escape = Z tej walki nie można uciec.
why-not-adjacent = Uciec można tylko na sąsiednie pole.
why-minion-there = Czeka tam Sługa.

## How it ends

outcome-hero-wins = Shadowbrook ocalało
outcome-hero-wins-text = Zły padł w Konfrontacji. Wygrywa ten, kto powali go przed innymi.
outcome-fallen-hero-wins = Ocalenie za wysoką cenę
outcome-fallen-hero-wins-text = Zły i Bohater padli od tych samych ciosów. Liczą się one jednocześnie, więc Bohater wygrywa.
outcome-heroes-win = Shadowbrook ocalało
outcome-heroes-win-text = Zły padł w Konfrontacji. Wszyscy Bohaterowie wygrywają razem.
outcome-team-wins = Shadowbrook ocaliła jedna drużyna
outcome-team-wins-text = Zły padł w Konfrontacji. Wygrywa drużyna, która powaliła go przed innymi.
outcome-darkness = Zapadła Ciemność
outcome-darkness-text = Znacznik opuścił ostatnie pole Szlaku Cienia. Wygrywa Zły, a wszyscy inni przegrywają.
outcome-all-down = Nikt nie stoi na nogach
outcome-all-down-text = Wszyscy Bohaterowie byli znokautowani w tej samej chwili. W grze kooperacyjnej to koniec.

## Draws at a real table

draw-dice = { $hero } – { $purpose }{ $again ->
    [0] {""}
   *[other] , ponownie po remisie
}{ $dice ->
    [1] {""}
   *[other] , kość { $n } z { $dice }
}: co wypadło?
draw-hero = Którego Bohatera dobrano dla miejsca { $seat }?
stream-dice = Co pokazuje kość?
stream-events = Jaka karta Wydarzenia wyszła z talii?
stream-mysteries = Jaka karta Tajemnicy wyszła z talii?
stream-manor = Jaka karta wyszła z talii Rezydencji?
stream-windmill = Jaka karta wyszła z talii Młyna?
stream-olde-woods = Jaka karta wyszła z talii Starego Lasu?
stream-abandoned-keep = Jaka karta wyszła z talii Porzuconej Twierdzy?
stream-lairs = Jaka karta Legowiska wyszła z talii?
stream-secrets = Jaki to Sekret?
stream-hero = Jaka Karta Bohatera została wylosowana?
stream-villain = Jaka Karta Złego została wylosowana?

## Settings and positions that do not fit

error-one-hero = Gra z { $value } Bohaterem jest możliwa tylko jako kooperacyjna, o ile pozwala na to rozstrzygnięcie „one-hero”. W innym razie wybierz liczbę Bohaterów: { $allowed }.
error-teams = Z tylu Bohaterów ({ $heroes }) nie da się złożyć tylu równych drużyn ({ $teams }) po dwóch, trzech lub czterech. Liczba Bohaterów dozwolona przy tej liczbie drużyn: { $allowed }. Jeśli graczy jest mniej, dodajcie Bohaterów, których drużyny poprowadzą wspólnie.
error-no-such-hero-seat = Przy tej liczbie Bohaterów ({ $heroes }) nie ma miejsca „{ $name }”. Zostaw tam wybór losowy albo zagraj z większą liczbą Bohaterów.
error-hero-twice = „{ $value }” występuje dwa razy: jako „{ $other }” i jako „{ $name }”. Każdy Bohater jest tylko jeden, więc w jednym z tych miejsc wybierz innego.
error-position-foreign = To nie jest pozycja tej gry: taka zaczyna się od „{ $prefix }”. Skopiuj cały wiersz i spróbuj ponownie.
error-position-field = Pozycji nie da się odczytać w miejscu „{ $field }”. Skopiuj cały wiersz i spróbuj ponownie albo popraw to pole.
error-position-code = Ta pozycja jest uszkodzona: czegoś w niej brakuje albo jest w niej literówka. Skopiuj cały wiersz i spróbuj ponownie.
error-position-unsound = Taka pozycja jest niemożliwa: { $reason }.

### The Mystery deck in Polish: names and one line of flavour each.

## The shadow lengthens

card-murder = Morderstwo!
card-murder-flavour = Znalazł ją latarnik. Od tamtej pory nie zapalił ani jednej latarni.
card-blood-moon = Krwawy księżyc
card-blood-moon-flavour = Wzeszedł nad mokradłami jak coś świeżo obdartego ze skóry.
card-the-days-grow-short = Coraz krótsze dni
card-the-days-grow-short-flavour = O czwartej lampy, o piątej okiennice, a o szóstej ślady na szronie.
card-a-bitter-choice = Gorzki wybór
card-a-bitter-choice-flavour = Bronić mostu i krwawić albo wrócić do domu i rano o wszystkim usłyszeć.
card-a-glimmer-of-hope = Iskierka nadziei
card-a-glimmer-of-hope-flavour = W całej dolinie jedno jasne okno, a za nim ktoś śpiewa.

## Minions

card-these-roads-arent-safe = Na drogach niebezpiecznie
card-these-roads-arent-safe-flavour = Dyliżans przyjechał o czasie. Woźnica nie żył od południa.
card-tide-of-darkness = Fala Ciemności
card-tide-of-darkness-flavour = Podniosła się z rowów i nie nadeszła sama.
card-march-of-darkness = Marsz Ciemności
card-march-of-darkness-flavour = Bez bębna i bez sztandaru, a jednak szli równym krokiem.
card-howling-in-the-hills = Wycie na wzgórzach
card-howling-in-the-hills-flavour = Pierwsze dobiegło z daleka. Odpowiedź była o wiele bliżej.
card-strange-tracks = Dziwne tropy
card-strange-tracks-flavour = Za długie na człowieka, za głębokie na zwierzę, a nad rzeką się urwały.
card-they-walk-among-us = Są wśród nas
card-they-walk-among-us-flavour = Nowi parobcy we młynie nie mrugają i nie upominają się o zapłatę.

## The Villain

card-marked-for-death = Znak śmierci
card-marked-for-death-flavour = Rano na najzacniejszych drzwiach w mieście bielał krzyż nakreślony kredą.
card-weakest-of-the-herd = Najsłabsza sztuka
card-weakest-of-the-herd-flavour = Wilk nie wybiera. Patrzy tylko, kto idzie ostatni.
card-fresh-blood = Świeża krew
card-fresh-blood-flavour = Siedem owiec, jeden pasterz i ani kropli na trawie.

## Elders, each with a card of its own

card-paranoid-delusions = Chorobliwe urojenia
card-paranoid-delusions-flavour = Lord Hanbrook widział zdrajców przy każdym stole, a lokaje mu wierzyli.
card-masked-ball = Bal maskowy
card-masked-ball-flavour = Lady Hanbrook tańczyła z każdym gościem i z jednym, którego nikt nie zapraszał.
card-bells-at-midnight = Dzwony o północy
card-bells-at-midnight-flavour = Dopóki Wielebny ciągnie za sznur, las milczy.
card-late-night-experiments = Nocne eksperymenty
card-late-night-experiments-flavour = Doktor Manning zamówił więcej węgorzy, więcej miedzianego drutu i większy stół.
card-the-muster-roll = Apel
card-the-muster-roll-flavour = Sędzia Kroft odczytał czterdzieści nazwisk. Odezwało się dziewiętnastu.
card-a-cradle-in-the-dark = Kołyska w mroku
card-a-cradle-in-the-dark-flavour = Zofia uniosła dziecko ku światłu i tej nocy nikt nie umarł.

## Elders and their Secrets

card-traitors-blood = Krew zdrajcy
card-traitors-blood-flavour = Ściekała po schodach Urzędu Miasta, czerwona jak każda inna.
card-lies-and-deceit = Kłamstwo i obłuda
card-lies-and-deceit-flavour = Złamano pieczęć, list odczytano na głos, a kolacja wystygła.
card-skeletons-in-the-cupboard = Trup w szafie
card-skeletons-in-the-cupboard-flavour = W każdym zacnym domu Shadowbrook jest pokój, którego się nie wietrzy.
card-the-mob-wants-a-name = Tłum żąda winnych
card-the-mob-wants-a-name-flavour = Sznur już mieli. Brakowało tylko szyi.
card-a-life-for-a-life = Życie za życie
card-a-life-for-a-life-flavour = „Ktoś musi otworzyć te drzwi”, odezwał się starczy głos. „Mnie i tak niewiele zostało”.
card-deathbed-confession = Wyznanie na łożu śmierci
card-deathbed-confession-flavour = Dłoń ścisnęła pióro jak tonący brzytwę i skreśliła jedno nazwisko.

## Heroes

card-night-terrors = Nocne koszmary
card-night-terrors-flavour = Wszystkim śniło się to samo i nikt nie chciał powiedzieć, jak się skończyło.
card-black-fever = Czarna gorączka
card-black-fever-flavour = Ptasia maska szła od łóżka do łóżka i przy każdym kręciła głową.
card-thieves-in-the-night = Nocni złodzieje
card-thieves-in-the-night-flavour = Sreber nie tknęli. Zabrali tylko to, co mogło go powstrzymać.
card-the-trail-goes-cold = Ślad się urywa
card-the-trail-goes-cold-flavour = Deszcz zmył atrament z notatek, a notatki do rowu.
card-gone-in-the-night = Przepadł bez śladu
card-gone-in-the-night-flavour = Słoma wystygła, a kości zmieciono na równą kupkę.
card-the-strangers-purse = Sakiewka nieznajomego
card-the-strangers-purse-flavour = „Drobna przysługa”, powiedział. Potem nikt nie pamiętał jego twarzy.
card-tangled-threads = Splątane nici
card-tangled-threads-flavour = Czerwona wstążka, kwit z młyna, karciany dług: pociągnij za koniec i patrz, co drgnie.
card-pages-on-the-wind = Kartki na wietrze
card-pages-on-the-wind-flavour = Czyjś dziennik, kartka po kartce, od twierdzy po bramę rezydencji.
card-a-quiet-night = Spokojna noc
card-a-quiet-night-flavour = Nic nie przyszło. To było niemal gorsze.
card-market-day = Dzień targowy
card-market-day-flavour = Rzepa, blaszane gwizdki i trzy różne opowieści o żonie młynarza.

## Remains in Play

card-laying-in-wait = Na czatach
card-laying-in-wait-flavour = Cierpliwości nauczył go grób.
card-the-horror = Groza
card-the-horror-flavour = Spaliliśmy kartkę, na której zapisaliśmy, co nam się ukazało.
card-the-clocks-run-wild = Oszalałe zegary
card-the-clocks-run-wild-flavour = O zmierzchu wybiła dwunasta i raz jeszcze, nim ktokolwiek doliczył do końca.
card-veil-of-darkness = Zasłona Ciemności
card-veil-of-darkness-flavour = W samo południe kury poszły na grzędę.
card-barred-shutters = Zaryglowane okiennice
card-barred-shutters-flavour = Piekarz sprzedawał przez dziurę w drzwiach i dwa razy drożej.
card-the-poisoned-well = Zatruta studnia
card-the-poisoned-well-flavour = Woda była czysta i słodka, a psy obchodziły ją z daleka.
card-mounting-dread = Narastający lęk
card-mounting-dread-flavour = Co rano o jeden dom więcej stał pusty.
card-swollen-with-power = W pełni sił
card-swollen-with-power-flavour = Gdy przechodził, płomienie świec odchylały się od niego.
card-candles-in-every-window = Świece w oknach
card-candles-in-every-window-flavour = Ze wzgórza wyglądało to tak, jakby gwiazdy zeszły na wartę.
card-a-bounty-on-their-heads = Nagroda za głowę
card-a-bounty-on-their-heads-flavour = Dwa szylingi od ucha, o resztę nikt nie pyta.

### The Event deck in Polish: names and one line of flavour each.

## Cancelling

card-not-this-night = Nie tej nocy
card-not-this-night-flavour = Splunęła na próg, a to, co za nim stało, rozmyśliło się.
card-ward-over-the-door = Znak nad drzwiami
card-ward-over-the-door-flavour = Żelazo, jarzębina i wers, którego nikt nie śmie dokończyć.
card-cooler-heads = Zimna krew
card-cooler-heads-flavour = „Opuść pochodnię, Ezra. Rano mi podziękujesz”.
card-cockcrow = Kur zapiał
card-cockcrow-flavour = Po trzecim pianiu z mary przy furtce została tylko mgła.
card-the-bird-has-flown = Ptaszek wyfrunął
card-the-bird-has-flown-flavour = Popiół jeszcze ciepły, słoma wygnieciona, a w środku ani żywej duszy.

## Dice

card-a-second-blade = Drugie ostrze
card-a-second-blade-flavour = Jedno przykuwa wzrok bestii, drugie szuka żeber.
card-clear-head = Trzeźwy umysł
card-clear-head-flavour = Licz do dziesięciu. Strach nigdy nie dochodzi dalej niż do siedmiu.
card-once-more = Jeszcze raz
card-once-more-flavour = Pierwszy raz był dla diabła. Ten jest dla mnie.
card-two-headed-coin = Moneta o dwóch orłach
card-two-headed-coin-flavour = Spadek po szulerze, jeszcze ciepły od rękawiczki nieboszczyka.
card-the-evil-eye = Złe oko
card-the-evil-eye-flavour = Stara Małgorzata tylko spojrzała, a noga sama trafiła na mokry kamień.
card-loose-stones = Osypisko
card-loose-stones-flavour = Na luźnych kamieniach potknie się nawet pies z samego piekła.
card-blind-fury = Ślepa furia
card-blind-fury-flavour = Łzy zalewały oczy, a mimo to każdy cios dochodził celu.
card-somebodys-horse = Cudzy koń
card-somebodys-horse-flavour = Stał osiodłany pod karczmą, a jeźdźcowi już się nie przyda.

## Fights

card-aim-for-the-heart = Prosto w serce
card-aim-for-the-heart-flavour = Cokolwiek chodzi po ziemi, śmierć swą nosi w tej samej ciasnej izdebce.
card-circle-of-salt = Solny krąg
card-circle-of-salt-flavour = Krążyło wokół nas do świtu i nie znalazło drzwi.
card-one-clean-shot = Jeden czysty strzał
card-one-clean-shot-flavour = Suchy proch, wstrzymany oddech i księżyc zamiast latarni.
card-hold-the-line = Trzymać szyk
card-hold-the-line-flavour = Sami chłopi. Tyle że z kosami na sztorc.

## Wounds

card-by-a-hairs-breadth = O włos
card-by-a-hairs-breadth-flavour = Szpony wzięły kapelusz, płaszcz i jeden guzik od surduta.
card-not-while-i-stand = Po moim trupie
card-not-while-i-stand-flavour = Ostrze szło po starsze kości.
card-back-from-the-brink = Znad grobu
card-back-from-the-brink-flavour = „Widziałem matkę”, oznajmił nieboszczyk i poprosił o gorzałkę.
card-blood-transfusion = Transfuzja krwi
card-blood-transfusion-flavour = Gęsie pióro, kawałek jelita i jagnię, które oddało swoją krew.
card-by-the-hearth = Miejsce przy ogniu
card-by-the-hearth-flavour = Przez godzinę nikt o tym nie mówił i rany przestały boleć.

## Investigation and the way to the Villain

card-frightened-witness = Wystraszony świadek
card-frightened-witness-flavour = „Widziałem jego twarz. To była twarz mojego brata”.
card-light-fingers = Lepkie palce
card-light-fingers-flavour = Notes to drobiazg. Tak łatwo wysuwa się z kieszeni.
card-half-burned-map = Nadpalona mapa
card-half-burned-map-flavour = Ogień strawił wszystko prócz krzyżyka.
card-pitchforks-and-torches = Widły i pochodnie
card-pitchforks-and-torches-flavour = Choć raz całe miasteczko szło w tę samą stronę.

## Ways through the land

card-smugglers-tunnel = Tunel przemytników
card-smugglers-tunnel-flavour = Wchodzi się przez kryptę, wychodzi przy młynie, a celnikom ani słowa.
card-to-the-rescue = Na ratunek
card-to-the-rescue-flavour = Dwa strzały w lesie, cisza i trzeci: umówiony znak.
card-lost-in-the-fog = We mgle
card-lost-in-the-fog-flavour = Trzy razy mijaliśmy tę samą szubienicę, za każdym razem z innej strony.

## Cards and Items

card-parish-registers = Księgi parafialne
card-parish-registers-flavour = Chrzest, ślub, pogrzeb. Chrzest, ślub, pogrzeb. I kartka wycięta nożem.
card-if-i-could-just-reach = Jeszcze tylko kawałek…
card-if-i-could-just-reach-flavour = Leżało w błocie, o piędź od palców, tam gdzie wypadło z martwej dłoni.
card-an-old-debt = Stary dług
card-an-old-debt-flavour = „Twój ojciec wyciągnął mojego z rzeki. Bierz i jesteśmy kwita”.
card-behind-the-panelling = Za boazerią
card-behind-the-panelling-flavour = Stuk, stuk, stuk. Czwarta deska odezwała się inaczej.

## Skills for good

card-drill-at-dawn = Musztra o świcie
card-drill-at-dawn-flavour = Stary sierżant miał jedną nogę, jedno oko i ani krzty litości.
card-by-the-last-candle = Przy ostatniej świecy
card-by-the-last-candle-flavour = Co dzień ukrywa między wierszami, to pokaże dogasający płomień.

## Elders

card-through-the-keyhole = Przez dziurkę od klucza
card-through-the-keyhole-flavour = Ktoś modlił się na klęczkach, lecz nie w stronę krzyża.
card-named-from-the-pulpit = Nazwisko z ambony
card-named-from-the-pulpit-flavour = Sto głów obróciło się w ławach, a jedna ani drgnęła.

## Minions

card-burn-them-out = Wypalić gniazdo
card-burn-them-out-flavour = O północy ze stodoły został popiół i nic już w nim nie krzyczało.
card-whistling-in-the-dark = Gwizdanie po ciemku
card-whistling-in-the-dark-flavour = Na wrzosowisku się nie gwiżdże. Coś mogłoby pomyśleć, że je wołasz.

## The Showdown

card-for-shadowbrook = Za Shadowbrook!
card-for-shadowbrook-flavour = Nikt dotąd nie wykrzyczał mu tej nazwy w twarz bez drżenia.
card-shoulder-to-shoulder = Ramię w ramię
card-shoulder-to-shoulder-flavour = Nikt nie uciekł. Potem nikt nie umiał powiedzieć dlaczego.

## Play Immediately

card-grateful-widow = Wdzięczna wdowa
card-grateful-widow-flavour = Oddała nam jego listy. Nie chciała wiedzieć, co w nich stoi.
card-answered-prayer = Wysłuchana modlitwa
card-answered-prayer-flavour = Świeca na ołtarzu zapłonęła sama i już nie zgasła.
card-out-of-the-hedgerow = Z zarośli!
card-out-of-the-hedgerow-flavour = Ptaki umilkły. To powinno było wystarczyć.
card-ill-omen = Zły omen
card-ill-omen-flavour = U młynarza urodziło się cielę. Powiedziało jedno słowo i zdechło.

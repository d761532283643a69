### Teksty zasad po polsku. `form` to forma czasownika: you (rozkaźnik), third i they (trzecia osoba), to (bezokolicznik), bare (własna karta, dopóki leży). Komunikat jest częścią zdania; wielką literę i kropkę ma tylko „sentence”.

## How sentences are put together

sentence = { $what }.
full-stop = { $what }.
heading = { $what }:
text = { $paragraphs }
paragraph = { $words }
block =
    { $head }
    { $lines }
list-and = { $most } i { $last }
list-and-if = { $most } i, { $when }, { $what }
list-or = { $most } lub { $last }
list-either = { $most }, { $last }
either-one = albo { $what }
clause-then = { $first }; { $next }
repeated =
    { $n ->
        [2] { $what }, dwa razy
        [one] { $what }
        [few] { $what }, { $n } razy
       *[many] { $what }, { $n } razy
    }
subject-does = { $who } { $what }
pronoun-does = ten Bohater { $what }
that-hero-does = ten Bohater { $what }
for-whom = za { $who }: { $what }
for-each-of-them = za każdego z nich { $what }
for-one-only =
    { $of ->
        [you] { $what } (tylko dla ciebie)
       *[they] { $what } (tylko dla tego Bohatera)
    }
if-then = { $when }, { $what }
at-time = { $when } { $what }
subject-if = { $who }, { $when }, { $what }
noun-if = { $who }, { $when }
noun-who = { $who }, { $when },
otherwise = w przeciwnym razie { $what }
or-else = w przeciwnym razie
if-passes =
    { $of ->
        [you] jeśli go zdasz
       *[they] jeśli go zda
    }
if-fails =
    { $of ->
        [you] jeśli go nie zdasz
       *[they] jeśli go nie zda
    }
if-rolls =
    { $one ->
        [yes] przy wyniku { $low }
       *[no] przy wyniku { $low }–{ $high }
    }
if-do = { own-if-done-so }, { $what }
if-done = { $what }; { own-if-done-so }
own-if-done-so =
    { $of ->
        [you] jeśli to zrobisz
       *[they] jeśli to zrobi
    }
may = { own-may-do } { $what }
may-this = { own-may-do } zrobić to
may-cost = { own-may-do } { $cost }, aby { $what }
may-if-do = { own-may-do } { $what }; { own-if-done-so }
own-may-do =
    { $form ->
        [you] możesz
       *[other] może
    }
for-cost = za tę cenę ({ $cost })
choose-who = { choose } { $who }, który { $what }
in-turn = { $who }, po kolei
for-one = { $who }
die-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }: { $what }
as-long-as = { $what }, { $when }
against-foes = { $what } { $when }
lasting = { $what } { $until }
until-fight-round = do końca Rundy Walki
until-fight = do końca walki
until-turn = do końca tury
until-round = do końca rundy
until-showdown = do końca Konfrontacji
per-success = { $what } za każdy sukces
per-hero = { $what } za każdego Bohatera w grze
per-spirit = { $what } za każdy punkt Ducha tego Starszego
per-cunning = { $what } za każdy punkt Sprytu tego Starszego
per-honor = { $what } za każdy punkt Honoru tego Starszego
per-section = { $what } za każdą część Szlaku Cienia, którą znacznik ma już za sobą

## Words that many sentences share

choose =
    { $form ->
        [you] wybierz
        [to] wybrać
       *[third] wybiera
    }
own-have-plus =
    { $form ->
        [bare] { "" }
        [you] otrzymaj{ " " }
        [to] otrzymać{ " " }
       *[third] ma{ " " }
    }{ $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    }
own-pay-more =
    { $form ->
        [bare] płacisz
        [you] płać
        [to] płacić
       *[third] płaci
    } o { own-some-size } { $up ->
        [yes] więcej
       *[no] mniej
    }
own-some-size =
    { $size ->
        [one] 1 żeton Dochodzenia
        [few] { $size } żetony Dochodzenia
       *[many] { $size } żetonów Dochodzenia
    }
own-cannot =
    { $form ->
        [bare] nie możesz
        [you] nie możesz
        [to] nie móc
       *[third] nie może
    }
own-some-clues =
    { $n ->
        [all] wszystkie swoje żetony Dochodzenia
        [one] 1 żeton Dochodzenia
        [few] { $n } żetony Dochodzenia
       *[many] { $n } żetonów Dochodzenia
    }
own-some-wounds-taken =
    { $n ->
        [one] 1 Ranę
        [few] { $n } Rany
       *[many] { $n } Ran
    }

## Whom it concerns

each-all =
    { $case ->
        [acc] każdego Bohatera
       *[nom] każdy Bohater
    }
each-everybody = każdy Bohater, także znokautowany,
each-others =
    { $case ->
        [acc] każdego innego Bohatera
       *[nom] każdy inny Bohater
    }
own-on-space =
    { $here ->
        [showdown] w Konfrontacji
       *[space] { $of ->
            [you] na twoim polu
           *[they] na jego polu
        }
    }
each-here =
    { $case ->
        [acc] każdego Bohatera { own-on-space }
       *[nom] każdy Bohater { own-on-space }
    }
each-town =
    { $case ->
        [acc] każdego Bohatera na polu miejskim
       *[nom] każdy Bohater na polu miejskim
    }
each-corner =
    { $case ->
        [acc] każdego Bohatera w lokalizacji narożnej
       *[nom] każdy Bohater w lokalizacji narożnej
    }
each-abroad =
    { $case ->
        [acc] każdego Bohatera poza polami miejskimi
       *[nom] każdy Bohater poza polami miejskimi
    }
each-wounded =
    { $case ->
        [acc] każdego rannego Bohatera
       *[nom] każdy ranny Bohater
    }
each-who-passes =
    { $case ->
        [acc] każdego Bohatera, który go zda
       *[nom] każdy Bohater, który go zda,
    }
each-who-fails =
    { $case ->
        [acc] każdego Bohatera, który go nie zda
       *[nom] każdy Bohater, który go nie zda,
    }
each-who-does =
    { $case ->
        [acc] każdego Bohatera, który to zrobi
       *[nom] każdy Bohater, który to zrobi,
    }
own-rolled =
    { $one ->
        [yes] wyrzuci { $low }
       *[no] wyrzuci { $low }–{ $high }
    }
each-who-rolls =
    { $case ->
        [acc] każdego Bohatera, który { own-rolled }
       *[nom] każdy Bohater, który { own-rolled },
    }
own-picked =
    { $choice ->
        [no] { "" }
       *[yes] { $case ->
            [acc] wybranego{ " " }
           *[nom] wybrany{ " " }
        }
    }
own-some-hero =
    { $case ->
        [acc] Bohatera
       *[nom] Bohater
    }
pick-all = { own-picked }{ own-some-hero }
pick-any = { own-picked }{ own-some-hero }
pick-others = { own-picked }{ $case ->
        [acc] innego Bohatera
       *[nom] inny Bohater
    }
pick-other = { pick-others }
pick-here = { own-picked }{ own-some-hero } { own-on-space }
pick-town = { own-picked }{ own-some-hero } na polu miejskim
pick-corner = { own-picked }{ own-some-hero } w lokalizacji narożnej
pick-abroad = { own-picked }{ own-some-hero } poza polami miejskimi
pick-wounded = { own-picked }{ $case ->
        [acc] rannego Bohatera
       *[nom] ranny Bohater
    }
pick-rival = { own-picked }{ $case ->
        [acc] rywala
       *[nom] rywal
    }
pick-friend = { own-picked }{ $case ->
        [acc] innego Bohatera
       *[nom] inny Bohater
    } { $of ->
        [you] z twojej drużyny
       *[they] z jego drużyny
    }
a-hero = { own-some-hero }
hero-first =
    { $case ->
        [acc] Pierwszego Gracza
       *[nom] Pierwszy Gracz
    }
hero-drawer = { own-some-hero } dobierający tę kartę
hero-revealer = { own-some-hero } ujawniający ten Sekret
hero-helped = { own-some-hero } z tą postacią u boku
hero-cursed =
    { $case ->
        [acc] przeklętego Bohatera
       *[nom] przeklęty Bohater
    }
hero-most-spirit = { own-some-hero } { $least ->
        [yes] o najniższym Duchu
       *[no] o najwyższym Duchu
    }
hero-most-cunning = { own-some-hero } { $least ->
        [yes] o najniższym Sprycie
       *[no] o najwyższym Sprycie
    }
hero-most-combat = { own-some-hero } { $least ->
        [yes] o najniższej Waleczności
       *[no] o najwyższej Waleczności
    }
hero-most-honor = { own-some-hero } { $least ->
        [yes] o najniższym Honorze
       *[no] o najwyższym Honorze
    }
hero-most-investigation = { own-some-hero } { $least ->
        [yes] z najmniejszą liczbą żetonów Dochodzenia
       *[no] z największą liczbą żetonów Dochodzenia
    }
hero-most-items = { own-some-hero } { $least ->
        [yes] z najmniejszą liczbą Przedmiotów i Sojuszników
       *[no] z największą liczbą Przedmiotów i Sojuszników
    }
hero-most-wounds = { own-some-hero } { $least ->
        [yes] z najmniejszą liczbą Ran
       *[no] z największą liczbą Ran
    }
elder-random = losowy Starszy Miasta
elder-lowest-honor = Starszy Miasta o najniższym Honorze
elder-highest-honor = Starszy Miasta o najwyższym Honorze
elder-lowest-spirit = Starszy Miasta o najniższym Duchu
elder-highest-spirit = Starszy Miasta o najwyższym Duchu
elder-lowest-cunning = Starszy Miasta o najniższym Sprycie
elder-highest-cunning = Starszy Miasta o najwyższym Sprycie
elder-that = ten Starszy

## Skills, tests and dice

skill-spirit = Duch
skill-cunning = Spryt
skill-combat = Waleczność
skill-honor = Honor
skill-of-spirit = Ducha
skill-of-cunning = Sprytu
skill-of-combat = Waleczności
skill-of-honor = Honoru
skill-in-spirit = do Ducha
skill-in-cunning = do Sprytu
skill-in-combat = do Waleczności
skill-in-honor = do Honoru
skill-with-spirit = Duchem
skill-with-cunning = Sprytem
skill-with-combat = Walecznością
skill-with-honor = Honorem
own-test-verb =
    { $form ->
        [you] wykonaj
        [to] wykonać
       *[third] wykonuje
    }
effect-test = { own-test-verb } test { $first } { $n }+
effect-test-both = { own-test-verb } test łączony { $first } i { $second } { $n }+
effect-choose-test = { own-test-verb } test { $skills } { $n }+
own-rolls =
    { $form ->
        [bare] rzucasz
        [you] rzuć
        [to] rzucić
       *[third] rzuca
    }
effect-roll = { own-rolls } D6
effect-choose-one = { choose } jedno
effect-nothing = nic się nie dzieje

## Resources

effect-gain =
    { $form ->
        [you] zyskaj
        [to] zyskać
       *[third] zyskuje
    } { $more ->
        [yes] dodatkowo{ " " }
       *[no] { "" }
    }{ own-some-clues }
effect-lose =
    { $form ->
        [you] strać
        [to] stracić
       *[third] traci
    } { own-some-clues }
effect-steal =
    { $form ->
        [you] zabierz
        [to] zabrać
       *[third] zabiera
    } { $n ->
        [all] wszystkie żetony Dochodzenia
       *[other] { own-some-clues }
    } wybranemu rywalowi
effect-wound =
    { $form ->
        [you] przyjmij
        [to] przyjąć
       *[third] przyjmuje
    } { own-some-wounds-taken }
effect-heal =
    { $form ->
        [you] wylecz
        [to] wyleczyć
       *[third] leczy
    } { $n ->
        [all] wszystkie swoje Rany
       *[other] { own-some-wounds-taken }
    }
effect-train =
    { $form ->
        [you] zyskaj
        [to] zyskać
       *[third] zyskuje
    } +{ $n } { $skill } na resztę gry
own-remove =
    { $form ->
        [you] usuń
        [to] usunąć
       *[third] usuwa
    }
effect-lose-skill = { own-remove } { $n ->
        [all] wszystkie swoje żetony { $skill }
        [one] 1 swój żeton { $skill }
        [few] { $n } swoje żetony { $skill }
       *[many] { $n } swoich żetonów { $skill }
    }
own-put =
    { $form ->
        [you] połóż
        [to] położyć
       *[third] kładzie
    }
effect-clues = { own-put } { own-some-clues } { $where }
clues-here = na swoim polu
clues-random = w Losowej Lokalizacji
clues-town-hall = w Urzędzie Miasta
clues-corners = w każdej lokalizacji narożnej
clues-dangerous = w każdej niebezpiecznej lokalizacji
clues-chosen = na wybranym polu
own-moves =
    { $form ->
        [you] przesuń
        [to] przesunąć
       *[third] przesuwa
    }
effect-darker = { own-moves } znacznik Szlaku Cienia o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } w stronę Ciemności
effect-brighter =
    { $form ->
        [you] odsuń
        [to] odsunąć
       *[third] odsuwa
    } znacznik Szlaku Cienia o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } od Ciemności
effect-villain-heals = Zły leczy { $n ->
        [all] wszystkie swoje Rany
       *[other] { own-some-wounds-taken }
    }
effect-villain-grows =
    { $n ->
        [one] Zły otrzymuje 1 żeton Dodatkowych Ran
        [few] Zły otrzymuje { $n } żetony Dodatkowych Ran
       *[many] Zły otrzymuje { $n } żetonów Dodatkowych Ran
    }
effect-hit-villain =
    { $form ->
        [you] zadaj
        [to] zadać
       *[third] zadaje
    } Złemu { $here ->
        [showdown] { "" }
       *[space] w Konfrontacji{ " " }
    }{ own-some-wounds-taken }
effect-lift-curse =
    { $form ->
        [you] zdejmij
        [to] zdjąć
       *[third] zdejmuje
    } swoją Klątwę

## Cards

own-draw =
    { $form ->
        [you] dobierz
        [to] dobrać
       *[third] dobiera
    }
resolve =
    { $form ->
        [you] rozpatrz
        [to] rozpatrzyć
       *[third] rozpatruje
    }
discard =
    { $form ->
        [you] odrzuć
        [to] odrzucić
       *[third] odrzuca
    }
own-some-events =
    { $n ->
        [one] 1 kartę Wydarzenia
        [few] { $n } karty Wydarzeń
       *[many] { $n } kart Wydarzeń
    }
effect-draw = { own-draw } { own-some-events }
effect-draw-keep = { own-draw } { own-some-events }, { $form ->
        [you] zatrzymaj
        [to] zatrzymać
       *[third] zatrzymuje
    } { $keep }, a resztę { discard }
effect-draw-mystery = { own-draw } i { resolve } kartę Tajemnicy
effect-draw-corner-here = { own-draw } i { resolve } kartę z talii tej lokalizacji narożnej
effect-draw-corner = { own-draw } i { resolve } kartę z talii narożnej ({ $deck })
effect-discard = { discard } { $n ->
        [all] wszystkie swoje karty Wydarzeń
       *[other] { own-some-events }
    }
effect-lose-item =
    { $form ->
        [you] oddaj
        [to] oddać
       *[third] oddaje
    } { $n ->
        [all] wszystkie swoje Przedmioty i wszystkich Sojuszników
        [one] 1 wybraną kartę Przedmiotu lub Sojusznika
        [few] { $n } wybrane karty Przedmiotów lub Sojuszników
       *[many] { $n } wybranych kart Przedmiotów lub Sojuszników
    }
take =
    { $form ->
        [you] weź
        [to] wziąć
       *[third] bierze
    }
effect-gain-lair = { take } kartę Legowiska
effect-lose-lair = { discard } swoją kartę Legowiska
effect-take-event = { take } wybraną kartę Wydarzenia ze stosu kart odrzuconych
effect-take-item = { take } wybraną kartę Przedmiotu lub Sojusznika ze stosu kart odrzuconych dowolnej talii narożnej
effect-take-town-item = { take } za darmo Przedmiot z Miasta o cenie nie wyższej niż { $n }
cancel =
    { $form ->
        [you] anuluj
        [to] anulować
       *[third] anuluje
    }
effect-cancel = { cancel } { $what ->
        [event] kartę Wydarzenia lub zdarzenie z Karty Sług
        [mystery] kartę Tajemnicy
       *[either] kartę Wydarzenia, kartę Tajemnicy lub zdarzenie z Karty Sług
    }, { $late ->
        [yes] zanim zadziała, nawet po rzucie, którego wymaga
       *[no] zanim zadziała
    }
effect-cancel-remaining = { cancel } { $n ->
        [all] wszystkie karty Tajemnic, które Pozostają w grze
        [one] 1 kartę Tajemnicy, która Pozostaje w grze
        [few] do { $n } kart Tajemnic, które Pozostają w grze
       *[many] do { $n } kart Tajemnic, które Pozostają w grze
    }
effect-cancel-lair = { cancel } kartę Legowiska rywala, którego Konfrontacja ma się właśnie zacząć, tak że się nie odbywa

## Movement

own-goes =
    { $form ->
        [you] przenieś się
        [to] przenieść się
       *[third] przenosi się
    }
effect-move =
    { $form ->
        [you] porusz się
        [to] poruszyć się
       *[third] porusza się
    } o najwyżej { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-move-to = { own-goes } { $space }
effect-move-to-any = { own-goes } { $kind ->
        [corner] do wybranej lokalizacji narożnej
        [town] na wybrane pole miejskie
        [dangerous] do wybranej niebezpiecznej lokalizacji
       *[any] na wybrane pole
    }
effect-to-hero = { own-goes } na pole innego wybranego Bohatera
at-space =
    { $id ->
        [manor] w Rezydencji
        [windmill] w Młynie
        [olde-woods] w Starym Lesie
        [abandoned-keep] w Porzuconej Twierdzy
        [town-hall] w Urzędzie Miasta
        [blacksmith] w Kuźni
        [church] w Kościele
        [doctors-office] w Gabinecie Lekarskim
        [magistrates-office] w Kancelarii Sędziego
        [fields] na Polach
        [marsh] na Mokradłach
        [covered-bridge] na Moście
        [crossroads] na Skrzyżowaniu
       *[other] na polu { $space }
    }
to-space =
    { $id ->
        [manor] do Rezydencji
        [windmill] do Młyna
        [olde-woods] do Starego Lasu
        [abandoned-keep] do Porzuconej Twierdzy
        [town-hall] do Urzędu Miasta
        [blacksmith] do Kuźni
        [church] do Kościoła
        [doctors-office] do Gabinetu Lekarskiego
        [magistrates-office] do Kancelarii Sędziego
        [fields] na Pola
        [marsh] na Mokradła
        [covered-bridge] na Most
        [crossroads] na Skrzyżowanie
        [road] na drogę { $number }
       *[other] na pole { $space }
    }

## Minions and Militia

effect-chart = { own-rolls } według Karty Sług dla swojego pola
effect-chart-at = { own-rolls } według Karty Sług dla { $where ->
        [random] Losowej Lokalizacji
       *[chosen] pustego pola wybranego przez Pierwszego Gracza
    }
effect-place-minions = { own-put } { $n ->
        [one] 1 żeton Sługi
        [few] { $n } żetony Sług
       *[many] { $n } żetonów Sług
    } ({ $minion }) { $where ->
        [random] { $n ->
            [one] w Losowej Lokalizacji
            [few] w Losowych Lokalizacjach
           *[many] w Losowych Lokalizacjach
        }
        [here] na swoim polu
        [chosen] { $n ->
            [one] na pustym polu wybranym przez Pierwszego Gracza
            [few] na pustych polach wybranych przez Pierwszego Gracza
           *[many] na pustych polach wybranych przez Pierwszego Gracza
        }
       *[corners] w każdej lokalizacji narożnej
    }
effect-minions-move = { own-moves } wszystkie żetony Sług o 1 pole { $toward ->
        [town] w stronę Urzędu Miasta
       *[heroes] w stronę najbliższego Bohatera
    }
effect-remove-minion = { own-remove } { $where ->
        [here] żeton Sługi ze swojego pola
        [here-round] okrągły żeton Sługi ze swojego pola
       *[chosen] wybrany żeton Sługi z planszy
    }
fight =
    { $form ->
        [you] stocz
        [to] stoczyć
       *[third] toczy
    }
effect-fight-a = natychmiast { fight } walkę: { $minion }
effect-villain-strikes = { fight } jedną Rundę Walki ze Złym, { $n ->
        [0] nie zyskując nic
       *[other] zyskując { own-some-clues }
    } za każde trafienie
effect-defeat-minion = natychmiast { $form ->
        [you] pokonaj Sługę, z którym walczysz
        [to] pokonać zwalczanego Sługę
       *[third] pokonuje Sługę, z którym walczy
    }
own-some-militia =
    { $n ->
        [one] 1 żeton Milicji
        [few] { $n } żetony Milicji
       *[many] { $n } żetonów Milicji
    }
effect-place-militia = { own-put } { own-some-militia } { $where }
effect-remove-militia = { own-remove } z planszy { $n ->
        [all] wszystkie żetony Milicji
        [one] 1 wybrany żeton Milicji
        [few] { $n } wybrane żetony Milicji
       *[many] { $n } wybranych żetonów Milicji
    }

## Elders

effect-kill-elder = { $elder } ginie
effect-kill-chosen = { choose } Starszego Miasta, który ginie
effect-secret-elder = { $elder } otrzymuje kolejny Sekret
effect-secret-chosen = { choose } Starszego Miasta, który otrzymuje kolejny Sekret
effect-reveal-elder = { $elder } musi ujawnić wszystkie Sekrety
effect-reveal-chosen = { choose } Starszego Miasta, który musi ujawnić wszystkie Sekrety
effect-pick-elder =
    { $which ->
        [chosen] { choose } Starszego Miasta
        [random] { choose } losowo Starszego Miasta
        [that] { choose } tego samego Starszego
        [lowest-honor] { choose } Starszego Miasta o najniższym Honorze
        [highest-honor] { choose } Starszego Miasta o najwyższym Honorze
        [lowest-spirit] { choose } Starszego Miasta o najniższym Duchu
        [highest-spirit] { choose } Starszego Miasta o najwyższym Duchu
        [lowest-cunning] { choose } Starszego Miasta o najniższym Sprycie
        [highest-cunning] { choose } Starszego Miasta o najwyższym Sprycie
       *[other] { choose } Starszego Miasta ({ $elder })
    }
effect-look =
    { $form ->
        [you] obejrzyj
        [to] obejrzeć
       *[third] ogląda
    } Sekrety { $n ->
        [one] wybranego Starszego
        [few] najwyżej { $n } wybranych Starszych
       *[many] najwyżej { $n } wybranych Starszych
    }{ $quietly ->
        [yes] { " " }Bez ujawniania
       *[no] { "" }
    }
effect-elder-goes-home = ten Starszy opuszcza Grupę Polującą i wraca do Miasteczka
effect-protect-elder =
    { $form ->
        [you] ocal
        [to] ocalić
       *[third] ocala
    } Starszego, który ma zginąć
effect-heal-elder =
    { $form ->
        [you] wylecz
        [to] wyleczyć
       *[third] leczy
    } 1 Ranę Starszego u swego boku
effect-on-the-hunt =
    { $form ->
        [you] wyślij
        [to] wysłać
       *[third] wysyła
    } tego Starszego Na polowanie: żeton Starszego trafia na wybrane pole ze Sługą
effect-joins-hero =
    { $form ->
        [you] korzystaj
        [to] korzystać
       *[third] korzysta
    } z pomocy tego Starszego do końca rundy: +1 do Waleczności i +1 do Honoru

## Dice and Wounds

effect-reroll =
    { $form ->
        [you] przerzuć
        [to] przerzucić
       *[third] przerzuca
    } { $enemy ->
        [yes] { $n ->
            [all] wszystkie trafienia
            [one] 1 trafienie
            [few] do { $n } trafień
           *[many] do { $n } trafień
        }
       *[no] { $n ->
            [all] wszystkie kości
            [one] 1 kość
            [few] do { $n } kości
           *[many] do { $n } kości
        }
    } { $roll }
effect-add-dice =
    { $form ->
        [you] dodaj
        [to] dodać
       *[third] dodaje
    } { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    } do { $roll }
effect-set-die =
    { $form ->
        [you] obróć
        [to] obrócić
       *[third] obraca
    } 1 kość { $roll } na { $face }
effect-ones-hit =
    { $form ->
        [you] licz
        [to] liczyć
       *[third] liczy
    } każdą 1 swojego rzutu w walce jako trafienie
dice-of-own-fight = swojego rzutu w walce
dice-of-own-test = swojego testu
dice-of-own-move = swojego rzutu na ruch
dice-of-own-any = swojego rzutu
dice-of-any-fight = rzutu dowolnego Bohatera w walce
dice-of-any-test = testu dowolnego Bohatera
dice-of-any-move = rzutu dowolnego Bohatera na ruch
dice-of-any-any = rzutu dowolnego Bohatera
dice-of-enemy = swojego wroga
dice-of-enemy-any = dowolnego wroga
own-ignored-own =
    { $whose ->
        [own] własnym{ " " }
       *[any] { "" }
    }
effect-ignore =
    { $form ->
        [you] zapobiegnij
        [to] zapobiec
       *[third] zapobiega
    } { $n ->
        [all] wszystkim { own-ignored-own }Ranom
        [one] 1 { $whose ->
            [own] własnej{ " " }
           *[any] { "" }
        }Ranie
        [few] najwyżej { $n } { own-ignored-own }Ranom
       *[many] najwyżej { $n } { own-ignored-own }Ranom
    }{ $whose ->
        [own] { "" }
        [elder] { " " }jednego Starszego z Grupy Polującej
       *[any] { " " }jednego dowolnego Bohatera
    }

## Conditions: “if you …”, “if they …”, “who …”

own-if-who =
    { $person ->
        [who] który
       *[other] jeśli
    }
own-if-be = { own-if-who } { $not ->
        [yes] nie{ " " }
       *[no] { "" }
    }{ $person ->
        [you] jesteś
       *[other] jest
    }
own-if-have = { own-if-who } { $not ->
        [yes] nie{ " " }
       *[no] { "" }
    }{ $person ->
        [you] masz
       *[other] ma
    }
if-elder-lives =
    { $not ->
        [yes] jeśli { $elder } nie żyje lub służy Złemu
       *[no] jeśli { $elder } żyje i nie służy Złemu
    }
if-elder-evil =
    { $not ->
        [yes] jeśli nie żyje żaden Zły Starszy
       *[no] jeśli żyje jakiś Zły Starszy
    }
if-in-showdown = { own-if-who } { $not ->
        [yes] nie{ " " }
       *[no] { "" }
    }{ $person ->
        [you] bierzesz
       *[other] bierze
    } udział{ $not ->
        [yes] u
       *[no] { "" }
    } w Konfrontacji
own-if-fight = { own-if-who } { $not ->
        [yes] nie{ " " }
       *[no] { "" }
    }{ $person ->
        [you] walczysz
       *[other] walczy
    }
if-in-fight = { own-if-fight }
own-foes-with =
    { $id ->
        [beast] Bestiami
        [construct] Konstruktami
        [human] Ludźmi
        [plant] Roślinami
        [spirit] Zjawami
        [undead] Nieumarłymi
        [vampire] Wampirami
       *[other] wrogami ze słowem kluczowym { $keyword }
    }
against =
    { $id ->
        [beast] przeciw Bestiom
        [construct] przeciw Konstruktom
        [human] przeciw Ludziom
        [plant] przeciw Roślinom
        [spirit] przeciw Zjawom
        [undead] przeciw Nieumarłym
        [vampire] przeciw Wampirom
       *[other] przeciw wrogom ze słowem kluczowym { $keyword }
    }
if-against = { own-if-fight } z { own-foes-with }
if-at = { own-if-be } { $space }
if-at-corner = { own-if-be } w lokalizacji narożnej
if-at-town = { own-if-be } na polu miejskim
if-at-dangerous = { own-if-be } w niebezpiecznej lokalizacji
if-at-road = { own-if-be } na drodze
if-carries = { own-if-have } { $id ->
        [book] { $not ->
            [yes] Księgi
           *[no] Księgę
        }
        [weapon] { $not ->
            [yes] Broni
           *[no] Broń
        }
        [firearm] { $not ->
            [yes] Broni palnej
           *[no] Broń palną
        }
       *[other] { $not ->
            [yes] karty ze słowem kluczowym { $keyword }
           *[no] kartę ze słowem kluczowym { $keyword }
        }
    }
if-red =
    { $not ->
        [yes] jeśli znacznik nie jest w czerwonej części Szlaku Cienia
       *[no] jeśli znacznik jest w czerwonej części Szlaku Cienia
    }
if-marker =
    { $not ->
        [yes] jeśli znacznik Szlaku Cienia jest powyżej { $n }
       *[no] jeśli znacznik Szlaku Cienia jest na { $n } lub niżej
    }
if-wounded = { own-if-have } { $not ->
        [yes] Ran
       *[no] Ranę
    }
if-villain =
    { $id ->
        [vampire] { $not ->
            [yes] jeśli Złym nie jest Wampir
           *[no] jeśli Złym jest Wampir
        }
        [werewolf] { $not ->
            [yes] jeśli Złym nie jest Wilkołak
           *[no] jeśli Złym jest Wilkołak
        }
        [scarecrow] { $not ->
            [yes] jeśli Złym nie jest Strach na Wróble
           *[no] jeśli Złym jest Strach na Wróble
        }
        [spectral-horseman] { $not ->
            [yes] jeśli Złym nie jest Widmowy Jeździec
           *[no] jeśli Złym jest Widmowy Jeździec
        }
       *[other] { $not ->
            [yes] jeśli Złym nie jest { $villain }
           *[no] jeśli Złym jest { $villain }
        }
    }
if-together =
    { $not ->
        [yes] jeśli gra jest kompetycyjna
       *[no] jeśli gra jest kooperacyjna lub zespołowa
    }
if-has-lair = { own-if-have } { $not ->
        [yes] karty Legowiska
       *[no] kartę Legowiska
    }
if-has-events = { own-if-who } { $person ->
        [you] masz
       *[other] ma
    } na ręce { $not ->
        [yes] mniej niż { $n } { $n ->
            [one] kartę Wydarzenia
            [few] karty Wydarzeń
           *[many] kart Wydarzeń
        }
       *[no] co najmniej { $n } { $n ->
            [one] kartę Wydarzenia
            [few] karty Wydarzeń
           *[many] kart Wydarzeń
        }
    }
if-minions =
    { $not ->
        [yes] { $n ->
            [one] jeśli na planszy nie ma żetonu Sługi
            [few] jeśli na planszy jest mniej niż { $n } żetony Sług
           *[many] jeśli na planszy jest mniej niż { $n } żetonów Sług
        }
       *[no] { $n ->
            [one] jeśli na planszy jest żeton Sługi
            [few] jeśli na planszy są co najmniej { $n } żetony Sług
           *[many] jeśli na planszy jest co najmniej { $n } żetonów Sług
        }
    }
if-changed =
    { $person ->
        [who] { $not ->
            [yes] którego przemiana w Wilkołaka nie jest zakończona
           *[no] którego przemiana w Wilkołaka jest zakończona
        }
        [you] { $not ->
            [yes] jeśli twoja przemiana w Wilkołaka nie jest zakończona
           *[no] jeśli twoja przemiana w Wilkołaka jest zakończona
        }
       *[they] { $not ->
            [yes] jeśli jego przemiana w Wilkołaka nie jest zakończona
           *[no] jeśli jego przemiana w Wilkołaka jest zakończona
        }
    }

## Modifiers

hits =
    { $up ->
        [yes] { $size ->
            [1] 6
           *[other] 7
        }
       *[no] { $size ->
            [1] 4
            [2] 3
            [3] 2
           *[other] 1
        }
    }+
own-linger-die =
    { $up ->
        [yes] { $size ->
            [1] 2
            [2] 2–3
            [3] 2–4
           *[other] 2–6
        }
       *[no] { $size ->
            [1] 1
           *[other] 1–{ $size }
        }
    }
static-spirit = { own-have-plus } do Ducha
static-cunning = { own-have-plus } do Sprytu
static-combat = { own-have-plus } do Waleczności
static-honor = { own-have-plus } do Honoru
static-wounds = { own-have-plus } do wytrzymałości
static-move = { own-have-plus } do rzutu na ruch
static-carry-town = { own-have-plus } do Limitu Obciążenia Przedmiotami z Miasta
static-carry-corner = { own-have-plus } do Limitu Obciążenia kartami każdej talii narożnej
static-look-price = { own-pay-more } za oglądanie Sekretów
static-lair-price = { own-pay-more } za kartę Legowiska
static-showdown-price = { own-pay-more } za Konfrontację
static-heal-price = { own-pay-more } za leczenie, także u Lekarza
static-town-price = { own-pay-more } za Przedmioty z Miasta
own-some-fight-dice =
    { $size ->
        [one] 1 kością Walki
        [few] { $size } kośćmi Walki
       *[many] { $size } kośćmi Walki
    } { $up ->
        [yes] więcej
       *[no] mniej
    }
static-fight-dice = { own-rolls } { own-some-fight-dice }
static-hit-on =
    { $form ->
        [bare] twoje kości Walki trafiają
        [you] trafiaj kośćmi Walki
        [to] trafiać kośćmi Walki
       *[third] trafia kośćmi Walki
    } { own-only-on }
own-only-on =
    { $up ->
        [yes] dopiero przy wyniku { hits }
       *[no] już przy wyniku { hits }
    }
static-enemy-hit-on =
    { $form ->
        [bare] twoi wrogowie trafiają
        [you] spraw, by twoi wrogowie trafiali
        [to] sprawić, by wrogowie trafiali
       *[third] sprawia, że jego wrogowie trafiają
    } { own-only-on }
static-no-escape = { own-cannot } uciec z walki
static-no-heal = { own-cannot } leczyć Ran
own-all-heroes =
    { $here ->
        [showdown] Bohaterowie w Konfrontacji
       *[space] Bohaterowie
    }
static-no-escape-all = { own-all-heroes } nie mogą uciec z walki
static-no-heal-all = { own-all-heroes } nie mogą leczyć Ran
static-linger-on-all = przy Pozostaniu Bohaterowie { $up ->
        [yes] są celem ataku także
       *[no] nie są celem ataku
    } przy wyniku { own-linger-die }
static-linger-on = przy Pozostaniu { $up ->
        [yes] { "" }
       *[no] nie{ " " }
    }{ $form ->
        [bare] jesteś
        [you] jesteś
        [to] być
       *[third] jest
    } celem ataku { $up ->
        [yes] także{ " " }
       *[no] { "" }
    }przy wyniku { own-linger-die }
static-villain-hit-on = Zły trafia { own-only-on }
static-villain-combat = Zły ma { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } do Waleczności
static-villain-wounds = Zły ma { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } do wytrzymałości
static-minion-dice = Słudzy rzucają { own-some-fight-dice }
static-minion-wounds = Słudzy mają { $up ->
        [yes] +{ $size }
       *[no] −{ $size }
    } do wytrzymałości
own-steps-longer =
    { $size ->
        [one] 1 pole
        [few] { $size } pola
       *[many] { $size } pól
    } { $up ->
        [yes] dłuższy
       *[no] krótszy
    }
static-darkness-step = każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o { own-steps-longer }
static-dawn-step = każdy ruch znacznika Szlaku Cienia od Ciemności jest o { own-steps-longer }
static-mystery-cards = w każdej Fazie Tajemnic { own-draw } o { $size ->
        [one] 1 kartę Tajemnicy
        [few] { $size } karty Tajemnic
       *[many] { $size } kart Tajemnic
    } { $up ->
        [yes] więcej
       *[no] mniej
    }
static-villain-heals = w każdej Fazie Tajemnic Zły leczy o { $size ->
        [one] 1 Ranę
        [few] { $size } Rany
       *[many] { $size } Ran
    } { $up ->
        [yes] więcej
       *[no] mniej
    }
static-no-elders = Starsi nie dołączają do Grup Polujących
static-table-rolls = w każdej Fazie Tajemnic { own-rolls } według Tabeli Fazy Tajemnic { $size ->
        [one] { $up ->
            [yes] jeszcze raz
           *[no] o 1 raz mniej
        }
        [few] { $up ->
            [yes] o { $size } razy więcej
           *[no] o { $size } razy mniej
        }
       *[many] { $up ->
            [yes] o { $size } razy więcej
           *[no] o { $size } razy mniej
        }
    }

## Replacements

replace-event-draw =
    { $form ->
        [bare] ilekroć dobierasz kartę Wydarzenia, dobierz zamiast niej { $n }, zatrzymaj 1, a resztę odrzuć
       *[third] zamiast każdej pojedynczej karty Wydarzenia dobiera { $n }, zatrzymuje 1, a resztę odrzuca
    }
replace-fight-skill =
    { $form ->
        [bare] możesz walczyć { $with } zamiast Walecznością
       *[third] może walczyć { $with } zamiast Walecznością
    }
replace-loss-die =
    { $form ->
        [bare] po nokaucie oddajesz D3 rzeczy zamiast D6
       *[third] po nokaucie oddaje D3 rzeczy zamiast D6
    }
replace-villain-first = Zły uderza pierwszy, a Bohater odpowiada tylko wtedy, gdy po jego trafieniach nadal stoi
replace-mist =
    { $n ->
        [6] w Konfrontacji rzuć D6 za każde trafienie w Złego: przy wyniku 6 trafienie przepada
       *[other] w Konfrontacji rzuć D6 za każde trafienie w Złego: przy wyniku { $n }–6 trafienie przepada
    }
replace-ride = po ataku Zły jedzie dalej najkrótszą drogą do Urzędu Miasta i atakuje każdego Bohatera po drodze
replace-single-out = w tego Złego Starszego nie można wymierzyć żadnej kości
replace-movement-two =
    { $form ->
        [bare] rzucasz na ruch dwiema kośćmi i używasz wyższego wyniku
       *[third] rzuca na ruch dwiema kośćmi i używa wyższego wyniku
    }

## Abilities: when, how often, at what cost

window-turn-step = przed dowolną fazą tury
window-mystery-step = przed dowolnym krokiem Fazy Tajemnic
window-card = po dobraniu lub zagraniu karty
window-roll = po rzucie
window-fight = przed walką
window-fight-round = przed Rundą Walki
window-wounds = przed przyjęciem Ran
window-ko = przed nokautem Bohatera lub śmiercią Starszego
window-showdown-step = przed dowolnym krokiem Konfrontacji
window-action = w swojej fazie czynności
window-in-fight = w dowolnym momencie walki
moment-mystery-start = na początku Fazy Tajemnic
moment-turn-start =
    { $of ->
        [they] gdy { $who } zaczyna turę,
       *[you] na początku swojej tury
    }
moment-turn-end =
    { $of ->
        [they] gdy { $who } kończy turę,
       *[you] na końcu swojej tury
    }
moment-showdown-start = na początku Konfrontacji
moment-showdown-round = na początku każdej Rundy Walki w Konfrontacji
moment-minion-defeated =
    { $of ->
        [they] gdy { $who } pokona Sługę,
       *[you] gdy pokonasz Sługę,
    }
moment-villain-ko = gdy Zły znokautuje Bohatera,
moment-collected =
    { $of ->
        [they] ilekroć { $who } zbiera lub zyskuje Dochodzenie poza walką,
       *[you] ilekroć zbierasz lub zyskujesz Dochodzenie poza walką,
    }
limit-turn = raz na turę
limit-round = raz na rundę
limit-fight-round = raz na Rundę Walki
limit-fight = raz na walkę
limit-game = raz na grę
cost-pay =
    { $form ->
        [you] zapłać
        [to] zapłacić
       *[third] płaci
    } { own-some-clues }
cost-discard = { discard } tę kartę

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Kości Walki: { $dice }, Rany: { $wounds }. Nagroda: { $reward }
       *[no] Kości Walki: { $dice }, Rany: { $wounds }. Walczy się tu { $skill }. Nagroda: { $reward }
    }
reward-gain = { own-some-clues }.
card-lair =
    { $n ->
        [one] { $space }. Konfrontacja tutaj kosztuje 1 żeton Dochodzenia.
        [few] { $space }. Konfrontacja tutaj kosztuje { $n } żetony Dochodzenia.
       *[many] { $space }. Konfrontacja tutaj kosztuje { $n } żetonów Dochodzenia.
    }
card-evil = Ten Starszy okazuje się zły i przyłącza się do Złego.
card-uncounted = Ta karta nie wlicza się do Limitu Obciążenia.
card-when = Zagraj { $when }.

## Keywords

keyword-beast = Bestia
keyword-book = Księga
keyword-construct = Konstrukt
keyword-firearm = Broń palna
keyword-holy = Świętość
keyword-human = Człowiek
keyword-light = Światło
keyword-magic = Magia
keyword-mount = Wierzchowiec
keyword-plant = Roślina
keyword-spirit = Zjawa
keyword-tool = Narzędzie
keyword-undead = Nieumarły
keyword-vampire = Wampir
keyword-weapon = Broń

## Questions

ask-one-of = { $hero }: co wybierasz?
ask-may = { $hero }: czy chcesz to zrobić?
ask-may-pay = { $hero }: czy chcesz za to zapłacić?
ask-hero = { $hero }: który Bohater?
ask-hero-tied = { $hero }: kilku Bohaterów jest na równi. Który z nich?
ask-test-skill = { $hero }: którą Umiejętność testujesz?
ask-steal = { $hero }: któremu Bohaterowi zabierasz żetony Dochodzenia?
ask-clues-where = { $hero }: na którym polu kładziesz żetony Dochodzenia?
ask-discard = { $hero }: którą kartę Wydarzenia odrzucasz?
ask-take-discarded = { $hero }: którą kartę bierzesz ze stosu kart odrzuconych?
ask-take-town-item = { $hero }: który Przedmiot z Miasta bierzesz?
ask-cancel-remaining = { $hero }: którą kartę Tajemnicy anulujesz?
ask-walk = { $hero }: dokąd idziesz?
ask-move-to = { $hero }: dokąd się przenosisz?
ask-to-hero = { $hero }: do którego Bohatera się przenosisz?
ask-minion-where = { $hero }: na którym polu pojawia się Sługa?
ask-remove-minion = { $hero }: z którego pola usuwasz żeton Sługi?
ask-militia-where = { $hero }: na którym polu kładziesz Milicję?
ask-remove-militia = { $hero }: z którego pola usuwasz żeton Milicji?
ask-elder = { $hero }: który Starszy?
ask-kill-elder = { $hero }: który Starszy ginie?
ask-reveal-elder = { $hero }: który Starszy ujawnia wszystkie Sekrety?
ask-look = { $hero }: Sekrety którego Starszego oglądasz?
ask-heal-elder = { $hero }: który Starszy leczy 1 Ranę?
ask-heal-whom = { $hero }: kto zostaje uleczony?
ask-hunt-where = { $hero }: na które pole Starszy wyrusza na polowanie?
ask-reroll = { $hero }: którą kością rzucasz ponownie?
ask-set-die = { $hero }: którą kość obracasz?

## Why something would change nothing

why-no-effect = Teraz nic by to nie zmieniło.
why-hero-down = Bohater jest znokautowany.
why-no-investigation = Nie ma żetonów Dochodzenia do stracenia.
why-no-one-to-rob = Żaden rywal nie ma żetonów Dochodzenia.
why-nothing-to-heal = Nie ma Ran do wyleczenia albo leczenie jest zabronione.
why-no-skill-counter = Na Karcie Bohatera nie ma takiego żetonu Umiejętności.
why-marker-at-start = Znacznik Szlaku Cienia stoi na początku.
why-villain-unhurt = Zły nie ma Ran.
why-no-showdown = Nie walczysz w Konfrontacji.
why-no-fight = Nie bierzesz udziału w walce.
why-no-events = Na ręce nie ma kart Wydarzeń.
why-no-items = Bohater nie ma Przedmiotów ani Sojuszników.
why-has-no-lair = Bohater nie ma karty Legowiska do stracenia.
why-nothing-discarded = Na stosach kart odrzuconych nie ma takiej karty.
why-nothing-in-stock = W zapasie nie ma Przedmiotu z Miasta w tej cenie.
why-nothing-to-cancel = Nie ma teraz niczego, co można by tym anulować.
why-nothing-remains = Żadna karta Tajemnicy nie Pozostaje w grze.
why-no-lair-revealed = Żadna Konfrontacja nie ma się teraz zacząć.
why-cannot-move = Teraz nie można przenieść Bohatera.
why-no-minion = Na planszy nie ma takiego żetonu Sługi.
why-no-minion-fight = Nie walczysz ze Sługą.
why-no-militia-left = Wszystkie żetony Milicji są na planszy.
why-no-militia = Na planszy nie ma Milicji.
why-no-elder = Nie ma takiego Starszego.
why-no-secret = Żaden Starszy nie ma już ukrytego Sekretu.
why-no-elder-in-danger = Żaden Starszy nie ma teraz zginąć.
why-no-elder-hurt = Żaden Starszy u twego boku nie jest ranny.
why-no-roll = Na stole nie ma takiego rzutu.
why-no-ones = W rzucie twojego Bohatera w walce nie ma 1.
why-no-wounds = Nikt nie ma teraz przyjąć takich Ran.
why-no-curse = Bohater nie jest przeklęty.

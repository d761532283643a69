### Teksty zasad po polsku. Każdy efekt jest pełnym zdaniem z własną kropką; etykieta przed nim kończy się dwukropkiem i kropki nie dodaje.

## How sentences are put together

effect-seq = { $words }
effect-then = { $words } Potem: { $next }
in-brackets = ({ $what })
effect-nothing = Nic się nie dzieje.
effect-one-of = Wybierz jedno: { $words }
effect-choice = ({ $n }) { $what }
effect-may = Możesz: { $what }
effect-may-pay =
    { $n ->
        [one] Możesz zapłacić 1 punkt Dochodzenia: { $what }
        [few] Możesz zapłacić { $n } punkty Dochodzenia: { $what }
       *[many] Możesz zapłacić { $n } punktów Dochodzenia: { $what }
    }
effect-if = Jeśli { $when }: { $what }
effect-if-else = Jeśli { $when }: { $what } W przeciwnym razie: { $otherwise }
effect-for = { $who }: { $what }
effect-table = Rzuć D6.
table-row =
    { $one ->
        [yes] { $low }
       *[no] { $low }–{ $high }
    }: { $what }

## Amounts. The signs are the same in every language.

amount-x = { "X" }
amount-heroes = { "N" }
amount-honor = { "H" }
amount-d3 = { "D3" }
amount-d6 = { "D6" }
amount-all = wszystko
amount-is-heroes = { $what } N to liczba Bohaterów w grze.
amount-is-honor = { $what } H to Honor tego Starszego.

## Whom it concerns

each-all = Każdy Bohater
each-others = Każdy inny Bohater
each-here = Każdy Bohater na tym polu
each-town = Każdy Bohater na polu miejskim
each-corner = Każdy Bohater w lokacji narożnej
each-abroad = Każdy Bohater poza polami miejskimi
each-wounded = Każdy ranny Bohater
pick-all = Wybrany przez ciebie Bohater
pick-any = Wybrany przez ciebie Bohater
pick-others = Wybrany przez ciebie inny Bohater
pick-other = Wybrany przez ciebie inny Bohater
pick-here = Wybrany przez ciebie Bohater na tym polu
pick-town = Wybrany przez ciebie Bohater na polu miejskim
pick-corner = Wybrany przez ciebie Bohater w lokacji narożnej
pick-abroad = Wybrany przez ciebie Bohater poza polami miejskimi
pick-wounded = Wybrany przez ciebie ranny Bohater
pick-rival = Wybrany przez ciebie Bohater spoza twojej drużyny
pick-friend = Wybrany przez ciebie inny Bohater z twojej drużyny
hero-first = Pierwszy Gracz
hero-most-spirit =
    { $least ->
        [yes] Bohater o najniższym Duchu
       *[no] Bohater o najwyższym Duchu
    }
hero-most-cunning =
    { $least ->
        [yes] Bohater o najniższym Sprycie
       *[no] Bohater o najwyższym Sprycie
    }
hero-most-combat =
    { $least ->
        [yes] Bohater o najniższej Waleczności
       *[no] Bohater o najwyższej Waleczności
    }
hero-most-honor =
    { $least ->
        [yes] Bohater o najniższym Honorze
       *[no] Bohater o najwyższym Honorze
    }
hero-most-investigation =
    { $least ->
        [yes] Bohater z najmniejszą liczbą punktów Dochodzenia
       *[no] Bohater z największą liczbą punktów Dochodzenia
    }
hero-most-items =
    { $least ->
        [yes] Bohater z najmniejszą liczbą Przedmiotów i Sojuszników
       *[no] Bohater z największą liczbą Przedmiotów i Sojuszników
    }
hero-most-wounds =
    { $least ->
        [yes] Bohater z najmniejszą liczbą Ran
       *[no] Bohater z największą liczbą Ran
    }
elder-chosen = Wybrany przez ciebie Starszy Miasta
elder-random = Losowy Starszy Miasta
elder-lowest-honor = Starszy Miasta o najniższym Honorze
elder-highest-honor = Starszy Miasta o najwyższym Honorze
elder-that = Ten Starszy

## Skills and tests

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
effect-test = Wykonaj test { $first } { $n }+.
effect-test-both = Wykonaj test łączony { $first } i { $second } { $n }+.
effect-choose-test = Wykonaj test { $n }+ jednej z tych Umiejętności, do wyboru: { $skills }.
result-passed = Zdany: { $what }
result-each = Za X sukcesów: { $what }
result-failed = Niezdany: { $what }

## Resources

effect-gain =
    { $n ->
        [one] Zyskaj 1 punkt Dochodzenia.
        [few] Zyskaj { $n } punkty Dochodzenia.
       *[many] Zyskaj { $n } punktów Dochodzenia.
    }
effect-lose =
    { $n ->
        [one] Strać 1 punkt Dochodzenia.
        [few] Strać { $n } punkty Dochodzenia.
       *[many] Strać { $n } punktów Dochodzenia.
    }
effect-lose-all = Strać wszystkie punkty Dochodzenia.
effect-steal =
    { $n ->
        [one] Zabierz 1 punkt Dochodzenia wybranemu Bohaterowi spoza twojej drużyny.
        [few] Zabierz { $n } punkty Dochodzenia wybranemu Bohaterowi spoza twojej drużyny.
       *[many] Zabierz { $n } punktów Dochodzenia wybranemu Bohaterowi spoza twojej drużyny.
    }
effect-steal-all = Zabierz wszystkie punkty Dochodzenia wybranemu Bohaterowi spoza twojej drużyny.
effect-wound =
    { $n ->
        [one] Przyjmij 1 Ranę.
        [few] Przyjmij { $n } Rany.
       *[many] Przyjmij { $n } Ran.
    }
effect-heal =
    { $n ->
        [one] Wylecz 1 Ranę.
        [few] Wylecz { $n } Rany.
       *[many] Wylecz { $n } Ran.
    }
effect-heal-all = Wylecz wszystkie swoje Rany.
effect-train = +{ $n } { $skill } na resztę gry.
effect-lose-skill =
    { $n ->
        [one] Usuń 1 żeton { $skill }.
        [few] Usuń { $n } żetony { $skill }.
       *[many] Usuń { $n } żetonów { $skill }.
    }
effect-lose-skill-all = Usuń wszystkie swoje żetony { $skill }.
effect-clues =
    { $n ->
        [one] Połóż 1 punkt Dochodzenia { $where }.
        [few] Połóż { $n } punkty Dochodzenia { $where }.
       *[many] Połóż { $n } punktów Dochodzenia { $where }.
    }
clues-here = na tym polu
clues-random = w Losowej Lokacji
clues-town-hall = w Urzędzie Miasta
clues-corners = w każdej lokacji narożnej
clues-dangerous = w każdej niebezpiecznej lokacji
clues-chosen = na wybranym przez ciebie polu
effect-darker =
    { $n ->
        [one] Przesuń znacznik Szlaku Cienia o 1 pole w stronę Ciemności.
        [few] Przesuń znacznik Szlaku Cienia o { $n } pola w stronę Ciemności.
       *[many] Przesuń znacznik Szlaku Cienia o { $n } pól w stronę Ciemności.
    }
effect-brighter =
    { $n ->
        [one] Odsuń znacznik Szlaku Cienia od Ciemności o 1 pole.
        [few] Odsuń znacznik Szlaku Cienia od Ciemności o { $n } pola.
       *[many] Odsuń znacznik Szlaku Cienia od Ciemności o { $n } pól.
    }
effect-villain-heals =
    { $n ->
        [one] Zły leczy 1 Ranę.
        [few] Zły leczy { $n } Rany.
       *[many] Zły leczy { $n } Ran.
    }
effect-villain-heals-all = Zły leczy wszystkie swoje Rany.
effect-villain-grows =
    { $n ->
        [one] Zły otrzymuje 1 żeton Dodatkowych Ran.
        [few] Zły otrzymuje { $n } żetony Dodatkowych Ran.
       *[many] Zły otrzymuje { $n } żetonów Dodatkowych Ran.
    }
effect-hit-villain =
    { $n ->
        [one] W Konfrontacji Zły przyjmuje 1 Ranę.
        [few] W Konfrontacji Zły przyjmuje { $n } Rany.
       *[many] W Konfrontacji Zły przyjmuje { $n } Ran.
    }
effect-until-own = { $until }: { $what }
effect-until-everybody = { $until }, dla każdego Bohatera: { $what }
until-fight-round = Do końca Rundy Walki
until-fight = Do końca walki
until-turn = Do końca tury
until-round = Do końca rundy
until-showdown = Do końca Konfrontacji
effect-lift-curse = Zdejmij swoją Klątwę.

## Cards

effect-draw =
    { $n ->
        [one] Dobierz 1 kartę Wydarzenia.
        [few] Dobierz { $n } karty Wydarzeń.
       *[many] Dobierz { $n } kart Wydarzeń.
    }
effect-draw-keep =
    { $n ->
        [one] Dobierz 1 kartę Wydarzenia i zatrzymaj { $keep }.
        [few] Dobierz { $n } karty Wydarzeń, zatrzymaj { $keep }, a resztę odrzuć.
       *[many] Dobierz { $n } kart Wydarzeń, zatrzymaj { $keep }, a resztę odrzuć.
    }
effect-draw-mystery = Dobierz kartę Tajemnicy i rozpatrz ją.
effect-draw-corner-here = Dobierz kartę z talii tej lokacji narożnej i rozpatrz ją.
effect-draw-corner = Dobierz kartę z tej talii narożnej i rozpatrz ją: { $deck }.
effect-discard =
    { $n ->
        [one] Odrzuć 1 kartę Wydarzenia.
        [few] Odrzuć { $n } karty Wydarzeń.
       *[many] Odrzuć { $n } kart Wydarzeń.
    }
effect-discard-all = Odrzuć wszystkie swoje karty Wydarzeń.
effect-lose-item =
    { $n ->
        [one] Oddaj 1 Przedmiot lub Sojusznika do wyboru.
        [few] Oddaj { $n } Przedmioty lub Sojuszników do wyboru.
       *[many] Oddaj { $n } Przedmiotów lub Sojuszników do wyboru.
    }
effect-lose-item-all = Oddaj wszystkie swoje Przedmioty i Sojuszników.
effect-gain-lair = Dobierz kartę Legowiska.
effect-lose-lair = Odrzuć swoją kartę Legowiska.
effect-take-event = Weź wybraną kartę Wydarzenia ze stosu kart odrzuconych.
effect-take-item = Weź wybrany Przedmiot lub Sojusznika ze stosu kart odrzuconych dowolnej talii narożnej.
effect-take-town-item = Weź za darmo Przedmiot z Miasta o cenie nie wyższej niż { $n }.
effect-cancel-event = Anuluj kartę Wydarzenia lub zdarzenie z Tabeli Sług, zanim zadziała.
effect-cancel-mystery = Anuluj kartę Tajemnicy, zanim zadziała.
effect-cancel-either = Anuluj kartę Wydarzenia, kartę Tajemnicy lub zdarzenie z Tabeli Sług, zanim zadziała.
effect-cancel-remaining =
    { $n ->
        [one] Anuluj 1 kartę Tajemnicy, która Pozostaje w grze.
        [few] Anuluj najwyżej { $n } karty Tajemnic, które Pozostają w grze.
       *[many] Anuluj najwyżej { $n } kart Tajemnic, które Pozostają w grze.
    }
effect-cancel-remaining-all = Anuluj wszystkie karty Tajemnic, które Pozostają w grze.
effect-cancel-lair = Anuluj kartę Legowiska w Konfrontacji, która ma się zacząć; Konfrontacja się nie odbywa.

## Movement

effect-move =
    { $n ->
        [one] Porusz się o najwyżej 1 pole.
        [few] Porusz się o najwyżej { $n } pola.
       *[many] Porusz się o najwyżej { $n } pól.
    }
effect-move-to = Przenieś się { $space }.
effect-move-to-any =
    { $kind ->
        [corner] Przenieś się do wybranej lokacji narożnej.
        [town] Przenieś się na wybrane pole miejskie.
        [dangerous] Przenieś się do wybranej niebezpiecznej lokacji.
       *[any] Przenieś się na wybrane pole.
    }
effect-to-hero = Przenieś się na pole innego wybranego Bohatera.
at-space =
    { $id ->
        [manor] w Rezydencji
        [windmill] w Młynie
        [olde-woods] w Starym Lesie
        [abandoned-keep] w Opuszczonej Twierdzy
        [town-hall] w Urzędzie Miasta
        [blacksmith] w Kuźni
        [church] w Kościele
        [doctors-office] w Gabinecie Lekarskim
        [magistrates-office] w Kancelarii Sędziego
        [fields] na Polach
        [marsh] na Mokradłach
        [covered-bridge] na Krytym Moście
        [crossroads] na Skrzyżowaniu
       *[other] na polu { $space }
    }
to-space =
    { $id ->
        [manor] do Rezydencji
        [windmill] do Młyna
        [olde-woods] do Starego Lasu
        [abandoned-keep] do Opuszczonej Twierdzy
        [town-hall] do Urzędu Miasta
        [blacksmith] do Kuźni
        [church] do Kościoła
        [doctors-office] do Gabinetu Lekarskiego
        [magistrates-office] do Kancelarii Sędziego
        [fields] na Pola
        [marsh] na Mokradła
        [covered-bridge] na Kryty Most
        [crossroads] na Skrzyżowanie
       *[other] na pole { $space }
    }

## Minions and Militia

effect-chart = Rzuć na Tabelę Sług; Sługa pojawia się na twoim polu.
effect-chart-random = Rzuć na Tabelę Sług; Sługa pojawia się w Losowej Lokacji.
effect-chart-chosen = Pierwszy Gracz wybiera puste pole. Rzuć na Tabelę Sług; Sługa pojawia się na tym polu.
effect-place-minions =
    { $n ->
        [one] Połóż 1 żeton Sługi { $where }: { $minion }.
        [few] Połóż { $n } żetony Sług { $where }: { $minion }.
       *[many] Połóż { $n } żetonów Sług { $where }: { $minion }.
    }
minions-random =
    { $n ->
        [one] w Losowej Lokacji
        [few] w Losowych Lokacjach
       *[many] w Losowych Lokacjach
    }
minions-here = na tym polu
minions-chosen =
    { $n ->
        [one] na pustym polu wybranym przez Pierwszego Gracza
        [few] na pustych polach wybranych przez Pierwszego Gracza
       *[many] na pustych polach wybranych przez Pierwszego Gracza
    }
minions-corners = w każdej lokacji narożnej
effect-minions-move-heroes = Wszystkie żetony Sług przesuwają się o 1 pole w stronę najbliższego Bohatera.
effect-minions-move-town = Wszystkie żetony Sług przesuwają się o 1 pole w stronę Urzędu Miasta.
effect-remove-minion-chosen = Usuń z planszy wybrany żeton Sługi.
effect-remove-minion-here = Usuń żeton Sługi z tego pola.
effect-remove-minion-here-round = Usuń okrągły żeton Sługi z tego pola.
effect-fight-a = Stocz teraz walkę z tym Sługą: { $minion }.
effect-villain-strikes =
    { $n ->
        [0] Stocz jedną Rundę Walki ze Złym. Trafienia nic nie dają.
        [one] Stocz jedną Rundę Walki ze Złym. Za każde trafienie zyskujesz 1 punkt Dochodzenia.
        [few] Stocz jedną Rundę Walki ze Złym. Za każde trafienie zyskujesz { $n } punkty Dochodzenia.
       *[many] Stocz jedną Rundę Walki ze Złym. Za każde trafienie zyskujesz { $n } punktów Dochodzenia.
    }
effect-defeat-minion = Sługa, z którym walczysz, zostaje natychmiast pokonany.
effect-place-militia =
    { $n ->
        [one] Połóż 1 żeton Milicji { $where }.
        [few] Połóż { $n } żetony Milicji { $where }.
       *[many] Połóż { $n } żetonów Milicji { $where }.
    }
muster-here = na tym polu
muster-town-hall = w Urzędzie Miasta
muster-chosen = na wybranym przez ciebie polu
effect-remove-militia =
    { $n ->
        [one] Usuń z planszy 1 wybrany żeton Milicji.
        [few] Usuń z planszy { $n } wybrane żetony Milicji.
       *[many] Usuń z planszy { $n } wybranych żetonów Milicji.
    }
effect-remove-militia-all = Usuń z planszy wszystkie żetony Milicji.

## Elders

effect-kill-elder = { $elder } ginie.
effect-add-secret = { $elder } otrzymuje kolejny Sekret.
effect-reveal-elder = { $elder } ujawnia wszystkie Sekrety.
effect-look =
    { $quietly ->
        [yes]
            { $n ->
                [one] Obejrzyj „Bez ujawniania” Sekrety 1 wybranego Starszego.
                [few] Obejrzyj „Bez ujawniania” Sekrety najwyżej { $n } wybranych Starszych.
               *[many] Obejrzyj „Bez ujawniania” Sekrety najwyżej { $n } wybranych Starszych.
            }
       *[no]
            { $n ->
                [one] Obejrzyj Sekrety 1 wybranego Starszego.
                [few] Obejrzyj Sekrety najwyżej { $n } wybranych Starszych.
               *[many] Obejrzyj Sekrety najwyżej { $n } wybranych Starszych.
            }
    }
effect-elder-goes-home = Ten Starszy opuszcza Grupę Polującą i wraca do Miasteczka.
effect-protect-elder = Starszy, który miał zginąć, przeżywa.
effect-heal-elder = Ranny Starszy u twego boku leczy 1 Ranę.
effect-on-the-hunt = Ten Starszy wyrusza na polowanie: połóż żeton Starszego na wybranym polu ze Sługą. Bohater, który tam walczy, ma +1 do Waleczności. Gdy pod koniec rundy nie ma tam już Sługi, Starszy wraca do domu.
effect-joins-hero = Do końca rundy ten Starszy staje u twego boku; masz +1 do Waleczności i +1 do Honoru.

## Dice and Wounds

effect-reroll =
    { $enemy ->
        [yes]
            { $n ->
                [one] Wykonaj ponowny rzut za 1 trafienie z { $roll }.
                [few] Wykonaj ponowny rzut za najwyżej { $n } trafienia z { $roll }.
               *[many] Wykonaj ponowny rzut za najwyżej { $n } trafień z { $roll }.
            }
       *[no]
            { $n ->
                [one] Wykonaj ponowny rzut 1 kością z { $roll }.
                [few] Wykonaj ponowny rzut najwyżej { $n } kośćmi z { $roll }.
               *[many] Wykonaj ponowny rzut najwyżej { $n } kośćmi z { $roll }.
            }
    }
effect-reroll-all =
    { $enemy ->
        [yes] Wykonaj ponowny rzut za wszystkie trafienia z { $roll }.
       *[no] Wykonaj ponowny rzut wszystkimi kośćmi z { $roll }.
    }
effect-add-dice =
    { $n ->
        [one] Dodaj 1 kość do { $roll }.
        [few] Dodaj { $n } kości do { $roll }.
       *[many] Dodaj { $n } kości do { $roll }.
    }
effect-set-die = Obróć 1 kość z { $roll } na { $face }.
effect-ones-hit = Każda 1 w rzucie twojego Bohatera w walce jest trafieniem.
dice-of-own-fight = rzutu swojego Bohatera w walce
dice-of-own-test = rzutu swojego Bohatera w teście
dice-of-own-move = rzutu swojego Bohatera na ruch
dice-of-own-any = rzutu swojego Bohatera
dice-of-any-fight = rzutu dowolnego Bohatera w walce
dice-of-any-test = rzutu dowolnego Bohatera w teście
dice-of-any-move = rzutu dowolnego Bohatera na ruch
dice-of-any-any = rzutu dowolnego Bohatera
dice-of-enemy = rzutu swojego wroga
dice-of-enemy-any = rzutu dowolnego wroga
effect-ignore =
    { $whose ->
        [own]
            { $n ->
                [one] Zapobiegnij 1 Ranie swojego Bohatera.
                [few] Zapobiegnij najwyżej { $n } Ranom swojego Bohatera.
               *[many] Zapobiegnij najwyżej { $n } Ranom swojego Bohatera.
            }
        [elder]
            { $n ->
                [one] Zapobiegnij 1 Ranie Starszego z Grupy Polującej.
                [few] Zapobiegnij najwyżej { $n } Ranom Starszego z Grupy Polującej.
               *[many] Zapobiegnij najwyżej { $n } Ranom Starszego z Grupy Polującej.
            }
       *[any]
            { $n ->
                [one] Zapobiegnij 1 Ranie dowolnego Bohatera.
                [few] Zapobiegnij najwyżej { $n } Ranom dowolnego Bohatera.
               *[many] Zapobiegnij najwyżej { $n } Ranom dowolnego Bohatera.
            }
    }
effect-ignore-all =
    { $whose ->
        [own] Zapobiegnij wszystkim Ranom, które ma przyjąć twój Bohater.
        [elder] Zapobiegnij wszystkim Ranom, które ma przyjąć Starszy z Grupy Polującej.
       *[any] Zapobiegnij wszystkim Ranom, które ma przyjąć dowolny Bohater.
    }

## Conditions: what follows “if”

if-elder-lives =
    { $not ->
        [yes] { $elder } nie żyje już jako Starszy Miasta
       *[no] { $elder } żyje jako Starszy Miasta
    }
if-elder-evil =
    { $not ->
        [yes] nie żyje żaden Zły Starszy
       *[no] żyje jakiś Zły Starszy
    }
if-in-showdown =
    { $not ->
        [yes] nie bierzesz udziału w Konfrontacji
       *[no] bierzesz udział w Konfrontacji
    }
if-in-fight =
    { $not ->
        [yes] nie walczysz
       *[no] walczysz
    }
if-against =
    { $not ->
        [yes] walczysz z wrogiem bez słowa kluczowego { $keyword }
       *[no] walczysz z wrogiem ze słowem kluczowym { $keyword }
    }
if-at =
    { $not ->
        [yes] nie jesteś { $space }
       *[no] jesteś { $space }
    }
if-at-corner =
    { $not ->
        [yes] nie jesteś w lokacji narożnej
       *[no] jesteś w lokacji narożnej
    }
if-at-town =
    { $not ->
        [yes] nie jesteś na polu miejskim
       *[no] jesteś na polu miejskim
    }
if-at-dangerous =
    { $not ->
        [yes] nie jesteś w niebezpiecznej lokacji
       *[no] jesteś w niebezpiecznej lokacji
    }
if-at-road =
    { $not ->
        [yes] nie jesteś na drodze
       *[no] jesteś na drodze
    }
if-carries =
    { $not ->
        [yes] nie masz karty ze słowem kluczowym { $keyword }
       *[no] masz kartę ze słowem kluczowym { $keyword }
    }
if-red =
    { $not ->
        [yes] znacznik nie jest w czerwonej części Szlaku Cienia
       *[no] znacznik jest w czerwonej części Szlaku Cienia
    }
if-marker =
    { $not ->
        [yes] znacznik Szlaku Cienia jest powyżej { $n }
       *[no] znacznik Szlaku Cienia jest na { $n } lub niżej
    }
if-wounded =
    { $not ->
        [yes] nie masz Ran
       *[no] masz Ranę
    }
if-villain =
    { $id ->
        [vampire]
            { $not ->
                [yes] Złym nie jest Wampir
               *[no] Złym jest Wampir
            }
        [werewolf]
            { $not ->
                [yes] Złym nie jest Wilkołak
               *[no] Złym jest Wilkołak
            }
        [scarecrow]
            { $not ->
                [yes] Złym nie jest Strach na Wróble
               *[no] Złym jest Strach na Wróble
            }
        [spectral-horseman]
            { $not ->
                [yes] Złym nie jest Widmowy Jeździec
               *[no] Złym jest Widmowy Jeździec
            }
       *[other]
            { $not ->
                [yes] Złym nie jest { $villain }
               *[no] Złym jest { $villain }
            }
    }
if-together =
    { $not ->
        [yes] gra jest rywalizacyjna
       *[no] gra jest kooperacyjna lub drużynowa
    }
if-has-lair =
    { $not ->
        [yes] nie masz karty Legowiska
       *[no] masz kartę Legowiska
    }
if-has-events =
    { $not ->
        [yes]
            { $n ->
                [one] nie masz na ręce żadnej karty Wydarzenia
                [few] masz na ręce mniej niż { $n } karty Wydarzeń
               *[many] masz na ręce mniej niż { $n } kart Wydarzeń
            }
       *[no]
            { $n ->
                [one] masz na ręce kartę Wydarzenia
                [few] masz na ręce co najmniej { $n } karty Wydarzeń
               *[many] masz na ręce co najmniej { $n } kart Wydarzeń
            }
    }
if-minions =
    { $not ->
        [yes]
            { $n ->
                [one] na planszy nie ma żetonu Sługi
                [few] na planszy jest mniej niż { $n } żetony Sług
               *[many] na planszy jest mniej niż { $n } żetonów Sług
            }
       *[no]
            { $n ->
                [one] na planszy jest żeton Sługi
                [few] na planszy są co najmniej { $n } żetony Sług
               *[many] na planszy jest co najmniej { $n } żetonów Sług
            }
    }
if-changed =
    { $not ->
        [yes] twoja przemiana w Wilkołaka nie jest zakończona
       *[no] twoja przemiana w Wilkołaka jest zakończona
    }

## Modifiers

static-when = Jeśli { $when }: { $what }
static-per-section = Za każdą część Szlaku Cienia, którą znacznik ma już za sobą: { $what }
static-spirit =
    { $up ->
        [yes] +{ $size } do Ducha.
       *[no] −{ $size } do Ducha.
    }
static-cunning =
    { $up ->
        [yes] +{ $size } do Sprytu.
       *[no] −{ $size } do Sprytu.
    }
static-combat =
    { $up ->
        [yes] +{ $size } do Waleczności.
       *[no] −{ $size } do Waleczności.
    }
static-honor =
    { $up ->
        [yes] +{ $size } do Honoru.
       *[no] −{ $size } do Honoru.
    }
static-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Do nokautu potrzeba o 1 Ranę więcej.
                [few] Do nokautu potrzeba o { $size } Rany więcej.
               *[many] Do nokautu potrzeba o { $size } Ran więcej.
            }
       *[no]
            { $size ->
                [one] Do nokautu potrzeba o 1 Ranę mniej.
                [few] Do nokautu potrzeba o { $size } Rany mniej.
               *[many] Do nokautu potrzeba o { $size } Ran mniej.
            }
    }
static-move =
    { $up ->
        [yes] +{ $size } do rzutu na ruch.
       *[no] −{ $size } do rzutu na ruch.
    }
static-carry-town =
    { $up ->
        [yes]
            { $size ->
                [one] Można nieść o 1 Przedmiot z Miasta więcej.
                [few] Można nieść o { $size } Przedmioty z Miasta więcej.
               *[many] Można nieść o { $size } Przedmiotów z Miasta więcej.
            }
       *[no]
            { $size ->
                [one] Można nieść o 1 Przedmiot z Miasta mniej.
                [few] Można nieść o { $size } Przedmioty z Miasta mniej.
               *[many] Można nieść o { $size } Przedmiotów z Miasta mniej.
            }
    }
static-carry-corner =
    { $up ->
        [yes]
            { $size ->
                [one] Można nieść o 1 kartę z każdej talii narożnej więcej.
                [few] Można nieść o { $size } karty z każdej talii narożnej więcej.
               *[many] Można nieść o { $size } kart z każdej talii narożnej więcej.
            }
       *[no]
            { $size ->
                [one] Można nieść o 1 kartę z każdej talii narożnej mniej.
                [few] Można nieść o { $size } karty z każdej talii narożnej mniej.
               *[many] Można nieść o { $size } kart z każdej talii narożnej mniej.
            }
    }
static-look-price =
    { $up ->
        [yes]
            { $size ->
                [one] Oglądanie Sekretów kosztuje o 1 punkt Dochodzenia więcej.
                [few] Oglądanie Sekretów kosztuje o { $size } punkty Dochodzenia więcej.
               *[many] Oglądanie Sekretów kosztuje o { $size } punktów Dochodzenia więcej.
            }
       *[no]
            { $size ->
                [one] Oglądanie Sekretów kosztuje o 1 punkt Dochodzenia mniej.
                [few] Oglądanie Sekretów kosztuje o { $size } punkty Dochodzenia mniej.
               *[many] Oglądanie Sekretów kosztuje o { $size } punktów Dochodzenia mniej.
            }
    }
static-lair-price =
    { $up ->
        [yes]
            { $size ->
                [one] Karta Legowiska kosztuje o 1 punkt Dochodzenia więcej.
                [few] Karta Legowiska kosztuje o { $size } punkty Dochodzenia więcej.
               *[many] Karta Legowiska kosztuje o { $size } punktów Dochodzenia więcej.
            }
       *[no]
            { $size ->
                [one] Karta Legowiska kosztuje o 1 punkt Dochodzenia mniej.
                [few] Karta Legowiska kosztuje o { $size } punkty Dochodzenia mniej.
               *[many] Karta Legowiska kosztuje o { $size } punktów Dochodzenia mniej.
            }
    }
static-showdown-price =
    { $up ->
        [yes]
            { $size ->
                [one] Konfrontacja kosztuje o 1 punkt Dochodzenia więcej.
                [few] Konfrontacja kosztuje o { $size } punkty Dochodzenia więcej.
               *[many] Konfrontacja kosztuje o { $size } punktów Dochodzenia więcej.
            }
       *[no]
            { $size ->
                [one] Konfrontacja kosztuje o 1 punkt Dochodzenia mniej.
                [few] Konfrontacja kosztuje o { $size } punkty Dochodzenia mniej.
               *[many] Konfrontacja kosztuje o { $size } punktów Dochodzenia mniej.
            }
    }
static-heal-price =
    { $up ->
        [yes]
            { $size ->
                [one] Wyleczenie Rany kosztuje o 1 punkt Dochodzenia więcej.
                [few] Wyleczenie Rany kosztuje o { $size } punkty Dochodzenia więcej.
               *[many] Wyleczenie Rany kosztuje o { $size } punktów Dochodzenia więcej.
            }
       *[no]
            { $size ->
                [one] Wyleczenie Rany kosztuje o 1 punkt Dochodzenia mniej.
                [few] Wyleczenie Rany kosztuje o { $size } punkty Dochodzenia mniej.
               *[many] Wyleczenie Rany kosztuje o { $size } punktów Dochodzenia mniej.
            }
    }
static-fight-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Rzuć 1 dodatkową kością Walki.
                [few] Rzuć { $size } dodatkowymi kośćmi Walki.
               *[many] Rzuć { $size } dodatkowymi kośćmi Walki.
            }
       *[no]
            { $size ->
                [one] Rzuć o 1 kość Walki mniej.
                [few] Rzuć o { $size } kości Walki mniej.
               *[many] Rzuć o { $size } kości Walki mniej.
            }
    }
static-hit-on =
    { $up ->
        [yes] Próg trafienia kości Walki Bohatera jest wyższy o { $size }.
       *[no] Próg trafienia kości Walki Bohatera jest niższy o { $size }.
    }
static-enemy-hit-on =
    { $up ->
        [yes] Próg trafienia kości Walki wrogów jest wyższy o { $size }.
       *[no] Próg trafienia kości Walki wrogów jest niższy o { $size }.
    }
static-villain-hit-on =
    { $up ->
        [yes] Próg trafienia kości Walki Złego jest wyższy o { $size }.
       *[no] Próg trafienia kości Walki Złego jest niższy o { $size }.
    }
static-villain-combat =
    { $up ->
        [yes] Zły ma +{ $size } do Waleczności.
       *[no] Zły ma −{ $size } do Waleczności.
    }
static-villain-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Do pokonania Złego potrzeba o 1 Ranę więcej.
                [few] Do pokonania Złego potrzeba o { $size } Rany więcej.
               *[many] Do pokonania Złego potrzeba o { $size } Ran więcej.
            }
       *[no]
            { $size ->
                [one] Do pokonania Złego potrzeba o 1 Ranę mniej.
                [few] Do pokonania Złego potrzeba o { $size } Rany mniej.
               *[many] Do pokonania Złego potrzeba o { $size } Ran mniej.
            }
    }
static-minion-dice =
    { $up ->
        [yes]
            { $size ->
                [one] Słudzy rzucają 1 dodatkową kością Walki.
                [few] Słudzy rzucają { $size } dodatkowymi kośćmi Walki.
               *[many] Słudzy rzucają { $size } dodatkowymi kośćmi Walki.
            }
       *[no]
            { $size ->
                [one] Słudzy rzucają o 1 kość Walki mniej.
                [few] Słudzy rzucają o { $size } kości Walki mniej.
               *[many] Słudzy rzucają o { $size } kości Walki mniej.
            }
    }
static-minion-wounds =
    { $up ->
        [yes]
            { $size ->
                [one] Do pokonania Sługi potrzeba o 1 Ranę więcej.
                [few] Do pokonania Sługi potrzeba o { $size } Rany więcej.
               *[many] Do pokonania Sługi potrzeba o { $size } Ran więcej.
            }
       *[no]
            { $size ->
                [one] Do pokonania Sługi potrzeba o 1 Ranę mniej.
                [few] Do pokonania Sługi potrzeba o { $size } Rany mniej.
               *[many] Do pokonania Sługi potrzeba o { $size } Ran mniej.
            }
    }
static-darkness-step =
    { $up ->
        [yes]
            { $size ->
                [one] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o 1 pole dłuższy.
                [few] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o { $size } pola dłuższy.
               *[many] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o { $size } pól dłuższy.
            }
       *[no]
            { $size ->
                [one] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o 1 pole krótszy.
                [few] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o { $size } pola krótszy.
               *[many] Każdy ruch znacznika Szlaku Cienia w stronę Ciemności jest o { $size } pól krótszy.
            }
    }
static-dawn-step =
    { $up ->
        [yes]
            { $size ->
                [one] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o 1 pole dłuższy.
                [few] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o { $size } pola dłuższy.
               *[many] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o { $size } pól dłuższy.
            }
       *[no]
            { $size ->
                [one] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o 1 pole krótszy.
                [few] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o { $size } pola krótszy.
               *[many] Każdy ruch znacznika Szlaku Cienia od Ciemności jest o { $size } pól krótszy.
            }
    }
static-no-escape = Z walki nie ma ucieczki.
static-no-heal = Bohaterowie nie mogą leczyć Ran.
static-linger-on =
    { $up ->
        [yes] Pozostanie sprowadza atak przy wynikach wyższych o najwyżej { $size }.
       *[no] Wynik, przy którym Pozostanie sprowadza atak, jest niższy o { $size }.
    }
static-mystery-cards =
    { $up ->
        [yes]
            { $size ->
                [one] W każdej Fazie Tajemnic dobiera się o 1 kartę Tajemnicy więcej.
                [few] W każdej Fazie Tajemnic dobiera się o { $size } karty Tajemnic więcej.
               *[many] W każdej Fazie Tajemnic dobiera się o { $size } kart Tajemnic więcej.
            }
       *[no]
            { $size ->
                [one] W każdej Fazie Tajemnic dobiera się o 1 kartę Tajemnicy mniej.
                [few] W każdej Fazie Tajemnic dobiera się o { $size } karty Tajemnic mniej.
               *[many] W każdej Fazie Tajemnic dobiera się o { $size } kart Tajemnic mniej.
            }
    }
static-villain-heals =
    { $up ->
        [yes]
            { $size ->
                [one] W Fazie Tajemnic Zły leczy o 1 Ranę więcej.
                [few] W Fazie Tajemnic Zły leczy o { $size } Rany więcej.
               *[many] W Fazie Tajemnic Zły leczy o { $size } Ran więcej.
            }
       *[no]
            { $size ->
                [one] W Fazie Tajemnic Zły leczy o 1 Ranę mniej.
                [few] W Fazie Tajemnic Zły leczy o { $size } Rany mniej.
               *[many] W Fazie Tajemnic Zły leczy o { $size } Ran mniej.
            }
    }
static-town-price =
    { $up ->
        [yes]
            { $size ->
                [one] Przedmioty z Miasta kosztują o 1 punkt Dochodzenia więcej.
                [few] Przedmioty z Miasta kosztują o { $size } punkty Dochodzenia więcej.
               *[many] Przedmioty z Miasta kosztują o { $size } punktów Dochodzenia więcej.
            }
       *[no]
            { $size ->
                [one] Przedmioty z Miasta kosztują o 1 punkt Dochodzenia mniej.
                [few] Przedmioty z Miasta kosztują o { $size } punkty Dochodzenia mniej.
               *[many] Przedmioty z Miasta kosztują o { $size } punktów Dochodzenia mniej.
            }
    }
static-no-elders = Starsi nie dołączają do Grup Polujących.
static-table-rolls =
    { $up ->
        [yes]
            { $size ->
                [one] Na tabelę kooperacyjną rzuca się o 1 raz więcej.
                [few] Na tabelę kooperacyjną rzuca się o { $size } razy więcej.
               *[many] Na tabelę kooperacyjną rzuca się o { $size } razy więcej.
            }
       *[no]
            { $size ->
                [one] Na tabelę kooperacyjną rzuca się o 1 raz mniej.
                [few] Na tabelę kooperacyjną rzuca się o { $size } razy mniej.
               *[many] Na tabelę kooperacyjną rzuca się o { $size } razy mniej.
            }
    }

## Replacements

replace-event-draw = Ilekroć dobierasz kartę Wydarzenia, dobierz zamiast niej { $n }, zatrzymaj 1, a resztę odrzuć.
replace-fight-skill = Tam, gdzie walczy się Walecznością, możesz użyć tej Umiejętności: { $skill }.
replace-loss-die = Po nokaucie oddajesz D3 rzeczy zamiast D6.
replace-villain-first = Zły uderza pierwszy; Bohater odpowiada tylko wtedy, gdy po jego trafieniach nadal stoi.
replace-mist = W Konfrontacji rzuć D6 za każde trafienie w Złego. Przy wyniku { $n } lub wyższym trafienie przepada.
replace-ride = Po ataku Zły jedzie dalej najkrótszą drogą do Urzędu Miasta i atakuje każdego Bohatera po drodze.
replace-single-out = W tego Złego Starszego nie można wymierzyć żadnej kości.
replace-movement-two = Rzuć na ruch dwiema kośćmi i użyj wyższego wyniku.

## Abilities: when, how often, at what cost

trigger = { $when }: { $what }
trigger-limit = { $when }, { $limit }: { $what }
trigger-cost = { $when } trzeba { $cost }: { $what }
trigger-cost-limit = { $when }, { $limit }, trzeba { $cost }: { $what }
trigger-may = Możesz { $when }: { $what }
trigger-may-limit = Możesz { $when }, { $limit }: { $what }
trigger-may-cost = Możesz { $when } { $cost }: { $what }
trigger-may-cost-limit = Możesz { $when }, { $limit }, { $cost }: { $what }
window-turn-step = przed krokiem tury
window-mystery-step = przed krokiem Fazy Tajemnic
window-card = po dobraniu lub zagraniu karty
window-roll = po rzucie
window-fight = przed walką
window-fight-round = przed Rundą Walki
window-wounds = przed przyjęciem Ran
window-ko = przed nokautem Bohatera lub śmiercią Starszego
window-showdown-step = przed krokiem Konfrontacji
window-action = w swoim kroku akcji
moment-mystery-start = Na początku Fazy Tajemnic
moment-turn-start = Na początku twojej tury
moment-turn-end = Na końcu twojej tury
moment-showdown-start = Na początku Konfrontacji
moment-showdown-round = Na początku każdej Rundy Walki w Konfrontacji
moment-revealed = Po ujawnieniu tego Sekretu
moment-minion-defeated = Po pokonaniu Sługi
moment-villain-ko = Po znokautowaniu Bohatera przez Złego
moment-collected = Za każdym razem, gdy zbierasz lub zyskujesz Dochodzenie poza walką
moment-elder-died = Po śmierci Starszego Miasta
limit-turn = raz na turę
limit-round = raz na rundę
limit-fight-round = raz na Rundę Walki
limit-fight = raz na walkę
limit-game = raz na grę
cost-pay =
    { $n ->
        [one] zapłacić 1 punkt Dochodzenia
        [few] zapłacić { $n } punkty Dochodzenia
       *[many] zapłacić { $n } punktów Dochodzenia
    }
cost-wounds =
    { $n ->
        [one] przyjąć 1 Ranę
        [few] przyjąć { $n } Rany
       *[many] przyjąć { $n } Ran
    }
cost-event =
    { $n ->
        [one] odrzucić 1 kartę Wydarzenia
        [few] odrzucić { $n } karty Wydarzeń
       *[many] odrzucić { $n } kart Wydarzeń
    }
cost-discard = odrzucić tę kartę

## Cards as a whole

card-minion =
    { $usual ->
        [yes] Kości Walki: { $dice }. Rany: { $wounds }. Nagroda: { $reward }
       *[no] Kości Walki: { $dice }. Rany: { $wounds }. Umiejętność w tej walce: { $skill }. Nagroda: { $reward }
    }
card-lair =
    { $n ->
        [one] Legowisko: { $space }. Konfrontacja tutaj kosztuje 1 punkt Dochodzenia.
        [few] Legowisko: { $space }. Konfrontacja tutaj kosztuje { $n } punkty Dochodzenia.
       *[many] Legowisko: { $space }. Konfrontacja tutaj kosztuje { $n } punktów Dochodzenia.
    }
card-evil = Ten Starszy okazuje się zły i przyłącza się do Złego.
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

ask-one-of = Co wybierasz?
ask-may = Czy chcesz to zrobić?
ask-may-pay = Czy chcesz za to zapłacić?
ask-hero = Który Bohater?
ask-hero-tied = Kilku Bohaterów jest na równi. Który z nich?
ask-test-skill = Którą Umiejętność testujesz?
ask-steal = Któremu Bohaterowi zabierasz punkty Dochodzenia?
ask-clues-where = Na którym polu kładziesz punkty Dochodzenia?
ask-discard = Którą kartę Wydarzenia odrzucasz?
ask-take-discarded = Którą kartę bierzesz ze stosu kart odrzuconych?
ask-take-town-item = Który Przedmiot z Miasta bierzesz?
ask-cancel-remaining = Którą kartę Tajemnicy anulujesz?
ask-walk = Dokąd idziesz?
ask-move-to = Dokąd się przenosisz?
ask-to-hero = Do którego Bohatera się przenosisz?
ask-minion-where = Na którym polu pojawia się Sługa?
ask-remove-minion = Z którego pola usuwasz żeton Sługi?
ask-militia-where = Na którym polu kładziesz Milicję?
ask-remove-militia = Z którego pola usuwasz żeton Milicji?
ask-elder = Który Starszy?
ask-kill-elder = Który Starszy ginie?
ask-reveal-elder = Który Starszy ujawnia wszystkie Sekrety?
ask-look = Sekrety którego Starszego oglądasz?
ask-heal-elder = Który Starszy leczy 1 Ranę?
ask-heal-whom = Kto zostaje uleczony?
ask-hunt-where = Na które pole Starszy wyrusza na polowanie?
ask-reroll = Którą kością rzucasz ponownie?
ask-set-die = Którą kość obracasz?

## Why something would change nothing

why-no-effect = Teraz nic by to nie zmieniło.
why-hero-down = Bohater jest znokautowany.
why-no-investigation = Nie ma punktów Dochodzenia do stracenia.
why-nobody-to-rob = Żaden Bohater spoza twojej drużyny nie ma punktów Dochodzenia.
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

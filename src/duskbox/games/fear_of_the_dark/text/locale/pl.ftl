### Fear of the Dark in Polish. Log lines are in the present tense and speak to the player; names stand after a colon, so that they need no inflection.

game-name = Fear of the Dark
game-about = Samotna wędrówka po labiryncie z garstką zapałek i umysłem z dziewięciu kart: odkryj każde pomieszczenie, a potem znajdź drzwi, które nie prowadzą już do żadnego.
game-length = pomieszczenia

## Difficulty

setting-difficulty = Poziom trudności
setting-difficulty-about = Ile masz zapałek i czy jeden zły krok może zabić.
setting-difficulty-easy = Łatwy
setting-difficulty-easy-about = Sześć zapałek. Ani Groza, ani Mroczne Echo nie zabijają od razu.
setting-difficulty-normal = Normalny
setting-difficulty-normal-about = Sześć zapałek. Druga Groza zabija, a Mroczne Echo może zabić.
setting-difficulty-hard = Trudny
setting-difficulty-hard-about = Pięć zapałek. Druga Groza zabija, a Mroczne Echo może zabić.
setting-difficulty-very-hard = Bardzo trudny
setting-difficulty-very-hard-about = Cztery zapałki. Druga Groza zabija, a Mroczne Echo może zabić.

## Rulings: questions the rulebooks leave open

ruling-light-a-match-cost = Koszt akcji „Zapal zapałkę”
ruling-light-a-match-cost-token = karta i zapałka
ruling-light-a-match-cost-free = sama karta
ruling-hand-building = Budowanie ręki
ruling-hand-building-fill-up = uzupełnianie do podanej liczby
ruling-hand-building-rebuild = odłożenie ręki i wybór od nowa
ruling-hand-building-add = dobranie tylu kart ponad stan
ruling-mind-cards = Karty Umysłu do ręki
ruling-mind-cards-chosen = wybierane
ruling-mind-cards-drawn = dobierane w ciemno
ruling-light-a-match-in-dark = „Zapal zapałkę” w Ciemności
ruling-light-a-match-in-dark-allowed = za kartę uniwersalną
ruling-light-a-match-in-dark-light-only = nigdy, potrzeba Światła
ruling-door-step = Przejście przez drzwi
ruling-door-step-free = jeden krok
ruling-door-step-extra-step = dwa kroki
ruling-search-squares = Pola Przedmiotów i Tajemnic
ruling-search-squares-furniture = zagradzają drogę
ruling-search-squares-walkable = można na nie wejść
ruling-token-timing = Żetony nowego pomieszczenia
ruling-token-timing-before-walking-on = przed dalszym marszem
ruling-token-timing-after-the-walk = po całym marszu
ruling-hazard-on-entry = Wejście do znanego niebezpiecznego pomieszczenia
ruling-hazard-on-entry-never = bez karty Zagrożenia
ruling-hazard-on-entry-first-entry = karta Zagrożenia za pierwszym razem
ruling-hazard-on-entry-every-entry = karta Zagrożenia za każdym razem
ruling-tile-rotation = O ułożeniu nowej płytki decyduje
ruling-tile-rotation-player = gracz
ruling-tile-rotation-random = los
ruling-tile-rotation-fixed = pierwsze z jej drzwi
ruling-scout-hazard = Zwiad w niebezpiecznym pomieszczeniu
ruling-scout-hazard-card-turned = odkrywa się kartę Zagrożenia
ruling-scout-hazard-no-card = nie odkrywa się karty
ruling-walk-in-hazards = Zagrożenia, które działają tylko przy wejściu
ruling-walk-in-hazards-all-but-leak = wszystkie prócz Przecieku
ruling-walk-in-hazards-draught-acts = wszystkie prócz Przecieku i Przeciągu
ruling-walk-in-hazards-terror-and-draught-act = tylko Nokaut, Zawalenie i Zablokowanie
ruling-echo-counts = Mroczne Echo, które znikło
ruling-echo-counts-revealed = liczy się jako odkryte
ruling-echo-counts-refill = zastępuje je odłożona płytka
ruling-echo-on-easy = Zawalenie lub Zablokowanie w Mrocznym Echu na poziomie Łatwym
ruling-echo-on-easy-no-token = nie kładzie żetonu
ruling-echo-on-easy-token-placed = kładzie żeton pod pionkiem
ruling-item-cost = Koszt użycia Przedmiotu
ruling-item-cost-free = żaden
ruling-item-cost-mind-card = karta Umysłu
ruling-information-location = Informacja pokazuje
ruling-information-location-printed-number = lokację o numerze z karty
ruling-information-location-searched-location = lokację o numerze przeszukanej lokacji Tajemnic
ruling-early-exit = Wyjście, zanim talia Labiryntu się wyczerpie
ruling-early-exit-impossible = jest niemożliwe
ruling-early-exit-walk-out-loses = jest dozwolone, ale oznacza przegraną
ruling-last-mind-card = Odrzucenie ostatniej karty Umysłu
ruling-last-mind-card-resolve-first = jeszcze opłaca swoją akcję
ruling-last-mind-card-lose-at-once = od razu przegrywa
ruling-dead-door = Drzwi naprzeciw ściany, gdy nie ma już pomieszczeń,
ruling-dead-door-no-exit = nie są wyjściem
ruling-dead-door-exit = wyprowadzają na zewnątrz

## Mind cards

mind-light-a-match = Zapal zapałkę
mind-light-a-match-text = { $token ->
    [1] Spal zapałkę i
   *[0] Nie wydając zapałki,
} { $build ->
    [1] odłóż rękę i wybierz na nowo pięć kart Umysłu.
    [2] weź pięć kolejnych kart Umysłu.
   *[0] uzupełnij rękę do pięciu kart Umysłu.
} { $dark ->
    [1] W Ciemności można za to zapłacić kartą uniwersalną.
   *[0] Tylko w Świetle.
} Tam, gdzie jest Przeciek, nie utrzyma się żaden płomień.
mind-move = Ruch
mind-move-text = Przejdź najwyżej cztery pola, w Świetle albo w Ciemności. { $door ->
    [1] Przejście przez drzwi to jeden z tych kroków.
   *[other] Liczba kroków na przejście przez drzwi: { $door }.
} Zatrzymaj się, kiedy chcesz; reszta kroków przepada.
mind-tiptoe = Na palcach
mind-tiptoe-text = Tylko w Świetle. Przejdź najwyżej dwa pola; tym razem dziury cię nie zatrzymają.{ $door ->
    [1] { "" }
   *[other] { " " }Liczba kroków na przejście przez drzwi: { $door }.
}
mind-scout = Zwiad
mind-scout-text = Tylko w Świetle. Z pola przy nieużywanych drzwiach zajrzyj do następnego pomieszczenia, nie wchodząc do środka. { $looked ->
    [1] W niebezpiecznym pomieszczeniu i tak odkrywasz kartę Zagrożenia.
   *[0] Nawet w niebezpiecznym pomieszczeniu nie odkrywasz karty Zagrożenia.
}
mind-investigate = Badanie
mind-investigate-text = { $here ->
    [1] Przeszukaj swoje pole albo pole obok
   *[0] Przeszukaj pole obok
} i weź kartę z jego lokacji. Przedmioty wymacasz nawet w Ciemności, Tajemnice wymagają Światła.
mind-clear = Usuwanie Przeszkód
mind-clear-text = Odciągnij jedną Przeszkodę z pola obok, w Świetle albo w Ciemności. Zamki nie ustąpią.

## Hazards

hazard-terror = Groza
hazard-terror-text = { $walked ->
    [1] Tylko przy wejściu: stracisz
   *[0] Nawet gdy zaglądasz tylko z progu: stracisz
} na zawsze kartę Umysłu, a Groza zostanie przy tobie. { $death ->
    [1] Druga zabija.
   *[0] Na tym poziomie karty Grozy nie zabijają.
}
hazard-knock-out = Nokaut
hazard-knock-out-text = { $walked ->
    [1] Tylko przy wejściu: odłożona
   *[0] Nawet gdy zaglądasz tylko z progu: odłożona
} płytka trafia po cichu do talii Labiryntu. Do wyjścia jest o jedno pomieszczenie dalej.
hazard-draught = Przeciąg
hazard-draught-text = { $walked ->
    [1] Tylko przy wejściu: światło
   *[0] Nawet gdy zaglądasz tylko z progu: światło
} gaśnie, a wszystkie karty z ręki wracają do talii Umysłu.
hazard-collapse = Zawalenie
hazard-collapse-text = Tylko przy wejściu: pole, z którego przychodzisz, zasypuje Przeszkoda. { $death ->
    [1] W Mrocznym Echu to śmierć.
   *[0] { $bars ->
        [1] W Mrocznym Echu spada na pole pod tobą.
       *[0] W Mrocznym Echu na tym poziomie nic się nie dzieje.
    }
}
hazard-lockdown = Zablokowanie
hazard-lockdown-text = Tylko przy wejściu: pole, z którego przychodzisz, zamyka Zamek. { $death ->
    [1] W Mrocznym Echu to śmierć.
   *[0] { $bars ->
        [1] W Mrocznym Echu zamyka pole pod tobą.
       *[0] W Mrocznym Echu na tym poziomie nic się nie dzieje.
    }
}
hazard-leak = Przeciek
hazard-leak-text = { $walked ->
    [1] Tylko przy wejściu: Przeciek zostaje w nowym pomieszczeniu.
   *[0] Przeciek zostaje w nowym pomieszczeniu, nawet jeśli zaglądasz tylko z progu.
} W środku karty z ręki wracają do talii Umysłu i żadna zapałka nie zapłonie.

## Items

item-match = Zapałka
item-match-text = Odrzucona w Świetle albo w Ciemności daje jeden żeton zapałki; możesz ich mieć najwyżej { $most }.{ $cost ->
    [1] { " " }Użycie kosztuje kartę Umysłu.
   *[0] { "" }
}
item-scrap-of-paper = Skrawek papieru
item-scrap-of-paper-text = Tylko w Świetle. Nakarm nim płomień: odrzuć go i { $build ->
    [1] odłóż rękę, by wybrać na nowo trzy karty Umysłu.
    [2] weź trzy kolejne karty Umysłu.
   *[0] uzupełnij rękę do trzech kart Umysłu.
}{ $cost ->
    [1] { " " }Użycie kosztuje kartę Umysłu.
   *[0] { "" }
}
item-key = Klucz
item-key-text = Odrzucony w Świetle albo w Ciemności otwiera jeden Zamek tuż obok.{ $cost ->
    [1] { " " }Użycie kosztuje kartę Umysłu.
   *[0] { "" }
}
item-lever = Dźwignia
item-lever-text = Ustępuje przy pierwszym dotknięciu: otwiera się jeden Zamek, który wskażesz, gdziekolwiek w labiryncie.

## Secrets

secret-secret-door = Tajne drzwi
secret-secret-door-text = Od razu: otwórz drzwi w dowolnej ścianie, która ich nie ma. Zostaną tam już do końca.
secret-secret-map = Tajna mapa
secret-secret-map-text = Od razu: wskaż dowolne nieużywane drzwi. Tam trafia następne pomieszczenie, i to bez karty Zagrożenia.
secret-information-1 = Informacja 1
secret-information-2 = Informacja 2
secret-information-3 = Informacja 3
secret-information-4 = Informacja 4
secret-information = Informacja
secret-information-text = Od razu: obejrzyj to, co zostało w lokacji Przedmiotów { $number ->
    [0] o numerze przeszukanej lokacji Tajemnic
   *[other] { $number }
}, i zostaw na miejscu.

## Tokens and tiles

token-match = Zapałka
token-obstruction = Przeszkoda
token-lock = Zamek
token-secret-door = Tajne drzwi
token-leak = Przeciek
tile-start = płytka startowa
tile-plain = zwykłe pomieszczenie
tile-hazard = niebezpieczne pomieszczenie
tile-echo = Mroczne Echo
tile-hazard-echo = Mroczne Echo z Zagrożeniem

## Places

side-N = północ
side-E = wschód
side-S = południe
side-W = zachód
side-here = tutaj
square-1 = północno-zachodni róg
square-2 = północny skraj
square-3 = północno-wschodni róg
square-4 = zachodni skraj
square-5 = środek
square-6 = wschodni skraj
square-7 = południowo-zachodni róg
square-8 = południowy skraj
square-9 = południowo-wschodni róg
room-name = { $room ->
    [0] płytka startowa
   *[other] pomieszczenie { $room }
}
room-the = { $room ->
    [0] płytka startowa
   *[other] pomieszczenie { $room }
}
room-in = { $room ->
    [0] na płytce startowej
   *[other] w pomieszczeniu { $room }
}
item-location-1 = Lokacja Przedmiotów 1
item-location-2 = Lokacja Przedmiotów 2
item-location-3 = Lokacja Przedmiotów 3
item-location-4 = Lokacja Przedmiotów 4
secret-location-1 = Lokacja Tajemnic 1
secret-location-2 = Lokacja Tajemnic 2
secret-location-3 = Lokacja Tajemnic 3
secret-location-4 = Lokacja Tajemnic 4
face-down = zakryta
nothing-there = nic
none = brak
none-used = brak

## Decisions

ask-action = Co robisz?
ask-pay = Którą kartą Umysłu za to płacisz ({ $action })?
ask-walk = Dokąd stawiasz następny krok? (pozostało: { $steps }; { room-name }, { $place })
ask-take = Którą kartę bierzesz z talii Umysłu? (do wzięcia: { $missing })
ask-lose = Groza żąda karty Umysłu: którą tracisz na zawsze?
ask-turn = Jak układasz nowe pomieszczenie?
ask-search = Które pole przeszukujesz?
ask-item-card = Którą kartę z tej lokacji Przedmiotów bierzesz?
ask-secret-card = Którą kartę z tej lokacji Tajemnic bierzesz?
ask-clear = Którą Przeszkodę usuwasz?
ask-unlock = Który Zamek otwierasz Kluczem?
ask-lever = Który Zamek otwiera Dźwignia?
ask-wall = W której ścianie kryją się Tajne drzwi?
ask-map = Które nieużywane drzwi wskazuje Tajna mapa?

## Options

option-do = { $action } ({ $price })
option-walk = Przejdź najwyżej dwa pola ({ $price })
option-spend-match = Wydaj zapałkę: uzupełnij rękę do trzech kart
option-use = Użyj: { $item }
price-own-card = zagrasz kartę tej akcji
price-any-card = zagrasz dowolną kartę
price-hand-card = odrzucisz na zawsze kartę z ręki
price-mind-card = odrzucisz na zawsze kartę Umysłu
price-match = wydasz zapałkę
option-give-up = Poddaj się
option-play = Zagraj: { $card }
option-discard = Odrzuć na zawsze jako kartę uniwersalną: { $card }
option-take = Weź: { $card }
option-lose-from-hand = Strać kartę z ręki: { $card }
option-lose-from-deck = Strać kartę z talii Umysłu: { $card }
option-lose-played = Strać kartę właśnie zagraną: { $card }
option-go = Na { $side }: { $where }
option-stop = Zatrzymaj się
option-leave = Wyjdź teraz z labiryntu i przegraj
option-turn = { $turn ->
    [0] Bez obracania (drzwi: { $doors })
    [1] Ćwierć obrotu w prawo (drzwi: { $doors })
    [2] Pół obrotu (drzwi: { $doors })
   *[3] Ćwierć obrotu w lewo (drzwi: { $doors })
}
option-at = { $thing } ({ $side })
option-card = Karta { $number } ({ $card })
option-lock = Zamek: { room-name }, { $place }
option-door = Drzwi: { room-name }, { $side }
option-wall = Ściana: { room-name }, { $side }
to-hole = nad dziurą
to-square = sąsiednie pole
to-room = przez drzwi
to-unknown = w nieznane
to-freedom = na zewnątrz
action-walk = marsz o dwa pola
action-spend-match = wydanie zapałki

## What happens

event-game-over = { $won ->
    [1] Koniec gry: wygrana. { $outcome }.
   *[0] Koniec gry: przegrana. { $outcome }.
}
event-token-missing = Nie ma już takiego żetonu: { $token }. Pole pozostaje wolne.
event-token-removed = { $by }: znika { $token } ({ room-name }, { $place }).
event-card-lost = Z umysłu znika na zawsze: { $card }.
event-card-played-otherwise = Zagrywasz kartę: { $card }. Akcja: { $action }.
event-card-discarded = Odrzucasz na zawsze jako kartę uniwersalną: { $card }. Akcja: { $action }.
event-hand-built = { $paper ->
    [1] Papier zajmuje się ogniem.
   *[0] Zapałka rozbłyska. { $matches ->
        [0] Nie ma już zapałek.
        [one] Została jedna zapałka.
        [few] Zostały { $matches } zapałki.
       *[many] Zostało { $matches } zapałek.
    }
} Do ręki trafia: { $cards }.
event-match-gained = Masz o jedną zapałkę więcej. { $matches ->
    [one] To twoja jedyna zapałka.
    [few] Masz teraz { $matches } zapałki.
   *[many] Masz teraz { $matches } zapałek.
}
event-dark-falls = Ręka jest pusta. Zapada Ciemność.
event-way-gone = { $tiptoe ->
    [1] Przechodzisz na palcach { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }
   *[0] Przechodzisz { $steps ->
        [one] jedno pole
        [few] { $steps } pola
       *[many] { $steps } pól
    }
}: { room-name }, { $place }.
event-walked-free = Przechodzisz przez drzwi. Za nimi nie czeka już żadne pomieszczenie.
event-stays-outside = Pomieszczenie { $room } nie wpuszcza tędy nikogo. Zostajesz przed drzwiami.
event-tile-revealed = { $how ->
    [0] Przechodzisz przez drzwi ({ room-name }, { $side }). Za nimi:
    [1] Zaglądasz przez drzwi ({ room-name }, { $side }). Za nimi:
    [2] Tajna mapa pokazuje, co jest za drzwiami ({ room-name }, { $side }):
   *[3] Na jego miejscu:
} { $echo ->
    [1] { $kind }
   *[0] pomieszczenie { $new } ({ $risky ->
        [1] niebezpieczne
       *[0] zwykłe
    })
}.
event-echo-vanishes = Mroczne Echo cichnie i znika.
event-echo-puts-back = Mroczne Echo cichnie, a ty znów stoisz przed drzwiami: { room-name }, { $place }.
event-echo-closes = { $hazard }: nie ma już powrotu, Mroczne Echo zamyka się nad tobą.
event-hazards-reshuffled = Talia Zagrożeń jest pusta. Odrzucone karty wracają potasowane i wszystko zaczyna się od nowa.
event-hazard-failed = { $hazard }: nie wchodzisz do środka, więc nic się nie dzieje.
event-nothing-happens = { $hazard }: nic się nie dzieje.
event-terror = { $hazard } chwyta cię za gardło. { $terrors ->
    [one] Zachowujesz kartę Grozy.
    [few] Masz już { $terrors } karty Grozy.
   *[many] Masz już { $terrors } kart Grozy.
}
event-tile-joins = Miejsce Echa w talii zajmuje odłożona płytka; { $deck ->
    [one] pozostała jedna płytka
    [few] pozostały { $deck } płytki
   *[many] pozostało { $deck } płytek
  }.
event-hand-put-back = Odkładasz rękę i zbierasz myśli od nowa.
event-knock-out = { $hazard }: wszystko gaśnie. Gdy odzyskujesz przytomność, labirynt jest większy: { $deck ->
    [one] ukryte jest jeszcze jedno pomieszczenie.
    [few] ukryte są jeszcze { $deck } pomieszczenia.
   *[many] ukrytych jest jeszcze { $deck } pomieszczeń.
}
event-way-barred = { $hazard }: { $lock ->
    [1] Zamek zamyka pole, z którego przychodzisz
   *[0] Przeszkoda zasypuje pole, z którego przychodzisz
} ({ room-name }, { $place }).
event-hand-blown-out = { $entered ->
    [1] { $hazard }: wchodzisz do jego pomieszczenia i twoje światło gaśnie.
   *[0] { $hazard }: twoje światło gaśnie.
} Wszystkie karty z ręki wracają do talii Umysłu.
event-leak-placed = { $hazard } zostaje { room-in }. Żaden płomień tam nie przetrwa.
event-item-found = Znalezisko (lokacja Przedmiotów { $location }): { $item }.
event-item-seen = W lokacji Przedmiotów { $location } czeka: { $item }.
event-secret-found = Na jaw wychodzi (lokacja Tajemnic { $location }): { $secret }.
event-secret-useless = Tajemnica prowadzi donikąd.
event-lever-useless = Dźwignia ustępuje, ale nie ma już Zamka, który mogłaby otworzyć.
event-secret-door-placed = Otwierają się Tajne drzwi: { room-name }, { $side }.

## Why not

why-refused = Teraz nie można tego zrobić.
why-not-asked = Obecna decyzja dotyczy czegoś innego.
why-game-over = Gra się skończyła.
why-dark = Trwa Ciemność, a do tego potrzeba Światła.
why-no-step = Nie ma pola, na które można by stąd wejść.
why-no-unused-door = Pole, na którym stoisz, nie leży przy nieużywanych drzwiach.
why-no-tile = Talia Labiryntu jest pusta: nie ma już czego odkryć Zwiadem.
why-no-obstruction = Obok nie ma żadnej Przeszkody.
why-leak = W tym pomieszczeniu jest Przeciek i żadna zapałka tu nie zapłonie.
why-no-match = Nie masz już zapałek.
why-no-card-gained = Nie dałoby to ani jednej karty Umysłu: na ręce jest ich dość albo talia Umysłu jest pusta.
why-not-held = Nie masz tego Przedmiotu.
why-matches-full = Nie możesz mieć więcej zapałek niż { $most }.
why-no-lock = Obok nie ma żadnego Zamka.
why-nothing-to-search = Obok nie ma nic, co można by teraz przeszukać.
why-nothing-there = Na { $side }: nie ma tam czego szukać.
why-location-empty = Na { $side }: obu kart z tej lokacji już nie ma.
why-secret-dark = Na { $side }: Tajemnica, a Tajemnice wymagają Światła.
why-not-in-hand = Tej karty nie ma na ręce: { $card }.
why-not-in-deck = Tej karty nie ma w talii Umysłu: { $card }.
why-other-card = Ta karta służy innej akcji: { $card }. Odrzucona jako uniwersalna wystarczyłaby.
why-played-not-discarded = Tej karty się tu nie odrzuca: { $card }. Zagraj ją, a wróci do talii Umysłu.
why-must-move = Marsz to co najmniej jedno pole.
why-no-steps-left = Na { $side }: przejście przez drzwi wymaga więcej kroków, niż ci zostało.
why-dead-door = Na { $side }: za drzwiami jest goła ściana.
why-wall = Na { $side }: ściana.
why-obstruction = Na { $side }: Przeszkoda.
why-lock = Na { $side }: Zamek.
why-hole = Na { $side }: dziura, a te można pokonać tylko „Na palcach”.
why-furniture = Na { $side }: pole Przedmiotu lub Tajemnicy, na które nie da się wejść.
why-no-door-meets = Tak ułożona płytka zwraca się do drzwi ścianą.
why-same-turn = Tak ułożona płytka wygląda tak samo jak w innym ułożeniu z listy.
why-entry-barred = Przy takim ułożeniu nie wejdziesz na pole za drzwiami, a przy innym tak.
why-card-not-there = Nie ma tam takiej karty do stracenia: { $card }.
why-no-obstruction-there = Na { $side }: nie ma tam Przeszkody.
why-no-lock-there = Na { $side }: nie ma tam Zamka.

## How it ends

outcome-won = Jesteś na zewnątrz
outcome-won-text = Talia Labiryntu jest pusta, a za ostatnimi drzwiami nie czekało już nic. Tak wygrywa się tę grę.
outcome-lost-sanity = Z umysłu nie zostało nic
outcome-lost-sanity-text = Przepadła ostatnia karta Umysłu. Karty Umysłu to poczytalność, a bez żadnej z nich gra jest przegrana.
outcome-lost-terror = Groza bierze wszystko
outcome-lost-terror-text = Groza uderzyła po raz drugi. Na każdym poziomie prócz Łatwego to natychmiastowa śmierć i przegrana.
outcome-lost-echo = Echo zamyka się nad tobą
outcome-lost-echo-text = Droga zawiodła cię w Mroczne Echo, a Zagrożenie odcięło powrót. Na każdym poziomie prócz Łatwego znika się wtedy bez śladu i gra jest przegrana.
outcome-trapped = Nie ma już wyjścia
outcome-trapped-text = Nie pomoże już żaden marsz, żadna karta, żaden Przedmiot ani żadna zapałka. Jeśli nie możesz nic zrobić, przegrywasz.
outcome-gave-up = Poddajesz się
outcome-gave-up-text = Nie szukasz już drogi na zewnątrz. Poddanie się oznacza przegraną.
outcome-walked-out = Za wcześnie
outcome-walked-out-text = Za tobą zostały nieodkryte pomieszczenia. Według rozstrzygnięcia przyjętego w tej grze to przegrana.

## What you see

see-light = Jesteś w Świetle.
see-dark = Jesteś w Ciemności.
see-place = Stoisz { room-in }: { $place }.
see-room = Na stole: { room-name } ({ $where }). Otwarte strony: { $open }. Nieużywane drzwi: { $unused }.
see-room-start = początek
see-room-down = { $down } na { $down_side } od początku
see-room-across = { $across } na { $across_side } od początku
see-room-askew = { $down } na { $down_side } i { $across } na { $across_side } od początku
see-side = Na { $side }: { $thing }.
see-side-door = Na { $side }: przejście ({ room-name }), za nim { $thing }.
see-hand = Karty na ręce: { $cards }.
see-mind = Karty w talii Umysłu: { $cards }.
see-lost = Karty stracone na zawsze: { $cards }.
see-matches = Zapałki: { $matches }.
see-held = Przedmioty: { $cards }.
see-deck = { $deck ->
    [0] Talia Labiryntu jest pusta: każde nieużywane drzwi prowadzą na zewnątrz.
    [one] Ukryte jest jeszcze jedno pomieszczenie.
    [few] Ukryte są jeszcze { $deck } pomieszczenia.
   *[many] Ukrytych jest jeszcze { $deck } pomieszczeń.
} Karty w talii Zagrożeń: { $hazards }.
see-terrors = Zachowane karty Grozy: { $terrors }.
see-items = Karty w lokacji Przedmiotów { $number }: { $cards }.
see-secrets = Karty w lokacji Tajemnic { $number }: { $cards }.
see-hazards-left = W talii Zagrożeń pozostały: { $cards }.
see-hazards-turned = Odkryte Zagrożenia: { $cards }.
see-tiles-left = Nieodkryte płytki (w tym odłożone: { $aside }): { $tiles }.
see-used-items = Zużyte Przedmioty: { $cards }.
see-used-secrets = Rozpatrzone Tajemnice: { $cards }.
see-supply = W puli: Przeszkody { $obstructions }, Zamki { $locks }, Tajne drzwi { $doors }.
beside-free = wolne pole
beside-hole = dziura
beside-obstruction = Przeszkoda
beside-lock = Zamek
beside-wall = ściana
beside-unused-door = nieużywane drzwi
beside-exit = wyjście z labiryntu
beside-dead-door = ślepe drzwi
beside-item-1 = lokacja Przedmiotów 1
beside-item-2 = lokacja Przedmiotów 2
beside-item-3 = lokacja Przedmiotów 3
beside-item-4 = lokacja Przedmiotów 4
beside-secret-1 = lokacja Tajemnic 1
beside-secret-2 = lokacja Tajemnic 2
beside-secret-3 = lokacja Tajemnic 3
beside-secret-4 = lokacja Tajemnic 4

## The signs of the drawing

legend-pawn = ty, czyli Zaginiony
legend-floor = wolne pole
legend-label = numer pomieszczenia
legend-hole = dziura: tylko „Na palcach”
legend-obstruction = Przeszkoda: do usunięcia
legend-lock = Zamek: otwiera go Klucz lub Dźwignia
legend-item = lokacja Przedmiotów z numerem
legend-secret = lokacja Tajemnic z numerem
legend-passage = przejście do następnego pomieszczenia
legend-door = nieużywane drzwi: za nimi następne pomieszczenie
legend-exit = nieużywane drzwi, które prowadzą na zewnątrz
legend-dead-door = ślepe drzwi: za nimi ściana
legend-hazard = numer z *: niebezpieczne pomieszczenie
legend-leak = numer pomieszczenia z ~: tu jest Przeciek (z *: w niebezpiecznym pomieszczeniu)

## Draws at a real table

stream-labyrinth = Którą płytkę pomieszczenia odkrywasz? (R01–R15 to nasze własne płytki, nie drukowane; ich plany są na liście kart.)
stream-hazard = Którą kartę Zagrożenia odkrywasz?
stream-item = Jaki Przedmiot jest na tej karcie?
stream-secret = Jaka Tajemnica jest na tej karcie?
stream-mind = Jaka karta Umysłu wyszła z talii?
stream-turn = Jak los ułożył płytkę?
turn-0 = bez obracania
turn-1 = ćwierć obrotu w prawo
turn-2 = pół obrotu
turn-3 = ćwierć obrotu w lewo

## Packs and positions

error-position-foreign = To nie jest pozycja tej gry: taka zaczyna się od „{ $prefix }”. Skopiuj cały wiersz i spróbuj ponownie.
error-position-field = Pozycji nie da się odczytać w miejscu „{ $field }”. Skopiuj cały wiersz i spróbuj ponownie albo popraw to pole.
error-position-pack = Tę pozycję rozegrano z pakietem (zawartość { $content }). Aby ją odczytać, podaj ten sam pakiet.
error-position-unsound = Taka pozycja jest niemożliwa: { $reason }.
expect-replace = lista, w której nie ma nic prócz „rooms”
expect-game = nazwa gry, do której jest ten pakiet
expect-text-or-name = tekst, a jeśli to nazwa – długości od 1 do 60 znaków
expect-about = tekst o długości do { $most } znaków
expect-count = liczba całkowita od 0 do 99
expect-flag = true albo false
expect-doors = jedna lub więcej stron spośród N, E, S, W, każda najwyżej raz
expect-kind = jedno z: plain, hazard, echo, hazard-echo
expect-start-kind = plain, bo płytka startowa nie może być inna
expect-plan = trzy rzędy pól
expect-tile-row = trzy pola oddzielone spacjami, każde z tej listy: . H O L, od i1 do i4, od s1 do s4
expect-start-centre = wolne pole (.) pośrodku, bo tam zaczyna pionek
expect-tile-number = liczba od 1 do liczby płytek pomieszczeń
expect-fewer-rooms = najwyżej 63 płytki pomieszczeń
expect-two-of-each = łącznie co najmniej 8 kart, po dwie na każdą z czterech lokacji
expect-some-card = łącznie co najmniej jedna karta
expect-one-leak = 0 albo 1, bo Przeciek może być najwyżej w jednym pomieszczeniu
expect-room-name = nazwa o długości od 1 do 16 znaków (litery, cyfry, łączniki), inna niż „start”
expect-matches = nie więcej zapałek, niż jest żetonów zapałek

deck-mind = Umysł
deck-hazards = Zagrożenia
deck-items = Przedmioty
deck-secrets = Tajemnice
deck-rooms = Płytki pomieszczeń
tile-with-doors = { $kind }; drzwi: { $doors }

## The proof of the box

fault-labyrinth = talia Labiryntu
fault-count = { $what }: { $found } zamiast { $wanted } z instrukcji.
fault-kind-missing = Brakuje karty tego rodzaju: { $card }.
fault-start = Płytka startowa różni się od tej z instrukcji: czworo drzwi, a wokół środka dziura u góry, Zamek po prawej, Przeszkoda u dołu i wolne pole po lewej.
fault-location-nowhere = Żadne pomieszczenie nie ma pola z tą lokacją: { $location }.
fault-tokens-short = Na płytkach wydrukowano ich więcej, niż jest żetonów: { $token } (na płytkach { $printed }, żetonów { $supply }).
fault-no-entry = Do pomieszczenia z płytki { $room } nie da się wejść: pole przy każdych drzwiach jest zagrodzone.
fault-example-hand = Przykład z instrukcji wymaga większej liczby kart: { $card } (co najmniej { $least }).
fault-example-room = Przykład z instrukcji wymaga pomieszczenia, którego brakuje: { $kind }.

### What a seat sees of Shadowbrook, in Polish. Names stand after a colon or in parentheses, so that they need no inflection.

## At a glance

view-set-up = Trwa przygotowanie gry.
view-none = brak
view-face-down = zakryty
view-everybody = wszyscy
view-round = Runda { $round }. Pierwszy Gracz: { $hero }.
view-turn = Tura: { $hero }, { $step }.
view-step-edge = początek lub koniec tury
view-step-move = faza ruchu
view-step-fight = faza walki
view-step-action = faza czynności
view-mystery-phase = Faza Tajemnic: { $step }.
view-mystery-start = efekty na jej początku
view-mystery-revival = ocucenie znokautowanych Bohaterów
view-mystery-healing = leczenie Złego
view-mystery-table = Tabela Fazy Tajemnic
view-mystery-card = karta Tajemnicy
view-mystery-marker = przekazanie żetonu Pierwszego Gracza
view-track = Szlak Cienia: { $marker } (część { $section } z { $sections }).
view-lair-price = Cena karty Legowiska: { $price }.
view-villain = { $villain }: Waleczność { $combat }, Rany { $hurt } z { $wounds }.
view-showdown = Konfrontacja: { $lair } ({ $space }).
view-fight = Walka: { $hero } kontra { $foe }. Kości Walki: { $dice } kontra { $enemy }.
view-fight-round = Runda Walki { $round }. Rany wroga ({ $foe }): { $hurt } z { $wounds }.
view-taking-effect = Właśnie działa: { $cards }.
view-dice = Kości ({ $roll }): { $dice }.{ view-target }
view-dice-of = Kości ({ $hero }, { $roll }): { $dice }.{ view-target }
view-target = { $target ->
    [0] { "" }
   *[other] { " " }Próg: { $target }+.
}
view-own-hero = { $seat } { $hero } (ty): { $space }. { view-figures }
view-hero = { $seat } { $hero }: { $space }. { view-figures }
view-figures = Rany { $wounds } z { $health }, Dochodzenie { $investigation }. Duch { $spirit }, Spryt { $cunning }, Waleczność { $combat }, Honor { $honor }. Karty Wydarzeń: { $events }.{ $lair ->
    [0] { "" }
   *[other] { " " }Ma kartę Legowiska.
}{ $down ->
    [0] { "" }
   *[other] { " " }Nokaut.
}{ $cursed ->
    [0] { "" }
   *[other] { " " }Klątwa Wilkołaka (żetony Transformacji: { $counters }).
}{ $changed ->
    [0] { "" }
   *[other] { " " }Przemiana w Wilkołaka dokonana.
}{ $team ->
    [0] { "" }
   *[other] { " " }Drużyna { $team }.
}
view-hand = Karty Wydarzeń na ręce: { $cards }.
view-own-lair = Twoja karta Legowiska: { $card }.
view-own-items = Twoje Przedmioty i Sojusznicy: { $cards }.
view-minion = { $space }: { $minion }.
view-round-counter = { $space }: { $minion } (okrągły żeton).
view-clues = { $space }: Dochodzenie { $clues }.
view-militia = { $space }: Milicja { $militia }.
view-elder-at = { $space }: { $elder }.

## The rest

view-elder = { $sign } { $elder }: { $state }. Duch { $spirit }, Spryt { $cunning }, Honor { $honor }.{ $hurt ->
    [0] { "" }
   *[other] { " " }Rany: { $hurt }.
}
view-elder-is-town = w Miasteczku
view-elder-is-dead = nie żyje
view-elder-is-evil = Zły Starszy
view-elder-is-evil-dead = Zły Starszy, nie żyje
view-elder-is-party = w Grupie Polującej
view-elder-is-abroad = na planszy
view-elder-with = { $elder } towarzyszy Bohaterowi: { $hero }.
view-secrets = Sekrety ({ $elder }): { $cards }.
view-open-secrets = Ujawnione Sekrety ({ $elder }): { $cards }.
view-evil-secrets = Złe Sekrety, które wciąż działają ({ $elder }): { $cards }.
view-kept-secrets = Sekrety obok Karty Złego: { $cards }.
view-items = Przedmioty i Sojusznicy ({ $hero }): { $cards }.
view-lair = Karta Legowiska ({ $hero }): { $card }.
view-in-play = Tajemnice pozostające w grze: { $cards }.
view-lasting = Działa przez jakiś czas ({ $hero }): { $what }
view-stock = Zapas Przedmiotów z Miasta: { $cards }.
view-deck = Karty w talii ({ $deck }): { $left }.
view-discards = Stos kart odrzuconych ({ $deck }): { $cards }.
view-removed = Karty usunięte z gry: { $cards }.
view-prices = Ceny karty Legowiska w kolejnych częściach Szlaku: { $prices }.
view-more-wounds = Pola Szlaku Cienia, na których Zły zyskuje 2 Rany: { $spaces }.
view-more-combat = Pola Szlaku Cienia, na których Zły zyskuje +1 do Waleczności: { $spaces }.
view-counters = Żetony w zapasie, { $minion } (na mapie { $sign }): { $left }.
view-militia-left = Żetony Milicji w zapasie: { $militia }.
view-order-pass = Stałe polecenie, zawsze pasuj: { $windows }.
view-order-rest = Stałe polecenie: pasuj do swojej następnej tury.
view-order-matters = Stałe polecenie: pytaj tylko wtedy, gdy to coś zmienia.

## The signs of the map

legend-corner = lokalizacja narożna
legend-town = pole miejskie
legend-dangerous = niebezpieczna lokalizacja
legend-road = droga z numerem
legend-pawn = twój Bohater (numer miejsca)
legend-hero = Bohater (numer miejsca)
legend-turn = przed Bohaterem, którego tura trwa
legend-down = przed znokautowanymi Bohaterami
legend-elder = Starszy na planszy, z numerem z listy Starszych
legend-minion = żeton Sługi; litery objaśnia lista żetonów w zapasie
legend-round-counter = okrągły żeton Sługi
legend-clues = żetony Dochodzenia
source-militia = Milicja
source-not-below = nigdy poniżej 0
legend-militia = żetony Milicji
legend-track = Szlak Cienia
legend-track-red = czerwona część Szlaku Cienia
legend-marker = znacznik Szlaku Cienia
legend-darkness = Ciemność: Zły wygrywa
legend-price = cena karty Legowiska w tej części Szlaku
legend-price-now = obecna cena karty Legowiska
legend-more-wounds = tu Zły zyskuje 2 Rany
legend-more-combat = tu Zły zyskuje +1 do Waleczności

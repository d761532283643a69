### Co stoi na planszy w przeglądarce obok słów, które gra i tak ma.

## Mapa i to, co na niej

board-map = Mapa Shadowbrook
board-sides = Strony stołu
board-side-map = Mapa
board-side-heroes = Bohaterowie
board-side-town = Miasteczko
board-side-calls = (jest tu coś do wyboru)
board-several = { $what } ({ $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
  })
board-close = Zamknij
board-fold = Zwiń
board-unfold = Rozwiń

## Tura

board-round = Runda
board-step-move = Ruch
board-step-fight = Walka
board-step-action = Czynności
board-order = Kolejność tur
board-first = Pierwszy Gracz
board-your-choice = Decyzja należy do ciebie.
board-waiting = Czekamy: { $hero }…
board-waiting-another = Czekamy na czyjąś decyzję…

## Karty postaci

board-wounds-of = Rany: { $hurt } z { $wounds }
board-investigation = Dochodzenie
board-has-lair = Ma kartę Legowiska
board-printed = z Karty Bohatera
board-trained = z treningu
board-down = nokaut
board-changed = nocą Wilkołak
board-cursed = Klątwa Wilkołaka ({ $n })
board-team = Drużyna { $n }
board-chart = Karta Sług
board-counters-left = Żetony w zapasie: { $n }

## Karty

board-hand = Moje Wydarzenia i Legowisko
board-hand-empty = Nie masz kart na ręce.
board-taking-effect = Właśnie działa
board-turned = Odkryto
board-in-play = Tajemnice w grze
board-lasting = Obowiązuje przez jakiś czas
board-piles = Talie, zapas i karty odrzucone

## Kości, walki, Konfrontacje

board-dice = Kości
board-tray-empty = Nikt jeszcze nie rzucał kośćmi.
board-tray-above = Kości leżą na mapie.
board-last-dice = Ostatnie kości
board-question = Pytanie do ciebie
board-open-roll = można jeszcze zmienić
board-hits = { $fight ->
    [yes] { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    }
   *[no] { $n ->
        [one] 1 sukces
        [few] { $n } sukcesy
       *[many] { $n } sukcesów
    }
}
board-aimed = cel: { $who }
board-fight = Walka, Runda Walki { $round }
board-fight-dice = Kości Walki: { $n }
board-showdown = Konfrontacja
board-party = Grupa Polująca
board-evil-elders = Źli Starsi
board-militia = Milicja: { $n }
board-villain-wins = Zły wygrywa: { $villain }.

## Stałe polecenia

board-orders-set = { $n ->
    [0] żadne nie obowiązuje
   *[other] obowiązuje: { $n }
}
board-orders-pass = Zawsze pasuj:
board-vitals = Najważniejsze
board-vitals-hand = Ręka

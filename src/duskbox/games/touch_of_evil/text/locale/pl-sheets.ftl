# Co jest na planszy, w dwóch drukowanych tabelach i na karcie Klątwy oraz co do karty dodaje ustalenie

sheet-space-corner = Lokalizacja narożna
sheet-space-town = Pole miejskie
sheet-space-dangerous = Niebezpieczna lokalizacja
sheet-corner = Poznanie pola: dobierz kartę z talii tej lokalizacji i ją rozpatrz.
sheet-theme-manor = Duch, Sekrety i Księgi.
sheet-theme-windmill = Spryt, testy łączone i Przedmioty.
sheet-theme-olde-woods = Duch, Waleczność i Magia. Dziko: więcej ataków, ale lepsze nagrody i więcej Przedmiotów.
sheet-theme-abandoned-keep = Spryt, Honor i zagrożenie. Dziko: więcej ataków, ale lepsze nagrody i więcej Przedmiotów.
sheet-dangerous = Poznanie pola: rzuć D6. Przy wyniku 3 lub wyższym dobierz kartę Wydarzenia, przy 1 lub 2 kartę Tajemnicy.
sheet-arrows = Do Urzędu Miasta prowadzą stąd dwie równie krótkie drogi. Rzuć D6: przy 1–{ $low } droga wiedzie { $first }, przy { $high }–6 { $second }.

deck-tables = Tabele
table-cooperative = Tabela Fazy Tajemnic
table-showdown = Tabela Konfrontacji
sheet-table-cooperative = Gra kooperacyjna: w każdej Fazie Tajemnic przed dobraniem karty Tajemnicy rzuć D6.
sheet-table-showdown = Zasada dodatkowa: na początku każdej Rundy Walki w Konfrontacji oprócz pierwszej rzuć 2D6 i dodaj wyniki. Rezultat można anulować tak jak kartę Wydarzenia lub Tajemnicy.
table-row-darkness-falls = Zapada zmrok
table-row-dread-shadow = Przerażający cień
table-row-minion-attack = Atak Sługi
table-row-scattered-clues = Rozrzucone wskazówki
table-effect-darkness-falls = Znacznik przesuwa się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
} w stronę Ciemności, chyba że Bohaterowie wspólnie przyjmą { $wounds ->
    [one] 1 Ranę
    [few] { $wounds } Rany
   *[many] { $wounds } Ran
}, dzieląc je dowolnie.
table-effect-dread-shadow = Znacznik przesuwa się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
} w stronę Ciemności, chyba że Bohaterowie wspólnie przyjmą { $wounds ->
    [one] 1 Ranę
    [few] { $wounds } Rany
   *[many] { $wounds } Ran
}, dzieląc je dowolnie.
table-effect-minion-attack = Rzuć według Karty Sług i umieść Sługę w Losowej Lokalizacji.
table-effect-scattered-clues = Połóż w Losowej Lokalizacji { $n ->
    [one] 1 żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} Dochodzenia.
table-effect-daring-confrontation = { $random ->
    [yes] Losowy Bohater biorący udział w Konfrontacji wykonuje test Honoru 6+.
   *[no] Wybierz Bohatera biorącego udział w Konfrontacji; wykonuje on test Honoru 6+.
} Jeśli test się nie powiedzie, albo każdy Bohater w Konfrontacji przyjmuje 1 Ranę, albo Konfrontacja zostaje odwołana.
table-effect-chase = Dobierz kartę Legowiska; Konfrontacja przenosi się do wskazanej lokalizacji. Każdy Bohater, który chce walczyć dalej, płaci koszt z nowej karty, a pozostali nie biorą już udziału w Konfrontacji. Specjalna zasada nowego Legowiska zastępuje dotychczasową.
table-effect-impossible-foe = Zły leczy D6 Ran, w grze kompetycyjnej D3.
table-effect-cunning-challenge = W tej rundzie Bohaterowie walczą Sprytem zamiast Walecznością. { fight-bonuses }
table-effect-power-of-evil = Zły leczy D3 Ran, w grze kompetycyjnej 1.
table-effect-supernatural-force = W tej rundzie Bohaterowie walczą Duchem zamiast Walecznością. { fight-bonuses }
table-effect-untamed-darkness = Zły zadaje Bohaterom jako grupie { $random ->
    [yes] D6 trafień
   *[no] D3 trafień
}, które gracze dzielą dowolnie; w grze kompetycyjnej 1 trafienie.
table-effect-sweeping-blow = Każdy Bohater biorący udział w Konfrontacji odrzuca wybraną przez siebie kartę Przedmiotu lub Sojusznika.
table-effect-good-fight = Zły i każdy Bohater leczą po D6 Ran, a znokautowani Bohaterowie wstają. W grze kooperacyjnej Bohaterowie, którzy nie biorą udziału w Konfrontacji, mogą dołączyć za darmo.
fight-bonuses = { $random ->
    [yes] Liczą się też bonusy do Waleczności.
   *[no] Liczą się tylko bonusy do tej Umiejętności i do kości Walki.
}
in-play = { $name } – { $what }

curse-taken = { $wolves ->
    [yes] Tę kartę bierze Bohater, którego znokautuje Zły ({ $villain }) lub Bohater zmieniony w Wilkołaka.
   *[no] Tę kartę bierze Bohater, którego znokautuje Zły ({ $villain }).
}
curse-grows = Na początku każdej Fazy Tajemnic Bohater, o ile nie jest znokautowany, dostaje żeton Transformacji. Wraz z żetonem numer { $n } przemiana się dopełnia: na początku każdej Fazy Tajemnic, począwszy od tej, Bohater jest Wilkołakiem i musi atakować.
curse-attacks = { $all ->
    [yes] Wilkołak toczy po jednej Rundzie Walki z każdym innym Bohaterem w kolejności tur.
   *[no] Wilkołak toczy jedną Rundę Walki z najbliższym Bohaterem; z kilku równie bliskich z tym, który ma najwyższy Honor.
} W swojej turze Bohater działa normalnie.
curse-lifted = Klątwę można zdjąć nawet wtedy: { $space }, koszt { some-points }.

card-no-effect = Brak efektu.
card-hunt = Bohater, który tam walczy, ma +1 do Waleczności. Jeśli na końcu rundy nie ma tam już Sługi, Starszy wraca do domu.
card-invited = { $invited ->
    [yes] Starszego nadal można zaprosić do Grupy Polującej.
   *[no] Do tego czasu Starszego nie można zaprosić do Grupy Polującej.
}

### The Town Items in Polish, capitalised like the other game terms.

card-musket = Muszkiet
card-musket-flavour = W Shadowbrook jest jeden. Wszyscy pamiętają, kto strzelał ostatni.
card-dueling-pistol = Pistolet Pojedynkowy
card-dueling-pistol-flavour = Sprzedawany bez pary. Para przegrała.
card-silver-bullets = Srebrne Kule
card-silver-bullets-flavour = Odlane z łyżeczki od chrztu. Dziecku już niepotrzebna.
card-sword = Szpada
card-sword-flavour = Zamówiona, opłacona. Nikt po nią nie przyszedł.
card-knife = Nóż
card-knife-flavour = Do chleba, do sznura i do tego trzeciego.
card-wooden-stake = Osinowy Kołek
card-wooden-stake-flavour = Strugaj powoli. Niech ręka zdąży przestać drżeć.
card-garlic = Czosnek
card-garlic-flavour = Wisiał w każdym oknie. Rano w jednym go zabrakło.
card-holy-water = Woda Święcona
card-holy-water-flavour = Święcona szeptem, sprzedawana w pośpiechu.
card-torch = Pochodnia
card-torch-flavour = Smoła, szmaty i odwagi na godzinę.
card-tools-of-science = Narzędzia Wiedzy
card-tools-of-science-flavour = Natura ma swoje prawa. Pora to komuś przypomnieć.
card-village-almanac = Wiejski Almanach
card-village-almanac-flavour = Fazy księżyca, dni świętych, a na marginesie, czerwonym atramentem, dzisiejsza noc.
card-horse = Koń
card-horse-flavour = Zaniesie cię wszędzie, byle nie po zmroku przez most.
card-county-map = Mapa Hrabstwa
card-county-map-flavour = Trzech ją kreśliło, dwóch podpisało.

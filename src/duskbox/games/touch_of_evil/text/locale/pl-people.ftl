### Heroes, Villains, Minions, Elders, Secrets, Lairs and spaces in Polish: names and one line of flavour each.

## Heroes

hero-karl = Karl
hero-karl-title = Żołnierz
hero-karl-flavour = Pułk leży w ziemi, musztra została.
hero-karl-ability = Stary wiarus
hero-anne-marie = Anna Maria
hero-anne-marie-title = Nauczycielka
hero-anne-marie-flavour = Poprzednik wyszedł któregoś wieczoru ze szkoły. Na tablicy zostało urwane słowo.
hero-anne-marie-ability = Wiedza to potęga
hero-inspector-cooke = Jonathan Cooke
hero-inspector-cooke-title = Inspektor
hero-inspector-cooke-flavour = Ma nakaz aresztowania bez nazwiska. Zamierza je wpisać.
hero-inspector-cooke-ability = Detektyw
hero-thomas = Tomasz
hero-thomas-title = Kurier
hero-thomas-flavour = W torbie został jeden list. Adresat błaga, by go nie doręczać.
hero-thomas-ability = Na złamanie karku
hero-heinrich = Heinrich Cartwright
hero-heinrich-title = Włóczęga
hero-heinrich-flavour = Z gorszych opresji wychodził cało. Dwa razy.
hero-heinrich-ability = Zaradny
hero-katarina = Katarzyna
hero-katarina-title = Wyjęta spod Prawa
hero-katarina-flavour = Okrada tylko tych, których na to stać.
hero-katarina-ability = Pieniądze albo życie
hero-victor = Victor Danforth
hero-victor-title = Dramaturg
hero-victor-flavour = Pięć aktów odwagi, wszystkie własnego pióra.
hero-victor-ability = Przedstawienie musi trwać
hero-isabella = Isabella Von Took
hero-isabella-title = Szlachcianka
hero-isabella-flavour = W żałobie jej do twarzy, a jedenaścioro służących da się za nią zabić, byle płaciła w terminie.
hero-isabella-ability = Oddana służba

## Villains

villain-vampire = Wampir
villain-vampire-flavour = Zaproszono go raz, dwieście lat temu. Nikt nie pomyślał, żeby zaproszenie cofnąć.
villain-vampire-ability = Postać mgły
villain-vampire-advanced = zdolność zaawansowana ({ villain-vampire })
villain-werewolf = Wilkołak
villain-werewolf-flavour = W niedzielę siedzi z nimi w kościele, w trzeciej ławce.
villain-werewolf-ability = Pierwsza krew
villain-werewolf-advanced = zdolność zaawansowana ({ villain-werewolf })
villain-scarecrow = Strach na Wróble
villain-scarecrow-flavour = Co roku po żniwach dawali mu coś nowego do ubrania. Tej jesieni sam wziął sobie gospodarza.
villain-scarecrow-ability = Rośnie z mrokiem
villain-scarecrow-advanced = zdolność zaawansowana ({ villain-scarecrow })
villain-spectral-horseman = Widmowy Jeździec
villain-spectral-horseman-flavour = Kula armatnia urwała mu głowę, a o końcu wojny nikt mu nie powiedział.
villain-spectral-horseman-ability = Wieczna gonitwa
villain-spectral-horseman-advanced = zdolność zaawansowana ({ villain-spectral-horseman })

## Minions

minion-bats = Nietoperze
minion-bats-flavour = Cała dzwonnica zrywa się naraz, i to nie ku światłu.
minion-living-dead = Żywe Trupy
minion-living-dead-flavour = Grabarz liczy kamienie. Potem liczy doły.
minion-vampire-bride = Oblubienica Wampira
minion-vampire-bride-flavour = W maju ślub, w czerwcu pogrzeb, w lipcu twarz za oknem.
minion-dire-wolf = Wilczysko
minion-dire-wolf-flavour = Na wilka za duże, na psa zbyt cierpliwe.
minion-feral-kin = Zdziczali Pobratymcy
minion-feral-kin-flavour = Wciąż mają na sobie strzępy niedzielnych ubrań.
minion-rat-nest = Szczurze Gniazdo
minion-rat-nest-flavour = Podłoga oddycha.
minion-rats = Szczury
minion-rats-flavour = Najpierw ziarno, potem świece, potem kołyska.
minion-straw-man = Chochoł
minion-straw-man-flavour = Wczoraj stał na sąsiednim polu.
minion-locusts = Szarańcza
minion-locusts-flavour = Chmura, która gryzie.
minion-harvester = Żniwiarz
minion-harvester-flavour = Cztery kosy, jedno ciało i żadnego pośpiechu.
minion-crows = Wrony
minion-crows-flavour = Temu, kto leży bez ruchu, zabierają oczy.
minion-barghest-hound = Ogar Barghest
minion-barghest-hound-flavour = Im ciszej go słychać, tym jest bliżej.
minion-ghost-soldier = Upiorni Żołnierze
minion-ghost-soldier-flavour = Apel wciąż trwa. Wciąż odpowiadają.
minion-dead-drummer = Martwy Dobosz
minion-dead-drummer-flavour = Po kościach sądząc, miał dwanaście lat.

## Happenings of the Minion Charts

chart-blood-red-dusk = Krwawy zmierzch
chart-blood-red-dusk-flavour = Słońce zachodzi, jakby je ktoś ściągnął z nieba.
chart-kiss-in-the-dark = Pocałunek w mroku
chart-kiss-in-the-dark-flavour = Pamiętasz, jak otwierasz okno. Nie pamiętasz po co.
chart-guest-at-midnight = Gość o północy
chart-guest-at-midnight-flavour = W najlepszym domu w mieście dostawiono jedno nakrycie.
chart-hypnotic-gaze = Hipnotyczne spojrzenie
chart-hypnotic-gaze-flavour = „Oddaj”, mówi, a twoja dłoń już jest otwarta.
chart-thirst = Pragnienie
chart-thirst-flavour = Tej nocy nie zamierza dłużej czekać.
chart-howl-on-the-hill = Wycie na wzgórzu
chart-howl-on-the-hill-flavour = Jeden głos na grani, a odpowiada mu każdy gąszcz.
chart-claws = Pazury
chart-claws-flavour = Najpierw gaśnie latarnia.
chart-night-of-slaughter = Noc rzezi
chart-night-of-slaughter-flavour = Rano nikt nie chce pierwszy otworzyć drzwi.
chart-on-your-trail = Na twoim tropie
chart-on-your-trail-flavour = Zwietrzył cię już przy moście.
chart-failed-harvest = Zmarniałe żniwa
chart-failed-harvest-flavour = Pod plewami jest tylko pył.
chart-between-the-rows = W kukurydzy
chart-between-the-rows-flavour = Idzie, kiedy idziesz. Staje, kiedy stajesz.
chart-blight = Zaraza
chart-blight-flavour = Co w południe było zielone, przed wieczerzą sczerniało.
chart-empty-pole = Pusty pal
chart-empty-pole-flavour = Sznury wciąż zawiązane. Nic w nich nie wisi.
chart-hoofbeats = Tętent
chart-hoofbeats-flavour = Cztery kopyta na drodze, którą wiosną zabrała woda.
chart-head-on-the-gatepost = Głowa na bramie
chart-head-on-the-gatepost-flavour = Rano patrzyła na rynek. W południe patrzy na ciebie.
chart-last-charge = Ostatnia szarża
chart-last-charge-flavour = Salutuje najdzielniejszemu i opuszcza ostrze.
chart-dead-march = Marsz umarłych
chart-dead-march-flavour = W piszczałkach nie ma tchu, a jednak grają.
chart-toll-of-heads = Danina z głów
chart-toll-of-heads-flavour = Należy mu się głowa. Bierze pierwszą z brzegu.

## Town Elders

elder-lord-hanbrook = Lord Hanbrook
elder-lord-hanbrook-flavour = Poluje na wszystko, co chodzi po jego ziemi, a za swoją ziemię ma całą dolinę.
elder-lady-hanbrook = Lady Hanbrook
elder-lady-hanbrook-flavour = Z jednakowym uśmiechem staje na drodze kłótni i kuli.
elder-reverend-harding = Wielebny Harding
elder-reverend-harding-flavour = Ławki ma zawsze pełne, a zakrystię zamyka na dwa zamki.
elder-doctor-manning = Doktor Manning
elder-doctor-manning-flavour = Zwłoki kupuje uczciwie, tak mówi. A szyje przepięknie.
elder-magistrate-kroft = Sędzia Kroft
elder-magistrate-kroft-flavour = Nie przegrał ani jednej sprawy. Przepadło mu za to kilku oskarżonych.
elder-sophie = Położna Zofia
elder-sophie-flavour = Przyjęła na świat pół miasteczka i wie, co przyszło razem z nim.

## Secrets

card-blowhard = Samochwała
card-blowhard-flavour = Niedźwiedź był borsukiem. Drugiego niedźwiedzia nie było wcale.
card-drunkard = Pociąg do butelki
card-drunkard-flavour = Za flaszkę opowie wszystko. Dwa razy.
card-peeping-tom = Oko przy dziurce od klucza
card-peeping-tom-flavour = W każdej okiennicy w mieście obluzowana jest jedna listewka.
card-old-war-crime = Stara zbrodnia wojenna
card-old-war-crime-flavour = Chata na uboczu, zimowy rozkaz i ręka, która odtąd nie zadrżała.
card-coward = Tchórz
card-coward-flavour = Odwagi starcza akurat do bramy.
card-inner-strength = Wewnętrzna moc
card-inner-strength-flavour = Niektóre świece w przeciągu płoną jaśniej.
card-charmed-life = Pod szczęśliwą gwiazdą
card-charmed-life-flavour = Trzy razy szykowano pogrzeb. Za każdym razem na próżno.
card-monster-hunter = Łowca potworów
card-monster-hunter-flavour = Pod niedzielnym srebrem leży srebro innego rodzaju.
card-servant-of-darkness = Na służbie Ciemności
card-servant-of-darkness-flavour = Klęka co noc, ale nie przed Bogiem.
card-shadow-puppet = Marionetka cienia
card-shadow-puppet-flavour = Usta poruszają się o mgnienie przed słowami.
card-blood-pact = Pakt krwi
card-blood-pact-flavour = Podpis czerwony, a świadków wśród żywych brak.
card-hidden-dagger = Ukryty sztylet
card-hidden-dagger-flavour = Uścisk jest ciepły. Ostrze nie.
card-on-the-hunt = Na polowaniu
card-on-the-hunt-flavour = Ze ściany znikła strzelba, z domu ten, kto ją tam powiesił.
card-hero-of-the-people = Bohater narodu
card-hero-of-the-people-flavour = Jeden głos na rynku i otwierają się wszystkie okiennice.
card-darkest-secret = Najciemniejsze Sekrety
card-darkest-secret-flavour = Nawet między potępionymi nikt nie mówi o tym na głos.
card-selfless-martyr = Ofiarny męczennik
card-selfless-martyr-flavour = Testament spisany, długi spłacone, ręce spokojne.
card-reluctant-hero = Wahający się Bohater
card-reluctant-hero-flavour = Szabla miała już nigdy nie opuścić pochwy. A jednak co wiosnę ktoś ją oliwił.

## Lairs

card-sealed-vault = Zapieczętowana krypta
card-sealed-vault-flavour = Tu na dole sypia się długo. Dziś o chwilę za długo.
card-hall-of-mirrors = Sala luster
card-hall-of-mirrors-flavour = Sto ciosów, z tego dziewięćdziesiąt dziewięć w szkło.
card-walled-up-attic = Zamurowany strych
card-walled-up-attic-flavour = Kiedy wchodziliście, drzwi jeszcze tu były.
card-grinding-floor = Między żarnami
card-grinding-floor-flavour = Kamienie nie stanęły, odkąd wpadł między nie młynarz.
card-high-gallery = Wysoka galeria
card-high-gallery-flavour = Stąd nawet to coś wydaje się małe.
card-ring-of-stones = Kamienny krąg
card-ring-of-stones-flavour = Starszy niż miasteczko i niż imię Boga w tej dolinie.
card-poisoned-spring = Zatrute źródło
card-poisoned-spring-flavour = Rana obmyta tą wodą już się nie goi.
card-heart-of-the-thicket = Serce gęstwiny
card-heart-of-the-thicket-flavour = Drzewa pochylają się, żeby lepiej widzieć. I nie są bezstronne.
card-throne-of-bones = Tron z kości
card-throne-of-bones-flavour = Każdy tron z kogoś zrobiono.
card-fallen-gatehouse = Zawalona brama
card-fallen-gatehouse-flavour = Szczelina w gruzach, za ciasna dla starych i dobrze odżywionych.
card-dungeon-stair = Schody do lochu
card-dungeon-stair-flavour = Czterdzieści stopni w dół, co trzeciego brak.
card-narrow-planks = Wąska kładka
card-narrow-planks-flavour = Na szeroki zamach nie ma tu miejsca.
card-toll-of-fear = Myto strachu
card-toll-of-fear-flavour = Most bierze zapłatę deska po desce.
card-sunken-chapel = Zatopiona kaplica
card-sunken-chapel-flavour = Wody po pas, a coś trzyma za połę płaszcza.
card-isle-of-lights = Wyspa ogników
card-isle-of-lights-flavour = Nie idź za żadnym, a już na pewno nie za tym, który zna twoje imię.
card-open-field-at-dawn = Szczere pole o świcie
card-open-field-at-dawn-flavour = Godzina światła i ani jednej kryjówki.
card-burnt-barn = Spalona stodoła
card-burnt-barn-flavour = Wy walczycie w środku, a noc robi swoje.
card-gallows-tree = Drzewo wisielców
card-gallows-tree-flavour = Wisielcy mają wiele do powiedzenia i całą noc przed sobą.
card-pilgrims-cross = Krzyż pielgrzymów
card-pilgrims-cross-flavour = Ktoś wciąż kładzie tu świeże kwiaty.
card-catacombs = Katakumby
card-catacombs-flavour = Dziewięć pokoleń umarłych i wszystkie karmią jednego gościa.

## The Curse

card-curse-of-the-werewolf = Klątwa Wilkołaka
card-curse-of-the-werewolf-flavour = Rana goi się aż za dobrze. Trzeciej nocy budzisz się z ziemią pod paznokciami.

## Spaces

space-manor = Rezydencja
space-windmill = Młyn
space-olde-woods = Stary Las
space-abandoned-keep = Porzucona Twierdza
space-town-hall = Urząd Miasta
space-blacksmith = Kuźnia
space-church = Kościół
space-doctors-office = Gabinet Lekarski
space-magistrates-office = Kancelaria Sędziego
space-fields = Pola
space-marsh = Mokradła
space-covered-bridge = Most
space-crossroads = Skrzyżowanie
space-road = Droga { $number }

## What the town sells

service-study = Studia w archiwum
service-pray = Modlitwa do świtu
service-treatment = Kuracja
service-lift-curse = Zdjęcie Klątwy
service-raise-militia = Zaciąg Milicji
service-court-records = Akta sądowe

### The Event deck in French: names and one line of flavour each.

## Cancelling

card-not-this-night = Pas cette nuit
card-not-this-night-flavour = Elle cracha sur le seuil, et ce qui attendait derrière se ravisa.
card-ward-over-the-door = Le signe sur le linteau
card-ward-over-the-door-flavour = Du fer, du sorbier et un verset que nul n’ose achever.
card-cooler-heads = Sang-froid
card-cooler-heads-flavour = « Baissez cette torche, Ezra. Demain, vous me remercierez. »
card-cockcrow = Le chant du coq
card-cockcrow-flavour = Trois cris sur le fumier, et la chose à la grille n’était plus que brume.
card-the-bird-has-flown = L’oiseau s’est envolé
card-the-bird-has-flown-flavour = La cendre était tiède, la paille gardait sa forme, et il n’y avait personne.

## Dice

card-a-second-blade = Une seconde lame
card-a-second-blade-flavour = L’une retient son regard, l’autre cherche ses côtes.
card-clear-head = La tête claire
card-clear-head-flavour = Comptez jusqu’à dix. La peur ne va jamais plus loin que sept.
card-once-more = Encore une fois
card-once-more-flavour = Le premier coup était pour le diable. Celui-ci est pour moi.
card-two-headed-coin = Pile ou pile
card-two-headed-coin-flavour = L’héritage d’un tricheur, encore tiède du gant d’un mort.
card-the-evil-eye = Le mauvais œil
card-the-evil-eye-flavour = La vieille Marguerite ne fit que regarder, et le pied trouva la seule pierre mouillée.
card-loose-stones = Pierres branlantes
card-loose-stones-flavour = Sur l’éboulis, même un chien d’enfer perd pied.
card-blind-fury = Fureur aveugle
card-blind-fury-flavour = Les larmes brouillaient tout, et pourtant chaque coup portait.
card-somebodys-horse = Le cheval d’un autre
card-somebodys-horse-flavour = Il attendait, sellé, devant l’auberge ; son maître n’en aurait plus l’usage.

## Fights

card-aim-for-the-heart = Droit au cœur
card-aim-for-the-heart-flavour = Tout ce qui marche garde sa mort dans la même petite chambre.
card-circle-of-salt = Cercle de sel
card-circle-of-salt-flavour = La chose tourna autour de nous jusqu’à l’aube, sans trouver la porte.
card-one-clean-shot = Une seule balle
card-one-clean-shot-flavour = Poudre sèche, souffle retenu, et la lune pour lanterne.
card-hold-the-line = Serrez les rangs !
card-hold-the-line-flavour = Des paysans, pour la plupart. Mais des paysans armés de piques.

## Wounds

card-by-a-hairs-breadth = À un cheveu près
card-by-a-hairs-breadth-flavour = Les griffes prirent le chapeau, la cape et un bouton de l’habit.
card-not-while-i-stand = Moi vivant, jamais
card-not-while-i-stand-flavour = La lame visait de plus vieux os.
card-back-from-the-brink = Au bord de la tombe
card-back-from-the-brink-flavour = « J’ai vu ma mère », dit le mort, et il réclama de l’eau-de-vie.
card-blood-transfusion = Transfusion sanguine
card-blood-transfusion-flavour = Une plume d’oie, un bout de boyau et un agneau saigné pour vous.
card-by-the-hearth = Au coin du feu
card-by-the-hearth-flavour = Une heure durant, nul n’en parla, et les plaies cessèrent de brûler.

## Investigation and the way to the Villain

card-frightened-witness = Un témoin terrifié
card-frightened-witness-flavour = « J’ai vu son visage. C’était celui de mon frère. »
card-light-fingers = Doigts agiles
card-light-fingers-flavour = Un carnet, c’est si peu de chose. Cela glisse si bien d’une poche.
card-half-burned-map = La carte à demi brûlée
card-half-burned-map-flavour = Le feu avait tout mangé, sauf la croix.
card-pitchforks-and-torches = Fourches et torches
card-pitchforks-and-torches-flavour = Pour une fois, toute la ville marchait du même pas.

## Ways through the land

card-smugglers-tunnel = Le tunnel des contrebandiers
card-smugglers-tunnel-flavour = On entre par la crypte, on sort au moulin, et pas un mot aux gabelous.
card-to-the-rescue = À la rescousse
card-to-the-rescue-flavour = Deux coups de feu dans les bois, un silence, un troisième : notre signal.
card-lost-in-the-fog = Perdus dans le brouillard
card-lost-in-the-fog-flavour = Trois fois nous passâmes devant le même gibet, jamais du même côté.

## Cards and Items

card-parish-registers = Les registres de la paroisse
card-parish-registers-flavour = Baptême, noces, obsèques. Baptême, noces, obsèques. Puis une page coupée au couteau.
card-if-i-could-just-reach = Si je pouvais l’atteindre…
card-if-i-could-just-reach-flavour = C’était là, dans la boue, à un empan des doigts, tombé d’une main morte.
card-an-old-debt = Une vieille dette
card-an-old-debt-flavour = « Votre père a tiré le mien de la rivière. Prenez, et nous voilà quittes. »
card-behind-the-panelling = Derrière les boiseries
card-behind-the-panelling-flavour = Toc, toc, toc. La quatrième planche répondit autrement.

## Skills for good

card-drill-at-dawn = L’exercice à l’aube
card-drill-at-dawn-flavour = Le vieux sergent avait une jambe, un œil et pas une once de pitié.
card-by-the-last-candle = À la dernière chandelle
card-by-the-last-candle-flavour = Ce que le jour cache entre les lignes, une flamme mourante le montre.

## Elders

card-through-the-keyhole = Par le trou de la serrure
card-through-the-keyhole-flavour = On priait à genoux, mais pas tourné vers la croix.
card-named-from-the-pulpit = Un nom lancé en chaire
card-named-from-the-pulpit-flavour = Cent têtes se tournèrent dans les bancs ; une seule ne bougea pas.

## Minions

card-burn-them-out = Par le feu
card-burn-them-out-flavour = À minuit, la grange n’était que cendre, et plus rien n’y hurlait.
card-whistling-in-the-dark = Siffler dans le noir
card-whistling-in-the-dark-flavour = On ne siffle pas sur la lande. Quelque chose pourrait croire qu’on l’appelle.

## The Showdown

card-for-shadowbrook = Pour Shadowbrook !
card-for-shadowbrook-flavour = Jamais encore on ne lui avait crié ce nom au visage sans trembler.
card-shoulder-to-shoulder = Coude à coude
card-shoulder-to-shoulder-flavour = Personne ne s’enfuit. Après, personne ne sut dire pourquoi.

## Play Immediately

card-grateful-widow = La veuve reconnaissante
card-grateful-widow-flavour = Elle nous remit les lettres du défunt sans vouloir savoir ce qu’elles disaient.
card-answered-prayer = Une prière exaucée
card-answered-prayer-flavour = Le cierge de l’autel s’alluma seul et ne s’éteignit plus.
card-out-of-the-hedgerow = Surgi de la haie !
card-out-of-the-hedgerow-flavour = Les oiseaux s’étaient tus. Cela aurait dû suffire.
card-ill-omen = Mauvais présage
card-ill-omen-flavour = Un veau naquit chez le meunier. Il dit un mot, puis mourut.

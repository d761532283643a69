### The Mystery deck in French: names and one line of flavour each.

## The shadow lengthens

card-murder = Meurtre !
card-murder-flavour = L’allumeur de lanternes l’a trouvée. Il n’en a plus allumé une seule.
card-blood-moon = Lune de sang
card-blood-moon-flavour = Elle se leva sur le marais comme une bête fraîchement écorchée.
card-the-days-grow-short = Les jours raccourcissent
card-the-days-grow-short-flavour = À quatre heures les lampes, à cinq les volets, à six des traces dans le givre.
card-a-bitter-choice = Un choix amer
card-a-bitter-choice-flavour = Tenir le pont et saigner, ou rentrer chez soi et tout apprendre au matin.
card-a-glimmer-of-hope = Une lueur d’espoir
card-a-glimmer-of-hope-flavour = Une seule fenêtre éclairée dans toute la vallée, et derrière, quelqu’un chantait.

## Minions

card-these-roads-arent-safe = Ces routes ne sont pas sûres
card-these-roads-arent-safe-flavour = La diligence arriva à l’heure. Le cocher était mort depuis midi.
card-tide-of-darkness = Marée de Ténèbres
card-tide-of-darkness-flavour = Elle monta des fossés, et elle ne vint pas seule.
card-march-of-darkness = Marche des Ténèbres
card-march-of-darkness-flavour = Ni tambour ni bannière, et pourtant ils allaient au pas.
card-howling-in-the-hills = Hurlements dans les collines
card-howling-in-the-hills-flavour = Le premier était loin. La réponse vint de bien plus près.
card-strange-tracks = D’étranges empreintes
card-strange-tracks-flavour = Trop longues pour un homme, trop profondes pour une bête, et perdues à la rivière.
card-they-walk-among-us = Ils sont parmi nous
card-they-walk-among-us-flavour = Les nouveaux valets du moulin ne cillent jamais et ne réclament pas leurs gages.

## The Villain

card-marked-for-death = La marque de la mort
card-marked-for-death-flavour = Au matin, une croix de craie barrait la plus honorable porte de la ville.
card-weakest-of-the-herd = Le plus faible du troupeau
card-weakest-of-the-herd-flavour = Le loup ne choisit pas. Il regarde seulement qui marche en dernier.
card-fresh-blood = Du sang frais
card-fresh-blood-flavour = Sept brebis, un berger, et pas une goutte sur l’herbe.

## Elders, each with a card of its own

card-paranoid-delusions = Délires paranoïaques
card-paranoid-delusions-flavour = Lord Hanbrook voyait des traîtres à chaque table, et ses laquais le croyaient.
card-masked-ball = Le bal masqué
card-masked-ball-flavour = Lady Hanbrook dansa avec tous ses invités, et avec un autre que nul n’avait convié.
card-bells-at-midnight = Les cloches de minuit
card-bells-at-midnight-flavour = Tant que le Révérend tire sur la corde, la forêt se tait.
card-late-night-experiments = Expériences nocturnes
card-late-night-experiments-flavour = Le docteur Manning a commandé d’autres anguilles, du fil de cuivre et une table plus grande.
card-the-muster-roll = L’appel
card-the-muster-roll-flavour = Le magistrat Kroft lut quarante noms. Dix-neuf voix répondirent.
card-a-cradle-in-the-dark = Un berceau dans la nuit
card-a-cradle-in-the-dark-flavour = Sophie leva l’enfant vers la lampe, et cette nuit-là personne ne mourut.

## Elders and their Secrets

card-traitors-blood = Sang de traître
card-traitors-blood-flavour = Il coulait sur les marches de l’Hôtel de ville, rouge comme celui des autres.
card-lies-and-deceit = Mensonges et tromperies
card-lies-and-deceit-flavour = On brisa le cachet, on lut la lettre à voix haute, et le souper refroidit.
card-skeletons-in-the-cupboard = Un cadavre dans le placard
card-skeletons-in-the-cupboard-flavour = Toute belle demeure de Shadowbrook a une chambre qu’on n’aère jamais.
card-the-mob-wants-a-name = La foule veut un nom
card-the-mob-wants-a-name-flavour = La corde, ils l’avaient déjà. Il ne manquait qu’un cou.
card-a-life-for-a-life = Une vie pour une vie
card-a-life-for-a-life-flavour = « Il faut que l’un de nous ouvre, dit la vieille voix. Moi, j’ai fait mon temps. »
card-deathbed-confession = Confession sur un lit de mort
card-deathbed-confession-flavour = La main s’agrippa à la plume comme à une planche de salut et n’écrivit qu’un nom.

## Heroes

card-night-terrors = Terreurs nocturnes
card-night-terrors-flavour = Nous avions tous fait le même rêve, et nul ne voulut dire comment il finissait.
card-black-fever = La fièvre noire
card-black-fever-flavour = Le masque à bec allait de lit en lit, et devant chacun il secouait la tête.
card-thieves-in-the-night = Voleurs dans la nuit
card-thieves-in-the-night-flavour = Ils laissèrent l’argenterie et ne prirent que ce qui aurait pu l’arrêter.
card-the-trail-goes-cold = La piste se perd
card-the-trail-goes-cold-flavour = La pluie lava l’encre des notes, puis emporta les notes au fossé.
card-gone-in-the-night = Parti dans la nuit
card-gone-in-the-night-flavour = La paille était froide, et les os balayés en un petit tas bien net.
card-the-strangers-purse = La bourse de l’inconnu
card-the-strangers-purse-flavour = « Un petit service », dit-il. Après coup, nul ne se rappela son visage.
card-tangled-threads = Fils emmêlés
card-tangled-threads-flavour = Un ruban rouge, un reçu du meunier, une dette de jeu : tirez un bout et voyez ce qui bouge.
card-pages-on-the-wind = Des pages dans le vent
card-pages-on-the-wind-flavour = Un journal intime, feuille à feuille, du donjon aux grilles du manoir.
card-a-quiet-night = Une nuit tranquille
card-a-quiet-night-flavour = Rien ne vint. C’était presque pire.
card-market-day = Jour de marché
card-market-day-flavour = Des navets, des sifflets de fer-blanc et trois histoires différentes sur la meunière.

## Remains in Play

card-laying-in-wait = En embuscade
card-laying-in-wait-flavour = Il avait toute la patience d’une tombe.
card-the-horror = L’Horreur
card-the-horror-flavour = Ce que nous avions vu, nous l’avons écrit. Puis nous avons brûlé la page.
card-the-clocks-run-wild = Les horloges s’affolent
card-the-clocks-run-wild-flavour = Minuit sonna au crépuscule, puis encore, avant qu’on eût fini de compter.
card-veil-of-darkness = Voile de Ténèbres
card-veil-of-darkness-flavour = À midi, les poules regagnèrent leur perchoir.
card-barred-shutters = Volets clos
card-barred-shutters-flavour = Le boulanger vendait par un trou dans la porte, et deux fois plus cher.
card-the-poisoned-well = Le puits empoisonné
card-the-poisoned-well-flavour = L’eau était claire et douce, et aucun chien n’en approchait.
card-mounting-dread = L’effroi grandit
card-mounting-dread-flavour = Chaque matin, une maison de plus était vide.
card-swollen-with-power = Ivre de puissance
card-swollen-with-power-flavour = Sur son passage, la flamme des chandelles se détournait.
card-candles-in-every-window = Des chandelles aux fenêtres
card-candles-in-every-window-flavour = De la colline, on eût dit que les étoiles étaient descendues monter la garde.
card-a-bounty-on-their-heads = Têtes mises à prix
card-a-bounty-on-their-heads-flavour = Deux shillings l’oreille, et pas de question sur le reste.

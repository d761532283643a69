"""How French card texts are read."""

from __future__ import annotations

from tests.touch_of_evil.reading.reader import NUMBER, SIGNED, Tongue

_PER = "(?: par (?P<per>succès|point d’Honneur de ce Notable))?"
_CLUES = f"{NUMBER} points? d’Enquête"
_WOUNDS = f"{NUMBER} Blessures?"
_SPACES = f"{NUMBER} cases?"
_EVENTS = f"{NUMBER} cartes? Événement"
_CHOICE = "de (?:votre|son) choix"
_UNTIL = "jusqu’à la fin (?P<what>de l’Assaut|du combat|du tour|de la manche|de l’Affrontement final)"
_ELDER = "(?P<what>un Notable tiré au sort|le Notable qui a le (?:plus|moins) d[e’] ?\\w+|ce Notable)"
_WHERE = {
    "here": "sur (?:votre|sa) case", "random": "dans un Lieu aléatoire", "town-hall": "à l’Hôtel de ville",
    "corners": "dans chaque lieu d’angle", "dangerous": "dans chaque lieu dangereux",
    "chosen": f"sur une case {_CHOICE}",
}  # fmt: skip
_ACTS = {
    "Gain": f"v(gagner) {_CLUES}(?: de plus)?{_PER}",
    "Lose": f"v(perdre) (?:{_CLUES}|(?P<all>tous (?:vos|ses) points d’Enquête)){_PER}",
    "Steal": f"v(prendre) (?:{_CLUES}|(?P<all>tous les points d’Enquête)) à un rival {_CHOICE}",
    "Wound": f"v(subir) {_WOUNDS}{_PER}",
    "Heal": f"v(soigner) (?:{_WOUNDS}|(?P<all>toutes (?:vos|ses) Blessures)){_PER}",
    "Train": rf"v(gagner) \+{NUMBER} en (?P<what>\w+) pour le reste de la partie",
    "TowardDarkness": f"v(avancer) le marqueur de la Piste de l’Ombre de {_SPACES} vers les Ténèbres{_PER}",
    "AwayFromDarkness": f"v(éloigner) le marqueur de la Piste de l’Ombre de {_SPACES} des Ténèbres{_PER}",
    "VillainHeals": f"le Méchant se soigne de (?:{_WOUNDS}|(?P<all>toutes ses Blessures))",
    "VillainGrows": f"le Méchant reçoit {NUMBER} jetons? Blessure supplémentaires?",
    "HitVillain": f"v(infliger) {_WOUNDS} au Méchant(?: dans l’Affrontement final)?",
    "LiftCurse": "v(lever) (?:votre|sa) Malédiction",
    "DrawEventKeep": rf"v(piocher) {_EVENTS}, (?:gardez-en|en garder?) (?P<what>\d+) et v(défausser) le reste",
    "DrawEvent": f"v(piocher) {_EVENTS}",
    "DrawMysteryCard": "v(piocher) une carte Mystère et (?:résolvez-la|la résou(?:t|dre))",
    "DrawCorner": "v(piocher) une carte de ce lieu d’angle et (?:résolvez-la|la résou(?:t|dre))",
    "DiscardEvent": f"v(défausser) {_EVENTS}",
    "LoseItem": f"v(perdre) {NUMBER} Objets? ou Alliés? {_CHOICE}",
    "GainLairCard": "v(prendre) une carte Repaire",
    "LoseLairCard": "v(défausser) (?:votre|sa) carte Repaire",
    "TakeDiscarded": f"v(prendre) un Objet ou Allié {_CHOICE} dans la défausse d’un lieu d’angle",
    "TakeTownItem": f"v(prendre) gratuitement un Objet de la ville dont le prix ne dépasse pas {NUMBER}",
    "Cancel": "v(annuler) (?P<what>une carte (?:Événement|Mystère).*?) avant son effet(?:, même après le jet demandé)?",
    "CancelRemaining": f"v(annuler) (?:jusqu’à )?{NUMBER} cartes? Mystère qui Reste(?:nt)? en jeu",
    "LairCancelled": "v(annuler) la carte Repaire d’un rival dont l’Affrontement final .+ n’ait pas lieu",
    "MoveUpTo": f"v(se-déplacer) de {_SPACES} au plus",
    "MoveToAny": f"v(aller) sur une case {_CHOICE}",
    "ToHero": f"v(aller) sur la case d’un autre Héros {_CHOICE}",
    "MoveTo": "v(aller) à la (?P<what>Croisée des chemins)",
    "ChartAttack": "v(faire) un jet sur le Tableau des Sbires pour (?:votre|sa) case",
    "ChartAt": "v(faire) un jet sur le Tableau des Sbires pour (?P<what>un Lieu aléatoire|une case vide choisie par le "
    "Premier joueur)",
    "PlaceMinions": rf"v(placer) {NUMBER} jetons? Sbire \((?P<what>[^)]+)\) dans un Lieu aléatoire",
    "MinionsMove": "v(déplacer) tous les jetons Sbire de 1 case vers le Héros le plus proche",
    "RemoveMinion": f"v(retirer) (?P<what>du plateau un jeton Sbire {_CHOICE}|le jeton Sbire rond de "
    "(?:votre|sa) case)",
    "FightA": r"v(combattre) aussitôt ce Sbire : (?P<what>\w+(?: \w+)*)",
    "VillainStrikes": f"v(livrer) un seul Assaut contre le Méchant, en gagnant {_CLUES} par touche",
    "DefeatMinion": "v(battre) aussitôt le Sbire (?:que vous combattez|qu’il combat)",
    "RemoveMilitia": f"v(retirer) du plateau {NUMBER} jetons? Milice {_CHOICE}",
    "KillAnElder": f"{_ELDER} meurt|v(choisir) un Notable, qui meurt",
    "AddSecret": f"{_ELDER} reçoit un Secret de plus",
    "RevealElder": f"{_ELDER} doit révéler tous ses Secrets|v(choisir) un Notable, qui doit révéler tous ses Secrets",
    "LookAt": rf"v(regarder) les Secrets (?P<what>d’un Notable|de \d Notables au plus) {_CHOICE} Sans révéler",
    "ElderGoesHome": "ce Notable quitte le Groupe de chasse et rentre en ville",
    "ProtectElder": "v(sauver) un Notable qui va mourir",
    "GoesOnTheHunt": "v(envoyer) ce Notable En chasse : .+ où se trouve un Sbire",
    "JoinsHero": r"v(recevoir) l’aide de ce Notable jusqu’à la fin de la manche : \+1 en Combat et \+1 en Honneur",
    "Reroll": rf"v(relancer) (?:(?P<all>tous les|toutes les)|(?:jusqu’à )?{NUMBER}) (?:dés?|touches?) (?P<what>de "
    r"(?:votre|son) (?:jet(?: de \w+)?|test|ennemi)|de n’importe quel ennemi)",
    "AddDice": rf"v(ajouter) {NUMBER} dés? (?P<what>à (?:votre|son) jet de \w+|au (?:jet de combat|test) "
    "de n’importe quel Héros)",
    "SetDie": f"v(tourner) 1 dé (?P<what>de (?:(?:votre|son) jet|n’importe quel ennemi)|du test de n’importe "
    f"quel Héros) sur {NUMBER}",
    "OnesHit": "v(compter) chaque 1 de (?:votre|son) jet de combat comme une touche",
    "IgnoreWounds": rf"v(ignorer) (?:(?P<all>toutes les)|(?:jusqu’à )?{NUMBER}) Blessures? (?P<what>que vous allez|"
    "qu’il va|que va) subir(?: un même Héros| un Notable du Groupe de chasse)?",
    "Nothing": "il ne se passe rien",
    "UntilFightDice": f"v(lancer) {NUMBER} dés? de combat de (?:plus|(?P<less>moins)) {_UNTIL}",
    "UntilCombat": rf"v(recevoir) \+{NUMBER} en Combat{_PER} {_UNTIL}",
    "UntilHitOn": rf"v(toucher) en combat dès (?P<n>\d)\+ {_UNTIL}",
    "UntilEnemyHitOn": rf"v(faire) que (?:vos|ses) ennemis touchent seulement sur (?P<n>\d)\+ {_UNTIL}",
    "UntilShowdownPrice": f"v(payer) {_CLUES} de moins pour un Affrontement final {_UNTIL}",
    **{f"PutClues-{name}": f"v(placer) {NUMBER} jetons? Enquête {where}" for name, where in _WHERE.items()},
    **{f"PlaceMilitia-{name}": f"v(placer) {NUMBER} jetons? Milice {where}" for name, where in _WHERE.items()},
}  # fmt: skip
_REGULAR = (
    "gagner soigner avancer éloigner lever piocher défausser annuler placer déplacer retirer livrer regarder sauver "
    "relancer ajouter tourner compter ignorer lancer toucher"
)
_OF = r"(?:(?:Le Héros aux côtés de ce Notable|Chaque Héros(?: de l’Affrontement final)?|Le Héros maudit) a )?"
_PAY = f"(?:Chaque Héros paie|Vous payez) {_CLUES}"

FRENCH = Tongue(
    acts=_ACTS,
    verbs={
        **{verb: f"{verb[:-1]}z|{verb[:-1]}|{verb}" for verb in _REGULAR.split()},
        "perdre": "perdez|perd|perdre",
        "prendre": "prenez|prend|prendre",
        "subir": "subissez|subit|subir",
        "infliger": "infligez|inflige|infliger",
        "se-déplacer": "déplacez-vous|se déplace|(?:se|vous) déplacer",
        "aller": "allez|va|aller",
        "faire": "faites|fait|faire",
        "combattre": "combattez|combat|combattre",
        "battre": "battez|bat|battre",
        "choisir": "choisissez|choisit|choisir",
        "envoyer": "envoyez|envoie|envoyer",
        "recevoir": "recevez|reçoit|recevoir",
        "payer": "payez|paie|payer",
    },
    skills={
        "esprit": "spirit",
        "ruse": "cunning",
        "combat": "combat",
        "honneur": "honor",
        "et": "and",
        "ou": "or",
        "l’esprit": "spirit",
        "la ruse": "cunning",
    },
    per={"succès": "success", "point d’Honneur de ce Notable": "point of that Elder’s Honor"},
    tested=r"(?:faites|fait|faire) un test (?:combiné )?d(?:e |’)(?P<skills>\w+(?: (?:et|ou) d(?:e |’)\w+)?) "
    r"(?P<n>\d)\+",
    joint="(?:, soit|,| et) ",
    end="$|,| et,? ",
    either="soit ",
    twice=", deux fois",
    and_if=" et, si (.+?), ",
    subjects={
        "hero-drawer": "le Héros qui a pioché cette carte",
        "hero-revealer": "le Héros qui révèle ce Secret",
        "hero-helped": "le Héros aux côtés de ce Notable",
        "each-everybody": "chaque Héros, même K.-O.,",
        "each-wounded": "chaque Héros blessé",
        "each-here": "chaque Héros (?:sur (?:votre|sa) case|de l’Affrontement final)",
        "each-town": "chaque Héros sur une case de la ville",
        "each-all": "chaque Héros",
        "pick-here": f"un Héros {_CHOICE} sur (?:votre|sa) case",
        "pick-wounded": f"un Héros blessé {_CHOICE}",
        "pick-any": f"un Héros {_CHOICE}",
        "pick-rival": f"un rival {_CHOICE}",
        "most": r"le Héros qui a le (?P<most>plus|moins) d(?:e |’)(?:points d’)?(?P<what>\w+)",
        "hero-first": "le Premier joueur",
        "it": "ce Héros",
    },
    most=("moins",),
    counted={
        "esprit": "spirit",
        "ruse": "cunning",
        "combat": "combat",
        "honneur": "honor",
        "enquête": "investigation",
    },
    conditions={
        "la partie est coopérative ou par équipes": "if-together",
        "la partie est compétitive": "not if-together",
        "le marqueur est dans la partie rouge de la Piste de l’Ombre": "if-red",
        "le marqueur de la Piste de l’Ombre est sur 16 ou au-dessous": "if-marker",
        r"il y a au moins \d jetons Sbire sur le plateau": "if-minions",
        "vous êtes dans un lieu d’angle": "if-at-corner",
        "vous êtes sur une route": "if-at-road",
        "vous n’êtes pas à l’Hôtel de ville": "not if-at",
        "il est blessé": "if-wounded",
        "vous êtes dans un Affrontement final": "if-in-showdown",
        "vous avez un Livre": "if-carries book",
        "vous avez une Arme à feu": "if-carries firearm",
        "(?:vous combattez des|les) Morts-vivants": "if-against undead",
        "les Fantômes": "if-against spirit",
        "les Bêtes": "if-against beast",
        "les Créatures artificielles": "if-against construct",
        "il est devenu Loup-garou": "if-changed",
        "Lord Hanbrook vit encore et ne sert pas le Méchant": "if-elder-lives lord-hanbrook",
        "Lady Hanbrook vit encore et ne sert pas le Méchant": "if-elder-lives lady-hanbrook",
        "le Révérend Harding vit encore et ne sert pas le Méchant": "if-elder-lives reverend-harding",
        "le Docteur Manning vit encore et ne sert pas le Méchant": "if-elder-lives doctor-manning",
        "le Magistrat Kroft vit encore et ne sert pas le Méchant": "if-elder-lives magistrate-kroft",
        "Sophie la Sage-femme vit encore et ne sert pas le Méchant": "if-elder-lives sophie",
    },
    roll="lancez un D6",
    choose="choisi(?:ssez|t) une option",
    if_="s(?:i |’)(.+?) ?, ",
    otherwise="sinon, ",
    on=r"sur (\d)(?:–(\d))?, ",
    results={
        "si vous réussissez, |s’il réussit, ": ("passes",),
        "si vous échouez, |s’il échoue, ": ("fails",),
        "dans ce cas, ": (),
    },
    each_result={
        "chaque Héros qui réussit ": ("passes",),
        "chaque Héros qui échoue ": ("fails",),
        "chaque Héros qui le fait ": (),
    },
    lair={"chaque Héros qui a une carte Repaire ": "if", "chaque Héros qui n’a pas de carte Repaire ": "unless"},
    may="(?:vous pouvez|peut) ",
    limits={
        "turn": "une fois par tour, ",
        "round": "une fois par manche, ",
        "fight-round": "une fois par Assaut, ",
        "fight": "une fois par combat, ",
    },
    whens={
        "mystery-start": "au début de la Phase des Mystères",
        "turn-end": "à la fin de votre tour",
        "showdown-round": "au début de chaque Assaut d’un Affrontement final",
        "showdown-start": "au début d’un Affrontement final",
        "minion-defeated": "quand un Héros bat un Sbire",
        "villain-ko": "quand le Méchant a mis un Héros K.-O.",
        "fight-round": "avant un Assaut",
        "collected": "chaque fois que vous récoltez ou gagnez de l’Enquête hors d’un combat",
        "action": "pendant votre étape d’action",
        "in-fight": "à tout moment d’un combat",
        "showdown-step": "avant toute étape d’un Affrontement final",
    },
    and_=" et ",
    after_when=", ",
    costs={
        "pay": f"payer {_CLUES}",
        "wounds": f"subir {_WOUNDS}",
        "event": f"défausser {_EVENTS}",
        "discard": "défausser cette carte",
    },
    so_that=" pour ",
    statics={
        "skill": rf"{_OF}{SIGNED} en (?P<what>Esprit|Ruse|Combat|Honneur)",
        "wounds": rf"{_OF}{SIGNED} de résistance",
        "move": rf"{_OF}{SIGNED} au jet de déplacement",
        "carry-town": rf"{SIGNED} à la limite de transport des Objets de la ville",
        "carry-corner": rf"{SIGNED} à la limite de transport des cartes de chaque lieu d’angle",
        "- look-price": f"{_PAY} de moins pour regarder des Secrets",
        "- lair-price": f"{_PAY} de moins pour une carte Repaire",
        "- showdown-price": f"{_PAY} de moins pour un Affrontement final",
        "- heal-price": f"{_PAY} de moins pour les soins, chez le docteur aussi",
        "heal-price": f"{_PAY} de plus pour les soins, chez le docteur aussi",
        "- town-price": f"{_PAY} de moins pour les Objets de la ville",
        "town-price": f"{_PAY} de plus pour les Objets de la ville",
        "fight-dice": r"(?:Le Héros aux côtés de ce Notable lance|Chaque Héros de l’Affrontement final lance|Vous "
        r"lancez) (?P<n>\d) dés? de combat de plus",
        "villain-hit-on": r"Le Méchant touche (?:dès|seulement sur) (?P<n>\d)\+",
        "villain-combat": rf"Le Méchant a {SIGNED} en Combat(?P<section> par section de la Piste de l’Ombre que le "
        "marqueur a laissée derrière lui)?",
        "villain-wounds": rf"Le Méchant a {SIGNED} de résistance",
        "villain-heals": f"À chaque Phase des Mystères, le Méchant se soigne de {_WOUNDS} de plus",
        "table-rolls": r"À chaque Phase des Mystères, faites (?P<n>\d) jet de plus sur la Table de la Phase des "
        "Mystères",
        "darkness-step": "Chaque fois que le marqueur de la Piste de l’Ombre avance vers les Ténèbres, c’est de "
        f"{_SPACES} de plus",
        "dawn-step": "Chaque fois que le marqueur de la Piste de l’Ombre s’éloigne des Ténèbres, c’est de "
        f"{_SPACES} de plus",
        "linger-on": "Les Héros qui s’attardent subissent aussi une attaque sur 2",
        "- linger-on": "Les Héros qui s’attardent ne subissent pas d’attaque sur 1|Si vous vous attardez, vous ne "
        "subissez pas d’attaque sur 1",
        "no-escape": "Les Héros de l’Affrontement final ne peuvent pas fuir un combat",
        "no-heal": "Les Héros de l’Affrontement final ne peuvent pas soigner de Blessures",
        "no-elders": "Les Notables ne rejoignent pas les Groupes de chasse",
    },
    suffix="(?: si | s’| contre )(.+)$",
    replacements={
        "event-draw": r"chaque fois que vous piochez une carte Événement, piochez-en (?P<value>\d) à la place, "
        "gardez-en 1 et défaussez le reste",
        "fight-skill": "Vous pouvez combattre avec (?P<value>.+) au lieu du Combat",
        "villain-first": "Le Méchant frappe en premier, et un Héros ne riposte que s’il tient encore debout",
        "mist": r"Dans un Affrontement final, lancez un D6 pour chaque touche contre le Méchant : sur (?P<value>\d)"
        "(?:–6)?, elle est perdue",
        "ride": "Après une attaque, le Méchant continue par le plus court chemin vers l’Hôtel de ville et attaque "
        "chaque Héros en route",
        "single-out": "On ne peut viser ce Notable maléfique avec aucun dé",
    },
)

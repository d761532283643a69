# What is printed on the board, on the two tables and on the Curse card, and what a ruling adds to a card

sheet-space-corner = Corner location
sheet-space-town = Town space
sheet-space-dangerous = Dangerous location
sheet-corner = Encounter: draw a card from this location’s deck and resolve it.
sheet-theme-manor = Spirit, Secrets and Books.
sheet-theme-windmill = Cunning, combined tests and Items.
sheet-theme-olde-woods = Spirit, Combat and Magic. Wild: more attacks, but better rewards and more Items.
sheet-theme-abandoned-keep = Cunning, Honor and danger. Wild: more attacks, but better rewards and more Items.
sheet-dangerous = Encounter: roll a D6. On 3 or more draw an Event card, on 1 or 2 a Mystery card.
sheet-arrows = Two ways to the Town Hall are equally short. Roll a D6: on 1–{ $low } the way leads { $first }, on { $high }–6 { $second }.

deck-tables = Tables
table-cooperative = Mystery Phase table
table-showdown = Showdown table
sheet-table-cooperative = Cooperative play: roll a D6 in each Mystery Phase before the Mystery card is drawn.
sheet-table-showdown = Optional: at the start of each Fight Round of a Showdown except the first, roll two D6 and add them up. The result can be cancelled like an Event or a Mystery card.
table-row-darkness-falls = Darkness Falls
table-row-dread-shadow = Dread Shadow
table-row-minion-attack = Minion Attack
table-row-scattered-clues = Scattered Clues
table-effect-darkness-falls = The marker moves { $steps } steps towards Darkness, unless the Heroes together take { $wounds } Wounds, divided as they like.
table-effect-dread-shadow = The marker moves { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} towards Darkness, unless the Heroes together take { $wounds } Wounds, divided as they like.
table-effect-minion-attack = Roll on the Minion Chart and place the Minion at a Random Location.
table-effect-scattered-clues = Put { $n } Investigation at a Random Location.
table-effect-daring-confrontation = { $random ->
    [yes] A random Hero in the Showdown makes an Honor 6+ test.
   *[no] Choose a Hero in the Showdown to make an Honor 6+ test.
} If it fails, either every Hero there takes 1 Wound or the Showdown is called off.
table-effect-chase = Draw a Lair card; the Showdown moves there. Each Hero pays the price of the new card to follow or is out of the Showdown. The special rule of the new Lair replaces that of the old one.
table-effect-impossible-foe = The Villain heals D6 Wounds, in competitive play D3.
table-effect-cunning-challenge = Heroes fight this round with Cunning instead of Combat. { fight-bonuses }
table-effect-power-of-evil = The Villain heals D3 Wounds, in competitive play 1.
table-effect-supernatural-force = Heroes fight this round with Spirit instead of Combat. { fight-bonuses }
table-effect-untamed-darkness = The Villain deals { $random ->
    [yes] D6
   *[no] D3
} hits to the Heroes as a group, divided as the players like; in competitive play 1 hit.
table-effect-sweeping-blow = Each Hero in the Showdown discards an Item or Ally of their choice.
table-effect-good-fight = The Villain and every Hero heal D6 Wounds each, and KO’d Heroes stand up. In cooperative play Heroes who are not in the Showdown may join it for free.
fight-bonuses = { $random ->
    [yes] Bonuses to Combat count as well.
   *[no] Only bonuses to that Skill and to Fight Dice count.
}
in-play = { $name } – { $what }

curse-taken = { $wolves ->
    [yes] A Hero KO’d by the Villain ({ $villain }) or by a Hero turned Werewolf takes this card.
   *[no] A Hero KO’d by the Villain ({ $villain }) takes this card.
}
curse-grows = At the start of each Mystery Phase the Hero takes a Transformation counter, unless KO’d. With counter number { $n } the change is complete: at the start of every Mystery Phase, from this one on, the Hero is a Werewolf and must attack.
curse-attacks = { $all ->
    [yes] The Werewolf fights a single Fight Round against each other Hero in turn order.
   *[no] The Werewolf fights a single Fight Round against the nearest Hero; of several equally near ones, the one with the highest Honor.
} In their own turn the Hero acts as usual.
curse-lifted = The Curse can be lifted, even then: { $space }, { $n } Investigation.

card-no-effect = No effect.
card-hunt = A Hero who fights in that space has +1 Combat. If no Minion is left there at the end of a round, the Elder comes home.
card-invited = { $invited ->
    [yes] The Elder may still be invited to a Hunting Party.
   *[no] Until then the Elder cannot be invited to a Hunting Party.
}

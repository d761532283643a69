### Les noms des chances auxquelles mènent les options.

odds-passed = Le test est réussi
odds-attacked = Une attaque vous vise
odds-event = Vous piochez une carte Événement
odds-mystery = Vous piochez une carte Mystère
odds-defeats = Le Sbire est vaincu dans cet Assaut
odds-minion-defeated = Le Sbire est vaincu
odds-ko = Vous tombez K.-O.
odds-wins = Vous gagnez la partie
odds-fight = Tout le combat, si personne ne joue de carte :
odds-with-dice-needed = { $dice ->
    [one] Un dé, { $needed }+
   *[other] { $dice } dés, { $needed }+
}
odds-with-dice-foe-dice = Dés de combat : { $dice } contre { $foe_dice }

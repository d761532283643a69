### The names of the chances that options lead to.

odds-passed = The test is passed
odds-attacked = You are attacked
odds-event = You draw an Event card
odds-mystery = You draw a Mystery card
odds-defeats = The Minion is defeated in this Fight Round
odds-minion-defeated = The Minion is defeated
odds-ko = You are KO’d
odds-wins = You win the game
odds-fight = The whole fight, if no one plays a card:
odds-with-dice-needed = { $dice ->
    [one] One die, { $needed }+
   *[other] { $dice } dice, { $needed }+
}
odds-with-dice-foe-dice = Fight Dice: { $dice } against { $foe_dice }

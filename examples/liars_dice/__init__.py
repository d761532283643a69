"""Liar's Dice: a whole game with hidden information, as an example of a game of one's own."""

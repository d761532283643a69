# The guided first game: what is said in each step, and what is said of another choice. lesson.toml has the steps.

## Chapters

lesson-chapter-turn = The first turn
lesson-chapter-clues = Clues and cards
lesson-chapter-ready = Getting ready
lesson-chapter-hunt = The hunt
lesson-chapter-showdown = The Showdown

## Steps

lesson-welcome = Something evil haunts Shadowbrook; tonight it is the Scarecrow. You are Anne Marie, the school teacher, and Karl the soldier is your rival. The first to defeat the Villain in a Showdown wins.
lesson-track = The Shadow Track is the clock that you both fear. It starts at 20 and creeps towards Darkness. Should it get there, the Villain wins, and you and Karl have both lost.
lesson-move = A turn is three things: move, fight, act. Your die shows 4, so you may go up to four spaces. In the corners of the map the stories begin: go to the Olde Woods.
lesson-encounter = Once in every turn you encounter the space you are on. In a corner you draw a card from its deck: see what the Woods have in store.
lesson-skulls = Hanging Skulls are a test of Spirit. Your Spirit is 4, so you rolled four dice, and every 4 or more gave you 1 Investigation. You can buy almost anything with it. End your turn.
lesson-karl = Now Karl has his turn, and after it comes the Mystery Phase that closes every round. You see what he does, but not the Event cards he draws.
lesson-mystery = Karl has found a Pitchfork. Then the Mystery: Strange Tracks put a Straw Man, a Minion of the Villain, in the Manor, and 4 Investigation on the Covered Bridge, right next to you. Karl begins the next round.
lesson-free-event = A 1 on the die is only one step, but you may draw an Event card for it. Take it.
lesson-one-step = Drill at Dawn; only you can see it. One step is enough for the Covered Bridge, where the clues lie.
lesson-collect = After moving you act, in any order. Pick up the Investigation that lies here: all of it, and for free.
lesson-play-event = An Event card says when it may be played. This one belongs to your actions and raises your Combat for good: play it.
lesson-bridge = The bridge is a dangerous place, and a die decides what you encounter: with 3 or more an Event card, otherwise a Mystery.
lesson-round-over = A 5, and with it the Grateful Widow. She will not wait in your hand but comes at once, with 3 Investigation. End your turn; you were the last, so the Mystery Phase follows.
lesson-darker = The days grow short: the shadow has come to 19, and new clues lie in the Manor. Now you go first. The Blacksmith is near: go there.
lesson-buy = The Blacksmith sells Town Items. Anne Marie is no fighter, but with a Book in her bag she has 2 more Combat. The Village Almanac is a Book, for only 3 Investigation.
lesson-town = In town, encountering a space brings you an Event card. Draw it.
lesson-witness = A Frightened Witness is a test of Cunning, 4 or more. The Almanac counts as well, so you roll four dice. Play the card.
lesson-wait = Three successes, 3 Investigation. End your turn, and see what Karl is up to.
lesson-threads = Light Fingers: Karl has taken 1 Investigation from you, rival that he is. The Mystery is kinder. Every Hero takes a test of Spirit or Cunning; choose Spirit.
lesson-karl-again = Two more Investigation for you. Karl begins the fourth round.
lesson-to-the-manor = The Abandoned Keep gave Karl a Suit of Plate: the two lower corners are wild, but rich. Your die shows 5. Go to the Manor, to the clues and to the Straw Man who guards them; a Minion ends your way.
lesson-fight = A fight! You rolled five dice for your Combat, the Straw Man two, and every 5 or 6 is a hit. Each of you has taken a Wound at the same time. You may escape now, but you are the stronger one: fight on.
lesson-clues = The Straw Man is gone, which earns you 1 Investigation. Collect the clues that he guarded.
lesson-lair = A Lair card costs 12 while the shadow is far, and less the nearer it comes. It tells you alone where the Villain hides. Buy one.
lesson-elders = The Walled-Up Attic: that is here, in this very Manor! Elders can help you in the fight, but each has a Secret, and some are evil. For 2 Investigation, look at what Reverend Harding hides.
lesson-showdown = A Blood Pact: the Reverend serves the Villain, and only you know. You have not encountered this space yet, so you can start the Showdown here instead. It costs 4: go up to the attic.
lesson-party = Up to two Elders join your Hunting Party. Lord Hanbrook brings you another die, and Lady Hanbrook spares you a Wound in each round. Invite both.
lesson-accuse = Their Secrets come to light: he boasts, she drinks, and neither is evil. An evil Elder would now change sides and make the Villain stronger. Karl may still accuse an Elder, then the first Fight Round begins.
lesson-window = Three hits for you! The Scarecrow rolled one die at each Elder and the rest at you, and you are about to take a Wound. At such moments the game asks who wants to step in: let Lady Hanbrook do it.
lesson-last-round = Three of its five Wounds! Lord Hanbrook was hit too; he is the one Elder who survives that once. Before each round you may send Elders home. Pass, and strike.
lesson-won = The Scarecrow falls, Shadowbrook is saved, and you have won. There is more to discover: three other Villains, a cooperative game in which all win together, and an advanced game with darker powers. Now invite your friends, or a few bots.

## What is said of another choice

lesson-no-lingering = If you stay where you are, you are Lingering and may be attacked. Let’s move.
lesson-to-the-woods = You can go there another time. Today the Olde Woods are waiting.
lesson-look-later = The Secrets of the Elders matter before the Showdown. Keep your Investigation for now.
lesson-take-the-card = A card for nothing? Do take it.
lesson-to-the-bridge = The clues lie on the Covered Bridge.
lesson-clues-first = First pick up what lies here.
lesson-card-first = First play the card in your hand.
lesson-lair-later = You could just pay for it, but you would go into the fight with empty hands. Get ready first.
lesson-to-the-smith = Another time. You need something from the Blacksmith.
lesson-the-book = Tempting. But for Anne Marie a Book is the better weapon: take the Village Almanac.
lesson-shop-first = In a moment. First buy the Book.
lesson-save-up = Save your Investigation: a Lair card costs 12.
lesson-best-skill = That would be just as many dice. Choose Spirit this time.
lesson-manor-calls = Four clues lie in the Manor: that is where we go.
lesson-fight-on = You have five dice against two. Fight on!
lesson-not-yet-here = Not yet: after encountering the space you cannot start a Showdown there in the same turn.
lesson-lair-before = First buy the Lair card.
lesson-the-reverend = Any of them may have something to hide. Take Reverend Harding this time.
lesson-look-before = First look at the Secret of Reverend Harding.
lesson-showdown-now = Keep your 4 Investigation: that is what the Showdown costs.
lesson-not-him = Not him: you know what he has signed.
lesson-the-couple = It might be a good idea. This time invite Lord and Lady Hanbrook.
lesson-let-her = It costs nothing: let Lady Hanbrook step in.
lesson-keep-them = They are still of use to you. Pass.

# The guided first game: what is said in each step, and what is said of another choice. lesson.toml has the steps.

## Chapters

lesson-chapter-light = A match in the Dark
lesson-chapter-walking = Look before you leap
lesson-chapter-room = The first room
lesson-chapter-unknown = Into the unknown
lesson-chapter-dark = The Dark falls
lesson-chapter-out = The way out

## Steps

lesson-welcome = You wake in a labyrinth without light. Find every hidden room, then leave through a door with nothing behind it: that is how you win. This first time five rooms are hidden instead of twelve, so that you get to see the end.
lesson-spend-match = Your mind is nine cards. While none of them is in your hand, you are in the Dark, where everything is expensive. Spend a match: by its light you may take three cards.
lesson-hand = Your hand is not dealt, you plan it: take any cards you like from the open Mind deck. We take Move, Scout and Light a Match.
lesson-move = With a card in hand you are in the Light. An action costs one card. Let’s walk: choose Move.
lesson-pay = The card of the action itself is the cheapest payment: it goes back to the Mind deck and can be taken again. Any other card would do as well, but a card you discard is gone for good.
lesson-first-step = A Move is up to four steps. North of you is a hole, east a Lock, south an Obstruction. Only the way to the west is free.
lesson-stop = You could go on through the door, but what waits behind it is unknown. Stop here, right in front of it.
lesson-scout = Scout shows you the room behind the door while you stay safely outside. Use it now.
lesson-turn = The first room! You may turn it as you like, as long as door meets door. Lay it as printed.
lesson-hazard-failed = This is a Hazard room, so a Hazard card was turned over: a Knock-out. Most Hazards strike only those who walk in. You only looked, so nothing happens: that is what Scout is for.
lesson-light-a-match = One card is left. Light a Match burns a match too, but it fills your hand up to five cards. Take Move twice, Investigate, Clear and the other Light a Match.
lesson-enter = A room that lies on the table turns no more Hazard cards. Take one step west into it, and stop.
lesson-clear = An Obstruction bars the middle of the room. Clear takes it away from the square next to you. For a Lock you would need a Key.
lesson-investigate = North of you is an Item square with the number 1. Investigate takes one of the two hidden cards of this location; either will do.
lesson-item = You have found a Match. Items cost no card to use, so make a match token of it right away.
lesson-walk-in = Now be bold: Move straight on to the west, three steps, through a door to a room you have not looked into.
lesson-entry = A plain room, without any Hazard: lucky you. Turn it a quarter clockwise, so that the Secret in it lies close to your way, and stop at the door.
lesson-fill-up = A single card is left. A match can be spent in the Light as well: it fills your hand up to three. Take Investigate and Scout.
lesson-two-steps = Any card can also be played for a walk of two squares, and it is not lost by that. Play Scout that way, take one step west, and stop in the middle.
lesson-secret = North of you is a Secret square. Secrets show themselves only in the Light, and they take effect at once. Investigate!
lesson-map = A Secret Map reveals the next room at any unused door you like, and without a Hazard. Choose the northern door of room 1, and lay the room as printed.
lesson-last-step-of-light = Two rooms are still hidden, and you hold one card. Play it for two steps west and hope that the room behind the door is a quiet one.
lesson-terror = Terror! It stays with you and costs a Mind card for good; a second Terror would be the end. The way is clear, so give up Clear.
lesson-dark = Your hand is empty, and the Dark has fallen. Now you pay with cards from the Mind deck, and each is gone for good; Tiptoe, Scout and Secrets are out of reach. Feel it once: Move, and discard Tiptoe for it.
lesson-echo = One room is left. Go west, three steps, through the door.
lesson-echo-gone = A Dark Echo: a room that was never there. You stand before the door again, and the next room takes its place. As you had walked in, the Knock-out struck as well and added this very room. Lay it as printed.
lesson-losing = That could have been the end: a Collapse or a Lockdown inside a Dark Echo makes you vanish. You also lose with a second Terror, when all nine Mind cards are gone, or when there is nothing left to do.
lesson-exit = No room is hidden any more, so every unused door leads out. Spend a match rather than your mind, and take Move twice and Scout.
lesson-out = The nearest way out is the door in the south of this room, three steps away. You know all you need: walk out!
lesson-won = You are out. In a real game twelve rooms wait for you, different every time, with holes to cross on tiptoe, Locks, Leaks and colder company. Good luck!

## What is said of another choice

lesson-dark-is-dear = It would work, but in the Dark it would cost you a Mind card for good. A match is cheaper.
lesson-other-card = A good card for another time. In this lesson we need the ones that were named.
lesson-walk-later = That is the short walk, for which any card will do. Its turn comes soon.
lesson-wild-later = You do not hold the card for that, so you would lose another one for good.
lesson-not-for-good = Not that one: a card you discard never comes back. Play the card of the action.
lesson-stop-here = Not so fast. Stop here first.
lesson-scout-first = First look behind the door: choose Scout.
lesson-turn-as-printed = It would fit that way too. For this lesson, lay it as printed.
lesson-match-first = You would give away your last card. Make light first.
lesson-three-or-five = A match by itself fills your hand only up to three. With the card Light a Match you get five for the same match.
lesson-enter-first = First go and look at the new room: choose Move.
lesson-clear-first = In a moment. First clear the middle of the room.
lesson-search-first = In a moment. First search the square to the north: choose Investigate.
lesson-either-card = Either card could be anything. Take the first one this time.
lesson-item-first = In a moment. First use what you have found.
lesson-westward = Our way leads west.
lesson-too-short = Two steps are too few for this way. Choose Move.
lesson-turn-for-secret = That way round the Secret would lie farther off. Turn it a quarter clockwise.
lesson-last-card = You would fall into the Dark with your last card. Spend a match first.
lesson-two-steps-first = Try the short walk: two squares for any card.
lesson-keep-that-card = That card is needed in a moment. Play Scout.
lesson-any-door = You may really choose any of them. For this lesson, take the northern door of room 1.
lesson-into-the-hazard = It is a risk, but we learn most from it: two steps west.
lesson-any-loss = It is your choice, but Move and Light a Match are the cards you live by. Give up Clear.
lesson-see-the-dark = That would be wise. But see just once how the Dark feels: choose Move.
lesson-dearest-cards = That card is worth more. Tiptoe is the one you will miss least.
lesson-match-is-cheaper = In the Dark that costs a Mind card for good. You still have matches.
lesson-walk-out = You only have to walk out now: choose Move.
lesson-nearest-exit = The nearest way out lies south: one step east, then two south.

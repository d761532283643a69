### Packs and the proof of the box in English: what a pack should have said, and what is wrong with a box.

## Packs

expect-game = the name of the game that this pack is for
expect-text = a text
expect-about = a text of at most { $most } characters
expect-said = a text of 1 to { $most } characters
expect-named = a name for what is new, in at least one language
expect-number = a whole number from { $least } to { $most }
expect-flag = true or false
expect-one-of = one of { $allowed }
expect-several-of = a list of some of these, each at most once: { $allowed }
expect-name = a name of small letters, digits and hyphens, 40 signs at most, that means nothing else in the game
expect-free-name = a name that nothing else in the box has
expect-keywords = a list of keywords, each a name of small letters and hyphens
expect-deck = one of these decks, since there is no card of that name to change: { $allowed }
expect-no-deck = no deck and no kind, since there is a card of that name; leave them out to change it, or choose another name
expect-fewer-cards = { $most } kinds of cards at most
expect-fewer-triggers = { $most } abilities at most in the whole box
expect-enough-cards = { $least ->
    [one] at least one card
   *[other] at least { $least } cards
  } in the deck “{ $deck }”
expect-some-window = at least one window, or immediate = true: otherwise the Event can never be played
expect-remains = true, since the hooks of a Mystery count only while it Remains in Play
expect-some-effect = an effect, or hooks and remains = true: otherwise the Mystery does nothing
expect-advanced = advanced = true next to it, since only the advanced game reveals Secrets immediately
expect-effect-or-none = an effect such as { "[\"Gain\", 2]" }, or { "\"-\"" } for none
expect-effect = an effect such as { "[\"Gain\", 2]" }
expect-hooks = a list of hooks such as { "[[\"Static\", \"combat\", 1]]" }
expect-known-effect = a list that begins with the name of an effect: { $allowed }
expect-known-condition = a list that begins with the name of a condition: { $allowed }
expect-known-hook = a list that begins with the name of a hook: { $allowed }
expect-parts = “{ $word }” with parts that go together ({ $parts })
expect-shallow = an effect that is nested { $most } deep at most
expect-fewer-parts = { $most } parts at most
expect-less-work = an effect that carries out { $most } effects at most, where each effect within EachHero, AHero or TheHero counts { $each } times
expect-shorter = { $most } of them at most
expect-fewer-minions = { $most } kinds of Minions at most
expect-fewer-copies = { $most } cards at most, all copies counted
expect-amount = a whole number from { $least } to { $most }, or one of { $allowed }
expect-change = a whole number from { $least } to { $most } other than 0, or { "\"x\"" }
expect-row = a row of two numbers and an effect, such as { "[1, 2, [\"Gain\", 2]]" }
expect-cost = a cost of four parts: Investigation, Wounds, whether the card is discarded, Event cards, such as [2, 0, false, 0]
expect-chart = rows that cover the die from 1 to 6 in order, each number once
expect-chart-row = a row such as { "[1, 2, \"bats\"]" } or { "[3, 3, \"name\", [\"Gain\", 2]]" }
expect-services = a list of tables with name, price and effect
expect-prices = five prices from { $least } to { $most }, one for each section of the Shadow Track
expect-track-spaces = a list of different spaces of the Shadow Track, from { $least } to { $most }
expect-loops = a list of two loops
expect-loop = a list that begins with town-hall and goes on with at least two spaces
expect-loop-space = { "\".\"" } for a road, or one of { $allowed }; the Town Hall stands only at the beginning
expect-all-spaces = both loops together with every named space just once
expect-fewer-roads = { $most } roads at most
expect-one-tie = one shortest way home from everywhere but the Fields: give the loop an odd number of spaces, or put the Fields half way round
expect-way-home = the Manor before the Fields and the Windmill after them, since a die decides between the two

## The proof of the box

fault-count = { $what }: there should be { $expected }, but there are { $found }.
fault-variety = { $what }: there should be at least { $expected } different cards, but there are { $found }.
fault-remaining = Of the Mysteries at least { $expected } should Remain in Play, but there are { $found }.
fault-no-kind = { $what }: no card is of the kind “{ $kind }”.
fault-twins = { $what }: “{ $one }” and “{ $other }” do the same.
fault-mark = “{ $what }” does not say where its values come from: “{ $mark }” is not a mark.
fault-name-twice = Two cards have the name “{ $what }”.
fault-never-drawn = “{ $what }” can never come up.
fault-no-window = “{ $what }” can never be played.
fault-does-nothing = “{ $what }” does nothing.
fault-hooks-unused = “{ $what }” has lasting effects but does not Remain in Play.
fault-no-space = “{ $what }” is a Lair in no known place.
fault-unknown-effect = “{ $what }” uses an effect that is not in the vocabulary.
fault-chart = { $what }: the Minion Chart does not cover the numbers 1 to 6.
fault-never-appears = { $what }: this Minion is on no chart and in no deck.
fault-undrawn = { $what }: the picture of the town does not show this place once.
fault-words = Words ({ $language }), “{ $what }”: “{ $text }” cannot be said.
box-track = Shadow Track

"""The chance of a lone Hero in a Showdown, worked out round by round, as a good player has a feeling for it.

A *course* is everything that does not change from round to round: dice on both sides, who stands by the Hero. For one
course the chances of all positions are found together, from the nearly won and the nearly lost up to the full strength
of both (ATE-SHOW-16 to ATE-SHOW-28).
"""

from __future__ import annotations

from typing import Final, final

#: The most Wounds a Hero and a Villain are reckoned with, and the most dice.
STAMINA: Final = 12
WOUNDS: Final = 18
DICE: Final = 16

# How an Elder helps
NO_ELDER: Final = 0
PLAIN: Final = 1
IGNORES_ONE: Final = 2
IGNORES_TWO: Final = 3
REROLLS_ENEMY: Final = 4
ADDS_DIE: Final = 5
REROLLS_OWN: Final = 6

#: A course is worked out for so much where that is enough, as it mostly is.
_LITTLE_STAMINA: Final = 8
_FEW_WOUNDS: Final = 10


@final
class _Course:
    """The chances of one course by the Wounds the Hero can take and those the Villain has left, up to these numbers,
    with all its Elders alive.
    """

    def __init__(self, stamina: int, wounds: int) -> None:
        self.rows: Final = stamina + 1
        self.width: Final = wounds + 1
        self.chances: Final[list[float]] = [0.0] * (self.rows * self.width)
        #: What it comes to where an Elder falls, over who falls.
        self.fallen: Final[list[float]] = [0.0] * (self.rows * self.width)


#: Courses worked out so far, by everything they consist of.
_courses: dict[int, _Course] = {}
_MOST_COURSES: Final = 4000


def chance(
    dice: int,
    hit: int,
    combat: int,
    enemy_hit: int,
    first: bool,
    drain: int,
    one: int,
    other: int,
    stamina: float,
    wounds: float,
) -> float:
    """The chance to defeat the Villain: the Hero's dice and in how many of 36 cases one hits, the Villain's dice and in
    how many of 6 one hits, whether the Villain strikes first, hits lost each round, the kinds of two Elders, the Wounds
    the Hero can take and those the Villain has left. Between whole Wounds it lies between.
    """
    s = max(0.0, min(float(STAMINA), stamina))
    w = max(0.0, min(float(WOUNDS), wounds))
    low_s, low_w = int(s), int(w)
    high_s, high_w = min(STAMINA, low_s + 1), min(WOUNDS, low_w + 1)
    part_s, part_w = s - low_s, w - low_w
    dice, combat = max(0, min(DICE, dice)), max(0, min(DICE, combat))
    large = high_s > _LITTLE_STAMINA or high_w > _FEW_WOUNDS
    course = _course(dice, hit, combat, enemy_hit, 1 if first else 0, drain, one, other, large)
    chances = course.chances
    row, next_row = low_s * course.width, high_s * course.width
    lower = chances[row + low_w] * (1 - part_w) + chances[row + high_w] * part_w
    upper = chances[next_row + low_w] * (1 - part_w) + chances[next_row + high_w] * part_w
    return lower * (1 - part_s) + upper * part_s


def _course(
    dice: int, hit: int, combat: int, enemy_hit: int, first: int, drain: int, one: int, other: int, large: bool
) -> _Course:
    """A course, worked out or from memory. Those with fewer Elders are courses of their own."""
    key = ((((((dice * 40 + hit) * 20 + combat) * 8 + enemy_hit) * 2 + first) * 4 + drain) * 8 + one) * 8 + other
    key = -1 - key if large else key
    found = _courses.get(key)
    if found is None:
        found = _Course(STAMINA, WOUNDS) if large else _Course(_LITTLE_STAMINA, _FEW_WOUNDS)
        # Each Elder has a die of the Villain's against it, and falls to a hit; one of them stands a hit more.
        share = enemy_hit / 6
        first_falls = share / 2 if one == ADDS_DIE else share
        second_falls = share / 2 if other == ADDS_DIE else share
        stay = 1.0
        if one and other:
            stay = (1 - first_falls) * (1 - second_falls)
            alone = _course(dice, hit, combat, enemy_hit, first, drain, NO_ELDER, NO_ELDER, large)
            _blend(found, first_falls * second_falls, alone)
            with_one = _course(dice, hit, combat, enemy_hit, first, drain, one, NO_ELDER, large)
            _blend(found, (1 - first_falls) * second_falls, with_one)
            with_other = _course(dice, hit, combat, enemy_hit, first, drain, other, NO_ELDER, large)
            _blend(found, first_falls * (1 - second_falls), with_other)
        elif one:
            stay = 1 - first_falls
            alone = _course(dice, hit, combat, enemy_hit, first, drain, NO_ELDER, NO_ELDER, large)
            _blend(found, first_falls, alone)
        kinds = [kind for kind in (one, other) if kind]
        _fill(found, stay, _our_hits(dice, hit / 36, drain, kinds), _their_hits(combat, share, kinds), first == 1)
        if len(_courses) >= _MOST_COURSES:
            _courses.clear()
        _courses[key] = found
    return found


def hits(dice: int, share: float) -> list[float]:
    """The chance of 0, 1, 2, … hits."""
    found = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(found) + 1)
        for number in range(len(found)):
            more[number] += found[number] * (1 - share)
            more[number + 1] += found[number] * share
        found = more
    return found


def _fewer(found: list[float], lost: int) -> list[float]:
    """The same when this number of the hits does not count."""
    fewer = [0.0] * max(1, len(found) - lost)
    for number in range(len(found)):
        fewer[max(0, number - lost)] += found[number]
    return fewer


def _rerolled(found: list[float], share: float) -> list[float]:
    """The same when up to two of the hits are rolled again."""
    again = [0.0] * len(found)
    for number in range(len(found)):
        most = min(2, number)
        for stay, part in enumerate(hits(most, share)):
            again[number - most + stay] += found[number] * part
    return again


def _our_hits(dice: int, share: float, drain: int, kinds: list[int]) -> list[float]:
    """How likely the Hero lands 0, 1, 2, … hits with these Elders."""
    ours = hits(dice + kinds.count(ADDS_DIE) + 2 * kinds.count(REROLLS_OWN), share)
    return _fewer(ours, drain) if drain else ours


def _their_hits(combat: int, share: float, kinds: list[int]) -> list[float]:
    """How likely the Hero takes 0, 1, 2, … hits; a die of the Villain's goes to each Elder."""
    theirs = hits(max(0, combat - len(kinds)), share)
    if REROLLS_ENEMY in kinds:
        theirs = _rerolled(theirs, share)
    return _fewer(theirs, kinds.count(IGNORES_ONE) + 2 * kinds.count(IGNORES_TWO))


def _blend(course: _Course, part: float, fewer: _Course) -> None:
    """With this chance the course goes on as one with fewer Elders."""
    fallen, chances = course.fallen, fewer.chances
    for place in range(len(fallen)):
        fallen[place] += part * chances[place]


def _fill(course: _Course, stay: float, ours: list[float], theirs: list[float], first: bool) -> None:
    """The chances for everything both can take; the Elders all stay with this chance.

    Where nothing happens in a round it is fought again.

    What the Hero's strike comes to depends on what is left of the Hero, not on how many Wounds it took to get there: it
    is worked out once.
    """
    width = course.width
    rows = course.rows
    chances = course.chances
    fallen = course.fallen
    # What is to be hoped for after a round, and what a strike comes to, by what is left of both.
    after = [0.0] * (rows * width)
    strike = [0.0] * (rows * width)
    # A fallen Hero strikes for the last time, unless the Villain was first.
    last = [0.0] * width
    if not first:
        for wounds in range(1, width):
            last[wounds] = _strike(ours, after, 0, wounds)
    same = theirs[0] * ours[0] * stay
    for stamina in range(1, rows):
        row = stamina * width
        # A defeated Villain is defeated, no matter which Heroes have fallen.
        chances[row] = 1.0
        for wounds in range(1, width):
            place = row + wounds
            # The very same position counts nothing here; see below.
            after[place] = fallen[place]
            total = theirs[0] * _strike(ours, after, row, wounds)
            for taken in range(1, len(theirs)):
                if taken < stamina:
                    total += theirs[taken] * strike[place - taken * width]
                else:
                    total += theirs[taken] * last[wounds]
            chances[place] = total / (1 - same) if same < 0.999 else 0.0
            after[place] += stay * chances[place]
            strike[place] = _strike(ours, after, row, wounds)


def _strike(ours: list[float], after: list[float], row: int, wounds: int) -> float:
    """What the Hero's hits come to against this number of Wounds,
    with the chances of a row for a Villain that still stands.
    """
    value = 0.0
    for dealt in range(len(ours)):
        value += ours[dealt] if dealt >= wounds else ours[dealt] * after[row + wounds - dealt]
    return value

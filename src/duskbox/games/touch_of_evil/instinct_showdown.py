"""The chance of a lone Hero in a Showdown, worked out round by round, as a good player has a feeling for it.

A *course* is everything that does not change from round to round: dice on both sides, who stands by the Hero. For one course the chances of all
positions are found together, from the nearly won and the nearly lost up to the full strength of both (ATE-SHOW-16 to ATE-SHOW-28).
"""

from __future__ import annotations

from typing import Final

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

#: Courses worked out so far, by everything they consist of.
_courses: dict[int, list[float]] = {}
_MOST_COURSES: Final = 3000


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
    """The chance to defeat the Villain: the Hero's dice and in how many of 36 cases one hits, the Villain's dice and in how many of 6 one hits,
    whether the Villain strikes first, hits lost each round, the kinds of two Elders, the Wounds the Hero can take and those the Villain has left.
    Between whole Wounds it lies between."""
    course = _course(
        max(0, min(DICE, dice)), hit, max(0, min(DICE, combat)), enemy_hit, 1 if first else 0, drain, one, other
    )
    alive = (1 if one else 0) + (2 if other else 0)
    s = max(0.0, min(float(STAMINA), stamina))
    w = max(0.0, min(float(WOUNDS), wounds))
    low_s, low_w = int(s), int(w)
    high_s, high_w = min(STAMINA, low_s + 1), min(WOUNDS, low_w + 1)
    part_s, part_w = s - low_s, w - low_w
    start = alive * (STAMINA + 1)
    row, next_row = (start + low_s) * (WOUNDS + 1), (start + high_s) * (WOUNDS + 1)
    lower = course[row + low_w] * (1 - part_w) + course[row + high_w] * part_w
    upper = course[next_row + low_w] * (1 - part_w) + course[next_row + high_w] * part_w
    return lower * (1 - part_s) + upper * part_s


def _course(
    dice: int, hit: int, combat: int, enemy_hit: int, first: int, drain: int, one: int, other: int
) -> list[float]:
    key = ((((((dice * 40 + hit) * 20 + combat) * 8 + enemy_hit) * 2 + first) * 4 + drain) * 8 + one) * 8 + other
    found = _courses.get(key)
    if found is None:
        if len(_courses) >= _MOST_COURSES:
            _courses.clear()
        found = _work_out(dice, hit / 36, combat, enemy_hit / 6, first == 1, drain, one, other)
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
    """The same when so many of the hits do not count."""
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


def _work_out(
    dice: int, hit: float, combat: int, enemy_hit: float, first: bool, drain: int, one: int, other: int
) -> list[float]:
    """The chances by who is alive of the two Elders, the Wounds the Hero can take, the Wounds the Villain has left."""
    width = WOUNDS + 1
    course = [0.0] * (4 * (STAMINA + 1) * width)
    for alive in range(4):
        if (alive & 1 and not one) or (alive & 2 and not other):
            continue
        kinds = [kind for place, kind in enumerate((one, other)) if alive >> place & 1]
        ours = hits(dice + kinds.count(ADDS_DIE) + 2 * kinds.count(REROLLS_OWN), hit)
        if drain:
            ours = _fewer(ours, drain)
        theirs = hits(max(0, combat - len(kinds)), enemy_hit)
        if REROLLS_ENEMY in kinds:
            theirs = _rerolled(theirs, enemy_hit)
        theirs = _fewer(theirs, kinds.count(IGNORES_ONE) + 2 * kinds.count(IGNORES_TWO))
        # Each Elder has a die of the Villain's against it, and falls to a hit; one of them stands a hit more.
        falls = [enemy_hit / 2 if kind == ADDS_DIE else enemy_hit for kind in (one, other)]
        stays = _changes(alive, falls)
        for stamina in range(1, STAMINA + 1):
            _fill_row(course, alive, stays, stamina, ours, theirs, first)
    return course


def _changes(alive: int, falls: list[float]) -> list[float]:
    """By who is alive after the round, how likely that is."""
    after = [0.0] * 4
    for left in range(4):
        if left & ~alive:
            continue
        part = 1.0
        for place in range(2):
            if alive >> place & 1:
                part *= 1 - falls[place] if left >> place & 1 else falls[place]
        after[left] = part
    return after


def _fill_row(
    course: list[float],
    alive: int,
    stays: list[float],
    stamina: int,
    ours: list[float],
    theirs: list[float],
    first: bool,
) -> None:
    """The chances with so much stamina left, for all Wounds of the Villain. Where nothing happens in a round it is fought again."""
    width = WOUNDS + 1
    rows = STAMINA + 1
    for left in range(4):
        # A defeated Villain is defeated, whoever else has fallen.
        if stays[left] > 0:
            course[(left * rows + stamina) * width] = 1.0
    for wounds in range(1, WOUNDS + 1):
        total = 0.0
        for taken in range(len(theirs)):
            rest = stamina - taken
            fallen = rest <= 0
            value = 0.0
            if not (fallen and first):
                for dealt in range(len(ours)):
                    if dealt >= wounds:
                        value += ours[dealt]
                    elif not fallen:
                        after = 0.0
                        for left in range(alive + 1):
                            if stays[left] > 0:
                                # The very same position counts nothing here; see below.
                                after += stays[left] * course[(left * rows + rest) * width + wounds - dealt]
                        value += ours[dealt] * after
            total += theirs[taken] * value
        same = theirs[0] * ours[0] * stays[alive]
        course[(alive * rows + stamina) * width + wounds] = total / (1 - same) if same < 0.999 else 0.0

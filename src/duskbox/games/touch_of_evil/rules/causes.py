"""What asks for a roll, or deals Wounds: the rule that the log gives with it.

Most rolls have a rule of their own. Where the text of a card or a sheet asks for one, it is the rule by which that text
is carried out, which the stack shows: the nearest step of those below.
"""

from __future__ import annotations

from typing import Final

from duskbox.games.touch_of_evil.rules.cards.windows import CHART, TABLE, InPlay
from duskbox.games.touch_of_evil.rules.shadowbrook import Shadowbrook
from duskbox.games.touch_of_evil.rules.vocabulary import COOPERATIVE, EVENT, R_ENEMY, R_VILLAIN_HEAL, TEAM, VILLAIN

#: By the purpose of a roll; empty where a text asks for it.
ROLLS: Final = (
    "ATE-TEST-02",
    "ATE-FIGHT-05",
    "ATE-FIGHT-06",
    "ATE-MOVE-01",
    "ATE-LING-01",
    "ATE-BOARD-07",
    "ATE-MIN-01",
    "",
    "",
    "ATE-KO-03",
    "",
    "ATE-COOP-11",
    "ATE-OPT-02",
    "ATE-PATH-03",
    "ATE-SETUP-15",
    "ATE-VILL-02",
)

#: By the name of a step that carries out what a card, a sheet or the board says.
TEXTS: Final = {
    "Use": "ATE-ITEM-01",
    "TriggeredEffects": "ATE-OPEN-06",
    "StartEffects": "ATE-MYST-02",
    "EndOfTurn": "ATE-CHART-04",
    "CornerCard": "ATE-ENC-05",
    "Encounter": "ATE-ENC-06",
    "Actions": "ATE-ENC-07",
    "Fight": "ATE-FIGHT-14",
    "RevealSecrets": "ATE-SECR-03",
    "ReadOut": "ATE-SECR-03",
    "ShowdownChart": "ATE-OPT-02",
    "ShareWounds": "ATE-COOP-11",
    "MysteryPhase": "ATE-MYST-05",
}

#: By what is in play.
IN_PLAY: Final = {EVENT: "ATE-CARD-02", CHART: "ATE-MIN-02", TABLE: "ATE-OPT-02"}


def rule_of_roll(t: Shadowbrook, kind: int) -> str:
    """The rule that asks for the roll about to be made."""
    if kind == R_ENEMY and t.foe == VILLAIN:
        return "ATE-FIGHT-25"
    return ROLLS[kind] or rule_of_text(t, kind)


def rule_of_text(t: Shadowbrook, kind: int = -1) -> str:
    """The rule by which the text is carried out that is under way."""
    for step in reversed(t.stack):
        if isinstance(step, InPlay):
            return IN_PLAY.get(step.kind, "ATE-MYST-07")
        rule = TEXTS.get(type(step).__name__, "")
        if rule == "ATE-MYST-05" and kind == R_VILLAIN_HEAL and t.terms.mode != COOPERATIVE:
            return "ATE-TEAM-07" if t.terms.mode == TEAM else rule
        if rule == "ATE-MYST-05" and kind == R_VILLAIN_HEAL:
            return "ATE-COOP-24"
        if rule:
            return rule
    return "ATE-DICE-01"

"""What two rivals know of the cards, each alone against the dark: measured in games in which such choices were left to
chance.
"""

from __future__ import annotations

from typing import Final

#: Events worth keeping, from the best; others come after these.
KEEP: Final = (
    "for-shadowbrook", "not-this-night", "half-burned-map", "drill-at-dawn", "ward-over-the-door", "an-old-debt",
    "cockcrow", "grateful-widow", "smugglers-tunnel", "answered-prayer", "by-the-hearth", "blind-fury",
    "burn-them-out", "by-a-hairs-breadth", "circle-of-salt", "aim-for-the-heart", "parish-registers",
    "blood-transfusion", "shoulder-to-shoulder", "back-from-the-brink", "loose-stones", "not-while-i-stand",
    "frightened-witness", "behind-the-panelling", "the-bird-has-flown", "if-i-could-just-reach", "a-second-blade",
    "by-the-last-candle", "the-evil-eye", "hold-the-line", "one-clean-shot", "clear-head", "once-more",
    "light-fingers", "through-the-keyhole", "named-from-the-pulpit", "to-the-rescue", "whistling-in-the-dark",
    "somebodys-horse", "two-headed-coin", "pitchforks-and-torches", "lost-in-the-fog", "cooler-heads",
    "out-of-the-hedgerow", "ill-omen",
)  # fmt: skip
#: Mysteries that a cancelling card is used on at any time.
WARDED: Final = (
    "murder", "blood-moon", "the-clocks-run-wild", "laying-in-wait", "veil-of-darkness", "gone-in-the-night",
    "traitors-blood", "swollen-with-power", "thieves-in-the-night",
)  # fmt: skip
#: What to pick of several ways where it differs from the usual pick.
WAYS: Final[dict[str, tuple[int, ...]]] = {
    "whistling-in-the-dark": (1, 0), "light-fingers": (1, 0), "cockcrow": (0, 1),
    "manor": (2, 1, 0), "abandoned-keep": (1, 0), "windmill": (0, 1), "gone-in-the-night": (0, 1),
}  # fmt: skip
#: Cards and abilities that are not spent on a Minion or on the way.
SAVED: Final = ("loose-stones", "clockwork-engine", "victor")
#: Mysteries that bring the dark nearer, or may, and the number of the marker from which on they are cancelled all the
#: same.
LAST: Final = 2
DARKENS: Final = (
    "murder", "blood-moon", "the-days-grow-short", "these-roads-arent-safe", "march-of-darkness",
    "howling-in-the-hills",
    "they-walk-among-us", "fresh-blood", "veil-of-darkness", "swollen-with-power", "night-terrors", "black-fever",
    "thieves-in-the-night", "the-trail-goes-cold", "gone-in-the-night",
)  # fmt: skip
#: Mysteries that remain in play, the one to be rid of first.
REMAINING: Final = (
    "the-clocks-run-wild", "laying-in-wait", "veil-of-darkness", "swollen-with-power", "mounting-dread",
    "barred-shutters",
    "the-poisoned-well", "the-horror",
)  # fmt: skip

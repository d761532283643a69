"""How long an agent may think about one decision: in time, or in samples that it plays through."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from duskbox.core.errors import BadSetting

#: More than this is not thought about one decision: one minute, a million samples.
MOST_SECONDS: Final = 60.0
MOST_ITERATIONS: Final = 1_000_000

_FORM: Final = re.compile(r"([1-9][0-9]{0,6})(ms|s|)", re.ASCII)
_SECONDS: Final = {"ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class Budget:
    """Either `seconds` or `iterations`; the other is 0. Only iterations give the same answer on every machine."""

    seconds: float = 0.0
    iterations: int = 0

    @staticmethod
    def read(text: str) -> Budget:
        """A budget as people write it: `100ms`, `1s`, or `400` for that many samples."""
        found = _FORM.fullmatch(text)
        if found is None:
            raise _refusal(text)
        number, unit = int(found[1]), found[2]
        budget = Budget(seconds=number * _SECONDS[unit]) if unit else Budget(iterations=number)
        if budget.seconds > MOST_SECONDS or budget.iterations > MOST_ITERATIONS:
            raise _refusal(text)
        return budget


def _refusal(text: str) -> BadSetting:
    allowed = f"1ms–{MOST_SECONDS:.0f}s, 1–{MOST_ITERATIONS}"
    return BadSetting("error-bad-value", name="budget", value=text, allowed=allowed)

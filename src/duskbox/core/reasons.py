"""Why something cannot be done, as a tree of messages and rules."""

from __future__ import annotations

from typing import Final, final

from duskbox.core.messages import Facts, plain


@final
class Reason:
    """Why something cannot be done: a message (`why-…`), the rules behind it, and the reasons it is made of."""

    def __init__(
        self, name: str, rules: tuple[str, ...], parts: tuple[Reason, ...] = (), facts: Facts | None = None
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.parts: Final = parts
        self.facts: Final[Facts] = facts or {}

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.name, self.rules, self.parts, self.facts)

    def __repr__(self) -> str:
        below = "".join(f", {part!r}" for part in self.parts)
        return f"Reason({self.name} {' '.join(self.rules)}{below})"

    def state(self) -> dict[str, object]:
        """The tree as plain data."""
        return {
            "why": self.name,
            "rules": list(self.rules),
            "facts": {name: plain(fact) for name, fact in self.facts.items()},
            "parts": [part.state() for part in self.parts],
        }

    def all_rules(self) -> list[str]:
        """Every rule the tree cites, from the root down, each once."""
        return list(dict.fromkeys([*self.rules, *(rule for part in self.parts for rule in part.all_rules())]))

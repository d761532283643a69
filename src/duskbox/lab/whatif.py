"""What if: two contents on the same seeds, and how sure it is that they differ."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from duskbox.lab import estimates
from duskbox.lab.estimates import Difference, Estimate
from duskbox.lab.numbers import Teller
from duskbox.lab.results import Results


@dataclass(frozen=True)
class Comparison:
    """The second content against the first: how often games are won, how they end and how long they are, on the same
    seeds.
    """

    names: tuple[str, str]
    games: int
    wins: tuple[Estimate, Estimate]
    win_difference: Difference
    #: The smallest difference of win chances that these games would have shown four times out of five.
    noticeable: float
    endings: dict[str, Difference]
    length: Difference
    decisions: Difference
    #: Whether the very same games came out, to the last card: then the contents do not differ in play.
    same: bool

    @property
    def sureness(self) -> str:
        """In a word: `same`, `none`, `hint` (1 in 20), `likely` (1 in 100) or `sure` (1 in 1000)."""
        if self.same:
            return "same"
        chance = self.win_difference.chance
        return "sure" if chance < 0.001 else "likely" if chance < 0.01 else "hint" if chance < 0.05 else "none"


def compare(results: Results) -> Comparison:
    """Compare the two contents of some results; a pair is the same seed, settings and seats with either content."""
    columns, experiment = results.columns, results.experiment
    pairs: dict[tuple[object, ...], dict[int, int]] = {}
    for row, (place, number) in enumerate(zip(columns["cell"], columns["game"], strict=True)):
        cell = experiment.cells[place]
        key = (number, cell.agents, *sorted(cell.settings.items()), *sorted(cell.rulings.items()))
        pairs.setdefault(key, {})[cell.content] = row
    both = [(each[0], each[1]) for each in pairs.values() if len(each) == 2]
    won = [bool(winners) for winners in columns["winners"]]
    outcomes = columns["outcome"]
    differing = sum(won[first] != won[second] for first, second in both)
    names = Counter(outcomes[row] for two in both for row in two)
    return Comparison(
        names=(experiment.contents[0].name, experiment.contents[1].name),
        games=len(both),
        wins=(
            estimates.share(sum(won[first] for first, _ in both), len(both)),
            estimates.share(sum(won[second] for _, second in both), len(both)),
        ),
        win_difference=estimates.paired_shares((won[first], won[second]) for first, second in both),
        noticeable=estimates.noticeable(len(both), differing / len(both) if both else 0.0),
        endings={
            name: estimates.paired_shares((outcomes[first] == name, outcomes[second] == name) for first, second in both)
            for name, _ in names.most_common()
        },
        length=estimates.paired_means((columns["length"][first], columns["length"][second]) for first, second in both),
        decisions=estimates.paired_means(
            (columns["decisions"][first], columns["decisions"][second]) for first, second in both
        ),
        same=all(columns["digest"][first] == columns["digest"][second] for first, second in both),
    )


def verdict(compared: Comparison, teller: Teller) -> list[str]:
    """What came out, and how sure that is: two sentences."""
    first, second = (teller.value("pack", name) for name in compared.names)
    wins = compared.win_difference
    facts: dict[str, str | int] = {
        "first": first,
        "second": second,
        "games": compared.games,
        "first-share": teller.percent(compared.wins[0].value),
        "second-share": teller.percent(compared.wins[1].value),
        "difference": teller.points(wins.value),
        "span": teller.point_span(wins),
        "chance": teller.chance(wins.chance),
        "noticeable": teller.number(100 * compared.noticeable, 1),
    }
    return [teller.say("lab-compared", facts), teller.say(f"lab-sure-{compared.sureness}", facts)]


def lines(compared: Comparison, teller: Teller) -> list[str]:
    """The whole comparison, line by line."""
    found = verdict(compared, teller)
    if compared.same:
        return found
    for name, each in compared.endings.items():
        facts: dict[str, str | int] = {
            "ending": teller.name(f"outcome-{name}"),
            "difference": teller.points(each.value),
            "span": teller.point_span(each),
            "chance": teller.chance(each.chance),
        }
        found.append(teller.say("lab-compared-ending", facts))
    length, decisions = compared.length, compared.decisions
    facts = {
        "unit": teller.kind("length", "report-length-unit"),
        "difference": teller.signed(length.value, 1),
        "span": teller.span(length.low, length.high),
        "decisions": teller.signed(decisions.value, 1),
        "decision-span": teller.span(decisions.low, decisions.high),
    }
    return [*found, teller.say("lab-compared-length", facts)]

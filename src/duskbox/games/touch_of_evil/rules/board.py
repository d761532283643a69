"""The map of Shadowbrook as a graph made from data (ATE-BOARD-01 to ATE-BOARD-06, ATE-PATH-01 to ATE-PATH-03).

Two loops of road meet in the Town Hall, like an eight. The named spaces and the shape are public facts; how many road
spaces lie between them is ours (house). A loop is a list of spaces from the Town Hall around and back; a dot is a road.
"""

from __future__ import annotations

from typing import Final, final

#: The four kinds of spaces (ATE-BOARD-01).
CORNER: Final = 0
TOWN: Final = 1
DANGEROUS: Final = 2
ROAD: Final = 3

TOWN_HALL: Final = "town-hall"

#: The named spaces by kind (ATE-BOARD-02, ATE-BOARD-03, ATE-BOARD-04).
NAMED: Final = {
    "manor": CORNER,
    "windmill": CORNER,
    "olde-woods": CORNER,
    "abandoned-keep": CORNER,
    TOWN_HALL: TOWN,
    "blacksmith": TOWN,
    "church": TOWN,
    "doctors-office": TOWN,
    "magistrates-office": TOWN,
    "fields": DANGEROUS,
    "marsh": DANGEROUS,
    "covered-bridge": DANGEROUS,
    "crossroads": DANGEROUS,
}

#: Our map. The upper loop has ten spaces, so that the Fields lie just half way round and tie; the lower one has
#: eleven, so that nothing there does (ATE-PATH-02). The two far ends are ten moves apart.
HOUSE_LOOPS: Final = (
    ("town-hall", "church", ".", "manor", ".", "fields", ".", "windmill", ".", "magistrates-office"),
    ("town-hall", "blacksmith", "covered-bridge", "olde-woods", ".", "crossroads", ".", ".", "abandoned-keep", "marsh",
     "doctors-office"),
)  # fmt: skip

#: From a space with two equally short ways a die decides: up to this number the way toward the first (ATE-PATH-03).
TIE_LOW: Final = 3


@final
class Board:
    """Spaces by number, with the Town Hall as 0, their neighbours, all distances, and the ways home."""

    def __init__(self, loops: tuple[tuple[str, ...], ...]) -> None:
        names: list[str] = [TOWN_HALL]
        neighbours: list[list[int]] = [[]]
        for loop in loops:
            before = 0
            for name in loop[1:]:
                names.append(
                    name if name != "." else f"road-{sum(1 for each in names if each.startswith('road-')) + 1}"
                )
                neighbours.append([])
                _join(neighbours, before, len(names) - 1)
                before = len(names) - 1
            _join(neighbours, before, 0)
        self.names: Final = names
        self.kinds: Final = [NAMED.get(name, ROAD) for name in names]
        self.neighbours: Final = neighbours
        #: By space the names of its neighbours.
        self.near: Final = [[names[other] for other in near] for near in neighbours]
        #: distance[a * size + b]
        self.distance: Final = [step for start in range(len(names)) for step in _distances(neighbours, start)]
        #: By space the neighbours that are one step nearer to the Town Hall; two of them only where ways tie.
        self.home: Final = [
            [near for near in neighbours[space] if self.distance[near] == self.distance[space] - 1]
            for space in range(len(names))
        ]

    @property
    def size(self) -> int:
        """How many spaces there are."""
        return len(self.names)

    def space(self, name: str) -> int:
        """The number of a named space."""
        return self.names.index(name)

    def apart(self, one: int, other: int) -> int:
        """How many moves it is from one space to another (ATE-PATH-01)."""
        return self.distance[one * len(self.names) + other]

    def ways(self, space: int, goal: int) -> list[int]:
        """The neighbours on a shortest way from a space to another; none from the goal itself (ATE-PATH-01)."""
        left = self.apart(space, goal)
        return [near for near in self.neighbours[space] if self.apart(near, goal) < left]

    def step_home(self, space: int, die: int) -> int:
        """The next space on the shortest way to the Town Hall; where two ways tie the die decides, low for the first
        (ATE-PATH-03).
        """
        ways = self.home[space]
        return ways[0] if len(ways) == 1 or die <= TIE_LOW else ways[1]


def _join(neighbours: list[list[int]], one: int, other: int) -> None:
    neighbours[one].append(other)
    neighbours[other].append(one)


def _distances(neighbours: list[list[int]], start: int) -> list[int]:
    distances = [-1] * len(neighbours)
    distances[start] = 0
    waiting = [start]
    for space in waiting:
        for near in neighbours[space]:
            if distances[near] < 0:
                distances[near] = distances[space] + 1
                waiting.append(near)
    return distances


HOUSE_BOARD: Final = Board(HOUSE_LOOPS)

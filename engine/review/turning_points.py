"""Turning points of a match for one seat: the cost of its own choices, and the changes between them."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

from engine.core.values import Seat, Value

Verdict = Literal["better", "good", "slip", "blunder"]

LIMITS: Final[tuple[tuple[float, Verdict], ...]] = (
    (-0.03, "better"),
    (0.05, "good"),
    (0.15, "slip"),
    (1.0, "blunder"),
)
"""Verdicts with their limits: each is for losses below its limit. A limit of 0.05 is 5 % of the chance to win."""

Cause = Literal["draw", "shown", "others"]
"""Cause of a change between two choices of a seat: a draw, revealed information, or other seats."""

DRAWS: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "air-land-sea": frozenset({"BattleStarted", "Drew", "Reinforced"}),
        "flies-lies-supplies": frozenset({"BattleStarted", "Drew", "Reinforced"}),
        "fight-flight-bite": frozenset({"CardsDealt", "FoodLaid"}),
        "stratego": frozenset(),
        "this-means-war": frozenset({"Drew"}),
    }
)
"""Events in which chance decides, by game."""
SHOWN: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "air-land-sea": frozenset({"Flipped", "Peeked", "Named"}),
        "flies-lies-supplies": frozenset({"Flipped", "Peeked", "Named"}),
        "fight-flight-bite": frozenset({"HandSeen", "ThrowsShown"}),
        "stratego": frozenset({"Fought"}),
        "this-means-war": frozenset({"Hacked"}),
    }
)
"""Events in which a seat's own action may bring something hidden to light, by game."""


class Estimated(Value, frozen=True):
    """A choice of the seat: the number of its log row, and the team's chances to win at that moment.

    `chance` is the chance with the action of the strongest player, and `played_chance` that with the action taken.
    """

    row: int
    chance: float
    played_chance: float

    @property
    def loss(self) -> float:
        """Chance that the choice cost; negative if it was better than that of the strongest player."""
        return self.chance - self.played_chance

    @property
    def verdict(self) -> Verdict:
        """The word for the choice."""
        return verdict_of(self.loss)


def verdict_of(loss: float) -> Verdict:
    """Return the word for a choice that cost this part of the chance to win.

    >>> [verdict_of(loss) for loss in (-0.1, 0.0, 0.06, 0.2)]
    ['better', 'good', 'slip', 'blunder']
    """
    for limit, verdict in LIMITS:
        if loss < limit:
            return verdict
    return "blunder"


def drifts(choices: Sequence[Estimated], result: float) -> list[float]:
    """Return, for each choice, the change of the chance from the action to the seat's next choice.

    After the last choice it changes to `result`. That is 1 for a win, 0 for a loss, and a share for a draw.

    >>> drifts([Estimated(1, 0.5, 0.4), Estimated(7, 0.7, 0.75)], 1.0)
    [0.3, 0.25]
    """
    chances = [*(choice.chance for choice in choices), result]
    return [round(after - choice.played_chance, 6) for choice, after in zip(choices, chances[1:], strict=True)]


LUCK_WEIGHT: Final = 0.5
"""Weight of a change between two choices against a loss by a choice, when turning points are compared."""
LEAST: Final = 0.02
"""Change of the chance below which a choice is no turning point."""


def rank_choices(choices: Sequence[Estimated], result: float) -> list[int]:
    """Return the indexes of choices with a change of LEAST or more, the greatest change first.

    A change between two choices has the weight LUCK_WEIGHT, because the seat could not prevent it.
    """
    weights = [
        max(abs(choice.loss), LUCK_WEIGHT * abs(drift))
        for choice, drift in zip(choices, drifts(choices, result), strict=True)
    ]
    order = sorted(range(len(choices)), key=lambda index: (-weights[index], index))
    return [index for index in order if weights[index] >= LEAST]


def causes_between(game: str, seat: Seat, changes: Iterable[tuple[Seat, Sequence[Any]]]) -> frozenset[Cause]:
    """Return the causes of the changes from an action of the seat to its next choice.

    `changes` are the acting seat and the events that the seat saw, for the action itself and each later change.
    """
    found: set[Cause] = set()
    for actor, events in changes:
        names = {type(event).__name__ for event in events}
        if names & DRAWS[game]:
            found.add("draw")
        if actor == seat and names & SHOWN[game]:
            found.add("shown")
        if actor != seat and events:
            found.add("others")
    return frozenset(found)

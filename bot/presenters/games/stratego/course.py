"""How a match went, from what everybody was told: the fight that turned it."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.presenters.games.stratego.sentences import sentence
from bot.presenters.presenter import Names
from engine.games.stratego.events import Event, Fought, Moved

WORTH: Mapping[str, int] = MappingProxyType(
    {
        "spy": 30,
        "scout": 10,
        "miner": 25,
        "sergeant": 15,
        "lieutenant": 25,
        "captain": 50,
        "major": 75,
        "colonel": 100,
        "general": 200,
        "marshal": 400,
        "bomb": 20,
    }
)
"""What the loss of a piece weighs; each rank about as much as two of the one below."""

_LEAST = WORTH["captain"]
"""A fight that brought less turned nothing."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The fight that brought the winner most, and in which move of the match it was."""

    move: int
    fight: Fought


def turning_point(course: Sequence[Sequence[Event]], winner: int) -> TurningPoint | None:
    """Return the fight that brought this seat most, as everybody was told it; None where none brought much."""
    moves = [event for change in course for event in change if isinstance(event, Fought | Moved)]
    fights = [TurningPoint(number, event) for number, event in enumerate(moves, 1) if isinstance(event, Fought)]
    best = max(fights, key=lambda each: _gain(each.fight, winner), default=None)
    return best if best is not None and _gain(best.fight, winner) >= _LEAST else None


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Say what turned the match."""
    return f"Move {turning.move}: {sentence(turning.fight, names)}"


def _gain(fight: Fought, seat: int) -> int:
    """Return what a fight brought a seat: what its enemy lost less what it lost itself."""
    attacker = WORTH[fight.attacker] if fight.result in ("defender", "both_removed") else 0
    defender = WORTH.get(fight.defender or "", 0) if fight.result in ("attacker", "both_removed") else 0
    return defender - attacker if fight.seat == seat else attacker - defender

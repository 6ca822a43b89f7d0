"""A match of Stratego in notation: both set-ups, and the moves of the two sides beside each other.

A move is written by its two squares, such as b4-b5. An attack has an x between them and what fought behind them, such
as b4xb5 9+3: the attacker's symbol, + where it won, - where it lost, = where both were removed, # where it took the
Flag, and the defender's symbol, ? where nobody was told. A piece that comes back is written R3@a1, an offer of a draw
(=).

How a match went, from what everybody was told: the fight that turned it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType

import msgspec

from bot.games.stratego.sentences import sentence
from bot.games.stratego.words import symbol
from bot.screens.presenter import Names
from engine.games.stratego.events import DrawOffered, Ended, Event, Fought, Moved, Rescued

LEGEND = (
    "b4-b5 is a move. b4xb5 9+3 is an attack: + the attacker won, - it lost, = both were removed, # it took the Flag;",
    "? was not announced. R3@a1 is a piece that came back, (=) an offer of a draw.",
)
_SIGNS = {"attacker": "+", "defender": "-", "both_removed": "=", "flag": "#"}
_WIDTH = 18


def score_sheet(public_events: Sequence[Sequence[Event]]) -> tuple[str, ...]:
    """Return the set-ups, if they are known by then, and the moves of both sides in a line each."""
    events = [event for change in public_events for event in change]
    plies = _plies(events)
    moves = [
        f"{number:>4}. {red:<{_WIDTH}} {blue}".rstrip()
        for number, (red, blue) in enumerate(zip_longest(plies[::2], plies[1::2], fillvalue=""), 1)
    ]
    return (*_set_ups(events), *moves, "", *LEGEND)


def _set_ups(events: Sequence[Event]) -> Iterator[str]:
    ended = next((event for event in reversed(events) if isinstance(event, Ended)), None)
    if ended is None or not all(ended.formations):
        return
    first, second = (formation.replace("/", "\n").splitlines() for formation in ended.formations)
    yield f"{'◆, front row first':<24} ●, front row first"
    for own, other in zip(first, second, strict=True):
        yield f"{own:<24} {other}"
    yield ""


def _plies(events: Sequence[Event]) -> list[str]:
    plies: list[str] = []
    for event in events:
        match event:
            case Moved(start=start, end=end):
                plies.append(f"{start}-{end}")
            case Fought():
                plies.append(_fight(event))
            case Rescued(piece=piece, square=square) if plies:
                plies[-1] += f" R{symbol(piece, 'ten_high')}@{square}"
            case DrawOffered() if plies:
                plies[-1] += " (=)"
            case _:
                continue
    return plies


def _fight(event: Fought) -> str:
    attacker = symbol(event.attacker, "ten_high")
    defender = "?" if event.defender is None else symbol(event.defender, "ten_high")
    return f"{event.start}x{event.end} {attacker}{_SIGNS[event.result]}{defender}"


PIECE_VALUES: Mapping[str, int] = MappingProxyType(
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

_LEAST = PIECE_VALUES["captain"]
"""A fight that brought less turned nothing."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The fight that brought the winner most, and in which move of the match it was."""

    move: int
    fight: Fought


def turning_point(public_events: Sequence[Sequence[Event]], winner: int) -> TurningPoint | None:
    """Return the fight that brought this seat most, as everybody was told it; None where none brought much."""
    moves = [event for change in public_events for event in change if isinstance(event, Fought | Moved)]
    fights = [TurningPoint(number, event) for number, event in enumerate(moves, 1) if isinstance(event, Fought)]
    best = max(fights, key=lambda each: _gain(each.fight, winner), default=None)
    return best if best is not None and _gain(best.fight, winner) >= _LEAST else None


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Say what turned the match."""
    return f"Move {turning.move}: {sentence(turning.fight, names)}"


def _gain(fight: Fought, seat: int) -> int:
    """Return what a fight brought a seat: what its enemy lost less what it lost itself."""
    attacker = PIECE_VALUES[fight.attacker] if fight.result in ("defender", "both_removed") else 0
    defender = PIECE_VALUES.get(fight.defender or "", 0) if fight.result in ("attacker", "both_removed") else 0
    return defender - attacker if fight.seat == seat else attacker - defender

"""History of a match: its score sheet in notation, and the fight that turned it, from public events.

A move has its two squares, such as b4-b5. An attack has an x between them and then the fight, such as b4xb5 9+3.

The fight starts with the attacker's symbol. The sign is + if it won, - if it lost, = if both were removed. The sign is
# if it took the Flag.

The defender's symbol follows, or ? if it was not announced. R3@a1 is a rescue, and (=) an offer of a draw.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType

import msgspec

from bot.games.stratego import texts
from bot.games.stratego.sentences import sentence
from bot.games.stratego.words import symbol
from bot.screens.presenter import Names
from engine.games.stratego.events import DrawOffered, Ended, Event, Fought, Moved, Rescued

_SIGNS = {"attacker": "+", "defender": "-", "both_removed": "=", "flag": "#"}
_WIDTH = 18
_ROW_WIDTH = 24
"""Width of the first column of set-ups, for a row of ten symbols and a heading."""


def legend() -> tuple[str, ...]:
    """Return the lines that explain the notation of a score sheet."""
    return tuple(texts.score_legend().splitlines())


def score_sheet(public_events: Sequence[Sequence[Event]]) -> tuple[str, ...]:
    """Return both set-ups if they are public, the numbered moves of both sides per line, and a legend."""
    events = [event for change in public_events for event in change]
    plies = _plies(events)
    moves = [
        f"{number:>4}. {red:<{_WIDTH}} {blue}".rstrip()
        for number, (red, blue) in enumerate(zip_longest(plies[::2], plies[1::2], fillvalue=""), 1)
    ]
    return (*_set_ups(events), *moves, "", *legend())


def _set_ups(events: Sequence[Event]) -> Iterator[str]:
    ended = next((event for event in reversed(events) if isinstance(event, Ended)), None)
    if ended is None or not all(ended.formations):
        return
    first, second = (formation.replace("/", "\n").splitlines() for formation in ended.formations)
    for own, other in ((texts.score_red(), texts.score_blue()), *zip(first, second, strict=True)):
        yield f"{own:<{_ROW_WIDTH}} {other}"
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
"""Value of each kind in a fight; an officer is worth up to twice the rank below."""

_LEAST = PIECE_VALUES["captain"]
"""A fight that brought less turned nothing."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The fight that brought the winner most, and in which move of the match it was."""

    move: int
    fight: Fought


def turning_point(public_events: Sequence[Sequence[Event]], winner: int) -> TurningPoint | None:
    """Return the fight that brought the seat `winner` most, by public events.

    Return None if no fight gained at least a Captain's value.
    """
    moves = [event for change in public_events for event in change if isinstance(event, Fought | Moved)]
    fights = [TurningPoint(number, event) for number, event in enumerate(moves, 1) if isinstance(event, Fought)]
    best = max(fights, key=lambda each: _gain(each.fight, winner), default=None)
    return best if best is not None and _gain(best.fight, winner) >= _LEAST else None


def turning_text(turning: TurningPoint, names: Names) -> str:
    """Return the turning point as a move number and the fight's sentence."""
    return texts.turning_point_text(move=turning.move, fight=sentence(turning.fight, names))


def _gain(fight: Fought, seat: int) -> int:
    """Return the value that a seat gained in a fight: its enemy's loss minus its own."""
    attacker = PIECE_VALUES[fight.attacker] if fight.result in ("defender", "both_removed") else 0
    defender = PIECE_VALUES.get(fight.defender or "", 0) if fight.result in ("attacker", "both_removed") else 0
    return defender - attacker if fight.seat == seat else attacker - defender

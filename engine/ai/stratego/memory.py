"""Where the own pieces have been lately, so that nobody goes to and fro without an aim."""

from collections import Counter
from collections.abc import Iterable

from engine.ai.stratego.facts import Facts
from engine.core.seats import Seat
from engine.games.stratego.board import SQUARES
from engine.games.stratego.events import Event, Fought, Moved

LATELY = 16
"""Own plies that are remembered."""


class Memory:
    """How often the own pieces stood where lately."""

    def __init__(self, visits: Counter[tuple[int, int]]) -> None:
        self._visits = visits

    def visits(self, piece: int, square: int) -> int:
        """Return how often the piece left the square lately; nothing since an attack."""
        return self._visits[piece, square]


def remember(facts: Facts, told: Iterable[Event], seat: Seat) -> Memory:
    """Follow back where the own pieces came from; without events, what the position tells of the last plies."""
    recent: list[Moved] = []
    for event in told:
        if isinstance(event, Fought):
            recent.clear()
        elif isinstance(event, Moved) and event.seat == seat:
            recent.append(event)
    visits: Counter[tuple[int, int]] = Counter()
    if not recent:
        trail = facts.play.trails[facts.side]
        visits.update((facts.play.board[trail[-1]], square) for square in trail[:-1])
        return Memory(visits)
    piece_at = {square: piece for piece, square in facts.squares.items()}
    for event in reversed(recent[-LATELY:]):
        start, end = SQUARES[event.start], SQUARES[event.end]
        piece = piece_at.pop(end, 0)
        piece_at[start] = piece
        visits[piece, start] += 1
    return Memory(visits)

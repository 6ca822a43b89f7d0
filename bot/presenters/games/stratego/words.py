"""What pieces, sides and squares are called, on every screen of Stratego alike."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.presenters.presenter import Names
from bot.presenters.words import counted, listed
from engine.games.stratego.options import Army, Numbering, Preset
from engine.games.stratego.pieces import COUNTS, KINDS, SYMBOLS
from engine.games.stratego.view_types import CapturedView, PieceView, View

EMBLEMS = ("◆", "●")
"""The signs of the side that moves first and of the other in words; pictures draw the same shapes."""

SHAPES = ("diamond", "disc")

PRESETS: Mapping[Preset, str] = MappingProxyType(
    {"house": "House rules", "classic": "Classic rules", "tournament": "Tournament rules", "old_us": "Old US rules"}
)
ARMIES: Mapping[Army, str] = MappingProxyType({"full": "full army", "barrage": "Barrage", "duel": "Duel"})

STRONGEST_FIRST = (*reversed(KINDS[1:-1]), "bomb", "flag")


def kind_name(kind: str) -> str:
    """Return what a kind of piece is called, such as "Captain"."""
    return kind.capitalize()


def kinds_of(number: int, kind: str) -> str:
    """Return so many pieces of a kind, such as "8 Scouts"."""
    return counted(number, kind_name(kind), "Spies" if kind == "spy" else None)


def symbol(kind: str, numbering: Numbering) -> str:
    """Return what is painted on the piece, such as "6"; a Marshal that is the highest number is a "10"."""
    painted = SYMBOLS[numbering][KINDS.index(kind)]
    return "10" if painted == "X" else painted


def ranked(kind: str, numbering: Numbering) -> str:
    """Return a kind with its symbol, such as "Captain (6)"."""
    return f"{kind_name(kind)} ({symbol(kind, numbering)})"


def preset_name(key: str) -> str:
    """Return what a formation is called, such as "Corner Keep"."""
    return key.replace("_", " ").title()


def side_of(seat: int, view: View) -> int:
    """Return the side that the seat plays, 0 Red or 1 Blue."""
    return int(view.seats[1] == seat)


def side_name(side: int, view: View, names: Names) -> str:
    """Return a side's emblem and its player, such as "◆ Alice"."""
    return f"{EMBLEMS[side]} {names.seats[view.seats[side]]}"


def one_of(kind: str, numbering: Numbering) -> str:
    """Return a kind with its symbol and its article, such as "a Captain (6)" or "the Marshal (10)"."""
    article = "the" if all(counts[KINDS.index(kind)] == 1 for counts in COUNTS.values()) else "a"
    return f"{article} {ranked(kind, numbering)}"


def pieces_of(view: View, side: int) -> tuple[PieceView, ...]:
    """Return the side's pieces on the board."""
    return tuple(piece for piece in view.pieces if piece.side == side)


def captured_text(captured: Iterable[CapturedView]) -> str:
    """Return captured pieces, such as "1 Captain and 3 Scouts"; "nothing" for none."""
    pile = sorted(captured, key=lambda entry: STRONGEST_FIRST.index(entry.kind))
    return listed([kinds_of(entry.count, entry.kind) for entry in pile]) or "nothing"


def squares_text(squares: Iterable[str]) -> str:
    """List squares row by row, neighbours in a row together.

    >>> squares_text(["a1", "b1", "c1", "e1", "d2"])
    'a1 to c1, e1, d2'
    """
    rows: dict[int, list[str]] = defaultdict(list)
    for square in squares:
        rows[int(square[1:])].append(square[0])
    return ", ".join(part for row in sorted(rows) for part in _row_text(row, sorted(rows[row])))


def _row_text(row: int, columns: list[str]) -> list[str]:
    parts: list[str] = []
    first = 0
    for place, column in enumerate(columns):
        following = columns[place + 1] if place + 1 < len(columns) else ""
        if not following or ord(following) - ord(column) > 1:
            parts.append(f"{columns[first]}{row} to {column}{row}" if place > first else f"{column}{row}")
            first = place + 1
    return parts


def counted_pieces(number: int) -> str:
    """Return how many pieces, such as "33 pieces"."""
    return counted(number, "piece")


def brought_back(number: int) -> str:
    """Return how many pieces a side brought back, such as "brought 1 back"."""
    return f"brought {number} back"

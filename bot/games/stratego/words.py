"""Names and texts of pieces, sides, squares and questions, shared by all screens of Stratego.

The screens of `/card` show each piece for both sides with its powers.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.games.stratego import texts
from bot.games.stratego.picture_tiles import card_scene
from bot.pictures.scene import Scene
from bot.screens import emblems
from bot.screens.presenter import Names, WaitKind
from bot.screens.screen import Block, Screen, Tone, picture_of
from bot.screens.words import join_items
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.stratego.board import COUNTS, KINDS, SYMBOLS
from engine.games.stratego.options import Army, Numbering
from engine.games.stratego.view_types import Ask, CapturedView, PieceView, View

EMBLEMS, SHAPES = emblems.EMBLEMS[:2], emblems.SHAPES[:2]
"""Signs of Red and Blue, and keys of the same shapes in pictures."""

_PIECES = texts_with_prefix(texts, "piece")
_FORMATIONS = texts_with_prefix(texts, "formation")
_POWERS = texts_with_prefix(texts, "power")
_SPOKEN = texts_with_prefix(texts, "alt")
_ARMIES = texts_with_prefix(texts, "picture_army")


class AskKind(NamedTuple):
    """Kind of a question to a seat."""

    tone: Tone
    topic: str
    """Key of a topic of the rules."""
    wait: WaitKind


ASKS: Mapping[Ask, AskKind] = MappingProxyType(
    {
        "arrange": AskKind("your_turn", "set_up", "set_up"),
        "unready": AskKind("waiting", "set_up", "set_up"),
        "move": AskKind("your_turn", "moving", "turn"),
        "rescue": AskKind("your_turn", "rescue", "answer"),
    }
)

STRONGEST_FIRST = (*reversed(KINDS[1:-1]), "bomb", "flag")


def kind_name(kind: str) -> str:
    """Return the name of a kind, such as "Captain"."""
    return _PIECES[kind]()


def kinds_of(number: int, kind: str) -> str:
    """Return `number` pieces of a kind in words, such as "8 Scouts"."""
    return texts.counted_piece(count=number, piece=kind)


def symbol(kind: str, numbering: Numbering) -> str:
    """Return the symbol painted on a kind, such as "6", with "10" in place of "X"."""
    painted = SYMBOLS[numbering][KINDS.index(kind)]
    return "10" if painted == "X" else painted


def ranked_name(kind: str, numbering: Numbering) -> str:
    """Return a kind with its symbol, such as "Captain (6)"."""
    return texts.ranked_piece(piece=kind, symbol=symbol(kind, numbering))


def preset_name(key: str) -> str:
    """Return the name of a formation, such as "Corner Keep". An empty key gives an empty name."""
    return _FORMATIONS[key]() if key else ""


def side_of(seat: int, view: View) -> int:
    """Return the side that the seat plays, 0 Red or 1 Blue."""
    return int(view.seats[1] == seat)


def side_name(side: int, view: View, names: Names) -> str:
    """Return a side's emblem and its player, such as "◆ Alice"."""
    return f"{EMBLEMS[side]} {names.seats[view.seats[side]]}"


def spoken_emblems() -> Mapping[str, str]:
    """Return the word for each emblem in alternative texts, such as "Diamond" for "◆"."""
    return {emblem: _SPOKEN[shape]() for emblem, shape in zip(EMBLEMS, SHAPES, strict=True)}


def pieces_of(view: View, side: int) -> tuple[PieceView, ...]:
    """Return the side's pieces on the board."""
    return tuple(piece for piece in view.pieces if piece.side == side)


def lost_text(captured: Iterable[CapturedView]) -> str:
    """Return captured pieces, strongest first, such as "Lost 1 Captain and 3 Scouts"; "Lost nothing" if empty."""
    pile = sorted(captured, key=lambda entry: STRONGEST_FIRST.index(entry.kind))
    pieces = [kinds_of(entry.count, entry.kind) for entry in pile]
    return texts.fact_lost(pieces=pieces) if pieces else texts.fact_lost_nothing()


def squares_text(squares: Iterable[str]) -> str:
    """List squares row by row, neighbours in a row together.

    >>> squares_text(["a1", "b1", "c1", "e1", "d2"])
    'a1 to c1, e1, d2'
    """
    rows: dict[int, list[str]] = defaultdict(list)
    for square in squares:
        rows[int(square[1:])].append(square[0])
    return join_items(part for row in sorted(rows) for part in _row_text(row, sorted(rows[row])))


def _row_text(row: int, columns: list[str]) -> list[str]:
    parts: list[str] = []
    first = 0
    for index, column in enumerate(columns):
        following = columns[index + 1] if index + 1 < len(columns) else ""
        if not following or ord(following) - ord(column) > 1:
            start, end = f"{columns[first]}{row}", f"{column}{row}"
            parts.append(texts.square_range(start=start, end=end) if index > first else end)
            first = index + 1
    return parts


def beaten_pieces(piece: PieceView, numbering: Numbering) -> Sequence[str]:
    """Return the attackers that a hidden piece silently beat, each such as "a Captain (6)" or "the Marshal (10)"."""
    return [texts.beaten_piece(piece=kind, symbol=symbol(kind, numbering)) for kind in piece.beat]


def piece_scene(kind: str) -> Scene:
    """Draw a kind of piece for both sides, and its number in each army.

    The piece of side 0 shows the symbol used if 10 is the highest rank. The piece of side 1 shows the symbol used if 1
    is the highest rank.
    """
    counts = {_ARMIES[army](): _count(kind, army) for army in COUNTS}
    return card_scene(kind, kind_name(kind), (symbol(kind, "ten_high"), symbol(kind, "one_high")), counts)


def _count(kind: str, army: Army) -> int:
    return COUNTS[army][KINDS.index(kind)]


def _ranks(kind: str) -> str:
    ten_high, one_high = symbol(kind, "ten_high"), symbol(kind, "one_high")
    if ten_high == one_high:
        return texts.card_sign(symbol=ten_high)
    return texts.card_number(symbol=ten_high, other=one_high)


def _counts(kind: str) -> str:
    full, barrage, duel = (_count(kind, army) for army in ("full", "barrage", "duel"))
    return texts.card_counts_text(full=full, barrage=barrage, duel=duel)


def _card(kind: str) -> Screen:
    rank = _ranks(kind)
    return Screen(
        title=kind_name(kind),
        text=_POWERS[kind](),
        blocks=(Block(texts.card_rank(), rank), Block(texts.card_counts(), _counts(kind))),
        picture=picture_of(piece_scene(kind), texts.card_alt(piece=kind, rank=rank)),
    )


@cached_by_language()
def cards() -> Mapping[str, Screen]:
    """Return the screen of each kind of piece by the kind's name, strongest first."""
    return MappingProxyType({kind_name(kind): _card(kind) for kind in STRONGEST_FIRST})


@cached_by_language()
def deck() -> tuple[str, ...]:
    """Return a line for each kind of piece with its numbers and its power, strongest first."""
    return tuple(texts.card_line(piece=kind, counts=_counts(kind), power=_POWERS[kind]()) for kind in STRONGEST_FIRST)

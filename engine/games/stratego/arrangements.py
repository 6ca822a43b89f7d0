"""Arrangements (rules 4 and 13): presets, texts, and the ready test.

A formation is a text of 40 symbols for the side's own four rows. It starts with the front row, left to right as the
owner looks at the board. Symbols are always `ten_high`, regardless of the match; "." is an empty square.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from engine.core.values import Illegal
from engine.games.stratego.board import (
    COUNTS,
    EMPTY,
    EMPTY_SYMBOL,
    FIRST,
    IMMOBILE,
    KINDS,
    LAKE,
    LAKES,
    RED,
    SIZE,
    SQUARES,
    SYMBOLS,
    ZONES,
)
from engine.games.stratego.options import Army, Numbering, Ruleset
from engine.kit import grid

ROWS = 4
FORMATION_SYMBOLS = SYMBOLS["ten_high"]
IMMOBILE_SYMBOLS = tuple(FORMATION_SYMBOLS[kind] for kind in IMMOBILE)

OPEN_FRONT = tuple(at for at in range(SIZE) if ZONES[RED][at] + SIZE not in LAKES)
"""Indexes in a formation of front-row squares without a lake ahead; equal for both sides."""
BESIDE = grid.neighbours(SIZE, ROWS)
"""Indexes of neighbouring squares, by index in a formation."""

Problem = tuple[str | int, ...]
"""An error in a text: ("lines", found), ("length", line, found), ("symbol", line, symbol), ("zone", line).

Or ("count", kind, found, expected). Lines count from 1.
"""

_SWAP = re.compile(r"\s*swap\s+([a-z]\d{1,2})[\s,-]*([a-z]\d{1,2})\s*", re.IGNORECASE)
_IGNORED = re.compile(r"[\s,|]")


def _formation(*lines: str) -> str:
    return "".join(lines).replace(" ", "")


PRESETS: Mapping[Army, Mapping[str, str]] = MappingProxyType(
    {
        "full": MappingProxyType(
            {
                "corner_keep": _formation(
                    "6 2 8 5 2 9 6 7 2 5", "4 7 2 X S 4 2 8 6 2", "B 5 3 6 2 3 7 4 2 B", "F B 3 5 B 3 4 3 B B"
                ),
                "empty_vault": _formation(
                    "2 5 6 2 9 6 2 7 8 2", "7 8 4 S X 2 5 6 2 4", "3 4 7 5 B 2 6 3 4 B", "B 3 F 5 B 3 3 B B 2"
                ),
                "barred_wings": _formation(
                    "B 2 6 2 9 7 2 5 2 B", "2 B 5 8 X S 8 6 B 2", "4 7 3 6 2 5 4 3 7 4", "3 4 6 3 B F B 3 5 2"
                ),
                "left_hook": _formation(
                    "8 9 6 2 7 2 5 2 2 4", "X 7 8 6 S 2 4 5 2 6", "7 3 2 5 3 4 B 5 2 B", "3 6 B 4 3 B F B 3 B"
                ),
                "scout_storm": _formation(
                    "2 2 6 5 2 2 6 4 2 2", "7 8 X 4 6 S 9 5 8 7", "5 B 3 7 2 3 6 4 B 5", "B F B 3 3 2 3 B 4 B"
                ),
                "middle_vault": _formation(
                    "6 2 7 X 5 2 8 2 9 2", "2 8 4 S 6 7 2 4 5 B", "4 B 3 5 B F B 3 7 2", "3 6 B 2 3 B 5 4 3 6"
                ),
            }
        ),
        "barrage": MappingProxyType(
            {
                "thin_line": _formation(
                    ". . . . 2 . . . . .", ". X . . . 9 . . 2 .", ". S . . . . . . . .", ". . . . . . . 3 B F"
                ),
                "twin_posts": _formation(
                    ". 2 . . . . . . 2 .", ". . . . . . . . X .", ". 9 S . . . . . . .", ". F 3 . . . . . B ."
                ),
            }
        ),
        "duel": MappingProxyType(
            {
                "short_fence": _formation(
                    ". . . . . . . . . .", ". 9 . . 2 . . X . 2", "B . S . . . . 3 . .", "F B . 3 . . . . . ."
                ),
                "broad_front": _formation(
                    ". . . . . . . . . .", "2 X . . . 3 . . 9 2", ". S . . . F . . B .", ". . B . . 3 . . . ."
                ),
            }
        ),
    }
)
"""Preset arrangements by army and key (rules 13)."""


def mirror(formation: str) -> str:
    """Return the formation with left and right exchanged."""
    return "".join(formation[row : row + SIZE][::-1] for row in range(0, len(formation), SIZE))


def can_begin(formation: str) -> bool:
    """Return whether a piece can move from the arrangement (the ready test, rules 4.4)."""
    return any(
        symbol != EMPTY_SYMBOL
        and symbol not in IMMOBILE_SYMBOLS
        and (at in OPEN_FRONT or any(formation[near] == EMPTY_SYMBOL for near in BESIDE[at]))
        for at, symbol in enumerate(formation)
    )


def board_of(formations: Mapping[int, str]) -> bytes:
    """Return a board with the lakes and the pieces of these formations, which are keyed by side.

    The board has one byte per square: a piece number, EMPTY or LAKE. A missing side leaves its zone empty.
    """
    board = bytearray([EMPTY]) * (SIZE * SIZE)
    for lake in LAKES:
        board[lake] = LAKE
    for side, formation in formations.items():
        for piece, square in piece_squares(formation, side):
            board[square] = piece
    return bytes(board)


def piece_squares(formation: str, side: int) -> Iterator[tuple[int, int]]:
    """Yield (piece number, square) for each piece of a side's formation, in the order of the formation.

    Skip empty places of the formation.
    """
    squares = (square for symbol, square in zip(formation, ZONES[side], strict=True) if symbol != EMPTY_SYMBOL)
    yield from enumerate(squares, FIRST[side])


def swap_squares(formation: str, side: int, rules: Ruleset, squares: tuple[str, str]) -> str:
    """Return the formation with the contents of two squares exchanged, given as names such as "a1".

    Raises Illegal("outside_zone", squares=...) if a square isn't in the rows that the side may use.
    """
    zone = ZONES[side][(ROWS - rules.zone_rows) * SIZE :]
    outside = tuple(name for name in squares if SQUARES.get(name) not in zone)
    if outside:
        raise Illegal("outside_zone", squares=outside)
    one, other = (ZONES[side].index(SQUARES[name]) for name in squares)
    symbols = list(formation)
    symbols[one], symbols[other] = symbols[other], symbols[one]
    return "".join(symbols)


def read_swap(text: str) -> tuple[str, str] | None:
    """Return the two squares of a text like "swap a1 d4", in lower case. Return None for any other text."""
    match = _SWAP.fullmatch(text)
    return (match[1].lower(), match[2].lower()) if match else None


def write(formation: str, numbering: Numbering) -> str:
    """Return the formation as four lines of symbols, separated by spaces, in the match's numbering.

    `read` accepts this text.
    """
    shown = formation.translate(str.maketrans(FORMATION_SYMBOLS, SYMBOLS[numbering]))
    return "\n".join(" ".join(shown[row : row + SIZE]) for row in range(0, len(shown), SIZE))


def read(text: str, rules: Ruleset) -> str:
    """Return the formation that a text of four lines describes, in the form that the engine uses.

    Raises Illegal("bad_formation", problems=...) with all errors: shape, unknown symbols, rows outside the zone, or
    piece counts.
    """
    lines = [line for line in text.splitlines() if _IGNORED.sub("", line)]
    symbols = [_symbols(line, rules.numbering) for line in lines]
    problems = [*_misshapen(symbols), *_unknown(symbols, rules.numbering)]
    formation = "".join("".join(line) for line in symbols)
    if not problems:
        formation = formation.translate(str.maketrans(SYMBOLS[rules.numbering], FORMATION_SYMBOLS))
        problems = list(faults(formation, rules))
    if problems:
        raise Illegal("bad_formation", problems=tuple(problems))
    return formation


def faults(formation: str, rules: Ruleset) -> Iterator[Problem]:
    """Yield the errors of a formation of known symbols.

    ("zone", row) reports pieces ahead of the set-up zone; rows count from 1 at the front. ("count", kind, found,
    expected) reports a wrong number of pieces.
    """
    for row in range(ROWS - rules.zone_rows):
        if formation[row * SIZE : (row + 1) * SIZE] != EMPTY_SYMBOL * SIZE:
            yield ("zone", row + 1)
    counts = Counter(formation)
    for kind, symbol, expected in zip(KINDS, FORMATION_SYMBOLS, COUNTS[rules.army], strict=True):
        if counts[symbol] != expected:
            yield ("count", kind, counts[symbol], expected)


def _symbols(line: str, numbering: Numbering) -> list[str]:
    line = line.upper()
    if numbering == "ten_high":
        line = re.sub(r"(?<!\d)10(?!\d)", "X", line)
    return list(_IGNORED.sub("", line))


def _misshapen(lines: list[list[str]]) -> Iterator[Problem]:
    if len(lines) != ROWS:
        yield ("lines", len(lines))
    for number, line in enumerate(lines[:ROWS], 1):
        if len(line) != SIZE:
            yield ("length", number, len(line))


def _unknown(lines: list[list[str]], numbering: Numbering) -> Iterator[Problem]:
    known = SYMBOLS[numbering] + EMPTY_SYMBOL
    for number, line in enumerate(lines[:ROWS], 1):
        for symbol in dict.fromkeys(symbol for symbol in line if symbol not in known):
            yield ("symbol", number, symbol)

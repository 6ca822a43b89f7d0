"""The lines in which programs that play Stratego speak: the protocol of the UCC Programming Competition 2012.

Described in doc/manager_manual.txt of the public repository braathwaate/strategoevaluator. Red is at the top of its
board, which is our board turned upside down: its X is our column and its Y our row, counted from 0. Ranks are 1 for the
Marshal to 9 for a Scout, s, B and F.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.stratego.board import BLUE, EMPTY, KINDS, LAKES, NAMES, OWNER, SIZE, SYMBOLS
from engine.games.stratego.events import Fought, Moved
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import Play

RANKS = "Fs987654321B"
"""By kind."""
COLOURS = ("RED", "BLUE")
STEPS = {"UP": -SIZE, "DOWN": SIZE, "LEFT": -1, "RIGHT": 1}
OUTCOMES = {"KILLS": "attacker", "DIES": "defender", "BOTHDIE": "both_removed"}
OPTIONS = {"preset": "classic", "two_square": 0}
"""Options under which our rules are those of the protocol."""

ROWS = 4
LONGEST_LINE = 200

_MOVE = re.compile(r"(\d) (\d) (UP|DOWN|LEFT|RIGHT)(?: (\d))?(?: ([A-Z].*))?")


class ProtocolError(Exception):
    """A line isn't what the protocol has at this point; the message quotes it."""


@dataclass(frozen=True)
class Report:
    """A move and what came of it, as the protocol reports it."""

    start: int
    end: int
    outcome: str = ""
    """"OK", "ILLEGAL", a word of `OUTCOMES` or a victory; "" if the line is an answer and has none."""
    ranks: tuple[int, int] | None = None
    """The kinds of attacker and defender, where they met."""


def unlike(rules: Ruleset) -> bool:
    """Tell whether these rules are others than the protocol's."""
    return (
        rules.army != "full"
        or rules.rescue != "off"
        or rules.silent_defense
        or rules.aggressor_advantage
        or rules.more_squares
        or rules.two_square != 0
        or rules.scout != "run_and_attack"
        or (rules.spy_attack, rules.spy_vs_spy) != ("marshal", "both_removed")
    )


def read_report(line: str) -> Report:
    """Read a move, with what came of it if the line says so; raises ProtocolError."""
    match = _MOVE.fullmatch(line.strip())
    if match is None:
        raise ProtocolError(f"{line.strip()!r} is no move")
    column, row, direction, steps, outcome = match.groups()
    start, count = int(row) * SIZE + int(column), int(steps or 1)
    end = start + STEPS[direction] * count
    sideways = direction in ("LEFT", "RIGHT")
    if not 0 <= end < SIZE * SIZE or count < 1 or (sideways and end // SIZE != start // SIZE):
        raise ProtocolError(f"{line.strip()!r} leaves the board")
    words = (outcome or "").split()
    if not words:
        return Report(start, end)
    if words[0] not in OUTCOMES:
        return Report(start, end, words[0])
    if len(words) != 3 or any(word not in RANKS for word in words[1:]):
        raise ProtocolError(f"{line.strip()!r} doesn't say who met whom")
    return Report(start, end, words[0], (RANKS.index(words[1]), RANKS.index(words[2])))


def write_move(start: int, end: int) -> str:
    """Write a move as an answer."""
    across = start // SIZE == end // SIZE
    count = abs(end - start) // (1 if across else SIZE)
    direction = ("LEFT" if end < start else "RIGHT") if across else ("UP" if end < start else "DOWN")
    return f"{start % SIZE} {start // SIZE} {direction}" + (f" {count}" if count > 1 else "")


def write_report(event: Moved | Fought) -> str:
    """Write a move and what came of it."""
    move = write_move(NAMES.index(event.start), NAMES.index(event.end))
    if isinstance(event, Moved):
        return f"{move} OK"
    if event.result == "flag" or event.defender is None:
        return f"{move} VICTORY_FLAG"
    word = next(word for word, result in OUTCOMES.items() if result == event.result)
    return f"{move} {word} {RANKS[KINDS.index(event.attacker)]} {RANKS[KINDS.index(event.defender)]}"


def write_board(play: Play, side: int) -> tuple[str, ...]:
    """Write the rows of the board as the side sees it, from the top: own ranks, # for enemies, + for lakes."""

    def symbol(square: int) -> str:
        piece = play.board[square]
        if piece == EMPTY:
            return "."
        if square in LAKES:
            return "+"
        return RANKS[play.kinds[piece]] if OWNER[piece] == side else "#"

    return tuple("".join(map(symbol, range(row * SIZE, (row + 1) * SIZE))) for row in range(SIZE))


def write_setup(formation: str, side: int) -> tuple[str, ...]:
    """Write a formation (as `arrangements` has it) as four rows from the top of the protocol's board."""
    rows = [formation[row * SIZE : (row + 1) * SIZE] for row in range(ROWS)]
    turned = [row[::-1] for row in rows] if side == BLUE else rows[::-1]
    return tuple(row.translate(_TO_RANKS) for row in turned)


def read_setup(rows: Sequence[str], side: int) -> str:
    """Read four rows as a formation; raises ProtocolError where a row isn't ten known ranks."""
    for row in rows:
        if len(row) != SIZE or any(symbol not in RANKS for symbol in row):
            raise ProtocolError(f"{row!r} is no row of a set-up")
    turned = [row[::-1] for row in rows] if side == BLUE else list(rows[::-1])
    return "".join(turned).translate(_FROM_RANKS)


_TO_RANKS = str.maketrans(SYMBOLS["ten_high"], RANKS)
_FROM_RANKS = str.maketrans(RANKS, SYMBOLS["ten_high"])

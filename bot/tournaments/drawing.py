"""The picture of a tournament's table: the standings, and below them the pairings if there is room.

Also the summary of a tournament that its screens take, and the formatting of half and quarter points.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.elements import SMALLEST, Drawn, drawable
from bot.pictures.scene import EDGE, GOLD, GROUND, INK, PANEL, RAISED, SOFT, Box, Icon, Line, Scene, Text, Weight
from bot.tournaments.model import Format, Outcome, Reason, TournamentStatus


class TableLine(msgspec.Struct, frozen=True):
    """A person's line of the table; points and Buchholz count in halves, Sonneborn-Berger in quarters."""

    rank: int
    name: str
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    buchholz: int = 0
    sonneborn_berger: int = 0
    withdrawn: bool = False


class PairingLine(msgspec.Struct, frozen=True):
    """Names and result of a pairing of the last round. `second` None means a bye."""

    first: str
    second: str | None = None
    outcome: Outcome | None = None
    reason: Reason | None = None


class TournamentSummary(msgspec.Struct, frozen=True):
    """Content of a tournament's screens."""

    name: str
    game: str
    terms: str
    clock: str
    format: Format
    days: int
    long_wait: float
    """Seconds of waiting for a side after which it loses a match that is unfinished at the round's end."""
    status: TournamentStatus
    names: tuple[str, ...]
    planned: int
    """Total number of rounds; 0 before anyone has joined."""
    asked_rounds: int | None = None
    """Requested number of rounds of a Swiss tournament. None means that the number of people decides."""
    round: int = 0
    round_ends_at: float | None = None
    table: tuple[TableLine, ...] = ()
    pairings: tuple[PairingLine, ...] = ()


_QUARTERS = ("", "¼", "½", "¾")


def format_quarters(number: int) -> str:
    """Return a number of quarters as text in whole units with a fraction sign; it must be 0 or more.

    >>> format_quarters(10), format_quarters(2), format_quarters(0)
    ('2½', '½', '0')
    """
    whole, rest = divmod(number, 4)
    return f"{whole}{_QUARTERS[rest]}" if whole or not rest else _QUARTERS[rest]


def format_halves(number: int) -> str:
    """Return a number of halves as text in whole units with a fraction sign; it must be 0 or more.

    >>> format_halves(5)
    '2½'
    """
    return format_quarters(2 * number)


def result_text(pairing: PairingLine) -> str:
    """Return the score of a pairing, points of `first` first; "" if it has no outcome yet.

    >>> result_text(PairingLine("Alice", "Bob", "draw", "played"))
    '½ : ½'
    """
    match pairing.outcome:
        case None:
            return ""
        case "first":
            return "1 : 0"
        case "second":
            return "0 : 1"
        case "draw":
            return "½ : ½"
        case "neither":
            return "0 : 0"


REASONS = {"absent": "not played", "late": "the time was over"}
"""Text of each reason for an outcome that no match has produced."""


WIDTH = 800
MAX_HEIGHT = 1_180
_EDGE = 16
_HEAD = 66
_HEADING = 38
_TALL_ROW, _LOW_ROW = 42, 33
_RANK, _NAME, _POINTS, _SCORE, _FIRST_SUM, _SECOND_SUM = 20, 84, 392, 490, 602, 694
_SUM_WIDTH = 82


def table_scene(tournament: TournamentSummary) -> Scene:
    """Return the scene of a tournament's table: the standings, and the pairings below if there is room."""
    table = tournament.table
    row = min(_TALL_ROW, (MAX_HEIGHT - _HEAD - _HEADING - _EDGE) // max(len(table), 1))
    bottom = _HEAD + _HEADING + row * len(table)
    room = MAX_HEIGHT - bottom - _EDGE - _HEADING
    pairings = tournament.pairings if len(tournament.pairings) * _TALL_ROW <= room else ()
    height = bottom + _EDGE + (_HEADING + _TALL_ROW * len(pairings) if pairings else 0)
    shapes: list[Drawn] = [*_head(tournament), *_headings(tournament)]
    for number, line in enumerate(table):
        shapes += _table_row(line, tournament, _HEAD + _HEADING + row * number, row)
    if pairings:
        shapes += _pairings(tournament.round, pairings, bottom)
    return Scene(WIDTH, max(height, 240), tuple(shapes), GROUND)


def _head(tournament: TournamentSummary) -> Iterator[Drawn]:
    state = {"over": "final", "cancelled": "called off"}.get(
        tournament.status, f"round {tournament.round} of {tournament.planned}"
    )
    name = drawable(tournament.name) or "Tournament"
    yield Text(name, _RANK, 8, 540, 50, 38, SMALLEST, INK, "bold", anchor="middle")
    yield Text(state, 570, 8, WIDTH - 570 - _EDGE, 50, 28, SMALLEST, SOFT, align="right", anchor="middle")


def _headings(tournament: TournamentSummary) -> Iterator[Drawn]:
    first, second = ("Buchh.", "S.-B.") if tournament.format == "swiss" else ("", "S.-B.")
    for words, x, width in (
        ("Points", _POINTS, 90),
        ("W-D-L", _SCORE, 106),
        (first, _FIRST_SUM, _SUM_WIDTH),
        (second, _SECOND_SUM, _SUM_WIDTH),
    ):
        if words:
            yield Text(words, x, _HEAD, width, _HEADING - 4, 24, SMALLEST, SOFT, align="right", anchor="middle")
    yield Line(_EDGE, _HEAD + _HEADING - 3, WIDTH - _EDGE, _HEAD + _HEADING - 3, EDGE)


def _table_row(line: TableLine, tournament: TournamentSummary, y: float, row: float) -> Iterator[Drawn]:
    won = tournament.status == "over" and line.rank == 1
    size, inner = min(28.0, row - 8.0), row - 3
    colour = SOFT if line.withdrawn else INK
    yield Box(_EDGE, y, WIDTH - 2 * _EDGE, inner, 6, fill=RAISED if won else PANEL)
    yield Text(str(line.rank), _RANK, y, 50, inner, size, SMALLEST, SOFT, align="right", anchor="middle")
    name, left = drawable(line.name) or f"Player {line.rank}", float(_NAME)
    if won:
        yield Icon("laurels", left - 2, y + (inner - size) / 2, size, GOLD)
        left += size + 8
    if line.withdrawn:
        name = f"{name} (out)"
    yield Text(name, left, y, _POINTS - left - 4, inner, size, SMALLEST, colour, "bold", anchor="middle")
    score = f"{line.won}-{line.drawn}-{line.lost}"
    for words, x, width in (
        (format_halves(line.points), _POINTS, 90),
        (score, _SCORE, 106),
        (format_halves(line.buchholz) if tournament.format == "swiss" else "", _FIRST_SUM, _SUM_WIDTH),
        (format_quarters(line.sonneborn_berger), _SECOND_SUM, _SUM_WIDTH),
    ):
        if words:
            weight: Weight = "bold" if x == _POINTS else "regular"
            yield Text(words, x, y, width, inner, size, SMALLEST, colour, weight, align="right", anchor="middle")


def _pairings(number: int, pairings: Sequence[PairingLine], y: float) -> Iterator[Drawn]:
    """Draw the pairings of round `number` below a heading, with the score between the two names.

    `y` is the top edge of the heading in the scene. A person without an opponent gets "bye", an open pairing "vs".
    """
    yield Text(f"Round {number}", _RANK, y + 4, 300, _HEADING, 26, SMALLEST, SOFT, anchor="middle")
    for index, pairing in enumerate(pairings):
        top, inner = y + _HEADING + 4 + _TALL_ROW * index, _TALL_ROW - 4
        yield Box(_EDGE, top, WIDTH - 2 * _EDGE, inner, 6, fill=PANEL)
        middle = "bye" if pairing.second is None else result_text(pairing) or "vs"
        colour = SOFT if pairing.outcome is None else INK
        yield Text(middle, 340, top, 120, inner, 26, SMALLEST, colour, "bold", align="centre", anchor="middle")
        first, second = drawable(pairing.first) or "…", drawable(pairing.second or "") or "…"
        yield Text(first, 24, top, 310, inner, 26, SMALLEST, INK, align="right", anchor="middle")
        if pairing.second is not None:
            yield Text(second, 466, top, 310, inner, 26, SMALLEST, INK, anchor="middle")

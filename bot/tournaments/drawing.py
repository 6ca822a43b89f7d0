"""The picture of a tournament's table: the standings, and below them the pairings if there is room.

Also the summary of a tournament that its screens take, and the formatting of half and quarter points.
"""

from collections.abc import Iterator, Sequence

import msgspec

from bot.pictures.elements import SMALLEST, drawable
from bot.pictures.scene import BAND_WIDTH, GOLD, INK, PANEL, RAISED, SOFT, Align, Box, Drawn, Icon, Scene, Text, Weight
from bot.screens import limits
from bot.screens.screen import Block, Picture
from bot.screens.tables import Row, picture_of_rows
from bot.screens.words import join_items
from bot.tournaments import texts
from bot.tournaments.model import MAX_ENTRANTS, Format, Outcome, Reason, StartStage, TournamentStatus


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
    dropped_out: tuple[str, ...] = ()
    """Names of the people of this pairing who have withdrawn from the tournament."""

    @property
    def winner(self) -> str | None:
        """Name of the person who gets the point; None without one."""
        return {"first": self.first, "second": self.second}.get(self.outcome or "")

    @property
    def loser(self) -> str | None:
        """Name of the person who gets nothing while the opponent gets the point; None without one."""
        return {"first": self.second, "second": self.first}.get(self.outcome or "")


class TournamentSummary(msgspec.Struct, frozen=True):
    """Content of a tournament's screens."""

    name: str
    game: str
    terms: str
    clock: Block
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
    rated: bool | None = None
    """Whether its matches are rated. None if the house rules decide that for each match."""
    limit: int = MAX_ENTRANTS
    """Number of people that can take part."""
    starts_at: float | None = None
    check_in: int | None = None
    """Minutes before the start in which people must check in. None without a check-in."""
    stage: StartStage = "ahead"
    checked_in: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    """Names of the people who were left out at the start because they did not check in."""
    cut_short: bool = False


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


def verdict_text(pairing: PairingLine) -> str:
    """Return a sentence that explains the outcome of a pairing without a played match.

    Return "" if the pairing has no outcome, or if its match was played.

    >>> verdict_text(PairingLine("Alice", "Dave", "first", "absent", ("Dave",)))
    'Dave dropped out: Alice gets the point.'
    """
    if pairing.outcome is None or pairing.reason not in ("absent", "late"):
        return ""
    if pairing.outcome == "draw":
        return texts.verdict_draw()
    loser, winner = pairing.loser, pairing.winner
    if loser is None or winner is None:
        return texts.verdict_both_dropped_out() if len(pairing.dropped_out) > 1 else texts.verdict_neither_came()
    if pairing.reason == "late":
        return texts.verdict_waited(loser=loser, winner=winner)
    if loser in pairing.dropped_out:
        return texts.verdict_dropped_out(loser=loser, winner=winner)
    return texts.verdict_absent(loser=loser, winner=winner)


def points_text(halves: int) -> str:
    """Return a number of half points as text with its noun.

    >>> points_text(2), points_text(1), points_text(5)
    ('1 point', '½ point', '2½ points')
    """
    return texts.points(count=halves / 2 if halves % 2 else halves // 2, points=format_halves(halves))


def score_text(line: TableLine) -> str:
    """Return a person's points, wins and draws as text; draws are omitted if there are none.

    >>> score_text(TableLine(1, "Alice", points=4, won=2))
    '2 points, 2 wins'
    """
    draws = (texts.draws(count=line.drawn),) if line.drawn else ()
    return join_items((points_text(line.points), texts.wins(count=line.won), *draws))


def tie_break_text(line: TableLine, form: Format) -> str:
    """Return the first tie-break of the format with a number, and the person's value in it.

    >>> tie_break_text(TableLine(1, "Alice", buchholz=6), "swiss")
    'Buchholz 3'
    """
    value = _tie_break_value(line, form)
    return texts.buchholz_value(value=value) if form == "swiss" else texts.sonneborn_berger_value(value=value)


def _tie_break_value(line: TableLine, form: Format) -> str:
    return format_halves(line.buchholz) if form == "swiss" else format_quarters(line.sonneborn_berger)


_LEFT, _WIDE = 14, BAND_WIDTH - 28
_HEAD, _HEADING, _ROW = 60, 40, 44
_SIZE = 28.0
_RANK, _NAME, _POINTS, _WINS, _DRAWS, _TIE_BREAK = 18, 84, 368, 452, 552, 646
_NUMBER_WIDTH, _TIE_BREAK_WIDTH = 82, 132


def table_picture(tournament: TournamentSummary, title: str, pairing_alts: Sequence[str]) -> Picture:
    """Return the picture of a tournament's table: the standings, and the pairings below if there is room.

    `title` is the alternative text of the head, and `pairing_alts` are those of the pairings.
    """
    headings = Scene(BAND_WIDTH, _HEADING, tuple(_headings(tournament)))
    round_heading = Scene(
        BAND_WIDTH, _HEADING, (_heading(texts.round_heading(round=tournament.round), _RANK, 300, "left"),)
    )
    table = [Row(Scene(BAND_WIDTH, _HEAD, tuple(_head(tournament))), title)]
    for line in tournament.table:
        alt = texts.standing_alt(rank=line.rank, name=line.name, score=score_text(line))
        table.append(Row(Scene(BAND_WIDTH, _ROW, tuple(_table_row(line, tournament))), alt, headings))
    pairings = [
        Row(Scene(BAND_WIDTH, _ROW, tuple(_pairing_row(pairing))), alt, round_heading)
        for pairing, alt in zip(tournament.pairings, pairing_alts, strict=True)
    ]
    whole = picture_of_rows([*table, *pairings])
    return whole if len(whole.bands) <= limits.BANDS else picture_of_rows(table)


def _head(tournament: TournamentSummary) -> Iterator[Drawn]:
    name = drawable(tournament.name) or texts.picture_tournament()
    yield Text(name, _RANK, 2, 540, 54, 40, SMALLEST, INK, "bold", anchor="middle")
    yield Text(_state(tournament), 566, 2, _LEFT + _WIDE - 570, 54, 30, SMALLEST, SOFT, align="right", anchor="middle")


def _state(tournament: TournamentSummary) -> str:
    match tournament.status:
        case "over":
            return texts.picture_final()
        case "cancelled":
            return texts.picture_called_off()
    return texts.picture_round(round=tournament.round, planned=tournament.planned)


def _headings(tournament: TournamentSummary) -> Iterator[Drawn]:
    columns = ((texts.picture_points(), _POINTS), (texts.picture_wins(), _WINS), (texts.picture_draws(), _DRAWS))
    for words, x in columns:
        yield _heading(words, x, _NUMBER_WIDTH)
    tie_break = texts.picture_buchholz() if tournament.format == "swiss" else texts.picture_sonneborn_berger()
    yield _heading(tie_break, _TIE_BREAK, _TIE_BREAK_WIDTH)


def _heading(words: str, x: float, width: float, align: Align = "right") -> Text:
    return Text(words, x, 0, width, _HEADING - 4, 26, SMALLEST, SOFT, align=align, anchor="middle")


def _table_row(line: TableLine, tournament: TournamentSummary) -> Iterator[Drawn]:
    won = tournament.status == "over" and line.rank == 1
    inner, colour = _ROW - 4, SOFT if line.withdrawn else INK
    yield Box(_LEFT, 0, _WIDE, inner, 8, fill=RAISED if won else PANEL)
    yield Text(str(line.rank), _RANK, 0, 50, inner, _SIZE, SMALLEST, SOFT, align="right", anchor="middle")
    name, left = drawable(line.name) or texts.picture_player(rank=line.rank), float(_NAME)
    if won:
        yield Icon("laurels", left - 2, (inner - _SIZE) / 2, _SIZE, GOLD)
        left += _SIZE + 8
    if line.withdrawn:
        name = texts.picture_out(name=name)
    yield Text(name, left, 0, _POINTS - left - 4, inner, _SIZE, SMALLEST, colour, "bold", anchor="middle")
    for words, x, width in (
        (format_halves(line.points), _POINTS, _NUMBER_WIDTH),
        (str(line.won), _WINS, _NUMBER_WIDTH),
        (str(line.drawn), _DRAWS, _NUMBER_WIDTH),
        (_tie_break_value(line, tournament.format), _TIE_BREAK, _TIE_BREAK_WIDTH),
    ):
        weight: Weight = "bold" if x == _POINTS else "regular"
        yield Text(words, x, 0, width, inner, _SIZE, SMALLEST, colour, weight, align="right", anchor="middle")


def _pairing_row(pairing: PairingLine) -> Iterator[Drawn]:
    """Draw a pairing with the score between the two names.

    A person without an opponent gets "bye", an open pairing "vs".
    """
    inner = _ROW - 4
    yield Box(_LEFT, 0, _WIDE, inner, 8, fill=PANEL)
    middle = texts.picture_bye() if pairing.second is None else result_text(pairing) or texts.picture_against()
    colour = SOFT if pairing.outcome is None else INK
    yield Text(middle, 340, 0, 120, inner, _SIZE, SMALLEST, colour, "bold", align="centre", anchor="middle")
    first, second = drawable(pairing.first) or "…", drawable(pairing.second or "") or "…"
    yield Text(first, 26, 0, 308, inner, _SIZE, SMALLEST, INK, align="right", anchor="middle")
    if pairing.second is not None:
        yield Text(second, 466, 0, 308, inner, _SIZE, SMALLEST, INK, anchor="middle")

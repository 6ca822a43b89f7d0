"""Texts of the daily position, its result, and its leaderboard."""

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.daily.bank import DAY
from bot.daily.model import DailyBoard, DailyLine, DailyResult, Share
from bot.pictures.elements import drawable
from bot.pictures.scene import Scene
from bot.screens.screen import Block, Picture, Screen, drop_empty
from bot.screens.tables import Row, picture_of_rows, ranking_columns, ranking_row
from bot.screens.words import format_count, plural

NEW_DAY = "A new day has begun. This is its position."
ONE_TRY = "Find the move that wins most often. You have one try."
FOOTER = "{game} · daily position"
_EMPTY = "Nobody has tried a daily position this season."


def date_text(day: int) -> str:
    """Return the date of a day, which counts from 1 January 1970 in UTC.

    >>> date_text(0)
    '1 January 1970'
    """
    date = datetime.fromtimestamp(day * DAY, tz=UTC)
    return f"{date.day} {date:%B %Y}"


def heading_text(day: int, game: str, result: DailyResult | None) -> str:
    """Return the text above the position: date, game, and the task or the result. `game` is the game's name."""
    title = f"**Daily position, {date_text(day)}: {game}**"
    return f"{title}\n{ONE_TRY if result is None else result_text(result)}"


def post_screen(day: int, game: str, position: Screen) -> Screen:
    """Return the public screen of a day's position, from that of its panel. `game` is the game's name."""
    title = f"Daily position, {date_text(day)}: {game}"
    return replace(
        position,
        title=title,
        headline=f"**{title}**\n{ONE_TRY}",
        text=f"{ONE_TRY}\n{position.text}",
        choices=(),
        footer="A new position comes every day, soon after midnight UTC.",
    )


def result_text(result: DailyResult) -> str:
    """Return the result of a try: the chosen move, the best one, and how often each wins."""
    best = f"The computer gives **{result.best}** a chance of {result.best_percent}\u00a0% to win"
    if result.found:
        return f"**You found it.** {best}, the best of all moves."
    if result.chosen_percent is None:
        return f"Not the best this time. {best}."
    return f"Not the best this time. {best}, and **{result.chosen}** {result.chosen_percent}\u00a0%."


def counts_text(result: DailyResult) -> str:
    """Return the reason for the best move, how many people found it, and the person's streak."""
    days = format_count(result.streak, "day", "days")
    return "\n".join(filter(None, (result.reason, f"{share_text(result.share)} Your streak: {days}.")))


def share_text(share: Share) -> str:
    """Return how many people of the server found the best move.

    >>> share_text(Share(3, 7)), share_text(Share(0, 1))
    ('3 of 7 people here found it.', 'Nobody here has found it yet.')
    """
    if not share.found:
        return "Nobody here has found it yet."
    people = plural(share.tried, "{found} of {tried} person here found it.", "{found} of {tried} people here found it.")
    return people.format(found=share.found, tried=share.tried)


def shared_text(day: int, game: str, result: DailyResult, user_id: int) -> str:
    """Return the public line about a person's result, which does not give the move away."""
    did = "found the best move of" if result.found else "tried"
    line = f"<@{user_id}> {did} the daily position ({date_text(day)}, {game})."
    return f"{line} {share_text(result.share)} Streak: {format_count(result.streak, 'day', 'days')}."


def board_screen(board: DailyBoard, names: Mapping[int, str]) -> Screen:
    """Return the leaderboard of daily positions; `names` has the people's display names by id."""
    title = "Daily positions: leaderboard"
    own = "" if board.own is None else _reader_text(board.own)
    season = f"{board.season.name}, ends <t:{int(board.season.ends_at)}:R>"
    lines = [f"{line.rank}. **{names[line.person.id]}** · {_found_text(line)}" for line in board.lines]
    if len(lines) < board.people:
        lines.append(f"And {board.people - len(lines)} more.")
    return Screen(
        title=title,
        headline="\n".join(filter(None, (f"**{title}**", season, own))),
        text="\n".join((season, *(lines or (_EMPTY,)))),
        blocks=drop_empty(Block("You", own)),
        picture=_picture(board, names),
    )


def _reader_text(own: DailyLine) -> str:
    if own.rank:
        return f"You are number {own.rank}: {_found_text(own)}."
    return f"{_found_text(own)}. You hide yourself, so only you see this; `/privacy hide` changes that."


def _found_text(line: DailyLine) -> str:
    return f"{line.found} found of {line.tried}"


def _picture(board: DailyBoard, names: Mapping[int, str]) -> Picture | None:
    if not board.lines:
        return None
    columns = ranking_columns(("Found", "Tried"))
    return picture_of_rows([Row(_row(line, board, names), _alt(line, names), columns) for line in board.lines])


def _row(line: DailyLine, board: DailyBoard, names: Mapping[int, str]) -> Scene:
    name = drawable(names[line.person.id]) or f"Player {line.rank}"
    is_own = board.own is not None and board.own.person.id == line.person.id
    return ranking_row(line.rank, name, (str(line.found), str(line.tried)), is_own=is_own)


def _alt(line: DailyLine, names: Mapping[int, str]) -> str:
    return f"{line.rank}. {names[line.person.id]}, {_found_text(line)}."

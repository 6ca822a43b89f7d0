"""Texts of the daily position, its result, and its leaderboard."""

from collections.abc import Mapping
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.daily import texts
from bot.daily.bank import DAY
from bot.daily.model import DailyBoard, DailyLine, DailyResult, Share
from bot.pictures.elements import drawable
from bot.pictures.scene import Scene
from bot.screens.screen import Block, Picture, Screen, drop_empty
from bot.screens.tables import Row, picture_of_rows, ranking_columns, ranking_row
from bot.screens.words import join_sentences


def date_text(day: int) -> str:
    """Return the date of a day, which counts from 1 January 1970 in UTC.

    >>> date_text(0)
    '1 January 1970'
    """
    date = datetime.fromtimestamp(day * DAY, tz=UTC)
    return texts.date(day=date.day, month=date.month, year=date.year)


def heading_text(day: int, game: str, result: DailyResult | None) -> str:
    """Return the text above the position: date, game, and the task or the result. `game` is the game's name."""
    title = texts.title(date=date_text(day), game=game)
    return f"**{title}**\n{texts.one_try() if result is None else result_text(result)}"


def post_screen(day: int, game: str, position: Screen) -> Screen:
    """Return the public screen of a day's position, from that of its panel. `game` is the game's name."""
    title = texts.title(date=date_text(day), game=game)
    return replace(
        position,
        title=title,
        headline=f"**{title}**\n{texts.one_try()}",
        text=f"{texts.one_try()}\n{position.text}",
        choices=(),
        footer=texts.post_footer(),
    )


def result_text(result: DailyResult) -> str:
    """Return the result of a try: the chosen move, the best one, and how often each wins."""
    best, percent = result.best, result.best_percent
    if result.found:
        return texts.result_found(best=best, percent=percent)
    if result.chosen_percent is None:
        return texts.result_not_best(best=best, percent=percent)
    return texts.result_not_best_but(
        best=best, percent=percent, chosen=result.chosen, chosen_percent=result.chosen_percent
    )


def counts_text(result: DailyResult) -> str:
    """Return the reason for the best move, how many people found it, and the person's streak."""
    counts = join_sentences((share_text(result.share), texts.your_streak(days=result.streak)))
    return "\n".join(filter(None, (result.reason, counts)))


def share_text(share: Share) -> str:
    """Return how many people of the server found the best move.

    >>> share_text(Share(3, 7)), share_text(Share(0, 1))
    ('3 of 7 people here found it.', 'Nobody here has found it yet.')
    """
    return texts.share_found(found=share.found, tried=share.tried) if share.found else texts.share_nobody()


def shared_text(day: int, game: str, result: DailyResult, user_id: int) -> str:
    """Return the public line about a person's result, which does not give the move away."""
    template = texts.shared_found if result.found else texts.shared_tried
    line = template(person=f"<@{user_id}>", date=date_text(day), game=game)
    return join_sentences((line, share_text(result.share), texts.streak(days=result.streak)))


def board_screen(board: DailyBoard, names: Mapping[int, str]) -> Screen:
    """Return the leaderboard of daily positions; `names` has the people's display names by id."""
    title = texts.board_title()
    own = "" if board.own is None else _reader_text(board.own)
    season = texts.season(season=board.season.name, until=int(board.season.ends_at))
    lines = [
        texts.board_line(rank=line.rank, name=names[line.person.id], found=line.found, tried=line.tried)
        for line in board.lines
    ]
    if len(lines) < board.people:
        lines.append(texts.more_people(count=board.people - len(lines)))
    return Screen(
        title=title,
        headline="\n".join(filter(None, (f"**{title}**", season, own))),
        text="\n".join((season, *(lines or (texts.board_is_empty(),)))),
        blocks=drop_empty(Block(texts.you(), own)),
        picture=_picture(board, names),
    )


def _reader_text(own: DailyLine) -> str:
    if own.rank:
        return texts.your_rank(rank=own.rank, found=own.found, tried=own.tried)
    return texts.you_are_hidden(found=own.found, tried=own.tried)


def _picture(board: DailyBoard, names: Mapping[int, str]) -> Picture | None:
    if not board.lines:
        return None
    columns = ranking_columns((texts.found(), texts.tried()))
    return picture_of_rows([Row(_row(line, board, names), _alt(line, names), columns) for line in board.lines])


def _row(line: DailyLine, board: DailyBoard, names: Mapping[int, str]) -> Scene:
    name = drawable(names[line.person.id]) or texts.player(rank=line.rank)
    is_own = board.own is not None and board.own.person.id == line.person.id
    return ranking_row(line.rank, name, (str(line.found), str(line.tried)), is_own=is_own)


def _alt(line: DailyLine, names: Mapping[int, str]) -> str:
    return texts.board_line_in_words(rank=line.rank, name=names[line.person.id], found=line.found, tried=line.tried)

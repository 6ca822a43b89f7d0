"""Screens of profiles, leaderboards and lists of ended matches, and texts about ratings on boards.

Also the display names of people and games there, and the picture with a rating curve for each game.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from msgspec.structs import replace

from bot.match.model.match import Person
from bot.pictures.elements import SMALLEST, Area, drawable, raised_panel
from bot.pictures.scene import BAND_WIDTH, EDGE, GOLD, INK, PANEL, SOFT, Disc, Drawn, Line, Scene, Text
from bot.ratings import texts
from bot.ratings.model import (
    MAX_RATED_A_DAY,
    MIN_OPPONENTS,
    EndedList,
    EndedMatch,
    Leaderboard,
    LeaderboardLine,
    Outcome,
    Profile,
    Rating,
    RatingChange,
    Tally,
    has_champion,
    win_gains,
)
from bot.screens import limits
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Button, Picture, Screen, drop_empty, with_line
from bot.screens.tables import Row, picture_of_rows, ranking_columns, ranking_row
from bot.screens.words import add_note, pairing_heading, shorten
from bot.texts.catalog import texts_with_prefix


class ProfileSection(NamedTuple):
    """A part of a profile that another feature adds: its text, rows of the picture, and buttons."""

    block: Block
    rows: tuple[Row, ...] = ()
    buttons: tuple[Button, ...] = ()


class ResolvedNames(NamedTuple):
    """The names of people, by their ids, and of games, by their keys."""

    people: Mapping[int, str]
    games: Mapping[str, str]

    def game(self, key: str) -> str:
        """Return the name of the game with this key, or the key itself if this release lacks the game."""
        return self.games.get(key, key)


def names_of(people: Iterable[Person], looked_up: Mapping[int, str]) -> dict[int, str]:
    """Return the display names by id: the person's own, the one looked up in Discord, or a substitute.

    `looked_up` has Discord's names by id.

    >>> names_of((Person(7_001, "Ann"), Person(-3, ""), Person(7_002, "")), {})
    {7001: 'Ann', -3: 'Former player 3', 7002: 'Somebody who left'}
    """
    return {person.id: person.name or looked_up.get(person.id) or texts.somebody_who_left() for person in people}


def rating_text(rating: Rating, now: float) -> str:
    """Return a rating's points at `now` (POSIX time) as text, with a question mark if it is provisional then.

    >>> rating_text(Rating(), now=0.0)
    '1500?'
    """
    return f"{rating.as_of(now).points}{'?' if rating.is_provisional(now) else ''}"


def stakes_text(names: tuple[str, str], ratings: tuple[Rating, Rating], now: float) -> str:
    """Return a sentence with the ratings of two opponents, and the gain of each by a win.

    `now` is in POSIX seconds.

    >>> stakes_text(("Alice", "Bob"), (Rating(), Rating()), now=0.0)
    'Alice 1500? · Bob 1500?; a win is worth about +79 / +79.'
    """
    one_gain, other_gain = win_gains(*ratings, now)
    return texts.stakes(
        one=names[0],
        one_rating=rating_text(ratings[0], now),
        one_gain=f"{one_gain:+}",
        other=names[1],
        other_rating=rating_text(ratings[1], now),
        other_gain=f"{other_gain:+}",
    )


def gain_text(change: RatingChange) -> str:
    """Return the change of a rating in points, with its sign."""
    gained = change.after.points - Rating(change.before).points
    return f"±{gained}" if gained == 0 else f"{gained:+}".replace("-", "\N{MINUS SIGN}")


def with_changes(board: Screen, changes: Sequence[RatingChange]) -> Screen:
    """Return the final board with a line for each changed rating."""
    lines = [
        add_note(f"{change.person.name} {rating_text(change.after, change.after.at)}", gain_text(change))
        for change in changes
    ]
    block = Block(texts.ratings(), "\n".join(lines))
    return _with_block(board, block, (texts.ratings_changed(changes=" · ".join(lines)), texts.ratings_have_changed()))


def with_unrated_reason(board: Screen, reason: str) -> Screen:
    """Return a match's last board with the reason why this rated match changed no ratings.

    `reason` is an `UnratedReason` of the service. The board gets a block, and a line in its headline if one fits.
    """
    sentence = _UNCHANGED[reason](limit=MAX_RATED_A_DAY)
    return _with_block(board, Block(texts.unrated(), sentence), (sentence, texts.nothing_changes()))


_UNCHANGED = texts_with_prefix(texts, "unchanged")


def _with_block(board: Screen, block: Block, lines: Sequence[str]) -> Screen:
    """Return the board with `block` in front of its blocks, and with one more line in its headline.

    The added line is the first of `lines` that fits. The headline stays unchanged if it is empty or too full.
    """
    longer = replace(board, blocks=(block, *board.blocks))
    return next((fitted for line in lines if (fitted := with_line(longer, line)) is not longer), longer)


_CURVE_ROW = 150
_LEFT, _WIDE, _PAD = 14, BAND_WIDTH - 28, 18
_CURVE_LEFT, _CURVE_HEIGHT = 330, 96
_LEAST_RANGE = 120
"""Smallest range of points that a curve's height covers. It keeps small changes from looking large."""


def _curve_rows(curves: Mapping[str, Sequence[Rating]], names: ResolvedNames, now: float) -> list[Row]:
    """Return a row of a picture for each game: its name, newest rating and curve.

    The ratings of a game are ordered from old to new. A rating that is provisional at `now` (POSIX time) gets a
    question mark.
    """
    return [
        Row(Scene(BAND_WIDTH, _CURVE_ROW, tuple(_curve_row(names.game(key), curve, now))), _alt(names, key, curve, now))
        for key, curve in curves.items()
    ]


def _alt(names: ResolvedNames, key: str, curve: Sequence[Rating], now: float) -> str:
    points = [rating.points for rating in curve]
    rating = rating_text(curve[-1], now)
    return texts.curve_alt(game=names.game(key), rating=rating, lowest=min(points), highest=max(points))


def _curve_row(game: str, curve: Sequence[Rating], now: float) -> Iterator[Drawn]:
    height = _CURVE_ROW - 13
    yield from raised_panel(Area(_LEFT, 4, _WIDE, height), PANEL)
    left, room = _LEFT + _PAD, _CURVE_LEFT - _LEFT - 2 * _PAD
    yield Text(game, left, 12, room, 44, 32, SMALLEST, SOFT, "bold", anchor="middle")
    yield Text(rating_text(curve[-1], now), left, 54, room, 80, 68, SMALLEST, INK, "bold", anchor="middle")
    yield from _curve([rating.points for rating in curve], 4 + (height - _CURVE_HEIGHT) / 2)


def _curve(points: Sequence[int], top: float) -> Iterator[Drawn]:
    """Yield the shapes of a rating curve, with `points` from left to right and its top edge at `top`.

    The scale spans the lowest to the highest point, or at least `_LEAST_RANGE` around their middle. Labels at the right
    show both ends of the scale. Raises ValueError if `points` is empty.
    """
    middle = (min(points) + max(points)) / 2
    half = max(max(points) - min(points), _LEAST_RANGE) / 2
    right = _LEFT + _WIDE - _PAD - 96
    step = (right - _CURVE_LEFT) / max(len(points) - 1, 1)
    heights = [top + _CURVE_HEIGHT * (1 - (each - middle + half) / (2 * half)) for each in points]
    for edge in (top, top + _CURVE_HEIGHT):
        yield Line(_CURVE_LEFT, edge, right, edge, EDGE, 2)
    for number, (start, end) in enumerate(pairwise(heights)):
        yield Line(_CURVE_LEFT + number * step, start, _CURVE_LEFT + (number + 1) * step, end, GOLD, 5)
    last = right if len(points) > 1 else _CURVE_LEFT
    yield Disc(last, heights[-1], 8, GOLD)
    for value, edge in ((middle + half, top), (middle - half, top + _CURVE_HEIGHT)):
        yield Text(f"{value:.0f}", right + 18, edge - 20, 84, 40, 30, SMALLEST, SOFT, anchor="middle")


def leaderboard_picture(board: Leaderboard, names: ResolvedNames) -> Picture | None:
    """Return a picture with a row for each line of the leaderboard: rank, name, rating and number of matches.

    Rows of unranked people follow under a heading of their own. The reader's own row is lighter, and has a pointer at
    its left edge. None if the leaderboard has no lines.
    """
    columns = (texts.column_rating(), texts.column_matches())
    headings = (ranking_columns(columns), ranking_columns(columns, texts.not_ranked()))
    rows = [
        Row(_list_row(line, board, names), _list_alt(line, board, names), heading)
        for lines, heading in zip((board.lines, board.unranked), headings, strict=True)
        for line in lines
    ]
    return picture_of_rows(rows) if rows else None


def _list_row(line: LeaderboardLine, board: Leaderboard, names: ResolvedNames) -> Scene:
    nameless = texts.player_ranked(rank=line.rank) if line.rank else texts.player()
    name = drawable(names.people[line.person.id]) or nameless
    is_own = board.own is not None and board.own.person.id == line.person.id
    return ranking_row(line.rank, name, (rating_text(line.rating, board.at), str(line.matches)), is_own=is_own)


def _list_alt(line: LeaderboardLine, board: Leaderboard, names: ResolvedNames) -> str:
    name, rating = names.people[line.person.id], rating_text(line.rating, board.at)
    if line.rank:
        return texts.row_alt(rank=line.rank, name=name, rating=rating)
    return texts.row_alt_unranked(name=name, rating=rating)


_OUTCOMES: tuple[Outcome, ...] = ("won", "drawn", "void", "lost")
"""Order in which the outcomes of a team's seats decide the outcome of the team: the first one wins."""


def tally_text(tally: Tally) -> str:
    """Return the number of matches of each outcome as text; draws are omitted if there are none.

    >>> tally_text(Tally(3, 1, 2))
    '3 won, 1 drawn, 2 lost'
    """
    if tally.drawn:
        return texts.tally_with_draws(won=tally.won, drawn=tally.drawn, lost=tally.lost)
    return texts.tally(won=tally.won, lost=tally.lost)


def profile_screen(profile: Profile, names: ResolvedNames, sections: Sequence[ProfileSection] = ()) -> Screen:
    """Return the screen of a profile: tallies with ratings, opponents, streak, newest matches, rating curves.

    `profile` and `sections` hold only facts that their reader may know. Blocks without a text are left out.
    """
    record, total = profile.record, Tally(*(sum(each) for each in zip(*profile.record.games.values(), strict=True)))
    text = texts.no_match_yet()
    if total.match_count:
        text = texts.matches_ended(count=total.match_count, tally=tally_text(total))
    if profile.is_hidden:
        text = f"{text}\n{texts.you_hide()}"
    opponents = [
        texts.opponent_line(name=names.people[other.id], tally=tally_text(each)) for other, each in record.opponents
    ]
    with_computers = tally_text(record.with_computers) if record.with_computers.match_count else ""
    is_provisional = any(curve[-1].is_provisional(profile.now) for curve in record.curves.values())
    pictured = [*_curve_rows(record.curves, names, profile.now), *(row for each in sections for row in each.rows)]
    return Screen(
        title=names.people[profile.person.id],
        text=text,
        blocks=drop_empty(
            Block(texts.games(), "\n".join(_game_lines(profile, names))),
            Block(texts.opponents(), "\n".join(opponents)),
            Block(texts.lately(), "" if record.streak is None else streak_text(*record.streak)),
            Block(texts.computer_players(), with_computers),
            *(each.block for each in sections),
            Block(texts.last_matches(), fitting_lines([ended_line(match, names) for match in profile.newest])),
        ),
        picture=picture_of_rows(pictured) if pictured else None,
        footer=texts.provisional() if is_provisional else "",
    )


def streak_text(outcome: Outcome, number: int) -> str:
    """Return a sentence about the latest matches: `number` in a row ended with `outcome`.

    >>> streak_text("won", 3)
    'Won the last 3 matches in a row.'
    """
    match outcome:
        case "won":
            return texts.streak_won(count=number)
        case "drawn":
            return texts.streak_drawn(count=number)
    return texts.streak_lost(count=number)


def result_text(match: EndedMatch, names: ResolvedNames) -> str:
    """Return the winners and losers of an ended match as text."""
    sides = _sides(match, names)
    lost = sides.get("lost", ())
    if void := sides.get("void"):
        return texts.result_void(names=void)
    if won := sides.get("won"):
        count = sum(seat.outcome == "won" for seat in match.seats)
        return (
            texts.result_won_against(winners=won, losers=lost, count=count)
            if lost
            else texts.result_won(winners=won, count=count)
        )
    drawn = sides.get("drawn", ())
    return texts.result_draw_before(names=drawn, losers=lost) if lost else texts.result_draw(names=drawn)


def ended_line(match: EndedMatch, names: ResolvedNames) -> str:
    """Return the result of an ended match, and below it game, tournament, number and date in small type."""
    parts = (
        names.game(match.game),
        "" if match.pairing is None else pairing_heading(*match.pairing),
        texts.match_number(match=match.id),
        texts.rated() if match.is_rated else "",
        f"<t:{int(match.ended_at)}:d>",
    )
    return f"{result_text(match, names)}\n-# {' · '.join(filter(None, parts))}"


def _sides(match: EndedMatch, names: ResolvedNames) -> dict[Outcome, list[str]]:
    """Return the teams' names by outcome. Members of a team are joined by an ampersand."""
    sides: dict[Outcome, list[str]] = {}
    for team in sorted({seat.team for seat in match.seats}):
        members = [seat for seat in match.seats if seat.team == team]
        outcomes = {seat.outcome for seat in members}
        came_to: Outcome = next(each for each in _OUTCOMES if each in outcomes)
        sides.setdefault(came_to, []).append(" & ".join(names.people[seat.person.id] for seat in members))
    return sides


def fitting_lines(lines: Sequence[str], length: int = limits.EMBED_FIELD_VALUE) -> str:
    """Return the first lines that fit into `length` characters. A first line that is too long is shortened."""
    text = ""
    for line in lines:
        longer = f"{text}\n{line}" if text else shorten(line, length)
        if len(longer) > length:
            break
        text = longer
    return text


def _game_lines(profile: Profile, names: ResolvedNames) -> Iterator[str]:
    """Yield a line for each game that the person has played or is rated in: rating and tally."""
    games, curves = profile.record.games, profile.record.curves
    for key in dict.fromkeys((*curves, *games)):
        rating = f"**{rating_text(curves[key][-1], profile.now)}**" if key in curves else ""
        tally = tally_text(games[key]) if key in games else ""
        yield texts.game_line(game=names.game(key), results=" · ".join(filter(None, (rating, tally))))


REFUSALS: Mapping[str, RefusalText] = texts_with_prefix(texts, "refusal")


Standing = Literal["ranked", "hidden", "uncertain", "opponents", "idle"]
"""Status of the reader's own rating on a leaderboard."""

_STANDS, _STOOD = texts_with_prefix(texts, "stands"), texts_with_prefix(texts, "stood")
"""Sentences on the reader's rating in the current season and in an earlier one, by standing."""


def leaderboard_screen(board: Leaderboard, names: ResolvedNames) -> Screen:
    """Return the screen of one page of a leaderboard, with a sentence if it ranks no people.

    If the reader has a rating, a block shows that rating. It also shows the reader's rank, or the reason if unranked.
    """
    season = _season_text(board, names)
    own = "" if board.own is None else _reader_text(board, board.own)
    title = texts.leaderboard_title(game=names.game(board.game))
    ranked = "\n".join(_line(line, names, board.at) for line in board.lines)
    if not ranked:
        ranked = texts.nobody_was_ranked() if board.is_over else texts.nobody_ranked()
    unranked = [_unranked_line(line, names, board.at) for line in board.unranked]
    if len(unranked) < board.unranked_people:
        unranked.append(texts.and_more(count=board.unranked_people - len(unranked)))
    footer = texts.rank_takes(opponents=MIN_OPPONENTS)
    if board.pages > 1:
        footer = texts.rank_takes_and_page(page=board.page + 1, pages=board.pages, opponents=MIN_OPPONENTS)
    return Screen(
        title=title,
        headline="\n".join(filter(None, (f"**{title}**", season, own))),
        text=f"{season}\n{ranked}",
        blocks=drop_empty(
            Block(texts.not_ranked(), "\n".join(unranked) if board.unranked else ""), Block(texts.you(), own)
        ),
        picture=leaderboard_picture(board, names),
        footer=footer,
    )


def _season_text(board: Leaderboard, names: ResolvedNames) -> str:
    """Return the season's months, and when it ends or who became its champion."""
    if not board.is_over:
        return texts.season_ends(season=board.season.name, when=f"<t:{int(board.season.ends_at)}:R>")
    if not has_champion(board.ranked_people) or board.page:
        return board.season.name
    return texts.season_champion(season=board.season.name, name=names.people[board.lines[0].person.id])


def _reader_text(board: Leaderboard, own: LeaderboardLine) -> str:
    rating = f"**{rating_text(own.rating, board.at)}**"
    sentences = _STOOD if board.is_over else _STANDS
    sentence = sentences[_standing_of(board, own)]
    return sentence(rank=own.rank, rating=rating, met=own.opponents, needed=MIN_OPPONENTS)


def _standing_of(board: Leaderboard, own: LeaderboardLine) -> Standing:
    if board.is_hidden:
        return "hidden"
    if own.rank:
        return "ranked"
    if not own.matches:
        return "idle"
    return "opponents" if own.opponents < MIN_OPPONENTS else "uncertain"


def ended_screen(listing: EndedList, names: ResolvedNames) -> Screen:
    """Return the screen of one page of ended matches, with a sentence instead if there are none."""
    lines = [ended_line(match, names) for match in listing.matches]
    return Screen(
        title=texts.your_matches_that_are_over() if listing.chosen.mine else texts.matches_that_are_over(),
        text=fitting_lines(lines, limits.EMBED_DESCRIPTION) or texts.no_ended(),
        footer=texts.page(number=listing.chosen.page + 1) if listing.chosen.page or listing.has_more else "",
    )


def _line(line: LeaderboardLine, names: ResolvedNames, at: float) -> str:
    return f"{line.rank}. {_standing_text(line, names, at)}"


def _unranked_line(line: LeaderboardLine, names: ResolvedNames, at: float) -> str:
    standing = _standing_text(line, names, at)
    if line.opponents >= MIN_OPPONENTS:
        return standing
    return f"{standing} · {texts.opponents_met(count=line.opponents, needed=MIN_OPPONENTS)}"


def _standing_text(line: LeaderboardLine, names: ResolvedNames, at: float) -> str:
    name, rating = names.people[line.person.id], rating_text(line.rating, at)
    return texts.standing(name=name, rating=rating, count=line.matches)

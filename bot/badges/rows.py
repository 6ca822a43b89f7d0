"""Queries of the results that badges are computed from."""

from itertools import groupby
from typing import NamedTuple

import msgspec

from bot.badges.model import MIN_CHOICES, Record, Win
from bot.names.computers import IDS, computer
from bot.ratings.rating_changes import read_ending
from bot.ratings.rows import read_teams
from bot.ratings.seasons import Season, season_at
from bot.store.access import GuildAccess
from bot.store.connection import Connection
from engine.core.values import Corrupt
from engine.review.turning_points import Estimated

_RESULTS = """
    SELECT game, teams, ending, with_computers, seat, outcome FROM result_seats JOIN results USING (match_id)
    WHERE person = (SELECT number FROM people WHERE user_id = ?) AND outcome <> 'void' ORDER BY ended_at, match_id
"""
_BEATEN_COMPUTERS = f"""
    SELECT DISTINCT results.game, opponents.user_id FROM result_seats AS mine JOIN results USING (match_id)
    JOIN result_seats AS other USING (match_id) JOIN people AS opponents ON opponents.number = other.person
    WHERE mine.person = (SELECT number FROM people WHERE user_id = ?) AND mine.outcome = 'won'
    AND other.team <> mine.team AND opponents.user_id BETWEEN {IDS[0]} AND {IDS[-1]}
"""  # noqa: S608 - numbers of ours
_PLAYED = """
    SELECT DISTINCT game, at FROM rating_changes WHERE person = (SELECT number FROM people WHERE user_id = ?)
"""
_REVIEWS = """
    SELECT review FROM reviews JOIN seats USING (match_id, seat)
    WHERE person = (SELECT number FROM people WHERE user_id = ?)
"""


class _Judged(msgspec.Struct, frozen=True):
    """The choices of a stored review, which every format has."""

    choices: tuple[Estimated, ...]


class PlayedSeason(NamedTuple):
    """A season in which a person played rated matches of a game."""

    game: str
    season: Season


class BadgeRows(GuildAccess):
    """Facts about people's results in the guilds' files."""

    async def badge_record(self, guild_id: int, user_id: int) -> Record:
        """Return the facts that follow from a person's results; tournaments and championships are left at 0."""
        return await self._read_or(guild_id, lambda file: _read_record(file, user_id), Record())

    async def played_seasons(self, guild_id: int, user_id: int) -> tuple[PlayedSeason, ...]:
        """Return the seasons and games with rated matches of a person, oldest first."""

        def work(file: Connection) -> tuple[PlayedSeason, ...]:
            played = {PlayedSeason(game, season_at(at)) for game, at in file.execute(_PLAYED, (user_id,))}
            return tuple(sorted(played, key=lambda each: (each.season, each.game)))

        return await self._read_or(guild_id, work, ())


def _read_record(file: Connection, user_id: int) -> Record:
    """Return the facts that follow from a person's results. Raises Corrupt if one can't be read."""
    wins: set[Win] = set()
    has_won_as_team = has_won_large = False
    outcomes: list[str] = []
    for game, teams_text, ending, with_computers, seat, outcome in file.execute(_RESULTS, (user_id,)).fetchall():
        if not with_computers:
            outcomes.append(outcome)
        if outcome == "won":
            teams = read_teams(teams_text)
            wins.add(Win(game, read_ending(ending).reason))
            has_won_as_team |= any(seat in team and len(team) > 1 for team in teams)
            has_won_large |= len(teams) > 2
    beaten = file.execute(_BEATEN_COMPUTERS, (user_id,)).fetchall()
    return Record(
        wins=frozenset(wins),
        matches=len(outcomes),
        longest_streak=max((len(list(run)) for outcome, run in groupby(outcomes) if outcome == "won"), default=0),
        hard_games=frozenset(game for game, opponent in beaten if _is_hard(opponent)),
        has_won_as_team=has_won_as_team,
        has_won_large=has_won_large,
        sharp_reviews=sum(_is_sharp(review) for (review,) in file.execute(_REVIEWS, (user_id,)).fetchall()),
    )


def _is_sharp(review: bytes) -> bool:
    """Return whether a stored review has enough choices, and no slip or blunder. Raises Corrupt if it can't be read."""
    try:
        choices = msgspec.json.decode(review, type=_Judged).choices
    except msgspec.MsgspecError as error:
        raise Corrupt("a review can't be read") from error
    return len(choices) >= MIN_CHOICES and all(each.verdict in ("better", "good") for each in choices)


def _is_hard(user_id: int) -> bool:
    player = computer(user_id)
    return player is not None and player.level == "hard"

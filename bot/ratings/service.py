"""Queries of profiles, leaderboards and ended matches, and the rules for rated matches.

Profiles read only results and ratings, so they reveal nothing about live matches. A hidden person appears only to that
person, and in the reader's own matches. A match is agreed as rated before it begins. Rated matches have a clock and
only people.
"""

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.guilds.model import GuildPreferences, Preferences, RatingRule
from bot.guilds.service import PersonalPreferences
from bot.match.model.computers import people_among
from bot.match.model.match import Match, Person, Request
from bot.match.model.ports import Clock
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.words import rated_text
from bot.ratings.model import (
    MIN_OPPONENTS,
    VOID,
    EndedFilter,
    EndedList,
    EndedQuery,
    Leaderboard,
    LeaderboardLine,
    Profile,
    RatedPerson,
    Rating,
    has_champion,
    is_ratable,
)
from bot.ratings.rows import RatingRows
from bot.ratings.screens import ProfileSection
from bot.ratings.seasons import Season, season_at
from bot.screens.refusals import Refused
from bot.screens.typed import as_word, fold, split_words

_log = logging.getLogger(__name__)


PAGE_SIZE = 10
"""Lines of a leaderboard, and matches of a list, on one page."""

UNRANKED = 10
"""Largest number of unranked people on a leaderboard."""

OPPONENTS = 5
NEWEST = 5
CURVE_POINTS = 60
"""Largest numbers of opponents, latest matches and points per curve in a profile."""

SectionsMaker = Callable[[int, Person], Awaitable[tuple[ProfileSection, ...]]]
"""Makes sections of a person's profile in a guild, for a reader from whom the person does not hide."""

LAST_PAGE = 1_000
"""Highest page number of a list of ended matches."""


class Profiles:
    """Queries of profiles, leaderboards and ended matches."""

    def __init__(self, rating_rows: RatingRows, clock: Clock, preferences: PersonalPreferences) -> None:
        self._rating_rows = rating_rows
        self._clock = clock
        self._preferences = preferences
        self._sections: list[SectionsMaker] = []

    def add_sections(self, make: SectionsMaker) -> None:
        """Add sections of other features to all profiles, after the earlier ones."""
        self._sections.append(make)

    async def sections(self, guild_id: int, reader_id: int, person: Person) -> tuple[ProfileSection, ...]:
        """Return the sections of a person's profile for a reader. Raises Refused("hides_profile") as `profile` does."""
        await self.check_visible(guild_id, reader_id, person)
        return tuple([section for make in self._sections for section in await make(guild_id, person)])

    async def check_visible(self, guild_id: int, reader_id: int, person: Person) -> GuildPreferences:
        """Return the preferences of the guild's people.

        Raises Refused("hides_profile") if the person hides from the reader.
        """
        chosen = await self._preferences.all(guild_id)
        if person.id in chosen.hidden_from(reader_id):
            raise Refused("hides_profile", name=person.name)
        return chosen

    async def profile(self, guild_id: int, reader_id: int, person: Person) -> Profile:
        """Return a person's profile for a reader. Raises Refused("hides_profile") if it is hidden from the reader.

        Other people's profiles omit everyone who hides from the reader.
        """
        chosen = await self.check_visible(guild_id, reader_id, person)
        exclude = frozenset() if person.id == reader_id else chosen.hidden_from(reader_id)
        with errors_as_refusals(guild_id):
            record = await self._rating_rows.play_record(
                guild_id, person.id, opponents=OPPONENTS + len(exclude), points=CURVE_POINTS
            )
            newest = await self._rating_rows.ended_matches(
                guild_id, EndedQuery(people=(person.id,), exclude=exclude, limit=NEWEST)
            )
        now = self._clock.now()
        opponents = tuple(each for each in record.opponents if each[0].id not in exclude)[:OPPONENTS]
        curves = {game: _up_to_now(curve, now) for game, curve in record.curves.items()}
        own = chosen.get(person.id)
        return Profile(person, replace(record, opponents=opponents, curves=curves), newest, now, own.hidden)

    async def leaderboard(
        self, guild_id: int, reader_id: int, game: str, page: int = 0, season: Season | None = None
    ) -> Leaderboard:
        """Return a page of a leaderboard, best first; pages count from 0. A page past the end becomes the last one.

        `season` None or in the future means the current one. A rank needs a rated match in the season, a certain rating
        and `MIN_OPPONENTS` opponents. The page omits hidden people. `own` is the reader's line; rank 0 means unranked.
        It is None for a reader without a rating, and for `reader_id` 0, a public post.
        """
        now = self._clock.now()
        current = season_at(now)
        season = min(season or current, current)
        at = now if season == current else season.last_second
        chosen = await self._preferences.all(guild_id)
        with errors_as_refusals(guild_id):
            rated = await self._rating_rows.rated_people(guild_id, game, season)
        shown = [each for each in rated if each.user_id not in chosen.hidden_from(0)]
        ranked, unranked = _rank(shown, at)
        ranks = {each.user_id: rank for rank, each in enumerate(ranked, 1)}
        pages = max(-(-len(ranked) // PAGE_SIZE), 1)
        page = min(page, pages - 1)
        lines = ranked[page * PAGE_SIZE : (page + 1) * PAGE_SIZE]
        below = unranked[:UNRANKED] if page == pages - 1 else []
        with errors_as_refusals(guild_id):
            names = await self._rating_rows.names(guild_id, [each.user_id for each in (*lines, *below)])
        return Leaderboard(
            game=game,
            season=season,
            lines=tuple(_line(each, ranks, names) for each in lines),
            page=page,
            pages=pages,
            own=next((_line(each, ranks, {}) for each in rated if each.user_id == reader_id), None),
            at=at,
            is_over=season < current,
            is_hidden=chosen.get(reader_id).hidden,
            unranked=tuple(_line(each, ranks, names) for each in below),
            unranked_people=len(unranked),
            ranked_people=len(ranked),
            has_earlier=any(each.rating.matches > each.matches for each in shown),
        )

    async def count_championships(self, guild_id: int, user_id: int, played: Iterable[tuple[str, Season]]) -> int:
        """Return how many leaderboards of these games and past seasons the person leads as champion.

        Raises Refused if the data can't be read.
        """
        current, count = season_at(self._clock.now()), 0
        hidden = (await self._preferences.all(guild_id)).hidden_from(0)
        for game, season in played:
            if season < current:
                with errors_as_refusals(guild_id):
                    rated = await self._rating_rows.rated_people(guild_id, game, season)
                shown = [each for each in rated if each.user_id not in hidden]
                ranked, _ = _rank(shown, season.last_second)
                count += has_champion(len(ranked)) and ranked[0].user_id == user_id
        return count

    async def list_ended(self, guild_id: int, reader_id: int, chosen: EndedFilter) -> EndedList:
        """Return a page of ended matches, newest first, at most PAGE_SIZE, and whether there are more.

        `reader_id` is the Discord id of the reader. Matches of people who hide from the reader are left out, unless
        `chosen.mine`. Pages count from 0; a page beyond LAST_PAGE gives LAST_PAGE. Raises Refused if the data can't be
        read.
        """
        hidden = frozenset() if chosen.mine else (await self._preferences.all(guild_id)).hidden_from(reader_id)
        people = [reader_id] if chosen.mine else []
        people += [chosen.opponent] if chosen.opponent else []
        page = min(chosen.page, LAST_PAGE)
        query = EndedQuery(tuple(people), chosen.game, hidden, page * PAGE_SIZE, PAGE_SIZE + 1)
        with errors_as_refusals(guild_id):
            matches = await self._rating_rows.ended_matches(guild_id, query)
        return EndedList(replace(chosen, page=page), matches[:PAGE_SIZE], len(matches) > PAGE_SIZE)

    async def hide(self, guild_id: int, request: Request, *, hidden: bool) -> Preferences:
        """Hide a person's results from others, or show them again, and return the person's preferences."""
        return await self._preferences.change(guild_id, request, lambda before: replace(before, hidden=hidden))


def _rank(people: Sequence[RatedPerson], at: float) -> tuple[list[RatedPerson], list[RatedPerson]]:
    """Return the ranked people of a season, best first, and the unranked ones, most matches first.

    Both leave out people without a match in the season. Ratings hold `at` (POSIX time).
    """
    played = [each for each in people if each.matches]
    ranked = [each for each in played if each.opponents >= MIN_OPPONENTS and not each.rating.is_provisional(at)]
    unranked = [each for each in played if each not in ranked]
    ranked.sort(key=lambda each: (-each.rating.as_of(at).mu, each.user_id))
    unranked.sort(key=lambda each: (-each.matches, each.user_id))
    return ranked, unranked


def _line(each: RatedPerson, ranks: Mapping[int, int], names: Mapping[int, str]) -> LeaderboardLine:
    person = Person(each.user_id, names.get(each.user_id, ""))
    return LeaderboardLine(ranks.get(each.user_id, 0), person, each.rating, each.matches, each.opponents)


def _up_to_now(curve: tuple[Rating, ...], now: float) -> tuple[Rating, ...]:
    """Return the curve with a further point for `now`, if a season's start has changed the newest rating since."""
    newest = curve[-1].as_of(now)
    return curve if newest.mu == curve[-1].mu else (*curve, replace(newest, at=now))


RATED_WORDS = {"rated": True, "unrated": False}
"""English words among the typed options that request a rated or an unrated match."""


def rated_words() -> Mapping[str, bool]:
    """Return `RATED_WORDS` with the words of the reader's language."""
    return {**RATED_WORDS, **{as_word(rated_text(rated=rated)): rated for rated in (True, False)}}


UnratedReason = Literal["not_begun", "computers", "former", "too_short", "too_many"]
"""Reason why a match agreed as rated changed no ratings."""


def split_rated(typed: str) -> tuple[str, bool | None]:
    """Remove the words "rated" and "unrated" from typed options, and return the rest and the last choice.

    The words may be in the reader's language or in English. The choice is True for "rated", False for "unrated", and
    None without either word.

    >>> split_rated("barrage unrated")
    ('barrage', False)
    """
    words, known = split_words(typed), rated_words()
    choices = [known[fold(word)] for word in words if fold(word) in known]
    if not choices:
        return typed, None
    return " ".join(word for word in words if fold(word) not in known), choices[-1]


def can_be_rated(rule: RatingRule, clock: ClockName) -> bool:
    """Return whether a match may be rated: the guild's rule isn't "off", and the match has a clock."""
    return rule != "off" and clock != "none"


def settle_rated(rule: RatingRule, clock: ClockName, requested: bool | None, *, before: bool | None = None) -> bool:
    """Return whether a new match is rated: the first known of `requested`, `before` and the guild's default.

    `before` is the choice of the previous match, None if there was none. Return False if ratings are off or there is no
    clock. If `requested` is True in that case, raise Refused("ratings_off" | "rated_without_clock") instead.
    """
    if requested and rule == "off":
        raise Refused("ratings_off")
    if requested and clock == "none":
        raise Refused("rated_without_clock")
    if not can_be_rated(rule, clock):
        return False
    return next((choice for choice in (requested, before) if choice is not None), rule == "usual")


def is_rated_so_far(match: Match) -> bool:
    """Return whether the match is agreed as rated and its current people include no computer player."""
    return match.rated and len(people_among(match.people)) == len(match.people)


def unrated_reason(match: Match, *, is_too_short: bool) -> UnratedReason:
    """Return the reason why an ended match that was agreed as rated changed no ratings.

    `is_too_short` is the result of `RatingRows.is_too_short`.
    """
    if match.ending is None or match.ending.reason == VOID:
        return "not_begun"
    if not is_rated_so_far(match):
        return "computers"
    if not is_ratable(match):
        return "former"
    return "too_short" if is_too_short else "too_many"

"""What a guild's people are shown of each other's play: profiles, leaderboards and lists of ended matches.

All of it is read from results and ratings, so nothing in it tells of a match that is being played. Whoever hides
themselves is in none of it, but in what they ask for themselves; only one's own matches name everybody who sat there.
"""

from msgspec.structs import replace

from bot.model.guild import Preferences
from bot.model.match import Person
from bot.model.ports import Clock
from bot.model.ratings import (
    DAY,
    EndedFilter,
    EndedList,
    EndedWanted,
    Leaderboard,
    LeaderboardLine,
    Profile,
)
from bot.model.request import Request
from bot.screens.refusals import Refused
from bot.service.guilds.preferences import PersonalPreferences
from bot.service.matches.changes import errors_as_refusals
from bot.storage.results import RatingRows

LISTED_FOR = 90 * DAY
"""Seconds after their last rated match of a game for which somebody stays on its leaderboard."""

PAGE = 10
"""Lines of a leaderboard, and matches of a list, on one page."""

OPPONENTS = 5
NEWEST = 5
CURVE_POINTS = 60
"""How many opponents, matches and points of each curve a profile has."""

LAST_PAGE = 1_000
"""Nobody turns further than that."""


class Profiles:
    """Reads what people have played."""

    def __init__(self, rating_rows: RatingRows, clock: Clock, preferences: PersonalPreferences) -> None:
        self._rating_rows = rating_rows
        self._clock = clock
        self._preferences = preferences

    async def profile(self, guild_id: int, reader_id: int, person: Person) -> Profile:
        """How a person has played; raises Refused("hides_profile")."""
        chosen = await self._preferences.all(guild_id)
        hidden = chosen.hidden_from(reader_id)
        if person.id in hidden:
            raise Refused("hides_profile", name=person.name)
        without = frozenset() if person.id == reader_id else hidden
        with errors_as_refusals(guild_id):
            record = await self._rating_rows.play_record(
                guild_id, person.id, opponents=OPPONENTS + len(without), points=CURVE_POINTS
            )
            newest = await self._rating_rows.ended_matches(
                guild_id, EndedWanted(people=(person.id,), without=without, most=NEWEST)
            )
        opponents = tuple(each for each in record.opponents if each[0].id not in without)[:OPPONENTS]
        own = chosen.of(person.id)
        return Profile(person, replace(record, opponents=opponents), newest, self._clock.now(), own.hidden)

    async def leaderboard(self, guild_id: int, reader_id: int, game: str, page: int = 0) -> Leaderboard:
        """Who is certain enough in a game and has played it lately, the best first; nobody's own line for reader 0."""
        now = self._clock.now()
        chosen = await self._preferences.all(guild_id)
        hidden = chosen.hidden_from(0)
        with errors_as_refusals(guild_id):
            rated = await self._rating_rows.rated_people(guild_id, game, 0.0)
        listed = [
            (user_id, rating)
            for user_id, rating in rated
            if user_id not in hidden and rating.at >= now - LISTED_FOR and not rating.is_provisional(now)
        ]
        listed.sort(key=lambda each: (-each[1].mu, each[0]))
        pages = max(-(-len(listed) // PAGE), 1)
        page = min(page, pages - 1)
        shown = [(place, *each) for place, each in enumerate(listed, 1)]
        own = next((each for each in shown if each[1] == reader_id), None)
        own = own or next(((0, *each) for each in rated if each[0] == reader_id), None)
        lines = shown[page * PAGE : (page + 1) * PAGE]
        with errors_as_refusals(guild_id):
            names = await self._rating_rows.names(guild_id, [user_id for _, user_id, _ in lines])
        return Leaderboard(
            game=game,
            lines=tuple(
                LeaderboardLine(place, Person(user, names.get(user, "")), rating) for place, user, rating in lines
            ),
            page=page,
            pages=pages,
            own=own and LeaderboardLine(own[0], Person(reader_id, ""), own[2]),
            now=now,
            is_hidden=chosen.of(reader_id).hidden,
        )

    async def ended(self, guild_id: int, reader_id: int, chosen: EndedFilter) -> EndedList:
        """One page of ended matches, the newest first."""
        hidden = frozenset() if chosen.mine else (await self._preferences.all(guild_id)).hidden_from(reader_id)
        people = [reader_id] if chosen.mine else []
        people += [chosen.opponent] if chosen.opponent else []
        page = min(chosen.page, LAST_PAGE)
        wanted = EndedWanted(tuple(people), chosen.game, hidden, page * PAGE, PAGE + 1)
        with errors_as_refusals(guild_id):
            found = await self._rating_rows.ended_matches(guild_id, wanted)
        return EndedList(replace(chosen, page=page), found[:PAGE], len(found) > PAGE)

    async def hide(self, guild_id: int, request: Request, *, hidden: bool) -> Preferences:
        """Let a person hide themselves, or show themselves again."""
        return await self._preferences.change(guild_id, request, lambda before: replace(before, hidden=hidden))

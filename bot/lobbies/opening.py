"""How a match is opened, by a challenge or a lobby: held to the house rules, stored, and given its deadline.

How much one person can have going on in one guild, and how long things wait.
"""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.guilds.service import OpeningChecks
from bot.lobbies.lobby import every_roster
from bot.match.changes import Changes
from bot.match.model.computers import people_among
from bot.match.model.match import Lobby, Match, NewMatch, Permissions, Person, Request
from bot.match.model.ports import Keys
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks
from bot.match.waits import Deadlines
from bot.outbox.rows import OutboxRows
from bot.ratings.service import settle_rated
from bot.screens.refusals import Refused
from engine.core.values import Roster


class OpeningRequest(msgspec.Struct, frozen=True):
    """Who opens a match of which game, where, and as what command; `typed_options` are not read yet."""

    guild_id: int
    channel_id: int
    opener: Person
    game: str
    typed_options: str
    interaction_id: int | None
    permissions: Permissions = Permissions()
    clock: ClockName | None = None
    rated: bool | None = None
    """Whether it is to be rated; None: as the match before, or as is usual."""


def rematch_request(match: Match, request: Request, permissions: Permissions) -> OpeningRequest:
    """Ask for another match of the same game in the same place."""
    return OpeningRequest(
        match.guild_id, match.channel_id, request.person, match.game, "", request.interaction_id, permissions
    )


async def locate_message(outbox_rows: OutboxRows, match: Match) -> tuple[int, int, int | None]:
    """The guild, the channel and the public message of a match; None: it is still to be posted."""
    board = await outbox_rows.board(match.ref)
    return match.guild_id, board.channel_id, board.message_id


class Terms(msgspec.Struct, frozen=True):
    """What is opened: for whom, with which options of the game, and for how many seconds it waits for its people.

    `clock_before` and `rated_before` are those of the match before, in a rematch; `roster` the one that was settled,
    else it is the usual.
    """

    options: bytes
    people: tuple[Person, ...]
    seconds: float
    lobby: Lobby | None = None
    clock_before: ClockName | None = None
    roster: Roster | None = None
    rated_before: bool | None = None

    @property
    def invitees(self) -> tuple[Person, ...]:
        """Whom the card calls: all people but the opener, as soon as it is out."""
        return () if self.lobby is not None and not self.lobby.posted else people_among(self.people[1:])


PeopleCheck = Callable[[ClockName], Awaitable[None]]
"""Refuses people who can't play the match, which would have this clock."""


class Opening:
    """Opens matches."""

    def __init__(self, changes: Changes, deadlines: Deadlines, keys: Keys, checks: OpeningChecks) -> None:
        self._changes = changes
        self._deadlines = deadlines
        self._keys = keys
        self.checks = checks
        self._locks = Locks[tuple[int, int]]()

    async def open(self, request: OpeningRequest, terms: Terms, check_people: PeopleCheck) -> Match:
        """Store a match that waits for its people, and start its clock; raises Refused, and then there is none.

        What one person opens is opened one after the other, so that each is checked against those before.
        """
        async with self._locks.get((request.guild_id, request.opener.id)):
            await self.checks.check(request.guild_id, request.permissions, request.game)
            clock = await self.checks.choose_clock(request.guild_id, request.clock, before=terms.clock_before)
            rated = await self._settle_rated(request, terms, clock)
            await check_people(clock)
            self.checks.rate_limiter.take(request.guild_id, request.opener.id, terms.invitees)
            return await self._store(request, terms, clock, rated=rated)

    async def _settle_rated(self, request: OpeningRequest, terms: Terms, clock: ClockName) -> bool:
        """Whether the match is rated; raises Refused where it is wanted and can't be."""
        if len(people_among(terms.people)) < len(terms.people):
            if request.rated:
                raise Refused("rated_with_computers")
            return False
        rule = (await self.checks.rules(request.guild_id)).ratings
        return settle_rated(rule, clock, request.rated, before=terms.rated_before)

    async def _store(self, request: OpeningRequest, terms: Terms, clock: ClockName, *, rated: bool) -> Match:
        now = self._deadlines.now()
        draft = NewMatch(
            channel_id=request.channel_id,
            game=request.game,
            options=terms.options,
            roster=terms.roster or every_roster(request.game, terms.options)[0],
            people=terms.people,
            key=self._keys.new(),
            created_at=now,
            expires_at=now + terms.seconds,
            lobby=terms.lobby,
            clock=clock,
            rated=rated,
            actions_stand=not (await self.checks.rules(request.guild_id)).taking_back,
        )
        match = await self._changes.open(request.guild_id, draft, request.opener.id, request.interaction_id)
        self._deadlines.add(match.ref, draft.expires_at)
        return match


MAX_OPEN_PER_PERSON = 10
"""Matches that a person can play, have opened and have agreed to play at once.

What others ask somebody to play counts for them alone, or they could fill the limit and keep that person from playing.
"""

CHALLENGE_SECONDS = 24 * 3600
"""How long a challenge waits for its answer."""

LOBBY_SECONDS = 24 * 3600
"""How long a lobby waits for people, and a rematch of several for theirs."""

MUSTER_SECONDS = 30 * 60
"""How long the people of a voice channel have to agree; they are all there."""


async def is_at_limit(match_rows: MatchRows, guild_id: int, user_id: int, *, exclude: int = 0) -> bool:
    """Tell whether a person can't take on one more match, or go on with this one (`besides`); raises Refused."""
    with errors_as_refusals(guild_id):
        return await match_rows.count_engaged(guild_id, user_id, exclude=exclude) >= MAX_OPEN_PER_PERSON


async def check_room(
    match_rows: MatchRows, guild_id: int, people: Sequence[Person], asking: Person, *, exclude: int = 0
) -> None:
    """Refuse people who can't take on one more match, or go on with this one (`besides`), as the one who asks reads it.

    Raises Refused("too_many_yours" | "too_many_open").
    """
    for person in people_among(people):
        if await is_at_limit(match_rows, guild_id, person.id, exclude=exclude):
            if person.id == asking.id:
                raise Refused("too_many_yours", limit=MAX_OPEN_PER_PERSON)
            raise Refused("too_many_open", name=person.name, limit=MAX_OPEN_PER_PERSON)

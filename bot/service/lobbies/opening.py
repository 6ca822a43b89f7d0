"""How a match is opened, by a challenge or a lobby: held to the house rules, stored, and given its deadline."""

from collections.abc import Awaitable, Callable

import msgspec

from bot.model.clock import ClockName
from bot.model.computers import people_among
from bot.model.match import Lobby, Match, NewMatch, Person
from bot.model.ports import Keys
from bot.model.request import Permissions, Request
from bot.screens.refusals import Refused
from bot.service.clocks.deadlines import Deadlines
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.lobbies.lobby_state import every_roster
from bot.service.locks import Locks
from bot.service.matches.changes import Changes
from bot.service.ratings.rated_matches import settle_rated
from bot.storage.outbox import OutboxRows
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


async def where_it_stands(outbox_rows: OutboxRows, match: Match) -> tuple[int, int, int | None]:
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
    def asked(self) -> tuple[Person, ...]:
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
        async with self._locks.of((request.guild_id, request.opener.id)):
            await self.checks.check(request.guild_id, request.permissions, request.game)
            clock = await self.checks.clock(request.guild_id, request.clock, before=terms.clock_before)
            rated = await self._settle_rated(request, terms, clock)
            await check_people(clock)
            self.checks.rate_limiter.take(request.guild_id, request.opener.id, terms.asked)
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

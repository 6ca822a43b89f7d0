"""Opening of a match by a challenge or lobby: check the house rules, store it and set its deadline.

Also holds the limit of open matches per person, and the times that challenges and lobbies wait.
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
from engine.core.replay import Position
from engine.core.values import Roster


class OpeningRequest(msgspec.Struct, frozen=True):
    """A request to open a match: the game, the opener, the place and the command. `typed_options` are unparsed."""

    guild_id: int
    channel_id: int
    opener: Person
    game: str
    typed_options: str
    interaction_id: int | None
    permissions: Permissions = Permissions()
    clock: ClockName | None = None
    rated: bool | None = None
    """Whether the match will be rated. None means as the match before a rematch, otherwise the guild's default."""


def rematch_request(match: Match, request: Request, permissions: Permissions) -> OpeningRequest:
    """Return a request to open another match of the same game in the same channel.

    The person of `request` is the opener. The result has no options, clock or rating; the caller adds those of `match`.
    """
    return OpeningRequest(
        match.guild_id, match.channel_id, request.person, match.game, "", request.interaction_id, permissions
    )


async def locate_message(outbox_rows: OutboxRows, match: Match) -> tuple[int, int, int | None]:
    """Return guild, channel and message id of a match's public message. The id is None before it is posted."""
    board = await outbox_rows.board(match.ref)
    return match.guild_id, board.channel_id, board.message_id


class Terms(msgspec.Struct, frozen=True):
    """Content of a new match. `seconds` is the time that it waits for its people.

    `clock_before` and `rated_before` come from the previous match of a rematch. `roster` None means the first roster
    that the options allow.
    """

    options: bytes
    people: tuple[Person, ...]
    seconds: float
    lobby: Lobby | None = None
    clock_before: ClockName | None = None
    roster: Roster | None = None
    rated_before: bool | None = None
    position: Position | None = None
    """The position from which the match starts; None means that it starts with a set-up."""

    @property
    def invitees(self) -> tuple[Person, ...]:
        """People that the new card pings: all except the opener and computer players.

        `()` if the card is not posted yet.
        """
        return () if self.lobby is not None and not self.lobby.posted else people_among(self.people)[1:]


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
        """Store a new match that waits for its people, and schedule its deadline.

        `check_people` gets the match's clock and raises Refused if the people can't play. A house rule or the rate
        limit may also raise Refused; then nothing is stored. Requests of one opener run one after another. Each is
        checked against the earlier ones.
        """
        async with self._locks.get((request.guild_id, request.opener.id)):
            await self.checks.check(request.guild_id, request.permissions, request.game)
            clock = await self.checks.choose_clock(request.guild_id, request.clock, before=terms.clock_before)
            rated = await self._settle_rated(request, terms, clock)
            await check_people(clock)
            self.checks.rate_limiter.take(request.guild_id, request.opener.id, terms.invitees)
            return await self._store(request, terms, clock, rated=rated)

    async def _settle_rated(self, request: OpeningRequest, terms: Terms, clock: ClockName) -> bool:
        """Return whether a match with this clock is rated: by the request, the terms or the guild's default.

        A match with computer players is unrated. Raises Refused if the request asks for an impossible rating. The code
        is "rated_with_computers" | "ratings_off" | "rated_without_clock".
        """
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
            position=terms.position,
        )
        match = await self._changes.open(request.guild_id, draft, request.opener.id, request.interaction_id)
        self._deadlines.add(match.ref, draft.expires_at)
        return match


MAX_OPEN_PER_PERSON = 10
"""Maximum number of matches per person and guild: those played, opened or agreed to.

Unanswered invitations count only for the person who sent them. Otherwise others could fill a person's limit.
"""

CHALLENGE_SECONDS = 24 * 3600
"""Seconds that a challenge waits for its answer."""

LOBBY_SECONDS = 24 * 3600
"""Seconds that an open lobby, or a rematch of more than two people, waits for its people."""

MUSTER_SECONDS = 30 * 60
"""Seconds in which the people of a voice channel must agree. It is short because all are present."""


async def is_at_limit(match_rows: MatchRows, guild_id: int, user_id: int, *, exclude: int = 0) -> bool:
    """Return whether a person has as many matches as allowed, ignoring match `exclude` (0 ignores none).

    Raises Refused if the guild's file can't be read.
    """
    with errors_as_refusals(guild_id):
        return await match_rows.count_engaged(guild_id, user_id, exclude=exclude) >= MAX_OPEN_PER_PERSON


async def check_room(
    match_rows: MatchRows, guild_id: int, people: Sequence[Person], asking: Person, *, exclude: int = 0
) -> None:
    """Raise Refused if one of these people has as many matches as allowed, ignoring match `exclude`.

    The code is "too_many_yours" for `asking` and "too_many_open" for another person. Computer players are not checked.
    """
    for person in people_among(people):
        if await is_at_limit(match_rows, guild_id, person.id, exclude=exclude):
            if person.id == asking.id:
                raise Refused("too_many_yours", limit=MAX_OPEN_PER_PERSON)
            raise Refused("too_many_open", name=person.name, limit=MAX_OPEN_PER_PERSON)

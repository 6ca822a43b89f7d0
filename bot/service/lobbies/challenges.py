"""From a challenge to a match: open, accept, decline, cancel, lapse, and play again."""

import logging

import msgspec

from bot.model.clock import ClockName
from bot.model.match import Change, Match, MatchRef, NewMatch, Person
from bot.model.ports import Clock, Keys, Store
from bot.model.refusal import Refused
from bot.model.request import Permissions, Request
from bot.service.clocks.deadlines import Deadlines
from bot.service.games import playable
from bot.service.guilds.house_rules import OpeningChecks
from bot.service.guilds.limits import CHALLENGE_SECONDS, OPEN_PER_PERSON, has_enough
from bot.service.lobbies.option_text import parse_terms
from bot.service.lobbies.start import Ended, close, deal
from bot.service.matches.changes import Changes, errors_as_refusals

_log = logging.getLogger(__name__)


class Invitation(msgspec.Struct, frozen=True):
    """What a challenger asks for."""

    guild_id: int
    channel_id: int
    challenger: Person
    opponent: Person
    opponent_is_bot: bool
    game: str
    typed_options: str
    interaction_id: int | None
    permissions: Permissions = Permissions()
    clock: ClockName | None = None


class Challenges:
    """Opens and answers challenges."""

    def __init__(  # noqa: PLR0913 - the ports, and what it shares with lobbies
        self,
        store: Store,
        changes: Changes,
        clock: Clock,
        keys: Keys,
        deadlines: Deadlines,
        opening_checks: OpeningChecks,
    ) -> None:
        self._store = store
        self._changes = changes
        self._clock = clock
        self._keys = keys
        self._deadlines = deadlines
        self._opening_checks = opening_checks

    async def open(self, invitation: Invitation) -> Match:
        """Store a challenge and start its clock; the caller shows its card, which counts as its board."""
        host = playable(invitation.game)
        return await self._open(invitation, parse_terms(host, invitation.typed_options))

    async def _open(self, invitation: Invitation, options: bytes, before: ClockName | None = None) -> Match:
        host = playable(invitation.game)
        await self._opening_checks.check(invitation.guild_id, invitation.permissions, invitation.game)
        clock = await self._opening_checks.clock(invitation.guild_id, invitation.clock, before=before)
        with errors_as_refusals(invitation.guild_id):
            await self._check_people(invitation)
        self._opening_checks.take_turn(invitation.guild_id, invitation.challenger.id)
        now = self._clock.now()
        draft = NewMatch(
            channel_id=invitation.channel_id,
            game=host.game.key,
            options=options,
            roster=host.game.rosters(host.game.codec.load_options(options))[0],
            people=(invitation.challenger, invitation.opponent),
            key=self._keys.new(),
            created_at=now,
            expires_at=now + CHALLENGE_SECONDS,
            clock=clock,
        )
        match = await self._changes.open(
            invitation.guild_id, draft, invitation.challenger.id, invitation.interaction_id
        )
        self._deadlines.add(match.ref, draft.expires_at)
        return match

    async def _check_people(self, invitation: Invitation) -> None:
        challenger, opponent = invitation.challenger, invitation.opponent
        if challenger.id == opponent.id:
            raise Refused("self_challenge")
        if invitation.opponent_is_bot:
            raise Refused("bot_challenge", name=opponent.name)
        if await self._store.has_blocked(invitation.guild_id, opponent.id, challenger.id):
            raise Refused("blocked_you", name=opponent.name)
        if await self._store.has_blocked(invitation.guild_id, challenger.id, opponent.id):
            raise Refused("you_blocked", name=opponent.name)
        if await has_enough(self._store, invitation.guild_id, challenger.id):
            raise Refused("too_many_yours", limit=OPEN_PER_PERSON)
        if await has_enough(self._store, invitation.guild_id, opponent.id):
            raise Refused("too_many_open", name=opponent.name, limit=OPEN_PER_PERSON)

    async def accept(self, ref: MatchRef, request: Request) -> Match:
        """Start the match; only the opponent may, and only in time."""

        def decide(match: Match) -> Change:
            _check_open(match, request.at)
            if request.person.id != match.people[1].id:
                raise Refused("not_the_opponent", name=match.people[1].name)
            return deal(match, request)

        return await self._changes.make(ref, decide)

    async def decline(self, ref: MatchRef, request: Request) -> Match:
        """Turn a challenge down; only the opponent may."""
        return await self._close(ref, request, "declined")

    async def cancel(self, ref: MatchRef, request: Request) -> Match:
        """Take a challenge back; only the challenger may."""
        return await self._close(ref, request, "cancelled")

    async def _close(self, ref: MatchRef, request: Request, ending: Ended) -> Match:
        def decide(match: Match) -> Change:
            _check_open(match, request.at)
            challenger, opponent = match.people
            if ending == "declined" and request.person.id != opponent.id:
                raise Refused("not_the_opponent", name=opponent.name)
            if ending == "cancelled" and request.person.id != challenger.id:
                raise Refused("not_the_challenger", name=challenger.name)
            return close(match, ending, request.at, request)

        return await self._changes.make(ref, decide)

    async def part(self, guild_id: int, person: Person, other: Person) -> None:
        """End what a person and another one have open between them, as that person could."""
        with errors_as_refusals(guild_id):
            found = await self._store.matches(guild_id, user_id=person.id, statuses=("open",))
        for match in found:
            if match.lobby is not None or other.id not in {each.id for each in match.people}:
                continue
            ending: Ended = "cancelled" if match.people[0].id == person.id else "declined"
            try:
                await self._close(match.ref, Request(person, None, self._clock.now()), ending)
            except Refused as refused:
                _log.info("guild %d match %d: nothing to end any more (%s)", guild_id, match.id, refused.code)

    async def expire(self, ref: MatchRef) -> None:
        """Let a challenge or a lobby expire if its time is over and it is still open."""

        def decide(match: Match) -> Change | None:
            now = self._clock.now()
            if match.status != "open" or match.expires_at is None:
                return None
            if match.expires_at > now:
                self._deadlines.add(ref, match.expires_at)
                return None
            return close(match, "expired", now, None)

        try:
            await self._changes.make(ref, decide)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def rematch(self, match: Match, request: Request, permissions: Permissions) -> Match:
        """Challenge the other one of a match of two again, on the same terms."""
        person = request.person
        rival = next(other for other in match.people if other.id != person.id)
        return await self._open(
            Invitation(
                guild_id=match.guild_id,
                channel_id=match.channel_id,
                challenger=person,
                opponent=rival,
                opponent_is_bot=False,
                game=match.game,
                typed_options="",
                interaction_id=request.interaction_id,
                permissions=permissions,
            ),
            match.options,
            match.timing.clock,
        )


def _check_open(match: Match, at: float) -> None:
    if match.lobby is not None:
        raise Refused("not_offered")
    if match.status != "open":
        raise Refused("challenge_closed", status=match.status)
    if match.expires_at is not None and at > match.expires_at:
        raise Refused("challenge_expired")

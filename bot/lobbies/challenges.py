"""From a challenge to a match: open, accept, decline, cancel, lapse, and play again."""

import logging

from bot.games.catalog import get_game
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.opening import (
    CHALLENGE_SECONDS,
    MAX_OPEN_PER_PERSON,
    Opening,
    OpeningRequest,
    Terms,
    check_room,
    is_at_limit,
    locate_message,
    rematch_request,
)
from bot.lobbies.rows import LobbyRows
from bot.lobbies.typed_terms import parse_terms
from bot.match.changes import Changes
from bot.match.model.match import Change, Match, MatchRef, Permissions, Person, Request
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.transitions import Ended, close, deal
from bot.match.waits import Deadlines
from bot.outbox.rows import OutboxRows
from bot.screens.refusals import Refused

_log = logging.getLogger(__name__)


class Challenges:
    """Opens and answers challenges."""

    def __init__(
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        lobby_rows: LobbyRows,
        changes: Changes,
        deadlines: Deadlines,
        opening: Opening,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._lobby_rows = lobby_rows
        self._changes = changes
        self._deadlines = deadlines
        self._opening = opening

    async def open(self, request: OpeningRequest, opponent: Person, *, opponent_is_bot: bool = False) -> Match:
        """Store a challenge from the opener of `request`, start its deadline and return it.

        The caller posts its card. `opponent_is_bot` is whether the opponent is a Discord bot, which is refused. Raises
        Refused if the terms, house rules, blocks or match limits forbid the challenge.
        """
        options = parse_terms(get_game(request.game), request.typed_options)
        return await self._open(request, opponent, options, opponent_is_bot=opponent_is_bot)

    async def _open(
        self,
        request: OpeningRequest,
        opponent: Person,
        options: bytes,
        before: Match | None = None,
        *,
        opponent_is_bot: bool = False,
    ) -> Match:
        async def check_people(clock: ClockName) -> None:
            check_opponent(request.opener, opponent, is_bot=opponent_is_bot)
            with errors_as_refusals(request.guild_id):
                await self._check_people(request.guild_id, request.opener, opponent)
                await self._check_new(request, opponent, (request.game, options, clock))
                await check_room(self._match_rows, request.guild_id, (request.opener, opponent), request.opener)

        terms = Terms(
            options,
            (request.opener, opponent),
            CHALLENGE_SECONDS,
            clock_before=before.timing.clock if before else None,
            rated_before=before.rated if before else None,
        )
        return await self._opening.open(request, terms, check_people)

    async def _check_people(self, guild_id: int, challenger: Person, opponent: Person) -> None:
        if await self._lobby_rows.has_blocked(guild_id, opponent.id, challenger.id):
            raise Refused("blocked_you", name=opponent.name)
        if await self._lobby_rows.has_blocked(guild_id, challenger.id, opponent.id):
            raise Refused("you_blocked", name=opponent.name)

    async def _check_new(self, request: OpeningRequest, opponent: Person, terms: tuple[str, bytes, ClockName]) -> None:
        """Raise Refused("challenged_already") if the opener has the same challenge to the opponent open.

        `terms` are game, options and clock. The refusal carries the location of the earlier card.
        """
        for match in await self._lobby_rows.standing_challenges(request.guild_id, request.opener.id, opponent.id):
            if (match.game, match.options, match.timing.clock) == terms:
                raise Refused(
                    "challenged_already", name=opponent.name, where=await locate_message(self._outbox_rows, match)
                )

    async def accept(self, ref: MatchRef, request: Request) -> Match:
        """Start the challenged match and return it. The person of `request` must be the opponent.

        Raises Refused("not_the_opponent" | "not_offered" | "challenge_closed" | "challenge_expired" |
        "too_many_yours").
        """

        async def look_up(match: Match) -> bool:
            return await is_at_limit(self._match_rows, match.guild_id, request.person.id)

        def decide(match: Match, enough: bool) -> Change:
            _check_open(match, request.at)
            if request.person.id != match.people[1].id:
                raise Refused("not_the_opponent", name=match.people[1].name)
            if enough:
                raise Refused("too_many_yours", limit=MAX_OPEN_PER_PERSON)
            return deal(match, request)

        match = (await self._changes.update_with(ref, look_up, decide)).match
        self._opening.checks.rate_limiter.forgive(ref.guild_id, match.people[0].id, request.person)
        return match

    async def decline(self, ref: MatchRef, request: Request) -> Match:
        """Close an open challenge as declined and return it. Only the opponent may.

        Raises Refused("not_the_opponent" | "not_offered" | "challenge_closed" | "challenge_expired").
        """
        return await self._close(ref, request, "declined")

    async def cancel(self, ref: MatchRef, request: Request) -> Match:
        """Close an open challenge as cancelled and return it. Only the challenger may.

        Raises Refused("not_the_challenger" | "not_offered" | "challenge_closed" | "challenge_expired").
        """
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

        return await self._changes.update(ref, decide)

    async def separate(self, guild_id: int, person: Person, other: Person) -> None:
        """Close every open challenge between two people: cancel those of `person`, decline those of `other`.

        Challenges that another change closes first are skipped. Lobbies are left alone.
        """
        with errors_as_refusals(guild_id):
            matches = await self._match_rows.matches(guild_id, user_id=person.id, statuses=("open",))
        for match in matches:
            if match.lobby is not None or other.id not in {each.id for each in match.people}:
                continue
            ending: Ended = "cancelled" if match.people[0].id == person.id else "declined"
            try:
                await self._close(match.ref, Request(person, None, self._deadlines.now()), ending)
            except Refused as refused:
                _log.info("guild %d match %d: nothing to end any more (%s)", guild_id, match.id, refused.code)

    async def expire(self, ref: MatchRef) -> None:
        """Close an open challenge or lobby as expired if its deadline has passed.

        If the deadline is later than now, schedule it again. No-op if the match is already closed or has started.
        """

        def decide(match: Match) -> Change | None:
            now = self._deadlines.now()
            if match.status != "open" or match.expires_at is None:
                return None
            if match.expires_at > now:
                self._deadlines.add(ref, match.expires_at)
                return None
            return close(match, "expired", now, None)

        try:
            await self._changes.update(ref, decide)
        except Refused as refused:
            if refused.code != "stale":
                raise

    async def rematch(self, match: Match, request: Request, permissions: Permissions) -> Match:
        """Store a challenge to the other player of a two-person match, on the same terms, and return it.

        `permissions` are those of the caller. Raises the refusals of opening a challenge.
        """
        rival = next(other for other in match.people if other.id != request.person.id)
        return await self._open(rematch_request(match, request, permissions), rival, match.options, match)


def check_opponent(challenger: Person, opponent: Person, *, is_bot: bool) -> None:
    """Raise Refused("self_challenge") for the challenger, or Refused("bot_challenge") if `is_bot`."""
    if challenger.id == opponent.id:
        raise Refused("self_challenge")
    if is_bot:
        raise Refused("bot_challenge", name=opponent.name)


def _check_open(match: Match, at: float) -> None:
    if match.lobby is not None:
        raise Refused("not_offered")
    if match.status != "open":
        raise Refused("challenge_closed", status=match.status)
    if match.expires_at is not None and at > match.expires_at:
        raise Refused("challenge_expired")


class Blocks:
    """The block list of each person. Blocking prevents challenges to the blocker and lobbies with both people."""

    def __init__(self, lobby_rows: LobbyRows, challenges: Challenges, open_lobbies: OpenLobbies) -> None:
        self._lobby_rows = lobby_rows
        self._challenges = challenges
        self._open_lobbies = open_lobbies

    async def block(self, guild_id: int, person: Person, other: Person) -> None:
        """Block `other`: refuse their challenges from now on. Blocking again changes nothing.

        Open challenges between the two close, and `person` leaves every lobby that both are in. Raises
        Refused("self_block") if both are the same.
        """
        if person.id == other.id:
            raise Refused("self_block")
        with errors_as_refusals(guild_id):
            await self._lobby_rows.block(guild_id, person.id, other.id)
        await self._challenges.separate(guild_id, person, other)
        await self._open_lobbies.separate(guild_id, person, other)

    async def list_blocked(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Return the ids of the people that a person blocks, ascending; `()` if none."""
        with errors_as_refusals(guild_id):
            return await self._lobby_rows.list_blocked(guild_id, user_id)

    async def unblock(self, guild_id: int, person: Person, other: Person) -> None:
        """Remove a block. Raises Refused("not_blocked") if there was none."""
        with errors_as_refusals(guild_id):
            if not await self._lobby_rows.unblock(guild_id, person.id, other.id):
                raise Refused("not_blocked", name=other.name)

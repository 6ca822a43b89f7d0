"""Rematch of the same people on the same terms. The first request opens it; later requests agree to it."""

from bot.guilds.service import OpeningChecks
from bot.lobbies.challenges import Challenges
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.opening import locate_message
from bot.lobbies.practice import Practice
from bot.lobbies.rows import LobbyRows
from bot.match.model.computers import next_level, people_among
from bot.match.model.match import Match, MatchRef, Permissions, Request
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.seating import seat_of
from bot.match.tasks import Locks
from bot.outbox.rows import OutboxRows
from bot.screens.refusals import Refused


class Rematches:
    """Use case of rematches: open one, or agree to one that is already open."""

    def __init__(
        self,
        match_rows: MatchRows,
        outbox_rows: OutboxRows,
        lobby_rows: LobbyRows,
        challenges: Challenges,
        open_lobbies: OpenLobbies,
        practice: Practice,
        checks: OpeningChecks,
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._lobby_rows = lobby_rows
        self._challenges = challenges
        self._open_lobbies = open_lobbies
        self._practice = practice
        self._checks = checks
        self._match_locks = Locks[MatchRef]()

    async def ask(self, ref: MatchRef, request: Request, permissions: Permissions, *, harder: bool = False) -> Match:
        """Open a rematch of a match that is over, on the same terms and in the same teams.

        If another player has already opened one, agree to it instead; the match may then begin. With `harder`, the
        computer players have the level of `next_level`. Raises Refused("not_over" | "not_seated" | "former_player" |
        "rematch_stands"), Refused("not_offered") without a next level, and the refusals of opening and agreeing.
        """
        match = await load(self._match_rows, ref)
        if match.status != "over":
            raise Refused("not_over")
        seat_of(match, request.person.id)
        for person in match.people:
            if not person.is_known:
                raise Refused("former_player", name=person.name)
        level = next_level(match) if harder else None
        if harder and level is None:
            raise Refused("not_offered")
        if len(people_among(match.people)) == 1:
            return await self._practice.again(match, request, permissions, level)
        if len(match.people) > len(people_among(match.people)):
            await self._practice.check_allowed(match.guild_id)
        async with self._match_locks.get(ref):  # all may ask at once
            if len(match.people) > 2:
                return await self._ask_several(match, request, permissions)
            return await self._ask_one(match, request, permissions)

    async def _ask_one(self, match: Match, request: Request, permissions: Permissions) -> Match:
        rival = next(other for other in match.people if other.id != request.person.id)
        clock = await self._checks.choose_clock(match.guild_id, None, before=match.timing.clock)
        with errors_as_refusals(match.guild_id):
            open_challenges = await self._lobby_rows.standing_challenges(match.guild_id, rival.id, request.person.id)
        for each in open_challenges:
            if _is_same(each, match, request.at) and (each.timing.clock, each.rated) == (clock, match.rated):
                return await self._challenges.accept(each.ref, request)
        return await self._challenges.rematch(match, request, permissions)

    async def _ask_several(self, match: Match, request: Request, permissions: Permissions) -> Match:
        with errors_as_refusals(match.guild_id):
            every = await self._match_rows.matches(match.guild_id, user_id=request.person.id, statuses=("open",))
        user_ids = {person.id for person in match.people}
        for each in every:
            lobby = each.lobby
            if lobby is None or lobby.kind != "voice" or not lobby.posted or not _is_same(each, match, request.at):
                continue
            if {person.id for person in each.people} == user_ids:
                return await self._agree(each, request)
        return await self._open_lobbies.again(match, request, permissions)

    async def _agree(self, rematch: Match, request: Request) -> Match:
        try:
            return await self._open_lobbies.agree(rematch.ref, request)
        except Refused as refused:
            if refused.code != "agreed_already":
                raise
            raise Refused("rematch_stands", where=await locate_message(self._outbox_rows, rematch)) from None


def _is_same(candidate: Match, before: Match, at: float) -> bool:
    """Return whether `candidate` has the same game and options as `before` and has not expired.

    `at` is the time in Unix seconds.
    """
    is_open = candidate.expires_at is None or at <= candidate.expires_at
    return is_open and (candidate.game, candidate.options) == (before.game, before.options)

"""Matches against computer players alone: opened by one person, and begun without waiting for anybody."""

from bot.games.catalog import playable
from bot.model.clock import ClockName
from bot.model.computers import ComputerOpponents, as_person, is_practice, people_among
from bot.model.match import Change, Match, MatchRef
from bot.model.request import Permissions, Request
from bot.screens.refusals import Refused
from bot.service.guilds.limits import CHALLENGE_SECONDS, check_room
from bot.service.lobbies.lobby_state import rosters_for
from bot.service.lobbies.opening import Opening, OpeningRequest, Terms, rematch_request, where_it_stands
from bot.service.lobbies.option_text import parse_terms
from bot.service.lobbies.start import close, deal
from bot.service.locks import Locks
from bot.service.matches.changes import Changes, errors_as_refusals
from bot.service.matches.thinking import Thinking
from bot.storage.outbox import OutboxRows
from bot.storage.store import MatchRows
from engine.ai.player import LEVELS


class Practice:
    """Opens matches against computer players, begins them, and ends those that are watched."""

    def __init__(
        self, match_rows: MatchRows, outbox_rows: OutboxRows, changes: Changes, opening: Opening, thinking: Thinking
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._changes = changes
        self._opening = opening
        self._thinking = thinking
        self._watching = Locks[int]()

    async def open(self, request: OpeningRequest, opponents: ComputerOpponents) -> Match:
        """Store a match that is to begin at once; without a clock, unless one is chosen or there is none without.

        Raises Refused("wrong_size"), and whatever opening refuses.
        """
        options = parse_terms(playable(request.game), request.typed_options)
        roster = rosters_for(request.game, options, opponents.number + 1)[0]
        seated = () if opponents.watched else (request.opener,)
        people = (*seated, *opponents.people)
        terms = Terms(options, people, CHALLENGE_SECONDS, clock_before="none", roster=roster)
        if seated:
            return await self._open(request, terms)
        async with self._watching.of(request.guild_id):
            await self._check_unwatched(request.guild_id)
            return await self._open(request, terms)

    async def begin(self, ref: MatchRef) -> Match:
        """Begin a match that was opened against computer players alone; raises Refused("not_offered")."""

        def decide(match: Match) -> Change:
            if not is_practice(match) or match.status != "open":
                raise Refused("not_offered")
            return deal(match, Request(match.people[-1], None, self._changes.deadlines.now()))

        return await self._changes.make(ref, decide)

    async def again(self, match: Match, request: Request, permissions: Permissions) -> Match:
        """Open another match of a person against the same computer players."""
        clock = match.timing.clock
        terms = Terms(match.options, match.people, CHALLENGE_SECONDS, clock_before=clock, roster=match.roster)
        return await self._open(rematch_request(match, request, permissions), terms)

    async def end_watched(self, ref: MatchRef, request: Request, permissions: Permissions) -> Match:
        """End a match that computer players play alone, without a result; who began it may, and admins.

        Raises Refused("match_over" | "not_offered" | "not_yours_to_end").
        """

        async def opener(match: Match) -> int | None:
            return (await self._match_rows.log(match.ref))[0].user_id

        def decide(match: Match, opened_by: int | None) -> Change:
            if people_among(match.people) or match.status == "open":
                raise Refused("not_offered")
            if match.status != "live":
                raise Refused("match_over")
            if request.person.id != opened_by and not permissions.manages:
                raise Refused("not_yours_to_end")
            return close(match, "cancelled", request.at, request)

        return (await self._changes.make_after(ref, opener, decide)).match

    async def check_allowed(self, guild_id: int) -> None:
        """Refuse computer players; raises Refused("no_computers" | "computers_not_allowed")."""
        if not self._thinking.is_offered:
            raise Refused("no_computers")
        if not (await self._opening.checks.rules(guild_id)).computers:
            raise Refused("computers_not_allowed")

    async def is_allowed(self, guild_id: int) -> bool:
        """Whether people may play against the computer here."""
        try:
            await self.check_allowed(guild_id)
        except Refused:
            return False
        return True

    async def _open(self, request: OpeningRequest, terms: Terms) -> Match:
        async def check_people(_clock: ClockName) -> None:
            await self.check_allowed(request.guild_id)
            await check_room(self._match_rows, request.guild_id, terms.people, request.opener)

        return await self._opening.open(request, terms, check_people)

    async def _check_unwatched(self, guild_id: int) -> None:
        """Refuse a second match in which nobody plays; raises Refused("watched_already")."""
        with errors_as_refusals(guild_id):
            for level in LEVELS:
                for match in await self._match_rows.matches(guild_id, user_id=as_person(level).id):
                    if not people_among(match.people):
                        raise Refused("watched_already", where=await where_it_stands(self._outbox_rows, match))

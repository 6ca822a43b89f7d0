"""Tournaments as people use them: open one, join, leave or withdraw, begin, and call it off."""

from collections.abc import Awaitable, Callable

import msgspec

from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.lobbies.drafts import parse_terms
from bot.lobbies.lobby import rosters_for
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.ports import Keys
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.screens.refusals import Refused
from bot.screens.words import safe_name
from bot.store.errors import DuplicateInteraction
from bot.tournaments.model import (
    MAX_ENTRANTS,
    MIN_ENTRANTS,
    Entrant,
    Format,
    NewTournament,
    TableBoard,
    Tournament,
    TournamentRef,
    TournamentTerms,
)
from bot.tournaments.progress import TournamentProgress
from bot.tournaments.rounds import end_tournament, start_tournament
from bot.tournaments.rows import TournamentRows
from bot.tournaments.tables import TournamentTables

MAX_TOURNAMENTS = 5
"""Maximum number of current tournaments in a guild."""

MAX_DAYS = 30
"""Days that a round can last."""

MAX_ROUNDS = 11
"""Rounds that a Swiss tournament can be given."""

MAX_NAME_LENGTH = 32
"""Letters of a tournament's name, as many as `safe_name` keeps."""


class TournamentRequest(msgspec.Struct, frozen=True):
    """A request to open a tournament: its terms, opener, channel and command. `typed_options` are unparsed."""

    guild_id: int
    channel_id: int
    opener: Person
    name: str
    game: str
    typed_options: str
    format: Format
    days: int
    interaction_id: int | None
    permissions: Permissions
    clock: ClockName | None = None
    rounds: int | None = None


class Tournaments:
    """Opens tournaments, and lets people come and go."""

    def __init__(
        self,
        tournament_rows: TournamentRows,
        progress: TournamentProgress,
        tables: TournamentTables,
        checks: OpeningChecks,
        keys: Keys,
    ) -> None:
        self._tournament_rows = tournament_rows
        self._progress = progress
        self._tables = tables
        self._checks = checks
        self._keys = keys
        self._opening = Locks[int]()

    async def open(self, request: TournamentRequest, now: float) -> Tournament:
        """Store a new tournament that people can join. `now` is POSIX time.

        Pairings have two people, so game and options must allow two players. Raises Refused if the house rules forbid
        the tournament, or its options or numbers are invalid. Raises Refused("too_many_tournaments" | "duplicate") too.
        Nothing is stored then.
        """
        guild_id, opener = request.guild_id, request.opener
        await self._checks.check_tournament(guild_id, request.permissions, opener.id, request.game)
        options = parse_terms(get_game(request.game), request.typed_options)
        rosters_for(request.game, options, 2)
        clock = await self._checks.choose_clock(guild_id, request.clock, before="daily")
        if not 1 <= request.days <= MAX_DAYS or not 1 <= (request.rounds or 1) <= MAX_ROUNDS:
            raise Refused("not_offered")
        rounds = request.rounds if request.format == "swiss" else None
        draft = NewTournament(
            channel_id=request.channel_id,
            name=safe_name(request.name[:MAX_NAME_LENGTH]),
            terms=TournamentTerms(request.game, options, clock, request.format, request.days, rounds),
            opener_id=opener.id,
            key=self._keys.new(),
            created_at=now,
            interaction_id=request.interaction_id,
        )
        async with self._opening.get(guild_id):
            tournament = await self._store_new(guild_id, draft)
        self._progress.publish(tournament)
        return tournament

    async def _store_new(self, guild_id: int, draft: NewTournament) -> Tournament:
        with errors_as_refusals(guild_id):
            if len(await self._tournament_rows.tournaments(guild_id)) >= MAX_TOURNAMENTS:
                raise Refused("too_many_tournaments", limit=MAX_TOURNAMENTS)
            try:
                return await self._tournament_rows.open_tournament(guild_id, draft)
            except DuplicateInteraction:
                raise Refused("duplicate") from None

    async def load(self, ref: TournamentRef) -> Tournament:
        """Return the stored tournament. Raises Refused("unknown_tournament")."""
        with errors_as_refusals(ref.guild_id):
            return await self._tournament_rows.tournament(ref)

    async def running(self, guild_id: int) -> tuple[Tournament, ...]:
        """Return the guild's tournaments in sign-up or in play, newest first; `()` if there are none.

        Raises Refused if the store can't be read.
        """
        with errors_as_refusals(guild_id):
            return await self._tournament_rows.tournaments(guild_id)

    async def join(self, ref: TournamentRef, person: Person) -> Tournament:
        """Enter the person in a tournament's sign-up, and return the changed tournament.

        Raises Refused("signup_over" | "entered_already" | "tournament_full"). Requests an update of the table.
        """

        async def decide(before: Tournament) -> Tournament:
            _check_signup(before)
            if before.index_of(person.id) is not None:
                raise Refused("entered_already")
            if len(before.entrants) >= MAX_ENTRANTS:
                raise Refused("tournament_full", limit=MAX_ENTRANTS)
            return msgspec.structs.replace(before, entrants=(*before.entrants, Entrant(person)))

        return await self._change(ref, decide)

    async def leave(self, ref: TournamentRef, person: Person) -> Tournament:
        """Remove the person from the sign-up. After the start, mark them as withdrawn from all later rounds.

        Their match continues if it has begun, and is lost otherwise. Raises Refused("not_entered" | "withdrawn_already"
        | "tournament_over").
        """

        async def decide(before: Tournament) -> Tournament:
            return _remove_entrant(before, person.id)

        after = await self._change(ref, decide)
        await self._progress.advance(ref)
        return after

    async def leave_all(self, guild_id: int, person: Person) -> None:
        """Withdraw the person from all tournaments of the guild in sign-up or in play that they entered."""
        for tournament in await self.running(guild_id):
            index = tournament.index_of(person.id)
            if index is not None and not tournament.entrants[index].withdrawn:
                await self.leave(tournament.ref, person)

    async def begin(self, ref: TournamentRef, request: Request, permissions: Permissions) -> Tournament:
        """End the sign-up, pair the first round and open its matches; return the tournament.

        Raises Refused("not_organiser") if the person may not lead tournaments. Raises Refused("signup_over" |
        "too_few_entrants") if the tournament can't begin.
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            _check_signup(before)
            if len(before.entrants) < MIN_ENTRANTS:
                raise Refused("too_few_entrants", fewest=MIN_ENTRANTS)
            return await self._progress.pair_next_round(start_tournament(before))

        await self._change(ref, decide)
        await self._progress.advance(ref)
        return await self.load(ref)

    async def call_off(self, ref: TournamentRef, request: Request, permissions: Permissions) -> Tournament:
        """Cancel a tournament that is not over. Only organisers may. Matches that have begun continue.

        Raises Refused("not_organiser" | "tournament_over").
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            _check_going_on(before)
            return end_tournament(before, request.at, called_off=True)

        after = await self._change(ref, decide)
        await self._progress.advance(ref)
        return after

    async def check_movable(self, ref: TournamentRef, request: Request, permissions: Permissions) -> Tournament:
        """Return the tournament if this person may move it to this channel.

        Raises Refused for anyone except organisers, in a channel without matches, or if the tournament is over.
        """
        tournament = await self.load(ref)
        await self._checks.check_tournament(ref.guild_id, permissions, request.person.id, tournament.terms.game)
        _check_going_on(tournament)
        return tournament

    async def move(self, tournament: Tournament, channel_id: int) -> TableBoard:
        """Move a tournament's table, and the cards of its later rounds, to the channel `channel_id`.

        The caller must check with `check_movable` first. Return the table's outbox row as it was before the move.
        """
        ref = tournament.ref
        async with self._progress.locks.get(ref), self._tables.locks.get(ref):
            with errors_as_refusals(tournament.guild_id):
                before = await self._tournament_rows.table_board(ref)
                await self._tournament_rows.move_tournament(ref, channel_id)
        self._progress.publish(msgspec.structs.replace(tournament, channel_id=channel_id))
        return before

    async def check_organiser(self, guild_id: int, request: Request, permissions: Permissions) -> None:
        """Raise Refused("not_organiser") if the person of `request` may not lead tournaments in the guild.

        Only people who manage the guild, its named organisers and holders of its organiser role may lead.
        """
        await self._checks.check_organiser(guild_id, permissions, request.person.id)

    async def may_lead(self, guild_id: int, request: Request, permissions: Permissions) -> bool:
        """Return whether the person of `request` may lead tournaments: whether `check_organiser` passes.

        Any Refused other than "not_organiser" is raised.
        """
        try:
            await self.check_organiser(guild_id, request, permissions)
        except Refused as refused:
            if refused.code != "not_organiser":
                raise
            return False
        return True

    async def _change(self, ref: TournamentRef, decide: Callable[[Tournament], Awaitable[Tournament]]) -> Tournament:
        """Store the tournament that `decide` makes from the stored one, request a table update, and return it.

        `decide` may run several times. Any Refused that it raises is passed on. Raises Refused("stale") after several
        attempts. Nothing is stored in either case. See `TournamentProgress.change`.
        """
        async with self._progress.locks.get(ref):
            after = await self._progress.change(ref, decide)
        self._progress.publish(after)
        return after


def _check_signup(tournament: Tournament) -> None:
    if tournament.status != "signup":
        raise Refused("signup_over", status=tournament.status)


def _check_going_on(tournament: Tournament) -> None:
    if tournament.status not in ("signup", "running"):
        raise Refused("tournament_over", status=tournament.status)


def _remove_entrant(before: Tournament, user_id: int) -> Tournament:
    _check_going_on(before)
    index = before.index_of(user_id)
    if index is None:
        raise Refused("not_entered")
    if before.status == "signup":
        return msgspec.structs.replace(before, entrants=(*before.entrants[:index], *before.entrants[index + 1 :]))
    if before.entrants[index].withdrawn:
        raise Refused("withdrawn_already")
    left = msgspec.structs.replace(before.entrants[index], withdrawn=True)
    return msgspec.structs.replace(before, entrants=(*before.entrants[:index], left, *before.entrants[index + 1 :]))

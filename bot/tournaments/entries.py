"""Tournaments as people use them: open one, join, check in, leave or withdraw, begin, lead it, and call it off."""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.lobbies.lobby import rosters_for
from bot.lobbies.typed_terms import parse_terms
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.ports import Keys
from bot.match.model.timing import DAY, MINUTE, ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.ratings.service import settle_rated
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
from bot.tournaments.rounds import end_tournament, pair_waiting, start_tournament
from bot.tournaments.rows import TournamentRows
from bot.tournaments.tables import TournamentTables

MAX_TOURNAMENTS = 5
"""Maximum number of current tournaments in a guild."""

MAX_DAYS = 30
"""Days that a round can last."""

MAX_ROUNDS = 11
"""Rounds that a Swiss tournament can be given."""

MAX_CHECK_IN = 240
"""Minutes that a check-in can last."""

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
    size: int | None = None
    """Number of people that can take part. None means the usual limit."""
    starts_in: float | None = None
    """Seconds until it begins by itself; None if an organiser begins it."""
    check_in: int | None = None
    """Minutes before the start in which people must check in; None without a check-in."""


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
        _check_numbers(request)
        rounds = request.rounds if request.format == "swiss" else None
        rated = settle_rated((await self._checks.rules(guild_id)).ratings, clock, None)
        terms = TournamentTerms(
            request.game, options, clock, request.format, request.days, rounds, rated, request.size, request.check_in
        )
        draft = NewTournament(
            channel_id=request.channel_id,
            name=safe_name(request.name[:MAX_NAME_LENGTH]),
            terms=terms,
            opener_id=opener.id,
            key=self._keys.new(),
            created_at=now,
            interaction_id=request.interaction_id,
            starts_at=None if request.starts_in is None else now + request.starts_in,
        )
        async with self._opening.get(guild_id):
            tournament = await self._store_new(guild_id, draft)
        await self._progress.advance(tournament.ref)
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

    async def list_ended(self, guild_id: int) -> tuple[Tournament, ...]:
        """Return the guild's tournaments that are over, newest first; `()` if there are none.

        Those that were called off are left out. Raises Refused if the store can't be read.
        """
        with errors_as_refusals(guild_id):
            return await self._tournament_rows.tournaments(guild_id, ("over",))

    async def join(self, ref: TournamentRef, person: Person) -> Tournament:
        """Enter the person in a tournament's sign-up, and return the changed tournament.

        Raises Refused("signup_over" | "entered_already" | "tournament_full"). Requests an update of the table.
        """

        async def decide(before: Tournament) -> Tournament:
            _check_signup(before)
            if before.index_of(person.id) is not None:
                raise Refused("entered_already")
            if len(before.entrants) >= before.limit:
                raise Refused("tournament_full", limit=before.limit)
            newcomer = Entrant(person, checked_in=before.stage == "check_in")
            return msgspec.structs.replace(before, entrants=(*before.entrants, newcomer))

        return await self._change(ref, decide)

    async def check_in(self, ref: TournamentRef, person: Person) -> Tournament:
        """Note that the person is there for the start, and return the changed tournament.

        Raises Refused("signup_over" | "check_in_closed" | "not_entered" | "checked_in_already").
        """

        async def decide(before: Tournament) -> Tournament:
            _check_signup(before)
            if before.stage != "check_in":
                raise Refused("check_in_closed")
            index = _index_of(before, person.id)
            if before.entrants[index].checked_in:
                raise Refused("checked_in_already")
            return _with_entrant(before, index, checked_in=True)

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

    async def end_early(self, ref: TournamentRef, request: Request, permissions: Permissions) -> Tournament:
        """End a running tournament with the results so far. Only organisers may. Matches that have begun continue.

        Open pairings give no points. Raises Refused("not_organiser" | "tournament_over" | "not_begun").
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            _check_running(before)
            return end_tournament(before, request.at, cut_short=True)

        return await self._lead(ref, decide)

    async def remove(self, ref: TournamentRef, request: Request, permissions: Permissions, user_id: int) -> Tournament:
        """Remove a person; the effect is that of `leave`. Only organisers may.

        Raises Refused("not_organiser"), and the refusals of `leave`.
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            return _remove_entrant(before, user_id)

        return await self._lead(ref, decide)

    async def replace(
        self, ref: TournamentRef, request: Request, permissions: Permissions, people: Sequence[Person]
    ) -> Tournament:
        """Put the one of two people who does not take part into the place of the other. Only organisers may.

        The place keeps its points, and a match that has begun is played to its end by its people. Raises
        Refused("not_organiser" | "tournament_over" | "choose_one_of_each").
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            _check_going_on(before)
            here = [person for person in people if before.index_of(person.id) is not None]
            new = [person for person in people if before.index_of(person.id) is None]
            if len(here) != 1 or len(new) != 1:
                raise Refused("choose_one_of_each")
            index = _index_of(before, here[0].id)
            return _with_entrant(before, index, person=new[0], withdrawn=False)

        return await self._lead(ref, decide)

    async def pair(
        self, ref: TournamentRef, request: Request, permissions: Permissions, people: Sequence[Person]
    ) -> Tournament:
        """Pair two people who have no opponent in this round. Only organisers may.

        Raises Refused("not_organiser" | "tournament_over" | "not_begun" | "not_entered" | "not_waiting").
        """
        await self.check_organiser(ref.guild_id, request, permissions)

        async def decide(before: Tournament) -> Tournament:
            _check_running(before)
            if len(people) != 2:
                raise Refused("not_waiting")
            one, other = (_index_of(before, person.id) for person in people)
            return pair_waiting(before, one, other)

        return await self._lead(ref, decide)

    async def _lead(self, ref: TournamentRef, decide: Callable[[Tournament], Awaitable[Tournament]]) -> Tournament:
        """Store the tournament that `decide` makes, take the steps that follow, and return the stored result."""
        await self._change(ref, decide)
        await self._progress.advance(ref)
        return await self.load(ref)

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


def _check_running(tournament: Tournament) -> None:
    _check_going_on(tournament)
    if tournament.status == "signup":
        raise Refused("not_begun")


def _check_numbers(request: TournamentRequest) -> None:
    """Raise Refused("not_offered" | "check_in_without_start") if a number of the request is out of bounds."""
    is_size = request.size is None or MIN_ENTRANTS <= request.size <= MAX_ENTRANTS
    starts_in = request.starts_in
    is_start = starts_in is None or 0 < starts_in <= MAX_DAYS * DAY
    if not 1 <= request.days <= MAX_DAYS or not 1 <= (request.rounds or 1) <= MAX_ROUNDS or not is_size or not is_start:
        raise Refused("not_offered")
    if request.check_in is not None and not 0 < request.check_in * MINUTE <= (starts_in or 0):
        raise Refused("check_in_without_start")


def _index_of(tournament: Tournament, user_id: int) -> int:
    index = tournament.index_of(user_id)
    if index is None:
        raise Refused("not_entered")
    return index


def _with_entrant(tournament: Tournament, index: int, **changes: object) -> Tournament:
    """Return the tournament with changed fields of the entrant at `index`."""
    entrants = list(tournament.entrants)
    entrants[index] = msgspec.structs.replace(entrants[index], **changes)
    return msgspec.structs.replace(tournament, entrants=tuple(entrants))


def _remove_entrant(before: Tournament, user_id: int) -> Tournament:
    _check_going_on(before)
    index = _index_of(before, user_id)
    if before.status == "signup":
        return msgspec.structs.replace(before, entrants=(*before.entrants[:index], *before.entrants[index + 1 :]))
    if before.entrants[index].withdrawn:
        raise Refused("withdrawn_already")
    return _with_entrant(before, index, withdrawn=True)

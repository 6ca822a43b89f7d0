"""Advances tournaments: record results, end rounds, pair the next round and open its matches.

Every step follows from the stored state and is done only once, so `advance` may run at any time. It runs when a match
of a tournament ends, when a round's time is over, and at start-up. Results and the next round are stored as one change.
The matches open afterwards, each in one transaction with the row of its pairing.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import msgspec

from bot.clocks.downtime import Downtime
from bot.guilds.rows import GuildRows
from bot.lobbies.lobby import rosters_for
from bot.lobbies.rows import LobbyRows
from bot.match.changes import Changes
from bot.match.model.match import Change, Lobby, LobbySeat, LogRow, Match, MatchRef, NewMatch, Person
from bot.match.model.ports import Keys
from bot.match.model.timing import GRACE
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks, Timer
from bot.match.transitions import close
from bot.match.waits import Deadlines
from bot.ratings.service import settle_rated
from bot.screens.refusals import Refused
from bot.store.errors import StaleVersion
from bot.tournaments.model import TablePlace, Tournament, TournamentRef
from bot.tournaments.pairing_job import advance_apart
from bot.tournaments.rounds import (
    DAY,
    Blocks,
    Result,
    open_tables,
    result_in_time_out,
    result_of,
    result_of_withdrawal,
    step_before_start,
    with_settled,
)
from bot.tournaments.rows import TournamentRows
from bot.workers.executor import Executor

_log = logging.getLogger(__name__)

_RETRY_SECONDS = 30.0
"""Seconds before a retry after an error, or while the bot is disconnected."""

_ATTEMPTS = 5

_CARD_SECONDS = 90 * DAY
"""Longest lifetime of a pairing's card in seconds. The end of the round closes it much earlier."""


class TournamentProgress:
    """Advances tournaments, one change of each at a time."""

    def __init__(
        self,
        match_rows: MatchRows,
        guild_rows: GuildRows,
        lobby_rows: LobbyRows,
        tournament_rows: TournamentRows,
        changes: Changes,
        deadlines: Deadlines,
        downtime: Downtime,
        keys: Keys,
    ) -> None:
        self._match_rows = match_rows
        self._guild_rows = guild_rows
        self._lobby_rows = lobby_rows
        self._tournament_rows = tournament_rows
        self._changes = changes
        self._deadlines = deadlines
        self._downtime = downtime
        self._keys = keys
        self._workers: Executor | None = None
        self._timer = Timer(self._run_due)
        self._due: dict[TournamentRef, float] = {}
        self.locks = Locks[TournamentRef]()

    def set_workers(self, workers: Executor) -> None:
        """Set the workers that pair Swiss rounds; before that, a thread does."""
        self._workers = workers

    async def restore(self, guild_id: int) -> None:
        """Schedule all tournaments of a guild that are running, have a start time, or still have open cards.

        Called at start-up, because the previous process may have ended in the middle of an advance.
        """
        current = await self._tournament_rows.tournaments(guild_id)
        going_on = {each.id for each in current if each.status == "running" or each.next_step_at is not None}
        for _, place in await self._tournament_rows.open_pairings(guild_id):
            # Its tournament may be over, and the process have ended before it closed the card.
            going_on.add(place.tournament_id)
        for tournament_id in going_on:
            self._schedule(TournamentRef(guild_id, tournament_id), self._deadlines.now())

    def note_change(self, match: Match) -> None:
        """Advance the match's tournament in the background if the match is a pairing and has ended.

        No-op for other matches, for matches still open or live, and after `close`.
        """
        if match.is_pairing and match.status not in ("open", "live") and not self._timer.is_closed:
            self._timer.begin(self._note_end(match.ref))

    async def close(self) -> None:
        """Stop the timer, and wait for tasks that are already running."""
        await self._timer.close()

    async def advance(self, ref: TournamentRef) -> None:
        """Take every step of a tournament that is due now, and schedule the end of its round.

        After any error except an unknown tournament, schedule a retry and raise it.
        """
        try:
            async with self.locks.get(ref):
                with errors_as_refusals(ref.guild_id):
                    tournament = await self.change(ref, self._progress)
                    await self._open_matches(tournament)
                    await self._close_cards(tournament)
                    await self._seat_replacements(tournament)
        except Exception as error:
            if not isinstance(error, Refused) or error.code != "unknown_tournament":
                self._schedule(ref, self._deadlines.now() + _RETRY_SECONDS)
            raise
        next_at = tournament.next_step_at if tournament.round_ends_at is None else tournament.round_ends_at + GRACE
        if next_at is not None:
            now = self._deadlines.now()
            if next_at <= now:  # it is late only while nobody of the guild reaches the bot
                next_at = now + max(_RETRY_SECONDS, await self._downtime.retry_delay(ref.guild_id))
            self._schedule(ref, next_at)
        self.publish(tournament)

    def publish(self, tournament: Tournament) -> None:
        """Request an update of the tournament's table and of its cards."""
        self._changes.publish(tournament.guild_id, tournament.channel_id)

    async def pair_next_round(self, tournament: Tournament) -> Tournament:
        """Return the tournament with its next round, or ended, if its last round is settled.

        Otherwise return it unchanged. The result is not stored. A worker pairs Swiss rounds. Raises Refused if
        the blocks between people can't be read.
        """
        with errors_as_refusals(tournament.guild_id):
            blocks = await self._blocks(tournament)
        return await advance_apart(tournament, blocks, self._deadlines.now(), self._workers)

    async def change(self, ref: TournamentRef, decide: Callable[[Tournament], Awaitable[Tournament]]) -> Tournament:
        """Store the tournament that `decide` makes of the stored one, as its next version, and return it.

        The caller holds the tournament's lock. If `decide` changes nothing, the store stays as it is. If a person was
        renamed or forgotten in between, `decide` runs again. Raises Refused from `decide` or for an unreadable
        tournament. Raises Refused("stale") after `_ATTEMPTS` attempts. Both leave the store unchanged.
        """
        with errors_as_refusals(ref.guild_id):
            for _ in range(_ATTEMPTS):
                before = await self._tournament_rows.tournament(ref)
                after = await decide(before)
                if after == before:
                    return before
                after = msgspec.structs.replace(after, version=before.version + 1)
                try:
                    await self._tournament_rows.save_tournament(after)
                except StaleVersion:  # somebody of it was renamed or forgotten meanwhile
                    continue
                return after
        raise Refused("stale")

    async def _progress(self, before: Tournament) -> Tournament:
        """Return the tournament with the results that are due by now, and with its next round or its end.

        Nothing is stored. In the sign-up, take the step that is due before the start. A tournament that is over is
        returned unchanged.
        """
        if before.status == "signup":
            return await self._step_before_start(before)
        if before.status != "running":
            return before
        results = await self._results(before, self._deadlines.now())
        settled = {table: result for table, result in results.items() if result}
        return await self.pair_next_round(with_settled(before, settled))

    async def _step_before_start(self, before: Tournament) -> Tournament:
        """Return the tournament with its check-in opened, or begun, if that is due by now. Nothing is stored."""
        now = self._deadlines.now()
        if before.next_step_at is None or before.next_step_at > now:
            return before
        if not await self._downtime.is_running(before.guild_id):
            return before
        current = await self._tournament_rows.tournament(before.ref)  # time may have been given back just now
        if current.next_step_at is None or current.next_step_at > now:
            return before
        after = step_before_start(current, now)
        return await self.pair_next_round(after) if after.status == "running" else after

    async def _results(self, tournament: Tournament, now: float) -> Mapping[int, Result | None]:
        """Return the results of the last round's tables without a recorded result, keyed by table index.

        None means that the match is still in play. Once the round's time is over, every table has a result.
        """
        is_over = tournament.round_ends_at is not None and now >= tournament.round_ends_at + GRACE
        if is_over and not await self._downtime.is_running(tournament.guild_id):
            is_over = False
        elif is_over:  # time may have been given back just now
            ends_at = (await self._tournament_rows.tournament(tournament.ref)).round_ends_at
            is_over = ends_at is not None and now >= ends_at + GRACE
        tables, number = await self._tournament_rows.tables(tournament.ref), len(tournament.rounds) - 1
        results: dict[int, Result | None] = {}
        for table in open_tables(tournament):
            match_id = tables.get((number, table))
            match = None if match_id is None else await self._match(MatchRef(tournament.guild_id, match_id))
            if match is not None and match.status not in ("open", "live"):
                results[table] = result_of(match, (await self._match_rows.log(match.ref))[-1])
            elif match is None or match.status == "open":
                results[table] = result_of_withdrawal(tournament, tournament.rounds[-1][table])
            if is_over and results.get(table) is None:
                waits = () if match is None else await self._match_rows.waits(match.ref)
                results[table] = result_in_time_out(match, waits, now, tournament.terms.days)
        return results

    async def _match(self, ref: MatchRef) -> Match | None:
        """Return the match of a pairing; None if it is damaged or missing."""
        try:
            return await load(self._match_rows, ref)
        except Refused as refused:
            if refused.code not in ("broken_match", "unknown_match"):
                raise
            return None

    async def _blocks(self, tournament: Tournament) -> Blocks:
        indexes = {entrant.person.id: index for index, entrant in enumerate(tournament.entrants)}
        blocks = await self._lobby_rows.blocks_among(tournament.guild_id, tuple(indexes))
        return {(indexes[blocker], indexes[blocked]) for blocker, blocked in blocks}

    async def _open_matches(self, tournament: Tournament) -> None:
        """Open the missing matches of the last round's unsettled pairings, if the tournament is running."""
        if tournament.status != "running":
            return
        tables, number = await self._tournament_rows.tables(tournament.ref), len(tournament.rounds) - 1
        for table in open_tables(tournament):
            if (number, table) not in tables:
                await self._open_match(tournament, TablePlace(tournament.id, number, table))

    async def _open_match(self, tournament: Tournament, place: TablePlace) -> None:
        terms, now = tournament.terms, self._deadlines.now()
        rules = await self._guild_rows.house_rules(tournament.guild_id)
        indexes = tournament.rounds[place.round][place.table].indexes
        draft = NewMatch(
            channel_id=tournament.channel_id,
            game=terms.game,
            options=terms.options,
            roster=rosters_for(terms.game, terms.options, 2)[0],
            people=tuple(tournament.entrants[each].person for each in indexes),
            key=self._keys.new(),
            created_at=now,
            expires_at=now + _CARD_SECONDS,
            lobby=Lobby("pairing", (LobbySeat(), LobbySeat()), 2),
            clock=terms.clock,
            rated=settle_rated(rules.ratings, terms.clock, None) if terms.rated is None else terms.rated,
        )
        match = await self._tournament_rows.open_table(
            tournament.guild_id, place, draft, LogRow(0, "opened", now, None)
        )
        if match is not None:
            self._deadlines.add(match.ref, draft.expires_at)

    async def _close_cards(self, tournament: Tournament) -> None:
        """Close open cards of settled pairings and ended tournaments. Matches that have begun continue."""
        for ref, place in await self._tournament_rows.open_pairings(tournament.guild_id):
            if place.tournament_id != tournament.id:
                continue
            if tournament.status != "running" or tournament.rounds[place.round][place.table].outcome is not None:
                await self._close_card(ref)

    async def _seat_replacements(self, tournament: Tournament) -> None:
        """Put people who took another's place on the open cards of the last round."""
        for ref, place in await self._tournament_rows.open_pairings(tournament.guild_id):
            if place.tournament_id != tournament.id or place.round != len(tournament.rounds) - 1:
                continue
            indexes = tournament.rounds[place.round][place.table].indexes
            people = tuple(tournament.entrants[index].person for index in indexes)
            if {each.id for each in (await self._changes.load(ref)).people} != {each.id for each in people}:
                await self._changes.update(ref, partial(_with_people, people=people, at=self._deadlines.now()))

    async def _close_card(self, ref: MatchRef) -> None:
        def decide(match: Match) -> Change | None:
            return close(match, "expired", self._deadlines.now(), None) if match.status == "open" else None

        try:
            await self._changes.update(ref, decide)
        except Refused as refused:
            if refused.code not in ("broken_match", "unknown_match"):
                raise

    async def _note_end(self, ref: MatchRef) -> None:
        """Advance the tournament of a match that has ended.

        If the lookup fails, log the error and schedule the guild's waiting tournaments for a retry.
        """
        try:
            place = await self._tournament_rows.table_of(ref)
        except Exception:  # noqa: BLE001 - nobody awaits this; the log is where its failure belongs
            _log.exception("guild %d match %d: its result could not be taken up", *ref)
            for other in [other for other in self._due if other.guild_id == ref.guild_id]:
                self._schedule(other, self._deadlines.now() + _RETRY_SECONDS)
            return
        if place is not None:
            await self._advance_or_log(TournamentRef(ref.guild_id, place.tournament_id))

    async def _advance_or_log(self, ref: TournamentRef) -> None:
        """Advance a tournament and log any error. An unknown tournament is ignored."""
        try:
            await self.advance(ref)
        except Exception as error:  # noqa: BLE001 - nobody awaits this; the log is where its failure belongs
            if isinstance(error, Refused) and error.code == "unknown_tournament":
                return
            _log.exception("guild %d tournament %d could not be advanced", ref.guild_id, ref.tournament_id)

    def _schedule(self, ref: TournamentRef, at: float) -> None:
        self._due[ref] = min(at, self._due.get(ref, at))
        self._set_timer()

    def _set_timer(self) -> None:
        if self._due:
            self._timer.set(min(self._due.values()) - self._deadlines.now())

    def _run_due(self) -> None:
        now = self._deadlines.now()
        for ref in [ref for ref, at in self._due.items() if at <= now]:
            del self._due[ref]
            self._timer.begin(self._advance_or_log(ref))
        self._set_timer()


def _with_people(match: Match, people: tuple[Person, ...], at: float) -> Change | None:
    """Return the change of an open card that puts these people on it. Return None if the match is no longer open.

    People who were on it before keep their agreement.
    """
    if match.status != "open" or match.lobby is None:
        return None
    before = dict(zip((person.id for person in match.people), match.lobby.places, strict=True))
    places = tuple(before.get(person.id, LobbySeat()) for person in people)
    lobby = msgspec.structs.replace(match.lobby, places=places)
    after = msgspec.structs.replace(match, people=people, lobby=lobby, version=match.version + 1, reports=())
    return Change(after, LogRow(after.version, "arranged", at, None))

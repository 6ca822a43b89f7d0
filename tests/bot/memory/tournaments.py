"""The part of the store of the tests that is about tournaments."""

from collections.abc import Sequence

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef, NewMatch, Person
from bot.store.errors import DuplicateInteraction, StaleVersion, TournamentNotFound
from bot.tournaments.model import (
    NewTournament,
    TableBoard,
    TablePlace,
    Tables,
    Tournament,
    TournamentRef,
    TournamentStatus,
)
from tests.bot.memory.guild import MemoryGuild
from tests.bot.memory.matches import MemoryMatches


class MemoryTournaments(MemoryMatches):
    """Tournaments in memory."""

    async def open_tournament(self, guild_id: int, draft: NewTournament) -> Tournament:
        guild = self._guilds.setdefault(guild_id, MemoryGuild())
        if draft.interaction_id is not None and draft.interaction_id in guild.opened_by:
            raise DuplicateInteraction(str(draft.interaction_id))
        if draft.interaction_id is not None:
            guild.opened_by.add(draft.interaction_id)
        guild.enter(draft.opener_id)
        guild.tournaments_opened += 1
        tournament = Tournament(
            id=guild.tournaments_opened,
            guild_id=guild_id,
            channel_id=draft.channel_id,
            name=draft.name,
            terms=draft.terms,
            opener_id=draft.opener_id,
            key=draft.key,
            created_at=draft.created_at,
        )
        guild.tournaments[tournament.id] = tournament
        guild.table_boards[tournament.id] = TableBoard(tournament.id, draft.channel_id, None, 0, -1)
        return tournament

    async def tournament(self, ref: TournamentRef) -> Tournament:
        found = self._guilds.get(ref.guild_id, MemoryGuild()).tournaments.get(ref.tournament_id)
        if found is None:
            raise TournamentNotFound(f"tournament {ref.tournament_id}")
        return found

    async def tournaments(
        self, guild_id: int, statuses: Sequence[TournamentStatus] = ("signup", "running")
    ) -> tuple[Tournament, ...]:
        every = self._guilds.get(guild_id, MemoryGuild()).tournaments.values()
        return tuple(each for each in reversed(every) if each.status in statuses)

    async def tournaments_of(self, guild_id: int, user_id: int) -> tuple[Tournament, ...]:
        every = self._guilds.get(guild_id, MemoryGuild()).tournaments.values()
        return tuple(each for each in every if each.opener_id == user_id or each.index_of(user_id) is not None)

    async def save_tournament(self, tournament: Tournament) -> None:
        before = await self.tournament(tournament.ref)
        if before.version != tournament.version - 1:
            raise StaleVersion(f"version {before.version}")
        guild = self._guilds[tournament.guild_id]
        guild.enter(*(each.person.id for each in tournament.entrants))
        guild.tournaments[tournament.id] = msgspec.structs.replace(
            before,
            status=tournament.status,
            version=tournament.version,
            entrants=tournament.entrants,
            rounds=tournament.rounds,
            round_ends_at=tournament.round_ends_at,
            ended_at=tournament.ended_at,
        )

    async def open_table(self, guild_id: int, place: TablePlace, draft: NewMatch, log: LogRow) -> Match | None:
        guild = self._guilds[guild_id]
        if place in guild.tables:
            return None
        match = await self.open(guild_id, draft, log)
        guild.tables[place] = match.id
        return match

    async def tables(self, ref: TournamentRef) -> Tables:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        return {
            (place.round, place.table): match_id
            for place, match_id in guild.tables.items()
            if place.tournament_id == ref.tournament_id and match_id not in guild.pruned
        }

    async def table_of(self, ref: MatchRef) -> TablePlace | None:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        return next((place for place, match_id in guild.tables.items() if match_id == ref.match_id), None)

    async def open_pairings(self, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
        still_open = {match.id for match in await self.matches(guild_id, statuses=("open",))}
        guild = self._guilds.get(guild_id, MemoryGuild())
        found = [(MatchRef(guild_id, match_id), place) for place, match_id in guild.tables.items()]
        return tuple(sorted(each for each in found if each[0].match_id in still_open))

    async def move_tournament(self, ref: TournamentRef, channel_id: int) -> None:
        tournament, guild = await self.tournament(ref), self._guilds[ref.guild_id]
        guild.tournaments[ref.tournament_id] = msgspec.structs.replace(tournament, channel_id=channel_id)
        guild.table_boards[ref.tournament_id] = msgspec.structs.replace(
            guild.table_boards[ref.tournament_id],
            channel_id=channel_id,
            message_id=None,
            shown_version=-1,
            event_until=None,
        )

    async def table_board(self, ref: TournamentRef) -> TableBoard:
        tournament = await self.tournament(ref)
        return msgspec.structs.replace(
            self._guilds[ref.guild_id].table_boards[ref.tournament_id], target_version=tournament.version
        )

    async def pending_table_boards(self, guild_id: int) -> tuple[TableBoard, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        every = [await self.table_board(TournamentRef(guild_id, key)) for key in guild.tournaments]
        return tuple(board for board in every if board.shown_version != board.target_version or board.stale_marks)

    async def save_table_board(self, guild_id: int, board: TableBoard) -> None:
        before = await self.table_board(TournamentRef(guild_id, board.tournament_id))
        self._guilds[guild_id].table_boards[board.tournament_id] = msgspec.structs.replace(
            before,
            message_id=board.message_id,
            shown_version=board.shown_version,
            rounds=board.rounds,
            stale_marks=max(before.stale_marks - board.stale_marks, 0),
            event_id=board.event_id,
            event_until=board.event_until,
        )


def with_name(tournament: Tournament, user_id: int, person: Person) -> Tournament:
    entrants = (
        msgspec.structs.replace(each, person=person) if each.person.id == user_id else each
        for each in tournament.entrants
    )
    return msgspec.structs.replace(tournament, entrants=tuple(entrants))

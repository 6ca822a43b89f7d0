"""Tournaments in the guilds' files, each method a transaction."""

import sqlite3
from collections.abc import Sequence

from bot.model.match import LogRow, Match, MatchRef, NewMatch
from bot.model.tournaments import (
    NewTournament,
    TableBoard,
    TablePlace,
    Tables,
    Tournament,
    TournamentRef,
    TournamentStatus,
)
from bot.storage import matches, outbox, tournaments
from bot.storage.log import check_number
from bot.store.errors import MatchNotFound, TournamentNotFound
from bot.store.files import GuildAccess


class TournamentRows(GuildAccess):
    """Tournaments in the guilds' files."""

    async def open_tournament(self, guild_id: int, draft: NewTournament) -> Tournament:
        """Store a new tournament that people may join; raises DuplicateInteraction."""
        return await self._files.write(
            guild_id, lambda file: tournaments.insert_tournament(file, guild_id, draft), create=True
        )

    async def tournament(self, ref: TournamentRef) -> Tournament:
        """Return a tournament; raises TournamentNotFound, or Corrupt where it can't be read."""
        try:
            return await self._files.read(ref.guild_id, lambda file: tournaments.read_tournament(file, ref))
        except MatchNotFound:
            raise TournamentNotFound(f"guild {ref.guild_id}") from None

    async def tournaments(
        self, guild_id: int, statuses: Sequence[TournamentStatus] = ("signup", "running")
    ) -> tuple[Tournament, ...]:
        """Return the guild's tournaments of these statuses, newest first."""

        def work(file: sqlite3.Connection) -> tuple[Tournament, ...]:
            found = tournaments.tournament_ids(file, statuses)
            return tuple(tournaments.read_tournament(file, TournamentRef(guild_id, each)) for each in found)

        return await self._read_or(guild_id, work, ())

    async def tournaments_of(self, guild_id: int, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments in which a person takes part or which they opened, oldest first."""

        def work(file: sqlite3.Connection) -> tuple[Tournament, ...]:
            found = tournaments.tournament_ids_of(file, user_id)
            return tuple(tournaments.read_tournament(file, TournamentRef(guild_id, each)) for each in found)

        return await self._read_or(guild_id, work, ())

    async def save_tournament(self, tournament: Tournament) -> None:
        """Replace status, people and rounds of the tournament whose version is one less, and want its table to show it.

        Raises TournamentNotFound, StaleVersion or NotSaved, and then nothing was written. It is stale as well where
        somebody of it was renamed or forgotten since it was loaded.
        """
        await self._files.write(tournament.guild_id, lambda file: tournaments.update_tournament(file, tournament))

    async def open_table(self, guild_id: int, place: TablePlace, draft: NewMatch, log: LogRow) -> Match | None:
        """Store the match of a pairing like `open`; None, and nothing is stored, where the pairing has one."""

        def work(file: sqlite3.Connection) -> Match | None:
            if tournaments.has_match(file, place):
                return None
            match = matches.insert_match(file, guild_id, draft, log)
            outbox.insert_board(file, match)
            tournaments.insert_table(file, place, match.id)
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work)

    async def tables(self, ref: TournamentRef) -> Tables:
        """Return the matches of a tournament by round and table, as long as they are kept."""
        return await self._read_or(ref.guild_id, lambda file: tournaments.read_tables(file, ref.tournament_id), {})

    async def table_of(self, ref: MatchRef) -> TablePlace | None:
        """Return which pairing a match belongs to; None where it belongs to no tournament."""
        return await self._read_or(ref.guild_id, lambda file: tournaments.read_table_of(file, ref.match_id), None)

    async def open_pairings(self, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
        """Return the matches of pairings that wait for their people, oldest first, damaged ones too."""
        return await self._read_or(guild_id, lambda file: tournaments.read_open_pairings(file, guild_id), ())

    async def move_tournament(self, ref: TournamentRef, channel_id: int) -> None:
        """Let a tournament go on in a channel, where its table is wanted anew; raises TournamentNotFound."""
        await self._files.write(ref.guild_id, lambda file: tournaments.move(file, ref.tournament_id, channel_id))

    async def table_board(self, ref: TournamentRef) -> TableBoard:
        """Return the outbox row of a tournament's table; raises TournamentNotFound."""
        return await self._files.read(ref.guild_id, lambda file: tournaments.read_board(file, ref.tournament_id))

    async def table_boards_behind(self, guild_id: int) -> tuple[TableBoard, ...]:
        """Return the outbox rows whose message doesn't show what is wanted, or is outdated."""
        return await self._read_or(guild_id, tournaments.read_boards_behind, ())

    async def table_board_shown(self, guild_id: int, board: TableBoard) -> None:
        """Store where a table stands and which version it shows; `wanted` and the channel are left as they are.

        It is still behind if it has been outdated since the row was read. Raises TournamentNotFound.
        """
        await self._files.write(guild_id, lambda file: tournaments.update_board(file, board))

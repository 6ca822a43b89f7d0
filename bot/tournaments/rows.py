"""Tournaments as rows: each function is a part of one transaction.

Tournaments in the guilds' files, each method a transaction.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef, NewMatch, Person
from bot.match.rows import matches
from bot.match.rows.log import check_number
from bot.match.rows.people import assign_numbers, check_user_id
from bot.outbox import rows
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion, TournamentNotFound
from bot.store.files import GuildAccess
from bot.tournaments.model import (
    Entrant,
    NewTournament,
    Round,
    TableBoard,
    TablePlace,
    Tables,
    Tournament,
    TournamentRef,
    TournamentStatus,
    TournamentTerms,
)
from engine.core.values import Corrupt

_TOURNAMENT = """
    SELECT channel_id, name, game, options, clock, format, days, planned, opener, user_id, people.seal, key,
           created_at, status, version, rounds, round_ends_at, ended_at
    FROM tournaments LEFT JOIN people ON number = opener WHERE id = ?
"""
_ENTRANTS = """
    SELECT person, user_id, people.seal, name, has_left FROM tournament_people LEFT JOIN people ON number = person
    WHERE tournament_id = ? ORDER BY place
"""
_BOARD = """
    SELECT id, channel_id, message_id, version, shown, shown_rounds, outdated, event_id, event_until FROM tournaments
"""
_RENAME = """
    UPDATE tournaments SET version = version + 1 WHERE status IN ('signup', 'running') AND id IN
    (SELECT tournament_id FROM tournament_people
     WHERE person = (SELECT number FROM people WHERE user_id = ?2) AND name <> ?1)
"""
_OUTDATE_CARDS = """
    UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id IN
    (SELECT matches.id FROM tournament_matches JOIN matches ON matches.id = match_id
     JOIN tournaments ON tournaments.id = tournament_id
     WHERE matches.status = 'open' AND tournaments.status = 'running'
     AND CAST(round_ends_at / 60 AS INTEGER) <> CAST((round_ends_at + ?1) / 60 AS INTEGER))
"""
_POSTPONE = """
    UPDATE tournaments SET round_ends_at = round_ends_at + ?1,
    outdated = outdated + (CAST(round_ends_at / 60 AS INTEGER) <> CAST((round_ends_at + ?1) / 60 AS INTEGER))
    WHERE status = 'running'
"""


def insert_tournament(file: sqlite3.Connection, guild_id: int, draft: NewTournament) -> Tournament:
    """Insert a tournament that has no entrants yet and return it.

    Raises DuplicateInteraction if its interaction has already opened one.
    """
    terms = draft.terms
    known = file.execute("SELECT 1 FROM tournaments WHERE interaction_id = ?", (draft.interaction_id,)).fetchone()
    if known is not None:
        raise DuplicateInteraction(str(draft.interaction_id))
    numbers = assign_numbers(file, guild_id, (draft.opener_id,))
    cursor = file.execute(
        "INSERT INTO tournaments (channel_id, name, game, options, clock, format, days, planned, opener,"
        " key, created_at, interaction_id, status, version)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'signup', 0)",
        (
            draft.channel_id,
            draft.name,
            terms.game,
            terms.options,
            terms.clock,
            terms.format,
            terms.days,
            terms.rounds,
            numbers[draft.opener_id],
            draft.key,
            draft.created_at,
            draft.interaction_id,
        ),
    )
    return read_tournament(file, TournamentRef(guild_id, int(cursor.lastrowid or 0)))


def read_tournament(file: sqlite3.Connection, ref: TournamentRef) -> Tournament:
    """Return a tournament; raises TournamentNotFound or Corrupt."""
    row = file.execute(_TOURNAMENT, (ref.tournament_id,)).fetchone()
    if row is None:
        raise TournamentNotFound(f"tournament {ref.tournament_id}")
    try:
        return _tournament(file, ref, row)
    except msgspec.MsgspecError as error:
        raise Corrupt(f"tournament {ref.tournament_id} of guild {ref.guild_id} can't be read") from error


def _tournament(file: sqlite3.Connection, ref: TournamentRef, row: Sequence[Any]) -> Tournament:
    channel_id, name, game, options, clock, form, days, planned, opener, user_id, seal, *state = row
    key, created_at, status, version, rounds, round_ends_at, ended_at = state
    terms = {"game": game, "options": options, "clock": clock, "format": form, "days": days, "rounds": planned}
    return Tournament(
        id=ref.tournament_id,
        guild_id=ref.guild_id,
        channel_id=channel_id,
        name=name,
        terms=msgspec.convert(terms, TournamentTerms),
        opener_id=check_user_id(ref.guild_id, opener, user_id, seal),
        key=key,
        created_at=created_at,
        status=msgspec.convert(status, TournamentStatus),
        version=version,
        entrants=tuple(
            Entrant(Person(check_user_id(ref.guild_id, *person), display_name), bool(withdrawn))
            for *person, display_name, withdrawn in file.execute(_ENTRANTS, (ref.tournament_id,)).fetchall()
        ),
        rounds=msgspec.json.decode(rounds, type=tuple[Round, ...]),
        round_ends_at=round_ends_at,
        ended_at=ended_at,
    )


def update_tournament(file: sqlite3.Connection, tournament: Tournament) -> None:
    """Store the next version of a tournament.

    Raises TournamentNotFound, or StaleVersion if the stored version is not exactly one less.
    """
    row = file.execute("SELECT version FROM tournaments WHERE id = ?", (tournament.id,)).fetchone()
    if row is None:
        raise TournamentNotFound(f"tournament {tournament.id}")
    if row[0] != tournament.version - 1:
        raise StaleVersion(f"version {row[0]}")
    file.execute(
        "UPDATE tournaments SET status = ?, version = ?, rounds = ?, round_ends_at = ?, ended_at = ? WHERE id = ?",
        (
            tournament.status,
            tournament.version,
            msgspec.json.encode(tournament.rounds).decode(),
            tournament.round_ends_at,
            tournament.ended_at,
            tournament.id,
        ),
    )
    numbers = assign_numbers(file, tournament.guild_id, (each.person.id for each in tournament.entrants))
    file.execute("DELETE FROM tournament_people WHERE tournament_id = ?", (tournament.id,))
    file.executemany(
        "INSERT INTO tournament_people (tournament_id, place, person, name, has_left) VALUES (?, ?, ?, ?, ?)",
        [
            (tournament.id, place, numbers[each.person.id], each.person.name, each.withdrawn)
            for place, each in enumerate(tournament.entrants)
        ],
    )


def tournament_ids(file: sqlite3.Connection, statuses: Sequence[TournamentStatus]) -> list[int]:
    """Return the ids of the tournaments of these statuses, newest first."""
    statuses_json = msgspec.json.encode(statuses).decode()
    rows = file.execute(
        "SELECT id FROM tournaments WHERE status IN (SELECT value FROM json_each(?)) ORDER BY id DESC", (statuses_json,)
    )
    return [tournament_id for (tournament_id,) in rows]


def tournament_ids_of(file: sqlite3.Connection, user_id: int) -> list[int]:
    """Return the ids of the tournaments in which a person takes part or which they opened, oldest first."""
    rows = file.execute(
        "SELECT id FROM tournaments WHERE opener = (SELECT number FROM people WHERE user_id = ?1) UNION"
        " SELECT tournament_id FROM tournament_people WHERE person = (SELECT number FROM people WHERE user_id = ?1)"
        " ORDER BY 1",
        (user_id,),
    )
    return [tournament_id for (tournament_id,) in rows]


def insert_table(file: sqlite3.Connection, place: TablePlace, match_id: int) -> None:
    """Note that a match belongs to a pairing."""
    file.execute(
        "INSERT INTO tournament_matches (match_id, tournament_id, round, table_number) VALUES (?, ?, ?, ?)",
        (match_id, *place),
    )


def has_match(file: sqlite3.Connection, place: TablePlace) -> bool:
    """Return whether the pairing already has a match."""
    row = file.execute(
        "SELECT 1 FROM tournament_matches WHERE tournament_id = ? AND round = ? AND table_number = ?", place
    ).fetchone()
    return row is not None


def read_tables(file: sqlite3.Connection, tournament_id: int) -> Tables:
    """Return the matches of a tournament by round and table."""
    rows = file.execute(
        "SELECT round, table_number, match_id FROM tournament_matches WHERE tournament_id = ?", (tournament_id,)
    )
    return {(number, table): match_id for number, table, match_id in rows}


def read_table_of(file: sqlite3.Connection, match_id: int) -> TablePlace | None:
    """Return the pairing of a match; None if the match belongs to no tournament."""
    row = file.execute(
        "SELECT tournament_id, round, table_number FROM tournament_matches WHERE match_id = ?", (match_id,)
    ).fetchone()
    return None if row is None else TablePlace(*row)


def read_open_pairings(file: sqlite3.Connection, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
    """Return the matches of pairings that are open, and which pairings these are."""
    rows = file.execute(
        "SELECT match_id, tournament_id, round, table_number FROM tournament_matches JOIN matches ON id = match_id"
        " WHERE status = 'open' ORDER BY match_id"
    )
    return tuple((MatchRef(guild_id, match_id), TablePlace(*place)) for match_id, *place in rows)


def read_board(file: sqlite3.Connection, tournament_id: int) -> TableBoard:
    """Return the outbox row of a tournament's table; raises TournamentNotFound."""
    row = file.execute(f"{_BOARD} WHERE id = ?", (tournament_id,)).fetchone()
    if row is None:
        raise TournamentNotFound(f"tournament {tournament_id}")
    return TableBoard(*row)


def read_pending_boards(file: sqlite3.Connection) -> tuple[TableBoard, ...]:
    """Return the rows of tables with an old version or with stale marks, by tournament id."""
    rows = file.execute(f"{_BOARD} WHERE shown <> version OR outdated > 0 ORDER BY id")
    return tuple(TableBoard(*row) for row in rows)


def update_board(file: sqlite3.Connection, board: TableBoard) -> None:
    """Store the message, the shown version and the event of a table. Subtract the row's stale marks.

    Marks added since the row was read remain. Raises TournamentNotFound.
    """
    changed = file.execute(
        "UPDATE tournaments SET message_id = ?, shown = ?, shown_rounds = ?, outdated = max(outdated - ?, 0),"
        " event_id = ?, event_until = ? WHERE id = ?",
        (
            board.message_id,
            board.shown_version,
            board.rounds,
            board.stale_marks,
            board.event_id,
            board.event_until,
            board.tournament_id,
        ),
    )
    if not changed.rowcount:
        raise TournamentNotFound(f"tournament {board.tournament_id}")


def move(file: sqlite3.Connection, tournament_id: int, channel_id: int) -> None:
    """Want the table as a new message in a channel, and its place in the event; raises TournamentNotFound."""
    changed = file.execute(
        "UPDATE tournaments SET channel_id = ?, message_id = NULL, shown = -1, event_until = NULL WHERE id = ?",
        (channel_id, tournament_id),
    )
    if not changed.rowcount:
        raise TournamentNotFound(f"tournament {tournament_id}")


def postpone(file: sqlite3.Connection, seconds: float) -> None:
    """Shift the end of every running round by `seconds`.

    Mark tables and open cards of pairings as stale if their deadline now falls in another minute.
    """
    file.execute(_OUTDATE_CARDS, (seconds,))
    file.execute(_POSTPONE, (seconds,))


def rename(file: sqlite3.Connection, person: Person) -> None:
    """Change a person's name in all tournaments that aren't over, and want their tables to show it."""
    file.execute(_RENAME, (person.name, person.id))
    file.execute(
        "UPDATE tournament_people SET name = ?1 WHERE person = (SELECT number FROM people WHERE user_id = ?2)"
        " AND tournament_id IN (SELECT id FROM tournaments WHERE status IN ('signup', 'running'))",
        (person.name, person.id),
    )


def forget_person(file: sqlite3.Connection, number: int, display_name: str) -> None:
    """Call a person so in every tournament, and want the tables to show it."""
    file.execute(
        "UPDATE tournaments SET version = version + 1 WHERE id IN"
        " (SELECT tournament_id FROM tournament_people WHERE person = ?)",
        (number,),
    )
    file.execute("UPDATE tournament_people SET name = ? WHERE person = ?", (display_name, number))


def prune(file: sqlite3.Connection, ended_before: float) -> int:
    """Delete the tournaments that ended before `ended_before` (POSIX time), and return their number."""
    deleted = file.execute("DELETE FROM tournaments WHERE ended_at < ?", (ended_before,))
    return int(deleted.rowcount)


class TournamentRows(GuildAccess):
    """Tournaments in the guilds' files."""

    async def open_tournament(self, guild_id: int, draft: NewTournament) -> Tournament:
        """Store a new tournament that people may join; raises DuplicateInteraction."""
        return await self._files.write(guild_id, lambda file: insert_tournament(file, guild_id, draft), create=True)

    async def tournament(self, ref: TournamentRef) -> Tournament:
        """Return a tournament. Raises TournamentNotFound, or Corrupt if it can't be read."""
        try:
            return await self._files.read(ref.guild_id, lambda file: read_tournament(file, ref))
        except MatchNotFound:
            raise TournamentNotFound(f"guild {ref.guild_id}") from None

    async def tournaments(
        self, guild_id: int, statuses: Sequence[TournamentStatus] = ("signup", "running")
    ) -> tuple[Tournament, ...]:
        """Return the guild's tournaments of these statuses, newest first."""

        def work(file: sqlite3.Connection) -> tuple[Tournament, ...]:
            ids = tournament_ids(file, statuses)
            return tuple(read_tournament(file, TournamentRef(guild_id, each)) for each in ids)

        return await self._read_or(guild_id, work, ())

    async def tournaments_of(self, guild_id: int, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments in which a person takes part or which they opened, oldest first."""

        def work(file: sqlite3.Connection) -> tuple[Tournament, ...]:
            ids = tournament_ids_of(file, user_id)
            return tuple(read_tournament(file, TournamentRef(guild_id, each)) for each in ids)

        return await self._read_or(guild_id, work, ())

    async def save_tournament(self, tournament: Tournament) -> None:
        """Store the next version of a tournament: its status, people and rounds. Its table then needs an update.

        Raises TournamentNotFound, StaleVersion or NotSaved, and writes nothing then. Renaming or forgetting a person
        raises the stored version, so it makes an earlier copy stale.
        """
        await self._files.write(tournament.guild_id, lambda file: update_tournament(file, tournament))

    async def open_table(self, guild_id: int, place: TablePlace, draft: NewMatch, log: LogRow) -> Match | None:
        """Store the match of a pairing like `open`; None, and nothing is stored, where the pairing has one."""

        def work(file: sqlite3.Connection) -> Match | None:
            if has_match(file, place):
                return None
            match = matches.insert_match(file, guild_id, draft, log)
            rows.insert_board(file, match)
            insert_table(file, place, match.id)
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work)

    async def tables(self, ref: TournamentRef) -> Tables:
        """Return the ids of the tournament's stored matches by (round, table). Pruned matches are missing."""
        return await self._read_or(ref.guild_id, lambda file: read_tables(file, ref.tournament_id), {})

    async def table_of(self, ref: MatchRef) -> TablePlace | None:
        """Return the pairing of a match; None if the match belongs to no tournament."""
        return await self._read_or(ref.guild_id, lambda file: read_table_of(file, ref.match_id), None)

    async def open_pairings(self, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
        """Return the matches of pairings that wait for their people, oldest first, damaged ones too."""
        return await self._read_or(guild_id, lambda file: read_open_pairings(file, guild_id), ())

    async def move_tournament(self, ref: TournamentRef, channel_id: int) -> None:
        """Move a tournament to a channel, in which its table will be posted as a new message.

        Raises TournamentNotFound.
        """
        await self._files.write(ref.guild_id, lambda file: move(file, ref.tournament_id, channel_id))

    async def table_board(self, ref: TournamentRef) -> TableBoard:
        """Return the outbox row of a tournament's table; raises TournamentNotFound."""
        return await self._files.read(ref.guild_id, lambda file: read_board(file, ref.tournament_id))

    async def pending_table_boards(self, guild_id: int) -> tuple[TableBoard, ...]:
        """Return the rows of tables with an old version or with stale marks, by tournament id.

        Return `()` if the guild has no file.
        """
        return await self._read_or(guild_id, read_pending_boards, ())

    async def save_table_board(self, guild_id: int, board: TableBoard) -> None:
        """Store the message, the shown version and the event of a table; `target_version` and the channel stay.

        Stale marks added since the row was read remain. Raises TournamentNotFound.
        """
        await self._files.write(guild_id, lambda file: update_board(file, board))

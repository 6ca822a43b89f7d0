"""Deletes a person's data, prunes old matches to their results, and deletes unreferenced people."""

import json
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from bot.clocks.rows import delete_auto_replies_of
from bot.guidance.rows import delete_hints_of
from bot.lobbies.rows import delete_orphaned_team_keys
from bot.match.rows.people import seal_of_person
from bot.ratings.rows import delete_ratings_of
from bot.store.errors import MatchNotFound, NotSaved
from bot.store.files import GuildAccess
from bot.store.wiping import rewrite_table, want_empty_log
from bot.tournaments import rows
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)

BATCH = 200
"""Maximum number of matches that one transaction deletes, which keeps waits for the file short."""

TABLES = (
    "people",
    "seats",
    "leavers",
    "blocks",
    "saved_setups",
    "preferences",
    "lessons",
    "tournament_people",
    "organisers",
)
"""All tables with Discord ids or names of people."""

_HAS_DATA = """
    SELECT EXISTS (SELECT 1 FROM people WHERE user_id = ?1) OR EXISTS (SELECT 1 FROM blocks WHERE blocker = ?1)
           OR EXISTS (SELECT 1 FROM saved_setups WHERE user_id = ?1)
           OR EXISTS (SELECT 1 FROM preferences WHERE user_id = ?1)
           OR EXISTS (SELECT 1 FROM lessons WHERE user_id = ?1)
           OR EXISTS (SELECT 1 FROM organisers WHERE user_id = ?1)
"""
_ENDED_BEFORE = """
    SELECT id FROM matches WHERE status NOT IN ('open', 'live') AND ended_at < ? ORDER BY id LIMIT ?
"""
_DELETE_UNREFERENCED_PEOPLE = """
    DELETE FROM people WHERE number NOT IN
    (SELECT person FROM seats UNION SELECT person FROM leavers UNION SELECT person FROM result_seats
     UNION SELECT person FROM log WHERE person NOT NULL
     UNION SELECT person FROM tournament_people UNION SELECT opener FROM tournaments)
"""


def has_data(file: sqlite3.Connection, user_id: int) -> bool:
    """Return whether there is any data that `erase` would delete."""
    (has,) = file.execute(_HAS_DATA, (user_id,)).fetchone()
    return bool(has)


def erase(
    file: sqlite3.Connection, guild_id: int, user_id: int, pseudonym: str, out_of: Sequence[int]
) -> tuple[int, ...]:
    """Delete a person's identity and own data, and return `()`; their rows keep a number and `pseudonym`.

    Blocks of other people against the person stay. If the person is part of unfinished matches that `out_of` lacks,
    return their ids and change nothing.
    """
    if not has_data(file, user_id):
        return ()
    row = file.execute("SELECT number FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is not None:
        (number,) = row
        if playing := _playing(file, number, out_of):
            return playing
        seal = seal_of_person(guild_id, number, None)
        file.execute("UPDATE people SET user_id = NULL, seal = ? WHERE number = ?", (seal, number))
        for table in ("seats", "leavers"):
            file.execute(f"UPDATE {table} SET name = ? WHERE person = ?", (f"{pseudonym} {number}", number))  # noqa: S608
        delete_ratings_of(file, number)
        delete_auto_replies_of(file, number)
        delete_hints_of(file, number)
        rows.forget_person(file, number, f"{pseudonym} {number}")
    file.execute("DELETE FROM blocks WHERE blocker = ?", (user_id,))
    file.execute("DELETE FROM saved_setups WHERE user_id = ?", (user_id,))
    file.execute("DELETE FROM preferences WHERE user_id = ?", (user_id,))
    file.execute("DELETE FROM lessons WHERE user_id = ?", (user_id,))
    file.execute("DELETE FROM organisers WHERE user_id = ?", (user_id,))
    rewrite_tables(file)
    return ()


def erase_from_copy(file: sqlite3.Connection, guild_id: int, user_id: int, pseudonym: str) -> None:
    """Erase a person from a copy of a file, even if they are part of unfinished matches there."""
    erase(file, guild_id, user_id, pseudonym, erase(file, guild_id, user_id, pseudonym, ()))


def rewrite_tables(file: sqlite3.Connection) -> None:
    """Rewrite the tables of people, so that the file keeps no deleted bytes; marks the log to be emptied."""
    for table in TABLES:
        rewrite_table(file, table)
    want_empty_log(file)


def prune(file: sqlite3.Connection, ended_before: float) -> int:
    """Delete at most BATCH matches that ended before `ended_before`, and return their number.

    Their results stay in other tables. `ended_before` is in POSIX seconds. People that no row references are deleted
    too.
    """
    old: Sequence[tuple[int]] = file.execute(_ENDED_BEFORE, (ended_before, BATCH)).fetchall()
    file.executemany("DELETE FROM matches WHERE id = ?", old)
    if old:
        file.execute(_DELETE_UNREFERENCED_PEOPLE)
        delete_orphaned_team_keys(file)
    return len(old)


def prune_tournaments(file: sqlite3.Connection, ended_before: float) -> int:
    """Delete tournaments that ended before `ended_before` (POSIX seconds), and return their number.

    People that no row references are deleted too.
    """
    deleted = rows.prune(file, ended_before)
    if deleted:
        file.execute(_DELETE_UNREFERENCED_PEOPLE)
    return deleted


def _playing(file: sqlite3.Connection, number: int, out_of: Sequence[int]) -> tuple[int, ...]:
    rows = file.execute(
        "SELECT DISTINCT id FROM seats JOIN matches ON id = match_id WHERE person = ? AND status IN ('open', 'live')"
        " AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY id",
        (number, json.dumps(list(out_of))),
    )
    return tuple(match_id for (match_id,) in rows)


class PrivacyRows(GuildAccess):
    """Deletes stored data of people, old matches and guilds."""

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        """Return whether there is any data that `erase` would delete."""
        return await self._read_or(guild_id, lambda file: has_data(file, user_id), False)

    async def erase(self, guild_id: int, user_id: int, pseudonym: str, out_of: Sequence[int] = ()) -> tuple[int, ...]:
        """Erase a person: their identity, and the data of that person alone.

        Later their rows show `pseudonym` and a number. Returns the ids of their open and live matches except those in
        `out_of`. If there are any, the guild's file is unchanged. Data of other people and blocks against the person
        stay.
        """
        if not await self.has_data_of(guild_id, user_id):
            return ()
        await self._files.change_copies(guild_id, lambda file: erase_from_copy(file, guild_id, user_id, pseudonym))
        playing = await self._files.write(guild_id, lambda file: erase(file, guild_id, user_id, pseudonym, out_of))
        if not playing:
            await self._empty_log(guild_id)
        return playing

    async def prune(self, guild_id: int, ended_before: float) -> int:
        """Reduce matches that ended before `ended_before` to their results, and return their number.

        Tournaments that ended before that are deleted. Returns 0 if the guild has no file.
        """
        pruned, batch = 0, BATCH
        try:
            while batch == BATCH:
                batch = await self._files.write(guild_id, lambda file: prune(file, ended_before))
                pruned += batch
            dropped = await self._files.write(guild_id, lambda file: prune_tournaments(file, ended_before))
            if pruned or dropped:
                await self._files.write(guild_id, rewrite_tables)
        except MatchNotFound:
            return 0
        if pruned or dropped:
            await self._empty_log(guild_id)
        return pruned

    async def forget(self, guild_id: int) -> None:
        """Delete a guild's file and all its copies."""
        await self._files.remove(guild_id)

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Wipe deleted data from the log, and delete copies that updates made before `copied_before` (POSIX time)."""
        self._files.delete_copies_of_updates(guild_id, copied_before)
        with suppress(MatchNotFound):
            await self._files.empty_log(guild_id)

    async def _empty_log(self, guild_id: int) -> None:
        """Wipe deleted data from the log; a failure is only logged, because the data is already invisible."""
        try:
            reason = "" if await self._files.empty_log(guild_id) else "another process reads the log"
        except (NotSaved, Corrupt) as error:
            reason = str(error)
        if reason:
            _log.warning("guild %d: what was deleted is wiped from the disk later: %s", guild_id, reason)

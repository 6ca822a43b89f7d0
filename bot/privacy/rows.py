"""Deletes a person's data, prunes old matches to their results, and deletes unreferenced people."""

import logging
from collections.abc import Sequence
from contextlib import suppress

from bot.clocks.rows import delete_auto_replies_of
from bot.direct_messages.rows import delete_told_waits_of
from bot.guidance.rows import delete_hints_of
from bot.lobbies.rows import delete_orphaned_team_keys
from bot.match.rows.people import forget_deletions, remember_deletion, seal_of_person
from bot.outbox.rows import redraw_for_person
from bot.ratings.rating_changes import delete_ratings_of
from bot.review.rows import delete_reviews_of
from bot.store.access import GuildAccess
from bot.store.connection import Connection
from bot.store.errors import MatchNotFound, NotSaved
from bot.store.wiping import rewrite_tables
from bot.tournaments.rows import forget_person
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)

BATCH = 200
"""Maximum number of matches that one transaction deletes, which keeps waits for the file short."""

_OWN = {
    "blocks": "blocker",
    "saved_setups": "user_id",
    "preferences": "user_id",
    "direct_messages": "user_id",
    "lessons": "user_id",
    "daily_tries": "user_id",
    "organisers": "user_id",
}
"""Tables of data that belongs to one person, each with the column of that person's Discord id."""

TABLES = ("people", "seats", "leavers", "tournament_people", *_OWN)
"""All tables with Discord ids or names of people."""

_HAS_DATA = " UNION ALL ".join(
    f"SELECT 1 FROM {table} WHERE {column} = ?1"  # noqa: S608 - names of ours
    for table, column in {"people": "user_id", **_OWN}.items()
)
_DELETE_OWN = tuple(f"DELETE FROM {table} WHERE {column} = ?" for table, column in _OWN.items())  # noqa: S608
_RENAME = tuple(f"UPDATE {table} SET name = ? WHERE person = ?" for table in ("seats", "leavers"))  # noqa: S608
_UNFINISHED = """
    SELECT DISTINCT id FROM seats JOIN matches ON id = match_id WHERE person = ? AND status IN ('open', 'live')
    ORDER BY id
"""
_ENDED_BEFORE = """
    SELECT id FROM matches WHERE status NOT IN ('open', 'live') AND ended_at < ? ORDER BY id LIMIT ?
"""
_DELETE_UNREFERENCED_PEOPLE = """
    DELETE FROM people WHERE number NOT IN
    (SELECT person FROM seats UNION SELECT person FROM leavers UNION SELECT person FROM result_seats
     UNION SELECT person FROM log WHERE person IS NOT NULL
     UNION SELECT person FROM tournament_people UNION SELECT opener FROM tournaments)
"""


def _has_data(file: Connection, user_id: int) -> bool:
    return file.execute(_HAS_DATA, (user_id,)).fetchone() is not None


def _erase(
    file: Connection,
    guild_id: int,
    user_id: int,
    pseudonym: str,
    out_of: Sequence[int],
    at: float | None = None,
) -> tuple[int, ...]:
    """Erase a person as `PrivacyRows.erase` does, in the one database `file`.

    Return the ids of the unfinished matches that prevented it, with the file unchanged. Matches in `out_of`, which the
    person has already left, prevent nothing. Return `()` if the person was erased, or has no data in the file.
    """
    if not _has_data(file, user_id):
        return ()
    row = file.execute("SELECT number FROM people WHERE user_id = ?", (user_id,)).fetchone()
    if row is not None:
        (number,) = row
        if playing := [each for (each,) in file.execute(_UNFINISHED, (number,)) if each not in out_of]:
            return tuple(playing)
        seal = seal_of_person(guild_id, number, None)
        file.execute("UPDATE people SET user_id = NULL, seal = ? WHERE number = ?", (seal, number))
        for statement in _RENAME:
            file.execute(statement, (f"{pseudonym} {number}", number))
        redraw_for_person(file, number)
        if at is not None:
            remember_deletion(file, number, seal_of_person(guild_id, number, user_id), at)
        delete_ratings_of(file, number)
        delete_auto_replies_of(file, number)
        delete_hints_of(file, number)
        delete_reviews_of(file, number)
        delete_told_waits_of(file, number)
        forget_person(file, number, f"{pseudonym} {number}")
    for statement in _DELETE_OWN:
        file.execute(statement, (user_id,))
    _rewrite_tables(file)
    return ()


def _rewrite_tables(file: Connection) -> None:
    """Rewrite the tables with Discord ids or names, so that the file keeps no deleted bytes.

    Mark the file as well, so that its write-ahead log is emptied later.
    """
    rewrite_tables(file, TABLES)


def _prune(file: Connection, ended_before: float) -> int:
    """Delete at most BATCH matches that ended before `ended_before`, and return their number.

    `ended_before` is in POSIX seconds. Results of the matches stay. If any match was deleted, also delete people
    without a referring row.
    """
    old: Sequence[tuple[int]] = file.execute(_ENDED_BEFORE, (ended_before, BATCH)).fetchall()
    file.executemany("DELETE FROM matches WHERE id = ?", old)
    if old:
        file.execute(_DELETE_UNREFERENCED_PEOPLE)
        delete_orphaned_team_keys(file)
    return len(old)


def _prune_tournaments(file: Connection, ended_before: float) -> int:
    deleted = file.execute("DELETE FROM tournaments WHERE ended_at < ?", (ended_before,)).rowcount
    if deleted:
        file.execute(_DELETE_UNREFERENCED_PEOPLE)
    return deleted


class PrivacyRows(GuildAccess):
    """Deletes stored data of people, old matches and guilds."""

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        """Return whether there is any data that `erase` would delete."""
        return await self._read_or(guild_id, lambda file: _has_data(file, user_id), False)

    async def erase(
        self, guild_id: int, user_id: int, pseudonym: str, out_of: Sequence[int] = (), *, at: float | None = None
    ) -> tuple[int, ...]:
        """Erase a person's identity and own data, unless an open or live match prevents it.

        Return the ids of those matches, with the guild's file unchanged; otherwise `()`. `out_of` has matches that the
        person has already left; they prevent nothing. Rows in matches then show `pseudonym` and a number. Other
        people's data and blocks against the person stay. In copies of the file, people are always erased.

        `at` is the time of the deletion in POSIX seconds. The guild's file then keeps a seal for a day. With the seal,
        the person's rated matches of that day count if they play again. `at` None keeps no seal.
        """

        def erase_from_copy(file: Connection) -> None:
            unfinished = _erase(file, guild_id, user_id, pseudonym, ())
            _erase(file, guild_id, user_id, pseudonym, unfinished)

        if not await self.has_data_of(guild_id, user_id):
            return ()
        await self._files.change_copies(guild_id, erase_from_copy)
        playing = await self._files.write(guild_id, lambda file: _erase(file, guild_id, user_id, pseudonym, out_of, at))
        if not playing:
            await self._empty_log(guild_id)
        return playing

    async def prune(self, guild_id: int, ended_before: float) -> int:
        """Reduce matches that ended before `ended_before` to their results, and return their number.

        Tournaments that ended before that are deleted, and people that no row references any more. `ended_before` is in
        POSIX seconds. Returns 0 if the guild has no file.
        """
        pruned, batch = 0, BATCH
        try:
            while batch == BATCH:
                batch = await self._files.write(guild_id, lambda file: _prune(file, ended_before))
                pruned += batch
            dropped = await self._files.write(guild_id, lambda file: _prune_tournaments(file, ended_before))
            if pruned or dropped:
                await self._files.write(guild_id, _rewrite_tables)
        except MatchNotFound:
            return 0
        if pruned or dropped:
            await self._empty_log(guild_id)
        return pruned

    async def forget(self, guild_id: int) -> None:
        """Delete a guild's file and all its copies."""
        await self._files.remove(guild_id)

    async def forget_deletions(self, guild_id: int, before: float) -> None:
        """Forget which people had their data deleted before `before` (POSIX seconds)."""
        await self._write_or(guild_id, lambda file: forget_deletions(file, before), None)

    async def tidy(self, guild_id: int, copied_before: float) -> None:
        """Wipe deleted data from the guild file's write-ahead log, and delete old copies of the file.

        The copies are those that updates made before `copied_before` (POSIX seconds). If the guild has no file, only
        the copies are deleted.
        """
        self._files.delete_copies_of_updates(guild_id, copied_before)
        with suppress(MatchNotFound):
            await self._files.empty_log(guild_id)

    async def _empty_log(self, guild_id: int) -> None:
        """Wipe deleted data from the write-ahead log of the guild's file.

        A failure is only logged, because no query returns the deleted data any more.
        """
        try:
            reason = "" if await self._files.empty_log(guild_id) else "another process reads the log"
        except (NotSaved, Corrupt) as error:
            reason = str(error)
        if reason:
            _log.warning("guild %d: what was deleted is wiped from the disk later: %s", guild_id, reason)

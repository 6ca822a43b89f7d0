"""Rows of blocks, open challenges and keys for team draws."""

from collections.abc import Iterable, Sequence

import msgspec

from bot.match.model.match import Match
from bot.match.rows.matches import read_all
from bot.match.rows.people import assign_numbers
from bot.store.access import GuildAccess
from bot.store.columns import to_json
from bot.store.connection import Connection, among


def insert_block(file: Connection, blocker: int, blocked: int) -> None:
    """Add a block, unless it is there."""
    file.execute("INSERT INTO blocks (blocker, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING", (blocker, blocked))


def delete_block(file: Connection, blocker: int, blocked: int) -> bool:
    """Delete a block. Return False if there was none."""
    return bool(file.execute("DELETE FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).rowcount)


def has_block(file: Connection, blocker: int, blocked: int) -> bool:
    """Return whether `blocker` blocks `blocked`."""
    row = file.execute("SELECT 1 FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).fetchone()
    return row is not None


def read_blocked(file: Connection, blocker: int) -> tuple[int, ...]:
    """Return the ids of the people that `blocker` blocks, ascending; `()` if none."""
    rows = file.execute("SELECT blocked FROM blocks WHERE blocker = ? ORDER BY blocked", (blocker,))
    return tuple(blocked for (blocked,) in rows)


def read_blocks(file: Connection, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the blocks among these people, as (blocker, blocked), ascending."""
    both = f"{among('blocker', user_ids)} AND {among('blocked', user_ids)}"
    rows = file.execute(
        f"SELECT blocker, blocked FROM blocks WHERE {both} ORDER BY blocker, blocked",  # noqa: S608 - names of ours
        (*user_ids, *user_ids),
    )
    return tuple((blocker, blocked) for blocker, blocked in rows)


_SEATED_FIRST = """
    SELECT coalesce(leavers.person, seats.person) FROM seats LEFT JOIN leavers USING (match_id, seat)
    WHERE match_id = ?
"""


_OPEN_CHALLENGES = """
    SELECT id FROM matches JOIN seats AS first ON first.match_id = id JOIN seats AS second ON second.match_id = id
    WHERE status = 'open' AND NOT EXISTS (SELECT * FROM lobbies WHERE lobbies.match_id = id)
    AND first.seat = 0 AND first.person = (SELECT number FROM people WHERE user_id = ?)
    AND second.seat = 1 AND second.person = (SELECT number FROM people WHERE user_id = ?)
    ORDER BY id DESC
"""


def read_open_challenges(file: Connection, challenger: int, opponent: int) -> list[int]:
    """Return the match ids of the open challenges from `challenger` to `opponent`, newest first.

    Both are Discord user ids. Lobbies are left out; `[]` if there are none.
    """
    return [match_id for (match_id,) in file.execute(_OPEN_CHALLENGES, (challenger, opponent))]


def store_team_key(file: Connection, guild_id: int, user_ids: Iterable[int], key: bytes) -> bytes:
    """Store a key for the teams of these people, unless one is stored already, and return the stored key.

    The order of `user_ids` does not matter. People that are new to the guild get a number.
    """
    people = to_json(sorted(assign_numbers(file, guild_id, user_ids).values()))
    file.execute("INSERT INTO drawn_teams (people, key) VALUES (?, ?) ON CONFLICT DO NOTHING", (people, key))
    (stored_key,) = file.execute("SELECT key FROM drawn_teams WHERE people = ?", (people,)).fetchone()
    return bytes(stored_key)


def forget_team_key(file: Connection, match: Match) -> None:
    """Delete the team key of the match's people if the match is over, so that they can draw other teams.

    A person who left a seat counts as one of the people, instead of the computer player there.
    """
    if match.status == "over":
        people = sorted(person for (person,) in file.execute(_SEATED_FIRST, (match.id,)))
        file.execute("DELETE FROM drawn_teams WHERE people = ?", (to_json(people),))


def delete_orphaned_team_keys(file: Connection) -> None:
    """Delete each team key that includes a person who has no row in `people` any more."""
    known = {number for (number,) in file.execute("SELECT number FROM people")}
    teams = [people for (people,) in file.execute("SELECT people FROM drawn_teams")]
    orphaned = [(people,) for people in teams if not known.issuperset(msgspec.json.decode(people, type=list[int]))]
    file.executemany("DELETE FROM drawn_teams WHERE people = ?", orphaned)


class LobbyRows(GuildAccess):
    """Blocks, standing challenges and the keys of drawn teams, in the guilds' files."""

    async def standing_challenges(self, guild_id: int, challenger: int, opponent: int) -> tuple[Match, ...]:
        """Return the open challenges from `challenger` to `opponent`, newest first; both are Discord user ids.

        Damaged matches are left out. Return `()` if there are none or the guild has no file.
        """

        def work(file: Connection) -> tuple[Match, ...]:
            return read_all(file, guild_id, read_open_challenges(file, challenger, opponent))

        return await self._read_or(guild_id, work, ())

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        """Store that `blocker` accepts no challenges from `blocked`. Storing a block again changes nothing.

        Both are Discord user ids. Creates the guild's file if it is missing.
        """
        await self._files.write(guild_id, lambda file: insert_block(file, blocker, blocked), create=True)

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Delete a block. Return False if there was none, or the guild has no file."""
        return await self._write_or(guild_id, lambda file: delete_block(file, blocker, blocked), False)

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        """Return whether `blocker` blocks `blocked`. False if the guild has no file."""
        return await self._read_or(guild_id, lambda file: has_block(file, blocker, blocked), False)

    async def blocks_among(self, guild_id: int, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """Return pairs (blocker, blocked) of these people: the blocker refuses challenges from the blocked person.

        Pairs of user ids are in ascending order. Return `()` if there are none. Return `()` too for a guild without a
        file.
        """
        return await self._read_or(guild_id, lambda file: read_blocks(file, user_ids), ())

    async def team_key(self, guild_id: int, user_ids: Sequence[int], key: bytes) -> bytes:
        """Return the key to draw the teams of these people from. Store `key` if they have none.

        The key stays until a match of exactly these people is over. Raises MatchNotFound if the guild has no file.
        """
        return await self._files.write(guild_id, lambda file: store_team_key(file, guild_id, user_ids, key))

    async def list_blocked(self, guild_id: int, blocker: int) -> tuple[int, ...]:
        """Return the ids of the people that `blocker` blocks, ascending; `()` if none."""
        return await self._read_or(guild_id, lambda file: read_blocked(file, blocker), ())

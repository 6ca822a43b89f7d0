"""Rows of the set-ups that people keep."""

import sqlite3

import msgspec

from bot.store.files import GuildAccess


class SavedSetup(msgspec.Struct, frozen=True):
    """A set-up that a person saved under a name: its text, game and variant."""

    game: str
    variant: str
    name: str
    text: str
    id: int = 0
    """Id in the guild's file; 0 before it is saved."""


_SETUPS = "SELECT game, variant, name, text, id FROM saved_setups WHERE user_id = ? ORDER BY game, variant, name"


def write_setup(file: sqlite3.Connection, user_id: int, setup: SavedSetup, limit: int) -> bool:
    """Save a set-up, replacing the person's set-up of the same name, game and variant.

    Return False, saving nothing, if a new one would exceed `limit` for that variant.
    """
    kind = (user_id, setup.game, setup.variant)
    replaced = file.execute(
        "UPDATE saved_setups SET text = ? WHERE user_id = ? AND game = ? AND variant = ? AND name = ?",
        (setup.text, *kind, setup.name),
    )
    if replaced.rowcount:
        return True
    (count,) = file.execute(
        "SELECT count(*) FROM saved_setups WHERE user_id = ? AND game = ? AND variant = ?", kind
    ).fetchone()
    if count >= limit:
        return False
    file.execute(
        "INSERT INTO saved_setups (user_id, game, variant, name, text) VALUES (?, ?, ?, ?, ?)",
        (*kind, setup.name, setup.text),
    )
    return True


def read_setups(file: sqlite3.Connection, user_id: int) -> tuple[SavedSetup, ...]:
    """Return all that a person keeps, by game, variant and name."""
    return tuple(SavedSetup(*row) for row in file.execute(_SETUPS, (user_id,)))


def delete_setup(file: sqlite3.Connection, user_id: int, setup_id: int) -> bool:
    """Take one of the person's set-ups away; False if they have none of this id."""
    return bool(file.execute("DELETE FROM saved_setups WHERE id = ? AND user_id = ?", (setup_id, user_id)).rowcount)


class SetupRows(GuildAccess):
    """The set-ups that people keep, in the guilds' files."""

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, limit: int) -> bool:
        """Save a set-up, replacing the person's set-up of the same name, game and variant.

        Return False, saving nothing, if a new one would exceed `limit` for that variant.
        """
        return await self._files.write(guild_id, lambda file: write_setup(file, user_id, setup, limit), create=True)

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        """Return all set-ups that the person keeps, by game, variant and name."""
        return await self._read_or(guild_id, lambda file: read_setups(file, user_id), ())

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        """Forget one of the person's set-ups; False if they have none of this id."""
        return await self._write_or(guild_id, lambda file: delete_setup(file, user_id, setup_id), False)

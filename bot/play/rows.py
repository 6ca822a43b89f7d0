"""Rows of the set-ups that people keep."""

import msgspec

from bot.store.access import GuildAccess
from bot.store.connection import Connection


class SavedSetup(msgspec.Struct, frozen=True):
    """A set-up that a person saved under a name: its text, game and variant."""

    game: str
    variant: str
    name: str
    text: str
    id: int = 0
    """Id in the guild's file; 0 before it is saved."""


_SETUPS = "SELECT game, variant, name, text, id FROM saved_setups WHERE user_id = ? ORDER BY game, variant, name"
_COUNT = "SELECT count(*) FROM saved_setups WHERE user_id = ? AND game = ? AND variant = ?"
_UPDATE = "UPDATE saved_setups SET text = ? WHERE user_id = ? AND game = ? AND variant = ? AND name = ?"
_INSERT = "INSERT INTO saved_setups (user_id, game, variant, name, text) VALUES (?, ?, ?, ?, ?)"
_DELETE = "DELETE FROM saved_setups WHERE id = ? AND user_id = ?"


class SetupRows(GuildAccess):
    """The set-ups that people keep, in the guilds' files."""

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, limit: int) -> bool:
        """Save a set-up, replacing the person's set-up of the same name, game and variant.

        Return False, saving nothing, if a new one would exceed `limit` for that variant.
        """

        def work(file: Connection) -> bool:
            kind = (user_id, setup.game, setup.variant)
            if file.execute(_UPDATE, (setup.text, *kind, setup.name)).rowcount:
                return True
            (count,) = file.execute(_COUNT, kind).fetchone()
            if count < limit:
                file.execute(_INSERT, (*kind, setup.name, setup.text))
            return bool(count < limit)

        return await self._files.write(guild_id, work, create=True)

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        """Return all set-ups that the person has saved in the guild, ordered by game, variant and name.

        Return `()` if there are none.
        """

        def work(file: Connection) -> tuple[SavedSetup, ...]:
            return tuple(SavedSetup(*row) for row in file.execute(_SETUPS, (user_id,)))

        return await self._read_or(guild_id, work, ())

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        """Forget one of the person's set-ups; False if they have none of this id."""
        return await self._write_or(
            guild_id, lambda file: bool(file.execute(_DELETE, (setup_id, user_id)).rowcount), False
        )

"""What people choose for themselves in a guild: words beside pictures, and when they are called."""

from collections.abc import Callable

from bot.model.guild import GuildPreferences, Preferences
from bot.model.request import Request
from bot.service.locks import Locks
from bot.service.matches.changes import errors_as_refusals
from bot.storage.guilds import GuildRows


class PersonalPreferences:
    """Keeps what people choose."""

    def __init__(self, guild_rows: GuildRows) -> None:
        self._guild_rows = guild_rows
        self._locks = Locks[tuple[int, int]]()

    async def all(self, guild_id: int) -> GuildPreferences:
        """What the people of a guild chose, and its admins for everybody."""
        with errors_as_refusals(guild_id):
            return await self._guild_rows.preferences(guild_id)

    async def wants_words(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a person wants all words with pictures, or everybody is to have them."""
        chosen = await self.all(guild_id)
        return chosen.words or chosen.of(user_id).words

    async def change(
        self, guild_id: int, request: Request, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person chose, and return it; what they choose at once is changed one after the other."""
        async with self._locks.of((guild_id, request.person.id)):
            after = change((await self.all(guild_id)).of(request.person.id))
            with errors_as_refusals(guild_id):
                await self._guild_rows.set_preferences(guild_id, request.person.id, after)
        return after

"""Languages of private messages, by reader, and of public messages, by guild."""

from collections.abc import Callable

from bot.guilds.model import GuildPreferences
from bot.guilds.service import PersonalPreferences
from bot.screens.refusals import Refused
from bot.texts.languages import DEFAULT, language_for


class Languages:
    """The port `LanguageChoice`: languages by choice of people and admins, otherwise by Discord's locales."""

    def __init__(self, preferences: PersonalPreferences) -> None:
        self._preferences = preferences
        self._community_locale: Callable[[int], str | None] = lambda _guild_id: None

    def look_up_locales(self, community_locale: Callable[[int], str | None]) -> None:
        """Set the function that returns the locale of a guild that is a Community, and None for any other guild."""
        self._community_locale = community_locale

    async def guild_language(self, guild_id: int) -> str:
        """Return the language of a guild's public messages."""
        return self._guild_language(guild_id, await self._chosen(guild_id))

    async def reader_language(self, guild_id: int, user_id: int, locale: str | None = None) -> str:
        """Return the language of a person's private messages: their own choice, their Discord's, or the guild's.

        `locale` is that of the person's Discord; None means that it is unknown.
        """
        chosen = await self._chosen(guild_id)
        own = chosen.get(user_id).language or (locale and language_for(locale))
        return own or self._guild_language(guild_id, chosen)

    def _guild_language(self, guild_id: int, chosen: GuildPreferences) -> str:
        locale = None if chosen.language else self._community_locale(guild_id)
        return chosen.language or (locale and language_for(locale)) or DEFAULT

    async def _chosen(self, guild_id: int) -> GuildPreferences:
        try:
            return await self._preferences.all(guild_id)
        except Refused:  # whatever is refused for a damaged file is to be read, too
            return GuildPreferences()

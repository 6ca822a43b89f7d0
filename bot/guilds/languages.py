"""Languages of private messages, by reader, and of public messages, by guild."""

from collections.abc import Callable

from msgspec.structs import replace

from bot.guilds.model import GuildPreferences
from bot.guilds.service import PersonalPreferences
from bot.match.model.match import Request
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

        `locale` is that of the person's Discord. None means an unknown locale; the language of the last `keep_locale`
        then replaces it.
        """
        chosen = await self._chosen(guild_id)
        own = chosen.get(user_id)
        of_discord = own.discord_language if locale is None else language_for(locale)
        return own.language or of_discord or self._guild_language(guild_id, chosen)

    async def keep_locale(self, guild_id: int, request: Request, locale: str) -> None:
        """Store the language of a person's Discord if it is another one than stored, and than the guild's.

        Raises Refused as `PersonalPreferences.change`.
        """
        chosen = await self._chosen(guild_id)
        language = language_for(locale) or ""
        if language == self._guild_language(guild_id, chosen):
            language = ""
        if chosen.get(request.person.id).discord_language != language:
            await self._preferences.change(guild_id, request, lambda own: replace(own, discord_language=language))

    def _guild_language(self, guild_id: int, chosen: GuildPreferences) -> str:
        locale = None if chosen.language else self._community_locale(guild_id)
        return chosen.language or (locale and language_for(locale)) or DEFAULT

    async def _chosen(self, guild_id: int) -> GuildPreferences:
        try:
            return await self._preferences.all(guild_id)
        except Refused:  # whatever is refused for a damaged file is to be read, too
            return GuildPreferences()

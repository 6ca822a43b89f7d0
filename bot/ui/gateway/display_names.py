"""Names of members that no interaction brought along: asked of Discord once, and remembered for a while."""

import asyncio
import logging
from collections.abc import Iterable

import discord
import msgspec
from cachetools import LRUCache

from bot.model.match import Person
from bot.screens.words import safe_name

_log = logging.getLogger(__name__)

_REMEMBERED = 2_000


class Known(msgspec.Struct, frozen=True):
    """A member of a guild, and whether it is a bot."""

    person: Person
    is_bot: bool


class DisplayNames:
    """Members that were looked up lately, so that showing a panel again makes no request."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[int, int], Known] = LRUCache(_REMEMBERED)

    async def look_up(self, guild: discord.Guild, user_ids: Iterable[int]) -> tuple[Known, ...]:
        """Return the members with these ids, in their order, without those who have left the guild."""
        found = await asyncio.gather(*(self._member(guild, user_id) for user_id in user_ids))
        return tuple(known for known in found if known is not None)

    def remember(self, guild_id: int, known: Known) -> None:
        """Keep a member whom an interaction brought along."""
        self._known[guild_id, known.person.id] = known

    async def _member(self, guild: discord.Guild, user_id: int) -> Known | None:
        known = self._known.get((guild.id, user_id))
        if known is None:
            try:
                member = guild.get_member(user_id) or await guild.fetch_member(user_id)
            except discord.HTTPException as error:
                _log.info("guild %d: a person in a voice channel can't be looked up (%d)", guild.id, error.code)
                return None
            known = self._known[guild.id, user_id] = Known(Person(user_id, safe_name(member.display_name)), member.bot)
        return known

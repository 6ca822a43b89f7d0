"""Who is in a voice channel, from voice states alone: they need no privileged intent and no list of members.

A voice state has an id, but neither the name nor whether it is a bot: `display_names` looks that up.
"""

from typing import Any

import discord

from bot.model.match import Person
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.screens.words import safe_name
from bot.service.lobbies.voice_lobbies import VoiceGroup
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.permissions import missing_permissions

MOST_LOOKED_UP = 25
"""How many people of a channel are looked up at most; with more, the opener chooses who plays."""


def voice_id_of(interaction: Interaction) -> int | None:
    """The id of the voice channel that the person who asks is in."""
    channel = _voice_channel(interaction)
    return channel.id if channel else None


def present_in(interaction: Interaction, voice_id: int | None) -> frozenset[int]:
    """The ids of everybody in a voice channel of the guild."""
    channel = interaction.guild.get_channel(voice_id) if interaction.guild and voice_id else None
    if not isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return frozenset()
    return frozenset(channel.voice_states)


async def people_in(interaction: Interaction, voice_id: int | None) -> tuple[Person, ...]:
    """The people in a voice channel without its bots; nobody if there are too many to look up."""
    present = sorted(present_in(interaction, voice_id))
    if interaction.guild is None or len(present) > MOST_LOOKED_UP:
        return ()
    known = await interaction.client.context.display_names.look_up(interaction.guild, present)
    return tuple(each.person for each in known if not each.is_bot)


async def group_of(interaction: Interaction) -> VoiceGroup:
    """The people in the voice channel of the person who asks; raises Refused("no_voice")."""
    channel = _voice_channel(interaction)
    if channel is None:
        raise Refused("no_voice")
    is_crowd = len(present_in(interaction, channel.id)) > MOST_LOOKED_UP
    people = None if is_crowd else await people_in(interaction, channel.id)
    can_host = not missing_permissions(channel.permissions_for(channel.guild.me), channel)
    return VoiceGroup(channel.id, people, can_host, channel.category_id)


def selected_people(interaction: Interaction) -> tuple[Person, ...]:
    """The people chosen in a user select; raises Refused("bot_invited") if one is a bot."""
    data: Any = interaction.data or {}
    resolved = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    found: list[Person] = []
    for value in data.get("values") or ():
        user, member = users.get(value) or {}, members.get(value) or {}
        name = safe_name(member.get("nick") or user.get("global_name") or user.get("username") or "")
        if user.get("bot"):
            raise Refused("bot_invited", name=name)
        found.append(Person(decimal(value), name))
    return tuple(found)


def _voice_channel(interaction: Interaction) -> discord.VoiceChannel | discord.StageChannel | None:
    state = interaction.user.voice if isinstance(interaction.user, discord.Member) else None
    return state.channel if state else None

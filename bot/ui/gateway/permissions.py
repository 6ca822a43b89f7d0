"""What the bot may do in a channel, and with which channels, roles and rights somebody asks for something."""

import discord

from bot.model.request import Permissions
from bot.screens.refusals import Refused
from bot.ui.gateway.context import Interaction

NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
}
_IN_THREADS = {"send_messages_in_threads": "Send Messages in Threads"}
_IN_VOICE = {"connect": "Connect"}
"""Only those who may join a voice channel can use its chat."""


def check_permissions(interaction: Interaction) -> None:
    """Refuse if the bot lacks permissions for a match in the interaction's channel, and name them."""
    missing = missing_permissions(interaction.app_permissions, interaction.channel)
    if missing:
        raise Refused("missing_permissions", permissions=missing)


def check_may_write(interaction: Interaction) -> None:
    """Refuse to post for somebody who may not write or attach files themselves in the interaction's channel."""
    own, in_thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    writes = own.send_messages_in_threads if in_thread else own.send_messages
    if not (writes and own.attach_files):
        raise Refused("may_not_write")


def missing_permissions(permissions: discord.Permissions, channel: object) -> tuple[str, ...]:
    """The names of the permissions that are missing for a match in a channel."""
    needed = dict(NEEDED)
    if isinstance(channel, discord.Thread):
        del needed["send_messages"]
        needed |= _IN_THREADS
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed |= _IN_VOICE
    return tuple(name for flag, name in needed.items() if not getattr(permissions, flag))


def permissions_of(interaction: Interaction, channel_id: int | None = None) -> Permissions:
    """With which channels, roles and rights somebody asks for something in a channel; None: where they ask."""
    user, channel = interaction.user, interaction.channel
    if channel_id not in (None, interaction.channel_id):
        channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild and channel_id else None
    # A thread's category is known only from its parent, which may be missing: the guild may have just become available.
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    around = (getattr(channel, "parent_id", None), getattr(parent, "category_id", None))
    here = channel_id or interaction.channel_id
    return Permissions(
        channels=tuple(each for each in (here, *around) if each is not None),
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        manages=interaction.permissions.manage_guild,
    )

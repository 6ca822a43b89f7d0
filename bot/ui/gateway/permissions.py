"""What the bot may do in a channel, asked before a match exists there."""

import discord

from bot.model.refusal import Refused
from bot.ui.gateway.context import Interaction

_NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
}
_IN_THREADS = {"send_messages_in_threads": "Send Messages in Threads"}
_IN_VOICE = {"connect": "Connect"}
"""Whoever may not join a voice channel can't use its chat."""


def check_permissions(interaction: Interaction) -> None:
    """Refuse, naming them, where permissions are missing to host a match in the interaction's channel."""
    missing = lacks(interaction.app_permissions, interaction.channel)
    if missing:
        raise Refused("missing_permissions", permissions=missing)


def lacks(permissions: discord.Permissions, channel: object) -> tuple[str, ...]:
    """The names of the permissions that are missing to host a match in a channel."""
    needed = dict(_NEEDED)
    if isinstance(channel, discord.Thread):
        del needed["send_messages"]
        needed |= _IN_THREADS
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        needed |= _IN_VOICE
    return tuple(name for flag, name in needed.items() if not getattr(permissions, flag))

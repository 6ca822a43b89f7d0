"""What the bot may do in a channel, asked before a match exists there."""

import discord

from bot.service.refused import Refused
from bot.ui.desk import Interaction

_NEEDED = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
}
_IN_THREADS = {"send_messages_in_threads": "Send Messages in Threads"}


def check_permissions(interaction: Interaction) -> None:
    """Refuse, naming them, where permissions are missing to host a match in the interaction's channel."""
    needed = dict(_NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        del needed["send_messages"]
        needed |= _IN_THREADS
    missing = tuple(name for flag, name in needed.items() if not getattr(interaction.app_permissions, flag))
    if missing:
        raise Refused("missing_permissions", permissions=missing)

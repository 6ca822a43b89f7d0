"""The address with which an admin brings the bot to a server."""

import discord

from bot.discord.context import NEEDED

PERMISSIONS = (*NEEDED, "send_messages_in_threads", "read_message_history", "create_public_threads", "create_events")
"""Permissions that an invitation asks for: those that matches need, and those of threads and of the calendar."""

_SCOPES = ("bot", "applications.commands")


def invitation(application_id: int) -> str:
    """Return the URL that invites the application's bot with its commands and `PERMISSIONS`."""
    permissions = discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=_SCOPES)

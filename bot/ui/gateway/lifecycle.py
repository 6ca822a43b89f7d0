"""Takes the bot into Discord, and out again when it is time."""

import asyncio
import logging
from collections.abc import Awaitable

import aiohttp
import discord

from bot.ui.gateway.client import WarroomClient

_log = logging.getLogger(__name__)


class CannotStart(Exception):  # noqa: N818
    """The bot can't get into Discord; the text says in a sentence why, and what to do."""


async def run(client: WarroomClient, token: str, until: Awaitable[None]) -> None:
    """Be the bot until it is time to stop; raises CannotStart."""
    _log.info("starting")
    being = asyncio.ensure_future(_be(client, token))
    told = asyncio.ensure_future(until)
    try:
        await asyncio.wait({being, told}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await client.close()
        was_told = told.done()
        for task in (being, told):
            task.cancel() if not task.done() else None
        outcome, _ = await asyncio.gather(being, told, return_exceptions=True)
    if not isinstance(outcome, Exception):
        return
    if was_told:  # whatever a closed connection raises is no fault while stopping
        _log.info("stopped while starting: %s", type(outcome).__name__)
        return
    raise _in_words(outcome) from None


async def _be(client: WarroomClient, token: str) -> None:
    await client.login(token)
    await _wait_for_allowance(client)
    await client.connect()


async def _wait_for_allowance(client: WarroomClient) -> None:
    """Wait until Discord takes as many connections as this process is to make: beyond that it resets the token."""
    shard_count, _, allowance = await client.http.get_bot_gateway()
    if client.shard_count is None:
        client.shard_count = shard_count
    wanted = len(client.shard_ids or range(client.shard_count))
    if allowance["remaining"] < wanted:
        seconds = allowance["reset_after"] / 1000
        _log.error("Discord takes no more connections for %.0f s; waiting so long", seconds)
        await asyncio.sleep(seconds)


def _in_words(error: Exception) -> Exception:
    """Return why Discord can't be entered, in a sentence; an error that has none stays as it is."""
    match error:
        case discord.LoginFailure():
            return CannotStart("Discord doesn't know this DISCORD_TOKEN. Copy it again from the developer portal.")
        case discord.PrivilegedIntentsRequired():
            return CannotStart("Discord refused the connection. Check the bot's settings in the developer portal.")
        case aiohttp.ClientError() | discord.DiscordServerError() | discord.GatewayNotFound() | OSError():
            kind = type(error).__name__
            return CannotStart(f"Discord can't be reached ({kind}). Check the network, then start again.")
        case _:
            return error

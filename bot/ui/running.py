"""Runs the bot until it is told to stop, and stops it cleanly."""

import asyncio
import logging
import os
import signal
import threading

import aiohttp
import discord

from bot.ui.client import WarroomClient

_log = logging.getLogger(__name__)

_PATIENCE = 20.0
"""Seconds that stopping may take: a PaaS kills after thirty, and a process that hangs is never started again."""


class CannotStart(Exception):  # noqa: N818
    """The bot can't get into Discord; the text says in a sentence why, and what to do."""


async def run(client: WarroomClient, token: str) -> None:
    """Be the bot until SIGTERM or SIGINT; raises CannotStart."""
    _log.info("starting")
    loop = asyncio.get_running_loop()
    stopping: list[asyncio.Task[None]] = []

    def stop() -> None:
        if not stopping:
            _log.info("stopping")
            _give_up_after(_PATIENCE)
            stopping.append(loop.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt there
            _log.debug("signal %s can't be handled here", number.name)
    try:
        await client.start(token)
    except Exception as error:  # noqa: BLE001 - whatever a closed connection raises is no fault while stopping
        if not stopping:
            raise _in_words(error) from None
        _log.info("stopped while starting: %s", type(error).__name__)
    finally:
        await client.close()
        await asyncio.gather(*stopping)


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


def _give_up_after(seconds: float) -> None:
    timer = threading.Timer(seconds, os._exit, (1,))
    timer.daemon = True
    timer.start()

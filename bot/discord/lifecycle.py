"""Connects the bot to Discord, and disconnects it when the process must stop."""

import asyncio
import logging
from collections.abc import Awaitable
from http import HTTPStatus

import aiohttp
import discord
from discord.http import Route

from bot.discord.client import WarroomClient, use_api

_log = logging.getLogger(__name__)

_PROBE_LIMIT = 3.0


class CannotStart(Exception):  # noqa: N818
    """Failure to connect to Discord; the text gives the cause and a remedy.

    `may_pass` is True if the cause may disappear by itself, so that another attempt makes sense.
    """

    def __init__(self, text: str, *, may_pass: bool = False) -> None:
        super().__init__(text)
        self.may_pass = may_pass


async def run(client: WarroomClient, token: str, until: Awaitable[object]) -> None:
    """Run the bot until `until` is done, then close the client.

    Raises CannotStart with the cause if the bot can't connect, and other errors of the connection unchanged. Errors
    after `until` is done only go to the log.
    """
    _log.info("starting")
    running = asyncio.ensure_future(_connect(client, token))
    stopping = asyncio.ensure_future(until)
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await client.close()
        client.context.tracker.load_limit.end_start()
        was_asked = stopping.done()
        for task in (running, stopping):
            task.cancel() if not task.done() else None
        outcome, _ = await asyncio.gather(running, stopping, return_exceptions=True)
    if not isinstance(outcome, Exception):
        return
    if was_asked:  # a closed connection raises anything, which is no fault while stopping
        _log.info("stopped while starting: %s", type(outcome).__name__)
        return
    raise explain(outcome) from None


async def _connect(client: WarroomClient, token: str) -> None:
    await log_in(client, token)
    await _wait_for_sessions(client)
    client.context.tracker.load_limit.begin_start()
    await client.connect()


async def log_in(client: discord.Client, token: str) -> None:
    """Log in to Discord.

    Raises CannotStart if another server answers in Discord's place, and any error of discord.py.
    """
    try:
        await client.login(token)
    except (TypeError, KeyError, ValueError):  # of discord.py, which takes what it can't read for a person or a bot
        if client.application is not None:
            raise  # Discord has answered, so this is the bot's own
        raise _answered_by_another("a page of its own") from None


async def _wait_for_sessions(client: WarroomClient) -> None:
    """Wait until Discord allows as many new sessions as this process has shards.

    Discord resets a token that starts too many sessions. This also sets the client's shard count if it is unset. Raises
    CannotStart if Discord doesn't take the shard count.
    """
    recommended, _, limit = await client.http.get_bot_gateway()
    await client.note_session_limits(discord.SessionStartLimits(**limit))
    if client.shard_count is None:
        client.shard_count = recommended
    if client.shard_ids is None:  # what several processes run with was checked when the first of them began
        check_shard_count(client.shard_count, recommended, limit["max_concurrency"])
    needed = len(client.shard_ids or range(client.shard_count))
    if limit["remaining"] < needed:
        seconds = limit["reset_after"] / 1000
        _log.error("Discord allows no more sessions for %.0f s; waiting until then", seconds)
        await asyncio.sleep(seconds)


_LARGE_CONCURRENCY = 16
"""Discord's lowest max_concurrency for large bots, which need a multiple of the recommended shard count."""
_LARGE_SHARDS = 150


def check_shard_count(count: int, recommended: int, max_concurrency: int) -> None:
    """Raise CannotStart if Discord doesn't take this number of shards of a bot in more than 150,000 guilds."""
    is_large = recommended > _LARGE_SHARDS or max_concurrency >= _LARGE_CONCURRENCY
    if is_large and count % recommended:
        raise CannotStart(
            f"Discord wants a bot of this size to have a multiple of {recommended} shards, and not {count}. Set"
            f" SHARD_COUNT to {recommended} or {2 * recommended}, or to nothing."
        )


async def is_answering(api_url: str | None) -> bool:
    """Return whether Discord answers within `_PROBE_LIMIT` seconds; None as `api_url` means its usual address."""
    use_api(api_url)
    url = f"{Route.BASE}/gateway"
    try:
        async with asyncio.timeout(_PROBE_LIMIT), aiohttp.ClientSession() as session, session.get(url) as answer:
            return answer.status < HTTPStatus.INTERNAL_SERVER_ERROR
    except (aiohttp.ClientError, TimeoutError, OSError):
        return False


async def recommend_shards(token: str, api_url: str | None) -> tuple[int, int]:
    """Ask Discord how many shards the bot should have, and for its max_concurrency; raise CannotStart."""
    use_api(api_url)
    client = discord.Client(intents=discord.Intents.none())
    try:
        await log_in(client, token)
        shard_count, _, limit = await client.http.get_bot_gateway()
        return shard_count, limit["max_concurrency"]
    except Exception as error:  # noqa: BLE001 - with a sentence, if its cause is known
        raise explain(error) from None
    finally:
        await client.close()


def explain(error: Exception) -> Exception:
    """Return a CannotStart that explains the error, or the error itself if its cause is not known."""
    match error:
        case discord.LoginFailure():
            return CannotStart("Discord doesn't know this DISCORD_TOKEN. Copy it again from the developer portal.")
        case discord.PrivilegedIntentsRequired():
            return CannotStart("Discord refused the connection. Check the bot's settings in the developer portal.")
        case discord.HTTPException(status=429) | discord.RateLimited():
            return CannotStart(
                "Discord takes no more calls from this machine's address for now (429). Start again later or "
                "elsewhere; on shared hosting, others may have used up what the address is allowed.",
                may_pass=True,
            )
        case aiohttp.ClientError() | discord.DiscordServerError() | discord.GatewayNotFound() | OSError():
            kind = type(error).__name__
            text = f"Discord can't be reached ({kind}). Check the network, then start again."
            return CannotStart(text, may_pass=True)
        case discord.HTTPException(status=403 | 404 as status, code=0):  # Discord itself would give a code
            return _answered_by_another(str(status))
        case _:
            return error


def _answered_by_another(answer: str) -> CannotStart:
    return CannotStart(
        f"Something answers in Discord's place ({answer}). Check DISCORD_API_URL, and whether a proxy or a firewall is "
        "in between."
    )

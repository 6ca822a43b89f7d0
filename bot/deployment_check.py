"""Checks of Discord before a deployment, with the bot's own token: `warroom check --discord`.

They only use HTTP calls and open no session, so the bot may be running.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from email.utils import parsedate_to_datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import TypeVar

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.checkup import Finding
from bot.commands import COMMANDS
from bot.discord import texts
from bot.discord.client import use_api
from bot.discord.context import NEEDED, missing_permissions
from bot.discord.invitation import invitation
from bot.discord.layout import Page
from bot.discord.lifecycle import CannotStart, explain, log_in
from bot.discord.messages import RenderPool
from bot.games.catalog import sample_board
from bot.operations.counts import format_count
from bot.pictures.renderer import Renderer
from bot.screens import limits
from bot.screens.screen import with_headline
from bot.screens.words import format_list

T = TypeVar("T")
_Channel = discord.TextChannel | discord.VoiceChannel | discord.Thread

_CALL_LIMIT = 30.0
"""Seconds; discord.py repeats a call that Discord failed to answer for about as long."""

_CLOCK_TOLERANCE = 2.0
"""Seconds of difference that are acceptable; Discord's clock shows whole seconds, and its answer takes a moment."""

_TRIAL = "A trial of the bot"
_FEW_SESSIONS = 50
_NAMED = 10

_NEEDED_NAMES = tuple(texts.permission_name(permission=each) for each in NEEDED)
_ADVICE = {
    10003: "there is no such channel, or the bot isn't in its server. Copy the channel's ID again, in developer mode",
    50001: "the bot can't see that channel. Give it the permission View Channel there",
    50013: f"the bot lacks a permission there. It needs {format_list(_NEEDED_NAMES)}",
    50083: "the thread is archived. Write something in it to open it again",
    160005: "the thread is locked. Unlock it, or choose another channel",
}
"""Meaning and remedy of a refusal by Discord, by error code."""


class Deployment(msgspec.Struct, frozen=True):
    """Settings to check; with a `channel_id`, also whether a board can be posted there."""

    token: str
    channel_id: int | None = None
    dev_guild_id: int | None = None
    shard_count: int | None = None
    api_url: str | None = None
    look: Callable[[], Awaitable[None]] | None = None
    """Wait until an admin has looked at the posted boards. None deletes them immediately."""
    keeps_boards: bool = False
    """Whether the posted boards stay in the channel."""


async def check_discord(deployment: Deployment, now: Callable[[], float] = time.time) -> AsyncIterator[Finding]:
    """Yield the findings of all checks in order; the first problem ends them.

    `now` is this machine's clock, in POSIX seconds.
    """
    use_api(deployment.api_url)
    offsets: list[float] = []
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=_clock_trace(offsets, now))
    checks = (_login, _connections, _guilds, _commands, *([_channel] if deployment.channel_id is not None else []))
    try:
        for check in checks:
            async for finding in check(client, deployment):
                yield finding
                if finding.kind == "problem":
                    return
            if check is _login:
                yield _clock(offsets)
    except discord.GatewayNotFound as error:
        yield Finding("problem", _refusal(error.__cause__ or error))
    except (discord.HTTPException, aiohttp.ClientError, discord.RateLimited, TimeoutError, OSError) as error:
        yield Finding("problem", _refusal(error))
    finally:
        await client.close()


async def _login(client: discord.Client, deployment: Deployment) -> AsyncIterator[Finding]:
    try:
        async with asyncio.timeout(_CALL_LIMIT):
            await log_in(client, deployment.token)
    except Exception as error:
        explanation = explain(error)
        if not isinstance(explanation, CannotStart):
            raise
        yield Finding("problem", str(explanation))
        return
    name = client.user.display_name if client.user else "nobody"
    yield Finding("note", f"Discord knows the bot as {name}.")


async def _connections(client: discord.Client, deployment: Deployment) -> AsyncIterator[Finding]:
    """Compare the deployment's shard count with the one that Discord asks for, and yield findings.

    Also yield a warning if few of the day's connections are left.
    """
    async with asyncio.timeout(_CALL_LIMIT):
        shards, _, limit = await client.http.get_bot_gateway()
    wanted = deployment.shard_count
    if wanted is not None and wanted < shards:
        yield Finding(
            "warning",
            f"Discord asks for {format_count(shards, 'shard')}, and SHARD_COUNT is {wanted}. Set it to {shards} or more"
            " for all processes, or leave it out.",
        )
    else:
        yield Finding(
            "note", f"Discord asks for {format_count(shards, 'shard')}, and the bot takes {wanted or shards}."
        )
    remaining, total, minutes = limit["remaining"], limit["total"], limit["reset_after"] / 60_000
    if remaining < _FEW_SESSIONS:
        yield Finding(
            "warning",
            f"Of {total} connections a day {remaining} are left, until {minutes:.0f} minutes from now. "
            "Find out from the log why the bot starts so often.",
        )


async def _guilds(client: discord.Client, _deployment: Deployment) -> AsyncIterator[Finding]:
    async with asyncio.timeout(_CALL_LIMIT):
        guilds = [guild async for guild in client.fetch_guilds(limit=200, with_counts=False)]
    if not guilds:
        address = invitation(client.application_id or 0)
        yield Finding("problem", f"The bot is in no server yet. Invite it with this address: {address}")
        return
    names = [guild.name for guild in guilds[:_NAMED]]
    more = max(len(guilds), client.application.approximate_guild_count if client.application else 0) - len(names)
    every = format_list([*names, f"{more} more"] if more else names)
    yield Finding("note", f"The bot is in {format_count(len(names) + more, 'server')}: {every}.")


async def _commands(client: discord.Client, deployment: Deployment) -> AsyncIterator[Finding]:
    guild = discord.Object(deployment.dev_guild_id) if deployment.dev_guild_id is not None else None
    async with asyncio.timeout(_CALL_LIMIT):
        registered = await app_commands.CommandTree(client).fetch_commands(guild=guild)
    wanted, known = {command.name for command in COMMANDS}, {command.name for command in registered}
    if wanted == known:
        yield Finding("note", f"Discord knows all {len(wanted)} commands.")
        return
    if not known:
        yield Finding("warning", "Discord knows none of the commands yet. The bot registers them when it starts.")
        return
    names = format_list(
        [f"/{name}" if name.islower() else f"“{name}”" for name in sorted(wanted ^ known, key=str.lower)]
    )
    yield Finding("warning", f"Discord's list of commands is out of date ({names}). The bot renews it when it starts.")


async def _channel(client: discord.Client, deployment: Deployment) -> AsyncIterator[Finding]:
    """Check the permissions in the deployment's channel, then post, edit and delete trial boards; yield findings.

    A wrong kind of channel or a missing permission is a problem and ends the check before the trial.
    """
    async with asyncio.timeout(_CALL_LIMIT):
        channel = await client.fetch_channel(deployment.channel_id or 0)
    if not isinstance(channel, _Channel):
        yield Finding("problem", f"{channel} can hold no board. Choose a text channel, a thread or a voice channel.")
        return
    async with asyncio.timeout(_CALL_LIMIT):
        missing = missing_permissions(await _permissions(client, channel), channel)
    if missing:
        yield Finding(
            "problem",
            f"The bot lacks {format_list(missing)} in #{channel.name}. Give it these permissions in the channel's "
            "settings, or to its role.",
        )
        return
    yield Finding("note", f"The bot has every permission that it needs in #{channel.name}.")
    async for finding in _try_board(channel, deployment):
        yield finding


async def _permissions(client: discord.Client, channel: _Channel) -> discord.Permissions:
    """Return the bot's permissions in a channel; for a thread, those in its parent channel."""
    guild = await client.fetch_guild(channel.guild.id, with_counts=False)
    member = await guild.fetch_member(client.user.id if client.user else 0)
    place_channel = await guild.fetch_channel(channel.parent_id if isinstance(channel, discord.Thread) else channel.id)
    return place_channel.permissions_for(member)


async def _try_board(channel: _Channel, deployment: Deployment) -> AsyncIterator[Finding]:
    """Post a board in both forms, edit the first message, and delete both; yield findings about these steps.

    The messages stay while `deployment.look` runs, and for good if the deployment keeps them.
    """
    times = [time.perf_counter()]
    trial = msgspec.structs.replace(sample_board(), title=_TRIAL, headline=f"{_TRIAL}: as an embed")
    page, galleries = Page(screen=trial), Page(screen=with_headline(trial, f"{_TRIAL}: as a gallery"))
    drawn = await RenderPool(Renderer()).draw(page.picture)
    times.append(time.perf_counter())
    posted: list[discord.Message] = []
    try:
        posted.append(await _limit_time(channel.send(embeds=page.embeds(drawn), files=page.attachments(drawn))))
        times.append(time.perf_counter())
        await _limit_time(posted[0].edit(embeds=page.embeds(drawn), attachments=page.attachments(drawn)))
        times.append(time.perf_counter())
        if drawn:
            posted.append(await _limit_time(channel.send(**galleries.as_new(drawn))))
        for finding in _posted_findings(times, channel.name, is_drawn=bool(drawn)):
            yield finding
        if deployment.look is not None:
            await deployment.look()
    finally:
        if not deployment.keeps_boards:
            for message in posted:
                await _limit_time(message.delete())
    yield Finding("note", "They were left there." if deployment.keeps_boards else "They were taken away again.")


def _posted_findings(times: Sequence[float], channel: str, *, is_drawn: bool) -> list[Finding]:
    """Return findings about the posted board.

    `times` has the clock's readings before drawing, and after drawing, posting and editing.
    """
    if not is_drawn:
        return [Finding("warning", f"A board was posted in #{channel}, but this machine can't draw its picture.")]
    drawing, posting, editing = (round((after - before) * 1000) for before, after in pairwise(times))
    (embed, _), (gallery, _) = limits.EMBED_IMAGE_SIZE, limits.GALLERY_SIZE
    return [
        Finding(
            "note", f"A board was drawn in {drawing} ms, posted in #{channel} in {posting} ms, edited in {editing} ms."
        ),
        Finding(
            "note",
            f"It is there twice: as an embed, like public boards (up to {embed} pixels wide on a desk), and as a "
            f"gallery, like private panels (up to {gallery}). Look at both on your own devices.",
        ),
    ]


async def _limit_time(call: Awaitable[T]) -> T:
    async with asyncio.timeout(_CALL_LIMIT):
        return await call


def _clock_trace(offsets: list[float], now: Callable[[], float]) -> aiohttp.TraceConfig:
    """Return a trace that appends to `offsets` how far `now` is ahead of Discord's clock, in seconds.

    Each answer with a date adds one number; a negative one means that this machine is behind. `now` returns POSIX
    seconds.
    """

    async def note(_session: object, _context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
        date = ended.response.headers.get("Date")
        if date is not None:
            offsets.append(now() - parsedate_to_datetime(date).timestamp() - 0.5)  # it tells whole seconds

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(note)
    return trace


def _clock(offsets: list[float]) -> Finding:
    offset = min(offsets, key=abs, default=0.0)
    if abs(offset) <= _CLOCK_TOLERANCE:
        return Finding("note", "This machine's clock agrees with Discord's.")
    side = "ahead of" if offset > 0 else "behind"
    return Finding(
        "warning",
        f"This machine's clock is {abs(offset):.0f} seconds {side} Discord's. Set it right, or matches with a clock "
        "will end turns at the wrong time.",
    )


def _refusal(error: BaseException) -> str:
    """Return a sentence with the meaning and remedy of a failed call."""
    match error:
        case discord.HTTPException(code=code) if code in _ADVICE:
            return f"Discord says no ({code}): {_ADVICE[code]}."
        case discord.HTTPException(status=401):
            return "Discord doesn't accept this DISCORD_TOKEN any more. Copy it again from the developer portal."
        case discord.HTTPException(status=429) | discord.RateLimited():
            return "Discord asks for patience: too many calls were made with this token. Try again in some minutes."
        case discord.HTTPException(status=status) if status >= 500:
            return f"Discord has trouble of its own ({status}). Look at https://discordstatus.com, and try again later."
        case discord.HTTPException(status=status, code=code):
            return f"Discord says no ({status}, {code}), and the bot doesn't know why. Please report this."
        case _:
            return f"Discord didn't answer ({type(error).__name__}). Check the network, then try again."

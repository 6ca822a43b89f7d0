"""One process of the bot, from its start to its end: what it must have before it goes to Discord, and gives back."""

import logging
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack

from bot.app import build
from bot.operations.backoff import Starts
from bot.operations.health import Health, served
from bot.operations.lock import locked
from bot.operations.metrics import Metrics
from bot.operations.shards import Shards
from bot.operations.stopping import Stop, Stopped
from bot.settings import Settings
from bot.ui.client import WarroomClient
from bot.ui.running import run

_log = logging.getLogger(__name__)


async def live(settings: Settings, warnings: Sequence[str] = ()) -> None:
    """Be the bot until SIGTERM or SIGINT; raises CannotStart or Hindered.

    `warnings` is what a look at the data folder has found, for whoever asks the bot how it is.
    """
    stop = Stop()
    stop.listen()
    metrics = Metrics()
    health = Health(metrics)
    try:
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(served(health, settings.port))
            await _prepare(settings, stop, stack)
            await _play(settings, stop, metrics, health, warnings)
    except Stopped:
        _log.info("stopped before Discord was entered")
    if stop.reason is not None:
        raise stop.reason


async def _prepare(settings: Settings, stop: Stop, stack: AsyncExitStack) -> None:
    """Get what this process must have to itself; the stack gives it back."""
    await stack.enter_async_context(
        locked(settings.folder, shards_of(settings), stop, patience=settings.handover_seconds)
    )


async def _play(settings: Settings, stop: Stop, metrics: Metrics, health: Health, warnings: Sequence[str]) -> None:
    starts = Starts(settings.folder)
    wait = starts.begin()
    if wait:
        _log.warning("this is one of several starts in a short time; waiting %.0f s before going to Discord", wait)
        await stop.pause(wait)
    client = build(
        settings.folder,
        max_open_guilds=settings.max_open_guilds,
        dev_guild_id=settings.dev_guild_id,
        api_url=str(settings.discord_api_url) if settings.discord_api_url else None,
        shards=shards_of(settings),
        meter=metrics,
        warnings=warnings,
    )
    health.ask(lambda: _checks(client, stop))
    metrics.watch(
        {
            "gateway_latency_seconds": ("Mean answer time of the gateway", lambda: client.latency),
            "boards_behind": ("Channels whose boards are being brought up to date", lambda: client.desk.boards.behind),
            "open_files": ("Guilds' files that are open", lambda: client.open_files),
            "guilds": ("Guilds that the bot is in", lambda: len(client.guilds)),
        }
    )
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    await run(client, token, stop.wait())
    starts.end()


def _checks(client: WarroomClient, stop: Stop) -> Mapping[str, bool]:
    return {
        "started": True,
        "connected": client.is_ready() and not any(shard.is_closed() for shard in client.shards.values()),
        "staying": not stop.is_told,
    }


def shards_of(settings: Settings) -> Shards:
    """The shards that the settings give this process."""
    return Shards(settings.shard_count, settings.shard_ids)

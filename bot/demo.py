"""The offline demo: the real bot with real callbacks and storage, in a simulated Discord.

The simulator serves a page on this machine. Its visitors may act as any of four people, in any number of windows.
Matches are in a temporary folder that is deleted at the end.
"""

import asyncio
import contextlib
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import simcord
import simcord.env
from simcord.backend.cdn import CDN_BASE

from bot.app import SharedParts, build
from bot.discord.emojis import EmojiPace, emoji_name
from bot.discord.pace import CallPace
from bot.games.catalog import ALL_SIGNS
from bot.match.tasks import Timer
from bot.operations.identify import Shards
from bot.pictures.renderer import Renderer
from bot.players.pool import PlayerPool
from bot.simulator.page import serve_own_page, show_own_pictures
from bot.simulator.screens import first_page
from bot.texts import languages
from bot.workers.workforce import Workforce

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
HOST = PEOPLE[0]
"""The person who may change the settings and lead tournaments."""
_TALKING = 4
_LOOK_EVERY = 0.25
_PATIENCE = 30.0
_PARKED = "_callback_is_parked"
"""Private name in a pinned release of the simulator, which has no public hook for `is_at_rest`."""

_TIMER = Timer.run_due.__qualname__
"""The name of the callback of timers, which may be pending while the bot is at rest."""

_is_parked: Callable[[Any, Any, float], bool] = getattr(simcord.env, _PARKED)

_WELCOME = """\
The demo is running. Open this address, which works only on this machine:

    {url}

It opens as Alice, in #war-room. Press Play now there for a first match against the computer. To play against people,
open the address again in another window, act there as somebody else, and type /challenge. Ctrl-C ends the demo and
forgets its matches.
"""


def run_demo(*, port: int | None = None, may_open: bool = True, language: str | None = None) -> int:
    """Run the demo until Ctrl-C and return the exit code: 0, or 1 if the demo's page can't be served.

    `port` is the port of the page; None means the simulator's default. `may_open` allows a browser to open, if stdout
    is a terminal. `language` is the language of all texts; None means the usual one.
    """
    if language is not None:
        languages.OFFERED = (language,)
    with tempfile.TemporaryDirectory(prefix="warroom-demo-") as folder:
        try:
            asyncio.run(_run_demo(Path(folder), port, language, may_open=may_open and sys.stdout.isatty()))
        except KeyboardInterrupt:
            return 0
        except OSError as error:
            sys.stderr.write(f"The demo's page can't be served ({error.strerror}). Try another --port.\n")
            return 1
    return 0


def is_at_rest(state: Any, record: Any, deadline: float) -> bool:  # noqa: ANN401 - the simulator's own
    """Return whether the bot counts as at rest although a timer is pending.

    A `Timer` always counts as at rest. Otherwise the simulator would wait for any timer that is due within half a
    minute. Examples are a deadline, a computer player's turn and the heartbeat.
    """
    waits = record.label == _TIMER
    return _is_parked(state, record, asyncio.get_running_loop().time() if waits else deadline)


async def _run_demo(folder: Path, port: int | None, language: str | None, *, may_open: bool) -> None:
    setattr(simcord.env, _PARKED, is_at_rest)
    serve_own_page()
    workforce = Workforce()
    shared = SharedParts(pace=CallPace(40_000), computers=PlayerPool(workforce.thinking), workforce=workforce)
    client = build(folder, remember_commands=False, shards=Shards(1), shared=shared)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt there
            loop.add_signal_handler(number, stop.set)
    try:
        async with simcord.run(client, check_errors=False, settle_timeout=_PATIENCE) as env:
            channel, people = await _set_up_server(env, language)
            drawings = _add_emojis(env)
            client.context.emojis.begin(client, uploads=False, pace=EmojiPace(before=0))
            with languages.reading(language or languages.DEFAULT):
                await client.context.sender.post(channel.id, first_page())
            async with env.preview(channel, viewers=people, layout="channel", port=port, assets=drawings) as preview:
                show_own_pictures(preview)
                ended = loop.create_task(preview.wait_closed())
                ended.add_done_callback(lambda _: stop.set())
                sys.stdout.write(_WELCOME.format(url=preview.url))
                sys.stdout.flush()
                if may_open:
                    webbrowser.open(preview.url)
                await _refresh_windows(env, preview, stop)
    finally:
        await client.close()
        await shared.close()


async def _set_up_server(
    env: simcord.Env, language: str | None
) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Create the server, its channels and its people, all of them in the voice channel.

    With a language, the server is a Community of that locale. The people's Discord is in English, which the demo then
    doesn't offer, so they read in the server's language.

    The page shows one channel. The bot therefore may not write in the voice channel's own chat, and posts musters in
    #war-room.
    """
    guild = env.create_guild("Warroom demo", preferred_locale=language)
    channel = guild.create_text_channel("war-room")
    table = guild.create_voice_channel("The table")
    if guild.me is not None:
        await guild.me.edit(nick="Warroom")
        if language is not None:
            guild.me.guild.features.append("COMMUNITY")  # the simulator's servers have no features
        spoken = guild.me.guild.get_channel(table.id)
        if spoken is not None:
            await spoken.set_permissions(guild.me, send_messages=False)
    host = guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
    people = [
        guild.add_member(env.create_user(name.lower(), global_name=name), roles=[host] if name == HOST else [])
        for name in PEOPLE
    ]
    for person in people[:_TALKING]:
        await person.join_voice(table)
    return channel, people


def _add_emojis(env: simcord.Env) -> dict[str, tuple[str, bytes]]:
    """Add the bot's emojis to the simulated application and return their pictures.

    The result maps each emoji's address to its media type and its PNG. The simulator itself stores no pictures.
    """
    renderer = Renderer()
    emojis = [(env.backend.create_application_emoji(emoji_name(sign)), sign) for sign in ALL_SIGNS]
    return {
        f"{CDN_BASE}/emojis/{emoji.id}.png": ("image/png", renderer.draw_cut_out(sign.scene)) for emoji, sign in emojis
    }


async def _refresh_windows(env: simcord.Env, preview: simcord.Preview, stop: asyncio.Event) -> None:
    """Publish to each window what has happened since its latest publication, until `stop` is set.

    The simulator's own `refresh` publishes to every window. A window rejects clicks until it has shown the published
    content, so a quick second click would be lost. The window that published last is often the acting one. It has
    shown the result, and gets what follows once nothing more follows. This needs private names of a pinned release.
    """
    shown: dict[str, int] = {}
    publish = preview._publish  # noqa: SLF001

    def publish_and_note(page: Any, **options: Any) -> None:  # noqa: ANN401 - private types
        publish(page, **options)
        shown[page.id] = len(env.backend.transcript)

    preview._publish = publish_and_note  # type: ignore[method-assign]  # noqa: SLF001
    length = 0
    while not stop.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), _LOOK_EVERY)
        before, length = length, len(env.backend.transcript)
        if preview._active_action is not None:  # noqa: SLF001
            continue
        pages = tuple(preview._pages.values())  # noqa: SLF001
        newest = max(pages, key=lambda page: page.published_at or "")
        for page in pages:
            if shown.get(page.id, 0) < length and (page is not newest or before == length):
                preview._publish(page, reason="refresh")  # noqa: SLF001

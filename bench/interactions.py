"""A whole `/play` through discord.py beside a bare command that answers "ok", over real HTTP on loopback.

Frames are handed to discord.py as the gateway would; answers go to a stand-in for Discord in another process, so that
only the bot's own work is counted. CPU time of the bot's process; several interactions are under way at once.

uv run python bench/interactions.py [--rounds 30] [--matches 20]
"""

import argparse
import asyncio
import logging
import math
import multiprocessing
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import discord
import orjson
from aiohttp import web
from discord import app_commands

from bot.app import SharedParts, Warroom, build
from bot.discord.admission import LoopBudget
from bot.discord.client import WarroomClient
from bot.discord.context import Interaction
from bot.discord.layout import Drawn
from bot.discord.pace import CallPace
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, MatchRef, Person, Request
from bot.operations.identify import Shards
from bot.operations.processes import tune_garbage_collector
from bot.play.discord.open_panels import OpenPanels
from bot.play.service import PressResult
from bot.screens.screen import Picture

GUILD, CHANNEL, BOT = 10**17 + 1, 10**17 + 2, 10**17 + 3
EPOCH_MS = 1_420_070_400_000
_numbers = count(1)


def snowflake() -> int:
    """An id as Discord would make it now."""
    return ((int(time.time() * 1000) - EPOCH_MS) << 22) + next(_numbers) % 4_000_000


# --- the stand-in for Discord, in its own process ---------------------------------------------------------------


def user_payload(user_id: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {"id": str(user_id), "username": name, "discriminator": "0", "avatar": None, "bot": bot, "global_name": name}


def _message(message_id: int, embeds: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "id": str(message_id),
        "channel_id": str(CHANNEL),
        "author": user_payload(BOT, "Warroom", bot=True),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": embeds,
        "pinned": False,
        "type": 0,
        "flags": 64,
        "components": [],
    }


def _json(body: Any) -> web.Response:
    return web.Response(body=orjson.dumps(body), headers={"Content-Type": "application/json"})


_names: dict[str, str] = {}
"""File names by id."""


async def _pictures(request: web.Request) -> list[dict[str, Any]]:
    """Embeds that show the files which a message has after a call, kept and new ones."""
    if not request.content_type.startswith("multipart"):
        body = orjson.loads(await request.read() or b"{}")
    else:
        body = orjson.loads(str((await request.post())["payload_json"]))
    told = body.get("data", body).get("attachments", []) if isinstance(body, dict) else []
    ids = [str(snowflake()) if "filename" in each else str(each["id"]) for each in told]
    _names.update((number, each["filename"]) for number, each in zip(ids, told, strict=True) if "filename" in each)
    return [{"image": {"url": f"https://cdn.invalid/attachments/1/{number}/{_names[number]}"}} for number in ids]


async def _answer(request: web.Request) -> web.Response:
    embeds = await _pictures(request)
    path = request.path.removeprefix("/api/v10")
    if path == "/users/@me":
        return _json(user_payload(BOT, "Warroom", bot=True))
    if path == "/oauth2/applications/@me":
        info = {"id": str(BOT), "name": "Warroom", "icon": None, "description": "", "bot_public": True}
        return _json(
            {**info, "bot_require_code_grant": False, "owner": user_payload(1, "owner"), "flags": 0, "verify_key": "0"}
        )
    if path.endswith("/commands"):
        return _json([])
    if path.endswith("/callback"):
        number = path.split("/")[2]
        held = {"id": number, "type": 2, "response_message_id": number}
        return _json({"interaction": held, "resource": {"type": 4, "message": _message(int(number), embeds)}})
    return _json(_message(snowflake(), embeds))


def serve(port: int) -> None:
    """Answer whatever a bot asks, at once."""
    app = web.Application(client_max_size=1 << 26)
    app.router.add_route("*", "/{path:.*}", _answer)
    web.run_app(app, host="127.0.0.1", port=port, print=None, access_log=None)


# --- the bot ----------------------------------------------------------------------------------------------------


@app_commands.command(description="Answer ok")
async def ok(interaction: Interaction) -> None:
    """The least that a command can do."""
    await interaction.response.send_message("ok", ephemeral=True)


def frame(person: Person, name: str, **options: str) -> bytes:
    """A slash command as it comes in from the gateway."""
    number = snowflake()
    given = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
    return orjson.dumps(
        {
            **SURROUNDINGS,
            "id": str(number),
            "token": f"token-{number}",
            "member": {**MEMBER, "user": user_payload(person.id, person.name)},
            "data": {"id": str(number), "name": name, "type": 1, "options": given},
        }
    )


_EVERYTHING = str(discord.Permissions.all().value)
SURROUNDINGS: dict[str, Any] = {
    "application_id": str(BOT),
    "type": 2,
    "version": 1,
    "guild_id": str(GUILD),
    "guild": {"id": str(GUILD), "features": [], "locale": "en-US"},
    "channel_id": str(CHANNEL),
    "channel": {
        "id": str(CHANNEL),
        "type": 0,
        "name": "war-room",
        "guild_id": str(GUILD),
        "permissions": _EVERYTHING,
        "position": 0,
    },
    "app_permissions": _EVERYTHING,
    "attachment_size_limit": 10_485_760,
    "locale": "en-US",
    "guild_locale": "en-US",
    "entitlements": [],
    "authorizing_integration_owners": {"0": str(GUILD)},
    "context": 0,
}
MEMBER: dict[str, Any] = {
    "roles": [],
    "joined_at": "2026-01-01T00:00:00+00:00",
    "deaf": False,
    "mute": False,
    "flags": 0,
    "permissions": _EVERYTHING,
}


class Cost(NamedTuple):
    """Seconds of the bot's CPU, all its threads together, and seconds on the wall."""

    cpu: float
    wall: float


class NoPictures:
    """Stands where pictures are drawn, for those who switch them off."""

    async def draw(self, _picture: Picture | None) -> Drawn:
        """Draw nothing."""
        return ()


class Bench:
    """Matches in play, and a stopwatch around what is done in them."""

    def __init__(self, client: WarroomClient, size: int) -> None:
        self.client = client
        self.size = size
        self.matches: list[Match] = []
        self.pairs = [(Person(1000 + 2 * number, "Ann"), Person(1001 + 2 * number, "Ben")) for number in range(size)]

    async def deal(self) -> None:
        """Start a match for each pair whose match is over."""
        challenges = self.client.context.get(Warroom).challenges
        self.matches = [await self._live(pair, challenges) for pair in self.pairs]

    async def _live(self, pair: tuple[Person, Person], challenges: Any) -> Match:
        warroom = self.client.context.get(Warroom)
        mine = await warroom.play.list_matches(GUILD, pair[0].id, ("live",))
        if mine:
            return mine[0]
        request = OpeningRequest(
            guild_id=GUILD,
            channel_id=CHANNEL,
            opener=pair[0],
            game="air-land-sea",
            typed_options="target=60",
            interaction_id=snowflake(),
        )
        match = await challenges.open(request, pair[1])
        return await challenges.accept(match.ref, Request(pair[1], snowflake(), time.time()))

    async def plays(self) -> list[bytes]:
        """A legal `/play` for each match."""
        warroom = self.client.context.get(Warroom)
        frames = []
        for match in self.matches:
            person = (await warroom.outbox.public(match.ref)).to_act[0]
            suggested = await warroom.play.suggest(match.ref, person.id, "")
            _, value = suggested[next(_numbers) % max(1, len(suggested) - 1)]
            frames.append(frame(person, "play", action=value, match=str(match.id)))
        return frames

    async def oks(self) -> list[bytes]:
        """As many bare commands."""
        return [frame(pair[0], "ok") for pair in self.pairs]

    async def time(self, frames: list[bytes]) -> Cost:
        """What these frames cost together, until every one is answered and the boards are as wanted."""
        parse = self.client._connection.parsers["INTERACTION_CREATE"]
        spent, began = time.process_time(), time.perf_counter()
        for data in frames:
            parse(orjson.loads(data))
        me = asyncio.current_task()
        while others := [task for task in asyncio.all_tasks() if task is not me]:
            await asyncio.wait(others)
        return Cost(time.process_time() - spent, time.perf_counter() - began)


async def measure(
    client: WarroomClient, rounds: int, size: int, prepare: Callable[[WarroomClient], None]
) -> tuple[list[Cost], list[Cost]]:
    """Time bare commands and plays in turn, `size` of them under way at once."""
    prepare(client)
    bench = Bench(client, size)
    bare: list[Cost] = []
    played: list[Cost] = []
    for number in range(rounds + 2):
        await bench.deal()
        await bench.time([])
        once = await bench.time(await bench.oks())
        again = await bench.time(await bench.plays())
        if number >= 2:
            bare.append(once)
            played.append(again)
    return bare, played


def _everything(client: WarroomClient) -> None:
    """Follow no panel: what is left is the press itself, its answer and the board."""
    client.context.get(OpenPanels).track = lambda *_: None  # type: ignore[method-assign]


def _words_only(client: WarroomClient) -> None:
    _words_and_board(client)
    client.context.get(Warroom).changes._publishers.clear()


def _ready(client: WarroomClient) -> None:
    """Answer with the panel of one who waits, made before: what is left is discord.py and the answer."""
    _words_only(client)
    play = client.context.get(Warroom).play
    ready: dict[int, PressResult] = {}

    async def take_none(ref: MatchRef, request: Request, _typed: str) -> PressResult:
        if ref.match_id not in ready:
            match = await client.context.get(Warroom).changes.load(ref)
            waiting = next(person for person in match.people if person.id != request.person.id)
            ready[ref.match_id] = PressResult(await play.panel(ref, waiting.id), action_played=True)
        return ready[ref.match_id]

    play.type = take_none  # type: ignore[method-assign]


def _words_and_board(client: WarroomClient) -> None:
    _everything(client)
    client.context.render_pool.draw = NoPictures().draw  # type: ignore[method-assign]


def _everything_followed(_client: WarroomClient) -> None:
    return


CASES: dict[str, Callable[[WarroomClient], None]] = {
    "`/play`, answered with a panel that is ready, nothing played": _ready,
    "`/play`, answered in words": _words_only,
    "`/play`, answered in words, board edited": _words_and_board,
    "`/play`, hand and board drawn, board edited": _everything,
    "`/play`, the same, the enemy's open panel drawn and edited, an older panel removed": _everything_followed,
}


async def run(port: int, rounds: int, size: int) -> None:
    """Print the table."""
    base = f"http://127.0.0.1:{port}/api/v10"
    print("| interaction | CPU ms | per second of CPU | per second | CPU rate beside bare | rate beside bare |")
    print("|---|---:|---:|---:|---:|---:|")
    with patch.object(discord.http.Route, "BASE", base):
        for name, prepare in CASES.items():
            await _case(name, prepare, rounds, size)


async def _case(name: str, prepare: Callable[[WarroomClient], None], rounds: int, size: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        client = build(
            Path(folder),
            remember_commands=False,
            shards=Shards(1),
            shared=SharedParts(pace=CallPace(40_000), loop_budget=LoopBudget(math.inf)),
        )
        # On a busy machine waits are long, and presses would be refused in place of being timed.
        client.context.tracker.load_limit.admit = lambda *_: None  # type: ignore[method-assign]
        client.tree.add_command(ok)
        await client.login("not-a-token")
        tune_garbage_collector()
        try:
            bare, played = await measure(client, rounds, size, prepare)
        finally:
            await client.close()
    if prepare is _ready:
        print(_row('a bare command that answers "ok"', bare, bare, size))
    print(_row(name, played, bare, size))


def _row(name: str, costs: list[Cost], bare: list[Cost], size: int) -> str:
    cpu = statistics.median(cost.cpu for cost in costs) / size
    wall = statistics.median(cost.wall for cost in costs) / size
    pairs = list(zip(bare, costs, strict=True))
    cpu_ratio = statistics.median(once.cpu / cost.cpu for once, cost in pairs)
    ratio = statistics.median(once.wall / cost.wall for once, cost in pairs)
    return f"| {name} | {cpu * 1000:.2f} | {1 / cpu:,.0f} | {1 / wall:,.0f} | {cpu_ratio:.2f} | {ratio:.2f} |"


@contextmanager
def served(port: int) -> Iterator[None]:
    """Run the stand-in for Discord as long as the context."""
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(port,), daemon=True)
    server.start()
    try:
        _wait_for(port)
        yield
    finally:
        server.terminate()


def _wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"nothing answers on port {port}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--port", type=int, default=18_999)
    arguments = parser.parse_args()
    logging.disable(logging.WARNING)
    with served(arguments.port):
        asyncio.run(run(arguments.port, arguments.rounds, arguments.matches))


if __name__ == "__main__":
    sys.exit(main())

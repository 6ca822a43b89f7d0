"""The guilds of the bench, their files, and the people who press in them."""

import asyncio
import contextlib
import re
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import orjson

from bot.app import Warroom, build
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Person, Request
from bot.operations.identify import Shards
from bot.outbox.discord.board_updates import BoardUpdates
from bot.refusals import refusal
from bot.screens.custom_ids import read
from tests.bot.wire.two_players import can_act, version_of
from tests.dice import Dice
from tests.discord_server.guilds import Channel, Guild, User
from tests.discord_server.interactions import ANSWER_SECONDS, Interaction
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.server import Discord

SHARDS, CHANNELS, ROLES = 10, 30, 25
FIRST = 10**17 >> 22

_TICK = 0.01


def guild_id_of(number: int) -> int:
    """Ids as Discord deals them out, so that every shard gets as many guilds."""
    return (FIRST + number) << 22


class LargeGuild(Guild):
    """A guild of many channels and roles, kept as one text; `channels` holds only the one that is played in."""

    text = ""

    def payload(self, bot_id: str) -> Any:  # noqa: ARG002 - the bot is in the text
        text = re.sub(r"<(\d+)>", lambda place: str(int(self.id) + int(place[1])), LargeGuild.text)
        return orjson.Fragment(text)


def _text(bot: User) -> str:
    """GUILD_CREATE as JSON, with "<n>" for the guild's id plus n."""
    role = {"color": 0, "hoist": False, "managed": False, "mentionable": False, "permissions": "104324673"}
    channel = {"permission_overwrites": [], "parent_id": None, "nsfw": False, "bitrate": 64000, "user_limit": 0}
    guild = Guild("<0>", "Guild <0>", members={bot.id: bot}).payload(bot.id)
    guild["member_count"] = 100
    guild["roles"] += [
        {"id": f"<{each}>", "name": f"Role {each}-<0>", "position": each, **role} for each in range(1, ROLES)
    ]
    guild["channels"] = [
        {
            "id": f"<{100 + each}>", "type": 2 if each % 4 == 3 else 0, "name": f"channel-{each}-<0>",
            "position": each, "topic": f"What is talked about in {each}-<0>", **channel,
        }
        for each in range(CHANNELS)
    ]  # fmt: skip
    return orjson.dumps(guild).decode()


def invite(discord: Discord, guilds: int, tables: int) -> "list[Table]":
    """Put the bot into the guilds, and two people at each table."""
    LargeGuild.text = _text(discord.bot)
    found = []
    for number in range(guilds):
        guild = LargeGuild(str(guild_id_of(number)), f"Guild {number}", members={discord.bot.id: discord.bot})
        discord.guilds[guild.id] = guild
        if number < tables:
            channel = discord.add_channel(guild, "war-room", channel_id=str(int(guild.id) + 100))
            found.append(Table(discord, guild, channel, people_of(number)))
    return found


def people_of(number: int) -> tuple[Person, Person]:
    return Person(10**6 + 2 * number, "Alice"), Person(10**6 + 2 * number + 1, "Bob")


async def write_files(folder: Path, guilds: int, tables: int) -> None:
    """Begin a match at every table, and give the other guilds a file in which nothing waits."""
    client = build(folder, shards=Shards(1))
    client.context.get(BoardUpdates).publish = lambda *_: None  # type: ignore[method-assign] # there is no Discord here
    challenges = client.context.get(Warroom).challenges
    for number in range(min(tables + 1, guilds)):
        alice, bob = people_of(number)
        guild_id = guild_id_of(number)
        opening = OpeningRequest(guild_id, guild_id + 100, alice, "air-land-sea", "", None)
        match = await challenges.open(opening, bob)
        request = Request(bob, None, time.time())
        if number < tables:
            await challenges.accept(match.ref, request)
        else:
            await challenges.decline(match.ref, request)
    await client.context.get(Warroom).close()
    await client._store.close()
    if tables < guilds:
        model = folder / "guilds" / f"{guild_id_of(tables)}.sqlite3"
        with closing(sqlite3.connect(model)) as file:
            file.executescript("UPDATE boards SET shown = wanted")
        for number in range(tables + 1, guilds):
            shutil.copyfile(model, model.with_name(f"{guild_id_of(number)}.sqlite3"))


_TURNED_AWAY = tuple(
    refusal(code, **params)[:30] for code, params in {"overloaded": {"seconds": 1}, "starting": {}}.items()
)


class Press(NamedTuple):
    """A press or command: when, of which shard, and the seconds until its acknowledgement (None: none came)."""

    at: float
    shard: int
    took: float | None
    is_turned_away: bool = False
    """Whether a sentence said that there is too much to do."""


class Table:
    """Two people who press what their private panels show; `version` is the newest that they were shown."""

    def __init__(self, discord: Discord, guild: Guild, channel: Channel, people: Sequence[Person]) -> None:
        self.guild = guild
        self.shard = (int(guild.id) >> 22) % SHARDS
        self.version = 0
        self.moves = 0
        self.is_busy = False
        users = [User(str(person.id), person.name) for person in people]
        guild.members |= {user.id: user for user in users}
        self._players = [Player(discord, guild, channel, user) for user in users]
        self._panel: Message | None = None
        """The hand of the first player, if they are to act."""

    async def press(self, dice: Dice) -> Press:
        """Open a hand, or press something in the one that is open."""
        self.is_busy = True
        if self._panel is not None and not self._is_usable(self._panel):
            self._panel = None
        before = version_of(self._panel) if self._panel else None
        try:
            interaction = self._press_panel(self._panel, dice) if self._panel else self._open_hand()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(interaction.shown.wait(), 2 * ANSWER_SECONDS)
        finally:
            self.is_busy = False
        took = interaction.answered_at - interaction.made_at if interaction.answered_with else None
        shown = interaction.message if interaction.shown.is_set() else None
        if shown is not None and shown.said.startswith(_TURNED_AWAY):
            return Press(interaction.made_at, self.shard, took, is_turned_away=True)
        if shown is not None and shown is self._panel and before is not None and version_of(shown) != before:
            self.version, self.moves = max(self.version, before + 1), self.moves + 1
        self._panel = shown if shown is not None and can_act(shown) else None
        return Press(interaction.made_at, self.shard, took)

    def _is_usable(self, panel: Message) -> bool:
        """Whether the panel is there and offers something: it follows the match, and may have been removed."""
        return panel.id in self._players[0].discord.messages.by_id and can_act(panel)

    def _open_hand(self) -> Interaction:
        self._players.reverse()
        return self._players[0].send("hand", match="1")

    def _press_panel(self, panel: Message, dice: Dice) -> Interaction:
        player = self._players[0]
        for part in panel.parts:
            if part["type"] == 3:
                value = part["options"][dice.below(len(part["options"]))]["value"]
                return player._use(panel, {"component_type": 3, "custom_id": part["custom_id"], "values": [value]})
        chosen = [part for part in panel.parts if (custom_id := read(part["custom_id"])) and custom_id.verb == "press"]
        chosen = [part for part in chosen if "withdraw" not in part["label"].casefold()] or chosen
        return player.tap(panel, custom_id=chosen[dice.below(len(chosen))]["custom_id"])


class Load:
    """Presses at a rate, table after table, until the context ends."""

    def __init__(self, discord: Discord, tables: list[Table], rate: float) -> None:
        self.presses: list[Press] = []
        self._discord = discord
        self._tables = tables
        self._rate = rate
        self._dice = Dice(1)
        self._under_way: set[asyncio.Task[None]] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        pressing = asyncio.create_task(self._press_on())
        try:
            yield
        finally:
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            await asyncio.gather(*self._under_way)

    def of(self, since: float, until: float, shards: Iterable[int] = range(SHARDS)) -> "Answers":
        """What became of the presses of a time, in the seconds of Discord's clock."""
        some = [press for press in self.presses if since <= press.at < until and press.shard in shards]
        turned_away = sum(press.is_turned_away for press in some)
        return Answers(len(some), sorted(press.took for press in some if press.took is not None), turned_away)

    async def _press_on(self) -> None:
        began, sent, place = time.monotonic(), 0, 0
        while True:
            await asyncio.sleep(_TICK)
            due = int((time.monotonic() - began) * self._rate)
            for _ in range(len(self._tables)):
                if sent >= due:
                    break
                place = (place + 1) % len(self._tables)
                if not self._tables[place].is_busy:
                    self._begin(self._tables[place])
                    sent += 1
            self._discord.calls.clear()
            self._discord.messages.files.clear()

    def _begin(self, table: Table) -> None:
        task = asyncio.create_task(self._press(table))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _press(self, table: Table) -> None:
        self.presses.append(await table.press(self._dice))


class Answers(NamedTuple):
    """How many presses there were, after how many seconds they were acknowledged, ascending, and turned away."""

    presses: int
    took: list[float]
    turned_away: int

    @property
    def unanswered(self) -> int:
        return self.presses - len(self.took)

    def after(self, share: float) -> float:
        """Seconds within which this share of those that were acknowledged was."""
        return self.took[min(len(self.took) - 1, int(share * len(self.took)))] if self.took else float("nan")

    def __str__(self) -> str:
        return f"{self.after(0.5) * 1000:.0f} ms, {self.after(0.99) * 1000:.0f} ms"

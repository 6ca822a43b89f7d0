"""A simulated Discord with the real bot in it: real callbacks, real engine, real files."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any, TypeVar, cast

import discord
import simcord

from bot.app import SharedParts, Warroom, build
from bot.discord.admission import LoopBudget
from bot.discord.client import WarroomClient
from bot.discord.layout import Page
from bot.discord.messages import Draws
from bot.discord.pace import CallPace
from bot.match.model.match import Match, MatchRef
from bot.operations.identify import Shards
from bot.pictures.scene import Scene
from bot.play.discord.open_panels import PanelPace
from bot.screens.custom_ids import CustomId, read
from bot.store.access import GuildStore
from tests.bot.computers import AT_ONCE, InstantThinker
from tests.bot.languages_law import languages_watched
from tests.bot.random_choice import any_choice
from tests.bot.service_world import CountedKeys
from tests.bot.stored import SqliteStore, let_think, together
from tests.dice import Dice

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds for the bot to come to rest, on a machine that is busy with other tests."""

GAME = "air-land-sea"


class PlainRenderer:
    """Draws a picture whose bytes say all that would be seen in it."""

    def draw(self, scene: Scene) -> bytes:
        return repr(scene).encode()


class World:
    """One server with the people Alice, Bob and Carol, and the steps that tests share."""

    def __init__(self, env: simcord.Env, folder: Path, renderer: Draws, seed: int) -> None:
        self.env = env
        self.folder = folder
        self._renderer = renderer
        self._seed = seed
        self.guild = env.create_guild("Club")
        self.channel = self.guild.create_text_channel("war-room")
        self.alice, self.bob, self.carol = (self.person(name) for name in ("Alice", "Bob", "Carol"))

    @property
    def client(self) -> WarroomClient:
        assert isinstance(self.env.bot, WarroomClient)
        return self.env.bot

    @property
    def warroom(self) -> Warroom:
        """The bot's services."""
        return self.client.context.get(Warroom)

    @property
    def store(self) -> SqliteStore:
        """What is stored, in the bot's own files."""
        return together(self.warroom.rows)

    def person(self, name: str, **more: Any) -> simcord.MemberActor:
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name, **more))

    async def restart(self) -> None:
        """Replace the bot's process: another client over the same folder, while Discord keeps running."""
        old = self.client
        await self.env.restart_bot(assembled(self.folder, self._renderer, self._seed + 1))
        await old._store.close()

    async def challenge(self, **more: Any) -> Any:
        options = {"opponent": self.bob, "game": GAME, **more}
        return await self.alice.slash(self.channel, "challenge", **options)

    async def start(self, **more: Any) -> Match:
        """A match that Bob has accepted."""
        card = await self.challenge(**more)
        await self.bob.click(card.response, label="Accept")
        return (await self.matches())[0]

    async def matches(self, *statuses: Any) -> tuple[Match, ...]:
        return await self.store.matches(self.guild.id, statuses=statuses or ("open", "live", "over"))

    async def match(self, match_id: int = 1) -> Match:
        return await self.warroom.changes.load(MatchRef(self.guild.id, match_id))

    async def to_act(self, match_id: int = 1) -> simcord.MemberActor:
        public = await self.warroom.outbox.public(MatchRef(self.guild.id, match_id))
        return next(each for each in (self.alice, self.bob, self.carol) if each.id == public.to_act[0].id)

    async def waiting(self, match_id: int = 1) -> simcord.MemberActor:
        """Whoever of Alice and Bob is not to act."""
        return self.bob if (await self.to_act(match_id)).id == self.alice.id else self.alice

    def public(self) -> list[discord.Message]:
        """What Carol sees, oldest first: everything that isn't private to somebody else."""
        return self.channel.history(viewer=self.carol)

    def board(self) -> discord.Message:
        """The newest public message with components."""
        return next(
            message for message in reversed(self.public()) if message.components and not message.flags.ephemeral
        )

    def standing(self, person: simcord.MemberActor, shown: Any) -> discord.Message:
        """A message that somebody was shown, as they see it now."""
        message_id = getattr(shown, "response", shown).id
        return next(message for message in self.channel.history(viewer=person) if message.id == message_id)

    async def hand(self, person: simcord.MemberActor, match_id: int = 1) -> Any:
        return await person.slash(self.channel, "hand", match=str(match_id))

    async def move(self, person: simcord.MemberActor, panel: Any, dice: Dice) -> Any:
        """Click through a panel until an action is taken, never to withdraw or resign; the last answer."""
        before = await self.versions()
        for _ in range(12):
            panel = await click_any(person, panel, dice)
            if await self.versions() != before:
                return panel
        raise AssertionError("twelve clicks led to no action")

    async def versions(self) -> list[int]:
        return [match.version for match in await self.matches()]

    async def files(self, message: Any) -> list[bytes]:
        return [self.env.backend.cdn.get(each.url) or b"" for each in message.attachments]


def assembled(folder: Path, renderer: Draws, seed: int = 1, store: GuildStore | None = None) -> WarroomClient:
    """A bot for people who click faster than anybody could, whose computer players act at once."""
    client = build(
        folder,
        store=store,
        remember_commands=False,
        shards=Shards(1),
        shared=SharedParts(pace=CallPace(40_000), renderer=renderer, loop_budget=LoopBudget(inf)),
        keys=CountedKeys(seed),
        panel_pace=PanelPace(after_change=0.0, between_edits=0.0, after_failure=0.0),
    )
    let_think(client.context.get(Warroom), InstantThinker(), AT_ONCE)
    return client


@asynccontextmanager
async def opened(folder: Path, renderer: Draws | None = None, seed: int = 1) -> AsyncIterator[World]:
    """A world whose bot is stopped at the end as a process would be."""
    drawn = renderer or PlainRenderer()
    with languages_watched():
        async with simcord.run(assembled(folder, drawn, seed), shard_count=1, settle_timeout=PATIENCE) as env:
            world = World(env, folder, drawn, seed)
            try:
                yield world
            finally:
                await env.settle()
                await world.client.close()


def said(result: Any) -> str:
    """All words of a response: its content and its embed."""
    response = getattr(result, "response", result)
    return words(response)


def words(message: Any) -> str:
    texts = [
        *([message.content] if message.content else []),
        *(text.removeprefix("### ") for text in text_displays(message)),
    ]
    for embed in message.embeds:
        texts += [embed.title or "", embed.description or "", (embed.footer and embed.footer.text) or ""]
        texts += [f"{field.name} {field.value}" for field in embed.fields]
    return "\n".join(texts)


def components(message: Any) -> list[dict[str, Any]]:
    """The buttons and selects of a message or response, as they went out."""
    return [component for part in parts(message) if part["type"] == 1 for component in part["components"]]


def parts(message: Any) -> list[dict[str, Any]]:
    """The rows of a message or response, and what else a private one is made of, as they went out."""
    return [part if isinstance(part, dict) else part.to_dict() for part in message.components]


def outline(message: Any) -> list[Any]:
    """A private message from top to bottom: its texts, the alt texts of its pictures and the ids in its rows."""
    return [_outlined(part) for part in parts(message)]


def page_outline(page: Page) -> list[Any]:
    """The outline of a message that shows this page with its picture."""
    drawn = (b"",) * len(page.picture.bands) if page.picture else ()
    return [_outlined(part) for part in page.layout(drawn).to_components()]


def _outlined(part: Mapping[str, Any]) -> Any:
    if part["type"] == 1:
        return [component["custom_id"] for component in part["components"]]
    return part["content"] if part["type"] == 10 else [item["description"] for item in part["items"]]


def pictured(message: Any) -> str:
    """What the pictures of a message show, in words."""
    return "\n".join(file.description or "" for file in message.attachments)


def footer(message: Any) -> str:
    """The last line of a private message."""
    return text_displays(message)[-1].removeprefix("-# ")


def text_displays(message: Any) -> list[str]:
    return [part["content"] for part in parts(message) if part["type"] == 10]


def labels(message: Any) -> list[str]:
    return [component["label"] for component in components(message) if component["type"] == 2]


def custom_id_of(component: dict[str, Any]) -> CustomId:
    custom_id = read(component["custom_id"])
    assert custom_id is not None
    return custom_id


async def click_any(person: simcord.MemberActor, result: Any, dice: Dice) -> Any:
    """Click a random choice of a panel, but neither "Back" nor to give up; the answer."""
    custom_id, value = any_choice(components(result.response), dice)
    if value is None:
        return await person.click(result.response, custom_id=custom_id)
    return await person.select(result.response, [value], custom_id=custom_id)


def replace_service(client: WarroomClient, service: T) -> T:
    """Let the client's context give out this service in place of the one of its class, and return it."""
    cast("dict[type, object]", client.context.services)[type(service)] = service
    return service

"""Two players in a channel of the Discord server for tests, who play by what they see alone."""

from typing import Any

from bot.commands import COMPONENT_MODULES
from bot.screens.custom_ids import CustomId, read
from tests.bot.random_choice import any_choice
from tests.dice import Dice
from tests.discord_server.guilds import Channel, Guild
from tests.discord_server.interactions import Interaction
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.server import Discord

GAME = "air-land-sea"

assert COMPONENT_MODULES, "importing them declares the custom ids that are read here"


class NotCarriedOut(Exception):  # noqa: N818
    """The bot answered a click with a message beside the panel; the text is what that says."""


class TwoPlayers:
    """Alice and Bob in a channel. A match's public messages are told apart by their custom ids."""

    def __init__(self, discord: Discord, guild: Guild | None = None) -> None:
        self.discord = discord
        self.guild = guild or discord.add_guild()
        self.channel = discord.add_channel(self.guild, "war-room")
        self.alice, self.bob = self.player("Alice"), self.player("Bob")

    @property
    def both(self) -> tuple[Player, Player]:
        return self.alice, self.bob

    def player(self, name: str) -> Player:
        return Player(self.discord, self.guild, self.channel, self.discord.add_user(self.guild, name))

    def seat_others(self) -> None:
        """Let two others take the seats, for there are limits to how often one may begin a match."""
        self.alice, self.bob = self.player("Alice"), self.player("Bob")

    def move_to(self, channel: Channel) -> None:
        self.channel = channel
        for player in self.both:
            player.channel = channel

    async def start(self, game: str = GAME, **options: Any) -> int:
        """A match that Bob has accepted; its number."""
        card = await self.challenge(self.bob, game, **options)
        match_id = match_of(card)
        await self.bob.press(card, "Accept")
        await self.settled(match_id)
        return match_id

    async def challenge(self, opponent: Player, game: str = GAME, **options: Any) -> Message:
        """The card or board of a match that Alice begins; a bot that is slow posts it beside its answer."""
        before = {each.id for each in self.public()}
        await self.alice.slash("challenge", opponent=opponent, game=game, **options)

        def posted() -> list[Message]:
            return [each for each in self.public() if each.id not in before and is_used(each)]

        await self.discord.until(lambda: posted() != [])
        return posted()[0]

    def public(self, match_id: int | None = None) -> list[Message]:
        """The guild's public messages, oldest first; only those in use of a match, if one is named."""
        here = self.guild.channels
        every = [
            each for each in self.discord.messages.by_id.values() if each.seen_by is None and each.channel_id in here
        ]
        return every if match_id is None else [each for each in every if is_used(each) and match_of(each) == match_id]

    def board(self, match_id: int = 1) -> Message:
        """The newest public message of a match that can be clicked."""
        return self.public(match_id)[-1]

    async def settled(self, match_id: int = 1) -> None:
        """Wait for a board with a button that shows a hand."""
        await self.discord.until(lambda: "My hand" in self.board(match_id).labels)

    async def hand(self, player: Player, match_id: int = 1) -> Message:
        """What the player sees on asking for their hand, by the board's button where it has one."""
        board = self.board(match_id)
        if "My hand" in board.labels:
            return shown(await player.press(board, "My hand"))
        return shown(await player.slash("hand", match=str(match_id)))

    async def panels(self, match_id: int = 1) -> tuple[tuple[Player, Message], ...]:
        """What each of the two sees on opening their hand."""
        return tuple([(player, await self.hand(player, match_id)) for player in self.both])

    async def move(self, dice: Dice, match_id: int = 1) -> bool:
        """Let whoever is to act click until an action is taken, never to give up; False: the match is over."""
        for player, panel in await self.panels(match_id):
            if can_act(panel):
                await self.act(player, panel, dice)
                return True
        return False

    async def act(self, player: Player, panel: Message, dice: Dice) -> Message:
        """Click through a panel until its version has passed; the panel after it. Raises NotCarriedOut."""
        before, clicked = version_of(panel), panel.id
        for _ in range(12):
            panel = await click_any(player, panel, dice)
            if panel.id != clicked:
                raise NotCarriedOut(panel.said)
            if version_of(panel) != before:
                return panel
        raise AssertionError("twelve clicks led to no action")


def shown(interaction: Interaction) -> Message:
    assert interaction.message is not None
    return interaction.message


def custom_ids(message: Message) -> list[CustomId]:
    found = [read(part["custom_id"]) for part in message.parts]
    return [custom_id for custom_id in found if custom_id is not None]


def is_used(message: Message) -> bool:
    """Whether a message has buttons, and more than the proof that stays on a replaced card."""
    return bool(message.parts) and message.labels != ["Proof"]


def match_of(message: Message) -> int:
    return max(custom_id.match for custom_id in custom_ids(message))


def version_of(panel: Message) -> int | None:
    """The version that a panel with choices was made from; None: there is nothing to choose."""
    return max(
        (each.version for each in custom_ids(panel) if each.verb in ("press", "choose", "confirm")), default=None
    )


def can_act(panel: Message) -> bool:
    return version_of(panel) is not None


async def click_any(player: Player, panel: Message, dice: Dice) -> Message:
    """Click any choice of a panel that isn't a way back or to give up."""
    custom_id, value = any_choice(panel.parts, dice)
    if value is None:
        return shown(await player.press(panel, custom_id=custom_id))
    return shown(await player.pick(panel, value, custom_id=custom_id))

"""Players who play by `/play` as fast as possible, and read the guild's file instead of waiting for answers."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.bot.wire.board_rows import Row, are_shown, newest, rows
from tests.bot.wire.guild_file import path_of
from tests.bot.wire.two_players import GAME, TwoPlayers, is_used, match_of
from tests.discord_server.guilds import Guild
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.server import Discord

_ATTEMPTS = 60

_UNDER_FAULTS = 600.0
"""Seconds for a card to come out while calls hang one after the other, of which each takes twenty."""


class CommandPlayers:
    """Two players at a time, who play one match after the other."""

    def __init__(self, table: TwoPlayers, folder: Path) -> None:
        self.table = table
        self.discord: Discord = table.discord
        self.guild: Guild = table.guild
        self.folder = folder
        self.moves = 0
        self._people: dict[int, tuple[Player, Player]] = {}

    @property
    def row(self) -> Row:
        return newest(self.folder, self.guild)

    async def start(self) -> Row:
        """Begin another match of two more people, however often somebody has to ask and accept."""
        known = self._count()
        self.table.seat_others()
        await self._repeat(self._challenge, lambda: self._count() > known)
        match_id = self.row.match_id
        await self.discord.until(lambda: bool(self.standing(match_id)), _UNDER_FAULTS)
        await self._repeat(lambda: self._accept(match_id), lambda: self.row.status == "live")
        self._people[match_id] = self.table.both
        return self.row

    async def move(self, match_id: int = 0) -> Row:
        """Take one action in this match, or in the latest, or in a new one if that is over."""
        row = self.row_of(match_id) if match_id else self.row
        if row.status != "live":
            row = await self.start()
        match_id = row.match_id
        typed = {"action": f"{row.version}#0", "match": str(match_id)}

        async def act() -> None:
            for player in self._people[match_id]:
                if self.row_of(match_id).version == row.version:
                    await player.tried(player.send("play", channel=self.table.alice.channel, **typed))

        await self._repeat(act, lambda: self.row_of(match_id).version > row.version)
        self.moves += 1
        return self.row_of(match_id)

    def row_of(self, match_id: int) -> Row:
        return next(row for row in rows(self.folder, self.guild) if row.match_id == match_id)

    async def ask_for_board(self) -> None:
        """`/board`, where the match is live."""
        await self.table.alice.tried(self.table.alice.send("board", match=str(self.row.match_id)))

    def standing(self, match_id: int) -> list[Message]:
        """The public messages of a match that still have buttons."""
        return self.table.public(match_id)

    async def converged(self, patience: float = 60.0) -> None:
        """Wait until every match has one message with buttons, and the bot knows it and has shown all; or raise."""
        await self.discord.until(self.is_right, patience)

    def is_right(self) -> bool:
        return are_shown(self.folder, self.guild) and not self.wrong()

    def wrong(self) -> list[str]:
        """What is not as it should be in the channel."""
        expected = {row.match_id: str(row.message_id) for row in rows(self.folder, self.guild)}
        usable = [each for each in self.table.public() if is_used(each) and not self._is_shut(each)]
        standing = [(match_of(each), each.id) for each in usable]
        return [
            *(f"match {match_id} has no board" for match_id in expected.keys() - dict(standing).keys()),
            *(f"match {number}: {each} stands" for number, each in standing if expected.get(number) != each),
        ]

    def _is_shut(self, message: Message) -> bool:
        """Nobody can press anything in a thread that is shut, and the bot can't change it there."""
        channel = self.guild.channels.get(message.channel_id)
        return channel is None or channel.archived or channel.locked

    async def _challenge(self) -> None:
        alice, bob = self.table.both
        await alice.tried(alice.send("challenge", opponent=bob, game=GAME))

    async def _accept(self, match_id: int) -> None:
        bob: Player = self.table.bob
        card = self.standing(match_id)[-1]
        await bob.tried(bob.tap(card, "Accept"))

    def _count(self) -> int:
        return len(rows(self.folder, self.guild)) if path_of(self.folder, self.guild).exists() else 0

    async def _repeat(self, kind: Callable[[], Awaitable[None]], is_done: Callable[[], bool]) -> None:
        for _ in range(_ATTEMPTS):
            await kind()
            if is_done():
                return
        raise AssertionError(f"{_ATTEMPTS} attempts led to nothing: {self.row}")

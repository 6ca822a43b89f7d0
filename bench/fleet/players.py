"""People who play through everything that happens to the fleet, and remember what they were shown."""

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import NamedTuple

from bot.refusals import refusal
from tests.bot.random_choice import any_choice
from tests.bot.wire.two_players import TwoPlayers, can_act, is_used, match_of, version_of
from tests.dice import Dice
from tests.discord_server.guilds import Guild
from tests.discord_server.interactions import ANSWER_SECONDS, Interaction
from tests.discord_server.messages import Message
from tests.discord_server.player import CannotDo, Player, Unanswered
from tests.discord_server.server import Discord

_FIRST = 10**17 >> 22
_IMPATIENCE, _HASTE = 0.7, 0.1
"""Seconds without an acknowledgement after which a person stops waiting, and after which they then press again."""
_OVER = "Rematch"
_TURNED_AWAY = tuple(
    refusal(code, **params)[:30] for code, params in {"overloaded": {"seconds": 1}, "starting": {}}.items()
)


def guild_id_of(number: int) -> int:
    """Ids as Discord deals them out, so that every shard gets as many guilds."""
    return (_FIRST + number) << 22


class Press(NamedTuple):
    """A press or command: when, in which guild, and the seconds until its acknowledgement (None: none came).

    `before` is the version of the match that was shown when something was chosen, None for other presses. `is_move`:
    the person was then shown that the match had gone on.
    """

    at: float
    guild_id: int
    interaction_id: int
    took: float | None
    user_id: int
    match_id: int
    before: int | None
    is_move: bool
    is_turned_away: bool


class Table:
    """Two people in a guild of their own, or one and the computer, who play one match after the other."""

    def __init__(self, discord: Discord, number: int, *, level: str = "") -> None:
        guild = Guild(str(guild_id_of(number)), f"Guild {number}", members={discord.bot.id: discord.bot})
        discord.guilds[guild.id] = guild
        self.guild_id = int(guild.id)
        self.presses: list[Press] = []
        self.thoughts: list[float] = []
        """Seconds that a person waited for the computer's moves."""
        self.level = level
        self._discord = discord
        self._people = TwoPlayers(discord, guild)
        self._dice = Dice(number)
        self._match: int | None = None
        self._panels: dict[str, Message] = {}
        self._waits_since: float | None = None
        self._is_hasty = False
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def waits(self) -> float:
        """Seconds for which a person has been waiting for the computer now."""
        return 0.0 if self._waits_since is None else time.monotonic() - self._waits_since

    async def play(self, pause: float) -> None:
        """Go on for ever, with so many seconds between presses."""
        while True:
            self._is_hasty = False
            with contextlib.suppress(Unanswered, CannotDo, TimeoutError):
                await self._go_on()
            await asyncio.sleep(_HASTE if self._is_hasty else pause * (0.5 + self._dice.below(1000) / 1000))

    async def close(self) -> None:
        """Wait for answers that are still to come."""
        await asyncio.gather(*self._under_way)

    async def _go_on(self) -> None:
        if self._match is None or self._is_over(self._match):
            self._match, self._panels, self._waits_since = None, {}, None
            await self._begin()
            return
        for player in self._seats:
            panel = self._panels.get(player.user.id)
            if panel is not None and panel.id in self._discord.messages.by_id and can_act(panel):
                self._note_thought()
                await self._choose(player, panel)
                return
        if self.level and self._panels and self._waits_since is None:
            self._waits_since = time.monotonic()
        player = self._seats[self._dice.below(len(self._seats))]
        await self._watch(player.send("hand", match=str(self._match)), player, None)

    @property
    def _seats(self) -> Sequence[Player]:
        return (self._people.alice,) if self.level else self._people.both

    def _note_thought(self) -> None:
        if self._waits_since is not None:
            self.thoughts.append(time.monotonic() - self._waits_since)
            self._waits_since = None

    def _is_over(self, match_id: int) -> bool:
        boards = self._people.public(match_id)
        return bool(boards) and _OVER in boards[-1].labels

    async def _begin(self) -> None:
        """Ask for a match and have it accepted; whoever has no answer asks again later, as another person."""
        self._people.seat_others()
        alice, bob = self._people.both
        opponent = Player(self._discord, alice.guild, alice.channel, self._discord.bot) if self.level else bob
        options = {"level": self.level} if self.level else {}
        asked = alice.send("challenge", opponent=opponent, game="air-land-sea", **options)
        await self._watch(asked, alice, None)
        if self._is_hasty:
            return
        await self._discord.until(lambda: asked.message is not None and is_used(asked.message), 2 * ANSWER_SECONDS)
        assert asked.message is not None
        match_id = match_of(asked.message)
        if not self.level:
            await self._watch(bob.tap(asked.message, "Accept"), bob, None)
            if self._is_hasty:
                return
        await self._discord.until(lambda: self._can_be_played(match_id), 4 * ANSWER_SECONDS)
        self._match = match_id

    def _can_be_played(self, match_id: int) -> bool:
        return any("My hand" in each.labels for each in self._people.public(match_id))

    async def _choose(self, player: Player, panel: Message) -> None:
        custom_id, value = any_choice(panel.parts, self._dice)
        if value is None:
            interaction = player.tap(panel, custom_id=custom_id)
        else:
            interaction = player._use(panel, {"component_type": 3, "custom_id": custom_id, "values": [value]})
        await self._watch(interaction, player, panel)

    async def _watch(self, interaction: Interaction, player: Player, panel: Message | None) -> None:
        """Wait a moment for an acknowledgement; whatever comes later is noted as well."""
        task = asyncio.create_task(self._note(interaction, player, panel))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        done, _ = await asyncio.wait([task], timeout=_IMPATIENCE)
        self._is_hasty = not done

    async def _note(self, interaction: Interaction, player: Player, panel: Message | None) -> None:
        before, match_id = (None, 0) if panel is None else (version_of(panel), match_of(panel))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(interaction.shown.wait(), 3 * ANSWER_SECONDS)
        message = interaction.message if interaction.shown.is_set() else None
        is_turned_away = message is not None and message.said.startswith(_TURNED_AWAY)
        is_followed = panel is None or message is panel
        if message is not None and message.seen_by is not None and is_followed and not is_turned_away:
            self._panels[player.user.id] = message
        elif message is not None:
            self._panels.pop(player.user.id, None)
        is_answered = interaction.answered_with is not None
        self.presses.append(
            Press(
                interaction.made_at, self.guild_id, int(interaction.id),
                interaction.answered_at - interaction.made_at if is_answered else None,
                int(player.user.id), match_id, before,
                panel is not None and message is panel and version_of(panel) != before, is_turned_away,
            )
        )  # fmt: skip

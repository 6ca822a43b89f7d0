"""Matches against the computer, with a bot that is a process of its own, and kills of it and of who thinks for it."""

import os
import signal
import sys
from pathlib import Path

import pytest

from bot.guidance import texts
from bot.names.computers import computer
from tests.bot.wire.guild_file import kinds, selected
from tests.bot.wire.two_players import TwoPlayers, can_act, match_of, shown
from tests.dice import Dice
from tests.discord_server.guilds import Guild
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import HASTY, BotProcess, bot_process, start_bot
from tests.discord_server.server import Discord

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which processes a process has begun")


class AgainstTheComputer(TwoPlayers):
    """Alice in a channel, who plays against the bot itself by what she sees alone."""

    async def begin(self, game: str = "air-land-sea", **options: str) -> None:
        me = Player(self.discord, self.guild, self.channel, self.discord.bot)
        await self.settled(match_of(await self.challenge(me, game, **options)))

    async def play(self, dice: Dice, match_id: int = 1) -> bool:
        """Wait for Alice's turn and take it; False: the match is over."""
        await self.discord.until(lambda: self.is_over(match_id) or self.board(match_id).labels != [])
        while not self.is_over(match_id):
            shown = self.board(match_id).said
            panel = await self.hand(self.alice, match_id)
            if can_act(panel):
                await self.act(self.alice, panel, dice)
                return True
            await self.discord.until(lambda: self.board(match_id).said != shown)  # noqa: B023 - within the round
        return False

    async def moved(self, dice: Dice) -> Message:
        """Alice's panel after her next turn, once she has a choice again."""
        assert await self.play(dice)
        panel = await self.hand(self.alice)
        await self.discord.until(lambda: can_act(panel))
        return panel

    async def asked_for_a_hint(self, bot: BotProcess, dice: Dice, left: int) -> Message:
        """Alice's panel, on which she has asked for a hint that a process has to think of that stands still."""
        panel = await self.moved(dice)
        while not thinking(bot):  # what Alice did asked her for something more
            panel = await self.moved(dice)
        for process_id in thinking(bot):
            os.kill(process_id, signal.SIGSTOP)
        panel = shown(await self.alice.press(panel, f"Hint ({left} left)"))
        assert "thinking about your move" in panel.said
        return panel

    async def cost_of_the_hint(self, panel: Message) -> int:
        """Wait for the hint that a panel promises; how many it counts for, none where no move stands out."""
        await self.discord.until(lambda: "**Hint: " in panel.said or texts.hint_nothing_found() in panel.said)
        return int(texts.hint_nothing_found() not in panel.said)

    async def makes_it_think(self, bot: BotProcess, folder: Path, dice: Dice) -> bool:
        """Play until the bot has begun a process that thinks; False: the match is over."""
        while await self.play(dice):
            await self.discord.until(lambda: bool(thinking(bot)) or self._is_asked(folder) or self.is_over())
            if thinking(bot):
                return True
        return False

    def _is_asked(self, folder: Path) -> bool:
        return int(self.alice.user.id) in asked(folder, self.guild)

    def is_over(self, match_id: int = 1) -> bool:
        return "Rematch" in self.board(match_id).labels


def thinking(bot: BotProcess) -> list[int]:
    """The processes in which computer players think that the bot has begun."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((path / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == bot._process.pid and b"multiprocessing.spawn" in (path / "cmdline").read_bytes():
                found.append(int(path.name))
        except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
            continue
    return found


def asked(folder: Path, guild: Guild) -> list[int]:
    """The ids of all whom a match of the guild's file waits for."""
    query = "SELECT user_id FROM waits JOIN seats USING (match_id, seat) JOIN people ON number = person"
    return [user_id for (user_id,) in selected(folder, guild, query)]


def is_alive(process_id: int) -> bool:
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # the second while it is read
        return False


async def test_a_match_is_played_to_its_end_also_where_who_thinks_is_killed_again_and_again(
    discord: Discord, tmp_path: Path
) -> None:
    table, dice, killed = AgainstTheComputer(discord), Dice(1), set[int]()
    async with bot_process(discord, tmp_path / "data", before=HASTY) as bot:
        await table.begin(options="target=single", level="medium")
        while await table.play(dice):
            for process_id in thinking(bot):
                os.kill(process_id, signal.SIGKILL)
                killed.add(process_id)
    assert len(killed) > 1
    assert "won the match" in table.board().said
    assert [each for each in discord.messages.by_id.values() if discord.bot.id in each.said] == []


async def test_a_bot_that_is_killed_in_the_middle_of_a_thought_loses_nothing(discord: Discord, tmp_path: Path) -> None:
    table, dice, ended, kills, middles = AgainstTheComputer(discord), Dice(2), list[int](), 0, 0
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    await table.begin(level="hard")
    while kills < 3 and await table.makes_it_think(bot, tmp_path / "data", dice):
        ended += thinking(bot)
        await bot.kill()
        middles += any(map(computer, asked(tmp_path / "data", table.guild)))
        kills += 1
        bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    assert await table.play(dice)
    assert await table.play(dice)
    await discord.until(lambda: not any(map(is_alive, ended)))
    ended = thinking(bot)
    assert await bot.stop() == 0, bot.log
    await discord.until(lambda: not any(map(is_alive, ended)))
    assert kills == 3
    assert middles


async def test_a_process_that_hangs_is_replaced_and_the_match_goes_on(discord: Discord, tmp_path: Path) -> None:
    table, dice = AgainstTheComputer(discord), Dice(3)
    async with bot_process(discord, tmp_path / "data", before=HASTY) as bot:
        await table.begin()
        assert await table.makes_it_think(bot, tmp_path / "data", dice)
        (hanging,) = thinking(bot)
        os.kill(hanging, signal.SIGSTOP)
        assert await table.play(dice)
        await discord.until(lambda: not is_alive(hanging))
        assert await table.play(dice) or table.is_over()
        assert "replaced: no answer" in bot.log


async def test_a_bot_for_which_they_are_switched_off_refuses_them_and_plays_on_what_has_begun(
    discord: Discord, tmp_path: Path
) -> None:
    table, dice = AgainstTheComputer(discord), Dice(4)
    async with bot_process(discord, tmp_path / "data", before=HASTY):
        await table.begin(options="target=single")
    async with bot_process(discord, tmp_path / "data", before=HASTY, COMPUTER_PLAYERS="0") as bot:
        refused = await table.alice.slash("practice")
        assert refused.message is not None
        assert "I don't play myself" in refused.message.said
        while await table.play(dice):
            assert thinking(bot) == []
    assert "won the match" in table.board().said


async def kill_all(bot: BotProcess) -> None:
    """Kill the bot, and then whoever thinks for it: who stands still can't notice that nobody reads the answers."""
    standing_still = thinking(bot)
    await bot.kill()
    for process_id in standing_still:
        os.kill(process_id, signal.SIGKILL)


async def test_a_hint_outlives_kills_of_who_thinks_and_of_the_bot_and_is_counted_once(
    discord: Discord, tmp_path: Path
) -> None:
    table, dice = AgainstTheComputer(discord), Dice(5)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    await table.begin()
    panel = await table.asked_for_a_hint(bot, dice, left=3)
    for process_id in thinking(bot):
        os.kill(process_id, signal.SIGKILL)
    left = 3 - await table.cost_of_the_hint(panel)
    await table.asked_for_a_hint(bot, dice, left)
    await kill_all(bot)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    left -= await table.cost_of_the_hint(await table.hand(table.alice))
    assert f"Hint ({left} left)" in (await table.moved(dice)).labels
    assert await bot.stop() == 0, bot.log


async def test_a_practice_match_with_hints_and_take_backs_survives_kills(discord: Discord, tmp_path: Path) -> None:
    table, dice = AgainstTheComputer(discord), Dice(6)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    await table.begin("stratego", options="army=full")  # in a smaller one, the computer may take the Flag at once
    await table.alice.press(await table.hand(table.alice), "Mirror")
    await kill_all(bot)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    undone = shown(await table.alice.press(await table.hand(table.alice), "Take back"))
    assert "Take back" not in undone.labels
    await kill_all(bot)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    asked = shown(await table.alice.press(await table.hand(table.alice), "Ready"))
    if "Yes: Ready" in asked.labels:
        await table.alice.press(asked, "Yes: Ready")
    panel = await table.hand(table.alice)
    await discord.until(lambda: "Not ready" not in panel.labels)
    await table.asked_for_a_hint(bot, dice, left=3)
    await kill_all(bot)
    bot = await start_bot(discord, tmp_path / "data", before=HASTY)
    left = 3 - await table.cost_of_the_hint(await table.hand(table.alice))
    assert f"Hint ({left} left)" in (await table.moved(dice)).labels
    told = kinds(tmp_path / "data", table.guild)
    assert told[:3] == ["opened", "started", "acted"]
    assert told.count("taken_back") == 1
    assert await bot.stop() == 0, bot.log

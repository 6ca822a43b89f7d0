"""A tournament with a bot that is a process of its own, and is killed before, between and within its rounds."""

from datetime import datetime
from pathlib import Path
from time import time

from tests.bot.wire.two_players import TwoPlayers, custom_ids, shown
from tests.discord_server.fault_injector import Fault
from tests.discord_server.guilds import CREATE_EVENTS
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import UNTIRING, start_bot
from tests.discord_server.server import Discord

MANAGE_GUILD = 1 << 5
DAY = 24 * 3600

VERBS = ("enter_tournament", "table_words")
"""What the first button of a tournament's message does."""


class Hall(TwoPlayers):
    """An admin, and three people who play a tournament."""

    def __init__(self, discord: Discord) -> None:
        super().__init__(discord)
        self.people = (self.alice, self.bob, self.player("Carol"))

    def having(self, label: str) -> list[Message]:
        """The public messages with this button, oldest first."""
        return [each for each in self.public() if label in each.labels]

    def table(self) -> Message:
        """The newest message of the tournament."""
        return next(each for each in reversed(self.public()) if custom_ids(each) and custom_ids(each)[0].verb in VERBS)

    def cards(self) -> list[Message]:
        """The cards of pairings whose match hasn't begun."""
        return self.having("Start")

    def is_in_round(self, number: int) -> bool:
        """Whether the table of a round stands with the card of its only match."""
        return f"Round {number} of 3" in self.table().said and any(
            f"round {number}" in each.said for each in self.cards()
        )

    def days_left(self) -> list[float]:
        """For each event in the calendar, how long it lasts from now."""
        ends = [each["scheduled_end_time"] for each in self.discord.calendars.of(self.guild)]
        return [(datetime.fromisoformat(each).timestamp() - time()) / DAY for each in ends]

    def pairing(self) -> tuple[Player, Player, int]:
        """Who plays whom in this round, and the number of their match."""
        card = self.cards()[-1]
        first, second = [player for player in self.people if player.user.name in card.said]
        return first, second, max(custom_id.match for custom_id in custom_ids(card))


async def test_a_tournament_is_played_to_its_end_by_a_bot_that_is_killed_at_each_of_its_steps(
    discord: Discord, tmp_path: Path
) -> None:
    hall, folder = Hall(discord), tmp_path / "data"
    hall.guild.everyone |= MANAGE_GUILD | CREATE_EVENTS
    discord.faults.plan("POST /guilds/.*/scheduled-events", Fault("lose", 503))
    bot = await start_bot(discord, folder, before=UNTIRING)
    await hall.alice.slash(
        "tournament open", title="Autumn Cup", game="air-land-sea", format="round_robin", clock="daily", days=2
    )
    await discord.until(lambda: bool(hall.having("Join")))
    for player in hall.people:
        await player.press(hall.table(), "Join")
    begin = hall.alice.tap(hall.table(), "Begin")
    await hall.alice.tried(begin)
    matches = set()
    for number in (1, 2, 3):
        if number == 1:  # the round is stored, and its card may stand or not
            await bot.kill()
            bot = await start_bot(discord, folder, before=UNTIRING)
        await discord.until(lambda: hall.is_in_round(number))  # noqa: B023 - within the round
        first, second, match_id = hall.pairing()
        matches.add(match_id)
        await discord.until(lambda: len(hall.days_left()) == 1)
        assert round(hall.days_left()[0]) == 2 * (4 - number)
        await first.press(hall.cards()[-1], "Start")
        if number == 2:  # one of them has pressed
            await bot.kill()
            bot = await start_bot(discord, folder, before=UNTIRING)
        await second.press(hall.cards()[-1], "Start")
        await hall.settled(match_id)
        asked = shown(await first.slash("resign", match=str(match_id)))
        resigning = first.tap(asked, next(label for label in asked.labels if label.startswith("Yes")))
        await first.tried(resigning)
        if number == 3:  # the match is over, and nobody may have taken its result up
            await bot.kill()
            bot = await start_bot(discord, folder, before=UNTIRING)
    await discord.until(lambda: "Over." in hall.table().said and not hall.days_left())
    assert len(matches) == 3
    assert hall.cards() == []
    assert await bot.stop() == 0, bot.log

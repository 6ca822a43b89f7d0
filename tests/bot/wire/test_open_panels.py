"""Panels that people have open, over real HTTP: what goes to their tokens, and what doesn't."""

from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.play import texts
from bot.screens.custom_ids import CustomId
from tests.bot.wire.forger import Forger
from tests.bot.wire.two_players import TwoPlayers, can_act, shown
from tests.dice import Dice
from tests.discord_server.bodies import GALLERY, V2
from tests.discord_server.fault_injector import Fault, Kind
from tests.discord_server.messages import Message
from tests.discord_server.player import Player
from tests.discord_server.process import UNTIRING, bot_process, start_bot
from tests.discord_server.rest import Call
from tests.discord_server.server import Discord

SHORT_LIVED = f"""\
{UNTIRING}
from bot.play.discord import panel_pages
assert panel_pages._FOLLOWED_SECONDS < panel_pages._USABLE_SECONDS < 15 * 60
panel_pages._FOLLOWED_SECONDS, panel_pages._USABLE_SECONDS = 3.0, 5.0
"""
"""Lets a bot follow panels for three seconds, where it is fourteen minutes."""

ROW = 1
"""Type of the components that hold buttons."""

EDITS = "PATCH /webhooks/"


class OpenPanels:
    """Alice and Bob with their panels open, who act on them and open no others."""

    def __init__(self, table: TwoPlayers) -> None:
        self.table = table
        self.discord = table.discord
        self.panels: dict[str, Message] = {}

    async def open(self) -> None:
        await self.table.start()
        for player in self.table.both:
            self.panels[player.user.id] = await self.table.hand(player)
        await self.discord.until(lambda: all(self.stands(player) for player in self.table.both))

    def stands(self, player: Player) -> bool:
        return self.panels[player.user.id].id in self.discord.messages.by_id

    def panel(self, player: Player) -> Message:
        return self.panels[player.user.id]

    def actor(self) -> Player:
        """Whose panel has something to choose, by what it shows."""
        return next(player for player in self.table.both if can_act(self.panel(player)))

    def other(self, player: Player) -> Player:
        return next(each for each in self.table.both if each is not player)

    async def act(self, dice: Dice) -> Player:
        """Let whoever can act do so until the other one is asked; who that was."""
        player = self.actor()
        while can_act(self.panel(player)):
            await self.table.act(player, self.panel(player), dice)
        return player

    def edits(self) -> list[Call]:
        return [call for call in self.discord.calls if str(call).startswith(EDITS)]


def is_asked(hands: OpenPanels, player: Player) -> bool:
    return can_act(hands.panel(player))


@pytest.mark.parametrize("kind", ["refuse", "lose", "limit", "drop"])
async def test_an_edit_that_fails_comes_later(discord: Discord, tmp_path: Path, kind: Kind) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    async with bot_process(discord, tmp_path / "data") as bot:
        await hands.open()
        discord.faults.plan(EDITS, Fault(kind, 503), 1)
        player = await hands.act(dice)
        other = hands.other(player)
        await discord.until(lambda: can_act(hands.panel(other)))
        assert "Traceback" not in bot.log
        assert not [each for each in discord.interactions._by_token if each in bot.log]


async def test_after_a_kill_panels_stay_as_they_are_until_they_are_pressed(discord: Discord, tmp_path: Path) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    first = await start_bot(discord, tmp_path / "data")
    await hands.open()
    await first.kill()
    async with bot_process(discord, tmp_path / "data"):
        before, boards = len(hands.edits()), len(discord.calls_to("/channels/"))
        other = hands.other(await hands.act(dice))
        await discord.until(lambda: len(discord.calls_to("/channels/")) > boards)
        await other.press(hands.panel(other), "In words")
        await other.press(hands.panel(other), "My hand")
        assert can_act(hands.panel(other))
        assert len(hands.edits()) == before
        await hands.act(dice)
        await discord.until(lambda: len(hands.edits()) > before)


async def test_no_call_goes_to_a_token_that_has_run_out(discord: Discord, tmp_path: Path) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    async with bot_process(discord, tmp_path / "data", before=SHORT_LIVED):
        await hands.open()
        both = hands.table.both
        await discord.until(lambda: all(texts.panel_rests() in hands.panel(player).said for player in both))
        before = len(hands.edits())
        discord.clock.advance(16 * 60)
        player = await hands.act(dice)
        other = hands.other(player)
        await other.press(hands.panel(other), "Refresh")
        assert texts.panel_rests() not in hands.panel(other).said
        late = [call for call in hands.edits()[before:] if call.status != 200]
        assert not late


async def test_a_form_is_answered_although_a_newer_panel_removed_the_one_it_came_from(
    discord: Discord, tmp_path: Path
) -> None:
    table = TwoPlayers(discord)
    alice, bob = table.both
    async with bot_process(discord, tmp_path / "data"):
        card = shown(await alice.slash("challenge", opponent=bob, game="stratego"))
        await bob.press(card, "Accept")
        await table.settled()
        first = await table.hand(alice)
        form = await alice.press(first, "Type a formation")
        second = await table.hand(alice)
        await discord.until(lambda: first.id not in discord.messages.by_id)
        answer = shown(await alice.submit(form, text="nonsense"))
        assert answer.id not in {first.id, second.id}
        assert answer.seen_by == alice.user.id
        assert "Type a formation" in answer.labels


async def test_a_spectators_panel_follows_and_goes_on_by_a_press_after_a_kill(discord: Discord, tmp_path: Path) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    carol = hands.table.player("Carol")
    bot = await start_bot(discord, tmp_path / "data")
    await hands.open()
    panel = shown(await carol.press(hands.table.board(), "Watch"))
    assert panel.seen_by == carol.user.id
    before = panel.said
    await hands.act(dice)
    await discord.until(lambda: panel.said != before)
    await bot.kill()
    async with bot_process(discord, tmp_path / "data") as bot:
        stands = panel.said
        for player in hands.table.both:
            hands.panels[player.user.id] = await hands.table.hand(player)
        other = hands.other(await hands.act(dice))
        await discord.until(partial(is_asked, hands, other))
        assert panel.said == stands
        await carol.press(panel, "In words")
        await carol.press(panel, "Watch")
        await discord.until(lambda: panel.said != stands)
        stands = panel.said
        await hands.act(dice)
        await discord.until(lambda: panel.said != stands)
        assert "Traceback" not in bot.log


async def test_hands_are_open_to_spectators_after_a_kill_and_to_no_player(discord: Discord, tmp_path: Path) -> None:
    table, dice = TwoPlayers(discord), Dice(2)
    alice, bob = table.both
    carol, folder = table.player("Carol"), tmp_path / "data"
    bot = await start_bot(discord, folder)
    match_id = await table.start(options="target=single")
    clock = shown(await alice.slash("clock", match=str(match_id)))
    await alice.press(clock, "Ask to show hands to spectators")
    await discord.until(lambda: any("Agree" in each.labels for each in table.public()))
    notice = next(each for each in table.public() if "Agree" in each.labels)
    await bot.kill()
    bot = await start_bot(discord, folder)
    await bob.press(notice, "Agree")
    for _ in range(3):
        await table.move(dice, match_id)
    panel = shown(await carol.press(table.board(match_id), "Watch"))
    await carol.press(panel, "Alice's hand")
    assert "Alice's hand, a whole turn ago" in panel.said
    await bot.kill()
    async with bot_process(discord, folder) as bot:
        before = panel.said
        await carol.press(panel, "Board")
        await carol.press(panel, "Alice's hand")
        assert panel.said == before
        for player in table.both:
            hand = await table.hand(player, match_id)
            for place in range(3):
                forged = Forger(player, hand).choose(str(CustomId("open_hand", match_id, node=place)), "1")
                await discord.until(forged.shown.is_set)
                assert "a whole turn ago" not in shown(forged).said
                assert shown(forged).said == hand.said
        assert "Traceback" not in bot.log


async def test_a_panel_of_an_earlier_release_becomes_one_of_now_when_it_is_pressed(
    discord: Discord, tmp_path: Path
) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    async with bot_process(discord, tmp_path / "data"):
        await hands.open()
        player = hands.actor()
        panel = hands.panel(player)
        panel.flags &= ~V2
        panel.content, panel.embeds = "Your hand", [{"type": "rich", "title": "Air, Land & Sea"}]
        panel.components = [part for part in panel.components if part["type"] == ROW]
        await hands.table.act(player, panel, dice)
        assert panel.flags & V2
        assert (panel.content, panel.embeds) == ("", [])
        assert any(part["type"] == GALLERY for part in panel.components)


async def test_an_edit_keeps_the_bands_that_did_not_change(discord: Discord, tmp_path: Path) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    async with bot_process(discord, tmp_path / "data"):
        await hands.open()
        before = {each["id"] for player in hands.table.both for each in hands.panel(player).attachments}
        player = await hands.act(dice)
        other = hands.panel(hands.other(player))
        await discord.until(lambda: can_act(other))
        kept = [each["filename"] for each in other.attachments if each["id"] in before]
        sent = [each["filename"] for each in other.attachments if each["id"] not in before]
        assert kept, "the hand is as it was"
        assert sent, "the board is another"


async def test_an_edit_that_names_a_file_that_is_gone_sends_them_all(discord: Discord, tmp_path: Path) -> None:
    hands, dice = OpenPanels(TwoPlayers(discord)), Dice(2)
    async with bot_process(discord, tmp_path / "data"):
        await hands.open()
        discord.faults.plan(EDITS, Fault("refuse", 400, code=50035), 1)
        player = await hands.act(dice)
        other = hands.panel(hands.other(player))
        await discord.until(lambda: can_act(other))
        refused = next(call for call in hands.edits() if call.status == 400)
        edits = [call for call in hands.edits() if call.path == refused.path]
        again = edits[edits.index(refused) + 1]
        assert again.status == 200
        assert len(again.files) == len(again.body["attachments"]) > len(refused.files)


async def test_a_board_that_lost_a_picture_that_it_should_keep_is_sent_whole(discord: Discord, tmp_path: Path) -> None:
    hands, dice, lost = OpenPanels(TwoPlayers(discord)), Dice(2), list[str]()
    resolved = discord.messages._resolved

    def lose_one(embed: dict[str, Any], message: Message) -> dict[str, Any]:
        shown = resolved(embed, message)
        if "image" in shown and not lost:
            lost.append(shown.pop("image")["url"])
        return shown

    async with bot_process(discord, tmp_path / "data"):
        await hands.open()
        discord.messages._resolved = lose_one  # type: ignore[method-assign]
        await hands.act(dice)
        await discord.until(lambda: bool(lost))
        edits = partial(discord.calls_to, f"/channels/{hands.table.channel.id}", "PATCH")
        await discord.until(lambda: any(one.body["embeds"] == two.body["embeds"] for one, two in pairwise(edits())))
        assert all("image" in embed for embed in hands.table.board().embeds)

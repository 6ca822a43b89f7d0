"""A match of each game played live by two people who press *My hand* once each: their panels follow by themselves."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import HELP, OVER, RandomChoice

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

GAMES = {
    "air": ("Air", ""),
    "flies": ("Flies", ""),
    "stratego": ("Stratego", "Duel"),
    "fight": ("Fight", ""),
    "war": ("This Means War", "short"),
}
"""What to type for each game, and for its options."""

AROUND = {
    *HELP, "Back", "Withdraw", "Swap two squares", "Type a formation", "Saved formations", "Mirror",
    "Shuffle", "Offer a draw", "Pass until my turn", "Stop auto-pass", "Not ready", "Mulligan", "More choices",
    "Take back",
}  # fmt: skip
"""Buttons of a panel that no move needs."""

MORE_NEWS = re.compile(r"\d+ more events?$")

MOVES = 14
WAITS = 12


def moves_among(labels: list[str]) -> list[str]:
    """Those of a panel's buttons that are a move, or the way to one."""
    return [label for label in labels if label.strip() not in AROUND and not MORE_NEWS.match(label.strip())]


class Player:
    """Somebody who opened their panel once, and acts in it whenever it offers something."""

    def __init__(self, window: "Window", hand: RandomChoice) -> None:
        self.window = window
        self._hand = hand

    def panel(self) -> "Locator":
        """The private message of this person."""
        private = self.window.page.locator(".message-ephemeral-note")
        return self.window.page.locator("#channel-message-list > .channel-message").filter(has=private)

    async def offered(self) -> list[str]:
        """What the panel offers that is a move, or the way to one; "" stands for a list."""
        panel = self.panel().last
        labels = await panel.locator(".component-button").all_inner_texts()
        lists = await panel.get_by_role("combobox").count()
        return [*[""] * lists, *moves_among(labels)]

    async def act(self) -> bool:
        """Make one move, if the panel offers any; False if it doesn't."""
        if not await self.offered():
            return False
        for _ in range(6):
            offered = await self.offered()
            if not offered or OVER in offered:
                return True
            label = next((each for each in offered if each.startswith("Yes: ")), None) or self._hand.pick(offered)
            await self._press(label)
            if not await self._leads_on():
                return True
        raise AssertionError(f"{self.window.name}'s panel leads nowhere: {await self.offered()}")

    async def _press(self, label: str) -> None:
        if label:
            named = self.panel().last.locator(".component-button", has_text=re.compile(f"^{re.escape(label)}$"))
            await self.window.press(named.last)
            return
        await self.window.choose(self.panel().last.get_by_role("combobox").last, self._hand)

    async def _leads_on(self) -> bool:
        """Whether the panel goes on asking about the same move."""
        labels = await self.panel().last.locator(".component-button").all_inner_texts()
        return "Back" in labels or any(label.startswith("Yes: ") for label in labels)


async def wait_for_a_move(players: list[Player]) -> bool:
    """Let whoever is asked make a move, once their panel has followed; False if it never does."""
    for _ in range(WAITS):
        for player in players:
            if await player.act():
                return True
        await players[0].window.page.wait_for_timeout(500)
    return False


async def look(players: list[Player], folder: Path, moment: str) -> None:
    """Take pictures of both panels and of the board."""
    for player in players:
        await player.window.take_pictures(folder, f"{moment}-panel-{player.window.name}")
    await players[0].window.take_pictures(folder, f"{moment}-board", at_board=True)


@pytest.mark.parametrize("game", GAMES)
async def test_two_who_opened_their_panels_once_play_a_match(
    chromium: str, address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    name, options = GAMES[game]
    async with Browsing(chromium, address) as browsing:
        windows = [await browsing.sit("Alice"), await browsing.sit("Bob")]
        await windows[0].type("challenge", opponent="Bob", game=name, **({"options": options} if options else {}))
        await windows[1].take_pictures(tmp_path, f"{game}-card")
        await windows[1].click("Accept")
        players = [Player(window, RandomChoice(3)) for window in windows]
        for player in players:
            await player.window.click("My hand")
        await look(players, tmp_path, f"{game}-start")
        moves = 0
        while moves < MOVES and OVER not in await windows[0].words():
            assert await wait_for_a_move(players), [await player.offered() for player in players]
            moves += 1
            if moves == MOVES // 2:
                await look(players, tmp_path, f"{game}-middle")
        if OVER not in await windows[0].words():
            await windows[0].type("resign")
            await windows[0].click("Yes, resign the match")
        await windows[1].page.wait_for_timeout(2_500)
        assert OVER in await players[1].panel().last.inner_text()
        await look(players, tmp_path, f"{game}-end")
        assert [await player.panel().count() for player in players][1] == 1

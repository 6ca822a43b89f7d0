"""A match of Fight, Flight, Bite in the browser demo, played by four people in windows of their own."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import OVER, RandomChoice

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
SIGNS = ["Fight", "Flight", "Bite"]
MOST_MOVES = 400
AWAITED = re.compile(r"Waiting for (?P<people>.*) to (?P<what>\w+)")


class Table:
    """Four windows at a match, with pictures of what is seen for the first time."""

    def __init__(self, windows: list["Window"], folder: Path) -> None:
        self._windows = windows
        self._folder = folder
        self._hand = RandomChoice(3)
        self._throws = 0
        self.looked_at: set[str] = set()

    async def look(self, moment: str, window: "Window", *, at_board: bool = False) -> None:
        """Take pictures of a moment, at a desk and on a phone, when it is there for the first time."""
        if moment not in self.looked_at:
            self.looked_at.add(moment)
            name = "-".join(re.findall(r"[a-z]+", moment.casefold()))
            await window.take_pictures(self._folder, name, at_board=at_board)

    async def move(self) -> bool:
        """Let one of those whom the board waits for do one thing; False if it waits for nobody."""
        found = AWAITED.search(await self._windows[0].board())
        if found is None:
            return False
        window = next(each for each in self._windows if each.name in found["people"])
        if found["what"] == "throw":
            await self._throw(window)
        else:
            await self._press_through(window)
        return True

    async def _throw(self, window: "Window") -> None:
        await self.look("duel", window, at_board=True)
        await window.click(SIGNS[self._throws % 3 if self._throws % 2 else 0])
        self._throws += 1
        await self.look("thrown", window, at_board=True)

    async def _press_through(self, window: "Window") -> None:
        """Do what a panel offers, as long as it offers something; throws are left to the board.

        What stands in a list is typed: the simulator's page opens no list while an older one stands above it.
        """
        await window.click("My hand")
        while True:
            title = await window.title()
            offered = await window.offered()
            if {"Refresh", "Log"} & set(offered) or offered in (["Rematch"], SIGNS):  # "Log": the board was posted anew
                return
            await self.look(title.partition(": ")[2] or title, window)
            if await window.is_listing():
                await window.type("play", action=self._hand.pick(await window.suggestions("play", "action")))
            else:
                await window.click(self._hand.pick(offered))


async def test_four_people_play_a_whole_match_and_throw_on_the_board(
    chromium: str, address: str, tmp_path: Path
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        windows = [await browsing.sit(name) for name in PEOPLE]
        table = Table(windows, tmp_path)
        await windows[0].type("open", game="Fight")
        await table.look("lobby", windows[1])
        for window in windows[1:]:
            await window.click("Join")
        for _ in range(MOST_MOVES):
            if not await table.move():
                if OVER in await windows[0].words():
                    break
                await windows[0].page.wait_for_timeout(300)
        assert OVER in await windows[0].words()
        await table.look("end", windows[0], at_board=True)
        assert {"duel", "thrown", "place a critter", "play a card", "Use your bonus"} <= table.looked_at

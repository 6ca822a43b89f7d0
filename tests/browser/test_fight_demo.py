"""A match of Fight, Flight, Bite in the browser demo: four people whose panels follow, and who throw on the board."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import Player, wait_for_a_move

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
SIGNS = ("Fight", "Flight", "Bite")
MOST_MOVES = 400

MOMENTS: Mapping[str, str] = {
    "opening": "Place an opening critter",
    "place": "place a critter",
    "play": "play a card",
    "attack": "Attack",
    "bonus": "Fight: push|Flight: bring|Bite: move",
    "harvest": "You are due",
}
"""A pattern for what a panel says when it asks for something, by the name of its picture."""


class Table:
    """What happens at the table: how many throws there were, and pictures of what is seen for the first time."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._throws = 0
        self.looked_at: set[str] = set()

    async def look(self, moment: str, window: "Window", *, at_board: bool = False) -> None:
        """Take pictures of a moment, at a desk and on a phone, when it is there for the first time."""
        if moment not in self.looked_at:
            self.looked_at.add(moment)
            await window.take_pictures(self._folder, moment, at_board=at_board)

    async def throw(self, window: "Window") -> None:
        """Throw on the board; every other throw is Fight, so that duels end."""
        await self.look("duel", window, at_board=True)
        await window.click_on_board(SIGNS[self._throws % 3 if self._throws % 2 else 0])
        self._throws += 1
        await self.look("thrown", window, at_board=True)


class Fighter(Player):
    """Somebody who acts on the panel, but throws on the board."""

    def __init__(self, window: "Window", hand: RandomChoice, table: Table) -> None:
        super().__init__(window, hand)
        self._table = table

    async def act(self) -> bool:
        """Throw, or do one thing on the panel, if it offers any; False if it doesn't."""
        offered = await self.offered()
        if offered and set(offered) <= set(SIGNS):
            await self._table.throw(self.window)
            return True
        said = await self.panel().last.inner_text()
        for moment, words in MOMENTS.items():
            if offered and re.search(words, said):
                await self._table.look(moment, self.window)
        return await super().act()


async def test_four_people_play_a_whole_match_and_throw_on_the_board(
    chromium: str, address: str, tmp_path: Path
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        windows = [await browsing.sit(name) for name in PEOPLE]
        table, hand = Table(tmp_path), RandomChoice(3)
        await windows[0].type("open", game="Fight")
        await table.look("lobby", windows[1])
        for window in windows[1:]:
            await window.click("Join")
        for window in windows:
            await window.click("My hand")
        players = [Fighter(window, hand, table) for window in windows]
        for _ in range(MOST_MOVES):
            if OVER in await windows[0].board():
                break
            assert await wait_for_a_move(players), [await player.offered() for player in players]
        assert OVER in await windows[0].board()
        await table.look("end", windows[0], at_board=True)
        assert {"duel", "thrown", "place", "play", "bonus", "end"} <= table.looked_at

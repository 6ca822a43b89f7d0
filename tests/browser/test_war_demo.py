"""A match of This Means War! in the browser demo: four people in windows of their own play it to a victory by city."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.games.this_means_war.presenter import THIS_MEANS_WAR
from bot.screens.menu import Menu, build
from bot.screens.presenter import Names
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.actions import Action, Pass
from engine.games.this_means_war.state import State
from tests.bot.games.clicks.war_match import ANSWERS, aggressive_action
from tests.browser.conftest import served
from tests.browser.random_choice import OVER

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
NAMES = Names(PEOPLE, ((0,), (1,), (2,), (3,)))
EVENTFUL = 1657
"""With this key an order is sabotaged, a hand is hacked, and the first seat wins by CITY."""

DEMO = f"""
from functools import partial
from bot import demo
from tests.bot.world import CountedKeys
demo.build = partial(demo.build, keys=CountedKeys({EVENTFUL}))
raise SystemExit(demo.run_demo(may_open=False))
"""


@pytest.fixture
async def eventful_address() -> AsyncIterator[str]:
    """The page of a demo whose first match has a known key."""
    async for page in served("-c", DEMO):
        yield page


class War:
    """Four windows at a match that the test plays along, with pictures of what is seen for the first time."""

    def __init__(self, windows: list["Window"], folder: Path) -> None:
        options = game.codec.parse_options({"win_city": 30})
        key = Rng((EVENTFUL * 1000 + 1).to_bytes(32, "big"))
        self.state: State = game.new(options, roster(1, 1, 1, 1), key).state
        self._windows = windows
        self._folder = folder
        self._passes = 0
        self.looked_at: set[str] = set()

    async def look(self, moment: str, window: "Window") -> None:
        """Take pictures of a moment, at a desk and on a phone, when it is there for the first time."""
        if moment not in self.looked_at:
            self.looked_at.add(moment)
            await window.take_pictures(self._folder, moment)

    async def look_at_board(self, moment: str, window: "Window") -> None:
        """Take pictures of the public message alone, however far up it stands."""
        from tests.browser.demo_windows import DESK, PHONE  # noqa: PLC0415 - Playwright may not be installed

        if moment in self.looked_at:
            return
        self.looked_at.add(moment)
        hand = window.page.get_by_role("button", name="My hand", exact=True)
        board = window.page.locator("#channel-message-list > .channel-message").filter(has=hand).last
        for name, (width, height) in (("phone", PHONE), ("desk", DESK)):
            await window.page.set_viewport_size({"width": width, "height": 2 * height})
            await window.settled()
            picture = self._folder / f"{moment}-{name}.png"
            await board.screenshot(path=picture)
            assert picture.stat().st_size > 10_000
        await window.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})

    async def move(self) -> None:
        """Let whoever is asked do what a warlike person would, and pass mostly on the board."""
        (seat,) = game.waiting_seats(self.state)
        window, action = self._windows[seat], aggressive_action(self.state)
        ask = game.view(self.state, None).ask
        assert ask is not None
        if ask.ask == "answer":
            await self.look_at_board(f"board-{len(self.state.table.windows[-1].orders)}", window)
        await self._pass_ahead(seat)
        if action == Pass():
            self._passes += 1
        if action == Pass() and self._passes % 4 != 2:
            await window.click("Pass")
        else:
            await window.click("My hand")
            await self.look(ask.ask if action == Pass() or ask.ask != "answer" else "espionage", window)
            await self._press_through(window, action)
        self.state = game.apply(self.state, seat, action).state

    async def _pass_ahead(self, seat: Seat) -> None:
        """Let whoever holds no answer pass while another is still to answer, on the board."""
        for other in sorted(game.to_act(self.state) - {seat}):
            if not set(self.state.table.hands[other]) & set(ANSWERS):
                await self._windows[other].click("Pass")
                self.state = game.apply(self.state, other, Pass()).state

    async def _press_through(self, window: "Window", action: Action) -> None:
        (seat,) = game.waiting_seats(self.state)
        actions = game.legal(self.state, seat)
        menu = build(THIS_MEANS_WAR.choices(game.view(self.state, seat), actions, NAMES))
        target, node = menu.node_of(actions.index(action)), 0
        while menu.leaf(node) is None:
            item = next(item for item in menu.get_items(node) if target in {item.node, *_below(menu, item.node)})
            await window.click(item.label)
            node = item.node


def _below(menu: Menu, node: int) -> set[int]:
    items = menu.get_items(node) if menu.leaf(node) is None else ()
    return {item.node for item in items} | {below for item in items for below in _below(menu, item.node)}


async def test_four_people_play_to_a_victory_by_city(chromium: str, eventful_address: str, tmp_path: Path) -> None:
    from tests.browser.demo_windows import PATIENCE, Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, eventful_address) as browsing:
        windows = [await browsing.sit(name) for name in PEOPLE]
        war = War(windows, tmp_path)
        await windows[0].type("open", game="This Means War", options="short")
        await war.look("lobby", windows[1])
        for window in windows[1:]:
            await window.click("Join")
        while game.to_act(war.state):
            await war.move()
        await windows[0].page.get_by_role("button", name=OVER, exact=True).first.wait_for(timeout=PATIENCE)
        words = await windows[0].words()
        assert "CITY; 30 was enough" in words
        await war.look("end", windows[0])
        await windows[0].type("card", game="This Means War")
        await war.look("cards", windows[0])
        assert {"board-0", "board-1", "board-2", "order", "answer", "espionage", "hack"} <= war.looked_at

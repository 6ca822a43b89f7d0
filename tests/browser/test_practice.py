"""Matches against the computer in the browser demo: the real page, the real process of players, every game."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.presenters.catalog import PRESENTERS
from tests.browser.random_choice import OVER, RandomChoice

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAIT = 0.5
MOST_LOOKS = 60
TURNS = 4
IDLE = {"Refresh", "In words", "Back", "Not ready", "Offer a draw", "Pass until my turn"}


async def take_turn(window: "Window", chooser: RandomChoice) -> None:
    """Wait until there is something to choose on the hand, and choose until something has happened.

    What stands in a list is typed: the simulator's page opens no list while an older one stands above it.
    """
    before = await window.board()
    for _ in range(MOST_LOOKS):
        await window.click("My hand")
        offered = [label for label in await window.offered() if label not in IDLE]
        if OVER in offered:
            return
        if await window.is_listing():
            await window.type("play", action=chooser.pick(await window.suggestions("play", "action")))
        elif offered and "Log" not in offered:
            await window.click("Ready" if "Ready" in offered else chooser.pick(offered))
        if await window.board() != before:
            return
        await asyncio.sleep(WAIT)
    raise AssertionError("the computer never lets go on")


@pytest.mark.parametrize("game", [presenter.name for presenter in PRESENTERS.values()])
async def test_a_person_plays_against_the_computer(chromium: str, address: str, tmp_path: Path, game: str) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        window, chooser = await browsing.sit("Alice"), RandomChoice(5)
        await window.type("practice")
        await window.choose(game)
        await window.click("Play")
        assert "Computer (easy)" in await window.words()
        await window.take_pictures(tmp_path, "begun")
        for _ in range(TURNS):
            await take_turn(window, chooser)
        await window.take_pictures(tmp_path, "played")
        assert "Computer (easy)" in await window.board()

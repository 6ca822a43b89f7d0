"""Matches against the computer in the browser demo: the real page, the real process of players, every game."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.presenters.catalog import PRESENTERS
from tests.browser.random_choice import RandomChoice

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAIT = 0.5
MOST_LOOKS = 60
MOST_CLICKS = 6
TURNS = 3
IDLE = {"Refresh", "In words", "Back", "Not ready", "Offer a draw", "Pass until my turn", "Withdraw"}


async def take_turn(window: "Window", chooser: RandomChoice) -> None:
    """Wait until the hand offers something, and choose until it offers nothing more.

    What stands in a list is typed: the simulator's page opens no list while an older one stands above it.
    """
    for _ in range(MOST_LOOKS):
        await window.type("hand")
        if await window.is_listing() or await offered_by(window):
            break
        await asyncio.sleep(WAIT)
    else:
        raise AssertionError("the computer never lets go on")
    for _ in range(MOST_CLICKS):
        if await window.is_listing():
            await window.type("play", action=chooser.pick(await window.suggestions("play", "action")))
        elif offered := await offered_by(window):
            await window.click("Ready" if "Ready" in offered else chooser.pick(offered))
        else:
            return


async def offered_by(window: "Window") -> list[str]:
    """What can be chosen on the newest message; nothing where that is the board."""
    offered = await window.offered()
    return [] if "Log" in offered else [label for label in offered if label not in IDLE]


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

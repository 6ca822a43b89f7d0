"""The position of the day in the browser demo, tried by two people and looked at by a person."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.daily import bank
from tests.browser.conftest import QUICK_DEMO, served
from tests.browser.random_choice import RandomChoice
from tests.browser.test_live_matches import Player
from tests.browser.test_replays import offers

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_PRESSES = 8


@pytest.fixture
async def day_address(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """The page of a demo on a day with this game."""
    async for page in served(
        "-c", f"from bot.daily import bank\nbank.game_of = lambda day: {request.param!r}\n{QUICK_DEMO}"
    ):
        yield page


async def try_it(window: "Window", seed: int, folder: Path) -> None:
    """Open the position, and press buttons until one of them was the try."""
    await window.type("daily")
    await window.take_pictures(folder, f"position-{window.name}")
    hand = RandomChoice(seed)
    player = Player(window, hand)
    for number in range(MOST_PRESSES):
        if "Share" in await window.offered():
            break
        offered = [each for each in await player.offered() if each not in {"Leaderboard", "In words", ""}]
        await window.click("Yes" if "Yes" in offered else hand.pick(offered))
        if not number:
            await window.take_pictures(folder, f"choice-{window.name}")
    await offers(window, "Share")
    await window.take_pictures(folder, f"result-{window.name}")


@pytest.mark.parametrize("day_address", bank.GAMES, indirect=True)
async def test_two_people_try_the_position_and_one_shares_the_result(
    chromium: str, day_address: str, tmp_path: Path
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, day_address) as browsing:
        windows = [await browsing.sit("Alice"), await browsing.sit("Bob")]
        for seed, window in enumerate(windows):
            await try_it(window, seed, tmp_path)
        await windows[0].click("Share")
        await windows[1].take_pictures(tmp_path, "shared-as-Bob-sees-it")
        await windows[1].click("Leaderboard")
        await windows[1].take_pictures(tmp_path, "leaderboard")

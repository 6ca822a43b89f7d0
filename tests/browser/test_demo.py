"""Matches played in the browser demo, by clicks alone and by typing alone, as two people would."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import moves_among

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_MOVES = 150


async def by_clicks(windows: list["Window"], hand: RandomChoice) -> bool:
    """Let whoever is to act press one action through; False if nobody is."""
    for window in windows:
        await window.click("My hand")
        offered = moves_among(await window.offered())
        if not offered:
            continue
        while True:
            await window.click(hand.pick(offered))
            offered = await window.offered()
            if "Back" not in offered:
                return True
    return False


async def by_typing(windows: list["Window"], hand: RandomChoice) -> bool:
    """Let whoever is to act type one action that is suggested; False if nobody is."""
    for window in windows:
        suggested = [label for label in await window.suggestions("play", "action") if label != "Withdraw"]
        if suggested:
            await window.type("play", action=hand.pick(suggested))
            return True
    return False


@pytest.mark.parametrize("play", [by_clicks, by_typing])
async def test_a_match_is_played_to_twelve_points(chromium: str, address: str, play: object, tmp_path: Path) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    assert callable(play)
    async with Browsing(chromium, address) as browsing:
        windows = [await browsing.sit("Alice"), await browsing.sit("Bob")]
        await windows[0].type("challenge", opponent="Bob", game="Air")
        await windows[1].click("Accept")
        hand = RandomChoice(7)
        for _ in range(MOST_MOVES):
            if OVER in await windows[0].words():
                break
            if not await play(windows, hand):
                await windows[0].page.wait_for_timeout(700)
        words = await windows[0].words()
        assert OVER in words
        assert "12" in words
        await windows[0].take_pictures(tmp_path, "end")

"""News, replays and what can be kept, in the browser demo, looked at by a person."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import RandomChoice
from tests.browser.test_live_matches import GAMES, Player, wait_for_a_move

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 8
WAIT = 0.5
MOST_LOOKS = 240


async def offers(window: "Window", label: str) -> None:
    """Wait until the newest message has a button with this label."""
    for _ in range(MOST_LOOKS):
        if label in await window.offered():
            return
        await asyncio.sleep(WAIT)
    raise AssertionError(f"{label} isn't there")


async def play_a_computer(window: "Window", game: str, moves: int) -> None:
    """Begin a match against the computer, and make this number of moves."""
    name, options = GAMES[game]
    terms = {"options": options} if options else {}
    await window.type("challenge", opponent="Warroom", game=name, level="Easy", **terms)
    await window.click("My hand")
    player = Player(window, RandomChoice(1))
    for _ in range(moves):
        assert await wait_for_a_move([player])


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_gone_through_kept_and_shared(
    chromium: str, quick_address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, quick_address) as browsing:
        alice = await browsing.sit("Alice")
        await play_a_computer(alice, game, MOVES)
        await alice.page.wait_for_timeout(2_500)
        await alice.type("hand")
        await alice.take_pictures(tmp_path, "hand")
        await alice.type("replay")
        await alice.click("⏭")
        await alice.take_pictures(tmp_path, "in-play")
        await alice.type("resign")
        await alice.click("Yes, resign the match")
        await alice.type("replay")
        await alice.click("▶")
        await alice.click("Everything open")
        await alice.take_pictures(tmp_path, "open")
        await alice.click("⏭")
        await alice.take_pictures(tmp_path, "end")
        await alice.click("Text")
        await alice.take_pictures(tmp_path, "text")
        await alice.click("Back to the replay")
        await alice.click("GIF")
        await offers(alice, "Share here")
        await alice.take_pictures(tmp_path, "gif")
        await alice.click("Share here")
        assert "shared by Alice" in await alice.words()
        await alice.take_pictures(tmp_path, "shared")

"""News, replays and what can be kept, in the browser demo, looked at by a person."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.random_choice import RandomChoice
from tests.browser.test_practice import MOST_LOOKS, WAIT

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CLICKS = 14


async def offers(window: "Window", label: str, *, wanted: bool = True) -> None:
    """Wait until the newest message has a button with this label, or has it no more."""
    for _ in range(MOST_LOOKS):
        if (label in await window.offered()) == wanted:
            return
        await asyncio.sleep(WAIT)
    raise AssertionError(f"{label} is {'not ' if wanted else ''}there")


async def test_a_match_is_gone_through_kept_and_shared(chromium: str, address: str, tmp_path: Path) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        alice, choice = await browsing.sit("Alice"), RandomChoice(1)
        await alice.type("practice")
        await alice.choose("Air, Land & Sea")
        await alice.click("Play")
        for _ in range(CLICKS):
            await offers(alice, "Refresh", wanted=False)
            await alice.click(choice.pick([label for label in await alice.offered() if label != "In words"]))
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

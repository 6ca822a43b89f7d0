"""A review in the browser demo, looked at by a person: its progress, its curve and its moments."""

from pathlib import Path

import pytest

from tests.browser.test_live_matches import GAMES
from tests.browser.test_replays import offers, play_a_computer

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 12


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_reviewed_and_a_moment_shared(
    chromium: str, quick_address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, quick_address) as browsing:
        alice = await browsing.sit("Alice")
        await play_a_computer(alice, game, MOVES)
        await alice.type("resign")
        await alice.click("Yes, resign the match")
        await alice.type("replay")
        await alice.click("Review")
        await alice.take_pictures(tmp_path, "review-progress")
        await offers(alice, "Moment 1")
        await alice.take_pictures(tmp_path, "review-curve")
        await alice.click("Moment 1")
        await alice.take_pictures(tmp_path, "review-moment")
        await alice.click("Share here")
        await alice.take_pictures(tmp_path, "review-shared")

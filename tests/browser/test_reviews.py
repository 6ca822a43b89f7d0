"""A review in the browser demo, looked at by a person: its progress, its curve and its moments."""

from pathlib import Path

import pytest

from tests.browser.random_choice import RandomChoice
from tests.browser.test_live_matches import GAMES, Player, wait_for_a_move
from tests.browser.test_replays import offers

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 12


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_is_reviewed_and_a_moment_shared(
    chromium: str, quick_address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    name, options = GAMES[game]
    async with Browsing(chromium, quick_address) as browsing:
        alice = await browsing.sit("Alice")
        terms = {"options": options} if options else {}
        await alice.type("challenge", opponent="Warroom", game=name, level="Easy", **terms)
        await alice.click("My hand")
        player = Player(alice, RandomChoice(1))
        for _ in range(MOVES):
            assert await wait_for_a_move([player])
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

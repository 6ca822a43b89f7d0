"""A rated match before a spectator's eyes in the browser demo, looked at by a person."""

from pathlib import Path

import pytest

from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import Player, wait_for_a_move

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 8


async def test_a_spectator_follows_a_rated_match_to_its_end(chromium: str, address: str, tmp_path: Path) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        alice, bob, carol = [await browsing.sit(name) for name in ("Alice", "Bob", "Carol")]
        await alice.type("challenge", opponent="Bob", game="Air", clock="a day")
        await bob.take_pictures(tmp_path, "card")
        await bob.click("Accept")
        await carol.page.get_by_role("button", name="Watch", exact=True).first.wait_for()
        await carol.click("Watch")
        players = [Player(window, RandomChoice(1)) for window in (alice, bob)]
        for player in players:
            await player.window.click("My hand")
        for _ in range(MOVES):
            assert await wait_for_a_move(players)
        await carol.page.wait_for_timeout(2_500)
        await carol.take_pictures(tmp_path, "watched")
        await alice.type("resign")
        await alice.click("Yes, resign the match")
        await carol.page.get_by_role("button", name=OVER, exact=True).first.wait_for()
        await carol.page.wait_for_timeout(2_500)
        await carol.take_pictures(tmp_path, "end")
        assert "rating" in (await carol.words()).casefold()
        await bob.type("profile")
        await bob.take_pictures(tmp_path, "profile")

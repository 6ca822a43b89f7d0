"""A review in the browser demo, looked at by a person: its progress, its curve and its moments."""

from pathlib import Path

import pytest

from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import GAMES, Player, wait_for_a_move
from tests.browser.test_replays import offers

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 12


@pytest.mark.parametrize("game", GAMES)
async def test_both_players_review_their_match_share_a_moment_and_try_it_again(
    chromium: str, quick_address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    name, options = GAMES[game]
    async with Browsing(chromium, quick_address) as browsing:
        windows = [await browsing.sit("Alice"), await browsing.sit("Bob")]
        await windows[0].type("challenge", opponent="Bob", game=name, **({"options": options} if options else {}))
        await windows[1].click("Accept")
        players = [Player(window, RandomChoice(3)) for window in windows]
        for player in players:
            await player.window.click("My hand")
            if game == "stratego":
                await player.window.click("Ready")
        for _ in range(MOVES):
            if OVER not in await windows[0].words():
                assert await wait_for_a_move(players), [await player.offered() for player in players]
        if OVER not in await windows[0].words():
            await windows[0].type("resign")
            await windows[0].click("Yes, resign the match")
        for window in windows:
            await window.type("replay")
            await window.click("Review")
            await window.take_pictures(tmp_path, f"progress-{window.name}")
            await offers(window, "Moment 1")
            await window.take_pictures(tmp_path, f"curve-{window.name}")
            await window.click("Moment 1")
            await window.take_pictures(tmp_path, f"moment-{window.name}")
        await windows[0].click("Share here")
        await windows[1].take_pictures(tmp_path, "shared-as-Bob-sees-it")
        await windows[0].click("Back to the moment")
        await windows[0].click("Try it from here")
        await offers(windows[0], "Hint (3 left)")
        await windows[0].take_pictures(tmp_path, "tried")

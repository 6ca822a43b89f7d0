"""A tournament of three in the browser demo, and what it leaves: ratings, profiles and ended matches."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROUNDS = 3


async def play_round(windows: "dict[str, Window]", folder: Path, number: int) -> None:
    """Let both of the round's card start their match, and the first of them resign."""
    host = windows["Alice"]
    card = host.page.locator("#channel-message-list > .channel-message").filter(
        has=host.page.get_by_role("button", name="Start", exact=True)
    )
    said = await card.last.inner_text()
    paired = sorted(name for name in windows if re.search(rf"\b{name}\b.*against|against.*\b{name}\b", said))
    assert len(paired) == 2, said
    for name in paired:
        await windows[name].click("Start")
    if number == 1:
        await host.take_pictures(folder, "round", at_board=True)
    await windows[paired[0]].type("resign")
    await windows[paired[0]].click("Yes, resign the match")
    await host.page.wait_for_timeout(2_500)


async def test_a_tournament_of_three_is_played_to_its_end(chromium: str, address: str, tmp_path: Path) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        windows = {name: await browsing.sit(name) for name in ("Alice", "Bob", "Carol")}
        host = windows["Alice"]
        await host.type("tournament open", title="Autumn Cup", game="Stratego", format="Round robin", clock="Daily")
        for window in windows.values():
            await window.click("Join")
        await host.take_pictures(tmp_path, "sign-up")
        await host.click("Begin")
        await host.page.wait_for_timeout(2_500)
        await host.take_pictures(tmp_path, "begun")
        for number in range(1, ROUNDS + 1):
            await play_round(windows, tmp_path, number)
            await host.take_pictures(tmp_path, f"after-{number}")
        assert "Over." in await host.words()
        for command in ("profile", "leaderboard", "matches"):
            await host.type(command, **({"game": "Stratego"} if command == "leaderboard" else {}))
            await host.take_pictures(tmp_path, command)
        await host.click("Matches that are over")
        await host.take_pictures(tmp_path, "ended")

"""Computer players in the browser demo: the real page and the real process, every game, looked at by a person."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.presenters.catalog import PRESENTERS

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAIT = 0.5
MOST_LOOKS = 240
CHANGES = 3


async def watched(window: "Window") -> set[str]:
    """What the board has said, until that has changed a few times without a click."""
    seen: set[str] = set()
    for _ in range(MOST_LOOKS):
        seen.add(await window.board())
        if len(seen) > CHANGES:
            break
        await asyncio.sleep(WAIT)
    return seen


@pytest.mark.parametrize("game", [presenter.name for presenter in PRESENTERS.values()])
async def test_computer_players_play_before_everybodys_eyes(
    chromium: str, address: str, tmp_path: Path, game: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        window = await browsing.sit("Alice")
        await window.type("practice")
        await window.choose(game)
        await window.take_pictures(tmp_path, "page")
        await window.click("Watch")
        assert len(await watched(window)) > CHANGES
        assert "Computer 2 (easy)" in await window.words()
        await window.take_pictures(tmp_path, "watched", at_board=True)

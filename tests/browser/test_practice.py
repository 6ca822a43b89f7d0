"""Computer players in the browser demo: the real page and the real process, every game, looked at by a person."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.games.catalog import PRESENTERS
from bot.lobbies.screens import LEVEL_NAMES
from engine.ai.player import LEVELS
from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import GAMES, Player

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAIT = 0.5
MOST_LOOKS = 240
CHANGES = 3

MOST_MOVES = 400
LOOKED_AT = 6
"""After so many moves of the person, the middle of a match is looked at."""


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


async def play_on(window: "Window", player: Player, folder: Path) -> None:
    """Click on until the match is over, and look at the middle of it."""
    moves = 0
    for _ in range(10 * MOST_MOVES):
        if OVER in await player.panel().last.inner_text():
            return
        if not await player.act():
            await asyncio.sleep(WAIT / 2)
            continue
        moves += 1
        assert moves < MOST_MOVES, "the match has no end"
        if moves == LOOKED_AT:
            await window.take_pictures(folder, "middle-panel")
            await window.take_pictures(folder, "middle-board", at_board=True)
    raise AssertionError(f"the match stands still: {await player.offered()}")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_a_match_against_each_level_to_its_end(
    chromium: str, quick_address: str, tmp_path: Path, game: str, level: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    name, options = GAMES[game]
    async with Browsing(chromium, quick_address) as browsing:
        window = await browsing.sit("Alice")
        terms = {"options": options} if options else {}
        await window.type("challenge", opponent="Warroom", game=name, level=LEVEL_NAMES[level], **terms)
        await window.click("My hand")
        player = Player(window, RandomChoice(5))
        await play_on(window, player, tmp_path)
        assert f"Computer ({level})" in await window.words()  # a draw's board names nobody, its card does
        await window.take_pictures(tmp_path, "end-panel")
        await window.take_pictures(tmp_path, "end-board", at_board=True)
        await window.click(OVER)
        await window.click("My hand")
        assert await player.offered()
        await window.take_pictures(tmp_path, "rematch", at_board=True)

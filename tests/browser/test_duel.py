"""A Duel of Stratego in the browser demo, by clicks alone: both sides set up, move, and come to an end."""

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from engine.core.rng import Rng
from tests.browser.random_choice import OVER

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_MOVES = 14
"""Then the two agree on a draw."""


class Commander:
    """Attacks where it can, else goes forward where it can, by a fixed key."""

    def __init__(self, key: int) -> None:
        self._rng = Rng(key.to_bytes(32, "big"))

    def pick(self, offered: list[str], forward: int) -> str:
        moves = [label for label in offered if re.search(r"[a-j]\d", label)]
        attacks = [label for label in moves if "attack" in label]
        picked, self._rng = self._rng.choice(
            attacks or [label for label in moves if _gain(label, forward) > 0] or moves
        )
        return picked


def _gain(label: str, forward: int) -> int:
    """How many rows a move goes forward, as far as its label says; a piece by itself may go anywhere."""
    rows = [int(row) for row in re.findall(r"[a-j](\d+)", label)]
    return (rows[-1] - rows[0]) * forward if len(rows) > 1 else 1


async def set_up(window: "Window", formation: str, folder: Path) -> int:
    """Set up and be ready; 1 if this side moves up the board, -1 if down."""
    await window.click("My hand")
    forward = 1 if "You move first" in await window.words() else -1
    await window.click("Choose a formation")
    await window.click(formation)
    await window.click("Mirror")
    await window.take_pictures(folder, f"set-up-{window.name}")
    await window.click("Ready")
    offered = await window.offered()
    assert "Ready" not in offered
    return forward


async def move(window: "Window", commander: Commander, forward: int) -> bool:
    """Make a move if it is this person's turn."""
    await window.click("My hand")
    offered = await window.offered()
    if not any(re.search(r"[a-j]\d", label) for label in offered):
        return False
    while True:
        await window.click(commander.pick(offered, forward))
        offered = await window.offered()
        if "Back" not in offered:
            return True


async def agree(windows: list["Window"], commander: Commander, forward: list[int]) -> None:
    """Offer a draw, move, and accept it on the other side."""
    for (window, other), way in zip((windows, windows[::-1]), forward, strict=True):
        await window.click("My hand")
        if "Offer a draw" in await window.offered():
            await window.click("Offer a draw")
            assert await move(window, commander, way)
            await other.click("My hand")
            await other.click("Accept the draw")
            await other.click("Yes: Accept the draw")
            return


async def test_a_duel_is_played_by_clicks(chromium: str, address: str, tmp_path: Path) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        windows = [await browsing.sit("Alice"), await browsing.sit("Bob")]
        await windows[0].type("challenge", opponent="Bob", game="Stratego", options="Duel")
        await windows[1].click("Accept")
        forward = [await set_up(windows[0], "Broad Front", tmp_path), await set_up(windows[1], "Short Fence", tmp_path)]
        commander, moves = Commander(3), 0
        while OVER not in await windows[0].words() and moves < MOST_MOVES:
            for window, way in zip(windows, forward, strict=True):
                if await move(window, commander, way):
                    moves += 1
            if moves == 8:
                await windows[0].take_pictures(tmp_path, "play")
        if OVER not in await windows[0].words():
            await agree(windows, commander, forward)
        await windows[0].settled()
        assert OVER in await windows[0].words()
        await windows[1].take_pictures(tmp_path, "end")

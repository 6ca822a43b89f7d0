"""Lessons in the browser demo, followed by somebody who presses what the sentences say and knows nothing else."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WAIT = 0.5
MOST_LOOKS = 60

LESSONS: dict[str, tuple[tuple[str, ...], ...]] = {
    "Air, Land & Sea": (
        ("Heavy Bombers 6", "Deploy to Air"),
        ("Support 1", "Improvise to Sea"),
        ("Withdraw", "Yes"),
        ("Maneuver 3 (Land)", "Deploy to Land"),
        ("Ambush 2 · Deploy to Land",),
        ("Trainer's Escalation 2 in Sea",),
    ),
    "Flies, Lies & Supplies": (
        ("Requisition 1", "Deploy to Economics"),
        ("Mastermind 6",),
        ("Armistice 2", "Improvise to Economics"),
        ("Manipulate 3 (Intelligence)", "Deploy to Intelligence"),
        ("Trainer's War Chest 6 in Economics",),
        ("Mastermind 6 · Deploy to Intelligence",),
    ),
    "Fight, Flight, Bite": (
        ("F (Fight)",),
        ("Extra Fight",),
        ("Bite",),
        ("Fruit", "Fruit to B"),
        ("Fight",),
        ("Fruit", "Fruit on B"),
        ("E (Flight)",),
        ("Gorge",),
    ),
    "Stratego": (
        ("Choose a formation", "Short Fence"),
        ("Ready",),
        ("Scout e3", "attack e9: unknown"),
        ("Spy e3", "attack f3: unknown, has moved"),
        ("Miner e8", "attack e9: Bomb (B)"),
        ("Miner e9", "attack e10: unknown"),
    ),
    "This Means War!": (
        ("CAPITAL PROJECT",),
        ("SABOTAGE · On ● Trainer's FIRE BOMBING (1)",),
        ("STANDARD FORMATION",),
        ("ESPIONAGE · On ● Trainer's CIVIC WORKS (1)",),
        ("CIVIC WORKS",),
    ),
}
"""What is pressed at each step, in the words of the buttons and lists."""


async def read(window: "Window", text: str) -> None:
    """Wait until this can be read in the channel."""
    for _ in range(MOST_LOOKS):
        if text in await window.words():
            return
        await asyncio.sleep(WAIT)
    raise AssertionError(f"nothing says {text!r}")


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_is_followed_to_its_end(chromium: str, address: str, tmp_path: Path, game: str) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, address) as browsing:
        window = await browsing.sit("Alice")
        await window.type("learn", game=game)
        for number, presses in enumerate(LESSONS[game], 1):
            await read(window, f"Step {number} of {len(LESSONS[game])}")
            await window.take_pictures(tmp_path, f"step-{number}")
            for words in presses:
                await (window.choose(words) if await window.is_listing() else window.click(words))
        await read(window, "You have done the lesson.")
        await window.take_pictures(tmp_path, "end")
        await window.click("All lessons")
        await read(window, "Done")
        await window.take_pictures(tmp_path, "list")

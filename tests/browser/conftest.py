"""The offline demo, started as a person would start it, and a Chromium to look at it."""

import asyncio
import contextlib
import importlib.util
import shutil
import sys
from collections.abc import AsyncIterator

import pytest

_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")

QUICK_DEMO = """
from bot import demo
from bot.play import computer_turns
paced = computer_turns.TurnPace(shortest=0.1, longest=0.2, margin=0, answer=0.2, climax=0.2)
computer_turns.TurnPace = lambda: paced
raise SystemExit(demo.run_demo(may_open=False))
"""
"""The demo with computer players that act as soon as they have thought."""


@pytest.fixture(scope="session")
def chromium() -> str:
    found = next((path for name in _CHROMIUMS if (path := shutil.which(name))), None)
    if found is None:
        pytest.skip("there is no Chromium on this machine")
    if importlib.util.find_spec("playwright") is None:
        pytest.skip("Playwright is not installed: run with `uv run --group browser pytest tests/browser`")
    return found


@pytest.fixture
async def address() -> AsyncIterator[str]:
    """The page of a demo that is stopped afterwards with Ctrl-C, and must end cleanly."""
    async for page in served("-m", "bot", "demo", "--no-open"):
        yield page


@pytest.fixture
async def quick_address() -> AsyncIterator[str]:
    """The page of a demo in which nobody waits for a computer player longer than it thinks."""
    async for page in served("-c", QUICK_DEMO):
        yield page


async def served(*arguments: str) -> AsyncIterator[str]:
    """Run Python with these arguments, and yield the address that it gives."""
    demo = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    assert demo.stdout is not None
    async with asyncio.timeout(30):
        while True:
            line = (await demo.stdout.readline()).decode()
            assert line, "the demo ended before it gave its address"
            if "http://" in line:
                break
    reading = asyncio.create_task(demo.stdout.read())
    yield line.strip()
    with contextlib.suppress(ProcessLookupError):
        demo.send_signal(2)
    async with asyncio.timeout(20):
        code = await demo.wait()
        said = (await reading).decode()
    assert code == 0, said
    assert "Traceback" not in said

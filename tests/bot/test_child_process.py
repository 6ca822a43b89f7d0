"""What is started for the bot has a lower priority than the bot, whatever that has itself."""

import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has classes of priority instead")

PRIORITIES = """
import asyncio
import os
from bot.operations.processes import start_apart

async def main():
    os.nice({niceness})
    process = await start_apart(["sleep", "60"])
    print(os.getpriority(os.PRIO_PROCESS, 0), os.getpriority(os.PRIO_PROCESS, process.pid))
    process.kill()
    await process.wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("niceness", [0, 15])
def test_a_process_gives_way_to_the_bot_also_where_the_bot_gives_way_to_others(niceness: int) -> None:
    source = PRIORITIES.format(niceness=niceness)
    ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert ran.returncode == 0, ran.stderr
    of_the_bot, of_the_process = map(int, ran.stdout.split())
    assert of_the_process > of_the_bot

"""`demo --language`: everybody reads in the language, though the simulator's Discord is in English."""

import subprocess
import sys

from tests.architecture.source import ROOT
from tests.free_port import free_port

SOURCE = """
import sys
from bot import demo
set_up = demo._set_up_server
found = []

async def note(env, language):
    found.extend(await set_up(env, language))
    return tuple(found)

async def look(env, preview, stop):
    channel, (alice, *_) = found
    shown = await alice.slash(channel, "resign")
    print(shown.response.components, shown.response.content)
    stop.set()

demo._set_up_server, demo._refresh_windows = note, look
raise SystemExit(demo.run_demo(port=int(sys.argv[1]), may_open=False, language="de"))
"""


def test_the_demo_speaks_a_language_that_is_not_offered() -> None:
    run = [sys.executable, "-c", SOURCE, str(free_port())]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)  # noqa: S603 - our own
    assert "Partie" in done.stdout

"""What the garbage collector is spared."""

import subprocess
import sys


def printed(script: str) -> list[str]:
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)  # noqa: S603 - our own code
    return done.stdout.split()


def test_what_was_built_before_is_not_looked_at_again_and_later_garbage_is_still_collected() -> None:
    script = """
import gc
from bot.operations.processes import tune_garbage_collector

class Knot:
    freed = 0
    def __init__(self):
        self.self = self
    def __del__(self):
        Knot.freed += 1

tune_garbage_collector()
built = gc.get_freeze_count()
for _ in range(20_000):
    Knot()
print(built > 1_000, Knot.freed > 0)
"""
    assert printed(script) == ["True", "True"]


def test_garbage_that_outlived_others_is_not_kept_for_the_sake_of_what_was_built_before() -> None:
    script = """
import gc, weakref
from bot.operations.processes import tune_garbage_collector

class Knot:
    def __init__(self):
        self.self = self

guilds = [[] for _ in range(500_000)]
tune_garbage_collector()
knot = Knot()
left = weakref.ref(knot)
for generation in (0, 1):
    gc.collect(generation)
del knot
for _ in range(200):
    [[] for _ in range(6_000)]
print(left() is None)
"""
    assert printed(script) == ["True"]

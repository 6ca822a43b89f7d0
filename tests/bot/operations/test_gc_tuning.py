"""What the garbage collector is spared."""

import subprocess
import sys


def test_what_was_built_before_is_not_looked_at_again_and_later_garbage_is_still_collected() -> None:
    script = """
import gc
from bot.operations.gc_tuning import tune_garbage_collector

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
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)  # noqa: S603 - our own code
    assert done.stdout.split() == ["True", "True"]

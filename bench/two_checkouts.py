"""Random playouts of two checkouts of this project beside python-chess: today's, and an older one in another folder.

git worktree add ../before COMMIT
uv run --group bench python bench/two_checkouts.py ../before [--seconds 1] [--rounds 11]

They play in turn, each time in a process of its own. The last column compares the medians of what each does beside
python-chess in the same process, whatever the machine did in between.
"""

import argparse
import importlib
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
RATES = "--rates"
"""Tells this script to print the rates of the checkout whose folders are on Python's path."""


def print_rates(seconds: float, seed: int) -> None:
    """Print, by engine, its actions per second of CPU, and the same as a multiple of python-chess's."""
    comparison = importlib.import_module("engine_comparison")
    engines = {**importlib.import_module("playouts").ENGINES, **importlib.import_module("stratego").ENGINES}
    ours = {name: play for name, play in engines.items() if name.endswith("(ours)")}
    plays = {**ours, comparison.REFERENCE: comparison.python_chess}
    rates = {name: comparison.rate(play, seconds, seed)[0] for name, play in plays.items()}
    print(json.dumps({name: (rate, rate / rates[comparison.REFERENCE]) for name, rate in rates.items()}))


def rates_beside_chess(folder: Path, seconds: float, seed: int) -> dict[str, tuple[float, float]]:
    """Return what `print_rates` prints of a checkout."""
    # Without -P, Python would look for modules beside this script first.
    command = [sys.executable, "-P", __file__, RATES, str(seconds), str(seed)]
    paths = os.pathsep.join(str(path) for path in (folder / "bench", folder))
    printed = subprocess.run(  # noqa: S603 - our own module
        command, cwd=folder, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE, check=True
    ).stdout
    rates: dict[str, tuple[float, float]] = json.loads(printed)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder of the older checkout")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=11)
    chosen = parser.parse_args()
    older = chosen.before.resolve()
    folders = (older, HERE)
    rounds: dict[Path, list[dict[str, tuple[float, float]]]] = {folder: [] for folder in folders}
    for number in range(chosen.rounds):
        for folder in folders if number % 2 else reversed(folders):
            rounds[folder].append(rates_beside_chess(folder, chosen.seconds, 1 + number * 100_000))
    print("| engine | actions/s before | now | beside python-chess before | now | times as fast |")
    print("|---|---:|---:|---:|---:|---:|")
    for name in filter(rounds[older][0].__contains__, rounds[HERE][0]):
        rate_before, rate_now = (statistics.median(found[name][0] for found in rounds[folder]) for folder in folders)
        before, now = (statistics.median(found[name][1] for found in rounds[folder]) for folder in folders)
        print(f"| {name} | {rate_before:,.0f} | {rate_now:,.0f} | {before:.2f} | {now:.2f} | {now / before:.2f} |")


if __name__ == "__main__":
    if sys.argv[1:2] == [RATES]:
        print_rates(float(sys.argv[2]), int(sys.argv[3]))
    else:
        main()

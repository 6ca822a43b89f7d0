"""What every bench of balance is asked for: how much is played, from which seed, and how it is printed."""

import argparse
import os
from collections.abc import Sequence

PLAYERS = ("random", "greedy", "easy", "medium")


def parser_for(description: str | None) -> argparse.ArgumentParser:
    """Return a parser with `--matches`, `--seed`, `--jobs` and `--json`."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print JSON, and nothing else")
    return parser


def parsed(parser: argparse.ArgumentParser, arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return what was given; ends the program where that can't be played."""
    given = parser.parse_args(arguments)
    if given.matches < 1 or given.jobs < 1:
        parser.error("--matches and --jobs are at least 1")
    return given

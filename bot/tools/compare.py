"""The first difference of two open documents of a match: `python -m bot.tools.compare OURS THEIRS`.

docs/exchange.md describes documents. Exit status: 0 for equal documents, 1 for a difference, and 2 if a file can't be
read. The difference is printed.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.catalog import GAMES
from engine.core import exchange
from engine.core.exchange import AnyDocument, Difference, Unreadable


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare the two files that `arguments` name, print the result, and return the exit status.

    None means the process's own arguments. The status is 0 for equal documents, 1 for a difference, and 2 if a file
    can't be read.
    """
    parser = argparse.ArgumentParser(prog="python -m bot.tools.compare", description="Compare two open documents.")
    parser.add_argument("ours", type=Path, help="what `python -m bot.tools.export --open` wrote")
    parser.add_argument("theirs", type=Path, help="what another program wrote")
    chosen = parser.parse_args(arguments)
    try:
        ours, theirs = _read(chosen.ours), _read(chosen.theirs)
    except (OSError, Unreadable) as error:
        print(error, file=sys.stderr)
        return 2
    difference = exchange.compare(ours, theirs)
    print("\n".join(_sentences(ours, difference)))
    return 0 if difference is None else 1


def _read(path: Path) -> AnyDocument:
    try:
        return exchange.read(GAMES, path.read_bytes())
    except Unreadable as error:
        raise Unreadable(f"{path}: {error}") from None


def _sentences(document: AnyDocument, difference: Difference | None) -> tuple[str, ...]:
    if difference is None:
        return (f"No difference: the set-up, the outcome and each of {len(document.steps)} steps are the same.",)
    if difference.step == 0:
        where = "before the first step"
    elif difference.step > len(document.steps):
        where = "after the last step of OURS"
    else:
        where = f"at step {difference.step}"
    return (
        f"The first difference is {where}: {difference.what}.",
        f"  ours:   {difference.ours}",
        f"  theirs: {difference.theirs}",
    )


if __name__ == "__main__":
    sys.exit(main())

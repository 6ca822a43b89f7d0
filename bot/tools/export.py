"""The record of one finished match, from the data folder: `python -m bot.tools.export DATA_DIR GUILD MATCH`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.model.errors import MatchNotFound, NewerFile, NotSaved
from bot.model.match import MatchRef
from bot.service.matches.records import record_name, record_of
from bot.storage.store import SqliteStore
from engine.core.errors import Corrupt


async def export(data_dir: Path, ref: MatchRef) -> bytes:
    """Return the record; raises ValueError for a match that isn't over, and what the store raises."""
    store = SqliteStore(data_dir, max_open=1)
    try:
        match = await store.load(ref)
        return record_of(match, await store.log(ref))
    finally:
        await store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.tools.export", description="Write the record of a match.")
    parser.add_argument("data_dir", type=Path, help="the bot's DATA_DIR")
    parser.add_argument("guild", type=int, help="the server's Discord id")
    parser.add_argument("match", type=int, help="the match's number")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write it (default: match-NUMBER.json here)")
    chosen = parser.parse_args(arguments)
    target: Path = chosen.to or Path(record_name(chosen.match))
    try:
        target.write_bytes(asyncio.run(export(chosen.data_dir, MatchRef(chosen.guild, chosen.match))))
    except (MatchNotFound, NotSaved, Corrupt, NewerFile, ValueError, OSError) as error:
        print(f"Not exported: {error}", file=sys.stderr)
        return 1
    print(f"Wrote {target}. Check it with: python -m bot.tools.verify {target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

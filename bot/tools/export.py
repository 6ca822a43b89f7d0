"""Write the record of one finished match: `python -m bot.tools.export GUILD MATCH`.

With `--open` it writes the document for other programs instead (docs/exchange.md). It can also convert an existing
record: `python -m bot.tools.export --record match-7.json --open`.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.match.model.match import MatchRef
from bot.match.records import MatchRecord, record_name, record_of
from bot.rows import Rows, open_to_read
from bot.settings import Settings, load_settings
from bot.store.errors import MatchNotFound, NewerFile, NotSaved
from bot.tools.verify import read_record
from engine.catalog import GAMES
from engine.core import exchange
from engine.core.values import Corrupt

_COMPARE = "Compare another program's with it: python -m bot.tools.compare {file} THEIRS"
_VERIFY = "Check it with: python -m bot.tools.verify {file}"


async def export(settings: Settings, ref: MatchRef) -> bytes:
    """Return the record of a finished match as bytes of JSON, read from where the settings have the matches.

    Raises ValueError if the match isn't over. Raises errors of the store: MatchNotFound, NotSaved, Corrupt or
    NewerFile.
    """
    rows = Rows(open_to_read(settings))
    try:
        match = await rows.matches.load(ref)
        return record_of(match, await rows.matches.log(ref))
    finally:
        await rows.close()


def open_document(record: MatchRecord) -> bytes:
    """Return a record's match as JSON bytes in the format of docs/exchange.md, which other programs can read.

    Raises Corrupt if the match is unfinished, or if this release's rules fail to replay it. The error names the match's
    rules version if it is another.
    """
    game = GAMES[record.game]
    try:
        return exchange.write(exchange.build_document(game, record.replayable()))
    except Corrupt as error:
        played_by = {change.rules_version for change in (record.start, *record.played_changes)} - {game.version}
        if not played_by:
            raise
        versions = ", ".join(map(str, sorted(played_by)))
        raise Corrupt(
            f"the match was played by rules version {versions} and this release has {game.version}; {error}. "
            f"Use the release of then."
        ) from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the record or document that `arguments` ask for, and print the file's name.

    None means the process's own arguments. Return the exit status: 0, or 1 after printing an error.
    """
    chosen = _chosen(arguments)
    try:
        if chosen.record is None:
            settings = load_settings().with_files(chosen.data)
            data = asyncio.run(export(settings, MatchRef(chosen.guild, chosen.match)))
            target = Path(record_name(chosen.match))
        else:
            data, target = chosen.record.read_bytes(), Path(chosen.record.name)
        if chosen.open:
            data, target = open_document(read_record(data)), Path(f"{target.stem}-open.json")
        target = chosen.to or target
        target.write_bytes(data)
    except (MatchNotFound, NotSaved, Corrupt, NewerFile, ValueError, OSError) as error:
        print(f"Not exported: {error}", file=sys.stderr)
        return 1
    print(f"Wrote {target}. " + (_COMPARE if chosen.open else _VERIFY).format(file=target))
    return 0


def _chosen(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.tools.export", description="Write the record of a match.")
    parser.add_argument("guild", type=int, nargs="?", help="the server's Discord id")
    parser.add_argument("match", type=int, nargs="?", help="the match's number")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder (default: what the settings name)")
    parser.add_argument("--open", action="store_true", help="write the document for other programs (docs/exchange.md)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --open: the record of the match, as a file")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where to write it (default: match-NUMBER.json here)")
    chosen = parser.parse_intermixed_args(arguments)
    if chosen.record is None and chosen.match is None:
        parser.error("name the match by GUILD MATCH, or give --record FILE with --open")
    if chosen.record is not None and (chosen.guild is not None or chosen.data is not None or not chosen.open):
        parser.error("--record FILE goes with --open, and without GUILD MATCH")
    return chosen


if __name__ == "__main__":
    sys.exit(main())

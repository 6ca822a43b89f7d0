"""The proof of a fair shuffle: `python -m bot.tools.verify match-12.json`.

It checks that the key is the one that was promised before the match, replays the match from that key, and says in
words what it found. Exit status 0: everything fits; 1: something doesn't; 2: the file can't be read.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from pydantic import ValidationError

from bot.service.matches.records import MatchRecord
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.replay import Diverged, follow, replay
from engine.core.rng import Rng, commitment

AnyGame = Game[Any, Any, Any, Any, Any]


class Unreadable(ValueError):  # noqa: N818
    """The file is no record of a match, or of a game that this release doesn't know."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record is true, and why, in sentences."""

    holds: bool
    findings: tuple[str, ...]


def read_record(data: bytes) -> MatchRecord:
    """Return the record in a file; raises Unreadable with a sentence for each problem."""
    try:
        record = MatchRecord.model_validate_json(data)
    except ValidationError as error:
        problems = (
            f"{'.'.join(str(part) for part in problem['loc']) or 'file'}: {problem['msg']}"
            for problem in error.errors(include_url=False, include_input=False)
        )
        raise Unreadable("This is not a match record.\n" + "\n".join(problems)) from None
    if record.game not in GAMES:
        raise Unreadable(f"This release doesn't know the game {record.game!r}; try a newer one.")
    return record


def verify(record: MatchRecord, promised: str | None = None) -> Verdict:
    """Check a record; `promised` is the SHA-256 that the challenge showed, if the reader has it at hand."""
    key = bytes.fromhex(record.key)
    if commitment(key) != record.commitment:
        return Verdict(False, (f"The key is not the promised one: its SHA-256 is {commitment(key)}.",))
    if promised is not None and promised.strip().lower() != record.commitment:
        return Verdict(False, (f"This is not the match of that challenge: it promised {record.commitment}.",))
    game = GAMES[record.game]
    result = replay(game, record.replayable())
    if isinstance(result, Diverged):
        return Verdict(False, ("The key is the promised one.", *_divergence(game, record, result)))
    if (ending := _wrong_ending(game, record)) is not None:
        return Verdict(False, ("The key is the promised one.", ending))
    return Verdict(
        True,
        (
            "The key is the promised one.",
            f"Exact: the deal and all {result.actions} actions lead where the record says, and so does the end.",
        ),
    )


def deal(record: MatchRecord) -> Iterator[str]:
    """Tell what was dealt from the key: what everybody saw, then what each seat saw besides."""
    game = GAMES[record.game]
    replayable = record.replayable()
    state = _deal(game, record)
    public = _sight(game, state, None)
    yield "Everybody saw:"
    yield from (f"  {name}: {value}" for name, value in public.items())
    for seat in replayable.roster.seats:
        yield f"Seat {seat} saw:"
        own = _sight(game, state, seat)
        yield from (f"  {name}: {value}" for name, value in own.items() if public.get(name) != value)


def _deal(game: AnyGame, record: MatchRecord) -> Any:  # noqa: ANN401 - the game's own state
    replayable = record.replayable()
    return game.new(game.codec.load_options(replayable.options), replayable.roster, Rng(replayable.key)).state


def _sight(game: AnyGame, state: Any, seat: Any) -> dict[str, str]:  # noqa: ANN401
    view = msgspec.json.decode(game.codec.dump_view(game.view(state, seat)))
    return {name: msgspec.json.encode(value).decode() for name, value in view.items() if value not in (None, [], {})}


def _divergence(game: AnyGame, record: MatchRecord, result: Diverged) -> Iterator[str]:
    if result.at == 0:
        yield f"Diverged at the deal: this key and these options lead elsewhere ({result.why})."
        recorded = record.rules_version
    else:
        entry = record.actions[result.at - 1]
        yield f"Diverged at action {result.at}, of seat {entry.seat}: the rules lead elsewhere ({result.why})."
        recorded = entry.rules_version
    if recorded != game.version:
        yield f"It was played by rules version {recorded}; this release has {game.version}. Use the release of then."


def _wrong_ending(game: AnyGame, record: MatchRecord) -> str | None:
    replayable = record.replayable()
    state = _deal(game, record)
    for entry in replayable.entries:
        state = follow(game, state, entry).state
    outcome = game.outcome(state)
    if outcome is None:
        return "The match was not over after the last recorded action."
    if (outcome.ranks, outcome.reason) != (record.ending.ranks, record.ending.reason):
        return f"The recorded end is not the one that was played: that is {outcome.ranks} by {outcome.reason!r}."
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot.tools.verify", description="Check the record of a match.")
    parser.add_argument("record", type=Path, help="the file that the bot attached at the end of the match")
    parser.add_argument("--promised", metavar="SHA256", help="the SHA-256 that the challenge showed")
    chosen = parser.parse_args(arguments)
    try:
        record = read_record(chosen.record.read_bytes())
    except (OSError, Unreadable) as error:
        print(error, file=sys.stderr)
        return 2
    verdict = verify(record, chosen.promised)
    print("\n".join(verdict.findings))
    if not verdict.holds:
        return 1
    if chosen.promised is None:
        print(f"Compare this with the SHA-256 on the challenge: {record.commitment}")
    print("\n".join(deal(record)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

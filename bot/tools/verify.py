"""Verify the record of a match: `python -m bot.tools.verify match-12.json --seen 17:1a2b3c4d`.

It checks that the key is the one promised before the match, and replays the match from that key. It compares the boards
with codes that people noted, and prints the facts that this proves and those it doesn't. Exit status: 0 if everything
fits, and 1 if something doesn't. It is 2 if the file is no record, or the match followed another version of the rules.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from pydantic import ValidationError

from bot.match.records import MatchRecord
from bot.operations.counts import format_count, plural
from bot.screens.words import format_list
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.replay import Diverged, replay, replay_states, revealing_undos
from engine.core.rng import commitment

AnyGame = Game[Any, Any, Any, Any, Any]
Outcome = Literal["holds", "fails", "unknown"]
_ONE_TAKEN_BACK = "One of them was taken back, and {who} had learnt nothing by it."
_SOME_TAKEN_BACK = "{number} of them were taken back, and {who} had learnt nothing by those."
_ONE_AGREED = "One of them was taken back, as all opponents agreed."
_SOME_AGREED = "{number} of them were taken back, as all opponents agreed."
_EARLIER = "Action {number} was taken back although {who} had learnt something by it, as earlier releases allowed."
STATUS: dict[Outcome, int] = {"holds": 0, "fails": 1, "unknown": 2}

NOT_PROVED = "Not proved that this is what was played: no code of a board was given (--seen)."
"""First line of a verification without a noted code; the operator could write another complete record."""

_SEEN = re.compile(r"(\d{1,9}):([0-9a-f]{8,64})")


class Unreadable(ValueError):  # noqa: N818
    """A file without a valid record of a match of a known game; the message is the reason."""


class Seen(NamedTuple):
    """A code that a person noted of a board: the board's number, and the first hexadecimal digits of its head."""

    board: int
    digits: str

    def __str__(self) -> str:
        """Return the code in the form of a board: board number, colon and hexadecimal digits, such as 17:1a2b3c4d."""
        return f"{self.board}:{self.digits}"


class Verdict(msgspec.Struct, frozen=True):
    """Result of a verification, with its reasons as sentences; `unproved` lists facts that the record can't prove."""

    outcome: Outcome
    findings: tuple[str, ...]
    unproved: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        return self.outcome == "holds"


class Contradiction(Exception):  # noqa: N818
    """A false statement in a record; the message is a sentence that explains it."""


def read_record(data: bytes) -> MatchRecord:
    """Return the record in `data`, the JSON bytes of a file.

    Raises Unreadable, with a line for each problem, if the record is invalid. Also raises Unreadable for another format
    or an unknown game.
    """
    try:
        record = MatchRecord.model_validate_json(data)
    except ValidationError as error:
        errors = error.errors(include_url=False, include_input=False)
        if any(problem["loc"] == ("format",) for problem in errors):
            raise Unreadable(
                "This is not a match record of this release's format. Export the match again, or check it with the "
                "release that wrote it."
            ) from None
        problems = (
            f"{'.'.join(str(part) for part in problem['loc']) or 'file'}: {problem['msg']}" for problem in errors
        )
        raise Unreadable("This is not a match record.\n" + "\n".join(problems)) from None
    if record.game not in GAMES:
        raise Unreadable(f"This release doesn't know the game {record.game!r}; try a newer one.")
    return record


def read_seen(text: str) -> Seen:
    """Parse a board's code, such as 17:1a2b3c4d, in any case and with spaces around it.

    Raises ArgumentTypeError if the text has another form.
    """
    match = _SEEN.fullmatch(text.strip().lower())
    if match is None:
        raise argparse.ArgumentTypeError(f"{text!r} is no code of a board, such as 17:1a2b3c4d")
    return Seen(int(match[1]), match[2])


def verify(record: MatchRecord, promised: str | None = None, seen: Sequence[Seen] = ()) -> Verdict:
    """Check a record against its own key and log, and against the people's notes; return the verdict.

    `promised` is the SHA-256 that the challenge showed, or None if not noted. `seen` are the noted codes of boards. The
    outcome is "fails" at the first contradiction. It is "unknown" if the match followed another version of the rules,
    and otherwise "holds".
    """
    game = GAMES[record.game]
    findings: list[str] = []
    try:
        findings.append(_check_key(record, promised))
        findings.append(_check_heads(record))
        findings += _check_seen(record, seen)
        if foreign := _foreign_rules(game, record):
            return Verdict("unknown", (*findings, foreign))
        findings.append(_check_replay(game, record))
        findings += (
            f"Seat {seat} was left, and a computer player took it: who sat there first has lost."
            for seat in record.left_seats
        )
    except Contradiction as contradiction:
        return Verdict("fails", (*findings, str(contradiction)))
    return Verdict("holds", tuple(findings), tuple(_open_questions(record, promised, seen)))


def _check_key(record: MatchRecord, promised: str | None) -> str:
    actual = commitment(bytes.fromhex(record.key))
    if actual != record.commitment:
        raise Contradiction(f"The key is not the promised one: its SHA-256 is {actual}.")
    if promised is None:
        return "The key is the one whose SHA-256 the record gives."
    if promised.strip().lower() != record.commitment:
        raise Contradiction(f"This is not the match of that challenge: it promised {record.commitment}.")
    return "The key is the promised one: it was fixed before anybody saw the challenge, and so was all chance."


def _check_heads(record: MatchRecord) -> str:
    for number, (change, head) in enumerate(zip(record.log, record.heads(), strict=True)):
        if change.head != head.digest.hex():
            raise Contradiction(f"Row {number} of the log ({change.kind}) was changed: its head doesn't fit it.")
    boards = [0, *(change.board for change in record.log)]
    if any(not 0 <= after - before <= 1 for before, after in pairwise(boards)) or record.start.board != 1:
        raise Contradiction("The boards are not numbered one after the other from the deal on.")
    return f"The log is whole: each of its {format_count(len(record.log), 'row')} fits its head."


def _check_seen(record: MatchRecord, seen: Sequence[Seen]) -> Iterator[str]:
    for noted in seen:
        change = next((change for change in record.log if change.board == noted.board > 0), None)
        if change is None:
            raise Contradiction(f"There was no board {noted.board}: the last one was {record.log[-1].board}.")
        if not change.head.startswith(noted.digits):
            raise Contradiction(
                f"Not what was seen: board {noted.board} showed {noted.digits}, and by this record it would have been "
                f"{change.head[: len(noted.digits)]}. Something up to that board was changed."
            )
    if seen:
        boards = sorted({noted.board for noted in seen})
        named = f"{plural(len(boards), 'board', 'boards')} {format_list([str(board) for board in boards])}"
        yield f"What was seen on {named} fits: nothing up to board {boards[-1]} was changed afterwards."


def _foreign_rules(game: AnyGame, record: MatchRecord) -> str | None:
    """Return a sentence about the foreign rules versions of a match, or None if it used only this release's."""
    played = (record.start, *record.played_changes)
    foreign = sorted({change.rules_version for change in played if change.rules_version != game.version})
    if not foreign:
        return None
    versions = format_list([str(each) for each in foreign])
    release = "a newer release" if foreign[-1] > game.version else "the release of then"
    return (
        f"It can't be told whether the match was played by the rules: it was played by rules version {versions}, and "
        f"this release has version {game.version}. Use {release}."
    )


def _check_replay(game: AnyGame, record: MatchRecord) -> str:
    """Replay the record and return a sentence about its success.

    Raises Contradiction if a position or the ending differs from the record.
    """
    result = replay(game, record.replayable())
    if isinstance(result, Diverged):
        where = "the deal" if result.at == 0 else f"action {result.at}, of seat {record.entries[result.at - 1].seat}"
        raise Contradiction(f"Diverged at {where}: the rules lead elsewhere ({result.why}).")
    position = ""
    for number, change in enumerate(record.log):
        if not change.is_entry and change is not record.start and change.fingerprint != position:
            raise Contradiction(f"Row {number} of the log ({change.kind}) has another position than the row before.")
        position = change.fingerprint
    if (ending := _wrong_ending(game, record)) is not None:
        raise Contradiction(ending)
    actions = format_count(len(record.played_changes), "action")
    exact = f"Exact: the deal and all {actions} lead where the record says, and so does the end."
    return " ".join((exact, *_undo_sentences(game, record)))


def _undo_sentences(game: AnyGame, record: MatchRecord) -> Iterator[str]:
    """Yield sentences about the undone actions of a record, which must have an exact replay."""
    undo_count = sum(len(change.undone_rows) for change in record.log)
    if record.by_consent and undo_count:
        yield plural(undo_count, _ONE_AGREED, _SOME_AGREED).format(number=undo_count)
        return
    who = "the players" if record.sole_person is None else "the only person"
    revealing = revealing_undos(game, record.replayable())
    if undo_count := undo_count - len(revealing):
        yield plural(undo_count, _ONE_TAKEN_BACK, _SOME_TAKEN_BACK).format(number=undo_count, who=who)
    yield from (_EARLIER.format(number=number, who=who) for number in revealing)


def _open_questions(record: MatchRecord, promised: str | None, seen: Sequence[Seen]) -> Iterator[str]:
    """Yield sentences about facts that a true record can't prove with these notes."""
    if promised is None:
        yield (
            "That this key was fixed before the match. Compare the SHA-256 on the challenge, or give it as --promised: "
            f"{record.commitment}"
        )
    if record.position is not None:
        yield (
            f"What was dealt and played before the position from which the match started. The record has it as seat "
            f"{record.position.seat} knew it; the key drew everything else."
        )
    last = max((noted.board for noted in seen), default=0)
    unseen = sum(change.is_played for change in record.log if change.board > last)
    if not seen:
        yield (
            "That this is what was played: whoever runs the bot has the key, and can write down another course of the "
            "match. Give what you noted at the end of a board as --seen."
        )
    elif unseen:
        yield f"What came after board {last}: the last {format_count(unseen, 'action')}."
    if len({noted.board for noted in seen}) == 1:
        yield (
            "That nobody searched for another course of the match with this very code, which takes some four billion "
            "tries. The codes of two boards rule that out."
        )
    yield (
        "Which keys whoever runs the bot drew before this one, who sat where, and that people chose themselves what "
        "stands here for their seats."
    )


def deal(record: MatchRecord) -> Iterator[str]:
    """Yield lines about the deal that the record's key gives: facts that all saw, then each seat's own facts."""
    game = GAMES[record.game]
    replayable = record.replayable()
    state = replayable.begin(game).state
    public = _sight(game, state, None)
    yield "Everybody saw:"
    yield from (f"  {name}: {value}" for name, value in public.items())
    for seat in replayable.roster.seats:
        yield f"Seat {seat} saw:"
        own = _sight(game, state, seat)
        yield from (f"  {name}: {value}" for name, value in own.items() if public.get(name) != value)


def _sight(game: AnyGame, state: Any, seat: Any) -> dict[str, str]:  # noqa: ANN401
    view = msgspec.json.decode(game.codec.dump_view(game.view(state, seat)))
    return {name: msgspec.json.encode(value).decode() for name, value in view.items() if value not in (None, [], {})}


def _wrong_ending(game: AnyGame, record: MatchRecord) -> str | None:
    *_, state = replay_states(game, record.replayable())
    outcome = game.outcome(state)
    if outcome is None:
        return "The match was not over after the last recorded action."
    if (outcome.ranks, outcome.reason) != (record.ending.ranks, record.ending.reason):
        return f"The recorded end is not the one that was played: that is {outcome.ranks} by {outcome.reason!r}."
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Verify the record that `arguments` name, and print the findings and the facts it can't prove.

    None means the process's own arguments. Return the exit status: 0 if everything fits, 1 after a contradiction. It
    is 2 if the file is no record, or the rules version is another.
    """
    parser = argparse.ArgumentParser(prog="python -m bot.tools.verify", description="Check the record of a match.")
    parser.add_argument("record", type=Path, help="the file that the bot attached at the end of the match")
    parser.add_argument("--promised", metavar="SHA256", help="the SHA-256 that the challenge showed")
    parser.add_argument(
        "--seen", metavar="CODE", type=read_seen, action="append", default=[],
        help="the code at the end of a board, such as 17:1a2b3c4d; may be given for several boards",
    )  # fmt: skip
    chosen = parser.parse_args(arguments)
    try:
        record = read_record(chosen.record.read_bytes())
    except (OSError, Unreadable) as error:
        print(error, file=sys.stderr)
        return 2
    verdict = verify(record, chosen.promised, chosen.seen)
    if verdict.outcome != "fails" and not chosen.seen:
        print(NOT_PROVED)
    print("\n".join(verdict.findings))
    if verdict.holds:
        print("\n".join(("", "Not proved by this:", *(f"- {each}" for each in verdict.unproved), "", *deal(record))))
    return STATUS[verdict.outcome]


if __name__ == "__main__":
    sys.exit(main())

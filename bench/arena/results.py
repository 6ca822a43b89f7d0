"""A file of results: one JSON object in a line for each round, so that a contest goes on where it stopped.

Each line names its contest: game, options, teams, contestants, seed and the code that played. A line of another contest
refuses the whole file, since its rounds would be counted with these.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.arena.contestants import Entrant, Entry
from bench.arena.external import External
from bench.arena.matches import Contest, Round, Thinking

ROOT = Path(__file__).parents[2]


class OtherResults(Exception):  # noqa: N818 - what the file has
    """A file that has something else than rounds of the contest, with a sentence that says what."""


@cache
def code_digest() -> str:
    """Return a digest of all modules that decide what is played: those of the engine, and those of the arena."""
    digest = sha256()
    for module in sorted((*ROOT.glob("engine/**/*.py"), *ROOT.glob("bench/arena/*.py"))):
        digest.update(f"{module.relative_to(ROOT)}\0".encode() + module.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def identity(contest: Contest) -> dict[str, Any]:
    """Return what makes a contest another one, as JSON has it."""
    told = {
        "game": contest.game,
        "options": contest.options,
        "teams": contest.teams,
        "first": _entrant(contest.first),
        "second": _entrant(contest.second),
        "seed": contest.seed,
        "code": code_digest(),
    }
    return dict(json.loads(json.dumps(told)))


def _entrant(entrant: Entrant) -> dict[str, Any]:
    return asdict(entrant) if isinstance(entrant, Entry | External) else {"name": entrant.name}


class Results:
    """The rounds of one contest that a file has; it may not exist yet."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Read the file; raises OtherResults where it has anything but rounds of this contest."""
        self._file = file
        self._identity = identity(contest)
        self.rounds: dict[int, Round] = dict(self._read())
        """Each round that the file has, by its number from 0."""

    def missing(self, rounds: int) -> list[int]:
        """Return the numbers below `rounds` that the file doesn't have, in order."""
        return [number for number in range(rounds) if number not in self.rounds]

    def first(self, rounds: int) -> list[Round]:
        """Return the rounds with numbers below `rounds` that the file has, in order."""
        return [self.rounds[number] for number in range(rounds) if number in self.rounds]

    def add(self, number: int, done: Round) -> None:
        """Append a round to the file, in one write, unless the file has it."""
        if number in self.rounds:
            return
        self.rounds[number] = done
        line = json.dumps({"contest": self._identity, "round": number, **asdict(done)}) + "\n"
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(line)

    def added(self, played: Iterable[tuple[int, Round]]) -> Iterator[Round]:
        """Append rounds as they are played, and yield them."""
        for number, done in played:
            self.add(number, done)
            yield done

    def _read(self) -> Iterator[tuple[int, Round]]:
        if not self._file.exists():
            return
        whole, _, torn = self._file.read_text(encoding="utf-8").rpartition("\n")
        for number, line in enumerate(whole.splitlines(), 1):
            yield self._round(number, line)
        if torn:  # the process ended while it wrote: that round is played again
            self._file.write_text(whole + "\n" if whole else "", encoding="utf-8")

    def _round(self, line_number: int, line: str) -> tuple[int, Round]:
        where = f"{self._file}, line {line_number}"
        try:
            row = json.loads(line)
            stored, number = row["contest"], row["round"]
            thinking = {place: Thinking(**row[place]) for place in ("first", "second")}
            done = Round(row["results"], said=row["said"], reasons=row["reasons"], **thinking)
        except (ValueError, KeyError, TypeError):
            raise OtherResults(f"{where} is no round of the arena: choose another file for --results") from None
        if different := [name for name, value in self._identity.items() if stored.get(name) != value]:
            told = "; ".join(f"{name} {json.dumps(stored.get(name))}" for name in different)
            wanted = "; ".join(f"{name} {json.dumps(self._identity[name])}" for name in different)
            raise OtherResults(
                f"{where} is a round of another contest ({told} instead of {wanted}): choose another file for --results"
            )
        return number, done

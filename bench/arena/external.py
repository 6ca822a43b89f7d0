"""A stranger's program as a contestant at Stratego, over the protocol of `bench.arena.stratego_protocol`.

It is told what the protocol tells and nothing else. Where it breaks the protocol, thinks too long or ends, it has lost,
and the reason is a sentence.
"""

import shlex
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread
from typing import Any

from bench.arena.contestants import Contestant, Forfeit, Position
from bench.arena.stratego_protocol import (
    COLOURS,
    LONGEST_LINE,
    ROWS,
    ProtocolError,
    read_report,
    read_setup,
    unlike,
    write_board,
    write_report,
)
from engine.core.values import Illegal
from engine.games.stratego import stratego
from engine.games.stratego.actions import Arrange, Move, Ready
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import BLUE, NAMES, SIZE
from engine.games.stratego.events import Fought, Moved
from engine.games.stratego.state import State, side_of

MOST_WAITING = 100
"""Lines that a program may be ahead."""


@dataclass(frozen=True)
class External:
    """A stranger's program: its command, and the seconds that it has for each answer."""

    command: str
    seconds: float = 2.0

    @property
    def name(self) -> str:
        """What it is called in the result."""
        return self.command

    def contestant(self, game: str) -> Contestant:
        """Return who is to play one seat of one match."""
        if game != stratego.key:
            raise SystemExit("strangers' programs play Stratego alone")
        return Stranger(self)


class Stranger:
    """The program in one match; its process begins with the set-up."""

    def __init__(self, entry: External) -> None:
        self.entry = entry
        self.process: subprocess.Popen[str] | None = None
        self.answers: Queue[str] = Queue(MOST_WAITING)
        self.heard = 0
        """Events of the match that it was told."""

    def choose(self, position: Position) -> Any:
        state: State = position.state
        side = side_of(state, position.seat)
        try:
            if state.play is None:
                return self._arrange(position, side)
            self._tell(position, side)
            return self._move(position)
        except ProtocolError as broken:
            raise Forfeit(f"{self.entry.command} loses: {broken}") from broken

    def _arrange(self, position: Position, side: int) -> Arrange | Ready:
        if self.process is not None:
            return Ready()
        if unlike(position.state.rules):
            raise SystemExit("strangers' programs know one kind of rules alone: --options preset=classic two_square=0")
        self._begin()
        self._say(f"{COLOURS[side]} warroom {SIZE} {SIZE}")
        formation = read_setup([self._answer() for _ in range(ROWS)], side)
        arrange = Arrange(write(formation, position.state.rules.numbering))
        try:
            stratego.apply(position.state, position.seat, arrange)
        except Illegal as illegal:
            raise ProtocolError(f"its set-up is not legal ({illegal})") from illegal
        return arrange

    def _begin(self) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the command is whoever runs the arena's
                shlex.split(self.entry.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except OSError as missing:
            raise ProtocolError(f"it can't be started ({missing})") from missing
        Thread(target=self._listen, args=(self.process,), daemon=True).start()

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout as lines:
            while line := lines.readline(LONGEST_LINE):
                self.answers.put(line)
        self.answers.put("")

    def _tell(self, position: Position, side: int) -> None:
        """Tell what its own last move led to, then the enemy's move and the board."""
        reports = list(self._reports(position))
        for line in reports or (["START"] if side != BLUE else []):
            self._say(line)
        for row in write_board(position.state.play, side):
            self._say(row)

    def _reports(self, position: Position) -> Iterator[str]:
        for event in position.told[self.heard :]:
            if isinstance(event, Moved | Fought):
                yield write_report(event)
        self.heard = len(position.told)

    def _move(self, position: Position) -> Move:
        line = self._answer()
        if line == "SURRENDER":
            raise ProtocolError("it gives up")
        report = read_report(line)
        if report.outcome:
            raise ProtocolError(f"{line!r} is no move")
        move = Move(NAMES[report.start], NAMES[report.end])
        try:
            stratego.apply(position.state, position.seat, move)
        except Illegal as illegal:
            raise ProtocolError(f"{line!r} is not allowed ({illegal})") from illegal
        return move

    def _say(self, line: str) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError as gone:
            raise ProtocolError("it ended before the match did") from gone

    def _answer(self) -> str:
        try:
            line = self.answers.get(timeout=self.entry.seconds)
        except Empty as late:
            raise ProtocolError(f"it didn't answer within {self.entry.seconds:g} seconds") from late
        if not line:
            raise ProtocolError("it ended before the match did")
        return line.strip()

    def close(self) -> None:
        """Say goodbye, and end the process if it doesn't end itself."""
        if self.process is None:
            return
        try:
            self._say("QUIT")
            self.process.wait(self.entry.seconds)
        except (ProtocolError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        assert self.process.stdin is not None
        with suppress(OSError):  # what is left unsaid to a program that is gone
            self.process.stdin.close()

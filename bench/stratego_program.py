"""A level of ours as a program that plays Stratego over standard input and output, for other people's arenas.

uv run python -m bench.stratego_program --level hard [--seconds 1.5] [--seed 1]

It speaks the protocol of `bench.arena.stratego_protocol`. What it doesn't know of the enemy it fills in with pieces
that are possible, and changes them as it learns more; what it thinks of is drawn anew each time from what is possible.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TextIO

from msgspec.structs import replace

from bench.arena.stratego_protocol import (
    COLOURS,
    OPTIONS,
    ProtocolError,
    Report,
    read_report,
    write_move,
    write_setup,
)
from engine.ai.player import LEVELS, SeatKnowledge
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import resample, stratego
from engine.games.stratego.actions import Action, Arrange, Move, Ready
from engine.games.stratego.board import EMPTY, FLAG, IMMOBILE, NAMES, SCOUT, SQUARES, side_of_piece
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.player.facts import read_facts
from engine.games.stratego.state import Play, State, seat_of
from engine.players import PLAYERS, ComputerPlayer

ENDLESS = 1_000_000
QUIETEST = 150
"""Plies without an attack, of 200 in our rules, beyond which the count stands still, for the protocol has none."""


class Match:
    """A match as the program knows it: a state whose hidden pieces are made up, and what it was told."""

    def __init__(self, colour: str, player: ComputerPlayer, rng: Rng) -> None:
        self.side = COLOURS.index(colour)
        self.player = player
        self.rng = rng
        options = StrategoOptions(**OPTIONS)  # type: ignore[arg-type]  # pydantic checks it
        self.state: State = stratego.new(options, stratego.rosters(options)[0], self._chance()).state
        self.state = replace(self.state, rules=replace(self.state.rules, max_plies=ENDLESS))
        self.seat = seat_of(self.state, self.side)
        self.told: list[Event] = []

    def _chance(self) -> Rng:
        key, self.rng = self.rng.below(1 << 64)
        return Rng(key.to_bytes(32, "big"))

    @property
    def play(self) -> Play:
        if self.state.play is None:
            raise ProtocolError("the match hasn't begun")
        return self.state.play

    def arrange(self, deadline: float) -> tuple[str, ...]:
        """Arrange, let the enemy be anyhow, and return the rows."""
        action = self.think(deadline)
        if isinstance(action, Arrange):
            self._do(self.seat, action)
        rows = write_setup(self.state.formations[self.side], self.side)
        self._do(self.seat, Ready())
        self._do(Seat(1 - self.seat), Ready())
        return rows

    def think(self, deadline: float) -> Action:
        """Return the best action that is found in time."""
        imagination = SeatKnowledge(stratego, self.state, self.seat, self._chance(), self.told)
        best: Action | None = None
        for action in self.player.player.think(imagination, self._chance(), effort=self.player.effort):
            best = action
            if time.monotonic() > deadline:
                break
        if best is None:
            raise ProtocolError("there is nothing to do")
        return best

    def choose_move(self, deadline: float) -> Move | None:
        """Return the move to make; None where there is none."""
        if not any(isinstance(action, Move) for action in stratego.legal(self.state, self.seat)):
            return None
        action = self.think(deadline)
        while not isinstance(action, Move):  # a word about a draw, which nobody hears
            self._do(self.seat, action)
            action = self.think(deadline)
        return action

    def note(self, report: Report, *, own: bool) -> None:
        """Take over what somebody's move was and what came of it."""
        if report.outcome == "ILLEGAL" or self.state.ending is not None:
            return
        side = self.side if own else 1 - self.side
        quiet = min(self.play.quiet, QUIETEST)
        self.state = replace(self.state, play=replace(self.play, mover=side, quiet=quiet))
        self._learn(report, side)
        self._do(seat_of(self.state, side), Move(NAMES[report.start], NAMES[report.end]))

    def _learn(self, report: Report, side: int) -> None:
        """Make the hidden pieces what the report says that they are."""
        attacker, defender = self.play.board[report.start], self.play.board[report.end]
        if attacker == EMPTY or side_of_piece(attacker) != side:
            raise ProtocolError(f"nothing of that side stands on {NAMES[report.start]}")
        known: dict[int, tuple[int, ...]] = {}
        if side != self.side:
            facts = read_facts(self.state, self.side)
            run = abs(report.end - report.start) not in (1, 10)
            mobile = tuple(kind for kind in facts.possible_kinds(attacker) if kind not in IMMOBILE)
            known[attacker] = (SCOUT,) if run else mobile
        if report.ranks is not None:
            known[attacker if side != self.side else defender] = (report.ranks[side == self.side],)
        elif report.outcome == "VICTORY_FLAG" and side == self.side:
            known[defender] = (FLAG,)
        self._deal(known)

    def _deal(self, known: dict[int, tuple[int, ...]]) -> None:
        facts = read_facts(self.state, self.side)
        possible = {piece: known.get(piece, facts.possible_kinds(piece)) for piece in facts.hidden}
        kinds = bytearray(self.play.kinds)
        if all(kinds[piece] in possible[piece] for piece in facts.hidden):
            return
        dealt = resample.match_kinds(possible, [kinds[piece] for piece in facts.hidden])
        for piece, kind in dealt:
            kinds[piece] = kind
        self.state = resample.with_kinds(self.state, self.play, bytes(kinds))

    def _do(self, seat: Seat, action: Action) -> None:
        step = stratego.apply_listed(self.state, seat, action)
        self.state = step.state
        redacted = (stratego.redact(self.state, event, self.seat) for event in step.events)
        self.told += [event for event in redacted if event is not None]


def speak(lines: TextIO, player: ComputerPlayer, rng: Rng, seconds: float) -> Iterator[str]:
    """Play one match: read what the arena says, and yield each line that answers it."""
    colour, *_ = lines.readline().split() or [""]
    if colour not in COLOURS:
        return
    match = Match(colour, player, rng)
    yield from match.arrange(time.monotonic() + seconds)
    while (said := lines.readline().strip()) and not said.startswith("QUIT"):
        if said != "START":
            match.note(read_report(said), own=False)
        for _ in range(10):
            lines.readline()
        move = match.choose_move(time.monotonic() + seconds)
        if move is None:
            yield "SURRENDER"
            return
        yield write_move(SQUARES[move.start], SQUARES[move.end])
        answer = lines.readline().strip()
        if not answer or answer.startswith("QUIT"):
            return
        match.note(read_report(answer), own=True)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--seconds", type=float, default=1.5, help="of thinking about a move, at most")
    parser.add_argument("--seed", type=int, help="the same match for the same answers; drawn if left out")
    given = parser.parse_args(arguments)
    seed = time.time_ns() if given.seed is None else given.seed
    for line in speak(sys.stdin, PLAYERS["stratego", given.level], Rng(seed.to_bytes(32, "big")), given.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()

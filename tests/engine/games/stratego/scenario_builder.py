"""Builds positions of Stratego in short words, for tests that read like the rules.

Pieces are written with the symbols of the match, such as "6 a4, B b1". A scenario is immutable: every step returns the
next one. Red is seat 0 and Blue is seat 1.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.values import Illegal, Seat, roster
from engine.games.stratego import stratego
from engine.games.stratego.actions import (
    AcceptDraw,
    Action,
    Arrange,
    Decline,
    DeclineDraw,
    Move,
    OfferDraw,
    Ready,
    Rescue,
)
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, board_of
from engine.games.stratego.atoms import begin_play, kinds_of, mobile_squares
from engine.games.stratego.board import (
    BACK_ROWS,
    COUNTS,
    EMPTY,
    FIRST,
    KINDS,
    LAKE,
    NAMES,
    OWN_ROWS,
    SQUARES,
    SYMBOLS,
    exits_of,
)
from engine.games.stratego.events import Event
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.state import SetUp, State
from engine.games.stratego.view_types import PieceView, View

SIDES = ("red", "blue")
RED, BLUE = Seat(0), Seat(1)

SPARES = ("g2 h3", "g9 h8")
"""Where two pieces of each side stand that have nothing to do with the example, and move when it says nothing."""
SPARE_STEPS = {"g2": "g3", "g3": "g2", "h3": "h2", "h2": "h3", "g9": "g8", "g8": "g9", "h8": "h9", "h9": "h8"}
FLAGS = ("d1", "d10")


def new(preset: str = "classic", seed: int = 0, **options: Any) -> "Scenario":
    """A match as it begins, its colours drawn so that Red is seat 0."""
    parsed = StrategoOptions(preset=preset, **options)  # type: ignore[arg-type]  # pydantic checks it
    while True:
        step = stratego.new(parsed, roster(1, 1), Rng(seed.to_bytes(32, "big")))
        if step.state.red == RED:
            return Scenario(step.state, step.events)
        seed += 1


def given(
    preset: str = "classic",
    red: str = "",
    blue: str = "",
    red_pile: str | None = None,
    blue_pile: str | None = None,
    empty: str = "",
    to_move: str = "red",
    spares: bool = True,
    ply: int = 0,
    quiet: int = 0,
    **options: Any,
) -> "Scenario":
    """Lay out a position in the middle of play.

    Flags stand on d1 and d10 unless they are named, two spare Lieutenants of each side stand out of the way, and what
    is not named at all was captured. With a pile given, exactly that was captured, and the rest is parked on the own
    rows, back row first, but not on squares that are to stay `empty`.
    """
    rules = ruleset_of(StrategoOptions(preset=preset, **options))  # type: ignore[arg-type]  # pydantic checks it
    symbols = SYMBOLS[rules.numbering]
    army = "".join(symbol * count for symbol, count in zip(FORMATION_SYMBOLS, COUNTS[rules.army], strict=True))
    ahead = "." * (4 - rules.zone_rows) * 10
    formation = ahead + army.rjust(rules.zone_rows * 10, ".")
    board, kinds = bytearray(board_of({})), kinds_of((formation, formation))
    piles: list[bytes] = []
    for side, (named, pile) in enumerate(((red, red_pile), (blue, blue_pile))):
        stands = {square: symbols.index(symbol) for symbol, square in map(str.split, named.split(",") if named else ())}
        if 0 not in stands.values():
            stands[FLAGS[side]] = 0
        if spares:
            spare = 5 if rules.army == "full" else 2
            stands |= {square: spare for square in SPARES[side].split() if square not in stands}
        left = list(range(FIRST[side], FIRST[side] + len(army)))
        for square, kind in stands.items():
            piece = next(piece for piece in left if kinds[piece] == kind)
            left.remove(piece)
            assert board[SQUARES[square]] == EMPTY
            board[SQUARES[square]] = piece
        taken: list[int] = left
        if pile is not None:
            taken = []
            for symbol in pile.split():
                taken.append(next(piece for piece in left if kinds[piece] == symbols.index(symbol)))
                left.remove(taken[-1])
            rows = sorted(OWN_ROWS[side], key=lambda square: (square not in BACK_ROWS[side], square))
            free = [square for square in rows if board[square] == EMPTY and NAMES[square] not in empty.split()]
            assert len(free) >= len(left), "no room to park"
            for piece, square in zip(left, free, strict=False):
                board[square] = piece
        piles.append(bytes(taken))
    return _scenario(rules, formation, bytes(board), kinds, (piles[0], piles[1]), SIDES.index(to_move), ply, quiet)


def _scenario(
    rules: Any, formation: str, board: bytes, kinds: bytes, piles: tuple[bytes, bytes], mover: int, ply: int, quiet: int
) -> "Scenario":
    walkers, scouts = mobile_squares(board, kinds)
    play = replace(
        begin_play((formation, formation)),
        board=board,
        walkers=walkers,
        scouts=scouts,
        exits=exits_of(board),
        piles=piles,
        mover=mover,
        ply=max(ply, quiet),
        quiet=quiet,
    )
    setup = SetUp(ready=(True, True))
    state = State(rules, Rng(bytes(32)), RED, (formation, formation), setup, play)
    stratego.audit(state)
    return Scenario(stratego.codec.load_state(stratego.codec.dump_state(state)))


@dataclass(frozen=True)
class Scenario:
    """A position, and the events of the step that led to it."""

    state: State
    events: tuple[Event, ...] = ()

    # What happens

    def does(self, side: str, action: Action) -> "Scenario":
        step = stratego.apply(self.state, Seat(SIDES.index(side)), action)
        stratego.audit(step.state)
        return Scenario(step.state, step.events)

    def plays(self, *moves: str) -> "Scenario":
        """Whoever is to move plays these, by turns; a rescue on the way is declined."""
        scenario = self
        for move in moves:
            if scenario.rescuing:
                scenario = scenario.declines()
            assert read_move(move) in scenario.legal, f"{move} is not legal"
            scenario = scenario.does(scenario.to_move, read_move(move))
        return scenario

    def lines(self, *pairs: str) -> "Scenario":
        """Play pairs of moves, Red's and Blue's, such as "e5-e6 f6-f5"."""
        return self.plays(*(move for pair in pairs for move in pair.split()))

    def red_plays(self, *moves: str) -> "Scenario":
        """Red plays these, and in between Blue does something that doesn't matter; Red is to move then."""
        scenario = self
        for move in moves:
            scenario = scenario.plays(move)
            if scenario.over is None and scenario.to_move == "blue":
                scenario = scenario.passes()
        return scenario

    def passes(self) -> "Scenario":
        """Move a spare piece, not the one that was moved last."""
        side = SIDES.index(self.to_move)
        assert self.state.play is not None
        last = self.state.play.trails[side] or self.state.play.last[side][:2]
        for start, end in SPARE_STEPS.items():
            move = Move(start, end)
            own = SQUARES[start] in OWN_ROWS[side]
            if own and move in self.legal and not (last and SQUARES[start] == last[-1]):
                return self.does(self.to_move, move)
        raise AssertionError(f"{self.to_move} has no spare piece to move")

    def rescues(self, symbol: str, square: str) -> "Scenario":
        return self.does(self.to_move, Rescue(self.kind(symbol), square))

    def declines(self) -> "Scenario":
        return self.does(self.to_move, Decline())

    def offers_draw(self) -> "Scenario":
        return self.does(self.to_move, OfferDraw())

    def accepts_draw(self) -> "Scenario":
        return self.does(self.to_move, AcceptDraw())

    def declines_draw(self) -> "Scenario":
        return self.does(self.to_move, DeclineDraw())

    def pastes(self, side: str, *lines: str) -> "Scenario":
        return self.does(side, Arrange("\n".join(lines)))

    def readies(self, *sides: str) -> "Scenario":
        scenario = self
        for side in sides or SIDES:
            scenario = scenario.does(side, Ready())
        return scenario

    def leaves(self, side: str) -> "Scenario":
        step = stratego.leave(self.state, Seat(SIDES.index(side)))
        stratego.audit(step.state)
        return Scenario(step.state, step.events)

    # What is true

    def refuses(self, move: str, code: str) -> "Scenario":
        """Assert that whoever is to move may not play this, for that reason; return the scenario."""
        assert read_move(move) not in self.legal
        return self.refuses_to(self.to_move, read_move(move), code)

    def refuses_to(self, side: str, action: Action, code: str) -> "Scenario":
        with pytest.raises(Illegal) as refused:
            self.does(side, action)
        assert refused.value.code == code
        return self

    def allows(self, *moves: str) -> "Scenario":
        for move in moves:
            assert read_move(move) in self.legal, f"{move} is not legal"
            self.does(self.to_move, read_move(move))
        return self

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(stratego.legal(self.state, Seat(SIDES.index(self.to_move))))

    def legal_for(self, side: str) -> tuple[Action, ...]:
        return tuple(stratego.legal(self.state, Seat(SIDES.index(side))))

    @property
    def to_move(self) -> str:
        (seat,) = stratego.to_act(self.state)
        return SIDES[seat]

    @property
    def rescuing(self) -> bool:
        return any(isinstance(action, Decline) for action in self.legal)

    @property
    def over(self) -> Outcome | None:
        return stratego.outcome(self.state)

    @property
    def winner(self) -> str:
        """The side that has won, or "draw"."""
        assert self.over is not None
        first = self.over.ranks[0]
        return "draw" if len(first) == 2 else SIDES[first[0]]

    def at(self, square: str) -> str:
        """What stands on a square, such as "R6" or "BX"; "" for nothing."""
        assert self.state.play is not None
        piece = self.state.play.board[SQUARES[square]]
        if piece in (EMPTY, LAKE):
            return ""
        symbol = SYMBOLS[self.state.rules.numbering][self.state.play.kinds[piece]]
        return ("R" if piece < EMPTY else "B") + symbol

    def arranged(self, side: str, square: str) -> str:
        """The kind of the piece that a side has put on a square in the set-up; "" for none."""
        found = [sight.kind for sight in self.view(side).pieces if sight.square == square]
        return found[0] or "hidden" if found else ""

    def view(self, viewer: str | None) -> View:
        return stratego.view(self.state, None if viewer is None else Seat(SIDES.index(viewer)))

    def sight(self, viewer: str | None, square: str) -> PieceView:
        """How the viewer sees the piece on a square."""
        return next(sight for sight in self.view(viewer).pieces if sight.square == square)

    def pile(self, side: str) -> Counter[str]:
        captured = self.view(None).captured[SIDES.index(side)]
        return Counter({entry.kind: entry.count for entry in captured})

    def events_for(self, viewer: str | None) -> tuple[Event, ...]:
        """The events of the last step as the viewer may know them."""
        seat = None if viewer is None else Seat(SIDES.index(viewer))
        redacted = (stratego.redact(self.state, event, seat) for event in self.events)
        return tuple(event for event in redacted if event is not None)

    def kind(self, symbol: str) -> str:
        return KINDS[SYMBOLS[self.state.rules.numbering].index(symbol)]

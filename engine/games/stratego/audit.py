"""Invariants of a match, which hold in every state."""

from collections.abc import Iterator

from engine.core.values import Corrupt
from engine.games.stratego import arrangements, atoms, movement
from engine.games.stratego.board import (
    ARMY,
    COUNTS,
    EMPTY,
    FLAG,
    KINDS,
    LAKE,
    LAKES,
    PIECES,
    SIZE,
    exits_of,
    pieces_of,
    side_of_piece,
)
from engine.games.stratego.set_up import MAX_CHANGES
from engine.games.stratego.state import MOVED, Play, State

Laws = Iterator[tuple[str, bool]]


def audit(state: State) -> None:
    """Check the invariants of pieces, set-up and turns. Raise Corrupt with the first broken law."""
    laws = [_set_up_laws(state)]
    if state.play is not None:
        laws += [_shape_laws(state.play), _piece_laws(state, state.play), _turn_laws(state, state.play)]
    for group in laws:
        for law, holds in group:
            if not holds:  # later laws can't even be asked then
                raise Corrupt(f"broken law: {law}")


def _set_up_laws(state: State) -> Laws:
    zone = arrangements.ROWS * SIZE
    yield "red is a seat", state.red in (0, 1)
    yield "a formation fills the own rows", all(len(formation) == zone for formation in state.formations)
    yield (
        "formations are legal",
        not any(problem for formation in state.formations for problem in arrangements.faults(formation, state.rules)),
    )
    yield (
        "what is ready can begin",
        all(
            arrangements.can_begin(formation)
            for formation, ready in zip(state.formations, state.setup.ready, strict=True)
            if ready
        ),
    )
    yield "changes are counted", all(0 <= count <= MAX_CHANGES + 1 for count in state.setup.changes)
    yield "play begins when both are ready", (state.play is not None) == all(state.setup.ready)
    void = state.ending is not None and state.ending.reason == "void"
    yield "what has not begun ends void", void == (state.ending is not None and state.play is None)


def _shape_laws(play: Play) -> Laws:
    yield "a board has a hundred squares", len(play.board) == SIZE * SIZE
    yield "tables are by piece", len(play.kinds) == len(play.marks) == PIECES
    yield (
        "only pieces stand on the board",
        all(0 < code < PIECES for square, code in enumerate(play.board) if square not in LAKES),
    )
    yield "lakes are lakes", all(play.board[lake] == LAKE for lake in LAKES)
    yield "a side is to move", play.mover in (0, 1)
    yield "an offer is a side's", play.offer in (None, 0, 1)


def _piece_laws(state: State, play: Play) -> Laws:
    army = sum(COUNTS[state.rules.army])
    for side in (0, 1):
        standing = [piece for piece in play.board if piece not in (EMPTY, LAKE) and side_of_piece(piece) == side]
        there = sorted((*standing, *play.piles[side]))
        yield "every piece is in one place", there == list(pieces_of(side, army))
    yield "pieces are what they were", play.kinds == atoms.kinds_of(state.formations)
    walkers, scouts = atoms.mobile_squares(play.board, play.kinds)
    yield "walkers are where they stand", play.walkers == walkers
    yield "Scouts are where they stand", play.scouts == scouts
    yield "exits are those of the board", play.exits == exits_of(play.board)
    flags = [piece for pile in play.piles for piece in pile if play.kinds[piece] == FLAG]
    taken = state.ending is not None and state.ending.reason == "flag"
    yield "a captured Flag ends the match", len(flags) == taken
    yield (
        "what never moves has not moved",
        not any(play.marks[piece] & MOVED and play.kinds[piece] in (FLAG, len(KINDS) - 1) for piece in range(PIECES)),
    )


def _turn_laws(state: State, play: Play) -> Laws:
    rules = state.rules
    yield "plies are counted", 0 <= play.quiet <= play.ply <= rules.max_plies
    for side in (0, 1):
        trail = play.trails[side]
        yield "a trail is as long as the rule looks back", len(trail) <= max(2, rules.two_square + 1)
        stands = not trail or (trail[-1] < SIZE * SIZE and play.board[trail[-1]] in pieces_of(side, ARMY))
        yield "a trail ends where a piece stands", stands
    yield (
        "a rescue waits for its piece",
        not play.rescuer
        or (play.rescuer in play.board and side_of_piece(play.rescuer) == play.mover and rules.rescue != "off"),
    )
    yield (
        "a limit reached ends the match",
        state.ending is not None
        or bool(play.rescuer)
        or (play.quiet < rules.quiet_plies and play.ply < rules.max_plies),
    )
    yield (
        "whoever is to move can",
        state.ending is not None or bool(play.rescuer) or bool(movement.legal_plies(rules, play, play.mover)),
    )

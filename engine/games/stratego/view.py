"""Views and redacted events, built from the facts that a seat may see (rules 12)."""

from collections import Counter

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.stratego import rules, set_up
from engine.games.stratego.arrangements import FORMATION_SYMBOLS, write
from engine.games.stratego.board import BLUE, EMPTY, EMPTY_SYMBOL, KINDS, NAMES, PIECES, RED, ZONES, side_of_piece
from engine.games.stratego.events import Arranged, Event, Fought
from engine.games.stratego.state import ANNOUNCED, MOVED, RAN, Play, State, seat_of, side_of
from engine.games.stratego.view_types import Ask, AskView, CapturedView, PieceView, View
from engine.games.stratego.visibility import sees, shows


def view(state: State, seat: Seat | None) -> View:
    """Return everything that the seat may know of the state; None as `seat` means a spectator."""
    play = state.play
    side = None if seat is None else side_of(state, seat)
    arranging = play is None and state.ending is None
    return View(
        seat=seat,
        side=side,
        seats=(seat_of(state, RED), seat_of(state, BLUE)),
        rules=state.rules,
        phase="over" if state.ending is not None else "setup" if play is None else "play",
        ready=state.setup.ready,
        formations=(_text(state, seat, RED), _text(state, seat, BLUE)),
        changes_left=set_up.MAX_CHANGES - state.setup.changes[side] if arranging and side is not None else None,
        pieces=_set_up_pieces(state, seat) if play is None else _pieces(state, play, seat),
        captured=((), ()) if play is None else (_captured_pieces(play, RED), _captured_pieces(play, BLUE)),
        rescues=(0, 0) if play is None else play.rescues,
        ply=0 if play is None else play.ply,
        quiet=0 if play is None else play.quiet,
        last=None if play is None else _last(play),
        rescuer=NAMES[play.board.index(play.rescuer)] if play is not None and play.rescuer else None,
        offer=None if play is None else play.offer,
        offer_from=(0, 0) if play is None else play.offer_from,
        asks=tuple(AskView(acting, _ask(state, acting)) for acting in sorted(rules.to_act(state))),
        outcome=rules.outcome(state),
    )


def _text(state: State, seat: Seat | None, side: int) -> str:
    return write(state.formations[side], state.rules.numbering) if sees(state, seat, side) else ""


def _set_up_pieces(state: State, seat: Seat | None) -> tuple[PieceView, ...]:
    pieces = {
        square: PieceView(NAMES[square], side, KINDS[FORMATION_SYMBOLS.index(symbol)])
        for side in (RED, BLUE)
        if sees(state, seat, side)
        for symbol, square in zip(state.formations[side], ZONES[side], strict=True)
        if symbol != EMPTY_SYMBOL
    }
    return tuple(pieces[square] for square in sorted(pieces))


def _pieces(state: State, play: Play, seat: Seat | None) -> tuple[PieceView, ...]:
    return tuple(
        _piece(state, play, seat, square)
        for square, piece in enumerate(play.board)
        if piece < PIECES and piece != EMPTY
    )


def _piece(state: State, play: Play, seat: Seat | None, square: int) -> PieceView:
    piece = play.board[square]
    side, marks = side_of_piece(piece), play.marks[piece]
    kind = KINDS[play.kinds[piece]] if shows(state, play, seat, side, piece) else None
    if not state.rules.memory_aid:
        return PieceView(NAMES[square], side, kind)
    own = seat is not None and side_of(state, seat) == side
    beat = next((entry.kinds for entry in play.held if entry.piece == piece), ()) if own or kind is None else ()
    return PieceView(
        NAMES[square],
        side,
        kind,
        moved=bool(marks & MOVED),
        beat=tuple(KINDS[beaten] for beaten in beat),
        seen=own and bool(marks & (ANNOUNCED | RAN)),
    )


def _captured_pieces(play: Play, side: int) -> tuple[CapturedView, ...]:
    counts = Counter(play.kinds[piece] for piece in play.piles[side])
    return tuple(CapturedView(KINDS[kind], counts[kind]) for kind in sorted(counts, reverse=True))


def _last(play: Play) -> tuple[str, str] | None:
    last = play.last[play.mover if play.rescuer else 1 - play.mover]
    return (NAMES[last[0]], NAMES[last[1]]) if last else None


def _ask(state: State, seat: Seat) -> Ask:
    if state.play is None:
        return "unready" if state.setup.ready[side_of(state, seat)] else "arrange"
    return "rescue" if state.play.rescuer else "move"


def redact(state: State, event: Event, seat: Seat | None) -> Event | None:
    """Return the event for a reader: `seat`, or a spectator if None.

    Hide a silent defender's rank from readers that may not know the piece. Return None for the arrangement of another
    seat.
    """
    match event:
        case Arranged(seat=owner) if owner != seat:
            return None
        case Fought(seat=attacker, silent=True) if not sees(state, seat, 1 - side_of(state, attacker)):
            return replace(event, defender=None)
        case _:
            return event

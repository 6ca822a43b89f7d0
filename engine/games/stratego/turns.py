"""One ply (rules 5): the move or the attack, the rescue, and the tests of the end, in this order."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.stratego import atoms, movement, rescue
from engine.games.stratego.actions import Decline, Move, Rescue
from engine.games.stratego.arrangements import written
from engine.games.stratego.board import EMPTY, NAMES, SQUARES
from engine.games.stratego.events import (
    DrawDeclined,
    Ended,
    Event,
    Fought,
    Moved,
    Reason,
    Rescued,
    RescueDeclined,
    RescueOffered,
    Result,
)
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import KINDS, SCOUT, outcomes
from engine.games.stratego.state import Ending, Play, State, seat_of

Done = tuple[Play, Event]

_RESULTS: dict[str, Result] = {"W": "flag", "A": "attacker", "D": "defender", "T": "both_removed"}


def take(state: State, play: Play, seat: Seat, move: Move) -> Step[State, Event]:
    """Carry out a ply that is legal; the seat is the mover's."""
    rules, side = state.rules, play.mover
    start, end = SQUARES[move.start], SQUARES[move.end]
    events: tuple[Event, ...] = (DrawDeclined(seat),) if play.offer == 1 - side else ()
    fresh = atoms.begun(play)
    if play.board[end] == EMPTY:
        after = atoms.counted(rules, play, atoms.walked(fresh, start, end), start, end)
        event: Event = Moved(seat, move.start, move.end, (end - start) not in (1, -1, 10, -10))
    else:
        fought, event = _fight(rules, fresh, start, end, seat)
        after = atoms.counted(rules, play, fought, start, end)
        if event.result == "flag":
            return ended(replace(state, play=replace(after, mover=1 - side)), (*events, event), "flag", side)
    if after.board[end] == play.board[start] and rescue.is_offered(rules, after, start, end):
        pending = replace(state, play=replace(after, rescuer=after.board[end]))
        return Step(pending, (*events, event, RescueOffered(seat, move.end)))
    return _finish(state, after, (*events, event))


def _fight(rules: Ruleset, play: Play, start: int, end: int, seat: Seat) -> tuple[Play, Fought]:
    """Resolve an attack (rules 7)."""
    attacker, defender = play.board[start], play.board[end]
    kind, target = play.kinds[attacker], play.kinds[defender]
    letter = outcomes(rules)[kind][target]
    silent = rules.silent_defense and letter == "D" and kind != SCOUT
    play = atoms.announced(play, attacker)
    play = atoms.held(play, defender, kind) if silent else atoms.announced(play, defender)
    if letter != "D":
        play = atoms.captured(play, end)
    play = atoms.captured(play, start) if letter in "DT" else atoms.walked(play, start, end)
    return play, Fought(seat, NAMES[start], NAMES[end], KINDS[kind], KINDS[target], _RESULTS[letter], silent)


def answer(state: State, play: Play, seat: Seat, action: Rescue | Decline) -> Step[State, Event]:
    """Answer the open rescue, which ends the ply."""
    if isinstance(action, Decline):
        return _finish(state, replace(play, rescuer=0), (RescueDeclined(seat),))
    after = atoms.returned(play, rescue.returning(play, action.piece), SQUARES[action.square])
    return _finish(state, after, (Rescued(seat, action.piece, action.square),))


def _finish(state: State, play: Play, events: tuple[Event, ...]) -> Step[State, Event]:
    """Pass the turn, unless the match ends here (rules 10)."""
    rules, side = state.rules, play.mover
    after = replace(play, mover=1 - side)
    state = replace(state, play=after)
    if not movement.can_move(rules, after, 1 - side):
        if movement.has_ply(after, side):
            return ended(state, events, "no_moves", side)
        return ended(state, events, "both_immobile", None)
    if after.quiet >= rules.quiet_plies:
        return ended(state, events, "quiet", None)
    if after.ply >= rules.max_plies:
        return ended(state, events, "max_plies", None)
    return Step(state, events)


def ended(state: State, events: tuple[Event, ...], reason: Reason, winner: int | None) -> Step[State, Event]:
    """End the match and publish both formations."""
    red, blue = (written(formation, state.rules.numbering) for formation in state.formations)
    told = Ended(reason, None if winner is None else seat_of(state, winner), (red, blue))
    return Step(replace(state, ending=Ending(reason, winner)), (*events, told))

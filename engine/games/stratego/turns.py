"""One ply (rules 5): the move or the attack, the rescue, and the tests of the end, in this order."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.stratego import atoms, events, movement, rescue
from engine.games.stratego.actions import Decline, Move, Rescue
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import BACK_ROWS, EMPTY, NAMES, NEIGHBOURS, SQUARES
from engine.games.stratego.events import Event, Reason, Result
from engine.games.stratego.options import Ruleset
from engine.games.stratego.pieces import KINDS, SCOUT, outcomes
from engine.games.stratego.state import Ending, Play, State, seat_of

_RESULTS: dict[str, Result] = {"W": "flag", "A": "attacker", "D": "defender", "T": "both_removed"}


def play_move(state: State, play: Play, seat: Seat, move: Move) -> Step[State, Event]:
    """Carry out a legal move of the seat, the mover's."""
    rules, side = state.rules, play.mover
    start, end = SQUARES[move.start], SQUARES[move.end]
    happened: tuple[Event, ...] = (events.DrawDeclined(seat),) if play.offer == 1 - side else ()
    if play.board[end] == EMPTY:
        after = atoms.move(rules, play, atoms.begin_ply(play), start, end)
        happened += (events.Moved(seat, move.start, move.end, end not in NEIGHBOURS[start]),)
    else:
        after, fought = _fight(rules, play, start, end, seat)
        happened += (fought,)
        if fought.result == "flag":
            return end_match(replace(state, play=after), happened, "flag", side)
    if rules.rescue != "off" and end in BACK_ROWS[1 - side] and after.board[end] == play.board[start]:
        entered = replace(after, mover=side, rescuer=play.board[start])
        if rescue.is_offered(rules, entered, start):
            return Step(replace(state, play=entered), (*happened, events.RescueOffered(seat, move.end)))
    return _end_ply(state, after, happened)


def _fight(rules: Ruleset, before: Play, start: int, end: int, seat: Seat) -> tuple[Play, events.Fought]:
    """Resolve an attack (rules 7), which ends the ply."""
    attacker, defender = before.board[start], before.board[end]
    kind, target = before.kinds[attacker], before.kinds[defender]
    letter = outcomes(rules)[kind][target]
    silent = rules.silent_defense and letter == "D" and kind != SCOUT
    play = atoms.announce(atoms.begin_ply(before), attacker)
    play = atoms.note_silent_win(play, defender, kind) if silent else atoms.announce(play, defender)
    if letter != "D":
        play = atoms.capture(play, end)
    play = (atoms.fall if letter in "DT" else atoms.move)(rules, before, play, start, end)
    return play, events.Fought(seat, NAMES[start], NAMES[end], KINDS[kind], KINDS[target], _RESULTS[letter], silent)


def answer_rescue(state: State, play: Play, seat: Seat, action: Rescue | Decline) -> Step[State, Event]:
    """Answer the open rescue, which ends the ply."""
    if isinstance(action, Decline):
        declined = replace(play, rescuer=0, mover=1 - play.mover)
        return _end_ply(state, declined, (events.RescueDeclined(seat),))
    after = atoms.put_back(play, rescue.returning(play, action.piece), SQUARES[action.square])
    return _end_ply(state, after, (events.Rescued(seat, action.piece, action.square),))


def _end_ply(state: State, play: Play, happened: tuple[Event, ...]) -> Step[State, Event]:
    """Let the side to move go on, unless the match ends here (rules 10)."""
    rules, side = state.rules, play.mover
    state = replace(state, play=play)
    if not movement.can_move(rules, play, side):
        if movement.has_ply(play, 1 - side):
            return end_match(state, happened, "no_moves", 1 - side)
        return end_match(state, happened, "both_immobile", None)
    if play.quiet >= rules.quiet_plies:
        return end_match(state, happened, "quiet", None)
    if play.ply >= rules.max_plies:
        return end_match(state, happened, "max_plies", None)
    return Step(state, happened)


def end_match(state: State, happened: tuple[Event, ...], reason: Reason, winner: int | None) -> Step[State, Event]:
    """End the match and publish both formations."""
    red, blue = (write(formation, state.rules.numbering) for formation in state.formations)
    ended = events.Ended(reason, None if winner is None else seat_of(state, winner), (red, blue))
    return Step(replace(state, ending=Ending(reason, winner)), (*happened, ended))

"""Rules of a match: seats to act, legal actions, and their results.

A ply (rules 5) is the move or attack, then the rescue, then the tests for the end.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.stratego import atoms, events, movement, set_up
from engine.games.stratego.actions import AcceptDraw, Action, Decline, DeclineDraw, Move, OfferDraw, Rescue
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import BACK_ROWS, EMPTY, KINDS, NAMES, NEIGHBOURS, SCOUT, SQUARES, outcomes
from engine.games.stratego.events import DrawDeclined, DrawOffered, Event, Reason, Resigned, Result
from engine.games.stratego.options import Ruleset, StrategoOptions, ruleset_of
from engine.games.stratego.state import MOVED, Ending, Play, State, seat_of, side_of

_RESULTS: dict[str, Result] = {"W": "flag", "A": "attacker", "D": "defender", "T": "both_removed"}


def play_move(state: State, play: Play, seat: Seat, move: Move) -> Step[State, Event]:
    """Carry out a legal move of `seat`, which must be the mover: a step, a run or an attack.

    End the match if the Flag is captured or a test of rules 10 applies. A move that earns a rescue opens the offer
    before the ply ends. An enemy's open draw offer lapses.
    """
    rules, side = state.rules, play.mover
    start, end = SQUARES[move.start], SQUARES[move.end]
    new_events: tuple[Event, ...] = (events.DrawDeclined(seat),) if play.offer == 1 - side else ()
    if play.board[end] == EMPTY:
        after = atoms.move(rules, play, atoms.begin_ply(play), start, end)
        new_events += (events.Moved(seat, move.start, move.end, end not in NEIGHBOURS[start]),)
    else:
        after, fought = _fight(rules, play, start, end, seat)
        new_events += (fought,)
        if fought.result == "flag":
            return end_match(replace(state, play=after), new_events, "flag", side)
    if rules.rescue != "off" and end in BACK_ROWS[1 - side] and after.board[end] == play.board[start]:
        entered = replace(after, mover=side, rescuer=play.board[start])
        if movement.is_offered(rules, entered, start):
            return Step(replace(state, play=entered), (*new_events, events.RescueOffered(seat, move.end)))
    return _end_ply(state, after, new_events)


def _fight(rules: Ruleset, before: Play, start: int, end: int, seat: Seat) -> tuple[Play, events.Fought]:
    """Resolve the attack from square `start` on `end`, and end the ply (rules 7).

    Return the play and the event. Both kinds are announced, except a silent defender that holds.
    """
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
    """Carry out the answer to the open rescue, and end the ply.

    Decline returns no piece; Rescue puts a captured piece on a square. The match ends if a test of rules 10 applies.
    """
    if isinstance(action, Decline):
        declined = replace(play, rescuer=0, mover=1 - play.mover)
        return _end_ply(state, declined, (events.RescueDeclined(seat),))
    after = atoms.put_back(play, movement.piece_to_return(play, action.piece), SQUARES[action.square])
    return _end_ply(state, after, (events.Rescued(seat, action.piece, action.square),))


def _end_ply(state: State, play: Play, new_events: tuple[Event, ...]) -> Step[State, Event]:
    """Return the step after a ply; end the match if a test of rules 10 applies."""
    rules, side = state.rules, play.mover
    state = replace(state, play=play)
    if not movement.can_move(rules, play, side):
        if rules.both_stuck == "loss" or movement.has_ply(play, 1 - side):
            return end_match(state, new_events, "no_moves", 1 - side)
        return end_match(state, new_events, "both_immobile", None)
    if play.quiet >= rules.quiet_plies:
        return end_match(state, new_events, "quiet", None)
    if play.ply >= rules.max_plies:
        return end_match(state, new_events, "max_plies", None)
    return Step(state, new_events)


def end_match(state: State, new_events: tuple[Event, ...], reason: Reason, winner: int | None) -> Step[State, Event]:
    """End the match with an `Ended` event that shows both formations.

    `winner` is the winning side (0 Red, 1 Blue), or None for a draw or a void match. The step's events start with
    `new_events`.
    """
    red, blue = (write(formation, state.rules.numbering) for formation in state.formations)
    ended = events.Ended(reason, None if winner is None else seat_of(state, winner), (red, blue))
    return Step(replace(state, ending=Ending(reason, winner)), (*new_events, ended))


ONE_AGAINST_ONE = roster(1, 1)

_SEATS = (Seat(0), Seat(1))
_ALONE = (frozenset((Seat(0),)), frozenset((Seat(1),)))
_NOBODY: frozenset[Seat] = frozenset()
_OFFER, _ANSWERS = OfferDraw(), (AcceptDraw(), DeclineDraw())


def rosters(_options: StrategoOptions) -> tuple[Roster, ...]:
    """Return the one roster there is, one against one."""
    return (ONE_AGAINST_ONE,)


def new(options: StrategoOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Begin the set-up: draw the colours and an arrangement for each side.

    Raises Illegal("bad_options") if the roster isn't one against one.
    """
    if roster != ONE_AGAINST_ONE:
        raise Illegal("bad_options", problems=(("roster", "this game is for one player against one"),))
    return set_up.begin(ruleset_of(options), rng)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that may act: in play the mover, after the end none.

    In the set-up, each side with a legal action may act. A ready side may revoke its readiness.
    """
    if state.ending is not None:
        return _NOBODY
    if state.play is not None:
        return _ALONE[state.red ^ state.play.mover]
    return frozenset(seat for seat in _SEATS if set_up.legal(state, side_of(state, seat)))


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return all actions of the seat except `Arrange`: in play the moves by piece, then draw actions.

    Return an empty sequence if the seat can't act.
    """
    play = state.play
    if play is None:
        return set_up.legal(state, side_of(state, seat)) if seat in _SEATS and state.ending is None else ()
    side = play.mover
    if seat != state.red ^ side or state.ending is not None:
        return ()
    if play.rescuer:
        return movement.answers(state.rules, play)
    moves = movement.legal_plies(state.rules, play, side)
    if play.offer is None:
        return [*moves, _OFFER] if play.ply >= play.offer_from[side] else moves
    return moves if play.offer == side else [*moves, *_ANSWERS]


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out a legal action or an `Arrange`. Raise Illegal otherwise; for a move, with the first reason of rules 6.

    An invalid formation raises Illegal("bad_formation", problems=...), with problems as in `arrangements.Problem`.
    """
    play = state.play
    if state.ending is not None or seat not in _SEATS:
        raise Illegal("not_offered")
    if play is None:
        return set_up.apply(state, seat, action)
    if seat != state.red ^ play.mover:
        raise Illegal("not_your_turn")
    if isinstance(action, Move) and not play.rescuer:
        refused = movement.refusal(state.rules, play, play.mover, action)
        if refused:
            raise Illegal(refused)
    elif action not in legal(state, seat):
        raise Illegal("not_offered")
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out an action that `legal` lists, with all its consequences, and without a check of legality."""
    play = state.play
    if play is None:
        return set_up.apply(state, seat, action)
    if isinstance(action, Move):
        return play_move(state, play, seat, action)
    if isinstance(action, Rescue | Decline):
        return answer_rescue(state, play, seat, action)
    return _offer_or_answer_draw(state, play, seat, action)


def _offer_or_answer_draw(state: State, play: Play, seat: Seat, action: Action) -> Step[State, Event]:
    match action:
        case OfferDraw():
            return Step(replace(state, play=atoms.offer_draw(play)), (DrawOffered(seat),))
        case DeclineDraw():
            return Step(replace(state, play=replace(play, offer=None)), (DrawDeclined(seat),))
        case AcceptDraw():
            return end_match(state, (), "agreed", None)
        case _:
            raise Illegal("not_offered")


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Resign on any turn (rules 10); before play begins the match is void (rules 4.5).

    Raise Illegal("already_out") after the end of the match.
    """
    if state.ending is not None or seat not in (0, 1):
        raise Illegal("already_out")
    resigned = (Resigned(seat),)
    if state.play is None:
        return end_match(state, resigned, "void", None)
    without_rescue = replace(state, play=replace(state.play, rescuer=0))
    return end_match(without_rescue, resigned, "resigned", 1 - side_of(state, seat))


UNDERWAY_PLIES = 10


def is_underway(state: State) -> bool:
    """Return whether `UNDERWAY_PLIES` plies were played."""
    return state.play is not None and state.play.ply >= UNDERWAY_PLIES


def outcome(state: State) -> Outcome | None:
    """Return the outcome, winner first, or both seats in one rank for a draw. Return None before the end.

    The reason is one of `events.Reason`.
    """
    ending = state.ending
    if ending is None:
        return None
    if ending.winner is None:
        return Outcome(((0, 1),), ending.reason)
    winner = seat_of(state, ending.winner)
    return Outcome(((winner,), (1 - winner,)), ending.reason)


def fallback(state: State, seat: Seat) -> Action:
    """Return the action that a time-out plays for the seat, which must be asked to act.

    In the set-up this is the action of `set_up.fallback`. For an open rescue it is Decline, otherwise the least
    revealing move.
    """
    play = state.play
    if play is None:
        return set_up.fallback(state, side_of(state, seat))
    if play.rescuer:
        return movement.DECLINE
    return min(movement.legal_plies(state.rules, play, play.mover), key=lambda move: _boldness(play, move))


def _boldness(play: Play, move: Move) -> tuple[bool, bool, bool]:
    """Return a sort key for a move; the smallest key is the least revealing move.

    Moves come before attacks, steps before a Scout's runs, and pieces that have moved before others.
    """
    start, end = SQUARES[move.start], SQUARES[move.end]
    moved = bool(play.marks[play.board[start]] & MOVED)
    return play.board[end] != EMPTY, end not in NEIGHBOURS[start], not moved

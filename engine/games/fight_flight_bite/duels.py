"""Duels (rules 9) and their bonus actions (rules 10): attack, secret throws, result and consequences."""

from hashlib import blake2b

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import atoms, choices, events, stages, turns
from engine.games.fight_flight_bite.actions import Action, Bite, Move, Push, PutCube
from engine.games.fight_flight_bite.cards import BEATS, SIGNS, Sign, allowed_signs, extra_actions
from engine.games.fight_flight_bite.events import CubeReason, Event, Events
from engine.games.fight_flight_bite.options import Layout
from engine.games.fight_flight_bite.state import State, Table, Turn, layout_of, turn_of

TIE_LIMIT = 3
"""Equal throws in a row that win for the attacker (rules 9.3)."""
STUBBORN_LIMIT = 2
MAX_ACTIONS = 3
"""No win brings more bonus actions than this (rules 10)."""


def tie_limit(turn: Turn) -> int:
    """Return how many equal throws in a row win for the attacker (rules 9.3)."""
    return STUBBORN_LIMIT if turn.special == "ties" else TIE_LIMIT


def continue_turn(state: State, new_events: Events) -> Step[State, Event]:
    """Ask the seat for its next duel, or begin the duel directly if the seat has no choice.

    The turn ends after the last possible duel, or if the seat has left. `new_events` come first in the step.
    """
    turn = turn_of(state)
    opponents = choices.targets(state, turn)
    if not turn.standing or not opponents or turn.seat in state.gone:
        return turns.end_turn(state, new_events)
    if len(opponents) == 1 and not choices.may_stop(turn):
        return attack(state, opponents[0], new_events)
    return Step(replace(state, stage=stages.Deciding()), new_events)


def attack(state: State, defender: Seat, new_events: Events = ()) -> Step[State, Event]:
    """Begin a duel of the turn's seat against `defender`.

    Ask for throws, or first for the barred sign if the turn's card requires it. The step's events are `new_events` and
    those of the duel.
    """
    turn = turn_of(state)
    turn = replace(turn, duels=turn.duels + 1)
    new_events = (*new_events, events.Attacked(turn.seat, defender, layout_of(state).ids[turn.woodland], turn.duels))
    state = replace(state, turn=turn)
    if turn.special != "bar_a_sign" or turn.duels > 1:
        return advance_duel(state, stages.Duel(defender), new_events)
    if defender in state.gone:
        return bar(state, defender, draw_bar(state, defender), new_events)
    return Step(replace(state, stage=stages.Barring(defender)), new_events)


def bar(state: State, defender: Seat, sign: Sign, new_events: Events = ()) -> Step[State, Event]:
    """Record the sign that the defender may not throw, and ask both duellists for throws.

    The step's events are `new_events` and those of the duel.
    """
    return advance_duel(state, stages.Duel(defender, barred=sign), (*new_events, events.SignBarred(defender, sign)))


def throw(state: State, duel: stages.Duel, seat: Seat, signs: stages.Signs) -> Step[State, Event]:
    """Record the secret throw of one duellist, the attacker or the defender.

    If the other's throw is in, reveal and compare both. Otherwise ask for the missing throw.
    """
    attacking, defending = duel.thrown
    thrown = (attacking, signs) if seat == duel.defender else (signs, defending)
    return advance_duel(state, replace(duel, thrown=thrown), (events.Threw(seat, signs),))


def advance_duel(state: State, duel: stages.Duel, new_events: Events) -> Step[State, Event]:
    """Ask for the missing throws of a duel, or compare the throws if both are in.

    For a seat that has left, the throw is drawn at random. `new_events` come first in the step.
    """
    if state.gone:
        duel, new_events = _with_drawn_throws(state, duel, new_events)
    attacking, defending = duel.thrown
    if attacking and defending:
        return _reveal_throws(replace(state, reveals=state.reveals + 1), duel, new_events)
    return Step(replace(state, stage=stages.Throwing(duel)), new_events)


def _with_drawn_throws(state: State, duel: stages.Duel, new_events: Events) -> tuple[stages.Duel, Events]:
    throws = list(duel.thrown)
    for index, seat in enumerate((turn_of(state).seat, duel.defender)):
        if seat in state.gone and not throws[index]:
            barred = duel.barred if index else None
            throws[index] = draw_throw(state, seat, barred, choices.throw_length(state))
            new_events = (*new_events, events.Threw(seat, throws[index]))
    return replace(duel, thrown=(throws[0], throws[1])), new_events


def _reveal_throws(state: State, duel: stages.Duel, new_events: Events) -> Step[State, Event]:
    """Compare both throws, sign by sign, until one side wins the duel (rules 9.3).

    The better sign wins; enough equal signs in a row win for the attacker. With no winner yet, ask for new throws. The
    step's events are `new_events` and those of the duel.
    """
    turn = turn_of(state)
    pairs: tuple[tuple[Sign, Sign], ...] = ()
    winner: Seat | None = None
    ties = len(duel.shown)
    for attacking, defending in zip(*duel.thrown, strict=True):
        pairs = (*pairs, (attacking, defending))
        ties = ties + 1 if attacking == defending else ties
        if attacking != defending:
            winner = turn.seat if BEATS[attacking] == defending else duel.defender
        elif ties == tie_limit(turn):
            winner = turn.seat
        if winner is not None:
            break
    duel = replace(duel, thrown=((), ()), shown=duel.shown + pairs)
    new_events = (*new_events, events.ThrowsShown(turn.seat, duel.defender, pairs, ties, winner))
    if winner is None:
        return advance_duel(state, duel, new_events)
    if winner == turn.seat:
        return _win_duel(state, duel, new_events)
    if turn.special == "re_throw" and not turn.voided and turn.seat not in state.gone:
        return Step(replace(state, stage=stages.Losing(duel)), new_events)
    return lose(state, duel, new_events)


def void(state: State, duel: stages.Duel) -> Step[State, Event]:
    """Void the duel that the attacker lost, and ask for new throws against the same defender (Second Wind).

    The attacker's critter is not laid down, and equal throws count from 0 again. Second Wind works once per turn.
    """
    turn = turn_of(state)
    state = replace(state, turn=replace(turn, voided=True))
    return advance_duel(state, replace(duel, shown=()), (events.DuelVoided(turn.seat, duel.defender),))


def _icon_action(layout: Layout, turn: Turn, sign: Sign) -> int:
    """Return the number of actions that the woodland's icon adds to a win with the sign: 1 or 0."""
    return int(layout.woodlands[turn.woodland].icon == sign)


def _card_actions(turn: Turn, sign: Sign, duel: int) -> int:
    """Return the number of bonus actions that the turn's card adds to a win with the sign.

    `duel` is the number of the duel in the turn, from 1. Return 0 if no card is played yet.
    """
    if not turn.card or (turn.special == "first_duel_only" and duel != 1):
        return 0
    return extra_actions(turn.card, sign)


def stakes(layout: Layout, turn: Turn, duel: int) -> tuple[int, int, int]:
    """Return the bonus actions that a win with each sign would bring, in the order of `SIGNS`.

    `duel` is the number of the duel in the turn, from 1. Each count is 1 to MAX_ACTIONS.
    """
    fight, flight, bite = (
        min(MAX_ACTIONS, 1 + _icon_action(layout, turn, sign) + _card_actions(turn, sign, duel)) for sign in SIGNS
    )
    return fight, flight, bite


def _win_duel(state: State, duel: stages.Duel, new_events: Events) -> Step[State, Event]:
    turn, layout = turn_of(state), layout_of(state)
    sign = duel.shown[-1][0]
    icon, card = _icon_action(layout, turn, sign), _card_actions(turn, sign, turn.duels)
    actions = min(MAX_ACTIONS, 1 + icon + card)
    letter = layout.ids[turn.woodland]
    new_events = (*new_events, events.DuelWon(turn.seat, duel.defender, letter, turn.seat, sign, actions, icon, card))
    state = replace(state, turn=replace(turn, standing=turn.standing - 1))
    if turn.seat in state.gone:
        return continue_turn(state, new_events)
    return _offer_bonus(state, stages.UsingBonus(duel.defender, sign, actions, actions), new_events)


def _offer_bonus(state: State, bonus: stages.UsingBonus, new_events: Events) -> Step[State, Event]:
    """Offer the remaining bonus actions of a won duel; continue the turn if none remain.

    If no action is possible, the remaining actions lapse, with an event, and the turn continues. The step's events
    start with `new_events`.
    """
    if not bonus.left:
        return continue_turn(state, new_events)
    if not choices.bonus_actions(state, bonus):
        return continue_turn(state, (*new_events, events.ActionsLeft(turn_of(state).seat, bonus.left, lapsed=True)))
    return Step(replace(state, stage=bonus), new_events)


def use_bonus(state: State, bonus: stages.UsingBonus, action: Action) -> Step[State, Event]:
    """Carry out one bonus action; any action other than Push, Move or Bite gives up those that remain.

    Then offer the next bonus action, or continue the turn if none is left or possible.
    """
    turn = turn_of(state)
    seat, table, ids = turn.seat, state.table, layout_of(state).ids
    here = ids[turn.woodland]
    match action:
        case Push(owner, end):
            event: Event = events.Pushed(seat, owner, here, end)
            table = atoms.move_critter(table, owner, turn.woodland, ids.index(end))
        case Move(start, end):
            flown = _update_turn_for_flight(table, turn, inward=end == here)
            event = events.Flew(seat, start, end, standing=flown.standing > turn.standing)
            table, turn = atoms.move_critter(table, seat, ids.index(start), ids.index(end)), flown
        case Bite(food, end):
            event = events.Bitten(seat, food, here, end)
            table = atoms.move_cube(table, food, turn.woodland, ids.index(end))
        case _:
            return continue_turn(state, (events.ActionsLeft(seat, bonus.left, lapsed=False),))
    return _offer_bonus(replace(state, table=table, turn=turn), replace(bonus, left=bonus.left - 1), (event,))


def _update_turn_for_flight(table: Table, turn: Turn, *, inward: bool) -> Turn:
    """Return the turn after a Flight moved a critter into (`inward`) or out of the turn's woodland.

    An arriving critter is lying; with the card Pack Tactics, the first arrival of the turn is standing. A leaving
    critter is a lying one if there is any, otherwise a standing one.
    """
    if inward:
        stands = turn.special == "arrive_standing" and not turn.arrived
        return replace(turn, standing=turn.standing + 1, arrived=True) if stands else turn
    return turns.step_out(table, turn)


def lose(state: State, duel: stages.Duel, new_events: Events) -> Step[State, Event]:
    """Record that the attacker lost the duel, and offer the defender a cube (rules 9.5).

    One of the attacker's standing critters on the woodland then lies. The step's events start with `new_events`.
    """
    turn = turn_of(state)
    letter, sign = layout_of(state).ids[turn.woodland], duel.shown[-1][1]
    new_events = (*new_events, events.DuelWon(turn.seat, duel.defender, letter, duel.defender, sign, 0, 0, 0))
    state = replace(state, turn=replace(turn, standing=turn.standing - 1))
    return _grant_cube(state, duel.defender, "defender", new_events)


def _grant_cube(state: State, seat: Seat, reason: CubeReason, new_events: Events) -> Step[State, Event]:
    """Ask the seat to place a cube of the supply on a woodland, or to decline.

    If it can't, report the cause and continue the turn: Thick Hide, the seat has left, or an empty supply. `reason` is
    "defender" or "scavenger". The step's events start with `new_events`.
    """
    if reason == "defender" and turn_of(state).special == "no_cube":
        return finish_cube(state, reason, (*new_events, events.CubeMissed(seat, reason, "thick_hide")))
    if seat in state.gone:
        return finish_cube(state, reason, (*new_events, events.CubeMissed(seat, reason, "left")))
    if not any(state.table.supply):
        return finish_cube(state, reason, (*new_events, events.CubeMissed(seat, reason, "no_supply")))
    return Step(replace(state, stage=stages.AddingCube(seat, reason)), new_events)


def put_cube(state: State, adding: stages.AddingCube, action: PutCube) -> Step[State, Event]:
    """Put the granted cube on a woodland, and continue the turn."""
    table = atoms.put_supply_cube(state.table, action.food, layout_of(state).ids.index(action.woodland))
    event = events.CubePut(adding.seat, action.food, action.woodland, adding.reason)
    return finish_cube(replace(state, table=table), adding.reason, (event,))


def finish_cube(state: State, reason: CubeReason, new_events: Events) -> Step[State, Event]:
    """Continue the turn after a granted cube was placed, declined or missed.

    If it was the defender's cube and the turn's card is Scavenger, first grant the turn's seat a cube. The step's
    events start with `new_events`.
    """
    turn = turn_of(state)
    if reason == "defender" and turn.special == "consolation":
        return _grant_cube(state, turn.seat, "scavenger", new_events)
    return continue_turn(state, new_events)


def draw_throw(state: State, seat: Seat, barred: Sign | None, number: int) -> stages.Signs:
    """Return `number` random signs other than `barred`, for a seat that timed out or has left (rules 15 and 17).

    The same state and seat always give the same signs.
    """
    rng = _make_stream(state, f"throw {state.reveals} {seat}")
    signs: list[Sign] = []
    for _ in range(number):
        sign, rng = rng.choice(allowed_signs(barred))
        signs.append(sign)
    return tuple(signs)


def draw_bar(state: State, seat: Seat) -> Sign:
    """Return a random sign to bar, for a defender `seat` that timed out or has left (rules 15 and 17).

    The same state and seat always give the same sign.
    """
    return _make_stream(state, f"bar {state.reveals} {seat}").choice(SIGNS)[0]


def _make_stream(state: State, purpose: str) -> Rng:
    """Return a random stream for one draw, derived from the match key and `purpose`.

    Equal inputs give the same stream. It is independent of all results shown before.
    """
    return Rng(blake2b(purpose.encode(), digest_size=KEY_BYTES, key=state.rng.key, person=b"warroom-throws").digest())

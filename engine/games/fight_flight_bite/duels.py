"""Duels (rules 9): attack, secret throws, result, and what follows from it."""

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.seats import Seat
from engine.games.fight_flight_bite import atoms, bonuses, tie_breaks, turns
from engine.games.fight_flight_bite.actions import Bite, Move, Push, PutCube
from engine.games.fight_flight_bite.bonuses import BonusAction
from engine.games.fight_flight_bite.cards import BEATS, Sign
from engine.games.fight_flight_bite.events import (
    ActionsLeft,
    Attacked,
    Bitten,
    CubeMissed,
    CubePut,
    CubeReason,
    DuelVoided,
    DuelWon,
    Event,
    Flew,
    Pushed,
    SignBarred,
    Threw,
    ThrowsShown,
)
from engine.games.fight_flight_bite.state import (
    AddingCube,
    Barring,
    Deciding,
    Duel,
    Losing,
    Signs,
    State,
    Table,
    Throwing,
    Turn,
    UsingBonus,
    turn_of,
    woods_of,
)

Events = tuple[Event, ...]

TIE_LIMIT = 3
STUBBORN_LIMIT = 2


def targets(state: State, turn: Turn) -> tuple[Seat, ...]:
    """Return the opponents that may be attacked now, in turn order: those with most critters there (rules 9.1)."""
    there = state.table.critters[turn.woodland]
    opponents = tuple(seat for seat in state.order if seat != turn.seat and there[seat])
    if turn.special == "opponent" or len(opponents) < 2:
        return opponents
    most = max(there[seat] for seat in opponents)
    return tuple(seat for seat in opponents if there[seat] == most)


def may_stop(turn: Turn) -> bool:
    """Tell whether the first duel was fought, or isn't owed (rules 8.3)."""
    return turn.duels > 0 or turn.special == "no_duty"


def tie_limit(turn: Turn) -> int:
    """Return how many equal throws in a row win for the attacker (rules 9.3)."""
    return STUBBORN_LIMIT if turn.special == "ties" else TIE_LIMIT


def throw_length(state: State) -> int:
    """Return how many signs a throw in a duel has."""
    return tie_breaks.LOCKED if state.rules.rethrow == "locked" else 1


def go_on(state: State, events: Events) -> Step[State, Event]:
    """Ask for the next duel, begin it where there is no choice, or end the turn where there can be none."""
    turn = turn_of(state)
    opponents = targets(state, turn)
    if not turn.standing or not opponents or turn.seat in state.gone:
        return turns.end(state, events)
    if len(opponents) == 1 and not may_stop(turn):
        return attack(state, opponents[0], events)
    return Step(replace(state, stage=Deciding()), events)


def attack(state: State, defender: Seat, events: Events = ()) -> Step[State, Event]:
    """Begin a duel."""
    turn = turn_of(state)
    turn = replace(turn, duels=turn.duels + 1)
    events = (*events, Attacked(turn.seat, defender, woods_of(state).ids[turn.woodland], turn.duels))
    state = replace(state, turn=turn)
    if turn.special != "bar_a_sign" or turn.duels > 1:
        return throw_on(state, Duel(defender), events)
    if defender in state.gone:
        return bar(state, defender, tie_breaks.bar_for(state, defender), events)
    return Step(replace(state, stage=Barring(defender)), events)


def bar(state: State, defender: Seat, sign: Sign, events: Events = ()) -> Step[State, Event]:
    """Let the defender name the sign that it won't throw."""
    return throw_on(state, Duel(defender, barred=sign), (*events, SignBarred(defender, sign)))


def throw(state: State, duel: Duel, seat: Seat, signs: Signs) -> Step[State, Event]:
    """Take a duellist's throw; both come out together."""
    attacking, defending = duel.thrown
    thrown = (attacking, signs) if seat == duel.defender else (signs, defending)
    return throw_on(state, replace(duel, thrown=thrown), (Threw(seat, signs),))


def throw_on(state: State, duel: Duel, events: Events) -> Step[State, Event]:
    """Wait for the throws that are missing, those of who has left being drawn; compare them when both are in."""
    if state.gone:
        duel, events = _drawn(state, duel, events)
    attacking, defending = duel.thrown
    if attacking and defending:
        return _come_out(replace(state, reveals=state.reveals + 1), duel, events)
    return Step(replace(state, stage=Throwing(duel)), events)


def _drawn(state: State, duel: Duel, events: Events) -> tuple[Duel, Events]:
    throws = list(duel.thrown)
    for place, seat in enumerate((turn_of(state).seat, duel.defender)):
        if seat in state.gone and not throws[place]:
            barred = duel.barred if place else None
            throws[place] = tie_breaks.throw_for(state, seat, barred, throw_length(state))
            events = (*events, Threw(seat, throws[place]))
    return replace(duel, thrown=(throws[0], throws[1])), events


def _come_out(state: State, duel: Duel, events: Events) -> Step[State, Event]:
    """Compare throws place by place until they differ or the attacker wins by ties (rules 9.3)."""
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
    events = (*events, ThrowsShown(turn.seat, duel.defender, pairs, ties, winner))
    if winner is None:
        return throw_on(state, duel, events)
    if winner == turn.seat:
        return _won(state, duel, events)
    if turn.special == "re_throw" and not turn.voided and turn.seat not in state.gone:
        return Step(replace(state, stage=Losing(duel)), events)
    return lose(state, duel, events)


def void(state: State, duel: Duel) -> Step[State, Event]:
    """Throw the duel afresh, against the same opponent and with the same critter standing (Second Wind)."""
    turn = turn_of(state)
    state = replace(state, turn=replace(turn, voided=True))
    return throw_on(state, replace(duel, shown=()), (DuelVoided(turn.seat, duel.defender),))


def _won(state: State, duel: Duel, events: Events) -> Step[State, Event]:
    turn, woods = turn_of(state), woods_of(state)
    sign = duel.shown[-1][0]
    icon, card = bonuses.icon_action(woods, turn, sign), bonuses.card_actions(turn, sign, turn.duels)
    actions = min(bonuses.MOST, 1 + icon + card)
    place = woods.ids[turn.woodland]
    events = (*events, DuelWon(turn.seat, duel.defender, place, turn.seat, sign, actions, icon, card))
    state = replace(state, turn=replace(turn, standing=turn.standing - 1))
    if turn.seat in state.gone:
        return go_on(state, events)
    return _offer(state, UsingBonus(duel.defender, sign, actions, actions), events)


def _offer(state: State, bonus: UsingBonus, events: Events) -> Step[State, Event]:
    """Offer the actions that are left, or go on with the turn where none are or nothing is there to be moved."""
    if not bonus.left:
        return go_on(state, events)
    if not bonuses.uses(state, bonus):
        return go_on(state, (*events, ActionsLeft(turn_of(state).seat, bonus.left, lapsed=True)))
    return Step(replace(state, stage=bonus), events)


def use(state: State, bonus: UsingBonus, action: BonusAction) -> Step[State, Event]:
    """Carry out one bonus action, or leave those that remain."""
    turn = turn_of(state)
    seat, table, ids = turn.seat, state.table, woods_of(state).ids
    here = ids[turn.woodland]
    match action:
        case Push(owner, end):
            event: Event = Pushed(seat, owner, here, end)
            table = atoms.moved(table, owner, turn.woodland, ids.index(end))
        case Move(start, end):
            flown = _flown(table, turn, inward=end == here)
            event = Flew(seat, start, end, standing=flown.standing > turn.standing)
            table, turn = atoms.moved(table, seat, ids.index(start), ids.index(end)), flown
        case Bite(food, end):
            event = Bitten(seat, food, here, end)
            table = atoms.bitten(table, food, turn.woodland, ids.index(end))
        case _:
            return go_on(state, (ActionsLeft(seat, bonus.left, lapsed=False),))
    return _offer(replace(state, table=table, turn=turn), replace(bonus, left=bonus.left - 1), (event,))


def _flown(table: Table, turn: Turn, *, inward: bool) -> Turn:
    """Return the turn after a Flight: who comes in lies but for Pack Tactics, who leaves was lying if any was."""
    if inward:
        stands = turn.special == "arrive_standing" and not turn.arrived
        return replace(turn, standing=turn.standing + 1, arrived=True) if stands else turn
    return stepped_out(table, turn)


def stepped_out(table: Table, turn: Turn) -> Turn:
    """Return the turn when a critter leaves its woodland: a lying one first, a standing one only if none lies."""
    lying = table.critters[turn.woodland][turn.seat] - turn.standing
    return turn if lying else replace(turn, standing=turn.standing - 1)


def lose(state: State, duel: Duel, events: Events) -> Step[State, Event]:
    """Let a lost duel stand; the defender may place a cube (rules 9.5)."""
    turn = turn_of(state)
    place, sign = woods_of(state).ids[turn.woodland], duel.shown[-1][1]
    events = (*events, DuelWon(turn.seat, duel.defender, place, duel.defender, sign, 0, 0, 0))
    state = replace(state, turn=replace(turn, standing=turn.standing - 1))
    return _grant(state, duel.defender, "defender", events)


def _grant(state: State, seat: Seat, reason: CubeReason, events: Events) -> Step[State, Event]:
    """Offer a cube, or tell why there is none."""
    if reason == "defender" and turn_of(state).special == "no_cube":
        return cube_done(state, reason, (*events, CubeMissed(seat, reason, "thick_hide")))
    if seat in state.gone:
        return cube_done(state, reason, (*events, CubeMissed(seat, reason, "left")))
    if not any(state.table.supply):
        return cube_done(state, reason, (*events, CubeMissed(seat, reason, "no_supply")))
    return Step(replace(state, stage=AddingCube(seat, reason)), events)


def put_cube(state: State, adding: AddingCube, action: PutCube) -> Step[State, Event]:
    """Put the cube that was offered, and go on."""
    table = atoms.supplied(state.table, action.food, woods_of(state).ids.index(action.woodland))
    event = CubePut(adding.seat, action.food, action.woodland, adding.reason)
    return cube_done(replace(state, table=table), adding.reason, (event,))


def cube_done(state: State, reason: CubeReason, events: Events) -> Step[State, Event]:
    """Go on after a cube was placed, declined or missed: Scavenger's follows the defender's."""
    turn = turn_of(state)
    if reason == "defender" and turn.special == "consolation":
        return _grant(state, turn.seat, "scavenger", events)
    return go_on(state, events)

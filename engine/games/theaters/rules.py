"""Turns (rules 2.2) and what may be done in them (2.3): the four functions that play a match.

The action of a turn is an ask like any other, but its twenty-odd options are a plain function of the hand and the
table, so `legal` computes them when they are wanted and no save carries them. The answers to abilities are stored
with what follows from each.
"""

from msgspec.structs import replace

from engine.core.errors import Illegal
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.games.theaters import battles, choices
from engine.games.theaters import table as atoms
from engine.games.theaters.actions import Action, Decline, Deploy, Improvise, Withdraw
from engine.games.theaters.battles import cards_left
from engine.games.theaters.cards import BY_KEY
from engine.games.theaters.effects import Effect, Settle
from engine.games.theaters.events import Event, TurnSkipped
from engine.games.theaters.options import TheatersOptions
from engine.games.theaters.resolution import carry_out
from engine.games.theaters.state import State, Table
from engine.kit.agenda import run

LONGEST_BATTLE = 60
"""Turns after which a battle is scored as it stands (rules 3.7); no play in good faith comes near."""

_WITHDRAW = Withdraw()
_DECLINE = Decline()
_SETTLE = Settle()


def new(options: TheatersOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Set up a match of two sides and begin its first turn (rules 2.1)."""
    if len(roster.teams) != 2 or any(len(team) != 1 for team in roster.teams):
        raise Illegal("bad_options", problems=(("roster", "this game is for one player against one"),))
    state = battles.open_match(options, (roster.teams[0], roster.teams[1]), rng)
    return go_on(state, (battles.started(state),))


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats of the open ask; with none open, those of the side whose turn it is."""
    if state.winner is not None:
        return frozenset()
    if state.decisions:
        return frozenset(decision.seat for decision in state.decisions)
    return frozenset(state.table.sides[state.table.mover])


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """List what the seat may do, in the order of rules 2.3: cards, then withdrawing or declining."""
    for decision in state.decisions:
        if decision.seat == seat:
            return tuple(option.pick for option in decision.options)
    table = state.table
    if state.decisions or state.winner is not None or seat not in table.sides[table.mover]:
        return ()
    return (*choices.plays(table, table.mover, seat), _WITHDRAW)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out what was offered, and all that follows until somebody has to choose again."""
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    if isinstance(action, Withdraw):
        return go_on(*battles.withdraw(state, seat, state.table.mover))
    done = run(state.table, _continuation(state, seat, action), carry_out)
    if done.decisions:
        return Step(replace(state, table=done.table, agenda=done.agenda, decisions=done.decisions), done.events)
    ended = atoms.end_turn(done.table)
    return go_on(replace(state, table=ended.table, agenda=(), decisions=()), done.events + ended.events)


def _continuation(state: State, seat: Seat, action: Action) -> tuple[Effect, ...]:
    for decision in state.decisions:
        if decision.seat == seat:
            return next(option.then for option in decision.options if option.pick == action) + state.agenda
    if isinstance(action, Deploy | Improvise):
        return (choices.effect_of(seat, action), _SETTLE)
    raise Illegal("not_offered")


def go_on(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Begin the next turn, after scoring the battle if none is left in it."""
    if state.winner is not None:
        return Step(state, events)
    turn = _next_turn(state.table)
    if turn is None:
        scored, told = battles.fight_out(state)
        return go_on(scored, events + told)
    table, skipped = turn
    return Step(replace(state, table=table), events + skipped)


def _next_turn(table: Table) -> tuple[Table, tuple[Event, ...]] | None:
    """Begin the turn that comes next, extra turns first; None where the battle is over (rules 2.2 T0 and T6)."""
    skipped: tuple[Event, ...] = ()
    while any(table.hands) and table.turn < LONGEST_BATTLE:
        extra = bool(table.extra)
        mover = table.extra[0] if extra else 1 - table.regular
        if cards_left(table, mover):
            return atoms.begin_turn(table, mover, extra=extra), skipped
        skipped += (TurnSkipped(mover),)
        table = atoms.skip_turn(table, extra=extra)
    return None


def fallback(state: State, seat: Seat) -> Action:
    """Return what a time-out plays: the weakest card facedown, in the theater furthest left; no to an offer.

    It improvises because that triggers nothing and gives no points away; where an ability must be carried out, the
    first way to do so is taken.
    """
    offered = legal(state, seat)
    if _DECLINE in offered:
        return _DECLINE
    improvises = [action for action in offered if isinstance(action, Improvise)]
    return min(improvises, key=lambda play: BY_KEY[play.card].strength) if improvises else offered[0]

"""Set-up, turns and choices: the functions that play a match (rules 1, 2 and 4)."""

from engine.core.game import Dealt, Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.this_means_war import atoms, choices
from engine.games.this_means_war.actions import Action, Pass, Recycle
from engine.games.this_means_war.areas import RESOURCES, Areas, points
from engine.games.this_means_war.cards import BY_KEY, DECK
from engine.games.this_means_war.effects import AskAnswer
from engine.games.this_means_war.events import Began, Event, Passed, Reshuffled, Roll
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.resolution import begin_turn, carry_out
from engine.games.this_means_war.state import State, Table, Terms, is_out, living
from engine.kit.agenda import run

ROSTERS = (roster(1, 1), roster(1, 1, 1), roster(1, 1, 1, 1))

_ALONE = tuple(frozenset((Seat(seat),)) for seat in range(4))
_NOBODY = frozenset[Seat]()
_PASS = (Pass(),)


def rosters(_options: WarOptions) -> tuple[Roster, ...]:
    """Return two, three or four seats, each alone."""
    return ROSTERS


def new(options: WarOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Shuffle, roll for the first seat, deal, and begin the first turn (rules 1).

    Raises Illegal("bad_options") if the roster isn't one of two to four seats, each alone.
    """
    if roster not in ROSTERS:
        raise Illegal("bad_options", problems=(("roster", "this game is for two to four players, each alone"),))
    deck, rng = rng.shuffle(DECK)
    began, rng = _roll_for_first(roster.seats, rng)
    stock, makes = options.resources, options.production
    base = Areas(stock, stock, stock, stock, makes, makes, makes, makes, options.wall, options.city)
    table = Table(
        terms=Terms(options.win_city, options.resolution, options.max_turns),
        bases=(base,) * len(roster.seats),
        hands=((),) * len(roster.seats),
        deck=deck,
        discard_pile=(),
        rng=rng,
        active=began.first,
    )
    events: tuple[Event, ...] = (began,)
    for index in range(len(roster.seats)):
        dealt = atoms.draw(table, Seat((began.first + index) % len(roster.seats)), atoms.HAND)
        table, events = dealt.table, events + dealt.events
    begun = begin_turn(table, began.first)
    asked = run(begun.table, begun.then, carry_out)
    return Step(State(asked.table, asked.agenda), events + begun.events + asked.events)


def _roll_for_first(seats: tuple[Seat, ...], rng: Rng) -> tuple[Began, Rng]:
    """Choose the first seat by chance; return the event with all rolls, and the advanced `rng`.

    Each seat rolls two dice. Seats tied for the highest sum roll again until one is highest.
    """
    rounds: list[tuple[Roll, ...]] = []
    tied = seats
    while True:
        rolls: list[Roll] = []
        for seat in tied:
            one, rng = rng.below(6)
            two, rng = rng.below(6)
            rolls.append(Roll(seat, (one + 1, two + 1)))
        rounds.append(tuple(rolls))
        highest = max(sum(roll.dice) for roll in rolls)
        tied = tuple(roll.seat for roll in rolls if sum(roll.dice) == highest)
        if len(tied) == 1:
            return Began(tied[0], tuple(rounds)), rng


def get_deal(step: Step[State, Event]) -> Dealt | None:
    """Return the hands and the deck if the step shuffled the deck, as at the set-up; None otherwise."""
    if not any(isinstance(event, Began | Reshuffled) for event in step.events):
        return None
    return Dealt(step.state.table.hands, step.state.table.deck)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat that is asked, alone in a set; the empty set if the match is over.

    In a window, add the seats that may pass before their turn to answer (rules 2).
    """
    return frozenset(choices.list_waiting(state)) if type(state.ask) is AskAnswer else seats_in_turn(state)


def seats_in_turn(state: State) -> frozenset[Seat]:
    """Return the seat that is asked now, alone in a set; the empty set if the match is over."""
    ask = state.ask
    return _NOBODY if ask is None else _ALONE[ask.seat]


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the seat's legal actions; empty if the seat may not act.

    For an ORDER in its own turn: plays, recycling and the mulligan. For an ORDER in another turn, and in a window: a
    pass first, then plays. For other asks: the cards to choose from. Plays are in the order of the deck list, each with
    its targets clockwise. Before its turn to answer, a seat may only pass.
    """
    ask = state.ask
    if ask is not None and ask.seat == seat:
        return choices.list_answers(state.table, ask)
    return _PASS if type(ask) is AskAnswer and seat in choices.list_waiting(state) else ()


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out a legal action with all its consequences; raises Illegal("not_offered") if the action isn't legal."""
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out an action that `legal` listed for this state, with all its consequences."""
    ask = state.ask
    if ask is None:
        raise Illegal("not_offered")
    passed = (Passed(seat, state.table.windows[-1].fog),) if type(action) is Pass else ()
    if ask.seat != seat:
        return Step(choices.pass_ahead(state, seat), passed)
    done = run(state.table, choices.effects_of(state.table, ask, action) + state.agenda[1:], carry_out)
    return Step(State(done.table, done.agenda), passed + done.events)


def is_underway(state: State) -> bool:
    """Return whether every seat has begun a turn, and the first seat its second."""
    return state.table.turn > len(state.table.bases)


def outcome(state: State) -> Outcome | None:
    """Return the ranking; None if the match isn't over (rules 4).

    It has the winners first, then survivors by CITY and WALL, then eliminated seats, then seats that left. Seats that
    fell or left later rank higher in their group. The reason is one of `events.Reason`.
    """
    ending = state.table.ending
    if ending is None:
        return None
    table = state.table
    standings: dict[tuple[int, int], tuple[int, ...]] = {}
    for seat in living(table):
        if seat not in ending.winners:
            standing = (table.bases[seat].city, table.bases[seat].wall)
            standings[standing] = (*standings.get(standing, ()), seat)
    survivors = tuple(standings[standing] for standing in sorted(standings, reverse=True))
    fallen = tuple((fall.seat,) for fall in reversed(table.falls) if not fall.left)
    left = tuple((fall.seat,) for fall in reversed(table.falls) if fall.left)
    return Outcome((ending.winners, *survivors, *fallen, *left), ending.reason)


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Eliminate the seat (rules 4) and continue the match.

    Raises Illegal("already_out") if the seat is out or the match is over.
    """
    table = state.table
    if table.ending is not None or seat not in range(len(table.bases)) or is_out(table, seat):
        raise Illegal("already_out")
    gone = atoms.eliminate(table, seat, left=True)
    done = run(gone.table, state.agenda, carry_out)
    return Step(State(done.table, done.agenda), gone.events + done.events)


def fallback(state: State, seat: Seat) -> Action:
    """Return the action that a time-out plays: a pass if possible, otherwise the first answer.

    For an ORDER in its own turn, the seat recycles the card with the most missing resources. A turn can't be passed,
    and recycling this card costs least.
    """
    listed = legal(state, seat)
    recycles = [action for action in listed if isinstance(action, Recycle)]
    if not recycles:
        return listed[0]
    base = state.table.bases[seat]
    return max(recycles, key=lambda action: _lacking(base, action.card))


def _lacking(base: Areas, card: str) -> int:
    costs = zip(RESOURCES, BY_KEY[card].cost, strict=True)
    return sum(max(cost - points(base, resource), 0) for resource, cost in costs)

"""Match rules: set-up, turns (rules 2.2), legal actions (rules 2.3), and the end of battles and of the match.

`legal` computes the actions of a turn from the hand and the table when needed. So a saved state holds no options of a
turn. It does hold the answers to abilities, each with the effects that follow.

Battles run from the deal to the points (rules 2.1, 2.4 to 2.6).
"""

from typing import Final

from msgspec.structs import replace

from engine.core.game import Dealt, Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.air_land_sea import atoms, choices, resolution, strength
from engine.games.air_land_sea.actions import Action, Decline, Deploy, Improvise, MoveEnvoy, Withdraw
from engine.games.air_land_sea.cards import BY_KEY, TYPES, cards_of, sort_cards
from engine.games.air_land_sea.effects import Effect, Settle, SwapHands
from engine.games.air_land_sea.events import BattleStarted, BattleWon, Event, MatchWon, Resigned, TurnSkipped, Withdrew
from engine.games.air_land_sea.options import EPIC_ROW, STANDARD_ROW, TheatersOptions
from engine.games.air_land_sea.resolution import carry_out
from engine.games.air_land_sea.state import Column, Edition, Mark, Scoring, State, Table, TableResult
from engine.kit.agenda import Result, run
from engine.kit.cards import deal

HAND = 6
EPIC_HAND = 10
FOUGHT_OUT = 6
BEGINNER_WIN = 1

Commanders = tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]
"""Tables of withdrawal points for the side that is first, then for the other side.

A row (cards, points) applies if the side has at least `cards` cards in hand. The first row that applies gives the
enemy's points.
"""

COMMANDERS: Commanders = (
    ((4, 2), (2, 3), (1, 4), (0, 6)),
    ((5, 2), (3, 3), (2, 4), (0, 6)),
)
EPIC_COMMANDERS: Commanders = (
    ((6, 2), (3, 3), (1, 4), (0, 6)),
    ((7, 2), (4, 3), (2, 4), (0, 6)),
)
"""From a single source, unconfirmed (rules 2.5)."""

MAX_TURNS = {STANDARD_ROW: 60, EPIC_ROW: 120}  # rules 3.7
"""Maximum number of turns in a battle, by number of theaters; after the last of them the battle is scored.

Normal play stays far below.
"""

Sides = tuple[tuple[Seat, ...], tuple[Seat, ...]]
Events = tuple[Event, ...]


def open_match(options: TheatersOptions, sides: Sides, rng: Rng) -> State:
    """Draw the theaters if they aren't chosen, the row and the first side, and deal the first battle.

    No turn has begun in the returned state.
    """
    theaters = options.chosen
    if theaters is None:
        drawn, rng = rng.shuffle(TYPES)
        theaters = tuple(sorted(drawn[: EPIC_ROW if options.mode == "epic" else STANDARD_ROW], key=TYPES.index))
    solo = all(len(side) == 1 for side in sides)
    row, rng = rng.shuffle(theaters)
    first, rng = rng.below(2)
    table, rng = _deal_table(options.edition_for(solo=solo), sides, row, first, rng)
    return State(table, options.scoring, options.target_for(solo=solo), 1, (0, 0), rng)


def is_epic(table: Table) -> bool:
    """Return whether the battle is epic: five theaters (rules 5.1)."""
    return len(table.row) == EPIC_ROW


def _deal_table(edition: Edition, sides: Sides, row: tuple[str, ...], first: int, rng: Rng) -> tuple[Table, Rng]:
    deck, rng = rng.shuffle(cards_of(row))
    hand_size = EPIC_HAND if len(row) == EPIC_ROW else HAND
    hands, deck = deal(deck, [hand_size // len(side) for side in sides for _ in side])
    nothing: tuple[Column, ...] = ((),) * len(row)
    unsupplied = (0,) * len(row)
    table = Table(
        edition=edition,
        sides=sides,
        row=row,
        first=first,
        hands=tuple(map(sort_cards, hands)),
        deck=deck,
        columns=(nothing, nothing),
        in_force=((), ()),
        supplies=(unsupplied, unsupplied),
        turn=0,
        mover=first,
        regular=1 - first,
    )
    return table, rng


def announce_battle(state: State) -> BattleStarted:
    """Return the event that announces the battle of a state."""
    return BattleStarted(state.battle, state.table.row, state.table.first)


def get_deal(step: Step[State, Event]) -> Dealt | None:
    """Return the hands and the deck after the step, if a battle began in the step; None otherwise."""
    if not any(isinstance(event, BattleStarted) for event in step.events):
        return None
    return Dealt(step.state.table.hands, step.state.table.deck)


def cards_left(table: Table, side: int) -> int:
    """Count the cards in the hands of a side."""
    return sum([len(table.hands[seat]) for seat in table.sides[side]])


def has_cards(table: Table, side: int) -> bool:
    """Return whether any hand of a side holds a card."""
    for seat in table.sides[side]:  # noqa: SIM110 - asked at every turn; a generator takes twice the time
        if table.hands[seat]:
            return True
    return False


def withdrawal_points(table: Table, scoring: Scoring, side: int) -> int:
    """Return the points that the enemy scores if the side withdraws now (rules 2.5)."""
    if scoring == "beginner":
        return BEGINNER_WIN
    cards = cards_left(table, side)
    commanders = EPIC_COMMANDERS if is_epic(table) else COMMANDERS
    commander = commanders[0 if side == table.first else 1]
    return next(points for least, points in commander if cards >= least)


def withdraw(state: State, seat: Seat, side: int) -> tuple[State, Events]:
    """End the battle by a side's withdrawal, and deal the next battle unless the match is won."""
    event = Withdrew(seat, side, cards_left(state.table, side))
    ended, events = _win_battle(state, 1 - side, withdrawal_points(state.table, state.scoring, side), ())
    return ended, (event, *events)


def resign(state: State, seat: Seat, side: int) -> tuple[State, Events]:
    """End the match immediately with a win for the other side."""
    ended = replace(state, winner=1 - side, resigned=seat, agenda=(), decisions=())
    return ended, (Resigned(seat, side), MatchWon(1 - side))


def fight_out(state: State) -> tuple[State, Events]:
    """Score the present position: the side that controls more theaters wins the battle (rules 2.4)."""
    controllers = strength.tally(state.table).controllers
    winner = 1 if 2 * sum(controllers) > len(controllers) else 0
    return _win_battle(state, winner, BEGINNER_WIN if state.scoring == "beginner" else FOUGHT_OUT, controllers)


def _win_battle(state: State, side: int, gained: int, controllers: tuple[int, ...]) -> tuple[State, Events]:
    points = (state.points[0] + gained, state.points[1]) if side == 0 else (state.points[0], state.points[1] + gained)
    won = BattleWon(side, gained, state.table.row, controllers, points)
    if points[side] >= state.target:
        return replace(state, points=points, winner=side, agenda=(), decisions=()), (won, MatchWon(side))
    table = state.table
    row = (table.row[-1], *table.row[:-1])
    fresh, rng = _deal_table(table.edition, table.sides, row, 1 - table.first, state.rng)
    following = replace(state, table=fresh, battle=state.battle + 1, points=points, rng=rng)
    return following, (won, announce_battle(following))


_WITHDRAW = Withdraw()
_DECLINE = Decline()
_SETTLE = Settle()
_SWAP: tuple[Effect, ...] = (SwapHands(),)

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset((Seat(seat),)) for seat in range(4))

_DUEL = (roster(1, 1),)
_ROSTERS = (*_DUEL, roster(1, 2), roster(2, 1), roster(2, 2))


def rosters(options: TheatersOptions) -> tuple[Roster, ...]:
    """Return the allowed rosters, one against one first; the classic edition allows only that one (rules 5.2)."""
    return _DUEL if options.edition == "classic" else _ROSTERS


def new(options: TheatersOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Draw the theaters' order, the first side and the hands, and begin the first battle (rules 2.1).

    In teams, ask for the swap first (rules 5.2). Raises Illegal("bad_options") unless the roster has two sides of one
    or two seats each. A team match in the classic edition raises it, too.
    """
    if len(roster.teams) != 2 or not all(len(team) in (1, 2) for team in roster.teams):
        raise Illegal("bad_options", problems=(("roster", "this game is for two sides of one or two players each"),))
    if options.edition == "classic" and len(roster.seats) > 2:
        raise Illegal("bad_options", problems=(("edition", "the classic edition is for one player against one"),))
    state = open_match(options, (roster.teams[0], roster.teams[1]), rng)
    return _open_battle(state, (announce_battle(state),))


def _open_battle(state: State, events: tuple[Event, ...]) -> Step[State, Event]:
    """Ask for the swap within teams, if there are teams; otherwise begin the first turn (rules 5.2).

    `events` are those so far, which come first in the returned step.
    """
    if len(state.table.hands) == len(state.table.sides):
        return begin_next_turn(state, state.table, events)
    asked = run(state.table, _SWAP, carry_out)
    return Step(
        replace(state, table=asked.table, agenda=asked.agenda, decisions=asked.decisions), events + asked.events
    )


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that may act; empty after the end of the match.

    While an ability or a swap asks seats, these are the seats. Otherwise they are the members of the moving side that
    may take its turn.
    """
    if state.winner is not None:
        return _NOBODY
    if state.decisions:
        asked = [decision.seat for decision in state.decisions]
        return _ALONE[asked[0]] if len(asked) == 1 else frozenset(asked)
    table = state.table
    seats = table.sides[table.mover]
    return _ALONE[seats[0]] if len(seats) == 1 else frozenset(players(table))


def players(table: Table) -> tuple[Seat, ...]:
    """Return the members of the side to move that may take its turn; any one of them does (rules 5.3).

    Members with a due card come first: if there are any, only they may. Otherwise the members with the largest hand
    may.
    """
    seats = table.sides[table.mover]
    if len(seats) == 1:
        return seats
    if owing := tuple(seat for seat in seats if due(table, seat)):
        return owing
    largest = max(len(table.hands[seat]) for seat in seats)
    return tuple(seat for seat in seats if len(table.hands[seat]) == largest)


def due(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the cards of the seat's hand that a Mark makes due in its side's present turn; empty if none.

    The seat must play one of them in this turn (rules 4.7).
    """
    return tuple(card for card in table.hands[seat] if Mark(seat, card, due=True) in table.marks)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the seat's legal actions in the order of rules 2.3: cards, then Envoy, then withdrawing or declining.

    Return `()` if the seat may not act. A seat with due cards may play only these.
    """
    for decision in state.decisions:
        if decision.seat == seat:
            return tuple([option.pick for option in decision.options])
    table = state.table
    if state.decisions or state.winner is not None or seat not in players(table):
        return ()
    owed = due(table, seat) if table.marks else ()
    plays = choices.plays(table, table.mover, owed or table.hands[seat])
    return (*plays, *choices.envoy_moves(table), _WITHDRAW) if table.envoy else (*plays, _WITHDRAW)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out a legal action with all its consequences; raises Illegal("not_offered") if the action isn't legal."""
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out an action that `legal` listed for this state, with all its consequences."""
    table = state.table
    if state.decisions:
        return _run_effects(state, Result(table, then=_find_effects(state, seat, action) + state.agenda))
    if isinstance(action, Improvise):
        played = resolution.play_facedown(table, seat, action.card, action.theater)
        return _end_turn(state, played.table, played.events)
    if isinstance(action, Deploy):
        played = resolution.play_faceup(table, seat, action.card, action.theater, action.via)
        if played.table.activations:
            return _run_effects(state, played, _SETTLE)
        return _end_turn(state, played.table, played.events)
    if isinstance(action, MoveEnvoy):
        moved = atoms.move_envoy(table, seat, action.theater)
        return Step(replace(state, table=moved.table), moved.events)
    if not isinstance(action, Withdraw):
        raise Illegal("not_offered")
    ended, events = withdraw(state, seat, table.mover)
    return _open_battle(ended, events) if ended.winner is None else Step(ended, events)


def _find_effects(state: State, seat: Seat, action: Action) -> tuple[Effect, ...]:
    """Return the effects that follow an action with which the seat answers its open decision.

    Raises Illegal("not_offered") if no open decision of the seat offers `action`.
    """
    for decision in state.decisions:
        if decision.seat == seat:
            for option in decision.options:
                if option.pick == action:
                    return option.then
    raise Illegal("not_offered")


def _run_effects(state: State, did: TableResult, *after: Effect) -> Step[State, Event]:
    """Run the effects that follow `did`, then those of `after`; stop at an open decision.

    If no decision is open at the end, end the turn. `did` is the result of the first effect; its events come first in
    the step.
    """
    done = run(did.table, did.then + after, carry_out)
    events = did.events + done.events
    if done.decisions:
        return Step(replace(state, table=done.table, agenda=done.agenda, decisions=done.decisions), events)
    if state.decisions:
        state = replace(state, agenda=(), decisions=())
    return _end_turn(state, done.table, events)


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Resign for the seat's whole side, which ends the match.

    Raises Illegal("already_out") if the match is over or the seat isn't in the match.
    """
    for side, seats in enumerate(state.table.sides):
        if seat in seats and state.winner is None:
            return Step(*resign(state, seat, side))
    raise Illegal("already_out")


def _end_turn(state: State, table: Table, events: tuple[Event, ...]) -> Step[State, Event]:
    """End the turn and begin the next one, or score the battle if no turn is left.

    `table` replaces that of `state`, and `events` come first in the step. In the classic edition, first end an Air Drop
    permission that was usable in this turn (rules 2.2 T5).
    """
    if table.edition == "classic" and table.air_drop[table.mover] == "usable":
        ended = atoms.end_air_drop(table, table.mover)
        table, events = ended.table, events + ended.events
    return begin_next_turn(state, table, events)


def begin_next_turn(state: State, table: Table, events: tuple[Event, ...]) -> Step[State, Event]:
    """Begin the next turn, extra turns first; if no turn is left, score the battle (rules 2.2 T0, T6).

    `table` replaces that of `state`, and `events` come first in the step. A side without cards skips its turns. The
    battle ends after MAX_TURNS turns or when all hands are empty. Then the next battle begins, unless the match is won.
    """
    max_turns = MAX_TURNS[len(table.row)]
    while table.turn < max_turns:
        mover = table.extra[0] if table.extra else 1 - table.regular
        if has_cards(table, mover):
            return Step(replace(state, table=atoms.begin_turn(table, mover)), events)
        if not any(table.hands):
            break
        table = atoms.skip_turn(table)
        events += (TurnSkipped(mover),)
    scored, battle_events = fight_out(replace(state, table=atoms.end_turns(table)))
    events += battle_events
    return _open_battle(scored, events) if scored.winner is None else Step(scored, events)


def is_underway(state: State) -> bool:
    """Return whether the first battle is over."""
    return state.battle > 1


def outcome(state: State) -> Outcome | None:
    """Return the outcome, with the winning side ranked first. Return None while the match continues.

    Teams are side indexes. The reason is "target", "single" if one battle decided, or "resigned".
    """
    if state.winner is None:
        return None
    reached = "target" if state.target else "single"
    return Outcome(((state.winner,), (1 - state.winner,)), reached if state.resigned is None else "resigned")


def fallback(state: State, seat: Seat) -> Action:
    """Return the action that a time-out plays.

    It declines if that is possible. In a turn it improvises the weakest card in the leftmost theater. That triggers no
    ability and keeps the battle open. For an ability that must be carried out, it takes the first option.
    """
    listed = legal(state, seat)
    if _DECLINE in listed:
        return _DECLINE
    improvises = [action for action in listed if isinstance(action, Improvise)]
    return min(improvises, key=lambda play: BY_KEY[play.card].strength) if improvises else listed[0]

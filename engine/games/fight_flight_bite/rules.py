"""Match rules (rules 8 and 15): legal actions, their consequences, time-outs and leaving."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from engine.core.game import Outcome, Step
from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.fight_flight_bite import actions, choices, duels, events, harvest, set_up, stages, turns
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.events import Event, Events
from engine.games.fight_flight_bite.options import LETTERS, FightOptions, ruleset_of
from engine.games.fight_flight_bite.state import State, active_seats, has_revealed, layout_of, opening_order, turn_of
from engine.kit.cards import replace_at

_FEW = (roster(1, 1), roster(1, 1, 1))
_FOUR = (roster(1, 1, 1, 1),)

_ALONE = tuple(frozenset((Seat(seat),)) for seat in range(4))
_NOBODY: frozenset[Seat] = frozenset()
_PAIRS = {(Seat(one), Seat(two)): frozenset((Seat(one), Seat(two))) for one in range(4) for two in range(4)}
_NOT_THROWN = ((), ())


def rosters(options: FightOptions) -> tuple[Roster, ...]:
    """Return the rosters that the map of the options allows (rules 3); each seat plays alone.

    A map for few players has two or three seats, any other map four. The map "auto" allows all three sizes.
    """
    if options.map == "auto":
        return (*_FEW, *_FOUR)
    return _FEW if options.map in ("ring", "bay", "pairs") else _FOUR


def new(options: FightOptions, roster: Roster, rng: Rng) -> Step[State, Event]:
    """Begin a match: draw turn order, tribes, food and cards as the options require (rules 7).

    Raises Illegal("bad_options") if the roster isn't one that `rosters` lists for these options.
    """
    if roster not in rosters(options):
        problem = "this map is for another number of players"
        if options.map == "auto":
            problem = "this game is for two, three or four players, each on their own"
        raise Illegal("bad_options", problems=(("roster", problem),))
    return set_up.begin(ruleset_of(options, len(roster.seats)), roster.seats, rng)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that may act; empty once the match is over.

    Usually one seat may act. In a duel or the final throws, each participant that has yet to throw may act.
    """
    return SEATS_TO_ACT[type(state.stage)](state, state.stage)


def _find_turn_seat(state: State, _: stages.Stage) -> frozenset[Seat]:
    return _ALONE[turn_of(state).seat]


def _find_due_seat(_: State, stage: stages.Placing | stages.AddingCube | stages.ChoosingTribe) -> frozenset[Seat]:
    return _ALONE[stage.seat]


def _find_missing_duellists(state: State, stage: stages.Throwing) -> frozenset[Seat]:
    duel, attacker = stage.duel, turn_of(state).seat
    if duel.thrown == _NOT_THROWN:
        return _PAIRS[attacker, duel.defender]
    return _ALONE[duel.defender if duel.thrown[0] else attacker]


def _find_missing_throwers(_: State, stage: stages.ThrowingFinal) -> frozenset[Seat]:
    return frozenset(seat for seat, signs in zip(stage.seats, stage.thrown, strict=True) if not signs)


SEATS_TO_ACT: Mapping[type[stages.Stage], Callable[[State, Any], frozenset[Seat]]] = {
    stages.ChoosingTribe: _find_due_seat,
    stages.Opening: lambda state, stage: _ALONE[opening_order(state.order)[stage.number]],
    stages.Placing: _find_due_seat,
    stages.Playing: _find_turn_seat,
    stages.Deciding: _find_turn_seat,
    stages.Barring: lambda _, stage: _ALONE[stage.defender],
    stages.Throwing: _find_missing_duellists,
    stages.Losing: _find_turn_seat,
    stages.UsingBonus: _find_turn_seat,
    stages.AddingCube: _find_due_seat,
    stages.Picking: lambda _, stage: _ALONE[stage.takers[0]],
    stages.ThrowingFinal: _find_missing_throwers,
    stages.Over: lambda _, _stage: _NOBODY,
}
"""Functions that return the seats to act, keyed by kind of stage.

This is a lookup because each action needs it twice.
"""


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return the seat's legal actions, declining and stopping last; empty if the seat may not act.

    The list of throws never depends on the other seat's throw.
    """
    return choices.list_actions(state, seat) if seat in to_act(state) else ()


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out a legal action with all its consequences; raises Illegal("not_offered") if the action isn't legal."""
    if action not in legal(state, seat):
        raise Illegal("not_offered")
    return apply_listed(state, seat, action)


def apply_listed(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out an action that `legal` listed for this state, with all its consequences."""
    return CARRY_OUT[type(action)](state, seat, action)


def _throw(state: State, seat: Seat, signs: stages.Signs) -> Step[State, Event]:
    match state.stage:
        case stages.Throwing(duel):
            return duels.throw(state, duel, seat, signs)
        case stages.ThrowingFinal(seats, thrown) as final:
            thrown = replace_at(thrown, seats.index(seat), signs)
            return harvest.advance_final(state, replace(final, thrown=thrown), (events.Threw(seat, signs),))
        case _:
            raise Illegal("not_offered")


def _open(state: State, seat: Seat, action: actions.Open) -> Step[State, Event]:
    if not isinstance(state.stage, stages.Opening):
        raise Illegal("not_offered")
    return set_up.place_opening(state, seat, state.stage.number, layout_of(state).ids.index(action.woodland))


def _answer(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out an action about a lost duel, a bonus action, a granted cube, or a pick of the harvest.

    Raises Illegal("not_offered") if the action doesn't belong to the current stage.
    """
    match state.stage, action:
        case stages.UsingBonus() as bonus, actions.Push() | actions.Move() | actions.Bite() | actions.Done():
            return duels.use_bonus(state, bonus, action)
        case stages.AddingCube() as adding, actions.PutCube():
            return duels.put_cube(state, adding, action)
        case stages.AddingCube(_, reason), actions.Decline():
            return duels.finish_cube(state, reason, (events.CubeDeclined(seat, reason),))
        case stages.Losing(duel), actions.Void():
            return duels.void(state, duel)
        case stages.Losing(duel), actions.Accept():
            return duels.lose(state, duel, ())
        case stages.Picking() as picking, actions.Pick(food):
            return harvest.pick(state, picking, food)
        case _:
            raise Illegal("not_offered")


CARRY_OUT: Mapping[type[Action], Callable[[State, Seat, Any], Step[State, Event]]] = {
    **dict.fromkeys(get_args(Action), _answer),
    actions.Throw: lambda state, seat, throw: _throw(state, seat, throw.signs),
    actions.Play: lambda state, _, play: duels.continue_turn(*turns.play_card(state, play)),
    actions.Open: _open,
    actions.Place: lambda state, seat, place: turns.place_critter(state, seat, LETTERS.index(place.woodland)),
    actions.Attack: lambda state, _, attack: duels.attack(state, attack.seat),
    actions.Stop: lambda state, seat, _: turns.end_turn(state, (events.Stopped(seat),)),
    actions.Bar: lambda state, seat, bar: duels.bar(state, seat, bar.sign),
    actions.ChooseTribe: lambda state, seat, chosen: set_up.take_tribe(state, seat, chosen.tribe),
}
"""Functions that carry out an action, keyed by kind of action."""


def fallback(state: State, seat: Seat) -> Action:  # noqa: PLR0911 - one return for each stage
    """Return the action that a time-out plays: random throws and bars, and no optional effects (rules 15).

    Critters go to the woodland on which the seat has the fewest. The first card of the hand is played. In the harvest
    it picks the best food.
    """
    listed = legal(state, seat)
    match state.stage:
        case stages.Opening() | stages.Placing():
            return _least_crowded(state, seat, listed)
        case stages.Playing():
            first = state.table.hands[seat][0]
            return _least_crowded(state, seat, choices.plays_of(state, turn_of(state), first))
        case stages.Throwing(duel):
            barred = duel.barred if seat == duel.defender else None
            return actions.Throw(duels.draw_throw(state, seat, barred, choices.throw_length(state)))
        case stages.ThrowingFinal():
            return actions.Throw(duels.draw_throw(state, seat, None, 1))
        case stages.Barring():
            return actions.Bar(duels.draw_bar(state, seat))
        case stages.Picking() as picking:
            return actions.Pick(harvest.best_food(state, picking, choices.cubes_left(state.table, picking)))
        case stages.ChoosingTribe():
            return listed[0]
        case stages.Deciding() if not choices.may_stop(turn_of(state)):
            return listed[0]
        case _:
            return listed[-1]


def _least_crowded(state: State, seat: Seat, listed: Sequence[Action]) -> Action:
    """Return the placement on the woodland with the fewest critters of the seat; the first one in a tie.

    Among actions without a placement, return the first.
    """

    def count_own_critters(action: Action) -> int:
        place = action.choice if isinstance(action, actions.Play) else action
        if not isinstance(place, actions.Open | actions.Place):
            return 0
        return state.table.critters[layout_of(state).ids.index(place.woodland)][seat]

    return min(listed, key=count_own_critters)


def leave(state: State, seat: Seat) -> Step[State, Event]:
    """Remove the seat from the match; the last remaining seat wins (rules 17).

    Raises Illegal("already_out") if it has left before or the match is over.
    """
    if isinstance(state.stage, stages.Over) or seat not in active_seats(state):
        raise Illegal("already_out")
    new_events: Events = (events.Left(seat),)
    after = replace(state, gone=(*state.gone, seat))
    remaining = active_seats(after)
    if len(remaining) > 1:
        return _resume_after_leaving(after, seat, new_events)
    if any(state.table.hands) and not has_revealed(state):
        new_events = (*new_events, harvest.make_reveal_event(state))
    return harvest.finish(replace(after, turn=None), new_events, remaining, "left")


def _resume_after_leaving(  # noqa: PLR0911 - one return for each stage
    state: State, seat: Seat, new_events: Events
) -> Step[State, Event]:
    """Continue the match if it waited for the seat that left; otherwise keep the stage.

    The step's events start with `new_events`.
    """
    match state.stage:
        case stages.ChoosingTribe(due) if due == seat:
            return set_up.take_tribe(state, seat, choices.tribes_left(state)[0], new_events)
        case stages.Opening(number) if opening_order(state.order)[number] == seat:
            return set_up.ask_opening(state, number, new_events)
        case stages.Placing(due) if due == seat:
            return turns.begin_next_turn(state, seat, new_events)
        case stages.Playing() | stages.Deciding() | stages.UsingBonus() if turn_of(state).seat == seat:
            return turns.end_turn(state, new_events)
        case stages.Picking(takers=takers) as picking if takers[0] == seat:
            return harvest.continue_harvest(state, picking, new_events)
        case stages.ThrowingFinal(seats, thrown, rounds) if seat in seats:
            others = [(other, throw) for other, throw in zip(seats, thrown, strict=True) if other != seat]
            final = stages.ThrowingFinal(
                tuple(other for other, _ in others), tuple(throw for _, throw in others), rounds
            )
            return harvest.advance_final(state, final, new_events)
        case _:
            return _fight_out(state, seat, new_events)


def _fight_out(state: State, seat: Seat, new_events: Events) -> Step[State, Event]:
    """Continue a duel that waits for the seat that left; otherwise keep the stage.

    Its throws and bars are drawn at random. It accepts a loss and misses its cube. The step's events start with
    `new_events`.
    """
    match state.stage:
        case stages.Barring(defender) if defender == seat:
            return duels.bar(state, seat, duels.draw_bar(state, seat), new_events)
        case stages.Throwing(duel):
            return duels.advance_duel(state, duel, new_events)
        case stages.Losing(duel) if turn_of(state).seat == seat:
            return duels.lose(state, duel, new_events)
        case stages.AddingCube(due, reason) if due == seat:
            return duels.finish_cube(state, reason, (*new_events, events.CubeMissed(seat, reason, "left")))
        case _:
            return Step(state, new_events)


def is_underway(state: State) -> bool:
    """Return whether the first duel was thrown for, or the first round is over."""
    return state.reveals > 0 or state.round > 1


def outcome(state: State) -> Outcome | None:
    """Return the ranking: winners, then other seats by points, then the seats that left, last to leave first.

    None if the match isn't over. Rules 12 and 17. The reason is one of `events.Reason`.
    """
    over = state.stage
    if not isinstance(over, stages.Over):
        return None
    others = [seat for seat in active_seats(state) if seat not in over.winners]
    points = {seat: harvest.points(state, seat) for seat in others}
    ranks = [tuple(sorted(over.winners))]
    ranks += [
        tuple(sorted(seat for seat in others if points[seat] == total))
        for total in sorted(set(points.values()), reverse=True)
    ]
    ranks += [(seat,) for seat in reversed(state.gone)]
    return Outcome(tuple(ranks), over.reason)

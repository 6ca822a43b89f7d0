"""Views and redacted events for a seat or a spectator (rules 15)."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.fight_flight_bite import choices, duels, harvest, rules, stages, view_types
from engine.games.fight_flight_bite.atoms import add_cubes
from engine.games.fight_flight_bite.cards import Cubes
from engine.games.fight_flight_bite.events import Event, HandSeen, Threw
from engine.games.fight_flight_bite.state import State, active_seats, has_revealed, layout_of, opening_order, turn_of
from engine.games.fight_flight_bite.view_types import Ask, Phase, View
from engine.games.fight_flight_bite.visibility import cards_seen, known_cards, sees_hand, sees_throw

_PHASES: Mapping[type[stages.Stage], Phase] = {
    stages.ChoosingTribe: "tribes",
    stages.Opening: "opening",
    stages.Picking: "harvest",
    stages.ThrowingFinal: "final",
    stages.Over: "over",
}
"""Phases outside turns, keyed by kind of stage."""

_ASKS: Mapping[type[stages.Stage], Ask] = {
    stages.ChoosingTribe: "tribe",
    stages.Opening: "open",
    stages.Placing: "place",
    stages.Playing: "play",
    stages.Deciding: "attack",
    stages.Barring: "bar",
    stages.Throwing: "throw",
    stages.Losing: "void",
    stages.UsingBonus: "bonus",
    stages.Picking: "pick",
    stages.ThrowingFinal: "final_throw",
}
"""Asks, keyed by kind of stage; `_ask` distinguishes the two reasons for a cube."""


def view(state: State, seat: Seat | None) -> View:
    """Return everything that the seat may know of the state; None as `seat` means a spectator."""
    stage, table = state.stage, state.table
    dealt = any(table.hands)
    return View(
        seat=seat,
        rules=state.rules,
        phase=_PHASES.get(type(stage), "turns"),
        round=state.round,
        order=state.order,
        openings=tuple(each for each in opening_order(state.order)[stage.number :] if each not in state.gone)
        if isinstance(stage, stages.Opening)
        else (),
        woodlands=tuple(_woodlands(state)),
        supply=table.supply,
        seats=tuple(_seat(state, seat, Seat(other)) for other in range(len(state.order))),
        tribes_left=choices.tribes_left(state) if isinstance(stage, stages.ChoosingTribe) else (),
        turn=_turn(state),
        duel=_duel(state, seat),
        bonus=view_types.BonusView(stage.sign, stage.defender, stage.actions, stage.left)
        if isinstance(stage, stages.UsingBonus)
        else None,
        pick=view_types.PickView(layout_of(state).ids[stage.woodland], stage.takers)
        if isinstance(stage, stages.Picking)
        else None,
        final=_final(state, seat, stage) if isinstance(stage, stages.ThrowingFinal) else None,
        peeks=tuple(
            view_types.PeekView(peek.holder, peek.round, cards_seen(state, peek))
            for peek in table.peeks
            if peek.seat == seat
        ),
        undealt=table.undealt if has_revealed(state) else (),
        scores=_scores(state),
        worth=harvest.cube_values(state, seat) if seat is not None and dealt else None,
        asks=tuple(view_types.AskView(acting, _ask(stage)) for acting in sorted(rules.to_act(state))),
        outcome=rules.outcome(state),
    )


def _woodlands(state: State) -> Iterator[view_types.WoodlandView]:
    layout, table, stage = layout_of(state), state.table, state.stage
    for index, woodland in enumerate(layout.woodlands):
        done = harvest.get_harvest_event(state, index) if index < len(table.harvests) else None
        yield view_types.WoodlandView(
            id=woodland.id,
            q=woodland.q,
            r=woodland.r,
            terrain=woodland.terrain,
            icon=woodland.icon,
            neighbours=tuple([layout.ids[other] for other in layout.neighbours[index]]),
            critters=table.critters[index],
            cubes=choices.cubes_left(table, stage)
            if isinstance(stage, stages.Picking) and stage.woodland == index
            else table.cubes[index],
            harvest=view_types.HarvestView(done.controller, done.retreating, done.taken, done.left) if done else None,
        )


def _seat(state: State, viewer: Seat | None, seat: Seat) -> view_types.SeatView:
    table, stage = state.table, state.stage
    taken: Cubes = harvest.cubes_of(state, seat)
    return view_types.SeatView(
        seat=seat,
        tribe=state.tribes[seat],
        reserve=table.reserves[seat],
        hand_size=len(table.hands[seat]),
        known=known_cards(state, seat),
        hand=table.hands[seat] if sees_hand(state, viewer, seat) else None,
        played=table.played[seat],
        taken=add_cubes(taken, stage.taken[seat]) if isinstance(stage, stages.Picking) else taken,
        has_left=seat in state.gone,
    )


def _turn(state: State) -> view_types.TurnView | None:
    if isinstance(state.stage, stages.Placing):
        return view_types.TurnView(state.stage.seat, None, None, 0, 0, 0, (), must_attack=False, stakes=(0, 0, 0))
    turn = state.turn
    if turn is None:
        return None
    layout = layout_of(state)
    opponents = choices.targets(state, turn) if turn.standing else ()
    begun = isinstance(state.stage, stages.Barring | stages.Throwing | stages.Losing)
    return view_types.TurnView(
        seat=turn.seat,
        woodland=layout.ids[turn.woodland],
        card=turn.card or None,
        standing=turn.standing,
        lying=state.table.critters[turn.woodland][turn.seat] - turn.standing,
        duels=turn.duels,
        targets=opponents,
        must_attack=bool(opponents) and not choices.may_stop(turn),
        stakes=duels.stakes(layout, turn, turn.duels if begun else turn.duels + 1),
    )


def _duel(state: State, viewer: Seat | None) -> view_types.DuelView | None:
    match state.stage:
        case stages.Barring(defender):
            duel = stages.Duel(defender)
        case stages.Throwing(open_duel) | stages.Losing(open_duel):
            duel = open_duel
        case _:
            return None
    turn = turn_of(state)
    return view_types.DuelView(
        attacker=turn.seat,
        defender=duel.defender,
        shown=duel.shown,
        ties=sum(attacking == defending for attacking, defending in duel.shown),
        tie_limit=duels.tie_limit(turn),
        thrown=(bool(duel.thrown[0]), bool(duel.thrown[1])),
        barred=duel.barred,
        own=_find_own_throw(state, viewer, (turn.seat, duel.defender), duel.thrown),
    )


def _final(state: State, viewer: Seat | None, final: stages.ThrowingFinal) -> view_types.FinalView:
    own = _find_own_throw(state, viewer, final.seats, final.thrown)
    return view_types.FinalView(final.seats, tuple(map(bool, final.thrown)), final.rounds, own)


def _find_own_throw(
    state: State, viewer: Seat | None, seats: tuple[Seat, ...], thrown: tuple[stages.Signs, ...]
) -> stages.Signs:
    """Return the viewer's own throw while it is secret; `()` if there is none to see.

    A spectator (None) and a viewer that has left see none. `thrown` has the throws of `seats`, in the same order.
    """
    throws = zip(seats, thrown, strict=True)
    return next((signs for thrower, signs in throws if sees_throw(state, viewer, thrower)), ())


def _scores(state: State) -> tuple[view_types.ScoreView, ...]:
    if not has_revealed(state) or not state.table.harvests:
        return ()
    return tuple(
        view_types.ScoreView(
            seat,
            harvest.cubes_of(state, seat),
            harvest.bonus(state, seat),
            harvest.points(state, seat),
            harvest.head_start(state, seat),
        )
        for seat in active_seats(state)
    )


def _ask(stage: stages.Stage) -> Ask:
    if isinstance(stage, stages.AddingCube):
        return "defender_cube" if stage.reason == "defender" else "scavenger_cube"
    return _ASKS[type(stage)]


def redact(state: State, event: Event, seat: Seat | None) -> Event:
    """Return the event, with a throw or hand set to None if the seat may not know it.

    Each reader gets every event in some form. None as the seat means a spectator.
    """
    match event:
        case Threw(seat=thrower) if not sees_throw(state, seat, thrower):
            return replace(event, signs=None)
        case HandSeen(seat=reader, holder=holder) if seat not in (reader, holder):
            return replace(event, cards=None)
        case _:
            return event

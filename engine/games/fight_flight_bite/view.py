"""Views and redacted events for a seat or a spectator (rules 15)."""

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.fight_flight_bite import choices, duels, harvest, rules, stages, view_types
from engine.games.fight_flight_bite.atoms import add_cubes
from engine.games.fight_flight_bite.cards import Cubes
from engine.games.fight_flight_bite.events import Event, HandSeen, Threw
from engine.games.fight_flight_bite.state import State, active_seats, has_revealed, layout_of, opening_order, turn_of
from engine.games.fight_flight_bite.view_types import Ask, Phase, View
from engine.games.fight_flight_bite.visibility import cards_seen, known_cards, sees_hand, sees_throw


def view(state: State, seat: Seat | None) -> View:
    """Return everything the seat, or a spectator, may know."""
    stage, table = state.stage, state.table
    dealt = any(table.hands)
    return View(
        seat=seat,
        rules=state.rules,
        phase=_phase(state),
        round=state.round,
        order=state.order,
        openings=_openings(state),
        woodlands=_woodlands(state),
        supply=table.supply,
        seats=tuple(_seat(state, seat, Seat(other)) for other in range(len(state.order))),
        tribes_left=choices.tribes_left(state) if isinstance(stage, stages.ChoosingTribe) else (),
        turn=_turn(state),
        duel=_duel(state, seat),
        bonus=_bonus(stage) if isinstance(stage, stages.UsingBonus) else None,
        pick=_pick(state, stage) if isinstance(stage, stages.Picking) else None,
        final=_final(state, seat),
        peeks=tuple(
            view_types.PeekView(peek.holder, peek.round, cards_seen(state, peek))
            for peek in table.peeks
            if peek.seat == seat
        ),
        undealt=table.undealt if has_revealed(state) else (),
        scores=_scores(state),
        worth=harvest.cube_values(state, seat) if seat is not None and dealt else None,
        asks=tuple(view_types.AskView(acting, _ask(state)) for acting in sorted(rules.to_act(state))),
        outcome=rules.outcome(state),
    )


def _phase(state: State) -> Phase:
    match state.stage:
        case stages.ChoosingTribe():
            return "tribes"
        case stages.Opening():
            return "opening"
        case stages.Picking():
            return "harvest"
        case stages.ThrowingFinal():
            return "final"
        case stages.Over():
            return "over"
        case _:
            return "turns"


def _openings(state: State) -> tuple[Seat, ...]:
    if not isinstance(state.stage, stages.Opening):
        return ()
    return tuple(seat for seat in opening_order(state.order)[state.stage.number :] if seat not in state.gone)


def _woodlands(state: State) -> tuple[view_types.WoodlandView, ...]:
    layout, table, stage = layout_of(state), state.table, state.stage
    cubes = list(table.cubes)
    if isinstance(stage, stages.Picking):
        cubes[stage.woodland] = choices.cubes_left(table, stage)
    return tuple(
        view_types.WoodlandView(
            woodland.id,
            woodland.q,
            woodland.r,
            woodland.terrain,
            woodland.icon,
            tuple(layout.ids[other] for other in layout.neighbours[index]),
            table.critters[index],
            cubes[index],
            _harvest(state, index) if index < len(table.harvests) else None,
        )
        for index, woodland in enumerate(layout.woodlands)
    )


def _harvest(state: State, woodland: int) -> view_types.HarvestView:
    done = harvest.get_harvest_event(state, woodland)
    return view_types.HarvestView(done.controller, done.retreating, done.taken, done.left)


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


def _final(state: State, viewer: Seat | None) -> view_types.FinalView | None:
    final = state.stage
    if not isinstance(final, stages.ThrowingFinal):
        return None
    own = _find_own_throw(state, viewer, final.seats, final.thrown)
    return view_types.FinalView(final.seats, tuple(map(bool, final.thrown)), final.rounds, own)


def _find_own_throw(
    state: State, viewer: Seat | None, seats: tuple[Seat, ...], thrown: tuple[stages.Signs, ...]
) -> stages.Signs:
    """Return the throw that the viewer alone knows, if it has made one."""
    throws = zip(seats, thrown, strict=True)
    return next((signs for thrower, signs in throws if sees_throw(state, viewer, thrower)), ())


def _bonus(stage: stages.UsingBonus) -> view_types.BonusView:
    return view_types.BonusView(stage.sign, stage.defender, stage.actions, stage.left)


def _pick(state: State, stage: stages.Picking) -> view_types.PickView:
    return view_types.PickView(layout_of(state).ids[stage.woodland], stage.takers)


def _scores(state: State) -> tuple[view_types.ScoreView, ...]:
    if not has_revealed(state) or not state.table.harvests:
        return ()
    return tuple(
        view_types.ScoreView(
            seat, harvest.cubes_of(state, seat), harvest.bonus(state, seat), harvest.points(state, seat)
        )
        for seat in active_seats(state)
    )


def _ask(state: State) -> Ask:  # noqa: PLR0911 - one return for each stage
    match state.stage:
        case stages.ChoosingTribe():
            return "tribe"
        case stages.Opening():
            return "open"
        case stages.Placing():
            return "place"
        case stages.Playing():
            return "play"
        case stages.Deciding():
            return "attack"
        case stages.Barring():
            return "bar"
        case stages.Throwing():
            return "throw"
        case stages.Losing():
            return "void"
        case stages.UsingBonus():
            return "bonus"
        case stages.AddingCube(_, reason):
            return "defender_cube" if reason == "defender" else "scavenger_cube"
        case stages.Picking():
            return "pick"
        case _:
            return "final_throw"


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

"""Deliberate leaks and faults that only Fight, Flight, Bite can have, and the law that must catch each of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, events, harvest, stages
from engine.games.fight_flight_bite import fight_flight_bite as honest
from engine.games.fight_flight_bite.view_types import PeekView
from tests.conformance.fight_flight_bite import FIGHT_FLIGHT_BITE
from tests.conformance.flawed_games import EVENTS, STEPS, VIEW, WORLDS, is_caught
from tests.conformance.random_play import walk
from tests.conformance.subject import AnyGame, Audience

SETTINGS = {setting.name: setting for setting in FIGHT_FLIGHT_BITE.settings}


def viewing(change: Callable[[Any, Any, Audience], Any]) -> AnyGame:
    return with_fields(honest, view=lambda state, seat: change(honest.view(state, seat), state, seat))


def telling(kind: type[Any]) -> AnyGame:
    """A game that redacts nothing of a kind."""

    def redact(state: Any, event: Any, seat: Audience) -> Any:
        return event if isinstance(event, kind) else honest.redact(state, event, seat)

    return with_fields(honest, redact=redact)


def all_hands(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    return replace(view, seats=tuple(replace(sight, hand=state.table.hands[sight.seat]) for sight in view.seats))


def pending_throws(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    if not isinstance(state.stage, stages.Throwing):
        return view
    attacking, defending = state.stage.duel.thrown
    return replace(view, duel=replace(view.duel, own=attacking or defending))


def strong_throws(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    """Names no sign, but one of them changes a number."""
    if not isinstance(state.stage, stages.Throwing):
        return view
    return replace(view, duel=replace(view.duel, ties=int(("fight",) in state.stage.duel.thrown)))


def undealt(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    return replace(view, undealt=state.table.undealt)


def worth_of_others(view: Any, state: Any, seat: Audience) -> Any:
    return view if seat != 0 or view.worth is None else replace(view, worth=harvest.cube_values(state, Seat(1)))


def peeks_of_others(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    peeks = (PeekView(peek.holder, peek.round, state.table.hands[peek.holder]) for peek in state.table.peeks)
    return replace(view, peeks=tuple(peeks))


def offers_by_the_other_throw(state: Any, seat: Seat) -> Sequence[Any]:
    """Bars to the second thrower what would tie."""
    offered = honest.legal(state, seat)
    if isinstance(state.stage, stages.Throwing):
        return tuple(throw for throw in offered if throw.signs not in state.stage.duel.thrown)
    return offered


def orders_throws_by_the_other(state: Any, seat: Seat) -> Sequence[Any]:
    offered = honest.legal(state, seat)
    if isinstance(state.stage, stages.Throwing) and any("fight" in throw for throw in state.stage.duel.thrown):
        return tuple(reversed(offered))
    return offered


def tells_of_strong_throws(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """A harmless note, but only for one of the signs."""
    step = honest.apply(state, seat, action)
    if not isinstance(action, actions.Throw) or action.signs[0] != "fight":
        return step
    return Step(step.state, (events.Stopped(seat), *step.events))


def keeps_throws(state: Any, seat: Audience, rng: Rng) -> Any:
    """Forgets that an imagined world has other throws."""
    return replace(honest.resample(state, seat, rng), stage=state.stage)


FLAWS: dict[str, tuple[AnyGame, str, tuple[str, ...]]] = {
    "all see all hands": (viewing(all_hands), "usual-3", (VIEW, WORLDS)),
    "all see a pending throw": (viewing(pending_throws), "usual-2", (WORLDS, STEPS)),
    "all can work out a pending throw": (viewing(strong_throws), "usual-3", (WORLDS, STEPS)),
    "all see a pending list": (viewing(pending_throws), "locked-2", (WORLDS, STEPS)),
    "all see undealt cards": (viewing(undealt), "usual-4", (VIEW, WORLDS)),
    "a seat sees what another's cubes are worth": (viewing(worth_of_others), "usual-2", (WORLDS,)),
    "all see what was peeked at": (viewing(peeks_of_others), "usual-3", (VIEW, WORLDS)),
    "all are told a throw": (telling(events.Threw), "usual-3", (STEPS,)),
    "all are told a list": (telling(events.Threw), "locked-3", (STEPS,)),
    "all are told a hand that one looks at": (telling(events.HandSeen), "usual-4", (EVENTS,)),
    "an offer depends on the other throw": (with_fields(honest, legal=offers_by_the_other_throw), "usual-2", (WORLDS,)),
    "the order of an offer does": (with_fields(honest, legal=orders_throws_by_the_other), "usual-2", (WORLDS,)),
    "one sign is told otherwise": (with_fields(honest, apply=tells_of_strong_throws), "usual-2", (STEPS,)),
}


@pytest.mark.parametrize(
    ("flaw", "setting", "law"),
    [
        pytest.param(flaw, setting, law, id=f"{name}-{law}")
        for name, (flaw, setting, laws) in FLAWS.items()
        for law in laws
    ],
)
def test_the_law_catches(flaw: AnyGame, setting: str, law: str) -> None:
    assert is_caught(law, FIGHT_FLIGHT_BITE, flaw, SETTINGS[setting], 16)


def test_the_honest_game_passes_the_same_check() -> None:
    assert not is_caught(EVENTS, FIGHT_FLIGHT_BITE, honest, SETTINGS["usual-3"], 16)


def test_a_resample_that_keeps_throws_is_noticed() -> None:
    kept = [
        (honest.resample(moment.state, None, moment.rng), keeps_throws(moment.state, None, moment.rng))
        for moment in walk(FIGHT_FLIGHT_BITE, SETTINGS["locked-2"], 1)
        if isinstance(moment.state.stage, stages.Throwing) and any(moment.state.stage.duel.thrown)
    ]
    assert any(world.stage != lazy.stage for world, lazy in kept)

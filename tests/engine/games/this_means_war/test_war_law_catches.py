"""Deliberate leaks and faults that only This Means War! can have, and the law that must catch each of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import events, this_means_war
from engine.games.this_means_war.effects import AskAnswer, AskHack
from tests.conformance.flawed_games import EVENTS, STEPS, VIEW, WORLDS, is_caught
from tests.conformance.laws import LAWS
from tests.conformance.random_play import walk
from tests.conformance.subject import Audience
from tests.conformance.this_means_war import THIS_MEANS_WAR

SETTING = next(setting for setting in THIS_MEANS_WAR.settings if setting.name == "three")


def shows_hacked_hands_to_all(state: Any, seat: Audience) -> Any:
    view, ask = this_means_war.view(state, seat), state.ask
    return replace(view, looking=state.table.hands[ask.target]) if isinstance(ask, AskHack) else view


def shows_hacked_hands_for_good(state: Any, seat: Audience) -> Any:
    """Whoever has played ESPIONAGE in the turn goes on seeing a hand."""
    view = this_means_war.view(state, seat)
    return replace(view, looking=state.table.hands[state.table.active]) if seat in state.table.answered else view


def says_who_could_answer(state: Any, seat: Audience) -> Any:
    """Leaves those out of the window that have no ESPIONAGE in hand."""
    view = this_means_war.view(state, seat)
    if not view.windows:
        return view
    window = view.windows[-1]
    armed = tuple(
        each
        for each in window.to_answer
        if len(this_means_war.legal(replace(state, agenda=(AskAnswer(each),)), each)) > 1
    )
    return replace(view, windows=(*view.windows[:-1], replace(window, to_answer=armed)))


def skips_who_cannot_answer(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """Passes for a seat at once where nothing could be played, so that being asked tells something."""
    step = this_means_war.apply(state, seat, action)
    while isinstance(ask := step.state.ask, AskAnswer):
        offered = this_means_war.legal(step.state, ask.seat)
        if len(offered) > 1:
            break
        passed = this_means_war.apply(step.state, ask.seat, offered[0])
        step = Step(passed.state, step.events + passed.events)
    return step


def tells_what_is_drawn(state: Any, event: Any, seat: Audience) -> Any:  # noqa: ARG001
    return event


def tells_the_target_what_is_drawn(state: Any, event: Any, seat: Audience) -> Any:
    """A hacker is told the replacement of the card that it chose."""
    told = this_means_war.redact(state, event, seat)
    return event if isinstance(event, events.Drew) and seat in state.table.answered else told


def orders_offers_by_the_deck(state: Any, seat: Seat) -> Sequence[Any]:
    offered = this_means_war.legal(state, seat)
    return tuple(reversed(offered)) if state.table.deck[:1] > ("m",) else offered


def forgets_hacks_in_worlds(state: Any, seat: Audience, rng: Rng) -> Any:
    """Deals the hand that is being looked at anew."""
    world = this_means_war.resample(replace(unremembered(state), agenda=()), seat, rng)
    return replace(world, agenda=state.agenda)


def unremembered(state: Any) -> Any:
    return replace(state, table=replace(state.table, known=UNSET))


def drops_nullified_cards(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """A nullified card goes nowhere."""
    step = this_means_war.apply(state, seat, action)
    if not any(isinstance(event, events.OrderNullified) for event in step.events):
        return step
    pile = step.state.table.discard_pile
    return Step(replace(step.state, table=replace(step.state.table, discard_pile=pile[:-1])), step.events)


def takes_the_hand_of_the_gone(state: Any, seat: Seat) -> Step[Any, Any]:
    """Lets the cards of who leaves vanish, instead of discarding them."""
    step = this_means_war.leave(state, seat)
    kept = step.state.table.discard_pile[: len(state.table.discard_pile)]
    return Step(replace(step.state, table=replace(step.state.table, discard_pile=kept)), step.events)


FLAWS: tuple[tuple[str, Callable[..., Any], tuple[str, ...]], ...] = (
    ("view", shows_hacked_hands_to_all, (VIEW, WORLDS)),
    ("view", shows_hacked_hands_for_good, (VIEW, WORLDS)),
    ("view", says_who_could_answer, (WORLDS,)),
    ("apply", skips_who_cannot_answer, (STEPS,)),
    ("redact", tells_what_is_drawn, (EVENTS,)),
    ("redact", tells_the_target_what_is_drawn, (EVENTS,)),
    ("legal", orders_offers_by_the_deck, (WORLDS,)),
    ("resample", forgets_hacks_in_worlds, (WORLDS,)),
    ("apply", drops_nullified_cards, ("what_is_offered_applies",)),
    ("leave", takes_the_hand_of_the_gone, ("a_seat_may_leave",)),
)
"""The function of the game that is replaced, by what, and the laws that must notice."""


@pytest.mark.parametrize(
    ("function", "flaw", "law"),
    [pytest.param(name, flaw, law, id=f"{flaw.__name__}-{law}") for name, flaw, laws in FLAWS for law in laws],
)
def test_the_law_catches(function: str, flaw: Callable[..., Any], law: str) -> None:
    assert is_caught(law, THIS_MEANS_WAR, with_fields(this_means_war, **{function: flaw}), SETTING, 12)


@pytest.mark.parametrize("law", [VIEW, EVENTS, WORLDS, STEPS, "what_is_offered_applies"])
def test_the_honest_game_passes_the_same_check(law: str) -> None:
    for seed in range(3):
        for moment in walk(THIS_MEANS_WAR, SETTING, seed):
            LAWS[law](moment)

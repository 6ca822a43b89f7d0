"""Planted flaws in what This Means War! has to hide or to conserve, and the law that must catch each of them."""

from collections.abc import Sequence
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.errors import Corrupt
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war import events, this_means_war
from engine.games.this_means_war.effects import AskAnswer, AskHack
from tests.conformance.laws import LAWS
from tests.conformance.subject import Audience
from tests.conformance.this_means_war import THIS_MEANS_WAR
from tests.conformance.walk import walk

SETTING = next(setting for setting in THIS_MEANS_WAR.settings if setting.name == "three")
VIEW, EVENTS, WORLDS, STEPS = (
    "views_hide_what_is_hidden",
    "events_hide_what_is_hidden",
    "worlds_look_alike",
    "steps_look_alike",
)


class Planted:
    """The honest game but for what a subclass plants."""

    def __getattr__(self, name: str) -> Any:
        return getattr(this_means_war, name)


class ShowsHackedHandsToAll(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        view, ask = this_means_war.view(state, seat), state.ask
        return replace(view, looking=state.table.hands[ask.target]) if isinstance(ask, AskHack) else view


class ShowsHackedHandsForGood(Planted):
    """Whoever has played ESPIONAGE in the turn goes on seeing a hand."""

    def view(self, state: Any, seat: Audience) -> Any:
        view = this_means_war.view(state, seat)
        return replace(view, looking=state.table.hands[state.table.active]) if seat in state.table.answered else view


class SaysWhoCouldAnswer(Planted):
    """Leaves those out of the window that have no ESPIONAGE in hand."""

    def view(self, state: Any, seat: Audience) -> Any:
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


class SkipsWhoCannotAnswer(Planted):
    """Passes for a seat at once where nothing could be played, so that being asked tells something."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        step = this_means_war.apply(state, seat, action)
        while isinstance(ask := step.state.ask, AskAnswer):
            offered = this_means_war.legal(step.state, ask.seat)
            if len(offered) > 1:
                break
            passed = this_means_war.apply(step.state, ask.seat, offered[0])
            step = Step(passed.state, step.events + passed.events)
        return step


class TellsWhatIsDrawn(Planted):
    def redact(self, state: Any, event: Any, seat: Audience) -> Any:  # noqa: ARG002
        return event


class TellsTheTargetWhatIsDrawn(Planted):
    """A hacker is told the replacement of the card that it chose."""

    def redact(self, state: Any, event: Any, seat: Audience) -> Any:
        told = this_means_war.redact(state, event, seat)
        return event if isinstance(event, events.Drew) and seat in state.table.answered else told


class OrdersOffersByTheDeck(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        offered = this_means_war.legal(state, seat)
        return tuple(reversed(offered)) if state.table.deck[:1] > ("m",) else offered


class ForgetsHacksInWorlds(Planted):
    """Deals the hand that is being looked at anew."""

    def resample(self, state: Any, seat: Audience, rng: Rng) -> Any:
        world = this_means_war.resample(replace(state, agenda=()), seat, rng)
        return replace(world, agenda=state.agenda)


class DropsNullifiedCards(Planted):
    """A nullified card goes nowhere."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        step = this_means_war.apply(state, seat, action)
        if not any(isinstance(event, events.OrderNullified) for event in step.events):
            return step
        pile = step.state.table.discard_pile
        return Step(replace(step.state, table=replace(step.state.table, discard_pile=pile[:-1])), step.events)


class TakesTheHandOfTheGone(Planted):
    """Lets the cards of who leaves vanish, instead of discarding them."""

    def leave(self, state: Any, seat: Seat) -> Step[Any, Any]:
        step = this_means_war.leave(state, seat)
        kept = step.state.table.discard_pile[: len(state.table.discard_pile)]
        return Step(replace(step.state, table=replace(step.state.table, discard_pile=kept)), step.events)


FLAWS: dict[type[Planted], tuple[str, ...]] = {
    ShowsHackedHandsToAll: (VIEW, WORLDS),
    ShowsHackedHandsForGood: (VIEW, WORLDS),
    SaysWhoCouldAnswer: (WORLDS,),
    SkipsWhoCannotAnswer: (STEPS,),
    TellsWhatIsDrawn: (EVENTS,),
    TellsTheTargetWhatIsDrawn: (EVENTS,),
    OrdersOffersByTheDeck: (WORLDS,),
    ForgetsHacksInWorlds: (WORLDS,),
    DropsNullifiedCards: ("what_is_offered_applies",),
    TakesTheHandOfTheGone: ("a_seat_may_leave",),
}


def caught_by(law: str, flawed: Planted) -> bool:
    """Whether the law fails somewhere in some walks; the walks themselves are those of the honest game."""
    spoilt = with_fields(THIS_MEANS_WAR, game=flawed)
    for seed in range(12):
        for moment in walk(THIS_MEANS_WAR, SETTING, seed):
            step = None if moment.step is None else flawed.apply(moment.state, moment.seat, moment.action)
            try:
                LAWS[law](with_fields(moment, subject=spoilt, step=step))
            except (AssertionError, Corrupt):
                return True
    return False


@pytest.mark.parametrize(
    ("flaw", "law"),
    [(flaw, law) for flaw, laws in FLAWS.items() for law in laws],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_the_law_catches(flaw: type[Planted], law: str) -> None:
    assert caught_by(law, flaw())


@pytest.mark.parametrize("law", [VIEW, EVENTS, WORLDS, STEPS, "what_is_offered_applies"])
def test_the_honest_game_passes_the_same_check(law: str) -> None:
    spoilt = with_fields(THIS_MEANS_WAR, game=Planted())
    for seed in range(3):
        for moment in walk(THIS_MEANS_WAR, SETTING, seed):
            LAWS[law](with_fields(moment, subject=spoilt))

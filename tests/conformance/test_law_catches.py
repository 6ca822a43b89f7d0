"""A check that can't fail is a defect: games with a planted flaw, and the law that must catch each of them."""

from collections.abc import Sequence
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.air_land_sea import actions, events
from tests.conformance.cases import SUBJECTS
from tests.conformance.laws import LAWS, resampling_reaches_everything
from tests.conformance.subject import Audience, Setting
from tests.conformance.walk import walk

SUBJECT = SUBJECTS["air-land-sea"]
HONEST = GAMES["air-land-sea"]


class Planted:
    """The honest game but for what a subclass plants."""

    def __getattr__(self, name: str) -> Any:
        return getattr(HONEST, name)


def enemy_hand(state: Any, audience: Audience) -> tuple[str, ...]:
    return next(hand for seat, hand in enumerate(state.table.hands) if seat != audience)


class ShowsTheEnemyHand(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        view = HONEST.view(state, seat)
        return view if seat is None else replace(view, hand=view.hand + enemy_hand(state, seat))


class ShowsTheTopCard(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        return replace(HONEST.view(state, seat), top_card=state.table.deck[0] if state.table.deck else None)


class CountsTheStrengthOfAHand(Planted):
    """Names nothing, but a number depends on what is hidden."""

    def view(self, state: Any, seat: Audience) -> Any:
        strength = sum(int(card[-1]) for card in enemy_hand(state, seat))
        return replace(HONEST.view(state, seat), deck_size=strength)


class ShowsTheKey(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        return replace(HONEST.view(state, seat), edition=state.rng.key.hex())


class SortsHandSizesByStrength(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        view = HONEST.view(state, seat)
        order = sorted(range(2), key=lambda other: [card[-1] for card in state.table.hands[other]])
        return replace(view, hand_sizes=tuple(view.hand_sizes[other] + order.index(other) for other in range(2)))


class CountsFacedownCardsAtPrintedStrength(Planted):
    def view(self, state: Any, seat: Audience) -> Any:
        view = HONEST.view(state, seat)
        column = view.row[0].columns[1]
        total = sum(int(lying.card[-1]) for lying in state.table.columns[1][0])
        spoilt = replace(view.row[0], columns=(view.row[0].columns[0], replace(column, total=total)))
        return replace(view, row=(spoilt, *view.row[1:]))


class OrdersOffersByHiddenCards(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        offered = HONEST.legal(state, seat)
        return tuple(reversed(offered)) if "air-6" in enemy_hand(state, seat) else offered

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        return HONEST.apply(state, seat, action)


class OffersLessAgainstHiddenCards(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        offered = HONEST.legal(state, seat)
        return offered[:1] if "air-6" in state.table.deck else offered


class ForgetsToRedact(Planted):
    def redact(self, state: Any, event: Any, seat: Audience) -> Any:  # noqa: ARG002
        return event


class RedactsNothingAtTheEnd(Planted):
    """Shows what was improvised once the battle is over."""

    def redact(self, state: Any, event: Any, seat: Audience) -> Any:
        ended = not any(column for row in state.table.columns for column in row)
        return event if ended else HONEST.redact(state, event, seat)


class HidesWeakImprovising(Planted):
    """Names nothing, but keeps quiet about some cards and not about others."""

    def redact(self, state: Any, event: Any, seat: Audience) -> Any:
        if isinstance(event, events.Improvised) and event.card in {"air-1", "land-1", "sea-1"}:
            return None
        return HONEST.redact(state, event, seat)


class TellsOfAbilitiesThatLieFacedown(Planted):
    """A harmless note, but only for cards that have an ability."""

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        step = HONEST.apply(state, seat, action)
        if not isinstance(action, actions.Improvise) or action.card.endswith("6"):
            return step
        return Step(step.state, (events.TurnSkipped(0), *step.events))


class ResamplesNothing(Planted):
    def resample(self, state: Any, seat: Audience, rng: Rng) -> Any:  # noqa: ARG002
        return state


class ResamplesOnlyTheKey(Planted):
    def resample(self, state: Any, seat: Audience, rng: Rng) -> Any:  # noqa: ARG002
        return replace(state, rng=Rng(rng.below(1 << 64)[0].to_bytes(32, "big"), state.rng.drawn))


class ResamplesOnlyTheDeck(Planted):
    def resample(self, state: Any, seat: Audience, rng: Rng) -> Any:
        deck, rng = rng.shuffled(state.table.deck)
        return replace(HONEST.resample(state, seat, rng), table=replace(state.table, deck=deck))


class OffersTwice(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        offered = HONEST.legal(state, seat)
        return (*offered, *offered[:1])


class OffersOutOfTurn(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        return HONEST.legal(state, Seat(1 - seat)) if seat < 2 else ()


class OffersTheImpossible(Planted):
    def legal(self, state: Any, seat: Seat) -> Sequence[Any]:
        offered = HONEST.legal(state, seat)
        return (*offered, actions.Flip(9, 0)) if offered else offered


class TakesAnything(Planted):
    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        return HONEST.apply(state, seat, action) if action in HONEST.legal(state, seat) else Step(state)


class TakesActionsOfTheOtherSeat(Planted):
    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        acting = next(iter(HONEST.to_act(state)), seat)
        return HONEST.apply(state, acting if seat < 2 else seat, action)


class AuditsNothing(Planted):
    def audit(self, state: Any) -> None:
        pass


class RollsItsOwnDice(Planted):
    """Keeps chance outside the state."""

    def __init__(self) -> None:
        self.rolled = 0

    def apply(self, state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        self.rolled += 1
        step = HONEST.apply(state, seat, action)
        return Step(replace(step.state, rng=Rng(step.state.rng.key, self.rolled)), step.events)


class NeverSaysItIsOver(Planted):
    def outcome(self, state: Any) -> Any:  # noqa: ARG002
        return None


FLAWS: dict[type[Planted], tuple[str, ...]] = {
    ShowsTheEnemyHand: ("views_hide_what_is_hidden", "worlds_look_alike"),
    ShowsTheTopCard: ("views_hide_what_is_hidden", "worlds_look_alike"),
    CountsTheStrengthOfAHand: ("worlds_look_alike",),
    ShowsTheKey: ("worlds_look_alike",),
    SortsHandSizesByStrength: ("worlds_look_alike",),
    CountsFacedownCardsAtPrintedStrength: ("worlds_look_alike",),
    OrdersOffersByHiddenCards: ("worlds_look_alike",),
    OffersLessAgainstHiddenCards: ("worlds_look_alike",),
    ForgetsToRedact: ("events_hide_what_is_hidden", "steps_look_alike"),
    RedactsNothingAtTheEnd: ("events_hide_what_is_hidden", "steps_look_alike"),
    HidesWeakImprovising: ("steps_look_alike",),
    TellsOfAbilitiesThatLieFacedown: ("steps_look_alike",),
    OffersTwice: ("someone_acts_or_it_is_over",),
    OffersOutOfTurn: ("someone_acts_or_it_is_over",),
    NeverSaysItIsOver: ("someone_acts_or_it_is_over",),
    OffersTheImpossible: ("what_is_offered_applies",),
    TakesAnything: ("nothing_else_applies",),
    TakesActionsOfTheOtherSeat: ("nothing_else_applies",),
    AuditsNothing: ("audit_holds_and_notices",),
    RollsItsOwnDice: ("the_same_choice_leads_to_the_same_place",),
}
SETTINGS = {setting.name: setting for setting in SUBJECT.settings}


def caught_by(law: str, flawed: Planted, setting: Setting) -> bool:
    """Whether the law fails somewhere in a few walks; the walks themselves are those of the honest game."""
    spoilt = with_fields(SUBJECT, game=flawed)
    for seed in range(6):
        for moment in walk(SUBJECT, setting, seed):
            step = moment.step
            if step is not None:
                step = flawed.apply(moment.state, moment.seat, moment.action)
            try:
                LAWS[law](with_fields(moment, subject=spoilt, step=step))
            except AssertionError:
                return True
    return False


@pytest.mark.parametrize(
    ("flaw", "law"),
    [(flaw, law) for flaw, laws in FLAWS.items() for law in laws],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_the_law_catches(flaw: type[Planted], law: str) -> None:
    assert caught_by(law, flaw(), SETTINGS["classic"])


@pytest.mark.parametrize("law", LAWS)
def test_the_honest_game_passes_the_same_check(law: str) -> None:
    assert not caught_by(law, Planted(), SETTINGS["classic"])


@pytest.mark.parametrize("flaw", [ResamplesNothing, ResamplesOnlyTheKey, ResamplesOnlyTheDeck])
def test_a_lazy_resample_is_caught(flaw: type[Planted]) -> None:
    moment = next(moment for moment in walk(SUBJECT, SETTINGS["classic"], 1) if moment.number == 4)
    resampling_reaches_everything(moment)
    with pytest.raises(AssertionError):
        resampling_reaches_everything(with_fields(moment, subject=with_fields(SUBJECT, game=flaw())))

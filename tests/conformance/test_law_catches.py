"""A check that can't fail is a defect: games with a deliberate flaw, and the laws that must notice each of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace as with_fields
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import actions, events
from tests.conformance.cases import SUBJECTS
from tests.conformance.flawed_games import is_caught
from tests.conformance.laws import LAWS, resampling_reaches_everything
from tests.conformance.random_play import walk
from tests.conformance.subject import Audience

SUBJECT = SUBJECTS["air-land-sea"]
HONEST = GAMES["air-land-sea"]
DICE = count(1)


def enemy_hand(state: Any, audience: Audience) -> tuple[str, ...]:
    return next(hand for seat, hand in enumerate(state.table.hands) if seat != audience)


def shows_the_enemy_hand(state: Any, seat: Audience) -> Any:
    view = HONEST.view(state, seat)
    return view if seat is None else replace(view, hand=view.hand + enemy_hand(state, seat))


def shows_the_top_card(state: Any, seat: Audience) -> Any:
    return replace(HONEST.view(state, seat), top_card=state.table.deck[0] if state.table.deck else None)


def counts_the_strength_of_a_hand(state: Any, seat: Audience) -> Any:
    """Names nothing, but a number depends on what is hidden."""
    strength = sum(int(card[-1]) for card in enemy_hand(state, seat))
    return replace(HONEST.view(state, seat), deck_size=strength)


def shows_the_key(state: Any, seat: Audience) -> Any:
    return replace(HONEST.view(state, seat), edition=state.rng.key.hex())


def sorts_hand_sizes_by_strength(state: Any, seat: Audience) -> Any:
    view = HONEST.view(state, seat)
    order = sorted(range(2), key=lambda other: [card[-1] for card in state.table.hands[other]])
    return replace(view, hand_sizes=tuple(view.hand_sizes[other] + order.index(other) for other in range(2)))


def counts_facedown_cards_at_printed_strength(state: Any, seat: Audience) -> Any:
    view = HONEST.view(state, seat)
    column = view.row[0].columns[1]
    total = sum(int(lying.card[-1]) for lying in state.table.columns[1][0])
    spoilt = replace(view.row[0], columns=(view.row[0].columns[0], replace(column, total=total)))
    return replace(view, row=(spoilt, *view.row[1:]))


def orders_offers_by_hidden_cards(state: Any, seat: Seat) -> Sequence[Any]:
    offered = HONEST.legal(state, seat)
    return tuple(reversed(offered)) if "air-6" in enemy_hand(state, seat) else offered


def offers_less_against_hidden_cards(state: Any, seat: Seat) -> Sequence[Any]:
    offered = HONEST.legal(state, seat)
    return offered[:1] if "air-6" in state.table.deck else offered


def forgets_to_redact(state: Any, event: Any, seat: Audience) -> Any:  # noqa: ARG001
    return event


def redacts_nothing_at_the_end(state: Any, event: Any, seat: Audience) -> Any:
    """Shows what was improvised once the battle is over."""
    ended = not any(column for row in state.table.columns for column in row)
    return event if ended else HONEST.redact(state, event, seat)


def hides_weak_improvising(state: Any, event: Any, seat: Audience) -> Any:
    """Names nothing, but keeps quiet about some cards and not about others."""
    if isinstance(event, events.Improvised) and event.card in {"air-1", "land-1", "sea-1"}:
        return None
    return HONEST.redact(state, event, seat)


def tells_nothing(state: Any, event: Any, seat: Audience) -> Any:  # noqa: ARG001
    return None


def tells_of_abilities_that_lie_facedown(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """A harmless note, but only for cards that have an ability."""
    step = HONEST.apply(state, seat, action)
    if not isinstance(action, actions.Improvise) or action.card.endswith("6"):
        return step
    return Step(step.state, (events.TurnSkipped(0), *step.events))


def resamples_nothing(state: Any, seat: Audience, rng: Rng) -> Any:  # noqa: ARG001
    return state


def resamples_only_the_key(state: Any, seat: Audience, rng: Rng) -> Any:  # noqa: ARG001
    return replace(state, rng=Rng(rng.below(1 << 64)[0].to_bytes(32, "big"), state.rng.drawn))


def resamples_only_the_deck(state: Any, seat: Audience, rng: Rng) -> Any:
    deck, rng = rng.shuffle(state.table.deck)
    return replace(HONEST.resample(state, seat, rng), table=replace(state.table, deck=deck))


def offers_twice(state: Any, seat: Seat) -> Sequence[Any]:
    offered = HONEST.legal(state, seat)
    return (*offered, *offered[:1])


def offers_out_of_turn(state: Any, seat: Seat) -> Sequence[Any]:
    return HONEST.legal(state, Seat(1 - seat)) if seat < 2 else ()


def offers_the_impossible(state: Any, seat: Seat) -> Sequence[Any]:
    offered = HONEST.legal(state, seat)
    return (*offered, actions.Flip(9, 0)) if offered else offered


def takes_anything(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    return HONEST.apply(state, seat, action) if action in HONEST.legal(state, seat) else Step(state)


def takes_actions_of_the_other_seat(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    acting = next(iter(HONEST.to_act(state)), seat)
    return HONEST.apply(state, acting if seat < 2 else seat, action)


def audits_nothing(state: Any) -> None:
    pass


def rolls_its_own_dice(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """Keeps chance outside the state."""
    step = HONEST.apply(state, seat, action)
    return Step(replace(step.state, rng=Rng(step.state.rng.key, next(DICE))), step.events)


def never_says_it_is_over(state: Any) -> Any:  # noqa: ARG001
    return None


FLAWS: tuple[tuple[str, Callable[..., Any], tuple[str, ...]], ...] = (
    ("view", shows_the_enemy_hand, ("views_hide_what_is_hidden", "worlds_look_alike")),
    ("view", shows_the_top_card, ("views_hide_what_is_hidden", "worlds_look_alike")),
    ("view", counts_the_strength_of_a_hand, ("worlds_look_alike",)),
    ("view", shows_the_key, ("worlds_look_alike",)),
    ("view", sorts_hand_sizes_by_strength, ("worlds_look_alike",)),
    ("view", counts_facedown_cards_at_printed_strength, ("worlds_look_alike",)),
    ("legal", orders_offers_by_hidden_cards, ("worlds_look_alike",)),
    ("legal", offers_less_against_hidden_cards, ("worlds_look_alike",)),
    ("redact", forgets_to_redact, ("events_hide_what_is_hidden", "steps_look_alike")),
    ("redact", redacts_nothing_at_the_end, ("events_hide_what_is_hidden", "steps_look_alike")),
    ("redact", hides_weak_improvising, ("steps_look_alike",)),
    ("redact", tells_nothing, ("who_is_told_nothing_sees_nothing_new",)),
    ("apply", tells_of_abilities_that_lie_facedown, ("steps_look_alike",)),
    ("legal", offers_twice, ("someone_acts_or_it_is_over",)),
    ("legal", offers_out_of_turn, ("someone_acts_or_it_is_over",)),
    ("outcome", never_says_it_is_over, ("someone_acts_or_it_is_over",)),
    ("legal", offers_the_impossible, ("what_is_offered_applies",)),
    ("apply", takes_anything, ("nothing_else_applies",)),
    ("apply", takes_actions_of_the_other_seat, ("nothing_else_applies",)),
    ("audit", audits_nothing, ("audit_holds_and_notices",)),
    ("apply", rolls_its_own_dice, ("the_same_choice_leads_to_the_same_place",)),
    ("apply_listed", rolls_its_own_dice, ("the_same_choice_leads_to_the_same_place",)),
)
"""The function of the game that is replaced, by what, and the laws that must notice."""
SETTINGS = {setting.name: setting for setting in SUBJECT.settings}


@pytest.mark.parametrize(
    ("function", "flaw", "law"),
    [pytest.param(name, flaw, law, id=f"{flaw.__name__}-{law}") for name, flaw, laws in FLAWS for law in laws],
)
def test_the_law_catches(function: str, flaw: Callable[..., Any], law: str) -> None:
    assert is_caught(law, SUBJECT, with_fields(HONEST, **{function: flaw}), SETTINGS["classic"], 6)


@pytest.mark.parametrize("law", LAWS)
def test_the_honest_game_passes_the_same_check(law: str) -> None:
    assert not is_caught(law, SUBJECT, HONEST, SETTINGS["classic"], 6)


@pytest.mark.parametrize("flaw", [resamples_nothing, resamples_only_the_key, resamples_only_the_deck])
def test_a_lazy_resample_is_caught(flaw: Callable[..., Any]) -> None:
    moment = next(moment for moment in walk(SUBJECT, SETTINGS["classic"], 1) if moment.number == 4)
    resampling_reaches_everything(moment)
    lazy = with_fields(SUBJECT, game=with_fields(HONEST, resample=flaw))
    with pytest.raises(AssertionError):
        resampling_reaches_everything(with_fields(moment, subject=lazy))

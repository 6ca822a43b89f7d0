"""Deliberate flaws in what only Flies, Lies & Supplies and teams have to hide, and the laws that must notice each.

The laws allow for a Spy Network, a teammate or a marked card that reveals more than an event says; here they prove that
they still notice what may not be revealed.
"""

from collections.abc import Callable
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.games.air_land_sea import events
from engine.games.air_land_sea.view_types import NoteView
from tests.conformance.cases import SUBJECTS
from tests.conformance.flawed_games import EVENTS, STEPS, VIEW, WORLDS, is_caught
from tests.conformance.subject import AnyGame, Audience

SUBJECT = SUBJECTS["flies-lies-supplies"]
SETTINGS = {setting.name: setting for setting in SUBJECT.settings}
HONEST = GAMES["flies-lies-supplies"]


def telling(*kinds: type[Any]) -> AnyGame:
    """A game that redacts nothing of these kinds."""

    def redact(state: Any, event: Any, seat: Audience) -> Any:
        return event if isinstance(event, kinds) else HONEST.redact(state, event, seat)

    return with_fields(HONEST, redact=redact)


def telling_teammates(*kinds: type[Any]) -> AnyGame:
    """A game that tells the side what only a seat may know."""

    def redact(state: Any, event: Any, seat: Audience) -> Any:
        teammate = isinstance(event, kinds) and seat in state.table.sides[event.side]
        return event if teammate else HONEST.redact(state, event, seat)

    return with_fields(HONEST, redact=redact)


def viewing(change: Callable[[Any, Any, Audience], Any]) -> AnyGame:
    return with_fields(HONEST, view=lambda state, seat: change(HONEST.view(state, seat), state, seat))


def all_notes(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    return replace(
        view,
        notes=tuple(
            NoteView(state.battle, note.turn, note.side, note.seat, note.card, note.how) for note in state.table.notes
        ),
    )


def live_notes(view: Any, state: Any, seat: Audience) -> Any:  # noqa: ARG001
    """Notes that vanish when the card has left the hand, which their reader can't see."""
    held = {card for hand in state.table.hands for card in hand}
    return replace(view, notes=tuple(note for note in view.notes if note.card in held))


def teammates_hand(view: Any, state: Any, seat: Audience) -> Any:
    shown = next((other for side in state.table.sides if seat in side for other in side if other != seat), None)
    return view if shown is None else replace(view, hand=view.hand + state.table.hands[shown])


def resamples_no_swaps(state: Any, seat: Audience, rng: Rng) -> Any:
    """Forgets that a chosen card has to be one of the imagined hand."""
    world = HONEST.resample(state, seat, rng)
    return replace(world, table=replace(world.table, swaps=state.table.swaps))


FLAWS: dict[str, tuple[AnyGame, str, tuple[str, ...]]] = {
    "all see what is drawn": (telling(events.Drew), "duel", (EVENTS,)),
    "teammates see what is drawn": (telling_teammates(events.Drew), "two-against-two", (EVENTS,)),
    "all see what is given": (telling(events.Given), "two-against-two", (EVENTS,)),
    "all see what is chosen to be swapped": (telling(events.SwapChosen), "two-against-two", (EVENTS, STEPS)),
    "teammates see what is chosen to be swapped": (
        telling_teammates(events.SwapChosen),
        "two-against-two",
        (EVENTS, STEPS),
    ),
    "all see what is swapped": (telling(events.Swapped), "one-against-two", (EVENTS,)),
    "spectators see what changes sides": (telling(events.ChangedSides), "duel", (EVENTS,)),
    "all see what is destroyed": (telling(events.Destroyed), "duel", (EVENTS, STEPS)),
    "all see what is improvised": (telling(events.Improvised), "two-against-two", (EVENTS, STEPS)),
    "all read all notes": (viewing(all_notes), "two-against-two", (VIEW, WORLDS)),
    "notes follow hidden cards": (viewing(live_notes), "duel", (WORLDS, STEPS)),
    "teammates see each other's hands": (viewing(teammates_hand), "two-against-two", (VIEW, WORLDS)),
    "chosen swaps are of another hand": (
        with_fields(HONEST, resample=resamples_no_swaps),
        "two-against-two",
        (WORLDS,),
    ),
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
    assert is_caught(law, SUBJECT, flaw, SETTINGS[setting], 24)


@pytest.mark.parametrize("law", [VIEW, EVENTS, WORLDS, STEPS])
def test_the_honest_game_passes_the_same_check(law: str) -> None:
    assert not is_caught(law, SUBJECT, HONEST, SETTINGS["duel"], 24)

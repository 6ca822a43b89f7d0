"""Imagined worlds that forget something which is known for certain, and the law that must notice each of them."""

from collections.abc import Callable
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.games.stratego.state import MOVED
from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import walk
from tests.conformance.subject import Audience
from tests.conformance.world_laws import worlds_keep_what_is_known

FLS, STRATEGO, FIGHT, WAR = (
    GAMES[key] for key in ("flies-lies-supplies", "stratego", "fight-flight-bite", "this-means-war")
)


def remembering(fits: Callable[[Any], bool]) -> Callable[..., Any]:
    """Imagine worlds by only those pieces of knowledge that fit."""

    def resample(state: Any, seat: Audience, rng: Rng) -> Any:
        rows = tuple(row for row in state.table.known or () if fits(row))
        return FLS.resample(replace(state, table=replace(state.table, known=rows or UNSET)), seat, rng)

    return resample


def puts_them_into_the_deck(state: Any, seat: Audience, rng: Rng) -> Any:
    """Believes of every card of which something is known that it is in the deck."""
    rows = tuple(replace(row, seats=(), cards=state.table.deck) for row in state.table.known or ())
    return FLS.resample(replace(state, table=replace(state.table, known=rows or UNSET)), seat, rng)


def forgets_what_moved(state: Any, seat: Audience, rng: Rng) -> Any:
    if state.play is None:
        return STRATEGO.resample(state, seat, rng)
    blank = replace(state, play=replace(state.play, marks=bytes(mark & ~MOVED for mark in state.play.marks)))
    world = STRATEGO.resample(blank, seat, rng)
    return replace(world, play=replace(world.play, marks=state.play.marks))


def forgets_silent_wins(state: Any, seat: Audience, rng: Rng) -> Any:
    if state.play is None:
        return STRATEGO.resample(state, seat, rng)
    world = STRATEGO.resample(replace(state, play=replace(state.play, held=())), seat, rng)
    return replace(world, play=replace(world.play, held=state.play.held))


def forgets_peeks(state: Any, seat: Audience, rng: Rng) -> Any:
    return FIGHT.resample(replace(state, table=replace(state.table, peeks=())), seat, rng)


def forgets_hands(state: Any, seat: Audience, rng: Rng) -> Any:
    return WAR.resample(replace(state, table=replace(state.table, known=UNSET)), seat, rng)


def forgets_what_all_saw_taken(state: Any, seat: Audience, rng: Rng) -> Any:
    hacked = tuple(row for row in state.table.known or () if row.reader is not None)
    return WAR.resample(replace(state, table=replace(state.table, known=hacked or UNSET)), seat, rng)


FLAWS: dict[str, tuple[str, str, Callable[..., Any]]] = {
    "all that is known of hidden cards": ("flies-lies-supplies", "duel", remembering(lambda _: False)),
    "what was shown or given": ("flies-lies-supplies", "duel", remembering(lambda row: row.cards)),
    "what lies under the deck": ("flies-lies-supplies", "duel", remembering(lambda row: row.seats)),
    "what left a hand": (
        "flies-lies-supplies",
        "duel",
        remembering(lambda row: len(row.seats) + len(row.cards) < 2),
    ),
    "what was named in vain": (
        "flies-lies-supplies",
        "duel",
        remembering(lambda row: len(row.cards) < 3),
    ),
    "what was swapped": ("air-land-sea", "two-against-two", remembering(lambda row: not row.seats)),
    "the top card that the enemy played": ("air-land-sea", "classic", remembering(lambda row: row.seats)),
    "that cards are not in the deck": ("flies-lies-supplies", "duel", puts_them_into_the_deck),
    "what has moved": ("stratego", "classic-duel", forgets_what_moved),
    "what held silently": ("stratego", "house-full", forgets_silent_wins),
    "what Keen Nose showed": ("fight-flight-bite", "usual-3", forgets_peeks),
    "hacked hands": ("this-means-war", "three", forgets_hands),
    "what was taken from the discard pile": ("this-means-war", "three", forgets_what_all_saw_taken),
}
"""What is forgotten, in which game and setting, and how its worlds are made."""


@pytest.mark.parametrize("forgotten", FLAWS)
def test_a_world_that_forgets_something_is_noticed(forgotten: str) -> None:
    key, name, resample = FLAWS[forgotten]
    subject = SUBJECTS[key]
    setting = next(setting for setting in subject.settings if setting.name == name)
    flawed = with_fields(subject, game=with_fields(subject.game, resample=resample))
    for seed in range(24):
        for moment in walk(subject, setting, seed):
            try:
                worlds_keep_what_is_known(with_fields(moment, subject=flawed))
            except AssertionError:
                return
    pytest.fail(f"nobody notices that worlds forget {forgotten}")

"""What decides if an open panel is compared at all: where it is the same, so is every page that the panel may show."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.match.model.match import Ending, Match, Person, Request
from bot.match.model.timing import Timing
from bot.match.offers import Offer
from bot.match.transitions import apply_action
from bot.play.discord.pages import Place, page_at
from bot.play.panels import offer_digest, panel_of
from bot.screens.menu import ROOT
from engine.core.values import Seat
from engine.games.stratego.actions import Arrange, Ready
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.random_play import choose_by_kind, rng_of, start
from tests.conformance.subject import Setting, Subject

CHANGES = 10
"""Of a match, its set-up first."""

_PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(("Alice", "Bob", "Carol", "Dave")))


def begun(subject: Subject, setting: Setting, seed: int) -> Match:
    """A match that was just dealt."""
    game = subject.game
    options = game.codec.parse_options(setting.options)
    state = start(game, setting, seed).state
    return Match(
        1, 7, 70, game.key, game.codec.dump_options(options), setting.roster, _PEOPLE[: len(setting.roster.seats)],
        "live", 1, bytes(32), 0.0, None, game.codec.schema, game.codec.dump_state(state),
    )  # fmt: skip


def course(subject: Subject, setting: Setting, seed: int) -> Iterator[Match]:
    """A match after each of its first changes, played at random, with kinds of actions drawn first."""
    match, choose = begun(subject, setting, seed), choose_by_kind(subject.avoids)
    rng = rng_of("panels", setting.name, seed)
    for number in range(CHANGES):
        yield match
        seats = sorted(subject.game.to_act(Offer(match, Seat(0)).state))
        if not seats or match.status != "live":
            return
        seat, rng = rng.choice(seats)
        offered = Offer(match, seat)
        index, rng = choose(offered.actions, rng)
        request = Request(match.people[seat], number, float(number))
        match = apply_action(offered, offered.actions[index], request).match


def pages(offered: Offer) -> tuple[bytes, ...]:
    """The panel at the root of its menu, and further in where there is anything."""
    menu = offered.menu
    inner = [item.node for item in menu.get_items(ROOT) if item.leaf is None][:1] if offered.actions else []
    deeper = [item.node for node in inner for item in menu.get_items(node) if item.leaf is None][:1]
    return tuple(
        page_at(panel_of(offered, node), Place(offered.version, node)).digest() for node in (ROOT, *inner, *deeper)
    )


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_a_page_differs_only_if_what_the_panel_is_made_of_does(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    for seed in subject.seeds(seeds, setting):
        for seat in setting.roster.seats:
            shown: dict[bytes, tuple[bytes, ...]] = {}
            for match in course(subject, setting, seed):
                offered = Offer(match, seat)
                now = pages(offered)
                assert shown.setdefault(offer_digest(offered), now) == now


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_in_worlds_that_a_seat_cannot_tell_apart_its_panel_is_made_of_the_same(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    game = subject.game
    for seed in subject.seeds(seeds, setting):
        for number, match in enumerate(course(subject, setting, seed)):
            for seat in setting.roster.seats:
                here = Offer(match, seat)
                other = game.resample(here.state, seat, rng_of("world", setting.name, seed, number, seat))
                there = Offer(replace(match, state=game.codec.dump_state(other)), seat)
                assert offer_digest(there) == offer_digest(here)


def in_set_up() -> Match:
    """A match of Stratego in which nobody has done anything."""
    subject = SUBJECTS["stratego"]
    return begun(subject, subject.settings[0], 0)


def test_what_an_opponent_arranges_in_secret_changes_nothing_that_a_panel_is_made_of() -> None:
    match = in_set_up()
    mine, others = Offer(match, Seat(0)), Offer(match, Seat(1))
    swap = next(action for action in others.actions if isinstance(action, Arrange))
    swapped = apply_action(others, swap, Request(_PEOPLE[1], 1, 1.0)).match
    assert swapped.version == match.version + 1
    assert offer_digest(Offer(swapped, Seat(0))) == offer_digest(mine)
    assert offer_digest(Offer(swapped, Seat(1))) != offer_digest(others)
    ready = apply_action(Offer(swapped, Seat(1)), Ready(), Request(_PEOPLE[1], 2, 2.0)).match
    assert offer_digest(Offer(ready, Seat(0))) != offer_digest(mine)


CHANGED: dict[str, Any] = {
    "people": (Person(101, "Aleksandra"), *_PEOPLE[1:2]),
    "timing": Timing(lapsed=Seat(1)),
    "status": "over",
    "version": 9,
}


@pytest.mark.parametrize("what", CHANGED)
def test_whatever_else_a_page_shows_of_a_match_is_in_it(what: str) -> None:
    match = in_set_up()
    changes = {what: CHANGED[what]}
    if what == "status":
        changes["ending"] = Ending(((1,), (0,)), "resigned")
    other = replace(match, **changes)
    here, there = Offer(match, Seat(0)), Offer(other, Seat(0))
    assert pages(there)[0] != pages(here)[0]
    assert offer_digest(there) != offer_digest(here)

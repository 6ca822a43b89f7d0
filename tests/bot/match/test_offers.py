"""What a seat may do, in words, kept for the positions used last."""

from itertools import islice

import pytest
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.match import offers
from bot.match.model.match import Match
from bot.match.offers import MAX_WORDS, Offer, Wording, offer_for, position_of, wording_of
from bot.match.seating import names_of
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.texts.languages import reading
from engine.catalog import GAMES
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego.actions import Ready
from tests.bot.service_world import ALICE, World

LABELS = ("Play Support to Air", "Play Support to Sea", "Pass", "Pass until Air")


@pytest.fixture
async def match() -> Match:
    return await World().started()


@pytest.fixture
def wording() -> Wording:
    return Wording(tuple(Choice((label,), label) for label in LABELS))


@pytest.mark.parametrize(
    ("typed", "fitting"),
    [
        ("", (0, 1, 2, 3)),
        ("support", (0, 1)),
        ("  PLAY   air", (0,)),
        ("pa ir", (3,)),
        ("army", ()),
        ("to to to", (0, 1)),
    ],
)
def test_what_is_typed_fits_labels_that_hold_all_of_its_words(
    wording: Wording, typed: str, fitting: tuple[int, ...]
) -> None:
    assert wording.matching(typed) == fitting


@pytest.mark.parametrize(
    ("typed", "named"),
    [("pass", (2,)), ("until pass", (3,)), ("play support", (0, 1)), ("Play Supp to Air", ()), ("AIR", (0, 3))],
)
def test_a_choice_is_named_by_its_label_or_by_whole_words_of_it(
    wording: Wording, typed: str, named: tuple[int, ...]
) -> None:
    assert (wording.find_label(typed) or wording.find_words(typed)) == named


def test_more_words_than_any_label_has_fit_none(wording: Wording) -> None:
    letters = " ".join("playsuportiec"[:MAX_WORDS] + "PASS")
    assert wording.matching("p a s") != ()
    assert wording.matching(letters + " p1 p2 p3 p4") == ()
    assert wording.find_words(letters + " p1 p2 p3 p4") == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_label_has_more_words_than_may_be_typed(game: str) -> None:
    host = get_game(game)
    options = host.engine.codec.parse_options({})
    roster = host.engine.rosters(options)[-1]
    names = Names(tuple(f"Player {seat}" for seat in roster.seats), roster.teams)
    state = host.engine.new(options, roster, Rng(bytes(32))).state
    for turn in islice(play_on(host.engine, state, Rng(bytes(31) + b"\x01")), 60):
        for seat in host.engine.to_act(turn.step.state):
            view, actions = host.engine.view(turn.step.state, seat), host.engine.legal(turn.step.state, seat)
            for choice in host.presenter.choices(view, actions, names):
                assert len(choice.label.split()) <= MAX_WORDS


async def test_a_position_is_worded_once_however_often_it_is_asked_for(match: Match) -> None:
    assert offer_for(match, ALICE.id).wording is offer_for(match, ALICE.id).wording
    assert offer_for(match, ALICE.id).menu is offer_for(match, ALICE.id).menu


async def test_positions_are_kept_in_bounded_memory(match: Match) -> None:
    assert match.state is not None
    for name in range(6_000):
        wording_of(match.game, match.schema, match.state, Seat(0), Names((f"Player {name}", "Bob"), ((0,), (1,))))
    for cache in (position_of.cache, wording_of.cache):
        assert cache is not None
        assert 0 < sum(map(offers._weigh, cache.values())) <= offers._MAX_CACHED_ACTIONS


async def test_choices_of_a_set_up_are_known_to_be_the_same_when_the_enemy_is_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = await World().started(game="stratego")
    engine, offer = get_game("stratego").engine, offer_for(match, ALICE.id)
    state = engine.apply(offer.state, Seat(1), Ready()).state
    later = Offer(replace(match, state=engine.codec.dump_state(state)), offer.seat)
    assert offer.view != later.view
    assert offer.choices == later.choices
    with monkeypatch.context() as unworded:
        unworded.setattr(Offer, "wording", property(lambda _: pytest.fail("it was worded")))
        assert offer.is_like(later)
    moved = engine.apply(state, offer.seat, offer.actions[-1]).state
    assert not offer.is_like(Offer(replace(match, state=engine.codec.dump_state(moved)), offer.seat))


@pytest.mark.parametrize("language", ["en", "pl"])
async def test_a_set_up_has_the_same_choices_in_steps_as_at_once(language: str) -> None:
    match = await World().started(game="stratego")
    with reading(language):
        offer = offer_for(match, ALICE.id)
        assert len(offer.actions) > 5 * offers._STEP
        names = names_of(match)
        at_once = tuple(offer.game.presenter.choices(offer.view, offer.actions, names))
        offers._wordings.clear()
        await offer.word_in_steps()
        assert [wording.choices for wording in offers._wordings.values()] == [at_once]
        assert offer.wording is next(iter(offers._wordings.values()))

"""What This Means War! shows and offers, in positions written as in the rules' examples."""

import pytest

from bot.games.this_means_war import texts
from bot.games.this_means_war.presenter import this_means_war
from bot.pictures.renderer import Renderer
from bot.screens.emblems import EMBLEMS
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.state import State
from tests.bot.screens.golden_texts import check_golden
from tests.engine.games.this_means_war.scenario_builder import FILLER, Scenario, given, seat

PRESENTER = this_means_war()

NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))
J, S, L, B = (Seat(number) for number in range(4))


def panel(scenario: Scenario, who: str, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, seat(who))) is not None]
    return PRESENTER.panel(scenario.view(who), game.legal(scenario.state, seat(who)), names, told)


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, None)) is not None]
    return PRESENTER.board(scenario.view(None), names, told)


ASKED = given(3, J="m107", S_base={"wall": 3, "lab": 4}).plays("J", "m107", "S")
HACKED = (
    given(3, J="eureka", S="network-hack", L="m107 sabotage")
    .plays("J", "eureka")
    .plays("S", "network-hack", "L")
    .passes("L")
    .all_pass()
)
COPYING = (
    given(4, J="m107", S="sabotage", L="espionage", B="sabotage").plays("J", "m107", "L").plays("S", "sabotage", on="J")
)
PILE = "eureka sabotage garden-city fire-bombing price-shock citadel-ring mass-levy espionage frogman-team mine-belt"
TAKING = (
    given(J="tried-and-true eureka", discard_pile=f"m107 {PILE} depot-raiders home-guard m107")
    .plays("J", "tried-and-true")
    .passes("S")
)


@pytest.mark.parametrize(
    ("golden", "scenario", "who"),
    [
        ("this_means_war_board", ASKED, None),
        ("this_means_war_order_panel", given(3, J="m107 flexible-defense eureka", J_base={"ammo": 5}), "J"),
        ("this_means_war_poor_panel", given(2, J="m107 flexible-defense eureka", J_base={"ammo": 3}), "J"),
        (
            "this_means_war_answer_panel",
            given(3, J="m107", S="sabotage espionage").plays("J", "m107", "S"),
            "S",
        ),
        ("this_means_war_ahead_panel", ASKED, "L"),
        ("this_means_war_copy_panel", COPYING, "L"),
        ("this_means_war_copied_board", COPYING.plays("L", "espionage", on="S", second_on="J"), None),
        ("this_means_war_hack_panel", HACKED, "S"),
        ("this_means_war_take_panel", TAKING, "J"),
        ("this_means_war_out_panel", given(3, J="m107").leaves("L"), "L"),
        (
            "this_means_war_city_panel",
            given(2, J_base={"city": 52}).recycles("J", FILLER[0]).all_pass(),
            "J",
        ),
        ("this_means_war_last_standing_board", given(2).leaves("S"), None),
        (
            "this_means_war_turn_limit_board",
            given(2, turn=500, S_base={"city": 16}).recycles("J", FILLER[0]).all_pass(),
            None,
        ),
    ],
)
def test_each_kind_of_screen_reads_as_written(
    golden: str, scenario: Scenario, who: str | None, golden_update: bool
) -> None:
    screen = board(scenario) if who is None else panel(scenario, who)
    check_golden(golden, screen, update=golden_update)
    assert screen.picture is not None
    assert not any(emblem in screen.picture.alt for emblem in EMBLEMS)


def test_a_copy_of_an_order_with_a_choice_names_the_card_that_it_copies() -> None:
    asked = given(3, J="repair-brigade", S="espionage", L="sabotage").plays("J", "repair-brigade", branch=1)
    copied = asked.plays("S", "espionage", on="J", branch=0)
    for screen in (board(copied), panel(copied, "L")):
        assert "REPAIR BRIGADE" in str(screen)
        assert drawn(screen)
    labels = [choice.label for choice in panel(copied, "L").choices]
    assert [label for label in labels if "ESPIONAGE" in label]


def test_a_hacked_hand_is_shown_to_the_hacker_alone() -> None:
    assert HACKED.asks == "S hack"
    for other in (board(HACKED), panel(HACKED, "J")):
        assert "M107" not in str(other)


def test_only_who_takes_a_card_from_the_discard_pile_is_shown_its_newest_cards() -> None:
    taking, waiting = panel(TAKING, "J").picture, panel(TAKING, "S").picture
    assert taking is not None
    assert waiting is not None
    assert "Discard pile, newest first" in taking.alt
    assert "Your hand: EUREKA." in taking.alt
    assert "Discard pile, newest first" not in waiting.alt


def test_namesakes_are_told_apart_by_their_emblems() -> None:
    namesakes = Names(("Jan", "Sam", "Sam"), ((0,), (1,), (2,)))
    labels = [choice.label for choice in panel(given(3, J="m107"), "J", namesakes).choices]
    assert labels[:2] == ["Play M107 at ● Sam", "Play M107 at ▲ Sam"]


def test_passing_stands_on_the_board_only_while_an_answer_is_awaited() -> None:
    before = given(2, J="eureka")
    assert PRESENTER.shortcuts(before.view(None)) == ()
    asked = before.plays("J", "eureka")
    assert [cut.key for cut in PRESENTER.shortcuts(asked.view(None))] == ["pass"]
    assert (PRESENTER.wait_kind(before.view(None)), PRESENTER.wait_kind(asked.view(None))) == ("turn", "answer")


def test_whoever_is_asked_looks_the_same_to_others_whatever_it_holds() -> None:
    able = given(3, J="eureka", S="sabotage").plays("J", "eureka")
    unable = given(3, J="eureka", S="m107").plays("J", "eureka")
    assert board(able) == board(unable)
    assert panel(able, "L") == panel(unable, "L")
    assert panel(able, "J") == panel(unable, "J")
    assert drawn(board(able)) == drawn(board(unable))


def drawn(screen: Screen) -> list[bytes]:
    """The picture files of a screen."""
    assert screen.picture is not None
    return [Renderer().draw(band.scene) for band in screen.picture.bands]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_that_a_reader_cannot_tell_apart_are_drawn_alike(seats: int) -> None:
    state = given(seats, J="m107 eureka").state
    for number in range(48):
        acting = sorted(game.to_act(state))
        state = game.apply(state, acting[0], game.legal(state, acting[0])[0]).state
        if number % 12 or game.outcome(state) is not None:
            continue
        for reader in (None, J, S):
            world = game.resample(state, reader, Rng(bytes([number]) * 32))
            assert world != state
            here, there = (shown_to(each, reader) for each in (state, world))
            assert here == there
            assert drawn(here) == drawn(there)


def shown_to(state: State, reader: Seat | None) -> Screen:
    view = game.view(state, reader)
    if reader is None:
        return PRESENTER.board(view, NAMES, ())
    return PRESENTER.panel(view, game.legal(state, reader), NAMES, ())


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given(2).view(None), (), NAMES, ())


def test_terms_are_explained_in_the_first_turns_alone() -> None:
    first, later = (panel(given(2, J="m107", J_base={"ammo": 3}, turn=turn), "J").headline for turn in (2, 3))
    assert texts.operation_means() in first
    assert texts.short_means() in first
    assert texts.operation_means() not in later
    assert texts.short_means() not in later
    assert texts.short_means() not in panel(given(2, J="m107"), "J").headline

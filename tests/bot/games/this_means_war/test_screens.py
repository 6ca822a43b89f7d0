"""What This Means War! shows and offers, in positions written as in the rules' examples."""

import pytest

from bot.games.this_means_war.presenter import THIS_MEANS_WAR as PRESENTER
from bot.pictures.renderer import Renderer
from bot.screens.emblems import EMBLEMS
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.this_means_war import this_means_war as game
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, offered
from tests.engine.games.this_means_war.scenario_builder import FILLER, Scenario, given, seat

NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))
J, S, L, B = (Seat(number) for number in range(4))


def panel(scenario: Scenario, who: str, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, seat(who))) is not None]
    return PRESENTER.panel(scenario.view(who), game.legal(scenario.state, seat(who)), names, told)


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, None)) is not None]
    return PRESENTER.board(scenario.view(None), names, told)


def test_the_board_says_in_words_all_that_the_picture_shows(golden_update: bool) -> None:
    scenario = given(3, J="m107", S_base={"wall": 3, "lab": 4}).plays("J", "m107", "S")
    check_golden("this_means_war_board", board(scenario), update=golden_update)
    assert "● Sue: CITY 15, WALL 3; LABOR 10 (+2), RESEARCH 10 (+4)" in blocks(board(scenario))["Bases"]


def test_the_alt_text_says_first_what_is_awaited_and_names_people_with_their_shapes() -> None:
    picture = board(given(2, J="m107").plays("J", "m107", "S")).picture
    assert picture is not None
    assert picture.alt.startswith("Disc Sue may respond or pass. Diamond Jan: CITY 15, WALL 20, 0 cards. ")
    assert "On the table from diamond Jan: M107 at disc Sue." in picture.alt
    assert not any(emblem in picture.alt for emblem in EMBLEMS)


def test_an_order_is_played_by_card_then_target(golden_update: bool) -> None:
    screen = panel(given(3, J="m107 eureka"), "J")
    check_golden("this_means_war_order_panel", screen, update=golden_update)
    assert build(screen.choices).size > len(screen.choices)


def test_a_branch_is_named_before_its_target() -> None:
    screen = panel(given(3, J="flexible-defense"), "J")
    assert offered(screen, "Play FLEXIBLE DEFENSE (Assault 8) at ● Sue").path == (
        "FLEXIBLE DEFENSE",
        "Assault 8",
        "At ● Sue",
    )
    assert offered(screen, "Play FLEXIBLE DEFENSE (Add 13 WALL)").path == ("FLEXIBLE DEFENSE", "Add 13 WALL")


def test_the_only_opponent_there_is_is_not_asked_for() -> None:
    screen = panel(given(2, J="flexible-defense m107"), "J")
    assert offered(screen, "Play M107 at ● Sue").path == ("M107",)
    assert offered(screen, "Play FLEXIBLE DEFENSE (Assault 8) at ● Sue").path == ("FLEXIBLE DEFENSE", "Assault 8")


def test_namesakes_are_told_apart_by_their_emblems() -> None:
    namesakes = Names(("Jan", "Sam", "Sam"), ((0,), (1,), (2,)))
    labels = [choice.label for choice in panel(given(3, J="m107"), "J", namesakes).choices]
    assert labels[:2] == ["Play M107 at ● Sam", "Play M107 at ▲ Sam"]


def test_an_answer_names_the_order_that_it_aims_at(golden_update: bool) -> None:
    scenario = given(3, J="m107", S="sabotage espionage").plays("J", "m107", "S")
    check_golden("this_means_war_answer_panel", panel(scenario, "S"), update=golden_update)


def test_what_a_copied_sabotage_nullifies_is_named_in_the_choice_and_on_the_board() -> None:
    dealt = given(4, J="m107", S="sabotage", L="espionage", B="sabotage")
    answered = dealt.plays("J", "m107", "L").plays("S", "sabotage", on="J")
    label = "Play ESPIONAGE on ● Sue's SABOTAGE (2) to nullify ◆ Jan's M107 (1)"
    assert offered(panel(answered, "L"), label).path == (
        "ESPIONAGE",
        "On ● Sue's SABOTAGE (2)",
        "Nullify ◆ Jan's M107 (1)",
    )
    copied = answered.plays("L", "espionage", on="S", second_on="J")
    line = "3. **▲ Lee's ESPIONAGE (as SABOTAGE)** on SABOTAGE to nullify M107"
    assert any(line in block.text for block in board(copied).blocks)


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
    pictures = [board(scenario).picture for scenario in (able, unable)]
    assert len({Renderer().draw(picture.scene) for picture in pictures if picture}) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_of_worlds_that_differ_in_hands_are_drawn_alike(seats: int) -> None:
    renderer = Renderer()
    scenario = given(seats, J="m107 eureka")
    state = scenario.state
    for number in range(48):
        acting = sorted(game.to_act(state))
        state = game.apply(state, acting[0], game.legal(state, acting[0])[0]).state
        if number % 12 or game.outcome(state) is not None:
            continue
        world = game.resample(state, None, Rng(bytes([number]) * 32))
        assert world != state
        here, there = (PRESENTER.board(game.view(each, None), NAMES, ()) for each in (state, world))
        assert here == there
        assert here.picture is not None
        assert there.picture is not None
        assert renderer.draw(here.picture.scene) == Renderer().draw(there.picture.scene)


def test_a_hand_says_what_can_be_paid_and_what_is_lacking() -> None:
    scenario = given(2, J="m107 eureka", J_base={"ammo": 3})
    said = blocks(panel(scenario, "J"))["Your hand"]
    assert "**M107** (OPERATION, costs 5 AMMO): Assault 9. *Short of 2 AMMO.*" in said
    assert "**EUREKA** (OPERATION, costs 3 RESEARCH): Add 1 LAB. Add 3 RESEARCH." in said
    picture = panel(scenario, "J").picture
    assert picture is not None
    assert "Your hand: EUREKA, M107. " in picture.alt
    assert "EUREKA, costs 3 RESEARCH: Add 1 LAB. Add 3 RESEARCH. M107, costs 5 AMMO" in picture.alt
    assert "M107, costs 5 AMMO: Assault 9 (short of 2 AMMO)." in picture.alt


def test_a_hacked_hand_is_shown_to_the_hacker_alone(golden_update: bool) -> None:
    scenario = given(3, J="eureka", S="network-hack", L="m107 sabotage").plays("J", "eureka")
    scenario = scenario.plays("S", "network-hack", "L").passes("L").all_pass()
    assert scenario.asks == "S hack"
    looking = panel(scenario, "S")
    check_golden("this_means_war_hack_panel", looking, update=golden_update)
    assert "M107" in blocks(looking)["▲ Lee's hand"]
    assert looking.picture is not None
    assert "The hand of triangle Lee: M107, SABOTAGE. " in looking.picture.alt
    assert offered(looking, "Make them discard M107").path == ("M107",)
    for other in (board(scenario), panel(scenario, "J")):
        assert "M107" not in str(other)


def test_whoever_is_out_is_told_so() -> None:
    scenario = given(3, J="m107").leaves("L")
    assert panel(scenario, "L").title == "You are out"
    assert "▲ Lee: left" in blocks(board(scenario))["Bases"]
    assert "▲ Lee left the war." in board(scenario).text


@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        (
            given(2, J_base={"city": 52}).recycles("J", FILLER[0]).all_pass(),
            "At the end of the turn ◆ Jan had 52 CITY; 50 was enough.",
        ),
        (given(2).leaves("S"), "◆ Jan is the last one whose CITY stands."),
        (
            given(2, turn=500, S_base={"city": 16}).recycles("J", FILLER[0]).all_pass(),
            "The 500 turns are over, and ● Sue has the highest CITY, then the highest WALL.",
        ),
    ],
    ids=["city", "last standing", "turns"],
)
def test_a_match_that_is_over_says_which_victory_it_was(scenario: Scenario, said: str) -> None:
    assert scenario.over is not None
    assert blocks(board(scenario))["How it ended"] == said
    assert panel(scenario, "J").choices == ()


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given(2).view(None), (), NAMES, ())


def test_who_takes_a_card_from_the_discard_pile_sees_its_newest_cards_each_once() -> None:
    pile = (
        "eureka sabotage garden-city fire-bombing price-shock citadel-ring mass-levy espionage frogman-team mine-belt"
    )
    scenario = given(J="tried-and-true eureka", discard_pile=f"m107 {pile} depot-raiders home-guard m107")
    taking = scenario.plays("J", "tried-and-true").passes("S")
    picture, waiting = panel(taking, "J").picture, panel(taking, "S").picture
    assert picture is not None
    assert waiting is not None
    assert "The discard pile, newest first: M107, HOME GUARD, DEPOT RAIDERS, MINE BELT, " in picture.alt
    assert "EUREKA," not in picture.alt
    assert "The discard pile, newest first" not in waiting.alt
    assert picture.scene.height <= 1_130
    one = given(J="tried-and-true", discard_pile="m107").plays("J", "tried-and-true").passes("S")
    alone = panel(one, "J").picture
    assert alone is not None
    assert "The discard pile, newest first: M107." in alone.alt

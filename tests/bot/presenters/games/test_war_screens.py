"""What This Means War! says and offers, in positions written as in the rules' examples."""

from typing import get_args

import pytest

from bot.pictures.renderer import Renderer
from bot.presenters.games.this_means_war.presenter import THIS_MEANS_WAR as PRESENTER
from bot.presenters.games.this_means_war.sentences import sentence
from bot.presenters.games.this_means_war.words import branches
from bot.presenters.menu import build
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice, Screen
from engine.core.rng import Rng
from engine.core.seats import Seat
from engine.games.this_means_war import events as e
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.cards import CARDS
from engine.games.this_means_war.effects import ChooseOne
from engine.games.this_means_war.options import WarOptions
from tests.engine.games.this_means_war.scenario_builder import FILLER, Scenario, given, seat

NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))
J, S, L, B = (Seat(number) for number in range(4))


def panel(scenario: Scenario, who: str, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, seat(who))) is not None]
    return PRESENTER.panel(scenario.view(who), game.legal(scenario.state, seat(who)), names, told)


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, None)) is not None]
    return PRESENTER.board(scenario.view(None), names, told)


def blocks(screen: Screen) -> dict[str, str]:
    return {block.heading: block.text for block in screen.blocks}


def offered(screen: Screen, label: str) -> Choice:
    return next(choice for choice in screen.choices if choice.label == label)


def test_the_board_says_in_words_all_that_the_picture_shows() -> None:
    scenario = given(3, J="m107", S_base={"wall": 3, "lab": 4}).plays("J", "m107", "S")
    screen = board(scenario)
    assert screen.title == "This Means War! · turn 1"
    assert screen.text == (
        "◆ Jan played M107 at ● Sue.\n**● Sue** is to play ESPIONAGE or pass. Then ▲ Lee may answer."
    )
    bases = blocks(screen)["Bases"].splitlines()
    assert bases[0].startswith("▸ ◆ Jan: CITY 15, WALL 20; LABOR 10 (+2)")
    assert bases[1].startswith("● Sue: CITY 15, WALL 3; LABOR 10 (+2), RESEARCH 10 (+4), AMMO 10 (+2), ARMY 10 (+2); ")
    assert blocks(screen)["On the table"] == "1. **M107 of ◆ Jan** at ● Sue: Assault 9."
    assert "in the deck, 0 discarded" in blocks(screen)["Piles"]


def test_the_alt_text_names_shapes_and_no_people() -> None:
    picture = board(given(2, J="m107").plays("J", "m107", "S")).picture
    assert picture is not None
    assert picture.alt.startswith("Diamond has CITY 15, WALL 20; ")
    assert picture.alt.endswith("On the table: M107 by diamond.")
    assert not any(name in picture.alt for name in NAMES.seats)


def test_an_order_is_played_by_card_then_target() -> None:
    screen = panel(given(3, J="m107 eureka"), "J")
    assert screen.title == "Execute an order"
    assert offered(screen, "Play M107, at ● Sue").path == ("M107", "At ● Sue")
    assert offered(screen, "Play M107, at ▲ Lee").hint == "Costs 5 AMMO. Assault 9."
    assert offered(screen, "Play EUREKA").path == ("EUREKA",)
    assert offered(screen, "Recycle M107").path == ("Recycle a card", "M107")
    assert offered(screen, "Mulligan").confirm == "Discard your whole hand of 2 cards and draw 1 card?"
    assert build(screen.choices).size > len(screen.choices)


def test_a_branch_is_named_before_its_target() -> None:
    screen = panel(given(2, J="flexible-defense"), "J")
    assert offered(screen, "Play FLEXIBLE DEFENSE, assault 7, at ● Sue").path == (
        "FLEXIBLE DEFENSE",
        "Assault 7",
        "At ● Sue",
    )
    assert offered(screen, "Play FLEXIBLE DEFENSE, add 8 WALL").path == ("FLEXIBLE DEFENSE", "Add 8 WALL")


def test_namesakes_are_told_apart_by_their_emblems() -> None:
    namesakes = Names(("Jan", "Sam", "Sam"), ((0,), (1,), (2,)))
    labels = [choice.label for choice in panel(given(3, J="m107"), "J", namesakes).choices]
    assert labels[:2] == ["Play M107, at ● Sam", "Play M107, at ▲ Sam"]


def test_the_branches_of_a_text_are_those_of_the_effects() -> None:
    for card in CARDS:
        wanted = [len(effect.branches) for effect in card.effects if isinstance(effect, ChooseOne)]
        assert [len(branches(card.key))] == (wanted or [0])


def test_an_answer_names_the_order_that_it_aims_at() -> None:
    scenario = given(3, J="m107", S="sabotage espionage").plays("J", "m107", "S")
    screen = panel(scenario, "S")
    assert screen.title == "Answer or pass"
    assert offered(screen, "Pass").shortcut == "pass"
    assert offered(screen, "Play SABOTAGE, on ◆ Jan: M107 (1)").path == ("SABOTAGE", "On ◆ Jan: M107 (1)")
    assert offered(screen, "Play ESPIONAGE, on ◆ Jan: M107 (1), at ▲ Lee").path == (
        "ESPIONAGE",
        "On ◆ Jan: M107 (1)",
        "At ▲ Lee",
    )


def test_passing_stands_on_the_board_only_while_an_answer_is_awaited() -> None:
    before = given(2, J="eureka")
    assert PRESENTER.shortcuts(before.view(None)) == ()
    asked = before.plays("J", "eureka")
    assert [cut.key for cut in PRESENTER.shortcuts(asked.view(None))] == ["pass"]
    assert (PRESENTER.pace(before.view(None)), PRESENTER.pace(asked.view(None))) == ("turn", "answer")


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
    assert picture.alt.startswith("Your base and hand. ")


def test_a_hacked_hand_is_shown_to_the_hacker_alone() -> None:
    scenario = given(3, J="eureka", S="network-hack", L="m107 sabotage").plays("J", "eureka")
    scenario = scenario.plays("S", "network-hack", "L").passes("L").all_pass()
    assert scenario.asks == "S hack"
    looking = panel(scenario, "S")
    assert "M107" in blocks(looking)["The hand of ▲ Lee"]
    assert looking.picture is not None
    assert looking.picture.alt.startswith("The hand of triangle. M107")
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
            "◆ Jan ended an own turn with 52 CITY; 50 was enough.",
        ),
        (given(2).leaves("S"), "◆ Jan is the last one whose CITY stands."),
        (
            given(2, turn=200, S_base={"city": 16}).recycles("J", FILLER[0]).all_pass(),
            "The 200 turns are over, and ● Sue has the highest CITY, then the highest WALL.",
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


SAID: tuple[tuple[e.Event, str], ...] = (
    (
        e.Began(J, ((e.Roll(J, (3, 3)), e.Roll(S, (2, 4))), (e.Roll(J, (6, 1)), e.Roll(S, (1, 1))))),
        "Two dice each: ◆ Jan 6 and ● Sue 6; then ◆ Jan 7 and ● Sue 2. ◆ Jan begins.",
    ),
    (e.TurnBegan(S, 4), "Turn 4: ● Sue."),
    (e.Collected(J, 3, 4, 2, 1), "◆ Jan collected 3 LABOR, 4 RESEARCH, 2 AMMO and 1 ARMY."),
    (e.OrderSkipped(J), "◆ Jan has no cards and executes no order."),
    (e.AnotherOrder(J, "night-shift", out_of_turn=False), "NIGHT SHIFT lets ◆ Jan execute another order."),
    (e.AnotherOrder(S, "espionage", out_of_turn=True), "ESPIONAGE lets ● Sue execute another order, out of turn."),
    (e.OrderDeclared(J, "eureka", "eureka", False, None, None, None, None), "◆ Jan played EUREKA."),
    (
        e.OrderDeclared(S, "espionage", "m107", True, L, e.AimedAt(J, "m107"), None, None),
        "● Sue answered with ESPIONAGE on M107 of ◆ Jan at ▲ Lee.",
    ),
    (
        e.OrderDeclared(J, "flexible-defense", "flexible-defense", False, None, None, 1, None),
        "◆ Jan played FLEXIBLE DEFENSE (Add 8 WALL).",
    ),
    (e.Passed(L, fog=True), "▲ Lee passed."),
    (e.OrderNullified(J, "m107", e.AimedAt(S, "sabotage")), "M107 of ◆ Jan is nullified by SABOTAGE of ● Sue."),
    (e.OrderResolved(J, "m107", "m107"), "M107 of ◆ Jan takes effect."),
    (e.OrderResolved(S, "espionage", "m107"), "ESPIONAGE of ● Sue takes effect as M107."),
    (e.Fizzled(S, "network-hack"), "NETWORK HACK of ● Sue found nothing to act on."),
    (e.Added(J, "lab", 1, 3), "◆ Jan added 1 LAB (3 now)."),
    (e.Assaulted(J, S, 7, 3, 4, held=False), "◆ Jan assaulted ● Sue with 7: 3 WALL and 4 CITY lost."),
    (
        e.Assaulted(J, S, 20, 0, 3, held=True),
        "◆ Jan assaulted ● Sue with 20: 3 CITY lost; a FINAL STAND held the CITY.",
    ),
    (e.Destroyed(J, S, "city", 5, 10, held=False), "◆ Jan destroyed 5 of ● Sue's CITY (10 left)."),
    (e.Sacrificed(J, "wall", 4, 0), "◆ Jan sacrificed 4 WALL (0 left)."),
    (e.FinalStandBegan(J), "◆ Jan makes a FINAL STAND: until the next Collect the CITY can't fall below 1."),
    (e.FinalStandEnded(J), "The FINAL STAND of ◆ Jan is over."),
    (e.Hacked(S, L), "● Sue looks at the hand of ▲ Lee."),
    (e.Discarded(J, ("m107", "m107", "eureka"), "mulligan"), "◆ Jan took a mulligan and discarded M107 × 2, EUREKA."),
    (e.Discarded(L, ("m107",), "hack"), "▲ Lee lost M107 to a NETWORK HACK."),
    (e.Drew(J, 2, None), "◆ Jan drew 2 cards."),
    (e.Drew(J, 1, ("eureka",)), "◆ Jan drew EUREKA."),
    (e.Drew(J, 0, ()), "There was no card left for ◆ Jan to draw."),
    (e.Reshuffled(90), "The deck ran out, so 90 discarded cards became the new one."),
    (e.Took(J, "m107"), "◆ Jan took M107 from the discard pile."),
    (e.Took(J, None), "The discard pile is empty, so ◆ Jan took no card."),
    (e.Eliminated(L, left=False), "▲ Lee is defeated: the CITY has fallen."),
    (e.Eliminated(L, left=True), "▲ Lee left the war."),
    (e.Ended("city", (J,)), "◆ Jan won the war with a CITY that is great enough!"),
    (e.Ended("turn_limit", (J, S)), "◆ Jan and ● Sue share the victory when the turns ran out!"),
)


@pytest.mark.parametrize(("event", "said"), SAID, ids=[said for _, said in SAID])
def test_an_event_is_told(event: e.Event, said: str) -> None:
    assert sentence(event, NAMES) == said


def test_every_kind_of_event_is_told_above() -> None:
    assert {type(event) for event, _ in SAID} == set(get_args(e.Event))


def test_every_listed_option_value_is_one_the_engine_admits_and_every_option_is_listed() -> None:
    for option in PRESENTER.options:
        for value, _ in option.values:
            game.codec.parse_options({option.key: value})
    assert {option.key for option in PRESENTER.options} == set(WarOptions.model_fields)
    defaults = {key: str(value) for key, value in WarOptions().model_dump().items()}
    assert {option.key: option.values[0][0] for option in PRESENTER.options} == defaults


def test_the_terms_name_what_wins_and_what_is_unusual() -> None:
    assert PRESENTER.terms(WarOptions(), ()) == "50 CITY wins"
    said = PRESENTER.terms(WarOptions(win_city=30, wall=10, resolution="target"), (1, 1, 1))
    assert said == "3 players · 30 CITY wins · 10 WALL · ESPIONAGE resolves from the target on"


def test_every_card_is_shown_with_its_text_cost_and_picture() -> None:
    cards = PRESENTER.cards()
    assert list(cards) == [card.name for card in CARDS]
    renderer = Renderer()
    for card in CARDS:
        screen = cards[card.name]
        assert screen.text == card.text
        assert blocks(screen)["Kind"] == card.type
        assert screen.picture is not None
        assert renderer.draw(screen.picture.scene).startswith(b"\x89PNG")


def test_the_rules_begin_with_an_overview() -> None:
    assert next(iter(PRESENTER.rules)) == "overview"
    assert all(len(text) < 4_000 for text in PRESENTER.rules.values())

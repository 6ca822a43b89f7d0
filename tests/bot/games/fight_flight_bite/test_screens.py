"""What Fight, Flight, Bite shows and offers, in positions written as in the rules' examples."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.games.fight_flight_bite.picture_tribes import end_band, tribes_band
from bot.games.fight_flight_bite.presenter import fight_flight_bite
from bot.pictures.renderer import Renderer
from bot.screens.menu import build
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.core.rng import Rng
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.actions import Action, Bar, Look, Place, Play, Throw
from engine.games.fight_flight_bite.view_types import View
from tests.bot.pictures.drawn import check_readable, texts, words_of
from tests.bot.screens.golden_texts import check_golden
from tests.bot.screens.screen_parts import blocks, offered
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, B, Scenario, given, harvested, new, seat
from tests.engine.games.fight_flight_bite.test_rules_11_harvest import tied

PRESENTER = fight_flight_bite()

NAMES = Names(("Rosa", "Ben", "Yan", "Gus"), ((0,), (1,), (2,), (3,)))


def panel(scenario: Scenario, who: str, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, seat(who))) is not None]
    return PRESENTER.panel(scenario.view(who), scenario.offers(who), names, told)


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, None)) is not None]
    return PRESENTER.board(scenario.view(), names, told)


def test_the_board_says_in_words_all_that_the_picture_shows(golden_update: bool) -> None:
    screen = board(given("C: R1 B2, D: Y1", hand="lie_low").places("C"))
    check_golden("fight_flight_bite_board", screen, update=golden_update)


def test_throws_for_the_win_are_told_in_words_as_in_the_picture(golden_update: bool) -> None:
    first = tied().throws("R", "fight").throws("B", "fight")
    check_golden("fight_flight_bite_final_board", board(first.throws("B", "bite")), update=golden_update)
    check_golden("fight_flight_bite_final_panel", panel(first.throws("B", "bite"), "R"), update=golden_update)


def test_a_headline_says_what_happened_and_whose_turn_it_is() -> None:
    placed = given("C: R1 B2, D: Y1", hand="lie_low").places("C")
    assert board(placed).headline == "◆ Rosa played Lie Low (You need not fight).\n**◆ Rosa** may attack"
    assert panel(placed, "R").headline.endswith("\n**Attack, or end your turn.**")
    duel = placed.attacks("B")
    assert board(duel).headline == ("◆ Rosa attacked ● Ben on C.\n**◆ Rosa and ● Ben** throw: press a sign below")
    assert panel(duel, "R").headline.endswith(
        "\n**Throw a sign against ● Ben.** A win brings Fight 1, Flight 1, Bite 2."
    )
    thrown = duel.throws("R", "bite")
    assert panel(thrown, "R").headline == "You threw Bite; only you know it.\n**● Ben** throws"
    assert "press a sign" not in panel(thrown, "Y").headline
    assert "Press a sign" not in panel(thrown, "R").text
    won = thrown.throws("B", "flight")
    assert board(won).headline == "◆ Rosa won on C: Bite beats Flight.\n**◆ Rosa** uses the bonus"


def test_the_map_of_a_match_that_all_others_left_names_no_harvest() -> None:
    left = given("C: R1 B2", players=2).leaves("B")
    picture = board(left).picture
    assert picture is not None
    drawn = [word for band in picture.bands for word in words_of(band.scene)]
    assert "The end" in drawn
    assert "Harvest" not in drawn
    assert "Harvest" in [word for band in board(harvested("A: Y1", {})).picture.bands for word in words_of(band.scene)]


def test_a_score_shows_its_head_start() -> None:
    scenario = harvested("A: Y1 B2 R3", {"A": (2, 2, 2)})
    view = scenario.view()
    scores = tuple(replace(score, head_start=5 * (score.seat == 1)) for score in view.scores)
    for band in (end_band(replace(view, scores=scores), NAMES, None), tribes_band(replace(view, scores=scores), NAMES)):
        check_readable(band)
        assert words_of(band).count("start +5") == 1
    assert "start +5" not in words_of(end_band(view, NAMES, None))


def test_a_long_name_at_the_end_stands_clear_of_the_edge_of_its_panel() -> None:
    names = Names(("Computer (beginner)", *NAMES.seats[1:]), NAMES.teams)
    two_lines = [
        text for text in texts(end_band(harvested("A: R3", {"A": (2, 2, 2)}).view(), names, None)) if text.lines > 1
    ]
    assert "Computer (beginner)" in [text.text for text in two_lines]
    assert all(text.y >= 5 for text in two_lines)


def test_a_headline_at_the_end_says_who_won_by_how_many_points() -> None:
    scenario = harvested("A: Y1 B2 R3", {"A": (2, 2, 2)})
    assert board(scenario).headline == "Rosa 12 · Ben 6 · Yan 0 · Gus 0\n**◆ Rosa won the match**"
    assert panel(scenario, "B").headline.endswith("**You lost the match**")


def test_three_equal_throws_are_told_as_what_decided() -> None:
    scenario = given("C: B2", hand="lie_low").places("C").attacks("B")
    for _ in range(3):
        scenario = scenario.duel("fight", "fight")
    assert board(scenario).headline.startswith("◆ Rosa won on C: Fight against Fight, the last tie.")


def test_a_barred_sign_stands_in_the_headline_of_who_may_not_throw_it() -> None:
    scenario = given("C: B2", hand="stare_down").places("C", "stare_down")
    scenario = scenario.does("B", Bar("flight"))
    assert "You may not throw Flight. A win brings " in panel(scenario, "B").headline
    assert "may not" not in panel(scenario, "R").headline
    assert "● Ben may not throw Flight" in blocks(board(scenario))["Now"]


@pytest.mark.parametrize("players", [3, 4])
def test_woodlands_are_buttons_with_their_letters(players: int) -> None:
    screen = panel(given(players=players), "R")
    menu = build(screen.choices)
    assert menu.kind(0) == "buttons"
    assert [item.label[0] for item in menu.get_items(0)] == list("ABCDEFGHI"[: 9 if players == 4 else 6])


def test_no_button_names_a_food_or_a_woodland_twice() -> None:
    """The parts of a path stand next to each other where a menu is flat, such as "Wander · From C · To B"."""
    won = given("C: R1 B2", hand="lie_low").places("C").attacks("B").wins("bite")
    wander = given("C: R1 B2, D: R1 Y1", hand="wander").does("R", Place("C"))
    windfall = given("C: R1 B2", hand="windfall").does("R", Place("C"))
    paths = [choice.path for each in (won, wander, windfall) for choice in PRESENTER.choices(*asked_of(each))]
    assert {("Nut", "To A"), ("Wander", "From D", "To F"), ("Windfall", "Nut", "On A")} <= set(paths)
    for path in paths:
        words = [word for part in path for word in part.split() if word[0].isupper() and len(word) != 1]
        assert len(words) == len(set(words)), path


def asked_of(scenario: Scenario) -> tuple[View, Sequence[Action], Names]:
    return scenario.view("R"), scenario.offers("R"), NAMES


def test_a_tied_throw_is_told_in_the_headline_with_the_limit_of_ties() -> None:
    tied_once = given("C: B2", hand="lie_low").places("C").attacks("B").duel("bite", "bite")
    assert board(tied_once).headline.startswith("Bite against Bite: tie 1 of 3. Throw again.\n")
    assert panel(tied_once, "Y").headline.startswith("Bite against Bite: tie 1 of 3. Throw again.\n")
    stubborn = given("C: B2", hand="stubborn").places("C", "stubborn").duel("fight", "fight")
    assert board(stubborn).headline.startswith("Fight against Fight: tie 1 of 2. Throw again.\n")


def test_whoever_may_attack_again_is_told_that_the_turn_may_end() -> None:
    first = given("C: R1 B2 Y2", hand="stare_down").places("C", "stare_down")
    assert panel(first, "R").headline.endswith("**Attack ● Ben or ▲ Yan.** You must fight the first duel.")
    free = given("C: R1 B2, D: Y1", hand="lie_low").places("C")
    assert panel(free, "R").headline.endswith("**Attack, or end your turn.**")
    again = free.attacks("B").loses("fight").declines()
    assert panel(again, "R").headline.endswith("**Attack again, or end your turn.**")
    assert "You can attack ● Ben. 1 critter of yours can still attack." in panel(again, "R").text


def test_a_place_says_what_lies_there(golden_update: bool) -> None:
    screen = panel(given("C: R1 B2, D: Y1"), "R")
    check_golden("fight_flight_bite_placing_panel", screen, update=golden_update)


def test_a_card_says_what_it_does_and_what_it_is_worth_when_kept(golden_update: bool) -> None:
    screen = panel(given("C: B2", hand="stampede windfall").does("R", Place("C")), "R")
    check_golden("fight_flight_bite_card_panel", screen, update=golden_update)
    assert build(screen.choices).size > len(screen.choices)


def test_the_three_signs_stand_on_the_board_only_while_somebody_is_to_throw() -> None:
    before = given("C: B2", hand="lie_low").places("C")
    assert PRESENTER.shortcuts(before.view()) == ()
    open_duel = before.attacks("B")
    assert [shortcut.key for shortcut in PRESENTER.shortcuts(open_duel.view())] == ["fight", "flight", "bite"]
    assert {choice.shortcut for choice in panel(open_duel, "R").choices} == {"fight", "flight", "bite"}
    assert {choice.shortcut for choice in panel(open_duel, "B").choices} == {"fight", "flight", "bite"}
    assert panel(open_duel, "Y").choices == ()
    assert (PRESENTER.wait_kind(before.view()), PRESENTER.wait_kind(open_duel.view())) == ("turn", "answer")


def test_the_first_of_three_locked_signs_stands_on_the_board() -> None:
    scenario = given("C: B2", hand="lie_low", rethrow="locked").places("C").attacks("B")
    buttons = PRESENTER.shortcuts(scenario.view())
    assert [button.label for button in buttons] == ["First Fight", "First Flight", "First Bite"]
    assert "press your first sign below" in board(scenario).headline
    screen = panel(scenario, "R")
    menu = build(screen.choices)
    for button in buttons:
        leaves = [leaf for leaf, choice in enumerate(screen.choices) if choice.shortcut == button.key]
        assert len(leaves) == 9
        assert menu.label(menu.node_above(leaves)) == button.label
    assert len(screen.choices) == 27
    assert offered(screen, "Throw Fight, Bite, Fight").path == ("First Fight", "Then Bite", "Then Fight")


def test_the_board_has_the_same_buttons_whoever_has_thrown_or_barred_what() -> None:
    asked = given("C: B2", hand="stare_down", rethrow="locked").places("C", "stare_down")
    barred = asked.does("B", Bar("fight"))
    thrown = barred.does("R", Throw(("fight", "bite", "fight")))
    assert PRESENTER.shortcuts(barred.view()) == PRESENTER.shortcuts(thrown.view())
    fight, flight, _ = PRESENTER.shortcuts(barred.view())
    assert (fight.label, flight.label) == ("First Fight", "First Flight")
    assert "has barred Fight" in fight.unavailable
    assert "barred" not in flight.unavailable
    assert {choice.shortcut for choice in panel(barred, "B").choices} == {"flight", "bite"}


def test_a_throw_is_told_to_its_thrower_alone_until_both_are_in() -> None:
    scenario = given("C: B2", hand="lie_low").places("C").attacks("B").throws("R", "bite")
    assert "◆ Rosa has thrown." in board(scenario).text
    assert "Bite." not in board(scenario).text
    assert "You threw Bite; only you know it." in panel(scenario, "R").text
    other = given("C: B2", hand="lie_low").places("C").attacks("B").throws("R", "fight")
    assert board(scenario) == board(other)
    assert panel(scenario, "B") == panel(other, "B")
    assert panel(scenario, "Y") == panel(other, "Y")


def test_boards_of_worlds_that_differ_in_a_pending_throw_are_drawn_alike() -> None:
    renderer = Renderer()
    drawn = set[tuple[bytes, ...]]()
    for sign in ("fight", "flight", "bite"):
        thrown = given("C: B2", hand="lie_low").places("C").attacks("B").throws("R", sign)
        for picture in (board(thrown).picture, panel(thrown, "B").picture, panel(thrown, "Y").picture):
            assert picture is not None
            drawn.add(tuple(renderer.draw(band.scene) for band in picture.bands))
    assert len(drawn) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_of_worlds_that_differ_in_hands_are_drawn_alike(players: int) -> None:
    renderer = Renderer()
    scenario = new(players, key=7)
    for number in range(40):
        acting = sorted(game.to_act(scenario.state))
        scenario = scenario.does(LETTERS[acting[0]], game.fallback(scenario.state, acting[0]))
        if number % 8:
            continue
        world = game.resample(scenario.state, None, Rng(bytes([number]) * 32))
        assert world != scenario.state
        here, there = (PRESENTER.board(game.view(state, None), NAMES, ()) for state in (scenario.state, world))
        assert here == there
        assert here.picture is not None
        assert there.picture is not None
        fresh = Renderer()
        for one, other in zip(here.picture.bands, there.picture.bands, strict=True):
            assert renderer.draw(one.scene) == fresh.draw(other.scene)


def test_equal_throws_say_how_often_and_what_a_third_means(golden_update: bool) -> None:
    scenario = given("C: B2", hand="lie_low").places("C").attacks("B").duel("fight", "fight")
    check_golden("fight_flight_bite_duel_board", board(scenario), update=golden_update)
    check_golden("fight_flight_bite_attacker_panel", panel(scenario, "R"), update=golden_update)
    check_golden("fight_flight_bite_defender_panel", panel(scenario, "B"), update=golden_update)


def test_a_won_duel_tells_how_its_actions_are_reckoned(golden_update: bool) -> None:
    scenario = given("C: B2", hand="gorge").places("C", "gorge").wins("bite")
    assert "3 Bite actions (1 + 1 for the icon + 2 for the card; 3 at most)" in board(scenario).text
    check_golden("fight_flight_bite_bonus_panel", panel(scenario, "R"), update=golden_update)


def test_a_single_bonus_action_is_not_counted() -> None:
    scenario = given("C: B2", hand="gorge").places("C", "gorge").wins("fight")
    assert panel(scenario, "R").headline.endswith("One Fight action, which is optional.")


def test_what_keen_nose_shows_stays_with_who_looked_and_whom() -> None:
    scenario = given(hand="keen_nose").does("R", Place("A")).does("R", Play("keen_nose", Look(B)))
    held = "Extra Fight"
    assert f"You looked at ● Ben's hand: {held}" in panel(scenario, "R").text
    assert "◆ Rosa looked at ● Ben's hand." in board(scenario).text
    assert held not in board(scenario).text
    assert held not in panel(scenario, "Y").text
    assert blocks(panel(scenario, "R"))["What you saw"].startswith("● Ben holds Extra Fight")


def test_the_harvest_shows_who_took_what_and_the_arithmetic(golden_update: bool) -> None:
    scenario = harvested("A: Y1 B2 R3", {"A": (2, 2, 2)})
    screen = board(scenario)
    check_golden("fight_flight_bite_harvest_board", screen, update=golden_update)
    assert screen.tone == "won"
    told = [PRESENTER.sentence(event, NAMES) for event in scenario.events]
    assert any(said.startswith("A (◆ 3, ● 2, ▲ 1; ◆ controls it): ◆ Rosa took ") for said in told)


def test_a_match_that_is_over_names_its_winner() -> None:
    scenario = harvested("A: R3", {"A": (2, 2, 2)})
    assert "**◆ Rosa won the match**." in board(scenario).text
    assert panel(scenario, "R").title == "You won the match"
    assert panel(scenario, "B").title == "You lost the match"


def test_a_panel_says_in_full_what_its_picture_shows_and_the_rest_in_brief() -> None:
    placing = given("C: R1 B2", hand="windfall bolt")
    shown = blocks(panel(placing, "R"))
    assert next(iter(shown)) == "Woodlands"
    assert "**Bolt**: " in shown["Your hand"]
    shown = blocks(panel(placing.does("R", Place("C")), "R"))
    assert next(iter(shown)) == "Your hand"
    assert "Woodlands" in shown
    assert shown["A win brings"] == "Fight 1, Flight 1, Bite 2"
    shown = blocks(panel(placing.places("C", "bolt").throws("R", "bite").throws("B", "flight"), "R"))
    assert "**Windfall**" not in shown["Your hand"]
    assert "Windfall" in shown["Your hand"]


def test_the_first_alternative_text_says_whose_turn_it_is_and_what_happened() -> None:
    scenario = given("C: R1 B2", hand="bolt").does("R", Place("C"))
    for screen, turn in ((board(scenario), "Rosa plays a card."), (panel(scenario, "R"), "Your turn: play a card.")):
        assert screen.picture is not None
        assert screen.picture.bands[0].alt.startswith(f"{turn} Rosa placed a critter on C. Round 1 of 5.")


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(new().view(), (), NAMES, ())

"""What Air, Land & Sea says and offers, in positions written as in the rules' examples."""

import pytest

from bot.presenters.catalog import PRESENTERS
from bot.presenters.menu import build
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice, Screen
from engine.core.rng import Rng
from engine.core.seats import Seat, roster
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.options import TheatersOptions
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import given

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
SEATS = {"red": Seat(0), "blue": Seat(1)}
PRESENTER = PRESENTERS["air-land-sea"]


def panel(scene: Scenario, side: str, names: Names = NAMES) -> Screen:
    events = [event for event in scene.told(side) if event is not None]
    return PRESENTER.panel(scene.view(side), air_land_sea.legal(scene.state, SEATS[side]), names, events)


def board(scene: Scenario, names: Names = NAMES) -> Screen:
    return PRESENTER.board(scene.view(None), names, [event for event in scene.told(None) if event is not None])


def blocks(screen: Screen) -> dict[str, str]:
    return {block.heading: block.text for block in screen.blocks}


def labels(screen: Screen) -> list[str]:
    return [choice.label for choice in screen.choices]


def offered(screen: Screen, label: str) -> Choice:
    return next(choice for choice in screen.choices if choice.label == label)


FRONT = given(
    row="sea air land",
    red={"air": "A1 < (L4)", "land": "L6 < L3", "sea": "(S2)"},
    blue={"air": "A6", "land": "(A5) < L2", "sea": "S6 < S3"},
    points=(4, 6),
    first="blue",
    battle=2,
)


def test_the_board_says_in_words_all_that_the_picture_shows() -> None:
    screen = board(FRONT)
    assert screen.title == "Air, Land & Sea · battle 2"
    assert screen.text == "**◆ Alice** is to play a card."
    assert blocks(screen) == {
        "Sea · ● holds": "● Bob **9**: Maneuver 3 (Sea), covering Super Battleship 6\n◆ Alice **5**: facedown (2)",
        "Air · ● holds": "● Bob **6**: Heavy Bombers 6\n◆ Alice **3**: facedown (2), covering Support 1",
        "Land · ◆ holds": (
            "● Bob **4**: Ambush 2, covering facedown (2)\n◆ Alice **12**: Maneuver 3 (Land), covering Heavy Tanks 6"
        ),
        "Score": (
            "◆ Alice: **4 points**, 2 cards in hand\n"
            "● Bob: **6 points**, 2 cards in hand, first player (wins ties)\n"
            "4 cards in the deck · 12 points win"
        ),
    }


def test_the_alt_text_calls_the_sides_as_the_picture_draws_them() -> None:
    picture = board(FRONT).picture
    assert picture is not None
    assert picture.alt == (
        "Disc: 6 points, 2 cards, first player. Diamond: 4 points, 2 cards. 4 cards in the deck. "
        "Sea, held by disc: disc 9, Maneuver 3 (Sea), covering Super Battleship 6; diamond 5, facedown (2). "
        "Air, held by disc: disc 6, Heavy Bombers 6; diamond 3, facedown (2), covering Support 1. "
        "Land, held by diamond: disc 4, Ambush 2, covering facedown (2); "
        "diamond 12, Maneuver 3 (Land), covering Heavy Tanks 6."
    )


def test_a_card_whose_strength_is_changed_says_so() -> None:
    scene = given(red={"land": "L6 < (S5) < L4", "sea": "S2"})
    assert "Cover Fire 4, covering facedown (4), Heavy Tanks 6 (counts 4)" in blocks(board(scene))["Land · ◆ holds"]


def test_permissions_and_extra_turns_are_public() -> None:
    scene = given(red={"air": "(L6)"}, red_hand="S4 A1", blue_hand="A3", air_drop="blue").deploys("S4", "sea")
    score = blocks(board(scene))["Score"]
    assert "● Bob: **0 points**, 1 card in hand, has Air Drop" in score
    scene = given(red={"sea": "(S4)", "air": "(L6) < A1"}, blue_hand="L2 A3", to_move="blue")
    scene = scene.deploys("L2", "land").flips("red sea")
    assert "◆ Alice got an extra turn." in board(scene).text


def test_a_turn_offers_each_card_once_and_its_plays_below_it() -> None:
    screen = panel(given(red_hand="A3 L6 S1"), "red")
    menu = build(screen.choices)
    assert (screen.title, screen.tone) == ("Your turn", "your_turn")
    top = menu.shown(0)
    assert [item.label for item in top] == ["Maneuver 3 (Air)", "Heavy Tanks 6", "Transport 1", "Withdraw"]
    assert [item.label for item in menu.shown(top[1].node)] == [
        "Deploy to Land",
        "Improvise to Air",
        "Improvise to Land",
        "Improvise to Sea",
    ]


def test_choices_stand_alone_in_their_labels() -> None:
    assert labels(panel(given(red_hand="A3"), "red")) == [
        "Deploy Maneuver 3 (Air) to Air",
        "Improvise Maneuver 3 (Air) to Air",
        "Improvise Maneuver 3 (Air) to Land",
        "Improvise Maneuver 3 (Air) to Sea",
        "Withdraw",
    ]


def test_the_permission_that_carries_a_deploy_is_named() -> None:
    by_aerodrome = panel(given(red={"air": "A4"}, red_hand="L3"), "red")
    assert "Deploy Maneuver 3 (Land) to Sea (Aerodrome)" in labels(by_aerodrome)
    assert "Deploy Maneuver 3 (Land) to Land" in labels(by_aerodrome)
    by_air_drop = panel(given(red_hand="L6", air_drop="red"), "red")
    assert "Deploy Heavy Tanks 6 to Sea (Air Drop)" in labels(by_air_drop)


def test_withdrawing_asks_again_and_says_what_it_gives() -> None:
    withdraw = offered(panel(given(red_hand="A1 A2 L1"), "red"), "Withdraw")
    assert withdraw.confirm == "Withdraw? ● Bob scores 3 points, and the next battle begins."
    assert (withdraw.shortcut, withdraw.style) == ("withdraw", "danger")
    last = offered(panel(given(red_hand="A1 A2 L1", points=(0, 9)), "red"), "Withdraw")
    assert last.confirm == "Withdraw? ● Bob scores 3 points and wins the match."


def test_a_flip_names_whose_card_lies_where_and_what_will_come_of_it() -> None:
    scene = given(red={"sea": "S3"}, blue={"land": "L6 < (L5)", "air": "A6"}, red_hand="A3 L2").deploys("L2", "land")
    screen = panel(scene, "red")
    assert screen.title == "Choose a card to flip"
    assert screen.text == (
        "◆ Alice deployed Ambush 2 to Land.\n**It's your choice, Alice.** Ambush 2 says: “You must flip one uncovered "
        "card, on either side, in any theater.”"
    )
    assert {(choice.path[0], choice.hint) for choice in screen.choices} == {
        ("Bob's Heavy Bombers 6 in Air", "Turns facedown and loses its ability"),
        ("Your Ambush 2 in Land", "Turns facedown and loses its ability"),
        ("Bob's facedown card in Land", "Turns faceup"),
        ("Your Maneuver 3 (Sea) in Sea", "Turns facedown and loses its ability"),
    }


def test_a_flip_of_ones_own_facedown_card_names_it_and_its_ability() -> None:
    scene = given(red={"sea": "(A3)", "air": "A6"}, red_hand="L2 A1").deploys("L2", "land")
    flip = offered(panel(scene, "red"), "Flip your facedown Maneuver 3 (Air) in Sea")
    assert flip.hint == "Turns faceup, and its owner carries out its ability"


def test_a_move_names_card_and_both_theaters() -> None:
    scene = given(red={"sea": "(A6) < S6", "land": "L6"}, red_hand="S1 A1").deploys("S1", "sea")
    screen = panel(scene, "red")
    assert screen.title == "Move one of your cards?"
    assert "Move facedown Heavy Bombers 6 from Sea to Land" in labels(screen)
    assert offered(screen, "Move Heavy Tanks 6 from Land to Air").path == ("Heavy Tanks 6 in Land", "Move to Air")
    assert labels(screen)[-1] == "Do nothing"


def test_taking_back_names_the_own_facedown_cards() -> None:
    scene = given(red={"air": "(A6) < A3", "land": "(L1)"}, red_hand="S4 L6", edition="revised").deploys("S4", "sea")
    screen = panel(scene, "red")
    assert labels(screen) == [
        "Take back facedown Heavy Bombers 6 from Air",
        "Take back facedown Reinforce 1 from Land",
        "Do nothing",
    ]
    then = panel(scene.takes_back("A6"), "red")
    assert then.title == "Play a card at once"
    assert "Withdraw" not in labels(then)


def test_reinforce_names_the_top_card_to_its_reader_alone() -> None:
    scene = given(red_hand="L1 A1", deck="S6").deploys("L1", "land")
    mine, theirs = panel(scene, "red"), panel(scene, "blue")
    assert labels(mine) == [
        "Play Super Battleship 6 facedown to Air",
        "Play Super Battleship 6 facedown to Sea",
        "Do nothing",
    ]
    assert blocks(mine)["The deck's top card"] == "Super Battleship 6 (only you have seen it)"
    assert "looked at the deck's top card: it is Super Battleship 6." in mine.text
    assert "Super Battleship" not in str(theirs)
    assert "Super Battleship" not in str(board(scene))


def test_who_waits_is_told_for_whom_and_what_for() -> None:
    scene = given(red={"sea": "S3"}, blue={"land": "L6"}, red_hand="L2 A1", blue_hand="A5").deploys("L2", "land")
    screen = panel(scene, "blue")
    assert (screen.title, screen.tone, screen.choices) == ("Waiting for Alice", "waiting", ())
    assert screen.text == "◆ Alice deployed Ambush 2 to Land.\n**◆ Alice** is to choose for Ambush 2."


def test_own_facedown_cards_are_named_to_their_owner_alone() -> None:
    scene = given(red={"air": "(L6)"}, blue={"air": "(S6)"})
    mine = blocks(panel(scene, "red"))["Air · ◆ holds"]
    assert mine == "● Bob **2**: facedown (2)\n◆ Alice **2**: Heavy Tanks 6 facedown (2)"


def test_the_viewers_side_is_below_in_words_and_picture() -> None:
    scene = given(blue={"air": "A6"}, blue_hand="", red_hand="A1")
    screen = panel(scene, "blue")
    assert blocks(screen)["Air · ● holds"].splitlines()[1] == "● Bob **6**: Heavy Bombers 6"
    assert screen.picture is not None
    assert screen.picture.alt.startswith("Diamond: 0 points, 1 card, first player. Disc: 0 points")


def test_a_battle_fought_out_is_told_with_who_held_what() -> None:
    scene = given(
        red={"air": "A6", "land": "L6 < L3", "sea": "(S2)"},
        blue={"air": "A1 < (L4)", "land": "(A5) < L2", "sea": "S6"},
        red_hand="S3",
        blue_hand="",
        points=(9, 8),
        battle=3,
        deck="",
    ).improvises("S3", "sea")
    screen = board(scene)
    assert screen.text == (
        "◆ Alice played a card facedown to Sea. All cards are played. ◆ Alice held Air and Land, ● Bob Sea. "
        "◆ Alice won the battle and scored 6 points (◆ 15 : ● 8).\n**◆ Alice won the match.**"
    )
    assert (panel(scene, "red").title, panel(scene, "red").tone) == ("You won the match", "won")
    assert (panel(scene, "blue").title, panel(scene, "blue").tone) == ("You lost the match", "lost")


def test_a_withdrawal_is_told_with_its_price() -> None:
    scene = given(red_hand="A6 L2 S1", points=(4, 6)).withdraws()
    assert board(scene).text == (
        "◆ Alice withdrew with 3 cards in hand. ● Bob won the battle and scored 3 points (◆ 4 : ● 9).\n"
        "**● Bob** is to play a card."
    )


def test_a_stopped_card_is_told_with_what_stopped_it() -> None:
    scene = given(red={"air": "A5"}, red_hand="L6 A1").improvises("L6", "sea")
    assert board(scene).text.startswith("◆ Alice played a card facedown to Sea. Containment sent it under the deck.")


def test_long_names_fit_into_every_label() -> None:
    names = Names(("é" * 48, "W" * 48), ((0,), (1,)))
    scene = given(red={"sea": "S3"}, blue={"land": "S6", "air": "(A6)"}, red_hand="A3 L2").deploys("L2", "land")
    screen = panel(scene, "red", names)
    assert f"{'W' * 19}…'s Super Battleship 6 in Land" in [choice.path[0] for choice in screen.choices]


def test_equal_worlds_of_a_viewer_make_equal_screens() -> None:
    scene = given(red={"air": "(L6)"}, blue={"air": "(S6)", "sea": "S3"}, red_hand="L2 A1").deploys("L2", "land")
    for seed in range(20):
        other = Scenario(air_land_sea.resample(scene.state, Seat(0), Rng(bytes(31) + bytes([seed]))), scene.events)
        assert panel(other, "red") == panel(scene, "red")


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(given().view(None), (), NAMES, ())


def test_terms_say_what_was_agreed() -> None:
    said = [
        PRESENTER.terms(TheatersOptions(), ()),
        PRESENTER.terms(TheatersOptions(edition="revised", target=18), ()),
        PRESENTER.terms(TheatersOptions(scoring="beginner"), ()),
        PRESENTER.terms(TheatersOptions(target="single"), ()),
        PRESENTER.terms(TheatersOptions(target=1), ()),
    ]
    assert said == [
        "Classic edition · to 12 points · teams: revised, to 6",
        "Revised edition · to 18 points",
        "Classic edition · beginner scoring, 1 point a battle · to 3 points · teams: revised",
        "Classic edition · a single battle decides · teams: revised",
        "Classic edition · to 1 point · teams: revised",
    ]


def test_terms_name_the_target_that_the_engine_plays_to() -> None:
    for options in (TheatersOptions(), TheatersOptions(scoring="beginner"), TheatersOptions(target=7)):
        state = air_land_sea.new(options, roster(1, 1), Rng(bytes(32))).state
        assert f"to {air_land_sea.view(state, None).target} points" in PRESENTER.terms(options, ())


def test_every_listed_option_value_is_one_the_engine_admits_and_every_option_is_listed() -> None:
    for option in PRESENTER.options:
        for value, _ in option.values:
            air_land_sea.codec.parse_options({option.key: value})
    assert {option.key for option in PRESENTER.options} == set(TheatersOptions.model_fields)


def test_the_first_value_of_each_option_is_its_default() -> None:
    defaults = TheatersOptions().model_dump()
    assert {option.key: option.values[0][0] for option in PRESENTER.options} == defaults


def test_every_choice_that_names_a_shortcut_names_one_the_board_has() -> None:
    scene = given()
    keys = {choice.shortcut for choice in panel(scene, "red").choices if choice.shortcut}
    assert keys == {shortcut.key for shortcut in PRESENTER.shortcuts(scene.view(None))}


def test_all_cards_are_shown_with_both_texts_its_own_box_first() -> None:
    cards = PRESENTER.cards()
    assert len(cards) == 36
    assert list(cards)[:2] == ["Support 1", "Air Drop 2"]
    assert {"Maneuver 3 (Air)", "Maneuver 3 (Land)", "Maneuver 3 (Sea)", "Super Battleship 6"} <= set(cards)
    assert [block.heading for block in cards["Redeploy 4"].blocks] == ["Classic", "Revised"]
    assert [block.heading for block in cards["Support 1"].blocks] == ["Both editions"]
    assert all(screen.footer and screen.picture for screen in cards.values())


def test_the_rules_begin_with_an_overview_and_fit_an_embed() -> None:
    rules = PRESENTER.rules
    assert next(iter(rules)) == "overview"
    assert {"turn", "abilities", "control", "withdraw and points", "editions", "teams"} < set(rules)
    for topic, text in rules.items():
        Screen(title=topic, text=text)
        assert "  " not in text

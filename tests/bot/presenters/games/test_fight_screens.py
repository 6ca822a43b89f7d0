"""What Fight, Flight, Bite says and offers, in positions written as in the rules' examples."""

from typing import get_args

import pytest

from bot.pictures.renderer import Renderer
from bot.presenters.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE as PRESENTER
from bot.presenters.games.fight_flight_bite.sentences import sentence
from bot.presenters.menu import build
from bot.presenters.presenter import Names
from bot.presenters.screen import Choice, Screen
from engine.core.rng import Rng
from engine.games.fight_flight_bite import events as e
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.actions import Look, Place, Play
from engine.games.fight_flight_bite.cards import CARDS
from engine.games.fight_flight_bite.options import FightOptions
from tests.engine.games.fight_flight_bite.scenario_builder import (
    LETTERS,
    B,
    G,
    R,
    Scenario,
    Y,
    given,
    harvested,
    new,
    seat,
)

NAMES = Names(("Rosa", "Ben", "Yan", "Gus"), ((0,), (1,), (2,), (3,)))
WOODLANDS = "Woodlands: N nuts, M mushrooms, F fruits"


def panel(scenario: Scenario, who: str, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, seat(who))) is not None]
    return PRESENTER.panel(scenario.view(who), scenario.offers(who), names, told)


def board(scenario: Scenario, names: Names = NAMES) -> Screen:
    told = [event for each in scenario.events if (event := game.redact(scenario.state, each, None)) is not None]
    return PRESENTER.board(scenario.view(), names, told)


def blocks(screen: Screen) -> dict[str, str]:
    return {block.heading: block.text for block in screen.blocks}


def labels(screen: Screen) -> list[str]:
    return [choice.label for choice in screen.choices]


def offered(screen: Screen, label: str) -> Choice:
    return next(choice for choice in screen.choices if choice.label == label)


def test_the_board_says_in_words_all_that_the_picture_shows() -> None:
    scenario = given("C: R1 B2, D: Y1", hand="lie_low").places("C")
    screen = board(scenario)
    assert screen.title == "Fight, Flight, Bite · round 1 of 5"
    assert screen.text.startswith("◆ Rosa played Lie Low (You need not fight).")
    assert screen.text.endswith("**◆ Rosa** is to attack, or to end the turn.")
    woods = blocks(screen)[WOODLANDS].splitlines()
    assert woods[2] == "▸ **C (Bite)**: ◆2 ●2 · N2 M2 F2"
    assert woods[0] == "**A (Fight)**: nobody · N2 M2 F2"
    assert "◆ Rosa: 6 in reserve, 7 cards, played Lie Low" in blocks(screen)["Tribes"]
    assert blocks(screen)["Supply"] == "12 nuts, 12 mushrooms and 12 fruits"
    assert blocks(screen)["A win brings"] == "Fight 1, Flight 1, Bite 2"


def test_the_alt_text_names_shapes_and_no_people() -> None:
    picture = board(given("C: R1 B2, D: Y1", hand="lie_low").places("C")).picture
    assert picture is not None
    assert "C Bite: diamond 2 and disc 2, 2 nuts" in picture.alt
    assert picture.alt.endswith("The turn is at C.")
    assert not any(name in picture.alt for name in NAMES.seats)


def test_a_place_says_what_lies_there() -> None:
    screen = panel(given("C: R1 B2, D: Y1"), "R")
    assert screen.title == "Your turn: place a critter"
    choice = offered(screen, "Place a critter on C (Bite)")
    assert choice.hint == "◆1 ●2; 2 nuts, 2 mushrooms and 2 fruits"
    assert choice.path == ("C (Bite)",)
    assert build(screen.choices).kind(0) == "select"


def test_a_card_says_what_it_does_and_what_it_is_worth_when_kept() -> None:
    screen = panel(given("C: B2", hand="stampede windfall").does("R", Place("C")), "R")
    assert offered(screen, "Play Stampede").hint == "+2 Fight actions; kept: each mushroom +1"
    assert offered(screen, "Play Windfall and leave its effect").path == ("Windfall", "Leave its effect")
    assert offered(screen, "Play Windfall: fruit on D").path == ("Windfall", "Fruit", "Fruit on D")
    assert build(screen.choices).size > len(screen.choices)
    assert "A cube would be worth" in blocks(screen)


def test_the_three_signs_stand_on_the_board_only_while_somebody_is_to_throw() -> None:
    before = given("C: B2", hand="lie_low").places("C")
    assert PRESENTER.shortcuts(before.view()) == ()
    open_duel = before.attacks("B")
    assert [cut.key for cut in PRESENTER.shortcuts(open_duel.view())] == ["fight", "flight", "bite"]
    assert {choice.shortcut for choice in panel(open_duel, "R").choices} == {"fight", "flight", "bite"}
    assert {choice.shortcut for choice in panel(open_duel, "B").choices} == {"fight", "flight", "bite"}
    assert panel(open_duel, "Y").choices == ()
    assert (PRESENTER.pace(before.view()), PRESENTER.pace(open_duel.view())) == ("turn", "answer")


def test_locked_throws_are_lists_of_three_and_no_shortcut() -> None:
    scenario = given("C: B2", hand="lie_low", rethrow="locked").places("C").attacks("B")
    assert PRESENTER.shortcuts(scenario.view()) == ()
    screen = panel(scenario, "R")
    assert len(screen.choices) == 27
    assert offered(screen, "Throw Fight, Bite, Fight").path == ("First Fight", "Then Bite", "Then Fight")


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
    drawn = set[bytes]()
    for sign in ("fight", "flight", "bite"):
        picture = board(given("C: B2", hand="lie_low").places("C").attacks("B").throws("R", sign)).picture
        assert picture is not None
        drawn.add(renderer.draw(picture.scene))
    assert len(drawn) == 1


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
        assert renderer.draw(here.picture.scene) == Renderer().draw(there.picture.scene)


def test_equal_throws_say_how_often_and_what_a_third_means() -> None:
    scenario = given("C: B2", hand="lie_low").places("C").attacks("B").duel("fight", "fight")
    assert "equal for the first time. Both throw again!" in board(scenario).text
    assert "Equal 1 of 3 times: at 3 you win." in panel(scenario, "R").text
    assert "Equal 1 of 3 times: at 3 ◆ Rosa wins." in panel(scenario, "B").text


def test_a_won_duel_tells_how_its_actions_are_reckoned() -> None:
    scenario = given("C: B2", hand="gorge").places("C", "gorge").wins("bite")
    assert (
        "◆ Rosa won on C with Bite: 3 Bite actions (1 + 1 for the icon + 2 for the card, 3 at most)."
        in board(scenario).text
    )
    screen = panel(scenario, "R")
    assert screen.title == "Use your bonus"
    assert "**Bite: move a cube from here to another woodland.** 3 of 3 actions left" in screen.text
    assert offered(screen, "Move a nut to A").path == ("Nut", "Nut to A")
    assert offered(screen, "Stop here").path == ("Stop here",)


def test_a_peek_stays_with_who_looked_and_whom() -> None:
    scenario = given(hand="keen_nose").does("R", Place("A")).does("R", Play("keen_nose", Look(B)))
    held = "Extra Fight"
    assert f"looked at the hand of ● Ben: {held}" in panel(scenario, "R").text
    assert "◆ Rosa looked at the hand of ● Ben." in board(scenario).text
    assert held not in board(scenario).text
    assert held not in panel(scenario, "Y").text
    assert blocks(panel(scenario, "R"))["What you saw"].startswith("● Ben holds Extra Fight")


def test_the_harvest_shows_who_took_what_and_the_arithmetic() -> None:
    scenario = harvested("A: Y1 B2 R3", {"A": (2, 2, 2)})
    screen = board(scenario)
    woods = blocks(screen)[WOODLANDS].splitlines()
    assert woods[0] == "**A (Bite)**: ◆3 ●2 ▲1 · ◆ M2 F2 and ● N2 taken"
    assert woods[1] == "**B (Fight)**: nobody · no harvest"
    assert all(f"= **{score.points}**" in blocks(screen)["Scores"] for score in scenario.view().scores)
    assert screen.tone == "won"
    told = [sentence(event, NAMES) for event in scenario.events]
    assert any(said.startswith("A (◆3 ●2 ▲1): ◆ controls it. ◆ Rosa takes ") for said in told)


def test_a_match_that_is_over_names_its_winner() -> None:
    scenario = harvested("A: R3", {"A": (2, 2, 2)})
    assert "**◆ Rosa won the match.**" in board(scenario).text
    assert panel(scenario, "R").title == "You won the match"
    assert panel(scenario, "B").title == "You lost the match"


def test_a_panel_says_at_length_what_its_picture_shows_and_the_rest_in_brief() -> None:
    placing = given("C: R1 B2", hand="windfall bolt")
    shown = blocks(panel(placing, "R"))
    assert "**Bolt**" not in shown["Your hand"]
    assert "Bolt" in shown["Your hand"]
    assert WOODLANDS in shown
    shown = blocks(panel(placing.does("R", Place("C")), "R"))
    assert "**Bolt**: " in shown["Your hand"]
    assert WOODLANDS not in shown
    assert shown["A win brings"] == "Fight 1, Flight 1, Bite 2"


def test_a_spectator_has_no_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        PRESENTER.panel(new().view(), (), NAMES, ())


SAID: tuple[tuple[e.Event, str], ...] = (
    (
        e.RoundThrown("order", (R, B), ("fight", "bite"), (B,)),
        "For the turn order were thrown: ◆ Rosa Fight and ● Ben Bite; ● Ben drops out.",
    ),
    (
        e.RoundThrown("final", (R, B), ("fight", "fight"), ()),
        "For the win were thrown: ◆ Rosa Fight and ● Ben Fight; nobody drops out.",
    ),
    (e.OrderSet((B, R)), "The turn order is ● Ben and ◆ Rosa."),
    (e.TribeTaken(Y, "moles", drawn=True), "▲ Yan drew the Moles."),
    (
        e.FoodLaid(((2, 2, 2),) * 6, (12, 12, 12)),
        "Six cubes of food lie on each of the 6 woodlands; 12 nuts, 12 mushrooms and 12 fruits are the supply.",
    ),
    (e.CardsDealt(4), "Everybody was dealt 4 cards in secret."),
    (e.Opened(G, "A"), "■ Gus opened on A."),
    (e.TurnBegan(R, 2), "It's ◆ Rosa's turn in round 2."),
    (e.Placed(R, "C"), "◆ Rosa placed a critter on C."),
    (e.CardPlayed(R, "bolt"), "◆ Rosa played Bolt (+2 Flight actions)."),
    (e.CritterAdded(R, "C"), "Another critter of ◆ Rosa came to C."),
    (e.Wandered(R, "C", "A"), "A critter of ◆ Rosa wandered from C to A."),
    (e.HandSeen(R, B, None), "◆ Rosa looked at the hand of ● Ben."),
    (e.HandSeen(R, B, ("bolt", "gorge")), "◆ Rosa looked at the hand of ● Ben: Bolt and Gorge."),
    (e.Attacked(R, B, "C", 1), "◆ Rosa attacked ● Ben on C. Both throw in secret!"),
    (e.SignBarred(B, "fight"), "● Ben won't throw Fight in this duel."),
    (e.Threw(B, None), "● Ben has thrown."),
    (e.Threw(B, ("fight", "bite", "fight")), "● Ben has thrown: Fight, Bite, Fight."),
    (e.ThrowsShown(R, B, (("fight", "bite"),), 0, R), "◆ Rosa Fight, ● Ben Bite."),
    (
        e.ThrowsShown(R, B, (("fight", "fight"),), 2, None),
        "◆ Rosa Fight, ● Ben Fight: equal for the second time. Both throw again!",
    ),
    (e.DuelVoided(R, B), "◆ Rosa voided the result by Second Wind. Both throw again!"),
    (e.DuelWon(R, B, "C", B, "fight", 0, 0, 0), "● Ben held C with Fight; one attacker lies down."),
    (e.DuelWon(R, B, "C", R, "fight", 1, 0, 0), "◆ Rosa won on C with Fight: 1 Fight action. The attacker lies down."),
    (
        e.DuelWon(R, B, "C", R, "bite", 2, 0, 1),
        "◆ Rosa won on C with Bite: 2 Bite actions (1 + 1 for the card, 3 at most). The attacker lies down.",
    ),
    (e.Pushed(R, B, "C", "A"), "◆ Rosa pushed a critter of ● Ben from C to A."),
    (e.Flew(R, "E", "C", standing=True), "◆ Rosa moved a critter from E to C, where it stands."),
    (e.Bitten(R, "nut", "C", "F"), "◆ Rosa moved a nut from C to F."),
    (e.ActionsLeft(R, 2, lapsed=False), "◆ Rosa left 2 actions unused."),
    (e.ActionsLeft(R, 1, lapsed=True), "1 action of ◆ Rosa lapsed."),
    (e.CubePut(B, "fruit", "D", "defender"), "● Ben put a fruit from the supply on D."),
    (e.CubeDeclined(B, "defender"), "● Ben placed no cube."),
    (e.CubeMissed(B, "defender", "thick_hide"), "● Ben placed no cube: Thick Hide."),
    (e.Stopped(R), "◆ Rosa ended the turn."),
    (e.HarvestBegan(), "All turns are taken: the harvest begins."),
    (e.FoodPicked(R, "A", "nut"), "◆ Rosa took a nut from A."),
    (
        e.Harvested("A", (3, 2), R, (B,), ((4, 0, 0), (0, 2, 0)), (0, 0, 0)),
        "A (◆3 ●2): ◆ controls it. ◆ Rosa takes 4 nuts and ● Ben takes 2 mushrooms.",
    ),
    (
        e.Harvested("B", (0, 0), None, (), ((0, 0, 0), (0, 0, 0)), (1, 0, 0)),
        "B (nobody): nobody harvests. 1 nut nobody gets.",
    ),
    (e.HandsRevealed((("bolt",), ("gorge",)), ()), "The hands are shown: ◆ Rosa holds Bolt; ● Ben holds Gorge."),
    (e.Scored(R, (4, 2, 3), (2, 0, 1), 29), "◆ Rosa scores 4 nuts × 4 + 2 mushrooms × 2 + 3 fruits × 3 = 29."),
    (e.Left(Y), "▲ Yan left the match; the critters stay where they are."),
    (e.Ended((R,), "score"), "◆ Rosa won the match!"),
    (e.Ended((R, B), "shared"), "◆ Rosa and ● Ben share the match!"),
    (e.Ended((R,), "throws"), "◆ Rosa won the throws, and with them the match!"),
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
    assert {option.key for option in PRESENTER.options} == set(FightOptions.model_fields)
    defaults = FightOptions().model_dump()
    assert {option.key: option.values[0][0] for option in PRESENTER.options} == defaults


def test_the_terms_name_the_map_and_what_is_unusual() -> None:
    assert PRESENTER.terms(FightOptions(), ()) == "Usual map"
    assert PRESENTER.terms(FightOptions(), (1, 1, 1, 1)) == "4 players · grove map"
    said = PRESENTER.terms(FightOptions(map="bay", rethrow="locked", tribes="random"), (1, 1))
    assert said == "2 players · bay map · three signs are thrown at once · tribes with cards of their own, drawn"


def test_every_card_is_shown_with_its_text_and_picture() -> None:
    cards = PRESENTER.cards()
    assert list(cards) == [card.name for card in CARDS]
    renderer = Renderer()
    for card in CARDS:
        screen = cards[card.name]
        assert screen.text == card.text
        assert screen.picture is not None
        assert renderer.draw(screen.picture.scene).startswith(b"\x89PNG")


def test_the_rules_begin_with_an_overview() -> None:
    assert next(iter(PRESENTER.rules)) == "overview"
    assert all(len(text) < 4_000 for text in PRESENTER.rules.values())

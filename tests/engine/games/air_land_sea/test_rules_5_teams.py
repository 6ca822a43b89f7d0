"""Rules 7.6, 5: epic battles and teams; what the members of a side do together, and what they may know."""

import pytest

from engine.core.game import Step, may_undo
from engine.core.values import Illegal, Seat
from engine.games.air_land_sea import air_land_sea, events
from engine.games.air_land_sea.actions import Deploy, SwapCard
from tests.engine.games.air_land_sea.notation import FLS, code
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given
from tests.engine.games.air_land_sea.scenario_questions import happened, offers, seen

TEAMS = (2, 2)
EVERYBODY = ("red a", "red b", "blue a", "blue b", None)


def team(row: str = FLS, **given_: object) -> Scenario:
    return given(row, sizes=TEAMS, **given_)  # type: ignore[arg-type]


def told(scenario: Scenario, kind: type, field: str = "card") -> dict[str | None, list[object]]:
    """What each audience is told by the events of a kind in the last step."""
    return {
        who: [getattr(event, field) for event in scenario.told(who) if isinstance(event, kind)] for who in EVERYBODY
    }


def test_5_3_example_66_members_with_equal_hands_may_both_play_and_then_the_other_one_does() -> None:
    scenario = team(red_hand="I1 I2 I3 | D1 D2 D3", blue_hand="E1 E2 E3 | I4 I5 I6")
    assert scenario.acting == ("red a", "red b")
    assert [ask.seat for ask in scenario.view(None).asks] == [0, 1]
    blue = scenario.by("red a").improvises("I1", "int")
    assert blue.acting == ("blue a", "blue b")
    red = blue.by("blue b").improvises("I4", "int")
    assert red.acting == ("red b",)
    with pytest.raises(Illegal):
        air_land_sea.apply(red.state, Seat(0), Deploy("intelligence-2", 0))
    after = red.improvises("D1", "int").by("blue a").improvises("E1", "int")
    assert after.acting == ("red a", "red b")


@pytest.mark.parametrize("sizes", [(1, 2), (2, 1), (2, 2)])
@pytest.mark.parametrize(("mode", "cards"), [("standard", 6), ("epic", 10)])
def test_5_2_example_67_members_swap_a_card_in_secret_before_the_first_turn(
    sizes: tuple[int, int], mode: str, cards: int
) -> None:
    scenario = dealt(sizes, theaters="random", mode=mode)
    table = scenario.state.table
    hands = table.hands
    members = [seat for side in table.sides if len(side) == 2 for seat in side]
    assert [len(hands[side[0]]) * len(side) for side in table.sides] == [cards, cards]
    assert air_land_sea.to_act(scenario.state) == set(members)
    assert [(ask.seat, ask.ask) for ask in scenario.view(None).asks] == [(seat, "swap") for seat in members]
    given_away = {seat: hands[seat][-1] for seat in members}
    state = scenario.state
    for number, seat in enumerate(members):
        assert [type(action) for action in air_land_sea.legal(state, seat)] == [SwapCard] * len(hands[seat])
        step = air_land_sea.apply(state, seat, SwapCard(given_away[seat]))
        last = number == len(members) - 1
        assert len([event for event in step.events if isinstance(event, events.SwapChosen)]) == 1
        assert bool([event for event in step.events if isinstance(event, events.Swapped)]) == last
        if not last:
            assert step.state.table.hands == hands
            assert air_land_sea.legal(step.state, seat) == ()
            assert air_land_sea.view(step.state, seat).swapping == given_away[seat]
            for other in (None, *(other for other in range(len(hands)) if other != seat)):
                assert air_land_sea.view(step.state, other).swapping != given_away[seat]
                assert given_away[seat] not in str(air_land_sea.redact(step.state, step.events[0], other))
        state = step.state
    assert state.table.turn == 1
    for side in table.sides:
        if len(side) == 2:
            one, two = side
            assert given_away[one] in state.table.hands[two]
            assert given_away[two] in state.table.hands[one]
        else:
            assert state.table.hands[side[0]] == hands[side[0]]


def test_5_3_example_68_the_member_with_a_due_card_plays_it_or_withdraws() -> None:
    scenario = team(red_hand="I1 D2 | E1 E2 E3", marks="D2", blue_hand="I4 | I6")
    assert scenario.acting == ("red a",)
    assert scenario.offers == (
        "deploy D2 diplomacy match",
        "improvise D2 diplomacy",
        "improvise D2 economics",
        "improvise D2 intelligence",
        "withdraw",
    )


def test_5_3_example_69_air_drop_serves_the_next_member_to_play() -> None:
    scenario = team("air land dip", red_hand="A2 L6 L5 | D6 D5 D4", blue_hand="A6 A5 | L1 L2")
    red = scenario.by("red a").deploys("A2", "air").by("blue a").improvises("A6", "land")
    used = red.by("red b").deploys("D6", "air", via="air_drop")
    assert happened(used, events.AirDropEnded)
    later = used.by("blue b").improvises("L1", "land")
    assert [offer for offer in later.offers if offer.endswith("air_drop")] == []


def test_5_4_example_70_the_member_who_takes_a_card_back_has_to_play() -> None:
    scenario = team("sea int dip", red={"int": "(I6)"}, red_hand="S4 S6 | D6", blue_hand="I1 | I2")
    asked = scenario.by("red a").deploys("S4", "sea")
    assert asked.acting == ("red a", "red b")
    taken = asked.by("red b").takes_back("I6")
    assert taken.acting == ("red b",)
    assert taken.hand("red") == "S6 | I6 D6"
    played = taken.deploys("I6", "int")
    assert played.hand("red") == "S6 | D6"
    assert played.to_move == "blue"


def test_5_5_example_71_a_withdrawal_counts_both_hands() -> None:
    scenario = team(red_hand="I1 | I2", blue_hand="D1 | D2", to_move="blue").by("blue b").withdraws()
    assert [event.cards for event in happened(scenario, events.Withdrew)] == [2]
    assert scenario.points == (4, 0)


def test_5_1_example_72_an_epic_battle_is_won_with_three_theaters_of_five() -> None:
    start = dealt(mode="epic", theaters="air land sea intelligence economics")
    table = start.state.table
    assert sorted(map(len, (*table.hands, table.deck))) == [10, 10, 10]
    assert start.view(None).epic
    assert start.view(None).target == 6
    scenario = given(
        "air land sea int dip",
        red={"air": "A6", "land": "L6"},
        blue={"sea": "S6", "int": "I6", "dip": "D6"},
        red_hand="",
        blue_hand="",
        target=6,
    ).ends()
    (won,) = happened(scenario, events.BattleWon)
    assert (won.side, won.points, won.controllers) == (1, 6, (0, 0, 1, 1, 1))
    assert scenario.over is not None
    assert scenario.over.ranks == ((1,), (0,))


def test_6_2_example_74_a_note_does_not_follow_what_its_reader_cannot_see() -> None:
    shown = given(FLS, red_hand="I2 I6 I3", blue_hand="D5 E6").deploys("I2", "int")
    views = [shown.improvises(card, "eco").view("red") for card in ("D5", "E6")]
    assert views[0] == views[1]
    notes = [(note.side, note.seat, note.card, note.how, note.battle, note.turn) for note in views[0].notes]
    assert notes == [(1, 1, "diplomacy-5", "showed", 1, 1), (1, 1, "economics-6", "showed", 1, 1)]


# Rules 5.3: who plays


def test_5_3_the_member_with_more_cards_plays_moves_envoy_and_may_withdraw() -> None:
    scenario = team(red={"dip": "D1"}, red_hand="I1 I2 | D2", blue_hand="E1 | E2")
    assert scenario.acting == ("red a",)
    assert offers(scenario, "move_envoy") == ["economics", "intelligence"]
    moved = scenario.moves_envoy("int")
    assert moved.acting == ("red a",)
    assert "withdraw" in moved.offers
    assert [ask.seat for ask in moved.view(None).asks] == [0]


def test_5_3_two_members_with_due_cards_may_both_play_and_the_other_mark_lapses() -> None:
    scenario = team(red_hand="I1 D2 | E1 E2 E3", marks="D2 E3", blue_hand="I4 | I6")
    assert scenario.acting == ("red a", "red b")
    assert offers(scenario.by("red b"), "improvise") == ["E3 diplomacy", "E3 economics", "E3 intelligence"]
    played = scenario.by("red b").improvises("E3", "int")
    assert played.marks == ""
    red = played.by("blue a").improvises("I4", "int")
    assert red.acting == ("red a", "red b")
    assert len(offers(red.by("red a"), "improvise")) == 6


def test_5_3_a_member_without_cards_does_not_play() -> None:
    scenario = team(red_hand=" | D2", blue_hand="E1 | E2")
    assert scenario.acting == ("red b",)


@pytest.mark.parametrize(("sizes", "sides"), [((1, 2), ("red", "blue a", "blue b")), ((2, 1), ("red a", "red b"))])
def test_5_3_a_solo_seat_plays_every_turn_of_its_side(sizes: tuple[int, int], sides: tuple[str, ...]) -> None:
    scenario = given(FLS, sizes=sizes, to_move="red")
    assert set(scenario.acting) <= set(sides)
    assert scenario.to_move == "red"


# Rules 5.4: what a side decides


def test_5_4_table_choices_are_offered_alike_to_both_members_and_the_first_answer_binds() -> None:
    scenario = team("land int dip", red={"int": "I6", "dip": "D6"}, blue={"int": "I3"}, red_hand="L2 L6 | D5")
    asked = scenario.by("red a").deploys("L2", "land")
    assert asked.acting == ("red a", "red b")
    assert asked.by("red a").offers == asked.by("red b").offers
    flipped = asked.by("red b").flips("I3")
    assert flipped.to_move == "blue"
    with pytest.raises(Illegal):
        air_land_sea.apply(flipped.state, Seat(0), asked.by("red a")._flip("I6"))


def test_5_4_one_flip_a_side_for_armistice() -> None:
    scenario = team(red={"int": "I6"}, blue={"dip": "E6"}, red_hand="D2 D6 | I5", blue_hand="E1 | E2")
    blue = scenario.by("red a").deploys("D2", "dip").by("red b").flips("I6")
    assert blue.acting == ("blue a", "blue b")
    over = blue.by("blue a").declines()
    assert happened(over, events.Declined)
    assert over.asks("blue", "turn").column("blue", "dip") == "E6"


def test_5_4_for_surveil_cards_may_come_from_different_hands() -> None:
    scenario = team(red_hand="I2 I6 | D6", blue_hand="E1 E2 E4 | E3").by("red a").deploys("I2", "int")
    assert scenario.acting == ("blue a", "blue b")
    assert scenario.by("blue a").offers == ("reveal E1", "reveal E2", "reveal E4")
    assert scenario.by("blue b").offers == ("reveal E3",)
    second = scenario.by("blue b").reveals("E3")
    assert second.acting == ("blue a",)
    done = second.reveals("E2")
    assert set(map(tuple, told(done, events.Revealed).values())) == {("economics-2",)}
    both = team(red_hand="I2 I6 | D6", blue_hand="E1 | E3").by("red a").deploys("I2", "int")
    assert [event.card for event in happened(both, events.Revealed)] == ["economics-1", "economics-3"]
    assert both.acting == ("red a", "red b")


@pytest.mark.parametrize(("card", "theater"), [("I4", "int"), ("E1", "eco")])
def test_5_4_the_side_decides_who_reveals_and_both_may_decline(card: str, theater: str) -> None:
    scenario = team(red_hand=f"{card} I6 | D6", blue_hand="E2 | E3").by("red a").deploys(card, theater)
    assert scenario.by("red a").offers == ("decline", "reveal I6")
    assert scenario.by("red b").offers == ("decline", "reveal D6")
    assert scenario.by("red b").declines().to_move == "blue"
    shown = scenario.by("red b").reveals("D6")
    assert set(map(tuple, told(shown, events.Revealed).values())) == {("diplomacy-6",)}


def test_5_4_a_member_without_cards_is_not_asked_for_one() -> None:
    scenario = team(red_hand="E1 | D6", blue_hand="E2 | E3").by("red a").deploys("E1", "eco")
    assert scenario.acting == ("red b",)


def test_5_4_the_holder_of_the_named_card_reveals_it_and_owes_the_play() -> None:
    scenario = team(red_hand="I5 I6 | D6", blue_hand="E2 | E3 D4").by("red a").deploys("I5", "int")
    assert scenario.by("red a").offers == scenario.by("red b").offers
    named = scenario.by("red b").names("E2")
    assert [(mark.seat, mark.card, mark.due) for mark in named.view(None).marks] == [(2, "economics-2", True)]
    assert named.acting == ("blue a",)
    nobody = scenario.by("red a").names("D6")
    assert nobody.marks == ""
    assert nobody.acting == ("blue b",)


def test_5_4_give_and_take_who_gives_who_receives_who_draws() -> None:
    asked = team(red_hand="D5 I6 | D6 I5", blue_hand="E2 | E3", deck="E1 D1").by("red a").deploys("D5", "dip")
    assert asked.by("red a").offers == ("give I6",)
    assert asked.by("red b").offers == ("give D6", "give I5")
    offered = asked.by("red b").gives("D6")
    assert offered.acting == ("blue a", "blue b")
    assert offered.hand("red") == "I6 | I5 D6"
    assert offered.view("red b").giving == "diplomacy-6"
    for who in ("red a", "blue a", "blue b", None):
        assert offered.view(who).giving is None
    received = offered.by("blue b").receives()
    assert received.hand("blue") == "E2 | D6 E3"
    assert told(received, events.Given) == {
        "red a": [None],
        "red b": ["diplomacy-6"],
        "blue a": [None],
        "blue b": ["diplomacy-6"],
        None: [None],
    }
    assert received.by("red a").offers == received.by("red b").offers == ("draw",)
    drawn = received.by("red a").draws()
    assert drawn.hand("red") == "I6 D1 E1 | I5"
    assert told(drawn, events.Drew) == {
        "red a": ["economics-1", "diplomacy-1"],
        "red b": [None, None],
        "blue a": [None, None],
        "blue b": [None, None],
        None: [None, None],
    }


def test_5_4_both_members_see_what_reinforce_draws_and_either_places_it() -> None:
    scenario = team("land int dip", red={"dip": "D6"}, red_hand="L1 L6 | D5", blue_hand="I1 | I2", deck="I6")
    row = given("int land dip", sizes=TEAMS, red_hand="L1 L6 | D5", blue_hand="I1 | I2", deck="I6")
    assert scenario.by("red a").deploys("L1", "land").column("red", "int") == "(I6)"
    asked = row.by("red a").deploys("L1", "land")
    assert asked.acting == ("red a", "red b")
    assert [asked.view(who).top_card for who in EVERYBODY] == ["intelligence-6", "intelligence-6", None, None, None]
    placed = asked.by("red b").places("dip")
    assert told(placed, events.Reinforced)["red a"] == ["intelligence-6"]
    assert told(placed, events.Reinforced)["blue a"] == [None]


def test_5_4_ongoing_cards_serve_both_members() -> None:
    scenario = team(red={"eco": "E2"}, red_hand="I6 | D6", blue_hand="I1 | I2")
    assert "deploy I6 economics supply_lines" in scenario.by("red a").offers
    assert "deploy D6 economics supply_lines" in scenario.by("red b").offers
    spying = team(red={"int": "I1"}, blue={"dip": "(D4)"}, red_hand="I6 | D6", blue_hand="I3 | I2")
    for who, sight in {"red a": "diplomacy-4", "red b": "diplomacy-4", None: None}.items():
        assert spying.view(who).row[1].columns[1].cards[0].card == sight


# Rules 5.5: sight


def test_5_5_members_see_each_others_facedown_cards_and_not_each_others_hands() -> None:
    scenario = team(red_hand="I1 I2 | D1 D2", blue_hand="E1 E2 | I4 I6").by("red a").improvises("I1", "dip")
    assert [scenario.view(who).row[1].columns[0].cards[0].card for who in EVERYBODY] == [
        "intelligence-1",
        "intelligence-1",
        None,
        None,
        None,
    ]
    for who in EVERYBODY:
        assert scenario.view(who).hand == (() if who is None else scenario.state.table.hands[scenario._seat(who)])
        assert scenario.view(who).hand_sizes == (1, 2, 2, 2)


def test_5_2_members_swap_anew_in_every_battle() -> None:
    scenario = dealt(TEAMS, theaters="fls", target=60)
    for who in ("red a", "red b", "blue a", "blue b"):
        scenario = scenario.by(who).swaps(scenario.hand(who).split()[0])
    mover = f"{scenario.to_move} a"
    second = scenario.by(mover).withdraws()
    assert second.battle == 2
    assert second.acting == ("red a", "red b", "blue a", "blue b")
    assert second.asks(second.to_move or "", "swap").view(None).notes == ()


def test_5_2_giver_and_receiver_know_what_was_swapped_and_nobody_else() -> None:
    scenario = dealt(TEAMS, theaters="fls")
    chosen = {who: scenario.hand(who).split()[0] for who in ("red a", "red b", "blue a", "blue b")}
    for who, card in chosen.items():
        scenario = scenario.by(who).swaps(card)
    swapped = told(scenario, events.Swapped)
    for member, own, other in (("red a", 0, 1), ("red b", 1, 0)):
        cards = [code(str(card)) if card else None for card in swapped[member]]
        assert cards[own] == chosen[member]
        assert cards[other] == chosen["red b" if member == "red a" else "red a"]
        assert cards[2:] == [None, None]
    assert swapped[None] == [None] * 4
    notes = [(note.seat, code(note.card), note.how) for note in scenario.view("red a").notes]
    assert notes == [(1, chosen["red a"], "was_given")]
    assert scenario.view(None).notes == ()


def test_5_2_a_card_that_the_other_member_gave_teaches_nobody_anything_when_it_is_improvised() -> None:
    scenario = dealt(TEAMS, theaters="fls")
    chosen = {who: scenario.hand(who).split()[0] for who in ("red a", "red b", "blue a", "blue b")}
    for who, card in chosen.items():
        scenario = scenario.by(who).swaps(card)
    first, second = (who for who in chosen if who.startswith(str(scenario.to_move)))
    scenario = scenario.by(first)
    own = next(card for card in scenario.hand(first).split() if card != chosen[second])

    def taught(card: str) -> bool:
        step = scenario.improvises(card, "int")
        return not may_undo(air_land_sea, scenario.state, Step(step.state, step.events))

    assert not taught(chosen[second])
    assert taught(own)


def test_5_5_what_a_member_takes_back_its_teammate_knows() -> None:
    scenario = team("sea int dip", red={"int": "(I6)"}, red_hand="S4 S6 | D6", blue_hand="I1 | I2")
    taken = scenario.by("red a").deploys("S4", "sea").by("red b").takes_back("I6")
    notes = {who: [(note.seat, note.card, note.how) for note in taken.view(who).notes] for who in EVERYBODY}
    assert notes.pop("red a") == [(1, "intelligence-6", "took_back")]
    assert not any(notes.values())
    assert seen(scenario, "spectator", "red", "intelligence") == [None]

"""Rules 15: who knows what, and what a time-out plays."""

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, events
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BASICS
from tests.engine.games.fight_flight_bite.scenario_builder import LETTERS, PLAIN, B, R, Scenario, given, harvested, new


def fallback(scenario: Scenario, who: str | None = None) -> actions.Action:
    return game.fallback(scenario.state, Seat(LETTERS.index(who or scenario.mover)))


def test_the_fixed_part_of_a_hand_is_known_and_the_rest_is_counted() -> None:
    scenario = given("A: B1").places("C", "extra_fight")
    for who in (None, "B", "Y"):
        seen = scenario.view(who).seats[R]
        assert seen.hand is None
        assert (seen.hand_size, seen.played) == (7, ("extra_fight",))
        assert seen.known == tuple(card for card in BASICS if card != "extra_fight")
    assert scenario.view("R").seats[R].hand == scenario.state.table.hands[R]


def test_a_card_that_was_dealt_does_not_shorten_the_known_part() -> None:
    scenario = given("A: B1", hand="grudge").places("C", "grudge")
    assert scenario.view().seats[R].known == BASICS


def test_undealt_cards_are_nobodys_until_hands_are_revealed() -> None:
    assert all(new(3).view(who).undealt == () for who in (None, "R", "B", "Y"))
    over = harvested("A: R1", {"A": (1, 0, 0)}, players=3)
    assert over.view().undealt == over.state.table.undealt
    assert [seat.hand for seat in over.view().seats] == list(over.state.table.hands)


def test_a_seat_sees_what_a_cube_is_worth_with_the_cards_it_holds() -> None:
    scenario = new(3)
    assert scenario.view().worth is None
    for who in "RBY":
        worth = scenario.view(who).worth
        assert worth is not None
        assert all(3 <= value <= 5 for value in worth)  # a basic card of each food at least


def test_unused_signs_of_a_locked_list_are_shown_to_nobody() -> None:
    scenario = given("C: B1", hand=PLAIN, rethrow="locked").places("C").attacks("B")
    worlds = [
        scenario.throws("R", "fight", "bite", last).throws("B", "fight", "flight", other)
        for last, other in (("fight", "fight"), ("bite", "flight"))
    ]
    for who in (None, "R", "B", "Y"):
        assert worlds[0].view(who) == worlds[1].view(who)
    assert game.codec.fingerprint(worlds[0].state) == game.codec.fingerprint(worlds[1].state)


def test_the_report_of_keen_nose_names_the_holder_and_the_cards_only_to_the_two() -> None:
    scenario = given("A: B1", hand="keen_nose").places("C", "keen_nose", actions.Look(B))
    (seen,) = scenario.events_of(events.HandSeen)
    told = {who: game.redact(scenario.state, seen, None if who is None else Seat(who)) for who in (None, 0, 1, 2)}
    assert told[0] == told[1] == seen
    assert told[2] == told[None] == events.HandSeen(R, B, None)


def test_a_drawn_throw_is_a_function_of_the_position() -> None:
    scenario = given("C: B1").places("C", "extra_fight")
    assert fallback(scenario, "R") == fallback(scenario, "R")
    later = scenario.throws("R", "fight")
    assert fallback(scenario, "B") == fallback(later, "B")
    assert fallback(later, "B") in later.offers("B")


def test_drawn_throws_are_of_every_sign_and_differ_between_keys_seats_and_repeats() -> None:
    thrown: dict[tuple[str, bool], list[actions.Action]] = {(who, again): [] for who in "RB" for again in (False, True)}
    for key in range(200):
        scenario = given("C: B1").places("C", "extra_fight")
        scenario = Scenario(game.resample(scenario.state, None, Rng(key.to_bytes(32, "big"))), ())
        repeat = scenario.duel("fight", "fight")
        for who in "RB":
            thrown[who, False].append(fallback(scenario, who))
            thrown[who, True].append(fallback(repeat, who))
    for drawn in thrown.values():
        counts = [drawn.count(actions.Throw((sign,))) for sign in ("fight", "flight", "bite")]
        assert sum(counts) == 200
        assert min(counts) > 40
    assert len({tuple(drawn) for drawn in thrown.values()}) == 4


def test_a_time_out_places_where_the_seat_has_fewest_critters() -> None:
    assert fallback(given("A: R2, B: R1, C: R1 B3, D: R1, E: R1, F: R1")) == actions.Place("B")
    scenario = new(3)
    scenario = scenario.does(scenario.mover, actions.Open("A"))
    assert fallback(scenario) == actions.Open("B")


def test_a_time_out_plays_the_first_card_and_leaves_what_is_optional() -> None:
    assert fallback(given().does("R", actions.Place("A"))) == actions.Play("extra_fight")
    for card in ("wander", "windfall"):
        assert last_card(card) == actions.Play(card)
    assert last_card("keen_nose") == actions.Play("keen_nose", actions.Look(B))


def last_card(card: str) -> actions.Action:
    """What a time-out plays of a hand that begins with the card: the basics are gone."""
    state = given("A: B1", hand=card).does("R", actions.Place("C")).state
    hands = ((card,), *state.table.hands[1:])
    return game.fallback(replace(state, table=replace(state.table, hands=hands)), R)


def test_a_time_out_fights_the_duel_it_owes_and_then_stops() -> None:
    scenario = given("C: R1 B1 Y1").places("C", "extra_bite")
    assert fallback(scenario) == actions.Attack(B)
    assert fallback(scenario.attacks("B").loses("fight").declines()) == actions.Stop()
    assert fallback(given("C: B1", hand=PLAIN).places("C")) == actions.Stop()


def test_a_time_out_declines_bonus_cube_and_void() -> None:
    assert fallback(given("A: B1").places("A", "extra_fight").wins("fight")) == actions.Done()
    lost = given("C: B1", hand="second_wind").places("C", "second_wind").loses("fight")
    assert fallback(lost) == actions.Accept()
    assert fallback(lost.does("R", actions.Accept())) == actions.Decline()


def test_a_time_out_bars_a_sign_that_is_drawn() -> None:
    scenario = given("C: B1", hand="stare_down").places("C", "stare_down")
    barred = set()
    for key in range(30):
        world = game.resample(scenario.state, None, Rng(key.to_bytes(32, "big")))
        barred.add(game.fallback(world, B))
    assert barred == {actions.Bar("fight"), actions.Bar("flight"), actions.Bar("bite")}


def test_a_time_out_picks_as_auto_does_with_the_hands_it_knows() -> None:
    hands = {"B": "grudge long_reach lie_low", "R": "extra_bite extra_critter windfall"}
    scenario = harvested("A: R3 B1", {"A": (0, 2, 2)}, players=3, hands=hands, harvest_pick="manual")
    assert fallback(scenario) == actions.Pick("mushroom")
    own = harvested("A: R1 B3", {"A": (2, 2, 2)}, players=3, hands=hands, harvest_pick="manual")
    assert fallback(own) == actions.Pick("fruit")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_outs_alone_bring_a_match_to_its_end(players: int) -> None:
    state = new(players).state
    while acting := sorted(game.to_act(state)):
        state = game.apply(state, acting[0], game.fallback(state, acting[0])).state
    assert game.outcome(state) is not None
    assert all("extra_critter" in played for played in state.table.played)

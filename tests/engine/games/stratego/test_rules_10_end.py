"""Rules 6, 8, 10 and 12 beyond the numbered examples: refusals, rescue, draws, and what the end and the marks show."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, Seat, roster
from engine.games.stratego import stratego
from engine.games.stratego.actions import AcceptDraw, Decline, DeclineDraw, Move, OfferDraw, Rescue
from engine.games.stratego.events import DrawDeclined, DrawOffered, Ended, RescueDeclined, RescueOffered, Resigned
from engine.games.stratego.movement import read_move
from engine.games.stratego.options import StrategoOptions
from tests.engine.games.stratego.scenario_builder import BLUE, RED, Scenario, given, new

SAVES = Path(__file__).parents[2] / "saves" / "stratego"


def test_refusals_come_in_the_order_of_the_rules() -> None:
    scenario = given(red="2 c4, 6 d4, B e4", blue="7 a5")
    scenario.refuses_to("blue", Move("z9", "a1"), "not_your_turn")
    scenario.refuses("k4 a4", "off_board").refuses("a11 a4", "off_board").refuses("a0 a4", "off_board")
    scenario.refuses("a5 a4", "no_own_piece").refuses("e6 e7", "no_own_piece").refuses("c5 c4", "no_own_piece")
    scenario.refuses("e4 d4", "immobile").refuses("d4 c4", "own_target").refuses("d4 d4", "own_target")
    scenario.refuses("d4 h5", "lake").refuses("d4 b5", "not_straight").refuses("d4 d2", "too_far")
    scenario.refuses("c4 i4", "path_blocked")


def test_a_text_that_is_no_move_is_refused() -> None:
    for text in ("", "b4", "b4 to b5", "forward", "b4 b5 b6"):
        with pytest.raises(Illegal) as refused:
            read_move(text)
        assert refused.value.code == "unreadable_move"


def test_a_draw_is_agreed() -> None:
    offered = given().offers_draw()
    assert DrawOffered(RED) in offered.events_for("blue")
    assert OfferDraw() not in offered.legal
    moved = offered.passes()
    assert {AcceptDraw(), DeclineDraw()} <= set(moved.legal)
    assert OfferDraw() not in moved.legal
    agreed = moved.accepts_draw()
    assert agreed.winner == "draw"
    assert agreed.over is not None
    assert agreed.over.reason == "agreed"


def test_a_draw_is_declined_and_the_move_is_still_to_come() -> None:
    declined = given().offers_draw().passes().declines_draw()
    assert declined.to_move == "blue"
    assert DrawDeclined(BLUE) in declined.events_for(None)
    assert declined.view(None).offer is None
    assert OfferDraw() in declined.legal
    declined.refuses_to("blue", AcceptDraw(), "not_offered")


def test_only_the_side_to_move_has_anything_to_say() -> None:
    scenario = given()
    assert scenario.legal_for("blue") == ()
    scenario.refuses_to("blue", OfferDraw(), "not_your_turn")
    scenario.refuses_to("red", AcceptDraw(), "not_offered")


@pytest.mark.parametrize(
    "over",
    [given(red="6 e4", blue="F e5, 9 f5").plays("e4 e5"), new().readies().leaves("blue")],
    ids=["the Flag is taken", "Blue resigns"],
)
def test_the_end_publishes_both_formations_and_every_rank(over: Scenario) -> None:
    (ended,) = [event for event in over.events_for(None) if isinstance(event, Ended)]
    assert ended.winner == RED
    for viewer in ("red", "blue", None):
        view = over.view(viewer)
        assert view.phase == "over"
        assert view.formations == ended.formations
        assert all(view.formations)
        assert all(sight.kind for sight in view.pieces)
        assert view.asks == ()
    assert not stratego.to_act(over.state)
    for seat in (RED, BLUE):
        assert stratego.legal(over.state, seat) == ()
    over.refuses_to("blue", Move("f5", "f6"), "not_offered")


def test_the_winner_comes_first_by_seat_whatever_its_colour() -> None:
    for seed in range(8):
        state = stratego.new(StrategoOptions(), roster(1, 1), Rng(seed.to_bytes(32, "big"))).state
        assert stratego.view(state, state.red).side == 0
        assert stratego.view(state, Seat(1 - state.red)).side == 1
        assert stratego.view(state, None).seats == (state.red, 1 - state.red)


def test_this_is_a_game_for_two() -> None:
    for wrong in (roster(1), roster(2), roster(1, 1, 1), roster(2, 2), Roster(((Seat(1),), (Seat(0),)))):
        with pytest.raises(Illegal):
            stratego.new(StrategoOptions(), wrong, Rng(bytes(32)))


def test_an_entry_by_attack_is_told_before_the_offer() -> None:
    scenario = given("house", red="6 i9", blue="5 i10", red_pile="X 9 B", empty="b2 c2").plays("i9 i10")
    assert isinstance(scenario.events_for("blue")[-1], RescueOffered)
    assert scenario.view("blue").rescuer == "i10"
    assert scenario.legal[-1] == Decline()
    pieces = [action.piece for action in scenario.legal if isinstance(action, Rescue)]
    assert list(dict.fromkeys(pieces)) == ["marshal", "general"]
    assert RescueDeclined(RED) in scenario.declines().events_for("blue")
    scenario.refuses_to("red", Rescue("bomb", "b2"), "not_offered")
    scenario.refuses_to("red", Rescue("marshal", "a5"), "not_offered")
    scenario.refuses_to("red", Move("i10", "i9"), "not_offered")


def test_a_rescued_piece_moves_from_the_next_ply_on_and_returns_to_the_pile_when_captured() -> None:
    scenario = given("house", red="6 i9", blue="X b5", red_pile="9", empty="b4")
    back = scenario.plays("i9 i10").rescues("9", "b4")
    assert back.view(None).rescues == (1, 0)
    taken = back.plays("b5 b4")
    assert taken.at("b4") == "BX"
    assert taken.pile("red")["general"] == 1
    assert back.passes().plays("b4 b5").pile("red")["general"] == 1


def test_a_rescued_scout_runs_again() -> None:
    scenario = given("house", red="6 i9", red_pile="2", empty="b4").plays("i9 i10").rescues("2", "b4").passes()
    assert scenario.plays("b4 b6").at("b6") == "R2"


def test_of_equal_captured_pieces_one_that_has_not_rescued_yet_returns() -> None:
    scenario = given("house", red="6 i9, 7 f9", blue="9 h10", red_pile="X 6", empty="b2 c2 e2")
    scenario = scenario.plays("i9 i10").rescues("X", "b2").plays("h10 i10")
    scenario = scenario.plays("f9 f8").passes().plays("f8 f9").passes()
    assert scenario.pile("red")["captain"] == 2
    before = scenario.state.play
    back = scenario.plays("f9 f10").rescues("6", "c2")
    after = back.state.play
    assert before is not None
    assert after is not None
    assert after.piles[0] == before.piles[0][1:]


def test_marks_of_the_aid() -> None:
    scenario = given(red="6 e4", blue="7 e5, 2 j7").plays("e4 e5", "j7 j5")
    assert scenario.sight("blue", "e5").seen
    assert scenario.sight("blue", "j5").seen
    assert not scenario.sight("red", "e5").seen
    assert scenario.sight("red", "j5").kind == "scout"
    assert not scenario.sight("blue", "g9").seen
    off = given(red="6 e4", blue="7 e5, 2 j7", memory_aid="off").plays("e4 e5", "j7 j5").passes()
    assert not off.sight("blue", "e5").seen
    assert off.sight("red", "j5").kind is None


def test_a_spectator_without_the_aid_sees_what_the_opponent_sees() -> None:
    scenario = given(red="7 e4", blue="6 e5", memory_aid="off").plays("e4 e5")
    assert scenario.sight(None, "e5").kind == "major"
    assert scenario.sight("blue", "e5").kind == "major"
    assert scenario.passes().sight(None, "e5").kind is None
    assert scenario.passes().sight("red", "e5").kind == "major"


def test_a_time_out_neither_attacks_nor_shows_a_scout_if_it_can_help_it() -> None:
    scenario = given(red="2 e4, 6 a4", blue="5 a5")
    move = stratego.fallback(scenario.state, RED)
    assert isinstance(move, Move)
    assert scenario.plays(f"{move.start} {move.end}").at("a5") == "B5"
    entered = given("house", red="6 i9", red_pile="X", empty="b2").plays("i9 i10")
    assert stratego.fallback(entered.state, RED) == Decline()


def test_a_time_out_tells_no_rank_by_what_it_moves() -> None:
    state = new().readies().state
    play = state.play
    assert play is not None
    walkers = [play.board[square] for square in play.walkers[0]]
    moves = set()
    for shift in range(len(walkers)):
        kinds = bytearray(play.kinds)
        for piece, other in zip(walkers, walkers[shift:] + walkers[:shift], strict=True):
            kinds[piece] = play.kinds[other]
        moves.add(stratego.fallback(replace(state, play=replace(play, kinds=bytes(kinds))), state.red))
    assert len(moves) == 1


@pytest.mark.parametrize("side", ["red", "blue"])
def test_either_side_resigns_on_whoevers_turn_and_the_other_wins(side: str) -> None:
    resigned = given(red="6 e4", blue="5 e7").leaves(side)
    assert resigned.winner == ("blue" if side == "red" else "red")
    assert resigned.over is not None
    assert resigned.over.reason == "resigned"
    assert Resigned(RED if side == "red" else BLUE) in resigned.events_for(None)
    assert not stratego.to_act(resigned.state)
    with pytest.raises(Illegal) as refused:
        resigned.leaves(side)
    assert refused.value.code == "already_out"


def test_whoever_resigns_while_a_rescue_is_open_loses() -> None:
    scenario = given("house", red="6 i9", red_pile="X").plays("i9 i10")
    assert scenario.rescuing
    resigned = scenario.leaves("red")
    assert resigned.winner == "blue"
    assert resigned.view(None).rescuer is None


def reason(scenario: Scenario) -> str:
    assert scenario.over is not None
    return scenario.over.reason


def test_10_example_49_a_side_with_nothing_mobile_left_loses() -> None:
    scenario = given(red="6 a4", blue="B b9", spares=False)
    assert scenario.over is None
    scenario = scenario.plays("a4 a5")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")


@pytest.mark.parametrize(("preset", "winner"), [("house", "red"), ("classic", "red"), ("tournament", "draw")])
def test_10_example_50_who_is_to_move_loses_when_the_last_mobile_pieces_have_met(preset: str, winner: str) -> None:
    scenario = given(preset, red="6 e4", blue="6 e5", spares=False).plays("e4 e5")
    assert (scenario.winner, reason(scenario)) == (winner, "both_immobile" if winner == "draw" else "no_moves")


def test_a_match_that_began_as_a_draw_by_immobility_stays_one() -> None:
    save = json.loads((SAVES / "v1" / "house-in-the-middle-of-play.json").read_text(encoding="utf-8"))
    state = stratego.codec.load_state(json.dumps(save["state"]).encode(), save["schema"])
    assert (state.rules.preset, state.rules.both_stuck) == ("house", "draw")
    begun = given(red="6 e4", blue="6 e5", spares=False)
    old = replace(begun.state, rules=replace(begun.state.rules, both_stuck="draw"))
    assert Scenario(old).plays("e4 e5").winner == "draw"


def test_10_example_51_a_side_whose_only_moves_are_barred_loses() -> None:
    scenario = given("classic", blue="4 a10, B b10", spares=False, red="5 g2, 5 h3")
    scenario = scenario.plays("g2 g3", "a10 a9", "h3 h2", "a9 a10").allows("g3 g2")
    scenario = scenario.plays("g3 g2")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")
    free = given("house", blue="4 a10, B b10", spares=False, red="5 g2, 5 h3")
    assert free.plays("g2 g3", "a10 a9", "h3 h2", "a9 a10", "g3 g2").over is None


def test_10_example_52_a_side_shut_in_by_its_own_bombs_loses() -> None:
    scenario = given(red="6 a4", blue="4 a10, B b10, B a9", spares=False).plays("a4 a5")
    assert (scenario.winner, reason(scenario)) == ("red", "no_moves")


@pytest.mark.parametrize(("both_stuck", "winner"), [("loss", "red"), ("draw", "draw")])
def test_10_example_60_who_is_to_move_loses_when_both_are_shut_in(both_stuck: str, winner: str) -> None:
    red = "6 a1, B a2, B b1, 4 e4"
    stuck = given(red=red, blue="5 j10, B i10, B j9, B e5", spares=False, both_stuck=both_stuck).plays("e4 e5")
    assert (stuck.winner, reason(stuck)) == (winner, "both_immobile" if winner == "draw" else "no_moves")
    open_side = given(red=red, blue="5 j10, B j9, B e5", spares=False).plays("e4 e5")
    assert open_side.over is None
    assert open_side.to_move == "blue"


def test_10_example_53_two_hundred_plies_without_attack_are_a_draw() -> None:
    scenario = given(red="6 e4", blue="5 e5", quiet=199)
    drawn = scenario.passes()
    assert (drawn.winner, reason(drawn)) == ("draw", "quiet")
    fought = given(red="6 e4", blue="5 e5", quiet=198).plays("e4 e5")
    assert fought.over is None
    assert fought.view(None).quiet == 0
    assert fought.passes().view(None).quiet == 1


def test_10_example_54_ply_two_thousand_is_the_last_and_may_still_win() -> None:
    scenario = given(red="6 e4", blue="F e5", ply=1999)
    drawn = scenario.passes()
    assert (drawn.winner, reason(drawn)) == ("draw", "max_plies")
    won = scenario.plays("e4 e5")
    assert (won.winner, reason(won)) == ("red", "flag")


def test_10_example_55_moving_declines_an_offer_and_the_next_comes_twenty_plies_later() -> None:
    scenario = given(to_move="blue").offers_draw()
    assert scenario.to_move == "blue"
    scenario = scenario.passes()
    assert scenario.view(None).offer == 1
    scenario = scenario.passes()
    assert scenario.view(None).offer is None
    assert any(isinstance(event, DrawDeclined) for event in scenario.events)
    for ply in range(2, 20):
        assert scenario.to_move != "blue" or OfferDraw() not in scenario.legal, ply
        scenario = scenario.passes()
    assert scenario.to_move == "blue"
    assert OfferDraw() in scenario.legal

"""Rules 12: imagined worlds keep every public fact."""

import pytest

from engine.core.game import may_undo
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import resample, stratego
from engine.games.stratego.actions import Decline, Move, Rescue
from engine.games.stratego.board import BOMB, FLAG, SCOUT
from engine.games.stratego.movement import can_move, read_move
from tests.engine.games.stratego.scenario_builder import BLUE, RED, Scenario, given


def kinds_at(scenario: Scenario, square: int, worlds: int = 80, reader: Seat = RED) -> set[int]:
    """What a piece can be in the worlds that its enemy imagines."""
    found = set()
    for number in range(worlds):
        world = stratego.resample(scenario.state, reader, Rng(bytes(32), number * 10_000))
        stratego.audit(world)
        assert stratego.view(world, reader) == stratego.view(scenario.state, reader)
        assert world.play is not None
        found.add(world.play.kinds[world.play.board[square]])
    return found


def test_what_moved_is_no_bomb_and_no_flag() -> None:
    scenario = given(blue="6 e7", blue_pile="", to_move="blue").plays("e7 e6")
    kinds = kinds_at(scenario, 54)
    assert not kinds & {FLAG, BOMB}
    assert SCOUT in kinds
    assert len(kinds) > 5


def test_what_ran_is_a_scout() -> None:
    assert kinds_at(given(blue="2 e7", blue_pile="", to_move="blue").plays("e7 e5"), 44) == {SCOUT}


def test_what_held_silently_could_have_held() -> None:
    scenario = given("house", red="7 e4", blue="9 e5", blue_pile="").plays("e4 e5")
    assert kinds_at(scenario, 44) == {8, 9, 10, BOMB}
    moved = scenario.plays("e5 e6")
    assert kinds_at(moved, 54) == {8, 9, 10}


def test_what_held_against_a_miner_is_no_bomb() -> None:
    scenario = given("house", red="3 e4", blue="9 e5", blue_pile="").plays("e4 e5")
    assert kinds_at(scenario, 44) == {4, 5, 6, 7, 8, 9, 10}


def test_what_brought_a_piece_back_is_no_scout_and_moved() -> None:
    entered = given("house", red="6 i9, 2 j4", red_pile="X", empty="b2").plays("i9 i10")
    assert SCOUT in kinds_at(entered.declines(), 98, reader=BLUE)
    assert not kinds_at(entered.rescues("X", "b2"), 98, reader=BLUE) & {SCOUT, BOMB, FLAG}


def test_what_was_announced_stays_even_without_the_aid() -> None:
    scenario = given(red="6 e4", blue="7 e5", blue_pile="", memory_aid="off").plays("e4 e5", "e5 e6").passes()
    assert scenario.sight("red", "e6").kind is None
    assert kinds_at(scenario, 54) == {7}


def test_the_side_to_move_can_move_in_every_world() -> None:
    scenario = given(red="6 a4, 5 b4", blue="4 a10, B b10, B d9, B e9", spares=False).plays("a4 a5")
    assert scenario.to_move == "blue"
    for number in range(60):
        world = stratego.resample(scenario.state, RED, Rng(bytes(32), number * 10_000))
        stratego.audit(world)
        assert stratego.legal(world, Scenario(world).state.red ^ 1)


def test_a_side_was_ready_only_with_a_piece_that_could_move() -> None:
    scenario = given(red="6 a4", blue="4 a9, B a10, B b10", spares=False)
    assert scenario.state.play is not None
    assert scenario.state.play.ply == 0
    for number in range(60):
        world = stratego.resample(scenario.state, RED, Rng(bytes(32), number * 10_000))
        assert world.play is not None
        assert can_move(world.rules, world.play, 1)


@pytest.mark.parametrize("reader", [RED, None])
def test_where_random_deals_leave_no_ply_each_piece_that_could_have_one_may_be_it(
    reader: Seat | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resample, "MAX_TRIES", 0)
    scenario = given(red="6 a4", blue="4 c10, F a10, B b10, B a9, B b9, B a8", spares=False, ply=1, to_move="blue")
    movers = set()
    for number in range(40):
        world = stratego.resample(scenario.state, reader, Rng(bytes(32), number * 10_000))
        stratego.audit(world)
        assert stratego.view(world, reader) == stratego.view(scenario.state, reader)
        movers |= {move.start for move in stratego.legal(world, BLUE) if isinstance(move, Move)}
        again = Rng(bytes(31) + b"\1", number * 10_000)
        assert stratego.resample(world, reader, again) == stratego.resample(scenario.state, reader, again)
    assert movers == {"c10", "b9", "a8"}


def test_where_chance_finds_no_deal_one_is_made_up() -> None:
    possible = {1: (5, 6), 2: (5,), 3: (6, 7)}
    assert dict(resample.match_kinds(possible, (5, 6, 7))) == {1: 6, 2: 5, 3: 7}


def test_12_example_56_an_announced_rank_stays_with_the_aid_and_fades_without() -> None:
    aided = given("classic", red="6 e4", blue="7 e5").plays("e4 e5")
    faded = given("classic", red="6 e4", blue="7 e5", memory_aid="off").plays("e4 e5")
    for scenario in (aided, faded):
        assert scenario.sight("red", "e5").kind == "major"
        assert scenario.plays("e5 e6").sight("red", "e6").kind == "major"
    assert aided.plays("e5 e6").passes().sight("red", "e6").kind == "major"
    assert faded.plays("e5 e6").passes().sight("red", "e6").kind is None
    assert faded.plays("e5 e6").passes().sight("blue", "e6").kind == "major"


def test_12_example_57_a_moved_piece_is_marked_by_the_aid_alone() -> None:
    for aid, marked in (("on", True), ("off", False)):
        scenario = given("classic", blue="6 e7", to_move="blue", memory_aid=aid).plays("e7 e6")
        assert scenario.sight("red", "e6").moved == marked
        assert scenario.sight("red", "e6").kind is None


def test_12_example_58_the_pile_counts_and_nothing_is_inferred() -> None:
    scenario = given(red="6 a4", blue="5 e7", blue_pile="B B B B B B")
    assert scenario.pile("blue")["bomb"] == 6
    sights = [sight for sight in scenario.view("red").pieces if sight.side == 1]
    assert len(sights) == 34
    assert all(sight.kind is None and not sight.moved and not sight.beat for sight in sights)


def test_12_example_59_a_spectator_sees_no_unrevealed_rank() -> None:
    scenario = given("classic", red="6 e4", blue="7 e5").plays("e4 e5")
    ranks = {sight.square: sight.kind for sight in scenario.view(None).pieces}
    assert ranks.pop("e5") == "major"
    assert set(ranks.values()) == {None}
    assert scenario.view(None).formations == ("", "")


def test_12_example_61_without_the_aid_an_announced_rank_is_open_again_at_the_end() -> None:
    scenario = given("classic", red="9 e4", blue="7 e5, F j10, 2 h7", memory_aid="off").plays("e4 e5")
    assert scenario.sight("blue", "e5").kind == "general"
    later = scenario.passes().passes()
    assert later.sight("blue", "e5").kind is None
    assert later.view(None).outcome is None
    over = stratego.leave(later.state, RED).state
    assert {piece.square: piece.kind for piece in stratego.view(over, BLUE).pieces}["e5"] == "general"


def may_take_back(scenario: Scenario, move: str) -> bool:
    """Whether the move may be taken back, although everybody saw it."""
    seat = next(iter(stratego.to_act(scenario.state)))
    return may_undo(stratego, scenario.state, stratego.apply(scenario.state, seat, read_move(move)))


def test_that_a_match_goes_on_after_a_declined_rescue_may_tell_who_can_move() -> None:
    """Blue's a10 is shut in by its Flag and its Bomb, if these are what it doesn't move with."""
    shut_in = given("house", red="2 i9", blue="F a9, B b10, 3 a10", army="barrage", spares=False)
    entered = shut_in.plays("i9 i10")
    declined = entered.declines()
    assert declined.over is not None
    open_ended = given("house", red="2 i9", blue="F a9, 3 b10, B a10", army="barrage", spares=False).plays("i9 i10")
    step = stratego.apply(open_ended.state, RED, Decline())
    assert not may_undo(stratego, open_ended.state, step)


def test_a_rescue_by_a_piece_that_everybody_knows_tells_nothing() -> None:
    def may_be_taken_back(entered: Scenario) -> bool:
        step = stratego.apply(entered.state, RED, Rescue("marshal", "b2"))
        return may_undo(stratego, entered.state, step)

    fought = given("house", red="6 i8", blue="5 i9, 8 b7", red_pile="X", empty="b2").plays("i8 i9", "b7 b6", "i9 i10")
    assert may_be_taken_back(fought)
    unknown = given("house", red="6 i9", blue="8 b7", red_pile="X", empty="b2", to_move="blue").plays("b7 b6", "i9 i10")
    assert not may_be_taken_back(unknown)
    anybody = given("house", red="6 i9", blue="8 b7", red_pile="X", empty="b2", to_move="blue", rescue="open")
    assert may_be_taken_back(anybody.plays("b7 b6", "i9 i10"))


def test_a_fight_of_two_known_pieces_tells_nothing_unless_boards_forget() -> None:
    def known(memory_aid: str = "on") -> Scenario:
        """Red's Major and Blue's Captain have each beaten somebody, and stand side by side."""
        scenario = given(red="7 e4, 4 f6", blue="5 e5, 6 f7", memory_aid=memory_aid)
        return scenario.plays("e4 e5", "f7 f6", "e5 e6", "g9 g8")

    assert may_take_back(known(), "e6 f6")
    assert not may_take_back(known(memory_aid="off"), "e6 f6")
    unknown = given(red="7 e6", blue="6 f6").plays("g2 g3", "g9 g8")
    assert not may_take_back(unknown, "e6 f6")

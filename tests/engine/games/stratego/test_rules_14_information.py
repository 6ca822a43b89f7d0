"""The numbered examples of rules 14 on information."""

from engine.games.stratego import stratego
from tests.engine.games.stratego.scenario_builder import BLUE, RED, given


def test_example_56_an_announced_rank_stays_with_the_aid_and_fades_without() -> None:
    aided = given("classic", red="6 e4", blue="7 e5").plays("e4 e5")
    faded = given("classic", red="6 e4", blue="7 e5", memory_aid="off").plays("e4 e5")
    for scenario in (aided, faded):
        assert scenario.sight("red", "e5").kind == "major"
        assert scenario.plays("e5 e6").sight("red", "e6").kind == "major"
    assert aided.plays("e5 e6").passes().sight("red", "e6").kind == "major"
    assert faded.plays("e5 e6").passes().sight("red", "e6").kind is None
    assert faded.plays("e5 e6").passes().sight("blue", "e6").kind == "major"


def test_example_57_a_moved_piece_is_marked_by_the_aid_alone() -> None:
    for aid, marked in (("on", True), ("off", False)):
        scenario = given("classic", blue="6 e7", to_move="blue", memory_aid=aid).plays("e7 e6")
        assert scenario.sight("red", "e6").moved == marked
        assert scenario.sight("red", "e6").kind is None


def test_example_58_the_pile_counts_and_nothing_is_inferred() -> None:
    scenario = given(red="6 a4", blue="5 e7", blue_pile="B B B B B B")
    assert scenario.pile("blue")["bomb"] == 6
    sights = [sight for sight in scenario.view("red").pieces if sight.side == 1]
    assert len(sights) == 34
    assert all(sight.kind is None and not sight.moved and not sight.beat for sight in sights)


def test_example_59_a_spectator_sees_no_unrevealed_rank() -> None:
    scenario = given("classic", red="6 e4", blue="7 e5").plays("e4 e5")
    ranks = {sight.square: sight.kind for sight in scenario.view(None).pieces}
    assert ranks.pop("e5") == "major"
    assert set(ranks.values()) == {None}
    assert scenario.view(None).formations == ("", "")


def test_example_61_without_the_aid_an_announced_rank_is_open_again_at_the_end() -> None:
    scenario = given("classic", red="9 e4", blue="7 e5, F j10, 2 h7", memory_aid="off").plays("e4 e5")
    assert scenario.sight("blue", "e5").kind == "general"
    later = scenario.passes().passes()
    assert later.sight("blue", "e5").kind is None
    assert later.view(None).outcome is None
    over = stratego.leave(later.state, RED).state
    assert {piece.square: piece.kind for piece in stratego.view(over, BLUE).pieces}["e5"] == "general"

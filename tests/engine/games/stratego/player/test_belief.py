"""What hidden pieces may be: certain facts, counts, where pieces began, and what they did."""

import pytest

from engine.ai.dice import Dice
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego.actions import Arrange, Move
from engine.games.stratego.arrangements import PRESETS, write
from engine.games.stratego.board import BOMB, COUNTS, FLAG, KINDS, MARSHAL, SCOUT, SQUARES
from engine.games.stratego.events import Moved
from engine.games.stratego.player.belief import Belief
from tests.engine.games.stratego.player.positions import chosen, facts
from tests.engine.games.stratego.scenario_builder import Scenario, given, new


def begun(preset: str = "classic", army: str = "full", formation: str = "corner_keep") -> Scenario:
    scenario = new(preset, army=army)
    text = write(PRESETS[army][formation], scenario.state.rules.numbering)  # type: ignore[index]
    return scenario.does("red", Arrange(text)).does("blue", Arrange(text)).readies()


def at(scenario: Scenario, square: str) -> int:
    assert scenario.state.play is not None
    return scenario.state.play.board[SQUARES[square]]


@pytest.mark.parametrize(
    ("army", "formation"), [("full", "corner_keep"), ("barrage", "thin_line"), ("duel", "broad_front")]
)
@pytest.mark.parametrize("informed", [True, False])
def test_each_piece_is_something_and_each_kind_is_there(army: str, formation: str, informed: bool) -> None:
    known = facts(begun(army=army, formation=formation))
    belief = Belief(known, informed=informed)
    assert known.pool == list(COUNTS[known.rules.army])
    for kind, count in enumerate(known.pool):
        assert sum(belief.chances(piece)[kind] for piece in known.hidden) == pytest.approx(count, abs=0.05)
    for piece in known.hidden:
        assert sum(belief.chances(piece)) == pytest.approx(1)


def test_the_flag_is_looked_for_at_the_back() -> None:
    scenario = begun()
    belief = Belief(facts(scenario))
    assert belief.chances(at(scenario, "d10"))[FLAG] > 0.1
    assert belief.chances(at(scenario, "d7"))[FLAG] < 0.02


def test_what_has_moved_is_neither_bomb_nor_flag() -> None:
    scenario = begun().plays("a4 a5", "b7 b6")
    chances = Belief(facts(scenario)).chances(at(scenario, "b6"))
    assert chances[FLAG] == chances[BOMB] == 0
    assert sum(chances) == pytest.approx(1)


def test_what_ran_is_certainly_a_scout() -> None:
    scenario = begun().plays("a4 a5", "i7 i5")
    assert Belief(facts(scenario)).chances(at(scenario, "i5"))[SCOUT] == 1


def test_what_held_in_silence_beats_the_attacker() -> None:
    scenario = given("house", red="7 e4", blue="9 e5", blue_pile="").plays("e4 e5")
    chances = Belief(facts(scenario, "red")).chances(at(scenario, "e5"))
    assert {kind for kind in range(len(KINDS)) if chances[kind] > 0} == {8, 9, MARSHAL, BOMB}


def test_what_stays_where_it_is_looks_more_and_more_like_a_bomb() -> None:
    early, late = (given("classic", blue="B e6, 6 e8", blue_pile="", ply=ply) for ply in (1, 400))
    assert Belief(facts(late)).chances(at(late, "e6"))[BOMB] > Belief(facts(early)).chances(at(early, "e6"))[BOMB]


def test_what_comes_up_to_a_known_piece_is_thought_stronger_in_a_small_army() -> None:
    start = begun(army="barrage", formation="thin_line")
    told, scenario = start.events, start
    for ply in ("e4 e6", "e8 e7"):
        scenario = scenario.plays(ply)
        told = (*told, *scenario.events_for("red"))
    plain, sharper = Belief(facts(scenario)), Belief(facts(scenario), told, scenario.state.red)
    mover = at(scenario, "e7")
    strong = (MARSHAL - 1, MARSHAL)
    assert sum(sharper.chances(mover)[kind] for kind in strong) > sum(plain.chances(mover)[kind] for kind in strong)


@pytest.mark.parametrize("cycles", [20, 5_000])
def test_a_piece_that_shuttles_for_thousands_of_moves_leaves_a_belief_that_adds_up(cycles: int) -> None:
    scenario = begun().plays("e4 e5", "b7 b6", "e5 e6", "b6 b7")
    red, blue = Seat(scenario.state.red), Seat(1 - scenario.state.red)
    shuttle = (Moved(blue, "f7", "f6"), Moved(red, "a4", "a5"), Moved(blue, "f6", "f7"), Moved(red, "a5", "a4"))
    told = (Moved(red, "e4", "e6", run=True), *shuttle * cycles)
    known = facts(scenario)
    belief = Belief(known, told, scenario.state.red)
    for piece in known.hidden:
        assert sum(belief.chances(piece)) == pytest.approx(1)
        assert min(belief.chances(piece)) >= 0
    assert isinstance(chosen(scenario, told=told), Move)


def test_every_deal_keeps_to_what_is_certain() -> None:
    scenario = (
        given("house", red="7 e4, 6 a4", blue="9 e5, 6 a7, 2 b7", blue_pile="B B")
        .plays("e4 e5", "a7 a6")
        .red_plays("a4 a5")
    )
    known = facts(scenario)
    belief, dice = Belief(known), Dice(Rng(bytes(32)))
    seen = set()
    for _ in range(40):
        kinds = belief.deal(dice)
        assert kinds is not None
        dealt = [kinds[piece] for piece in known.standing[1]]
        assert [dealt.count(kind) for kind in range(len(KINDS))] == list(known.counts[1])
        for piece in known.hidden:
            assert kinds[piece] in known.possible_kinds(piece)
        seen.add(kinds)
    assert len(seen) > 30

"""What pieces are worth, by what else is on the board; and Stratego's judge, which goes by it."""

from engine.games.stratego.board import BOMB, COUNTS, MARSHAL, MINER, SPY
from engine.games.stratego.options import StrategoOptions, ruleset_of
from engine.games.stratego.player.tree import STRATEGO_JUDGE, kind_values, secrecy, win_probabilities
from tests.engine.games.stratego.player.positions import announced
from tests.engine.games.stratego.scenario_builder import given

RULES = ruleset_of(StrategoOptions(preset="classic"))
WHOLE = COUNTS["full"]


def without(*kinds: int) -> list[int]:
    return [0 if kind in kinds else count for kind, count in enumerate(WHOLE)]


def test_the_general_is_worth_as_much_as_a_marshal_once_the_enemy_has_none() -> None:
    assert kind_values(RULES, WHOLE, without(MARSHAL))[9] == kind_values(RULES, WHOLE, WHOLE)[MARSHAL]


def test_the_spy_is_worth_little_once_the_marshal_is_gone() -> None:
    assert kind_values(RULES, WHOLE, without(MARSHAL))[SPY] < kind_values(RULES, WHOLE, WHOLE)[SPY] / 2


def test_the_last_miners_are_dear_while_there_are_bombs() -> None:
    few = [1 if kind == MINER else count for kind, count in enumerate(WHOLE)]
    assert kind_values(RULES, few, WHOLE)[MINER] > 2 * kind_values(RULES, WHOLE, WHOLE)[MINER]
    assert kind_values(RULES, few, without(BOMB))[MINER] == kind_values(RULES, WHOLE, WHOLE)[MINER]


def test_a_secret_is_worth_something() -> None:
    found = kind_values(RULES, WHOLE, WHOLE)
    assert all(0 <= hidden < value for hidden, value in zip(secrecy(found), found, strict=True))
    scenario = given("classic", red="X e4", blue="X e7")
    assert win_probabilities(announced(scenario, "e4").state)[0] < win_probabilities(scenario.state)[0]


def test_whoever_has_more_is_judged_likelier_to_win() -> None:
    scenario = given("classic", red="X e4, 8 a4", blue="8 e7")
    red, blue = win_probabilities(scenario.state)
    assert red > 0.6
    assert red + blue == 1


def test_the_judge_looks_to_the_end_of_a_ply() -> None:
    scenario = given("classic", red="X e4, 8 a4", blue="8 e7")
    assert not STRATEGO_JUDGE.is_settled(scenario.state, scenario.state)
    assert STRATEGO_JUDGE.is_settled(scenario.state, scenario.plays("e4 e5").state)
    assert STRATEGO_JUDGE.is_settled(scenario.state, scenario.offers_draw().state)


def test_a_match_that_is_over_is_won_or_lost() -> None:
    scenario = given("classic", red="5 d9").plays("d9 d10")
    assert scenario.winner == "red"
    assert win_probabilities(scenario.state) == (1.0, 0.0)

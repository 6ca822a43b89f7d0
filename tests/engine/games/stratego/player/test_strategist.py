"""Stratego's computer player, in positions where it is clear what to do, and in whole matches."""

import pytest

from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge, decide
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import AcceptDraw, Arrange, Decline, Move, OfferDraw, Ready, Rescue
from engine.games.stratego.arrangements import BESIDE
from engine.games.stratego.board import BOMB, FLAG, SQUARES
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.player import corners
from engine.games.stratego.player.strategist import Analysis, Strategist, choose_formation
from engine.players import PLAYERS
from tests.engine.games.stratego.player.positions import PLAYER, announced, chosen, imagination, move
from tests.engine.games.stratego.scenario_builder import given, new

CLASSIC = [{"preset": "classic"}, {"preset": "tournament"}, {"preset": "old_us"}, {"preset": "house"}]
ARMIES = ["full", "barrage", "duel"]


def test_the_spy_takes_the_marshal_that_is_known() -> None:
    scenario = announced(given("classic", red="S e4, 9 a1", blue="X e5, 8 a10"), "e5")
    assert chosen(scenario) == move("e4 e5")


def test_a_piece_takes_what_it_is_known_to_beat() -> None:
    scenario = announced(given("classic", red="8 e4, 4 a1", blue="6 e5, 9 a10"), "e5")
    assert chosen(scenario) == move("e4 e5")


def test_a_known_bomb_is_attacked_by_a_miner_alone() -> None:
    scenario = announced(given("classic", red="8 e4, 7 f4, 3 a1", blue="B e5, B f5, 9 a10"), "e5", "f5")
    for seed in range(4):
        action = chosen(scenario, seed=seed)
        assert action not in (move("e4 e5"), move("f4 f5"))
    miner = announced(given("classic", red="3 e4, 7 a1", blue="B e5, 9 a10"), "e5")
    assert chosen(miner) == move("e4 e5")


def test_the_flag_is_taken_where_it_can_only_be_there() -> None:
    scenario = given("classic", red="5 d9", blue="F d10, 6 h9", spares=False).plays("d9 c9", "h9 h8", "c9 d9", "h8 h9")
    assert chosen(scenario) == move("d9 d10")


def test_a_piece_that_is_known_flees_from_what_is_known_to_beat_it() -> None:
    scenario = announced(given("classic", red="8 e4, 4 a1", blue="9 e5, 4 a10"), "e4", "e5")
    action = chosen(scenario)
    assert isinstance(action, Move)
    assert action.start == "e4"
    assert action.end != "e5"


def test_it_does_not_throw_a_strong_piece_at_a_stronger_one() -> None:
    scenario = announced(given("classic", red="9 e4, 4 a1", blue="X e5, 4 a10"), "e5")
    assert chosen(scenario) != move("e4 e5")


def test_it_gets_on_and_does_not_go_to_and_fro() -> None:
    """With nothing to fear it needs few more plies than there are steps to the only thing left to do."""
    scenario = announced(given("classic", red="8 a2, 7 b2", blue="B j9, F j10, B i10, 4 h10", spares=False), "j9")
    told: tuple[Event, ...] = ()
    for _ in range(60):
        if scenario.over:
            break
        player = PLAYER if scenario.to_move == "red" else Strategist(depth=0, spread=9.0)
        scenario = scenario.does(scenario.to_move, chosen(scenario, player, told=told))
        told = (*told, *scenario.events_for("red"))
    assert scenario.winner == "red"


def test_it_brings_back_the_worthiest_piece() -> None:
    scenario = given("house", red="6 i9", red_pile="X 4", empty="b2 c3").plays("i9 i10")
    action = chosen(scenario)
    assert isinstance(action, Rescue)
    assert action.piece == "marshal"


def test_a_scout_that_can_only_decline_does() -> None:
    scenario = given("house", red="2 i9", red_pile="X", empty="b2").plays("i9 i10")
    assert chosen(scenario) == Decline()


def test_it_accepts_a_draw_when_behind_and_declines_when_ahead() -> None:
    ahead = given("classic", red="X e4, 9 a4, 8 b4", blue="4 e7, 3 a9").plays("e4 e5").offers_draw().plays("a9 a8")
    assert AcceptDraw() in ahead.legal
    assert chosen(ahead) != AcceptDraw()
    behind = given("classic", red="4 e4, 3 a4", blue="X e7, 9 a9, 8 b9").plays("e4 e3").offers_draw().plays("e7 e6")
    assert chosen(behind) == AcceptDraw()


def test_it_offers_no_draw_while_something_happens() -> None:
    scenario = given("classic", red="4 e4, 3 a4", blue="5 e7, 4 a9")
    assert OfferDraw() in scenario.legal
    assert chosen(scenario) != OfferDraw()


@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize("options", CLASSIC, ids=lambda options: options["preset"])
def test_it_arranges_once_and_is_ready(options: dict[str, str], army: str) -> None:
    scenario = new(army=army, **options)
    arranged = decide(
        PLAYER, SeatKnowledge(stratego, scenario.state, Seat(0), Rng(bytes(32))), Rng(bytes(32)), effort=1
    )
    assert isinstance(arranged, Arrange)
    after = scenario.does("red", arranged)
    again = decide(PLAYER, SeatKnowledge(stratego, after.state, Seat(0), Rng(bytes(32))), Rng(bytes(32)), effort=1)
    assert again == Ready()


@pytest.mark.parametrize("army", ["barrage", "duel"])
@pytest.mark.parametrize("preset", ["house", "tournament"])
def test_a_match_comes_to_its_end(preset: str, army: str) -> None:
    """All that it takes is legal, with events and without, and every slice offers something."""
    state = stratego.new(StrategoOptions(preset=preset, army=army), stratego.rosters(None)[0], Rng(bytes(32))).state  # type: ignore[arg-type]
    players = {Seat(0): PLAYERS["stratego", "easy"], Seat(1): PLAYERS["stratego", "medium"]}
    told: list[Event] = []
    for turn in range(3_000):
        acting = sorted(stratego.to_act(state))
        if not acting:
            break
        seat = acting[turn % len(acting)]
        known = told if seat == 1 else []
        seen = SeatKnowledge(stratego, state, seat, Rng(bytes(31) + b"\1", turn * 1_000), known)
        taken = list(players[seat].player.think(seen, Rng(bytes(32), turn * 1_000), effort=1))
        step = stratego.apply(state, seat, taken[-1])
        told += [event for each in step.events if (event := stratego.redact(step.state, each, Seat(1))) is not None]
        state = step.state
    assert stratego.outcome(state) is not None


def test_what_it_does_depends_on_what_is_known_alone() -> None:
    scenario = given("house", red="6 e4, 8 f4, 3 g3", blue="7 e7, 4 e8, B j10, 9 f7, X f8", blue_pile="").plays(
        "e4 e5", "e7 e6"
    )
    other = stratego.resample(scenario.state, Seat(0), Rng(bytes(31) + b"\3"))
    assert other.play != scenario.state.play
    seen = [SeatKnowledge(stratego, state, Seat(0), Rng(bytes(32))) for state in (scenario.state, other)]
    for seed in range(3):
        rng = Rng(seed.to_bytes(32, "big"))
        assert decide(PLAYER, seen[0], rng, effort=3) == decide(PLAYER, seen[1], rng, effort=3)


def test_what_it_yields_first_is_legal() -> None:
    scenario = given("classic", red="8 e4, 4 a1", blue="6 e7, 9 a10")
    first = next(PLAYER.think(imagination(scenario), Rng(bytes(32)), effort=4))  # type: ignore[arg-type]
    assert first in scenario.legal


SEEDS = range(6)


def test_a_top_piece_leaves_an_unmoved_piece_that_may_be_a_bomb_to_cheaper_ones() -> None:
    blue = "B e9, B d9, B f10, F e10, B d10, X h8, 8 a7, 5 g10, 4 h10, 3 j10, B j9"
    red = "9 e8, 8 b4, 4 a4, 7 h4, 3 g3, X j4"
    scenario = announced(given("classic", red=red, blue=blue, spares=False, ply=120), "e8")
    assert move("e8 e9") not in {chosen(scenario, seed=seed) for seed in SEEDS}


def test_the_marshal_leaves_a_bait_next_to_what_may_be_the_spy() -> None:
    blue = "2 e6, S e7, 6 f7, 9 h8, 8 a7, 3 j10, F d10, B c10, B e10"
    red = "X e5, 8 b3, 4 a4, 7 h3, 3 g3, F a1, B a2, B b1"
    scenario = announced(given("classic", red=red, blue=blue, spares=False, ply=120), "e5", "e6")
    assert move("e5 e6") not in {chosen(scenario, seed=seed) for seed in SEEDS}


def test_a_guard_meets_a_miner_that_goes_for_a_walled_flag() -> None:
    blue = "3 b6, 4 e9, 9 h9, 6 j10, F d10, B c10, B e10, B d9"
    red = "8 e7, 7 i6, 5 a4, 4 j4, F b1, B a1, B b2, B c1, 6 g1"
    scenario = announced(given("classic", red=red, blue=blue, spares=False, ply=300), "b6")
    assert {chosen(scenario, seed=seed) for seed in SEEDS} == {move("a4 b4")}


def test_few_worlds_do_not_flatter_an_attack_on_what_may_be_the_flag() -> None:
    """The kind that a world draws for the target has no say, so one world is as sober as many."""
    scenario = given("classic", red="9 e8, 8 b4, 4 a4, X j4", blue="B e9, B d9, F e10, B d10, X h8", spares=False)
    knowledge = imagination(scenario)
    sample = knowledge.sample(Rng(bytes(32)))
    assert sample.play is not None
    analysis = Analysis(PLAYER, knowledge, sample, Dice(Rng(bytes(32))))  # type: ignore[arg-type]
    piece, target = (sample.play.board[SQUARES[square]] for square in ("e8", "e9"))
    fight = analysis.fight_gains(piece, SQUARES["e9"])
    assert fight is not None
    kinds = bytearray(sample.play.kinds)
    surplus = []
    for kind in (FLAG, BOMB):
        kinds[target] = kind
        surplus.append(fight.surplus(bytes(kinds)))
    assert surplus[0] < 0 < surplus[1]
    assert analysis.fight_gains(piece, SQUARES["e7"]) is None


def test_far_ahead_it_wins_before_the_match_is_drawn_by_quiet() -> None:
    """A Marshal chases what it can, the Flag is walled in, and the Miners are far away."""
    red = "8 e4, 7 f4, 6 b3, 5 c3, 4 d3, 3 j1, 3 i1, 6 h2, F a1, B a2, B b1"
    blue = "X e6, F d10, B c10, B e10, B d9, 4 j10"
    scenario = announced(given("classic", red=red, blue=blue, spares=False, ply=300), "e4", "e6", "f4")
    told: tuple[Event, ...] = ()
    for turn in range(190):
        if scenario.over:
            break
        player = PLAYER if scenario.to_move == "red" else Strategist(depth=1, spread=1.0)
        scenario = scenario.does(scenario.to_move, chosen(scenario, player, seed=turn, told=told))
        told = (*told, *scenario.events_for("red"))
    assert scenario.winner == "red"


def test_far_ahead_a_miner_that_can_lose_nothing_attacks_though_another_piece_is_chased() -> None:
    red = "3 a9, X a8, 4 a7, 7 f2, 6 d3, 5 g3, 3 e5, 3 i1, F g1, B f1, B h1, B g2"
    blue = "F a10, B b10, B e10, B i10, B b9, 3 h4"
    scenario = announced(
        given("classic", red=red, blue=blue, spares=False, ply=500, quiet=120), "a9", "a8", "a7", "f2", "g3", "b9", "h4"
    )
    assert {chosen(scenario, seed=seed) for seed in SEEDS} == {move("a9 a10")}


def test_the_danger_of_a_corner_is_that_of_a_known_top_piece_with_something_stronger_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def thought(red: str, blue: str, *known: str) -> tuple[Analysis, int]:
        scenario = announced(given("classic", red=red, blue=blue, spares=False, ply=120), *known)
        knowledge = imagination(scenario)
        sample = knowledge.sample(Rng(bytes(32)))
        assert sample.play is not None
        analysis = Analysis(PLAYER, knowledge, sample, Dice(Rng(bytes(32))))  # type: ignore[arg-type]
        return analysis, sample.play.board[SQUARES["j8"]]

    def risk(red: str, blue: str, *known: str) -> float:
        analysis, piece = thought(red, blue, *known)
        return analysis.corners.cost(piece, SQUARES["j9"])

    corner = "B i8, B i9, B i10, B j10, F d10"
    chased = risk("8 j8", f"9 i7, {corner}", "j8", "i7")
    assert chased > 3
    assert 0 < risk("8 j8", f"9 a7, {corner}", "j8", "a7") < chased
    assert risk("8 j8", f"7 i7, {corner}", "j8", "i7") == 0
    assert risk("8 j8", f"9 i7, {corner}", "i7") == 0
    assert risk("7 j8", f"9 i7, {corner}", "j8", "i7") == 0
    assert risk("8 j8", "9 i7, F d10", "j8", "i7") == 0
    analysis, piece = thought("8 j8", f"9 i7, {corner}", "j8", "i7")
    liking = analysis.liking(piece, SQUARES["j9"])
    monkeypatch.setattr(corners, "CORNERED", 0.0)
    assert analysis.liking(piece, SQUARES["j9"]) == pytest.approx(liking + chased)


def test_formations_are_like_peoples_and_differ_by_match() -> None:
    """Of people's Flags 88 % stand in the back row, and 45 % are walled in by Bombs."""
    rules = given("classic").state.rules
    dice = Dice(Rng(bytes(32)))
    formations = [choose_formation(rules, dice, 3) for _ in range(200)]
    flags = [formation.index("F") for formation in formations]
    walled = [
        all(formation[square] == "B" for square in BESIDE[flag])
        for formation, flag in zip(formations, flags, strict=True)
    ]
    assert len(set(formations)) == 200
    assert len(set(flags)) > 15
    assert 0.75 < sum(flag >= 30 for flag in flags) / 200 < 0.95
    assert 0.3 < sum(walled) / 200 < 0.65

"""What speaks for a move of Stratego, by the pieces that a side sees."""

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import reasons
from engine.games.stratego import stratego as rules_of_stratego
from engine.games.stratego.actions import AcceptDraw, Action, Move, Rescue
from engine.games.stratego.view_types import CapturedView, PieceView, View

RED, BLUE = 0, 1


def view(*pieces: PieceView, captured: tuple[CapturedView, ...] = (), lost: tuple[CapturedView, ...] = ()) -> View:
    """A position that Red looks at; Blue has lost `captured`, and Red `lost`."""
    options = rules_of_stratego.codec.load_options(b'{"preset":"classic"}')
    rules = rules_of_stratego.new(options, rules_of_stratego.rosters(options)[0], Rng(bytes(32))).state.rules
    return View(
        seat=Seat(0), side=RED, seats=(Seat(0), Seat(1)), rules=rules, phase="play", ready=(True, True),
        formations=("", ""), changes_left=None, pieces=pieces, captured=(lost, captured), rescues=(0, 0), ply=20,
        quiet=0, last=None, rescuer=None, offer=None, offer_from=(0, 0), asks=(), outcome=None,
    )  # fmt: skip


def own(kind: str, square: str, *, seen: bool = False) -> PieceView:
    return PieceView(square, RED, kind, seen=seen)


def theirs(square: str, kind: str | None = None, *, moved: bool = False, beat: tuple[str, ...] = ()) -> PieceView:
    return PieceView(square, BLUE, kind, moved=moved, beat=beat)


def speaks_for(action: Action, *pieces: PieceView) -> list[object]:
    before = view(*pieces)
    return [*reasons.reasons(before, action, before)]


def test_a_known_piece_that_is_beaten_is_captured_and_one_of_the_same_rank_is_traded() -> None:
    assert speaks_for(Move("b4", "b5"), own("captain", "b4"), theirs("b5", "miner")) == [
        reasons.Captures("miner", "b5")
    ]
    assert speaks_for(Move("b4", "b5"), own("captain", "b4"), theirs("b5", "captain")) == [
        reasons.Trades("captain", "b5")
    ]
    assert speaks_for(Move("b4", "b5"), own("captain", "b4"), theirs("b5", "major")) == []


def test_the_odds_against_an_unknown_piece_count_what_it_may_still_be() -> None:
    assert speaks_for(Move("b4", "b5"), own("marshal", "b4"), theirs("b5", moved=True)) == [
        reasons.LikelyWins("b5", 32, 33)
    ], "anything that moves but the Marshal"
    still = speaks_for(Move("b4", "b5"), own("marshal", "b4"), theirs("b5"))
    assert still == [reasons.LikelyWins("b5", 33, 40)], "the Flag too, and neither Bombs nor the Marshal"
    assert speaks_for(Move("b4", "b5"), own("lieutenant", "b4"), theirs("b5", moved=True, beat=("captain",))) == [
        reasons.FindsOut("b5", "lieutenant")
    ], "it beat a Captain, so it beats this one too"


def test_what_is_on_the_board_or_captured_is_not_what_an_unknown_piece_may_be() -> None:
    before = view(
        own("general", "b4"), theirs("b5", moved=True), theirs("j10", "marshal"),
        captured=(CapturedView("scout", 8), CapturedView("miner", 5)),
    )  # fmt: skip
    assert [*reasons.reasons(before, Move("b4", "b5"), before)] == [reasons.LikelyWins("b5", 18, 19)]


def test_a_piece_is_kept_out_of_reach_of_a_known_one_that_beats_it() -> None:
    general, marshal = own("general", "b4"), theirs("b5", "marshal")
    assert speaks_for(Move("b4", "b3"), general, marshal) == [reasons.KeepsOutOfReach("general", "marshal", "b5")]
    assert reasons.KeepsOutOfReach("general", "marshal", "b5") not in speaks_for(
        Move("b4", "c4"), general, marshal, theirs("d4", "marshal")
    )


def test_coming_up_to_what_one_beats_threatens_it_and_coming_nearer_approaches_it() -> None:
    assert speaks_for(Move("b4", "b5"), own("major", "b4"), theirs("b6", "captain")) == [
        reasons.Threatens("captain", "b6"),
    ]
    assert speaks_for(Move("a1", "a2"), own("miner", "a1"), theirs("a8", "bomb")) == [reasons.Approaches("bomb", "a8")]


def test_a_piece_near_the_own_flag_is_met() -> None:
    assert speaks_for(Move("e4", "d4"), own("flag", "b2"), own("colonel", "e4"), theirs("b4")) == [
        reasons.GuardsFlag("b4")
    ]


def test_low_pieces_lead_and_miners_go_for_what_has_not_moved() -> None:
    far = theirs("j9")
    assert speaks_for(Move("a3", "a4"), own("sergeant", "a3"), far) == [reasons.LeadsWay("sergeant")]
    assert speaks_for(Move("a3", "a4"), own("miner", "a3"), far) == [reasons.GoesForBombs(1)]
    assert speaks_for(Move("a3", "a4"), own("general", "a3", seen=True), far) == [reasons.Conceals("general")]


@pytest.mark.parametrize(("piece", "said"), [("colonel", [reasons.BringsBack("colonel")]), ("scout", [])])
def test_the_strongest_piece_is_brought_back(piece: str, said: list[object]) -> None:
    lost = (CapturedView("bomb", 1), CapturedView("colonel", 1), CapturedView("scout", 2))
    before = view(lost=lost)
    assert [*reasons.reasons(before, Rescue(piece, "a1"), before)] == said


def test_a_draw_is_taken_with_fewer_pieces() -> None:
    few = (own("scout", "a1"), theirs("a8"), theirs("b8"))
    assert speaks_for(AcceptDraw(), *few) == [reasons.HasLessLeft(1, 2)]
    assert speaks_for(AcceptDraw(), own("scout", "a1"), theirs("a8")) == []

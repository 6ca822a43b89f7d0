"""What speaks for an action of Air, Land & Sea, by the theaters and the hand that a seat sees."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea, reasons
from engine.games.air_land_sea.actions import Deploy, Improvise, Withdraw
from engine.games.air_land_sea.view_types import ColumnView, View

Totals = tuple[tuple[int, int], ...]
"""The viewer's total and the enemy's, by theater."""


def view(totals: Totals, hand: tuple[str, ...] = ("air-6", "land-1"), enemy_cards: int = 2) -> View:
    """What side 0 sees, who is first and so wins ties."""
    options = air_land_sea.codec.load_options(b"{}")
    state = air_land_sea.new(options, air_land_sea.rosters(options)[0], Rng(bytes(32))).state
    seen = air_land_sea.view(state, Seat(0))
    row = tuple(
        replace(theater, columns=(ColumnView((), ours), ColumnView((), theirs)), controller=int(theirs > ours))
        for theater, (ours, theirs) in zip(seen.row, totals, strict=True)
    )
    sizes = tuple(len(hand) if seat == seen.sides[0][0] else enemy_cards for seat in range(2))
    return replace(seen, row=row, hand=hand, hand_sizes=sizes, side=0)


def speaks_for(before: Totals, after: Totals, action: Deploy | Improvise) -> list[object]:
    return [*reasons.reasons(view(before), action, view(after))]


ANY = Improvise("air-6", 0)


def test_a_lead_is_taken_extended_or_nearly_caught_up_with() -> None:
    first = view(((0, 0), (0, 0), (0, 0))).row[0].type
    assert speaks_for(((0, 3), (0, 3), (0, 3)), ((4, 3), (0, 3), (0, 3)), ANY) == [reasons.TakesLead(first, 4, 3)]
    assert speaks_for(((2, 0), (0, 3), (0, 3)), ((4, 0), (0, 3), (0, 3)), ANY) == [reasons.ExtendsLead(first, 4)]
    assert speaks_for(((0, 6), (0, 3), (0, 3)), ((2, 6), (0, 3), (0, 3)), ANY) == [reasons.CatchesUp(first, 6, 4)]


def test_a_lead_that_gives_most_theaters_says_so_first() -> None:
    found = speaks_for(((4, 0), (0, 3), (0, 3)), ((4, 0), (4, 3), (0, 3)), ANY)
    assert found[0] == reasons.ControlsMost(2, 3)
    assert isinstance(found[1], reasons.TakesLead)


def test_a_card_that_is_turned_facedown_weakens_the_enemy() -> None:
    first = view(((0, 0), (0, 0), (0, 0))).row[0].type
    found = speaks_for(((0, 6), (0, 3), (0, 3)), ((0, 2), (0, 3), (0, 3)), ANY)
    assert found[0] == reasons.WeakensEnemy(first, 6, 2)


def test_the_weakest_card_is_spent_and_an_ability_used() -> None:
    same = ((0, 3), (0, 3), (0, 3))
    before = view(same, hand=("air-6", "land-1"))
    assert [*reasons.reasons(before, Improvise("land-1", 0), before)] == [reasons.SpendsWeakest("land-1")]
    assert [*reasons.reasons(before, Deploy("land-1", 1), before)] == [
        reasons.UsesAbility("land-1"),
        reasons.SpendsWeakest("land-1"),
    ]


def test_withdrawing_is_cheap_while_it_costs_less_than_a_lost_battle() -> None:
    before = view(((0, 3), (0, 3), (0, 3)))
    cheap, dear = (replace(before, withdrawal=(points, 2)) for points in (2, 6))
    assert [*reasons.reasons(cheap, Withdraw(), cheap)] == [reasons.WithdrawsCheaply(2)]
    assert [*reasons.reasons(dear, Withdraw(), dear)] == []

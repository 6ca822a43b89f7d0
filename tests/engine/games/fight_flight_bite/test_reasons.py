"""What speaks for an action of Fight, Flight, Bite, by the critters and cubes that a seat sees."""

from typing import Any

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, fight_flight_bite, reasons
from engine.games.fight_flight_bite.view_types import DuelView, TurnView, View

ME, RIVAL = Seat(0), Seat(1)


def view(critters: tuple[int, int], cubes: tuple[int, int, int] = (2, 0, 0), **more: Any) -> View:
    """What seat 0 sees where A has these critters and cubes; all other woodlands are empty."""
    options = fight_flight_bite.codec.load_options(b"{}")
    state = fight_flight_bite.new(options, fight_flight_bite.rosters(options)[0], Rng(bytes(32))).state
    seen = fight_flight_bite.view(state, ME)
    first, *others = seen.woodlands
    changed = replace(first, critters=critters, cubes=cubes)
    return replace(seen, woodlands=(changed, *others), worth=(3, 2, 4), **more)


def speaks_for(before: View, action: Any, after: View | None = None) -> list[object]:
    return [*reasons.reasons(before, action, after or before)]


def test_a_lead_is_taken_shared_extended_or_nearly_caught_up_with() -> None:
    place = actions.Place("A")
    assert speaks_for(view((1, 1)), place, view((2, 1))) == [reasons.TakesLead("A", 6)]
    assert speaks_for(view((0, 1)), place, view((1, 1))) == [reasons.DrawsLevel("A", (RIVAL,))]
    assert speaks_for(view((2, 1)), place, view((3, 1))) == [reasons.ExtendsLead("A", 2)]
    assert speaks_for(view((0, 3)), place, view((1, 3))) == [reasons.CatchesUp("A", 2)]


def test_a_woodland_without_others_starts_no_duel() -> None:
    assert reasons.AvoidsDuel("A") in speaks_for(view((1, 0)), actions.Place("A"), view((2, 0)))


def test_food_that_comes_where_one_leads_or_goes_from_where_another_leads() -> None:
    put = actions.PutCube("fruit", "A")
    assert speaks_for(view((2, 1)), put, view((2, 1), (2, 0, 1))) == [reasons.BringsFood("A", "fruit", 4)]
    bite = actions.Bite("nut", "B")
    assert speaks_for(view((1, 2)), bite, view((1, 2), (1, 0, 0))) == [reasons.TakesFood("A", "nut", RIVAL)]


def test_a_throw_is_drawn_by_lot_and_the_highest_stake_is_named() -> None:
    turn = TurnView(ME, "A", None, 1, 0, 1, (RIVAL,), must_attack=False, stakes=(3, 1, 1))
    duel = DuelView(ME, RIVAL, (), 0, 3, (False, False), None, ())
    before = view((1, 1), turn=turn, duel=duel)
    assert speaks_for(before, actions.Throw(("fight",))) == [
        reasons.HasHighestStake("fight", 3),
        reasons.CannotBeRead(),
    ]
    assert speaks_for(before, actions.Throw(("bite",))) == [reasons.CannotBeRead()]


def test_the_strongest_rival_is_attacked() -> None:
    turn = TurnView(ME, "A", None, 1, 0, 0, (RIVAL,), must_attack=True, stakes=(1, 1, 1))
    assert speaks_for(view((1, 2), turn=turn), actions.Attack(RIVAL)) == [reasons.AttacksLeader(RIVAL, 2)]


def test_food_is_taken_by_its_points_and_a_card_given_up_that_adds_nothing() -> None:
    before = view((1, 0))
    assert speaks_for(before, actions.Pick("fruit")) == [reasons.ScoresMost("fruit", 4)]
    assert speaks_for(before, actions.Pick("mushroom")) == []
    assert speaks_for(before, actions.Play("extra_fight")) == [
        reasons.RaisesStakes("fight", 1),
        reasons.CostsNothing("extra_fight"),
    ]
    assert speaks_for(before, actions.Play("extra_fight"), replace(before, worth=(2, 2, 4))) == [
        reasons.RaisesStakes("fight", 1)
    ]

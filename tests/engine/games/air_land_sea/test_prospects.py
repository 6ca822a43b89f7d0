"""The estimate of a battle's winner: what raises it, what mirrors it, and that it knows every card and ability."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import roster
from engine.games.air_land_sea import flies_lies_supplies
from engine.games.air_land_sea.cards import BEARERS, CARDS
from engine.games.air_land_sea.prospects import win_chance
from engine.games.air_land_sea.state import State, Table
from tests.engine.games.air_land_sea.scenario_builder import given

ROWS = ("air land sea", "intelligence diplomacy economics")


def chance(**position: Any) -> float:
    return win_chance(given(**{"red_hand": "S2", "blue_hand": "S3", **position}).state.table)


def mirrored(table: Table) -> Table:
    """The same table with the sides swapped, for one player against one."""

    def swap(pair: Any) -> Any:
        return (pair[1], pair[0])

    return replace(
        table,
        first=1 - table.first,
        mover=1 - table.mover,
        hands=swap(table.hands),
        columns=swap(table.columns),
        supplies=swap(table.supplies),
        in_force=swap(table.in_force),
        air_drop=swap(table.air_drop),
    )


def test_leads_and_matching_cards_raise_the_chance() -> None:
    even = chance(red={"air": "A4"}, blue={"land": "L4"})
    assert chance(red={"air": "A6"}, blue={"land": "L4"}) > even
    assert chance(red={"air": "A4", "sea": "S6"}, blue={"land": "L4"}) > even
    assert chance(red={"air": "A4"}, blue={"land": "L6"}) < even
    assert chance(red_hand="S6", blue={"sea": "S5"}) > chance(red_hand="S1", blue={"sea": "S5"})


def test_the_fewer_cards_are_left_the_surer_it_is() -> None:
    leads: dict[str, Any] = {"red": {"air": "A6", "land": "L6"}, "blue": {"air": "A1", "land": "L1"}}
    late = chance(red_hand="S2", blue_hand="", **leads)
    early = chance(red_hand="S2 S1 A2 L2 A4", blue_hand="S3 S4 A3 L3 L4", **leads)
    assert 0.5 < early < late < 1


def test_two_theaters_are_worth_more_than_one_by_far() -> None:
    two = chance(red={"air": "A4", "land": "L4"}, blue={"sea": "S6 < S5"}, red_hand="A2", blue_hand="L3")
    one = chance(red={"air": "A6 < A4"}, blue={"land": "L4", "sea": "S4"}, red_hand="A2", blue_hand="L3")
    assert one < 0.5 < two


@pytest.mark.parametrize("options", [{}, {"mode": "epic"}, {"theaters": ("air", "sea", "economics")}])
def test_the_sides_mirror_each_other_in_every_match(options: dict[str, Any]) -> None:
    parsed = flies_lies_supplies.codec.parse_options(options)
    states: list[State] = []
    for seed in range(8):
        start = flies_lies_supplies.new(parsed, roster(1, 1), Rng(seed.to_bytes(32, "big"))).state
        turns = play_on(flies_lies_supplies, start, Rng(seed.to_bytes(32, "little")), limit=5_000)
        states += [start, *(turn.step.state for turn in turns)]
    chances = [win_chance(state.table) for state in states]
    assert all(0 < each < 1 for each in chances)
    assert [win_chance(mirrored(state.table)) for state in states] == pytest.approx([1 - each for each in chances])
    assert len({round(each, 2) for each in chances}) > 20


@pytest.mark.parametrize("row", ROWS)
def test_every_card_counts_in_hand_and_every_ability_in_play(row: str) -> None:
    types = row.split()
    keys = [card.key for card in CARDS if card.type in types]
    table = given(row, edition="revised").state.table
    held = {win_chance(replace(table, hands=((key,), ()))) for key in keys}
    assert len(held) > len(keys) - 4
    for ability, key in BEARERS.items():
        if key in keys:
            forced = replace(table, in_force=((ability,), ()))
            assert win_chance(forced) != win_chance(table)

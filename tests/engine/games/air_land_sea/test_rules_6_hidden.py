"""Rules 6.1, row by row: two worlds that differ in one hidden thing, and exactly those who can tell them apart.

Every row is tried in rows of three and five theaters, with one or two on either side. Whoever is in the set must see a
difference, so that no test can pass by comparing nothing.
"""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from engine.games.air_land_sea import air_land_sea
from tests.engine.games.air_land_sea.scenario import Scenario
from tests.engine.games.air_land_sea.scenario_builder import dealt, given

ROWS = {
    "fls": "int dip eco",
    "mix": "dip int sea",
    "epic": "land int dip eco sea",
    "epic with air": "air int dip eco sea",
}
SIZES = ((1, 1), (1, 2), (2, 1), (2, 2))

every_table = pytest.mark.parametrize(
    ("row", "sizes"),
    [
        pytest.param(row, sizes, id=f"{name}-{sizes[0]}v{sizes[1]}")
        for (name, row), sizes in product(ROWS.items(), SIZES)
    ],
)


def tables_with(*types: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("row", "sizes"),
        [
            pytest.param(row, sizes, id=f"{name}-{sizes[0]}v{sizes[1]}")
            for (name, row), sizes in product(ROWS.items(), SIZES)
            if set(types) <= set(row.split())
        ],
    )


def scenario(
    row: str,
    sizes: tuple[int, int],
    red: str = "I6 D6",
    blue: str = "I5 D1",
    red_columns: Mapping[str, str] | None = None,
    blue_columns: Mapping[str, str] | None = None,
    **rest: Any,
) -> Scenario:
    """A position with these hands; of a team they are its first member's, and the second one holds a card too."""
    return given(
        row,
        sizes=sizes,
        red=red_columns,
        blue=blue_columns,
        red_hand=red + " | I2" * (sizes[0] - 1),
        blue_hand=blue + " | I3" * (sizes[1] - 1),
        **rest,
    )


def members(sizes: tuple[int, int], *sides: str) -> set[str]:
    return {
        f"{side} {letter}"
        for side, size in zip(("red", "blue"), sizes, strict=True)
        if side in sides
        for letter in "ab"[:size]
    }


def everybody(sizes: tuple[int, int]) -> set[str]:
    return members(sizes, "red", "blue") | {"spectator"}


def apart(one: Scenario, other: Scenario) -> set[str]:
    """Who can tell the two from each other, by view, by what the last step told, or by what may be done."""
    sizes = (len(one.state.table.sides[0]), len(one.state.table.sides[1]))
    return {who for who in everybody(sizes) if known(one, who) != known(other, who)}


def known(scenario: Scenario, who: str) -> tuple[Any, ...]:
    seat = None if who == "spectator" else scenario._seat(who)
    view = air_land_sea.view(scenario.state, seat)
    told = tuple(air_land_sea.redact(scenario.state, event, seat) for event in scenario.events)
    return view, told, () if seat is None else air_land_sea.legal(scenario.state, seat)


@every_table
@pytest.mark.parametrize("to_move", ["red", "blue"])
def test_6_1_hand_cards_are_their_own_seats(row: str, sizes: tuple[int, int], to_move: str) -> None:
    one = scenario(row, sizes, red="I6 D6", to_move=to_move)
    assert apart(one, scenario(row, sizes, red="I6 D4", to_move=to_move)) == {"red a"}
    assert apart(one, scenario(row, sizes, blue="I5 D4", to_move=to_move)) == {"blue a"}


@every_table
def test_6_1_the_order_and_content_of_the_deck_are_nobodys(row: str, sizes: tuple[int, int]) -> None:
    one = scenario(row, sizes, deck="D4 D3")
    assert apart(one, scenario(row, sizes, deck="D3 D4")) == set()
    assert one.deck != scenario(row, sizes, deck="D3 D4").deck


def test_6_1_classic_the_top_card_is_seen_by_who_looked() -> None:
    one, other = (given(red_hand="L1 L6", deck=deck).deploys("L1", "land") for deck in ("S6 A1", "A1 S6"))
    assert apart(one, other) == {"red a"}
    assert apart(one.declines(), other.declines()) == {"red a"}


@tables_with("land")
def test_6_1_what_reinforce_draws_is_its_sides(row: str, sizes: tuple[int, int]) -> None:
    reinforced = row.replace("land int", "int land")
    one, other = (
        scenario(reinforced, sizes, red="L1 D6", deck=deck).by("red a").deploys("L1", "land")
        for deck in ("D4 D3", "D3 D4")
    )
    assert apart(one, other) == members(sizes, "red")
    assert apart(one.places("int"), other.places("int")) == members(sizes, "red")


@every_table
@pytest.mark.parametrize("side", ["red", "blue"])
def test_6_1_a_facedown_card_is_its_sides(row: str, sizes: tuple[int, int], side: str) -> None:
    one, other = (
        scenario(row, sizes, **{f"{side}_columns": {"dip": f"({card}) < D2"}})  # type: ignore[arg-type]
        for card in ("D4", "D3")
    )
    assert apart(one, other) == members(sizes, side)


@every_table
def test_6_2_a_spy_network_shows_a_facedown_card_to_the_other_side_and_to_no_spectator(
    row: str, sizes: tuple[int, int]
) -> None:
    one, other = (
        scenario(row, sizes, red_columns={"dip": f"({card})"}, blue_columns={"int": "I1"}) for card in ("D4", "D3")
    )
    assert apart(one, other) == members(sizes, "red", "blue")


@every_table
def test_6_1_an_improvised_card_is_its_sides(row: str, sizes: tuple[int, int]) -> None:
    start = scenario(row, sizes).by("red a")
    one, other = start.improvises("I6", "int"), start.improvises("D6", "int")
    assert apart(one, other) == members(sizes, "red")


@every_table
def test_6_1_the_options_of_a_choice_from_a_hand_are_its_own_seats(row: str, sizes: tuple[int, int]) -> None:
    one, other = (scenario(row, sizes, red=f"I4 {card}").by("red a").deploys("I4", "int") for card in ("D6", "D4"))
    assert one.asks("red", "reveal")
    assert apart(one, other) == {"red a"}


def surveilled(row: str, sizes: tuple[int, int], blue: str) -> Scenario:
    """Red's Surveil asks; I2 is in play and so the second member of red holds another card."""
    hands = {"red_hand": "I2 D6" + " | I6" * (sizes[0] - 1), "blue_hand": blue + " | I3" * (sizes[1] - 1)}
    return given(row, sizes=sizes, **hands).by("red a").deploys("I2", "int")  # type: ignore[arg-type]


@every_table
def test_6_1_surveils_choice_is_of_a_hand_and_what_it_shows_is_everybodys(row: str, sizes: tuple[int, int]) -> None:
    one, other = (surveilled(row, sizes, f"I5 I1 D1 {card}") for card in ("D4", "D3"))
    assert apart(one, other) == {"blue a"}
    assert apart(one.by("blue a").reveals("D4"), one.by("blue a").reveals("D1")) == everybody(sizes)
    assert apart(one.by("blue a").reveals("D1"), other.by("blue a").reveals("D1")) == {"blue a"}


@every_table
def test_6_1_naming_tells_whether_the_card_was_held_and_nothing_else(row: str, sizes: tuple[int, int]) -> None:
    one, other = (
        scenario(row, sizes, red="I5 D6", blue=f"I4 {card}").by("red a").deploys("I5", "int").by("red a").names("I1")
        for card in ("D4", "D3")
    )
    assert apart(one, other) == {"blue a"}
    held = scenario(row, sizes, red="I5 D6", blue="I4 D4").by("red a").deploys("I5", "int")
    assert apart(held.by("red a").names("D4"), held.by("red a").names("D3")) == everybody(sizes)


@every_table
def test_6_1_a_chosen_swap_is_its_own_seats_until_all_have_chosen(row: str, sizes: tuple[int, int]) -> None:
    mode = "epic" if len(row.split()) == 5 else "standard"
    start = dealt(sizes, theaters=" ".join(types(row)), mode=mode)
    for side, size in zip(("red", "blue"), sizes, strict=True):
        if size == 1:
            continue
        first, second = (start.by(f"{side} a").swaps(card) for card in start.hand(f"{side} a").split()[:2])
        assert apart(first, second) == {f"{side} a"}
        assert apart(all_swapped(first), all_swapped(second)) == members(sizes, side)


def types(row: str) -> list[str]:
    return list(given(row).state.table.row)


def all_swapped(scenario: Scenario) -> Scenario:
    while scenario.state.decisions:
        seat = scenario.state.decisions[0].seat
        scenario = Scenario(air_land_sea.apply(scenario.state, seat, air_land_sea.legal(scenario.state, seat)[0]).state)
    return scenario


def drawn_by_first(asked: Scenario, given_card: str, sizes: tuple[int, int]) -> Scenario:
    """Give & Take of Red's, carried out by its first member, and received by Blue's second if there is one."""
    offered = asked.by("red a").gives(given_card)
    received = offered.by("blue b").receives() if sizes[1] == 2 else offered
    return received.by("red a").draws() if sizes[0] == 2 else received


@every_table
def test_6_1_a_drawn_card_is_the_drawers(row: str, sizes: tuple[int, int]) -> None:
    one, other = (
        drawn_by_first(scenario(row, sizes, red="D5 I6 D6", deck=deck).by("red a").deploys("D5", "dip"), "I6", sizes)
        for deck in ("D4 D3 D2", "D3 D2 D4")
    )
    assert apart(one, other) == {"red a"}


@every_table
def test_6_1_a_given_card_is_the_givers_and_the_receivers(row: str, sizes: tuple[int, int]) -> None:
    asked = scenario(row, sizes, red="D5 I6 D4", deck="D2 D3").by("red a").deploys("D5", "dip")
    one, other = (asked.by("red a").gives(card) for card in ("I6", "D4"))
    if sizes[1] == 2:
        assert apart(one, other) == {"red a"}
        one, other = one.by("blue b").receives(), other.by("blue b").receives()
        assert apart(one, other) == {"red a", "blue b"}
    else:
        assert apart(one, other) == {"red a", "blue a"}


@every_table
def test_6_1_a_marked_card_that_is_given_is_everybodys(row: str, sizes: tuple[int, int]) -> None:
    start = scenario(
        row, sizes, red="I6 D6", red_columns={"int": "(D5)"}, blue="D3 I5", deck="D4", to_move="blue", marks="D6"
    )
    asked = start.by("blue a").deploys("D3", "dip")
    assert asked.marks == "D6"
    one, other = (asked.by("red a").gives(card) for card in ("I6", "D6"))
    if sizes[1] == 2:
        one, other = one.by("blue b").receives(), other.by("blue b").receives()
    assert apart(one, other) == everybody(sizes)


@tables_with("sea")
def test_6_1_a_card_taken_back_is_its_sides(row: str, sizes: tuple[int, int]) -> None:
    one, other = (
        scenario(row, sizes, red="S4 I6", red_columns={"dip": f"({card})"}).by("red a").deploys("S4", "sea")
        for card in ("D4", "D3")
    )
    assert apart(one, other) == members(sizes, "red")
    one, other = (
        asked.by("red a").takes_back(card).by("red a").improvises("I6", "dip")
        for asked, card in ((one, "D4"), (other, "D3"))
    )
    assert apart(one, other) == members(sizes, "red")


@tables_with("sea")
def test_6_1_a_known_card_taken_back_is_remembered_by_who_knew_it(row: str, sizes: tuple[int, int]) -> None:
    one, other = (
        scenario(row, sizes, red="S4 I6", red_columns={"dip": f"({card})"}, blue_columns={"int": "I1"})
        .by("red a")
        .deploys("S4", "sea")
        .by("red a")
        .takes_back(card)
        for card in ("D4", "D3")
    )
    assert apart(one, other) == members(sizes, "red", "blue")


@tables_with("eco")
def test_6_1_a_card_destroyed_facedown_is_its_sides(row: str, sizes: tuple[int, int]) -> None:
    def ruined(card: str) -> Scenario:
        start = scenario(
            row, sizes, red="E5 I6", red_columns={"dip": f"({card})"}, blue_columns={"dip": "D2", "int": "I4"}
        )
        return start.by("red a").deploys("E5", "eco").by("red a").destroys("E5").by("red a").destroys(card)

    assert apart(ruined("D4"), ruined("D3")) == members(sizes, "red")
    one, other = (ruined(card).by("blue a").improvises("I5", "int") for card in ("D4", "D3"))
    assert apart(one, other) == set()


@tables_with("eco")
def test_6_1_a_card_destroyed_faceup_is_everybodys(row: str, sizes: tuple[int, int]) -> None:
    start = scenario(
        row, sizes, red="E5 I6", red_columns={"dip": "D4", "int": "I4"}, blue_columns={"dip": "D2", "int": "I1"}
    )
    one, other = (start.by("red a").deploys("E5", "eco").by("red a").destroys(card) for card in ("D4", "I4"))
    assert apart(one, other) == everybody(sizes)


@tables_with("air")
def test_6_1_a_card_stopped_facedown_is_its_sides(row: str, sizes: tuple[int, int]) -> None:
    start = scenario(row, sizes, blue_columns={"air": "A5"}).by("red a")
    one, other = start.improvises("I6", "int"), start.improvises("D6", "int")
    assert {who for who in everybody(sizes) if told(one, who) != told(other, who)} == members(sizes, "red")
    assert one.deck.endswith("I6")


def told(scenario: Scenario, who: str) -> tuple[Any, ...]:
    return known(scenario, who)[1]


@every_table
def test_6_1_a_swapped_facedown_card_is_both_sides_and_no_spectators(row: str, sizes: tuple[int, int]) -> None:
    one, other = (
        scenario(row, sizes, red="D4 I6", red_columns={"int": f"({card})"}, blue_columns={"int": "I4"})
        .by("red a")
        .deploys("D4", "dip")
        for card in ("D2", "D3")
    )
    assert one.column("blue", "int") == "(D2)"
    assert apart(one, other) == members(sizes, "red", "blue")


@every_table
def test_6_2_a_note_is_the_same_whatever_its_reader_cannot_see(row: str, sizes: tuple[int, int]) -> None:
    shown = surveilled(row, sizes, "D1 D4")
    while shown.acting[0].startswith("blue"):
        who = shown.acting[0]
        shown = shown.by(who).reveals(shown.by(who).offers[0].split()[1])
    shown = shown.declines()
    assert len(shown.view(None).notes) == 1 + sizes[1]
    one, other = (shown.by("blue a").improvises(card, "dip") for card in ("D1", "D4"))
    assert apart(one, other) == members(sizes, "blue")


@pytest.mark.parametrize("sizes", SIZES)
def test_6_1_a_withdrawal_shows_no_card(sizes: tuple[int, int]) -> None:
    one, other = (
        scenario("int dip eco", sizes, red=f"I6 {card}", red_columns={"dip": f"({hidden})"}).by("red a").withdraws()
        for card, hidden in (("D6", "D4"), ("D4", "D6"))
    )
    assert {who for who in everybody(sizes) if told(one, who) != told(other, who)} == set()

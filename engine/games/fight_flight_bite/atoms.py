"""The atoms: each changes one thing and returns the next table."""

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.values import Seat
from engine.games.fight_flight_bite.cards import FOODS, Cubes, Food
from engine.games.fight_flight_bite.state import Table
from engine.kit.cards import remove_item, replace_at


def change_cubes(cubes: Cubes, food: Food, by: int) -> Cubes:
    """Return the cubes with `by` more of a food, or fewer if it is negative.

    >>> change_cubes((1, 2, 3), "fruit", -1)
    (1, 2, 2)
    """
    nuts, mushrooms, fruits = cubes
    match food:
        case "nut":
            return nuts + by, mushrooms, fruits
        case "mushroom":
            return nuts, mushrooms + by, fruits
        case "fruit":
            return nuts, mushrooms, fruits + by


def add_cubes(some: Cubes, more: Cubes) -> Cubes:
    """Return the sum by food.

    >>> add_cubes((1, 2, 3), (0, 0, 1))
    (1, 2, 4)
    """
    return some[0] + more[0], some[1] + more[1], some[2] + more[2]


def sum_cubes(piles: Iterable[Cubes]) -> Cubes:
    """Return the sum of all piles, food by food; (0, 0, 0) if there are none.

    >>> sum_cubes([(1, 2, 3), (0, 0, 1)])
    (1, 2, 4)
    """
    nuts = mushrooms = fruits = 0
    for some in piles:
        nuts += some[0]
        mushrooms += some[1]
        fruits += some[2]
    return nuts, mushrooms, fruits


def subtract_cubes(cubes: Cubes, taken: Iterable[Cubes]) -> Cubes:
    """Return the cubes minus all cubes of `taken`, by food.

    >>> subtract_cubes((1, 2, 3), [(1, 0, 1), (0, 2, 0)])
    (0, 0, 2)
    """
    nuts, mushrooms, fruits = sum_cubes(taken)
    return cubes[0] - nuts, cubes[1] - mushrooms, cubes[2] - fruits


def list_foods(cubes: Cubes) -> tuple[Food, ...]:
    """Return the foods with a count above 0, in the order of `FOODS`.

    >>> list_foods((1, 0, 2))
    ('nut', 'fruit')
    """
    return tuple([food for food, count in zip(FOODS, cubes, strict=True) if count])


def enter(table: Table, seat: Seat, woodland: int) -> Table:
    """Move one critter from the seat's reserve to a woodland, given by index from 0.

    The caller must check that the reserve isn't empty.
    """
    return replace(
        table,
        critters=_with_count(table.critters, seat, woodland, 1),
        reserves=replace_at(table.reserves, seat, table.reserves[seat] - 1),
    )


def move_critter(table: Table, owner: Seat, start: int, end: int) -> Table:
    """Move one critter of `owner` from woodland `start` to woodland `end`, both indexes from 0."""
    return replace(table, critters=_with_count(_with_count(table.critters, owner, start, -1), owner, end, 1))


def _with_count(
    critters: tuple[tuple[int, ...], ...], seat: Seat, woodland: int, by: int
) -> tuple[tuple[int, ...], ...]:
    there = critters[woodland]
    return replace_at(critters, woodland, replace_at(there, seat, there[seat] + by))


def put_supply_cube(table: Table, food: Food, woodland: int) -> Table:
    """Move one cube of a food from the supply to a woodland, given by index from 0.

    The caller must check that the supply has such a cube.
    """
    return replace(
        table,
        cubes=replace_at(table.cubes, woodland, change_cubes(table.cubes[woodland], food, 1)),
        supply=change_cubes(table.supply, food, -1),
    )


def move_cube(table: Table, food: Food, start: int, end: int) -> Table:
    """Move one cube of a food from woodland `start` to woodland `end`, both indexes from 0."""
    rest = replace_at(table.cubes, start, change_cubes(table.cubes[start], food, -1))
    return replace(table, cubes=replace_at(rest, end, change_cubes(rest[end], food, 1)))


def play_card(table: Table, seat: Seat, card: str) -> Table:
    """Move a card from the seat's hand to the end of its played cards.

    Raises ValueError if the card isn't in the hand.
    """
    return replace(
        table,
        hands=replace_at(table.hands, seat, remove_item(table.hands[seat], card)),
        played=replace_at(table.played, seat, (*table.played[seat], card)),
    )


def take_harvest(table: Table, woodland: int, taken: tuple[Cubes, ...]) -> Table:
    """Remove the cubes that the seats take from a woodland, and append `taken` to `table.harvests`.

    `taken` is indexed by seat. Woodlands must be harvested in index order, from 0.
    """
    remaining = subtract_cubes(table.cubes[woodland], taken)
    return replace(table, cubes=replace_at(table.cubes, woodland, remaining), harvests=(*table.harvests, taken))

"""Rules 5: the five maps."""

import pytest

from engine.games.fight_flight_bite.options import ICONS, MAPS, POND, Layout
from engine.kit.grid import distance

TABLES = {
    "ring": "A Oak B C|B Birch A D|C Bramble A E|D Bramble B F|E Birch C F|F Oak D E",
    "bay": "A Birch C D|B Bramble E F|C Oak A D|D Bramble A C E|E Birch B D F|F Oak B E",
    "pairs": "A Oak B|B Birch A|C Bramble D|D Oak C|E Birch F|F Bramble E",
    "grove": "A Bramble B D|B Oak A C E|C Birch B E F|D Birch A G|E Bramble B C F H I|F Oak C E I|G Bramble D H"
    "|H Oak E G I|I Birch E F H",
    "delta": "A Birch B C|B Oak A C D|C Bramble A B E|D Bramble B F G|E Oak C H I|F Birch D G|G Oak D F H"
    "|H Bramble E G I|I Birch E H",
}
every_map = pytest.mark.parametrize("name", MAPS)


def rows(woods: Layout) -> str:
    return "|".join(
        " ".join((woodland.id, woodland.terrain.capitalize(), *(woods.ids[other] for other in around)))
        for woodland, around in zip(woods.woodlands, woods.neighbours, strict=True)
    )


@every_map
def test_a_map_is_the_one_of_the_rules(name: str) -> None:
    assert rows(MAPS[name]) == TABLES[name]  # type: ignore[index]  # the names are the maps' own


@every_map
def test_a_map_has_as_many_woodlands_of_each_terrain_around_a_pond(name: str) -> None:
    woods = MAPS[name]  # type: ignore[index]  # the names are the maps' own
    terrains = [woodland.terrain for woodland in woods.woodlands]
    assert {terrains.count(terrain) for terrain in ICONS} == {len(terrains) // 3}
    assert all((woodland.q, woodland.r) != POND for woodland in woods.woodlands)
    assert sum(distance((woodland.q, woodland.r), POND) == 1 for woodland in woods.woodlands) >= 3


@every_map
def test_no_woodland_lies_beside_one_of_its_own_terrain(name: str) -> None:
    woods = MAPS[name]  # type: ignore[index]  # the names are the maps' own
    for woodland, around in zip(woods.woodlands, woods.neighbours, strict=True):
        assert woodland.terrain not in {woods.woodlands[other].terrain for other in around}
        assert woodland.icon == ICONS[woodland.terrain]

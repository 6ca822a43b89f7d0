"""Rules 3: the options, and for how many a map is."""

from typing import Any, get_args

import pytest

from engine.core.rng import Rng
from engine.core.values import Illegal, Roster, roster
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.options import FightOptions

DUEL, THREE, FOUR = roster(1, 1), roster(1, 1, 1), roster(1, 1, 1, 1)


def test_the_first_value_of_each_option_is_its_default() -> None:
    options = game.codec.parse_options({})
    for name, field in FightOptions.model_fields.items():
        values = get_args(field.annotation)
        if name != "map":
            assert getattr(options, name) == values[0]
        for value in values:
            if isinstance(value, str):
                assert getattr(game.codec.parse_options({name: value}), name) == value
    assert options.map == "auto"


@pytest.mark.parametrize("wrong", [{"map": "lake"}, {"rethrow": "maybe"}, {"players": 2}, {"tribes": True}])
def test_anything_else_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Illegal):
        game.codec.parse_options(wrong)


@pytest.mark.parametrize(
    ("name", "rosters"),
    [
        ("auto", (DUEL, THREE, FOUR)),
        ("ring", (DUEL, THREE)),
        ("bay", (DUEL, THREE)),
        ("pairs", (DUEL, THREE)),
        ("grove", (FOUR,)),
        ("delta", (FOUR,)),
    ],
)
def test_a_map_is_for_so_many(name: str, rosters: tuple[Roster, ...]) -> None:
    options = game.codec.parse_options({"map": name})
    assert tuple(game.rosters(options)) == rosters
    for one in (DUEL, THREE, FOUR):
        if one in rosters:
            assert game.new(options, one, Rng(bytes(32))).state.rules.map != "auto"
            continue
        with pytest.raises(Illegal) as refused:
            game.new(options, one, Rng(bytes(32)))
        assert refused.value.code == "bad_options"


def test_auto_is_the_pairs_or_for_four_the_grove() -> None:
    options = game.codec.parse_options({})
    maps = [game.new(options, one, Rng(bytes(32))).state.rules.map for one in (DUEL, THREE, FOUR)]
    assert maps == ["pairs", "pairs", "grove"]

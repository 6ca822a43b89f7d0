"""Every game of the catalog has playthroughs that a person can read, and saves that will load for good."""

from pathlib import Path

import pytest

from engine.catalog import GAMES

TESTS = Path(__file__).parents[1]

FIRST_SCHEMAS = {"flies-lies-supplies": 2}
"""Games whose first saved states were of a later schema: their engine was there before them."""


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_playthroughs(key: str) -> None:
    assert len(list(TESTS.glob(f"engine/games/*/playthroughs/{key}-*.txt"))) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_saves_of_every_schema(key: str) -> None:
    for schema in range(FIRST_SCHEMAS.get(key, 1), GAMES[key].codec.schema + 1):
        assert len(list(TESTS.glob(f"engine/saves/{key}/v{schema}/*.json"))) >= 3

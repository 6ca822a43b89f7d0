"""Every game of the catalog has playthroughs that a person can read, and saves that will load for good."""

from pathlib import Path

import pytest

from engine.catalog import GAMES

TESTS = Path(__file__).parents[1]

OLDEST_SCHEMAS = {"air-land-sea": 3, "flies-lies-supplies": 3}
"""The oldest schema that is still read, where it isn't 1."""


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_playthroughs(key: str) -> None:
    assert len(list(TESTS.glob(f"engine/games/*/playthroughs/{key}-*.txt"))) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_saves_of_every_schema(key: str) -> None:
    schemas = range(OLDEST_SCHEMAS.get(key, 1), GAMES[key].codec.schema + 1)
    assert sorted(path.name for path in TESTS.glob(f"engine/saves/{key}/*")) == [f"v{schema}" for schema in schemas]
    for schema in schemas:
        assert len(list(TESTS.glob(f"engine/saves/{key}/v{schema}/*.json"))) >= 3

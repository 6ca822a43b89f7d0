"""Every game of the catalog has playthroughs that a person can read, and saves that will load for good."""

from pathlib import Path

import pytest

from engine.catalog import GAMES

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_playthroughs(key: str) -> None:
    assert len(list(TESTS.glob(f"games/*/playthroughs/{key}-*.txt"))) >= 2


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_saves_of_every_schema(key: str) -> None:
    for schema in range(1, GAMES[key].codec.schema + 1):
        assert len(list(TESTS.glob(f"saves/{key}/v{schema}/*.json"))) >= 3

"""The options of every game as people read them."""

from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from engine.catalog import GAMES

NOT_CHOSEN = {"flies-lies-supplies": {"edition"}}
"""Options that have only one value in a game."""


def defaults(key: str) -> dict[str, Any]:
    options = GAMES[key].codec.parse_options({}).model_dump()
    return {option: str(value) for option, value in options.items() if option not in NOT_CHOSEN.get(key, ())}


@pytest.mark.parametrize("key", PRESENTERS)
def test_every_option_is_listed_with_its_default_first(key: str) -> None:
    assert {option.key: option.values[0][0] for option in PRESENTERS[key].options} == defaults(key)


@pytest.mark.parametrize("key", PRESENTERS)
def test_every_value_that_is_listed_is_one_the_engine_admits(key: str) -> None:
    for option in PRESENTERS[key].options:
        for value, _ in option.values:
            GAMES[key].codec.parse_options({option.key: value})

"""The rules of every game as people read them."""

import pytest

from bot.games.catalog import PRESENTERS
from bot.screens.screen import Screen

TOPICS = {
    "air-land-sea": {"turn", "abilities", "control", "withdraw and points", "editions", "teams"},
    "flies-lies-supplies": {"supplies, reveals and more", "mixing theaters", "epic", "teams"},
    "fight-flight-bite": {"turn", "duels", "harvest", "scoring"},
    "stratego": {"set-up", "moving", "attacking", "what is revealed", "rescue", "the end"},
    "this-means-war": {"turn", "effects", "answers", "winning"},
}


@pytest.mark.parametrize("key", PRESENTERS)
def test_the_rules_begin_with_an_overview_and_fit_an_embed(key: str) -> None:
    rules = PRESENTERS[key].rules
    assert next(iter(rules)) == "overview"
    assert TOPICS[key] < set(rules)
    for topic, text in rules.items():
        Screen(title=topic, text=text)
        assert len(text) < 4_000
        assert "  " not in text


def test_the_overview_is_that_of_the_games_own_theaters() -> None:
    assert "**Air**" in PRESENTERS["air-land-sea"].rules["overview"]
    assert "**Intelligence**" in PRESENTERS["flies-lies-supplies"].rules["overview"]

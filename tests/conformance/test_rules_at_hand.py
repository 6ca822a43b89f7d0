"""The rules at hand: every kind of decision of every game has its page, and only what one sees can be looked up."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from bot.games.air_land_sea import presenter as air_land_sea
from bot.games.catalog import PRESENTERS
from bot.games.fight_flight_bite import rules as fight_rules
from bot.games.fight_flight_bite.words import ASKS as FIGHT_ASKS
from bot.games.stratego import presenter as stratego
from bot.games.stratego.rules import topic_name
from bot.games.this_means_war import presenter as this_means_war
from bot.screens.presenter import Guidance
from engine.games.air_land_sea.cards import CARDS
from engine.games.air_land_sea.options import FLS_THEATERS
from engine.games.fight_flight_bite import view_types as fight_views
from engine.games.stratego import view_types as stratego_views
from engine.games.this_means_war import view_types as war_views
from tests.conformance.cases import SUBJECTS
from tests.conformance.player_law import Choice
from tests.conformance.subject import Setting, Subject
from tests.conformance.test_hints import positions
from tests.conformance.test_players import every_roster


def guidance(subject: Subject) -> Guidance[Any, Any]:
    found = PRESENTERS[subject.game.key].guidance
    assert found is not None
    return found


def moments(subject: Subject, setting: Setting) -> Iterator[tuple[Choice, Any]]:
    """Positions with a decision, each with the seats that look at it and a spectator."""
    for choice in positions(subject, setting, 6):
        yield from ((choice, seat) for seat in (None, *setting.roster.seats))


@every_roster
def test_the_rules_open_at_a_topic_and_show_what_the_reader_sees_alone(subject: Subject, setting: Setting) -> None:
    presenter, game = PRESENTERS[subject.game.key], subject.game
    titles = list(presenter.cards())
    for choice, seat in moments(subject, setting):
        other = game.resample(choice.state, seat, choice.rng)
        here, there = (game.view(state, seat) for state in (choice.state, other))
        topic, in_sight = guidance(subject).topic(here), list(guidance(subject).in_sight(here))
        assert topic in presenter.rules
        assert topic != "overview"
        assert in_sight == [title for title in titles if title in in_sight], "in the order of the box, each once"
        assert (topic, in_sight) == (guidance(subject).topic(there), list(guidance(subject).in_sight(there)))


@pytest.mark.parametrize(
    ("key", "topics", "asks"),
    [
        (
            "fight-flight-bite",
            {ask: fight_rules.topic_name(keys.topic) for ask, keys in FIGHT_ASKS.items()},
            get_args(fight_views.Ask),
        ),
        ("stratego", {ask: topic_name(key) for ask, key in stratego._TOPICS.items()}, get_args(stratego_views.Ask)),
        ("this-means-war", {ask: name() for ask, name in this_means_war._TOPICS.items()}, get_args(war_views.AskName)),
    ],
)
def test_every_kind_of_decision_has_a_page(key: str, topics: dict[str, str], asks: tuple[str, ...]) -> None:
    assert set(topics) == set(asks)
    assert set(topics.values()) <= set(PRESENTERS[key].rules)


def test_abilities_of_both_boxes_have_their_page() -> None:
    """The decisions of the theaters games are called after the cards that ask."""
    asked = {choice_ask for subject in ("air-land-sea", "flies-lies-supplies") for choice_ask in asks_of(subject)}
    assert {"turn", "maneuver", "ambush"} <= asked
    supplies = {card.name.lower().replace(" ", "_") for card in CARDS if card.type in FLS_THEATERS}
    assert supplies == air_land_sea._SUPPLY_ABILITIES
    assert asked & supplies


def asks_of(key: str) -> Iterator[str]:
    subject = SUBJECTS[key]
    for setting in subject.settings[:2]:
        for choice in positions(subject, setting, 60):
            yield from (ask.ask for ask in subject.game.view(choice.state, choice.seat).asks)

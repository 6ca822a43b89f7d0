"""Short questions to a scenario that several of the rules tests ask."""

from typing import Any, TypeVar

import pytest

from engine.core.values import Seat
from engine.games.air_land_sea import air_land_sea
from tests.engine.games.air_land_sea.scenario import Scenario

both_editions = pytest.mark.parametrize("edition", ["classic", "revised"])

SEATS = {"red": Seat(0), "blue": Seat(1), "spectator": None}

E = TypeVar("E")


def happened(scenario: Scenario, kind: type[E]) -> list[E]:
    """The events of that kind in the last step, unredacted."""
    return [event for event in scenario.events if isinstance(event, kind)]


def told(scenario: Scenario, audience: str) -> list[Any]:
    """The events of the last step as red, blue or a spectator is told them."""
    seen = (air_land_sea.redact(scenario.state, event, SEATS[audience]) for event in scenario.events)
    return [event for event in seen if event is not None]


def flips(scenario: Scenario) -> list[str]:
    """The columns whose uncovered card may be flipped, such as "red sea"."""
    return sorted(" ".join(offer.split()[1:3]) for offer in scenario.offers if offer.startswith("flip "))


def offers(scenario: Scenario, kind: str) -> list[str]:
    """The offers of one kind, without the kind."""
    return sorted(offer.removeprefix(f"{kind} ") for offer in scenario.offers if offer.split()[0] == kind)


def seen(scenario: Scenario, audience: str, side: str, theater: str) -> list[str | None]:
    """The keys of a column's cards as the audience may know them, bottom to top."""
    view = scenario.view(None if audience == "spectator" else audience)
    sight = next(sight for sight in view.row if sight.type == theater)
    return [card.card for card in sight.columns[int(side == "blue")].cards]

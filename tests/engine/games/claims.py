"""The claims of a hint on an action in a position, for the tests of each game's reasons."""

from typing import Any

from engine.ai.advice import claims_for
from engine.ai.player import SeatKnowledge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.players import REASONINGS


def claims(game: Game[Any, Any, Any, Any, Any], state: Any, seat: int, action: Any) -> dict[Any, int]:
    """What is claimed, the strongest first, and in how many worlds it is so."""
    knowledge: SeatKnowledge[Any, Any, Any, Any] = SeatKnowledge(game, state, Seat(seat), Rng(bytes(32)))
    assert action in knowledge.actions
    return {each.fact: each.worlds for each in claims_for(REASONINGS[game.key], knowledge, action, Rng(bytes(32)))}


def measures(game: Game[Any, Any, Any, Any, Any], state: Any, seat: int, action: Any) -> dict[tuple[str, str], Any]:
    """The numbers before and after of each measure that is claimed, by its name and subject."""
    found = claims(game, state, seat, action)
    return {(fact.name, fact.subject): (fact.before, fact.after) for fact in found if hasattr(fact, "subject")}

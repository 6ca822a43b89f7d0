"""Questions about choices of a seat in an ended match, and their judgement by the seat's knowledge at that moment.

A question has a sampled state and the events that the seat had seen, as for a computer player. Its random numbers
come from a digest of the seat's knowledge. So two matches that look the same to the seat get the same judgement.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from engine.ai.advice import claims_for
from engine.ai.player import SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Seat, Value
from engine.players import REASONINGS
from engine.review.assessors import ASSESSORS, Effort
from engine.review.calibration import calibrate

NOTHING = b"[]"
"""Events of a change that showed the seat nothing."""


class Asked(Value, frozen=True):
    """One choice of a seat: the position as the seat knew it, and the action that it took."""

    world: bytes
    """A sampled state as JSON, which looks the same to the seat as the real one."""
    seen: int
    """Number of items of `Question.changes` that came before the choice."""
    key: bytes
    """Key of the judgement's random numbers: see `digest_knowledge`."""
    played: bytes
    """The action that was taken, as JSON."""


class Question(Value, frozen=True):
    """Choices of one seat in a match, in order. With `is_deep`, each gets more effort, and claims."""

    game: str
    seat: Seat
    teams: int
    """Number of teams of the match."""
    changes: tuple[bytes, ...]
    """Events that the seat saw, a JSON array for each change that showed it something."""
    choices: tuple[Asked, ...]
    effort: Effort
    is_deep: bool = False


class Judged(Value, frozen=True):
    """Judgement of a choice: the chance to win after the strongest player's action, and after the one taken.

    `claims` and `played_claims` are JSON arrays of claims about the two actions, as in a hint. They are empty unless
    the question is deep.
    """

    best: bytes
    """Action of the strongest player, as JSON."""
    chance: float
    played_chance: float
    claims: bytes = NOTHING
    played_claims: bytes = NOTHING


def digest_knowledge(game: Game[Any, Any, Any, Any, Any], seat: Seat, changes: Sequence[bytes], view: Any) -> bytes:  # noqa: ANN401 - any game's view
    """Return a key for random numbers that depends only on the seat's knowledge.

    `changes` are the events of each change as JSON, redacted for the seat. Empty ones are skipped, because their number
    may reveal secret actions.
    """
    digest = blake2b(digest_size=KEY_BYTES, person=b"warroom-review")
    for part in (game.key.encode(), bytes((seat,)), *(each for each in changes if each != NOTHING)):
        digest.update(len(part).to_bytes(8, "big") + part)
    digest.update(game.codec.dump_view(view))
    return digest.digest()


def ask(
    game: Game[Any, Any, Any, Any, Any],
    state: Any,  # noqa: ANN401 - any game's state
    seat: Seat,
    changes: Sequence[bytes],
    played: bytes,
) -> Asked | None:
    """Return the question about an action of the seat in a state, or None if it was the only legal one.

    `changes` are the events of each earlier change, without the empty ones. `played` is the action as JSON. States that
    look the same to the seat give the same question.
    """
    if len(game.legal(state, seat)) < 2:
        return None
    key = digest_knowledge(game, seat, changes, game.view(state, seat))
    sample = game.resample(state, seat, Rng(key))
    return Asked(game.codec.dump_state(sample), len(changes), key, played)


def judge(question: Question, asked: Asked, seen_events: Sequence[Any]) -> Judged | None:
    """Return the judgement of a choice; None if its actions can't be compared.

    `seen_events` are all events that the seat had seen before the choice. Return None too for an action that the rules
    don't list, such as a formation.
    """
    game, assessor = GAMES[question.game], ASSESSORS[question.game]
    sampling, choosing, trying, explaining = (Rng(_derive(asked.key, number)) for number in range(4))
    world = game.codec.load_state(asked.world)
    knowledge = SeatKnowledge(game, world, question.seat, sampling, seen_events)
    played = game.codec.load_action(asked.played)
    if played not in knowledge.actions or not assessor.estimator.is_comparable(knowledge):
        return None
    player = assessor.player if question.is_deep else assessor.sweeper
    best = decide(player, knowledge, choosing, effort=question.effort.choosing)
    actions = [best] if best == played else [best, played]
    raw = assessor.estimator.chances(knowledge, actions, trying, effort=question.effort.trials)
    table = assessor.table(world, question.teams)
    chances = [calibrate(question.game, table, each) for each in raw]
    judged = Judged(game.codec.dump_action(best), chances[0], chances[-1])
    if not question.is_deep:
        return judged
    claims, played_claims = (
        msgspec.json.encode(claims_for(REASONINGS[question.game], knowledge, action, explaining))
        for action in (best, played)
    )
    return msgspec.structs.replace(judged, claims=claims, played_claims=played_claims)


def _derive(key: bytes, number: int) -> bytes:
    return blake2b(bytes((number,)), key=key, digest_size=KEY_BYTES).digest()

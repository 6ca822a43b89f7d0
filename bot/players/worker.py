"""A thought of a computer player, as a job for workers.

It holds no secrets: it gets only sampled states. It must not import modules of the bot that could read secrets.
"""

import time
from collections.abc import Iterator
from hashlib import sha256
from math import inf
from typing import Any

import msgspec

from bot.workers.working import is_full
from engine.ai.advice import Advice, claims_for
from engine.ai.player import Question, SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS, REASONINGS


def answer(question: bytes) -> bytes:
    """Return the result of `think` for a `Question` in MessagePack form; b"" replaces None."""
    return think(msgspec.msgpack.decode(question, type=Question)) or b""


def limit_of(question: Question) -> float:
    """Return the most seconds that a player thinks about the question."""
    return min(PLAYERS[question.game, question.level].seconds, inf if question.seconds is None else question.seconds)


def think(question: Question) -> bytes | None:
    """Return the best action that the player finds within its limits, or None if it finds none.

    The limits are its effort and seconds, and the worker's memory. The result is the action as JSON. If
    `question.explained`, it is an `Advice` as MessagePack instead.
    """
    game, computer = GAMES[question.game], PLAYERS[question.game, question.level]
    ends_at = time.monotonic() + limit_of(question)
    seen_events = [event for events in question.told for event in game.codec.load_events(events)]
    sampling, choosing, explaining = (Rng(key) for key in _keys(question.key))
    knowledge = SeatKnowledge(game, game.codec.load_state(question.world), question.seat, sampling, seen_events)
    best: Any = None
    for best in computer.player.think(knowledge, choosing, effort=computer.effort):  # noqa: B007 - the last one counts
        if time.monotonic() >= ends_at or is_full():
            break
    if best is None or not question.explained:
        return None if best is None else game.codec.dump_action(best)
    claims = claims_for(REASONINGS[question.game], knowledge, best, explaining)
    return msgspec.msgpack.encode(Advice(game.codec.dump_action(best), msgspec.json.encode(claims)))


def _keys(key: bytes) -> Iterator[bytes]:
    """Yield three keys: `key` for sampling, its SHA-256 for choosing, and the SHA-256 of that for explaining."""
    for _ in range(3):
        yield key
        key = sha256(key).digest()

"""A computer player's job, but that it sleeps as long as a thought takes, and takes any legal action."""

import time

import msgspec

from engine.ai.player import Question
from engine.catalog import GAMES
from engine.core.rng import Rng

A_THOUGHT = 0.3
"""Seconds that Fight, Flight, Bite's highest level thinks about a turn on a quiet core."""


def sleep(data: bytes) -> bytes:
    question = msgspec.msgpack.decode(data, type=Question)
    time.sleep(A_THOUGHT)
    game = GAMES[question.game]
    action, _ = Rng(question.key).choice(game.legal(game.codec.load_state(question.world), question.seat))
    return game.codec.dump_action(action)

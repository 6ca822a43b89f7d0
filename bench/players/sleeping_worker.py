"""The computer players' process, but that it sleeps as long as a thought takes, and takes any legal action."""

import time

from bot.players import worker
from engine.ai.player import Question
from engine.catalog import GAMES
from engine.core.rng import Rng

A_THOUGHT = 0.3
"""Seconds that Fight, Flight, Bite's highest level thinks about a turn on a quiet core."""


def sleep(question: Question) -> bytes:
    time.sleep(A_THOUGHT)
    game = GAMES[question.game]
    action, _ = Rng(question.key).choice(game.legal(game.codec.load_state(question.world), question.seat))
    return game.codec.dump_action(action)


if __name__ == "__main__":
    worker.think = sleep
    worker.main()

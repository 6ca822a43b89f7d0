"""The computer players' process, but that it sleeps as long as each may think, and takes any legal action."""

import time

from bot.players import worker
from engine.ai.question import Question
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS


def sleep(question: Question) -> bytes:
    time.sleep(PLAYERS[question.game, question.level].seconds)
    game = GAMES[question.game]
    action, _ = Rng(question.key).choice(game.legal(game.codec.load_state(question.world), question.seat))
    return game.codec.dump_action(action)


if __name__ == "__main__":
    worker.think = sleep
    worker.main()

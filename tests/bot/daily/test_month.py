"""A month of daily positions, tried by computer players."""

import pytest

from bot.daily import bank
from engine.ai.player import Level, SeatKnowledge, decide
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS

FIRST_DAY = 20_800
DAYS = 30


def count_found(level: Level) -> int:
    found = 0
    for day in range(FIRST_DAY, FIRST_DAY + DAYS):
        position, game = bank.position_of(day), GAMES[bank.game_of(day)]
        state = game.codec.load_state(bytes(position.state), position.schema)
        key = day.to_bytes(32, "big")
        knowledge = SeatKnowledge(game, state, position.seat, Rng(key))
        player = PLAYERS[game.key, level]
        action = decide(player.player, knowledge, Rng(key[::-1]), effort=player.effort)
        found += game.codec.dump_action(action) == position.best
    return found


@pytest.mark.slow
def test_medium_finds_more_of_a_month_than_easy_and_neither_finds_all() -> None:
    easy, medium = count_found("easy"), count_found("medium")
    assert easy + 3 <= medium <= DAYS
    assert 0 < easy < DAYS

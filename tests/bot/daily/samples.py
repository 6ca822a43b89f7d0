"""A small bank of daily positions, made by random play."""

from functools import cache

import msgspec

from bot.daily.bank import GAMES, Position, RatedAction, pack
from bot.games.catalog import get_game
from engine.ai.dice import Dice
from engine.core.rng import Rng

EACH = 3
"""Positions of each game."""


def sample_position(key: str, seed: int) -> Position:
    """Return a position with at least three actions, of which the first counts as the best."""
    host = get_game(key)
    game, dice = host.engine, Dice(Rng(seed.to_bytes(32, "big")))
    options = game.codec.parse_options({})
    roster = game.rosters(options)[0]
    state = game.new(options, roster, dice.rng()).state
    for _ in range(400):
        seat = min(game.waiting_seats(state))
        actions = game.legal(state, seat)
        if len(actions) >= 3 and host.presenter.wait_kind(game.view(state, None)) != "set_up":
            break
        state = game.apply(state, seat, actions[dice.below(len(actions))]).state
    else:
        raise AssertionError(f"no position of {key} has three actions")
    rated = [
        RatedAction(msgspec.Raw(game.codec.dump_action(each)), max(0.7 - 0.12 * n, 0.05))
        for n, each in enumerate(actions)
    ]
    return Position(
        options=msgspec.Raw(game.codec.dump_options(options)),
        team_sizes=tuple(len(team) for team in roster.teams),
        seat=seat,
        schema=game.codec.schema,
        state=msgspec.Raw(game.codec.dump_state(state)),
        actions=tuple(rated),
        claims=msgspec.Raw(b"[]"),
    )


@cache
def sample_archive(key: str) -> bytes:
    return pack(tuple(sample_position(key, 100 * GAMES.index(key) + number) for number in range(EACH)))

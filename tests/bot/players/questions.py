"""Questions for computer players, and processes of players that behave badly."""

import sys

from engine.ai.player import Level, Question, SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng

KEY = bytes(range(32))

BEGINNING = """
import os, sys, time
from pathlib import Path
import engine.players
from engine.players import PLAYERS, ComputerPlayer

folder = Path({folder!r})

class Strange:
    def think(self, imagination, rng, *, effort):
        runs = len(list(folder.iterdir()))
        (folder / f"{{runs}} {{os.getpid()}}").touch()
        best = imagination.actions[0]
        {behaviour}

engine.players.PLAYERS = {{key: ComputerPlayer(Strange(), effort=1, seconds={seconds}) for key in PLAYERS}}
from bot.players import worker
worker.main()
"""
"""The process with a player that notes each of its thoughts as a file and then does something strange."""


def question(game: str = "air-land-sea", level: Level = "easy") -> Question:
    """The first position of a match, for the seat that is to act."""
    rules = GAMES[game]
    options = rules.codec.load_options(b"{}")
    state = rules.new(options, rules.rosters(options)[0], Rng(bytes(32))).state
    seat = min(rules.to_act(state))
    return Question(game, level, seat, rules.codec.dump_state(state), (), KEY)


def legal_actions(asked: Question) -> list[bytes]:
    """All that the seat may choose, as JSON."""
    rules = GAMES[asked.game]
    seen = SeatKnowledge(rules, rules.codec.load_state(asked.world), asked.seat, Rng(KEY))
    return [rules.codec.dump_action(action) for action in seen.actions]


def strange(folder: object, behaviour: str, seconds: float = 0.2) -> tuple[str, ...]:
    """The command of a process whose player behaves so."""
    return (sys.executable, "-c", BEGINNING.format(folder=str(folder), behaviour=behaviour, seconds=seconds))

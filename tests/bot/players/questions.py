"""Questions for computer players, and players that behave badly."""

from collections.abc import Callable
from pathlib import Path

import msgspec

import engine.players
from bot.players import worker
from bot.workers.executor import Order
from bot.workers.local_workers import LocalWorkers
from engine.ai.player import Level, Question, SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.players import PLAYERS, ComputerPlayer
from tests.bot.workers.jobs import note

KEY = bytes(range(32))


class Strange(msgspec.Struct, frozen=True):
    """A player that notes each of its thoughts as a file of the folder, and then does what the source says."""

    folder: str
    behaviour: str
    seconds: float = 0.2


class _Behaving:
    def __init__(self, strange: Strange) -> None:
        self._strange = strange

    def think(self, imagination: object, *_rng: object, **_effort: object) -> object:
        runs = note(self._strange.folder)
        names: dict[str, object] = {"imagination": imagination, "runs": runs, "folder": Path(self._strange.folder)}
        source = f"import time\ndef think():\n    best = imagination.actions[0]\n    {self._strange.behaviour}\n"
        exec(source, names)  # noqa: S102 - the test's own
        return names["think"]()  # type: ignore[operator]


def answer_strangely(data: bytes) -> bytes:
    """The job of a thought, by a strange player."""
    strange, asked = msgspec.msgpack.decode(data, type=tuple[Strange, bytes])
    player = ComputerPlayer(_Behaving(strange), effort=1, seconds=strange.seconds)
    worker.PLAYERS = engine.players.PLAYERS = dict.fromkeys(PLAYERS, player)  # type: ignore[assignment, misc]
    return worker.answer(asked)


class StrangeWorkers(LocalWorkers):
    """Workers in which every player behaves so."""

    strange: Strange

    async def run(self, _job: object, order: Callable[[], Order]) -> bytes:
        def strange_order() -> Order:
            data, seconds = order()
            return Order(msgspec.msgpack.encode((self.strange, data)), min(seconds, self.strange.seconds))

        return await super().run(answer_strangely, strange_order)


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

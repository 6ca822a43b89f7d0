"""How well the throws of a level of Fight, Flight, Bite can be read, by readers who learn from its last 200.

Matches are played by a quick player, but the throws of both duellists are the level's. Before each of them, each reader
foresees the sign that was thrown most often in the same circumstances, and throws what beats it. Single throws count,
and not duels, in which ties favour the attacker; guessing wins a third.

uv run python -m bench.arena.throws [--level hard] [--throws 600] [--seed 1]
"""

import argparse
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.ai.player import LEVELS, Level, SeatKnowledge, decide
from engine.ai.search import Search
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.fight_flight_bite import actions, duels, stages
from engine.games.fight_flight_bite import fight_flight_bite as game
from engine.games.fight_flight_bite.cards import BEATS, SIGNS, Sign
from engine.games.fight_flight_bite.judgement import JUDGE
from engine.games.fight_flight_bite.state import State, layout_of, turn_of
from engine.players import PLAYERS

MEMORY = 200
"""Throws that a reader remembers."""
LEARNING = 50
"""Throws that a reader sees before its own begin to count."""
QUICK_EFFORT = 30
"""Iterations for whatever is not a throw."""

Circumstances = Callable[[State, Seat], Hashable]
BEATEN_BY: Mapping[Sign, Sign] = {beaten: sign for sign, beaten in BEATS.items()}


def _attacks(state: State, seat: Seat) -> bool:
    return turn_of(state).seat == seat


def _stakes(state: State) -> tuple[int, int, int]:
    turn = turn_of(state)
    return duels.stakes(layout_of(state), turn, turn.duels)


READERS: Mapping[str, Circumstances] = {
    "of signs alone": lambda _state, _seat: None,
    "of who attacks, and the icon": lambda state, seat: (
        _attacks(state, seat),
        layout_of(state).woodlands[turn_of(state).woodland].icon,
    ),
    "of who attacks, and the stakes": lambda state, seat: (_attacks(state, seat), _stakes(state)),
}


@dataclass
class Reader:
    """Somebody who foresees throws, and how often that was right."""

    circumstances: Circumstances
    seen: deque[tuple[Hashable, Sign]] = field(default_factory=partial(deque, maxlen=MEMORY))
    results: Counter[str] = field(default_factory=Counter)
    """How often its answer won, tied or lost."""

    def reads(self, state: State, seat: Seat, thrown: Sign) -> None:
        """Foresee a throw, and learn what it was."""
        now = self.circumstances(state, seat)
        counts = Counter(sign for then, sign in self.seen if then == now) or Counter(sign for _, sign in self.seen)
        if len(self.seen) >= LEARNING:
            answer = BEATEN_BY[max(SIGNS, key=counts.__getitem__)]
            self.results["won" if BEATS[answer] == thrown else "tied" if answer == thrown else "lost"] += 1
        self.seen.append((now, thrown))

    def share(self, result: str) -> float:
        """Return how often it came out so."""
        return self.results[result] / self.results.total()


def throws(level: Level, seed: int) -> Iterator[tuple[State, Seat, Sign]]:
    """Play matches without end, and tell each throw of the level and the state that it was made in."""
    while True:
        key = Rng(seed.to_bytes(32, "big"))
        state = game.new(game.codec.parse_options({}), roster(1, 1), key).state
        for turn in range(10_000):
            acting = sorted(game.to_act(state))
            if not acting:
                break
            action = _action(state, acting[0], level, Rng(seed.to_bytes(32, "little"), turn * 1_000))
            if isinstance(state.stage, stages.Throwing) and isinstance(action, actions.Throw):
                yield state, acting[0], action.signs[0]
            state = game.apply(state, acting[0], action).state
        seed += 1


def _action(state: State, seat: Seat, level: Level, rng: Rng) -> actions.Action:
    imagination = SeatKnowledge(game, state, seat, rng)
    if isinstance(state.stage, stages.Throwing):
        player = PLAYERS[game.key, level]
        thrown: actions.Action = decide(player.player, imagination, rng, effort=player.effort)
        return thrown
    return decide(Search(JUDGE), imagination, rng, effort=QUICK_EFFORT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--throws", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    readers = {name: Reader(circumstances) for name, circumstances in READERS.items()}
    thrown = Counter[Sign]()
    for number, (state, seat, sign) in enumerate(throws(given.level, given.seed), start=1):
        thrown[sign] += 1
        for reader in readers.values():
            reader.reads(state, seat, sign)
        if number == given.throws:
            break
    print(f"{given.throws} throws of {given.level}: {', '.join(f'{sign} {thrown[sign]}' for sign in SIGNS)}")
    print("| a reader | wins | ties | loses |")
    print("|---|---:|---:|---:|")
    for name, reader in readers.items():
        shares = [reader.share(result) for result in ("won", "tied", "lost")]
        print(f"| {name} | {' | '.join(f'{share:.0%}' for share in shares)} |")


if __name__ == "__main__":
    main()

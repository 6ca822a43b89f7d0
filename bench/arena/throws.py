"""How well the throws of a level of Fight, Flight, Bite can be read, by readers who learn from its last 200.

Matches are played by a quick player, but the throws of both duellists are the level's. Before each of them, each reader
foresees the sign that was thrown most often in the same circumstances, and throws what beats it. Single throws count,
and not duels, in which ties favour the attacker; guessing wins a third.

The best of many readers is partly lucky. So the last line has the reader that won most in the first half of the
throws, and what it won in the second half.

uv run python -m bench.arena.throws [--level hard] [--throws 2000] [--seed 1]
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
from engine.players import PLAYERS, ComputerPlayer

MEMORY = 200
"""Throws that a reader remembers."""
LEARNING = 50
"""Throws that a reader sees before its own begin to count."""
QUICK_EFFORT = 30
"""Iterations for whatever is not a throw."""

BEATEN_BY: Mapping[Sign, Sign] = {beaten: sign for sign, beaten in BEATS.items()}


@dataclass(frozen=True)
class Moment:
    """A throw about to be made: the state, the seat, and the pairs that it threw and met so far, oldest first."""

    state: State
    seat: Seat
    pairs: tuple[tuple[Sign, Sign], ...]

    @property
    def attacks(self) -> bool:
        """Whether the seat attacks."""
        return turn_of(self.state).seat == self.seat

    @property
    def icon(self) -> Sign:
        """Icon of the woodland."""
        return layout_of(self.state).woodlands[turn_of(self.state).woodland].icon

    @property
    def stakes(self) -> tuple[int, int, int]:
        """Bonus actions that a win with each sign would bring to the attacker."""
        turn = turn_of(self.state)
        return duels.stakes(layout_of(self.state), turn, turn.duels)

    @property
    def last(self) -> tuple[Sign, ...]:
        """Signs that the seat threw last, at most two."""
        return tuple(own for own, _ in self.pairs[-2:])


Circumstances = Callable[[Moment], Hashable]

READERS: Mapping[str, Circumstances] = {
    "of signs alone": lambda _: None,
    "of who attacks": lambda moment: moment.attacks,
    "of the icon": lambda moment: moment.icon,
    "of who attacks, and the icon": lambda moment: (moment.attacks, moment.icon),
    "of the stakes": lambda moment: moment.stakes,
    "of who attacks, and the stakes": lambda moment: (moment.attacks, moment.stakes),
    "of who attacks, and the highest stakes": lambda moment: (moment.attacks, _find_highest(moment.stakes)),
    "of the last throw": lambda moment: moment.last[-1:],
    "of the last two throws": lambda moment: moment.last,
    "of the last throw and its result": lambda moment: moment.pairs[-1:],
    "of the opponent's last throw": lambda moment: tuple(met for _, met in moment.pairs[-1:]),
    "of who attacks, and the last throw": lambda moment: (moment.attacks, moment.last[-1:]),
    "of the round": lambda moment: moment.state.round,
    "of the number of the duel": lambda moment: turn_of(moment.state).duels,
    "of the ties so far": lambda moment: _count_ties(moment.state),
}
"""What each reader goes by, next to the signs."""


def _find_highest(stakes: tuple[int, int, int]) -> tuple[bool, ...]:
    return tuple(each == max(stakes) for each in stakes)


def _count_ties(state: State) -> int:
    return len(state.stage.duel.shown) if isinstance(state.stage, stages.Throwing) else 0


@dataclass
class Reader:
    """Somebody who foresees throws, and how often that was right."""

    circumstances: Circumstances
    seen: deque[tuple[Hashable, Sign]] = field(default_factory=partial(deque, maxlen=MEMORY))
    results: list[str] = field(default_factory=list)
    """Whether each of its answers won, tied or lost."""

    def reads(self, moment: Moment, thrown: Sign) -> None:
        """Foresee a throw, and learn what it was."""
        now = self.circumstances(moment)
        counts = Counter(sign for then, sign in self.seen if then == now) or Counter(sign for _, sign in self.seen)
        if len(self.seen) >= LEARNING:
            answer = BEATEN_BY[max(SIGNS, key=counts.__getitem__)]
            self.results.append("won" if BEATS[answer] == thrown else "tied" if answer == thrown else "lost")
        self.seen.append((now, thrown))

    def share(self, result: str, half: int | None = None) -> float:
        """Return how often it came out so: in all, or in half 0 or 1."""
        middle = len(self.results) // 2
        counted = self.results if half is None else self.results[middle:] if half else self.results[:middle]
        return counted.count(result) / len(counted)


def throws(player: ComputerPlayer, seed: int) -> Iterator[tuple[Moment, Sign]]:
    """Play matches without end, and tell each throw of the player and the moment that it was made in."""
    while True:
        key = Rng(seed.to_bytes(32, "big"))
        state = game.new(game.codec.parse_options({}), roster(1, 1), key).state
        pairs: dict[Seat, tuple[tuple[Sign, Sign], ...]] = {Seat(0): (), Seat(1): ()}
        pending: dict[Seat, Sign] = {}
        for turn in range(10_000):
            acting = sorted(game.to_act(state))
            if not acting:
                break
            seat = acting[0]
            action = _action(state, seat, player, Rng(seed.to_bytes(32, "little"), turn * 1_000))
            if isinstance(state.stage, stages.Throwing) and isinstance(action, actions.Throw):
                yield Moment(state, seat, pairs[seat]), action.signs[0]
                pending[seat] = action.signs[0]
                if len(pending) == len(pairs):
                    pairs = {own: (*earlier, (pending[own], pending[Seat(1 - own)])) for own, earlier in pairs.items()}
                    pending = {}
            state = game.apply(state, seat, action).state
        seed += 1


def _action(state: State, seat: Seat, player: ComputerPlayer, rng: Rng) -> actions.Action:
    imagination = SeatKnowledge(game, state, seat, rng)
    if isinstance(state.stage, stages.Throwing):
        thrown: actions.Action = decide(player.player, imagination, rng, effort=player.effort)
        return thrown
    return decide(Search(JUDGE), imagination, rng, effort=QUICK_EFFORT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--effort", type=int, help="iterations of the level, if not its own")
    parser.add_argument("--throws", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    level: Level = given.level
    usual = PLAYERS[game.key, level]
    player = ComputerPlayer(usual.player, given.effort or usual.effort)
    readers = {name: Reader(circumstances) for name, circumstances in READERS.items()}
    thrown = Counter[Sign]()
    for number, (moment, sign) in enumerate(throws(player, given.seed), start=1):
        thrown[sign] += 1
        for reader in readers.values():
            reader.reads(moment, sign)
        if number == given.throws:
            break
    print(f"{given.throws} throws of {level}: {', '.join(f'{sign} {thrown[sign]}' for sign in SIGNS)}")
    print("| a reader | wins | ties | loses | wins in the first half | in the second |")
    print("|---|---:|---:|---:|---:|---:|")
    for name, reader in readers.items():
        shares = [reader.share(result) for result in ("won", "tied", "lost")]
        shares += [reader.share("won", half) for half in (0, 1)]
        print(f"| {name} | {' | '.join(f'{share:.1%}' for share in shares)} |")
    best = max(readers, key=lambda name: readers[name].share("won", 0))
    reader = readers[best]
    print(
        f"The best reader in the first half is that {best}, with {reader.share('won', 0):.1%}; "
        f"in the second half it won {reader.share('won', 1):.1%}."
    )


if __name__ == "__main__":
    main()

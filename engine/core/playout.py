"""Plays a game to its end with a function that chooses the actions; for tests, benchmarks and the AI."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from engine.core.errors import Unsettled
from engine.core.game import Game, Step
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat
from engine.core.values import Value

A = TypeVar("A")
S = TypeVar("S")
E = TypeVar("E")

Chooser = Callable[[Sequence[A], Rng], tuple[int, Rng]]
"""Picks the index of one of the legal actions."""


class Turn(Value, frozen=True):
    """One action of a playout: who took it, what it was, and the step it led to."""

    seat: Seat
    action: Any
    step: Step[Any, Any]


def choose_any(actions: Sequence[A], rng: Rng) -> tuple[int, Rng]:
    """Pick any of the actions, each with the same chance."""
    return rng.below(len(actions))


def play_on(
    game: Game[Any, S, A, E, Any], state: S, rng: Rng, choose: Chooser[A] = choose_any, limit: int = 100_000
) -> Iterator[Turn]:
    """Play from the state to the end, a turn at a time; raises Unsettled past `limit` actions.

    Where several seats may act, the one that does is drawn.
    """
    for _ in range(limit):
        seats = sorted(game.to_act(state))
        if not seats:
            return
        seat = seats[0]
        if len(seats) > 1:
            seat, rng = rng.choice(seats)
        actions = game.legal(state, seat)
        index, rng = choose(actions, rng)
        step = game.apply(state, seat, actions[index])
        yield Turn(seat, actions[index], step)
        state = step.state
    raise Unsettled(f"{game.key} did not end within {limit} actions")


def playout(
    game: Game[Any, S, A, E, Any],
    options: Any,  # noqa: ANN401 - the game's own options model
    roster: Roster,
    rng: Rng,
    choose: Chooser[A] = choose_any,
) -> S:
    """Play one whole match, the deal and the choices both drawn from `rng`; return its last state."""
    match_key, rng = _derive(rng)
    state = game.new(options, roster, Rng(match_key)).state
    for turn in play_on(game, state, rng, choose):
        state = turn.step.state
    return state


def _derive(rng: Rng) -> tuple[bytes, Rng]:
    words: list[bytes] = []
    for _ in range(4):
        word, rng = rng.below(1 << 64)
        words.append(word.to_bytes(8, "big"))
    return b"".join(words), rng

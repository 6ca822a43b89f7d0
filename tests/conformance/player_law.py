"""What a computer player may go by: in two worlds that its seat can't tell apart, it takes the same action."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.player import Player, SeatKnowledge
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.conformance.random_play import choose_by_kind, rng_of, start
from tests.conformance.subject import AnyGame, Setting, Subject

AnyPlayer = Player[Any, Any, Any, Any]
Imagine = Callable[[AnyGame, Any, Seat, Rng, Sequence[Any]], SeatKnowledge[Any, Any, Any, Any]]

LONGEST = 400
"""Actions of a random match that are looked at."""


@dataclass(frozen=True)
class Choice:
    """A point of a random match where a seat has a choice, and all that it was told until then."""

    subject: Subject
    state: Any
    seat: Seat
    told: tuple[Any, ...]
    rng: Rng


def choices(subject: Subject, setting: Setting, seed: int, *, every: int) -> Iterator[Choice]:
    """Walk one random match, and stop at each seat's choice at every so many actions."""
    game = subject.game
    step = start(game, setting, seed)
    told: dict[Seat, list[Any]] = {seat: [] for seat in setting.roster.seats}

    def note(step: Any) -> None:
        for seat, heard in told.items():
            heard += [seen for event in step.events if (seen := game.redact(step.state, event, seat)) is not None]

    note(step)
    state = step.state
    turns = play_on(game, state, rng_of("play", setting.name, seed), choose_by_kind(subject.avoids), setting.bound)
    for number, turn in zip(range(LONGEST), turns, strict=False):
        if number % every == seed % every:
            for seat in sorted(game.to_act(state)):
                if len(game.legal(state, seat)) > 1:
                    yield Choice(subject, state, seat, tuple(told[seat]), rng_of("law", setting.name, seed, number))
        state = turn.step.state
        note(turn.step)


def chooses_alike(player: AnyPlayer, choice: Choice, *, effort: int, imagine: Imagine = SeatKnowledge) -> None:
    """The player yields the same actions, all allowed, in the real world and in one that looks like it."""
    game, seat = choice.subject.game, choice.seat
    other = game.resample(choice.state, seat, choice.rng)
    here, there = (
        [*player.think(imagine(game, world, seat, rng_of(1), choice.told), rng_of(2), effort=effort)]
        for world in (choice.state, other)
    )
    assert here, "a player takes an action"
    for action in here:
        game.apply(choice.state, seat, action)
    assert here == there, f"{seat} takes {here}, but {there} in a world that looks alike to it"

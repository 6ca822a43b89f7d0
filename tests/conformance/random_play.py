"""Random matches as sequences of moments, each with all that a law may want to look at."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from engine.core.game import Step
from engine.core.replay import Chooser, choose_random_index, play_on
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Seat
from tests.conformance.subject import AnyGame, Audience, KnowledgeTracker, Setting, Subject


@dataclass(frozen=True)
class Moment:
    """A position of a random match, and what was done there; in the last one nothing is."""

    subject: Subject
    setting: Setting
    number: int
    state: Any
    seat: Seat | None
    action: Any
    step: Step[Any, Any] | None
    knowledge: KnowledgeTracker
    """Who may know what in `state`."""
    rng: Rng
    """Randomness for the law's own use, different in every moment."""

    @property
    def game(self) -> AnyGame:
        return self.subject.game


def rng_of(*parts: object) -> Rng:
    """A stream of random numbers that is determined by these parts."""
    return Rng(blake2b(repr(parts).encode(), digest_size=KEY_BYTES).digest())


def audiences(setting: Setting) -> tuple[Audience, ...]:
    return (None, *setting.roster.seats)


def start(game: AnyGame, setting: Setting, seed: int) -> Step[Any, Any]:
    options = game.codec.parse_options(setting.options)
    return game.new(options, setting.roster, rng_of("deal", setting.name, seed))


def choose_by_kind(avoids: Callable[[Any], bool]) -> Chooser[Any]:
    """A chooser that draws a kind of action first, then an action of that kind; it avoids what ends a match early."""

    def choose(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:
        offered = [index for index, action in enumerate(actions) if not avoids(action)] or range(len(actions))
        kind, rng = rng.choice(sorted({type(actions[index]).__name__ for index in offered}))
        return rng.choice([index for index in offered if type(actions[index]).__name__ == kind])

    return choose


def walk(subject: Subject, setting: Setting, seed: int) -> Iterator[Moment]:
    """Play one match at random; the seed decides between three styles.

    Seeds 0, 3, ... take any action; 1, 4, ... choose by kind, so that rare kinds come up and nobody gives up; 2, 5, ...
    do the same from a busier position.
    """

    choose = choose_by_kind(subject.avoids) if seed % 3 else choose_random_index
    game = subject.game
    first = start(game, setting, seed)
    knowledge = subject.knowledge()
    knowledge.note(first.state, first.events)
    state = first.state
    if seed % 3 == 2:
        state = subject.busier_position(state, rng_of("scatter", setting.name, seed))
        game.audit(state)
    number = 0
    turns = play_on(game, state, rng_of("play", setting.name, seed), choose, setting.bound)
    for action, turn in enumerate(turns):
        chance = rng_of("law", setting.name, seed, number)
        if action == 0 or subject.is_sampled(action, state, turn.step):
            yield Moment(subject, setting, number, state, turn.seat, turn.action, turn.step, knowledge, chance)
            number += 1
        state = turn.step.state
        knowledge.note(state, turn.step.events)
    yield Moment(
        subject, setting, number, state, None, None, None, knowledge, rng_of("law", setting.name, seed, number)
    )


def some_of(subject: Subject, setting: Setting, seed: int, every: int = 2) -> Iterator[Moment]:
    """Every second moment of a match, or every so many, and always the last."""
    for moment in walk(subject, setting, seed):
        if moment.step is None or moment.number % every == seed % every:
            yield moment

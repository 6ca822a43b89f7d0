"""Random play as a row of moments, each with all that a law may want to look at."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from engine.core.game import Step
from engine.core.playout import Chooser, choose_any, play_on
from engine.core.rng import KEY_BYTES, Rng
from engine.core.seats import Seat
from tests.conformance.subject import AnyGame, Audience, Setting, Subject, Witness


@dataclass(frozen=True)
class Moment:
    """A position of a walk, and what was done there; in the last one nothing is."""

    subject: Subject
    setting: Setting
    number: int
    state: Any
    seat: Seat | None
    action: Any
    step: Step[Any, Any] | None
    witness: Witness
    """What may be known in `state`."""
    rng: Rng
    """Chance for the law's own use, another in every moment."""

    @property
    def game(self) -> AnyGame:
        return self.subject.game


def rng_of(*parts: object) -> Rng:
    """A stream of chance named by its parts."""
    return Rng(blake2b(repr(parts).encode(), digest_size=KEY_BYTES).digest())


def audiences(setting: Setting) -> tuple[Audience, ...]:
    return (None, *setting.roster.seats)


def start(game: AnyGame, setting: Setting, seed: int) -> Step[Any, Any]:
    options = game.codec.parse_options(setting.options)
    return game.new(options, setting.roster, rng_of("deal", setting.name, seed))


def keen(shuns: Callable[[Any], bool]) -> Chooser[Any]:
    """A chooser that draws a kind of action first and then one of that kind, and takes none that it shuns."""

    def choose(actions: Sequence[Any], rng: Rng) -> tuple[int, Rng]:
        bold = [index for index, action in enumerate(actions) if not shuns(action)] or range(len(actions))
        kind, rng = rng.choice(sorted({type(actions[index]).__name__ for index in bold}))
        return rng.choice([index for index in bold if type(actions[index]).__name__ == kind])

    return choose


def walk(subject: Subject, setting: Setting, seed: int) -> Iterator[Moment]:
    """Play one match at random, in one of three styles by turns.

    Seeds 0, 3, ... take any action; 1, 4, ... are keen: a kind of action first, then one of that kind, and nobody gives
    up; 2, 5, ... are keen and start from a busier position.
    """

    choose = keen(subject.shuns) if seed % 3 else choose_any
    game = subject.game
    first = start(game, setting, seed)
    witness = subject.witness()
    witness.note(first.state, first.events)
    state = first.state
    if seed % 3 == 2:
        state = subject.scatter(state, rng_of("scatter", setting.name, seed))
        game.audit(state)
    number = 0
    turns = play_on(game, state, rng_of("play", setting.name, seed), choose, setting.bound)
    for action, turn in enumerate(turns):
        chance = rng_of("law", setting.name, seed, number)
        if action == 0 or subject.stops(action, state, turn.step):
            yield Moment(subject, setting, number, state, turn.seat, turn.action, turn.step, witness, chance)
            number += 1
        state = turn.step.state
        witness.note(state, turn.step.events)
    yield Moment(subject, setting, number, state, None, None, None, witness, rng_of("law", setting.name, seed, number))

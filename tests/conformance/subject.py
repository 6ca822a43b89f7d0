"""What the laws must know of a game beyond its protocol; there is one `Subject` for each game of the catalog."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Roster, Seat

AnyGame = Game[Any, Any, Any, Any, Any]
Audience = Seat | None


class KnowledgeTracker(Protocol):
    """Follows a match by its unredacted events and records, independently of the engine, who may know what."""

    def note(self, state: Any, events: Iterable[Any], /) -> None:
        """Take in what one step did, `state` being the one it led to."""
        ...

    def unknown(self, state: Any, audience: Audience, /) -> frozenset[str]:
        """The names of things that the audience can't place."""
        ...

    def limits(self, state: Any, audience: Audience, /) -> Mapping[str, frozenset[Any]]:
        """What the audience knows for certain of unknown things: as which of `Subject.facts` they may be."""
        ...

    def learned(self, state: Any, events: Iterable[Any], audience: Audience, /) -> frozenset[str]:
        """The names that these events of one step lawfully tell the audience; `state` is the one before."""
        ...


@dataclass(frozen=True)
class Setting:
    """Options and a roster that are worth random matches of their own."""

    name: str
    options: Mapping[str, Any]
    roster: Roster
    bound: int
    """Actions within which a match must end, however foolishly it is played."""


@dataclass(frozen=True)
class Subject:
    """A game, and what the laws need to know in order to check it."""

    game: AnyGame
    settings: tuple[Setting, ...]
    knowledge: Callable[[], KnowledgeTracker]
    damaged_states: Callable[[Any], Iterable[tuple[str, Any]]]
    """Damaged copies of a state that `audit` must refuse, each with a sentence that says what is wrong."""
    places: Callable[[Any], Mapping[str, Any]]
    """Where each thing is that may be hidden; nothing if what is known limits where it can be (the game tests that)."""
    facts: Callable[[Any], Mapping[str, Any]]
    """The truth about each thing that may be hidden: where exactly it is, or what it is."""
    seen_by_others: Callable[[Any], Any]
    """An action as other seats may see it, with everything blanked that they may not."""
    without_new_knowledge: Callable[[Any], Any]
    """A redacted event, with everything blanked that its reader may not have known before."""
    is_deal: Callable[[Any], bool]
    """Whether an event tells that hidden things were dealt anew."""
    avoids: Callable[[Any], bool]
    """Whether an action ends things early; most random play leaves these out to get to the deep positions."""
    busier_position: Callable[[Any, Rng], Any]
    """A busier position to start from, as good as any that play leads to."""
    events: frozenset[str]
    """The names of all kinds of event."""
    rare: frozenset[str]
    """Those of them that random play may never bring up."""
    is_open: Callable[[Any, Any], bool] = lambda state, action: False  # noqa: ARG005 - most games have no such
    """Whether everybody sees all of an action in a state, though actions of its kind are otherwise partly hidden."""
    reveals: Callable[[Any, Any, Audience], bool] = lambda state, event, audience: False  # noqa: ARG005
    """Whether the rules show the audience something new with this event, be it in the event or on the table."""
    remembered: Callable[[Any, Audience], frozenset[str]] = lambda knowledge, audience: frozenset()  # noqa: ARG005
    """Names of things that a view may mention because the audience once saw them, though it can't place them now."""
    stored: Callable[[Any], Sequence[tuple[Seat | None, Any]]] = lambda state: ()  # noqa: ARG005
    """What a state holds of what is to come: the answers that a seat may give; with None, what names nothing hidden."""
    fits: Callable[[Any, Seat, Any], bool] = lambda state, seat, answers: True  # noqa: ARG005
    """Whether the stored answers of a seat are those that it has in a state."""
    openly_differ: Callable[[Any, Any], bool] = lambda here, there: False  # noqa: ARG005
    """Whether the rules make a difference between two states public, as where a side that has no move has lost."""
    is_sampled: Callable[[int, Any, Any], bool] = lambda number, state, step: True  # noqa: ARG005
    """Whether the laws check an action of a random match, given its number, the state before it and its step.

    Of a long game only samples are checked; the start and the end always are.
    """
    seed_share: float = 1
    """The part of the seeds asked for with `--seeds` that is played; for a long game fewer will do."""

    def seeds(self, asked: range, setting: Setting) -> tuple[int, ...]:
        """Return the seeds to play of those that were asked for: at least one, and others in each setting."""
        first = self.settings.index(setting)
        number = max(1, round(self.seed_share * len(asked)))
        return tuple(asked[(first + each) % len(asked)] for each in range(number))

"""What the laws must know of a game beyond its protocol; every game of the catalog has one subject."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.seats import Roster, Seat

AnyGame = Game[Any, Any, Any, Any, Any]
Audience = Seat | None


class Witness(Protocol):
    """Follows a match by its unredacted events and keeps book, on its own, of who may know what."""

    def note(self, state: Any, events: Iterable[Any], /) -> None:
        """Take in what one step did, `state` being the one it led to."""
        ...

    def unknown(self, state: Any, audience: Audience, /) -> frozenset[str]:
        """The names of things that the audience can't place."""
        ...

    def learned(self, state: Any, events: Iterable[Any], audience: Audience, /) -> frozenset[str]:
        """The names that these events of one step lawfully tell the audience; `state` is the one before."""
        ...


@dataclass(frozen=True)
class Setting:
    """One way to play a game that is worth a walk of its own."""

    name: str
    options: Mapping[str, Any]
    roster: Roster
    bound: int
    """Actions within which a match must end, however foolishly it is played."""


@dataclass(frozen=True)
class Subject:
    """A game as the laws see it."""

    game: AnyGame
    settings: tuple[Setting, ...]
    witness: Callable[[], Witness]
    damages: Callable[[Any], Iterable[tuple[str, Any]]]
    """Spoilt copies of a state that `audit` must refuse, each with a word for what is wrong."""
    places: Callable[[Any], Mapping[str, Any]]
    """Where each thing that may be hidden is; nothing where what is known binds it, and the game has a test of that."""
    disguise: Callable[[Any], Any]
    """An action with everything blanked that others may not see of it."""
    uncover: Callable[[Any], Any]
    """A redacted event with whatever it may newly reveal blanked."""
    is_deal: Callable[[Any], bool]
    """Whether an event tells that hidden things were dealt anew."""
    shuns: Callable[[Any], bool]
    """Actions that end things early; keen walks leave them out to get to the deep positions."""
    scatter: Callable[[Any, Rng], Any]
    """A busier position to start from, as good as any that play leads to."""
    events: frozenset[str]
    """The names of all kinds of event."""
    rare: frozenset[str]
    """Those of them that random play may never bring up."""
    in_the_open: Callable[[Any, Any], bool] = lambda state, action: False  # noqa: ARG005 - most games have no such
    """Whether everybody can tell an action in a state from every other one, though it looks like one that hides."""
    tells: Callable[[Any, Any, Audience], bool] = lambda state, event, audience: False  # noqa: ARG005
    """Whether the audience, by the rules, sees something new with this event, be it in the event or on the table."""
    remembered: Callable[[Any, Audience], frozenset[str]] = lambda witness, audience: frozenset()  # noqa: ARG005
    """Names of which a view may tell, by the witness's book, where things once were that it can't place now."""
    parts: Callable[[Any, Any], bool] = lambda here, there: False  # noqa: ARG005
    """Whether of two states one shows openly, by the rules, what the other can't: a side that has no move has lost."""
    stops: Callable[[int, Any, Any], bool] = lambda number, state, step: True  # noqa: ARG005
    """Whether the laws look at an action of a walk, by its number, the state before it and its step.

    A long game is looked at in samples; its start and its end always are.
    """
    share: float = 1
    """Which part of the matches that `--seeds` asks for are walked; of a long game fewer will do."""

    def seeds(self, asked: range) -> range:
        """Return the seeds to walk of those that were asked for: at least one."""
        return asked[: max(1, round(self.share * len(asked)))]

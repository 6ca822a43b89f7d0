"""Stages of a match: the pending choice, and the data that belongs to it."""

from engine.core.values import Kind, Seat, Value
from engine.games.fight_flight_bite.cards import Cubes, Sign
from engine.games.fight_flight_bite.events import CubeReason, Reason

Signs = tuple[Sign, ...]
"""A throw: one sign, three where throws are locked, or none while it is not in."""


class Duel(Value, frozen=True):
    """A duel of the turn's seat: secret throws that are in, and the pairs of signs that were shown."""

    defender: Seat
    thrown: tuple[Signs, Signs] = ((), ())
    """The attacker's and the defender's."""
    shown: tuple[tuple[Sign, Sign], ...] = ()
    barred: Sign | None = None
    """Sign that the defender may not throw; None if all signs are allowed."""


class ChoosingTribe(Kind, frozen=True):
    """The seat may take a tribe."""

    seat: Seat


class Opening(Kind, frozen=True):
    """The seat at index `number` of the opening order, from 0, must place an opening critter."""

    number: int


class Placing(Kind, frozen=True):
    """The seat must place this turn's critter."""

    seat: Seat


class Playing(Kind, frozen=True):
    """The turn's seat must play a card."""


class Deciding(Kind, frozen=True):
    """The turn's seat must attack, or may stop."""


class Barring(Kind, frozen=True):
    """The defender of the new duel must bar a sign."""

    defender: Seat


class Throwing(Kind, frozen=True):
    """The duellists that have yet to throw must throw."""

    duel: Duel


class Losing(Kind, frozen=True):
    """The turn's seat has lost the duel and may void it."""

    duel: Duel


class UsingBonus(Kind, frozen=True):
    """The turn's seat may use the rest of the actions that it won."""

    defender: Seat
    sign: Sign
    actions: int
    left: int


class AddingCube(Kind, frozen=True):
    """The seat may place a cube after the turn's seat lost to the defender."""

    seat: Seat
    reason: CubeReason


class Picking(Kind, frozen=True):
    """The first of the takers must pick a cube of the woodland.

    `woodland` is an index. `taken` holds the cubes that each seat has taken there so far.
    """

    woodland: int
    takers: tuple[Seat, ...]
    taken: tuple[Cubes, ...]


class ThrowingFinal(Kind, frozen=True):
    """The tied seats throw for the win. `thrown` is parallel to `seats`.

    `rounds` is the number of rounds in a row without a drop.
    """

    seats: tuple[Seat, ...]
    thrown: tuple[Signs, ...]
    rounds: int = 0


class Over(Kind, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    reason: Reason


Stage = (
    ChoosingTribe
    | Opening
    | Placing
    | Playing
    | Deciding
    | Barring
    | Throwing
    | Losing
    | UsingBonus
    | AddingCube
    | Picking
    | ThrowingFinal
    | Over
)

"""The stages of a match: what is being waited for, and what has to be known of it meanwhile."""

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
    """What the defender may not throw."""


class ChoosingTribe(Kind, frozen=True):
    """The seat may take a tribe."""

    seat: Seat


class Opening(Kind, frozen=True):
    """The seat due at this place of the snake order is to place an opening critter."""

    number: int


class Placing(Kind, frozen=True):
    """The seat is to begin its turn."""

    seat: Seat


class Playing(Kind, frozen=True):
    """The turn's seat is to play a card."""


class Deciding(Kind, frozen=True):
    """The turn's seat is to attack, or it may stop."""


class Barring(Kind, frozen=True):
    """The defender of the duel that has begun is to bar a sign."""

    defender: Seat


class Throwing(Kind, frozen=True):
    """The duellists who haven't thrown are to throw."""

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
    """The first of the takers is to pick a cube of the woodland; `taken` is what each seat has taken there so far."""

    woodland: int
    takers: tuple[Seat, ...]
    taken: tuple[Cubes, ...]


class ThrowingFinal(Kind, frozen=True):
    """The tied seats throw for the win, after so many rounds in a row without a drop; `thrown` runs parallel."""

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

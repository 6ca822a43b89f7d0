"""Actions of a seat (rules 8). Woodlands are named by their letter, cards by their key.

Critters of a seat on one woodland are alike. So an action names the woodland of a critter, never the critter.
"""

from engine.core.values import Kind, Seat
from engine.games.fight_flight_bite.cards import Food, Sign, Tribe


class ChooseTribe(Kind, frozen=True):
    """Take one of the tribes that are left (rules 13)."""

    tribe: Tribe


class Open(Kind, frozen=True):
    """Place an opening critter on a woodland without critters (rules 7.6)."""

    woodland: str


class Place(Kind, frozen=True):
    """Put a critter from the reserve on a woodland: this turn's critter, or the one of Extra Critter."""

    woodland: str


class Move(Kind, frozen=True):
    """Move one of the own critters: an action of Flight, or the step of Wander."""

    start: str
    end: str


class Look(Kind, frozen=True):
    """Look at an opponent's hand (Keen Nose)."""

    seat: Seat


class PutCube(Kind, frozen=True):
    """Put a cube from the supply on a woodland: a defender's bonus, Scavenger or Windfall."""

    food: Food
    woodland: str


class Play(Kind, frozen=True):
    """Play a card of the hand, with the choice for its immediate effect (rules 6.2).

    `choice` is a `Place` for Extra Critter if it may enter anywhere. It is a `Move` for Wander, a `Look` for Keen Nose,
    and a `PutCube` for Windfall. None if the card has no choice, or if the seat skips an optional effect.
    """

    card: str
    choice: Place | Move | Look | PutCube | None = None


class Attack(Kind, frozen=True):
    """Begin a duel with an opponent who has a critter there (rules 9.1)."""

    seat: Seat


class Stop(Kind, frozen=True):
    """End the turn without another duel."""


class Bar(Kind, frozen=True):
    """Name the sign that the own tribe won't throw in this duel (Stare Down)."""

    sign: Sign


class Throw(Kind, frozen=True):
    """Throw a sign in secret, or three in order if throws are locked (rules 9.3). A throw is final.

    In a duel, the attacker and the defender throw. At the end, each seat tied for the win throws.
    """

    signs: tuple[Sign, ...]


class Void(Kind, frozen=True):
    """Throw a lost duel again (Second Wind)."""


class Accept(Kind, frozen=True):
    """Accept the lost duel instead of using Second Wind."""


class Push(Kind, frozen=True):
    """Push a critter of the seat away from where the duel was: an action of Fight."""

    seat: Seat
    woodland: str


class Bite(Kind, frozen=True):
    """Move a cube from the woodland of the duel to another woodland: an action of Bite."""

    food: Food
    woodland: str


class Done(Kind, frozen=True):
    """Leave the remaining bonus actions."""


class Decline(Kind, frozen=True):
    """Place no cube."""


class Pick(Kind, frozen=True):
    """Take a cube of this food in the harvest (rules 11)."""

    food: Food


Action = (
    ChooseTribe
    | Open
    | Place
    | Play
    | Attack
    | Stop
    | Bar
    | Throw
    | Void
    | Accept
    | Push
    | Move
    | Bite
    | Done
    | PutCube
    | Decline
    | Pick
)

"""Everything a seat can do (rules 8). Woodlands are named by their letter, cards by their key.

Critters of a seat on one woodland are alike, so an action says where a critter is taken from and never which one.
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
    """Play a card of the hand, with the choice that its immediate effect wants (rules 6.2).

    The choice is a `Place` for Extra Critter where it may enter anywhere, a `Move` for Wander, a `Look` for Keen Nose
    and a `PutCube` for Windfall; None where nothing is to be chosen, or an optional effect is left alone.
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
    """Throw a sign in secret, or three in order where throws are locked (rules 9.3); it is final.

    In a duel it is the attacker's or the defender's, at the end that of a seat tied for the win.
    """

    signs: tuple[Sign, ...]


class Void(Kind, frozen=True):
    """Throw a lost duel again (Second Wind)."""


class Accept(Kind, frozen=True):
    """Let the lost duel stand."""


class Push(Kind, frozen=True):
    """Push a critter of the seat away from where the duel was: an action of Fight."""

    seat: Seat
    woodland: str


class Bite(Kind, frozen=True):
    """Move a cube from where the duel was to another woodland: an action of Bite."""

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

"""Actions of a seat: the actions of a turn (rules 2.3) and the answers to abilities (rules 4).

A card in a hand is named by its key, such as "air-6". `theater` is an index into the row, and `side` is 0 or 1. `index`
counts a column's cards from the bottom, from 0. A card in play is named by its position. So an action on a facedown
card keeps the card secret.
"""

from typing import Literal

from engine.core.values import Kind

Via = Literal["match", "aerodrome", "air_drop", "supply_lines"]
"""The permission that carries a deploy (rules 2.3)."""


class Deploy(Kind, frozen=True):
    """Play a card of the hand faceup."""

    card: str
    theater: int
    via: Via = "match"


class Improvise(Kind, frozen=True):
    """Play a card of the hand facedown."""

    card: str
    theater: int


class Withdraw(Kind, frozen=True):
    """Give the battle to the enemy."""


class Flip(Kind, frozen=True):
    """Answer an ability: turn over the uncovered card of a side's column."""

    theater: int
    side: int


class Move(Kind, frozen=True):
    """Answer Transport: move one card of the own side to another theater."""

    theater: int
    index: int
    to: int


class TakeBack(Kind, frozen=True):
    """Answer Redeploy: pick up one facedown card of the own side."""

    theater: int
    index: int


class Place(Kind, frozen=True):
    """Answer Reinforce: play the deck's top card facedown into a theater."""

    theater: int


class Decline(Kind, frozen=True):
    """Answer an optional ability: leave it."""


class MoveEnvoy(Kind, frozen=True):
    """Move Envoy to a theater next to it, before the action of the turn (rules 4.7)."""

    theater: int


class SwapCard(Kind, frozen=True):
    """Choose, in secret, the card to swap with the other member of the side (rules 5.2)."""

    card: str


class Reveal(Kind, frozen=True):
    """Answer to Surveil, Leverage or Requisition: reveal a card of the hand to all players and spectators."""

    card: str


class Name(Kind, frozen=True):
    """Answer Neutralize: name one of the cards of the match."""

    card: str


class Exchange(Kind, frozen=True):
    """Answer Grand Betrayal: the two uncovered cards of a theater change sides."""

    theater: int


class Draw(Kind, frozen=True):
    """Answer Give & Take: the seat that answers draws the cards."""


class Give(Kind, frozen=True):
    """Answer Give & Take: give a card of the hand to the enemy."""

    card: str


class Receive(Kind, frozen=True):
    """Answer the enemy's Give & Take: the seat that answers gets the card."""


class Destroy(Kind, frozen=True):
    """Answer Relinquish: put a card in play facedown under the deck."""

    theater: int
    side: int
    index: int


Action = (
    Deploy
    | Improvise
    | Withdraw
    | Flip
    | Move
    | TakeBack
    | Place
    | Decline
    | MoveEnvoy
    | SwapCard
    | Reveal
    | Name
    | Exchange
    | Draw
    | Give
    | Receive
    | Destroy
)

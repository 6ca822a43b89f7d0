"""What cards, theaters and sides are called, on every screen of the theaters games alike."""

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from bot.presenters.presenter import Names
from bot.presenters.words import possessive, shortened
from engine.games.theaters.cards import BY_KEY, CARDS, Card
from engine.games.theaters.sight import CardSight, View

EMBLEMS = ("◆", "●")
"""The signs of side 0 and side 1 in words; pictures draw the same shapes."""

SHAPES = ("diamond", "disc")

_NAME_IN_LABELS = 20

_SHARED = frozenset(name for name, count in Counter((card.name, card.strength) for card in CARDS).items() if count > 1)

_GISTS: Mapping[str, str] = MappingProxyType(
    {
        "Support": "+3 in each theater next to it",
        "Air Drop": "Deploy one card to any theater",
        "Maneuver": "Flip a card in a theater next to it",
        "Aerodrome": "Deploy your 1s, 2s and 3s anywhere",
        "Containment": "Facedown plays go under the deck",
        "Reinforce": "Deck's top card facedown next to it",
        "Ambush": "Flip any uncovered card",
        "Cover Fire": "Cards below it count 4",
        "Disrupt": "Each side flips a card of its own",
        "Transport": "Move one of your cards",
        "Escalation": "Your facedown cards count 4",
        "Redeploy": "Take a facedown card, play again",
        "Blockade": "No 4th card in theaters next to it",
    }
)


def theater_name(type_: str) -> str:
    """Return a theater's name, such as "Air"."""
    return type_.capitalize()


def card_name(key: str) -> str:
    """Return a card's full name: "Heavy Tanks 6", or "Maneuver 3 (Air)" where several cards share it."""
    card = BY_KEY[key]
    name = f"{card.name} {card.strength}"
    return f"{name} ({theater_name(card.type)})" if (card.name, card.strength) in _SHARED else name


def gist(card: Card) -> str:
    """Return what the card does in a few words, for its front in a picture."""
    return _GISTS[card.name] if card.kind != "none" else "No ability"


def ability(card: Card, edition: str) -> str:
    """Return what the card does, as a sentence."""
    return card.text(edition) or "It has no ability."


def side_name(side: int, names: Names) -> str:
    """Return a side's emblem and people, such as "◆ Alice"."""
    return f"{EMBLEMS[side]} {names.team(side)}"


def seat_name(seat: int, side: int, names: Names) -> str:
    """Return a person with the emblem of their side."""
    return f"{EMBLEMS[side]} {names.seats[seat]}"


def owner_in_label(side: int, view: View, names: Names) -> str:
    """Return whose a thing is, short enough for a button: "your", or "Bob's"."""
    if side == view.side:
        return "your"
    return possessive(shortened(names.team(side), _NAME_IN_LABELS))


def card_in_play(sight: CardSight) -> str:
    """Return what may be said of a card in play: "Heavy Tanks 6", "facedown Support 1", or "facedown card"."""
    if sight.card is None:
        return "facedown card"
    return card_name(sight.card) if sight.faceup else f"facedown {card_name(sight.card)}"


def score_target(view: View) -> str:
    """Return what wins the match, in a few words."""
    return "one battle decides" if view.target == 0 else f"{view.target} points win"

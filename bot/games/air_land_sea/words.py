"""Names and texts of cards, theaters and sides, shared by all screens of the theaters games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from bot.screens import emblems
from bot.screens.presenter import Names
from bot.screens.words import format_list, possessive, sentence_case, shorten
from engine.games.air_land_sea.cards import BY_KEY, CARDS, Card
from engine.games.air_land_sea.view_types import CardView, TheaterView, View

EMBLEMS = emblems.EMBLEMS[:2]
"""The signs of side 0 and side 1 in words."""

SHAPE_OF: Mapping[str, str] = MappingProxyType(
    {f"{emblem}{number} ": "" for emblem in EMBLEMS for number in (1, 2)} | dict(emblems.SHAPE_OF)
)
"""Words for the signs in plain texts. The number of a team member is left out, as a name follows it."""

SINGLE_BATTLE = "a single battle decides"

_NAME_IN_LABELS = 20

_SHARED = frozenset(name for name, count in Counter((card.name, card.strength) for card in CARDS).items() if count > 1)

_EFFECTS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "Support": ("+3 in each theater next to it", "+3 beside it"),
        "Air Drop": ("Deploy one card to any theater", "Next anywhere"),
        "Maneuver": ("Flip a card in a theater next to it", "Flip one beside"),
        "Aerodrome": ("Deploy your 1s, 2s and 3s anywhere", "1–3 anywhere"),  # noqa: RUF001 - a dash between numbers
        "Containment": ("Facedown plays go under the deck", "No facedowns"),
        "Reinforce": ("Deck's top card facedown next to it", "Plays top card"),
        "Ambush": ("Flip any uncovered card", "Flip any card"),
        "Cover Fire": ("Cards below it count 4", "Below count 4"),
        "Disrupt": ("Each side flips a card of its own", "Both flip one"),
        "Transport": ("Move one of your cards", "Move a card"),
        "Escalation": ("Your facedown cards count 4", "Facedown 4"),
        "Redeploy": ("Take a facedown card, play again", "Take one back"),
        "Blockade": ("No 4th card in theaters next to it", "Beside: max 3"),
        "Spy Network": ("You see enemy facedowns, 1 lower each", "Facedown −1"),  # noqa: RUF001 - a minus sign
        "Surveil": ("1 Supply; enemy shows 3, flip a higher", "+1, flip higher"),
        "Manipulate": ("Flip a card in a theater next to it", "Flip one beside"),
        "Leverage": ("Reveal a card to flip a lower one", "Flip a lower"),
        "Neutralize": ("Name a card the enemy must play", "Name a card"),
        "Envoy": ("+2 in each theater next to it; moves", "+2 beside it"),
        "Armistice": ("2 Supplies; flip one, the enemy too", "+2, both flip"),
        "Grand Betrayal": ("Two cards next to it change sides", "Cards switch"),
        "Give & Take": ("Give a card and a Supply, draw two", "Give 1, draw 2"),
        "Requisition": ("Reveal a card for 3 Supplies", "3 Supplies"),
        "Supply Lines": ("Deploy anywhere, Supplies for the enemy", "Any theater"),
        "Stockpile": ("1 Supply in each theater next to it", "+1 beside it"),
        "Relinquish": ("Destroy one faceup of yours, then any", "Destroy two"),
    }
)
"""Effects of cards by name: first in a few words, then in two or three words for cards in play."""


ABILITY_NAMES: Mapping[str, str] = MappingProxyType({card.ask: card.name for card in CARDS})
"""Names of abilities, by the key of their asks, permissions and stops."""


def theater_name(type_: str) -> str:
    """Return a theater's name, such as "Air"."""
    return type_.capitalize()


def numbered_theater(view: View, index: int) -> str:
    """Return the name of a theater of the row; one of five has its number before it, such as "2. Diplomacy".

    `index` counts from 0. Cards speak of theaters next to each other, which the number makes clear.
    """
    name = theater_name(view.row[index].type)
    return f"{index + 1}. {name}" if view.epic else name


@cache
def card_name(key: str) -> str:
    """Return a card's full name: "Heavy Tanks 6", or "Maneuver 3 (Air)" where several cards share it."""
    card = BY_KEY[key]
    name = f"{card.name} {card.strength}"
    return f"{name} ({theater_name(card.type)})" if is_shared(key) else name


def is_shared(key: str) -> bool:
    """Return whether several cards have the name and strength of this card, as the Maneuvers do."""
    return (BY_KEY[key].name, BY_KEY[key].strength) in _SHARED


def short_text(key: str) -> str:
    """Return a card's effect in a few words, for pictures and hints."""
    card = BY_KEY[key]
    return _EFFECTS[card.name][0] if card.kind != "none" else "No ability"


def gist(key: str) -> str:
    """Return a card's effect in two or three words; "" if it has no ability."""
    return _EFFECTS.get(BY_KEY[key].name, ("", ""))[1]


def ability(card: Card, edition: str) -> str:
    """Return the text of the card's ability, or a sentence that it has none."""
    return card.text(edition) or "It has no ability."


def side_name(side: int, names: Names) -> str:
    """Return a side's emblem and people, such as "◆ Alice"."""
    return f"{EMBLEMS[side]} {names.team(side)}"


def seat_name(seat: int, side: int, names: Names) -> str:
    """Return a person with the emblem of their side."""
    return f"{EMBLEMS[side]} {names.seats[seat]}"


def numbered_emblem(seat: int, side: int, names: Names) -> str:
    """Return the emblem that pictures give a seat of `side`: "◆" alone, "◆1" and "◆2" in a team."""
    team = names.teams[side]
    return f"{EMBLEMS[side]}{team.index(seat) + 1}" if len(team) > 1 else EMBLEMS[side]


def turn_of(people: Sequence[str]) -> str:
    """Return the turn of the people who may take it, such as "◆ Alice's or ◆ Bob's turn".

    "you" among the people gives "Your turn".
    """
    return sentence_case(f"{format_list([possessive(each) for each in people], 'or')} turn")


def lead(theater: TheaterView) -> str:
    """Return the leader of a theater and both totals, with the emblem of the leader.

    If the totals are equal, return the tie and the side that wins it.
    """
    winner = theater.controller
    ahead, behind = theater.columns[winner].total, theater.columns[1 - winner].total
    if ahead == behind:
        return f"tied {ahead}–{behind} ({EMBLEMS[winner]} wins ties)"  # noqa: RUF001 - a dash between numbers
    return f"{EMBLEMS[winner]} leads {ahead}–{behind}"  # noqa: RUF001 - a dash between numbers


def column_text(cards: Sequence[CardView]) -> str:
    """Return a column's cards from the uncovered one down, such as "Ambush 2, covering Envoy 1".

    `cards` is in the order from the bottom up. Return "no cards" for an empty column.
    """
    if not cards:
        return "no cards"
    top, *covered = [_card_text(card) for card in reversed(cards)]
    return f"{top}, covering {', '.join(covered)}" if covered else top


def _card_text(card: CardView) -> str:
    if not card.faceup:
        known = "" if card.card is None else f"{card_name(card.card)} "
        return f"{known}facedown ({card.strength})"
    if card.card is None or BY_KEY[card.card].strength == card.strength:
        return card_name(str(card.card))
    return f"{card_name(card.card)} (counts {card.strength})"


def teammates(view: View, names: Names) -> list[str]:
    """Return the names of the other members of the viewer's side; `[]` for a spectator or a side of one."""
    seats = () if view.side is None else view.sides[view.side]
    return [names.seats[seat] for seat in seats if seat != view.seat]


def enemy_in_label(view: View, names: Names) -> str:
    """Return the names of the viewer's enemies, shortened for a button; a spectator's enemy is side 1."""
    return shorten(names.team(1 - (view.side or 0)), _NAME_IN_LABELS)


def card_label(key: str | None, *, faceup: bool) -> str:
    """Return the label of a card in play: "Heavy Tanks 6", "facedown Support 1", or "facedown card"."""
    name = "card" if key is None else card_name(key)
    return name if faceup else f"facedown {name}"

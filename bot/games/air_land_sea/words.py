"""Names and texts of cards, theaters and sides, shared by all screens of the theaters games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.screens import emblems
from bot.screens.presenter import Names
from bot.screens.words import format_count, format_list, possessive, shorten
from engine.games.air_land_sea.cards import BY_KEY, CARDS, Card
from engine.games.air_land_sea.view_types import CardView, TheaterView, View

EMBLEMS = emblems.EMBLEMS[:2]
"""The signs of side 0 and side 1 in words."""

SHAPES = emblems.SHAPES[:2]

_NAME_IN_LABELS = 20

_SHARED = frozenset(name for name, count in Counter((card.name, card.strength) for card in CARDS).items() if count > 1)

_SHORT_TEXTS: Mapping[str, str] = MappingProxyType(
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
        "Spy Network": "You see enemy facedowns, 1 lower each",
        "Surveil": "1 Supply; enemy shows 3, flip a higher",
        "Manipulate": "Flip a card in a theater next to it",
        "Leverage": "Reveal a card to flip a lower one",
        "Neutralize": "Name a card the enemy must play",
        "Envoy": "+2 in each theater next to it; moves",
        "Armistice": "2 Supplies; flip one, the enemy too",
        "Grand Betrayal": "Two cards next to it change sides",
        "Give & Take": "Give a card and a Supply, draw two",
        "Requisition": "Reveal a card for 3 Supplies",
        "Supply Lines": "Deploy anywhere, Supplies for the enemy",
        "Stockpile": "1 Supply in each theater next to it",
        "Relinquish": "Destroy one faceup of yours, then any",
    }
)


_GISTS: Mapping[str, str] = MappingProxyType(
    {
        "Support": "+3 beside it",
        "Air Drop": "Next anywhere",
        "Maneuver": "Flip one beside",
        "Aerodrome": "1–3 anywhere",  # noqa: RUF001 - a dash between numbers
        "Containment": "No facedowns",
        "Reinforce": "Plays top card",
        "Ambush": "Flip any card",
        "Cover Fire": "Below count 4",
        "Disrupt": "Both flip one",
        "Transport": "Move a card",
        "Escalation": "Facedown 4",
        "Redeploy": "Take one back",
        "Blockade": "Beside: max 3",
        "Spy Network": "Facedown −1",  # noqa: RUF001 - a minus sign
        "Surveil": "+1, flip higher",
        "Manipulate": "Flip one beside",
        "Leverage": "Flip a lower",
        "Neutralize": "Name a card",
        "Envoy": "+2 beside it",
        "Armistice": "+2, both flip",
        "Grand Betrayal": "Cards switch",
        "Give & Take": "Give 1, draw 2",
        "Requisition": "3 Supplies",
        "Supply Lines": "Any theater",
        "Stockpile": "+1 beside it",
        "Relinquish": "Destroy two",
    }
)
"""Effects of cards in two or three words, short enough for the cards in play."""


def theater_name(type_: str) -> str:
    """Return a theater's name, such as "Air"."""
    return type_.capitalize()


def card_name(key: str) -> str:
    """Return a card's full name: "Heavy Tanks 6", or "Maneuver 3 (Air)" where several cards share it."""
    card = BY_KEY[key]
    name = f"{card.name} {card.strength}"
    return f"{name} ({theater_name(card.type)})" if (card.name, card.strength) in _SHARED else name


def short_text(key: str) -> str:
    """Return a card's effect in a few words, for pictures and hints."""
    card = BY_KEY[key]
    return _SHORT_TEXTS[card.name] if card.kind != "none" else "No ability"


def gist(key: str) -> str:
    """Return a card's effect in two or three words; "" if it has no ability."""
    return _GISTS.get(BY_KEY[key].name, "")


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
    """Return the emblem that pictures give a seat: "◆" alone, "◆1" and "◆2" in a team."""
    team = names.teams[side]
    return f"{EMBLEMS[side]}{team.index(seat) + 1}" if len(team) > 1 else EMBLEMS[side]


def any_of(seats: Sequence[int], side: int, names: Names) -> str:
    """Return the people of one side, any of them able to act, such as "◆ Alice or ◆ Bob"."""
    return format_list([seat_name(seat, side, names) for seat in seats], "or")


def turn_of(seats: Sequence[int], side: int, names: Names) -> str:
    """Return the turn of the people who may take it, such as "◆ Alice's or ◆ Bob's turn"."""
    return f"{format_list([possessive(seat_name(seat, side, names)) for seat in seats], 'or')} turn"


def lead(theater: TheaterView, signs: Sequence[str]) -> str:
    """Return the leader and totals in a theater, or the tie; `signs` name side 0 and side 1."""
    winner = theater.controller
    ahead, behind = theater.columns[winner].total, theater.columns[1 - winner].total
    if ahead == behind:
        return f"tied {ahead}–{behind} ({signs[winner]} wins ties)"  # noqa: RUF001 - a dash between numbers
    return f"{signs[winner]} leads {ahead}–{behind}"  # noqa: RUF001 - a dash between numbers


def column_text(cards: Sequence[CardView]) -> str:
    """List a column's cards from the uncovered one down."""
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
    """Return the names of the other members of the viewer's side."""
    seats = () if view.side is None else view.sides[view.side]
    return [names.seats[seat] for seat in seats if seat != view.seat]


def enemy_in_label(view: View, names: Names) -> str:
    """Return the viewer's enemies, short enough for a button."""
    return shorten(names.team(1 - (view.side or 0)), _NAME_IN_LABELS)


def card_label(key: str | None, *, faceup: bool) -> str:
    """Return the label of a card in play: "Heavy Tanks 6", "facedown Support 1", or "facedown card"."""
    name = "card" if key is None else card_name(key)
    return name if faceup else f"facedown {name}"


def score_target(view: View) -> str:
    """Return the target of the match, such as "12 points to win" or "one battle decides"."""
    return "one battle decides" if view.target == 0 else f"{format_count(view.target, 'point')} to win"

"""Names and texts of cards, theaters and sides, shared by all screens of the theaters games."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.air_land_sea import texts
from bot.screens import emblems
from bot.screens.presenter import Names
from bot.screens.words import join_items, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.cards import BY_KEY, CARDS, Card
from engine.games.air_land_sea.view_types import AskView, CardView, TheaterView, View

EMBLEMS = emblems.EMBLEMS[:2]
"""The signs of side 0 and side 1 in words."""


@cached_by_language()
def shape_words() -> Mapping[str, str]:
    """Return words for the signs in plain texts, without the number of a team member, as a name follows it."""
    return {f"{emblem}{number} ": "" for emblem in EMBLEMS for number in (1, 2)} | dict(emblems.shape_words())


UNKNOWN = "unknown"
"""Key of a card that the reader may not know, in texts."""

_NAME_IN_LABELS = 20

_SHARED = frozenset(name for name, count in Counter((card.name, card.strength) for card in CARDS).items() if count > 1)

_NAME_KEYS: Mapping[str, str] = MappingProxyType({card.ask: card.ask.replace("&_", "") for card in CARDS})
"""Keys of names of cards alone in texts, by the key of the card's asks, permissions and stops."""

_CARDS, _THEATERS = texts_with_prefix(texts, "card"), texts_with_prefix(texts, "theater")
_ABILITIES, _EFFECTS = texts_with_prefix(texts, "ability"), texts_with_prefix(texts, "effect")
_GISTS = texts_with_prefix(texts, "gist")


def theater_name(type_: str) -> str:
    """Return a theater's name, such as "Air"."""
    return _THEATERS[type_]()


def numbered_theater(view: View, index: int) -> str:
    """Return the name of a theater of the row; one of five has its number before it, such as "2. Diplomacy".

    `index` counts from 0. Cards speak of theaters next to each other, which the number makes clear.
    """
    type_ = view.row[index].type
    return texts.numbered_theater(number=index + 1, theater=type_) if view.epic else theater_name(type_)


def name_key(key: str) -> str:
    """Return the key in texts of a card's name alone, such as "air_drop" for "air-2"."""
    return _NAME_KEYS[BY_KEY[key].ask]


def ability_key(ask: str) -> str:
    """Return the key in texts of the name of the card with these asks, permissions and stops."""
    return _NAME_KEYS[ask]


def asker_key(ask: AskView) -> str:
    """Return the key of the asking card in texts, or of its name alone for a hidden card."""
    return ability_key(ask.ask) if ask.card is None else ask.card


def card_name(key: str) -> str:
    """Return a card's full name: "Heavy Tanks 6", or "Maneuver 3 (Air)" where several cards share it.

    For the key of a name alone, return that name.
    """
    return _CARDS[key.replace("-", "_")]()


def bare_name(key: str) -> str:
    """Return a card's name without its strength, such as "Heavy Tanks"."""
    return _CARDS[name_key(key)]()


def short_name(key: str) -> str:
    """Return a card's name and strength, such as "Maneuver 3"."""
    return texts.short_card(card=name_key(key), strength=BY_KEY[key].strength)


def is_shared(key: str) -> bool:
    """Return whether several cards have the name and strength of this card, as the Maneuvers do."""
    return (BY_KEY[key].name, BY_KEY[key].strength) in _SHARED


def short_text(key: str) -> str:
    """Return a card's effect in a few words, for pictures and hints."""
    return _EFFECTS[name_key(key)]() if BY_KEY[key].kind != "none" else texts.no_effect()


def gist(key: str) -> str:
    """Return a card's effect in two or three words; "" if it has no ability."""
    return _GISTS[name_key(key)]() if BY_KEY[key].kind != "none" else ""


def ability(card: Card, edition: str) -> str:
    """Return the text of the card's ability, or a sentence that it has none."""
    return _ABILITIES[name_key(card.key)](edition=edition) if card.kind != "none" else texts.no_ability()


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
    """Return the turn of one or two people who may take it, such as "◆ Alice's or ◆ Bob's turn".

    "you" as the first gives "Your turn".
    """
    who, *others = people
    return texts.turn_of_two(who=who, other=others[0]) if others else texts.turn_of_one(who=who)


def lead(theater: TheaterView) -> str:
    """Return the leader of a theater and both totals, with the emblem of the leader.

    If the totals are equal, return the tie and the side that wins it.
    """
    winner = theater.controller
    ahead, behind = theater.columns[winner].total, theater.columns[1 - winner].total
    if ahead == behind:
        return texts.lead_tied(total=ahead, side=EMBLEMS[winner])
    return texts.lead_ahead(side=EMBLEMS[winner], ahead=ahead, behind=behind)


def column_text(cards: Sequence[CardView]) -> str:
    """Return a column's cards from the uncovered one down, such as "Ambush 2, covering Envoy 1".

    `cards` is in the order from the bottom up. Return "no cards" for an empty column.
    """
    if not cards:
        return texts.no_cards()
    top, *covered = [_card_text(card) for card in reversed(cards)]
    return texts.covering(top=top, covered=join_items(covered)) if covered else top


def _card_text(card: CardView) -> str:
    if not card.faceup:
        return texts.facedown_card(card=card.card or UNKNOWN, strength=card.strength)
    key = str(card.card)
    if BY_KEY[key].strength == card.strength:
        return card_name(key)
    return texts.changed_card(card=key, strength=card.strength)


def teammates(view: View, names: Names) -> list[str]:
    """Return the names of the other members of the viewer's side; `[]` for a spectator or a side of one."""
    seats = () if view.side is None else view.sides[view.side]
    return [names.seats[seat] for seat in seats if seat != view.seat]


def enemy_in_label(view: View, names: Names) -> str:
    """Return the names of the viewer's enemies, shortened for a button; a spectator's enemy is side 1."""
    return shorten(names.team(1 - (view.side or 0)), _NAME_IN_LABELS)

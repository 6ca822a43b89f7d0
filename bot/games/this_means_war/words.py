"""Names and texts of areas, cards, orders and asks, shared by all screens of This Means War!.

The module also sums up the changes that cards made, without costs and collected resources. It has the lines on the face
of a card, by its effects.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.words import possessive
from engine.core.values import Seat
from engine.games.this_means_war import cards, events
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Area, Areas, Production, Resource, points
from engine.games.this_means_war.cards import BY_KEY, Single, effect_text
from engine.games.this_means_war.orders import Order, branches, find_nullified, written_effects
from engine.games.this_means_war.view_types import AskView, View

MINUS = "\N{MINUS SIGN}"

_ORDERS: Mapping[tuple[str, ...], str] = MappingProxyType(
    {
        (): "{card}",
        ("target",): "{card} at {target}",
        ("branch",): "{card} ({branch})",
        ("branch", "target"): "{card} ({branch}) at {target}",
        ("order",): "{card} on {order}",
        ("order", "target"): "{card} on {order} at {target}",
        ("order", "branch"): "{card} on {order} ({branch})",
        ("order", "branch", "target"): "{card} on {order} ({branch}) at {target}",
        ("order", "second"): "{card} on {order} to nullify {second}",
    }
)
"""Template of an order, by the parts that a player declared."""


MADE_BY: tuple[tuple[Resource, Production], ...] = tuple(zip(RESOURCES, PRODUCTIONS, strict=True))
"""Each resource with the production that makes it."""


def card_name(key: str) -> str:
    """Return a card's name, such as "FIRE BOMBING"."""
    return BY_KEY[key].name


_ACRONYMS = ("EMP",)


def short_name(key: str) -> str:
    """Return a card's name in small letters, which takes less room, such as "Fire Bombing"."""
    return " ".join(word if word in _ACRONYMS else word.capitalize() for word in card_name(key).split(" "))


def signed_text(number: int) -> str:
    """Return a number with its sign, such as "+3" or "-2"; 0 becomes "+0". The minus is the Unicode minus sign."""
    return f"{number:+}".replace("-", MINUS)


def area_name(area: Area) -> str:
    """Return an area's name as the rulebook writes it, such as "WALL"."""
    return area.upper()


def cost_text(key: str) -> str:
    """Return a card's cost, such as "3 RESEARCH, 2 AMMO"; "nothing" if it is free."""
    parts = [
        f"{number} {area_name(resource)}"
        for resource, number in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if number
    ]
    return ", ".join(parts) or "nothing"


def lacking(key: str, base: Areas) -> tuple[tuple[Resource, int], ...]:
    """Return the resources that a base lacks to pay for a card, with numbers; `()` if it can pay."""
    return tuple(
        (resource, cost - points(base, resource))
        for resource, cost in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if cost > points(base, resource)
    )


def shortfall(key: str, base: Areas) -> str:
    """Return the resources that a base lacks for a card, such as "1 AMMO"; "" if it can pay."""
    return ", ".join(f"{number} {area_name(resource)}" for resource, number in lacking(key, base))


def branch_name(key: str, branch: int | None) -> str:
    """Return a card's alternative with the index `branch`, such as "Assault 7". Return "" if it is None."""
    return "" if branch is None else ". ".join(map(effect_text, written_effects(key, branch)))


def order_text(card: str, *, order: str, branch: str, target: str, second: str) -> str:
    """Return a card with its declared parts, such as "SABOTAGE on ◆ Ann's M107".

    All parts are texts, "" if not declared. `order` is the affected order, `branch` the chosen alternative, and
    `target` the attacked seat. `second` is another order to nullify.
    """
    declared = {"order": order, "branch": branch, "target": target, "second": second}
    return _ORDERS[tuple(name for name, text in declared.items() if text)].format(card=card, **declared)


def seat_card(seat: int, key: str, names: Names) -> str:
    """Return a card with its player, such as "◆ Ann's M107"."""
    return f"{possessive(seat_name(seat, names))} {card_name(key)}"


def order_name(order: Order, names: Names) -> str:
    """Return an order with its player, such as "◆ Ann's M107", and the card that it copies."""
    copied = f" (as {card_name(order.effects_of)})" if order.effects_of != order.card else ""
    return f"{seat_card(order.seat, order.card, names)}{copied}"


def open_orders(view: View) -> tuple[Order, ...]:
    """Return the orders of the innermost window, by number; `()` if no window is open.

    A window is an order with its answers; the innermost is the one that opened last.
    """
    return view.windows[-1].orders if view.windows else ()


def unanswered_order(view: View) -> Order | None:
    """Return the only order of the innermost window if a seat is asked to answer it; otherwise None."""
    orders = open_orders(view)
    return orders[0] if len(orders) == 1 and view.ask is not None and view.ask.ask == "answer" else None


def order_state(order: Order) -> str:
    """Return "nullified" if another order nullified this one, "done" if it was discarded, otherwise "open"."""
    return "nullified" if order.nullified else "done" if order.retired else "open"


def linked_number(order: Order) -> int | None:
    """Return the number of the order that this one nullifies or copies. Return None if it does neither."""
    nullified = find_nullified(order)
    return order.order if nullified is None else nullified


def stock_text(base: Areas) -> str:
    """Return each resource of a base with its production, such as "LABOR 4 (+2)"."""
    return ", ".join(
        f"{area_name(resource)} {points(base, resource)} (+{points(base, production)})"
        for resource, production in MADE_BY
    )


def count_cards(keys: Sequence[str]) -> list[str]:
    """Return the names of cards, equal cards counted, such as "M107 × 2", in order of first appearance.

    Return `[]` for no keys.
    """
    return [f"{card_name(key)} × {number}" if number > 1 else card_name(key) for key, number in Counter(keys).items()]


def cards_text(keys: Sequence[str]) -> str:
    """Return cards in a line, equal cards counted, such as "M107 × 2, TENT QUARTER".

    Return "" for no keys.
    """
    return ", ".join(count_cards(keys))


class Question(NamedTuple):
    """Texts for one kind of ask; `{who}` is the asked seat, `{card}` the card that asks, `{whose}` its target."""

    topic: str
    """Page of the rules."""
    title: str
    """Title of the asked seat's panel."""
    status: str
    """Sentence for the others."""
    advice: str
    """Sentence for the asked seat."""


QUESTIONS: Mapping[str, Question] = MappingProxyType(
    {
        "order": Question(
            "turn",
            "Your turn",
            "**{who}'s turn**",
            "**Your turn:** play an OPERATION, recycle a card, or take a mulligan.",
        ),
        "another order": Question(
            "turn",
            "Your turn",
            "**{who}** may give another order, by {card}.",
            "**{card} lets you give another order:** play, recycle, or take a mulligan.",
        ),
        "order out of turn": Question(
            "turn",
            "Your turn",
            "**{who}** may play an order out of turn, by {card}, or pass.",
            "**{card} lets you play an order out of turn:** play an OPERATION, or pass.",
        ),
        "answer": Question(
            "answers",
            "Answer or pass",
            "**{who}** may answer or pass.",
            "**You may answer** with one ESPIONAGE card this turn, or pass.",
        ),
        "fog of war": Question(
            "answers",
            "Answer or pass",
            "Fog of war, the end of the turn: **{who}** may play ESPIONAGE or pass.",
            "**Fog of war,** the last chance of this turn: play one ESPIONAGE card, or pass.",
        ),
        "ahead": Question(
            "answers",
            "You may pass now",
            "Then {who}.",
            "**You may pass now.** To answer, wait your turn.",
        ),
        "discard": Question(
            "effects",
            "Discard a card",
            "**{who}** chooses a card to discard for {card}.",
            "**Choose a card to discard.** You draw one for it.",
        ),
        "hack": Question(
            "special cards",
            "Choose a card they lose",
            "**{who}** chooses a card from {whose} hand.",
            "**Choose a card of {whose} hand:** it is discarded. Only you see this hand.",
        ),
        "take": Question(
            "special cards",
            "Take a card",
            "**{who}** takes a card from the discard pile.",
            "**Choose any card of the discard pile.** You take it instead of drawing one.",
        ),
    }
)
"""Keyed by `AskView.ask`, with further kinds of "order" and "answer". "ahead" is for seats that answer later."""


OPERATION_MEANS = "All cards but the violet ESPIONAGE are OPERATIONS."
SHORT_MEANS = "“Short 2”: 2 are missing to pay."


def question(view: View, ask: AskView, names: Names) -> Question:
    """Return the texts for the view's open ask `ask`, with players and cards filled in."""
    kind: str = ask.ask
    if kind == "order" and ask.card is not None:
        kind = "another order" if ask.seat == view.active else "order out of turn"
    elif kind == "answer" and view.windows[-1].fog:
        kind = "fog of war"
    who = seat_name(ask.seat, names)
    card = "" if ask.card is None else card_name(ask.card)
    whose = "" if ask.target is None else possessive(seat_name(ask.target, names))
    return Question(*(text.format(who=who, card=card, whose=whose) for text in QUESTIONS[kind]))


Changes = Mapping[tuple[Seat, Area], int]
"""Change of each area of each seat; unchanged areas are left out."""


def changes(last: Sequence[events.Event]) -> Changes:
    """Return the net changes of areas by effects of cards in these events, keyed by (seat, area).

    Areas without a net change are left out.
    """
    totals: Counter[tuple[Seat, Area]] = Counter()
    for event in last:
        match event:
            case events.Added(seat, area, number):
                totals[seat, area] += number
            case events.Sacrificed(seat, area, number):
                totals[seat, area] -= number
            case events.Destroyed(_, target, area, number):
                totals[target, area] -= number
            case events.Assaulted(_, target, _, wall, city):
                totals[target, "wall"] -= wall
                totals[target, "city"] -= city
            case _:
                pass
    return {where: number for where, number in totals.items() if number}


class ResolvedOrder(NamedTuple):
    """An order that took effect: its player, its card, its changes, and its target.

    The target is another seat; None means that the order acted on no other seat.
    """

    seat: Seat
    card: str
    changed: Changes
    target: Seat | None


def resolved_orders(last: Sequence[events.Event]) -> Iterator[ResolvedOrder]:
    """Yield the orders that took effect in these events.

    The changes of an order are those before the next order that takes effect.
    """
    for start, end in pairwise([*_find_resolved(last), len(last)]):
        order, part = last[start], last[start:end]
        if isinstance(order, events.OrderResolved):
            changed = changes(part)
            touched = [seat for seat, _ in changed] + [each.target for each in part if isinstance(each, events.Hacked)]
            target = next((seat for seat in touched if seat != order.seat), None)
            yield ResolvedOrder(order.seat, order.card, changed, target)


def _find_resolved(last: Sequence[events.Event]) -> list[int]:
    return [index for index, event in enumerate(last) if isinstance(event, events.OrderResolved)]


COUNTED = (cards.Add, cards.Assault, cards.Destroy, cards.Sacrifice)
"""Effects with a number, which change a base."""

_FACES: Mapping[type[Single], tuple[str, ...]] = MappingProxyType(
    {
        cards.DiscardOne: ("Discard, draw 1",),
        cards.PlayAnother: ("Play another",),
        cards.TriedAndTrue: ("Take a discard",),
        cards.EmpDischarge: ("All draw a new 6",),
        cards.FinalStand: ("CITY stays 1+",),
        cards.Sabotage: ("Nullify", "an order"),
        cards.CounterStrike: ("if assaulted:",),
        cards.NetworkHack: ("See hand,", "discard 1"),
        cards.CopyOrder: ("Copy an order", "with 0 damage"),
        cards.LatestIntel: ("Recycle now",),
    }
)
"""Lines on a card's face for an effect without a number."""


class Gist(NamedTuple):
    """A line on a card's face, with the sign of an area; `hostile` if it takes something from others."""

    text: str
    area: Area | None = None
    hostile: bool = False


def area_gist(area: Area, by: int, *, hostile: bool) -> Gist:
    """Return the line for a change of an area, such as "+3 WALL"."""
    return Gist(f"{signed_text(by)} {area_name(area)}", area, hostile)


_ALTERNATIVES = 2
"""Largest number of alternatives with separate lines. More alternatives, each with one loss, share lines."""


def gists(key: str) -> tuple[Gist, ...]:
    """Return the lines on the face of a card in a hand. Lines of a later alternative start with "or"."""
    alternatives = [written_effects(key, branch) for branch in branches(key)]
    losses = [effect for each in alternatives for effect in each if isinstance(effect, cards.Destroy)]
    if len(losses) == len(alternatives) > _ALTERNATIVES:
        first, *between, last = (area_name(loss.area) for loss in losses)
        texts = (f"{MINUS}{losses[0].number} {first},", f"{', '.join(between)} or", last)
        return tuple(Gist(text, hostile=True) for text in texts)
    listed, *others = ([gist for effect in each for gist in _effect_gists(effect)] for each in alternatives)
    return (*listed, *(gist._replace(text=f"or {gist.text}") for other in others for gist in other))


def declared_gists(order: Order) -> tuple[tuple[Gist, ...], ...]:
    """Return the lines of a declared order, grouped by effect; conditions for playing are left out.

    A copy only has the card that it copies.
    """
    if order.effects_of != order.card:
        return ((Gist("as"), Gist(card_name(order.effects_of))),)
    listed = written_effects(order.card, order.branch)
    return tuple(_effect_gists(effect) for effect in listed if not isinstance(effect, cards.CounterStrike))


def _effect_gists(effect: Single) -> tuple[Gist, ...]:
    match effect:
        case cards.Add(number, area):
            return (area_gist(area, number, hostile=False),)
        case cards.Destroy(number, area):
            return (area_gist(area, -number, hostile=True),)
        case cards.Assault():
            return (Gist(effect_text(effect), hostile=True),)
        case cards.Sacrifice(number, area):
            return (Gist(f"own {area_name(area)} {MINUS}{number}", area),)
        case _:
            return tuple(map(Gist, _FACES[type(effect)]))

"""Names and texts of areas, cards, orders and asks, shared by all screens of This Means War!.

The module also sums up the changes that cards made, without costs and collected resources. It has the lines on the face
of a card, by its effects.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from bot.games.this_means_war import texts
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.words import as_sentence, join_items, join_sentences
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.this_means_war import cards, events
from engine.games.this_means_war.areas import PRODUCTIONS, RESOURCES, Area, Areas, Production, Resource, points
from engine.games.this_means_war.cards import BY_KEY, CardEffect, CardType, ChooseOne, Single
from engine.games.this_means_war.orders import Order, branches, find_nullified, written_effects
from engine.games.this_means_war.view_types import AskView, View

MINUS = "\N{MINUS SIGN}"

NONE = "none"
"""Argument of a text for a part that is missing."""

MADE_BY: tuple[tuple[Resource, Production], ...] = tuple(zip(RESOURCES, PRODUCTIONS, strict=True))
"""Each resource with the production that makes it."""


@cached_by_language()
def card_name(key: str) -> str:
    """Return a card's name, such as "FIRE BOMBING"."""
    return texts.named_card(card=key)


@cached_by_language()
def short_name(key: str) -> str:
    """Return a card's name in small letters, which takes less room, such as "Fire Bombing"."""
    return texts.short_named_card(card=key)


def kind_name(kind: CardType) -> str:
    """Return the name of a kind of cards, such as "OPERATION"."""
    return texts.named_kind(kind=kind.lower())


def signed_text(number: int) -> str:
    """Return a number with its sign, such as "+3" or "-2"; 0 becomes "+0". The minus is the Unicode minus sign."""
    return f"{number:+}".replace("-", MINUS)


def area_name(area: Area) -> str:
    """Return an area's name as the rulebook writes it, such as "WALL"."""
    return texts.named_area(area=area)


@cached_by_language()
def cost_text(key: str) -> str:
    """Return a card's cost, such as "3 RESEARCH, 2 AMMO"; "nothing" if it is free."""
    costs = zip(RESOURCES, BY_KEY[key].cost, strict=True)
    return _amounts_text((resource, number) for resource, number in costs if number) or texts.costs_nothing()


def _amounts_text(amounts: Iterable[tuple[Resource, int]]) -> str:
    return join_items(texts.amount(number=number, area=resource) for resource, number in amounts)


def lacking(key: str, base: Areas) -> tuple[tuple[Resource, int], ...]:
    """Return the resources that a base lacks to pay for a card, with numbers; `()` if it can pay."""
    return tuple(
        (resource, cost - points(base, resource))
        for resource, cost in zip(RESOURCES, BY_KEY[key].cost, strict=True)
        if cost > points(base, resource)
    )


def shortfall(key: str, base: Areas) -> str:
    """Return the resources that a base lacks for a card, such as "1 AMMO"; "" if it can pay."""
    return _amounts_text(lacking(key, base))


_EFFECTS: Mapping[type[Single], Callable[[], str]] = MappingProxyType(
    {
        cards.DiscardOne: texts.effect_discard_one,
        cards.LatestIntel: texts.effect_latest_intel,
        cards.NetworkHack: texts.effect_network_hack,
        cards.EmpDischarge: texts.effect_emp_discharge,
        cards.FinalStand: texts.effect_final_stand,
        cards.PlayAnother: texts.effect_play_another,
        cards.TriedAndTrue: texts.effect_tried_and_true,
        cards.Sabotage: texts.effect_sabotage,
        cards.CounterStrike: texts.effect_counter_strike,
        cards.CopyOrder: texts.effect_copy_order,
    }
)
"""Texts of effects without a number."""


@cached_by_language()
def effect_text(effect: Single) -> str:
    """Return the text of an effect on a card, such as "Add 8 WALL"."""
    match effect:
        case cards.Add(number, area):
            return texts.effect_add(number=number, area=area)
        case cards.Assault(number):
            return texts.effect_assault(number=number)
        case cards.Destroy(number, area):
            return texts.effect_destroy(number=number, area=area)
        case cards.Sacrifice(number, area):
            return texts.effect_sacrifice(number=number, area=area)
        case _:
            return _EFFECTS[type(effect)]()


@cached_by_language()
def card_text(key: str) -> str:
    """Return the effects of a card in words, such as "Destroy 3 WALL. Destroy 4 CITY."."""
    return as_sentence(_join_effects(BY_KEY[key].effects))


def _join_effects(effects: Iterable[CardEffect]) -> str:
    *before, last = [_choose_text(each) if isinstance(each, ChooseOne) else effect_text(each) for each in effects]
    return join_sentences([*map(as_sentence, before), last])


def _choose_text(effect: ChooseOne) -> str:
    first, second, *others = map(_join_effects, effect.branches)
    if not others:
        return texts.choose_one_of_two(first=first, second=second)
    third, fourth = others
    return texts.choose_one_of_four(first=first, second=second, third=third, fourth=fourth)


def branch_name(key: str, branch: int | None) -> str:
    """Return a card's alternative with the index `branch`, such as "Assault 7". Return "" if it is None."""
    return "" if branch is None else _join_effects(written_effects(key, branch))


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


@cached_by_language(maxsize=512)
def stock_text(base: Areas) -> str:
    """Return each resource of a base with its production, such as "LABOR 4 (+2)"."""
    return join_items(
        texts.stock_item(area=resource, number=points(base, resource), growth=points(base, production))
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
    return join_items(count_cards(keys))


class Question(NamedTuple):
    """Texts for an open ask."""

    title: str
    """Title of the asked seat's panel."""
    status: str
    """Sentence for the others."""
    advice: str
    """Sentence for the asked seat."""


class _QuestionTexts(NamedTuple):
    title: Callable[[], str]
    status: Callable[..., str]
    advice: Callable[..., str]


_QUESTIONS: Mapping[str, _QuestionTexts] = MappingProxyType(
    {
        "order": _QuestionTexts(texts.title_order, texts.status_order, texts.advice_order),
        "another order": _QuestionTexts(texts.title_order, texts.status_another_order, texts.advice_another_order),
        "order out of turn": _QuestionTexts(
            texts.title_order, texts.status_order_out_of_turn, texts.advice_order_out_of_turn
        ),
        "answer": _QuestionTexts(texts.title_answer, texts.status_answer, texts.advice_answer),
        "fog of war": _QuestionTexts(texts.title_answer, texts.status_fog, texts.advice_fog),
        "discard": _QuestionTexts(texts.title_discard, texts.status_discard, texts.advice_discard),
        "hack": _QuestionTexts(texts.title_hack, texts.status_hack, texts.advice_hack),
        "take": _QuestionTexts(texts.title_take, texts.status_take, texts.advice_take),
    }
)
"""Keyed by `AskView.ask`, with further kinds of "order" and "answer"."""


def question(view: View, ask: AskView, names: Names) -> Question:
    """Return the texts for the view's open ask `ask`, with players and cards filled in."""
    kind: str = ask.ask
    if kind == "order" and ask.card is not None:
        kind = "another order" if ask.seat == view.active else "order out of turn"
    elif kind == "answer" and view.windows[-1].fog:
        kind = "fog of war"
    found, card = _QUESTIONS[kind], ask.card or ""
    target = "" if ask.target is None else seat_name(ask.target, names)
    return Question(
        title=found.title(),
        status=found.status(name=seat_name(ask.seat, names), card=card, target=target),
        advice=found.advice(card=card, target=target),
    )


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

_FACES: Mapping[type[Single], Callable[[], str]] = MappingProxyType(
    {
        cards.DiscardOne: texts.face_discard_one,
        cards.PlayAnother: texts.face_play_another,
        cards.TriedAndTrue: texts.face_tried_and_true,
        cards.EmpDischarge: texts.face_emp_discharge,
        cards.FinalStand: texts.face_final_stand,
        cards.Sabotage: texts.face_sabotage,
        cards.CounterStrike: texts.face_counter_strike,
        cards.NetworkHack: texts.face_network_hack,
        cards.CopyOrder: texts.face_copy_order,
        cards.LatestIntel: texts.face_latest_intel,
    }
)
"""Texts on a card's face for an effect without a number."""


class Gist(NamedTuple):
    """A line on a card's face, with the sign of an area; `hostile` if it takes something from others."""

    text: str
    area: Area | None = None
    hostile: bool = False


def area_gist(area: Area, by: int, *, hostile: bool) -> Gist:
    """Return the line for a change of an area, such as "+3 WALL"."""
    return Gist(texts.face_change(change=signed_text(by), area=area), area, hostile)


def _gists_of(text: str, *, hostile: bool = False) -> tuple[Gist, ...]:
    return tuple(Gist(line, hostile=hostile) for line in text.splitlines())


_ALTERNATIVES = 2
"""Largest number of alternatives with separate lines. More alternatives, each with one loss, share lines."""


def gists(key: str) -> tuple[Gist, ...]:
    """Return the lines on the face of a card in a hand. Lines of a later alternative start with "or"."""
    alternatives = [written_effects(key, branch) for branch in branches(key)]
    losses = [effect for each in alternatives for effect in each if isinstance(effect, cards.Destroy)]
    if len(losses) == len(alternatives) > _ALTERNATIVES:
        first, second, third, fourth = (loss.area for loss in losses)
        text = texts.face_lose_one_of_four(
            change=signed_text(-losses[0].number), first=first, second=second, third=third, fourth=fourth
        )
        return _gists_of(text, hostile=True)
    listed, *others = ([gist for effect in each for gist in _effect_gists(effect)] for each in alternatives)
    return (*listed, *(gist._replace(text=texts.face_or(line=gist.text)) for other in others for gist in other))


def declared_gists(order: Order) -> tuple[tuple[Gist, ...], ...]:
    """Return the lines of a declared order, grouped by effect; conditions for playing are left out.

    A copy only has the card that it copies.
    """
    if order.effects_of != order.card:
        return (_gists_of(texts.face_copy(copied=order.effects_of)),)
    listed = written_effects(order.card, order.branch)
    return tuple(_effect_gists(effect) for effect in listed if not isinstance(effect, cards.CounterStrike))


def _effect_gists(effect: Single) -> tuple[Gist, ...]:
    match effect:
        case cards.Add(number, area):
            return (area_gist(area, number, hostile=False),)
        case cards.Destroy(number, area):
            return (area_gist(area, -number, hostile=True),)
        case cards.Assault(number):
            return _gists_of(texts.face_assault(number=number), hostile=True)
        case cards.Sacrifice(number, area):
            return (Gist(texts.face_sacrifice(change=signed_text(-number), area=area), area),)
        case _:
            return _gists_of(_FACES[type(effect)]())

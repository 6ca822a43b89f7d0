"""Orders: declared cards, and their effects when played or copied (rules 2 and 3)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.values import Seat, Value
from engine.games.this_means_war import cards
from engine.games.this_means_war.actions import Play
from engine.games.this_means_war.cards import BY_KEY, CardEffect, Immediate, Single
from engine.games.this_means_war.effects import Declare


class Order(Value, frozen=True):
    """A declared card: its player, its targets and its state.

    `order` and `second` are numbers of orders in the same window. `effects_of` is the card that determines its effects.
    It differs from `card` if the order is a copy. A `retired` order has gone to the discard pile.
    """

    number: int
    seat: Seat
    card: str
    effects_of: str
    target: Seat | None = None
    order: int | None = None
    branch: int | None = None
    second: int | None = None
    nullified: bool = False
    retired: bool = False


class Window(Value, frozen=True):
    """The orders that are resolved together: an OPERATION and its answers, or the answers of the fog of war."""

    fog: bool
    orders: tuple[Order, ...]


class OrderEffects(Value, frozen=True):
    """Effects of an order, sorted by time, and the declarations that it needs."""

    immediate: tuple[Immediate, ...]
    """Immediate effects, in the written order."""
    takes_replacement: bool
    """Whether its player takes a card of the discard pile instead of drawing one (TRIED AND TRUE)."""
    another_order: bool
    """Whether its player executes another ORDER afterwards."""
    needs_target: bool
    assaults: bool
    nullifies: bool
    counters: bool
    copies: bool


def _sort_effects(listed: tuple[Single, ...]) -> OrderEffects:
    def has(*kinds: type[Single]) -> bool:
        return any(isinstance(effect, kinds) for effect in listed)

    return OrderEffects(
        immediate=tuple(effect for effect in listed if isinstance(effect, Immediate)),
        takes_replacement=has(cards.TriedAndTrue),
        another_order=has(cards.PlayAnother),
        needs_target=has(cards.Assault, cards.Destroy, cards.NetworkHack),
        assaults=has(cards.Assault),
        nullifies=has(cards.Sabotage),
        counters=has(cards.CounterStrike),
        copies=has(cards.CopyOrder),
    )


def _branches(listed: tuple[CardEffect, ...]) -> tuple[int | None, ...]:
    for effect in listed:
        if isinstance(effect, cards.ChooseOne):
            return tuple(range(len(effect.branches)))
    return (None,)


def _with_branch(listed: tuple[CardEffect, ...], branch: int | None) -> tuple[Single, ...]:
    """Return the effects with a choice replaced by the effects of one of its branches.

    `branch` is the index of the branch, from 0. None drops the choice.
    """
    chosen: list[Single] = []
    for effect in listed:
        if not isinstance(effect, cards.ChooseOne):
            chosen.append(effect)
        elif branch is not None:
            chosen.extend(effect.branches[branch])
    return tuple(chosen)


def _copy_effect(effect: Single) -> Single:
    """Return the effect as a copy has it: Assault and Destroy have the number 0 but still need a target.

    Other effects are returned unchanged.
    """
    match effect:
        case cards.Assault():
            return cards.Assault(0)
        case cards.Destroy(_, area):
            return cards.Destroy(0, area)
        case _:
            return effect


_BRANCHES: Mapping[str, tuple[int | None, ...]] = MappingProxyType(
    {key: _branches(card.effects) for key, card in BY_KEY.items()}
)
_CHOSEN = {(key, branch): _with_branch(BY_KEY[key].effects, branch) for key in BY_KEY for branch in _BRANCHES[key]}
_PLAYED = {key: _sort_effects(listed) for key, listed in _CHOSEN.items()}
_COPIED = {key: _sort_effects(tuple(map(_copy_effect, listed))) for key, listed in _CHOSEN.items()}


def branches(card: str) -> tuple[int | None, ...]:
    """Return the branch indexes of the card's choice, from 0; `(None,)` if the card has no choice."""
    return _BRANCHES[card]


def written_effects(card: str, branch: int | None) -> tuple[Single, ...]:
    """Return the card's effects in the order of its text.

    `branch` is the chosen alternative, or None for a card without a choice. Raises KeyError for another branch.
    """
    return _CHOSEN[card, branch]


def played_effects(card: str, branch: int | None) -> OrderEffects:
    """Return the card's effects when it is played itself.

    `branch` is the chosen alternative, or None for a card without a choice. Raises KeyError for another branch.
    """
    return _PLAYED[card, branch]


def copied_effects(card: str, branch: int | None) -> OrderEffects:
    """Return the card's effects when it is copied: Assault and Destroy have the number 0.

    `branch` is the chosen alternative, or None for a card without a choice. Raises KeyError for another branch.
    """
    return _COPIED[card, branch]


def make_order(seat: Seat, declared: Play | Declare, before: Sequence[Order]) -> Order:
    """Return the order that a seat declares after the orders `before` of the same window.

    Its number is its index in the window. A copying card takes its effects from the order that it copies.
    """
    card, number = declared.card, declared.order
    effects_of = before[number].effects_of if number is not None and played_effects(card, None).copies else card
    return Order(len(before), seat, card, effects_of, declared.target, number, declared.branch, declared.second)


def order_effects(order: Order) -> OrderEffects:
    """Return the effects of a declared order."""
    table = _PLAYED if order.effects_of == order.card else _COPIED
    return table[order.effects_of, order.branch]


def find_nullified(order: Order) -> int | None:
    """Return the number, in its window, of the order that this one nullifies; None if it nullifies no order.

    For a SABOTAGE this is its field `order`. For a copy of SABOTAGE it is its field `second`.
    """
    if not order_effects(order).nullifies:
        return None
    return order.order if order.effects_of == order.card else order.second

"""What a card comes to once it is declared: its effects with the named branch, plain or as a copy (rules 3)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeGuard

from engine.core.values import Value
from engine.games.this_means_war.cards import BY_KEY, CARDS
from engine.games.this_means_war.effects import (
    Assault,
    CardEffect,
    ChooseOne,
    CopyOrder,
    CounterStrike,
    Destroy,
    Immediate,
    NetworkHack,
    PlayAnother,
    Sabotage,
    Single,
    TriedAndTrue,
)
from engine.games.this_means_war.orders import Order

Replacement = Literal["draw", "take"]


class Form(Value, frozen=True):
    """A card's effects, sorted by when they happen, and what must be declared for them."""

    immediate: tuple[Immediate, ...]
    """In the order written."""
    replacement: Replacement
    another: bool
    """Whether its player executes an ORDER once more afterwards."""
    needs_target: bool
    assaults: bool
    nullifies: bool
    copies: bool


def _form(effects: tuple[Single, ...]) -> Form:
    def has(*kinds: type[Single]) -> bool:
        return any(isinstance(effect, kinds) for effect in effects)

    return Form(
        immediate=tuple(effect for effect in effects if _is_immediate(effect)),
        replacement="take" if has(TriedAndTrue) else "draw",
        another=has(PlayAnother),
        needs_target=has(Assault, Destroy, NetworkHack),
        assaults=has(Assault),
        nullifies=has(Sabotage),
        copies=has(CopyOrder),
    )


def _is_immediate(effect: Single) -> TypeGuard[Immediate]:
    match effect:
        case PlayAnother() | TriedAndTrue() | Sabotage() | CounterStrike() | CopyOrder():
            return False
        case _:
            return True


def _branches(effects: tuple[CardEffect, ...]) -> tuple[int | None, ...]:
    return next((tuple(range(len(effect.branches))) for effect in effects if isinstance(effect, ChooseOne)), (None,))


def _named(effects: tuple[CardEffect, ...], branch: int | None) -> tuple[Single, ...]:
    named: list[Single] = []
    for effect in effects:
        if not isinstance(effect, ChooseOne):
            named.append(effect)
        elif branch is not None:
            named.extend(effect.branches[branch])
    return tuple(named)


def _copied(effect: Single) -> Single:
    """Leave Assault and Destroy without force; they must be aimed all the same."""
    match effect:
        case Assault():
            return Assault(0)
        case Destroy(_, area):
            return Destroy(0, area)
        case _:
            return effect


_BRANCHES: Mapping[str, tuple[int | None, ...]] = MappingProxyType(
    {card.key: _branches(card.effects) for card in CARDS}
)
_PLAIN: Mapping[tuple[str, int | None], Form] = MappingProxyType(
    {(key, branch): _form(_named(BY_KEY[key].effects, branch)) for key in BY_KEY for branch in _BRANCHES[key]}
)
_COPIES: Mapping[tuple[str, int | None], Form] = MappingProxyType(
    {
        (key, branch): _form(tuple(_copied(effect) for effect in _named(BY_KEY[key].effects, branch)))
        for key in BY_KEY
        for branch in _BRANCHES[key]
    }
)


def branches(card: str) -> tuple[int | None, ...]:
    """Return the branches that can be named for a card; None alone if it has no choice."""
    return _BRANCHES[card]


def plain(card: str, branch: int | None) -> Form:
    """Return what the card does when it is played itself."""
    return _PLAIN[card, branch]


def copy(card: str, branch: int | None) -> Form:
    """Return what the card does when it is copied."""
    return _COPIES[card, branch]


def form_of(order: Order) -> Form:
    """Return what a declared order does."""
    if order.effects_of == order.card:
        return _PLAIN[order.card, order.branch]
    return _COPIES[order.effects_of, order.branch]


def nullified_by(order: Order) -> int | None:
    """Return the number of the order that this one nullifies, as SABOTAGE or as a copy of it."""
    if not form_of(order).nullifies:
        return None
    return order.order if order.effects_of == order.card else order.second

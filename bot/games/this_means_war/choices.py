"""Choices of a player, each with its path in the menu (rules 2 and 3).

A choice shows the forecast of its order, such as "● Sue's WALL 20 → 15".
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, assert_never

from bot.games.this_means_war.words import (
    COUNTED,
    area_name,
    branch_name,
    card_name,
    cost_text,
    declared_gists,
    open_orders,
    order_text,
    short_name,
)
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, label_name
from bot.screens.presenter import AutoReplyText, Names
from bot.screens.screen import Choice
from bot.screens.words import format_count, possessive, sentence_case, shorten
from engine.core.values import Seat
from engine.games.this_means_war import actions as action_types
from engine.games.this_means_war import cards
from engine.games.this_means_war.actions import Action, Play
from engine.games.this_means_war.areas import Area, Areas, lower_area, pay_cost, points, raise_area
from engine.games.this_means_war.cards import BY_KEY, Single, effect_text
from engine.games.this_means_war.orders import Order, find_nullified, make_order, order_effects, written_effects
from engine.games.this_means_war.view_types import View


def forecast(play: Play, view: View, names: Names) -> str:
    """Return the changes that a play makes if unanswered, then its other effects and its card's cost.

    Parts are dropped from the end if the text is too long for a hint below a menu entry. Raise ValueError for a
    spectator.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    order = make_order(view.seat, play, open_orders(view))
    done = (*prediction_texts(order, view, names, paid=False), *_list_other_effects(order, view, names))
    parts = [*(done or ("Changes nothing",)), f"Costs {cost_text(play.card)}"]
    while len(parts) > 1 and len(". ".join(parts)) >= limits.SELECT_DESCRIPTION:
        parts.pop()
    return shorten(f"{'. '.join(parts)}.", limits.SELECT_DESCRIPTION)


Prediction: TypeAlias = Mapping[tuple[Seat, Area], tuple[int, int]]
"""The value of an area now and afterwards, by seat and area; without areas that stay untouched."""


def predict(order: Order, view: View, *, paid: bool) -> Prediction:
    """Return each area that an unanswered order acts on: its value now and afterwards.

    The value afterwards includes the card's cost, unless that is `paid` already.
    """
    now = {each.seat: each.base for each in view.grafmarshalls}
    then = now | ({} if paid else {order.seat: pay_cost(now[order.seat], BY_KEY[order.card].cost)})
    touched: dict[tuple[Seat, Area], None] = {}
    for effect in written_effects(order.effects_of, order.branch):
        touched.update(dict.fromkeys(_carry_out(effect, order, view, then)))
    return {(seat, area): (points(now[seat], area), points(then[seat], area)) for seat, area in touched}


def prediction_texts(order: Order, view: View, names: Names, *, paid: bool) -> tuple[str, ...]:
    """Return a phrase for each base that `predict` covers, such as "● Sue's CITY 15 → 25".

    The viewer's own phrase begins with "Your".
    """
    changed: dict[Seat, list[str]] = {}
    for (seat, area), (before, after) in predict(order, view, paid=paid).items():
        changed.setdefault(seat, []).append(f"{area_name(area)} {before} → {after}")
    return tuple(
        sentence_case(f"{'your' if seat == view.seat else possessive(label_name(seat, names))} {', '.join(areas)}")
        for seat, areas in changed.items()
    )


class Aim(NamedTuple):
    """One possible aim of a picked card: a seat, another's order or an alternative, with the changes there.

    `card` is the card of the order; "" if the aim is no order. Changes are (area, value before, value after).
    """

    title: str
    seat: Seat | None = None
    card: str = ""
    text: str = ""
    changed: tuple[tuple[Area, int, int], ...] = ()

    def as_line(self) -> str:
        """Return the aim as a line, such as "● Sue: WALL 20 → 11"."""
        who = self.title if self.seat is None else f"{EMBLEMS[self.seat]} {self.title}"
        changed = [f"{area_name(area)} {before} → {after}" for area, before, after in self.changed]
        told = ", ".join([*([self.text] if self.text else []), *changed])
        return f"{who}: {told}" if told else who


def next_aims(plays: Sequence[Play], view: View, names: Names) -> tuple[Aim, ...]:
    """Return the possible values of the first part in which plays of one card differ.

    Values have the order of the plays, and parts the order of the menu. Raise ValueError for a spectator, and if no
    part differs.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    for part in ("order", "branch", "target", "second"):
        alternatives: dict[int | None, list[Play]] = {}
        for play in plays:
            alternatives.setdefault(getattr(play, part), []).append(play)
        if len(alternatives) > 1:
            return tuple(_aim(part, value, each, view, names) for value, each in alternatives.items())
    raise ValueError("the plays are alike")


def _aim(part: str, value: int | None, plays: Sequence[Play], view: View, names: Names) -> Aim:
    """Return a value of a part as an aim. `plays` are the plays with this value."""
    first, orders = plays[0], open_orders(view)
    if part in ("order", "second") and value is not None:
        aimed = orders[value]
        gists = declared_gists(aimed)
        effects = ", ".join(" ".join(line.text for line in lines) for lines in gists)
        return Aim(names.seats[aimed.seat], aimed.seat, aimed.card, f"{card_name(aimed.card)}: {effects}")
    changed = predict(make_order(Seat(view.seat or 0), first, orders), view, paid=False)
    if part == "target" and first.target is not None:
        whom = view.grafmarshalls[first.target]
        listed = {where: numbers for where, numbers in changed.items() if where[0] == whom.seat}
        text = "" if listed else format_count(whom.hand_size, "card")
        return Aim(names.seats[whom.seat], whom.seat, text=text, changed=_list_changes(listed))
    effects_of = first.card if first.order is None else orders[first.order].effects_of
    listed = {where: numbers for where, numbers in changed.items() if len(plays) == 1 or where[0] == view.seat}
    return Aim(branch_name(effects_of, first.branch), changed=_list_changes(listed))


def _list_changes(changed: Prediction) -> tuple[tuple[Area, int, int], ...]:
    return tuple((area, before, after) for (_, area), (before, after) in changed.items())


def _carry_out(effect: Single, order: Order, view: View, bases: dict[Seat, Areas]) -> tuple[tuple[Seat, Area], ...]:
    """Apply an effect of an order to `bases` in place, and return the (seat, area) pairs that it acts on.

    Return `()` and leave `bases` as it is if the effect acts on other things.
    """
    me, target = order.seat, order.target
    match effect:
        case cards.Add(number, area):
            bases[me] = raise_area(bases[me], area, number)
            return ((me, area),)
        case cards.Sacrifice(number, area):
            bases[me] = lower_area(bases[me], area, number)
            return ((me, area),)
        case cards.Assault() | cards.Destroy() if target is not None and order.effects_of == order.card:
            before, least = bases[target], int(view.grafmarshalls[target].final_stand)
            if isinstance(effect, cards.Destroy):
                bases[target] = lower_area(before, effect.area, effect.number, least if effect.area == "city" else 0)
                return ((target, effect.area),)
            through = max(0, effect.number - before.wall)
            bases[target] = lower_area(lower_area(before, "wall", effect.number), "city", through, least)
            return (*(((target, "wall"),) if before.wall else ()), *(((target, "city"),) if through else ()))
        case _:
            return ()


def _list_other_effects(order: Order, view: View, names: Names) -> tuple[str, ...]:
    """Return texts for the effects of an order that change no base; `()` if it has none.

    If the order nullifies another order, the only text names that order.
    """
    number = find_nullified(order)
    if number is not None:
        aimed = open_orders(view)[number]
        return (f"Nullifies {possessive(label_name(aimed.seat, names))} {card_name(aimed.card)}",)
    listed = written_effects(order.effects_of, order.branch)
    return tuple(effect_text(each) for each in listed if not isinstance(each, (*COUNTED, cards.CounterStrike)))


PASS = "pass"  # noqa: S105 - the key of a choice, of its shortcut, and of an auto reply
PASS_LABEL = "Pass"  # noqa: S105 - what stands on it
RECYCLE = "Recycle a card"
_MIN_COSTS = (4, 6)
"""Total costs offered as limits of the auto reply "Pass unless it costs … or more"."""


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Return one Choice per action of a seat: its texts, in the same order as `actions`."""
    plays = Counter(action.card for action in actions if isinstance(action, action_types.Play))
    return tuple(_choice(action, view, names, plays) for action in actions)


def _choice(  # noqa: PLR0911 - one for each kind
    action: Action, view: View, names: Names, plays: Mapping[str, int]
) -> Choice:
    match action:
        case action_types.Play():
            return _play(action, view, names, is_only=plays[action.card] == 1)
        case action_types.Recycle(card):
            path, asked = (RECYCLE, short_name(card)), ("Which card do you recycle?",)
            return Choice(path, f"Recycle {card_name(card)}", _cost_and_text(card), questions=asked, opens=1)
        case action_types.Mulligan():
            held = len(view.hand)
            drawn = format_count(held - 1, "card") if held > 1 else "none"
            question = f"Discard your whole hand of {format_count(held, 'card')} and draw {drawn}?"
            return Choice(("Mulligan",), "Mulligan", f"Discard all {held}, draw {drawn}", "danger", question)
        case action_types.Pass():
            if view.ask is None or view.ask.ask != "answer":
                return Choice((PASS_LABEL,), PASS_LABEL, "Give no order")
            return Choice((PASS_LABEL,), PASS_LABEL, "Play no ESPIONAGE now", shortcut=PASS, auto_reply=PASS)
        case action_types.Discard(card):
            return _card_choice(card, f"Discard {card_name(card)}")
        case action_types.Hack(card):
            return _card_choice(card, f"Make them discard {card_name(card)}")
        case action_types.Take(card):
            return _card_choice(card, f"Take {card_name(card)}")
        case _:
            assert_never(action)


def _card_choice(card: str, label: str) -> Choice:
    return Choice((short_name(card),), label, _cost_and_text(card), "primary")


def _play(action: action_types.Play, view: View, names: Names, *, is_only: bool) -> Choice:
    """Return the choice of a play; `is_only` is whether its card can be played in no other way.

    The path then has the card alone, with the target if there are several opponents. A card with several ways keeps
    its button, because their labels with its name fill a row each.
    """
    name, order, second = (
        card_name(action.card),
        _name_order(action.order, view, names),
        _name_order(action.second, view, names),
    )
    effects_of = action.card if action.order is None else open_orders(view)[action.order].effects_of
    branch = branch_name(effects_of, action.branch)
    target = "" if action.target is None else label_name(action.target, names)
    declared = order_text(name, order=order, branch=branch, target=target, second=second)
    opponents = sum(not each.eliminated for each in view.grafmarshalls if each.seat != view.seat)
    steps = [
        (step, question)
        for what, step, question in (
            (not is_only and order, f"On {order}", "Which order do you play {card} on?"),
            (not is_only and branch, branch, "What is {card} to do?"),
            (opponents > 1 and target, f"At {target}", "Whom do you play {card} at?"),
            (not is_only and second, f"Nullify {second}", "Which order does {card} nullify?"),
        )
        if what
    ]
    label = shorten(f"Play {declared}", limits.CHOICE_NAME)
    hint = forecast(action, view, names)
    asked = tuple(question.format(card=name) for _, question in steps)
    caution = f"Play {name} at {target}? Everybody sees it, and its cost is paid." if target else ""
    path = (short_name(action.card), *(step for step, _ in steps))
    return Choice(path, label, hint, "primary", questions=asked, caution=caution, opens=int(not is_only))


def _name_order(number: int | None, view: View, names: Names) -> str:
    """Return an order with its number in the window, such as "◆ Ann's M107 (1)". Return "" if there is none."""
    if number is None:
        return ""
    order = open_orders(view)[number]
    return f"{possessive(label_name(order.seat, names))} {card_name(order.card)} ({number + 1})"


def _cost_and_text(card: str) -> str:
    return shorten(f"{cost_text(card)}: {BY_KEY[card].text}", limits.SELECT_DESCRIPTION)


def _always(_view: View, _seat: int) -> bool:
    return True


def _unless(label: str, is_met: Callable[[Order, int], bool]) -> AutoReplyText[View]:
    """Return an auto reply named `label`, which passes unless an order meets the condition.

    `is_met(order, seat)` is tested for each order of the innermost window that may still take effect.
    """

    def holds(view: View, seat: int) -> bool:
        return not any(is_met(order, seat) for order in open_orders(view) if not order.retired)

    return AutoReplyText(label, PASS, "match", holds)


def _unless_dear(least: int) -> AutoReplyText[View]:
    return _unless(f"Pass unless it costs {least} or more", lambda order, _: sum(BY_KEY[order.card].cost) >= least)


AUTO_REPLIES: Mapping[str, AutoReplyText[View]] = MappingProxyType(
    {
        "turn": AutoReplyText("Pass this turn", PASS, "turn", _always),
        PASS: AutoReplyText("Pass until my turn", PASS, "own_turn", _always),
        "target": _unless("Pass unless I am the target", lambda order, seat: order.target == seat),
        "assault": _unless("Pass unless it is an Assault", lambda order, _: order_effects(order).assaults),
        **{f"worth-{least}": _unless_dear(least) for least in _MIN_COSTS},
        "always": AutoReplyText("Pass always", PASS, "match", _always),
    }
)

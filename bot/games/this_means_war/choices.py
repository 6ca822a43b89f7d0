"""Choices of a player, each with its path in the menu (rules 2 and 3).

A choice shows the forecast of its order, such as "● Sue's WALL 20 → 15".
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias, assert_never

from bot.games.this_means_war import texts
from bot.games.this_means_war.words import (
    COUNTED,
    NONE,
    branch_name,
    card_name,
    card_text,
    cost_text,
    declared_gists,
    effect_text,
    open_orders,
    short_name,
)
from bot.screens import limits
from bot.screens.emblems import EMBLEMS, label_name
from bot.screens.presenter import AutoReplyText, Names
from bot.screens.screen import Choice
from bot.screens.words import as_sentence, join_items, join_sentences, shorten
from engine.core.values import Seat
from engine.games.this_means_war import actions as action_types
from engine.games.this_means_war import cards
from engine.games.this_means_war.actions import Action, Play
from engine.games.this_means_war.areas import Area, Areas, lower_area, pay_cost, points, raise_area
from engine.games.this_means_war.cards import BY_KEY, Single
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
    parts = [
        as_sentence(part)
        for part in (*(done or (texts.changes_nothing(),)), texts.hint_cost(cost=cost_text(play.card)))
    ]
    while len(parts) > 1 and len(join_sentences(parts)) > limits.SELECT_DESCRIPTION:
        parts.pop()
    return shorten(join_sentences(parts), limits.SELECT_DESCRIPTION)


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
        changed.setdefault(seat, []).append(texts.area_becomes(area=area, before=before, after=after))
    return tuple(
        texts.forecast_of(who="you" if seat == view.seat else label_name(seat, names), changes=join_items(areas))
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
        changed = [texts.area_becomes(area=area, before=before, after=after) for area, before, after in self.changed]
        told = join_items([*([self.text] if self.text else []), *changed])
        return texts.titled(title=who, text=told) if told else who


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
        effects = join_items(join_sentences(line.text for line in lines) for lines in gists)
        text = texts.titled(title=card_name(aimed.card), text=effects)
        return Aim(names.seats[aimed.seat], aimed.seat, aimed.card, text)
    changed = predict(make_order(Seat(view.seat or 0), first, orders), view, paid=False)
    if part == "target" and first.target is not None:
        whom = view.grafmarshalls[first.target]
        listed = {where: numbers for where, numbers in changed.items() if where[0] == whom.seat}
        text = "" if listed else texts.cards_in_hand(count=whom.hand_size)
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
        return (texts.nullifies(name=label_name(aimed.seat, names), card=aimed.card),)
    listed = written_effects(order.effects_of, order.branch)
    return tuple(effect_text(each) for each in listed if not isinstance(each, (*COUNTED, cards.CounterStrike)))


PASS = "pass"  # noqa: S105 - the key of a choice, of its shortcut, and of an auto reply
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
            path, asked = (texts.recycle_a_card(), short_name(card)), (texts.recycle_question(),)
            return Choice(path, texts.recycle(card=card), _cost_and_text(card), questions=asked, opens=1)
        case action_types.Mulligan():
            held = len(view.hand)
            drawn = max(held - 1, 0)
            hint, question = (
                texts.mulligan_hint(held=held, count=drawn),
                texts.mulligan_question(held=held, count=drawn),
            )
            return Choice((texts.mulligan(),), texts.mulligan(), hint, "danger", question)
        case action_types.Pass():
            if view.ask is None or view.ask.ask != "answer":
                return Choice((texts.pass_button(),), texts.pass_button(), texts.give_no_order())
            label, hint = texts.pass_button(), texts.play_no_espionage()
            return Choice((label,), label, hint, shortcut=PASS, auto_reply=PASS)
        case action_types.Discard(card):
            return _card_choice(card, texts.discard(card=card))
        case action_types.Hack(card):
            return _card_choice(card, texts.make_them_discard(card=card))
        case action_types.Take(card):
            return _card_choice(card, texts.take(card=card))
        case _:
            assert_never(action)


def _card_choice(card: str, label: str) -> Choice:
    return Choice((short_name(card),), label, _cost_and_text(card), "primary")


def _play(action: action_types.Play, view: View, names: Names, *, is_only: bool) -> Choice:
    """Return the choice of a play; `is_only` is whether its card can be played in no other way.

    The path then has the card alone, with the target if there are several opponents. A card with several ways keeps
    its button, because their labels with its name fill a row each.
    """
    steps = tuple(_play_steps(action, view, names, is_only=is_only))
    target = "" if action.target is None else label_name(action.target, names)
    label = shorten(_play_label(action, view, names), limits.CHOICE_NAME)
    hint = forecast(action, view, names)
    asked = tuple(question for _, question in steps)
    caution = texts.caution(card=action.card, name=target) if target else ""
    path = (short_name(action.card), *(step for step, _ in steps))
    return Choice(path, label, hint, "primary", questions=asked, caution=caution, opens=int(not is_only))


def _play_steps(action: Play, view: View, names: Names, *, is_only: bool) -> Iterator[tuple[str, str]]:
    """Yield each declared part of a play as a step of its path, with the question that it answers."""
    card, orders = action.card, open_orders(view)
    opponents = sum(not each.eliminated for each in view.grafmarshalls if each.seat != view.seat)
    if not is_only and action.order is not None:
        order = orders[action.order]
        step = texts.step_order(name=label_name(order.seat, names), card=order.card, number=action.order + 1)
        yield step, texts.question_order(card=card)
    if not is_only and action.branch is not None:
        yield _branch(action, view), texts.question_branch(card=card)
    if opponents > 1 and action.target is not None:
        yield texts.step_target(name=label_name(action.target, names)), texts.question_target(card=card)
    if not is_only and action.second is not None:
        order = orders[action.second]
        step = texts.step_second(name=label_name(order.seat, names), card=order.card, number=action.second + 1)
        yield step, texts.question_second(card=card)


def _branch(action: Play, view: View) -> str:
    """Return the alternative that a play names, such as "Assault 8"; "" if it names none."""
    effects_of = action.card if action.order is None else open_orders(view)[action.order].effects_of
    return branch_name(effects_of, action.branch)


def _play_label(action: Play, view: View, names: Names) -> str:
    on = None if action.order is None else open_orders(view)[action.order]
    second = None if action.second is None else open_orders(view)[action.second]
    return texts.play(
        card=action.card,
        on=NONE if on is None else label_name(on.seat, names),
        on_card="" if on is None else on.card,
        on_number=(action.order or 0) + 1,
        branch=_branch(action, view) or NONE,
        whom=NONE if action.target is None else label_name(action.target, names),
        second=NONE if second is None else label_name(second.seat, names),
        second_card="" if second is None else second.card,
        second_number=(action.second or 0) + 1,
    )


def _cost_and_text(card: str) -> str:
    return shorten(texts.titled(title=cost_text(card), text=card_text(card)), limits.SELECT_DESCRIPTION)


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
    return _unless(texts.auto_reply_worth(number=least), lambda order, _: sum(BY_KEY[order.card].cost) >= least)


def auto_replies() -> Mapping[str, AutoReplyText[View]]:
    """Return the auto replies that people may set, by key."""
    return {
        "turn": AutoReplyText(texts.auto_reply_turn(), PASS, "turn", _always),
        PASS: AutoReplyText(texts.auto_reply_pass(), PASS, "own_turn", _always),
        "target": _unless(texts.auto_reply_target(), lambda order, seat: order.target == seat),
        "assault": _unless(texts.auto_reply_assault(), lambda order, _: order_effects(order).assaults),
        **{f"worth-{least}": _unless_dear(least) for least in _MIN_COSTS},
        "always": AutoReplyText(texts.auto_reply_always(), PASS, "match", _always),
    }

"""What an order would do as things stand, such as "● Sue's WALL 20 → 15": shown where it is chosen."""

from bot.presenters import discord_limits
from bot.presenters.emblems import label_name
from bot.presenters.games.this_means_war.clauses import Clause, clauses
from bot.presenters.games.this_means_war.words import area_name, branches, card_name, cost_text, order_at
from bot.presenters.presenter import Names
from bot.presenters.words import possessive, sentence_case, shortened
from engine.core.seats import Seat
from engine.games.this_means_war.actions import Play
from engine.games.this_means_war.areas import Area, Areas, lowered, paid, points, raised
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.orders import Order, nullified_by, order_effects
from engine.games.this_means_war.view_types import View


def forecast(play: Play, view: View, names: Names) -> str:
    """Return what playing a card would change if nobody answered, then what else it does, then its cost.

    What doesn't fit a hint is left out, the last first.
    """
    if view.seat is None:
        raise ValueError("a spectator plays no card")
    order = _as_order(play, view, view.seat)
    effects = (*_changes(order, view, names), *_other(order, view, names))
    parts = [*(effects or ("Changes nothing",)), f"Costs {cost_text(play.card)}"]
    while len(parts) > 1 and len(". ".join(parts)) >= discord_limits.SELECT_DESCRIPTION:
        parts.pop()
    return shortened(f"{'. '.join(parts)}.", discord_limits.SELECT_DESCRIPTION)


def _as_order(play: Play, view: View, seat: Seat) -> Order:
    number = len(view.windows[-1].orders) if view.windows else 0
    copies = not branches(play.card) and order_effects(Order(number, seat, play.card, play.card)).copies
    effects_of = order_at(view, play.order).effects_of if copies and play.order is not None else play.card
    return Order(number, seat, play.card, effects_of, play.target, play.order, play.branch, play.second)


def _changes(order: Order, view: View, names: Names) -> tuple[str, ...]:
    """Say for each base how the areas that the card acts on would be otherwise."""
    now = {each.seat: each.base for each in view.grafmarshalls}
    then = now | {order.seat: paid(now[order.seat], BY_KEY[order.card].cost)}
    touched: dict[tuple[Seat, Area], None] = {}
    for clause in clauses(order.effects_of, order.branch):
        touched.update(dict.fromkeys(_carry_out(clause, order, view, then)))
    said: list[str] = []
    for seat in dict.fromkeys(seat for seat, _ in touched):
        whose = "your" if seat == order.seat else possessive(label_name(seat, names))
        areas: list[Area] = [area for who, area in touched if who == seat]
        changed = [f"{area_name(area)} {points(now[seat], area)} → {points(then[seat], area)}" for area in areas]
        said.append(sentence_case(f"{whose} {', '.join(changed)}"))
    return tuple(said)


def _carry_out(clause: Clause, order: Order, view: View, bases: dict[Seat, Areas]) -> tuple[tuple[Seat, Area], ...]:
    """Carry a clause out on these bases, and return what it acts on."""
    me, target = order.seat, order.target
    match clause.verb:
        case "Add" if clause.area is not None:
            bases[me] = raised(bases[me], clause.area, clause.number)
            return ((me, clause.area),)
        case "Sacrifice" if clause.area is not None:
            bases[me] = lowered(bases[me], clause.area, clause.number)
            return ((me, clause.area),)
        case "Assault" | "Destroy" if target is not None and order.effects_of == order.card:
            before, least = bases[target], 1 if view.grafmarshalls[target].final_stand else 0
            bases[target] = _harmed(before, clause, least)
            if clause.area is not None:
                return ((target, clause.area),)
            walled, through = before.wall > 0, clause.number > before.wall
            return (*(((target, "wall"),) if walled else ()), *(((target, "city"),) if through else ()))
        case _:
            return ()


def _harmed(base: Areas, clause: Clause, least_city: int) -> Areas:
    if clause.area is not None:
        return lowered(base, clause.area, clause.number, least_city if clause.area == "city" else 0)
    through = max(0, clause.number - base.wall)
    return lowered(lowered(base, "wall", clause.number), "city", through, least_city)


def _other(order: Order, view: View, names: Names) -> tuple[str, ...]:
    """Say what a card does beside changing bases."""
    number = nullified_by(order)
    if number is not None:
        aimed = order_at(view, number)
        return (f"Nullifies {possessive(label_name(aimed.seat, names))} {card_name(aimed.card)}",)
    effects = clauses(order.effects_of, order.branch)
    return tuple(clause.text for clause in effects if clause.verb == "other" and not clause.text.startswith("Only "))

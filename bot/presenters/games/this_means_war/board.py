"""The public board: the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import SHAPES, seat_name, seat_names
from bot.presenters.games.this_means_war.drawing import board_scene
from bot.presenters.games.this_means_war.sentences import told
from bot.presenters.games.this_means_war.words import areas_words, branches, card_name, cost_words, order_name
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen
from bot.presenters.words import counted, shortened
from engine.core.game import Outcome
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import AskView, GrafmarshallView, View, WindowView


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(told(last, names), TOLD)
    return Screen(
        title=f"{title} · turn {view.turn}",
        text="\n".join(line for line in (happened, to_act(view, names)) if line),
        blocks=blocks(view, names),
        picture=Picture(board_scene(view), alt(view)),
        tone="won" if view.outcome else "neutral",
    )


def to_act(view: View, names: Names) -> str:
    """Say who is to act and what for; or who won."""
    if view.outcome is not None:
        winners = view.outcome.ranks[0]
        return f"**{seat_names(winners, names)} {'share the victory' if len(winners) > 1 else 'won the war'}.**"
    if view.ask is None:
        return ""
    return f"**{seat_name(view.ask.seat, names)}** is {_awaited(view, view.ask, names)}.{_after(view, names)}"


def _awaited(view: View, ask: AskView, names: Names) -> str:
    match ask.ask:
        case "order":
            again = f" once more, by {card_name(ask.card)}" if ask.card is not None else ""
            return f"to execute an order{again}"
        case "answer":
            fog = view.windows[-1].fog if view.windows else False
            return f"to play ESPIONAGE {'in the fog of war ' if fog else ''}or pass"
        case "discard":
            return f"to discard a card for {card_name(ask.card)}" if ask.card else "to discard a card"
        case "hack":
            whose = f" of {seat_name(ask.target, names)}" if ask.target is not None else ""
            return f"to choose a card from the hand{whose}"
        case "take":
            return "to take a card from the discard pile"


def _after(view: View, names: Names) -> str:
    waiting = view.windows[-1].to_answer[1:] if view.windows else ()
    return f" Then {seat_names(waiting, names)} may answer." if waiting else ""


def blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Say in words all that the picture shows."""
    bases = "\n".join(_grafmarshall(view, each, names) for each in view.grafmarshalls)
    found = [Block("Bases", shortened(bases, discord_limits.EMBED_FIELD_VALUE))]
    if view.outcome is not None:
        found.insert(0, Block("How it ended", how_it_ended(view, view.outcome, names)))
    if view.windows:
        found.append(
            Block(
                _heading(view.windows[-1]),
                shortened(_orders(view.windows[-1], names), discord_limits.EMBED_FIELD_VALUE),
            )
        )
    on_top = f", {card_name(view.discard_pile[-1])} on top" if view.discard_pile else ""
    piles = f"{counted(view.deck_size, 'card')} in the deck, {len(view.discard_pile)} discarded{on_top}"
    return (*found, Block("Piles", piles))


def how_it_ended(view: View, outcome: Outcome, names: Names) -> str:
    """Say which of the victories it was (rules 4), as a match that is over shows the table without its last events."""
    winners = outcome.ranks[0]
    who = seat_names(winners, names)
    if outcome.reason == "city":
        city = view.grafmarshalls[winners[0]].base.city
        return f"{who} ended an own turn with {city} CITY; {view.win_city} was enough."
    if outcome.reason == "last_standing":
        return f"{who} is the last one whose CITY stands."
    have = "have" if len(winners) > 1 else "has"
    return f"The {view.max_turns} turns are over, and {who} {have} the highest CITY, then the highest WALL."


def _heading(window: WindowView) -> str:
    return "Fog of war" if window.fog else "On the table"


def _orders(window: WindowView, names: Names) -> str:
    return "\n".join(_order(order, window, names) for order in window.orders) or "No order has been declared in it yet."


def _order(order: Order, window: WindowView, names: Names) -> str:
    parts = [f"{order.number + 1}. **{order_name(order, names)}**"]
    if order.order is not None:
        parts.append(f"on {card_name(window.orders[order.order].card)}")
    if order.branch is not None:
        parts.append(f"({branches(order.effects_of)[order.branch]})")
    if order.target is not None:
        parts.append(f"at {seat_name(order.target, names)}")
    state = " · nullified" if order.nullified else " · done" if order.retired else ""
    return f"{' '.join(parts)}: {BY_KEY[order.effects_of].text}{state}"


def _grafmarshall(view: View, each: GrafmarshallView, names: Names) -> str:
    who = seat_name(each.seat, names)
    if each.eliminated:
        return f"{who}: {'left' if each.left else 'defeated'}"
    turn = "▸ " if view.active == each.seat else ""
    return f"{turn}{who}: {_held(each)}"


def _held(each: GrafmarshallView) -> str:
    stand = ", FINAL STAND" if each.final_stand else ""
    return f"{areas_words(each.base)}; {counted(each.hand_size, 'card')}{stand}"


def alt(view: View) -> str:
    """Describe the picture by its shapes, without people's names."""
    bases = ". ".join(
        f"{SHAPES[each.seat].capitalize()} " + ("is out" if each.eliminated else f"has {_held(each)}")
        for each in view.grafmarshalls
    )
    window = view.windows[-1] if view.windows else None
    declared = (
        ", ".join(f"{card_name(order.card)} by {SHAPES[order.seat]}" for order in window.orders) if window else ""
    )
    table = f" On the table: {declared}." if declared else ""
    return shortened(f"{bases}.{table}", discord_limits.ALT_TEXT)


def cost_line(key: str) -> str:
    """Return a card's cost and kind in a line."""
    card = BY_KEY[key]
    return f"{card.type}, costs {cost_words(key)}"

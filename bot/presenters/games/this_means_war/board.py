"""The public board: the picture, and all that it shows in words."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import SHAPES, seat_name, seat_names
from bot.presenters.games.this_means_war import words
from bot.presenters.games.this_means_war.drawing import board_scene
from bot.presenters.games.this_means_war.sentences import summary
from bot.presenters.presenter import Names
from bot.presenters.screen import SUMMARY_LENGTH, Block, Picture, Screen
from bot.presenters.words import counted, plural, shortened
from engine.core.game import Outcome
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.orders import Order
from engine.games.this_means_war.view_types import AskView, GrafmarshallView, View, WindowView


def board(title: str, view: View, names: Names, last: Sequence[Event]) -> Screen:
    """Show the table to everybody."""
    happened = shortened(summary(last, names), SUMMARY_LENGTH)
    return Screen(
        title=f"{title} · turn {view.turn}",
        text="\n".join(line for line in (happened, status(view, names)) if line),
        blocks=blocks(view, names),
        picture=Picture(board_scene(view), alt_text(view)),
        tone="won" if view.outcome else "neutral",
    )


def status(view: View, names: Names) -> str:
    """Say whom the match waits for and what they choose; or who won."""
    if view.outcome is not None:
        winners = view.outcome.ranks[0]
        won = plural(len(winners), "**{who} won the war.**", "**{who} share the victory.**")
        return won.format(who=seat_names(winners, names))
    if view.ask is None:
        return ""
    waiting = _waiting_for(view, view.ask, names)
    if not view.windows or not (later := view.windows[-1].to_answer[1:]):
        return waiting
    return f"{waiting} Then {seat_names(later, names)} may answer."


def _waiting_for(view: View, ask: AskView, names: Names) -> str:  # noqa: PLR0911 - one for each kind
    who = seat_name(ask.seat, names)
    match ask.ask:
        case "order" if ask.card is not None:
            return f"Waiting for **{who}** to execute an order once more, by {words.card_name(ask.card)}."
        case "order":
            return f"Waiting for **{who}** to execute an order."
        case "answer" if view.windows and view.windows[-1].fog:
            return f"Waiting for **{who}** to play ESPIONAGE in the fog of war, or to pass."
        case "answer":
            return f"Waiting for **{who}** to play ESPIONAGE, or to pass."
        case "discard" if ask.card is not None:
            return f"Waiting for **{who}** to discard a card for {words.card_name(ask.card)}."
        case "discard":
            return f"Waiting for **{who}** to discard a card."
        case "hack" if ask.target is not None:
            return f"Waiting for **{who}** to choose a card from {seat_name(ask.target, names)}'s hand."
        case "hack":
            return f"Waiting for **{who}** to choose a card from the hand."
        case "take":
            return f"Waiting for **{who}** to take a card from the discard pile."


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
    piles = f"{counted(view.deck_size, 'card')} in the deck, {len(view.discard_pile)} discarded"
    if view.discard_pile:
        piles = f"{piles}, {words.card_name(view.discard_pile[-1])} on top"
    return (*found, Block("Piles", piles))


def how_it_ended(view: View, outcome: Outcome, names: Names) -> str:
    """Say which of the victories it was (rules 4): a match that is over shows the table without its last events."""
    winners = outcome.ranks[0]
    who = seat_names(winners, names)
    if outcome.reason == "city":
        city = view.grafmarshalls[winners[0]].base.city
        return f"{who} ended a turn of their own with {city} CITY; {view.win_city} was enough."
    if outcome.reason == "last_standing":
        return f"{who} is the last one whose CITY stands."
    highest = plural(
        len(winners),
        "The {turns} turns are over, and {who} has the highest CITY, then the highest WALL.",
        "The {turns} turns are over, and {who} have the highest CITY, then the highest WALL.",
    )
    return highest.format(turns=view.max_turns, who=who)


def _heading(window: WindowView) -> str:
    return "Fog of war" if window.fog else "On the table"


def _orders(window: WindowView, names: Names) -> str:
    return "\n".join(_order(order, window, names) for order in window.orders) or "No order has been declared in it yet."


def _order(order: Order, window: WindowView, names: Names) -> str:
    declared = words.order_text(
        f"**{words.order_name(order, names)}**",
        order="" if order.order is None else words.card_name(window.orders[order.order].card),
        branch=words.branch_name(order.effects_of, order.branch),
        target="" if order.target is None else seat_name(order.target, names),
        second="" if order.second is None else words.card_name(window.orders[order.second].card),
    )
    state = " · nullified" if order.nullified else " · done" if order.retired else ""
    return f"{order.number + 1}. {declared}: {BY_KEY[order.effects_of].text}{state}"


def _grafmarshall(view: View, each: GrafmarshallView, names: Names) -> str:
    who = seat_name(each.seat, names)
    if each.eliminated:
        return f"{who}: left" if each.left else f"{who}: defeated"
    turn = "▸ " if view.active == each.seat else ""
    return f"{turn}{who}: {_possessions(each)}"


def _possessions(each: GrafmarshallView) -> str:
    stand = ", FINAL STAND" if each.final_stand else ""
    return f"{words.areas_text(each.base)}; {counted(each.hand_size, 'card')}{stand}"


def alt_text(view: View) -> str:
    """Describe the picture by its shapes, without people's names."""
    sentences = [_seat_in_alt(each) for each in view.grafmarshalls]
    if view.windows and (orders := view.windows[-1].orders):
        declared = ", ".join(f"{words.card_name(order.card)} by {SHAPES[order.seat]}" for order in orders)
        sentences.append(f"On the table: {declared}.")
    return shortened(" ".join(sentences), discord_limits.ALT_TEXT)


def _seat_in_alt(each: GrafmarshallView) -> str:
    shape = SHAPES[each.seat].capitalize()
    return f"{shape} is out." if each.eliminated else f"{shape} has {_possessions(each)}."


def kind_and_cost(key: str) -> str:
    """Return a card's kind and cost, such as "OPERATION, costs 5 AMMO"."""
    card = BY_KEY[key]
    return f"{card.type}, costs {words.cost_text(key)}"

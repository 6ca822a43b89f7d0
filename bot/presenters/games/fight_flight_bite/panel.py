"""The private panel: the hand or the map, what is asked, and what can be chosen."""

from collections.abc import Sequence

from bot.presenters import discord_limits
from bot.presenters.emblems import seat_name, seat_names
from bot.presenters.games.fight_flight_bite.board import alt, blocks, to_act
from bot.presenters.games.fight_flight_bite.cards import hand_scene
from bot.presenters.games.fight_flight_bite.choices import choices
from bot.presenters.games.fight_flight_bite.drawing import map_scene
from bot.presenters.games.fight_flight_bite.sentences import told
from bot.presenters.games.fight_flight_bite.words import (
    card_name,
    food_name,
    held_card_worth,
    sign_name,
    signs_words,
    tribe_name,
    woodland_at,
)
from bot.presenters.presenter import Names
from bot.presenters.screen import TOLD, Block, Picture, Screen, Tone, lines_in_blocks
from bot.presenters.words import counted, listed, shortened
from engine.games.fight_flight_bite.actions import Action, Stop
from engine.games.fight_flight_bite.cards import BY_KEY, FOODS
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, View

_TITLES: dict[Ask, str] = {
    "tribe": "Choose your tribe",
    "open": "Place an opening critter",
    "place": "Your turn: place a critter",
    "play": "Your turn: play a card",
    "attack": "Attack",
    "bar": "Name a sign you won't throw",
    "throw": "Throw!",
    "void": "You lost this duel",
    "bonus": "Use your bonus",
    "defender_cube": "You may place a cube",
    "scavenger_cube": "You may place a cube",
    "pick": "Take a cube",
    "final_throw": "Throw for the win!",
}


_ADVICE: dict[Ask, str] = {
    "tribe": "**Each tribe has five cards of its own**, which everybody knows; three more are dealt to you.",
    "open": "**Choose a woodland without critters.** There are no duels yet. You open twice.",
    "place": (
        "**Choose where this turn's critter goes.** If opponents are there, you must duel one of those with the most "
        "critters."
    ),
    "play": "**Play one card for this turn.** The three that you hold at the end score: choose what to give up.",
    "bar": "Stare Down makes you name a sign in public. You may not throw it in this duel.",
    "void": "**Second Wind** lets you throw again once. The new result stands.",
    "defender_cube": "**You held your ground.** Put a cube from the supply on a woodland, or leave it.",
    "scavenger_cube": "**Scavenger**: put a cube from the supply on a woodland, or leave it.",
}
"""What is said to whoever is asked, where it is always the same."""


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards and choices."""
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    happened = shortened(told(last, names), TOLD)
    mine = _mine(view)
    advice = _waiting(view, names) if mine is None else _advice(view, actions, names, mine)
    return Screen(
        title=title,
        text="\n".join(line for line in (happened, advice) if line),
        blocks=(*_table_blocks(view, names, mine), *_peeks(view, names)),
        picture=_picture(view, mine),
        choices=choices(view, actions, names),
        tone=tone,
    )


def _mine(view: View) -> Ask | None:
    return next((ask.ask for ask in view.asks if ask.seat == view.seat), None)


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.seat in view.outcome.ranks[0] else ("You lost the match", "lost")
    mine = _mine(view)
    if mine is not None:
        return _TITLES[mine], "your_turn"
    return f"Waiting for {listed([names.seats[ask.seat] for ask in view.asks])}", "waiting"


def _waiting(view: View, names: Names) -> str:
    parts = [to_act(view, names)]
    own = view.duel.own if view.duel is not None else view.final.own if view.final is not None else ()
    if own:
        parts.append(f"You threw {signs_words(own)}; only you know it.")
    return " ".join(part for part in parts if part)


def _advice(view: View, actions: Sequence[Action], names: Names, ask: Ask) -> str:
    """Say what is asked of the viewer, and what it leads to."""
    match ask:
        case "attack":
            return _attack(view, actions, names)
        case "throw" | "final_throw":
            return _throw(view, names)
        case "bonus":
            return _bonus(view)
        case "pick":
            return _pick(view)
        case _:
            return _ADVICE[ask]


def _attack(view: View, actions: Sequence[Action], names: Names) -> str:
    turn = view.turn
    targets = seat_names(turn.targets, names, "or") if turn else ""
    owed = "" if Stop() in actions else " The first duel must be fought."
    standing = f" {counted(turn.standing, 'critter')} of yours can still attack." if turn else ""
    return f"**Attack {targets}.**{owed}{standing}"


def _throw(view: View, names: Names) -> str:
    if view.duel is None:
        return "**The best are tied.** Throw in secret; whoever shows the losing sign drops out."
    other = view.duel.defender if view.seat == view.duel.attacker else view.duel.attacker
    how = "three signs in order" if view.rules.rethrow == "locked" else "a sign"
    parts = [
        f"**Throw {how} against {seat_name(other, names)}.** Fight beats Bite, Bite beats Flight, Flight beats Fight."
    ]
    if view.duel.barred is not None and view.seat == view.duel.defender:
        parts.append(f"You may not throw {sign_name(view.duel.barred)}.")
    if view.duel.ties:
        attacker = "you win" if view.seat == view.duel.attacker else f"{seat_name(view.duel.attacker, names)} wins"
        parts.append(f"Equal {view.duel.ties} of {view.duel.tie_limit} times: at {view.duel.tie_limit} {attacker}.")
    parts.append("A throw is final.")
    return " ".join(parts)


def _bonus(view: View) -> str:
    bonus = view.bonus
    if bonus is None:
        return ""
    what = {
        "fight": "push a critter away from here",
        "flight": "bring one of your critters here, or move one away",
        "bite": "move a cube from here to another woodland",
    }[bonus.sign]
    left = f"{bonus.left} of {counted(bonus.actions, 'action')} left"
    return f"**{sign_name(bonus.sign)}: {what}.** {left}; each is optional."


def _pick(view: View) -> str:
    if view.pick is None:
        return ""
    cubes = counted(view.pick.takers.count(view.pick.takers[0]), "cube") if view.pick.takers else "a cube"
    woodland = woodland_at(view, view.pick.woodland)
    return f"**Take from {woodland.id}.** You are due {cubes} there."


def _table_blocks(view: View, names: Names, mine: Ask | None) -> tuple[Block, ...]:
    """Say at length what the picture shows, the hand or the map, and the other in brief: phones are small."""
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand and _shows_hand(view, mine):
        return (*_hand_blocks(view, hand), *(block for block in blocks(view, names) if block.inline))
    held = Block("Your hand", listed([card_name(key) for key in hand])) if hand else None
    return (*blocks(view, names), *([held] if held else []), *_worth(view))


def _shows_hand(view: View, mine: Ask | None) -> bool:
    """Tell whether the hand is shown, and not the map: while a card is to be played, or while waiting."""
    hand = view.seats[view.seat].hand if view.seat is not None else None
    return bool(hand) and mine in ("play", None) and view.outcome is None


def _hand_blocks(view: View, hand: Sequence[str]) -> tuple[Block, ...]:
    counts = {key: hand.count(key) for key in dict.fromkeys(hand)}
    lines = [
        f"**{card_name(key)}**{f' × {number}' if number > 1 else ''}: {BY_KEY[key].text} "
        f"*Held: {held_card_worth(key, view.rules.card_scoring)}.*"
        for key, number in counts.items()
    ]
    return (*lines_in_blocks("Your hand", lines), *_worth(view))


def _worth(view: View) -> tuple[Block, ...]:
    if view.worth is None or view.phase == "over":
        return ()
    worth = ", ".join(f"{food_name(food)} {number}" for food, number in zip(FOODS, view.worth, strict=True))
    return (Block("A cube would be worth", f"{worth}, with the cards you hold now"),)


def _peeks(view: View, names: Names) -> tuple[Block, ...]:
    if not view.peeks:
        return ()
    lines: list[str] = []
    for seat in dict.fromkeys(peek.seat for peek in view.peeks):
        held = view.seats[seat].hand or ()
        lines.append(f"{seat_name(seat, names)} holds {listed([card_name(key) for key in held]) or 'no card'}.")
    return (Block("What you saw", shortened("\n".join(lines), discord_limits.EMBED_FIELD_VALUE)),)


def _picture(view: View, mine: Ask | None) -> Picture:
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand and _shows_hand(view, mine):
        cards = " ".join(f"{card_name(key)}: {BY_KEY[key].text}" for key in dict.fromkeys(hand))
        tribe = view.seats[view.seat].tribe if view.seat is not None else None
        of_tribe = f" of the {tribe_name(tribe)}" if tribe else ""
        return Picture(hand_scene(view, hand), shortened(f"Your hand{of_tribe}. {cards}", discord_limits.ALT_TEXT))
    return Picture(map_scene(view), alt(view))

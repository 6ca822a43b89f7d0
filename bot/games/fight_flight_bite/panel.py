"""The private panel of a seat: its hand or the map, the current question and its blocks."""

from collections.abc import Sequence

from bot.games.fight_flight_bite import words
from bot.games.fight_flight_bite.board import (
    blocks,
    cube_values,
    hand_alt,
    map_picture,
    ongoing,
    short_status,
    status,
    table_headline,
    throws_are_locked,
)
from bot.games.fight_flight_bite.cards import hand_scene
from bot.games.fight_flight_bite.choices import targets_of
from bot.games.fight_flight_bite.sentences import begins_turn, short_summary, summary
from bot.games.fight_flight_bite.words import ASKS, card_name, sign_name
from bot.screens import limits
from bot.screens.emblems import seat_name, seat_names
from bot.screens.presenter import Names
from bot.screens.screen import HEADLINE_ROOM, SUMMARY_LENGTH, Block, Picture, Screen, Tone, headline, lines_in_blocks
from bot.screens.words import format_count, format_list, shorten
from engine.games.fight_flight_bite.actions import Action, Attack, Play, Stop
from engine.games.fight_flight_bite.cards import BY_KEY, Sign
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.view_types import Ask, View

_BONUS: dict[Sign, str] = {
    "fight": "**Fight: push a critter away from here.**",
    "flight": "**Flight: bring one of your critters in, or move one out.**",
    "bite": "**Bite: move a cube from here to another woodland.**",
}


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards."""
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    # Whose turn it is, the title says.
    new_events = [event for event in last if not begins_turn(event)]
    summary_text = shorten(summary(new_events, names), SUMMARY_LENGTH)
    mine = _viewer_ask(view)
    advice = (
        " ".join(text for text in (status(view, names), _throw_reminder(view)) if text)
        if mine is None
        else _question(view, actions, names, mine)[1]
    )
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, advice) if line),
        headline=_headline(view, actions, names, last),
        blocks=(*_table_blocks(view, names, mine), *_seen_hands(view, names)),
        picture=_picture(view, actions, names, last),
        tone=tone,
    )


def _headline(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> str:
    """Return the headline: the last events or the viewer's secret throw, and below it the question or status."""
    mine = _viewer_ask(view)
    if mine is None:
        status_text = short_status(view, names) if view.outcome is None else f"**{_title(view, names)[0]}**"
        own = _throw_reminder(view)
        return headline(own, status_text) if own else table_headline(view, names, last, status_text)
    asked, _ = _question(view, actions, names, mine)
    return headline(short_summary(last, names, HEADLINE_ROOM - len(asked) - 1), asked)


def _viewer_ask(view: View) -> Ask | None:
    return next((ask.ask for ask in view.asks if ask.seat == view.seat), None)


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.seat in view.outcome.ranks[0] else ("You lost the match", "lost")
    mine = _viewer_ask(view)
    if mine is not None:
        return ASKS[mine].title, "your_turn"
    return f"Waiting for {format_list([names.seats[ask.seat] for ask in view.asks])}", "waiting"


def _throw_reminder(view: View) -> str:
    """Return a sentence with the viewer's own secret throw; "" if it has not thrown."""
    own = view.duel.own if view.duel is not None else view.final.own if view.final is not None else ()
    return f"You threw {words.signs_text(own)}; only you know it." if own else ""


def _question(view: View, actions: Sequence[Action], names: Names, ask: Ask) -> tuple[str, str]:
    """Return the question to the viewer, in short for the headline and in full."""
    known = dict(ongoing(view, names))
    if ask == "attack" and view.turn is not None:
        must = "" if Stop() in actions else " The first duel must be fought."
        targets = f"**Attack {seat_names(view.turn.targets, names, 'or')}.**{must}"
        return targets, f"{targets} {format_count(view.turn.standing, 'critter')} of yours can still attack."
    if ask == "bonus" and view.bonus is not None:
        bonus = f"{_BONUS[view.bonus.sign]} {known['bonus']}."
        return bonus, bonus
    if ask == "pick" and view.pick is not None:
        cubes = format_count(view.pick.takers.count(view.pick.takers[0]), "cube")
        pick = f"**Take from {view.pick.woodland}.** You are due {cubes} there."
        return pick, pick
    short = f"**{ASKS[ask].title}**"
    if ask not in ("throw", "final_throw"):
        return short, ASKS[ask].advice
    more = [f"{known[key]}." for key in ("ties", "rounds") if key in known]
    if view.duel is None:
        how = f"**{known['final']}.** Throw in secret; whoever shows the losing sign is out."
    else:
        other = seat_name(view.duel.defender if view.seat == view.duel.attacker else view.duel.attacker, names)
        short = how = f"**Throw {'three signs in order' if throws_are_locked(view) else 'a sign'} against {other}.**"
        if view.duel.barred is not None and view.seat == view.duel.defender:
            short = how = f"{how} You may not throw {sign_name(view.duel.barred)}."
        how = f"{how} Fight beats Bite, Bite beats Flight, Flight beats Fight."
    return short, " ".join([how, *more, "A throw is final."])


def _table_blocks(view: View, names: Names, mine: Ask | None) -> tuple[Block, ...]:
    """Return blocks that describe the picture (hand or map) in full, and the other one briefly."""
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand and _shows_hand(view, mine):
        return (*_hand_blocks(view, hand), *(block for block in blocks(view, names) if block.inline))
    held = Block("Your hand", format_list([card_name(key) for key in hand])) if hand else None
    return (*blocks(view, names), *([held] if held else []), *cube_values(view))


def _shows_hand(view: View, mine: Ask | None) -> bool:
    """Return whether the picture shows the hand, not the map: while waiting, or to play a card."""
    hand = view.seats[view.seat].hand if view.seat is not None else None
    return bool(hand) and mine in ("play", None) and view.outcome is None


def _hand_blocks(view: View, hand: Sequence[str]) -> tuple[Block, ...]:
    counts = {key: hand.count(key) for key in dict.fromkeys(hand)}
    lines = [
        f"**{card_name(key)}**{f' × {number}' if number > 1 else ''}: {BY_KEY[key].text} "
        f"*Kept: {words.bonus_when_held(key, view.rules.card_scoring)}.*"
        for key, number in counts.items()
    ]
    return (*lines_in_blocks("Your hand", lines), *cube_values(view))


def _seen_hands(view: View, names: Names) -> tuple[Block, ...]:
    if not view.peeks:
        return ()
    lines: list[str] = []
    for seat in dict.fromkeys(peek.seat for peek in view.peeks):
        held = view.seats[seat].hand or ()
        cards = format_list([card_name(key) for key in held]) or "no card"
        lines.append(f"{seat_name(seat, names)} holds {cards}.")
    return (Block("What you saw", shorten("\n".join(lines), limits.EMBED_FIELD_VALUE)),)


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed to `actions`: the map with marked woodlands, or one marked card.

    Return None unless the actions lead to woodlands or all play the same card.
    """
    targets = targets_of(actions)
    if not targets and view.turn is not None and view.turn.woodland is not None and _are(Attack, actions):
        targets = (view.turn.woodland,)
    if targets:
        return map_picture(view, names, last, targets)
    cards = {action.card for action in actions if isinstance(action, Play)}
    hand = view.seats[view.seat].hand if view.seat is not None else None
    if hand is None or len(cards) != 1 or not _are(Play, actions):
        return None
    card = cards.pop()
    text = f"{_title(view, names)[0]}. Marked: {card_name(card)}."
    return Picture(hand_scene(view, hand, names, card), hand_alt(view, hand, text))


def _are(kind: type[Action], actions: Sequence[Action]) -> bool:
    return all(isinstance(action, kind) for action in actions)


def _picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture:
    hand, mine = view.seats[view.seat].hand if view.seat is not None else None, _viewer_ask(view)
    if hand and _shows_hand(view, mine):
        return Picture(hand_scene(view, hand, names), hand_alt(view, hand, f"{_title(view, names)[0]}."))
    return map_picture(view, names, last, targets_of(actions))

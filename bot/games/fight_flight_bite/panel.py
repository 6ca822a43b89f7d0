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
from bot.games.fight_flight_bite.sentences import begins_turn, held_text, summary
from bot.games.fight_flight_bite.words import ASKS, card_name, sign_name, viewer_hand
from bot.screens import limits
from bot.screens.emblems import seat_name, seat_names
from bot.screens.presenter import Names
from bot.screens.screen import (
    SUMMARY_LENGTH,
    Block,
    Picture,
    Screen,
    Tone,
    drop_empty,
    headline,
    lines_in_blocks,
    picture_of,
)
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
    """Return a seat's private screen: its question, the table, and its own cards.

    The picture is its hand while it waits or must play a card, and the map otherwise. `last` has the newest events, for
    the summary. Raises ValueError if the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    # Whose turn it is, the title says.
    new_events = [event for event in last if not begins_turn(event)]
    summary_text = shorten(summary(new_events, names), SUMMARY_LENGTH)
    mine, hand = _viewer_ask(view), viewer_hand(view)
    if mine is None:
        short, secret = f"**{title}**" if view.outcome is not None else short_status(view, names), _secret_throw(view)
        top = headline(secret, short) if secret else table_headline(view, names, last, short)
        asked = " ".join(text for text in (status(view, names), secret) if text)
    else:
        short, asked = _question(view, actions, names, mine)
        top = table_headline(view, names, last, short)
    table = blocks(view, names)
    if hand and mine in ("play", None) and view.outcome is None:
        picture = picture_of(hand_scene(view, hand, names), hand_alt(view, hand, f"{title}."))
        shown = (*_hand_blocks(view, hand), *cube_values(view), *(block for block in table if block.inline))
    else:
        picture = map_picture(view, names, last, targets_of(actions))
        held = drop_empty(Block("Your hand", format_list([card_name(key) for key in hand])))
        shown = (*table, *held, *cube_values(view))
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, asked) if line),
        headline=top,
        blocks=(*shown, *_seen_hands(view, names)),
        picture=picture,
        tone=tone,
    )


def _viewer_ask(view: View) -> Ask | None:
    return next((ask.ask for ask in view.asks if ask.seat == view.seat), None)


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.seat in view.outcome.ranks[0] else ("You lost the match", "lost")
    mine = _viewer_ask(view)
    if mine is not None:
        return ASKS[mine].title, "your_turn"
    return f"Waiting for {format_list([names.seats[ask.seat] for ask in view.asks])}", "waiting"


def _secret_throw(view: View) -> str:
    """Return a sentence with the viewer's own secret throw; "" if it has not thrown."""
    own = view.duel.own if view.duel is not None else view.final.own if view.final is not None else ()
    return f"You threw {words.signs_text(own)}; only you know it." if own else ""


def _question(view: View, actions: Sequence[Action], names: Names, ask: Ask) -> tuple[str, str]:
    """Return the question of the viewer's ask twice: in short for the headline, and in full."""
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


def _hand_blocks(view: View, hand: Sequence[str]) -> tuple[Block, ...]:
    counts = {key: hand.count(key) for key in dict.fromkeys(hand)}
    lines = [
        f"**{card_name(key)}**{f' × {number}' if number > 1 else ''}: {BY_KEY[key].text} "
        f"*Kept: {words.bonus_when_held(key, view.rules.card_scoring)}.*"
        for key, number in counts.items()
    ]
    return lines_in_blocks("Your hand", lines)


def _seen_hands(view: View, names: Names) -> tuple[Block, ...]:
    holders = dict.fromkeys(peek.seat for peek in view.peeks)
    lines = "\n".join(f"{held_text(holder, view.seats[holder].hand or (), names)}." for holder in holders)
    return drop_empty(Block("What you saw", shorten(lines, limits.EMBED_FIELD_VALUE)))


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed to `actions`: the map with marked woodlands, or one marked card.

    Return None unless the actions lead to woodlands or all play the same card.
    """

    def all_are(kind: type[Action]) -> bool:
        return all(isinstance(action, kind) for action in actions)

    targets = targets_of(actions)
    if not targets and view.turn is not None and view.turn.woodland is not None and all_are(Attack):
        targets = (view.turn.woodland,)
    if targets:
        return map_picture(view, names, last, targets)
    cards = {action.card for action in actions if isinstance(action, Play)}
    hand = viewer_hand(view)
    if not hand or len(cards) != 1 or not all_are(Play):
        return None
    card = cards.pop()
    text = f"{_title(view, names)[0]}. Marked: {card_name(card)}."
    return picture_of(hand_scene(view, hand, names, card), hand_alt(view, hand, text))

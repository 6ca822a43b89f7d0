"""The private panel of a seat: its hand or the board, the current question and its blocks."""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea.board import (
    ability_name,
    hand,
    notes,
    score_block,
    status,
    table,
    table_scene,
    theater_blocks,
)
from bot.games.air_land_sea.picture_hand import LARGE_HAND, hand_scene
from bot.games.air_land_sea.picture_lanes import marks_of
from bot.games.air_land_sea.sentences import news, summary
from bot.games.air_land_sea.words import ability, card_name, side_name, teammates, theater_name
from bot.screens.presenter import Names
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, Tone, headline, lines_in_blocks
from bot.screens.words import format_count, format_list, shorten
from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, View

_TITLES: dict[type[Action], tuple[str, str]] = {
    action_types.Flip: ("Choose a card to flip", "Flip a card?"),
    action_types.Move: ("Move one of your cards", "Move one of your cards?"),
    action_types.TakeBack: ("Take a card back", "Take a card back?"),
    action_types.Place: ("Choose a theater for the top card", "Play the top card?"),
    action_types.Deploy: ("Play a card at once", "Play a card?"),
    action_types.Improvise: ("Play a card at once", "Play a card?"),
    action_types.Reveal: ("Choose a card to reveal", "Reveal a card?"),
    action_types.Name: ("Name a card", "Name a card?"),
    action_types.Exchange: ("Choose which cards change sides", "Exchange cards?"),
    action_types.Draw: ("Draw cards", "Draw cards?"),
    action_types.Give: ("Choose a card to give away", "Give a card away?"),
    action_types.Receive: ("Take the card", "Take the card?"),
    action_types.Destroy: ("Choose a card to destroy", "Destroy one of your cards?"),
}
"""Titles by kind of action: for a forced choice, and for an ability that may be left unused."""

_EITHER_MAY_ANSWER = "You or {others} may answer: the first answer counts."
_EITHER_MAY: dict[type[Action], str] = {
    action_types.Draw: "You or {others} may answer: whoever draws first has the cards in hand.",
    action_types.Receive: "You or {others} may answer: whoever takes it first has it in hand.",
    action_types.TakeBack: "You or {others} may answer: whoever takes a card back has to play one.",
    action_types.Give: "You or {others} may answer with a card of your own hand: the first answer counts.",
    action_types.Reveal: "You or {others} may answer with cards of your own hand: the first answer counts.",
}
"""Explanation for a choice that either member of a side may make, by kind of action."""

_ASKED_OF_BOTH_SIDES = {
    "disrupt": "Disrupt 5 makes you flip one of your uncovered cards.",
    "armistice": "Armistice 2 lets you flip one of these cards, or leave it.",
}
"""Question of an ability that asks both sides, because its card text addresses only the owner."""

_HAND_ACTIONS = (
    action_types.Deploy,
    action_types.Improvise,
    action_types.SwapCard,
    action_types.Reveal,
    action_types.Give,
)


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its own cards."""
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    mine = next((ask for ask in view.asks if ask.seat == view.seat), None)
    title, tone = _title(view, actions, names, mine)
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    advice = _waiting(view, names, side) if mine is None else _advice(view, actions, names, mine, side)
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, advice) if line),
        headline=headline(news(last, names), _headline(view, names, mine, title)),
        blocks=_blocks(view, names, side),
        picture=_picture(view, actions, names, last),
        tone=tone,
    )


def _title(view: View, actions: Sequence[Action], names: Names, mine: AskView | None) -> tuple[str, Tone]:
    if view.outcome is not None:
        return ("You won the match", "won") if view.side in view.outcome.ranks[0] else ("You lost the match", "lost")
    if mine is None:
        last = "and" if any(ask.ask == "swap" for ask in view.asks) else "or"
        return f"Waiting for {format_list([names.seats[ask.seat] for ask in view.asks], last)}", "waiting"
    if mine.ask == "turn" or not actions:
        return ("Your side's turn" if _teammates_asked(view, names, mine) else "Your turn"), "your_turn"
    if mine.ask == "swap":
        return f"Choose a card for {format_list(teammates(view, names))}", "your_turn"
    kind = type(actions[0])
    if kind is action_types.Decline:
        return f"Answer {ability_name(mine)}", "your_turn"
    must, may = _TITLES[kind]
    return (may if action_types.Decline() in actions else must), "your_turn"


def _headline(view: View, names: Names, mine: AskView | None, title: str) -> str:
    """Return one line with the question for the viewer; if it waits, the status and its own secret choice."""
    if view.outcome is not None:
        return f"**{title}**"
    if mine is None:
        return " ".join([status(view, names), *_done(view)])
    asked = f"**{title}**" if mine.ask in ("turn", "swap") else f"**{title}** · {ability_name(mine)}"
    due = [card_name(mark.card) for mark in view.marks if mark.due and mark.seat == view.seat]
    if mine.ask == "turn" and due:
        asked = f"{asked}: you must play {format_list(due, 'or')}."
    if others := _teammates_asked(view, names, mine):
        return f"{asked} · You or {format_list(others, 'or')} may answer."
    return asked


def _done(view: View) -> Iterator[str]:
    """Yield a sentence for each card that the viewer has already chosen to swap or to give."""
    if view.swapping is not None:
        yield f"You pass on {card_name(view.swapping)} once everybody has chosen."
    if view.giving is not None:
        yield f"You give {card_name(view.giving)} away."


def _teammates_asked(view: View, names: Names, mine: AskView) -> list[str]:
    """Return the names of the teammates who are asked the same, so that one answer is enough."""
    if mine.ask == "swap" or view.side is None:
        return []
    asked = {ask.seat for ask in view.asks} & set(view.sides[view.side]) - {mine.seat}
    return [names.seats[seat] for seat in sorted(asked)]


def _waiting(view: View, names: Names, side: int) -> str:
    """Return the status, the teammate who acts for the viewer's side, and the viewer's secret choice."""
    sentences = [status(view, names)]
    if mates := [ask for ask in view.asks if ask.seat in view.sides[side] and ask.ask != "swap"]:
        who = format_list([names.seats[ask.seat] for ask in mates], "or")
        playing = mates[0].ask == "turn"
        sentences.append(
            f"{who} plays for your side this time." if playing else f"{who} answers for your side this time."
        )
    return " ".join([*sentences, *_done(view)])


def _advice(view: View, actions: Sequence[Action], names: Names, mine: AskView, side: int) -> str:
    """Return the full question for the viewer: a turn, a swap, or the choice of an ability."""
    who, others = names.seats[mine.seat], _teammates_asked(view, names, mine)
    if mine.ask == "turn":
        return " ".join([f"**It's your turn, {who}.**", *_turn(view, actions, names, others, side)])
    if mine.ask == "swap":
        mate = format_list(teammates(view, names))
        return (
            f"**Choose a card, {who}.** You pass it to {mate} and get one back. Both choose in secret, and the cards "
            "change hands once everybody has chosen."
        )
    sentences = [f"**It's your choice, {who}.**", _question(view, actions, mine)]
    if others:
        template = _EITHER_MAY.get(type(actions[0]), _EITHER_MAY_ANSWER) if actions else _EITHER_MAY_ANSWER
        sentences.append(template.format(others=format_list(others, "or")))
    return " ".join(sentences)


def _question(view: View, actions: Sequence[Action], mine: AskView) -> str:
    """Return the question of an ability, addressed to the seat that must answer."""
    if actions and isinstance(actions[0], action_types.Receive):
        return "The enemy gives your side a card."
    if mine.ask == "surveil":
        return (
            "The enemy's Surveil 2 makes your side reveal cards of its choice. Then the enemy may flip a card that is "
            "higher than one of them."
        )
    if mine.ask in _ASKED_OF_BOTH_SIDES:
        return _ASKED_OF_BOTH_SIDES[mine.ask]
    if mine.card is None:
        return f"It is for {ability_name(mine)}."
    return f"{card_name(mine.card)} says: “{ability(BY_KEY[mine.card], view.edition)}”"


def _turn(view: View, actions: Sequence[Action], names: Names, others: Sequence[str], side: int) -> Iterator[str]:
    """Yield the options of a turn, a sentence each: Envoy, a play, a withdrawal, and the teammates who may act."""
    if any(isinstance(action, action_types.MoveEnvoy) for action in actions):
        yield "You may move Envoy first."
    if due := [card_name(mark.card) for mark in view.marks if mark.due and mark.seat == view.seat]:
        yield f"You must play {format_list(due, 'or')}: faceup to a theater that takes it, or facedown to any."
    else:
        yield "Play one card: *deploy* it faceup to its own theater, or *improvise* it facedown to any."
    enemy, points = side_name(1 - side, names), format_count(view.withdrawal[side], "point")
    yield f"Or withdraw from the battle: {enemy} would score {points}."
    if others:
        yield f"You or {format_list(others, 'or')} may play this turn: the first to act plays for your side."


def _blocks(view: View, names: Names, side: int) -> tuple[Block, ...]:
    blocks = list(_hand_blocks(view))
    if view.top_card is not None:
        card, alone = card_name(view.top_card), len(view.sides[side]) == 1
        text = f"{card} (only you have seen it)" if alone else f"{card} (only your side has seen it)"
        blocks.append(Block("The deck's top card", text))
    theaters = theater_blocks(view, names, bottom_side=side)
    return (*blocks, *theaters, score_block(view, names), *notes(view, names))


def _hand_blocks(view: View) -> tuple[Block, ...]:
    """Return blocks with the cards of the hand.

    A hand of more than `LARGE_HAND` cards includes the full card texts, because its picture omits them.
    """
    if len(view.hand) <= LARGE_HAND:
        return (Block("Your hand", ", ".join(card_name(key) for key in view.hand) or "You have no cards left."),)
    lines = [f"**{card_name(key)}**: {ability(BY_KEY[key], view.edition)}" for key in view.hand]
    return lines_in_blocks("Your hand", lines)


def _picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture:
    """Return the picture of the hand, or of the table.

    The table appears if the choice is about the table, the hand is empty or the match is over.
    """
    side, now = view.side or 0, status(view, names)
    about_the_table = bool(actions) and not any(isinstance(action, _HAND_ACTIONS) for action in actions)
    if about_the_table or not view.hand or view.outcome is not None:
        scene = table_scene(view, names, side, last, actions)
        return Picture(scene, table(view, names, now, bottom_side=side))
    return Picture(hand_scene(view), hand(view, names, now, large=len(view.hand) > LARGE_HAND))


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed to `actions`: one marked card with its theaters, or marked targets.

    Return None if they have several cards or if nothing can be marked.
    """
    cards = {action.card for action in actions if isinstance(action, _HAND_ACTIONS)}
    if not cards:
        return _on_the_table(view, actions, names, last)
    if len(cards) > 1 or not all(isinstance(action, _HAND_ACTIONS) for action in actions):
        return None
    card = cards.pop()
    theaters = [
        action.theater for action in actions if isinstance(action, action_types.Deploy | action_types.Improvise)
    ]
    theater_names = format_list([theater_name(view.row[place].type) for place in sorted(set(theaters))], "or")
    marked = f"Marked: {card_name(card)}{f' to {theater_names}' if theater_names else ''}. {status(view, names)}"
    alt = hand(view, names, marked, large=len(view.hand) > LARGE_HAND)
    return Picture(hand_scene(view, card, theaters), alt)


def _on_the_table(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the table with the targets of the actions marked; None if they have no targets there."""
    side, marks = view.side or 0, marks_of(view, (), actions)
    if not marks.targets and not marks.theaters:
        return None
    scene = table_scene(view, names, side, last, actions)
    return Picture(scene, table(view, names, status(view, names), bottom_side=side))

"""Kinds of answers, and the choices of a player with their paths in the menu (rules 2.3 and 4)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from msgspec.structs import replace

from bot.games.air_land_sea import words
from bot.games.air_land_sea.picture_faces import SIGN_OF
from bot.games.air_land_sea.position import facedown_strength, stopper
from bot.games.air_land_sea.words import card_label, card_name, short_text, theater_name
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import format_count, format_list, sentence_case, shorten
from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.view_types import AskView, CardView, View

WITHDRAW = "withdraw"
"""The shortcut's key."""

_HandAction = (
    action_types.SwapCard
    | action_types.Reveal
    | action_types.Give
    | action_types.Name
    | action_types.Draw
    | action_types.Receive
)
_STRONGEST = 6
"""Strength of the strongest card of each type."""


class Asked(NamedTuple):
    """One kind of answer, in words: titles of its panel, the status for other readers, and advice."""

    task: str
    """The forced choice, in the infinitive, such as "choose a card to flip"."""
    option: str = ""
    """The choice of an optional ability, such as "flip a card"; "" if it is `task`."""
    forced_by: Sequence[str] = ()
    """Asks that demand this answer of a seat. With `offered_by`, it has all asks for a single kind of answer."""
    offered_by: Sequence[str] = ()
    """Asks of a card's own side that leave it free to give this answer or none."""
    questions: Mapping[str, str] = MappingProxyType({})
    """Questions by ask, in place of card texts, which address only the card's owner."""
    shared: str = "may answer: the first answer counts"
    """Continues "You or Bob" in the advice to two team mates who are both asked."""

    def title(self, *, forced: bool) -> str:
        """Return the title of the panel, which is a question if the answer is not forced."""
        return sentence_case(self.task) if forced else f"{sentence_case(self.option or self.task)}?"


TURN = Asked("play a card", shared="may play this turn: the first to act plays for your side")
_PLAY = Asked("play a card at once", "play a card")
ASKED: Mapping[type[Action], Asked] = MappingProxyType(
    {
        action_types.Deploy: _PLAY,
        action_types.Improvise: _PLAY,
        action_types.SwapCard: Asked(
            "choose a card to swap",
            forced_by=("swap",),
            questions={
                "swap": "You pass it to {mates} and get one back. Both choose in secret, and the cards change hands "
                "once everybody has chosen."
            },
        ),
        action_types.Flip: Asked(
            "choose a card to flip",
            "flip a card",
            ("maneuver", "manipulate", "ambush", "disrupt"),
            ("armistice", "surveil"),
            {
                "disrupt": "Disrupt 5 makes you flip one of your uncovered cards.",
                "armistice": "Armistice 2 lets you flip one of these cards, or leave it.",
            },
        ),
        action_types.Move: Asked("move one of your cards", "move a card", offered_by=("transport",)),
        action_types.TakeBack: Asked(
            "take a card back", shared="may answer: whoever takes a card back has to play one"
        ),
        action_types.Place: Asked("choose a theater for the top card", "play the top card"),
        action_types.Reveal: Asked(
            "choose a card to reveal",
            "reveal a card",
            ("surveil",),
            ("requisition",),
            {
                "surveil": "The enemy's Surveil 2 makes your side reveal cards of its choice. Then the enemy may flip "
                "a card that is higher than one of them."
            },
            "may answer with cards of your own hand: the first answer counts",
        ),
        action_types.Name: Asked("name a card", forced_by=("neutralize",)),
        action_types.Exchange: Asked("choose which cards change sides", forced_by=("grand_betrayal",)),
        action_types.Give: Asked(
            "choose a card to give away", shared="may answer with a card of your own hand: the first answer counts"
        ),
        action_types.Receive: Asked(
            "take the card",
            questions={"give_&_take": "The enemy gives your side a card."},
            shared="may answer: whoever takes it first has it in hand",
        ),
        action_types.Draw: Asked("draw cards", shared="may answer: whoever draws first has the cards in hand"),
        action_types.Destroy: Asked("choose a card to destroy", "destroy one of your cards"),
    }
)


def top_card_text(view: View) -> str:
    """Return a sentence on the deck's top card, which the viewer must know, and its strength facedown."""
    strength = facedown_strength(view, view.side or 0)
    return f"The deck's top card is {card_name(str(view.top_card))}; facedown it counts {strength}."


def place_text(view: View, theater: int) -> str:
    """Return the effect of a facedown card in a theater: the viewer's totals before and after, or its stop.

    `theater` is an index of the row.
    """
    place, total = _theater(view, theater), view.row[theater].columns[view.side or 0].total
    if by := stopper(view, theater):
        return f"{BY_KEY[by].name} would send it under the deck"
    return f"Your total in {place} goes from {total} to {total + facedown_strength(view, view.side or 0)}"


def asker_name(ask: AskView) -> str:
    """Return the name of the card that asks, or of the ability if the viewer can't see the card."""
    return card_name(ask.card) if ask.card is not None else words.ABILITY_NAMES[ask.ask]


def awaited_answer(view: View, ask: AskView) -> str:
    """Return the answer that an ask demands, such as "choose a card to flip for Ambush 2".

    The ask must not be a turn.
    """
    tasks = [asked.task for asked in ASKED.values() if ask.ask in asked.forced_by]
    options = [asked.option or asked.task for asked in ASKED.values() if ask.ask in asked.offered_by]
    phrases = tasks + [f"decide whether to {option}" for option in options] or ["choose"]
    if ask.ask == "swap":
        return phrases[0]
    side = 0 if ask.seat in view.sides[0] else 1
    is_own = any(shown.card == ask.card for theater in view.row for shown in theater.columns[side].cards)
    return f"{phrases[-1 if is_own else 0]} for {asker_name(ask)}"


def choices(view: View, actions: Sequence[Action], names: Names) -> tuple[Choice, ...]:
    """Return a labelled choice for each of the viewer's actions, in the same order; `()` for a spectator."""
    side = view.side
    return () if side is None else tuple(_choice(action, view, names, side) for action in actions)


def _choice(  # noqa: PLR0911 - one for each kind
    action: Action, view: View, names: Names, side: int
) -> Choice:
    match action:
        case action_types.Deploy() | action_types.Improvise():
            return _play_choice(action, view)
        case action_types.MoveEnvoy(theater):
            label, signs = f"Move Envoy to {_theater(view, theater)}", ("", *_signs(view, theater))
            return Choice(("Move Envoy", label), label, "Your action follows", "success", signs=signs)
        case action_types.Withdraw():
            hint = f"The enemy scores {format_count(view.withdrawal[side], 'point')}"
            question = _withdraw_question(view, names, side)
            return Choice(("Withdraw",), "Withdraw", hint, "danger", question, WITHDRAW, is_aside=True)
        case action_types.Flip(theater, owner):
            card = view.row[theater].columns[owner].cards[-1]
            hint = _flip_hint(card, facedown_strength(view, owner, card.card))
            choice = _card_in_play("Flip", theater, owner, -1, hint, view, names)
            return choice if owner == side else replace(choice, caution=f"{choice.label}?")
        case action_types.Destroy(theater, owner, index):
            return _card_in_play("Destroy", theater, owner, index, "It goes under the deck", view, names)
        case action_types.Move(theater, index, to):
            named, start, end = _name_card(view, side, theater, index), _theater(view, theater), _theater(view, to)
            path = (f"{sentence_case(named)} in {start}", f"Move to {end}")
            label, asked = f"Move {named} from {start} to {end}", (f"Where do you move your {named}?",)
            return Choice(path, label, style="primary", questions=asked, signs=_signs(view, theater, to))
        case action_types.TakeBack(theater, index):
            named = f"{_name_card(view, side, theater, index)} from {_theater(view, theater)}"
            signs = _signs(view, theater)
            return Choice((sentence_case(named),), f"Take back {named}", style="primary", signs=signs)
        case action_types.Place(theater):
            place, signs = _theater(view, theater), _signs(view, theater)
            named = "the top card" if view.top_card is None else card_name(view.top_card)
            label, hint = f"Play {named} facedown to {place}", place_text(view, theater)
            return Choice((f"Play it to {place}",), label, hint, "primary", signs=signs)
        case action_types.Exchange(theater):
            return _exchange(theater, view, side)
        case action_types.Decline():
            return Choice(("Do nothing",), "Do nothing", "Leave the ability unused")
        case _:
            return _hand_choice(action, view, names)


def _hand_choice(action: _HandAction, view: View, names: Names) -> Choice:
    match action:
        case action_types.SwapCard(key):
            mate = format_list([shorten(name, 20) for name in words.teammates(view, names)])
            return _card_choice(key, f"Give {card_name(key)} to {mate}", short_text(key))
        case action_types.Reveal(key):
            return _card_choice(key, f"Reveal {card_name(key)}", _reveal_hint(key, view))
        case action_types.Give(key):
            label = f"Give {card_name(key)} to {words.enemy_in_label(view, names)}"
            return _card_choice(key, label, short_text(key))
        case action_types.Name(key):
            choice, sign = _card_choice(key, f"Name {card_name(key)}", _whereabouts(key, view)), _card_sign(key)
            path = (theater_name(BY_KEY[key].type), card_name(key))
            return replace(choice, path=path, questions=("Which card do you name?",), signs=(sign, sign))
        case action_types.Draw():
            return Choice(("Draw cards",), "Draw cards", "Two join your hand", "primary")
        case action_types.Receive():
            return Choice(("Take the card",), "Take the card", "It joins your hand", "primary")


def _play_choice(play: action_types.Deploy | action_types.Improvise, view: View) -> Choice:
    card, place = card_name(play.card), _theater(view, play.theater)
    asked, signs = (f"Where do you play {card}?",), (_card_sign(play.card), *_signs(view, play.theater))
    if isinstance(play, action_types.Improvise):
        path, label = (card, f"Improvise to {place}"), f"Improvise {card} to {place}"
        return Choice(path, label, "Facedown, no ability", questions=asked, signs=signs)
    hint, by = f"Faceup: {short_text(play.card)}", "" if play.via == "match" else f" ({words.ABILITY_NAMES[play.via]})"
    if play.via == "supply_lines" and view.pool:
        hint = f"Faceup; the enemy gains 1 Supply in {place}"
    path, label = (card, f"Deploy to {place}{by}"), f"Deploy {card} to {place}{by}"
    caution = f"{label}? Everybody sees it then." if BY_KEY[play.card].strength == _STRONGEST else ""
    return Choice(path, label, hint, "primary", questions=asked, signs=signs, caution=caution)


def _card_in_play(verb: str, theater: int, owner: int, index: int, hint: str, view: View, names: Names) -> Choice:
    shown, is_own = view.row[theater].columns[owner].cards[index], owner == view.side
    whose = "your" if is_own else f"{words.enemy_in_label(view, names)}'s"
    card, signs = (
        f"{whose} {card_label(shown.card, faceup=shown.faceup)} in {_theater(view, theater)}",
        _signs(view, theater),
    )
    return Choice((sentence_case(card) if is_own else card,), f"{verb} {card}", hint, "primary", signs=signs)


def _card_choice(key: str, label: str, hint: str) -> Choice:
    return Choice((card_name(key),), label, hint, "primary", signs=(_card_sign(key),))


def _theater(view: View, index: int) -> str:
    return theater_name(view.row[index].type)


def _signs(view: View, *theaters: int) -> tuple[str, ...]:
    return tuple(SIGN_OF[view.row[index].type] for index in theaters)


def _card_sign(key: str) -> str:
    return SIGN_OF[BY_KEY[key].type]


def _name_card(view: View, side: int, theater: int, index: int) -> str:
    card = view.row[theater].columns[side].cards[index]
    return card_label(card.card, faceup=card.faceup) if card.card is not None else f"facedown card {index + 1}"


def _flip_hint(card: CardView, facedown: int) -> str:
    """Return the effect of a flip on a card; `facedown` is the strength that it would have facedown."""
    if card.card is None:
        return "Turns faceup"
    row = BY_KEY[card.card]
    after = facedown if card.faceup else row.strength
    counts = f"counts {after} instead of {card.strength}" if after != card.strength else f"still counts {after}"
    acts = ", and its owner carries out its ability" if row.kind == "instant" and not card.faceup else ""
    return f"Turns {'facedown' if card.faceup else 'faceup'} and {counts}{acts}"


def _exchange(theater: int, view: View, side: int) -> Choice:
    columns, place = view.row[theater].columns, _theater(view, theater)
    mine, theirs = (
        card_label(column.cards[-1].card, faceup=column.cards[-1].faceup)
        for column in (columns[side], columns[1 - side])
    )
    path = shorten(f"{place}: {mine} for {theirs}", limits.BUTTON_LABEL)
    label, hint = f"Exchange the uncovered cards in {place}", f"{mine} for {theirs}"
    return Choice((path,), label, hint, "primary", signs=_signs(view, theater))


def _reveal_hint(card: str, view: View) -> str:
    """Return the consequence of revealing `card` to the ability that asks the viewer."""
    ask = next((ask.ask for ask in view.asks if ask.seat == view.seat), "")
    row = BY_KEY[card]
    if ask == "leverage":
        return f"Then flip an uncovered card lower than {row.strength}"
    if ask == "requisition":
        return f"Then gain {format_count(min(3, view.pool), 'Supply', 'Supplies')} in {theater_name(row.type)}"
    return "Everybody sees it; it stays in your hand"


def _whereabouts(card: str, view: View) -> str:
    """Return the place of `card` if the viewer knows it (own hand or table), and otherwise its short text."""
    if card in view.hand:
        return "It is in your own hand"
    for theater in view.row:
        if any(shown.card == card for column in theater.columns for shown in column.cards):
            return f"It lies in {theater_name(theater.type)}"
    return short_text(card)


def _withdraw_question(view: View, names: Names, side: int) -> str:
    enemy, points = 1 - side, view.withdrawal[side]
    asked = "Withdraw?" if len(view.sides[side]) == 1 else "Withdraw for your whole side?"
    who, scored = words.side_name(enemy, names), format_count(points, "point")
    if view.target == 0 or view.victory_points[enemy] + points >= view.target:
        return f"{asked} This gives {who} {scored} and the match."
    return f"{asked} This gives {who} {scored}, and the next battle begins."

"""The private panel of a seat: its hand or the board, the current question and its blocks.

To fit into a window 900 pixels high with its buttons, the panel shows these bands only:

| the viewer | bands |
|---|---|
| plays, answers or waits | the board, the hand; with five theaters or five cards its rows are low, without names |
| decides about the deck's top card | the board, that card |
| has picked a card with several plays | the board, that card with its text |
| sees the end | the picture of the table |
| has a hint | as in its question |

Five or six cards have short texts, and more have gists alone.
"""

from collections.abc import Iterator, Sequence

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.board import (
    Fact,
    blocks,
    cards_due,
    fact_texts,
    facts,
    hand_band,
    sentences_alt,
    table_picture,
)
from bot.games.air_land_sea.choices import ASKED, TURN, place_text, top_card_text
from bot.games.air_land_sea.picture_hand import picked_scene, top_card_scene
from bot.games.air_land_sea.position import marks_of
from bot.games.air_land_sea.sentences import news, summary
from bot.games.air_land_sea.words import ability, asker_key, card_name, side_name, teammates
from bot.screens.presenter import Names
from bot.screens.screen import SUMMARY_LENGTH, Band, Block, Picture, Screen, Tone, headline, lines_in_blocks
from bot.screens.words import format_list, join_sentences, shorten
from engine.games.air_land_sea import actions as action_types
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.view_types import AskView, View

_SMALL_HAND = 4
"""Maximum number of cards in a hand of two rows."""
_HAND_ACTIONS = (
    action_types.Deploy,
    action_types.Improvise,
    action_types.SwapCard,
    action_types.Reveal,
    action_types.Give,
)


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Return a seat's private screen: its hand, its question with `actions`, and the table.

    `last` has the newest events, for the summary. Raises ValueError if the view is a spectator's.
    """
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    now, mine = facts(view, names), next((ask for ask in view.asks if ask.seat == view.seat), None)
    title, tone = _title(view, actions, names, mine)
    if mine is None:
        asked = [*fact_texts(now, "status"), *_chosen(view)]
        short = f"**{title}**" if view.outcome else join_sentences(asked)
        advice = join_sentences([asked[0], *_acting_teammate(view, names, side), *asked[1:]])
    else:
        short, advice = _headline(view, names, mine, title), join_sentences(_advice(view, actions, names, mine, side))
    summary_text = shorten(summary(last, names, view.seat), SUMMARY_LENGTH)
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, advice) if line),
        headline=headline(news(last, names, view.seat), short),
        blocks=(*_hand_blocks(view, now, side), *blocks(now, names)),
        picture=_picture(view, actions, names, last, now),
        tone=tone,
    )


def _title(view: View, actions: Sequence[Action], names: Names, mine: AskView | None) -> tuple[str, Tone]:
    if view.outcome is not None:
        return (texts.you_won(), "won") if view.side in view.outcome.ranks[0] else (texts.you_lost(), "lost")
    if mine is None:
        people = [names.seats[ask.seat] for ask in view.asks]
        is_swap = any(ask.ask == "swap" for ask in view.asks)
        return (texts.awaits_all if is_swap else texts.awaits_any)(awaited=people), "waiting"
    if mine.ask == "turn" or not actions:
        return (texts.your_sides_turn() if _asked_mate(view, names, mine) else texts.your_turn()), "your_turn"
    asked = ASKED.get(type(actions[0]))
    forced = action_types.Decline() not in actions
    if isinstance(actions[0], action_types.Place) and view.top_card is not None:
        return texts.play_top_card(card=view.top_card, forced=forced), "your_turn"
    return texts.answer_card(card=asker_key(mine)) if asked is None else asked.title(forced=forced), "your_turn"


def _headline(view: View, names: Names, mine: AskView, title: str) -> str:
    """Return the viewer's question in one line, with the cards due and the teammate who may answer.

    `mine` is the viewer's ask, and `title` is the panel's title, which begins the line.
    """
    asked = f"**{title}**" if mine.ask in ("turn", "swap") else f"**{title}** · {card_name(asker_key(mine))}"
    if mine.ask == "turn" and (owed := cards_due(view, [mine.seat])):
        asked = texts.due_cards_title(title=title, cards=owed)
    if mate := _asked_mate(view, names, mine):
        return f"{asked} · {texts.mate_may_answer(mate=mate)}"
    return asked


def _chosen(view: View) -> Iterator[str]:
    """Yield a sentence for each card that the viewer has already chosen to swap or to give."""
    if view.swapping is not None:
        yield texts.passed_on(card=view.swapping)
    if view.giving is not None:
        yield texts.given_away(card=view.giving)


def _asked_mate(view: View, names: Names, mine: AskView) -> str:
    """Return the name of the teammate who has the same ask as the viewer.

    One answer is enough for the side. The result is "" for a swap, for a spectator, or if no teammate is asked.
    """
    if mine.ask == "swap" or view.side is None:
        return ""
    asked = {ask.seat for ask in view.asks} & set(view.sides[view.side]) - {mine.seat}
    return "".join(names.seats[seat] for seat in asked)


def _acting_teammate(view: View, names: Names, side: int) -> Iterator[str]:
    """Yield one sentence that names the teammate who may act for the side now.

    The result is empty if only swaps, or no asks at all, are open for the side.
    """
    if mates := [ask for ask in view.asks if ask.seat in view.sides[side] and ask.ask != "swap"]:
        acts = texts.mate_plays if mates[0].ask == "turn" else texts.mate_answers
        yield acts(mate=names.seats[mates[0].seat])


def _advice(view: View, actions: Sequence[Action], names: Names, mine: AskView, side: int) -> Iterator[str]:
    """Yield the sentences of the viewer's question: a turn, a swap, or the choice of an ability.

    `mine` is the viewer's ask and `side` its side. A sentence on a teammate who may answer comes last.
    """
    kind = ASKED.get(type(actions[0]), TURN) if actions and mine.ask != "turn" else TURN
    if mine.ask == "turn":
        yield texts.its_your_turn(name=names.seats[mine.seat])
        yield from _turn(view, actions, names, side)
    else:
        yield texts.its_your_choice(name=names.seats[mine.seat])
        if question := kind.question(mine.ask, format_list(teammates(view, names))):
            yield question
        elif mine.card is None:
            yield texts.asked_by_hidden(card=asker_key(mine))
        else:
            yield texts.asked_by(card=mine.card, text=ability(BY_KEY[mine.card], view.edition))
        if kind is ASKED[action_types.Place] and view.top_card is not None:
            yield top_card_text(view)
    if mate := _asked_mate(view, names, mine):
        yield kind.advice_to_mates(mate)


def _turn(view: View, actions: Sequence[Action], names: Names, side: int) -> Iterator[str]:
    """Yield a sentence for each option of the viewer's turn: Envoy if possible, a play, and a withdrawal."""
    if any(isinstance(action, action_types.MoveEnvoy) for action in actions):
        yield texts.may_move_envoy()
    owed = cards_due(view, [] if view.seat is None else [view.seat])
    yield texts.must_play(cards=owed) if owed else texts.play_one()
    enemy, people = side_name(1 - side, names), len(view.sides[1 - side])
    yield texts.or_withdraw(side=enemy, people=people, points=view.withdrawal[side])


def _hand_blocks(view: View, now: Sequence[Fact], side: int) -> Iterator[Block]:
    """Yield the blocks of the viewer's hand, then the deck's top card if the viewer has seen it.

    `now` has the facts of the view, and `side` is the viewer's side. An empty hand has a block too.
    """
    yield from lines_in_blocks(texts.your_hand(), fact_texts(now, "card") or [texts.no_cards_left()])
    if view.top_card is not None:
        seen = texts.top_card_seen(card=view.top_card, alone=len(view.sides[side]) == 1)
        yield Block(texts.top_card(), seen)


def _picture(
    view: View, actions: Sequence[Action], names: Names, last: Sequence[Event], now: Sequence[Fact]
) -> Picture:
    """Return the picture of the table from the viewer's side, and below it the viewer's hand.

    If the viewer decides about the deck's top card, that card takes the place of the hand. The
    table marks the newest events `last`, and the targets that `actions` have there. `now` has the facts of the view.
    """
    about_the_table = not any(isinstance(action, _HAND_ACTIONS) for action in actions)
    table = table_picture(view, names, last, actions if about_the_table else (), now, low=_is_low(view))
    return _add_bands(table, *_below_table(view, actions, now))


def _is_low(view: View) -> bool:
    """Return whether the table has low rows: five theaters have, and all above a hand of more than two rows."""
    return view.epic or len(view.hand) > _SMALL_HAND


def _below_table(view: View, actions: Sequence[Action], now: Sequence[Fact], picked: str = "") -> Iterator[Band]:
    places = [action.theater for action in actions if isinstance(action, action_types.Place)]
    if places and view.top_card is not None:
        told = (top_card_text(view), *dict.fromkeys(place_text(view, place) for place in places))
        yield Band(top_card_scene(view, places), sentences_alt(*told))
    elif view.hand and view.outcome is None:
        yield hand_band(view, now, picked)


def _add_bands(table: Picture, *bands: Band) -> Picture:
    return Picture((*table.bands, *bands))


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed to `actions`: the table with their targets marked, and their card.

    A card with several plays is shown alone with its text. A single action, such as that of a hint, marks its card in
    the whole hand. `last` has the newest events. Return None if `actions` use several cards of the hand or have nothing
    to mark.
    """
    now = facts(view, names)
    in_hand = [action for action in actions if isinstance(action, _HAND_ACTIONS)]
    cards = {action.card for action in in_hand}
    if len(cards) > 1 or (cards and len(in_hand) < len(actions)):
        return None
    if not cards:
        marks = marks_of(view, (), actions)
        if not (marks.targets or marks.theaters):
            return None
        return _add_bands(
            table_picture(view, names, last, actions, now, low=_is_low(view)), *_below_table(view, actions, now)
        )
    (card,) = cards
    table = table_picture(view, names, () if len(actions) > 1 else last, actions, now, low=_is_low(view))
    if len(actions) == 1:
        return _add_bands(table, hand_band(view, now, card))
    return _add_bands(table, _picked_band(view, card, actions))


def _picked_band(view: View, card: str, actions: Sequence[Action]) -> Band:
    """Return the band of a card of the viewer's hand, with the theaters of the `actions` that play it."""
    faceup = sorted({action.theater for action in actions if isinstance(action, action_types.Deploy)})
    facedown = sorted({action.theater for action in actions if isinstance(action, action_types.Improvise)})
    ways = [
        way(theaters=[view.row[place].type for place in theaters])
        for way, theaters in ((texts.alt_faceup_to, faceup), (texts.alt_facedown_to, facedown))
        if theaters
    ]
    text = texts.alt_text_of_card(card=card, text=ability(BY_KEY[card], view.edition))
    return Band(picked_scene(view, card, faceup, facedown), sentences_alt(text, *ways))

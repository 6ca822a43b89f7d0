"""Kinds of answers, and the choices of a player with their paths in the menu (rules 2.3 and 4)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, TypeAlias, TypedDict

from msgspec.structs import replace

from bot.games.air_land_sea import texts, words
from bot.games.air_land_sea.picture_faces import SIGN_OF
from bot.games.air_land_sea.position import facedown_strength, stopper
from bot.games.air_land_sea.words import UNKNOWN, ability_key, asker_key, card_name, name_key, short_text, theater_name
from bot.screens import limits
from bot.screens.presenter import Names
from bot.screens.screen import Choice
from bot.screens.words import format_list, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
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


_TITLES, _MATES = texts_with_prefix(texts, "title"), texts_with_prefix(texts, "mates")
_QUESTIONS, _WAITING = texts_with_prefix(texts, "question"), texts_with_prefix(texts, "waiting")


class Asked(NamedTuple):
    """One kind of answer: the key of its texts, and the asks that lead to this kind alone."""

    key: str
    """Ends the keys of the panel's title, of the status for other readers, and of the advice to team mates."""
    forced_by: Sequence[str] = ()
    """Asks that demand this answer of a seat. With `offered_by`, it has all asks for a single kind of answer."""
    offered_by: Sequence[str] = ()
    """Asks of a card's own side that leave it free to give this answer or none."""
    questions: Sequence[str] = ()
    """Asks with a question in place of card texts, which address only the card's owner."""

    def title(self, *, forced: bool) -> str:
        """Return the title of the panel, which is a question if the answer is not forced."""
        return _TITLES[self.key](forced=forced)

    def question(self, ask: str, mate: str) -> str:
        """Return the question of an ask, or "" if the card's text is the question. `mate` is a team mate's name."""
        return _QUESTIONS[ability_key(ask) if ask != "swap" else ask](mate=mate) if ask in self.questions else ""

    def advice_to_mates(self, mate: str) -> str:
        """Return the advice to a reader who is asked together with a team mate."""
        return _MATES.get(self.key, texts.mates_answer)(mate=mate)


TURN = Asked("turn")
_PLAY = Asked("play")
ASKED: Mapping[type[Action], Asked] = MappingProxyType(
    {
        action_types.Deploy: _PLAY,
        action_types.Improvise: _PLAY,
        action_types.SwapCard: Asked("swap", forced_by=("swap",), questions=("swap",)),
        action_types.Flip: Asked(
            "flip",
            forced_by=("maneuver", "manipulate", "ambush", "disrupt"),
            offered_by=("armistice", "surveil"),
            questions=("disrupt", "armistice"),
        ),
        action_types.Move: Asked("move", offered_by=("transport",)),
        action_types.TakeBack: Asked("take_back"),
        action_types.Place: Asked("place"),
        action_types.Reveal: Asked(
            "reveal", forced_by=("surveil",), offered_by=("requisition",), questions=("surveil",)
        ),
        action_types.Name: Asked("name", forced_by=("neutralize",)),
        action_types.Exchange: Asked("exchange", forced_by=("grand_betrayal",)),
        action_types.Give: Asked("give"),
        action_types.Receive: Asked("receive", questions=("give_&_take",)),
        action_types.Draw: Asked("draw"),
        action_types.Destroy: Asked("destroy"),
    }
)


def top_card_text(view: View) -> str:
    """Return a sentence on the deck's top card, which the viewer must know, and its strength facedown."""
    return texts.top_card_is(card=str(view.top_card), strength=facedown_strength(view, view.side or 0))


def place_text(view: View, theater: int) -> str:
    """Return the effect of a facedown card in a theater: the viewer's totals before and after, or its stop.

    `theater` is an index of the row.
    """
    total = view.row[theater].columns[view.side or 0].total
    if by := stopper(view, theater):
        return texts.would_stop(ability=name_key(by))
    after = total + facedown_strength(view, view.side or 0)
    return texts.would_raise_total(theater=_theater(view, theater), before=total, after=after)


def waiting_text(view: View, ask: AskView, people: Sequence[str]) -> str:
    """Return the sentence that the match waits for `people` to answer an ask.

    The ask must not be a turn.
    """
    if ask.ask == "swap":
        return texts.waiting_swap(awaited=people)
    ways = [asked.key for asked in ASKED.values() if ask.ask in asked.forced_by]
    ways += [f"may_{asked.key}" for asked in ASKED.values() if ask.ask in asked.offered_by]
    side = 0 if ask.seat in view.sides[0] else 1
    is_own = any(shown.card == ask.card for theater in view.row for shown in theater.columns[side].cards)
    way = (ways or ["choose"])[-1 if is_own else 0]
    return _WAITING[way](awaited=people, card=asker_key(ask))


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
            label, signs = texts.move_envoy_to(theater=_theater(view, theater)), _signs(view, theater)
            return Choice((label,), label, texts.move_envoy_hint(), "success", signs=signs)
        case action_types.Withdraw():
            label, hint = texts.withdraw(), texts.enemy_scores(points=view.withdrawal[side])
            question = _withdraw_question(view, names, side)
            return Choice((label,), label, hint, "danger", question, WITHDRAW, is_aside=True)
        case action_types.Flip(theater, owner):
            return _flip_choice(view, names, theater, owner)
        case action_types.Destroy(theater, owner, index):
            return _card_in_play(_DESTROY, theater, owner, index, texts.destroy_hint(), view, names)
        case action_types.Move(theater, index, to):
            return _move_choice(view, side, theater, index, to)
        case action_types.TakeBack(theater, index):
            card = _read_card(view, side, theater, index)
            path = texts.own_card_from(**card, theater=_theater(view, theater))
            label = texts.take_back_card(**card, theater=_theater(view, theater))
            return Choice((path,), label, style="primary", signs=_signs(view, theater))
        case action_types.Place(theater):
            place, hint = _theater(view, theater), place_text(view, theater)
            label = texts.play_top_card_to(card=view.top_card or UNKNOWN, theater=place)
            return Choice((texts.play_it_to(theater=place),), label, hint, "primary", signs=_signs(view, theater))
        case action_types.Exchange(theater):
            return _exchange(theater, view, side)
        case action_types.Decline():
            return Choice((texts.do_nothing(),), texts.do_nothing(), texts.do_nothing_hint())
        case _:
            return _hand_choice(action, view, names)


def _hand_choice(action: _HandAction, view: View, names: Names) -> Choice:
    match action:
        case action_types.SwapCard(key):
            mate = format_list([shorten(name, 20) for name in words.teammates(view, names)])
            return _card_choice(key, texts.give_to_mate(card=key, mate=mate), short_text(key))
        case action_types.Reveal(key):
            return _card_choice(key, texts.reveal(card=key), _reveal_hint(key, view))
        case action_types.Give(key):
            label = texts.give_to_enemy(card=key, enemy=words.enemy_in_label(view, names))
            return _card_choice(key, label, short_text(key))
        case action_types.Name(key):
            choice, sign = _card_choice(key, texts.name_card(card=key), _whereabouts(key, view)), _card_sign(key)
            path = (theater_name(BY_KEY[key].type), card_name(key))
            return replace(choice, path=path, questions=(texts.which_card(),), signs=(sign, sign))
        case action_types.Draw():
            return Choice((texts.draw_cards(),), texts.draw_cards(), texts.draw_hint(), "primary")
        case action_types.Receive():
            return Choice((texts.take_card(),), texts.take_card(), texts.take_hint(), "primary")


def _play_choice(play: action_types.Deploy | action_types.Improvise, view: View) -> Choice:
    place = _theater(view, play.theater)
    if isinstance(play, action_types.Improvise):
        return _improvise_choice(play.card, place)
    return _deploy_choice(play.card, place, play.via, supplies=play.via == "supply_lines" and view.pool > 0)


@cached_by_language(maxsize=300)
def _improvise_choice(card: str, place: str) -> Choice:
    """Return the choice to play a card facedown to a theater; `place` is its type."""
    path, label = (card_name(card), texts.improvise_to(theater=place)), texts.improvise(card=card, theater=place)
    asked, signs = (texts.where_play(card=card),), (_card_sign(card), SIGN_OF[place])
    return Choice(path, label, texts.improvise_hint(), questions=asked, signs=signs)


@cached_by_language(maxsize=1_000)
def _deploy_choice(card: str, place: str, via: str, *, supplies: bool) -> Choice:
    """Return the choice to play a card faceup to a theater; `place` is its type.

    `via` is the key of the ability that allows the play, or "match". `supplies` if the enemy then gains a Supply.
    """
    asked, signs = (texts.where_play(card=card),), (_card_sign(card), SIGN_OF[place])
    hint = texts.deploy_hint_supply(theater=place) if supplies else texts.deploy_hint(effect=short_text(card))
    if via == "match":
        end, label = texts.deploy_to(theater=place), texts.deploy(card=card, theater=place)
        caution = texts.deploy_caution(card=card, theater=place)
    else:
        by = ability_key(via)
        end = texts.deploy_to_using(theater=place, ability=by)
        label = texts.deploy_using(card=card, theater=place, ability=by)
        caution = texts.deploy_using_caution(card=card, theater=place, ability=by)
    caution = caution if BY_KEY[card].strength == _STRONGEST else ""
    return Choice((card_name(card), end), label, hint, "primary", questions=asked, signs=signs, caution=caution)


_Label: TypeAlias = Callable[..., str]
_FLIP, _DESTROY = (texts.flip_own, texts.flip_enemy), (texts.destroy_own, texts.destroy_enemy)
"""Labels of both actions for a card of the viewer, and for a card of the enemy."""


def _flip_choice(view: View, names: Names, theater: int, owner: int) -> Choice:
    card = view.row[theater].columns[owner].cards[-1]
    hint = _flip_hint(card, facedown_strength(view, owner, card.card))
    choice = _card_in_play(_FLIP, theater, owner, -1, hint, view, names)
    if owner == view.side:
        return choice
    named, enemy = card.card or UNKNOWN, words.enemy_in_label(view, names)
    caution = texts.flip_enemy_caution(card=named, faceup=card.faceup, theater=_theater(view, theater), enemy=enemy)
    return replace(choice, caution=caution)


def _card_in_play(
    labels: tuple[_Label, _Label], theater: int, owner: int, index: int, hint: str, view: View, names: Names
) -> Choice:
    shown, is_own = view.row[theater].columns[owner].cards[index], owner == view.side
    path: _Label = texts.own_card if is_own else texts.enemy_card
    label = labels[0 if is_own else 1]
    about = {
        "card": shown.card or UNKNOWN,
        "faceup": shown.faceup,
        "theater": _theater(view, theater),
        "enemy": words.enemy_in_label(view, names),
    }
    return Choice((path(**about),), label(**about), hint, "primary", signs=_signs(view, theater))


class _OwnCard(TypedDict):
    """A card in play of the viewer's side, as texts want it; `number` counts from 1 in its column."""

    card: str
    faceup: bool
    number: int


def _read_card(view: View, side: int, theater: int, index: int) -> _OwnCard:
    card = view.row[theater].columns[side].cards[index]
    return {"card": card.card or UNKNOWN, "faceup": card.faceup, "number": index + 1}


def _move_choice(view: View, side: int, theater: int, index: int, to: int) -> Choice:
    card, start, end = _read_card(view, side, theater, index), _theater(view, theater), _theater(view, to)
    path = (texts.own_card_in(**card, theater=start), texts.move_to(theater=end))
    label, asked = texts.move_card(**card, start=start, end=end), (texts.where_move(**card),)
    return Choice(path, label, style="primary", questions=asked, signs=_signs(view, theater, to))


def _card_choice(key: str, label: str, hint: str) -> Choice:
    return Choice((card_name(key),), label, hint, "primary", signs=(_card_sign(key),))


def _theater(view: View, index: int) -> str:
    return view.row[index].type


def _signs(view: View, *theaters: int) -> tuple[str, ...]:
    return tuple(SIGN_OF[view.row[index].type] for index in theaters)


def _card_sign(key: str) -> str:
    return SIGN_OF[BY_KEY[key].type]


def _flip_hint(card: CardView, facedown: int) -> str:
    """Return the effect of a flip on a card; `facedown` is the strength that it would have facedown."""
    if card.card is None:
        return texts.flip_hint_unknown()
    row = BY_KEY[card.card]
    before, after = card.strength, facedown if card.faceup else row.strength
    changed = after != before
    if card.faceup:
        return texts.flip_hint_down(changed=changed, before=before, after=after)
    if row.kind == "instant":
        return texts.flip_hint_up_instant(changed=changed, before=before, after=after)
    return texts.flip_hint_up(changed=changed, before=before, after=after)


def _exchange(theater: int, view: View, side: int) -> Choice:
    columns, place = view.row[theater].columns, _theater(view, theater)
    mine, theirs = (columns[each].cards[-1] for each in (side, 1 - side))
    given, taken = mine.card or UNKNOWN, theirs.card or UNKNOWN
    path = texts.exchange_in(
        theater=place, given=given, gives_faceup=mine.faceup, taken=taken, takes_faceup=theirs.faceup
    )
    hint = texts.exchange_hint(given=given, gives_faceup=mine.faceup, taken=taken, takes_faceup=theirs.faceup)
    path, label = shorten(path, limits.BUTTON_LABEL), texts.exchange(theater=place)
    return Choice((path,), label, hint, "primary", signs=_signs(view, theater))


def _reveal_hint(card: str, view: View) -> str:
    """Return the consequence of revealing `card` to the ability that asks the viewer."""
    ask = next((ask.ask for ask in view.asks if ask.seat == view.seat), "")
    row = BY_KEY[card]
    if ask == "leverage":
        return texts.reveal_hint_leverage(strength=row.strength)
    if ask == "requisition":
        return texts.reveal_hint_requisition(count=min(3, view.pool), theater=row.type)
    return texts.reveal_hint()


def _whereabouts(card: str, view: View) -> str:
    """Return the place of `card` if the viewer knows it (own hand or table), and otherwise its short text."""
    if card in view.hand:
        return texts.in_own_hand()
    for theater in view.row:
        if any(shown.card == card for column in theater.columns for shown in column.cards):
            return texts.lies_in(theater=theater.type)
    return short_text(card)


def _withdraw_question(view: View, names: Names, side: int) -> str:
    enemy, points = 1 - side, view.withdrawal[side]
    team, ends = len(view.sides[side]) > 1, view.target == 0 or view.victory_points[enemy] + points >= view.target
    return texts.withdraw_question(team=team, ends=ends, side=words.side_name(enemy, names), points=points)

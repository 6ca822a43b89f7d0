"""The private panel of a seat: the map with the bands that its question needs, the question, and its blocks.

To fit into a window 900 pixels high with its buttons, the panel shows these bands only:

| the viewer | bands below the map |
|---|---|
| plays a card | the hand, with the value of a cube; of a map of two bands only that with the woodland |
| opens, places a critter or waits | the hand; a large one, or one below two bands, without the effects of its cards |
| chooses a tribe, or waits for one | the tribes without the strip; no map if that has two bands |
| chooses a rival | the same; of a map of two bands only that with the woodland |
| throws, bars a sign, or waits while a duel is open | in place of the map: the duel with the tribes, the hand |
| waits while a duel is just decided | the strip of the duel; below a map of two bands none |
| uses a bonus or takes a cube | the value of a cube; above it the strip, if a duel was just decided |
| has picked a card, a food or a bonus | nothing, or the value of a cube if a cube is placed |
| has a hint | as in its question |

After the end, the picture is that of the table, without a map of two bands.
"""

from collections.abc import Mapping, Sequence

from bot.games.fight_flight_bite import texts, words
from bot.games.fight_flight_bite.board import (
    blocks,
    cube_values,
    cube_values_sentence,
    map_parts,
    ongoing,
    opening_sentences,
    short_status,
    status,
    strip_part,
    table_headline,
    table_picture,
    throws_are_locked,
    tribes_part,
)
from bot.games.fight_flight_bite.cards import hand_band, low_hand_band, worth_band
from bot.games.fight_flight_bite.choices import targets_of
from bot.games.fight_flight_bite.course import result
from bot.games.fight_flight_bite.sentences import begins_turn, held_text, summary
from bot.games.fight_flight_bite.words import ask_advice, ask_title, kept_bonus, name_list, plain_sentence, viewer_hand
from bot.screens import limits
from bot.screens.emblems import seat_name
from bot.screens.presenter import Names
from bot.screens.screen import (
    SUMMARY_LENGTH,
    Band,
    Block,
    Picture,
    Screen,
    Tone,
    drop_empty,
    headline,
    lines_in_blocks,
)
from bot.screens.words import as_sentence, join_fitting, join_sentences, shorten
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.fight_flight_bite.actions import Action, Attack, Bite, Look, Play, PutCube, Throw
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import CardScoring
from engine.games.fight_flight_bite.view_types import Ask, TurnView, View

_BONUS = texts_with_prefix(texts, "bonus_question")


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Return a seat's private screen: its question, the table, and its own cards.

    `last` has the newest events, for the summary. Raises ValueError if the view is a spectator's.
    """
    if view.seat is None:
        raise ValueError("a spectator has no panel")
    title, tone = _title(view, names)
    # Whose turn it is, the title says.
    new_events = [event for event in last if not begins_turn(event)]
    mine = names.address_reader(view.seat)
    summary_text = shorten(summary(new_events, mine), SUMMARY_LENGTH)
    ask, secret = _viewer_ask(view), _secret_throw(view)
    short, asked = _question(view, names)
    if ask is None:
        top = headline(secret, short) if secret else table_headline(view, mine, last, short)
        asked = join_sentences((asked, secret))
    else:
        top = table_headline(view, mine, last, short)
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, asked) if line),
        headline=top,
        blocks=(*_written_blocks(view, names), *_seen_hands(view, names)),
        picture=_draw(view, names, last, targets_of(actions, _woodland(view))),
        tone=tone,
    )


_WITH_HAND: tuple[Ask | None, ...] = ("open", "place", "play", None)
"""Questions with the viewer's hand in the picture. None is for a viewer who is asked nothing."""
_WITH_TRIBES: tuple[Ask | None, ...] = ("tribe", "attack")
_HIGH_MAP = "delta"
"""The map of two bands."""
_LARGE_HAND = 6
"""Maximum number of cards in a hand of two rows."""
_WITH_STRIP: tuple[Ask | None, ...] = ("bar", "throw", "void", "final_throw")


def _draw(view: View, names: Names, last: Sequence[Event], targets: Sequence[str] = (), picked: str = "") -> Picture:
    """Return the viewer's picture: the map, and the bands that its question needs.

    `targets` are the woodlands to mark, and `picked` is the key of a card to mark, or "".
    """
    if view.outcome is not None:
        return table_picture(view, names, last)
    ask, hand = _viewer_ask(view), viewer_hand(view)
    opening = opening_sentences(view, names, last, _question(view, names)[0])
    is_open = view.duel is not None or view.final is not None
    decided = result(view, last) is not None
    if is_open and not decided and (ask is None or ask in _WITH_STRIP):
        held = (_hand_part(view, picked),) if hand else ()
        return Picture((tribes_part(view, names, last, opening), *held))
    around = _woodland(view) or "" if ask in ("attack", "play") else ""
    bands = list(map_parts(view, names, last, opening, targets, around))
    if view.phase == "tribes" and len(bands) > 1:
        return Picture((tribes_part(view, names, last, opening, has_strip=False),))
    is_duel = is_open or decided
    if ask in _WITH_TRIBES or view.phase == "tribes":
        bands.append(tribes_part(view, names, last, has_strip=False))
    elif ask in _WITH_HAND and hand and not (ask is None and is_duel):
        bands.append(_hand_part(view, picked, low=ask != "play" and (len(bands) > 1 or len(hand) > _LARGE_HAND)))
    else:
        bands += [strip_part(view, names, last)] if is_duel and len(bands) == 1 else []
        bands += () if ask in _WITH_STRIP else _worth_part(view)
    return Picture(tuple(bands))


def _hand_part(view: View, picked: str = "", *, low: bool = False) -> Band:
    """Return the band of the viewer's hand, in one row if `low`. `picked` is the key of a marked card, or ""."""
    hand = viewer_hand(view)
    scoring = view.rules.card_scoring
    cards = [_hand_sentence(key, scoring) for key in hand]
    marked = texts.marked_card(card=picked) if picked else ""
    values = cube_values_sentence(view)
    alt = join_fitting([texts.you_hold_cards(count=len(hand)), marked, *cards, values], limits.ALT_TEXT)
    return Band(low_hand_band(view, hand) if low else hand_band(view, hand, picked), alt)


def _worth_part(view: View) -> tuple[Band, ...]:
    """Return the band with the points of a cube of each food; `()` if the viewer holds no cards yet."""
    values = cube_values_sentence(view)
    return (Band(worth_band(view), values),) if values else ()


def _written_blocks(view: View, names: Names) -> tuple[Block, ...]:
    """Return the blocks of the table, the viewer's hand, and the value of cubes.

    The hand and the values come first if a card must be played.
    """
    ask, hand, table = _viewer_ask(view), viewer_hand(view), blocks(view, names)
    if ask in (*_WITH_HAND, *_WITH_STRIP) and hand and view.outcome is None:
        held = _hand_blocks(view, hand)
    else:
        held = drop_empty(Block(texts.heading_hand(), texts.list_of_cards(cards=hand)))
    mine = (*held, *cube_values(view))
    return (*mine, *table) if ask == "play" else (*table, *mine)


def _viewer_ask(view: View) -> Ask | None:
    return next((ask.ask for ask in view.asks if ask.seat == view.seat), None)


def _title(view: View, names: Names) -> tuple[str, Tone]:
    if view.outcome is not None:
        return (texts.panel_won(), "won") if view.seat in view.outcome.ranks[0] else (texts.panel_lost(), "lost")
    mine = _viewer_ask(view)
    if mine is not None:
        return ask_title(mine), "your_turn"
    return texts.panel_waiting(players=[names.seats[ask.seat] for ask in view.asks]), "waiting"


def _secret_throw(view: View) -> str:
    """Return a sentence with the viewer's own secret throw; "" if it has not thrown."""
    own = view.duel.own if view.duel is not None else view.final.own if view.final is not None else ()
    return texts.secret_throw(signs=words.signs_text(own)) if own else ""


def _question(view: View, names: Names) -> tuple[str, str]:
    """Return the viewer's question or the status of the match, in short for the headline and in full."""
    ask = _viewer_ask(view)
    if ask is None:
        return f"**{_title(view, names)[0]}**" if view.outcome else short_status(view, names), status(view, names)
    if ask == "attack" and view.turn is not None:
        return _attack_question(view.turn, names)
    known = dict(ongoing(view, names))
    if ask == "bonus" and view.bonus is not None:
        bonus = join_sentences((_BONUS[view.bonus.sign](), as_sentence(known["bonus"])))
        return bonus, bonus
    if ask == "pick" and view.pick is not None:
        cubes = view.pick.takers.count(view.pick.takers[0])
        pick = texts.pick_question(letter=view.pick.woodland, count=cubes)
        return pick, pick
    if ask in ("throw", "final_throw"):
        return _throw_question(view, names, known)
    short = _play_question(view.turn) if ask == "play" and view.turn and view.rules.map == _HIGH_MAP else ""
    return short or f"**{ask_title(ask)}**", ask_advice(ask)


def _play_question(turn: TurnView) -> str:
    """Return the question of a card, with the bonus actions of a win. Of a high map, only the other band has them."""
    return texts.play_question(**words.sign_numbers(turn.stakes))


def _attack_question(turn: TurnView, names: Names) -> tuple[str, str]:
    opponents, left = name_list(turn.targets, names), texts.can_still_attack(count=turn.standing)
    if turn.must_attack:
        must = texts.must_attack(opponents=opponents)
        return must, join_sentences((must, left))
    may = texts.may_attack_again() if turn.duels else texts.may_attack()
    return may, join_sentences((may, texts.attackable(opponents=opponents), left))


def _throw_question(view: View, names: Names, known: Mapping[str, str]) -> tuple[str, str]:
    """Return the question of a throw in short and in full.

    `known` has the facts about the duel or the throws, by key.
    """
    more = [as_sentence(known[key]) for key in ("ties", "rounds") if key in known]
    if view.duel is None:
        tied = view.final.seats if view.final is not None else ()
        short, how = f"**{ask_title('final_throw')}**", texts.final_question(who=words.players_text(tied, names))
    else:
        other = seat_name(view.duel.defender if view.seat == view.duel.attacker else view.duel.attacker, names)
        throw = texts.throw_signs_in_order if throws_are_locked(view) else texts.throw_sign
        short = how = throw(who=other)
        if view.duel.barred is not None and view.seat == view.duel.defender:
            short = how = join_sentences((how, texts.may_not_throw(sign=view.duel.barred)))
        if view.turn is not None:
            short = join_sentences((short, texts.win_brings(**words.sign_numbers(view.turn.stakes))))
        more = [texts.cycle_of_signs(), *more]
    return short, join_sentences([how, *more, texts.throw_stands()])


@cached_by_language(maxsize=64)
def _hand_sentence(key: str, scoring: CardScoring) -> str:
    return texts.hand_card_line(card=key, gist=key, **kept_bonus(key, scoring)._asdict())


@cached_by_language(maxsize=128)
def _hand_line(key: str, copies: int, scoring: CardScoring) -> str:
    effect = words.card_effect(key)
    return texts.hand_line(card=key, copies=copies, effect=effect, **kept_bonus(key, scoring)._asdict())


def _hand_blocks(view: View, hand: Sequence[str]) -> tuple[Block, ...]:
    counts, scoring = {key: hand.count(key) for key in dict.fromkeys(hand)}, view.rules.card_scoring
    lines = [_hand_line(key, number, scoring) for key, number in counts.items()]
    return lines_in_blocks(texts.heading_hand(), lines)


def _seen_hands(view: View, names: Names) -> tuple[Block, ...]:
    holders = dict.fromkeys(peek.seat for peek in view.peeks)
    lines = "\n".join(as_sentence(held_text(holder, view.seats[holder].hand or (), names)) for holder in holders)
    return drop_empty(Block(texts.heading_seen_hands(), shorten(lines, limits.EMBED_FIELD_VALUE)))


def _woodland(view: View) -> str | None:
    return view.turn.woodland if view.turn is not None else None


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for a menu narrowed to `actions`, with the bands that the next choice needs.

    The targets of the choice are marked. A single action is a hint: the picture then has all bands, and marks the
    action. Return None if there is nothing to mark or to leave out.
    """
    here = _woodland(view)
    targets = targets_of(actions, here)
    if not targets and here is not None and all(isinstance(action, Attack) for action in actions):
        targets = (here,)
    cards = {action.card for action in actions if isinstance(action, Play)}
    if len(actions) == 1:
        return _draw(view, names, last, targets, *cards) if targets or cards else None
    if targets:
        picked = [texts.picked_card(card=card) for card in cards]
        about_food = any(isinstance(_effect(action), PutCube | Bite) for action in actions)
        bands = map_parts(view, names, last, picked, targets)
        return Picture((*bands, *(_worth_part(view) if about_food else ())))
    if all(isinstance(_effect(action), Look | Throw) for action in actions):
        question = plain_sentence(_question(view, names)[0])
        return Picture((tribes_part(view, names, last, [question]),))
    return None


def _effect(action: Action) -> Action | Look | None:
    """Return the choice for a played card's effect, or the action itself if it plays no card."""
    return action.choice if isinstance(action, Play) else action

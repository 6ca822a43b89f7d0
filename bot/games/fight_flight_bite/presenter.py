"""Presenter of Fight, Flight, Bite, with its guidance, replay parts and openings.

The openings are the tribes of a finished match.
"""

from collections.abc import Sequence

from bot.games.fight_flight_bite import picture_pieces, texts
from bot.games.fight_flight_bite.board import board, review, table_picture, throws_are_locked
from bot.games.fight_flight_bite.cards import card_screens, deck_lines
from bot.games.fight_flight_bite.choices import choices
from bot.games.fight_flight_bite.lesson import lesson
from bot.games.fight_flight_bite.panel import panel, selection_picture
from bot.games.fight_flight_bite.rules import options, presets, rules, terms, topic_name
from bot.games.fight_flight_bite.sentences import hint_sentence, is_routine, sentence, told_otherwise
from bot.games.fight_flight_bite.words import ASKS, ROUNDS, card_name, is_throwing, moment, sign_name, viewer_hand
from bot.screens.presenter import Climax, Guidance, Presenter, ReplayParts, Shortcut
from bot.screens.words import join_items
from bot.texts.languages import cached_by_language
from engine.core.values import Seat
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import CARDS, SIGNS
from engine.games.fight_flight_bite.events import DuelWon, Event
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.view_types import View


def topic(view: View) -> str:
    """Return the name of the rules topic for the question that the match waits for.

    The viewer's own question comes before other seats' questions. Without any question, the topic is "turn".
    """
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    return topic_name(ASKS[asks[0].ask].topic if asks else "turn")


def visible_cards(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the game's card list."""
    seen = {key for seat in view.seats for key in (*(seat.hand or ()), *seat.known, *seat.played)}
    seen |= {*view.undealt, *(key for peek in view.peeks for key in peek.cards)}
    return tuple(card_name(card.key) for card in CARDS if card.key in seen)


REPLAY: ReplayParts[View, Event] = ReplayParts(
    moment,
    table_picture,
    hand=lambda view: join_items(map(card_name, viewer_hand(view))),
    laid_open=lambda view, _: view,
)
"""Nothing on the board is hidden, so it is laid open as it is."""


def _shortcuts(view: View) -> tuple[Shortcut, ...]:
    """Return a button for each sign while the match waits for throws; `()` at other times.

    In a duel with locked throws, the sign is the first of three. Every reader sees the same buttons. The sign that the
    defender barred is included, because the attacker may throw it.
    """
    if not is_throwing(view):
        return ()
    locked, barred = throws_are_locked(view), view.duel.barred if view.duel is not None else None
    return tuple(
        Shortcut(
            sign,
            texts.first_sign(sign=sign) if locked else sign_name(sign),
            "primary",
            texts.not_to_throw(sign=sign, barred=sign == barred),
        )
        for sign in SIGNS
    )


def _turn_order(view: View) -> tuple[Seat, ...]:
    if view.phase != "turns" or view.turn is None:
        return ()
    seats = [seat for seat in view.order if not view.seats[seat].has_left or seat == view.turn.seat]
    place = seats.index(view.turn.seat)
    return tuple(seats[place:] if view.round == ROUNDS else seats[place:] + seats[:place])


@cached_by_language()
def fight_flight_bite() -> Presenter[FightOptions, View, Action, Event]:
    """Return the presenter of Fight, Flight, Bite."""
    return Presenter(
        key="fight-flight-bite",
        name=texts.game_name(),
        options=options(),
        gist=texts.about_game(),
        sign=picture_pieces.FIGHT_FLIGHT_BITE,
        signs=picture_pieces.ALL_SIGNS,
        presets=presets(),
        terms=terms,
        board=board,
        choices=choices,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        climax=Climax(ends=lambda event: isinstance(event, DuelWon)),
        replay=REPLAY,
        guidance=Guidance(topic, visible_cards, hint_sentence),
        sentence=sentence,
        begins_turn=is_routine,
        told_otherwise=told_otherwise,
        lesson=lesson(),
        rules=rules(),
        cards=card_screens,
        deck=deck_lines,
        shortcuts=_shortcuts,
        wait_kind=lambda view: ASKS[view.asks[0].ask].wait if view.asks else "turn",
        turn=lambda view: (view.phase, view.round, len(view.openings), -1 if view.turn is None else view.turn.seat),
        turn_order=_turn_order,
    )

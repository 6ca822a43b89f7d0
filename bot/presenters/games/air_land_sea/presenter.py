"""The presenters of Air, Land & Sea and of Flies, Lies & Supplies, which differ in their defaults alone."""

from functools import partial

from msgspec.structs import replace

from bot.presenters.games.air_land_sea.board import board, review
from bot.presenters.games.air_land_sea.cards import card_screens, deck_lines
from bot.presenters.games.air_land_sea.choices import WITHDRAW, choices
from bot.presenters.games.air_land_sea.drawing import signs
from bot.presenters.games.air_land_sea.guidance.reasons import because
from bot.presenters.games.air_land_sea.guidance.rules_at_hand import in_sight, topic
from bot.presenters.games.air_land_sea.history.replay import REPLAY
from bot.presenters.games.air_land_sea.options_text import PRESETS, options_of, terms
from bot.presenters.games.air_land_sea.panel import panel, picked
from bot.presenters.games.air_land_sea.rules_text import rules_of
from bot.presenters.games.air_land_sea.sentences import sentence
from bot.presenters.lessons import air_land_sea, flies_lies_supplies
from bot.presenters.presenter import Guidance, Presenter, Shortcut
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.view_types import View

_SHORTCUTS = (
    Shortcut(
        WITHDRAW,
        "Withdraw",
        "danger",
        "You can withdraw only when it's your turn to play a card. Press **My hand** to see how things stand.",
    ),
)


def _shortcuts(_view: View) -> tuple[Shortcut, ...]:
    """Offer to withdraw at any time: whoever can't learns when they can."""
    return _SHORTCUTS


def _presenter(
    key: str, name: str, sign: str, gist: str, defaults: type[TheatersOptions]
) -> Presenter[TheatersOptions, View, Action, Event]:
    theaters = defaults().chosen or ()
    return Presenter(
        key=key,
        name=name,
        options=options_of(defaults),
        gist=gist,
        sign=sign,
        signs=signs.SIGNS,
        presets=PRESETS,
        terms=terms,
        board=partial(board, name),
        choices=choices,
        private_screen=panel,
        picked=picked,
        review=review,
        replay=REPLAY,
        guidance=Guidance(topic, in_sight, because),
        sentence=sentence,
        rules=rules_of(theaters),
        cards=partial(card_screens, theaters),
        deck=partial(deck_lines, theaters),
        shortcuts=_shortcuts,
        turn=lambda view: (view.battle, view.turn),
    )


AIR_LAND_SEA = replace(
    _presenter(
        "air-land-sea",
        "Air, Land & Sea",
        signs.AIR_LAND_SEA,
        "A card duel over three theaters: hold two, or withdraw in time.",
        TheatersOptions,
    ),
    lesson=air_land_sea.LESSON,
)
FLIES_LIES_SUPPLIES = replace(
    _presenter(
        "flies-lies-supplies",
        "Flies, Lies & Supplies",
        signs.FLIES_LIES_SUPPLIES,
        "The same duel with spies, lies and supplies in place of armies.",
        FliesOptions,
    ),
    lesson=flies_lies_supplies.LESSON,
)

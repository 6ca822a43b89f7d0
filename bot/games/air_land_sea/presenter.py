"""Presenters of Air, Land & Sea and of Flies, Lies & Supplies, which differ only in their defaults.

They include the cards for `/card` and `/cards`, the guidance, and the parts of a replay.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from msgspec.structs import replace

from bot.games.air_land_sea import lesson, picture_faces, texts
from bot.games.air_land_sea.board import battle_band, board, review, table_picture
from bot.games.air_land_sea.choices import WITHDRAW, choices
from bot.games.air_land_sea.panel import panel, selection_picture
from bot.games.air_land_sea.picture_hand import card_scene
from bot.games.air_land_sea.rules import options_of, presets, rules_of, terms
from bot.games.air_land_sea.sentences import hint_sentence, sentence
from bot.games.air_land_sea.words import ability, card_name, name_key
from bot.screens.presenter import Climax, Guidance, Presenter, ReplayParts, Shortcut
from bot.screens.screen import Block, Screen, picture_of
from bot.screens.words import join_items
from bot.texts.catalog import texts_with_prefix
from bot.texts.languages import cached_by_language
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.cards import CARDS, Card
from engine.games.air_land_sea.events import BattleWon, Event
from engine.games.air_land_sea.options import ALS_THEATERS, FLS_THEATERS, FliesOptions, TheatersOptions
from engine.games.air_land_sea.view_types import ColumnView, View

_KNOWN = {
    "intelligence-2": "reveal",
    "intelligence-3": "not_theater",
    "intelligence-4": "reveal",
    "intelligence-5": "not_strength",
    "diplomacy-1": "moved",
    "diplomacy-3": "not_theater",
    "diplomacy-4": "name",
    "diplomacy-5": "given",
    "economics-1": "reveal",
    "economics-5": "destroyed",
}
"""Keys of the texts about partly known cards, from facts of the rulebook (rules 4.4 to 4.6)."""

_SOURCES = texts_with_prefix(texts, "source")


def card_screens(theaters: tuple[str, ...]) -> Mapping[str, Screen]:
    """Return a screen for every card, as `/card` shows it, indexed by the card's full name.

    Cards of the given theaters come first.
    """
    return {card_name(card.key): _card_screen(card) for card in _sort_cards(theaters)}


def deck_lines(theaters: tuple[str, ...]) -> Sequence[str]:
    """Return a line of text for every card of the game; cards of the given theaters come first."""
    return tuple(_deck_line(card) for card in _sort_cards(theaters))


def _sort_cards(theaters: tuple[str, ...]) -> list[Card]:
    return sorted(CARDS, key=lambda card: card.type not in theaters)


def _deck_line(card: Card) -> str:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    name, theater = name_key(card.key), card.type
    if classic == revised or card.type not in ALS_THEATERS:
        return texts.deck_line(card=name, strength=card.strength, theater=theater, text=revised)
    return texts.deck_line_editions(
        card=name, strength=card.strength, theater=theater, revised=revised, classic=classic
    )


def _card_screen(card: Card) -> Screen:
    classic, revised = ability(card, "classic"), ability(card, "revised")
    blocks: tuple[Block, ...] = (Block(texts.edition_classic(), classic), Block(texts.edition_revised(), revised))
    if card.type not in ALS_THEATERS:
        blocks = (Block(texts.only_revised(), revised),)
    elif classic == revised:
        blocks = (Block(texts.both_editions(), classic),)
    source = _KNOWN[card.key] if card.provenance == "partly known" else card.provenance
    return Screen(
        title=card_name(card.key),
        text=texts.facts_of_card(theater=card.type, strength=card.strength, kind=card.kind),
        blocks=blocks,
        picture=picture_of(card_scene(card.key), texts.alt_of_card(card=card.key, text=classic)),
        footer=_SOURCES[source](),
    )


_SUPPLY_ABILITIES = frozenset(card.ask for card in CARDS if card.type in FLS_THEATERS)
"""Asks of the abilities of Flies, Lies & Supplies."""


def topic(view: View) -> str:
    """Return the name of the rules topic for the question that the match waits for.

    The viewer's own question comes before other seats' questions. Without any question, the topic is the turn.
    """
    asks = sorted(view.asks, key=lambda ask: ask.seat != view.seat)
    asked = asks[0].ask if asks else "turn"
    if asked == "turn":
        return texts.topic_turn()
    if asked == "swap":
        return texts.topic_teams()
    return texts.topic_supplies() if asked in _SUPPLY_ABILITIES else texts.topic_abilities()


def visible_cards(view: View) -> Sequence[str]:
    """Return the names of the cards that the viewer may see, in the order of the game's card list."""
    seen = {*view.hand, *_known_cards(view)}
    return tuple(card_name(card.key) for card in CARDS if card.key in seen)


def _known_cards(view: View) -> Iterator[str]:
    yield from (card.card for theater in view.row for column in theater.columns for card in column.cards if card.card)
    yield from (note.card for note in view.notes)
    yield from (mark.card for mark in view.marks)
    yield from (ask.card for ask in view.asks if ask.card)
    if view.top_card is not None:
        yield view.top_card


def _laid_open(view: View, seats: Sequence[View]) -> View:
    """Return the spectator's view with every card known to a seat; cards that no seat knows stay hidden.

    `view` is the spectator's, and `seats` has the view of each seat.
    """

    def open_column(index: int, side: int) -> ColumnView:
        columns = [each.row[index].columns[side] for each in (view, *seats)]
        places = zip(*(column.cards for column in columns), strict=True)
        cards = tuple(next((card for card in seen if card.card is not None), seen[0]) for seen in places)
        return replace(columns[0], cards=cards)

    row = enumerate(view.row)
    return replace(
        view,
        row=tuple(replace(theater, columns=(open_column(index, 0), open_column(index, 1))) for index, theater in row),
    )


REPLAY: ReplayParts[View, Event] = ReplayParts(
    moment=lambda view: texts.battle(battle=view.battle),
    table=table_picture,
    hand=lambda view: join_items(card_name(key) for key in view.hand),
    laid_open=_laid_open,
)


@cached_by_language()
def _shortcuts() -> tuple[Shortcut, ...]:
    return (Shortcut(WITHDRAW, texts.withdraw(), "danger", texts.withdraw_unavailable()),)


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
        signs=picture_faces.SIGNS,
        presets=presets(),
        terms=terms,
        board=partial(board, name),
        choices=choices,
        private_screen=panel,
        selection_picture=selection_picture,
        review=review,
        climax=Climax(ends=lambda event: isinstance(event, BattleWon), band=battle_band),
        replay=REPLAY,
        guidance=Guidance(topic, visible_cards, hint_sentence),
        sentence=sentence,
        rules=rules_of(theaters),
        cards=partial(card_screens, theaters),
        deck=partial(deck_lines, theaters),
        shortcuts=lambda _view: _shortcuts(),
        turn=lambda view: (view.battle, view.turn),
    )


@cached_by_language()
def air_land_sea() -> Presenter[TheatersOptions, View, Action, Event]:
    """Return the presenter of Air, Land & Sea."""
    presenter = _presenter(
        "air-land-sea",
        texts.game_air_land_sea(),
        picture_faces.AIR_LAND_SEA,
        texts.about_air_land_sea(),
        TheatersOptions,
    )
    return replace(presenter, lesson=lesson.lesson())


@cached_by_language()
def flies_lies_supplies() -> Presenter[TheatersOptions, View, Action, Event]:
    """Return the presenter of Flies, Lies & Supplies."""
    presenter = _presenter(
        "flies-lies-supplies",
        texts.game_flies_lies_supplies(),
        picture_faces.FLIES_LIES_SUPPLIES,
        texts.about_flies_lies_supplies(),
        FliesOptions,
    )
    return replace(presenter, lesson=lesson.flies_lesson())

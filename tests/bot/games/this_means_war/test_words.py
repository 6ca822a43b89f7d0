"""What words and alt texts of This Means War! carry, compared with the views they stand for."""

from collections.abc import Iterator

import pytest

from bot.games.this_means_war.presenter import this_means_war
from bot.games.this_means_war.words import card_name, stock_text
from bot.screens.emblems import SHAPES
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.cards import BY_KEY
from engine.games.this_means_war.view_types import View
from tests.conformance.cases import SUBJECTS
from tests.conformance.laws import redacted
from tests.conformance.random_play import audiences, some_of
from tests.conformance.subject import Setting
from tests.conformance.test_words import names_for

PRESENTER = this_means_war()

WAR = SUBJECTS["this-means-war"]
EVERY = 7


def words_of(screen: Screen) -> str:
    return "\n".join((screen.title, screen.text, *(f"{block.heading}\n{block.text}" for block in screen.blocks)))


def check_words(view: View, words: str) -> None:
    for each in view.grafmarshalls:
        assert each.eliminated or stock_text(each.base) in words
        assert each.eliminated or f"CITY {each.base.city}, WALL {each.base.wall}" in words
    for window in view.windows:
        assert all(card_name(order.card) in words for order in window.orders)
    assert all(card_name(key) in words for key in view.discard_pile)
    assert all(card_name(held.card) in words for held in view.hand)
    assert all(card_name(key) in words for key in view.looking)
    assert f"{view.deck_size} card" in words
    assert f"{len(view.discard_pile)} discarded" in words or not view.discard_pile


def check_alt(view: View, alt: str) -> None:
    for each in view.grafmarshalls:
        if not each.eliminated:
            assert f"CITY {each.base.city}, WALL {each.base.wall}" in alt
        assert SHAPES[each.seat] in alt.lower()
    chooses = view.ask is not None and view.ask.seat == view.seat and view.ask.ask != "answer"
    for order in view.windows[-1].orders if view.windows and view.outcome is None and not chooses else ():
        assert card_name(order.card) in alt
    assert alt.endswith((".", "!"))
    held = [each.card for each in view.hand if chooses or not view.windows or BY_KEY[each.card].type == "ESPIONAGE"]
    shown = view.looking or held
    if view.outcome is None and not (view.seat is not None and view.grafmarshalls[view.seat].eliminated):
        assert all(card_name(key) in alt for key in shown)


def screens(setting: Setting, names: Names, every: int) -> Iterator[tuple[View, Screen]]:
    """Views of positions of a random match, with the boards and panels that show them."""
    for moment in some_of(WAR, setting, 1, every):
        state, events = (moment.step.state, moment.step.events) if moment.step else (moment.state, ())
        for audience in audiences(setting):
            told = redacted(game, state, events, audience)
            view = game.view(state, audience)
            if audience is None:
                yield view, PRESENTER.board(view, names, told)
            else:
                yield view, PRESENTER.panel(view, game.legal(state, audience), names, told)


@pytest.mark.parametrize("setting", WAR.settings, ids=lambda setting: setting.name)
def test_words_say_all_that_a_view_shows_and_alt_texts_what_matters_most(setting: Setting) -> None:
    shown = list(screens(setting, names_for(setting), EVERY))
    assert shown
    for view, screen in shown:
        assert screen.picture is not None
        check_words(view, words_of(screen))
        check_alt(view, screen.picture.alt)

"""That whoever sees no picture is told what it shows: all in the words of a screen, and most in its alt text."""

from collections.abc import Iterator
from itertools import islice
from statistics import median
from typing import Any

import pytest

from bot.games.air_land_sea import words
from bot.games.air_land_sea.position import adjacent_bonuses
from bot.games.catalog import PRESENTERS
from bot.screens.screen import HEADLINE_ROOM, Screen
from bot.screens.words import plain
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import roster
from engine.games.air_land_sea import flies_lies_supplies as game
from engine.games.air_land_sea.view_types import View
from tests.bot.games.air_land_sea.drawn_tables import SETTINGS, names_for, panel
from tests.engine.games.air_land_sea.scenario_builder import given

PRESENTER = PRESENTERS["flies-lies-supplies"]


def said(screen: Screen) -> str:
    """Text and blocks of a screen."""
    return "\n".join([screen.text, *(f"{block.heading}\n{block.text}" for block in screen.blocks)])


def shown(options: dict[str, Any], sizes: tuple[int, int], *, seats: bool = True) -> Iterator[tuple[View, Screen]]:
    """Play at random, and yield what is shown to everybody and to each seat."""
    names = names_for(sizes)
    state = game.new(game.codec.parse_options(options), roster(*sizes), Rng(bytes(32))).state
    for number, turn in enumerate(islice(play_on(game, state, Rng(bytes(31) + b"\4")), 300)):
        if number % 5:
            continue
        state = turn.step.state
        for seat in (None, *(roster(*sizes).seats if seats else ())):
            view = game.view(state, seat)
            last = [told for event in turn.step.events if (told := game.redact(state, event, seat)) is not None]
            if seat is None:
                yield view, PRESENTER.board(view, names, last)
            else:
                yield view, PRESENTER.panel(view, game.legal(state, seat), names, last)


@pytest.mark.parametrize(("options", "sizes"), SETTINGS)
def test_the_words_of_a_screen_say_all_that_the_view_shows(options: dict[str, Any], sizes: tuple[int, int]) -> None:
    for view, screen in shown(options, sizes):
        told = said(screen)
        assert all(words.card_name(key) in told for key in view.hand)
        for place, theater in enumerate(view.row):
            (block,) = [
                block
                for block in screen.blocks
                if block.heading.removeprefix(f"{place + 1}. ").startswith(words.theater_name(theater.type) + " ·")
            ]
            for column in theater.columns:
                assert f"**{column.total}**" in block.text
                assert words.column_text(column.cards) in block.text
                assert all(f"+{number} {card.name}" in block.text for card, number in adjacent_bonuses(column))
                assert not column.supplies or f"{column.supplies} Suppl" in block.text
        score = next(block.text for block in screen.blocks if block.heading == "Score")
        assert all(f"**{points} point" in score for points in view.victory_points)
        assert all(f"{size} card" in score for size in view.hand_sizes)
        assert f"{view.deck_size} card" in score
        assert score.count("must play") == len(view.marks)
        assert score.count("Air Drop") == sum(view.air_drop)
        assert score.count("wins ties") == 1


@pytest.mark.parametrize(("options", "sizes"), SETTINGS)
def test_the_alt_text_says_whose_turn_it_is_the_points_and_who_leads(
    options: dict[str, Any], sizes: tuple[int, int]
) -> None:
    for view, screen in shown(options, sizes):
        assert screen.picture is not None
        alts = [band.alt for band in screen.picture.bands]
        assert all(alt.endswith(".") for alt in alts)
        for index, theater in enumerate(view.row):
            lead = plain(words.lead(theater), words.shape_words())
            told = f"{words.theater_name(theater.type)}: {lead}."
            band = 0 if not view.epic or index < 2 else 1
            ended = 0 if view.outcome is None else 1
            is_low = view.epic and view.side is not None and told in alts[0]
            assert is_low or told in alts[band + ended]
        if view.outcome is None:
            asked = any(ask.seat == view.seat for ask in view.asks)
            assert alts[0].startswith(("Your", "Waiting for you") if asked else ("Diamond", "Disc", "Waiting for"))
        if view.side is None:
            assert all(f"{points} point" in alts[0] for points in view.victory_points)
            is_turn = all(ask.ask == "turn" for ask in view.asks)
            assert alts[0].startswith(("Diamond", "Disc") if is_turn else "Waiting for")
        elif view.hand and view.outcome is None and not alts[-1].startswith("The deck's top card"):
            assert alts[-1].startswith("Your hand.")
            assert all(words.card_name(key) in alts[-1] for key in view.hand)


def test_most_alt_texts_of_three_theaters_say_all_cards() -> None:
    whole = [
        all(
            words.column_text(column.cards) in screen.picture.alt
            for theater in view.row
            for column in theater.columns
            if column.cards
        )
        for view, screen in shown({"theaters": "als"}, (1, 1), seats=False)
        if screen.picture is not None
    ]
    assert sum(whole) >= 0.9 * len(whole)


def test_headlines_are_short_and_plain_but_for_whose_turn_it_is() -> None:
    headlines = [screen.headline for options, sizes in SETTINGS for _, screen in shown(options, sizes)]
    assert all(0 < len(headline) <= HEADLINE_ROOM for headline in headlines)
    assert median(map(len, headlines)) <= 100
    assert all("**" not in headline.rpartition("\n")[0] for headline in headlines)


def test_a_card_that_is_stopped_in_each_theater_is_said_to_be_so_once() -> None:
    picture = panel(given(blue={"air": "A5"}, red_hand="L1").deploys("L1", "land"), "red").picture
    assert picture is not None
    assert picture.alt.count("Containment would send it under the deck") == 1

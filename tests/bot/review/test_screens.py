"""The texts of a review: what a choice cost, by what the chance changed after it, and what others may read."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.pictures.renderer import Renderer
from bot.pictures.scene import BAND_HEIGHT, BAND_WIDTH, Disc, Polygon, Text
from bot.review import texts
from bot.review.curve import Mark, curve_band
from bot.review.model import Moment, Review
from bot.review.screens import (
    REFUSALS,
    MomentText,
    moment_screen,
    overview_screen,
    progress_screen,
    shared_screen,
)
from bot.screens.screen import Screen
from bot.texts.catalog import texts_with_prefix
from engine.core.values import Seat
from engine.review.turning_points import LIMITS, Estimated

CHOICES = (Estimated(3, 0.5, 0.48), Estimated(8, 0.62, 0.41), Estimated(15, 0.3, 0.36), Estimated(20, 0.4, 0.31))
REVIEW = Review(
    Seat(0), CHOICES, (Moment(1, "{}", "[]", "[]"), Moment(2, "{}", "[]", "[]"), Moment(3, "{}", "[]", "[]")), 0.0
)
WHEN = ("Battle 1", "Battle 2", "")
MOMENT = MomentText(
    when="Battle 2",
    estimated=CHOICES[1],
    drift=-0.11,
    played="Deploy Envoy 1 to Air",
    best="Withdraw",
    because="Each time I imagined it: the enemy scored 2 points.",
    events="Bob played a card.",
    causes=frozenset({"draw", "others"}),
    others=("Bob",),
)


def test_the_overview_counts_the_choices_and_has_a_line_for_each_moment() -> None:
    screen = overview_screen(REVIEW, WHEN, 12, "Stratego")
    assert screen.title == "Review of match 12 · Stratego"
    assert screen.text.splitlines() == [
        "4 choices judged: 1 better, 1 good, 1 slip, 1 blunder.",
        "**1.** Battle 1: Blunder, 62\xa0% → 41\xa0%.",
        "**2.** Battle 2: Better, 30\xa0% → 36\xa0%.",
        "**3.** Slip, 40\xa0% → 31\xa0%. Then 31\xa0% → 0\xa0%.",
    ]


def test_the_curve_says_in_words_what_it_shows() -> None:
    picture = overview_screen(REVIEW, WHEN, 12, "Stratego").picture
    assert picture is not None
    assert (
        "began at 50\xa0%, was 30\xa0% at the lowest and 62\xa0% at the highest, and ended with a loss" in picture.alt
    )
    assert "1. Battle 1: Blunder, 62\xa0% → 41\xa0%." in picture.alt
    for result, words in ((1.0, "a win"), (0.5, "a draw")):
        other = overview_screen(replace(REVIEW, result=result), WHEN, 12, "Stratego").picture
        assert other is not None
        assert f"ended with {words}" in other.alt


def test_a_match_without_moments_or_choices_says_so() -> None:
    assert texts.no_moments() in overview_screen(replace(REVIEW, moments=()), (), 12, "Stratego").text
    empty = overview_screen(Review(Seat(0), (), (), 1.0), (), 12, "Stratego")
    assert (empty.text, empty.picture) == (texts.no_choices(), None)


def moment(**changed: Any) -> list[str]:
    return moment_screen(2, 5, replace(MOMENT, **changed), Screen(title="")).text.splitlines()


def test_a_moment_tells_luck_from_judgement() -> None:
    assert moment() == [
        "**You played:** Deploy Envoy 1 to Air. The move: 62\xa0% → 41\xa0%.",
        "**`hard` would have played:** Withdraw.",
        "**Why:** Each time I imagined it: the enemy scored 2 points.",
        "**Until your next choice:** 41\xa0% → 30\xa0%, by the draw and what Bob did.",
        "> Bob played a card.",
    ]
    assert moment(causes=frozenset({"draw"}), events="")[3:] == [
        "**Until your next choice:** 41\xa0% → 30\xa0%, by the draw."
    ]
    assert moment(causes=frozenset({"shown", "others"}), others=("Bob", "Carol"), events="")[3:] == [
        "**Until your next choice:** 41\xa0% → 30\xa0%, by what came to light and what Bob and Carol did."
    ]


def test_where_the_chance_hardly_changed_nothing_is_said_of_luck() -> None:
    assert len(moment(drift=0.001)) == 3
    assert len(moment(causes=frozenset())) == 3


def test_the_same_action_needs_no_reason() -> None:
    same = Estimated(8, 0.5, 0.5)
    assert moment(estimated=same, best=MOMENT.played, drift=0.0)[1:] == ["`hard` would have played the same."]


def test_without_a_fact_a_moment_says_so_and_a_better_choice_has_reasons_of_its_own() -> None:
    assert moment(because="")[2] == "**Why:** No single fact stands out."
    assert moment(estimated=CHOICES[2])[2].startswith("**Why yours:** ")


def test_a_shared_moment_names_no_you_and_gives_no_reason() -> None:
    screen = shared_screen(REVIEW, WHEN, 1, MOMENT, "Stratego, match 12: Alice against Bob · a moment of Alice")
    assert screen.text.splitlines() == [
        "Moment 1, Battle 2: Blunder, 62\xa0% → 41\xa0%.",
        "Played: Deploy Envoy 1 to Air.",
        "`hard` would have played: Withdraw.",
    ]
    assert "you" not in screen.text.lower()


def test_progress_is_said_by_the_choice() -> None:
    assert "40 choices to look at" in progress_screen(12, 0, 40).text
    assert "Looking at choice 14 of 40 …" in progress_screen(12, 14, 40).text
    assert "turning points" in progress_screen(12, 40, 40).text


def test_every_verdict_has_a_word_and_a_shape_of_its_own() -> None:
    assert [verdict for _, verdict in LIMITS] == list(texts_with_prefix(texts, "verdict"))
    shapes = set()
    for _, verdict in LIMITS:
        scene = curve_band([0.5, 0.5], 1.0, [Mark(1, 0, verdict)], "alt").scene
        mark = scene.shapes[-2]
        shapes.add((type(mark), len(mark.points)) if isinstance(mark, Polygon) else (type(mark), 0))
    assert len(shapes) == len(LIMITS)


@pytest.mark.parametrize("number", [1, 2, 30, 900])
def test_a_curve_of_any_length_is_drawn_within_its_band(number: int) -> None:
    chances = [index % 100 / 100 for index in range(number)]
    marks = [Mark(1, 0, "good"), Mark(2, number - 1, "blunder")]
    scene = curve_band(chances, 1.0, marks, "alt").scene
    assert (scene.width, scene.height) == (BAND_WIDTH, BAND_HEIGHT)
    assert len(scene.shapes) < 300
    assert all(shape.size >= 26 and shape.least >= 26 for shape in scene.shapes if isinstance(shape, Text))
    discs = [shape for shape in scene.shapes if isinstance(shape, Disc)]
    assert all(shape.x - shape.radius >= 0 and shape.x + shape.radius <= BAND_WIDTH for shape in discs)
    assert Renderer().draw(scene).startswith(b"\x89PNG")


def test_every_refusal_is_a_sentence() -> None:
    assert all(text().endswith(".") for text in REFUSALS.values())

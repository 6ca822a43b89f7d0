"""How a match of the theaters games is told once it is over: its battles, and what turned it."""

import pytest

from bot.games.air_land_sea.board import review, table_picture
from bot.games.air_land_sea.course import battle_lines, battles_of, turning_point, turning_sentences
from bot.match.model.computers import as_person
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from engine.ai.player import LEVELS, Level
from engine.core.values import Seat
from engine.games.air_land_sea.events import BattleWon, ChangedSides, Destroyed, Event, Flipped, Withdrew
from tests.bot.games.air_land_sea.drawn_tables import FOUGHT_OUT, NAMES
from tests.bot.pictures.drawn import words_of
from tests.bot.screens.golden_texts import check_golden
from tests.engine.games.air_land_sea.scenario_builder import given

ROW = ("air", "land", "sea")


def won(side: int, points: int, score: tuple[int, int], *, withdrew: bool = False) -> list[Event]:
    """The last change of a battle."""
    gave_up: list[Event] = [Withdrew(Seat(1 - side), 1 - side, 3)] if withdrew else []
    return [*gave_up, BattleWon(side, points, ROW, () if withdrew else (side, side, 1 - side), score)]


def flip(card: str, *, of: int, by: int, faceup: bool = False) -> list[Event]:
    return [Flipped(Seat(by), of, "land", card, faceup)]


OVERTAKEN = [
    won(1, 6, (0, 6)),
    won(0, 3, (3, 6), withdrew=True),
    flip("land-6", of=1, by=0),
    flip("land-3", of=0, by=1),
    won(0, 6, (9, 6)),
    won(0, 6, (15, 6)),
]


def test_each_battle_is_told_with_who_withdrew_and_the_score_after_it() -> None:
    assert list(battle_lines(battles_of(OVERTAKEN), NAMES)) == [
        "Battle 1: ● Bob scored 6 points (◆ 0 : ● 6)",
        "Battle 2: ● Bob withdrew, ◆ Alice scored 3 points (◆ 3 : ● 6)",
        "Battle 3: ◆ Alice scored 6 points (◆ 9 : ● 6)",
        "Battle 4: ◆ Alice scored 6 points (◆ 15 : ● 6)",
    ]


def test_the_turning_point_is_the_battle_from_which_the_winner_led_with_its_hardest_blow() -> None:
    turning = turning_point(battles_of(OVERTAKEN), 0)
    assert turning is not None
    assert list(turning_sentences(turning, NAMES)) == [
        "◆ Alice took the lead in battle 3 and kept it.",
        "◆ Alice turned ● Bob's Heavy Tanks facedown.",
    ]


def test_of_a_winner_who_always_led_the_battle_with_most_points_counts() -> None:
    course = [won(0, 2, (2, 0)), won(0, 6, (8, 0)), won(1, 6, (8, 6)), won(0, 6, (14, 6))]
    turning = turning_point(battles_of(course), 0)
    assert turning is not None
    assert " ".join(turning_sentences(turning, NAMES)) == (
        "◆ Alice led from the first battle on. Battle 2 brought 6 points."
    )


def test_only_what_helped_the_winner_of_the_battle_is_a_blow() -> None:
    seat, ours = Seat(0), [Flipped(Seat(0), 0, "land", "land-6", faceup=True)]
    helping: list[list[Event]] = [
        [*ours],
        [Destroyed(seat, 1, "land", "land-6", faceup=True)],
        [ChangedSides(seat, 1, "land", None, faceup=False)],
    ]
    for events in helping:
        (battle,) = battles_of([events, won(0, 6, (6, 0))])
        assert battle.blow == events[0]
        (lost,) = battles_of([events, won(1, 6, (0, 6))])
        assert lost.blow is None


def test_a_single_battle_without_a_blow_has_no_turning_point() -> None:
    assert turning_point(battles_of([won(0, 6, (6, 0))]), 0) is None
    assert turning_point(battles_of([flip("land-6", of=1, by=0), won(0, 6, (6, 0))]), 0) is not None


def test_who_resigned_while_ahead_has_no_turning_point() -> None:
    assert turning_point(battles_of([won(0, 6, (6, 0))]), 1) is None
    assert turning_point((), 0) is None


def test_the_end_says_in_words_and_alt_text_how_the_match_went(golden_update: bool) -> None:
    shown = review(
        FOUGHT_OUT.view(None), NAMES, [*OVERTAKEN[:3], [event for event in FOUGHT_OUT.told(None) if event is not None]]
    )
    assert shown is not None
    check_golden(
        "air_land_sea_review", Screen(title="Over", blocks=shown.blocks, picture=shown.picture), update=golden_update
    )
    assert "Turning point: battle 3" in words_of(shown.picture.bands[0].scene)


def test_a_match_that_goes_on_is_not_reviewed() -> None:
    assert review(given().view(None), NAMES, OVERTAKEN) is None


@pytest.mark.parametrize("level", LEVELS)
def test_pictures_call_a_computer_player_by_its_whole_name_where_that_has_room(level: Level) -> None:
    names = Names(("Alice", as_person(level).name), ((0,), (1,)))
    course = [won(1, 6, (0, 6)), *OVERTAKEN]
    over = given(red_hand="A1", points=(0, 9), battle=4).withdraws()
    shown = review(over.view(None), names, course)
    assert shown is not None
    end, *table = (*shown.picture.bands, *(table_picture(given().view(None), names, ()).bands))
    assert f"Computer ({level}) won" in words_of(end.scene)
    for band in table:
        assert {"Computer", as_person(level).name}.intersection(words_of(band.scene))


def test_the_strip_on_the_turning_point_is_never_empty() -> None:
    for course in ([won(1, 6, (0, 6)), won(0, 6, (6, 6)), won(0, 6, (12, 6))], [won(0, 6, (6, 0)), won(0, 6, (12, 0))]):
        shown = review(FOUGHT_OUT.view(None), NAMES, course)
        assert shown is not None
        words = words_of(shown.picture.bands[0].scene)
        heading = next(index for index, word in enumerate(words) if word.startswith("Turning point"))
        assert words[heading + 1].startswith("Alice ")


def test_the_end_has_a_band_of_how_it_went_and_one_of_the_position_each_in_its_own_words() -> None:
    shown = review(FOUGHT_OUT.view(None), NAMES, OVERTAKEN)
    assert shown is not None
    end, table = shown.picture.bands
    assert end.alt.startswith("Diamond Alice won the match.")
    assert "Battle 4: diamond Alice scored 6 points" in end.alt
    assert "Battle 4" not in table.alt
    assert table.alt.startswith("Air: diamond leads 6–3.")  # noqa: RUF001 - a dash between numbers

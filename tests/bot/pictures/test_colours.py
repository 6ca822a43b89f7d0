import pytest

from bot.pictures import scene
from bot.pictures.canvas import palette
from bot.pictures.scene import rgb
from tests.bot.pictures.contrast import contrast

GROUNDS = (scene.GROUND, scene.PANEL, scene.RAISED, scene.BACK)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", [scene.INK, scene.SOFT])
def test_words_stand_out_from_every_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("paper", [scene.PAPER, scene.GOLD, *scene.SIDES])
def test_dark_words_stand_out_on_light_things(paper: str) -> None:
    assert contrast(scene.DARK, paper) >= 4.5


@pytest.mark.parametrize("ground", [scene.GROUND, scene.PANEL, scene.RAISED])
@pytest.mark.parametrize("sign", [scene.GOLD, *scene.SIDES])
def test_signs_stand_out_from_the_table(sign: str, ground: str) -> None:
    assert contrast(sign, ground) >= 4.5


@pytest.mark.parametrize("page", ["#313338", "#ffffff"])
def test_the_ground_is_not_lost_on_a_page_of_discord(page: str) -> None:
    assert contrast(scene.GROUND, page) > 1.2


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_palette_holds_its_colours_and_no_more_than_128() -> None:
    entries = palette(scene.SHARED)
    assert {rgb(colour) for colour in scene.SHARED} <= set(entries)
    assert 100 < len(set(entries)) == len(entries) <= 128
    assert palette(reversed(scene.SHARED)) == entries


def test_a_palette_holds_the_way_from_one_colour_to_the_other() -> None:
    assert (128, 128, 128) in palette(["#000000", "#ffffff"])

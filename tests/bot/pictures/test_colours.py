import pytest

from bot.pictures import colours
from bot.pictures.colours import palette, rgb
from tests.bot.pictures.contrast import contrast

GROUNDS = (colours.GROUND, colours.PANEL, colours.RAISED, colours.BACK)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", [colours.INK, colours.SOFT])
def test_words_stand_out_from_every_ground(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("paper", [colours.PAPER, colours.GOLD, *colours.SIDES])
def test_dark_words_stand_out_on_light_things(paper: str) -> None:
    assert contrast(colours.DARK, paper) >= 4.5


@pytest.mark.parametrize("ground", [colours.GROUND, colours.PANEL, colours.RAISED])
@pytest.mark.parametrize("sign", [colours.GOLD, *colours.SIDES])
def test_signs_stand_out_from_the_table(sign: str, ground: str) -> None:
    assert contrast(sign, ground) >= 4.5


@pytest.mark.parametrize("page", ["#313338", "#ffffff"])
def test_the_ground_is_not_lost_on_a_page_of_discord(page: str) -> None:
    assert contrast(colours.GROUND, page) > 1.2


def test_contrast_is_that_of_the_standard() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_palette_holds_its_colours_and_no_more_than_128() -> None:
    entries = palette(colours.SHARED)
    assert {rgb(colour) for colour in colours.SHARED} <= set(entries)
    assert len(set(entries)) == len(entries) == 128
    assert palette(reversed(colours.SHARED)) == entries


def test_a_palette_holds_the_way_from_one_colour_to_the_other() -> None:
    assert (128, 128, 128) in palette(["#000000", "#ffffff"])

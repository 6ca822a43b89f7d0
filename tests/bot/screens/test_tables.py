"""Rows packed into bands: as few as possible, of about the same height, with a heading in each."""

import pytest

from bot.pictures.scene import BAND_HEIGHT, BAND_WIDTH, Scene, Sprite
from bot.screens.tables import Row, picture_of_rows

HEADING = Scene(BAND_WIDTH, 40, ())


def rows(count: int, height: int = 44, heading: Scene | None = HEADING) -> list[Row]:
    return [Row(Scene(BAND_WIDTH, height, ()), f"Row {number}.", heading) for number in range(count)]


@pytest.mark.parametrize("count", range(1, 40))
def test_every_row_is_in_one_of_as_few_bands_as_possible_below_a_heading(count: int) -> None:
    bands = picture_of_rows(rows(count)).bands
    room = (BAND_HEIGHT - 16 - HEADING.height) // 44
    assert len(bands) == -(-count // room)
    assert " ".join(band.alt for band in bands) == " ".join(row.alt for row in rows(count))
    counts = []
    for band in bands:
        first, *others = band.scene.shapes
        assert isinstance(first, Sprite)
        assert first.scene == HEADING
        assert band.scene.height <= BAND_HEIGHT
        counts.append(len(others))
    assert sum(counts) == count
    assert max(counts) - min(counts) <= len(bands)


def test_a_heading_that_changes_within_a_band_is_drawn_between() -> None:
    other = Scene(BAND_WIDTH, 30, ())
    (band,) = picture_of_rows([*rows(2, heading=None), *rows(1), *rows(1, heading=other), *rows(1, heading=None)]).bands
    drawn = [shape.scene.height for shape in band.scene.shapes if isinstance(shape, Sprite)]
    assert drawn == [44, 44, 40, 44, 30, 44, 44]


def test_a_row_that_fits_into_no_band_is_refused() -> None:
    with pytest.raises(ValueError, match="too much for a band"):
        picture_of_rows(rows(1, height=BAND_HEIGHT))

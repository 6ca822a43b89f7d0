"""The pictures of the README are what the scenes of today draw."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.tools.draw_examples import EXAMPLES, FOLDER, draw_examples
from engine.catalog import GAMES

ROOT = Path(__file__).parents[3]
MOST_BYTES = 600_000
"""Of all pictures together, as everybody who reads the README loads them."""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_a_picture_of_the_readme_shows_what_is_drawn_today(example: object) -> None:
    ((name, picture),) = draw_examples([next(each for each in EXAMPLES if each is example)])
    here, there = (Image.open(BytesIO(data)).convert("RGB") for data in (picture, (ROOT / FOLDER / name).read_bytes()))
    assert here.size == there.size
    assert ImageChops.difference(here, there).getbbox() is None, "python -m bot.tools.draw_examples draws it anew"


def test_every_game_is_pictured_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {example.game for example in EXAMPLES} == set(GAMES)
    assert all(f"docs/pictures/{example.name}.png" in readme for example in EXAMPLES)
    assert sum((ROOT / FOLDER / f"{example.name}.png").stat().st_size for example in EXAMPLES) < MOST_BYTES

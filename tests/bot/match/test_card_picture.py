"""The picture of a card: who plays, the terms, and nothing larger than a band."""

import pytest

from bot.games.catalog import PRESENTERS
from bot.match.card_picture import Card, Plate, card_of_lobby, card_of_sides, card_picture, sign_of
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Icon, Text

LONG = (
    "Bartholomew the Great of Somewhere",
    "Wilhelmina Featherstonehaugh",
    "Maximilian Emanuel",
    "Computer 3 (medium)",
)
TERMS = "Revised edition · epic, five theaters · Air, Land and Sea against Intelligence · to 18 points · daily clock"
CARDS = {
    "challenge": card_of_sides(("Alice", "Bob"), "Classic rules", awaited=1),
    "long names": card_of_sides(LONG[:2], TERMS, awaited=1),
    "four sides": card_of_sides(LONG, TERMS),
    "three sides": card_of_sides(LONG[:3], TERMS),
    "eight places": card_of_lobby([[Plate("Alice"), *[Plate()] * 7]], TERMS),
    "teams": card_of_lobby([[Plate("Alice", mark="agreed")], [Plate("Bob", mark="awaited"), Plate()]], TERMS),
}


@pytest.mark.parametrize("game", PRESENTERS)
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_is_one_band_with_large_words_in_a_small_file(game: str, card: Card) -> None:
    (band,) = card_picture(PRESENTERS[game], card).bands
    assert (band.scene.width, band.scene.height <= 466) == (800, True)
    words = [shape for shape in band.scene.shapes if isinstance(shape, Text)]
    assert min(shape.least for shape in words) >= 22
    assert {PRESENTERS[game].name, card.terms} <= {shape.text for shape in words}
    assert len(Renderer().draw(band.scene)) <= 40_000


def test_its_alt_text_names_everybody_and_what_is_awaited() -> None:
    challenge = card_picture(PRESENTERS["stratego"], CARDS["challenge"]).alt
    assert challenge == "Stratego. Alice against Bob (is awaited). Classic rules."
    teams = card_picture(PRESENTERS["this-means-war"], CARDS["teams"]).alt
    assert teams.startswith("This Means War! Alice (has agreed) against Bob (is awaited) and 1 free place. Revised")


def test_swords_are_drawn_once_between_sides_and_never_between_people_who_may_play_alone() -> None:
    def swords(card: Card) -> list[Icon]:
        (band,) = card_picture(PRESENTERS["this-means-war"], card).bands
        return [shape for shape in band.scene.shapes if isinstance(shape, Icon) and shape.name == "crossed-swords"]

    assert {name: len(swords(card)) for name, card in CARDS.items()} == {
        "challenge": 1,
        "long names": 1,
        "four sides": 0,
        "three sides": 0,
        "eight places": 0,
        "teams": 1,
    }


def test_a_name_that_the_fonts_lack_leaves_a_mark() -> None:
    (band,) = card_picture(PRESENTERS["stratego"], card_of_sides(("🎲🎲", "Bob"), "Classic rules")).bands
    assert "…" in [shape.text for shape in band.scene.shapes if isinstance(shape, Text)]


def test_every_game_has_a_sign_of_its_own() -> None:
    signs = [sign_of(presenter) for presenter in PRESENTERS.values()]
    assert None not in signs
    assert len({sign.name for sign in signs if sign}) == len(PRESENTERS)

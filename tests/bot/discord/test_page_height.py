"""How high a private page is on a desk, and what gives way where it has no room."""

from bot.discord.layout import Page
from bot.discord.page_height import page_height
from bot.pictures.scene import Scene
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Band, Button, Picture, Screen


def page(*heights: int, rows: int = 1, labels: tuple[str, ...] = ("Pass",), headline: str = "Your turn") -> Page:
    picture = Picture(tuple(Band(Scene(800, height, ()), "The board.") for height in heights)) if heights else None
    buttons = [Button(CustomId("hand", 7), label) for label in labels]
    return Page(screen=Screen(title="Your turn", headline=headline, picture=picture), rows=[buttons] * rows)


def test_a_page_is_as_high_as_the_demo_shows_it() -> None:
    """Measured in the demo at 1200 × 900: 862 pixels up to the last button, and 60 for the message bar."""
    labels = ("Offer a draw", "Hint", "In words", "Rules")
    stratego = page(369, 466, rows=3, labels=labels, headline="Carol moved from a4 to a5.\n**Your turn**")
    assert abs(page_height(stratego) - 922) <= 1


def test_each_band_is_shown_600_wide_and_at_most_350_high() -> None:
    assert page_height(page(400)) - page_height(page(200)) == 150
    assert page_height(page(2_000)) == page_height(page(466)) or page_height(page(2_000)) - page_height(page(466)) == 1


def test_long_texts_and_labels_take_more_lines() -> None:
    assert page_height(page(headline="word " * 40)) > page_height(page(headline="word " * 10))
    wide = page(labels=("Network Hack at Computer (easy)",) * 3)
    assert page_height(wide) > page_height(page(labels=("Pass",) * 3))

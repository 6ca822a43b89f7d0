"""Every card as `/card` shows it."""

from bot.games.fight_flight_bite.presenter import FIGHT_FLIGHT_BITE
from bot.pictures.renderer import Renderer
from engine.games.fight_flight_bite.cards import CARDS


def test_every_card_is_shown_with_its_text_and_picture() -> None:
    cards = FIGHT_FLIGHT_BITE.cards()
    assert list(cards) == [card.name for card in CARDS]
    renderer = Renderer()
    for card in CARDS:
        screen = cards[card.name]
        assert screen.text == card.text
        assert screen.picture is not None
        assert renderer.draw(screen.picture.scene).startswith(b"\x89PNG")

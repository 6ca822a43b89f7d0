"""Every card as `/card` shows it."""

from bot.pictures.renderer import Renderer
from bot.presenters.games.this_means_war.presenter import THIS_MEANS_WAR
from bot.presenters.games.this_means_war.words import branches
from engine.games.this_means_war.cards import CARDS
from engine.games.this_means_war.effects import ChooseOne


def test_every_card_is_shown_with_its_text_cost_and_picture() -> None:
    cards = THIS_MEANS_WAR.cards()
    assert list(cards) == [card.name for card in CARDS]
    renderer = Renderer()
    for card in CARDS:
        screen = cards[card.name]
        assert screen.text == card.text
        assert next(block.text for block in screen.blocks if block.heading == "Kind") == card.type
        assert screen.picture is not None
        assert renderer.draw(screen.picture.scene).startswith(b"\x89PNG")


def test_the_branches_of_a_text_are_those_of_the_effects() -> None:
    for card in CARDS:
        wanted = [len(effect.branches) for effect in card.effects if isinstance(effect, ChooseOne)]
        assert [len(branches(card.key))] == (wanted or [0])

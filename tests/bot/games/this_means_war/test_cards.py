"""Every card as `/card` shows it."""

import re

from bot.games.this_means_war.presenter import PRINTED, THIS_MEANS_WAR, numbers_text
from bot.games.this_means_war.words import branches, cost_text
from bot.pictures.renderer import Renderer
from engine.games.this_means_war.cards import BY_KEY, CARDS
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


def test_of_each_number_of_a_card_it_is_said_whether_it_is_printed() -> None:
    for card in CARDS:
        whole, said = f"costs {cost_text(card.key)}. {card.text}", numbers_text(card)
        assert all(number in whole for number in PRINTED.get(card.key, ())), card.name
        digits = re.findall(r"\d+", f"{whole} {card.copies}")
        assert sorted(re.findall(r"\d+", said)) == sorted(digits), card.name
    assert numbers_text(BY_KEY["standard-formation"]) == "Printed: Assault 7.\nOurs: 4 ARMY, 3 copies."
    assert numbers_text(BY_KEY["fire-bombing"]).startswith("Printed: costs 5 AMMO.\nOurs: Destroy ")
    assert set(PRINTED) <= {card.key for card in CARDS if card.provenance == "rulebook"}

"""Every card as `/card` shows it."""

import re
from pathlib import Path

from bot.games.this_means_war.presenter import numbers_text, this_means_war
from bot.games.this_means_war.words import card_name, card_text, cost_text, gists
from bot.pictures.renderer import Renderer
from engine.games.this_means_war.cards import BY_KEY, CARDS

THIS_MEANS_WAR = this_means_war()

RULES = Path(__file__).parents[4] / "docs" / "rules" / "this-means-war.md"


def test_every_card_is_shown_with_its_text_cost_and_picture() -> None:
    cards = THIS_MEANS_WAR.cards()
    assert list(cards) == [card_name(card.key) for card in CARDS] == [card.name for card in CARDS]
    renderer = Renderer()
    for card in CARDS:
        screen = cards[card.name]
        assert screen.text == card_text(card.key)
        assert next(block.text for block in screen.blocks if block.heading == "Kind") == card.type
        assert screen.picture is not None
        assert renderer.draw(screen.picture.bands[0].scene).startswith(b"\x89PNG")
        assert 1 <= len(gists(card.key)) <= 4


def test_of_each_number_of_a_card_it_is_said_whether_it_is_printed() -> None:
    for card in CARDS:
        numbers = re.findall(r"\d+", f"{cost_text(card.key)} {card_text(card.key)} {card.copies}")
        assert sorted(re.findall(r"\d+", numbers_text(card))) == sorted(numbers), card.name
    assert numbers_text(BY_KEY["standard-formation"]) == "Printed: Assault 7.\nOurs: 4 ARMY, 3 copies."
    assert numbers_text(BY_KEY["fire-bombing"]).startswith("Printed: costs 5 AMMO.\nOurs: Destroy ")
    assert numbers_text(BY_KEY["emp-discharge"]) == "Printed: draws 6.\nOurs: 2 RESEARCH, Play another card, 1 copy."
    printed = {card.key for card in CARDS if numbers_text(card).startswith("Printed: ")}
    assert printed == {"fire-bombing", "standard-formation", "emp-discharge", "final-stand", "espionage"}
    assert all(BY_KEY[key].provenance == "rulebook" for key in printed)


def test_the_rules_list_every_card_as_it_is(golden_update: bool) -> None:
    listed = "\n".join(f"- {line}" for line in THIS_MEANS_WAR.deck())
    rules = RULES.read_text(encoding="utf-8")
    written = rules.partition("### 3.1 ")[2].partition("\n## ")[0].strip().partition("\n\n")[2].partition("\n\n")[2]
    if golden_update:
        RULES.write_text(rules.replace(written, listed), encoding="utf-8")
        return
    assert written == listed

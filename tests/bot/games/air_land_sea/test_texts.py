"""The texts of cards: names as in the engine, and abilities by edition."""

import pytest

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.words import (
    ability,
    ability_key,
    bare_name,
    card_name,
    gist,
    name_key,
    short_name,
    short_text,
    theater_name,
)
from bot.texts.catalog import texts_with_prefix
from engine.games.air_land_sea.cards import CARDS, TYPES, Card
from engine.games.air_land_sea.options import ALS_THEATERS

every = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
EDITIONS = ("classic", "revised")


@every
def test_a_card_has_the_name_that_records_have(card: Card) -> None:
    assert bare_name(card.key) == card.name
    assert short_name(card.key) == f"{card.name} {card.strength}"
    assert card_name(card.key).startswith(short_name(card.key))
    assert card_name(ability_key(card.ask)) == card.name


def test_a_theater_has_the_name_of_its_type() -> None:
    assert [theater_name(type_) for type_ in TYPES] == [type_.capitalize() for type_ in TYPES]


def test_no_two_cards_are_called_alike() -> None:
    assert len({card_name(card.key) for card in CARDS}) == len(CARDS)


@every
def test_a_card_with_an_ability_has_a_text_in_each_edition(card: Card) -> None:
    shown = [ability(card, edition) for edition in EDITIONS]
    assert all(text.endswith(".") for text in shown)
    assert (texts.no_ability() in shown) == (card.kind == "none")
    assert (gist(card.key) == "") == (card.kind == "none")
    assert (short_text(card.key) == texts.no_effect()) == (card.kind == "none")


def test_only_four_cards_read_differently() -> None:
    different = {card.name for card in CARDS if len({ability(card, edition) for edition in EDITIONS}) > 1}
    assert different == {"Air Drop", "Reinforce", "Disrupt", "Redeploy"}
    assert {card.type for card in CARDS if card.name in different} <= set(ALS_THEATERS)


def test_there_is_no_text_without_a_card() -> None:
    able = {name_key(card.key) for card in CARDS if card.kind != "none"}
    for prefix in ("ability", "effect", "gist"):
        assert set(texts_with_prefix(texts, prefix)) == able
    keys = {card.key.replace("-", "_") for card in CARDS} | {name_key(card.key) for card in CARDS}
    assert set(texts_with_prefix(texts, "card")) == {*keys, "unknown"}
    assert set(texts_with_prefix(texts, "theater")) == set(TYPES)

"""*Rules* at the table: they open at what is being asked, and what one sees can be looked up beside them."""

from typing import Any

import pytest

from bot.games.air_land_sea.words import card_name
from bot.games.catalog import PRESENTERS
from bot.match.offers import offer_for
from engine.core.rng import commitment
from tests.bot.world import World, components, custom_id_of, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")

CARDS = PRESENTERS["air-land-sea"].cards()


def selects(shown: Any, verb: str) -> list[dict[str, Any]]:
    return [part for part in components(shown.response) if custom_id_of(part).verb == verb]


async def test_the_rules_of_a_panel_open_at_what_is_asked_and_lead_back(world: World) -> None:
    await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    rules = await person.click(panel.response, label="Rules")
    assert rules.response.id == panel.response.id
    assert "Air, Land & Sea: turn" in said(rules)
    await world.restart()
    other = await person.click(rules.response, label="Control")
    assert "Air, Land & Sea: control" in said(other)
    assert commitment((await world.match()).key) in said(await person.click(other.response, label="Proof"))
    other = await person.click(world.board(), label="Rules")
    back = await person.click(other.response, label="My hand")
    assert "Your turn" in said(back)


async def test_cards_that_the_reader_sees_are_looked_up_with_their_picture(world: World) -> None:
    await world.start()
    person = await world.to_act()
    rules = await person.click((await world.hand(person)).response, label="Rules")
    (cards,) = selects(rules, "card_of_match")
    names = [option["label"] for option in cards["options"]]
    assert len(names) == 6
    card = await person.select(rules.response, [cards["options"][2]["value"]], custom_id=cards["custom_id"])
    assert names[2] in said(card)
    assert len(await world.files(card.response)) == 1
    assert labels(card.response) == ["Rules", "My hand"]
    assert "Air, Land & Sea: turn" in said(await person.click(card.response, label="Rules"))


async def test_each_is_offered_only_what_they_see_and_always_in_the_same_order(world: World) -> None:
    await world.start()
    mover = await world.to_act()
    offered = {}
    for person in (world.alice, world.bob, world.carol):
        rules = await person.click(world.board(), label="Rules")
        offered[person.id] = [option["label"] for part in selects(rules, "card_of_match") for option in part["options"]]
    assert offered.pop(world.carol.id) == []
    one, other = offered.values()
    assert not set(one) & set(other), "nobody has played yet, so each sees the own hand alone"
    for person_id, names in offered.items():
        hand = {card_name(key) for key in offer_for(await world.match(), person_id).view.hand}
        assert names == [title for title in CARDS if title in hand], "the own hand, in the order of the box"
    assert mover.id in offered

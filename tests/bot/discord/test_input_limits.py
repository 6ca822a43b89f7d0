"""Texts are cut to their declared lengths before anything reads them, and numbers are held to their bounds."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.commands import COMMANDS
from bot.discord.admission import limit_input
from bot.discord.layout import read_form_text
from bot.play.discord.setups import MAX_TEXT_LENGTH
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from tests.bot.world import World

LONG = "x" * 6_000


def command(name: str) -> Any:
    return next(each for each in COMMANDS if each.name == name)


def sent(kind: discord.InteractionType, data: dict[str, Any], name: str = "") -> Any:
    interaction: Any = SimpleNamespace(type=kind, data=data, command=command(name) if name else None)
    return interaction


async def test_a_completion_of_six_thousand_characters_reaches_the_game_with_a_hundred(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.start()
    play, arrived = world.warroom.play, list[str]()
    suggest = play.suggest

    async def listening(ref: Any, user_id: int, typed: str) -> Any:
        arrived.append(typed)
        return await suggest(ref, user_id, typed)

    monkeypatch.setattr(play, "suggest", listening)
    alice = await world.to_act()
    assert await alice.autocomplete(world.channel, "play", "action", LONG, match="1") == []
    assert [len(text) for text in arrived] == [100]


@pytest.mark.parametrize("kind", [discord.InteractionType.autocomplete, discord.InteractionType.application_command])
def test_every_option_of_a_command_is_cut_to_what_was_declared(kind: discord.InteractionType) -> None:
    options = [
        {"name": "action", "type": 3, "value": LONG, "focused": True},
        {"name": "match", "type": 3, "value": LONG},
        {"name": "of an older version", "type": 3, "value": LONG},
    ]
    limit_input(sent(kind, {"name": "play", "options": options}, "play"))
    assert [len(str(option["value"])) for option in options] == [100, 100, limits.CHOICE_VALUE]


def test_options_below_a_subcommand_are_cut_too() -> None:
    option = {"name": "clock", "type": 3, "value": LONG}
    data = {"name": "settings", "options": [{"name": "clock", "type": 1, "options": [option]}]}
    limit_input(sent(discord.InteractionType.application_command, data))
    assert len(str(option["value"])) == limits.CHOICE_VALUE


@pytest.mark.parametrize("players", [1, 9, -(2**62), 2**63, 10**300, 1e308])
def test_a_number_out_of_its_bounds_is_refused(players: float) -> None:
    data = {"name": "open", "options": [{"name": "players", "type": 4, "value": players}]}
    with pytest.raises(Refused) as refused:
        limit_input(sent(discord.InteractionType.application_command, data, "open"))
    assert refused.value.code == "not_offered"


def test_what_was_chosen_is_cut_to_what_a_select_holds() -> None:
    data: dict[str, Any] = {"values": [LONG] * 1_000}
    limit_input(sent(discord.InteractionType.component, data))
    assert [len(value) for value in data["values"]] == [limits.CHOICE_VALUE] * limits.SELECT_OPTIONS
    pressed: dict[str, Any] = {"custom_id": "h:1"}
    limit_input(sent(discord.InteractionType.component, pressed))
    assert pressed["values"] == []


@pytest.mark.parametrize(("verb", "longest"), [("enter", MAX_TEXT_LENGTH), ("save", 30)])
def test_what_is_written_in_a_form_is_cut_to_what_its_field_takes(verb: str, longest: int) -> None:
    field = {"type": 4, "custom_id": "text", "value": LONG}
    for components in ([{"type": 18, "component": dict(field)}], [{"type": 1, "components": [dict(field)]}]):
        data = {"custom_id": str(CustomId(verb, 1, 2)), "components": components}
        limit_input(sent(discord.InteractionType.modal_submit, data))
        assert len(read_form_text(data)) == longest


def test_the_text_of_a_form_that_nobody_declared_is_not_read() -> None:
    data = {"custom_id": "zz:1", "components": [{"type": 4, "custom_id": "text", "value": LONG}]}
    limit_input(sent(discord.InteractionType.modal_submit, data))
    assert read_form_text(data) == ""

"""What people read while the server's file can't be read or written: a sentence about that, and never an apology."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.commands import COMMANDS
from bot.discord import texts as discord_texts
from bot.store.errors import DamagedFile, NewerFile, NotSaved
from tests.bot.tournaments.discord.test_tournament_messages import Hall
from tests.bot.world import GAME, World, components, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")

TROUBLES = {"damaged": DamagedFile("zeros"), "newer": NewerFile("schema 99"), "full": NotSaved("no space left")}


def typed(world: World) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every command that is typed, some of them twice, with options that it takes."""
    alone = ("practice", "muster", "hand", "play", "board", "matches", "replay", "clock", "resign", "learn", "help")
    given: dict[str, dict[str, Any]] = {
        "challenge": {"opponent": world.bob, "game": GAME},
        "open": {"game": GAME},
        "muster": {"game": GAME},
        "play": {"action": "pass", "match": "1"},
        "profile": {"person": world.bob},
        "leaderboard": {"game": GAME},
        "rules": {"game": GAME},
        "card": {"name": "Air Drop"},
        "block add": {"person": world.bob},
        "block remove": {"person": world.bob},
        "block list": {},
        "tournament open": {"title": "Cup", "game": GAME, "format": "swiss"},
        "tournament show": {},
        "settings show": {},
        "settings late": {"rule": "claim"},
        "settings tournaments": {"person": world.bob},
        "privacy export": {},
        "privacy delete": {},
        "privacy hide": {"on": True},
    }
    every = {**{name: {} for name in alone}, **given}
    assert {name.split()[0] for name in every} == {command.name for command in COMMANDS if command.name.islower()}
    yield from every.items()


def pressable(answer: Any) -> list[str]:
    """The labels of an answer's buttons that can be pressed."""
    shown = components(answer.response) if answer.response else ()
    return [each["label"] for each in shown if each["type"] == 2 and not each.get("disabled")]


@pytest.mark.slow
@pytest.mark.parametrize("trouble", TROUBLES)
async def test_a_file_in_trouble_is_named_in_a_sentence_by_every_command_and_button(
    world: World, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    hall = Hall(world)
    await world.start()
    await hall.open()
    public = [message for message in world.public() if labels(message)]

    async def fail(*_work: object, **_more: object) -> None:
        raise TROUBLES[trouble]

    files = world.client._store  # type: ignore[attr-defined] # the store of a client that is a process's
    monkeypatch.setattr(files, "write", fail)
    if trouble != "full":
        monkeypatch.setattr(files, "read", fail)
    told = {}
    for name, options in typed(world):
        person = hall.ola if name.startswith(("settings", "tournament")) else world.alice
        answer = await person.slash(world.channel, name, **options)
        told[name] = said(answer)
        for label in pressable(answer) if trouble == "full" else ():
            shown = await person.slash(world.channel, name, **options)
            if label in pressable(shown):
                told[f"{name}, {label}"] = said(await person.click(shown.response, label=label))
    for message in public:
        for label in labels(message):
            told[label] = said(await world.alice.click(message, label=label))
    assert [what for what, answer in told.items() if discord_texts.our_fault() in answer] == []
    sentence = {"damaged": "is damaged", "newer": "newer", "full": "couldn't save that"}[trouble]
    assert sum(sentence in answer for answer in told.values()) > 5

"""Before the end nothing that the service tells anybody holds the key, in any game; and planted leaks are found."""

import base64
import logging
from collections.abc import AsyncIterator, Callable
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
import pytest

from bot.match import words
from bot.match.model.match import Match
from bot.match.records import record_name
from bot.pictures.renderer import Renderer
from bot.play import board as boards
from bot.play import panels
from bot.screens.refusals import Refused
from bot.tools.verify import read_record, read_seen, verify
from engine.catalog import GAMES
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, World
from tests.bot.stored import make_warroom
from tests.conformance.key_traces import Sent, Traces
from tests.dice import Dice

TURNS = 15
"""So many actions are watched; then one of the two gives the match up."""

PICTURES = 2
"""So many boards are drawn, which takes longer than all else."""

_log = logging.getLogger("bot.planted")


class SecretKeys:
    """Keys that are the same in every run, and that nobody takes for another number."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def new(self) -> bytes:
        return sha256(f"secret {next(self._numbers)}".encode()).digest()


@pytest.fixture
def world() -> World:
    world = World()
    world.warroom = make_warroom(world.store, world.clock, SecretKeys(), world.notebook, world.heartbeat)
    return world


def shown(what: str, value: Any) -> Sent:
    """What is made of a match for somebody to see; the match itself stays here."""
    hidden = {"match": None} if hasattr(value, "match") else {}
    return Sent(what, repr(msgspec.structs.replace(value, **hidden)).encode())


async def told(world: World, match: Match) -> AsyncIterator[Sent]:
    """Everything that anybody is told of a match as it stands."""
    public = await world.warroom.outbox.public(match.ref)
    yield shown("the public message", public)
    yield shown("the proof", words.proof(match))
    if match.state is not None:
        yield shown("the card that stays", msgspec.structs.replace(public, screen=words.started_card(match)))
        for person in (ALICE, BOB):
            yield shown(f"the panel of {person.name}", await world.warroom.play.panel(match.ref, person.id))
    for person in (ALICE, BOB, CAROL):
        sentences = await world.warroom.play.log_sentences(match.ref, person.id)
        yield Sent(f"the log for {person.name}", "\n".join(sentences).encode())
        yield Sent(f"the data of {person.name}", await world.warroom.privacy.export(GUILD, world.request(person)))
    if match.status != "over":
        with pytest.raises(Refused):
            await world.warroom.play.record(match.ref)


async def pictures(world: World, match: Match) -> AsyncIterator[Sent]:
    public = await world.warroom.outbox.public(match.ref)
    for screen in (
        public.screen,
        *[(await world.warroom.play.panel(match.ref, each.id)).screen for each in (ALICE, BOB)],
    ):
        if screen.picture is not None:
            yield Sent("a picture", Renderer().draw(screen.picture.bands[0].scene) + screen.picture.alt.encode())


async def go_on(world: World, match: Match, dice: Dice) -> Match:
    """One action of whoever is to act: the first that begins play, or any."""
    person = await world.mover(match)
    panel = await world.warroom.play.panel(match.ref, person.id)
    labels = [choice.label for choice in panel.screen.choices]
    chosen = labels.index("Ready") if "Ready" in labels else dice.below(len(labels))
    await world.press(match, person, panel.version, panel.menu.node_of(chosen))
    return await world.load(match)


async def watched(world: World, game: str, turns: int = TURNS) -> tuple[Match, list[Sent], list[str]]:
    """A match that was opened, played and given up; all that was told before its end, and the codes of its boards."""
    match = await world.challenge(game=game)
    sent = [each async for each in told(world, match)]
    declined = await world.challenge(BOB, CAROL, game=game)
    declined = await world.warroom.challenges.decline(declined.ref, world.request(CAROL))
    sent += [each async for each in told(world, declined)]
    match = await world.warroom.challenges.accept(match.ref, world.request(BOB))
    dice, codes = Dice(3), []
    for turn in range(turns):
        sent += [each async for each in told(world, match)]
        codes.append(str(match.head))
        if turn < PICTURES:
            sent += [each async for each in pictures(world, match)]
        following = await go_on(world, match, dice)
        if following.status == "over":
            return following, sent, codes
        match = following
    return await world.warroom.play.resign(match.ref, world.request(ALICE)), sent, codes


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nothing_that_is_told_before_the_end_holds_the_key(
    world: World, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("DEBUG"):
        match, sent, codes = await watched(world, game)
    traces = Traces(match.key)
    assert len(sent) > 8 * TURNS
    assert [each.what for each in sent].count("a picture") >= PICTURES
    assert traces.among([*sent, Sent("the log of the bot", caplog.text.encode())]) == []
    assert match.status == "over"
    at_the_end = {each.what async for each in told(world, match) if traces.in_bytes(each.data)}
    assert at_the_end == {"the proof"}
    record = read_record(await world.warroom.play.record(match.ref))
    verdict = verify(record, seen=[read_seen(code) for code in codes])
    assert verdict.holds, verdict.findings
    assert record_name(match.id) not in str(sent)


def key_for(way: str) -> Callable[[bytes], str]:
    ways: dict[str, Callable[[bytes], str]] = {
        "hex": bytes.hex,
        "HEX": lambda key: key.hex().upper(),
        "base64": lambda key: base64.b64encode(b"v1:" + key + b".").decode(),
        "urlsafe base64": lambda key: base64.urlsafe_b64encode(b"to" + key).decode(),
        "decimal": lambda key: str(int.from_bytes(key, "big")),
        "decimal backwards": lambda key: str(int.from_bytes(key, "little")),
        "raw": lambda key: key[8:20].decode("latin-1"),
    }
    return ways[way]


@pytest.mark.parametrize("way", ["hex", "HEX", "base64", "urlsafe base64", "decimal", "decimal backwards", "raw"])
async def test_a_key_on_the_card_that_stays_is_found(world: World, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    monkeypatch.setattr(words, "commitment", key_for(way))
    monkeypatch.setattr(words, "_SHORT_HASH", None)
    match, sent, _ = await watched(world, "air-land-sea", turns=2)
    found = Traces(match.key).among(sent)
    assert {what for what, _ in found} == {"the proof", "the public message", "the card that stays"}


def told_in_the_footer(match: Match) -> str:
    return f"Match {match.id}-{match.key[:8].hex()}"


async def test_a_part_of_a_key_in_a_footer_is_found_on_boards_and_panels(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (boards, panels):
        monkeypatch.setattr(module, "footer_of", told_in_the_footer)
    match, sent, _ = await watched(world, "air-land-sea", turns=2)
    found = {what for what, _ in Traces(match.key).among(sent)}
    assert found == {"the public message", "the panel of Alice", "the panel of Bob"}


async def test_a_key_in_the_log_is_found(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    names = boards.names_of

    def logging_names(match: Match) -> Any:
        _log.debug("match %d with %r", match.id, match.key)
        return names(match)

    monkeypatch.setattr(boards, "names_of", logging_names)
    with caplog.at_level("DEBUG"):
        match, sent, _ = await watched(world, "air-land-sea", turns=2)
    traces = Traces(match.key)
    assert traces.among(sent) == []
    assert traces.in_bytes(caplog.text.encode()) == {"repr"}

"""What the worst input of each kind takes of the event loop: completions, commands, presses, selects and forms.

Matches of every game are played at random through the real client. Where a seat has more choices than at any time
before, everything that can be sent is sent, with texts as long as Discord lets them be; and so it is at every step of
every lesson. The figures are milliseconds of
CPU of the loop's thread, from the frame until the answer is sent, discord.py and HTTP included: "fresh" with nothing
kept of the position, "again" right after; and of the fresh one the longest step, for which nobody else gets a turn.
Pictures are left out, as threads draw them, and so are edits of boards.

uv run python -m bench.worst_inputs [--moves 40] [--tries 3]
"""

import argparse
import asyncio
import logging
import math
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import orjson
from discord.http import Route

from bench.interactions import CHANNEL, GUILD, MEMBER, SURROUNDINGS, NoPictures, served, snowflake, user_payload
from bot.app import SharedParts, Warroom, build
from bot.discord.admission import LoopBudget
from bot.discord.client import WarroomClient
from bot.games.catalog import get_game
from bot.lessons.service import LESSON_GAMES
from bot.lessons.service import known as known_lessons
from bot.lobbies.opening import OpeningRequest
from bot.match import offers
from bot.match.model.match import MatchRef, Person, Request
from bot.match.offers import Offer, offer_for
from bot.operations.identify import Shards
from bot.operations.processes import tune_garbage_collector
from bot.outbox.discord.board_updates import BoardUpdates
from bot.screens.custom_ids import CustomId, base36
from bot.screens.refusals import Refused
from tests.bot.stored import together
from tests.dice import Dice

LONGEST = 6_000
"""Characters that Discord sends of a text option while it is typed."""

PEOPLE = tuple(Person(1000 + number, name) for number, name in enumerate(("Ann", "Ben", "Cat", "Dan")))

MATCHES: tuple[tuple[str, str, int], ...] = (
    ("stratego", "", 2),
    ("stratego", "army=barrage", 2),
    ("this-means-war", "", 2),
    ("this-means-war", "", 4),
    ("air-land-sea", "", 2),
    ("flies-lies-supplies", "", 2),
    ("flies-lies-supplies", "", 4),
    ("fight-flight-bite", "", 4),
)


class Sent(NamedTuple):
    """One interaction: what kind it counts as, its type at Discord, and its data."""

    kind: str
    type: int
    data: dict[str, Any]
    message: dict[str, Any] | None = None


def long_texts(offered: Offer) -> Iterator[str]:
    """Texts that are dear to search for: many words that every label has, letters that grow when folded, digits."""
    label = offered.choices[-1].label if offered.choices else "anything"
    yield from ("", "a", label, "a " * (LONGEST // 2), "a" * LONGEST, "İ" * LONGEST, "9" * LONGEST, "\n" * LONGEST)
    yield "1#" + "9" * LONGEST
    pieces = list(
        dict.fromkeys(label[i : i + n] for n in (1, 2, 3) for i in range(len(label)) if " " not in label[i : i + n])
    )
    yield (" ".join(pieces) + " ") * (LONGEST // 100)
    yield (label + " ") * (LONGEST // len(label))


def option(name: str, value: str, *, focused: bool = False) -> dict[str, Any]:
    return {"name": name, "type": 3, "value": value[:LONGEST], **({"focused": True} if focused else {})}


def commands(offered: Offer) -> Iterator[Sent]:
    match = option("match", str(offered.match.id))
    game = option("game", offered.match.game)
    for text in long_texts(offered):
        for name, key, others in (
            ("play", "action", [match]), ("play", "match", []), ("rules", "topic", [game]), ("card", "name", []),
            ("open", "options", [game]),
        ):  # fmt: skip
            given = [option(key, text, focused=True), *others]
            yield Sent(f"completion of `/{name} {key}`", 4, {"id": "1", "name": name, "type": 1, "options": given})
        for name, key, others in (
            ("play", "action", [match]), ("hand", "match", []), ("rules", "topic", [game]),
            ("card", "name", []),
        ):  # fmt: skip
            given = [option(key, text), *others]
            yield Sent(f"`/{name} {key}`", 2, {"id": "1", "name": name, "type": 1, "options": given})
    for options in ("edition=", "edition=revised target=", "cards=mixed supplies=", "a=b " * 50, "army=full " * 20):
        given = [option("options", options, focused=True), game]
        yield Sent("completion of `/open options`", 4, {"id": "1", "name": "open", "type": 1, "options": given})
    yield Sent("`/hand`", 2, {"id": "1", "name": "hand", "type": 1, "options": [match]})
    yield Sent("`/matches`", 2, {"id": "1", "name": "matches", "type": 1, "options": []})


def used(kind: str, custom_id: str, values: list[str] | None = None) -> Sent:
    """A button, or a select with what was chosen, on a private message that has it."""
    part: dict[str, Any] = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
    data: dict[str, Any] = {"component_type": 2, "custom_id": custom_id}
    if values is not None:
        part = {"type": 3, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
        data = {"component_type": 3, "custom_id": custom_id, "values": values}
    message = {
        "id": str(snowflake()), "channel_id": str(CHANNEL), "author": user_payload(1, "Warroom", bot=True),
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "mention_everyone": False,
        "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0, "flags": 64,
        "components": [{"type": 1, "components": [part]}],
    }  # fmt: skip
    return Sent(kind, 3, data, message)


def components(offered: Offer) -> Iterator[Sent]:
    match, since, menu = offered.match.id, offered.version, offered.menu
    inner = [node for node in range(menu.size) if menu.leaf(node) is None][:8]
    leaves = [menu.node_of(leaf) for leaf in range(len(offered.choices))]
    for node in [*inner, menu.size, 36**11]:
        yield used("button of a menu", str(CustomId("press", match, since, node)))
        yield used("page of a menu", str(CustomId("page", match, since, node, 36**11)))
    asked = [node for node, choice in zip(leaves, offered.choices, strict=True) if choice.confirm]
    for value in [*map(base36, [*inner, *asked]), "z" * 100, "9" * LONGEST, "-1", "²", ""]:
        yield used("value of a menu's select", str(CustomId("choose", match, since, 0)), [value])
        for verb in ("recall", "forget", "unblock"):
            yield used("value of another select", str(CustomId(verb, match, since)), [value])
    for page in (0, 36**11):
        yield used("button of a topic", str(CustomId("rules_topic", key=offered.match.game, page=page)))
        yield used("button of a topic", str(CustomId("match_topic", match, page=page)))
    for key in ("9" * 60, "zz"):
        for verb in (
            "join",
            "swap_with",
            "claim",
            "give",
            "ask",
            "stand",
            "shortcut",
            "house",
            "team_method",
            "deck",
        ):
            yield used("forged custom id", str(CustomId(verb, match, since, key=key)))
    yield used("forged custom id", "w:" * 50)
    yield used("button that shows a hand", str(CustomId("hand", match)))
    yield used("button that shows the log", str(CustomId("log", match)))


def forms(offered: Offer) -> Iterator[Sent]:
    texts = list(long_texts(offered))
    if offered.entry is not None:
        texts += [offered.entry.text, offered.entry.text * 10, "swap a1 d4", offered.entry.text[::-1]]
    for verb in ("enter", "save"):
        custom_id = str(CustomId(verb, offered.match.id, offered.version))
        for text in texts:
            field = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": text[:4_000]}}
            yield Sent(
                "form of a set-up" if verb == "enter" else "form of its name",
                5,
                {"custom_id": custom_id, "components": [field]},
            )


class Taken(NamedTuple):
    """Seconds of CPU of the loop's thread, in all and in the longest step."""

    total: float
    step: float


class Stopwatch:
    """A client, and what its loop's thread takes for an interaction."""

    def __init__(self, client: WarroomClient) -> None:
        self.client = client
        self.worst: dict[str, tuple[Taken, Taken]] = {}
        self._longest = 0.0

    def time_steps(self) -> Any:
        """Time every step of the loop; returns the patch."""
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self._longest = max(self._longest, time.thread_time() - began)

        return patch.object(asyncio.Handle, "_run", timed)

    async def measure(self, sent: Sent, person: Person, tries: int) -> None:
        """Note what it takes at best of a few tries, with nothing kept and with everything kept."""
        fresh = again = Taken(math.inf, math.inf)
        for _ in range(tries):
            forget()
            fresh = min(fresh, await self._once(sent, person))
            again = min(again, await self._once(sent, person))
        before = self.worst.get(sent.kind, (Taken(0, 0), Taken(0, 0)))
        self.worst[sent.kind] = tuple(  # type: ignore[assignment]  # two, as before
            Taken(max(old.total, new.total), max(old.step, new.step))
            for old, new in zip(before, (fresh, again), strict=True)
        )

    async def _once(self, sent: Sent, person: Person) -> Taken:
        number = snowflake()
        body = {
            **SURROUNDINGS, "id": str(number), "token": f"token-{number}", "type": sent.type, "data": sent.data,
            "member": {**MEMBER, "user": user_payload(person.id, person.name)},
            **({"message": sent.message} if sent.message else {}),
        }  # fmt: skip
        frame = orjson.dumps(body)
        await asyncio.sleep(0)
        self._longest, spent = 0.0, time.thread_time()
        self.client._connection.parsers["INTERACTION_CREATE"](orjson.loads(frame))
        me = asyncio.current_task()
        while others := [task for task in asyncio.all_tasks() if task is not me]:
            await asyncio.wait(others)
        return Taken(time.thread_time() - spent, self._longest)


def lesson_parts(game: str, step: int) -> Iterator[Sent]:
    yield used("button that shows a lesson", str(CustomId("lesson", key=game)))
    yield used("lesson in words", str(CustomId("lesson_words", key=game)))
    yield used("lesson's table", str(CustomId("lesson_look", key=game, page=1)))
    for value in ("1", "2", "z" * 100, "9" * LONGEST, "²"):
        yield used("value of a lesson's select", str(CustomId("lesson_choose", key=game, version=step)), [value])
    for node in (1, 2, 36**11):
        yield used("page of a lesson's menu", str(CustomId("lesson_page", key=game, version=step, node=node)))
        yield used("button of a lesson's menu", str(CustomId("lesson_press", key=game, version=step, node=node)))


async def attend(watch: Stopwatch, tries: int) -> None:
    """Send everything at every step of every lesson."""
    store, person = together(watch.client.context.get(Warroom).rows), PEOPLE[0]
    for game in LESSON_GAMES:
        lesson = get_game(game).presenter.lesson
        assert lesson is not None
        for step in range(len(lesson.steps) + 1):  # the last is the end
            for sent in lesson_parts(game, step):
                await store.set_lesson(GUILD, person.id, game, steps=step)
                await watch.measure(sent, person, tries)


def forget() -> None:
    """Keep nothing of any position."""
    known_lessons.clear()
    offers.position_of.cache_clear()
    offers.wording_of.cache_clear()


async def deal(client: WarroomClient, game: str, options: str, players: int) -> MatchRef:
    """Start a match."""
    warroom, number = client.context.get(Warroom), snowflake()
    opening = OpeningRequest(GUILD, CHANNEL, PEOPLE[0], game, options, number)
    if players == 2:
        opened = await warroom.challenges.open(opening, PEOPLE[1])
        return (await warroom.challenges.accept(opened.ref, request(PEOPLE[1]))).ref
    opened = await warroom.open_lobbies.open(opening, players)
    for place, person in enumerate(PEOPLE[1:players], 1):
        team = place * 2 // players if game == "flies-lies-supplies" else None
        opened = await warroom.open_lobbies.join(opened.ref, request(person), team, None)
    return opened.ref


def request(person: Person) -> Request:
    return Request(person, snowflake(), time.time())


async def attack(watch: Stopwatch, ref: MatchRef, moves: int, tries: int) -> int:
    """Play a match at random, and send everything where there is most to choose from; the most that there was."""
    warroom, dice, most = watch.client.context.get(Warroom), Dice(7), 0
    for _ in range(moves):
        match = await warroom.changes.load(ref)
        if match.status != "live":
            break
        person = (await warroom.outbox.public(ref)).to_act[0]
        offered = offer_for(match, person.id)
        if len(offered.choices) > most:
            most = len(offered.choices)
            for sent in [*commands(offered), *components(offered), *forms(offered)]:
                await watch.measure(sent, person, tries)
            offered = offer_for(await warroom.changes.load(ref), person.id)
        if not offered.choices:  # something that was sent was an action
            continue
        rest = [index for index, choice in enumerate(offered.choices) if "Swap" not in choice.label]
        leaf = rest[dice.below(len(rest))] if rest else 0
        try:
            await warroom.play.press(ref, request(person), offered.version, offered.menu.node_of(leaf), confirmed=True)
        except Refused as refused:
            print(f"{ref}: {refused.code}", file=sys.stderr)
    return most


async def run(port: int, moves: int, tries: int) -> None:
    """Print the table."""
    with (
        patch.object(Route, "BASE", f"http://127.0.0.1:{port}/api/v10"),
        tempfile.TemporaryDirectory() as folder,
    ):
        shared = SharedParts(loop_budget=LoopBudget(math.inf))
        client = build(Path(folder), remember_commands=False, shards=Shards(1), shared=shared)
        await client.login("not-a-token")
        client.context.render_pool.draw = NoPictures().draw  # type: ignore[method-assign]
        client.context.get(BoardUpdates).publish = lambda *_: None  # type: ignore[method-assign]
        tune_garbage_collector()
        watch = Stopwatch(client)
        try:
            for game, options, players in MATCHES:
                ref = await deal(client, game, options, players)
                with watch.time_steps():
                    most = await attack(watch, ref, moves, tries)
                print(f"{game} {options} of {players}: {most} choices at most", file=sys.stderr)
                if (await client.context.get(Warroom).changes.load(ref)).status == "live":
                    await client.context.get(Warroom).play.resign(ref, request(PEOPLE[0]))
            with watch.time_steps():
                await attend(watch, tries)
        finally:
            await client.close()
    print("| worst of its kind | ms, fresh | longest step | ms, again |")
    print("|---|---:|---:|---:|")
    for kind, (fresh, again) in sorted(watch.worst.items(), key=lambda each: -each[1][0].total):
        print(f"| {kind} | {fresh.total * 1000:.1f} | {fresh.step * 1000:.1f} | {again.total * 1000:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--port", type=int, default=18_998)
    arguments = parser.parse_args()
    logging.disable(logging.ERROR)
    with served(arguments.port):
        asyncio.run(run(arguments.port, arguments.moves, arguments.tries))


if __name__ == "__main__":
    sys.exit(main())

"""Away from guilds: what a person does in direct messages, kept in a place of their own."""

import json
import shutil
from typing import Any

import discord
import msgspec
import pytest
import simcord

import bot.commands  # noqa: F401 - declares all buttons
from bot.discord.components import COMPONENTS, FORMS
from bot.guilds.service import RateLimiter
from bot.lobbies.opening import MAX_OPEN_PER_PERSON
from bot.match.model.computers import as_person
from bot.privacy import texts as privacy_texts
from bot.privacy.discord import AWAY_FILE, DATA_FILE
from bot.refusals import refusal
from bot.screens.custom_ids import works_away
from bot.store.places import personal_place
from tests.bot.store.forgotten_person import traces
from tests.bot.stored import let_resign
from tests.bot.world import GAME, World, labels, said

pytestmark = pytest.mark.usefixtures("quiet_log")

WORKING = """
    abort ask_resign auto_replies begin_practice card_of_match choose choose_lesson clear_auto_reply confirm
    confirm_daily confirm_lesson daily daily_choose daily_page daily_press daily_words deck draft draft_clock draft_game
    draft_level draft_number draft_option draft_preset draft_rule draft_value enter erase forget forget_it hand hint
    keep learn lesson lesson_choose lesson_look lesson_page lesson_press lesson_words lessons log match_topic name news
    next_level page play_typed practice_draft press proof recall rematch replay replay_chapter replay_gif replay_of
    replay_record replay_step replay_text resign restart_lesson review review_moment review_start rules rules_games
    rules_topic save saved setups stand take_back words write
"""
"""Every button that works away from guilds: each answers only whoever presses it."""


@pytest.fixture(autouse=True)
def installable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The developer portal lets people install the bot for themselves."""
    monkeypatch.setattr(discord.AppInfo, "user_integration_config", discord.IntegrationTypeConfig({}))


@pytest.fixture
def dora(world: World) -> simcord.UserHandle:
    """A person in none of the bot's guilds."""
    return world.env.create_user("dora", global_name="Dora")


def place(person: simcord.UserHandle) -> int:
    return personal_place(person.id)


async def begin(person: simcord.UserHandle) -> Any:
    draft = await person.slash("practice")
    return await person.click(draft.response, label="Air, Land & Sea")


async def test_a_practice_match_is_its_private_panel_and_posts_nothing(world: World, dora: simcord.UserHandle) -> None:
    panel = await begin(dora)
    (match,) = await world.store.matches(place(dora), statuses=("live",))
    assert match.game == GAME
    assert panel.response.ephemeral
    assert world.public() == []
    assert "/help" not in said(panel)
    board = await world.warroom.outbox.board(match.ref)
    assert (board.message_id, board.wanted) == (None, board.shown)
    assert await world.warroom.outbox.pending_boards(place(dora)) == ()
    assert await world.store.guilds() == (place(dora),)


async def test_a_command_of_one_person_brings_their_match_back(world: World, dora: simcord.UserHandle) -> None:
    await begin(dora)
    again = await dora.slash("practice")
    assert "You have a match under way." in said(again)
    panel = await dora.click(again.response, label="Go on: Air, Land & Sea, match 1")
    assert said(panel) == said(await dora.slash("hand"))
    question = await dora.slash("resign")
    over = await dora.click(question.response, label="Yes, resign the match")
    assert labels(over.response)[:2] == ["Rematch", "Replay"]
    rematch = await dora.click(over.response, label="Rematch")
    assert rematch.response.ephemeral
    assert [match.id for match in await world.store.matches(place(dora), statuses=("live",))] == [2]
    assert world.public() == []


async def test_whoever_has_won_goes_on_at_the_next_level(world: World, dora: simcord.UserHandle) -> None:
    panel = await begin(dora)
    (match,) = await world.store.matches(place(dora), statuses=("live",))
    await let_resign(world.warroom, match)
    over = await dora.click(panel.response, label=labels(panel.response)[0])
    assert labels(over.response)[:3] == ["Rematch", "Next level: Easy", "Replay"]
    harder = await dora.click(over.response, label="Next level: Easy")
    assert harder.response.ephemeral
    (again,) = await world.store.matches(place(dora), statuses=("live",))
    assert (again.id, again.people[1]) == (2, as_person("easy"))
    assert world.public() == []


async def test_two_people_and_a_guild_have_places_of_their_own(world: World, dora: simcord.UserHandle) -> None:
    erik = world.env.create_user("erik", global_name="Erik")
    await begin(dora)
    await begin(erik)
    await world.start()
    for where, names in ((place(dora), "Dora"), (place(erik), "Erik"), (world.guild.id, "Alice")):
        (match,) = await world.store.matches(where)
        assert (match.id, names in {person.name for person in match.people}) == (1, True)


async def test_a_person_has_as_many_matches_as_in_a_guild(world: World, dora: simcord.UserHandle) -> None:
    for _ in range(MAX_OPEN_PER_PERSON):
        world.warroom.opening_checks.rate_limiter = RateLimiter(world.warroom.clock)
        await begin(dora)
    world.warroom.opening_checks.rate_limiter = RateLimiter(world.warroom.clock)
    refused = await begin(dora)
    assert refusal("too_many_yours", limit=MAX_OPEN_PER_PERSON) in said(refused)
    assert len(await world.store.matches(place(dora))) == MAX_OPEN_PER_PERSON


async def test_lessons_the_daily_position_rules_and_cards_are_answered(world: World, dora: simcord.UserHandle) -> None:
    lesson = await dora.slash("learn", game=GAME)
    await dora.click(lesson.response, label="Heavy Bombers 6")
    assert "Step 1" in said(lesson)
    daily = await dora.slash("daily")
    assert "In words" in labels(daily.response)
    assert "Leaderboard" not in labels(daily.response)
    assert "Air, Land & Sea" in said(await dora.slash("rules", game=GAME))
    assert "Reinforce" in said(await dora.slash("card", name="Reinforce"))
    assert world.public() == []


async def test_an_export_in_a_guild_has_a_second_file(world: World) -> None:
    user = world.env.backend.get_user(world.alice.id)
    alice = simcord.UserHandle(world.env, user)
    await world.start()
    await begin(alice)
    answer = await world.alice.slash(world.channel, "privacy export")
    assert [each.filename for each in answer.response.attachments] == [DATA_FILE, AWAY_FILE]
    guilds, own = (json.loads(content) for content in await world.files(answer.response))
    assert (guilds["server"], own["server"]) == (world.guild.id, None)
    assert len(own["matches"]) == 1
    away = await alice.slash("privacy export")
    assert [each.filename for each in away.response.attachments] == [AWAY_FILE]


@pytest.mark.parametrize("is_asked_away", [False, True])
async def test_deletion_removes_the_whole_file_wherever_it_is_asked_for(world: World, *, is_asked_away: bool) -> None:
    alice = simcord.UserHandle(world.env, world.env.backend.get_user(world.alice.id))
    await begin(alice)
    (file,) = world.folder.glob("guilds/*.sqlite3")
    for copy in (file.with_name(f"{file.name}.v1"), world.folder / "guilds-before-1" / file.name):
        copy.parent.mkdir(exist_ok=True)
        shutil.copy(file, copy)
    presser = alice if is_asked_away else world.alice
    asked = alice.slash("privacy delete") if is_asked_away else world.alice.slash(world.channel, "privacy delete")
    question = await asked
    done = await presser.click(question.response, label="Yes, delete it all")
    assert "You gave up 1 match." in said(done)
    assert await world.store.guilds() == ()
    assert [path for path in world.folder.rglob(f"*{alice.id}*") if path.is_file()] == []
    assert traces(world.folder, alice.id, "Alice") == set()
    await begin(alice)
    (match,) = await world.store.matches(place(alice))
    assert match.id == 1


async def test_a_sweep_never_takes_a_place_for_a_guild_that_was_left(world: World, dora: simcord.UserHandle) -> None:
    await begin(dora)
    await world.warroom.retention.sweep()
    assert await world.warroom.rows.guilds.departure(place(dora)) is None
    assert world.warroom.retention.personal_places == 1


async def test_a_process_without_the_persons_shard_says_where_to_go(world: World) -> None:
    alice = simcord.UserHandle(world.env, world.env.backend.get_user(world.alice.id))
    context = world.client.context
    context.process_info = msgspec.structs.replace(context.process_info, has_guild=lambda guild_id: guild_id > 0)
    assert refusal("only_in_messages") in said(await alice.slash("practice"))
    assert "Air, Land & Sea" in said(await alice.slash("rules", game=GAME))
    assert privacy_texts.kept_apart() in said(await world.alice.slash(world.channel, "privacy export"))
    assert await world.store.guilds() == ()


async def test_commands_for_people_are_not_offered_where_the_portal_offers_no_installation(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert any(command["integration_types"] == [0, 1] for command in await world.client._declared_commands())
    monkeypatch.setattr(discord.AppInfo, "user_integration_config", None)
    commands = await world.client._declared_commands()
    assert all(command["integration_types"] == [0] for command in commands)
    assert all(command["contexts"] in (None, [0]) for command in commands)


def test_every_button_of_a_place_of_ones_own_is_named_here() -> None:
    """A new button that posts, or that concerns others, must not slip in."""
    assert {verb for verb in (*COMPONENTS, *FORMS) if works_away(verb)} == set(WORKING.split())


async def test_a_flood_counts_against_its_person_alone(
    world: World, dora: simcord.UserHandle, monkeypatch: pytest.MonkeyPatch
) -> None:
    admitted: list[tuple[int, int]] = []
    monkeypatch.setattr(world.client.context.tracker.load_limit, "admit", lambda *who: admitted.append(who))
    erik = world.env.create_user("erik", global_name="Erik")
    for person in (dora, erik):
        await person.slash("rules", game=GAME)
    await world.alice.slash(world.channel, "rules", game=GAME)
    assert admitted == [(place(dora), dora.id), (place(erik), erik.id), (world.guild.id, world.alice.id)]


async def test_a_hint_a_replay_and_its_files_are_answers_too(world: World, dora: simcord.UserHandle) -> None:
    panel = await begin(dora)
    for label in labels(panel.response):
        if label.startswith("Hint"):
            panel = await dora.click(panel.response, label=label)
    question = await dora.slash("resign", match="1")
    over = await dora.click(question.response, label="Yes, resign the match")
    replay = await dora.click(over.response, label="Replay")
    for label in ("Text", "Record"):
        page = await dora.click(replay.response, label=label)
        assert page.response.attachments
        assert labels(page.response) == ["Back to the replay"]
        replay = await dora.click(page.response, label="Back to the replay")
    review = await dora.click(replay.response, label="Review")
    assert review.response.id == over.response.id
    assert world.public() == []

"""What can be kept of a match: only when it is over, as whoever looked saw it, and the same on every day."""

import re

import pytest
from msgspec.structs import replace

from bot.history import exports
from bot.history.replays import Replays
from bot.match.tapes import RecordingCache
from bot.pictures.scene import BAND_HEIGHT
from bot.screens.refusals import Refused
from tests.bot.history.test_replay_laws import STRANGER, OneMatch, course, readers
from tests.bot.history.test_replays import played
from tests.bot.service_world import ALICE, CAROL, World
from tests.conformance.cases import SUBJECTS
from tests.conformance.subject import Subject


def plain(text: str) -> list[str]:
    return [line.strip() for line in text.replace("*", "").splitlines()]


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
async def test_nothing_is_made_of_a_match_in_play(subject: Subject) -> None:
    made = course(subject, subject.settings[0], 1, over=False)
    match = made[-1][0]
    replays = Replays(
        (store := OneMatch(match, [row for _, row in made])),
        (store := OneMatch(match, [row for _, row in made])),
        RecordingCache(store),
    )
    if match.status != "live":
        return
    for user_id, perspective, _ in readers(match):
        replay = await replays.get(match.ref, user_id, perspective)
        for make in (exports.score_sheet_of, exports.frames_of):
            with pytest.raises(Refused) as refused:
                make(replay)
            assert refused.value.code == "nothing_to_keep_yet"


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
async def test_a_score_sheet_holds_what_its_reader_was_told_and_every_step_has_a_scene(
    subject: Subject,
) -> None:
    made = course(subject, subject.settings[0], 1, over=True)
    match = made[-1][0]
    replays = Replays(
        (store := OneMatch(match, [row for _, row in made])),
        (store := OneMatch(match, [row for _, row in made])),
        RecordingCache(store),
    )
    for user_id, perspective, _ in (*readers(match), (STRANGER, "open", None)):
        replay = await replays.get(match.ref, user_id, perspective)
        sheet = exports.score_sheet_of(replay).decode()
        told = [line for step in replay.steps for sentence in step.sentences for line in plain(sentence)]
        if subject.game.key != "stratego":
            written = " ".join(" ".join(line.split()) for line in sheet.splitlines())
            assert [line for line in told if " ".join(line.split()) not in written] == []
        frames = exports.frames_of(replay)
        assert (frames[0], frames[-1]) == (0, len(replay.steps) - 1)
        for place in frames[:3]:
            assert exports.scene_of(replay, place).ground is not None


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
async def test_the_end_makes_no_frame_of_the_gif_higher_than_play_does(subject: Subject) -> None:
    made = course(subject, subject.settings[0], 1, over=True)
    store = OneMatch(made[-1][0], [row for _, row in made])
    replay = await Replays(store, store, RecordingCache(store)).get(made[-1][0].ref, STRANGER, "spectator")
    *played, position, end = [make() for make in exports.scenes_of(replay)]
    assert max(position.height, end.height) <= max(*(scene.height for scene in played), BAND_HEIGHT)
    assert position != end


async def test_of_a_long_match_every_so_many_steps_are_drawn(world: World) -> None:
    replay = await world.warroom.replays.get((await played(world, until_over=True)).ref, CAROL.id)
    for number in (exports.MAX_FRAMES, exports.MAX_FRAMES + 1, 2 * exports.MAX_FRAMES, 3 * exports.MAX_FRAMES - 1):
        frames = exports.frames_of(replace(replay, steps=(replay.steps * number)[:number]))
        assert exports.MAX_FRAMES // 2 < len(frames) <= exports.MAX_FRAMES
        assert (frames[0], frames[-1]) == (0, number - 1)


async def test_a_match_of_other_rules_is_written_down_but_not_drawn(world: World) -> None:
    world.store.retold = lambda row: replace(row, rules_version=row.rules_version + 1)
    replay = await world.warroom.replays.get((await played(world, until_over=True)).ref, ALICE.id)
    assert "played" in exports.score_sheet_of(replay).decode()
    for draw in (lambda: exports.frames_of(replay), lambda: exports.scene_of(replay, 0)):
        with pytest.raises(Refused) as refused:
            draw()
        assert refused.value.code == "no_pictures"


async def test_stratego_is_written_in_notation_and_a_silent_defender_as_far_as_it_was_told() -> None:
    subject = SUBJECTS["stratego"]
    made = course(subject, subject.settings[0], 3, over=True)
    match = made[-1][0]
    replays = Replays(
        (store := OneMatch(match, [row for _, row in made])),
        (store := OneMatch(match, [row for _, row in made])),
        RecordingCache(store),
    )
    sheet = exports.score_sheet_of(await replays.get(match.ref, STRANGER, "open")).decode()
    assert "   1. " in sheet
    assert "is an attack" in sheet


@pytest.fixture
def world() -> World:
    return World()


async def test_a_score_sheet_has_the_end_of_a_battle_under_its_own_number(world: World) -> None:
    replay = await world.warroom.replays.get((await played(world, until_over=True)).ref, CAROL.id)
    heading, ends = "", []
    for line in exports.score_sheet_of(replay).decode().splitlines():
        heading = line if line.startswith("Battle ") else heading
        begun = re.search(r"Battle (\d+) begins", line)
        if begun and begun[1] != "1":
            ends.append((heading, f"Battle {int(begun[1]) - 1}"))
    assert ends
    assert all(heading == battle for heading, battle in ends)

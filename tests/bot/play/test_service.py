"""Acting in a match: by presses, by typing, by shortcuts, and by giving up."""

import asyncio
from typing import Any

import pytest

from bot.match import offers
from bot.match.model.match import Match, MatchRef
from bot.match.offers import Wording, wording_of
from bot.match.words import proof
from bot.screens.refusals import Refused
from bot.screens.typed import fold
from bot.store.errors import NotSaved
from bot.texts.languages import current_language, reading
from engine.core.rng import Rng
from engine.core.values import Corrupt
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def test_a_press_on_a_leaf_acts_and_shows_the_panel_after(world: World) -> None:
    match = await world.started()
    pressed = await world.move(match)
    assert pressed.action_played
    assert pressed.panel.match.version == 2
    assert (await world.load(match)).version == 2
    assert world.notebook.told == [(GUILD, CHANNEL)] * 2


async def test_a_press_on_a_card_opens_its_choices_and_changes_nothing(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, person.id)
    inner = next(item.node for item in shown.menu.get_items(0) if item.leaf is None)
    opened = await world.press(match, person, 1, inner)
    assert not opened.action_played
    assert opened.node == inner
    assert await world.load(match) == match


async def test_a_stale_press_is_refused_and_changes_nothing(world: World) -> None:
    match = await world.started()
    await world.move(match)
    before = await world.load(match)
    person = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, person.id)
    await refused("stale", world.press(match, person, 1, shown.menu.node_of(0)))
    assert await world.load(match) == before


async def test_a_press_on_nothing_is_refused(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    for node in (-1, 10_000):
        await refused("not_offered", world.press(match, person, 1, node))
    assert await world.load(match) == match


async def test_a_thousand_presses_on_one_version_apply_one(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, person.id)
    node = shown.menu.node_of(0)
    answers = await asyncio.gather(*(world.press(match, person, 1, node) for _ in range(1000)), return_exceptions=True)
    acted = [answer for answer in answers if not isinstance(answer, BaseException)]
    told = [answer for answer in answers if isinstance(answer, Refused)]
    assert len(acted) == 1
    assert {refusal.code for refusal in told} == {"stale"}
    assert len(told) == 999
    assert (await world.load(match)).version == 2


async def test_an_interaction_delivered_twice_acts_once(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    shown = await world.warroom.play.panel(match.ref, person.id)
    request = world.request(person)
    node = shown.menu.node_of(0)
    await world.warroom.play.press(match.ref, request, 1, node, confirmed=True)
    after = await world.load(match)
    await refused("stale", world.warroom.play.press(match.ref, request, 1, node, confirmed=True))
    assert await world.load(match) == after


async def test_a_stranger_has_no_panel_and_no_moves(world: World) -> None:
    match = await world.started()
    await refused("not_seated", world.warroom.play.panel(match.ref, CAROL.id))
    await refused("not_seated", world.press(match, CAROL, 1, 1))
    await refused("not_seated", world.warroom.play.suggest(match.ref, CAROL.id, ""))
    await refused("not_seated", world.warroom.play.resign(match.ref, world.request(CAROL)))
    assert await world.load(match) == match


async def test_whoever_is_not_to_act_is_offered_nothing(world: World) -> None:
    match = await world.started()
    waiting = BOB if await world.mover(match) == ALICE else ALICE
    shown = await world.warroom.play.panel(match.ref, waiting.id)
    assert shown.screen.choices == ()
    assert await world.warroom.play.suggest(match.ref, waiting.id, "") == ()
    await refused("not_your_turn", world.warroom.play.type(match.ref, world.request(waiting), "withdraw"))
    refusal = await refused(
        "shortcut_unavailable", world.warroom.play.shortcut(match.ref, world.request(waiting), "withdraw")
    )
    assert refusal.params["sentence"]


async def test_withdrawing_is_asked_again_with_its_price(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    asked = await world.warroom.play.shortcut(match.ref, world.request(person), "withdraw")
    assert not asked.action_played
    assert "2" in asked.question
    assert await world.load(match) == match
    done = await world.press(match, person, 1, asked.node)
    assert done.action_played


async def test_a_shortcut_of_an_old_board_still_asks_and_does_no_more(world: World) -> None:
    match = await world.started()
    await world.move(match)
    person = await world.mover(match)
    asked = await world.warroom.play.shortcut(match.ref, world.request(person), "withdraw", match.version)
    assert asked.question
    assert not asked.action_played


async def test_an_unknown_shortcut_is_refused(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    await refused("no_shortcut", world.warroom.play.shortcut(match.ref, world.request(person), "castle"))


async def test_typing_takes_a_suggestion_or_its_words(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    suggested = await world.warroom.play.suggest(match.ref, person.id, "improvise")
    assert suggested
    assert all("improvise" in label.lower() for label, _ in suggested)
    label, value = suggested[0]
    assert (await world.warroom.play.type(match.ref, world.request(person), value)).action_played
    other = await world.mover(match)
    label, _ = (await world.warroom.play.suggest(match.ref, other.id, ""))[0]
    typed = f"  {label.upper()} "
    assert (await world.warroom.play.type(match.ref, world.request(other), typed)).action_played
    assert (await world.load(match)).version == 3


async def test_typing_takes_english_and_the_readers_language_and_suggests_in_the_readers(world: World) -> None:
    play, match = world.warroom.play, await world.started()
    person = await world.mover(match)
    english = await play.suggest(match.ref, person.id, "improvise")
    with reading("pl"):
        suggested = await play.suggest(match.ref, person.id, "improvise")
        assert suggested != english
        assert [value for _, value in suggested] == [value for _, value in english]
        own = next(label for label, _ in suggested if not label.isascii())
        assert (own, dict(suggested)[own]) in await play.suggest(match.ref, person.id, fold(own))
    with reading("ja"):
        assert (await play.type(match.ref, world.request(person), suggested[0][1])).action_played, "in any language"
    other = await world.mover(match)
    (label, value), *_ = await play.suggest(match.ref, other.id, "improvise")
    with reading("de"):
        assert label not in dict(await play.suggest(match.ref, other.id, ""))
        refusal = await refused("no_such_move", play.type(match.ref, world.request(other), "improvise"))
        assert refusal.params["count"] == len(await play.suggest(match.ref, other.id, "improvise"))
        await refused("no_such_move", play.type(match.ref, world.request(other), "xyzzy"))
        assert (await play.type(match.ref, world.request(other), label)).action_played
    assert int(value.partition("#")[0]) < (await world.load(match)).version


async def test_english_labels_are_made_only_when_the_readers_do_not_fit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def noted(*args: Any) -> Wording:
        made.append(current_language())
        return wording_of(*args)

    monkeypatch.setattr(offers, "wording_of", noted)
    play, match = world.warroom.play, await world.started()
    person = await world.mover(match)
    with reading("de"):
        (label, _), *_ = await play.suggest(match.ref, person.id, "")
        await play.suggest(match.ref, person.id, label)
        assert set(made) == {"de"}
        await play.suggest(match.ref, person.id, "improvise")
        assert set(made) == {"de", "en"}
    made.clear()
    await play.suggest(match.ref, person.id, "xyzzy")
    assert made
    assert set(made) == {"en"}


async def test_a_suggestion_from_an_earlier_position_is_stale(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    (_, value), *_ = await world.warroom.play.suggest(match.ref, person.id, "")
    await world.move(match)
    other = await world.mover(match)
    await refused("stale", world.warroom.play.type(match.ref, world.request(other), value))


@pytest.mark.parametrize("typed", ["dance", "improvise", "1#9999", "99999999999999999999#1", "#", "'; drop table--"])
async def test_words_that_mean_no_single_move_are_refused(world: World, typed: str) -> None:
    match = await world.started()
    person = await world.mover(match)
    with pytest.raises(Refused) as refusal:
        await world.warroom.play.type(match.ref, world.request(person), typed)
    assert refusal.value.code in {"no_such_move", "not_offered", "stale"}
    assert await world.load(match) == match


async def test_resigning_ends_the_match_for_the_other(world: World) -> None:
    match = await world.started()
    await refused("not_seated", world.warroom.play.resign(match.ref, world.request(CAROL)))
    over = await world.warroom.play.resign(match.ref, world.request(BOB))
    assert over.status == "over"
    assert over.ending is not None
    assert over.ending.ranks == ((0,), (1,))
    public = await world.warroom.outbox.public(match.ref)
    assert "Alice won" in public.screen.text
    assert [button.custom_id.verb for button in public.buttons] == [
        "rematch",
        "replay",
        "review",
        "log",
        "words",
        "proof",
    ]
    assert match.key.hex() in proof(over).text
    await refused("match_over", world.warroom.play.resign(match.ref, world.request(ALICE)))
    await refused("match_over", world.press(match, ALICE, 2, 1))
    panels = [(await world.warroom.play.panel(match.ref, person.id)).screen for person in (ALICE, BOB)]
    assert [(panel.choices, panel.tone) for panel in panels] == [((), "won"), ((), "lost")]


async def test_a_challenge_that_is_not_answered_can_neither_be_played_nor_resigned(world: World) -> None:
    match = await world.challenge()
    await refused("not_started", world.warroom.play.resign(match.ref, world.request(ALICE)))
    await refused("not_started", world.warroom.play.panel(match.ref, ALICE.id))


@pytest.mark.parametrize("options", ["target=single", "edition=revised target=single", "scoring=beginner"])
async def test_a_match_is_played_to_its_end(world: World, options: str) -> None:
    match = await world.started(options)
    rng = Rng(b"\x07" * 32)
    for _ in range(2000):
        if (await world.load(match)).status == "over":
            break

        def choose(count: int) -> int:
            nonlocal rng
            number, rng = rng.below(count)
            return number

        await world.move(match, choose)
    over = await world.load(match)
    assert over.status == "over"
    assert over.ending is not None
    assert over.ended_at == world.clock.at
    record = await world.warroom.play.record(match.ref)
    assert over.key.hex().encode() in record


async def test_the_record_is_secret_until_the_match_is_over(world: World) -> None:
    match = await world.started()
    await refused("not_over", world.warroom.play.record(match.ref))


async def test_a_disk_that_refuses_is_told_and_nothing_has_changed(world: World) -> None:
    match = await world.started()

    def refuse(_match: Match) -> None:
        raise NotSaved("disk full")

    world.store.before_save = refuse
    told = list(world.notebook.told)
    with pytest.raises(Refused) as refusal:
        await world.move(match)
    assert refusal.value.code == "not_saved"
    assert await world.load(match) == match
    assert world.notebook.told == told


async def test_a_damaged_match_is_told_and_the_log_names_only_where(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    match = await world.started()

    def damaged(_match: Match) -> None:
        raise Corrupt("air-6 lies twice")

    world.store.before_save = damaged
    with pytest.raises(Refused) as refusal:
        await world.move(match)
    assert refusal.value.code == "broken_match"
    assert "air-6" not in caplog.text
    assert f"match {match.id}" in caplog.text


async def test_an_unknown_match_is_refused(world: World) -> None:
    await refused("unknown_match", world.warroom.changes.load(MatchRef(GUILD, 99)))


async def test_a_command_without_a_number_means_the_matches_that_wait_here(world: World) -> None:
    await refused("no_match", world.warroom.play.candidate_matches(GUILD, ALICE.id, CHANNEL))
    first, second = await world.started(), await world.started()
    movers = [await world.mover(match) for match in (first, second)]
    for person in (ALICE, BOB):
        waiting = [match for match, mover in zip((first, second), movers, strict=True) if mover == person]
        meant = await world.warroom.play.candidate_matches(GUILD, person.id, CHANNEL)
        assert {match.id for match in meant} == {match.id for match in waiting or (first, second)}


async def test_the_story_is_told_as_each_reader_may_know_it(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    label, value = (await world.warroom.play.suggest(match.ref, person.id, "improvise"))[0]
    await world.warroom.play.type(match.ref, world.request(person), value)
    card = label.split(" ")[1]
    other = BOB if person == ALICE else ALICE
    own = "\n".join(await world.warroom.play.log_sentences(match.ref, person.id))
    enemy = "\n".join(await world.warroom.play.log_sentences(match.ref, other.id))
    watcher = "\n".join(await world.warroom.play.log_sentences(match.ref, CAROL.id))
    assert card in own
    assert card not in enemy
    assert card not in watcher

"""Hints in practice matches: what is told, what it costs, and what becomes of it when the match or the bot goes on."""

import asyncio

import msgspec
import pytest

from bot.guidance import screens as words
from bot.guidance import texts
from bot.guidance.rows import Hint
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match
from bot.play.panels import Panel, with_hint
from bot.players.pool import Asker
from bot.screens.refusals import Refused
from bot.texts.languages import reading
from engine.ai.advice import Advice
from engine.ai.player import Question
from tests.bot.computers import InstantThinker, SilentThinker, SlowThinker, at_rest, practised, with_computers
from tests.bot.service_world import ALICE, BOB, World, idle, refused
from tests.bot.stored import let_think

GAMES = ("air-land-sea", "flies-lies-supplies", "fight-flight-bite", "this-means-war", "stratego")


class Adviser(SlowThinker):
    """Plays at once, and gives hints when the test says so."""

    def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        if question.explained:
            return super().think(asker, question)
        return InstantThinker.think(self, asker, question)

    def finish(self) -> None:
        """Let the newest hint be thought of."""
        asked = [question for question in self.asked if question.explained]
        self.answers[-1].set_result(self.answer(asked[-1]))


async def panel_of(world: World, match: Match) -> Panel:
    """Alice's panel as it is shown, with what it says of hints."""
    panel = await world.warroom.play.panel(match.ref, ALICE.id)
    return await with_hint(world.warroom.hints, panel)


async def at_ones_turn(world: World, game: str = "air-land-sea", options: str = "") -> tuple[Match, Panel]:
    """A practice match in which Alice has a choice that is a move."""
    match = await practised(world, game=game, options=options)
    for _ in range(40):
        await at_rest(world)
        panel = await panel_of(world, match)
        if panel.hint.left:
            return await world.load(match), panel
        labels = [choice.label for choice in panel.screen.choices]
        leaf = labels.index("Ready") if "Ready" in labels else 0
        await world.press(match, ALICE, panel.version, panel.menu.node_of(leaf))
    raise AssertionError("Alice was never asked for a move")


async def hinted(world: World, match: Match) -> Panel:
    """Ask for a hint, look, and return the panel that tells it."""
    await world.warroom.hints.ask(match.ref, ALICE.id, (await panel_of(world, match)).version)
    await panel_of(world, match)
    await idle(world.warroom.hints._timer)
    return await panel_of(world, match)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_names_a_choice_and_says_why(game: str) -> None:
    world, _ = with_computers()
    match, before = await at_ones_turn(world, game)
    panel = await hinted(world, match)
    labels = [choice.label for choice in panel.screen.choices]
    assert any(panel.hint.text.startswith(f"**Hint: {label}.** ") for label in labels)
    assert panel.hint.text.endswith(".")
    assert panel.hint.left == 0, "there is nothing more to ask here"
    assert before.hint.left == words.MAX_HINTS


WEALTH = "resources=20"
"""What makes playing a card of the war better than a mulligan, for which there is nothing to mark."""


@pytest.mark.parametrize(("game", "options"), [("air-land-sea", ""), ("this-means-war", WEALTH), ("stratego", "")])
async def test_the_picture_marks_the_move(game: str, options: str) -> None:
    world, _ = with_computers()
    match, before = await at_ones_turn(world, game, options)
    panel = await hinted(world, match)
    assert panel.screen.picture is not None
    assert before.screen.picture is not None
    marked, plain = panel.screen.picture.bands, before.screen.picture.bands
    assert [band.scene for band in marked] != [band.scene for band in plain]
    assert panel.screen.picture.alt != before.screen.picture.alt


async def test_one_press_or_two_cost_one_hint_and_three_are_all_there_are() -> None:
    world, thinker = with_computers()
    match, panel = await at_ones_turn(world)
    for left in (2, 1, 0):
        assert panel.hint.left == left + 1
        await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
        told = await hinted(world, match)
        await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
        assert await hinted(world, match) == told
        await world.press(match, ALICE, panel.version, panel.menu.node_of(0))
        await at_rest(world)
        panel = await panel_of(world, match)
    assert panel.hint.left == 0
    await refused("no_hints_left", world.warroom.hints.ask(match.ref, ALICE.id, panel.version))
    assert sum(question.explained for question in thinker.asked) == 3
    assert {question.level for question in thinker.asked if question.explained} == {"hard"}


async def test_while_it_is_thought_about_the_panel_says_so_and_is_told_when_it_is_done() -> None:
    thinker = Adviser()
    world, _ = with_computers(thinker)
    match, panel = await at_ones_turn(world)
    told: list[int] = []
    world.warroom.hints.add_listener(lambda _ref, user_id: told.append(user_id))
    await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
    assert (await panel_of(world, match)).hint.text == texts.hint_thinking()
    await idle(world.warroom.hints._timer)
    assert (await panel_of(world, match)).hint.text == texts.hint_thinking()
    assert told == []
    thinker.finish()
    await idle(world.warroom.hints._timer)
    assert told == [ALICE.id]
    assert (await panel_of(world, match)).hint.text.startswith("**Hint: ")
    assert len(thinker.answers) == 1, "looking twice asks once"


async def test_a_hint_that_the_position_has_overtaken_is_not_counted_and_the_panel_says_so() -> None:
    thinker = Adviser()
    world, _ = with_computers(thinker)
    match, panel = await at_ones_turn(world)
    await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
    await panel_of(world, match)
    await idle(world.warroom.hints._timer)
    await world.press(match, ALICE, panel.version, panel.menu.node_of(0))
    await at_rest(world)
    thinker.finish()
    await idle(world.warroom.hints._timer)
    now = await panel_of(world, match)
    assert now.hint.text == texts.hint_overtaken()
    assert now.hint.left == words.MAX_HINTS
    await refused("stale", world.warroom.hints.ask(match.ref, ALICE.id, panel.version))


async def test_where_nothing_is_thought_of_it_is_said_and_not_counted() -> None:
    class Speechless(InstantThinker):
        def answer(self, question: Question) -> bytes | None:
            return None if question.explained else super().answer(question)

    world, _ = with_computers(Speechless())
    match, _ = await at_ones_turn(world)
    panel = await hinted(world, match)
    assert panel.hint.text == texts.hint_failed()
    assert panel.hint.left == words.MAX_HINTS


class Clueless(InstantThinker):
    """Advises a move without any reason."""

    def answer(self, question: Question) -> bytes | None:
        answer = super().answer(question)
        if answer is None or not question.explained:
            return answer
        advice = msgspec.msgpack.decode(answer, type=Advice)
        return msgspec.msgpack.encode(msgspec.structs.replace(advice, claims=b"[]"))


async def test_where_no_move_stands_out_it_is_said_and_not_counted_and_not_thought_about_again() -> None:
    world, thinker = with_computers(Clueless())
    match, before = await at_ones_turn(world)
    panel = await hinted(world, match)
    assert panel.hint.text == texts.hint_nothing_found()
    assert panel.hint.left == 0, "there is nothing more to ask here"
    assert panel.screen.picture == before.screen.picture, "no move is marked"
    again = await hinted(world, match)
    assert again.hint == panel.hint
    assert sum(question.explained for question in thinker.asked) == 1
    assert await world.store.hints(match.ref) == ()
    await world.press(match, ALICE, panel.version, panel.menu.node_of(0))
    await at_rest(world)
    assert (await panel_of(world, match)).hint.left == words.MAX_HINTS


async def test_a_restart_forgets_no_hint_and_takes_up_what_was_not_answered() -> None:
    world, _ = with_computers(Adviser())
    match, panel = await at_ones_turn(world)
    await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
    await panel_of(world, match)
    later = World(world.store, at=world.clock.at, interactions=9_000)
    thinker = InstantThinker()
    let_think(later.warroom, thinker)
    assert (await panel_of(later, match)).hint.text == texts.hint_thinking()
    await idle(later.warroom.hints._timer)
    told = await panel_of(later, match)
    assert told.hint.text.startswith("**Hint: ")
    again = World(world.store, at=world.clock.at, interactions=12_000)
    let_think(again.warroom, SilentThinker())
    assert (await panel_of(again, match)).hint == told.hint
    assert len(await world.store.hints(match.ref)) == 1
    assert sum(question.explained for question in thinker.asked) == 1


async def stored_earlier(world: World, match: Match, action: bytes, because: str) -> None:
    """Replace what is stored as the hint by what an earlier release could have stored."""
    (hint,) = await world.store.hints(match.ref)
    await world.store.take_back_hint(match.ref, hint.seat, hint.version)
    await world.store.ask_hint(match.ref, hint.seat, hint.version, words.MAX_HINTS)
    await world.store.answer_hint(match.ref, Hint(hint.seat, hint.version, action, because))


async def test_a_hint_whose_move_can_not_be_read_any_more_is_thought_of_anew_and_not_counted() -> None:
    world, _ = with_computers()
    match, _ = await at_ones_turn(world)
    await hinted(world, match)
    for action in (b'{"kind":"retired"}', b'{"kind":"flip","side":0,"theater":0}', b"no JSON"):
        await stored_earlier(world, match, action, "It says something.")
        forgotten = await panel_of(world, match)
        assert (forgotten.hint.text, forgotten.hint.left) == (texts.hint_forgotten(), words.MAX_HINTS)
        assert (await hinted(world, match)).hint.text.startswith("**Hint: ")
        assert len(await world.store.hints(match.ref)) == 1


async def test_the_sentence_of_an_earlier_release_is_shown_as_it_was_stored() -> None:
    world, _ = with_computers()
    match, _ = await at_ones_turn(world)
    await hinted(world, match)
    (hint,) = await world.store.hints(match.ref)
    await stored_earlier(world, match, hint.action or b"", "It takes the lead in Air, 6 to 3.")
    assert (await panel_of(world, match)).hint.text.endswith(" It takes the lead in Air, 6 to 3.")


async def test_a_hint_is_read_in_the_language_of_whoever_reads_it() -> None:
    world, _ = with_computers()
    match, _ = await at_ones_turn(world)
    await hinted(world, match)
    with reading("de"):
        german = await panel_of(world, match)
    assert german.hint.text.startswith("**Tipp: ")
    assert any(told in german.hint.text for told in ("** Sooft ich es durchgespielt habe", "** Wahrscheinlich, in "))


async def test_only_practice_with_a_process_of_computer_players_has_hints() -> None:
    world, _ = with_computers()
    match = await world.started()
    mover = await world.mover(match)
    panel = await with_hint(world.warroom.hints, await world.warroom.play.panel(match.ref, mover.id))
    assert panel.hint.left == 0
    await refused("no_hints_here", world.warroom.hints.ask(match.ref, mover.id, panel.version))
    practice, panel = await at_ones_turn(world)
    off = World(world.store, at=world.clock.at, interactions=9_000)
    assert (await panel_of(off, practice)).hint.left == 0
    await refused("no_hints_here", off.warroom.hints.ask(practice.ref, ALICE.id, panel.version))


async def test_a_match_that_is_only_watched_and_a_set_up_have_no_hints() -> None:
    world, _ = with_computers(Adviser())
    watched = await practised(world, ComputerOpponents(number=1, watched=True))
    await refused("not_seated", world.warroom.hints.ask(watched.ref, ALICE.id, 1))
    set_up = await practised(world, game="stratego")
    panel = await panel_of(world, set_up)
    assert len(panel.screen.choices) > 1
    assert panel.hint.left == 0
    await refused("no_hint_now", world.warroom.hints.ask(set_up.ref, ALICE.id, panel.version))
    await refused("not_seated", world.warroom.hints.ask(set_up.ref, BOB.id, panel.version))


async def test_who_gives_a_hint_is_told_an_imagined_world_and_neither_state_nor_key() -> None:
    world, thinker = with_computers()
    match, _ = await at_ones_turn(world)
    await hinted(world, match)
    (question,) = [each for each in thinker.asked if each.explained]
    match = await world.load(match)
    assert question.world != match.state
    assert match.key not in msgspec.msgpack.encode(question)


async def test_a_hint_that_could_not_be_stored_is_taken_up_when_the_panel_is_looked_at_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, _ = with_computers()
    match, panel = await at_ones_turn(world)
    kept = world.store.answer_hint

    async def refuse(*_: object) -> bool:
        raise Refused("not_saved")

    monkeypatch.setattr(world.store, "answer_hint", refuse)
    await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
    assert (await panel_of(world, match)).hint.text == texts.hint_thinking()
    await idle(world.warroom.hints._timer)
    monkeypatch.setattr(world.store, "answer_hint", kept)
    assert (await panel_of(world, match)).hint.text == texts.hint_thinking()
    await idle(world.warroom.hints._timer)
    assert (await panel_of(world, match)).hint.text.startswith("**Hint: ")


async def test_the_service_closes_without_waiting_for_a_thought() -> None:
    world, _ = with_computers(Adviser())
    match, panel = await at_ones_turn(world)
    await world.warroom.hints.ask(match.ref, ALICE.id, panel.version)
    await panel_of(world, match)
    await idle(world.warroom.hints._timer)
    async with asyncio.timeout(5):
        await world.warroom.close()

"""What ids count: two matches that a reader can't tell apart have the same ids, whatever others did there in secret."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from bot.clocks.screens import answer_buttons, clock_buttons
from bot.match.model.match import Change, Match, Request
from bot.match.model.timing import Proposal
from bot.match.offers import Offer
from bot.match.redaction import NO_EVENTS
from bot.match.transitions import apply_action, non_action_row, with_counters
from bot.play.board import public_message
from bot.play.discord.pages import panel_page
from bot.play.panels import panel_of
from bot.play.selection import ShortcutSelection
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from engine.core.values import Seat
from tests.bot.history.discord.test_replays import forged
from tests.bot.play.discord.test_panel_digests import begun
from tests.bot.world import World, components, said
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.random_play import choose_by_kind, rng_of
from tests.conformance.subject import Setting, Subject

CHANGES = 8
"""Of a match, its set-up first."""

STRATEGO = SUBJECTS["stratego"]


def played(match: Match, seat: Seat, action: Any) -> Match:
    """The match after an action, as it is stored."""
    offer = Offer(match, seat)
    return with_counters(match, apply_action(offer, action, Request(match.people[seat], match.version, 1.0)))


def asked(match: Match, seat: Seat) -> Match:
    """The match after the seat has asked for a pause."""
    version = match.version + 1
    timing = replace(match.timing, proposal=Proposal("pause", seat, version))
    since = (version, *map(match.seat_since, match.roster.seats))
    after = replace(match, version=version, since=since, timing=timing)
    return with_counters(
        match, Change(after, non_action_row(after, "pause_asked", seat, Request(match.people[seat], 0, 1.0)))
    )


def ids(match: Match, reader: Seat | None) -> tuple[str, ...]:
    """All ids that a reader is given: of the public message, and of a seat's panel and clock."""
    buttons = [*public_message(match).buttons]
    if match.timing.proposal is not None:
        buttons += answer_buttons(match)
    if reader is not None:
        page = panel_page(panel_of(Offer(match, reader)))
        buttons += [each for row in page.rows for each in (row if isinstance(row, Sequence) else [row])]
        buttons += clock_buttons(match, reader, (), has_end=True)
    return tuple(str(each.custom_id) for each in buttons)


def knows(match: Match, reader: Seat | None) -> tuple[Any, ...]:
    """What a reader is shown of a position."""
    offer = Offer(match, reader or Seat(0))
    return offer.game.engine.view(offer.state, reader), sorted(offer.game.engine.to_act(offer.state))


def numbers(match: Match, reader: Seat | None) -> tuple[int, ...]:
    """All numbers of a match that ids for the reader carry."""
    own = () if reader is None else (match.seat_version(reader),)
    return (match.question_version, match.public_version, *own)


def detour(match: Match, reader: Seat | None) -> Match:
    """The match after two actions of another seat of which the reader was told nothing; or else the match."""
    offer = Offer(match, reader or Seat(0))
    for seat in sorted(offer.game.engine.to_act(offer.state) - {reader}):
        for action in {type(action): action for action in Offer(match, seat).actions}.values():
            away = played(match, seat, action)
            if away.status != "live" or away.reports[0] != NO_EVENTS or action not in Offer(away, seat).actions:
                continue
            home = played(away, seat, action)
            if knows(home, reader) == knows(match, reader):
                return home
    return match


def course(subject: Subject, setting: Setting, seed: int, changes: int = CHANGES) -> Iterator[tuple[Match, Seat, Any]]:
    """Positions of a random match, each with what is done there."""
    match, choose = begun(subject, setting, seed), choose_by_kind(subject.avoids)
    rng = rng_of("counters", setting.name, seed)
    for _ in range(changes):
        seats = sorted(subject.game.to_act(Offer(match, Seat(0)).state))
        if not seats or match.status != "live":
            return
        seat, rng = rng.choice(seats)
        actions = Offer(match, seat).actions
        index, rng = choose(actions, rng)
        yield match, seat, actions[index]
        match = played(match, seat, actions[index])


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_what_shows_a_reader_nothing_leaves_the_numbers_of_their_ids_as_they_are(
    subject: Subject, setting: Setting
) -> None:
    for match, seat, action in course(subject, setting, 0):
        after = played(match, seat, action)
        for reader in (None, *setting.roster.seats):
            others = reader is None or reader not in setting.roster.team_with(seat)
            if others and after.status == "live" and knows(after, reader) == knows(match, reader):
                assert numbers(after, reader) == numbers(match, reader)


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_a_reader_s_ids_count_nothing_that_others_did_in_secret(subject: Subject, setting: Setting) -> None:
    for reader in (None, *setting.roster.seats):
        twin = begun(subject, setting, 0)
        pair = twin, twin
        for match, seat, action in course(subject, setting, 0):
            if knows(twin, reader) != knows(match, reader) or action not in Offer(twin, seat).actions:
                break  # what was done in secret has come to light
            assert numbers(twin, reader) == numbers(match, reader)
            pair = twin, match
            twin = played(detour(twin, reader), seat, action)
        assert ids(pair[0], reader) == ids(pair[1], reader)
        assert ids(asked(pair[0], Seat(0)), reader) == ids(asked(pair[1], Seat(0)), reader)


def test_in_stratego_there_are_matches_that_differ_in_secret_actions_alone() -> None:
    match = begun(STRATEGO, STRATEGO.settings[0], 0)
    hidden = detour(match, Seat(0))
    assert hidden.version == match.version + 2
    assert [hidden.seat_version(seat) for seat in match.roster.seats] == [match.version, match.version + 2]


@pytest.mark.usefixtures("quiet_log")
async def test_what_a_panel_did_not_show_is_not_taken_back_by_it(world: World) -> None:
    await world.start(game="stratego", options="army=duel")
    first = await world.hand(world.alice)
    arranged = await world.alice.click(first.response, label="Mirror")
    again = await world.alice.click(arranged.response, label="Mirror")
    old = next(each for each in components(again.response) if each.get("label") == "Take back")
    version = (await world.match()).version
    answer = await forged(world, world.alice, again.response, CustomId("take_back", 1, version=1))
    assert old["custom_id"] == str(CustomId("take_back", 1, version=3))
    assert ((await world.match()).version, "can't be taken back" in said(answer)) == (version, True)


def test_a_shortcut_of_an_earlier_question_is_out_of_date() -> None:
    subject, pressed = SUBJECTS["this-means-war"], 0
    for match, seat, _ in course(subject, subject.settings[0], 0, changes=60):
        offer, before = Offer(match, seat), match.question_version
        keys = {choice.shortcut for choice in offer.choices if choice.shortcut and not choice.confirm}
        for key in keys:
            pressed += 1
            assert ShortcutSelection(before, key).resolve(offer).action in offer.actions
            for number in (before - 1, match.public_version + 1):
                with pytest.raises(Refused, match="stale"):
                    ShortcutSelection(number, key).resolve(offer)
    assert pressed

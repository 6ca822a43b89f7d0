"""Hands that are open to spectators a whole turn late: which position is shown, and that nothing later is."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import get_game
from bot.match.model.match import Lobby, LogRow, Match, MatchRef, Person, Request
from bot.match.offers import Offer
from bot.match.redaction import are_hands_open
from bot.match.tapes import RecordingCache
from bot.match.transitions import apply_action, deal
from bot.play.board import public_message
from bot.play.open_hands import OpenHands, TurnMark, find_turn_ago, hand_screen, turn_mark
from bot.play.panels import panel_of
from engine.core.values import Seat
from engine.games.stratego.actions import Ready
from tests.conformance.cases import CASE_NAMES, CASES, SUBJECTS
from tests.conformance.random_play import choose_by_kind, rng_of
from tests.conformance.subject import Setting, Subject

CHANGES = 24
"""Of a match, its set-up first."""

_PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(("Alice", "Bob", "Carol", "Dave")))


class Log:
    """The rows of one match, and each version of it."""

    def __init__(self, match: Match) -> None:
        self.versions = [match]
        self.rows = [LogRow(0, "opened", 0.0, 101)]

    async def log(self, _ref: MatchRef) -> tuple[LogRow, ...]:
        return tuple(self.rows)


def dealt(subject: Subject, setting: Setting, seed: int) -> Log:
    """A match whose hands are open to spectators, and which was just dealt."""
    game = subject.game
    options, people = game.codec.parse_options(setting.options), _PEOPLE[: len(setting.roster.seats)]
    match = Match(
        1, 7, 70, game.key, game.codec.dump_options(options), setting.roster, people, "open", 0,
        rng_of("key", setting.name, seed).key, 0.0, None, open_hands=True,
    )  # fmt: skip
    log = Log(match)
    enter(log, deal(match, Request(people[0], 1, 1.0)))
    return log


def enter(log: Log, change: Any) -> None:
    log.versions.append(change.match)
    log.rows.append(change.row)


def course(subject: Subject, setting: Setting, seed: int) -> Iterator[tuple[Log, Match]]:
    """A match after each of its first changes, played at random, with kinds of actions drawn first."""
    log, choose = dealt(subject, setting, seed), choose_by_kind(subject.avoids)
    rng = rng_of("hands", setting.name, seed)
    for number in range(CHANGES):
        match = log.versions[-1]
        yield log, match
        seats = sorted(subject.game.to_act(Offer(match, Seat(0)).state))
        if not seats or match.status != "live":
            return
        seat, rng = rng.choice(seats)
        offered = Offer(match, seat)
        index, rng = choose(offered.actions, rng)
        if Ready() in offered.actions:  # or a set-up would take long
            index = offered.actions.index(Ready())
        request = Request(match.people[seat], number + 2, float(number))
        enter(log, apply_action(offered, offered.actions[index], request))


def turns(log: Log) -> list[tuple[Any, int]]:
    """Which turn each position belongs to, and which side acted in it; written without the code that it checks."""
    found = []
    for match, row in zip(log.versions[1:], log.rows[2:], strict=False):
        host = get_game(match.game)
        view = host.engine.view(Offer(match, Seat(0)).state, None)
        found.append((host.presenter.turn(view), match.roster.team_of(Seat(row.seat or 0))))
    return found


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_what_is_shown_is_a_position_since_which_every_side_has_ended_a_turn(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    opened_at: list[int] = []
    for seed in subject.seeds(seeds, setting):
        newest, hands = -1, None
        for log, match in course(subject, setting, seed):
            hands = hands or OpenHands(RecordingCache(log))  # type: ignore[arg-type]
            opened = await hands.get_opened(match)
            if match.status != "live":
                assert opened is None
                continue
            assert opened is not None
            assert opened.number >= newest
            newest = opened.number
            if opened.state is None:
                continue
            assert subject.game.codec.dump_state(opened.state) == log.versions[opened.number].state
            done, now = turns(log)[opened.number - 1 :], turn_mark(match, Offer(match, Seat(0)).state).turn
            playing = {match.roster.team_of(seat) for seat in match.roster.seats if not Offer(match, seat).is_out}
            assert playing <= {side for turn, side in done if turn != now}
            opened_at.append(match.version - opened.number)
    assert opened_at
    assert min(opened_at) >= 2


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
async def test_a_hand_that_is_opened_is_what_its_seat_saw_then(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    for seed in subject.seeds(seeds, setting)[:1]:
        hands = None
        for log, match in course(subject, setting, seed):
            hands = hands or OpenHands(RecordingCache(log))  # type: ignore[arg-type]
            panel = await hands.panel(public_message(match), 1)
            if not panel.names:
                assert (panel.shown, panel.screen) == (0, public_message(match).screen)
                continue
            opened = await hands.get_opened(match)
            assert opened is not None
            then = log.versions[opened.number]
            for seat in match.roster.seats:
                panel, own = await hands.panel(public_message(match), seat + 1), panel_of(Offer(then, seat))
                assert panel.screen.blocks == own.screen.blocks
                assert match.people[seat].name in panel.screen.title
                assert not panel.screen.choices


@pytest.mark.parametrize(("subject", "setting"), CASES, ids=CASE_NAMES)
def test_nothing_that_a_spectator_cannot_see_decides_on_which_turn_it_is(
    subject: Subject, setting: Setting, seeds: range
) -> None:
    for seed in subject.seeds(seeds, setting):
        for number, (_, match) in enumerate(course(subject, setting, seed)):
            state = Offer(match, Seat(0)).state
            other = subject.game.resample(state, None, rng_of("world", setting.name, seed, number))
            assert turn_mark(match, other) == turn_mark(match, state)


async def test_what_happens_later_in_secret_changes_no_hand_that_is_open() -> None:
    subject = SUBJECTS["air-land-sea"]
    setting = subject.settings[0]
    *_, (log, match) = [each for each in course(subject, setting, 1) if each[1].status == "live"]
    hands = OpenHands(RecordingCache(log))  # type: ignore[arg-type]
    opened = await hands.get_opened(match)
    assert opened is not None
    assert opened.state is not None
    state = Offer(match, Seat(0)).state
    other = subject.game.resample(state, None, rng_of("later"))
    assert other != state
    there = replace(match, state=subject.game.codec.dump_state(other))
    for seat in match.roster.seats:
        assert hand_screen(there, opened.state, seat) == hand_screen(match, opened.state, seat)


def test_a_side_that_has_had_no_turn_keeps_hands_closed() -> None:
    first, second = frozenset({0}), frozenset({1})
    marks = [TurnMark((0,), first), TurnMark((0,), second), TurnMark((1,), first), TurnMark((2,), second)]
    assert find_turn_ago(marks, frozenset({0, 1})) is None
    assert find_turn_ago([*marks, TurnMark((3,), first)], frozenset({0, 1})) == 2
    assert find_turn_ago(marks, frozenset({0})) == 2


@pytest.mark.parametrize(
    "changes",
    [
        {"open_hands": False},
        {"status": "over"},
        {"people": (Person(-3, "Former player 3"), _PEOPLE[1])},
        {"people": (_PEOPLE[0], Person(5, "Computer"))},
        {"rated": True, "lobby": Lobby("pairing")},
    ],
)
async def test_hands_stay_closed(changes: dict[str, Any]) -> None:
    subject = SUBJECTS["air-land-sea"]
    *_, (log, match) = course(subject, subject.settings[0], 1)
    assert are_hands_open(replace(match, status="live"))
    other = replace(match, **{"status": "live", **changes})
    hands = OpenHands(RecordingCache(log))  # type: ignore[arg-type]
    assert await hands.get_opened(other) is None
    panel = await hands.panel(public_message(other), 1)
    assert not panel.names
    assert "Spectators" not in str(public_message(other).screen.blocks)


async def test_matches_of_two_guilds_with_one_number_open_their_own_hands() -> None:
    subject = SUBJECTS["air-land-sea"]
    setting = subject.settings[0]
    logs = {guild_id: [*course(subject, setting, guild_id)][-1][0] for guild_id in (7, 8)}
    matches = {guild_id: replace(log.versions[-1], guild_id=guild_id) for guild_id, log in logs.items()}

    class Logs:
        async def log(self, ref: MatchRef) -> tuple[LogRow, ...]:
            return await logs[ref.guild_id].log(ref)

    together: Any = Logs()
    both = OpenHands(RecordingCache(together))
    opened = {guild_id: await both.get_opened(match) for guild_id, match in matches.items()}
    assert len({match.version for match in matches.values()}) == 1
    for guild_id, match in matches.items():
        assert opened[guild_id] == await OpenHands(RecordingCache(together)).get_opened(match)
    assert opened[7] != opened[8]


async def test_a_match_that_todays_rules_play_otherwise_is_not_opened() -> None:
    subject = SUBJECTS["air-land-sea"]
    *_, (log, match) = course(subject, subject.settings[0], 1)
    log.rows[3] = replace(log.rows[3], rules_version=99)
    assert await OpenHands(RecordingCache(log)).get_opened(replace(match, status="live")) is None  # type: ignore[arg-type]

"""Rounds are paired by a process of their own, which pairs them as a thread would."""

import asyncio
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.match.model.match import Person
from bot.tournaments.model import Entrant, Format, Tournament, TournamentTerms
from bot.tournaments.pairing_process import advance_apart
from bot.tournaments.rounds import advance_rounds, with_settled

BLOCKS = {(1, 2), (4, 3)}
NOBODY = (sys.executable, "-c", "raise SystemExit(1)")


def tournament(count: int, form: Format = "swiss") -> Tournament:
    terms = TournamentTerms("stratego", b"{}", "daily", form, days=3, rounds=3)
    people = tuple(Entrant(Person(index + 1, f"Player {index}")) for index in range(count))
    return Tournament(1, 2, 3, "Spring", terms, 1, bytes(32), 0.0, "running", entrants=people)


def with_results(before: Tournament) -> Tournament:
    return with_settled(
        before,
        {table: ("first", "played") for table, each in enumerate(before.rounds[-1]) if each.outcome is None},
    )


async def test_another_process_pairs_every_round_as_this_one_would_and_networkx_stays_out_of_this_one() -> None:
    source = (
        "import asyncio, sys\n"
        "from tests.bot.tournaments.test_pairing_process import BLOCKS, advance_apart, tournament\n"
        "asyncio.run(advance_apart(tournament(9), BLOCKS, 5.0))\n"
        "print('networkx' in sys.modules)\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", source, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    out, _ = await process.communicate()
    assert out == b"False\n"
    apart = here = tournament(9)
    for now in (5.0, 6.0):
        apart, here = await advance_apart(apart, BLOCKS, now), advance_rounds(here, BLOCKS, now)
        assert apart == here
        apart = here = with_results(here)
    assert len(here.rounds) == 2


async def test_a_process_that_fails_leaves_no_round_unpaired(caplog: pytest.LogCaptureFixture) -> None:
    for command in (NOBODY, ("/no/such/program",), (sys.executable, "-c", "print('nonsense' * 99)")):
        assert await advance_apart(tournament(5), BLOCKS, 5.0, command) == advance_rounds(tournament(5), BLOCKS, 5.0)
    assert caplog.text.count("a thread pairs it") == 3


async def test_no_process_is_started_where_nothing_takes_long(caplog: pytest.LogCaptureFixture) -> None:
    paired = advance_rounds(tournament(5), BLOCKS, 5.0)
    for idle in (tournament(5, "round_robin"), replace(tournament(5), status="over"), paired):
        assert await advance_apart(idle, BLOCKS, 5.0, NOBODY) == advance_rounds(idle, BLOCKS, 5.0)
    assert caplog.text == ""

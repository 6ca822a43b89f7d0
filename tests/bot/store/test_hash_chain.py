"""The seals of matches, which every release has to find as the ones before it made them."""

from typing import Any

import msgspec
import pytest

from bot.match.model.match import Ending, Leaver, Lobby, LobbySeat, LogRow, Match, Person
from bot.match.model.timing import Proposal, Timing
from bot.match.rows.log import START, Link, check_match, make_link, seal_of
from engine.core.values import Corrupt, roster

PLAIN = Match(
    id=3,
    guild_id=7,
    channel_id=70,
    game="air-land-sea",
    options=b"{}",
    roster=roster(1, 1),
    people=(Person(1, "Alice"), Person(2, "Bob")),
    status="live",
    version=5,
    key=bytes(32),
    created_at=1_000.5,
    expires_at=None,
    schema=4,
    state=b"{}",
    fingerprint="0123456789abcdef",
)

SEALED: dict[str, tuple[dict[str, Any], str]] = {
    "plain": (
        {},
        "7950cd5b49d303b8988073d0022a8c6c9c0847224b4e09ac1a52620e6804d6d5",
    ),
    "since": (
        {"since": (5, 4, 5)},
        "a2b32fe070ad3982ebbcb5a700399d3dee8ead46103d5897e01c09b59839ce92",
    ),
    "paused": (
        {"timing": Timing("daily", paused_at=2_000.5)},
        "24dd09d57253492bba52eb27a62a7aeed16f6ea381bffc734a9d86ab15c9c2b4",
    ),
    "lapsed": (
        {"timing": Timing("live", lapsed=1)},
        "65d8adfb6307423a61f11dcc01cf4fd03076049be97582367933d6e00704fea2",
    ),
    "pause asked": (
        {"timing": Timing("daily", proposal=Proposal("pause", 0, 5))},
        "4ff001b2162ed295582889c661ec7c855a0c5bc3b2ab3b5846352dc0cdb507a2",
    ),
    "agreed": (
        {"timing": Timing("none", proposal=Proposal("time", 1, 4, agreed=(0,)))},
        "8496a3b80c3682ca6eaee794e53bcdc09378f9c6fe4c06399aa79a2f29f69c20",
    ),
    "take over": (
        {"timing": Timing("none", proposal=Proposal("take_over", 1, 4, left="resigned"))},
        "87944228ee815889e696136f68deff16e3910ee778fda0092a257715454acbc8",
    ),
    "rated": (
        {"rated": True},
        "16e6ea1c51a021a2750c6f0889a15fafce06fc3c2edecb563389c851dc78d068",
    ),
    "leaver": (
        {"leavers": (Leaver(1, Person(4, "Carol"), "forfeited", 3),)},
        "9dac59824d4deae35b35dadcad4b1472fce597c297b7d25db1dd6c7ad74b16f4",
    ),
    "hands": (
        {"open_hands": True},
        "9f90b11638bdd2c79029bfb10b27b6b21fda676dae4597b839fa51c8b9c84c2d",
    ),
    "ended": (
        {"status": "over", "ending": Ending(((0,), (1,)), "score"), "ended_at": 3_000.5},
        "679923b054193547baeb9687269c41874fbe6ff008b73c57e550f38412b1ff98",
    ),
    "lobby": (
        {"status": "open", "state": None, "fingerprint": "", "lobby": Lobby("open", (LobbySeat(0, agreed=True),))},
        "63e58cbbfa02e40eabcdb296862e6ce5a9a5cdc823b8ae1ef5347b9828d84d63",
    ),
}
"""What differs from a plain match, and the seal that stands in files for that. No line is ever changed."""

ASKED = msgspec.structs.replace(PLAIN, version=0, timing=Timing("daily", proposal=Proposal("pause", 0, 0)))


@pytest.mark.parametrize(("changes", "seal"), SEALED.values(), ids=SEALED)
def test_a_seal_stays_as_it_stands_in_files(changes: dict[str, Any], seal: str) -> None:
    assert seal_of(msgspec.structs.replace(PLAIN, **changes)).hex() == seal


def linked(match: Match) -> Link:
    return make_link(match, LogRow(0, "opened", 1_000.5, 1), START)


def test_a_seal_over_a_proposal_without_the_names_of_its_fields_is_one_as_well() -> None:
    proposal = msgspec.structs.astuple(Proposal("pause", 0, 0))
    as_tuple = msgspec.structs.replace(ASKED.timing, proposal=proposal)
    check_match(ASKED, [linked(msgspec.structs.replace(ASKED, timing=as_tuple))])


def test_a_proposal_that_isnt_the_one_that_was_sealed_is_found_out() -> None:
    other = msgspec.structs.replace(ASKED.timing, proposal=Proposal("pause", 1, 0))
    with pytest.raises(Corrupt):
        check_match(ASKED, [linked(msgspec.structs.replace(ASKED, timing=other))])

"""The position after an action is made from what its reader knew before it, and was told of it."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import pytest

from bot.games.air_land_sea.position import position_after
from engine.games.air_land_sea.events import BattleWon
from engine.games.air_land_sea.view_types import CardView, View
from tests.conformance.cases import CASES
from tests.conformance.laws import redacted
from tests.conformance.random_play import Moment, audiences, walk
from tests.conformance.subject import Audience, Setting, Subject

every_case = pytest.mark.parametrize(
    ("subject", "setting"),
    [case for case in CASES if case[0].game.key in ("air-land-sea", "flies-lies-supplies")],
    ids=lambda part: part.name if isinstance(part, Setting) else part.game.key,
)


def predicted(moment: Moment, audience: Audience) -> tuple[View, BattleWon | None]:
    """The view after the moment's action, up to the end of a battle; and that end, if it is one."""
    assert moment.step is not None
    told: Sequence[Any] = redacted(moment.game, moment.step.state, moment.step.events, audience)
    won = next((event for event in told if isinstance(event, BattleWon)), None)
    before = moment.game.view(moment.state, audience)
    return position_after(before, tuple(takewhile(lambda event: event is not won, told))), won


def counted(view: View) -> list[Any]:
    """What everybody sees of the table."""
    return [
        (theater.controller, [(each.total, each.supplies, list(map(faced, each.cards))) for each in theater.columns])
        for theater in view.row
    ]


def faced(card: CardView) -> tuple[bool, int]:
    return card.faceup, card.strength


@every_case
def test_it_is_the_position_that_everybody_sees_and_decides_the_battle(subject: Subject, setting: Setting) -> None:
    ended = 0
    for moment in walk(subject, setting, 1):
        for audience in audiences(setting) if moment.step else ():
            view, won = predicted(moment, audience)
            assert moment.step is not None
            if won is None:
                assert counted(view) == counted(moment.game.view(moment.step.state, audience))
            else:
                assert won.controllers in ((), tuple(theater.controller for theater in view.row))
                ended += bool(won.controllers)
    assert ended


@every_case
def test_it_names_no_card_that_its_reader_does_not_see_afterwards(subject: Subject, setting: Setting) -> None:
    named = 0
    for moment in walk(subject, setting, 2):
        for audience in audiences(setting) if moment.step else ():
            view, won = predicted(moment, audience)
            if won is None and moment.step is not None:
                seen = moment.game.view(moment.step.state, audience)
                cards = [
                    pair
                    for theater, other in zip(view.row, seen.row, strict=True)
                    for ours, theirs in zip(theater.columns, other.columns, strict=True)
                    for pair in zip(ours.cards, theirs.cards, strict=True)
                ]
                assert all(shown.card in (None, known.card) for shown, known in cards)
                named += sum(shown.card is not None for shown, _ in cards)
    assert named

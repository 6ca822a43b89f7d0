"""Turning points of a review: words, pictures and positions from the replay of the match as the seat saw it."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.guidance.screens import reason_text
from bot.history.replays import Replay, ReplayStep, events_of, screen_of
from bot.match import words
from bot.match.seating import names_of
from bot.review.model import Review
from bot.review.screens import MomentText
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from bot.screens.words import join_sentences, shorten
from engine.ai.advice import Claim, load_claims
from engine.core.replay import Position
from engine.core.values import Corrupt, Seat
from engine.review.questions import ask
from engine.review.turning_points import causes_between, drifts

_EVENTS_LENGTH = 400
"""Maximum number of characters for the events between two choices."""


def name_moments(replay: Replay, review: Review) -> tuple[str, ...]:
    """Return the name of each moment's battle, round or turn. A name is "" if the game has no such names."""
    positions = replay.recording.positions
    return tuple(positions[_index_before(replay, review, moment.choice)].moment for moment in review.moments)


def position_of(replay: Replay, review: Review, number: int, *, with_text: bool) -> Screen:
    """Return the screen of the position before the choice of moment `number`, counted from 0, as the seat saw it.

    `with_text` also describes the table.
    """
    before = _index_before(replay, review, review.moments[number].choice)
    first = max((step.first for step in replay.steps if step.first <= before), default=0)
    shown = msgspec.structs.replace(replay, steps=(ReplayStep(first, before, ()),))
    return screen_of(shown, 0, with_text=with_text)


def moment_text(replay: Replay, review: Review, number: int) -> MomentText:
    """Return moment `number` of a review, counted from 0, in words; its reason and events call the seat "you"."""
    moment = review.moments[number]
    estimated = review.choices[moment.choice]
    index = _index_of(replay, estimated.row)
    best, played = moment.best.encode(), replay.recording.rows[index].action or b""
    until = _next_choice(replay, review, moment.choice)
    changes = [
        (Seat(row.seat if row.seat is not None else _seat(replay)), events_of(replay, index + place))
        for place, row in enumerate(replay.recording.rows[index:until])
    ]
    names, seat = names_of(replay.match), _seat(replay)
    claims = (moment.claims, moment.played_claims)
    if estimated.verdict == "better":
        claims = (moment.played_claims, moment.claims)
    acting = {actor for actor, events in changes if actor != seat and events}
    return MomentText(
        when=replay.recording.positions[index - 1].moment,
        estimated=estimated,
        drift=drifts(review.choices, review.result)[moment.choice],
        played=_label(replay, index, played),
        best=_label(replay, index, best),
        because=_reason(replay, *claims),
        events=_events(replay, index + 1, until),
        causes=causes_between(replay.match.game, seat, changes),
        others=tuple(names.seats[actor] for actor in sorted(acting)),
    )


def start_of(replay: Replay, review: Review, number: int) -> Position:
    """Return the position before the choice of moment `number`, counted from 0, as a start for another match.

    It is a sample that depends only on the seat's knowledge at that moment. Raises Refused("review_no_start") if the
    seat has no choice there.
    """
    engine, seat = replay.game.engine, _seat(replay)
    before = _index_before(replay, review, review.moments[number].choice)
    state = engine.codec.load_state(replay.recording.positions[before].state)
    rows = replay.recording.rows
    seen_events = [row.reports[seat + 1] for row in rows[: before + 1]]
    asked = ask(engine, state, seat, seen_events, rows[before + 1].action or b"")
    if asked is None:
        raise Refused("review_no_start")
    return Position(seat, engine.codec.schema, asked.world.decode())


def _seat(replay: Replay) -> Seat:
    if replay.seat is None:
        raise ValueError("a review is of a seat")
    return replay.seat


def _index_of(replay: Replay, number: int) -> int:
    """Return the index of the log row with this number in the recording; raises StopIteration without such a row."""
    return next(index for index, row in enumerate(replay.recording.rows) if row.number == number)


def _index_before(replay: Replay, review: Review, choice: int) -> int:
    return _index_of(replay, review.choices[choice].row) - 1


def _next_choice(replay: Replay, review: Review, choice: int) -> int:
    """Return the index of the row with the seat's next judged choice; after the last one, the number of rows."""
    if choice + 1 < len(review.choices):
        return _index_of(replay, review.choices[choice + 1].row)
    return len(replay.recording.rows)


def _label(replay: Replay, index: int, action: bytes) -> str:
    """Return the label of an action that the seat might take before the row at `index`."""
    engine, presenter = replay.game.engine, replay.game.presenter
    state = engine.codec.load_state(replay.recording.positions[index - 1].state)
    view, loaded = engine.view(state, _seat(replay)), engine.codec.load_action(action)
    return presenter.choices(view, (loaded,), names_of(replay.match))[0].label


def _reason(replay: Replay, claims: str, others_claims: str) -> str:
    """Return the facts that speak for one action, except those that are true of the other action as well."""
    common = set(_read_claims(replay, others_claims))
    told_apart = [claim for claim in _read_claims(replay, claims) if claim not in common]
    return reason_text(told_apart, replay.game.presenter.guidance, names_of(replay.match), _seat(replay))


def _read_claims(replay: Replay, claims: str) -> Sequence[Claim[Any]]:
    """Return stored claims; `()` if this release can't read them."""
    try:
        return load_claims(replay.game.engine, claims)
    except (msgspec.ValidationError, Corrupt):
        return ()


def _events(replay: Replay, start: int, end: int) -> str:
    """Return the seat's sentences for the rows from `start` to before `end`, shortened to `_EVENTS_LENGTH`."""
    return shorten(join_sentences(_sentences(replay, start, end)), _EVENTS_LENGTH)


def _sentences(replay: Replay, start: int, end: int) -> Iterator[str]:
    for index in range(start, end):
        row = replay.recording.rows[index]
        yield from words.row_sentences(replay.match, row, events_of(replay, index), reader=replay.seat)

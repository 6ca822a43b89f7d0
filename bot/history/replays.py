"""Replays: a match step by step, for spectators, for one of its people, or with everything open.

A step is a change that showed its reader something, plus following changes that showed nothing. So nothing reveals the
number of secret actions. Its sentences come from the events in the log, stored as this reader was allowed to know them.
Its picture comes from the reader's view of that position.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias

import msgspec
from cachetools import LRUCache

from bot.games.catalog import PlayableGame, get_game
from bot.history import screens as step_screens
from bot.history import texts
from bot.history.rows import HistoryRows, PlayedMatch
from bot.match import seating, words
from bot.match.model.match import Match, MatchRef
from bot.match.redaction import memory_renderer, read_report
from bot.match.refusals import errors_as_refusals, load
from bot.match.rows.match_rows import MatchRows
from bot.match.tapes import Recording, RecordingCache, Slices
from bot.screens.presenter import Review
from bot.screens.refusals import Refused
from bot.screens.screen import Block, Picture, Screen
from bot.screens.typed import find_first, fold
from bot.texts.languages import current_language
from engine.core.values import Seat

Perspective: TypeAlias = Literal["spectator", "own", "open"]
"""View of a replay: "own" is the reader's seat, and "open" shows everything."""

_MAX_LISTED = 50
_DIGITS = 9
_MAX_CACHED = 32


class ReplayStep(msgspec.Struct, frozen=True):
    """A step: the indexes of its first and last row in the recording, and its reader's sentences."""

    first: int
    last: int
    sentences: tuple[str, ...]


class Replay(msgspec.Struct, frozen=True):
    """A match replayed for one reader; `seat` is theirs in the "own" perspective, otherwise None."""

    match: Match
    recording: Recording
    perspective: Perspective
    seat: Seat | None
    steps: tuple[ReplayStep, ...]

    @property
    def game(self) -> PlayableGame:
        """The game of the match."""
        return get_game(self.match.game)

    def moment(self, step: ReplayStep) -> str:
        """Return the name of the battle, round or turn of a step.

        Return "" if the match can't be replayed exactly.
        """
        return self.recording.positions[step.last].moment if self.recording.is_exact else ""

    def is_end(self, step: ReplayStep) -> bool:
        """Whether a step is the end of the match."""
        return self.match.status == "over" and step.last == len(self.recording.rows) - 1

    def index_of_row(self, number: int) -> int:
        """Return the index of the step that contains the log row numbered `number`; 0 before the first step.

        A number past the end gives the last step.
        """
        rows = self.recording.rows
        return max((index for index, step in enumerate(self.steps) if rows[step.first].number <= number), default=0)


Sees: TypeAlias = Callable[[int], Awaitable[bool]]
"""Returns whether a person can view the channel with this id."""


class ReplayView(msgspec.Struct, frozen=True):
    """One step of a replay, ready to show, with its chapters and perspectives to choose from instead."""

    replay: Replay
    index: int
    screen: Screen
    chapters: tuple[tuple[str, int], ...]
    """Battles, rounds or turns by name, with the number of the first step of each."""
    perspectives: tuple[tuple[Perspective, int], ...]
    """The perspectives in which the person may see the match, each with the index of the same step."""


class Replays:
    """Shows matches step by step."""

    def __init__(self, match_rows: MatchRows, history_rows: HistoryRows, recordings: RecordingCache) -> None:
        self._match_rows = match_rows
        self._history_rows = history_rows
        self._recordings = recordings
        self._cached_steps: LRUCache[tuple[Any, ...], tuple[ReplayStep, ...]] = LRUCache(_MAX_CACHED)

    async def show(
        self,
        ref: MatchRef,
        user_id: int,
        perspective: Perspective | None = None,
        index: int = 0,
        *,
        with_text: bool = False,
        sees: Sees | None = None,
    ) -> ReplayView:
        """Return a match's step as the person may see it; an index past the end means the last step.

        `perspective` None means the person's own seat. A person without a seat gets the spectator's view. With
        `with_text`, the screen also describes the table.

        Raises Refused with "nothing_to_replay", "not_started", "has_to_be_remembered", "not_open_yet" or
        "broken_match".
        """
        replay = await self.get(ref, user_id, perspective, sees)
        index = min(index, len(replay.steps) - 1)
        with errors_as_refusals(*ref):
            perspectives = _perspectives(replay, user_id)
            others = [await self._replay(replay.match, replay.recording, other, user_id) for other in perspectives]
            last_row = replay.recording.rows[replay.steps[index].last].number
            return ReplayView(
                replay,
                index,
                screen_of(replay, index, with_text=with_text),
                chapters_of(replay),
                tuple((each.perspective, each.index_of_row(last_row)) for each in others),
            )

    async def get(
        self, ref: MatchRef, user_id: int, perspective: Perspective | None = None, sees: Sees | None = None
    ) -> Replay:
        """Return the replay of a match in the given perspective.

        `perspective` None means "own". Without a seat, "own" becomes "spectator". "open" becomes "spectator" if the
        match can't be replayed exactly. Raises Refused("nothing_to_replay" | "not_started" | "has_to_be_remembered"
        | "not_open_yet"). With `sees`, a match that is hidden from the person is refused like a missing one.
        """
        match = await self._load(ref)
        if sees is not None and not await _is_visible(match, user_id, sees):
            raise Refused("nothing_to_replay", match=ref.match_id)
        if match.state is None:
            raise Refused("not_started" if match.status == "open" else "nothing_to_replay", match=ref.match_id)
        if memory_renderer(match) is not None:
            raise Refused("has_to_be_remembered", match=ref.match_id)
        if perspective in (None, "own"):
            perspective = "spectator" if _seat_of(match, user_id) is None else "own"
        if perspective == "open" and match.status != "over":
            raise Refused("not_open_yet")
        recording = await self._recordings.get(match)
        if perspective == "open" and not can_be_opened(match, recording):
            perspective = "spectator"
        with errors_as_refusals(*ref):
            return await self._replay(match, recording, perspective, user_id)

    async def newest(self, guild_id: int, user_id: int) -> MatchRef:
        """The newest match of a person that has started; raises Refused("nothing_played")."""
        with errors_as_refusals(guild_id):
            matches = await self._history_rows.list_played(guild_id, user_id=user_id, limit=1)
        if not matches:
            raise Refused("nothing_played")
        return matches[0].ref

    async def search(
        self, guild_id: int, user_id: int, typed: str, sees: Callable[[int], bool]
    ) -> tuple[PlayedMatch, ...]:
        """Return started matches that fit the typed text: the one with that number, the person's, then the guild's.

        A match fits if its number, game and names contain every typed word. These are compared in the reader's
        language, or in English if nothing fits. Within each group the newest comes first. Only the newest
        `_MAX_LISTED` matches of each group are searched. Matches of others are left out if one of their people hides
        their results. They are also left out unless `sees` their channel, by its id.
        """
        number = typed.strip().removeprefix("#")
        with errors_as_refusals(guild_id):
            own = await self._history_rows.list_played(guild_id, user_id=user_id, limit=_MAX_LISTED)
            others = await self._history_rows.list_played(guild_id, limit=_MAX_LISTED)
            named = None
            if number.isdecimal() and len(number) <= _DIGITS:
                named = await self._history_rows.played_match(MatchRef(guild_id, int(number)), user_id)
        others = tuple(match for match in others if sees(match.channel_id))
        if named is not None and named not in own and not sees(named.channel_id):
            named = None
        terms = fold(typed).split()
        matches = dict.fromkeys(
            find_first(lambda: [match for match in (*own, *others) if match != named and _fits(match, terms)])
        )
        return (*([named] if named else []), *matches)

    async def _load(self, ref: MatchRef) -> Match:
        try:
            return await load(self._match_rows, ref)
        except Refused as refused:
            if refused.code == "unknown_match":
                raise Refused("nothing_to_replay", match=ref.match_id) from None
            raise

    async def _replay(self, match: Match, recording: Recording, perspective: Perspective, user_id: int) -> Replay:
        seat = _seat_of(match, user_id) if perspective == "own" else None
        replay = Replay(match, recording, perspective, seat, ())
        names = tuple(person.name for person in match.people)
        key = (match.ref, match.key, match.version, perspective, seat, names, current_language())
        if key not in self._cached_steps:
            self._cached_steps[key] = await _steps(replay)
        return msgspec.structs.replace(replay, steps=self._cached_steps[key])


async def _is_visible(match: Match, user_id: int, sees: Sees) -> bool:
    """Return whether a person may see a match's replay: its people may, and viewers of its channel."""
    return match.is_known_to(user_id) and (match.took_part(user_id) or await sees(match.channel_id))


def can_be_opened(match: Match, recording: Recording) -> bool:
    """Return whether all hidden information of a match may be shown in its replay.

    True if the match is over, can be replayed exactly, and its game supports replays with open cards.
    """
    return match.status == "over" and recording.is_exact and get_game(match.game).presenter.replay is not None


def _perspectives(replay: Replay, user_id: int) -> list[Perspective]:
    """Return the perspectives in which a person may see a match."""
    perspectives: list[Perspective] = ["spectator"]
    if _seat_of(replay.match, user_id) is not None:
        perspectives.append("own")
    if can_be_opened(replay.match, replay.recording):
        perspectives.append("open")
    return perspectives


async def _steps(replay: Replay) -> tuple[ReplayStep, ...]:
    """Return the steps of a match for the replay's reader, in order.

    A step starts at each log row with sentences for the reader. Rows without sentences belong to the step before. The
    first row, the deal, always starts a step.
    """
    rows, slices, sentences_by_row = replay.recording.rows, Slices(), list[tuple[str, ...]]()
    for index, row in enumerate(rows):
        sentences = words.row_sentences(replay.match, row, events_of(replay, index), reader=replay.seat)
        sentences_by_row.append(sentences)
        await slices.step()
    firsts = [place for place, sentences in enumerate(sentences_by_row) if sentences or not place]
    ends = [*firsts[1:], len(rows)]
    return tuple(ReplayStep(first, end - 1, sentences_by_row[first]) for first, end in zip(firsts, ends, strict=True))


def events_of(replay: Replay, index: int) -> tuple[Any, ...]:
    """Return the events of the recording's row at `index` that the reader may know, in order.

    In the perspective "open", return all events of the row.
    """
    game, recording = replay.game, replay.recording
    if replay.perspective == "open":
        return game.engine.codec.load_events(recording.positions[index].events)
    return read_report(game, recording.rows[index].reports, replay.seat)


def screen_of(replay: Replay, index: int, *, with_text: bool = False) -> Screen:
    """Return the screen of a step: its sentences and the table; `with_text` also describes the table.

    It has only text if the match can't be replayed exactly.
    """
    match, step = replay.match, replay.steps[index]
    picture: Picture | None = None
    blocks: list[Block] = []
    if replay.recording.is_exact:
        table, review = _table(replay, step), _review(replay) if replay.is_end(step) else None
        picture = table.picture if review is None else review.picture
        blocks += [*_hands(replay, step.last), *(() if review is None else review.blocks)]
        blocks += table.blocks if with_text else ()
    result = words.result_of(match) if replay.is_end(step) else ""
    return step_screens.step_screen(
        " · ".join(filter(None, (replay.game.presenter.name, replay.moment(step)))),
        [sentence for sentence in (*step.sentences, result) if sentence],
        texts.step_of(number=index + 1, total=len(replay.steps), footer=words.footer_of(match)),
        picture,
        blocks,
        is_exact=replay.recording.is_exact,
    )


def chapters_of(replay: Replay) -> tuple[tuple[str, int], ...]:
    """Return the battles, rounds or turns of a match, each as (name, index of its first step), in order.

    Return `()` if they are unknown.
    """
    chapters: dict[str, int] = {}
    for index, step in enumerate(replay.steps):
        chapters.setdefault(replay.moment(step), index)
    return tuple((moment, place) for moment, place in chapters.items() if moment)


def _table(replay: Replay, step: ReplayStep) -> Screen:
    """Return the board after a step, as the replay's reader may know it.

    In the perspective "own", the picture is drawn from the reader's side, if the game supports that.
    """
    presenter, names, parts = replay.game.presenter, seating.names_of(replay.match), replay.game.presenter.replay
    view = _view(replay, step.last, replay.seat)
    events = events_of(replay, step.first)
    if parts is not None and replay.perspective == "open":
        view = parts.laid_open(view, [_view(replay, step.last, seat) for seat in replay.match.roster.seats])
    board = presenter.board(view, names, events)
    if parts is None or replay.perspective != "own":
        return board
    return msgspec.structs.replace(board, picture=parts.table(view, names, events))


def _hands(replay: Replay, index: int) -> tuple[Block, ...]:
    """Return a block with the reader's hand after the row at `index`; with everything open, one for each hand.

    Return `()` if the reader has no hand, such as a spectator.
    """
    parts = replay.game.presenter.replay
    if parts is None:
        return ()
    seats = [] if replay.seat is None else [replay.seat]
    if replay.perspective == "open":
        seats = list(replay.match.roster.seats)
    hands = [(seat, parts.hand(_view(replay, index, seat))) for seat in seats]
    return step_screens.hand_blocks(seating.names_of(replay.match), hands, own=replay.seat)


def _review(replay: Replay) -> Review | None:
    """Return the game's review of the whole match: a picture and blocks for the final screen.

    The review is made from all public events. Return None if the game has no review.
    """
    game, rows = replay.game, replay.recording.rows
    public_events = [events for row in rows if (events := read_report(game, row.reports, None))]
    view = _view(replay, len(rows) - 1, replay.seat)
    return game.presenter.review(view, seating.names_of(replay.match), public_events)


def _view(replay: Replay, index: int, seat: Seat | None) -> Any:  # noqa: ANN401 - the game's own view
    engine = replay.game.engine
    return engine.view(engine.codec.load_state(replay.recording.positions[index].state), seat)


def _fits(match: PlayedMatch, words: list[str]) -> bool:
    names = " ".join(person.name for person in match.people)
    known = fold(f"#{match.ref.match_id} {get_game(match.game).presenter.name} {names}")
    return all(word in known for word in words)


def _seat_of(match: Match, user_id: int) -> Seat | None:
    """Return the seat of a person; None if they have no seat or have left the match."""
    if match.has_left(user_id):
        return None
    return next((Seat(index) for index, person in enumerate(match.people) if person.id == user_id), None)

"""What everybody sees of a match: its card, its board and its end, and on which terms it is played."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from bot.games.catalog import PlayableGame, playable
from bot.model.clock import Wait
from bot.model.computers import people_among
from bot.model.guild import Calls, GuildPreferences
from bot.model.match import Match, Person
from bot.model.ratings import RatingChange
from bot.presenters import clocks, match_cards
from bot.presenters.ratings import rated_matches
from bot.screens.presenter import Names, Review, Shortcut
from bot.screens.screen import Screen, Style, with_headline
from bot.service.clocks.waits import asked
from bot.service.matches import seating
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.courses import Course, Courses
from bot.service.matches.positions import state_of
from bot.service.matches.records import record_name
from bot.service.matches.redaction import are_hands_open, read_report
from bot.service.matches.seating import names_of
from bot.service.ratings.openings import MatchOpenings
from bot.service.ratings.rated_matches import why_unrated
from bot.storage.results import RatingRows
from bot.storage.store import MatchRows
from engine.core.rng import commitment
from engine.core.values import Seat

Verb = Literal[
    "accept", "decline", "cancel", "hand", "watch", "log", "rules", "words", "proof", "rematch", "replay", "shortcut",
    "join", "leave", "start", "agree", "pick", "swap", "arrange", "computers", "disband", "claim", "give", "consent",
    "refuse", "clock", "ask", "resume", "clear_auto_reply", "stand", "close_hands", "take_over", "leave_empty",
    "end_watched", "learn",
]  # fmt: skip
"""What a button of a public message does; the others only on the cards of lobbies, or where it is about time."""


class Button(msgspec.Struct, frozen=True):
    """A button of a public message; `key` says which shortcut, which team, or whom to pick, for those.

    `since` is the version that a shortcut carries.
    """

    verb: Verb
    label: str
    style: Style
    key: str = ""
    since: int = 0


CARD_PAGES = (Button("rules", "Rules", "secondary"), Button("proof", "Proof", "secondary"))
"""What everybody may read at a card, last among the buttons of those that wait for their people."""


class PublicMessage(msgspec.Struct, frozen=True):
    """A match's public message: what everybody sees, and whom it waits for and may call."""

    match: Match
    screen: Screen
    buttons: tuple[Button, ...]
    to_act: tuple[Person, ...]
    """Those whom it waits for and who may be called; computer players aren't among them."""
    call: str = match_cards.YOUR_MOVE
    """What is said to the `people` who are called."""
    waits: Mapping[int, Wait] = {}
    """What those are waited for, by their ids, once the match has started."""
    calls: Mapping[int, Calls] = {}
    """When those are to be called, by their ids; whoever isn't among them: if they seem to be away."""
    in_words: bool = False
    """Whether the picture goes with all its words."""

    def as_chosen(self, chosen: GuildPreferences) -> "PublicMessage":
        """Return it with calls and words as the guild and its people chose."""
        calls = {person.id: chosen.of(person.id).calls for person in self.to_act}
        return msgspec.structs.replace(self, calls=calls, in_words=chosen.words)


def terms_of(match: Match, host: PlayableGame, *, settled: bool = True) -> str:
    """What was agreed, in a line; `settled` if it is known who plays with whom."""
    sizes = tuple(len(team) for team in match.roster.teams) if settled else ()
    terms = f"{_terms(host.game.key, match.options, sizes)} · {clocks.CLOCK_NAMES[match.timing.clock]}"
    if match.timing.clock == "none" or len(people_among(match.people)) < len(match.people):
        return terms
    return f"{terms} · {rated_matches.RATED_TERMS[match.rated]}"


@lru_cache(maxsize=1_000)
def _terms(game: str, options: bytes, sizes: tuple[int, ...]) -> str:
    host = playable(game)
    return host.presenter.terms(host.game.codec.load_options(options), sizes)


def to_act(match: Match) -> tuple[Person, ...]:
    """Whom the match waits for, by seat; nobody unless it is live."""
    with errors_as_refusals(*match.ref):
        return tuple(match.people[seat] for seat in asked(match).seats)


class Boards:
    """Makes the boards of matches that have begun, and their ends."""

    def __init__(
        self, match_rows: MatchRows, rating_rows: RatingRows, courses: Courses, openings: MatchOpenings
    ) -> None:
        self._match_rows = match_rows
        self._rating_rows = rating_rows
        self._courses = courses
        self._openings = openings

    def applies(self, match: Match) -> bool:
        """Tell whether a match has begun."""
        return match.state is not None

    async def make(self, match: Match, chosen: GuildPreferences) -> PublicMessage:
        """Return a match's board, or its end with its course and its ratings; raises Refused("broken_match")."""
        await self._openings.note(match)
        waits, course = await self._match_rows.waits(match.ref), await self._courses.of(match)
        return public(match, waits, course, await self._rating_changes(match, chosen)).as_chosen(chosen)

    async def _rating_changes(self, match: Match, chosen: GuildPreferences) -> tuple[RatingChange, ...] | None:
        """What a rated match did to ratings, as far as everybody may see it; None where nothing is to be told."""
        if not match.rated or match.status != "over":
            return None
        changes = await self._rating_rows.rating_changes(match.ref)
        hidden = chosen.hidden_from(0)
        visible = tuple(change for change in changes if change.person.id not in hidden)
        return visible if visible or not changes else None


def public(
    match: Match, waits: Sequence[Wait] = (), course: Course = (), rating_changes: Sequence[RatingChange] | None = None
) -> PublicMessage:
    """What everybody sees of a match that has begun, and whom it waits for: its board, or its end with its course.

    At the end of a rated match, `rating_changes` are what it did to ratings; None: nothing is told of them.
    """
    host = playable(match.game)
    state = state_of(match, host)
    names = names_of(match)
    view = host.game.view(state, None)
    board = host.presenter.board(view, names, read_report(host, match.reports, None))
    footer = match_cards.with_head(terms_line(match), match.head)
    board = timed(msgspec.structs.replace(board, footer=footer), match, names)
    if match.status == "over" and match.ending is not None:
        return _ended(match, board, host.presenter.review(view, names, course), rating_changes)
    if match.status == "cancelled":
        return _ended_early(match, board)
    since = _shortcuts_since(match, host.game.to_act(state))
    board = clocks.with_clock(seating.on_board(board, match, waits), times_of(match, waits), match.timing.paused_at)
    if are_hands_open(match):
        board = clocks.with_open_hands(board)
    acting = () if match.timing.paused_at is not None else people_among(to_act(match))
    by_person = {match.people[wait.seat].id: wait for wait in waits}
    buttons = _board_buttons(match, board, () if match.take_over else host.presenter.shortcuts(view), since)
    return PublicMessage(match, board, buttons, acting, waits=by_person)


def _ended(
    match: Match, board: Screen, review: Review | None, rating_changes: Sequence[RatingChange] | None
) -> PublicMessage:
    """The last board of a match that has a result, with what led to it and what that did to ratings."""
    board = match_cards.with_ending(
        msgspec.structs.replace(board, title=f"{playable(match.game).presenter.name}: the match is over"),
        result_of(match),
        review,
        by_rules=ended_by_rules(match),
        lost=seating.lost_text(match),
    )
    board = _with_ratings(board, match, rating_changes)
    buttons = (
        Button("rematch", "Rematch", "success"),
        Button("replay", "Replay", "primary"),
        Button("log", "Log", "secondary"),
        *_words_button(board),
        Button("proof", "Proof", "secondary"),
    )
    return PublicMessage(match, board, buttons, ())


def _ended_early(match: Match, board: Screen) -> PublicMessage:
    """The last board of a match that computer players played alone until somebody ended it."""
    board = with_headline(board, match_cards.ENDED_EARLY)
    return PublicMessage(match, board, (Button("log", "Log", "secondary"), *_words_button(board)), ())


def _with_ratings(board: Screen, match: Match, changes: Sequence[RatingChange] | None) -> Screen:
    """The last board of a match that was agreed to be rated, with what that came to."""
    if changes is None:
        return board
    return (
        rated_matches.with_changes(board, changes)
        if changes
        else rated_matches.with_why_unrated(board, why_unrated(match))
    )


def times_of(match: Match, waits: Sequence[Wait]) -> tuple[tuple[str, float], ...]:
    """Until when who has time, by name, where the match has a clock."""
    return tuple(
        (match.people[wait.seat].name, wait.due) for wait in waits if wait.due is not None and wait.kind != "take_over"
    )


def timed(screen: Screen, match: Match, names: Names) -> Screen:
    """A screen that says who was too late last, if anybody was."""
    return screen if match.timing.lapsed is None else clocks.with_time_out(screen, names, match.timing.lapsed)


def ended_by_rules(match: Match) -> bool:
    """Tell whether a match came to its end by its rules: nobody resigned, and nobody called it off."""
    return match.ending is not None and match.ending.reason not in ("resigned", "void")


def result_of(match: Match) -> str:
    """How a match ended, in a sentence; "" while it goes on."""
    if match.ending is None:
        return ""
    names, reason = names_of(match), match.ending.reason
    forfeited = reason == "resigned" and match.timing.lapsed is not None
    return match_cards.result_text(names, match.ending.ranks, "forfeited" if forfeited else reason)


def proof(match: Match) -> Screen:
    """How anybody can check that the chance of the match was fixed; with its key once it is over."""
    key = match.key if match.status == "over" else None
    return match_cards.proof(commitment(match.key), key, record_name(match.id))


def started_card(match: Match) -> Screen:
    """What stays of a match's card once its board stands elsewhere."""
    host, names = playable(match.game), names_of(match)
    return match_cards.started_card(host.presenter.name, names, terms_of(match, host), commitment(match.key))


def terms_line(match: Match) -> str:
    """A match by its number, and what was agreed."""
    host = playable(match.game)
    return f"{host.presenter.name} · match {match.id} · {terms_of(match, host)}"


def _shortcuts_since(match: Match, acting: frozenset[Seat]) -> int:
    """Return the oldest version that is good for all who may act, so that the board's buttons change as they must.

    Discord drops a press on a button that has changed meanwhile, such as on a phone that doesn't show yet that the
    other has thrown. It is never newer than what the board shows, lest it tell of choices made in secret.
    """
    return min(match.board_version, max((match.since_for(seat) for seat in acting), default=match.version))


def _words_button(screen: Screen) -> tuple[Button, ...]:
    return (Button("words", "In words", "secondary"),) if screen.headline else ()


def _board_buttons(match: Match, board: Screen, shortcuts: Sequence[Shortcut], since: int) -> tuple[Button, ...]:
    is_watched = not people_among(match.people)
    return (
        Button("hand", "My hand", "primary"),
        Button("watch", "Watch", "secondary"),
        Button("log", "Log", "secondary"),
        Button("rules", "Rules", "secondary"),
        *_words_button(board),
        *(Button("shortcut", cut.label, cut.style, cut.key, since) for cut in shortcuts),
        *([Button("end_watched", "End it", "danger")] if is_watched else []),
    )

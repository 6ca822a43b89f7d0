"""What one person, or everybody, is shown of a match: built from the stored state, for one reader at a time."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any, Literal

import msgspec

from bot.model.clock import Proposal, Wait
from bot.model.computers import computer, is_practice, people_among
from bot.model.guild import Calls
from bot.model.history import NO_NEWS, News
from bot.model.match import RETIMED, LogRow, Match, Person
from bot.model.ratings import RatingChange
from bot.model.refusal import Refused
from bot.model.thoughts import NO_HINT, ShownHint
from bot.presenters import clocks, match_cards
from bot.presenters.menu import Menu, build
from bot.presenters.presenter import Names, Review, Shortcut, TextEntry
from bot.presenters.ratings import rated_matches
from bot.presenters.screen import Choice, Screen, Style, with_headline
from bot.service.clocks.waits import asked
from bot.service.games import PlayableGame, playable
from bot.service.matches import left_seats
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.courses import Course
from bot.service.matches.positions import Wording, position_of, wording_of
from bot.service.matches.records import record_name
from bot.service.matches.redaction import are_hands_open, is_silent, read_report, retelling
from bot.service.ratings.rated_matches import why_unrated
from engine.core.errors import Illegal
from engine.core.rng import commitment
from engine.core.seats import Seat

Verb = Literal[
    "accept", "decline", "cancel", "hand", "watch", "log", "rules", "words", "proof", "rematch", "replay", "shortcut",
    "join", "leave", "start", "agree", "pick", "swap", "arrange", "computers", "disband", "claim", "give", "consent",
    "refuse", "clock", "ask", "resume", "clear_auto_reply", "stand", "close_hands", "take_over", "leave_empty",
    "end_watched", "learn",
]  # fmt: skip
"""What a button of a public message does; the others only on the cards of lobbies, or where it is about time."""


_encode = msgspec.msgpack.Encoder().encode

_MANY = 200  # actions that are worded and arranged in steps; only a set-up of Stratego has so many


class Button(msgspec.Struct, frozen=True):
    """A button of a public message; `key` says which shortcut, which team, or whom to pick, for those.

    `since` is the version that a shortcut carries.
    """

    verb: Verb
    label: str
    style: Style
    key: str = ""
    since: int = 0


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


class Offer:
    """What a seat may do now, by the state and what it sees: its actions, and the choices that word them."""

    def __init__(self, match: Match, seat: Seat) -> None:
        if match.state is None:
            raise Refused("not_started")
        self.match = match
        self.seat = seat
        self.host = playable(match.game)
        with errors_as_refusals(*match.ref):
            self.state, self.view, actions = position_of(match.game, match.schema, match.state, seat)
        self.actions = actions if self._may_act else ()

    @property
    def _may_act(self) -> bool:
        return self.match.status == "live" and self.match.take_over is None

    @property
    def since(self) -> int:
        """The version since which the seat may choose what it may."""
        return self.match.since_for(self.seat)

    @property
    def entry(self) -> TextEntry | None:
        """What the seat may write instead of choosing."""
        return self.host.presenter.entry(self.view) if self._may_act else None

    @property
    def is_out(self) -> bool:
        """Whether the seat is out of a match that goes on among the others."""
        if self.match.status != "live" or self.actions or len(self.match.roster.teams) == 2:
            return False
        try:
            self.host.game.leave(self.state, self.seat)
        except Illegal as error:
            return error.code == "already_out"
        return False

    def is_like(self, later: "Offer") -> bool:
        """Tell whether the seat may choose the same, or more to the same question, in the same words and places."""
        same_question = self.host.presenter.same_question
        if self.actions != (later.actions[: len(self.actions)] if same_question else later.actions):
            return False
        mine, theirs, asks = self.entry, later.entry, same_question is None or same_question(self.view, later.view)
        alike = asks and (mine and mine.text) == (theirs and theirs.text)
        return self.view == later.view or (alike and self.wording.begins(later.wording))

    @cached_property
    def wording(self) -> Wording:
        """All actions in words, in their order."""
        match = self.match
        if not self._may_act or match.state is None:
            return Wording(())
        return wording_of(match.game, match.schema, match.state, self.seat, names_of(match))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All actions in words, in their order."""
        return self.wording.choices

    @property
    def menu(self) -> Menu:
        """All choices as a tree."""
        return self.wording.menu

    def choice(self, index: int) -> Choice:
        """One action in words, without wording the others."""
        return self.host.presenter.choices(self.view, (self.actions[index],), names_of(self.match))[0]

    def panel_digest(self) -> bytes:
        """A digest of all that the seat's panel is made of: where it is the same, so is the panel, at each node.

        It takes a fraction of what the panel takes, whose many choices are put into words. Actions follow from the
        view; they are in it because nothing here should depend on that.
        """
        match = self.match
        told = b"" if not match.reports or is_silent(match.reports, self.seat) else match.reports[self.seat + 1]
        terms = (match.options, match.timing.clock, match.roster.teams, tuple(person.name for person in match.people))
        undoable = match.undoable_by(self.seat)
        course = (match.status, match.ending, match.timing.lapsed, self.is_out, self.since, match.take_over, undoable)
        return blake2b(_encode((self.view, self.actions, told, terms, course)), digest_size=16).digest()

    def panel(self, node: int = 0, course: Course = ()) -> "Panel":
        """The seat's private panel, with all that is offered; its picture shows what an open node of the menu picks.

        The course is that of a match that is over.
        """
        match, host, names = self.match, self.host, names_of(self.match)
        last = read_report(host, match.reports, self.seat)
        screen = host.presenter.panel(self.view, self.actions, names, last, self.choices)
        if node:
            below = [self.actions[index] for index in self.menu.choices_below(node)]
            picture = host.presenter.picked(self.view, below, names, last) or screen.picture
            screen = msgspec.structs.replace(screen, picture=picture)
        screen = _timed(msgspec.structs.replace(screen, footer=_footer(match, host)), match, names)
        if match.ending is not None:
            result = result_of(match)
            screen = msgspec.structs.replace(screen, title="The match is over")
            review = host.presenter.review(self.view, names, course)
            by_rules, lost = _ended_by_rules(match), left_seats.lost_text(match)
            screen = match_cards.with_ending(screen, result, review, by_rules=by_rules, lost=lost)
        elif self.is_out:
            screen = match_cards.left_panel(screen)
        elif match.take_over is not None:
            screen = with_headline(screen, left_seats.question_text(match))
        return Panel(match, self.seat, screen, self.menu, self.entry)


class Panel(msgspec.Struct, frozen=True):
    """A private panel: its screen, the menu of the screen's choices, and what may be written instead.

    `seat` None: of somebody who has left their seat.
    """

    match: Match
    seat: Seat | None
    screen: Screen
    menu: Menu
    entry: TextEntry | None = None
    news: News = NO_NEWS
    """What has happened since its reader acted last."""
    hint: ShownHint = NO_HINT

    @property
    def since(self) -> int:
        """The version that its buttons carry: since then the seat may choose what it may."""
        return 0 if self.seat is None else self.match.since_for(self.seat)

    @property
    def undoable(self) -> int:
        """The version of the action that its reader may take back; 0: there is none."""
        return 0 if self.seat is None else self.match.undoable_by(self.seat)

    @property
    def take_over(self) -> Proposal | None:
        """What its reader is to decide where a seat was left: whether a computer player takes it."""
        return self.match.take_over if self.seat in left_seats.asked(self.match) else None


def check_fresh(match: Match, seat: Seat, version: int) -> None:
    """Refuse, as "stale", what was pressed on a panel or board of a version since which the seat's choices changed."""
    if not match.since_for(seat) <= version <= match.version:
        raise Refused("stale")


def names_of(match: Match) -> Names:
    """The people of a match as presenters take them."""
    return Names(tuple(person.name for person in match.people), match.roster.teams)


def seat_of(match: Match, user_id: int) -> Seat:
    """The seat of a person; raises Refused("not_seated" | "already_out")."""
    if match.has_left(user_id):
        raise Refused("already_out")
    for index, person in enumerate(match.people):
        if person.id == user_id:
            return Seat(index)
    raise Refused("not_seated")


def has_seat(match: Match, user_id: int) -> bool:
    """Tell whether a person plays in a match, or did before they left it."""
    return match.has_left(user_id) or any(person.id == user_id for person in match.people)


def state_of(match: Match, host: PlayableGame) -> Any:  # noqa: ANN401 - the game's own state
    """The engine's state of a match that has started; raises Refused("not_started" | "broken_match")."""
    if match.state is None:
        raise Refused("not_started")
    with errors_as_refusals(*match.ref):
        return host.game.codec.load_state(match.state, match.schema)


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


def public(
    match: Match, waits: Sequence[Wait] = (), course: Course = (), rating_changes: Sequence[RatingChange] | None = None
) -> PublicMessage:
    """What everybody sees of a match, whom it waits for: its challenge, its board, or its end with its course.

    At the end of a rated match, `rating_changes` are what it did to ratings; None: nothing is told of them.
    """
    host = playable(match.game)
    if match.state is None:
        called = people_among(match.people[1:]) if match.status == "open" else ()
        return PublicMessage(match, _card(match, host), _card_buttons(match), called, match_cards.CHALLENGED)
    state = state_of(match, host)
    names = names_of(match)
    view = host.game.view(state, None)
    board = host.presenter.board(view, names, read_report(host, match.reports, None))
    footer = match_cards.with_head(_footer(match, host), match.head)
    board = _timed(msgspec.structs.replace(board, footer=footer), match, names)
    if match.status == "over" and match.ending is not None:
        return _ended(match, board, host.presenter.review(view, names, course), rating_changes)
    if match.status == "cancelled":
        return _ended_early(match, board)
    since = _shortcuts_since(match, host.game.to_act(state))
    board = clocks.with_clock(left_seats.on_board(board, match, waits), times_of(match, waits), match.timing.paused_at)
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
        by_rules=_ended_by_rules(match),
        lost=left_seats.lost_text(match),
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


def offer(match: Match, user_id: int) -> Offer:
    """What a person may do now; raises Refused("not_seated" | "not_started")."""
    return Offer(match, seat_of(match, user_id))


def panel_of_leaver(match: Match, user_id: int) -> Panel:
    """What somebody is shown who has left a seat: that they have, and nothing of the match from then on."""
    text = left_seats.leaver_text(match, user_id)
    return Panel(match, None, Screen(title=match_cards.OUT, text=text, footer=terms_line(match)), build(()))


def panel_since(match: Match, user_id: int) -> int:
    """The version that the buttons of a person's panel carry; raises Refused("not_seated")."""
    return 0 if match.has_left(user_id) else match.since_for(seat_of(match, user_id))


def panel_digest(match: Match, user_id: int) -> bytes:
    """A digest of all that a person's panel is made of; raises Refused("not_seated" | "not_started")."""
    if match.has_left(user_id):
        return left_seats.leaver_text(match, user_id).encode()
    return offer(match, user_id).panel_digest()


async def offer_in_steps(match: Match, user_id: int) -> Offer:
    """The same with all choices in words and as a menu; where there are many, others get their turns in between."""
    offered = offer(match, user_id)
    if len(offered.actions) > _MANY:
        for make in (lambda: offered.wording, lambda: offered.menu):
            make()
            await asyncio.sleep(0)
    return offered


def _timed(screen: Screen, match: Match, names: Names) -> Screen:
    return screen if match.timing.lapsed is None else clocks.with_time_out(screen, names, match.timing.lapsed)


def _ended_by_rules(match: Match) -> bool:
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
    computers = tuple(person.name for person in match.people if computer(person.id))
    return match_cards.started_card(host.presenter.name, names, terms_of(match, host), commitment(match.key), computers)


def log_sentences(match: Match, log: Sequence[LogRow], user_id: int, moved_last: int | None = None) -> tuple[str, ...]:
    """What the rows of a log tell, a sentence an entry, as this person may know it; newest last.

    Who has left a seat reads what everybody may. What people have to remember is told from the row of the reader's last
    move on, `moved_last` if that isn't one of these; without one, of the last two changes.
    """
    host = playable(match.game)
    seats = [Seat(index) for index, person in enumerate(match.people) if person.id == user_id]
    reader = seats[0] if seats and not match.has_left(user_id) else None
    own = [row.number for row in log if reader is not None and row.seat == reader and row.is_played]
    since = own[-1] if own else match.version - 1 if moved_last is None else moved_last
    told = (row_sentences(match, row, read_report(host, row.reports, reader), past=row.number < since) for row in log)
    return tuple(sentence for sentences in told for sentence in sentences)


def row_sentences(match: Match, row: LogRow, events: Sequence[Any], *, past: bool = False) -> tuple[str, ...]:
    """What a row of a log tells a reader to whom these are its events; people are called as who sat there then."""
    names, sentence = left_seats.names_after(match, row.number), playable(match.game).presenter.sentence
    sentence = (retelling(match) if past else None) or sentence
    seat = None if row.seat is None else Seat(row.seat)
    if seat is not None and row.kind == "taken_over":
        return (left_seats.taken_over_text(match, seat),)
    if seat is not None and row.kind == "taken_back":
        return (match_cards.taken_back_text(names.seats[seat], len(row.takes_back)),) if events else ()
    timed = clocks.change_text(names, row.kind, seat) if seat is not None else ""
    told = () if row.kind in RETIMED else (sentence(event, names) for event in events)
    return tuple(each for each in (timed, *told) if each)


def _card(match: Match, host: PlayableGame) -> Screen:
    game, names, terms = host.presenter.name, names_of(match), terms_of(match, host)
    if match.status == "open" and is_practice(match):
        return started_card(match)
    if match.status != "open" or match.expires_at is None:
        return match_cards.closed_card(game, names, terms, match.status)
    return match_cards.challenge_card(game, names, terms, match.expires_at)


def terms_line(match: Match) -> str:
    """A match by its number, and what was agreed."""
    return _footer(match, playable(match.game))


def _footer(match: Match, host: PlayableGame) -> str:
    return f"{host.presenter.name} · match {match.id} · {terms_of(match, host)}"


def _card_buttons(match: Match) -> tuple[Button, ...]:
    if match.status != "open":
        return ()
    if is_practice(match):
        return (Button("rules", "Rules", "secondary"), Button("proof", "Proof", "secondary"))
    return (
        Button("accept", "Accept", "success"),
        Button("decline", "Decline", "danger"),
        Button("cancel", "Cancel", "secondary"),
        Button("rules", "Rules", "secondary"),
        Button("proof", "Proof", "secondary"),
    )


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

"""What a seat may do now, and the private panel that offers it, built from the stored state."""

import asyncio
from functools import cached_property
from hashlib import blake2b

import msgspec

from bot.games.catalog import playable
from bot.model.clock import Proposal
from bot.model.history import NO_NEWS, News
from bot.model.match import Ending, Match
from bot.model.thoughts import NO_HINT, ShownHint
from bot.presenters import match_cards
from bot.screens.menu import Menu, build
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused
from bot.screens.screen import Choice, Screen, Tone, with_headline
from bot.service.matches import seating
from bot.service.matches.boards import ended_by_rules, result_of, terms_line, timed
from bot.service.matches.changes import errors_as_refusals
from bot.service.matches.courses import Course
from bot.service.matches.positions import Wording, position_of, wording_of
from bot.service.matches.redaction import is_silent, read_report
from bot.service.matches.seating import names_of, seat_of
from engine.core.values import Seat

_encode = msgspec.msgpack.Encoder().encode

_MANY = 200
"""Actions that are worded and arranged in steps; only a set-up of Stratego has so many."""


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
        return not seating.is_in(self.host.game, self.state, self.seat)

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
        return self.match.take_over if self.seat in seating.asked(self.match) else None


def offer_digest(offered: Offer) -> bytes:
    """A digest of all that the seat's panel is made of: where it is the same, so is the panel, at each node.

    It takes a fraction of what the panel takes, whose many choices are put into words. Actions follow from the
    view; they are in it because nothing here should depend on that.
    """
    match = offered.match
    told = b"" if not match.reports or is_silent(match.reports, offered.seat) else match.reports[offered.seat + 1]
    terms = (match.options, match.timing.clock, match.roster.teams, tuple(person.name for person in match.people))
    undoable = match.undoable_by(offered.seat)
    course = (match.status, match.ending, match.timing.lapsed, offered.is_out, offered.since, match.take_over, undoable)
    return blake2b(_encode((offered.view, offered.actions, told, terms, course)), digest_size=16).digest()


def panel_of(offered: Offer, node: int = 0, course: Course = ()) -> Panel:
    """The seat's private panel, with all that is offered; its picture shows what an open node of the menu picks.

    The course is that of a match that is over.
    """
    match, host, names = offered.match, offered.host, names_of(offered.match)
    last = read_report(host, match.reports, offered.seat)
    screen = host.presenter.panel(offered.view, offered.actions, names, last, offered.choices)
    if node:
        below = [offered.actions[index] for index in offered.menu.choices_below(node)]
        picture = host.presenter.picked(offered.view, below, names, last) or screen.picture
        screen = msgspec.structs.replace(screen, picture=picture)
    screen = timed(msgspec.structs.replace(screen, footer=terms_line(match)), match, names)
    if match.ending is not None:
        result = result_of(match)
        screen = msgspec.structs.replace(screen, title="The match is over")
        review = host.presenter.review(offered.view, names, course)
        by_rules, lost = ended_by_rules(match), seating.lost_text(match)
        screen = match_cards.with_ending(screen, result, review, by_rules=by_rules, lost=lost)
        screen = msgspec.structs.replace(screen, tone=_tone_of_ending(offered, match.ending))
    elif offered.is_out:
        screen = match_cards.left_panel(screen)
    elif match.take_over is not None:
        screen = with_headline(screen, seating.question_text(match))
    return Panel(match, offered.seat, screen, offered.menu, offered.entry)


def _tone_of_ending(offered: Offer, ending: Ending) -> Tone:
    if len(ending.ranks) == 1:
        return "neutral"
    return "won" if offered.match.roster.team_of(offered.seat) in ending.ranks[0] else "lost"


def check_fresh(match: Match, seat: Seat, version: int) -> None:
    """Refuse, as "stale", what was pressed on a panel or board of a version since which the seat's choices changed."""
    if not match.since_for(seat) <= version <= match.version:
        raise Refused("stale")


def offer(match: Match, user_id: int) -> Offer:
    """What a person may do now; raises Refused("not_seated" | "not_started")."""
    return Offer(match, seat_of(match, user_id))


def panel_of_leaver(match: Match, user_id: int) -> Panel:
    """What somebody is shown who has left a seat: that they have, and nothing of the match from then on."""
    text = seating.leaver_text(match, user_id)
    return Panel(match, None, Screen(title=match_cards.OUT, text=text, footer=terms_line(match)), build(()))


def panel_since(match: Match, user_id: int) -> int:
    """The version that the buttons of a person's panel carry; raises Refused("not_seated")."""
    return 0 if match.has_left(user_id) else match.since_for(seat_of(match, user_id))


def panel_digest(match: Match, user_id: int) -> bytes:
    """A digest of all that a person's panel is made of; raises Refused("not_seated" | "not_started")."""
    if match.has_left(user_id):
        return seating.leaver_text(match, user_id).encode()
    return offer_digest(offer(match, user_id))


async def offer_in_steps(match: Match, user_id: int) -> Offer:
    """The same with all choices in words and as a menu; where there are many, others get their turns in between."""
    offered = offer(match, user_id)
    if len(offered.actions) > _MANY:
        for make in (lambda: offered.wording, lambda: offered.menu):
            make()
            await asyncio.sleep(0)
    return offered

"""What the bot needs of a game to show it: a record of functions and values, made once for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from pydantic import BaseModel

from bot.pictures.elements import Sign
from bot.screens.lesson import Lesson
from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Choice, Picture, Screen, Style
from engine.ai.advice import Argument
from engine.core.values import Seat

WaitKind = Literal["set_up", "turn", "answer", "ahead", "take_over"]
"""How long people take: to set up, for a turn, for a quick answer in somebody's turn, or to say who plays for a seat
whose person has left; that wait is the seat's. "ahead": it isn't their turn to answer yet, though they may already
pass, so no time runs."""


AutoReplyEnd = Literal["turn", "own_turn", "match"]
"""How long an auto reply lasts: until the turn is over, until the seat's own turn, or as long as the match."""


O = TypeVar("O", bound=BaseModel)  # noqa: E741 - options
V = TypeVar("V")  # view
A = TypeVar("A")  # action
E = TypeVar("E")  # event


class Names(msgspec.Struct, frozen=True):
    """The people at the table: a printable name for each seat, and the seats of each team."""

    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]

    def team(self, index: int) -> str:
        """The names of a team, such as "Alice" or "Alice & Bob"."""
        return " & ".join(self.seats[seat] for seat in self.teams[index])


class Shortcut(msgspec.Struct, frozen=True):
    """A button of the public board that leads to one of the presser's own choices, such as "withdraw"."""

    key: str
    label: str
    style: Style
    unavailable: str
    """The sentence for a presser who has no such choice now."""


class TextEntryLabels(msgspec.Struct, frozen=True):
    """What people read where they write something, and where they keep it for other matches; each a whole phrase."""

    write: str
    """Such as "Type a formation"."""
    field: str
    """Such as "Formation"."""
    save: str
    """Such as "Save this formation"."""
    saved: str
    """Such as "Saved formations"."""
    use_saved: str
    """Such as "Use one of your formations"."""
    none_saved: str
    """Such as "You have no saved formation for this match yet."."""


class TextEntry(msgspec.Struct, frozen=True):
    """The one bulk action of a moment: it is written as a text, since nobody could list what might be written.

    A text that is kept for other matches must not depend on this one, as what `read` takes may: `kept` is what stands
    now in such a form, and `recall` reads it in any match whose entry has the same `variant`.
    """

    labels: TextEntryLabels
    hint: str
    """How it is written, in a line."""
    text: str
    """What stands now, as `read` takes it."""
    read: Callable[[str], Any]
    """The action that the text stands for; the engine says what is wrong with it."""
    variant: str
    portable_text: str
    recall: Callable[[str], Any]


class Notation(msgspec.Struct, frozen=True):
    """How a game's moves are written in short."""

    read: Callable[[str], Any]
    """The action that is written so, be it legal or not; None for what is no move."""
    write: Callable[[Any], str]
    """An action in short; "" for one that is no move."""


class OptionText(msgspec.Struct, frozen=True):
    """One option of a match for people: its key, what it is, and its values with their meanings, default first."""

    key: str
    label: str
    values: tuple[tuple[str, str], ...]


class Preset(msgspec.Struct, frozen=True):
    """A way to play that is chosen at once: its name, such as "Quick", and the values of the options that make it."""

    name: str
    options: Mapping[str, str] = {}


class Review(msgspec.Struct, frozen=True):
    """What the whole course of a match adds to how it ended: another picture, and blocks that go before others."""

    picture: Picture
    blocks: tuple[Block, ...]


class AutoReplyText(msgspec.Struct, Generic[V], frozen=True):
    """Something that is answered for a seat, such as "Pass unless I am the target"."""

    label: str
    choice: str
    """The `Choice.auto_reply` of the choice that it makes."""
    until: AutoReplyEnd
    holds: Callable[[V, int], bool]
    """Whether a seat answers so now, by a spectator's view: by nothing that not everybody sees."""


class ReplayParts(msgspec.Struct, Generic[V, E], frozen=True):
    """What a replay of a game shows beside its board."""

    moment: Callable[[V], str]
    """Which battle, round or turn it is, by a spectator's view, such as "Battle 2"; none of them comes back later."""
    table: Callable[[V, Names, Sequence[E]], Picture]
    """The table as a seat knows it, from its own side."""
    hand: Callable[[V], str]
    """What a seat holds, in words; "" for nothing."""
    laid_open: Callable[[V, Sequence[V]], V]
    """A spectator's view with all that the views of the seats show of the table."""
    score_sheet: Callable[[Sequence[Sequence[E]]], Sequence[str]] | None = None
    """The plays of a course in the game's notation, a line each; None: they are written in sentences."""


class Openings(msgspec.Struct, Generic[V, A], frozen=True):
    """What people begin a match with that is worth counting, such as a formation."""

    label: str
    """What it is, such as "formation"."""
    taken: Callable[[V, Sequence[tuple[int, A]]], Mapping[int, str]]
    """The key of what each seat began with, by the last view of a spectator and all actions by their seats.

    Only of matches that are over; a seat that began with nothing of note isn't in it.
    """
    name: Callable[[str], str]
    """What a key is called."""


class Guidance(msgspec.Struct, Generic[V], frozen=True):
    """What helps somebody at the table: the rules of a choice, what can be looked up, and why a move is good."""

    topic: Callable[[V], str]
    """The topic of the rules that what is being asked now belongs to: of the viewer, or else of others."""
    in_sight: Callable[[V], Sequence[str]]
    """What the viewer may see of cards or pieces, by their names in `cards`, in an order that no match changes."""
    because: Callable[[Sequence[Argument[Any]], Names], str]
    """The most telling of these arguments for an action as a sentence; "" where there are none."""


def _no_shortcuts(_view: object) -> tuple[Shortcut, ...]:
    return ()


def _no_entry(_view: object) -> TextEntry | None:
    return None


def _all_acting(_view: object, acting: frozenset[Seat]) -> frozenset[Seat]:
    return acting


def _turn(_view: object) -> WaitKind:
    return "turn"


def _same_turn(_view: object) -> tuple[int | str, ...]:
    return ()


def _no_selection_picture(_view: object, _actions: object, _names: object, _last: object) -> Picture | None:
    return None


def _no_review(_view: object, _names: object, _course: object) -> Review | None:
    return None


def _no_memory_sentence(_options: object) -> None:
    return None


def _no_turn(_event: object) -> bool:
    return False


def _no_proposals(_view: object) -> Sequence[Any]:
    return ()


class Presenter(msgspec.Struct, Generic[O, V, A, E], frozen=True, kw_only=True):
    """Turns one game's views into screens, and its facts into sentences; pure, and knows no Discord."""

    key: str
    """The key of the game in the engine's catalog."""
    name: str
    """The game's title."""
    options: tuple[OptionText, ...] = ()
    """The options people may set, for autocomplete."""
    gist: str = ""
    """What the game is about, in a line that fits under its name in a list."""
    sign: str = ""
    """The character of the game's own sign, one of its `signs`; "" where it has none."""
    signs: tuple[Sign, ...] = ()
    """What stands beside the game's words on buttons and in lists."""
    presets: tuple[Preset, ...] = (Preset("Classic"),)
    """The ways to play that people choose from first, the usual one first; whatever isn't said is as by default."""
    terms: Callable[[O, Sequence[int]], str]
    """What was agreed, in one line, such as "Classic edition · to 12 points".

    The sizes are those of the teams; none while it isn't settled who plays.
    """
    board: Callable[[V, Names, Sequence[E]], Screen]
    """The public board of a spectator's view; the events are what the last action did, as a spectator knows it."""
    choices: Callable[[V, Sequence[A], Names], tuple[Choice, ...]]
    """A seat's legal actions, and its proposals, as it reads them, in the same order.

    An action that is worded alone has the question and the shortcut that it has among the others.
    """
    private_screen: Callable[[V, Sequence[A], Names, Sequence[E]], Screen]
    """What a seat alone is shown, but for its choices; the events are what the last action did."""
    selection_picture: Callable[[V, Sequence[A], Names, Sequence[E]], Picture | None] = _no_selection_picture
    """The private picture while a seat has narrowed its menu down to these actions; None where it stays as it is."""
    review: Callable[[V, Names, Sequence[Sequence[E]]], Review | None] = _no_review
    """How a match that is over was won, for any reader: the score by battle or round, and the turning point.

    The course is what each change told everybody, oldest first; of a long match that is all, and never more.
    """
    sentence: Callable[[E, Names], str]
    """One event in words, as its reader may know it; "" for one that needs none."""
    begins_turn: Callable[[E], bool] = _no_turn
    """Whether an event says only whose turn begins, which a panel shows by itself."""
    memory_sentence: Callable[[O], Callable[[E, Names], str] | None] = _no_memory_sentence
    """How logs tell a past event while the match is on, in place of `sentence`, by the options; None: as at first.

    For rules by which people have to remember what they were shown: until the match is over there is no replay, either.
    """
    refusals: Mapping[str, RefusalText] = {}
    """Sentences for what only this game refuses, by code; no other game has the same codes."""
    rules: Mapping[str, str]
    """The rules by topic, in our words; the first topic is the overview."""
    cards: Callable[[], Mapping[str, Screen]] = dict
    """Every card by its full name, for `/card`."""
    deck: Callable[[], Sequence[str]] = tuple
    """Every card in a line of its own: how many there are, what it does, and what else counts, for `/cards`."""
    shortcuts: Callable[[V], tuple[Shortcut, ...]] = _no_shortcuts
    """The game's own buttons on the public board, for a spectator's view."""
    auto_replies: Mapping[str, AutoReplyText[V]] = {}
    """What people may have answered for them, by key; the first is offered on the panel itself."""
    notation: Notation | None = None
    """How moves are written in short; None where they aren't."""
    entry: Callable[[V], TextEntry | None] = _no_entry
    """What a seat may write now instead of choosing; None where there is nothing to write."""
    proposals: Callable[[V], Sequence[Any]] = _no_proposals
    """Actions that the game admits without listing them and that a menu can hold; they are offered last.

    None but for a seat that may act; such are the swaps of two squares in a set-up.
    """
    awaited: Callable[[V, frozenset[Seat]], frozenset[Seat]] = _all_acting
    """Those of the seats that may act whom the match waits for, by a spectator's view; some of them, if any act.

    A seat that has done its part and may only take it back isn't waited for.
    """
    same_question: Callable[[V, V], bool] | None = None
    """Whether a seat that may act is asked the same in two of its views, though it may choose more in the second.

    None: it is asked the same wherever it may choose the same.
    """
    wait_kind: Callable[[V], WaitKind] = _turn
    """What kind of choice a match waits for, by a spectator's view."""
    replay: ReplayParts[V, E] | None = None
    """What its replays show beside the board; None: nothing, and they are never laid open."""
    turn: Callable[[V], tuple[int | str, ...]] = _same_turn
    """Which turn it is, by a spectator's view: another value in each turn, and the same throughout one."""

    lesson: Lesson[V, A] | None = None
    """How one learns to play it; None: it has no lesson."""
    guidance: Guidance[V] | None = None
    """What helps at its table; None: the overview of the rules, and moves without reasons."""
    openings: Openings[V, A] | None = None
    """What people begin its matches with; None: nothing that is worth counting."""

    def panel(
        self, view: V, actions: Sequence[A], names: Names, last: Sequence[E], choices: tuple[Choice, ...] | None = None
    ) -> Screen:
        """A seat's private screen with the choices for these actions; they are worded here unless they are given."""
        worded = self.choices(view, actions, names) if choices is None else choices
        return msgspec.structs.replace(self.private_screen(view, actions, names, last), choices=worded)

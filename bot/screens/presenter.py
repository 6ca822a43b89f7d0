"""The bot's interface to a game's display: a record of functions and values, one for each game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

import msgspec
from pydantic import BaseModel

from bot.pictures.elements import Sign
from bot.screens.lesson import Lesson
from bot.screens.refusals import RefusalText
from bot.screens.screen import Band, Block, Choice, Picture, Screen, Style
from engine.ai.advice import Measure
from engine.core.values import Seat

WaitKind = Literal["set_up", "turn", "answer", "ahead", "take_over"]
"""Kind of choice that a match waits for, which selects the time limit.

"set_up", "turn", and "answer" for a quick reply in another seat's turn. "take_over" is the vote on who plays for a seat
that a person left; the wait belongs to that seat. "ahead" has no time limit: the seat may already pass, but its answer
is not due yet.
"""


AutoReplyEnd = Literal["turn", "own_turn", "match"]
"""End of an auto reply: after the turn, before the seat's own turn, or with the match."""


O = TypeVar("O", bound=BaseModel)  # noqa: E741 - options
V = TypeVar("V")  # view
A = TypeVar("A")  # action
E = TypeVar("E")  # event


class Names(msgspec.Struct, frozen=True):
    """The people at the table: a printable name for each seat, and the seats of each team."""

    seats: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]
    reader: int | None = None
    """The seat that sentences call "you"; None to call all seats by name."""

    def address_reader(self, seat: int) -> "Names":
        """Return the names with "you" for a seat."""
        seats = tuple("you" if each == seat else name for each, name in enumerate(self.seats))
        return msgspec.structs.replace(self, seats=seats, reader=seat)

    def team(self, index: int) -> str:
        """Return the names of the team with this index, such as "Alice" or "Alice & Bob"."""
        return " & ".join(self.seats[seat] for seat in self.teams[index])


class Shortcut(msgspec.Struct, frozen=True):
    """A button of the public board that leads to one of the presser's own choices, such as "withdraw"."""

    key: str
    label: str
    style: Style
    unavailable: str
    """The sentence for a presser who has no such choice now."""


class TextEntryLabels(msgspec.Struct, frozen=True):
    """Labels of a text entry and of saved entries; each is a whole phrase."""

    write: str
    """Label of the button that opens the form, and title of the form, such as "Type a formation"."""
    field: str
    """Label of the text field, such as "Formation"."""
    save: str
    """Label of the button that saves the text, such as "Save this formation"."""
    saved: str
    """Title of the list of saved texts, and label of its button, such as "Saved formations"."""
    use_saved: str
    """Placeholder of the list of saved texts, such as "Use one of your formations"."""
    none_saved: str
    """Sentence for an empty list of saved texts, such as "You have no saved formation for this match yet."."""


class TextEntry(msgspec.Struct, frozen=True):
    """The bulk action of a moment as a text, because its possible values are too many to list.

    `text` may depend on this match. `portable_text` describes the same state in a form for other matches, and is the
    one to save. `recall` reads such a form in any match with an entry of the same `variant`.
    """

    labels: TextEntryLabels
    hint: str
    """Description of the text's syntax, in a line."""
    text: str
    """The current state in the syntax of `read`."""
    read: Callable[[str], Any]
    """Parse a text into its action; the engine rejects an invalid action with a reason."""
    variant: str
    portable_text: str
    recall: Callable[[str], Any]


class Notation(msgspec.Struct, frozen=True):
    """Short notation of a game's moves."""

    read: Callable[[str], Any]
    """Parse a move and return its action, legal or not; None if the text is not a move."""
    write: Callable[[Any], str]
    """Return an action in short notation, or "" if it is not a move."""


class OptionText(msgspec.Struct, frozen=True):
    """An option of a match for display: key, label, and (value, meaning) pairs with the default first."""

    key: str
    label: str
    values: tuple[tuple[str, str], ...]


class Preset(msgspec.Struct, frozen=True):
    """A named set of option values to choose in one step, such as "Quick"; unlisted options keep their defaults."""

    name: str
    options: Mapping[str, str] = {}


class Review(msgspec.Struct, frozen=True):
    """Additions to the final screen from a whole match: another picture, and blocks to put before the others."""

    picture: Picture
    blocks: tuple[Block, ...]


class AutoReplyText(msgspec.Struct, Generic[V], frozen=True):
    """Something that is answered for a seat, such as "Pass unless I am the target"."""

    label: str
    choice: str
    """The `Choice.auto_reply` of the choice that it makes."""
    until: AutoReplyEnd
    holds: Callable[[V, int], bool]
    """Return whether the seat gives this answer now, by a spectator's view, so the answer reveals only public facts."""


class ReplayParts(msgspec.Struct, Generic[V, E], frozen=True):
    """Parts of a game's replay screens in addition to the board."""

    moment: Callable[[V], str]
    """From a spectator's view, return the name of the battle, round or turn, such as "Battle 2".

    A name never appears again after the next one began.
    """
    table: Callable[[V, Names, Sequence[E]], Picture]
    """The table as a seat knows it, from its own side."""
    hand: Callable[[V], str]
    """From a seat's view, return its hand in words, or "" for an empty hand."""
    laid_open: Callable[[V, Sequence[V]], V]
    """A spectator's view with all that the views of the seats show of the table."""
    score_sheet: Callable[[Sequence[Sequence[E]]], Sequence[str]] | None = None
    """Return all turns of a match in the game's notation, one per line; None if logs use sentences.

    The argument is the public events of each change, oldest first.
    """


class Climax(msgspec.Struct, Generic[V, E], frozen=True):
    """The end of a battle, duel or fight. Its last position is shown once above the next one.

    Both functions use only facts that their reader knows.
    """

    ends: Callable[[E], bool]
    """Return whether a public event ends a battle, duel or fight. The next action of a computer player then waits."""
    band: Callable[[V, Names, Sequence[E]], Band] | None = None
    """Return the band with the last position, such as "Battle 2: …"; None if the next board shows the end itself.

    The view is the reader's view before the change. The events are those of the change, as redacted for the reader. One
    of these events ends the battle, duel or fight.
    """


class Guidance(msgspec.Struct, Generic[V, E], frozen=True):
    """Help at the table: the rules topic of a choice, objects to look up, and facts of a hint."""

    topic: Callable[[V], str]
    """Return the rules topic of the viewer's current choice; if the viewer has none, of another seat's choice."""
    in_sight: Callable[[V], Sequence[str]]
    """Return the cards or pieces that the viewer sees, as names in `cards`.

    Their order is the same in every match.
    """
    hint_sentence: Callable[[E | Measure, Names, int], str]
    """Return a fact of a hint for a seat as a sentence; "" if it is no reason for the action."""
    assumes_no_answer: bool = False
    """Whether facts hold only if no opponent answers the action."""


class Presenter(msgspec.Struct, Generic[O, V, A, E], frozen=True, kw_only=True):
    """Turns one game's views into screens, and its facts into sentences; pure, and knows no Discord."""

    key: str
    """The key of the game in the engine's catalog."""
    name: str
    """The game's title."""
    options: tuple[OptionText, ...] = ()
    """The options people may set, for autocomplete."""
    gist: str = ""
    """The game's theme, in a line that fits under its name in a list."""
    sign: str = ""
    """The character of the game's own sign, which is one of its `signs`; "" if it has none."""
    signs: tuple[Sign, ...] = ()
    """Signs shown next to the game's terms on buttons and in lists."""
    presets: tuple[Preset, ...] = (Preset("Classic"),)
    """The presets that people choose from first, the usual one first; unlisted options keep their defaults."""
    terms: Callable[[O, Sequence[int]], str]
    """Return the terms of a match in one line, such as "Classic edition · to 12 points".

    The sizes are the teams' sizes, or `()` while the teams are open.
    """
    board: Callable[[V, Names, Sequence[E]], Screen]
    """Return the public board from a spectator's view; the events are those of the last action, for spectators."""
    choices: Callable[[V, Sequence[A], Names], tuple[Choice, ...]]
    """Return a seat's legal actions and proposals as choices, in the same order.

    A single action must get the same `confirm` and `shortcut` as among the others.
    """
    private_screen: Callable[[V, Sequence[A], Names, Sequence[E]], Screen]
    """Return a seat's private screen without its choices; the events are those of the last action."""
    selection_picture: Callable[[V, Sequence[A], Names, Sequence[E]], Picture | None] = (
        lambda _view, _actions, _names, _last: None
    )
    """Return the private picture for a menu narrowed down to these actions; None to keep the usual picture."""
    review: Callable[[V, Names, Sequence[Sequence[E]]], Review | None] = lambda _view, _names, _public_events: None
    """Return a summary of a finished match for any reader: the score by battle or round, and the turning point.

    The sequences are the public events of each change, oldest first, without gaps.
    """
    climax: Climax[V, E] | None = None
    """The ends of battles, duels or fights; None if a board shows all that matters."""
    sentence: Callable[[E, Names], str]
    """Return the sentence for an event as redacted for its reader, or "" if it needs none.

    The seat `Names.reader` is "you" in it.
    """
    begins_turn: Callable[[E], bool] = lambda _event: False
    """Return whether the event is routine, such as the start of a turn.

    Such an event is no news, as a panel shows it anyway.
    """
    news_weight: Callable[[E, int], int] = lambda _event, _seat: 1
    """Return the importance of an event as news for a seat.

    This is 2 if it was done to the seat, 0 for a pass, otherwise 1.
    """
    told_otherwise: Callable[[Sequence[E], Names], Mapping[int, str]] = lambda _last, _names: {}
    """Return the headline's sentences on events of a change, by the event's index, where they aren't `sentence`."""
    memory_sentence: Callable[[O], Callable[[E, Names], str] | None] = lambda _options: None
    """From the options, return the renderer of past events in a live match's log; None to use `sentence`.

    Some rules make people remember shown information. They also block replays until the match ends.
    """
    refusals: Mapping[str, RefusalText] = {}
    """Sentences for refusals of this game alone, by code; no other game uses the same codes."""
    rules: Mapping[str, str]
    """The rules by topic, in our words; the first topic is the overview."""
    cards: Callable[[], Mapping[str, Screen]] = dict
    """Every card by its full name, for `/card`."""
    deck: Callable[[], Sequence[str]] = tuple
    """Return a line for each card with its number of copies and its effect, and further rules, for `/cards`."""
    shortcuts: Callable[[V], tuple[Shortcut, ...]] = lambda _view: ()
    """The game's own buttons on the public board, for a spectator's view."""
    auto_replies: Mapping[str, AutoReplyText[V]] = {}
    """Auto replies that people may set, by key; the panel itself offers the first."""
    notation: Notation | None = None
    """Short notation of the moves, or None if the game has none."""
    entry: Callable[[V], TextEntry | None] = lambda _view: None
    """Return the text entry that a seat may use now instead of a choice, or None."""
    proposals: Callable[[V], Sequence[Any]] = lambda _view: ()
    """From a seat's view, return legal actions that `legal` doesn't list; a menu offers them last.

    Empty unless the seat may act. An example are the swaps of two squares in a set-up.
    """
    awaited: Callable[[V, frozenset[Seat]], frozenset[Seat]] = lambda _view, acting: acting
    """From a spectator's view, return the seats that the match waits for, a subset of the seats that may act.

    At least one if any seat may act. A seat that is done and may only undo its own choice is not awaited.
    """
    same_question: Callable[[V, V], bool] | None = None
    """Return whether two views of a seat ask the same question, even if the second offers more choices.

    None means that equal choices make the same question.
    """
    same_labels: Callable[[V, V], bool] | None = None
    """Return whether two views of a seat give the same choices for the same actions; False if it is unknown.

    It saves a comparison of all choices in positions with hundreds of actions. None means unknown for all views.
    """
    wait_kind: Callable[[V], WaitKind] = lambda _view: "turn"
    """From a spectator's view, return the kind of choice that the match waits for."""
    replay: ReplayParts[V, E] | None = None
    """Additions to replay screens; None shows the board alone and offers no open replay."""
    turn: Callable[[V], tuple[int | str, ...]] = lambda _view: ()
    """From a spectator's view, return a key of the turn: constant within a turn and different in each turn."""
    turn_order: Callable[[V], tuple[Seat, ...]] = lambda _view: ()
    """From a spectator's view, return the seats of the present turn and of the turns after it, each seat once.

    Return `()` if no turn is in progress. None of the games for two sides has it.
    """

    lesson: Lesson[V, A] | None = None
    """The game's lesson, or None."""
    guidance: Guidance[V, E] | None = None
    """Help at the table; None shows the rules overview, and hints without reasons."""

    def panel(
        self, view: V, actions: Sequence[A], names: Names, last: Sequence[E], choices: tuple[Choice, ...] | None = None
    ) -> Screen:
        """Return a seat's private screen with its choices; `choices` are built from `actions` if None.

        `last` holds the events of the last action.
        """
        worded = self.choices(view, actions, names) if choices is None else choices
        return msgspec.structs.replace(self.private_screen(view, actions, names, last), choices=worded)

"""The private panel of a seat: its own rows in the set-up, later the board, with the current question.

To fit into a window 900 pixels high with its buttons, the panel shows these bands only:

| the viewer | bands |
|---|---|
| sets up, or has swapped a square | its own rows |
| chooses a formation | the formations alone |
| waits | the whole board, without the opponent's plate and the letters above |
| moves or rescues a piece | the same without any plate |
| has picked a column or a piece | of that the halves with the pieces, their targets and what is next to them |
| sees the end | the end, the half where it came |
| has a hint | as for a move |

The title says whose turn it is, the headline what happened last, and the columns of lost pieces how many each has left.
So a choice has no plate. In a band with these squares, 36 pixels for a name would make the page 27 higher, and the
highest has 895 of 900. Squares 4 pixels lower would make the room, but need all pieces in a second size: the board
would jump between waiting and choosing.
"""

from collections.abc import Collection, Sequence

from bot.games.stratego import texts
from bot.games.stratego.board import (
    Fact,
    board_picture,
    drop_noticed,
    enemy_set_up,
    facts,
    formation_lines,
    formations_picture,
    no_winner_text,
    notices,
    set_up_picture,
    side_blocks,
    texts_of,
)
from bot.games.stratego.choices import is_by_column
from bot.games.stratego.picture_board import CHOICE_HALVES, HALVES, PANEL_HALVES, Half, Marks, grid_position
from bot.games.stratego.sentences import add_known_defenders, draw_verdict, summary, summary_without_verdict
from bot.games.stratego.words import ASKS, SHAPES, symbol
from bot.screens.presenter import Names
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, Tone, drop_empty, headline
from bot.screens.words import join_sentences, shorten
from engine.games.stratego.actions import Action, Arrange, Move, Rescue, UsePreset
from engine.games.stratego.arrangements import read_swap
from engine.games.stratego.board import COUNTS, KINDS, RED
from engine.games.stratego.events import BecameReady, BecameUnready, Event
from engine.games.stratego.view_types import Ask, View

_FEW_CHANGES = 20
"""Number of changes left from which the panel shows the number."""


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Return a seat's private screen: its question, the table, and the pieces as it knows them.

    `last` has the newest events, for the summary. Raises ValueError if the view is a spectator's.
    """
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    # Whether the viewer is ready, the title says.
    told = [each for each in last if not (isinstance(each, BecameReady | BecameUnready) and each.seat == view.seat)]
    last = add_known_defenders(drop_noticed(told), view)
    mine = names.address_reader(view.seats[side])
    known, drawn = facts(view, names), draw_verdict(last, names)
    title, tone = _title(view, actions, names, side)
    noticed = tuple(notices(view, mine))
    free = [action.square for action in actions if isinstance(action, Rescue)]
    lines = (shorten(summary(last, mine), SUMMARY_LENGTH), *_advice(view, actions, names, known), *noticed)
    return Screen(
        title=title,
        text="\n".join(line for line in lines if line),
        headline=headline(summary_without_verdict(last, mine), " · ".join((f"**{drawn or title}**", *noticed))),
        blocks=_set_up_blocks(view, side) if view.phase == "setup" else side_blocks(view, names, known, side),
        picture=_whole_picture(view, names, last, Marks(targets=tuple(dict.fromkeys(free)))),
        tone=tone,
    )


def _ask(view: View) -> Ask | None:
    return next((each.ask for each in view.asks if each.seat == view.seat), None)


def _title(view: View, actions: Sequence[Action], names: Names, side: int) -> tuple[str, Tone]:
    if view.outcome is not None and len(view.outcome.ranks) == 1:
        return no_winner_text(view.outcome), "neutral"
    if view.outcome is not None:
        return (texts.title_won(), "won") if view.seat in view.outcome.ranks[0] else (texts.title_lost(), "lost")
    ask, enemy = _ask(view), names.seats[view.seats[1 - side]]
    if ask is None:
        return texts.title_waiting(enemy=enemy), "waiting"
    return _ask_title(ask, enemy, by_column=is_by_column(actions)), ASKS[ask].tone


def _ask_title(ask: Ask, enemy: str, *, by_column: bool) -> str:
    match ask:
        case "arrange":
            return texts.title_arrange()
        case "unready":
            return texts.title_ready(enemy=enemy)
        case "move":
            return texts.title_move_column() if by_column else texts.title_move()
        case "rescue":
            return texts.title_rescue()


def _advice(view: View, actions: Sequence[Action], names: Names, known: Sequence[Fact]) -> tuple[str, ...]:
    """Return the sentences of advice for the viewer's question; the status of the match if it has none.

    `known` has the facts of the view.
    """
    ask, side = _ask(view), view.side or 0
    who, enemy = (names.seats[view.seats[each]] for each in (side, 1 - side))
    match ask:
        case None:
            return texts_of(known, "status")
        case "arrange":
            advice = texts.advice_arrange(shape=SHAPES[side])
            first = texts.you_move_first() if side == RED else ""
            return (join_sentences((advice, enemy_set_up(view, names, side))), first, _changes_left(view))
        case "unready":
            return (texts.advice_ready(enemy=enemy),)
        case "move":
            return (texts.advice_move(who=who),)
        case "rescue":
            is_allowed = any(isinstance(action, Rescue) for action in actions)
            advise = texts.advice_rescue if is_allowed else texts.advice_rescue_by_scout
            return (advise(square=view.rescuer or ""),)


def _changes_left(view: View) -> str:
    left = view.changes_left
    return "" if left is None or left > _FEW_CHANGES else texts.changes_left(count=left)


def _set_up_blocks(view: View, side: int) -> tuple[Block, ...]:
    return drop_empty(
        Block(texts.your_formation(), f"```\n{view.formations[side]}\n```"),
        Block(texts.your_army(), _army(view)),
        Block(texts.formations_to_choose(), "\n".join(formation_lines(view, side))),
    )


def _army(view: View) -> str:
    """Return the pieces of the army with symbol and number, as a key to the formation text.

    The order is the reverse of `KINDS`; kinds that the army lacks are left out.
    """
    rules = view.rules
    counts = dict(zip(KINDS, COUNTS[rules.army], strict=True))
    painted = {kind: symbol(kind, rules.numbering) for kind in KINDS}
    written = {kind: "X" if mark == "10" else mark for kind, mark in painted.items()}
    return " · ".join(
        texts.your_army_piece(symbol=written[kind], count=counts[kind], piece=kind)
        for kind in reversed(KINDS)
        if counts[kind]
    )


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Return the picture for the next choice: the halves with the pieces that `actions` move, and with their targets.

    If all actions take a named formation, return the picture of the formations. A single action gives the whole table
    with its marks. Return None for an empty list, and for actions other than moves, swaps and rescues.
    """
    if len(actions) > 1 and all(isinstance(action, UsePreset) for action in actions):
        return formations_picture(view, view.side or 0)
    marks = _marks_of(actions)
    if marks is None:
        return None
    if view.phase == "setup":
        return set_up_picture(view, names, view.side or 0, marks)
    last = add_known_defenders(last, view)
    if len(actions) == 1:
        return _whole_picture(view, names, last, marks)
    ends = {_end(action) for action in actions}
    return board_picture(view, names, view.side or 0, last, marks, _halves_of({*marks.picked, *ends}, view.side or 0))


def _whole_picture(view: View, names: Names, last: Sequence[Event], marks: Marks) -> Picture:
    """Return the picture of the panel: the board, or in the set-up the army."""
    side = view.side or 0
    if view.phase == "setup":
        return set_up_picture(view, names, side, marks)
    halves = HALVES if view.outcome is not None else CHOICE_HALVES if _ask(view) else PANEL_HALVES
    return board_picture(view, names, side, last, marks, halves)


def _halves_of(squares: Collection[str], side: int) -> tuple[Half, ...]:
    """Return the halves of the board that show the squares and their neighbours; `side` is below."""
    rows = {grid_position(square, side)[1] + step for square in squares for step in (-1, 0, 1)}
    return tuple(half for half in CHOICE_HALVES if rows.intersection(half.rows))


_MARKED = 4
"""Maximum number of squares that are marked as targets of a swap."""


def _marks_of(actions: Sequence[Action]) -> Marks | None:
    """Return the start squares of the actions, if they are in one column, and their end squares.

    Starts in different columns give empty `Marks`. Ends are left out if there are several starts, or swaps with more
    than `_MARKED` ends. Return None for an empty list, and for actions other than moves, swaps and rescues.
    """
    if not actions or not all(isinstance(action, Move | Rescue | Arrange) for action in actions):
        return None
    starts = tuple(dict.fromkeys(start for action in actions if (start := _start(action))))
    ends = tuple(dict.fromkeys(_end(action) for action in actions))
    if len({square[0] for square in starts}) > 1:
        return Marks()
    few = len(starts) <= 1 and not (isinstance(actions[0], Arrange) and len(ends) > _MARKED)
    return Marks(starts, ends if few else ())


def _start(action: Action) -> str:
    match action:
        case Move():
            return action.start
        case Arrange(text):
            return (read_swap(text) or ("", ""))[0]
        case _:
            return ""


def _end(action: Action) -> str:
    match action:
        case Move():
            return action.end
        case Rescue():
            return action.square
        case Arrange(text):
            return (read_swap(text) or ("", ""))[1]
        case _:
            return ""

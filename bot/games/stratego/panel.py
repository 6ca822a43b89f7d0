"""The private panel of a seat: its own rows in the set-up, later the board, with the current question."""

from collections.abc import Sequence

from bot.games.stratego.board import (
    board_alt,
    formation_blocks,
    no_winner_text,
    set_up_alt,
    side_blocks,
    status,
    warnings,
)
from bot.games.stratego.notation import AIMS
from bot.games.stratego.picture_board import Marks, board_scene, set_up_scene
from bot.games.stratego.sentences import add_known_defenders, draw_verdict, summary, summary_without_verdict
from bot.games.stratego.words import SHAPES, kinds_of, preset_name, symbol
from bot.screens.presenter import Names
from bot.screens.screen import SUMMARY_LENGTH, Block, Picture, Screen, Tone, headline
from bot.screens.words import format_count, shorten
from engine.core.game import Outcome
from engine.games.stratego.actions import Action, Arrange, Move, Rescue
from engine.games.stratego.arrangements import PRESETS, read_swap
from engine.games.stratego.board import COUNTS, KINDS
from engine.games.stratego.events import Event
from engine.games.stratego.view_types import Ask, View

_FEW_CHANGES = 20
"""Number of changes left from which the panel shows the number."""


def panel(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Screen:
    """Show a seat its side."""
    side = view.side
    if side is None:
        raise ValueError("a spectator has no panel")
    last = add_known_defenders(last, view)
    title, tone = _title(view, names, _ask(view), side)
    summary_text = shorten(summary(last, names), SUMMARY_LENGTH)
    advice = _advice(view, actions, names, side)
    return Screen(
        title=title,
        text="\n".join(line for line in (summary_text, *advice) if line),
        headline=headline(
            summary_without_verdict(last, names), _headline_text(view, draw_verdict(last, names) or title, names, side)
        ),
        blocks=_blocks(view, names, side),
        picture=_picture(view, actions, names, last),
        tone=tone,
    )


def _ask(view: View) -> Ask | None:
    return next((each.ask for each in view.asks if each.seat == view.seat), None)


def _headline_text(view: View, title: str, names: Names, side: int) -> str:
    """Return the bold question or `title`, with warnings of a draw offer or a limit below."""
    if view.phase == "setup" and not view.ready[side]:
        return f"**Set up your side**, then press Ready.{'' if side else ' You move first.'}"
    return "\n".join((f"**{title}**", *warnings(view, names)))


def _title(view: View, names: Names, ask: Ask | None, side: int) -> tuple[str, Tone]:
    if view.outcome is not None:
        return _ending(view, view.outcome)
    match ask:
        case "arrange":
            return "Set up your side", "your_turn"
        case "unready":
            return f"Ready, waiting for {_enemy(view, names, side)}", "waiting"
        case "move":
            return "Your turn", "your_turn"
        case "rescue":
            return "Bring a piece back?", "your_turn"
        case None:
            return f"Waiting for {_enemy(view, names, side)}", "waiting"


def _ending(view: View, outcome: Outcome) -> tuple[str, Tone]:
    if len(outcome.ranks) == 1:
        return no_winner_text(outcome), "neutral"
    winners = outcome.ranks[0]
    return ("You won the match", "won") if view.seat in winners else ("You lost the match", "lost")


def _enemy(view: View, names: Names, side: int) -> str:
    return names.seats[view.seats[1 - side]]


def _advice(view: View, actions: Sequence[Action], names: Names, side: int) -> tuple[str, ...]:
    ask = _ask(view)
    match ask:
        case "arrange":
            return (_setting_up(view, names, side), _changes_left(view))
        case "unready":
            return (f"Your side is set. Play begins when {_enemy(view, names, side)} is ready too.",)
        case "move":
            return (_moving(view, names, side), *warnings(view, names))
        case "rescue":
            return (_rescuing(view, actions),)
        case None:
            return (status(view, names), *warnings(view, names))


def _rescuing(view: View, actions: Sequence[Action]) -> str:
    if not any(isinstance(action, Rescue) for action in actions):
        return (
            f"Your Scout on {view.rescuer} entered the enemy's back row. A Scout brings nobody back, and nobody sees "
            "that it is one: press **Return nobody**."
        )
    return (
        f"Your piece on {view.rescuer} entered the enemy's back row. You may bring one captured piece back to an "
        "empty square of your four rows; everybody will know what it is."
    )


def _setting_up(view: View, names: Names, side: int) -> str:
    first = f"Your pieces have the {SHAPES[side]}{' and move first' if not side else ''}."
    how = "Choose a formation or swap squares until you like your side, then press **Ready**."
    enemy = _enemy(view, names, side)
    if view.ready[1 - side]:
        return f"{first} {how} Nobody else sees it; {enemy} is ready and waits."
    return f"{first} {how} Nobody else sees it; {enemy} sets up in secret too."


def _changes_left(view: View) -> str:
    left = view.changes_left
    if left is None or left > _FEW_CHANGES:
        return ""
    return (
        f"You may change it {format_count(left, 'more time', 'more times')}."
        if left
        else "You can't change it any more."
    )


def _moving(view: View, names: Names, side: int) -> str:
    turn = f"**It's your turn, {names.seats[view.seats[side]]}.** Choose a piece, then where it goes."
    if view.offer != 1 - side:
        return turn
    return f"{turn} Or accept the draw that {_enemy(view, names, side)} offers; any move declines it."


def _blocks(view: View, names: Names, side: int) -> tuple[Block, ...]:
    if view.phase != "setup":
        return (*side_blocks(view, names, bottom_side=side), *formation_blocks(view, names))
    formation = Block("Your formation, front row first", f"```\n{view.formations[side]}\n```")
    if view.ready[side]:
        return (formation, Block("Your army", _army(view)))
    named = "\n".join(f"**{preset_name(name)}**: {AIMS[name]}" for name in PRESETS[view.rules.army])
    return (formation, Block("Your army", _army(view)), Block("Formations to choose", named))


def _army(view: View) -> str:
    """Name the pieces of the army with their symbols, as a key to the formation."""
    rules = view.rules
    counts = dict(zip(KINDS, COUNTS[rules.army], strict=True))
    painted = {kind: symbol(kind, rules.numbering) for kind in KINDS}
    written = {kind: "X" if mark == "10" else mark for kind, mark in painted.items()}
    return " · ".join(f"**{written[kind]}** {kinds_of(counts[kind], kind)}" for kind in reversed(KINDS) if counts[kind])


def _picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture:
    free = tuple(dict.fromkeys(action.square for action in actions if isinstance(action, Rescue)))
    return _picture_with_marks(view, names, last, Marks(targets=free))


def selection_picture(view: View, actions: Sequence[Action], names: Names, last: Sequence[Event]) -> Picture | None:
    """Show the piece that all of these actions begin with, and where it may go."""
    marks = _marks_of(actions)
    return None if marks is None else _picture_with_marks(view, names, add_known_defenders(last, view), marks)


def _marks_of(actions: Sequence[Action]) -> Marks | None:
    """Return the common start square of all actions ("" for rescues) and their ends; no ends for swaps.

    Return None for an empty or mixed list, and for actions other than moves, swaps and rescues.
    """
    if not actions or _start(actions[0]) != _start(actions[-1]):
        return None
    starts = {_start(action) for action in actions}
    ends = tuple(dict.fromkeys(_end(action) for action in actions))
    if len(starts) > 1 or "" in ends:
        return None
    return Marks(starts.pop(), ends if not isinstance(actions[0], Arrange) else ())


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


def _picture_with_marks(view: View, names: Names, last: Sequence[Event], marks: Marks) -> Picture:
    side = view.side or 0
    if view.phase == "setup":
        return Picture(set_up_scene(view, names, side, marks), set_up_alt(view, names, side, marks))
    return Picture(board_scene(view, names, side, last, marks), board_alt(view, names, side, last, marks))

"""What Stratego alone refuses, in words: moves (rules 6) and arrangements (rules 4)."""

from collections.abc import Mapping, Sequence

from bot.presenters.games.stratego.words import kinds_of
from bot.presenters.presenter import RefusalText
from bot.presenters.words import counted, listed, plural, quoted
from engine.games.stratego.arrangements import ROWS, Problem
from engine.games.stratego.board import SIZE

_LISTED = 16
"""Problems of an arrangement that are listed: every wrong count, or what fits one message of a text that is none."""


def _bad_formation(problems: Sequence[Problem]) -> str:
    lines = [f"• {_problem(problem)}" for problem in problems[:_LISTED]]
    if len(problems) > _LISTED:
        lines.append("• and more of that kind")
    return "That arrangement doesn't work, so yours is unchanged:\n{problems}\nCorrect it and paste it again.".format(
        problems="\n".join(lines)
    )


def _problem(problem: Problem) -> str:
    """Return one thing that is wrong; raises ValueError for what isn't known."""
    match problem:
        case ("lines", int(found)):
            return f"it has {counted(found, 'line')} instead of {ROWS}"
        case ("length", line, int(found)):
            return f"line {line} has {counted(found, 'symbol')} instead of {SIZE}"
        case ("symbol", line, str(symbol)):
            return f"line {line} has {quoted(symbol)}, which is no piece of this match"
        case ("zone", line):
            return f"line {line} is outside your rows and must be empty"
        case ("count", str(kind), int(found), int(wanted)):
            return f"it has {kinds_of(found, kind)} instead of {wanted}"
        case _:
            raise ValueError(f"no words for {problem}")


def _outside_zone(squares: Sequence[str]) -> str:
    typed = listed([quoted(square) for square in squares])
    return plural(
        len(squares),
        "{squares} is not a square that you can set up on. Choose squares in your own rows.",
        "{squares} are not squares that you can set up on. Choose squares in your own rows.",
    ).format(squares=typed)


REFUSALS: Mapping[str, RefusalText] = {
    "bad_formation": _bad_formation,
    "immobile": "Bombs and Flags never move. Choose another piece.",
    "lake": "That square is a lake, which no piece can enter. Choose another square.",
    "more_squares": "That would repeat a position of this chase. Attack, go straight back, or move elsewhere.",
    "no_own_piece": "You have no piece on that square. Name one of your own pieces, then where it goes.",
    "no_piece_can_move": "With that arrangement none of your pieces could move. Leave one a way out, then be ready.",
    "not_straight": "Pieces move in straight lines: up, down, left or right. Choose a square in line with the piece.",
    "off_board": "There is no such square: the board goes from a1 to j10. Name two squares, such as `b4 b5`.",
    "outside_zone": _outside_zone,
    "own_target": "One of your own pieces is there. Choose another square.",
    "path_blocked": "Something is in the way. A Scout runs over empty squares only, not over pieces or lakes.",
    "run_attack": "Under these rules a Scout that runs can't attack. Attack a neighbour, or stop before the enemy.",
    "too_far": "Only Scouts move more than one square. Choose a square next to the piece.",
    "too_many_changes": "You have changed your arrangement as often as a match allows. Be ready with the one you have.",
    "two_square": "That piece has gone back and forth too often. Move it elsewhere, or move another piece first.",
    "unreadable_move": lambda text: f"{quoted(text)} isn't a move. Name two squares, such as `b4 b5`.",
}

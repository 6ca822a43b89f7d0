"""What is wrong with a formation that was typed, in words (rules 4)."""

from bot.presenters.games.stratego.words import kinds_of
from bot.presenters.words import counted, quoted
from engine.games.stratego.arrangements import ROWS, Problem
from engine.games.stratego.board import SIZE


def mistake(problem: Problem) -> str:
    """Return one thing that is wrong, as part of a sentence; raises ValueError for what isn't known."""
    match problem:
        case ("lines", int(found)):
            return f"there {_are(found)} {counted(found, 'line')}, and {ROWS} are needed"
        case ("length", line, int(found)):
            return f"line {line} has {counted(found, 'symbol')}, and {SIZE} are needed"
        case ("symbol", line, str(symbol)):
            return f"line {line} has {quoted(symbol)}, which is no piece of this match"
        case ("zone", line):
            return f"line {line} lies outside the rows of this match and must be empty"
        case ("count", str(kind), int(found), int(wanted)):
            return f"there {_are(found)} {kinds_of(found, kind)}, and {wanted} {'is' if wanted == 1 else 'are'} needed"
        case _:
            raise ValueError(f"no words for {problem}")


def _are(number: int) -> str:
    return "is" if number == 1 else "are"

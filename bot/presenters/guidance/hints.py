"""Hints on a panel: which move a computer player would make, why, and how many hints are left."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.presenters.words import counted, listed
from engine.ai.advice import Argument

MOST = 3
"""Hints that a person gets in a match."""

R = TypeVar("R")

THINKING = "**Hint:** I'm thinking about your move …"
FORGOTTEN = "You have had a hint for this position, but I was updated since and can't read it any more."
OVERTAKEN = "The position has gone on since you asked for a hint; that one isn't counted."
FAILED = "I couldn't think of a hint; that one isn't counted. Press **Hint** to ask again."


def hint_label(left: int) -> str:
    """Return what the button says.

    >>> hint_label(2)
    'Hint (2 left)'
    """
    return f"Hint ({left} left)"


def said(arguments: Sequence[Argument[R]], phrase: Callable[[R], str], most: int = 2, opening: str = "It") -> str:
    """Return the first arguments as one sentence; "" for none. What is only likely is said to be so.

    >>> said([Argument("a"), Argument("b", likely=True)], lambda reason: f"does {reason}")
    'It does a and probably does b.'
    """
    phrases = [f"probably {phrase(each.reason)}" if each.likely else phrase(each.reason) for each in arguments[:most]]
    return f"{opening} {listed(phrases)}." if phrases else ""


def hint_text(label: str, because: str) -> str:
    """Return which choice is the hint, and why."""
    return f"**Hint: {label}.** {because}"


def general_reason(choices: int) -> str:
    """Return what can be said of any move that a computer player prefers: none of all that it compared looked better.

    >>> general_reason(34)
    'Of all 34 choices, none looked clearly better.'
    """
    return f"Of all {counted(choices, 'choice')}, none looked clearly better."

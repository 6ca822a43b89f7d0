"""Hints on a panel: which move a computer player would make, why, and how many hints are left."""

from bot.screens.words import counted

MOST = 3
"""Hints that a person gets in a match."""


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


def hint_text(label: str, because: str) -> str:
    """Return which choice is the hint, and why."""
    return f"**Hint: {label}.** {because}"


def general_reason(choices: int) -> str:
    """Return what can be said of any move that a computer player prefers: none of all that it compared looked better.

    >>> general_reason(34)
    'Of all 34 choices, none looked clearly better.'
    """
    return f"Of all {counted(choices, 'choice')}, none looked clearly better."

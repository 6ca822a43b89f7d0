"""Sentences for refusals, each with the reason and advice.

Codes come from the engine (`Illegal`) and from the use cases (`Refused`). A game's presenter has the sentences for the
codes of that game alone. Every sentence is complete by itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.screens.words import format_count, format_list, message_link, quote, safe_name


class Refused(Exception):  # noqa: N818 - an answer to a person, not a fault of the program
    """Refusal of a request that has changed nothing; `code` and `params` select and fill its sentence."""

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params


RefusalText: TypeAlias = str | Callable[..., str]
"""Sentence for a refusal: a format string with the parameters' names, or a function of the parameters."""


def _bad_options(problems: Sequence[tuple[str, str]]) -> str:
    lines = "\n".join(f"• {safe_name(option or 'options')}: {_problem(problem)}" for option, problem in problems[:5])
    return f"Those options don't work:\n{lines}\nStart typing in `options` and pick from the list."


def _problem(text: str) -> str:
    return text[:1].lower() + text[1:200].rstrip(".")


def _stale(happened: Sequence[str] = (), answered: str = "") -> str:
    reason = "The match has moved on since that was shown, so nothing was changed."
    if answered:
        reason = f"{answered} was faster and has decided for your team, so nothing was changed."
    return "\n".join((reason, *(f"• {sentence}" for sentence in happened), "Here is how it stands now."))


def guesses(suggestions: Sequence[str]) -> str:
    """Return suggestions for an input as code, joined by "or"; no suggestions give ""."""
    return format_list([f"`{each}`" for each in suggestions], "or")


def _missing_permissions(permissions: Sequence[str]) -> str:
    missing = format_list([f"**{name}**" for name in permissions])
    return f"I can't host a match in this channel yet. Please ask an admin to give me {missing} here, then try again."


Where = tuple[int, int, int | None]
"""Target of a link: guild id, channel id and message id; the message id is None before posting."""


def make_link(where: Where, text: str) -> str:
    """Return a link to a message, or to its channel if the message does not exist yet."""
    guild_id, channel_id, message_id = where
    return f"<#{channel_id}>" if message_id is None else f"[{text}]({message_link(guild_id, channel_id, message_id)})"


def _posted_lately(where: Where, until: int) -> str:
    board = make_link(where, "here it is")
    return f"The board was posted a moment ago: {board}. You can have it posted again <t:{until}:R>."


REFUSALS: Mapping[str, RefusalText] = {
    "already_out": "You are out of this match already. You can watch how it ends.",
    "bad_options": _bad_options,
    "broken_match": "This match can't be read, so nothing was changed. Please tell the admins of this server.",
    "damaged_file": (
        "The file with this server's matches is damaged, so I don't touch it. "
        "Please tell whoever runs me: a backup has to be put in its place."
    ),
    "duplicate": "I have that already, so nothing more was done.",
    "match_over": "This match is over. Press **Rematch** under its board, or use `/challenge`, to play again.",
    "missing_permissions": _missing_permissions,
    "newer_file": (
        "A newer release of me saved this server's matches. Please ask whoever runs me to install that one again."
    ),
    "unknown_tournament": "There is no such tournament any more. `/tournament show` lists those that are on.",
    "not_away": (
        "That works only on a server that has me. Without one you have `/practice`, `/daily`, `/learn`, `/replay`, "
        "`/rules` and `/card`."
    ),
    "only_in_messages": (
        "I can't reach what I keep for you from here. Please use this command in a direct message to me."
    ),
    "not_offered": "That isn't possible now. Press **My hand** to see what you can do.",
    "not_saved": "I couldn't save that, so nothing was changed. Please try again; if it goes on, tell the admins.",
    "not_seated": "You don't play in this match. `/challenge` starts one of your own.",
    "not_started": "This match hasn't started yet: its card still waits for an answer.",
    "not_your_turn": "It isn't your turn. I'll mention you when it is.",
    "may_not_write": "You may not write or attach files in this channel, so I post nothing here for you.",
    "shared_lately": "That was shared here a moment ago.",
    "shared_too_much": "You've shared a lot in the last minute. Please wait a minute before you share more.",
    "hands_closed": "Spectators don't see hands in this match, so there is nothing to hide.",
    "overloaded": lambda seconds: (
        "Too many people are playing right now, so I did nothing. "
        f"Please try again in {format_count(seconds, 'second')}."
    ),
    "posted_lately": _posted_lately,
    "restarting": "I'm being restarted. Nothing is lost: please try that again in half a minute.",
    "stale": _stale,
    "starting": "I'm just starting up, so I did nothing. Please try again in a moment.",
    "too_busy": lambda seconds: (
        f"That was a lot in a short time, so I did nothing. Please try again in {format_count(seconds, 'second')}."
    ),
    "unknown_game": lambda game: f"I know no game called {quote(game)}. Start typing and pick one from the list.",
    "unknown_match": "I can't find that match. `/matches` lists yours.",
}


class Refusals:
    """Table of refusal codes and their sentences, merged from the tables of all features and games.

    Raises ValueError if two of the tables have the same code.
    """

    def __init__(self, *tables: Mapping[str, RefusalText]) -> None:
        self._texts: dict[str, RefusalText] = {}
        for table in tables:
            if twice := table.keys() & self._texts.keys():
                raise ValueError(f"these codes have two sentences: {sorted(twice)}")
            self._texts.update(table)

    @property
    def codes(self) -> frozenset[str]:
        """Every code that has a sentence."""
        return frozenset(self._texts)

    def text(self, code: str, **params: Any) -> str:  # noqa: ANN401 - whatever the sentence needs
        """Return the sentence for a refusal code, with `params` filled in.

        Raises KeyError for a code that has no sentence, or if a placeholder's value is missing.
        """
        text = self._texts[code]
        return text.format(**params) if isinstance(text, str) else text(**params)

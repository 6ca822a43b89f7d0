"""Sentences for refusals, each with the reason and advice.

Codes come from the engine (`Illegal`) and from the use cases (`Refused`). A game's presenter has the sentences for the
codes of that game alone. Every sentence is complete by itself.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.screens import texts
from bot.screens.words import bullets, format_list, message_link, quote, safe_name
from bot.texts.catalog import texts_with_prefix


class Refused(Exception):  # noqa: N818 - an answer to a person, not a fault of the program
    """Refusal of a request that has changed nothing; `code` and `params` select and fill its sentence."""

    def __init__(self, code: str, **params: Any) -> None:  # noqa: ANN401 - whatever the sentence needs
        super().__init__(code)
        self.code = code
        self.params = params


RefusalText: TypeAlias = str | Callable[..., str]
"""Sentence for a refusal: a format string with the parameters' names, or a function of the parameters."""


def _bad_options(problems: Sequence[tuple[str, str]]) -> str:
    lines = [
        texts.bad_option(option=safe_name(option or "options"), problem=_problem(problem))
        for option, problem in problems[:5]
    ]
    return texts.refusal_bad_options(problems="\n".join(lines))


def _problem(text: str) -> str:
    return text[:1].lower() + text[1:200].rstrip(".")


def _stale(happened: Sequence[str] = (), answered: str = "") -> str:
    reason = texts.stale_answered(name=answered) if answered else texts.refusal_stale()
    return "\n".join((reason, *([bullets(happened)] if happened else []), texts.stale_now()))


def guesses(suggestions: Sequence[str]) -> str:
    """Return suggestions for an input as code, joined by "or"; no suggestions give ""."""
    return format_list([f"`{each}`" for each in suggestions], "or")


def _missing_permissions(permissions: Sequence[str]) -> str:
    return texts.refusal_missing_permissions(permissions=[f"**{name}**" for name in permissions])


Where = tuple[int, int, int | None]
"""Target of a link: guild id, channel id and message id; the message id is None before posting."""


def make_link(where: Where, text: str) -> str:
    """Return a link to a message, or to its channel if the message does not exist yet."""
    guild_id, channel_id, message_id = where
    return f"<#{channel_id}>" if message_id is None else f"[{text}]({message_link(guild_id, channel_id, message_id)})"


def _posted_lately(where: Where, until: int) -> str:
    return texts.refusal_posted_lately(board=make_link(where, texts.here_it_is()), until=until)


def _unknown_game(game: str) -> str:
    return texts.refusal_unknown_game(game=quote(game))


REFUSALS: Mapping[str, RefusalText] = {
    **texts_with_prefix(texts, "refusal"),
    "bad_options": _bad_options,
    "missing_permissions": _missing_permissions,
    "posted_lately": _posted_lately,
    "stale": _stale,
    "unknown_game": _unknown_game,
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

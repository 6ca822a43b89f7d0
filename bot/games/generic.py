"""Presents any game by its values alone, so a new game is playable before it has a presenter.

It requires only frozen structs with a `kind`, tuples, strings and numbers.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from pydantic import BaseModel

from bot.games import texts
from bot.screens import limits
from bot.screens.presenter import Names, Presenter
from bot.screens.screen import SUMMARY_LENGTH, Block, Choice, Screen
from bot.screens.words import add_label, add_note, as_sentence, join_groups, join_items, shorten
from bot.texts.languages import cached_by_language, sentence_case

_BLOCKS = 12
_BLOCK_ROOM = 300


@cached_by_language()
def generic_presenter(key: str) -> Presenter[BaseModel, Any, Any, Any]:
    """Return a presenter for the game `key` that works for any game, without texts or pictures of its own.

    Its screens show the values of a view as short lists of words.
    """
    name = _words(key).title()
    return Presenter(
        key=key,
        name=name,
        terms=_terms,
        board=partial(_board, name),
        choices=_choices,
        private_screen=_private_screen,
        sentence=_sentence,
        rules={texts.overview(): texts.no_rules(game=name)},
    )


def _terms(options: BaseModel, _sizes: Sequence[int]) -> str:
    return shorten(_as_text(options.model_dump(mode="json")), limits.EMBED_FIELD_VALUE) or texts.usual_terms()


def _board(title: str, view: Any, names: Names, last: Sequence[Any]) -> Screen:  # noqa: ANN401 - any game's view
    return Screen(title=title, text=_summarize(last, names), blocks=_blocks(view))


def _private_screen(view: Any, actions: Sequence[Any], names: Names, last: Sequence[Any]) -> Screen:  # noqa: ANN401
    return Screen(
        title=texts.your_turn() if actions else texts.waiting(),
        text=_summarize(last, names),
        blocks=_blocks(view),
        tone="your_turn" if actions else "waiting",
    )


def _sentence(event: Any, names: Names) -> str:  # noqa: ANN401 - any game's event
    """Return a sentence with an event's kind and fields, and with the person's name in place of `seat`."""
    plain = msgspec.to_builtins(event)
    if not isinstance(plain, dict):
        return sentence_case(_as_text(plain))
    facts = {key: value for key, value in plain.items() if key != "kind"}
    if isinstance(seat := facts.get("seat"), int) and 0 <= seat < len(names.seats):
        facts["seat"] = names.seats[seat]
    kind = sentence_case(_words(str(plain["kind"]))) if "kind" in plain else texts.something_happened()
    return shorten(as_sentence(add_label(kind, _as_text(facts)) if facts else kind), _BLOCK_ROOM)


def _summarize(events: Sequence[Any], names: Names) -> str:
    return shorten("\n".join(_sentence(event, names) for event in events), SUMMARY_LENGTH)


def _choices(_view: Any, actions: Sequence[Any], _names: Names) -> tuple[Choice, ...]:  # noqa: ANN401
    return tuple(_choice(number, action) for number, action in enumerate(actions, 1))


def _choice(number: int, action: Any) -> Choice:  # noqa: ANN401 - any game's action
    """Return a choice for an action, labelled with its kind, fields and number.

    The number makes labels unique.
    """
    plain = msgspec.to_builtins(action)
    facts = plain if isinstance(plain, dict) else {"kind": str(plain)}
    kind, *rest = [_words(str(facts.get("kind", "choose")))] + [
        f"{_words(key)} {_as_text(value)}" for key, value in facts.items() if key != "kind"
    ]
    tail = add_note(join_items(rest), f"#{number}") if rest else f"#{number}"
    label = f"{shorten(sentence_case(kind), 30)} {_cut_front(tail, limits.CHOICE_NAME - 31)}"
    path = (sentence_case(shorten(kind, 40)), *(shorten(fact, 40) for fact in rest[:1]))
    return Choice((*path, _cut_front(tail, limits.BUTTON_LABEL)), label)


def _cut_front(tail: str, room: int) -> str:
    """Return `tail` in at most `room` characters: if longer, "…" replaces its start.

    Its end stays, because the number there makes the label unique.
    """
    return tail if len(tail) <= room else "…" + tail[len(tail) - room + 1 :]


def _blocks(view: Any) -> tuple[Block, ...]:  # noqa: ANN401 - any game's view
    plain = msgspec.to_builtins(view)
    facts = plain.items() if isinstance(plain, dict) else [("view", plain)]
    blocks = [
        Block(shorten(sentence_case(_words(str(key))), 100), shorten(_as_text(value), _BLOCK_ROOM) or texts.none())
        for key, value in facts
    ]
    return tuple(blocks[:_BLOCKS])


def _as_text(value: Any) -> str:  # noqa: ANN401 - any plain value
    match value:
        case None:
            return texts.none()
        case bool():
            return texts.yes() if value else texts.no()
        case dict():
            return join_items(f"{_words(str(key))} {_as_text(part)}" for key, part in value.items())
        case list() | tuple():
            return join_groups(_as_text(part) for part in value) if value else texts.none()
        case _:
            return str(value)


def _words(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")

"""Presents any game from its values alone, so that a new game can be played before it has a presenter of its own.

It knows only the shape of the values: frozen structs with a `kind`, tuples, strings and numbers.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from pydantic import BaseModel

from bot.model.clock import Pace
from bot.presenters import discord_limits
from bot.presenters.presenter import Names, OptionText, Shortcut, TextEntry
from bot.presenters.screen import TOLD, Block, Choice, Screen
from bot.presenters.words import sentence_case, shortened
from engine.core.seats import Seat

_BLOCKS = 12
_BLOCK_ROOM = 300


class GenericPresenter:
    """Shows values as short lists of words."""

    notation = None
    standing: Mapping[str, str] = {}

    def __init__(self, key: str) -> None:
        self.key = key
        self.name = _words(key).title()

    @property
    def options(self) -> tuple[OptionText, ...]:
        """None that are known by name; whatever the game admits may be typed."""
        return ()

    def shortcuts(self, view: Any) -> tuple[Shortcut, ...]:  # noqa: ANN401, ARG002 - any game's view
        """Offer nothing of the game's own."""
        return ()

    def entry(self, view: Any) -> TextEntry | None:  # noqa: ANN401, ARG002
        """Nothing that is written."""
        return None

    def awaited(self, view: Any, acting: frozenset[Seat]) -> frozenset[Seat]:  # noqa: ANN401, ARG002
        """Wait for all who may act."""
        return acting

    def pace(self, view: Any) -> Pace:  # noqa: ANN401, ARG002
        """Give as long as for a turn."""
        return "turn"

    def terms(self, options: BaseModel, sizes: Sequence[int] = ()) -> str:  # noqa: ARG002 - knows no game
        """List the options."""
        return shortened(_said(options.model_dump(mode="json")), discord_limits.EMBED_FIELD_VALUE) or "The usual terms"

    def board(self, view: Any, names: Names, last: Sequence[Any]) -> Screen:  # noqa: ANN401 - any game's view
        """Show a spectator's view."""
        return Screen(title=self.name, text=self._told(last, names), blocks=_blocks(view))

    def proposals(self, view: Any) -> tuple[Any, ...]:  # noqa: ANN401, ARG002 - knows no game
        """Nothing beyond what is listed."""
        return ()

    def choices(self, view: Any, actions: Sequence[Any], names: Names) -> tuple[Choice, ...]:  # noqa: ANN401, ARG002
        """Offer each action under its kind and its first fact."""
        return tuple(_choices(actions))

    def panel(self, view: Any, actions: Sequence[Any], names: Names, last: Sequence[Any]) -> Screen:  # noqa: ANN401
        """Show a seat's view and its actions."""
        return Screen(
            title="Your turn" if actions else "Waiting",
            text=self._told(last, names),
            blocks=_blocks(view),
            choices=self.choices(view, actions, names),
            tone="your_turn" if actions else "waiting",
        )

    def sentence(self, event: Any, names: Names) -> str:  # noqa: ANN401 - any game's event
        """Tell an event by its kind and its facts, people by name."""
        plain = msgspec.to_builtins(event)
        if not isinstance(plain, dict):
            return sentence_case(_said(plain))
        facts = {key: value for key, value in plain.items() if key != "kind"}
        if isinstance(seat := facts.get("seat"), int) and 0 <= seat < len(names.seats):
            facts["seat"] = names.seats[seat]
        kind = sentence_case(_words(str(plain.get("kind", "something happened"))))
        return shortened(f"{kind}: {_said(facts)}." if facts else f"{kind}.", _BLOCK_ROOM)

    def rules(self) -> Mapping[str, str]:
        """Say that there is no text."""
        return {"overview": f"I have no rules text for {self.name} yet."}

    def deck(self) -> tuple[str, ...]:
        """List no cards, as none are known."""
        return ()

    def cards(self) -> Mapping[str, Screen]:
        """None that are known by name."""
        return {}

    def _told(self, events: Sequence[Any], names: Names) -> str:
        return shortened("\n".join(self.sentence(event, names) for event in events), TOLD)


def _choices(actions: Sequence[Any]) -> Iterator[Choice]:
    """Offer each action under its kind and its first fact; numbered where words alone wouldn't tell them apart."""
    for number, action in enumerate(actions, 1):
        plain = msgspec.to_builtins(action)
        facts = plain if isinstance(plain, dict) else {"kind": str(plain)}
        kind, *rest = [_words(str(facts.get("kind", "choose")))] + [
            f"{_words(key)} {_said(value)}" for key, value in facts.items() if key != "kind"
        ]
        tail = f"{', '.join(rest)} (#{number})" if rest else f"#{number}"
        label = f"{shortened(sentence_case(kind), 30)} {_fitted(tail, discord_limits.CHOICE_NAME - 31)}"
        path = (sentence_case(shortened(kind, 40)), *(shortened(fact, 40) for fact in rest[:1]))
        yield Choice((*path, _fitted(tail, discord_limits.BUTTON_LABEL)), label)


def _fitted(tail: str, room: int) -> str:
    """Cut at the front, since the number at the end is what is unique."""
    return tail if len(tail) <= room else "…" + tail[len(tail) - room + 1 :]


def _blocks(view: Any) -> tuple[Block, ...]:  # noqa: ANN401 - any game's view
    plain = msgspec.to_builtins(view)
    facts = plain.items() if isinstance(plain, dict) else [("view", plain)]
    blocks = [
        Block(shortened(sentence_case(_words(str(key))), 100), shortened(_said(value), _BLOCK_ROOM) or "none")
        for key, value in facts
    ]
    return tuple(blocks[:_BLOCKS])


def _said(value: Any) -> str:  # noqa: ANN401 - any plain value
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{_words(str(key))} {_said(part)}" for key, part in value.items())
        case list() | tuple():
            return "; ".join(_said(part) for part in value) if value else "none"
        case _:
            return str(value)


def _words(key: str) -> str:
    return key.replace("_", " ").replace("-", " ")

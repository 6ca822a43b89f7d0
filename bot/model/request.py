"""Who asks for something, in which interaction, and when."""

import msgspec

from bot.model.match import Person


class Permissions(msgspec.Struct, frozen=True):
    """Where and as what somebody asks, which the guild's house rules may depend on."""

    channels: tuple[int, ...] = ()
    """The channel, the one that it is a thread of, and the category, by their ids."""
    roles: tuple[int, ...] = ()
    manages: bool = False
    """Whether they may change the settings of the guild."""


class Request(msgspec.Struct, frozen=True):
    """One click or command. `interaction_id` makes a second delivery harmless; `at` is the time Discord gave it.

    What follows from something else that was asked for has no interaction of its own.
    """

    person: Person
    interaction_id: int | None
    at: float

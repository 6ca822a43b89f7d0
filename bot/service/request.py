"""Who asks for something, in which interaction, and when."""

import msgspec

from bot.service.ports import Person


class Request(msgspec.Struct, frozen=True):
    """One click or command. `interaction_id` makes a second delivery harmless; `at` is the time Discord gave it.

    What follows from something else that was asked for has no interaction of its own.
    """

    person: Person
    interaction_id: int | None
    at: float

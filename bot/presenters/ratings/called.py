"""What people and games are called where somebody's play is shown."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.model.computers import as_person, computer
from bot.model.match import Person

LEFT = "Somebody who left"
"""What a person is called whom neither the bot nor Discord has a name for."""


class Called(NamedTuple):
    """The names of people, by their ids, and of games, by their keys."""

    people: Mapping[int, str]
    games: Mapping[str, str]

    def game(self, key: str) -> str:
        """The name of a game; its key, if this release doesn't have it."""
        return self.games.get(key, key)


def names_of(people: Iterable[Person], former: str, looked_up: Mapping[int, str]) -> dict[int, str]:
    """What each of these people is called: as stored, or as Discord says, or by what is known of them.

    `former` is what people are called, with a number, who had their data deleted.

    >>> names_of((Person(7_001, "Ann"), Person(-3, ""), Person(7_002, "")), "Former player", {})
    {7001: 'Ann', -3: 'Former player 3', 7002: 'Somebody who left'}
    """
    return {person.id: person.name or _name(person.id, former, looked_up) for person in people}


def _name(user_id: int, former: str, looked_up: Mapping[int, str]) -> str:
    if user_id < 0:
        return f"{former} {-user_id}"
    player = computer(user_id)
    return as_person(*player).name if player else looked_up.get(user_id, LEFT)

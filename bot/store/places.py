"""Places: the ids under which matches are stored together.

A place is a guild, with the guild's id, or what a person plays away from guilds that have the bot. The second has the
negative id of the person, as Discord's ids of people and guilds are positive.
"""

from operator import index


def personal_place(user_id: int) -> int:
    """Return the id of a person's own place.

    >>> personal_place(7)
    -7
    """
    return -user_id


def is_personal(place_id: int) -> bool:
    """Return whether a place belongs to one person, and not to a guild."""
    return place_id < 0


def check_place(place_id: int) -> int:
    """Return the id of a place as an int; raises ValueError if neither a guild nor a person can have it."""
    number = index(place_id)
    if not 1 <= abs(number) < 2**63:
        raise ValueError(f"{number} is no guild's id, and no person's")
    return number

"""Places: guilds, and one place of each person for use of the bot away from guilds that have it.

The store keeps the data of each place apart. A guild's place has the guild's id. A personal place has the negative id
of its person. Discord's ids are positive, so the sign distinguishes the two kinds.
"""

from operator import index


def personal_place(user_id: int) -> int:
    """Return the id of a person's own place.

    >>> personal_place(7)
    -7
    """
    return -user_id


def is_personal(place_id: int) -> bool:
    """Return whether a place belongs to one person instead of a guild."""
    return place_id < 0


def check_place(place_id: int) -> int:
    """Return the id of a place as an int. Raises ValueError for 0, and for numbers beyond 63 bits."""
    number = index(place_id)
    if not 1 <= abs(number) < 2**63:
        raise ValueError(f"{number} is no guild's id, and no person's")
    return number

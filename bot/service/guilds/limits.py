"""How much one person can have going on in one guild, and how long things wait."""

from collections.abc import Sequence

from bot.model.computers import people_among
from bot.model.match import Person
from bot.screens.refusals import Refused
from bot.service.matches.changes import errors_as_refusals
from bot.storage.store import MatchRows

OPEN_PER_PERSON = 10
"""Matches that a person can play, have opened and have agreed to play at once.

What others ask somebody to play counts for them alone, or they could fill the limit and keep that person from playing.
"""

CHALLENGE_SECONDS = 24 * 3600
"""How long a challenge waits for its answer."""

LOBBY_SECONDS = 24 * 3600
"""How long a lobby waits for people, and a rematch of several for theirs."""

MUSTER_SECONDS = 30 * 60
"""How long the people of a voice channel have to agree; they are all there."""

SETUPS_PER_PERSON = 10
"""Set-ups that a person can keep for one variant of a game."""

SETUP_NAME = 30
"""Letters of such a set-up's name."""

RECENT_SECONDS = 300
"""Whoever did something in a match so recently is looking at it, and isn't pinged."""


async def has_enough(match_rows: MatchRows, guild_id: int, user_id: int, *, besides: int = 0) -> bool:
    """Tell whether a person can't take on one more match, or go on with this one (`besides`); raises Refused."""
    with errors_as_refusals(guild_id):
        return await match_rows.count_engaged(guild_id, user_id, besides=besides) >= OPEN_PER_PERSON


async def check_room(
    match_rows: MatchRows, guild_id: int, people: Sequence[Person], asking: Person, *, besides: int = 0
) -> None:
    """Refuse people who can't take on one more match, or go on with this one (`besides`), as the one who asks reads it.

    Raises Refused("too_many_yours" | "too_many_open").
    """
    for person in people_among(people):
        if await has_enough(match_rows, guild_id, person.id, besides=besides):
            if person.id == asking.id:
                raise Refused("too_many_yours", limit=OPEN_PER_PERSON)
            raise Refused("too_many_open", name=person.name, limit=OPEN_PER_PERSON)

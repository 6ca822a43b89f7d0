"""How much one person can have going on in one guild, and how long things wait."""

from bot.model.ports import Store

OPEN_PER_PERSON = 10
"""Challenges and matches that a person can be part of at once."""

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


async def has_enough(store: Store, guild_id: int, user_id: int) -> bool:
    """Tell whether a person can't be part of one more; what they can't know of yet doesn't count."""
    matches = await store.matches(guild_id, user_id=user_id)
    return sum(match.is_known_to(user_id) for match in matches) >= OPEN_PER_PERSON

"""Names of people as their reader reads them."""

from bot.names import texts
from bot.names.computers import IDS, computer
from bot.texts.languages import cached_by_language


def display_name(user_id: int, stored_name: str) -> str:
    """Return a person's name in the current language.

    The bot itself names computer players, and people who deleted their data and therefore have a negative id. Every
    other person has the stored name.

    >>> display_name(80351110224678912, "Alice"), display_name(-12, "Former player 12"), display_name(20, "")
    ('Alice', 'Former player 12', 'Computer 2 (hard)')
    """
    return stored_name if user_id > IDS[-1] else _given_name(user_id) or stored_name


@cached_by_language(1_000)
def _given_name(user_id: int) -> str:
    """Return the name that the bot gives to the person with this id; "" if the bot gives none."""
    if user_id < 0:
        return texts.former_player(number=-user_id)
    player = computer(user_id)
    return player.name if player else ""

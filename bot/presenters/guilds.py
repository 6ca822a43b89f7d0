"""The screens of a guild's house rules, and of the people whom somebody blocks."""

from collections.abc import Mapping, Sequence

from bot.presenters.screen import Block, Screen
from bot.presenters.words import counted, listed

CLOCK_WORDS: Mapping[str, str] = {
    "none": "No clock: take all the time you want",
    "daily": "Daily: a day or more for each turn",
    "live": "Live: minutes for each turn",
}
"""What each clock is, by its key."""

LATE_WORDS: Mapping[str, str] = {
    "usual": "What fits the clock: opponents decide on a daily one, the game plays on a live one",
    "claim": "The opponents may claim the match or give more time",
    "fallback": "The game plays for them; the third time in a row they are out",
    "forfeit": "They are out of the match at once",
}
"""What happens to whoever lets their time for a turn run out."""


def house_screen(  # noqa: PLR0913 - what the admins allow, one by one
    *,
    channels: Sequence[int],
    games: Sequence[str],
    clocks: Sequence[str],
    starter_role: int | None,
    keep_days: int,
    threads: bool,
    when_late: str,
) -> Screen:
    """What the admins of a guild allow; no channels or games: all of them."""
    who = "Everybody" if starter_role is None else f"Whoever has <@&{starter_role}> or may manage this server"
    return Screen(
        title="Settings for this server",
        text="Only you see this. Matches that were opened already go on whatever you change.",
        blocks=(
            Block("Channels", ", ".join(f"<#{channel}>" for channel in channels) or "All that I can write in"),
            Block("Games", listed(games) or "All"),
            Block("Clocks offered", "\n".join(CLOCK_WORDS[clock] for clock in clocks)),
            Block("When time runs out", f"{LATE_WORDS[when_late]}. Answers are always played. `/settings late`"),
            Block("Who opens matches", f"{who}; anybody can join or accept."),
            Block("Where boards go", "In a thread for each match" if threads else "In the channel of the card"),
            Block("Matches that are over", f"Kept for {kept(keep_days)}; after that only who won stays."),
        ),
    )


def kept(days: int) -> str:
    """How long something is kept, in words.

    >>> kept(365), kept(30)
    ('a year', '30 days')
    """
    return "a year" if days == 365 else counted(days, "day")


def blocked_screen(user_ids: Sequence[int]) -> Screen:
    """The people from whom somebody takes no challenges; the reader's Discord knows what they are called."""
    people = "\n".join(f"<@{user_id}>" for user_id in user_ids[:_LISTED])
    more = len(user_ids) - _LISTED
    if more > 0:
        people += f"\nand {counted(more, 'person', 'people')} more"
    return Screen(
        title="Whom you block",
        text=f"You take no challenges from these people, and they aren't told.\n{people}"
        if user_ids
        else "You take challenges from everybody on this server. `/block` changes that.",
    )


_LISTED = 50

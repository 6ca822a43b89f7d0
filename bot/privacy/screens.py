"""Screens and sentences about the data that the bot stores about a person."""

from collections.abc import Mapping

from bot.screens.refusals import RefusalText
from bot.screens.screen import Block, Screen
from bot.screens.words import format_count


def about_screen(retention: str) -> Screen:
    """Return a screen about the stored data, its retention and the person's options.

    `retention` is the time until old matches are reduced to their results here, as text.
    """
    return Screen(
        title="What I keep about you",
        text=(
            "Everything is kept for this server alone, by whoever runs me. What you do without a server that has me is "
            "kept apart, for you alone."
        ),
        blocks=(
            Block(
                "Kept",
                "Your Discord id, the name you go by here, your matches with every move and its time, your ratings, "
                "your tournaments, whom you block, set-ups that you saved, lessons that you began, "
                "your tries at daily positions, your settings, "
                "answers that you give in advance, hints while their match lasts, reviews of your matches, "
                "and when I wrote to you, if you asked for that. Nothing that you write in channels.",
            ),
            Block(
                "For how long",
                f"Matches that are over stay whole for {retention}; after that only the result stays, and your ratings."
                " If I'm removed from the server, everything goes after 30 days.",
            ),
            Block(
                "Your choice",
                "`/privacy export` gives you all of it in a file; `/privacy delete` deletes it. "
                "`/privacy hide` keeps from others how you have played: profile, ratings, matches that are over.",
            ),
        ),
    )


def deletion_question() -> Screen:
    """Return the screen that asks a person to confirm the deletion of all their data."""
    return Screen(
        title="Delete what I keep about you?",
        text="This can't be undone. It is about this server, and about what you did without one:",
        blocks=(
            Block("Ends now", "You give up every match you're in, and leave every challenge, lobby and tournament."),
            Block(
                "Is deleted",
                "Your id, your name, your ratings, whom you block, your saved set-ups, your lessons, "
                "your tries at daily positions, your settings, "
                "and answers given in advance. For a day I remember that you were rated here, but not as whom.",
            ),
            Block("Backups", "Copies of my disk keep it until whoever runs me deletes them."),
            Block(
                "Stays",
                "The moves of your matches, so that the others can still look at theirs; you're called something like "
                "“Former player 12” there and in my messages. What others wrote in channels. That somebody blocks you.",
            ),
        ),
        tone="warning",
    )


def nothing_kept_text() -> str:
    """Return the sentence for a person without stored data."""
    return "I keep nothing of yours here, so there is nothing to delete."


def deleted_text(resigned: int, closed: int) -> str:
    """Return the confirmation of a deletion, with the numbers of resigned matches and closed or left invitations."""
    sentences = ["What I kept about you here is deleted. If you play again, you begin as somebody new."]
    if closed:
        sentences.insert(0, f"You left {format_count(closed, 'challenge or lobby', 'challenges and lobbies')}.")
    if resigned:
        sentences.insert(0, f"You gave up {format_count(resigned, 'match', 'matches')}.")
    return " ".join(sentences)


def hidden_text(*, hidden: bool) -> str:
    """Return the confirmation for a person who is now hidden, or visible again."""
    if hidden:
        return (
            "You are hidden on this server: only you see your profile and your ratings, and you are on no leaderboard "
            "or list. People you play with still see you in their own matches. Boards posted already don't change."
        )
    return "You are shown again: everybody on this server can see your profile and your ratings."


APART = (
    "What you did without a server that has me is kept apart, and I can't reach it from here. "
    "Use the same command in a direct message to me."
)
"""Line under an export or a deletion by a process without access to the person's own place."""

REFUSALS: Mapping[str, RefusalText] = {
    "deleted_lately": (
        "You had your data deleted here less than an hour ago. You can do so again <t:{until}:R>; until then, "
        "`/privacy export` shows what I keep of yours since."
    ),
    "not_deleted": "You were put into another match meanwhile, so not all was deleted yet. Please ask for it again.",
}

"""The page of `/help`: what can be played, how to begin, and whether the bot is well."""

from collections.abc import Sequence

from bot.presenters.screen import Block, Screen

NEWCOMER = "New here? `/help` shows the games and how to begin."
"""What is added to the first private answer that somebody gets on a server."""

_MAY_BE_LOST = (
    "⚠️ Matches here may be lost when I restart, because the disk I run on doesn't last. Please tell the server's "
    "admins; they can see more with `/help`."
)


def help_screen(games: Sequence[tuple[str, str]], state: Sequence[str]) -> Screen:
    """Every game with its line, the commands that everybody needs, and how the bot is."""
    lines = "\n".join(f"**{name}** · {gist}" for name, gist in games)
    how = "Challenge somebody, or open a match to all. When it begins, press **My hand** under the board."
    return Screen(
        title="War games in this channel",
        text=f"{lines}\n\n{how}",
        blocks=(
            Block(
                "Commands to know",
                "`/challenge` asks somebody · `/open` lets anybody join · `/muster` plays with your voice channel\n"
                "`/hand` your private panel · `/matches` all your matches · `/rules` and `/card` look things up",
            ),
            Block("The bot", "\n".join(state)),
        ),
    )


def state_sentences(version: str, latency: int, warnings: Sequence[str], *, is_admin: bool) -> tuple[str, ...]:
    """How the bot is; admins read the `warnings` about where its files are, others what follows."""
    well = f"Warroom {version} is well; Discord answers it in {latency} ms."
    if not warnings:
        return well, "Every move is stored where it survives a restart."
    return (well, *(f"⚠️ {warning}" for warning in warnings)) if is_admin else (well, _MAY_BE_LOST)

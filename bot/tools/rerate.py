"""Compute all ratings of a guild again from its matches' results: `python -m bot.tools.rerate GUILD`.

A rating changes only if it differs from the computed one, for example after a change of the formula. Run it with the
bot stopped; otherwise players could see a mix of old and new ratings.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.rows import Rows, open_database, open_files
from bot.settings import Settings, load_settings
from bot.store.access import GuildStore
from bot.store.errors import NewerFile, NotSaved
from engine.core.values import Corrupt


async def rerate(settings: Settings, guild_id: int) -> int | None:
    """Recompute all ratings of a guild from its stored results, and store the new ratings.

    Return the number of rated matches, or None if nothing of the guild is stored where the settings have the matches.
    Raises NotSaved if a process of the bot has the database.
    """
    async with _open(settings) as store:
        rows = Rows(store)
        return await rows.ratings.rate_anew(guild_id) if guild_id in await rows.matches.guilds() else None


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator[GuildStore]:
    if settings.database_url is None:
        store: GuildStore = open_files(settings.folder, max_open=1)
    else:
        store = database = open_database(settings.database_url.get_secret_value())
        if not await database.claim():
            await database.close()
            raise NotSaved("a process of the bot has the database; stop it first")
    try:
        yield store
    finally:
        await store.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Compute the ratings of the guild that `arguments` name, and print the number of matches.

    None means the process's own arguments. Return the exit status: 0, or 1 after printing an error.
    """
    parser = argparse.ArgumentParser(prog="python -m bot.tools.rerate", description="Compute ratings anew.")
    parser.add_argument("guild", type=int, help="the server's Discord id")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data folder (default: what the settings name)")
    chosen = parser.parse_args(arguments)
    try:
        rated = asyncio.run(rerate(load_settings().with_files(chosen.data), chosen.guild))
    except (NotSaved, Corrupt, NewerFile, ValueError, OSError) as error:
        print(f"Not rated anew: {error}", file=sys.stderr)
        return 1
    if rated is None:
        print(f"There is nothing stored of guild {chosen.guild}.", file=sys.stderr)
        return 1
    print(f"Rated anew from {rated} matches.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

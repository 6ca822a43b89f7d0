"""Where Discord is: by default where discord.py looks for it, else at the address that the settings name.

That may be a proxy that many processes share, or a server that speaks Discord's API for tests.
"""

import discord
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL


def use_api(api_url: str) -> None:
    """Send every REST call of this process to this base; discord.py keeps it in one place for the whole process."""
    Route.BASE = api_url.rstrip("/")


async def use_its_gateway(client: discord.Client) -> None:
    """Connect where `GET {base}/gateway/bot` says, also when a session can't be resumed."""
    _, address, _ = await client.http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = URL(address)

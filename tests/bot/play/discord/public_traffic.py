"""What the bot sends in public, and what spectators may know: every test for leaks compares the two."""

import json
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any

import simcord

from bot.games.catalog import get_game
from bot.match.model.match import Match
from bot.match.offers import state_of
from bot.match.redaction import read_report
from engine.games.air_land_sea.cards import BY_KEY

_HEAD = re.compile(r"(?<= · )(\d+):[0-9a-f]{8}\b")


class PublicTraffic:
    """Everything public that the bot has sent since the last `take`."""

    def __init__(self, env: simcord.Env, messages: Callable[[], list[Any]]) -> None:
        self._env = env
        self._messages = messages
        self._seen = 0

    def take(self) -> str:
        requests = self._env.http_requests[self._seen :]
        self._seen += len(requests)
        public = [self._public(each) for each in requests]
        for message in self._messages():
            for attachment in message.attachments:
                public.append(f"{attachment.filename} {attachment.description}")
                if attachment.filename.endswith(".png"):
                    public.append((self._env.backend.cdn.get(attachment.url) or b"").decode())
        return "\n".join(public)

    def _public(self, request: Any) -> str:
        body = json.dumps(request.json, default=str, ensure_ascii=False)
        if request.path.startswith("/channels/"):
            return body
        if request.path.startswith("/interactions/"):
            data = (request.json or {}).get("data") or {}
            is_card = request.json["type"] == 4 and not int(data.get("flags") or 0) & 64
            return body if is_card else ""
        return ""


async def nothing_leaks(
    traffic: PublicTraffic,
    match_of: Callable[[], Awaitable[Match]],
    step: Callable[[], Awaitable[object]],
    cards: Mapping[str, Any] = BY_KEY,
    *,
    steps: int = 1_000,
    meaning_more: Collection[str] = (),
) -> int:
    """Check after each step, to the end or for so many, that nothing public names a card that spectators don't know.

    Returns how many names were looked for. Names of cards that are `meaning_more` aren't, and then only whole words.
    """
    known, checked = set[str](), 0
    for _ in range(steps):
        match = await match_of()
        known |= publicly_known(match, cards)
        if match.status != "live":
            break
        hidden = named(set(cards) - known, cards) - named(known, cards) - set(meaning_more)
        sent = traffic.take()
        assert "board-1-" in sent
        edge = r"\b" if meaning_more else ""
        assert not [name for name in hidden if re.search(edge + re.escape(name) + edge, sent)]
        checked += len(hidden)
        await step()
    return checked


def publicly_known(world_match: Any, cards: Mapping[str, Any] = BY_KEY) -> set[str]:
    """The cards that the newest change showed to spectators, or that they see now."""
    host = get_game(world_match.game)
    view = host.engine.view(state_of(world_match, host), None)
    told = host.engine.codec.dump_view(view).decode()
    told += host.engine.codec.dump_events(read_report(host, world_match.reports, None)).decode()
    return {key for key in cards if f'"{key}"' in told}


def named(keys: set[str], cards: Mapping[str, Any] = BY_KEY) -> set[str]:
    """The names of cards, as they are written in sentences and on buttons."""
    names = {cards[key].name for key in keys}
    return names | {" ".join(word.capitalize() for word in name.split(" ")) for name in names}


def without_digests(text: str) -> str:
    """A text with the boards' numbers and without their digests, in which even secrets stand, hidden by the key."""
    return _HEAD.sub(r"\1:#", text)

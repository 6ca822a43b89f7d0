"""Messages: who wrote them, who sees them, what hangs on them, and which nonces were used lately."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.discord_server.bodies import EPHEMERAL, FILE, GALLERY, LOADING, TEXT, V2
from tests.discord_server.clock import Clock, Snowflakes
from tests.discord_server.guilds import User, stamp
from tests.discord_server.refusals import Refusal

MISSING_FILE = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"

NONCE_SECONDS = 300.0
"""For so long a nonce is remembered: "the past few minutes", says the documentation."""

_MENTION = re.compile(r"<@!?(\d+)>")


@dataclass
class Message:
    """One message as it stands. `seen_by`: the one person who sees it, if it is ephemeral."""

    id: str
    channel_id: str
    author: User
    made_at: float
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[dict[str, Any]] = field(default_factory=list)
    flags: int = 0
    nonce: str | None = None
    seen_by: str | None = None
    edited_at: float | None = None
    edits: int = 0
    pinged: list[str] = field(default_factory=list)
    """Whom it called when it was sent."""
    is_answer: bool = False
    made_by: dict[str, Any] | None = None
    """What it says of the interaction that it answers."""

    def payload(self) -> dict[str, Any]:
        return {
            "id": self.id, "channel_id": self.channel_id, "author": self.author.payload(), "content": self.content,
            "timestamp": stamp(self.made_at), "edited_timestamp": stamp(self.edited_at) if self.edited_at else None,
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "pinned": False,
            "embeds": self.embeds, "components": self.components, "attachments": self._listed,
            "type": 20 if self.is_answer else 0, "flags": self.flags, **({"nonce": self.nonce} if self.nonce else {}),
            **({"interaction_metadata": self.made_by} if self.made_by else {}),
        }  # fmt: skip

    @property
    def _listed(self) -> list[dict[str, Any]]:
        """Its files without those that an embed or a component shows, which Discord doesn't list."""
        shown = [image["url"] for embed in self.embeds if (image := embed.get("image"))]
        for part in self.components:
            media = [item["media"] for item in part["items"]] if part["type"] == GALLERY else [part.get("file") or {}]
            shown += [each.get("url") for each in media]
        return [each for each in self.attachments if each["url"] not in shown]

    @property
    def said(self) -> str:
        """All words of it."""
        texts = [self.content, *(part["content"] for part in self.components if part["type"] == TEXT)]
        for embed in self.embeds:
            texts += [embed.get("title") or "", embed.get("description") or ""]
            texts += [f"{each['name']} {each['value']}" for each in embed.get("fields") or ()]
            texts.append((embed.get("footer") or {}).get("text", ""))
        return "\n".join(text for text in texts if text)

    @property
    def parts(self) -> list[dict[str, Any]]:
        """Its buttons and selects."""
        return [part for row in self.components for part in row.get("components", ())]

    @property
    def labels(self) -> list[str]:
        return [part["label"] for part in self.parts if part["type"] == 2]


class Messages:
    """All messages of all channels, and the files that hang on them."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes) -> None:
        self._clock = clock
        self._snowflakes = snowflakes
        self.by_id: dict[str, Message] = {}
        self.files: dict[str, bytes] = {}
        self.address = ""
        self.called: list[str] = []
        """Whom messages have called, one after the other, whatever became of the messages since."""
        self._nonces: dict[tuple[str, str], tuple[Message, float]] = {}

    def make(self, channel_id: str, author: User, body: dict[str, Any], files: dict[int, "File"]) -> Message:
        """Post a message; one whose nonce was used lately, and is to be unique, is not made again."""
        nonce = None if body.get("nonce") is None else str(body["nonce"])
        now = self._clock.now()
        if nonce is not None and body.get("enforce_nonce"):
            known, used_at = self._nonces.get((author.id, nonce), (None, 0.0))
            if known is not None and now - used_at < NONCE_SECONDS:
                return known
        message = Message(self._snowflakes.new(), channel_id, author, now, nonce=nonce)
        message.flags = int(body.get("flags") or 0)
        self.write(message, body, files)
        message.pinged = _called(message.content, body.get("allowed_mentions"))
        self.called += message.pinged
        self.by_id[message.id] = message
        if nonce is not None:
            self._nonces[author.id, nonce] = (message, now)
        return message

    def edit(self, message: Message, body: dict[str, Any], files: dict[int, "File"]) -> Message:
        """Change what the body names, and leave the rest as it is."""
        self.write(message, body, files)
        message.edited_at = self._clock.now()
        message.edits += 1
        message.flags &= ~LOADING
        return message

    def write(self, message: Message, body: dict[str, Any], files: dict[int, "File"]) -> None:
        message.flags |= int(body.get("flags") or 0) & V2
        if message.flags & V2 and (body.get("content") or body.get("embeds")):
            raise Refusal(400, 50035)
        if "content" in body:
            message.content = body["content"] or ""
        if "attachments" in body or files:
            message.attachments = self._attach(message, body.get("attachments"), files)
        if "components" in body:
            components = [self._with_files(part, message) for part in body["components"] or ()]
            message.components = _numbered(components, count(1))
        if "embeds" in body:
            message.embeds = [self._resolved(embed, message) for embed in body["embeds"] or ()]

    def find(self, channel_id: str, message_id: str) -> Message:
        """The message for whoever has only a bot's token: what is ephemeral can't be found."""
        message = self.by_id.get(message_id)
        if message is None or message.channel_id != channel_id or message.seen_by is not None:
            raise Refusal(404, 10008)
        return message

    def delete(self, message: Message) -> None:
        del self.by_id[message.id]

    def seen(self, channel_id: str, user_id: str) -> list[Message]:
        """What a person sees in a channel, oldest first."""
        return [
            each for each in self.by_id.values() if each.channel_id == channel_id and each.seen_by in (None, user_id)
        ]

    def loading(self, channel_id: str, author: User, *, seen_by: str | None) -> Message:
        """The "thinking…" that stands until the answer is edited in."""
        message = Message(self._snowflakes.new(), channel_id, author, self._clock.now(), flags=LOADING)
        message.seen_by = seen_by
        message.flags |= EPHEMERAL if seen_by else 0
        message.is_answer = True
        self.by_id[message.id] = message
        return message

    def _attach(self, message: Message, listed: Any, files: dict[int, "File"]) -> list[dict[str, Any]]:
        kept = {each["id"]: each for each in message.attachments}
        told = {int(each["id"]): each for each in listed or () if str(each["id"]) not in kept}
        found = [kept[str(each["id"])] for each in listed or () if str(each["id"]) in kept]
        for number, (name, data) in sorted(files.items()):
            attachment_id = self._snowflakes.new()
            self.files[attachment_id] = data
            url = f"{self.address}/attachments/{message.channel_id}/{attachment_id}/{name}"
            about = told.get(number, {})
            found.append({
                "id": attachment_id, "filename": about.get("filename", name), "size": len(data), "url": url,
                "proxy_url": url, "content_type": "application/octet-stream",
                **({"description": about["description"]} if about.get("description") else {}),
            })  # fmt: skip
        return found

    def _with_files(self, part: dict[str, Any], message: Message) -> dict[str, Any]:
        """A component with the addresses of the files that it names; a file that the message lacks is refused."""
        if part["type"] == GALLERY:
            items = [
                {"description": None, "spoiler": False, **item, "media": self._media(item["media"], message)}
                for item in part["items"]
            ]
            return {**part, "items": items}
        if part["type"] == FILE:
            media = self._media(part["file"], message)
            name, size = next(
                (each["filename"], each["size"]) for each in message.attachments if each["id"] == media["id"]
            )
            return {"spoiler": False, **part, "file": media, "name": name, "size": size}
        return part

    def _media(self, media: dict[str, Any], message: Message) -> dict[str, Any]:
        name = media["url"].removeprefix("attachment://")
        file = next((each for each in message.attachments if each["filename"] == name), None)
        if file is None:
            raise Refusal(400, 50035, {"components": {"_errors": [{"code": MISSING_FILE}]}})
        return {"id": file["id"], "url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}

    def _resolved(self, embed: dict[str, Any], message: Message) -> dict[str, Any]:
        image = (embed.get("image") or {}).get("url", "")
        if not image.startswith("attachment://"):
            return {"type": "rich", **embed}
        name = image.removeprefix("attachment://")
        url = next((each["url"] for each in message.attachments if each["filename"] == name), None)
        shown = {"type": "rich", **{key: value for key, value in embed.items() if key != "image"}}
        return shown if url is None else {**shown, "image": {"url": url, "proxy_url": url}}


File = tuple[str, bytes]
"""A file's name and its bytes."""


def _numbered(components: list[dict[str, Any]], numbers: Iterator[int]) -> list[dict[str, Any]]:
    """Components as Discord returns them: each with an id, and without what is null."""
    return [
        {
            **{key: value for key, value in component.items() if value is not None},
            "id": next(numbers),
            **({"emoji": _told(component["emoji"])} if component.get("emoji") else {}),
            **({"options": [_told(option) for option in component["options"]]} if component.get("options") else {}),
            **({"components": _numbered(component["components"], numbers)} if "components" in component else {}),
        }
        for component in components
    ]


def _told(part: dict[str, Any]) -> dict[str, Any]:
    """An emoji or an option as Discord returns it: without what is null."""
    return {key: _told(value) if isinstance(value, dict) else value for key, value in part.items() if value is not None}


def _called(content: str, allowed: Any) -> list[str]:
    named = _MENTION.findall(content)
    if allowed is None or "users" in allowed.get("parse", ()):
        return named
    users = {str(user_id) for user_id in allowed.get("users") or ()}
    return [user_id for user_id in named if user_id in users]

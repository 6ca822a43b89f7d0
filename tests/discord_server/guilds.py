"""Guilds with their people, channels and threads, and who may do what where."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

TEXT, DIRECT, VOICE, THREAD = 0, 1, 2, 11

VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
CONNECT = 1 << 20
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EVENTS = 1 << 44

EVERYONE = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | CONNECT
    | USE_APPLICATION_COMMANDS | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS
)  # fmt: skip
"""What the role @everyone may do in a new guild."""


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


@dataclass
class User:
    id: str
    name: str
    is_bot: bool = False

    def payload(self) -> dict[str, Any]:
        return {
            "id": self.id, "username": self.name.lower(), "global_name": self.name, "discriminator": "0",
            "avatar": None, "bot": self.is_bot, "public_flags": 0, "flags": 0, "primary_guild": None,
        }  # fmt: skip


@dataclass
class Channel:
    """A text or voice channel, or a thread below one. `denied`: what single people may not do here, by user id."""

    id: str
    guild_id: str
    name: str
    kind: int = TEXT
    parent_id: str | None = None
    archived: bool = False
    locked: bool = False
    denied: dict[str, int] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.kind == THREAD

    def payload(self) -> dict[str, Any]:
        if self.kind == DIRECT:
            return {"id": self.id, "type": DIRECT, "flags": 0, "last_message_id": None, "recipients": []}
        shared = {"id": self.id, "guild_id": self.guild_id, "name": self.name, "type": self.kind, "flags": 0}
        if self.is_thread:
            return {
                **shared, "parent_id": self.parent_id, "owner_id": "1", "message_count": 0, "member_count": 1,
                "rate_limit_per_user": 0, "last_message_id": None, "total_message_sent": 0,
                "thread_metadata": {
                    "archived": self.archived, "locked": self.locked, "auto_archive_duration": 1440,
                    "archive_timestamp": stamp(0), "create_timestamp": stamp(0),
                },
            }  # fmt: skip
        overwrites = [
            {"id": user_id, "type": 1, "allow": "0", "deny": str(bits)} for user_id, bits in self.denied.items() if bits
        ]
        return {
            **shared, "position": 0, "permission_overwrites": overwrites, "parent_id": None, "nsfw": False,
            "topic": None, "last_message_id": None, "rate_limit_per_user": 0, "bitrate": 64000, "user_limit": 0,
        }  # fmt: skip


@dataclass
class Guild:
    """`everyone` is what the role @everyone may do; `members` are by user id, with their nicknames."""

    id: str
    name: str
    everyone: int = EVERYONE
    members: dict[str, User] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    voice: dict[str, str] = field(default_factory=dict)
    """Who stands in which voice channel."""

    def may(self, user_id: str, channel: Channel) -> int:
        """The permissions of a person in a channel; in a thread, those of its parent."""
        parent = self.channels.get(channel.parent_id or "")
        if channel.is_thread and parent is None:
            return 0
        bits = self.everyone & ~(parent or channel).denied.get(user_id, 0)
        return bits if bits & VIEW_CHANNEL and user_id in self.members else 0

    def member(self, user_id: str, channel: Channel | None = None) -> dict[str, Any]:
        """A member as payloads carry it, with permissions where it stands in an interaction."""
        user = self.members[user_id]
        member = {
            "user": user.payload(), "nick": None, "avatar": None, "banner": None, "roles": [], "joined_at": stamp(0),
            "premium_since": None, "deaf": False, "mute": False, "flags": 0, "pending": False,
            "communication_disabled_until": None,
        }  # fmt: skip
        return member if channel is None else {**member, "permissions": str(self.may(user_id, channel))}

    def voice_state(self, user_id: str) -> dict[str, Any]:
        """Where a person stands, as VOICE_STATE_UPDATE tells it."""
        return {
            "guild_id": self.id, "channel_id": self.voice.get(user_id), "user_id": user_id,
            "member": self.member(user_id), "session_id": f"voice-{user_id}", "deaf": False, "mute": False,
            "self_deaf": False, "self_mute": False, "self_video": False, "suppress": False,
            "request_to_speak_timestamp": None,
        }  # fmt: skip

    def described(self) -> dict[str, Any]:
        """The guild itself, as it is answered to whoever asks for it."""
        return {
            "id": self.id, "name": self.name, "owner_id": "1", "icon": None, "splash": None, "banner": None,
            "description": None, "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
            "premium_tier": 0, "premium_progress_bar_enabled": False, "preferred_locale": "en-US", "features": [],
            "roles": [self.role()], "emojis": [], "stickers": [], "system_channel_id": None, "system_channel_flags": 0,
            "rules_channel_id": None, "vanity_url_code": None, "public_updates_channel_id": None,
            "safety_alerts_channel_id": None, "application_id": None, "home_header": None, "discovery_splash": None,
            "region": "deprecated", "widget_enabled": False, "widget_channel_id": None, "max_presences": None,
            "max_members": 500000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
            "premium_subscription_count": 0, "nsfw": False, "incidents_data": None,
        }  # fmt: skip

    def payload(self, bot_id: str) -> dict[str, Any]:
        """GUILD_CREATE; of the members only the bot and those in voice are in it, as without the members intent."""
        present = [self.member(user_id) for user_id in dict.fromkeys([bot_id, *self.voice])]
        states = [{k: v for k, v in self.voice_state(u).items() if k not in ("guild_id", "member")} for u in self.voice]
        return {
            **self.described(), "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
            "presences": [], "members": present, "voice_states": states, "member_count": len(self.members),
            "large": False, "unavailable": False, "joined_at": stamp(0),
            "channels": [each.payload() for each in self.channels.values() if not each.is_thread],
            "threads": [each.payload() for each in self.channels.values() if each.is_thread and not each.archived],
        }  # fmt: skip

    def role(self) -> dict[str, Any]:
        """The role @everyone, whose id is the guild's."""
        return {
            "id": self.id, "name": "@everyone", "permissions": str(self.everyone), "position": 0, "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False, "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0,
        }  # fmt: skip

"""The process's log on standard output, one line per entry, without tokens, ids of people or exception texts.

The text of an exception may contain a hand or a token. The log therefore has only its type and the lines of its
traceback.
"""

import logging
import re
import sys
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import PurePath
from types import TracebackType
from typing import Literal, TextIO

import orjson

_log = logging.getLogger(__name__)


Format = Literal["auto", "plain", "json"]

_HIDDEN = "[hidden]"
_NEVER_WRITTEN = re.compile(
    r"[A-Za-z0-9_-]{23,28}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,}"  # a bot's token
    r"|(?<=/)aW50ZXJhY3Rpb246[A-Za-z0-9_=-]+"  # an interaction's: base 64 of "interaction:"
    r"|(?<![\w.])-\d{15,20}\b"  # the id of somebody's own place, which has theirs
    r"|(?<=/members/)\d+|(?<=/users/)\d+"  # somebody's id, in the address of a call that discord.py makes again
    r"|(?<=/webhooks/)(\d+)/[^\s/?]+|(?<=/interactions/)(\d+)/[^\s/?]+"
)

Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def start_logging(
    level: str, style: Format = "auto", secrets: Sequence[str] = (), stream: TextIO | None = None
) -> None:
    """Send all logs of the process of at least this level to `stream`; None means standard output.

    `style` is "plain" or "json" (one object a line); "auto" means plain on a terminal and otherwise JSON. Every text in
    `secrets` is replaced in the output. Existing handlers of the root logger are removed.
    """
    output = stream or sys.stdout
    is_plain = style == "plain" or (style == "auto" and output.isatty())
    handler = logging.StreamHandler(output)
    handler.setFormatter(_Plain(secrets) if is_plain else _Json(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Their debug logs hold whole messages, and with them hands and tokens.
    for name in ("discord", "aiohttp", "asyncio", "PIL"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


class _RedactingFormatter(logging.Formatter):
    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._secrets = sorted((secret for secret in secrets if secret), key=len, reverse=True)

    def formatException(self, ei: Raised) -> str:  # noqa: N802 - the library's name
        """Return the exception and its causes in one line: type names with file names and line numbers, no messages.

        At most five exceptions appear, the newest first.
        """
        parts: list[str] = []
        error: BaseException | None = ei[1]
        while error is not None and len(parts) < 5:
            parts.append(f"{type(error).__name__} at {_lines_of(error) or 'no line'}")
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return " after ".join(parts)

    def redact(self, text: str) -> str:
        """Return the text with every secret and sensitive pattern replaced by "[hidden]".

        The patterns, in `_NEVER_WRITTEN`, match bot and interaction tokens, and user ids in addresses and places.
        """
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return _NEVER_WRITTEN.sub(_HIDDEN, text)


class _Plain(_RedactingFormatter):
    def format(self, record: logging.LogRecord) -> str:
        """Return the redacted output line of a log record.

        An exception is described by `formatException`, which contains no messages; a cached traceback is not used.
        """
        record.exc_text = None
        return self.redact(super().format(record))


class _Json(_RedactingFormatter):
    def format(self, record: logging.LogRecord) -> str:
        """Return the redacted output line of a log record.

        An exception is described by `formatException`, which contains no messages; a cached traceback is not used.
        """
        entry = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return self.redact(orjson.dumps(entry).decode())


def log_failure(summary: str, guild_id: int | None, match_id: int | None, error: Exception) -> None:
    """Log a failure with the error's type and traceback lines, but without its text, which may contain a hand.

    `summary` begins the line, such as "a message could not be brought up to date". An id is None if it doesn't apply.
    """
    where = _lines_of(error)
    _log.error("%s: guild %s match %s: %s at %s", summary, guild_id, match_id, type(error).__name__, where)


def _lines_of(error: BaseException) -> str:
    """Return the error's traceback as "file:line" items joined by " > ", outermost first; "" if it has none."""
    frames = traceback.extract_tb(error.__traceback__)
    return " > ".join(f"{PurePath(call.filename).name}:{call.lineno}" for call in frames)

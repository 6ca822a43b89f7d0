"""Logs the bot's own faults without the text of exceptions."""

import logging
import traceback
from pathlib import PurePath

_log = logging.getLogger(__name__)


def log_failure(what: str, guild_id: int | None, match_id: int | None, error: Exception) -> None:
    """Log where something failed and of what kind it is, but not its text, which may hold a hand."""
    calls = traceback.extract_tb(error.__traceback__)
    where = " > ".join(f"{PurePath(call.filename).name}:{call.lineno}" for call in calls)
    _log.error("%s: guild %s match %s: %s at %s", what, guild_id, match_id, type(error).__name__, where)

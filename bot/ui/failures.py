"""How our own faults get into the log."""

import logging
import traceback

_log = logging.getLogger(__name__)


def log_failure(what: str, guild_id: int | None, match_id: int | None, error: Exception) -> None:
    """Log where something failed and of what kind it is, but not its text, which may hold a hand."""
    where = "".join(traceback.format_tb(error.__traceback__))
    _log.error("%s: guild %s match %s: %s\n%s", what, guild_id, match_id, type(error).__name__, where)

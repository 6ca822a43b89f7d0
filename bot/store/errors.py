"""Errors of the store; each of them means that nothing was written."""

from engine.core.values import Corrupt


class MatchNotFound(LookupError):  # noqa: N818
    """There is no such match in this guild."""


class StaleVersion(RuntimeError):  # noqa: N818
    """The match has changed since it was loaded; nothing was written."""


class DuplicateInteraction(RuntimeError):  # noqa: N818
    """This interaction was carried out already; nothing was written."""


class NotSaved(RuntimeError):  # noqa: N818
    """The disk refused (full, or failing); nothing was written."""


class DamagedFile(Corrupt):
    """The guild's file is no whole database; it is left alone until another is in its place."""


class NewerFile(RuntimeError):  # noqa: N818
    """The guild's file was written by a later release; this one leaves it alone."""


class TournamentNotFound(LookupError):  # noqa: N818
    """There is no such tournament in this guild."""

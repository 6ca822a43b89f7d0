"""Turns errors of the store into refusals, and loads matches that way."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.match.model.match import Match, MatchRef
from bot.match.rows.match_rows import MatchRows
from bot.screens.refusals import Refused
from bot.store.errors import DamagedFile, MatchNotFound, NewerFile, NotSaved, StaleVersion, TournamentNotFound
from engine.core.values import Corrupt, Unsettled

_log = logging.getLogger(__name__)


async def load(match_rows: MatchRows, ref: MatchRef) -> Match:
    """Return a stored match; raise Refused if it is missing or can't be read."""
    with errors_as_refusals(*ref):
        return await match_rows.load(ref)


@contextmanager
def errors_as_refusals(guild_id: int, match_id: int = 0) -> Iterator[None]:
    """Turn errors of the store or an engine into Refused, and log those that are the bot's fault.

    The log contains the place and kind of the error, but no hidden information. A `match_id` of 0 means no particular
    match.
    """
    try:
        yield
    except MatchNotFound:
        raise Refused("unknown_match") from None
    except TournamentNotFound:
        raise Refused("unknown_tournament") from None
    except StaleVersion:
        raise Refused("stale") from None
    except NewerFile as error:
        _log.error("guild %d: %s", guild_id, error)
        raise Refused("newer_file") from None
    except NotSaved as error:
        _log.error("guild %d match %d: the disk refused: %s", guild_id, match_id, error)
        raise Refused("not_saved") from None
    except DamagedFile:  # the store says so in the log, once
        raise Refused("damaged_file") from None
    except (Corrupt, Unsettled) as error:
        _log.error("guild %d match %d is broken: %s", guild_id, match_id, type(error).__name__)
        raise Refused("broken_match", match=match_id) from None

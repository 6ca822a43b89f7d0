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
    """Return a match; raises Refused where there is none, or it can't be read."""
    with errors_as_refusals(*ref):
        return await match_rows.load(ref)


@contextmanager
def errors_as_refusals(guild_id: int, match_id: int = 0) -> Iterator[None]:
    """Turn what a store or an engine raises into a refusal, and log what is our trouble.

    The log says where it is and of what kind, never what a hand holds.
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

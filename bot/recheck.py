"""Check before a deploy that this code can still play every running match: `warroom recheck`.

It loads and checks every open or live match. It plays each live match to its end several times at random. Each time it
samples a state that fits the public view.
"""

from hashlib import sha256
from typing import Any

import msgspec

from bot.match.model.match import Match, MatchRef
from bot.match.rows.match_rows import MatchRows
from bot.rows import Rows
from bot.store.access import GuildStore
from engine.catalog import GAMES
from engine.core.game import Game
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Corrupt

AnyGame = Game[Any, Any, Any, Any, Any]


class Finding(msgspec.Struct, frozen=True):
    """Result for one match, or for a whole guild's file if `match_id` is None; `problem` is None if it passed."""

    guild_id: int
    match_id: int | None
    problem: str | None = None

    def __str__(self) -> str:
        """Return the finding as a line: the guild, the match if there is one, and the problem or "passed"."""
        subject = f"guild {self.guild_id}" if self.match_id is None else f"guild {self.guild_id} match {self.match_id}"
        return f"{subject}: {self.problem or 'passed'}"


async def recheck(store: GuildStore, continuations: int) -> tuple[Finding, ...]:
    """Check that every open and live match in a store is readable and playable under this release's rules.

    Return a finding for each, by guild and match id; an error of the check is its problem. An unreadable guild gives
    one finding with None as `match_id`. Each live match is played to its end `continuations` times, and nothing is
    stored. Raises NotSaved or NewerFile if the store can't list its guilds.
    """
    matches, findings = Rows(store).matches, []
    for guild_id in await matches.guilds():
        try:
            match_ids = await matches.match_ids(guild_id)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is what this looks for
            findings.append(Finding(guild_id, None, _words(error)))
            continue
        for match_id in match_ids:
            findings.append(await _recheck(matches, MatchRef(guild_id, match_id), continuations))  # noqa: PERF401 - in turn
    return tuple(findings)


async def _recheck(match_rows: MatchRows, ref: MatchRef, continuations: int) -> Finding:
    try:
        await match_rows.log(ref)
        check(await match_rows.load(ref), continuations)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what this looks for
        return Finding(ref.guild_id, ref.match_id, _words(error))
    return Finding(ref.guild_id, ref.match_id)


def check(match: Match, continuations: int) -> None:
    """Check that a match can be read, and play a live one to its end `continuations` times from sampled states.

    An open match needs only valid options. Nothing is stored. Raises Corrupt if the match is damaged or its game is
    unknown. Raises any error of the rules.
    """
    game = GAMES.get(match.game)
    if game is None:
        raise Corrupt(f"there is no game {match.game!r}")
    game.codec.load_options(match.options)
    if match.status != "live":
        return
    if match.state is None:
        raise Corrupt("a live match has no state")
    state = game.codec.load_state(match.state, match.schema)
    if match.schema == game.codec.schema and game.codec.fingerprint(state) != match.fingerprint:
        raise Corrupt("the state reads as another position")
    _check_position(game, state)
    if game.outcome(state) is not None:
        raise Corrupt("a live match is over by the rules")
    for number in range(continuations):
        rng = Rng(sha256(f"{match.guild_id} {match.id} {match.version} {number}".encode()).digest())
        _play_on(game, game.resample(state, None, rng), rng)


def _check_position(game: AnyGame, state: Any) -> None:  # noqa: ANN401 - the game's own state
    """Audit the position, and apply every legal action to it once, dropping the results.

    Raises Corrupt if seats and outcome disagree about the end, or an acting seat has no action. Raises any error of the
    rules.
    """
    game.audit(state)
    acting = game.to_act(state)
    if (game.outcome(state) is None) != bool(acting):
        raise Corrupt("the match is neither over nor anybody's turn")
    for seat in acting:
        actions = game.legal(state, seat)
        if not actions:
            raise Corrupt(f"seat {seat} is to act and may do nothing")
        for action in actions:
            game.apply(state, seat, action)


def _play_on(game: AnyGame, state: Any, rng: Rng) -> None:  # noqa: ANN401
    _check_position(game, state)
    for turn in play_on(game, state, rng):
        state = turn.step.state
        game.audit(state)
    _check_position(game, state)


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"

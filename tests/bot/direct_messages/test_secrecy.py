"""Law: a direct message is the same in every match that spectators can't tell apart."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.direct_messages import service
from bot.direct_messages.model import Cue
from bot.direct_messages.service import Letter
from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.match.model.match import Match, MatchRef
from bot.match.offers import state_of
from bot.match.rows.match_rows import MatchRows
from engine.core.rng import Rng
from tests.bot.direct_messages.postbox import Mailed
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD
from tests.dice import Dice

MOVES = 25


class Imagined:
    """Loads matches with another state that looks the same to spectators, and with another key."""

    def __init__(self) -> None:
        self.changed = 0

    async def load(self, match_rows: MatchRows, ref: MatchRef) -> Match:
        match = await match_rows.load(ref)
        engine = get_game(match.game).engine
        state = engine.resample(state_of(match, get_game(match.game)), None, Rng(bytes([match.version % 256]) * 32))
        imagined = replace(match, state=engine.codec.dump_state(state), key=bytes(32))
        self.changed += imagined.state != match.state
        return imagined


@pytest.mark.parametrize("game", PLAYABLE_GAMES)
async def test_no_message_depends_on_what_spectators_do_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    world, dice, imagined = Mailed(), Dice(7), Imagined()
    of_three = game in ("fight-flight-bite", "this-means-war")
    match: Any = await (world.gathered(BOB, CAROL, game=game) if of_three else world.started(game=game, clock="daily"))
    messages = world.warroom.direct_messages
    for person in (ALICE, BOB, CAROL):
        await world.ask_for(person, "next")
    for _ in range(MOVES):
        if (await world.load(match)).status != "live":
            break
        for subscriber in await world.store.subscribers(GUILD):
            cues: tuple[Cue, ...] = subscriber.cues
            for is_daily in (False, True):
                letter = Letter(cues, is_daily, world.clock.at)
                real = await messages._text(GUILD, subscriber.user_id, letter)
                with monkeypatch.context() as patch:
                    patch.setattr(service, "load", imagined.load)
                    assert await messages._text(GUILD, subscriber.user_id, letter) == real
                    assert await messages._with_true_cues(GUILD, subscriber) == (
                        await messages._with_true_cues(GUILD, subscriber)
                    )
        await world.move(match, dice.below)
    assert imagined.changed > MOVES // 2

"""Steps of two to four people who play This Means War!: how they order, answer and pass."""

import msgspec
import simcord

from bot.games.catalog import get_game
from bot.match.model.match import LogRow
from bot.match.offers import state_of
from bot.match.redaction import write_reports
from bot.match.waits import awaited_seats
from engine.core.game import Step
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action, Pass, Play
from engine.games.this_means_war.cards import BY_KEY, Add, Assault, Destroy
from engine.games.this_means_war.state import State, opponents
from engine.games.this_means_war.view_types import View
from tests.bot.games.clicks.stratego_match import press_to
from tests.bot.lobbies.discord.club import ClubMatch
from tests.bot.world import labels

ANSWERS = ("sabotage", "counter-strike", "network-hack")


class WarMatch(ClubMatch):
    game, options = "this-means-war", "win_city=30 wall=10 city=10"

    async def replace_state(self, state: State) -> None:
        """Replace the match's state, as by one more action that nobody saw."""
        before = await self.match()
        fingerprint = this_means_war.codec.fingerprint(state)
        after = msgspec.structs.replace(
            before,
            version=before.version + 1,
            state=this_means_war.codec.dump_state(state),
            fingerprint=fingerprint,
            reports=write_reports(get_game(before.game), before.roster, Step(state, ())),
        )
        row = LogRow(after.version, "acted", before.created_at, before.people[0].id, fingerprint=fingerprint)
        await self.world.store.save(after, row)

    async def state(self) -> State:
        match = await self.match()
        state = state_of(match, get_game(match.game))
        assert isinstance(state, State)
        return state

    async def view(self) -> View:
        """What everybody knows."""
        return this_means_war.view(await self.state(), None)

    async def asked(self) -> simcord.MemberActor:
        """Who is in turn; others may pass ahead."""
        match = await self.match()
        (seat,) = awaited_seats(match).in_turn
        return self.club.actor(match.people[seat].id)

    def can_pass(self) -> bool:
        return "Pass" in labels(self.board())

    async def step(self, action: Action | None = None, *, on_the_board: bool = True) -> simcord.MemberActor:
        """Take this action for whoever is asked, or an aggressive one; pass with the button on the board."""
        person, wanted = await self.asked(), action or aggressive_action(await self.state())
        if wanted == Pass() and on_the_board:
            await person.click(self.board(), label="Pass")
        else:
            panel = await person.click(self.board(), label="My hand")
            assert panel.ephemeral
            await press_to(self.world, person, panel, wanted)
        return person

    async def until_asked(self, ask: str) -> simcord.MemberActor:
        """Play on until somebody is asked this; whom."""
        while (sight := (await self.view()).ask) is not None and sight.ask != ask:
            await self.step()
        return await self.asked()


def aggressive_action(state: State) -> Action:
    """The action of somebody who answers whenever possible, attacks the weakest, and builds a CITY otherwise."""
    (seat,) = this_means_war.waiting_seats(state)
    offered = this_means_war.legal(state, seat)
    if Pass() in offered:
        plays = [each for each in reversed(offered) if isinstance(each, Play)]
        return next((each for card in ANSWERS for each in plays if each.card == card), Pass())
    weakest = min(opponents(state.table, seat), key=lambda other: _strength(state, other))
    return max(offered, key=lambda action: _fitness(action, weakest))


def _strength(state: State, seat: int) -> int:
    base = state.table.bases[seat]
    return base.city + base.wall


def _fitness(action: Action, weakest: int) -> float:
    if not isinstance(action, Play):
        return 0.0
    if action.target not in (None, weakest):
        return 1.0
    effects = BY_KEY[action.card].effects
    hits = sum(each.number for each in effects if isinstance(each, Assault | Destroy))
    builds = sum(each.number for each in effects if isinstance(each, Add) and each.area == "city")
    return 2.0 + hits + builds

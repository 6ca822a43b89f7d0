"""Steps of two to four people who play Fight, Flight, Bite: how they take turns and throw."""

from typing import Any

import pytest
import simcord

from bot.games.catalog import get_game
from bot.match.offers import state_of
from bot.match.waits import to_act
from engine.games.fight_flight_bite.view_types import View
from tests.bot.lobbies.discord.club import ClubMatch
from tests.bot.world import labels
from tests.dice import Dice

SIGNS = ("Fight", "Flight", "Bite")


class FightMatch(ClubMatch):
    game = "fight-flight-bite"

    async def view(self) -> View:
        """What everybody knows."""
        match = await self.match()
        host = get_game(match.game)
        view = host.engine.view(state_of(match, host), None)
        assert isinstance(view, View)
        return view

    async def acting(self) -> list[simcord.MemberActor]:
        """Whom the match waits for, by seat."""
        return [self.club.actor(person.id) for person in to_act(await self.match())]

    async def is_throwing(self) -> bool:
        return set(SIGNS) <= set(labels(self.board()))

    def rows(self) -> list[Any]:
        """The board's buttons as they are now."""
        return [row.to_dict() for row in self.board().components]

    async def throw(self, person: simcord.MemberActor, sign: str) -> Any:
        return await person.click(self.board(), label=sign)

    async def throw_late(self, person: simcord.MemberActor, sign: str, rows: list[Any]) -> Any:
        """Press a sign of a board as it was, before Discord has received the board's edit."""
        backend = self.world.env.backend
        emit = backend.emit
        wanted = next(each["custom_id"] for row in rows for each in row["components"] if each["label"] == sign)

        def late(event: str, payload: Any) -> None:
            if event == "INTERACTION_CREATE":
                payload["data"]["custom_id"] = wanted
                payload["message"]["components"] = rows
            emit(event, payload)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(backend, "emit", late)
            return await person.click(self.board(), label="Log")

    async def throw_at_once(self, *throws: tuple[simcord.MemberActor, str]) -> None:
        """Press so that the bot receives all presses before it has handled one."""
        backend = self.world.env.backend
        emit = backend.emit
        heard: list[Any] = []

        def hold(event: str, payload: Any) -> None:
            if event != "INTERACTION_CREATE":
                emit(event, payload)
                return
            heard.append(payload)
            if len(heard) == len(throws):
                for each in heard:
                    emit(event, each)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(backend, "emit", hold)
            for person, sign in throws:
                await self.throw(person, sign)

    async def step(self, dice: Dice) -> simcord.MemberActor:
        """One action of somebody whom the match waits for: a throw on the board, anything else on the panel."""
        people = await self.acting()
        person = people[dice.below(len(people))]
        if await self.is_throwing():
            await self.throw(person, SIGNS[dice.below(3)])
        else:
            panel = await person.click(self.board(), label="My hand")
            assert panel.ephemeral
            await self.world.move(person, panel, dice)
        return person

    async def until_a_duel(self, dice: Dice) -> tuple[simcord.MemberActor, simcord.MemberActor]:
        """Play on until two are to throw; the attacker and the defender."""
        while not await self.is_throwing():
            await self.step(dice)
        duel = (await self.view()).duel
        assert duel is not None
        assert duel.thrown == (False, False)
        match = await self.match()
        attacker, defender = (self.club.actor(match.people[seat].id) for seat in (duel.attacker, duel.defender))
        return attacker, defender

"""The part of the store of the tests that is about people, and what is kept for them."""

from collections.abc import Sequence

import msgspec

from bot.guilds.model import GuildPreferences, Preferences
from bot.lessons.rows import StartedLesson
from bot.match.model.match import Match, Person
from bot.play.rows import SavedSetup
from bot.store.errors import MatchNotFound
from tests.bot.memory.guild import MemoryGuild
from tests.bot.memory.matches import MemoryMatches
from tests.bot.memory.tournaments import with_name


class MemoryPeople(MemoryMatches):
    """People, their blocks, set-ups, lessons and preferences in memory."""

    async def rename(self, guild_id: int, person: Person) -> None:
        guild = self._guilds.get(guild_id, MemoryGuild())
        for index, match in enumerate(guild.matches):
            if match.status in ("open", "live"):
                people = tuple(person if other.id == person.id else other for other in match.people)
                guild.matches[index] = _with_leaver(msgspec.structs.replace(match, people=people), person.id, person)
        guild.change_tournaments(
            lambda each: with_name(each, person.id, person) if each.status in ("signup", "running") else each
        )

    async def block(self, guild_id: int, blocker: int, blocked: int) -> None:
        self._guilds.setdefault(guild_id, MemoryGuild()).blocks.add((blocker, blocked))

    async def unblock(self, guild_id: int, blocker: int, blocked: int) -> bool:
        if not await self.has_blocked(guild_id, blocker, blocked):
            return False
        self._guilds[guild_id].blocks.remove((blocker, blocked))
        return True

    async def has_blocked(self, guild_id: int, blocker: int, blocked: int) -> bool:
        return guild_id in self._guilds and (blocker, blocked) in self._guilds[guild_id].blocks

    async def blocks_among(self, guild_id: int, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
        blocks = self._guilds.get(guild_id, MemoryGuild()).blocks
        return tuple(sorted(block for block in blocks if set(block) <= set(user_ids)))

    async def list_blocked(self, guild_id: int, blocker: int) -> tuple[int, ...]:
        blocks = self._guilds.get(guild_id, MemoryGuild()).blocks
        return tuple(sorted(blocked for other, blocked in blocks if other == blocker))

    async def team_key(self, guild_id: int, user_ids: Sequence[int], key: bytes) -> bytes:
        if guild_id not in self._guilds:
            raise MatchNotFound(f"guild {guild_id}")
        return self._guilds[guild_id].team_keys.setdefault(frozenset(user_ids), key)

    async def keep_setup(self, guild_id: int, user_id: int, setup: SavedSetup, most: int) -> bool:
        guild = self._guilds.setdefault(guild_id, MemoryGuild())
        mine = await self.setups(guild_id, user_id)
        alike = [kept for kept in mine if (kept.game, kept.variant) == (setup.game, setup.variant)]
        namesake = next((kept for kept in alike if kept.name == setup.name), None)
        if namesake is None and len(alike) >= most:
            return False
        if namesake is None:
            guild.setups_kept += 1
        setup_id = namesake.id if namesake else guild.setups_kept
        guild.setups[setup_id] = (user_id, msgspec.structs.replace(setup, id=setup_id))
        return True

    async def setups(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        mine = (setup for owner, setup in self._guilds.get(guild_id, MemoryGuild()).setups.values() if owner == user_id)
        return tuple(sorted(mine, key=lambda setup: (setup.game, setup.variant, setup.name)))

    async def drop_setup(self, guild_id: int, user_id: int, setup_id: int) -> bool:
        kept = self._guilds.get(guild_id, MemoryGuild()).setups
        if setup_id not in kept or kept[setup_id][0] != user_id:
            return False
        del kept[setup_id]
        return True

    async def lessons(self, guild_id: int, user_id: int) -> tuple[StartedLesson, ...]:
        kept = self._guilds.get(guild_id, MemoryGuild()).lessons
        return tuple(StartedLesson(game, kept[owner, game]) for owner, game in sorted(kept) if owner == user_id)

    async def set_lesson(self, guild_id: int, user_id: int, game: str, *, steps: int, after: int | None = None) -> None:
        kept = self._guilds.setdefault(guild_id, MemoryGuild()).lessons
        if after in (None, kept.get((user_id, game), 0)):
            kept.pop((user_id, game), None)
            kept.update({(user_id, game): steps} if steps else {})

    async def preferences(self, guild_id: int) -> GuildPreferences:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return GuildPreferences(guild.rules.words, dict(guild.preferences))

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        kept = self._guilds.setdefault(guild_id, MemoryGuild()).preferences
        kept.pop(user_id, None)
        if preferences != Preferences():
            kept[user_id] = preferences

    async def has_data_of(self, guild_id: int, user_id: int) -> bool:
        guild = self._guilds.get(guild_id, MemoryGuild())
        blocks = any(blocker == user_id for blocker, _ in guild.blocks)
        kept = user_id in guild.preferences or any(owner == user_id for owner, _ in guild.setups.values())
        kept = kept or any(owner == user_id for owner, _ in guild.lessons)
        return blocks or kept or user_id in guild.numbers or user_id in guild.rules.organisers

    async def erase(self, guild_id: int, user_id: int, called: str, out_of: Sequence[int] = ()) -> tuple[int, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        playing = [
            match.id
            for match in await self.matches(guild_id, user_id=user_id)
            if match.id not in out_of and user_id in {person.id for person in match.people}
        ]
        if playing:
            return tuple(sorted(playing))
        if user_id in guild.numbers:
            number = guild.numbers.pop(user_id)
            guild.standing = {
                (match_id, seat, until): answer
                for (match_id, seat, until), answer in guild.standing.items()
                if guild.matches[match_id - 1].people[seat].id != user_id
            }
            somebody = Person(-number, f"{called} {number}")
            guild.matches = [_without(match, user_id, somebody) for match in guild.matches]
            guild.logs = [
                [msgspec.structs.replace(row, user_id=-number) if row.user_id == user_id else row for row in log]
                for log in guild.logs
            ]
            guild.ended = {match_id: _without(match, user_id, somebody) for match_id, match in guild.ended.items()}
            guild.change_tournaments(lambda each: with_name(each, user_id, somebody))
            for key, each in guild.tournaments.items():
                if each.opener_id == user_id:
                    guild.tournaments[key] = msgspec.structs.replace(each, opener_id=-number)
            for board in guild.boards:
                called = tuple(call for call in board.called if call.user_id != user_id)
                self._change_board(guild, board.match_id, called=called)
        guild.blocks = {block for block in guild.blocks if block[0] != user_id}
        guild.setups = {key: kept for key, kept in guild.setups.items() if kept[0] != user_id}
        guild.preferences.pop(user_id, None)
        guild.lessons = {key: steps for key, steps in guild.lessons.items() if key[0] != user_id}
        organisers = tuple(each for each in guild.rules.organisers if each != user_id)
        guild.rules = msgspec.structs.replace(guild.rules, organisers=organisers)
        return ()


def _without(match: Match, user_id: int, somebody: Person) -> Match:
    """The match with somebody in place of a person."""
    people = tuple(somebody if each.id == user_id else each for each in match.people)
    return _with_leaver(msgspec.structs.replace(match, people=people), user_id, somebody)


def _with_leaver(match: Match, user_id: int, person: Person) -> Match:
    leavers = (
        msgspec.structs.replace(each, person=person) if each.person.id == user_id else each for each in match.leavers
    )
    return msgspec.structs.replace(match, leavers=tuple(leavers))

"""The hints of the store of the tests."""

import msgspec

from bot.guidance.rows import Hint
from bot.match.model.match import MatchRef
from tests.bot.memory.guild import MemoryGuilds


class MemoryHints(MemoryGuilds):
    """A `bot.match.model.ports.HintStore` that forgets everything."""

    async def ask_hint(self, ref: MatchRef, seat: int, version: int, limit: int) -> bool:
        guild = self._guild(ref)
        others = {
            key: hint
            for key, hint in guild.hints.items()
            if key[:2] == (ref.match_id, seat) and (hint.action is None and key[2] != version)
        }
        for key in others:
            del guild.hints[key]
        place = (ref.match_id, seat, version)
        if place in guild.hints:
            return True
        asked = sum(key[:2] == place[:2] for key in guild.hints)
        if asked >= limit or guild.matches[ref.match_id - 1].status != "live":
            return False
        guild.hints[place] = Hint(seat, version)
        return True

    async def answer_hint(self, ref: MatchRef, hint: Hint) -> bool:
        hints, place = self._guild(ref).hints, (ref.match_id, hint.seat, hint.version)
        if place not in hints or hints[place].action is not None:
            return False
        hints[place] = msgspec.structs.replace(hint)
        return True

    async def take_back_hint(self, ref: MatchRef, seat: int, version: int) -> None:
        self._guild(ref).hints.pop((ref.match_id, seat, version), None)

    async def hints(self, ref: MatchRef) -> tuple[Hint, ...]:
        guild = self._guilds.get(ref.guild_id)
        kept = {} if guild is None else guild.hints
        return tuple(kept[key] for key in sorted(kept) if key[0] == ref.match_id)

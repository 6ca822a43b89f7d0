"""Set-ups that a person saves under names and uses again in other matches. Only that person sees them."""

from collections.abc import Sequence

import msgspec

from bot.match.model.match import MatchRef, Request
from bot.match.offers import check_fresh
from bot.match.refusals import errors_as_refusals
from bot.match.seating import seat_of
from bot.play.panels import Panel
from bot.play.rows import SavedSetup, SetupRows
from bot.play.service import Play, PressResult
from bot.screens.presenter import TextEntry
from bot.screens.refusals import Refused
from bot.screens.words import safe_name

MAX_SETUPS = 10
"""Set-ups that a person can keep for one variant of a game."""

MAX_NAME_LENGTH = 30
"""Letters of such a set-up's name."""


class FittingSetups(msgspec.Struct, frozen=True):
    """A person's saved set-ups that fit a match, by name, with the panel and text entry to use them."""

    panel: Panel
    entry: TextEntry
    setups: tuple[SavedSetup, ...]


class SavedSetups:
    """Keeps set-ups, and takes them in the matches that they fit."""

    def __init__(self, setup_rows: SetupRows, play: Play) -> None:
        self._setup_rows = setup_rows
        self._play = play

    async def list_fitting(self, ref: MatchRef, user_id: int) -> FittingSetups:
        """Return the person's saved set-ups that fit the match now.

        Raises Refused("nothing_to_write") if the person can't set up anything now.
        """
        panel = await self._play.panel(ref, user_id)
        if panel.entry is None:
            raise Refused("nothing_to_write")
        kind = (panel.match.game, panel.entry.variant)
        setups = tuple(setup for setup in await self.all(ref.guild_id, user_id) if (setup.game, setup.variant) == kind)
        return FittingSetups(panel, panel.entry, setups)

    async def all(self, guild_id: int, user_id: int) -> tuple[SavedSetup, ...]:
        """Return all set-ups that the person has saved in this guild, by game, variant and name.

        Return `()` if there are none. Raises Refused if the store fails.
        """
        with errors_as_refusals(guild_id):
            return await self._setup_rows.setups(guild_id, user_id)

    async def save(self, ref: MatchRef, request: Request, version: int, name: str) -> str:
        """Save the set-up of a panel of this version, replacing one of that name, and return the saved name.

        The name is made safe and cut to `MAX_NAME_LENGTH`. If it differs only in case from a saved one, that name
        stays. Raises Refused("stale" | "too_many_setups" | "nothing_to_write").
        """
        fitting = await self.list_fitting(ref, request.person.id)
        check_fresh(fitting.panel.match, seat_of(fitting.panel.match, request.person.id), version)
        name = safe_name(name)[:MAX_NAME_LENGTH].strip()
        name = next((setup.name for setup in fitting.setups if setup.name.casefold() == name.casefold()), name)
        setup = SavedSetup(fitting.panel.match.game, fitting.entry.variant, name, fitting.entry.portable_text)
        with errors_as_refusals(*ref):
            if not await self._setup_rows.keep_setup(ref.guild_id, request.person.id, setup, MAX_SETUPS):
                raise Refused("too_many_setups", limit=MAX_SETUPS)
        return name

    async def recall(self, ref: MatchRef, request: Request, version: int, setup_id: int) -> PressResult:
        """Apply a saved set-up in the match from a panel of this version, and return the result.

        Raises Refused("stale"), Refused("unknown_setup") if it doesn't exist or fit, or a refusal of the typed set-up.
        """
        setup = _get_setup((await self.list_fitting(ref, request.person.id)).setups, setup_id)
        return await self._play.write(ref, request, version, lambda entry: entry.recall(setup.text))

    async def find(self, guild_id: int, user_id: int, setup_id: int) -> SavedSetup:
        """Return the person's saved set-up with this id; raise Refused("unknown_setup") if they have none."""
        return _get_setup(await self.all(guild_id, user_id), setup_id)

    async def forget(self, guild_id: int, user_id: int, setup_id: int) -> SavedSetup:
        """Delete the person's saved set-up with this id, and return it; raise Refused("unknown_setup") if missing."""
        setup = await self.find(guild_id, user_id, setup_id)
        with errors_as_refusals(guild_id):
            await self._setup_rows.drop_setup(guild_id, user_id, setup_id)
        return setup


def _get_setup(setups: Sequence[SavedSetup], setup_id: int) -> SavedSetup:
    for setup in setups:
        if setup.id == setup_id:
            return setup
    raise Refused("unknown_setup")

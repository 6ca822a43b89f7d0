"""A match that somebody is about to open, before it is stored: its state is written in the buttons of its page."""

from collections.abc import Mapping

import msgspec

from bot.games.catalog import PlayableGame, playable
from bot.model.clock import CLOCKS, ClockName
from bot.model.computers import ComputerOpponents
from bot.presenters.ratings.rated_matches import RATED_TERMS
from bot.screens.presenter import Preset
from bot.screens.refusals import Refused
from bot.service.lobbies.lobby_state import every_roster
from bot.service.lobbies.option_text import check_terms, options_problem
from bot.service.lobbies.teams import sizes
from engine.ai.player import LEVELS, Level

_PARTS = "_"
_CLOCKS: Mapping[str, ClockName] = {clock: clock for clock in CLOCKS}
_LEVELS: Mapping[str, Level] = {level: level for level in LEVELS}
_NUMBERS = "123456789"
_RATED: Mapping[bool, str] = {True: "r", False: "u"}
"""The sign for what was chosen about ratings; no level begins with it."""
_PLACES = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The sign for each place in an option's list of values."""


class Draft(msgspec.Struct, frozen=True):
    """What has been chosen so far; `places` says of each option of the game which of its listed values it has."""

    game: str = ""
    """Its key; "" until one is chosen."""
    clock: ClockName = "none"
    places: tuple[int, ...] = ()
    rated: bool | None = None
    """Whether it is to be rated; None: as is usual."""
    opponents: ComputerOpponents | None = None
    """The computer players that it is against; None: it is against people."""

    def __str__(self) -> str:
        """The draft as a custom id holds it; `read_draft` reads it.

        >>> str(Draft("stratego", "daily", (0, 3)))
        'stratego_daily_03'
        >>> str(Draft("stratego", "daily", (0, 3), rated=False))
        'stratego_daily_03_u'
        >>> str(Draft("stratego", "none", (0, 3), opponents=ComputerOpponents("hard")))
        'stratego_none_03_h1'
        """
        more = () if self.rated is None else (_RATED[self.rated],)
        if self.opponents:
            more = (f"{self.opponents.level[0]}{self.opponents.number}",)
        return _PARTS.join((self.game, self.clock, "".join(_PLACES[place] for place in self.places), *more))

    @property
    def host(self) -> PlayableGame:
        """The game that was chosen; raises Refused("unknown_game")."""
        return playable(self.game)

    @property
    def given(self) -> dict[str, str]:
        """The values of the options that aren't as by default."""
        options = zip(self.host.presenter.options, self.places, strict=True)
        return {option.key: option.values[place][0] for option, place in options if place}

    @property
    def typed(self) -> str:
        """The same as a person would type it."""
        rated = () if self.rated is None else (RATED_TERMS[self.rated],)
        return " ".join((*(f"{key}={value}" for key, value in self.given.items()), *rated))

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many computer players may be opponents; none where these options can't be played."""
        if not self.game or options_problem(self.host, self.given):
            return ()
        return tuple(size - 1 for size in sizes(every_roster(self.game, check_terms(self.host, self.given))))

    def with_opponents(self, level: str, number: int) -> "Draft":
        """The draft against other computer players, or fewer where the game isn't for so many.

        Raises Refused("not_offered").
        """
        known = _LEVELS.get(level)
        if known is None:
            raise Refused("not_offered")
        numbers = self.numbers
        admitted = number if number in numbers or not numbers else numbers[0]
        return msgspec.structs.replace(self, opponents=ComputerOpponents(known, admitted))

    def with_game(self, key: str) -> "Draft":
        """The draft of another game, with the options of its first preset."""
        presets = playable(key).presenter.presets
        return self._with(game=key, places=places_of(playable(key), presets[0].options))

    def with_preset(self, preset: Preset) -> "Draft":
        """The draft with the options of a preset."""
        return self._with(places=places_of(self.host, preset.options))

    def with_clock(self, clock: str) -> "Draft":
        """The draft with another clock; raises Refused("not_offered")."""
        found = _clock(clock)
        return msgspec.structs.replace(self, clock=found, rated=None if found == "none" else self.rated)

    def with_rated(self, *, rated: bool) -> "Draft":
        """The draft of a match that is rated, or that isn't."""
        return msgspec.structs.replace(self, rated=rated)

    def with_value(self, option: int, place: int) -> "Draft":
        """The draft with another value of one option, by its place; raises Refused("not_offered")."""
        options = self.host.presenter.options
        if option >= len(options) or place >= len(options[option].values):
            raise Refused("not_offered")
        return self._with(places=(*self.places[:option], place, *self.places[option + 1 :]))

    def _with(self, **changes: object) -> "Draft":
        """The draft with other options, against as many computer players as these admit."""
        changed: Draft = msgspec.structs.replace(self, **changes)
        against = self.opponents
        return changed if against is None else changed.with_opponents(against.level, against.number)


def read_draft(text: str) -> Draft:
    """Return the draft that is written so; raises Refused("not_offered") for what this release doesn't offer."""
    rated = opponents = None
    match text.split(_PARTS):
        case [game, clock, signs]:
            pass
        case [game, clock, signs, sign] if sign in _RATED.values():
            rated = sign == _RATED[True]
        case [game, clock, signs, against]:
            opponents = _opponents(against)
        case _:
            raise Refused("not_offered")
    draft = Draft(game, _clock(clock), tuple(_PLACES.find(sign) for sign in signs), rated, opponents)
    values = [len(option.values) for option in draft.host.presenter.options] if game else []
    if len(values) != len(draft.places) or not all(
        0 <= place < size for place, size in zip(draft.places, values, strict=True)
    ):
        raise Refused("not_offered")
    return draft


def _opponents(text: str) -> ComputerOpponents:
    levels: list[Level] = [level for level in LEVELS if level.startswith(text[:1] or " ")]
    if not levels or text[1:] not in tuple(_NUMBERS):
        raise Refused("not_offered")
    return ComputerOpponents(levels[0], int(text[1:]))


def places_of(host: PlayableGame, given: Mapping[str, str]) -> tuple[int, ...]:
    """For each option of a game, the place of the value that is given, or else of the usual one."""
    options = host.presenter.options
    values = ([value for value, _ in option.values] for option in options)
    return tuple(listed.index(given.get(option.key, listed[0])) for option, listed in zip(options, values, strict=True))


def _clock(text: str) -> ClockName:
    found = _CLOCKS.get(text)
    if found is None:
        raise Refused("not_offered")
    return found

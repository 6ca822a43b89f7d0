"""The draft of a match that a person prepares before opening it. Custom ids of its page hold the state."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame, get_game
from bot.guilds.model import HouseRules
from bot.lobbies import texts
from bot.lobbies.lobby import every_roster, filter_rosters, sizes
from bot.match.model.computers import ComputerOpponents
from bot.match.model.timing import CLOCKS, ClockName
from bot.names.computers import MAX_PER_LEVEL
from bot.ratings.service import RATED_WORDS
from bot.screens.custom_ids import decimal
from bot.screens.presenter import Preset
from bot.screens.refusals import Refused
from bot.texts.catalog import texts_with_prefix
from engine.ai.player import LEVELS, Level
from engine.core.values import Illegal


def usual_preset(game: PlayableGame) -> Preset:
    """Return the preset with which every match of a game starts unless a person chooses otherwise."""
    return game.presenter.presets[0]


def options_problem(game: PlayableGame, given: Mapping[str, str]) -> str:
    """Return the reasons why these options can't be combined, one a line; "" if they can."""
    try:
        check_terms(game, given)
    except Refused as refused:
        if refused.code != "bad_options":
            raise
        return "\n".join(problem for _, problem in refused.params["problems"])
    return ""


def terms_of_options(game: PlayableGame, given: Mapping[str, str], people: int | None = None) -> str:
    """Return a one-line summary of the match terms under these options.

    `people` is the number of players; None if it is still open. Raises Refused("bad_options").
    """
    options = game.engine.codec.load_options(check_terms(game, given))
    rosters = filter_rosters(game.engine.rosters(options), people) if people else ()
    return game.presenter.terms(options, tuple(len(team) for team in rosters[0].teams) if rosters else ())


def check_terms(game: PlayableGame, given: Mapping[str, str]) -> bytes:
    """Validate option values with the game's own model, and return the options encoded for storage.

    `given` maps option keys to values as text. Raises Refused with the engine's code if they are invalid.
    """
    codec = game.engine.codec
    try:
        return codec.dump_options(codec.parse_options(given))
    except Illegal as error:
        raise Refused(error.code, **error.params) from None


RATED_WORD = {rated: word for word, rated in RATED_WORDS.items()}
"""English typed word for rated and unrated matches."""

_PARTS = "_"
_CLOCKS: Mapping[str, ClockName] = {clock: clock for clock in CLOCKS}
_LEVELS: Mapping[str, Level] = {level: level for level in LEVELS}
_SIGNS: Mapping[str, Mapping[Any, str]] = {
    "rated": {True: "r", False: "u"},
    "opponents": {
        ComputerOpponents(level, number): f"{level[0]}{number}"
        for level in LEVELS
        for number in range(1, MAX_PER_LEVEL + 1)
    },
}
"""Code of each value in a custom id, for each field that may be None. No two codes are alike."""
_INDEX_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""The sign for each place in an option's list of values."""


class Draft(msgspec.Struct, frozen=True):
    """The choices made so far for a new match.

    `value_indexes` holds, per option of the game, the index of the chosen value.
    """

    game: str = ""
    """Key of the game; "" until one is chosen."""
    clock: ClockName = "none"
    value_indexes: tuple[int, ...] = ()
    rated: bool | None = None
    """Whether the match will be rated. None means the guild's default."""
    opponents: ComputerOpponents | None = None
    """Computer players to play against. None means a match between people."""

    def __str__(self) -> str:
        """The draft as a custom id holds it; `read_draft` reads it.

        >>> str(Draft("stratego", "daily", (0, 3)))
        'stratego_daily_03'
        >>> str(Draft("stratego", "daily", (0, 3), rated=False))
        'stratego_daily_03_u'
        >>> str(Draft("stratego", "none", (0, 3), opponents=ComputerOpponents("hard")))
        'stratego_none_03_h1'
        """
        signs = (codes[value] for field, codes in _SIGNS.items() if (value := getattr(self, field)) is not None)
        return _PARTS.join(
            (self.game, self.clock, "".join(_INDEX_SIGNS[index] for index in self.value_indexes), *signs)
        )

    @property
    def playable(self) -> PlayableGame:
        """The chosen game. Raises Refused("unknown_game") if no game is chosen or the key is unknown."""
        return get_game(self.game)

    @property
    def chosen_options(self) -> dict[str, str]:
        """The values of the options that differ from their defaults, keyed by option; `{}` if none does."""
        options = zip(self.playable.presenter.options, self.value_indexes, strict=True)
        return {option.key: option.values[index][0] for option, index in options if index}

    @property
    def options_text(self) -> str:
        """The options that differ from the usual preset, and the rating, as typed text.

        `typed_terms.parse_terms` and `split_rated` read it.
        """
        rated = () if self.rated is None else (RATED_WORD[self.rated],)
        usual = value_indexes_for(self.playable, usual_preset(self.playable).options)
        options = zip(self.playable.presenter.options, self.value_indexes, usual, strict=True)
        values = (f"{option.key}={option.values[index][0]}" for option, index, before in options if index != before)
        return " ".join((*values, *rated))

    @property
    def opponent_counts(self) -> tuple[int, ...]:
        """Possible numbers of computer opponents, ascending. `()` if no game is chosen or its options conflict."""
        if not self.game or options_problem(self.playable, self.chosen_options):
            return ()
        return tuple(
            size - 1 for size in sizes(every_roster(self.game, check_terms(self.playable, self.chosen_options)))
        )

    def with_opponents(self, level: str | None = None, number: int | None = None) -> "Draft":
        """Return a copy against computer players of this level and number; None keeps the present one.

        If the options don't allow that number, use the smallest allowed one. Raises Refused("not_offered") for an
        unknown level, and if the draft has no computer players.
        """
        if self.opponents is None:
            raise Refused("not_offered")
        known, number = _LEVELS.get(level or self.opponents.level), number or self.opponents.number
        if known is None:
            raise Refused("not_offered")
        numbers = self.opponent_counts
        admitted = number if number in numbers or not numbers else numbers[0]
        return msgspec.structs.replace(self, opponents=ComputerOpponents(known, admitted))

    def with_game(self, key: str) -> "Draft":
        """Return a copy for the game with this key, with the options of its usual preset.

        Raises Refused("unknown_game").
        """
        game = get_game(key)
        return self._with(game=key, value_indexes=value_indexes_for(game, usual_preset(game).options))

    def with_preset(self, preset: Preset) -> "Draft":
        """Return a copy with the options of a preset.

        If they don't allow the present number of computer players, it becomes the smallest allowed one.
        """
        return self._with(value_indexes=value_indexes_for(self.playable, preset.options))

    def with_clock(self, clock: str) -> "Draft":
        """Return a copy with this clock. The clock "none" also drops the choice of rating.

        Raises Refused("not_offered") for an unknown clock.
        """
        clock_name = _clock(clock)
        return msgspec.structs.replace(self, clock=clock_name, rated=None if clock_name == "none" else self.rated)

    def with_rated(self, *, rated: bool) -> "Draft":
        """Return a copy for a match that is rated if `rated` is True, and unrated if it is False."""
        return msgspec.structs.replace(self, rated=rated)

    def with_value(self, option: int, index: int) -> "Draft":
        """Return a copy with the value at `index` for the option at index `option`, both from 0.

        Raises Refused("not_offered") if an index is too large.
        """
        options = self.playable.presenter.options
        if option >= len(options) or index >= len(options[option].values):
            raise Refused("not_offered")
        return self._with(value_indexes=(*self.value_indexes[:option], index, *self.value_indexes[option + 1 :]))

    def _with(self, **changes: object) -> "Draft":
        """Return a copy with `changes` to its fields, given by name.

        If the options don't allow the present number of computer players, it becomes the smallest allowed one.
        """
        changed: Draft = msgspec.structs.replace(self, **changes)
        return changed if self.opponents is None else changed.with_opponents()


def read_draft(text: str) -> Draft:
    """Parse the text that `str(draft)` returned. Raises Refused("not_offered") if this release can't offer it.

    The reasons are a malformed text, or an unknown clock, level, value or number of options. Raises
    Refused("unknown_game") for an unknown game.
    """
    try:
        game, clock, indexes, *signs = text.split(_PARTS)
    except ValueError:
        raise Refused("not_offered") from None
    by_sign = {sign: (field, value) for field, codes in _SIGNS.items() for value, sign in codes.items()}
    if not set(signs) <= by_sign.keys():
        raise Refused("not_offered")
    more: dict[str, Any] = dict(by_sign[sign] for sign in signs)
    draft = Draft(game, _clock(clock), tuple(_INDEX_SIGNS.find(sign) for sign in indexes), **more)
    values = [len(option.values) for option in draft.playable.presenter.options] if game else []
    if len(values) != len(draft.value_indexes) or not all(
        0 <= index < size for index, size in zip(draft.value_indexes, values, strict=True)
    ):
        raise Refused("not_offered")
    return draft


def value_indexes_for(game: PlayableGame, given: Mapping[str, str]) -> tuple[int, ...]:
    """Return, per option of the game, the index of its value in `given`, or 0 for the default."""
    options = game.presenter.options
    values = ([value for value, _ in option.values] for option in options)
    return tuple(listed.index(given.get(option.key, listed[0])) for option, listed in zip(options, values, strict=True))


def _clock(text: str) -> ClockName:
    clock_name = _CLOCKS.get(text)
    if clock_name is None:
        raise Refused("not_offered")
    return clock_name


Options = Sequence[tuple[str, str]]
"""The value and the label of each button of a list."""


class DraftList(NamedTuple):
    """A list of buttons on the page of a draft, with at most one chosen.

    A button has the draft after its press in its custom id. Selects of earlier releases have the draft before, and send
    the chosen value.
    """

    verb: str
    letters: str
    """The beginning of the list's custom id."""
    options: Callable[[Draft, HouseRules], Options]
    """The buttons under these house rules; none to leave the list out."""
    chosen: Callable[[Draft], str]
    """Return the value to mark, or "" to mark none."""
    change: Callable[[Draft, str], Draft]
    """Return the draft with another value; raises Refused("not_offered")."""
    fields: tuple[str, ...] = ("node", "key")
    """The fields of the custom id; the node is the opponent's id."""


_MAX_INDEX = 99
"""Upper bound of an index in a list of presets, options or values."""


def games_to_choose(rules: HouseRules) -> Options:
    """Return key and name of each game that the house rules allow."""
    return [(key, game.presenter.name) for key, game in PLAYABLE_GAMES.items() if not rules.games or key in rules.games]


def _games(_draft: Draft, rules: HouseRules) -> Options:
    return games_to_choose(rules)


def _presets(draft: Draft, _rules: HouseRules) -> Options:
    return [(str(number), preset.name) for number, preset in enumerate(draft.playable.presenter.presets)]


def _chosen_preset(draft: Draft) -> str:
    """Return the index of the preset with the draft's options as text; "" if they are those of no preset."""
    for number, preset in enumerate(draft.playable.presenter.presets):
        if value_indexes_for(draft.playable, preset.options) == draft.value_indexes:
            return str(number)
    return ""


def variant_name(draft: Draft) -> str:
    """Return the name of the draft's preset; another word if its options are those of no preset."""
    chosen = _chosen_preset(draft)
    return draft.playable.presenter.presets[int(chosen)].name if chosen else texts.custom()


def _change_preset(draft: Draft, chosen: str) -> Draft:
    """Return the draft with the preset at index `chosen`, a number in a text.

    Raises Refused("not_offered") if the index is too large.
    """
    presets, number = draft.playable.presenter.presets, decimal(chosen, _MAX_INDEX)
    if number >= len(presets):
        raise Refused("not_offered")
    return draft.with_preset(presets[number])


def _clocks(draft: Draft, rules: HouseRules) -> Options:
    if draft.opponents is not None or len(rules.clocks) < 2:
        return ()
    return [(clock, _CLOCK_LABELS[clock]()) for clock in rules.clocks]


_CLOCK_LABELS = texts_with_prefix(texts, "clock")


def _numbers(draft: Draft, _rules: HouseRules) -> Options:
    if draft.opponents is None or len(draft.opponent_counts) < 2:
        return ()
    return [(str(number), texts.opponents(count=number)) for number in draft.opponent_counts]


DRAFT_GAMES, DRAFT_PRESETS, DRAFT_CLOCKS, DRAFT_NUMBERS = DRAFT_LISTS = (
    DraftList("draft_game", "dg", _games, lambda draft: draft.game, Draft.with_game),
    DraftList("draft_preset", "dp", _presets, _chosen_preset, _change_preset),
    DraftList("draft_clock", "dc", _clocks, lambda draft: draft.clock, Draft.with_clock),
    DraftList(
        verb="draft_number",
        letters="dm",
        options=_numbers,
        chosen=lambda draft: str(draft.opponents.number) if draft.opponents else "",
        change=lambda draft, chosen: draft.with_opponents(number=decimal(chosen, _MAX_INDEX)),
        fields=("key",),
    ),
)
"""The lists of a draft, in order. Only the first is shown until a game is chosen."""

"""Match options as people type them: "edition=revised target=18", "quick"."""

from collections.abc import Mapping

from bot.games.catalog import PlayableGame
from bot.presenters.ratings.rated_matches import RATED_TERMS
from bot.screens.presenter import OptionText, Preset
from bot.screens.refusals import Refused
from bot.screens.words import meant
from bot.service.lobbies.teams import of_size
from bot.service.ratings.rated_matches import RATED_WORDS, split_rated
from engine.core.values import Illegal

_GUESSES = 3
"""How many options are named that somebody may have meant."""


def parse_terms(host: PlayableGame, typed: str) -> bytes:
    """Turn typed options into stored ones; raises Refused("unknown_option" | "bad_options").

    A value or a preset that nothing else is called like stands by itself: "barrage", "quick".
    """
    given: dict[str, str] = {}
    known = {option.key for option in host.presenter.options}
    for part in typed.lower().replace(",", " ").split():
        key, equals, value = part.partition("=")
        found = {key: value} if value and key in known else None if equals else _by_itself(host, part)
        if found is None:
            raise Refused("unknown_option", text=part, known=tuple(sorted(known)), meant=_likely(host, part))
        given.update(found)
    return check_terms(host, given)


def options_problem(host: PlayableGame, given: Mapping[str, str]) -> str:
    """Why these options can't be played together; "" if they can."""
    try:
        check_terms(host, given)
    except Refused as refused:
        if refused.code != "bad_options":
            raise
        return "\n".join(problem for _, problem in refused.params["problems"])
    return ""


def terms_of_options(host: PlayableGame, given: Mapping[str, str], people: int | None = None) -> str:
    """What would be agreed with these options, in a line, with so many people or as long as that isn't settled (None).

    Raises Refused("bad_options").
    """
    options = host.game.codec.load_options(check_terms(host, given))
    rosters = of_size(host.game.rosters(options), people) if people else ()
    return host.presenter.terms(options, tuple(len(team) for team in rosters[0].teams) if rosters else ())


def check_terms(host: PlayableGame, given: Mapping[str, str]) -> bytes:
    """Validate options by the game's own model and return them as they are stored."""
    codec = host.game.codec
    try:
        return codec.dump_options(codec.parse_options(given))
    except Illegal as error:
        raise Refused(error.code, **error.params) from None


def suggest_terms(host: PlayableGame, typed: str) -> tuple[tuple[str, str], ...]:
    """Return what the typed options could grow into: (what it says, the whole new text), likeliest first.

    Options that are complete stay; the last, incomplete one is completed; with none incomplete the next is offered.
    While nothing is typed, the presets come first. What is said about ratings comes after the options of the game.
    """
    typed, rated = split_rated(typed)
    said = () if rated is None else (RATED_TERMS[rated],)
    grown = [(" · ".join((says, *said)), " ".join((text, *said))) for says, text in _suggest_options(host, typed)]
    if said and not typed:
        return ((said[0], said[0]), *grown)
    *before, last = typed.split() or [""]
    words = [word for word in RATED_WORDS if last and word.startswith(last.lower()) and not said]
    completed = [" ".join((*before, word)) for word in words]
    return (*((each, each) for each in completed), *grown)


def _suggest_options(host: PlayableGame, typed: str) -> tuple[tuple[str, str], ...]:
    """The same for the options of the game alone."""
    whole, unfinished = _split(host, typed)
    chosen = dict(part.split("=", 1) for part in whole)
    said = [_say(host, key, value) for key, value in chosen.items()]
    grown: list[tuple[str, str]] = []
    if whole and not unfinished:
        grown.append((" · ".join(said), " ".join(whole)))
    nexts = _next_options(host, chosen) if whole else {**_preset_words(host), **_next_options(host, chosen)}
    fitting = [token for token, says in nexts.items() if unfinished in token or unfinished in says.lower()]
    fitting.sort(key=lambda token: _distance(token, unfinished))
    grown += [
        (" · ".join([*said, nexts[token]]), " ".join([*whole, token]))
        for token in fitting or meant(unfinished, list(nexts))
    ]
    return tuple(grown)


def _distance(token: str, typed: str) -> int:
    """How far an option is from what is typed: 0 for a preset or a value that begins so, 1 for a name, 2 otherwise."""
    by_itself = token.partition("=")[2] or token
    return 0 if by_itself.startswith(typed) else 1 if token.startswith(typed) else 2


def _preset_words(host: PlayableGame) -> dict[str, str]:
    """The presets as they are typed, and what they say."""
    return {
        _word_of(preset): f"{preset.name}: {terms_of_options(host, preset.options)}"
        for preset in host.presenter.presets
    }


def _next_options(host: PlayableGame, chosen: Mapping[str, str]) -> dict[str, str]:
    """The values of those options that aren't chosen yet as they are typed, and what they say."""
    return {
        f"{option.key}={value}": f"{option.label}: {meaning}"
        for option in host.presenter.options
        if option.key not in chosen
        for value, meaning in option.values
    }


def _by_itself(host: PlayableGame, word: str) -> Mapping[str, str] | None:
    """The options that a preset's name or a value stands for; None where it stands for none, or for several."""
    for preset in host.presenter.presets:
        if _word_of(preset) == word:
            return preset.options
    keys = [option.key for option in host.presenter.options if _listed(option, word)]
    return {keys[0]: word} if len(keys) == 1 else None


def _likely(host: PlayableGame, part: str) -> tuple[str, ...]:
    """What somebody may have meant by an option that isn't known."""
    tokens = [f"{option.key}={value}" for option in host.presenter.options for value, _ in option.values]
    return meant(part, [*map(_word_of, host.presenter.presets), *tokens])[:_GUESSES]


def _word_of(preset: Preset) -> str:
    return preset.name.lower().replace(" ", "-")


def _split(host: PlayableGame, typed: str) -> tuple[list[str], str]:
    options: dict[str, OptionText] = {option.key: option for option in host.presenter.options}
    whole: list[str] = []
    unfinished = ""
    for part in typed.lower().replace(",", " ").split():
        key, _, value = part.partition("=")
        known = options.get(key)
        if known is not None and value and (_listed(known, value) or value.isdigit()):
            whole.append(part)
        else:
            unfinished = part
    return whole, unfinished


def _listed(option: OptionText, value: str) -> bool:
    return any(value == listed for listed, _ in option.values)


def _say(host: PlayableGame, key: str, value: str) -> str:
    option = next(option for option in host.presenter.options if option.key == key)
    meaning = next((meaning for listed, meaning in option.values if listed == value), value)
    return f"{option.label}: {meaning}"

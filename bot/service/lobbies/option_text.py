"""Match options as people type them: "edition=revised target=18"."""

from collections.abc import Mapping

from bot.model.refusal import Refused
from bot.presenters.presenter import OptionText
from bot.service.games import PlayableGame
from engine.core.errors import Illegal


def parse_terms(host: PlayableGame, typed: str) -> bytes:
    """Turn typed options into stored ones; raises Refused("unknown_option" | "bad_options")."""
    given: dict[str, str] = {}
    known = {option.key for option in host.presenter.options}
    for part in typed.replace(",", " ").split():
        key, equals, value = part.partition("=")
        if not equals or not value or key.lower() not in known:
            raise Refused("unknown_option", text=part, known=tuple(sorted(known)))
        given[key.lower()] = value.lower()
    return check_terms(host, given)


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
    """
    whole, unfinished = _split(host, typed)
    chosen = dict(part.split("=", 1) for part in whole)
    grown: list[tuple[str, str]] = []
    said = [_say(host, key, value) for key, value in chosen.items()]
    if whole and not unfinished:
        grown.append((" · ".join(said), " ".join(whole)))
    for option in host.presenter.options:
        if option.key in chosen:
            continue
        for value, meaning in option.values:
            token = f"{option.key}={value}"
            if unfinished in token or unfinished in meaning.lower():
                grown.append((" · ".join([*said, f"{option.label}: {meaning}"]), " ".join([*whole, token])))
    return tuple(grown)


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

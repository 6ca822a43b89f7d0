"""Match options that people type, such as "edition=revised target=18" or "quick", and their completions."""

from collections.abc import Collection, Mapping, Sequence

from bot.games.catalog import PlayableGame
from bot.lobbies import texts
from bot.lobbies.drafts import RATED_WORD, check_terms, terms_of_options, usual_preset
from bot.match.words import rated_text
from bot.ratings.service import RATED_WORDS, rated_words, split_rated
from bot.screens.presenter import OptionText, Preset
from bot.screens.refusals import Refused
from bot.screens.typed import as_word, find_first, fold, fuzzy_match, make_in_english, split_words

_GUESSES = 3
"""Maximum number of suggestions for an unknown option."""


def parse_terms(game: PlayableGame, typed: str) -> bytes:
    """Parse typed options into the stored bytes. Parts are separated by spaces or commas.

    A part is `key=value`, a preset name, or a value that only one option has ("barrage", "quick"). A preset has its
    names in the reader's language and in English. Values change the preset that is named, or the usual one. Raises
    Refused("unknown_option" | "bad_options").
    """
    given: dict[str, str] = {}
    preset = usual_preset(game)
    known = {option.key for option in game.presenter.options}
    presets, english_words = _presets_by_word(game), _english_words(game)
    for text in split_words(typed):
        part = fold(text)
        named = presets.get(english_words.get(part, ""))
        key, equals, value = part.partition("=")
        parsed = {key: value} if value and key in known else None if equals else _parse_value(game, part)
        if named is not None:
            preset = named
        elif parsed is not None:
            given.update(parsed)
        else:
            raise Refused("unknown_option", text=text.lower(), known=tuple(sorted(known)), meant=_likely(game, part))
    return check_terms(game, {**preset.options, **given})


def suggest_terms(game: PlayableGame, typed: str) -> tuple[tuple[str, str], ...]:
    """Return completions of the typed options as (label, full new text), best first.

    Labels are in the reader's language. The new text has English words, which hold in every language. Complete options
    stay. An incomplete last option is completed; otherwise the next option is added. Presets come first while nothing
    is typed. The rating choice follows the game's options.
    """
    typed, rated = split_rated(typed)
    words = () if rated is None else (RATED_WORD[rated],)
    labels = [_rated_label(word) for word in words]
    grown = [(" · ".join((label, *labels)), " ".join((text, *words))) for label, text in _suggest_options(game, typed)]
    if words and not typed:
        return ((labels[0], words[0]), *grown)
    *before, last = typed.split() or [""]
    known = rated_words().items()
    chosen = dict.fromkeys(rated for word, rated in known if last and word.startswith(fold(last)) and not words)
    begun = [RATED_WORD[rated] for rated in chosen]
    completed = [(" ".join((*before, _rated_label(word))), " ".join((*before, word))) for word in begun]
    return (*completed, *grown)


def _rated_label(word: str) -> str:
    return rated_text(rated=RATED_WORDS[word])


def _suggest_options(game: PlayableGame, typed: str) -> tuple[tuple[str, str], ...]:
    """Return completions as (label, full new text), best first, for the game's own options only."""
    whole, unfinished = _split(game, typed)
    chosen_texts = [_option_text(game, part) for part in whole]
    chosen = {part.partition("=")[0] for part in whole}
    grown: list[tuple[str, str]] = []
    if whole and not unfinished:
        grown.append((" · ".join(chosen_texts), " ".join(whole)))

    def nexts() -> Mapping[str, str]:
        return _next_options(game, chosen) if whole else {**_preset_labels(game), **_next_options(game, chosen)}

    def matching() -> Sequence[str]:
        return [token for token, label in nexts().items() if unfinished in token or unfinished in as_word(label)]

    shown = nexts()
    found = sorted(find_first(matching), key=lambda token: _distance(token, unfinished))
    if not found:
        words = _english_words(game)
        alike = fuzzy_match(unfinished, list(dict.fromkeys([*shown, *words])))
        found = [token for token in dict.fromkeys(words.get(each, each) for each in alike) if token in shown]
    grown += [(" · ".join([*chosen_texts, shown[token]]), " ".join([*whole, token])) for token in found]
    return tuple(grown)


def _distance(token: str, typed: str) -> int:
    """Return the sort key of a completion for the typed text; lower is better.

    `token` is the completion, a preset name or "key=value". 0 if its preset name or value starts with `typed`, 1 if its
    option key does, 2 otherwise.
    """
    by_itself = token.partition("=")[2] or token
    return 0 if by_itself.startswith(typed) else 1 if token.startswith(typed) else 2


def _preset_labels(game: PlayableGame) -> dict[str, str]:
    """Return the game's presets as {English word: label}."""
    return {
        word: texts.variant_value(variant=preset.name, terms=terms_of_options(game, preset.options))
        for word, preset in _presets_by_word(game).items()
    }


def _next_options(game: PlayableGame, chosen: Collection[str]) -> dict[str, str]:
    """Return all values of options that are not yet chosen, as {"key=value": label}."""
    return {
        f"{option.key}={value}": texts.rule_value(rule=option.label, value=meaning)
        for option in game.presenter.options
        if option.key not in chosen
        for value, meaning in option.values
    }


def _parse_value(game: PlayableGame, word: str) -> Mapping[str, str] | None:
    """Return the option that has the value `word`; None if no option has it, or several."""
    keys = [option.key for option in game.presenter.options if _has_value(option, word)]
    return {keys[0]: word} if len(keys) == 1 else None


def _likely(game: PlayableGame, part: str) -> tuple[str, ...]:
    """Return up to `_GUESSES` presets or `key=value` texts that resemble an unknown part, best first."""
    tokens = [f"{option.key}={value}" for option in game.presenter.options for value, _ in option.values]
    words = _english_words(game)
    shown = {english: word for word, english in words.items()}
    likely = dict.fromkeys(
        shown.get(words.get(each, ""), each) for each in fuzzy_match(part, list(dict.fromkeys([*words, *tokens])))
    )
    return tuple(likely)[:_GUESSES]


def _presets_by_word(game: PlayableGame) -> Mapping[str, Preset]:
    """Return the game's presets by the English word for each, such as "quick"."""
    return dict(zip(make_in_english(lambda: _preset_words(game)), game.presenter.presets, strict=True))


def _preset_words(game: PlayableGame) -> list[str]:
    """Return the typed word for each preset in the language that is read."""
    return [as_word(preset.name) for preset in game.presenter.presets]


def _english_words(game: PlayableGame) -> Mapping[str, str]:
    """Return the English word for each preset by its typed words: the English one, then the reader's."""
    english = make_in_english(lambda: _preset_words(game))
    return {**dict(zip(english, english, strict=True)), **dict(zip(_preset_words(game), english, strict=True))}


def _split(game: PlayableGame, typed: str) -> tuple[list[str], str]:
    """Return the complete typed parts, and an incomplete last part or "".

    A value that only one option has becomes `key=value`, and a preset its English word. Unknown parts before the last
    stay as typed.
    """
    options: dict[str, OptionText] = {option.key: option for option in game.presenter.options}
    parts, words = [fold(part) for part in split_words(typed)], _english_words(game)
    whole: list[str] = []
    for place, part in enumerate(parts, start=1):
        key, _, value = part.partition("=")
        known = options.get(key)
        is_complete = known is not None and value and (_has_value(known, value) or value.isdigit())
        if place == len(parts) and not is_complete:
            return whole, part
        parsed = _parse_value(game, part) or {}
        whole += [f"{each}={meant}" for each, meant in parsed.items()] or [words.get(part, part)]
    return whole, ""


def _has_value(option: OptionText, value: str) -> bool:
    return any(value == listed for listed, _ in option.values)


def _option_text(game: PlayableGame, part: str) -> str:
    """Return the label of a complete part; a preset's name or an unknown part is its own label."""
    key, _, value = part.partition("=")
    option = next((option for option in game.presenter.options if option.key == key), None)
    if option is None:
        preset = _presets_by_word(game).get(part)
        return part if preset is None else preset.name
    meaning = next((meaning for listed, meaning in option.values if listed == value), value)
    return texts.rule_value(rule=option.label, value=meaning)

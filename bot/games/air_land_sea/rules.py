"""Rules of the theaters games by topic, in our own words.

Options and terms of a match (rules 1.3 and 1.4).
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.games.air_land_sea import texts
from bot.screens.presenter import OptionText, Preset
from bot.screens.words import join_items
from bot.texts.languages import sentence_case
from engine.games.air_land_sea.cards import TYPES
from engine.games.air_land_sea.options import ALS_THEATERS, FLS_THEATERS, STANDARD_ROW, FliesOptions, TheatersOptions


def rules_of(theaters: tuple[str, ...]) -> Mapping[str, str]:
    """Return the rules by topic for a game with these default theaters; the first topic is the overview."""
    first, second, third = theaters
    supplies = theaters != ALS_THEATERS
    overview = texts.rules_overview(first=first, second=second, third=third, supplies=supplies)
    return {
        texts.topic_overview(): overview,
        texts.topic_turn(): texts.rules_turn(),
        texts.topic_deploy_and_improvise(): texts.rules_deploy_and_improvise(),
        texts.topic_abilities(): texts.rules_abilities(),
        texts.topic_control(): texts.rules_control(),
        texts.topic_withdraw_and_points(): texts.rules_withdraw_and_points(),
        texts.topic_editions(): texts.rules_editions(),
        texts.topic_supplies(): texts.rules_supplies(),
        texts.topic_mixing_theaters(): texts.rules_mixing_theaters(),
        texts.topic_epic(): texts.rules_epic(),
        texts.topic_teams(): texts.rules_teams(),
    }


def presets() -> tuple[Preset, ...]:
    """Return the named sets of options, the usual one first."""
    return (
        Preset(texts.preset_classic()),
        Preset(texts.preset_quick(), {"target": "6"}),
        Preset(texts.preset_epic(), {"mode": "epic"}),
    )


def options_of(defaults: type[TheatersOptions]) -> tuple[OptionText, ...]:
    """Return the options of a game by its defaults; Flies, Lies & Supplies has no edition to choose."""
    als, fls = ("als", _names(ALS_THEATERS)), ("fls", _names(FLS_THEATERS))
    if issubclass(defaults, FliesOptions):
        return (_mode(), _scoring(), _target_option(), _theaters(fls, als))
    return (_mode(), _edition(), _scoring(), _target_option(), _theaters(als, fls))


def _mode() -> OptionText:
    values = (("standard", texts.option_mode_standard()), ("epic", texts.option_mode_epic()))
    return OptionText("mode", texts.option_mode(), values)


def _edition() -> OptionText:
    values = (
        ("auto", texts.option_edition_auto()),
        ("classic", texts.option_edition_classic()),
        ("revised", texts.option_edition_revised()),
    )
    return OptionText("edition", texts.option_edition(), values)


def _scoring() -> OptionText:
    values = (("standard", texts.option_scoring_standard()), ("beginner", texts.option_scoring_beginner()))
    return OptionText("scoring", texts.option_scoring(), values)


def _target_option() -> OptionText:
    values = (
        ("auto", texts.option_target_auto()),
        ("12", texts.option_target_12()),
        ("18", texts.option_target_18()),
        ("6", texts.option_target_6()),
        ("single", texts.single_battle()),
    )
    return OptionText("target", texts.option_target(), values)


def _theaters(*boxes: tuple[str, str]) -> OptionText:
    """Return the option of theaters: the given boxes, a random draw, and every other mix of three theaters.

    Each of `boxes` is a published set, as (value of the option, label). Players can also type five theaters for an epic
    match.
    """
    mixes = [mix for mix in combinations(TYPES, STANDARD_ROW) if mix not in (ALS_THEATERS, FLS_THEATERS)]
    return OptionText(
        "theaters",
        texts.option_theaters(),
        (*boxes, ("random", texts.option_theaters_random()), *(("-".join(mix), _names(mix)) for mix in mixes)),
    )


def terms(options: TheatersOptions, sizes: Sequence[int]) -> str:
    """Return the agreed terms in a line: unusual theaters or mode, edition, unusual scoring, and target.

    `sizes` are the team sizes. If it is empty, the line adds the values that differ for teams.
    """
    solo = all(size == 1 for size in sizes)
    edition, target = options.edition_for(solo=solo), _target(options, solo=solo)
    parts = [_row(options), texts.terms_classic() if edition == "classic" else texts.terms_revised()]
    if options.scoring == "beginner":
        parts.append(texts.terms_beginner())
    parts.append(target)
    if not sizes:
        is_same = edition == options.edition_for(solo=False) or options.edition == edition
        differences = [] if is_same else [texts.terms_teams_revised()]
        if target != (for_teams := _target(options, solo=False)):
            differences.append(for_teams)
        parts.append(texts.terms_teams(differences=join_items(differences)) if differences else "")
    return sentence_case(" · ".join(part for part in parts if part))


def _names(theaters: tuple[str, ...]) -> str:
    return texts.list_of_theaters(theaters=theaters)


def _row(options: TheatersOptions) -> str:
    chosen = options.chosen
    if options.mode == "epic":
        return texts.terms_epic_drawn() if chosen is None else texts.terms_epic(theaters=chosen)
    if chosen == type(options)().chosen:
        return ""
    return texts.terms_drawn() if chosen is None else _names(chosen)


def _target(options: TheatersOptions, *, solo: bool) -> str:
    points = options.target_for(solo=solo)
    return texts.terms_target(points=points) if points else texts.single_battle()

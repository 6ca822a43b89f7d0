"""What can be agreed on before a match, in words (rules 1.3 and 1.4)."""

from collections.abc import Sequence
from itertools import combinations

from bot.presenters.games.air_land_sea.words import theater_name
from bot.presenters.presenter import OptionText, Preset
from bot.presenters.words import counted, listed, sentence_case
from engine.games.air_land_sea.cards import TYPES
from engine.games.air_land_sea.options import ALS_THEATERS, FLS_THEATERS, STANDARD_ROW, FliesOptions, TheatersOptions

_MODE = OptionText("mode", "Mode", (("standard", "standard, three theaters"), ("epic", "epic, five theaters")))
_EDITION = OptionText(
    "edition",
    "Edition",
    (
        ("auto", "the usual one (classic, revised for teams and mixes)"),
        ("classic", "classic, as first printed"),
        ("revised", "revised, as printed later"),
    ),
)
_SCORING = OptionText(
    "scoring",
    "Scoring",
    (("standard", "standard, 2 to 6 points a battle"), ("beginner", "beginner, 1 point a battle")),
)
_TARGET = OptionText(
    "target",
    "Target",
    (
        ("auto", "the usual one (12 points, epic or teams 6, beginners 3)"),
        ("12", "12 points"),
        ("18", "18 points, a long match"),
        ("6", "6 points, a short match"),
        ("single", "a single battle decides"),
    ),
)
_ALS = ("als", "Air, Land and Sea")
_FLS = ("fls", "Intelligence, Diplomacy and Economics")


PRESETS = (
    Preset("Classic"),
    Preset("Quick", {"target": "6"}),
    Preset("Epic", {"mode": "epic"}),
)


def options_of(defaults: type[TheatersOptions]) -> tuple[OptionText, ...]:
    """Return the options of a game, given its defaults; one that can't be classic has no choice of editions."""
    if issubclass(defaults, FliesOptions):
        return (_MODE, _SCORING, _TARGET, _theaters(_FLS, _ALS))
    return (_MODE, _EDITION, _SCORING, _TARGET, _theaters(_ALS, _FLS))


def _theaters(*boxes: tuple[str, str]) -> OptionText:
    """List the boxes, a draw, and every mix of three; five for an epic match can be typed likewise."""
    mixes = [mix for mix in combinations(TYPES, STANDARD_ROW) if mix not in (ALS_THEATERS, FLS_THEATERS)]
    return OptionText(
        "theaters",
        "Theaters",
        (*boxes, ("random", "drawn by chance"), *(("-".join(mix), _names(mix)) for mix in mixes)),
    )


def terms(options: TheatersOptions, sizes: Sequence[int]) -> str:
    """Name theaters and mode where they aren't the game's usual ones, edition, scoring if unusual, and target.

    What is left to the rules may be different for teams; both are said while it isn't settled who plays.
    """
    in_teams = any(size > 1 for size in sizes)
    parts = [_row(options), _edition(options, in_teams=in_teams)]
    if options.scoring == "beginner":
        parts.append("beginner scoring, 1 point a battle")
    parts += [_target(options, in_teams=in_teams), "" if sizes else _for_teams(options)]
    return sentence_case(" · ".join(part for part in parts if part))


def _names(theaters: tuple[str, ...]) -> str:
    return listed([theater_name(type_) for type_ in theaters])


def _row(options: TheatersOptions) -> str:
    if options.mode == "epic":
        return f"epic, {'five theaters drawn' if options.chosen is None else _names(options.chosen)}"
    if options.chosen == type(options)().chosen:
        return ""
    return "three theaters drawn" if options.chosen is None else _names(options.chosen)


def _may_be_classic(options: TheatersOptions) -> bool:
    return options.mode == "standard" and options.edition != "revised" and options.chosen == ALS_THEATERS


def _edition(options: TheatersOptions, *, in_teams: bool) -> str:
    if in_teams:
        return "revised edition"
    if options.mode == "standard" and options.chosen is None and options.edition == "auto":
        return "usual edition"
    return "classic edition" if _may_be_classic(options) else "revised edition"


def _target(options: TheatersOptions, *, in_teams: bool) -> str:
    match options.target:
        case "single":
            return "a single battle decides"
        case "auto" if options.scoring == "beginner":
            return "to 3 points"
        case "auto" if in_teams:
            return "a single battle decides" if options.mode == "epic" else "to 6 points"
        case "auto":
            return "to 6 points" if options.mode == "epic" else "to 12 points"
        case int(points):
            return f"to {counted(points, 'point')}"


def _for_teams(options: TheatersOptions) -> str:
    """Say what would be otherwise for teams."""
    differences = ["revised"] if _may_be_classic(options) and options.edition == "auto" else []
    if options.target == "auto" and options.scoring == "standard":
        differences.append("a single battle" if options.mode == "epic" else "to 6")
    return f"teams: {', '.join(differences)}" if differences else ""

"""Options that players agree on before a match (rules 1.3 and 1.4)."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, field_validator, model_validator

from engine.games.air_land_sea.cards import TYPES, TheaterType

HIGHEST_TARGET = 60
TARGET = 12
SHORT_TARGET = 6
BEGINNER_TARGET = 3
SINGLE_BATTLE = 0
STANDARD_ROW = 3
EPIC_ROW = 5
ALS_THEATERS: tuple[TheaterType, ...] = ("air", "land", "sea")
FLS_THEATERS: tuple[TheaterType, ...] = ("intelligence", "diplomacy", "economics")

_APART = str.maketrans(",-+", "   ")
"""Translation of the separators in typed theater lists to spaces."""

_SETS = {"als": ALS_THEATERS, "fls": FLS_THEATERS}


class TheatersOptions(BaseModel):
    """The options of a match; the defaults are Air, Land & Sea."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    theaters: Literal["als", "fls", "random"] | tuple[TheaterType, ...] = "als"
    """Three different theaters, or five in an epic match; an epic match draws them unless they are chosen."""
    mode: Literal["standard", "epic"] = "standard"
    edition: Literal["auto", "classic", "revised"] = "auto"
    """Edition of the card texts; "auto" is classic for one against one with exactly Air, Land & Sea.

    Drawn theaters and teams get the revised edition.
    """
    scoring: Literal["standard", "beginner"] = "standard"
    target: int | Literal["auto", "single"] = "auto"
    """Victory points that win the match, 1 to 60; "single": one battle decides; "auto": rules 1.4."""

    @property
    def chosen(self) -> tuple[TheaterType, ...] | None:
        """Theaters of the match, in the order of `TYPES`; None if they are drawn at random."""
        return _SETS.get(self.theaters) if isinstance(self.theaters, str) else self.theaters

    def edition_for(self, *, solo: bool) -> Literal["classic", "revised"]:
        """Return the edition of the card texts (rules 1.4); `solo` is False if a side is a team."""
        return "classic" if self.chosen == ALS_THEATERS and solo and self.edition != "revised" else "revised"

    def target_for(self, *, solo: bool) -> int:
        """Return the points to play for (rules 1.4), or `SINGLE_BATTLE`; `solo` is False if a side is a team."""
        if self.target == "single":
            return SINGLE_BATTLE
        if self.target != "auto":
            return self.target
        if self.scoring == "beginner":
            return BEGINNER_TARGET
        if self.mode == "epic":
            return SHORT_TARGET if solo else SINGLE_BATTLE
        return TARGET if solo else SHORT_TARGET

    @model_validator(mode="before")
    @classmethod
    def _epic_draws(cls, data: Any) -> Any:  # noqa: ANN401 - whatever was passed in
        if isinstance(data, dict) and data.get("mode") == "epic" and "theaters" not in data:
            return {**data, "theaters": "random"}
        return data

    @field_validator("theaters", mode="before")
    @classmethod
    def _known_theaters(cls, theaters: object) -> object:
        """Return the theaters sorted by type, from a set's name, typed text or a list in any order.

        Raises ValueError with one message if a theater is unknown or repeated, or if none is named.
        """
        if theaters in ("als", "fls", "random"):
            return theaters
        named = theaters.lower().translate(_APART).split() if isinstance(theaters, str) else theaters
        if not isinstance(named, list | tuple) or not named or not set(map(str, named)) <= set(TYPES):
            raise ValueError(f"choose als, fls or random, or name the theaters: {', '.join(TYPES)}")
        if len(set(named)) < len(named):
            raise ValueError("choose each theater only once")
        return tuple(sorted(named, key=TYPES.index))

    @field_validator("target", mode="before")
    @classmethod
    def _from_1_to_60(cls, target: object) -> object:
        """Return the target as an integer, or "auto" or "single" as given; typed digits count as a number.

        Raises ValueError for any other value, and for numbers outside 1 to HIGHEST_TARGET. The error has one message,
        instead of one for each member of the union.
        """
        if target in ("auto", "single"):
            return target
        digits = str(target) if isinstance(target, int | str) and not isinstance(target, bool) else ""
        if not (digits.isascii() and digits.isdigit() and 1 <= int(digits) <= HIGHEST_TARGET):
            raise ValueError(f"choose a number from 1 to {HIGHEST_TARGET}, or single, or auto")
        return int(digits)

    @model_validator(mode="after")
    def _fitting(self) -> "TheatersOptions":
        row = EPIC_ROW if self.mode == "epic" else STANDARD_ROW
        if self.chosen is not None and len(self.chosen) != row:
            raise ValueError(
                "an epic match has five theaters: name five, or choose random"
                if self.mode == "epic"
                else "name three theaters, or play an epic match with five"
            )
        if self.edition == "classic" and self.chosen != ALS_THEATERS:
            raise ValueError("the classic edition has only Air, Land and Sea: choose als, or the revised edition")
        return self


class FliesOptions(TheatersOptions):
    """Options of a match, with the defaults of Flies, Lies & Supplies."""

    theaters: Literal["als", "fls", "random"] | tuple[TheaterType, ...] = "fls"

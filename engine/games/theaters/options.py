"""What can be agreed on before a match (rules 1.3 and 1.4)."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, field_validator

HIGHEST_TARGET = 60
ALS_THEATERS = ("air", "land", "sea")


class TheatersOptions(BaseModel):
    """The options of a match; the defaults are Air, Land & Sea for two."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: Literal["auto", "classic", "revised"] = "auto"
    scoring: Literal["standard", "beginner"] = "standard"
    target: int | Literal["auto", "single"] = "auto"
    """Victory points that win the match, 1 to 60; "single": one battle decides; "auto": rules 1.4."""

    @field_validator("target", mode="before")
    @classmethod
    def _from_1_to_60(cls, target: object) -> object:
        """Say once what is admitted, instead of what each half of the union would say."""
        if target in ("auto", "single"):
            return target
        digits = str(target) if isinstance(target, int | str) and not isinstance(target, bool) else ""
        if not (digits.isascii() and digits.isdigit() and 1 <= int(digits) <= HIGHEST_TARGET):
            raise ValueError(f"choose a number from 1 to {HIGHEST_TARGET}, or single, or auto")
        return int(digits)

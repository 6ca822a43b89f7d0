"""What can be agreed on before a match (rules 1.3 and 1.4)."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

ALS_THEATERS = ("air", "land", "sea")


class TheatersOptions(BaseModel):
    """The options of a match; the defaults are Air, Land & Sea for two."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    edition: Literal["auto", "classic", "revised"] = "auto"
    scoring: Literal["standard", "beginner"] = "standard"
    target: int | Literal["auto", "single"] = Field(default="auto")
    """Victory points that win the match, 1 to 60; "single": one battle decides; "auto": rules 1.4."""

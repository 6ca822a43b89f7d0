"""Options that players agree on before a match (rules 5).

The roster determines the number of players, two to four.
"""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Resolution = Literal["active", "target"]


class WarOptions(BaseModel):
    """The options of a match; the defaults are the rulebook's, except for `max_turns`, which is ours."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    win_city: int = Field(default=50, ge=10, le=200)
    """CITY that wins at the end of the own turn."""
    wall: int = Field(default=20, ge=0, le=100)
    """WALL to begin with."""
    city: int = Field(default=15, ge=1, le=100)
    """CITY to begin with."""
    resources: int = Field(default=4, ge=0, le=20)
    """Initial amount of each resource."""
    production: int = Field(default=2, ge=1, le=6)
    """Initial value of each production."""
    resolution: Resolution = "target"
    """Start of the clockwise resolution of ESPIONAGE (rules 2).

    "target": the first player that an OPERATION targeted in this turn. "active": the player of the OPERATION.
    """
    max_turns: int = Field(default=500, ge=10, le=1000)
    """Turns, of all seats together, after which the highest CITY wins."""

    @model_validator(mode="after")
    def _not_won_before_it_begins(self) -> "WarOptions":
        if self.city >= self.win_city:
            raise ValueError("start with less CITY than wins the match")
        return self

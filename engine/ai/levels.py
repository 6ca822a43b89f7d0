"""How strong a computer player is to be."""

from typing import Literal, get_args

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest to the strongest; a newcomer beats the first."""

"""Random choices of buttons in the demo, and the button by which a finished match is known."""

from engine.core.rng import Rng

OVER = "Rematch"
HELP = {"In words", "Rules", "Hint (3 left)", "Hint (2 left)", "Hint (1 left)"}
"""Buttons of a panel that only tell something."""


class RandomChoice:
    """Picks buttons by a fixed key, never Withdraw."""

    def __init__(self, key: int) -> None:
        self._rng = Rng(key.to_bytes(32, "big"))

    def pick(self, offered: list[str]) -> str:
        choices = [label for label in offered if label not in {"Withdraw", "Back", "Take back", *HELP}]
        picked, self._rng = self._rng.choice(choices or offered)
        return picked

"""The woodlands that a seat's actions lead to, which its map marks."""

from collections.abc import Sequence

from engine.games.fight_flight_bite import actions as action_types
from engine.games.fight_flight_bite.actions import Action


def targets_of(actions: Sequence[Action]) -> tuple[str, ...]:
    """Return the letters of the woodlands, in order: where a critter or a cube goes, or is put."""
    return tuple(sorted({letter for action in actions if (letter := _target(action))}))


def _target(action: Action) -> str:
    match action:
        case action_types.Play(choice=choice) if choice is not None and not isinstance(choice, action_types.Look):
            return _target(choice)
        case action_types.Move():
            return action.end
        case (
            action_types.Open()
            | action_types.Place()
            | action_types.PutCube()
            | action_types.Push()
            | action_types.Bite()
        ):
            return action.woodland
        case _:
            return ""

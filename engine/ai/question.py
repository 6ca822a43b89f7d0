"""What a computer player is asked, as bytes that can go to another process."""

from engine.ai.levels import Level
from engine.core.seats import Seat
from engine.core.values import Value


class Question(Value, frozen=True):
    """A position in which a computer player is to choose an action: all that its seat may know, and nothing more.

    `world` is an imagined state as JSON, in the game's present schema, and never the real one. `told` are the events of
    the match as the seat was told them, a JSON array for each change, from the first. `key` is that of the player's own
    chance, fresh each time, and never that of the match. What is `explained` is answered by an `Advice` as MessagePack,
    anything else by the action alone as JSON.
    """

    game: str
    level: Level
    seat: Seat
    world: bytes
    told: tuple[bytes, ...]
    key: bytes
    explained: bool = False

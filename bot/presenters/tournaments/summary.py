"""A tournament as its screens take it, and its numbers in words."""

import msgspec

from bot.model.tournaments import Format, Outcome, Reason, TournamentStatus


class TableLine(msgspec.Struct, frozen=True):
    """A person's line of the table; points and Buchholz count in halves, Sonneborn-Berger in quarters."""

    rank: int
    name: str
    points: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    buchholz: int = 0
    sonneborn_berger: int = 0
    withdrawn: bool = False


class PairingLine(msgspec.Struct, frozen=True):
    """Who plays whom in the last round, and how it came out; `second` None: a bye."""

    first: str
    second: str | None = None
    outcome: Outcome | None = None
    reason: Reason | None = None


class TournamentSummary(msgspec.Struct, frozen=True):
    """What a tournament's screens say."""

    name: str
    game: str
    terms: str
    clock: str
    format: Format
    days: int
    long_wait: float
    """For how many seconds somebody must have let a match wait who loses it when the round is over."""
    status: TournamentStatus
    names: tuple[str, ...]
    planned: int
    """How many rounds there are."""
    asked_rounds: int | None = None
    """How many rounds a Swiss tournament was given; None: as many as suit the number of people."""
    round: int = 0
    round_ends_at: float | None = None
    table: tuple[TableLine, ...] = ()
    pairings: tuple[PairingLine, ...] = ()


_QUARTERS = ("", "¼", "½", "¾")


def in_quarters(number: int) -> str:
    """A number of quarters as people write it.

    >>> in_quarters(10), in_quarters(2), in_quarters(0)
    ('2½', '½', '0')
    """
    whole, rest = divmod(number, 4)
    return f"{whole}{_QUARTERS[rest]}" if whole or not rest else _QUARTERS[rest]


def in_halves(number: int) -> str:
    """A number of halves as people write it.

    >>> in_halves(5)
    '2½'
    """
    return in_quarters(2 * number)


def result_text(pairing: PairingLine) -> str:
    """How a pairing came out, as a score with the first one's points first; "" where it isn't settled.

    >>> result_text(PairingLine("Alice", "Bob", "draw", "played"))
    '½ : ½'
    """
    match pairing.outcome:
        case None:
            return ""
        case "first":
            return "1 : 0"
        case "second":
            return "0 : 1"
        case "draw":
            return "½ : ½"
        case "neither":
            return "0 : 0"


REASONS = {"absent": "not played", "late": "the time was over"}
"""Why a pairing came out otherwise than by its match."""

"""A match as an open document, for other programs that know these rules; docs/exchange.md describes the format.

The document contains all results of chance, so a program can follow the match without its key.
"""

from collections.abc import Mapping
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from engine.core.game import Dealt, Game, Outcome
from engine.core.replay import Diverged, Record, apply_entry, replay
from engine.core.values import Corrupt, Illegal, Seat, Value

A = TypeVar("A")
E = TypeVar("E")

AnyGame = Game[Any, Any, Any, Any, Any]

FORMAT = "warroom-match"
VERSION = 1
"""Format version. It rises only if a field changes its meaning; new kinds, and fields with a default, keep it."""

NOTHING = "nothing"
"""Text in a `Difference` for a document that lacks the part."""


class Unreadable(ValueError):  # noqa: N818
    """A file that is no valid match document; the message is a sentence with the reason."""


class Start(Value, Generic[E], frozen=True):
    """The set-up of a match: its events, and the cards or pieces that were dealt without an event.

    `state` is set only for a match that started from a position: the whole state as JSON, with nothing hidden.
    """

    events: tuple[E, ...]
    dealt: Dealt | UnsetType = UNSET
    state: Raw | UnsetType = UNSET


class DocumentStep(Value, Generic[A, E], frozen=True):
    """One step: the seat, its action (None if the seat left the match), the events and the hidden deal."""

    seat: Seat
    action: A | None
    events: tuple[E, ...]
    dealt: Dealt | UnsetType = UNSET


class Document(Value, Generic[A, E], frozen=True):
    """A match from the set-up to its end, with nothing hidden."""

    format: str
    version: int
    game: str
    rules_version: int
    options: Raw
    """The options as the game's codec writes them, with no default left out."""
    teams: tuple[tuple[Seat, ...], ...]
    start: Start[E]
    steps: tuple[DocumentStep[A, E], ...]
    outcome: Outcome | None
    """Result of the match; None if the document ends before the match."""
    key: str | UnsetType = UNSET
    """Key of the match's randomness, in documents of earlier releases; no program needs it."""


AnyDocument = Document[Any, Any]
_Documents: Any = Document
"""`Document` as an untyped name: type checkers would reject a codec's unions as its parameters."""


class Difference(Value, frozen=True):
    """The first difference of two documents.

    `step` is 0 before the first step; the outcome counts as the step after the last. `what` names the part of the step.
    `ours` and `theirs` hold that part as JSON, or NOTHING.
    """

    step: int
    what: str
    ours: str
    theirs: str


def build_document(game: AnyGame, record: Record) -> AnyDocument:
    """Return the open document of a finished match, replayed from its record, without undone actions.

    Raises Corrupt if the replay under this release's rules diverges, or if the match isn't over.
    """
    result = replay(game, record)
    if isinstance(result, Diverged):
        raise Corrupt(f"the rules of this release lead elsewhere at step {result.at}: {result.why}")
    undone = {number for entry in record.entries for number in entry.takes_back}
    step = record.begin(game)
    start: Start[Any]
    if record.position is None:
        start = Start(step.events, game.dealt(step) or UNSET)
    else:
        start = Start((), state=Raw(game.codec.dump_state(step.state)))
    steps: list[DocumentStep[Any, Any]] = []
    for number, entry in enumerate(record.entries, start=1):
        if number in undone or entry.takes_back:
            continue
        step = apply_entry(game, step.state, entry)
        action = None if entry.action is None else game.codec.load_action(entry.action)
        steps.append(DocumentStep(entry.seat, action, step.events, game.dealt(step) or UNSET))
    outcome = game.outcome(step.state)
    if outcome is None:
        raise Corrupt("the match isn't over, so what it hides is secret")
    return Document(
        format=FORMAT,
        version=VERSION,
        game=game.key,
        rules_version=game.version,
        options=Raw(game.codec.dump_options(game.codec.load_options(record.options))),
        teams=record.roster.teams,
        start=start,
        steps=tuple(steps),
        outcome=outcome,
    )


def write(document: AnyDocument) -> bytes:
    """Return the document as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def read(games: Mapping[str, AnyGame], data: bytes) -> AnyDocument:
    """Parse the JSON bytes of a document, and return it with default values for missing options.

    `games` maps game keys to the known games. Raises Unreadable if the format, its version, the game, the options, the
    seats or any value is invalid.
    """
    game = games[_game_of(games, data)]
    try:
        document: AnyDocument = msgspec.json.Decoder(_Documents[game.codec.action, game.codec.event]).decode(data)
        options = game.codec.parse_options(msgspec.json.decode(document.options, type=dict[str, Any]))
    except Illegal as refused:
        problems = "; ".join(f"{name or 'options'}: {problem}" for name, problem in refused.params["problems"])
        raise Unreadable(f"These options of {game.key} can't be played. {problems}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _refuse(error)
    seats = sorted(seat for team in document.teams for seat in team)
    if not seats or seats != list(range(len(seats))):
        raise Unreadable("The seats of the teams must be numbered from 0, each of them once.")
    for number, step in enumerate(document.steps, start=1):
        if step.seat not in seats:
            raise Unreadable(f"Step {number} is taken by seat {step.seat}, which is in no team.")
    return replace(document, options=Raw(game.codec.dump_options(options)))


def _game_of(games: Mapping[str, AnyGame], data: bytes) -> str:
    """Return the key of a document's game, from its JSON bytes.

    Raises Unreadable if the JSON is invalid, or has another format or version, or the game isn't in `games`.
    """
    try:
        plain = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        _refuse(error)
    if plain.get("format") != FORMAT:
        raise Unreadable(f'This is not the open document of a match: its "format" must be "{FORMAT}".')
    if (version := plain.get("version")) != VERSION:
        raise Unreadable(f"The document has version {version!r} of the format, and this release reads {VERSION}.")
    game = plain.get("game")
    if not isinstance(game, str) or game not in games:
        raise Unreadable(f"This release doesn't know the game {game!r}; it knows {', '.join(games)}.")
    return game


def _refuse(error: Exception) -> NoReturn:
    why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
    raise Unreadable(f"The document can't be read: {why}.") from None


def compare(ours: AnyDocument, theirs: AnyDocument) -> Difference | None:
    """Return the first difference of two documents, or None if they are equal.

    The order is: terms and set-up as step 0, each step from 1, then the outcome. Rules versions are not compared.
    """
    if found := _difference(0, _header_parts(ours), _header_parts(theirs)):
        return found
    for number, (our, their) in enumerate(zip(ours.steps, theirs.steps, strict=False), start=1):
        if difference := _difference(number, _parts(our), _parts(their)):
            return difference
    both = min(len(ours.steps), len(theirs.steps))
    return _difference(both + 1, _next_parts(ours, both), _next_parts(theirs, both))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _header_parts(document: AnyDocument) -> dict[str, str]:
    """Return game, options, teams and the set-up's events and deal, as {name: JSON}."""
    return {name: _json(getattr(document, name)) for name in ("game", "options", "teams")} | _parts(document.start)


def _parts(part: Start[Any] | DocumentStep[Any, Any]) -> dict[str, str]:
    """Return the parts of the set-up or a step as {name: JSON}: seat, action, events, and dealt items.

    The order is that of comparison. The set-up has no seat and action, and "dealt" occurs only if it is set.
    """
    parts = {} if isinstance(part, Start) else {"seat": _json(part.seat), "action": _json(part.action)}
    parts |= {f"event {number}": _json(event) for number, event in enumerate(part.events, start=1)}
    if isinstance(part, Start) and part.state is not UNSET:
        parts["state"] = _json(part.state)
    return parts if part.dealt is UNSET else {**parts, "dealt": _json(part.dealt)}


def _next_parts(document: AnyDocument, both: int) -> dict[str, str]:
    """Return the parts of the step at index `both` (from 0) as {name: JSON}.

    If there is no such step, return the outcome as the only part.
    """
    if both < len(document.steps):
        return _parts(document.steps[both])
    return {"outcome": _json(document.outcome)}


def _difference(step: int, ours: Mapping[str, str], theirs: Mapping[str, str]) -> Difference | None:
    """Return the first part that differs between `ours` and `theirs`, or None if they are equal.

    Both map names of parts to JSON. A part that is missing on one side counts as NOTHING there. `step` is the number in
    the result.
    """
    for what in {**ours, **theirs}:
        our, their = ours.get(what, NOTHING), theirs.get(what, NOTHING)
        if our != their:
            return Difference(step, what, our, their)
    return None

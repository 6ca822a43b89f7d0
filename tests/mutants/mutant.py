"""A planted leak as data: where, what is changed there, and which tests should notice."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
PLANTED = Path(__file__).parent / "planted"

CONTROL = "control"
"""The area of the mutants that always die, and so show that the changed copy is what is tested; none of them counts."""


class Misplaced(ValueError):  # noqa: N818
    """The text that a mutant replaces isn't in its file exactly once."""


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One leak that somebody could write by mistake."""

    area: str
    leak: str
    """What is wrong then, as a sentence."""
    file: str
    find: str
    """What is replaced; it stands in the file exactly once."""
    put: str
    tests: tuple[str, ...]
    """The tests that should fail, as pytest is given them."""

    def __str__(self) -> str:
        return f"{self.area}: {self.leak}"

    def changed(self, text: str) -> str:
        """Return the text of the file with the leak in it; raises Misplaced."""
        found = text.count(self.find)
        if found != 1:
            raise Misplaced(f"{self}\n{self.file} has the text to replace {found} times:\n{self.find}")
        return text.replace(self.find, self.put)


def planted(pattern: str = "") -> tuple[Mutant, ...]:
    """Return the mutants in whose area, sentence or file the pattern occurs, area by area, without the control."""
    wanted = pattern.casefold()
    return tuple(
        mutant
        for path in sorted(PLANTED.glob("*.toml"))
        if path.stem != CONTROL
        for mutant in read(path)
        if wanted in f"{mutant} {mutant.file}".casefold()
    )


def control() -> tuple[Mutant, ...]:
    """Return the mutants that always die."""
    return tuple(read(PLANTED / f"{CONTROL}.toml"))


def read(path: Path) -> Iterator[Mutant]:
    """Read the mutants of one area; raises msgspec.ValidationError."""
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
        yield msgspec.convert({"area": path.stem.replace("_", " "), **row}, Mutant)

"""Write the tables of docs/exchange.md again: `python -m bot.tools.exchange_tables [FILE]`.

The tables list every kind of action and event with its fields and its meaning. Their sources are msgspec's JSON schema
and the docstrings of the classes.
"""

import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from engine.catalog import GAMES

FILE = Path("docs/exchange.md")
BEGIN = "<!-- The rest is written by `python -m bot.tools.exchange_tables`. -->\n"

Schema = Mapping[str, Any]


def with_tables(text: str) -> str:
    """Return the document with new tables after the line BEGIN; raises ValueError if it lacks that line."""
    written, marker, _ = text.partition(BEGIN)
    if not marker:
        raise ValueError(f"the document has no line {BEGIN!r}")
    return f"{written}{marker}\n" + "\n".join(_tables())


def _tables() -> Iterator[str]:
    codecs: dict[Any, list[str]] = {}
    for key, game in GAMES.items():
        codecs.setdefault((game.codec.action, game.codec.event), []).append(key)
    for (action, event), keys in codecs.items():
        yield f"## `{'` and `'.join(keys)}`\n"
        for title, union in (("Actions", action), ("Events", event)):
            yield f"{title}. {inspect.getdoc(sys.modules[get_args(union)[0].__module__])}\n"
            yield "| kind | fields | meaning |\n|---|---|---|"
            yield from _rows(get_args(union))
            yield ""


def _rows(kinds: Sequence[type]) -> Iterator[str]:
    _, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    for kind in kinds:
        schema = components[kind.__name__]
        optional = set(schema["properties"]) - set(schema["required"])
        fields = [
            f"`{name}`{' (optional)' if name in optional else ''}: {_type(field, components)}"
            for name, field in schema["properties"].items()
            if name != "kind"
        ]
        meaning = " ".join(str(schema["description"]).split())
        yield f"| `{schema['properties']['kind']['enum'][0]}` | {'<br>'.join(fields) or 'none'} | {meaning} |"


def _type(field: Schema, components: Mapping[str, Schema]) -> str:
    """Return the name of a field's type in words."""
    if "$ref" in field:
        return _describe_struct(components[field["$ref"]], components)
    if "anyOf" in field:
        *first, last = (_type(each, components) for each in field["anyOf"])
        return f"{' or '.join(first)}{', or null' if last == 'null' else f' or {last}'}"
    if "enum" in field:
        return " or ".join(f"`{msgspec.json.encode(each).decode()}`" for each in field["enum"])
    if field["type"] != "array":
        return str(field["type"])
    if "prefixItems" in field:
        return f"[{', '.join(_type(each, components) for each in field['prefixItems'])}]"
    return f"list of {_type(field['items'], components)}"


def _describe_struct(schema: Schema, components: Mapping[str, Schema]) -> str:
    if "kind" in schema["properties"]:
        return f"action `{schema['properties']['kind']['enum'][0]}`"
    fields = (f"`{name}`: {_type(field, components)}" for name, field in schema["properties"].items())
    return f"{{{', '.join(fields)}}}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    file = Path(given[0]) if given else FILE
    file.write_text(with_tables(file.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Columns that hold the fields of a struct, from which statements and readers are made at import.

So a new column is a migration and a field of the struct.
"""

from collections.abc import Collection, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.values import Corrupt

S = TypeVar("S", bound=msgspec.Struct)

_IN_JSON = (msgspec.inspect.StructType, msgspec.inspect.VarTupleType)


def to_json(value: object) -> str:
    """Return a value as JSON text."""
    return msgspec.json.encode(value).decode()


class Columns(Generic[S]):
    """Columns of the fields of `struct`, in their order, except fields `without` a column.

    A column has the name of its field, or the one in `renamed`. A name in `renamed` may be an expression if it is only
    read. Structs and tuples are stored as JSON text, and all other values as they are.
    """

    def __init__(self, struct: type[S], without: Collection[str] = (), **renamed: str) -> None:
        fields = [field for field in msgspec.structs.fields(struct) if field.name not in without]
        columns = [renamed.get(field.name, field.name) for field in fields]
        self._struct = struct
        self._columns = {field.name: column for field, column in zip(fields, columns, strict=True)}
        self._decoders = {field.name: msgspec.json.Decoder(field.type) for field in fields if _is_in_json(field.type)}
        self.names = ", ".join(columns)
        """SQL for the columns, as in `SELECT names` and `INSERT INTO table (names)`."""
        self.parameters = ", ".join(f":{column}" for column in columns)
        """SQL for their new values, as in `VALUES (parameters)`; `values` has them."""
        self.assignments = ", ".join(f"{column} = :{column}" for column in columns)
        """SQL that replaces them, as in `UPDATE table SET assignments`; `values` has the new values."""
        self.replacements = ", ".join(f"{column} = excluded.{column}" for column in columns)
        """SQL that replaces them in a row that is there, as in `ON CONFLICT (key) DO UPDATE SET replacements`."""

    def values(self, struct: S) -> dict[str, Any]:
        """Return {column: value} for the struct's fields that have columns, with compound values as JSON text.

        A field that is None stays None.
        """
        return {
            column: value if (value := getattr(struct, name)) is None or name not in self._decoders else to_json(value)
            for name, column in self._columns.items()
        }

    def read(self, row: Sequence[Any], **others: object) -> S:
        """Return the struct of a row that holds exactly these columns, in this order.

        `others` gives the struct's fields that have no column. Raises Corrupt if a value has the wrong type, and
        ValueError if the row has another length.
        """
        values = dict(zip(self._columns, row, strict=True))
        try:
            for name, decoder in self._decoders.items():
                if values[name] is not None:
                    values[name] = decoder.decode(values[name])
            return msgspec.convert(values | others, self._struct, strict=False)
        except (TypeError, msgspec.MsgspecError) as error:
            raise Corrupt(f"a stored {self._struct.__name__.lower()} can't be read: {type(error).__name__}") from error


def _is_in_json(field_type: Any) -> bool:  # noqa: ANN401 - any type that a struct's field may have
    info = msgspec.inspect.type_info(field_type)
    return any(isinstance(each, _IN_JSON) for each in getattr(info, "types", (info,)))

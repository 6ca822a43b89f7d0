"""Makes Dask's client read pickles as plain data, so that workers and the scheduler can't run code in the bot.

Dask reads pickles in many places: results, errors, events, and any part of a message. Its settings for results
(`deserializers`) don't concern the others. So this module replaces the one function that all of them call. Numbers,
texts, bytes and their collections stay as they are. `Stranger` replaces every class and function.
"""

import io
import pickle
from collections.abc import Callable, Sequence
from typing import Any

import distributed.client
import distributed.protocol.pickle


class Stranger(Exception):  # noqa: N818
    """Replacement for an object of any class except `bytes`."""

    def __init__(self, *_arguments: object, **_named: object) -> None:
        super().__init__("an object that isn't read here")

    def __call__(self, *_arguments: object, **_named: object) -> "Stranger":
        """Return itself, in place of a result."""
        return self

    def __setstate__(self, _state: object) -> None:
        """Ignore the state of the object."""


class _Plain(pickle.Unpickler):
    def find_class(self, module_name: str, global_name: str, /) -> Callable[..., object]:
        """Return `bytes` by its name, a function that returns None for tracebacks, and Stranger for all others."""
        match module_name, global_name:
            case "builtins", "bytes":
                return bytes
            case "tblib.pickling_support", "unpickle_traceback":  # Dask insists on a real one, or none
                return _no_traceback
        return Stranger


def _no_traceback(*_arguments: object) -> None:
    return None


def load_plain(data: Any, *, buffers: Sequence[Any] = ()) -> Any:  # noqa: ANN401 - as the replaced function
    """Return the plain value of a pickle; raises UnpicklingError, or other errors, if it is malformed."""
    return _Plain(io.BytesIO(data), buffers=buffers or None).load()


def read_plain_only() -> None:
    """Replace Dask's function that reads pickles; raises ImportError if this release of Dask has no such function."""
    modules: tuple[Any, ...] = (distributed.protocol.pickle, distributed.client)
    for module in modules:
        if "loads" not in vars(module):
            raise ImportError("this release of distributed reads pickles in another way")
        module.loads = load_plain
    distributed.client.Client._default_event_handlers.clear()  # noqa: SLF001 - warnings of workers are pickles too

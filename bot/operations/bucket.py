"""A folder in S3-compatible storage that holds what must outlive this machine's disk.

Only imported where a bucket is set: what it needs is the optional extra `bucket`.
"""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import urlencode

import msgspec
import obstore
from obstore.exceptions import AlreadyExistsError, BaseError, PreconditionError
from obstore.store import S3Store

if TYPE_CHECKING:
    from obstore.store import S3Config

T = TypeVar("T")

_SECONDS_A_CALL = 8.0
_AT_ONCE = 1000


class Unreachable(Exception):  # noqa: N818
    """The bucket did not do what was asked; the text is the kind of the fault."""


class Bucket(msgspec.Struct, frozen=True):
    """Where it is, and the keys to it; `endpoint` is None at Amazon, `path` is the bot's own folder in it."""

    name: str
    path: str
    endpoint: str | None
    region: str
    key_id: str
    secret: str

    def url(self, path: str) -> str:
        """The address of something in it, as Litestream writes it."""
        where = {"region": self.region}
        if self.endpoint is not None:
            where |= {"endpoint": self.endpoint, "forcePathStyle": "true"}
        return f"s3://{self.name}/{self.path}/{path}?{urlencode(where)}"


class Found(NamedTuple):
    """An object: what is in it, and the tag that this content has."""

    content: bytes
    tag: str | None


class Objects:
    """The objects of a bucket, one by one. Every method raises Unreachable."""

    def __init__(self, bucket: Bucket) -> None:
        config: S3Config = {
            "region": bucket.region,
            "access_key_id": bucket.key_id,
            "secret_access_key": bucket.secret,
            "virtual_hosted_style_request": bucket.endpoint is None,
        }
        if bucket.endpoint is not None:
            config["endpoint"] = bucket.endpoint
        self._store = S3Store(
            bucket.name,
            prefix=bucket.path,
            config=config,
            client_options={"allow_http": True, "timeout": timedelta(seconds=_SECONDS_A_CALL / 2)},
            retry_config={"max_retries": 2, "retry_timeout": timedelta(seconds=_SECONDS_A_CALL / 2)},
        )

    async def get(self, path: str) -> Found | None:
        """Return an object, or None where there is none."""
        try:
            return await _in_time(lambda: self._read(path))
        except FileNotFoundError:
            return None
        except BaseError as error:
            raise Unreachable(type(error).__name__) from error

    def _read(self, path: str) -> Found:
        found = obstore.get(self._store, path)
        return Found(bytes(found.bytes()), found.meta["e_tag"])

    async def put(self, path: str, content: bytes, over: str | None) -> str | None:
        """Write an object over the one of this tag, or where there is none; return its new tag.

        None means that something else is there by now.
        """
        try:
            written = await _in_time(
                lambda: obstore.put(self._store, path, content, mode="create" if over is None else {"e_tag": over})
            )
        except (AlreadyExistsError, PreconditionError, FileNotFoundError):
            return None
        except BaseError as error:
            raise Unreachable(type(error).__name__) from error
        return written["e_tag"]

    async def names(self, folder: str) -> tuple[str, ...]:
        """What is directly in a folder, ascending: objects and folders."""
        try:
            listed = await _in_time(lambda: obstore.list_with_delimiter(self._store, folder))
        except BaseError as error:
            raise Unreachable(type(error).__name__) from error
        paths = (*(each["path"] for each in listed["objects"]), *listed["common_prefixes"])
        return tuple(sorted(path.rpartition("/")[2] for path in paths))

    async def delete(self, folder: str) -> None:
        """Delete everything in a folder."""
        try:
            every = await _in_time(lambda: obstore.list(self._store, f"{folder}/").collect())
            for start in range(0, len(every), _AT_ONCE):
                paths = [each["path"] for each in every[start : start + _AT_ONCE]]
                await _in_time(partial(obstore.delete, self._store, paths))
        except BaseError as error:
            raise Unreachable(type(error).__name__) from error


async def _in_time(call: Callable[[], T]) -> T:
    """Make a call on a thread: the library's own coroutines abort the interpreter when it ends soon after one."""
    try:
        async with asyncio.timeout(_SECONDS_A_CALL):
            return await asyncio.to_thread(call)
    except TimeoutError as error:
        raise Unreachable("TimeoutError") from error

"""Access to a folder in S3-compatible storage, for data that must survive the loss of this machine's disk.

Imported only if a bucket is configured, because it needs the optional extra `bucket`.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
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


class BucketError(OSError):
    """A call to the bucket failed; the text is the kind of the error."""


class Bucket(msgspec.Struct, frozen=True):
    """Address and keys of a bucket.

    `endpoint` is None for Amazon. `path` is the bot's folder in the bucket.
    """

    name: str
    path: str
    endpoint: str | None
    region: str
    key_id: str
    secret: str

    def url(self, path: str) -> str:
        """Return the S3 URL of an object or folder in the form that Litestream reads.

        `path` is relative to the bucket's folder of the bot.
        """
        where = {"region": self.region}
        if self.endpoint is not None:
            where |= {"endpoint": self.endpoint, "forcePathStyle": "true"}
        return f"s3://{self.name}/{self.path}/{path}?{urlencode(where)}"


class StoredObject(NamedTuple):
    """The content of an object, and the tag (ETag) of that content."""

    content: bytes
    tag: str | None


class BucketObjects:
    """Reads and writes the objects of a bucket. Every method raises BucketError."""

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

    async def get(self, path: str) -> StoredObject | None:
        """Return the object at `path`, or None if it is missing; raise BucketError if the call fails.

        `path` is relative to the bucket's folder of the bot.
        """

        def read() -> StoredObject | None:
            with suppress(FileNotFoundError):
                result = obstore.get(self._store, path)
                return StoredObject(bytes(result.bytes()), result.meta["e_tag"])
            return None

        return await _run_call(read)

    async def put(self, path: str, content: bytes, over: str | None) -> str | None:
        """Write an object only if it is unchanged, and return its new tag.

        `over` is the tag that the object must still have. If `over` is None, the object must be missing. Return None,
        writing nothing, if another process changed or created it first. Raises BucketError.
        """

        def write() -> str | None:
            with suppress(AlreadyExistsError, PreconditionError, FileNotFoundError):
                return obstore.put(self._store, path, content, mode="create" if over is None else {"e_tag": over})[
                    "e_tag"
                ]
            return None

        return await _run_call(write)

    async def names(self, folder: str) -> tuple[str, ...]:
        """Return the names of the objects and folders directly in a folder, sorted; `()` if it is empty.

        Names come without the folder's path. Raises BucketError.
        """
        listed = await _run_call(lambda: obstore.list_with_delimiter(self._store, folder))
        paths = (*(each["path"] for each in listed["objects"]), *listed["common_prefixes"])
        return tuple(sorted(path.rpartition("/")[2] for path in paths))

    async def delete(self, folder: str) -> None:
        """Delete all objects below a folder, at every depth; an empty folder is accepted. Raises BucketError."""
        every = await _run_call(lambda: obstore.list(self._store, f"{folder}/").collect())
        for start in range(0, len(every), _AT_ONCE):
            paths = [each["path"] for each in every[start : start + _AT_ONCE]]
            await _run_call(partial(obstore.delete, self._store, paths))


async def _run_call(call: Callable[[], T]) -> T:
    """Run a blocking call on a thread and return its result.

    Raises BucketError if the call fails or takes longer than `_SECONDS_A_CALL`. The library's own coroutines are
    avoided, because they abort an interpreter that ends soon after.
    """
    try:
        async with asyncio.timeout(_SECONDS_A_CALL):
            return await asyncio.to_thread(call)
    except (BaseError, TimeoutError) as error:
        raise BucketError(type(error).__name__) from error

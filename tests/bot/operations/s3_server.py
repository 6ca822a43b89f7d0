"""A server that speaks S3 on this machine, and buckets in it."""

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import DEVNULL, Popen

import aiohttp

from bot.operations.bucket import Bucket
from tests.free_port import free_port


@contextmanager
def s3_server() -> Iterator[str]:
    """Run a server; its address, where it answers soon."""
    port = free_port()
    arguments = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)]
    with Popen(arguments, stdout=DEVNULL, stderr=DEVNULL, env=dict(os.environ)) as server:  # noqa: S603
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.kill()


def bucket_at(address: str, name: str) -> Bucket:
    """The bucket of this name on a server."""
    return Bucket(name, "warroom", address, "us-east-1", "key", "secret")


async def new_bucket(address: str, name: str) -> Bucket:
    """Make an empty bucket, as soon as the server answers."""
    async with aiohttp.ClientSession() as session, asyncio.timeout(60):
        while True:
            try:
                async with session.put(f"{address}/{name}") as made:
                    made.raise_for_status()
                    return bucket_at(address, name)
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.1)

"""RESTORE_FROM: an archive is restored once, when the bot starts, as real processes do it."""

import asyncio
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web

from bot.operations.backup import RestoredGuilds, guild_files, write_archive
from bot.operations.processes import StartupError, Stop
from bot.operations.start_restore import restore_at_start
from bot.settings import Settings
from tests.bot.discord.login_server import LoginServer, login_server
from tests.bot.discord.test_lifecycle import connected, ended, started
from tests.bot.operations.test_backup import read, write
from tests.free_port import free_port

ROOT = Path(__file__).parents[3]
CERTIFICATE = Path(__file__).with_name("localhost.pem")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive of guild 11 with move 1, and of guild 22 with move 2."""
    write(tmp_path / "old", 11, 1)
    write(tmp_path / "old", 22, 2)
    write_archive(guild_files(tmp_path / "old"), tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path / "data", 11, 100)
    return tmp_path / "data"


def put_aside(folder: Path) -> list[Path]:
    """Make a data folder of each folder of files that a restore has replaced."""
    asides = list(folder.glob("guilds-before-*"))
    for aside in asides:
        shutil.copytree(aside, aside.with_name(f"copy-of-{aside.name}") / "guilds")
    return [aside.with_name(f"copy-of-{aside.name}") for aside in asides]


async def restore(source: Path | str, folder: Path) -> None:
    async def finish(_done: RestoredGuilds) -> None:
        return

    await restore_at_start(str(source), folder, Stop(), finish)


async def run_once(folder: Path, source: Path) -> tuple[int | None, str]:
    """Start the bot with RESTORE_FROM, stop it as soon as it is connected, and return its exit code and log."""
    async with login_server() as discord:
        process = await started(folder, discord.address, RESTORE_FROM=str(source))
        await connected(discord)
        process.terminate()
        code, out, err = await ended(process)
    return code, out + err


async def test_a_bot_restores_before_it_connects_and_a_restart_keeps_what_was_played_since(
    archive: Path, folder: Path
) -> None:
    code, said = await run_once(folder, archive)
    assert code == 0, said
    assert "the matches of 2 guilds are back" in said
    assert (read(folder, 11), read(folder, 22)) == ([1], [2])
    (aside,) = put_aside(folder)
    assert read(aside, 11) == [100]
    write(folder, 11, 7)
    code, said = await run_once(folder, archive)
    assert code == 0, said
    assert "restored before" in said
    assert read(folder, 11) == [1, 7]


async def test_a_bot_whose_archive_cannot_be_read_says_so_and_never_connects(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.zip").write_bytes(b"PK broken")
    for source, reason in (("nowhere.zip", "no such file"), ("broken.zip", "can't be read as a backup")):
        async with login_server() as discord:
            process = await started(folder, discord.address, RESTORE_FROM=str(tmp_path / source))
            code, out, err = await ended(process)
        assert code == 1
        assert reason in err
        assert "Traceback" not in out + err
        assert not discord.asked
    assert read(folder, 11) == [100]


async def test_an_archive_that_was_restored_may_be_renamed_or_removed(archive: Path, folder: Path) -> None:
    await restore(archive, folder)
    write(folder, 11, 7)
    renamed = Path(shutil.move(archive, archive.with_name("renamed.zip")))
    await restore(renamed, folder)
    await restore(archive, folder)
    assert read(folder, 11) == [1, 7]


async def test_another_archive_is_restored(archive: Path, folder: Path) -> None:
    await restore(archive, folder)
    write(folder.with_name("newer"), 11, 3)
    newer = archive.with_name("newer.zip")
    write_archive(guild_files(folder.with_name("newer")), newer)
    await restore(newer, folder)
    assert read(folder, 11) == [3]


async def test_a_restore_that_was_killed_in_between_is_done_again(
    archive: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(_path: Path, _content: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("bot.operations.start_restore.replace_json", die)
        with pytest.raises(KeyboardInterrupt):
            await restore(archive, folder)
    await restore(archive, folder)
    assert (read(folder, 11), read(folder, 22)) == ([1], [2])
    assert any(read(aside, 11) == [100] for aside in put_aside(folder))


async def test_a_memory_that_cannot_be_read_restores_nothing(archive: Path, folder: Path) -> None:
    (folder / "restored-all.json").write_text("{")
    with pytest.raises(StartupError, match=r"restored-all\.json"):
        await restore(archive, folder)
    assert read(folder, 11) == [100]


@asynccontextmanager
async def file_server(archive: Path, asked: list[str]) -> AsyncIterator[int]:
    """Serve an archive by TLS at /backup.zip, a redirect to plain HTTP at /plain, and 503 anywhere else."""

    async def serve(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        if request.path == "/plain":
            raise web.HTTPFound(f"http://127.0.0.1:{plain_port}/backup.zip")
        return web.FileResponse(archive) if request.path == "/backup.zip" else web.Response(status=503)

    application, plain_port, port = web.Application(), free_port(), free_port()
    application.router.add_get("/{path:.*}", serve)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(CERTIFICATE)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, ssl_context=context).start()
    await web.TCPSite(runner, "127.0.0.1", plain_port).start()
    try:
        yield port
    finally:
        await runner.cleanup()


async def run_with_address(discord: LoginServer, folder: Path, address: str) -> tuple[int, str]:
    """Run `python -m bot` that trusts the certificate until it is connected or ends; return exit code and output."""
    environment = {key: value for key, value in os.environ.items() if key.lower() not in Settings.model_fields}
    environment |= {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "secret-token", "DATA_DIR": str(folder)}
    environment |= {"DISCORD_API_URL": f"http://{discord.address}/api/v10", "SSL_CERT_FILE": str(CERTIFICATE)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=folder.parent, env=environment | {"RESTORE_FROM": address},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    ending = asyncio.ensure_future(process.communicate())
    is_in = asyncio.ensure_future(discord.identified.wait())
    await asyncio.wait({ending, is_in}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
    is_in.cancel()
    if process.returncode is None:
        process.terminate()
    said, _ = await asyncio.wait_for(ending, 30)
    return process.returncode or 0, said.decode()


async def test_an_archive_comes_from_an_https_address_once_and_the_address_is_in_no_log(
    archive: Path, folder: Path
) -> None:
    asked: list[str] = []
    async with file_server(archive, asked) as port:
        address = f"https://127.0.0.1:{port}/backup.zip?signature=very-secret"
        for _ in range(2):
            async with login_server() as discord:
                code, said = await run_with_address(discord, folder, address)
            assert code == 0, said
            assert "very-secret" not in said
            assert read(folder, 11) == [1]
        assert asked == ["/backup.zip"]
        for path, expected, reason in (("nothing", 75, "answers with 503"), ("plain", 1, "without encryption")):
            async with login_server() as discord:
                code, said = await run_with_address(discord, folder, f"https://127.0.0.1:{port}/{path}")
            assert code == expected
            assert reason in said
            assert not discord.asked


async def test_an_address_without_a_server_is_tried_again_later(folder: Path) -> None:
    with pytest.raises(StartupError, match="can't be fetched") as raised:
        await restore(f"https://127.0.0.1:{free_port()}/backup.zip", folder)
    assert raised.value.code == 75

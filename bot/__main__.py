"""The command `warroom`: run the bot, the demo, a check of settings or matches, a backup or its restore."""

import argparse
import asyncio
import importlib.util
import logging
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from bot.checkup import check_folder
from bot.operations.logs import start_logging
from bot.operations.processes import INCOMPLETE, TEMPORARY, StartupError
from bot.settings import Misconfigured, Settings, load_settings
from bot.texts.languages import languages

_log = logging.getLogger("bot")

DEMO_INSTEAD = "No DISCORD_TOKEN is set, so this is the offline demo: the real bot in a make-believe Discord."
NO_SIMULATOR = (
    "The offline demo needs the simulator, which deployments leave out: run `uv sync` to install it, "
    "or set DISCORD_TOKEN to run the bot."
)
_STANDARD = Path("-")
_FOLDER = "data folder (default: the database or folder of the settings)"
NOT_OF_DATABASES = (
    "With DATABASE_URL, matches are in the database: back it up by its own means (such as pg_dump), "
    "or copy it into files with `warroom move-to sqlite:FOLDER`."
)
NOT_HERE = "The bot itself runs on Linux and macOS. On Windows, run it in WSL; the demo runs anywhere."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    options = _parse(arguments)
    try:
        settings = load_settings()
        return _run_command(settings, options)
    except Misconfigured as problem:
        return _print_error(str(problem))
    except KeyboardInterrupt:
        return 130


def _run_command(settings: Settings, options: argparse.Namespace) -> int:  # noqa: PLR0911 - one for each command
    match options.command:
        case "check":
            return _check(settings) or (_check_discord(settings, options) if options.discord else 0)
        case "backup" | "restore" if settings.database_url is not None:
            return _print_error(NOT_OF_DATABASES)
        case "move-to":
            return _move(settings, options.target)
        case "backup":
            return _with_files(settings, options.file, partial(_backup, settings, options.file))
        case "restore":
            return _with_files(settings, options.file, partial(_restore, settings, options))
        case "recheck":
            settings = settings.with_files(options.folder)
            return _with_files(settings, settings.folder, partial(_recheck, settings, options.continuations))
        case "rerate":
            settings = settings.with_files(options.folder)
            return _with_files(settings, settings.folder, partial(_rerate, settings, options.guild))
        case _:
            return _start(settings, options)


def _start(settings: Settings, options: argparse.Namespace) -> int:
    """Run the bot, and return the exit code. The command `demo`, or a missing token, starts the demo."""
    is_demo = options.command == "demo" or settings.discord_token is None
    start_logging("ERROR" if is_demo else settings.log_level, settings.log_format, settings.secrets)
    if is_demo:
        if options.command != "demo":
            _print(DEMO_INSTEAD)
        return _run_demo(port=options.port, may_open=not options.no_open, language=options.language)
    return _run(settings)


class _Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in a sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the mistake, and exit with 2."""
        self.exit(2, f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` says what can be given.\n")


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = _Parser(prog="warroom", description="A Discord bot that hosts tabletop war games.")
    parser.add_argument("--version", action="version", version=f"warroom {version('warroom')}")
    parser.set_defaults(command="run", port=None, no_open=False, language=None)
    commands = parser.add_subparsers(metavar="command")

    def add(command: str, text: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = commands.add_parser(command, help=text, description=f"Warroom: {text}.")
        added.set_defaults(command=command)
        return added

    add("run", "be the bot; without DISCORD_TOKEN, start the demo (the default)")
    demo = add("demo", "try it offline, in a browser")
    demo.add_argument("--port", type=_number(1, 65535), help="where the demo's page is served")
    demo.add_argument("--no-open", action="store_true", help="print the address only")
    demo.add_argument("--language", choices=languages(), help="show everything in this language, such as de")
    check = add("check", "say what is wrong with the settings or the data folder")
    check.add_argument("--discord", action="store_true", help="also ask Discord, with the bot's token")
    check.add_argument("--channel", type=_number(1, 2**63), metavar="ID", help="with --discord: show a board there")
    check.add_argument("--keep", action="store_true", help="with --channel: leave the board there, to look at it")
    backup = add("backup", "write all matches into one file, also while the bot runs")
    backup.add_argument("file", type=Path, help="the file to write, such as warroom.zip; - for standard output")
    restore = add("restore", "put the matches of a backup back; the bot must not run")
    restore.add_argument("file", type=Path, help="the file that `warroom backup` wrote; - for standard input")
    restore.add_argument("--replace", action="store_true", help="also where there are matches already; they are kept")
    _add_recheck(add("recheck", "before a deploy, say whether every running match goes on; no bot may use the folder"))
    rerate = add("rerate", "compute a server's ratings anew from its results; the bot must not run")
    rerate.add_argument("guild", type=_number(1, 2**63), help="the server's Discord id")
    rerate.add_argument("folder", type=Path, nargs="?", help=f"a {_FOLDER}")
    move = add("move-to", "copy all matches into a PostgreSQL database, or back into files; the bot must not run")
    move.add_argument("target", help="postgresql://USER@HOST/NAME, or sqlite:FOLDER")
    options = parser.parse_args(arguments)
    if options.command == "check" and options.channel is not None and not options.discord:
        check.error("--channel needs --discord beside it")
    if options.command == "check" and options.keep and options.channel is None:
        check.error("--keep needs --channel beside it")
    return options


def _add_recheck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, nargs="?", help=f"a copy of the {_FOLDER}")
    parser.add_argument(
        "--continuations", type=_number(0, 10_000), default=20, help="how often each is played on (default: 20)"
    )


def _number(least: int, most: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"it should be a whole number from {least} to {most}")
        return int(text)

    return parse


def _check(settings: Settings) -> int:
    findings = check_folder(settings.folder, platform=settings.platform, has_database=settings.database_url is not None)
    for finding in findings:
        _print(finding.text)
    if settings.database_url is not None:
        from bot.process import database_problem  # noqa: PLC0415 - as below

        if problem := database_problem(settings.database_url.get_secret_value()):
            return _print_error(problem)
        _print("The database of DATABASE_URL answers, and keeps every match.")
    if settings.discord_token is None:
        _print("No DISCORD_TOKEN is set: `warroom` would start the offline demo.")
    if any(finding.kind == "problem" for finding in findings):
        return 1
    _print(f"The settings are fine, and matches can be kept in {settings.folder}.")
    return 0


def _check_discord(settings: Settings, options: argparse.Namespace) -> int:
    """Check the bot's access to Discord, print each finding immediately, and return the exit code.

    The trial boards are posted in `options.channel`, or nowhere if that is None. In a terminal they stay there until
    Enter; otherwise they are deleted immediately. With `options.keep` they are never deleted.
    """
    if settings.discord_token is None:
        return _print_error("There is nothing to ask Discord without DISCORD_TOKEN. Set it, then check again.")
    from bot.deployment_check import Deployment, check_discord  # noqa: PLC0415 - as below

    logging.getLogger("discord").setLevel(logging.CRITICAL)  # what it would log is said in the findings
    deployment = Deployment(
        settings.discord_token.get_secret_value(),
        options.channel,
        settings.dev_guild_id,
        settings.shard_count,
        str(settings.discord_api_url) if settings.discord_api_url else None,
        _wait_for_enter if sys.stdin.isatty() and sys.stdout.isatty() and not options.keep else None,
        keeps_boards=options.keep,
    )

    async def check() -> int:
        code = 0
        async for finding in check_discord(deployment):
            if finding.kind == "problem":
                code = _print_error(finding.text)
            else:
                _print(finding.text)
        return code

    return asyncio.run(check())


async def _wait_for_enter() -> None:
    _print("Press Enter to take both away again.")
    await asyncio.to_thread(sys.stdin.readline)


def _run(settings: Settings) -> int:
    if importlib.util.find_spec("fcntl") is None:
        return _print_error(NOT_HERE)
    from bot.discord.lifecycle import CannotStart  # noqa: PLC0415
    from bot.process import run_bot  # noqa: PLC0415 - `warroom check` must work where a library is broken

    findings = check_folder(settings.folder, platform=settings.platform, has_database=settings.database_url is not None)
    problems = [finding.text for finding in findings if finding.kind == "problem"]
    if problems:
        return _print_error("\n".join(problems))
    for finding in findings:
        _log.warning("%s", finding.text)
    try:
        asyncio.run(run_bot(settings, tuple(finding.text for finding in findings)))
    except CannotStart as problem:
        return _print_error(str(problem), code=TEMPORARY if problem.may_pass else 1)
    except StartupError as error:
        return _print_error(str(error), code=error.code)
    except KeyboardInterrupt:
        return 0
    return 0


def _with_files(settings: Settings, path: Path, command: Callable[[], int]) -> int:
    """Run a command on guilds' files, and return its exit code; logs and errors go to standard error.

    `path` is the file or folder that the command names.
    """
    if importlib.util.find_spec("fcntl") is None:
        return _print_error(NOT_HERE)
    start_logging("WARNING", settings.log_format, settings.secrets, sys.stderr)
    try:
        return command()
    except StartupError as error:
        return _print_error(str(error), code=error.code)
    except OSError as error:
        return _print_error(f"{path} or {settings.folder} can't be used ({(error.strerror or '').lower()}).")


def _backup(settings: Settings, file: Path) -> int:
    from bot.operations.backup import guild_files, pack, write_archive  # noqa: PLC0415 - as above

    files = guild_files(settings.folder)
    if file != _STANDARD:
        done = write_archive(files, file)
    elif sys.stdout.isatty():
        return _print_error(
            "An archive is nothing for a terminal. Send it to a file: `warroom backup - > warroom.zip`."
        )
    else:
        with open(sys.stdout.fileno(), "wb", closefd=False) as stream:
            done = pack(files, stream)
    report = f"{'The archive' if file == _STANDARD else file} has the matches of {done.guilds} guilds."
    _print_error(report) if file == _STANDARD else _print(report)
    return _print_problems(done.problems)


def _restore(settings: Settings, options: argparse.Namespace) -> int:
    from bot.process import unarchive  # noqa: PLC0415 - as above

    if options.file != _STANDARD:
        with options.file.open("rb") as source:
            done = asyncio.run(unarchive(settings, source, may_replace=options.replace))
    elif sys.stdin.isatty():
        return _print_error("An archive can't be typed. Read it from a file: `warroom restore - < warroom.zip`.")
    else:
        done = asyncio.run(unarchive(settings, sys.stdin.buffer, may_replace=options.replace))
    _print(f"The matches of {len(done.guild_ids)} guilds are back in {settings.folder}.")
    if done.old_files is not None:
        _print(f"What was there before is in {done.old_files}; delete it when you no longer need it.")
    return _print_problems(done.problems)


def _recheck(settings: Settings, continuations: int) -> int:
    if settings.database_url is None and not settings.folder.is_dir():
        return _print_error(f"There is no folder {settings.folder}.")
    from bot.process import recheck_matches  # noqa: PLC0415 - as above

    findings = asyncio.run(recheck_matches(settings, continuations))
    failures = [finding for finding in findings if finding.problem is not None]
    for finding in failures:
        _print(str(finding))
    _print(f"{sum(finding.match_id is not None for finding in findings)} matches checked, {len(failures)} failures.")
    return 1 if failures else 0


def _rerate(settings: Settings, guild_id: int) -> int:
    from bot.process import rerate  # noqa: PLC0415 - as above

    rated = asyncio.run(rerate(settings, guild_id))
    if rated is None:
        return _print_error(f"There is nothing stored of guild {guild_id}.")
    _print(f"Rated anew from {rated} matches.")
    return 0


def _print_problems(problems: Sequence[str]) -> int:
    """Print the problems of a backup or restore, and return the exit code: 0 if there are none."""
    for problem in problems:
        _print_error(problem)
    return INCOMPLETE if problems else 0


def _move(settings: Settings, target: str) -> int:
    """Copy all matches to `target`, print the next steps, and return the exit code."""
    if importlib.util.find_spec("fcntl") is None:
        return _print_error(NOT_HERE)
    from bot.moving import NotMoved  # noqa: PLC0415
    from bot.process import TARGETS, move_to  # noqa: PLC0415 - as above

    if not target.startswith(("sqlite:", "postgresql://", "postgres://")) or target == "sqlite:":
        return _print_error(f"That is no place for matches. {TARGETS}")
    start_logging("ERROR", settings.log_format, (*settings.secrets, target))
    try:
        guilds = asyncio.run(move_to(settings, target))
    except StartupError as error:
        return _print_error(str(error), code=error.code)
    except NotMoved as problem:
        return _print_error(str(problem))
    _print(f"The matches of {guilds} guilds were copied and checked; where they were, all is as before.")
    if target.startswith("sqlite:"):
        _print(f"Next: remove DATABASE_URL, set DATA_DIR to {target.removeprefix('sqlite:')}, and start the bot.")
    else:
        _print("Next: set DATABASE_URL to this address, and start the bot. Keep the files until all is well.")
    return 0


def _run_demo(*, port: int | None, may_open: bool, language: str | None) -> int:
    if importlib.util.find_spec("simcord") is None:
        return _print_error(NO_SIMULATOR, code=2)
    from bot.demo import run_demo  # noqa: PLC0415 - only where the simulator is installed

    return run_demo(port=port, may_open=may_open, language=language)


def _print_error(text: str, *, code: int = 1) -> int:
    sys.stderr.write(f"{text}\n")
    return code


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""The command `warroom`: run the bot, the demo, a check of the settings, a backup or its restore."""

import argparse
import asyncio
import importlib.util
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.checkup import check_folder
from bot.operations.logs import log_to_stdout
from bot.operations.processes import TEMPORARY, StartupError
from bot.settings import Misconfigured, Settings, load_settings

_log = logging.getLogger("bot")

DEMO_INSTEAD = "No DISCORD_TOKEN is set, so this is the offline demo: the real bot in a make-believe Discord."
NO_SIMULATOR = (
    "The offline demo needs the simulator, which deployments leave out: run `uv sync` to install it, "
    "or set DISCORD_TOKEN to run the bot."
)
NOT_HERE = "The bot itself runs on Linux and macOS. On Windows, run it in WSL; the demo runs anywhere."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        settings = load_settings()
    except Misconfigured as problem:
        return _print_error(str(problem))
    if options.command == "check":
        return _check(settings) or (_check_discord(settings, options) if options.discord else 0)
    if options.command in {"backup", "restore"}:
        return _archive(settings, options)
    is_demo = options.command == "demo" or settings.discord_token is None
    log_to_stdout("ERROR" if is_demo else settings.log_level, settings.log_format, settings.secrets)
    if is_demo:
        if options.command != "demo":
            _print(DEMO_INSTEAD)
        return _run_demo(port=options.port, may_open=not options.no_open)
    return _run(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="warroom", description="A Discord bot that hosts tabletop war games.")
    parser.set_defaults(command="run", port=None, no_open=False)
    commands = parser.add_subparsers(metavar="command")
    run = commands.add_parser("run", help="be the bot; without DISCORD_TOKEN, start the demo (the default)")
    demo = commands.add_parser("demo", help="try it offline, in a browser")
    check = commands.add_parser("check", help="say what is wrong with the settings or the data folder")
    for parsed, command in ((run, "run"), (demo, "demo"), (check, "check")):
        parsed.set_defaults(command=command)
    check.add_argument("--discord", action="store_true", help="also ask Discord, with the bot's token")
    check.add_argument("--channel", type=int, metavar="ID", help="with --discord: show a board there, and remove it")
    check.add_argument("--keep", action="store_true", help="with --channel: leave the board there, to look at it")
    backup = commands.add_parser("backup", help="write all matches into one file, also while the bot runs")
    backup.add_argument("file", type=Path, help="the file to write, such as warroom.zip")
    backup.set_defaults(command="backup")
    restore = commands.add_parser("restore", help="put the matches of a backup back; the bot must not run")
    restore.add_argument("file", type=Path, help="the file that `warroom backup` wrote")
    restore.add_argument("--replace", action="store_true", help="also where there are matches already; they are kept")
    restore.set_defaults(command="restore")
    demo.add_argument("--port", type=int, default=None, help="where the demo's page is served")
    demo.add_argument("--no-open", action="store_true", help="print the address only")
    return parser


def _check(settings: Settings) -> int:
    findings = check_folder(settings.folder, platform=settings.platform, has_bucket=settings.bucket_name is not None)
    for finding in findings:
        _print(finding.text)
    if settings.bucket_name is not None:
        problem = _bucket_problem(settings)
        if problem:
            return _print_error(problem)
        _print(f"The bucket {settings.bucket_name} answers, and keeps a copy of every match.")
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


def _bucket_problem(settings: Settings) -> str:
    """List the bucket and return a sentence about the failure, or "" if it works."""
    from bot.process import bucket_of  # noqa: PLC0415 - as below

    try:
        bucket = bucket_of(settings)
        from bot.operations.bucket import BucketError, BucketObjects  # noqa: PLC0415 - an optional extra
    except StartupError as error:
        return str(error)
    try:
        asyncio.run(BucketObjects(bucket).names(""))
    except BucketError as problem:
        return f"The bucket {bucket.name} can't be used ({problem}). Check BUCKET_NAME and the AWS_ variables."
    return ""


def _run(settings: Settings) -> int:
    if importlib.util.find_spec("fcntl") is None:
        return _print_error(NOT_HERE)
    from bot.discord.lifecycle import CannotStart  # noqa: PLC0415
    from bot.process import run_bot  # noqa: PLC0415 - `warroom check` must work where a library is broken

    findings = check_folder(settings.folder, platform=settings.platform, has_bucket=settings.bucket_name is not None)
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


def _archive(settings: Settings, options: argparse.Namespace) -> int:
    if importlib.util.find_spec("fcntl") is None:
        return _print_error(NOT_HERE)
    from bot.process import archive, unarchive  # noqa: PLC0415 - as above

    log_to_stdout("WARNING", settings.log_format, settings.secrets)
    try:
        if options.command == "backup":
            _print(f"{options.file} has the matches of {asyncio.run(archive(settings, options.file))} guilds.")
            return 0
        done = asyncio.run(unarchive(settings, options.file, may_replace=options.replace))
    except StartupError as error:
        return _print_error(str(error), code=error.code)
    except OSError as error:
        return _print_error(f"{options.file} or {settings.folder} can't be used ({(error.strerror or '').lower()}).")
    _print(f"The matches of {done.guilds} guilds are back in {settings.folder}.")
    if done.old_files is not None:
        _print(f"What was there before is in {done.old_files}; delete it when you no longer need it.")
    return 0


def _run_demo(*, port: int | None, may_open: bool) -> int:
    if importlib.util.find_spec("simcord") is None:
        return _print_error(NO_SIMULATOR, code=2)
    from bot.demo import run_demo  # noqa: PLC0415 - only where the simulator is installed

    return run_demo(port=port, may_open=may_open)


def _print_error(text: str, *, code: int = 1) -> int:
    sys.stderr.write(f"{text}\n")
    return code


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

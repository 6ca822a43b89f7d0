"""The command `warroom`: run the bot, try it without a token, or check that it could run."""

import argparse
import asyncio
import importlib.util
import logging
import sys
from collections.abc import Sequence

from bot.checkup import check_folder
from bot.settings import Misconfigured, Settings, load_settings

DEMO_INSTEAD = "No DISCORD_TOKEN is set, so this is the offline demo: the real bot in a make-believe Discord."
NO_SIMULATOR = (
    "The offline demo needs the simulator, which deployments leave out: run `uv sync` to install it, "
    "or set DISCORD_TOKEN to run the bot."
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks and return the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        settings = load_settings()
    except Misconfigured as problem:
        return _complain(str(problem))
    if asked.command == "check":
        return _check(settings)
    is_demo = asked.command == "demo" or settings.discord_token is None
    _log_to_stdout("ERROR" if is_demo else settings.log_level)
    if is_demo:
        if asked.command != "demo":
            _say(DEMO_INSTEAD)
        return _demonstrate(port=asked.port, may_open=not asked.no_open)
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
    demo.add_argument("--port", type=int, default=None, help="where the demo's page is served")
    demo.add_argument("--no-open", action="store_true", help="print the address only")
    return parser


def _check(settings: Settings) -> int:
    findings = check_folder(settings.folder)
    for finding in findings:
        _say(finding.text)
    if settings.discord_token is None:
        _say("No DISCORD_TOKEN is set: `warroom` would start the offline demo.")
    if any(finding.kind == "problem" for finding in findings):
        return 1
    _say(f"The settings are fine, and matches can be kept in {settings.folder}.")
    return 0


def _run(settings: Settings) -> int:
    from bot.app import build  # noqa: PLC0415 - `warroom check` must work where a library is broken
    from bot.ui.running import CannotStart, run  # noqa: PLC0415

    problems = [finding.text for finding in check_folder(settings.folder) if finding.kind == "problem"]
    if problems:
        return _complain("\n".join(problems))
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""

    async def start() -> None:
        client = build(settings.folder, max_open_guilds=settings.max_open_guilds, dev_guild_id=settings.dev_guild_id)
        await run(client, token)

    try:
        asyncio.run(start())
    except CannotStart as problem:
        return _complain(str(problem))
    except KeyboardInterrupt:
        return 0
    return 0


def _demonstrate(*, port: int | None, may_open: bool) -> int:
    if importlib.util.find_spec("simcord") is None:
        return _complain(NO_SIMULATOR, code=2)
    from bot.demo import demonstrate  # noqa: PLC0415 - only where the simulator is installed

    return demonstrate(port=port, may_open=may_open)


def _log_to_stdout(level: str) -> None:
    logging.basicConfig(
        stream=sys.stdout, level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    # Their debug logs hold whole messages, and with them hands and tokens.
    for name in ("discord", "aiohttp", "asyncio", "PIL"):
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def _complain(text: str, *, code: int = 1) -> int:
    sys.stderr.write(f"{text}\n")
    return code


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

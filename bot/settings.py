"""Settings from the environment, `.env` and files of secrets; nothing is read before `load_settings` is called."""

import os
import re
from pathlib import Path
from typing import Annotated, Literal, Self
from urllib.parse import unquote, urlsplit

from dotenv import dotenv_values
from pydantic import (
    AfterValidator,
    Field,
    HttpUrl,
    SecretStr,
    ValidationError,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
    SettingsError,
)


def _printable(token: SecretStr) -> SecretStr:
    if not token.get_secret_value().strip().isprintable():  # no header of a request could carry it
        raise ValueError("it has a line break or another sign in it that can't be printed")
    return token


def _archive_source(source: SecretStr) -> SecretStr:
    """Return a path or an address; raises ValueError for an address that doesn't begin with "https://"."""
    if re.match(r"(?!https://)[A-Za-z][A-Za-z0-9+.-]*://", source.get_secret_value()):
        raise ValueError("it should be a path, or an address that begins with https://")
    return source


def _address(url: SecretStr) -> SecretStr:
    if re.match(r"postgres(ql)?://[^\s]+$", url.get_secret_value()) is None:
        raise ValueError("it should be the address of a PostgreSQL database, such as postgresql://user@host/name")
    return url


def _expand_home(folder: Path) -> Path:
    try:
        return folder.expanduser()
    except RuntimeError:
        raise ValueError("it begins with the home of somebody whom this machine doesn't know") from None


class _SecretFiles(SecretsSettingsSource):
    """Settings from a folder with a file for each; an empty file counts as missing."""

    def __call__(self) -> dict[str, object]:
        """Return the values by the names of their settings."""
        return {name: value for name, value in super().__call__().items() if value}


class Settings(BaseSettings):
    """Every variable that the bot reads, from the environment, `.env` or files; `.env.example` explains them."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: Annotated[SecretStr, AfterValidator(_printable)] | None = None
    secrets_dir: Path | None = None
    discord_api_url: HttpUrl | None = None
    data_dir: Annotated[Path, AfterValidator(_expand_home)] | None = None
    database_url: Annotated[SecretStr, AfterValidator(_address)] | None = None
    railway_volume_mount_path: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["auto", "plain", "json"] = "auto"
    port: int | None = Field(default=None, ge=1, le=65535)
    max_open_guilds: int = Field(default=64, ge=1, le=4096)
    computer_players: bool = True
    thinkers: int = Field(default=1, ge=1, le=64)
    dask_scheduler_address: str | None = Field(default=None, pattern=r"^(tcp|tls)://[^\s/]+:\d+$")
    dev_guild_id: int | None = Field(default=None, ge=1, lt=2**63)
    restore_from: Annotated[SecretStr, AfterValidator(_archive_source)] | None = None
    handover_seconds: float = Field(default=60.0, ge=0, le=3600)
    shard_count: int | None = Field(default=None, ge=1, le=16384)
    shards_per_process: int | None = Field(default=None, ge=1, le=16384)
    board_calls_per_second: float = Field(default=40.0, gt=0, le=1000)
    dyno: str | None = None
    render: str | None = None
    fly_machine_id: str | None = None
    railway_environment_id: str | None = None

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Return the sources, the strongest first; raises Misconfigured if SECRETS_DIR is no folder."""
        folder = (dotenv_settings() | env_settings()).get("secrets_dir")
        if folder is not None and not Path(folder).is_dir():
            raise Misconfigured(f"SECRETS_DIR can't be used: there is no folder {folder}. Mount it there, or unset it.")
        files = file_secret_settings if folder is None else _SecretFiles(settings_cls, folder)
        return init_settings, env_settings, dotenv_settings, files

    @property
    def folder(self) -> Path:
        """The data folder: DATA_DIR, or Railway's volume, or `data` in the working directory."""
        return self.data_dir or self.railway_volume_mount_path or Path("data")

    def with_files(self, folder: Path | None) -> Self:
        """Return these settings with the matches in files of `folder`, or unchanged if that is None."""
        return self.model_copy(update={"data_dir": folder, "database_url": None}) if folder is not None else self

    @property
    def token(self) -> str:
        """Discord's token, "" without one."""
        return self.discord_token.get_secret_value() if self.discord_token else ""

    @property
    def api_url(self) -> str | None:
        """The address of Discord's API, None for the usual one."""
        return str(self.discord_api_url) if self.discord_api_url else None

    @property
    def platform(self) -> str | None:
        """The PaaS that the bot runs on, by its environment variables; None if it is unknown."""
        names = {
            "Heroku": self.dyno,
            "Render": self.render,
            "Fly": self.fly_machine_id,
            "Railway": self.railway_environment_id,
        }
        return next((name for name, value in names.items() if value), None)

    @property
    def secrets(self) -> tuple[str, ...]:
        """All secret values of the settings, which must never be printed; settings without a value are left out.

        These are the Discord token, the database's address and password, and the source of a restore. The address of
        that source may contain a signature.
        """
        every = (self.discord_token, self.database_url, self.restore_from)
        url = urlsplit(self.database_url.get_secret_value() if self.database_url else "")
        passwords = {url.password, unquote(url.password)} if url.password else set()
        return (*(secret.get_secret_value() for secret in every if secret is not None), *sorted(passwords))

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.database_url is not None and self.restore_from is not None:
            raise ValueError("RESTORE_FROM is for files; restore them into a folder, then use `warroom move-to`")
        if self.database_url is None and self.shards_per_process is not None:
            raise ValueError("SHARDS_PER_PROCESS needs DATABASE_URL beside it: files have one process for all shards")
        return self


class Misconfigured(ValueError):  # noqa: N818
    """Invalid settings; the text lists each in a sentence with the expected value."""


def load_settings() -> Settings:
    """Read the settings from the environment, `.env` and the folder SECRETS_DIR, in this order of strength.

    Raises Misconfigured if a value is missing or invalid, or if a file is unreadable or not in UTF-8.
    The error's text has a sentence for each problem, and never repeats a value.
    """
    try:
        _refuse_former_settings()
        return Settings()
    except ValidationError as error:
        # The value isn't repeated: it may be a token in the wrong place.
        raise Misconfigured(
            "\n".join(
                _sentence(problem["loc"], problem["msg"])
                for problem in error.errors(include_url=False, include_input=False, include_context=False)
            )
        ) from None
    except SettingsError as error:
        why = type(error.__cause__).__name__
        raise Misconfigured(f"A file in SECRETS_DIR can't be read ({why}); let this user read it, as UTF-8.") from None
    except UnicodeDecodeError:
        raise Misconfigured("The file .env isn't UTF-8 text; save it again as UTF-8.") from None
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise Misconfigured(f"The file .env can't be read ({why}); let this user read it, or remove it.") from None


_FORMER = {
    "BUCKET_NAME": "keep the matches in PostgreSQL instead, by DATABASE_URL",
    "BUCKETEER_BUCKET_NAME": "keep the matches in PostgreSQL instead, by DATABASE_URL",
    "SHARD_IDS": "processes with one DATABASE_URL share the shards by themselves",
}


def _refuse_former_settings() -> None:
    """Raise Misconfigured for a variable of earlier releases, without which matches would be missing."""
    given = {**dotenv_values(".env"), **os.environ}
    problems = [f"{name} isn't read any more: {instead}." for name, instead in _FORMER.items() if given.get(name)]
    if problems:
        problems.append("docs/deploy.md says how to move the matches. Then unset it.")
        raise Misconfigured("\n".join(problems))


def _sentence(location: tuple[int | str, ...], problem: str) -> str:
    message = problem.removeprefix("Value error, ")
    if not location:
        return f"{message}."
    text = message.removeprefix("Input ")
    reason = f"it {text}" if text != message else message
    return f"{'.'.join(str(part) for part in location).upper()} can't be used: {reason}."

"""What the environment says. Nothing is read before `load_settings` is called."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every variable that the bot reads, from the environment or a `.env` file; `.env.example` explains them."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr | None = None
    data_dir: Path | None = None
    railway_volume_mount_path: Path | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    max_open_guilds: int = Field(default=64, ge=1, le=4096)
    dev_guild_id: int | None = Field(default=None, ge=1, lt=2**63)

    @property
    def folder(self) -> Path:
        """Where the matches are kept: DATA_DIR, or Railway's volume, or `data` here."""
        return self.data_dir or self.railway_volume_mount_path or Path("data")


class Misconfigured(ValueError):  # noqa: N818
    """Settings that can't be used; the text says in sentences which, and what they should be."""


def load_settings() -> Settings:
    """Read the settings; raises Misconfigured."""
    try:
        return Settings()
    except ValidationError as error:
        # The value isn't repeated: it may be a token in the wrong place.
        raise Misconfigured(
            "\n".join(
                f"{'.'.join(str(part) for part in problem['loc']).upper()} can't be used: {_plain(problem['msg'])}."
                for problem in error.errors(include_url=False, include_input=False, include_context=False)
            )
        ) from None
    except UnicodeDecodeError:
        raise Misconfigured("The file .env isn't UTF-8 text; save it again as UTF-8.") from None


def _plain(problem: str) -> str:
    text = problem.removeprefix("Input ")
    return f"it {text}" if text != problem else problem

"""The files that platforms read: they can be parsed, they agree with each other, and they name settings that exist."""

import json
import os
import re
import shlex
import tomllib
from collections.abc import Mapping
from typing import Any

import pytest
import yaml

from bot.settings import Settings
from tests.architecture.source import ROOT

SETTINGS = {name.upper() for name in Settings.model_fields}
STOPPING = 20
"""Seconds after which a process that stops ends itself."""

procfile = (ROOT / "Procfile").read_text()
dockerfile = (ROOT / "Dockerfile").read_text()
heroku: Mapping[str, Any] = json.loads((ROOT / "app.json").read_text())
railway: Mapping[str, Any] = json.loads((ROOT / "railway.json").read_text())
fly: Mapping[str, Any] = tomllib.loads((ROOT / "fly.toml").read_text())
(render,) = yaml.safe_load((ROOT / "render.yaml").read_text())["services"]
guide = (ROOT / "docs" / "deploy.md").read_text()

START = procfile.removeprefix("worker: ").strip()


def test_every_platform_starts_the_bot_alike() -> None:
    assert START == "python -m bot"
    assert railway["deploy"]["startCommand"] == START
    assert fly["processes"] == {"app": START}
    assert render["dockerCommand"] == START
    assert json.loads(dockerfile.splitlines()[-1].removeprefix("CMD ")) == shlex.split(START)


@pytest.mark.parametrize(
    "named",
    [heroku["env"], fly["env"], [each["key"] for each in render["envVars"]], re.findall(r"(DATA_DIR)=", dockerfile)],
    ids=["heroku", "fly", "render", "docker"],
)
def test_every_variable_is_a_setting(named: Mapping[str, Any] | list[str]) -> None:
    assert named
    assert set(named) <= SETTINGS


def test_no_file_holds_a_token() -> None:
    assert "value" not in heroku["env"]["DISCORD_TOKEN"]
    assert {"key": "DISCORD_TOKEN", "sync": False} in render["envVars"]
    assert "DISCORD_TOKEN" not in fly["env"]


def test_every_platform_keeps_the_matches() -> None:
    assert heroku["addons"] == ["bucketeer"]
    assert fly["mounts"][0]["destination"] == fly["env"]["DATA_DIR"]
    assert {"key": "DATA_DIR", "value": render["disk"]["mountPath"]} in render["envVars"]
    assert f"DATA_DIR={railway['deploy']['requiredMountPath']}" in dockerfile


def test_every_platform_gives_the_bot_time_to_stop_and_runs_one_of_it() -> None:
    assert fly["kill_signal"] == "SIGTERM"
    assert int(fly["kill_timeout"].removesuffix("s")) >= STOPPING
    assert render["maxShutdownDelaySeconds"] >= STOPPING
    assert railway["deploy"]["drainingSeconds"] >= STOPPING
    assert railway["deploy"]["numReplicas"] == 1
    assert heroku["formation"] == {"worker": {"quantity": 1, "size": "basic"}}


def test_the_variables_of_the_addon_are_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    given = {"BUCKET_NAME": "b", "AWS_REGION": "eu-west-1", "AWS_ACCESS_KEY_ID": "k", "AWS_SECRET_ACCESS_KEY": "s"}
    for name, value in given.items():
        monkeypatch.setenv(f"BUCKETEER_{name}", value)
    settings = Settings(_env_file=None)  # type: ignore[call-arg] # pydantic-settings' own argument
    assert (settings.bucket_name, settings.aws_region) == ("b", "eu-west-1")
    assert settings.secrets == ("k", "s")


def test_one_python_is_used_everywhere() -> None:
    version = (ROOT / ".python-version").read_text().strip()
    assert set(re.findall(r"FROM python:(\S+)-slim", dockerfile)) == {version}
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"] == f">={version}"


def test_deployments_have_what_speaks_to_buckets() -> None:
    hook = ROOT / "bin" / "post_compile"
    assert os.access(hook, os.X_OK)
    assert "--extra bucket" in hook.read_text()
    assert dockerfile.count("--extra bucket") == 2


@pytest.mark.parametrize("name", ["Heroku", "Render", "Fly", "Railway", "Docker", "Procfile"])
def test_the_guide_has_a_part_for_every_platform(name: str) -> None:
    assert re.search(rf"^## .*{name}", guide, re.MULTILINE)


def test_the_documents_name_settings_that_exist() -> None:
    for document in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for name in re.findall(r"`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`", document.read_text(encoding="utf-8")):
            assert name in SETTINGS, name

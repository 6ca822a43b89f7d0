"""The files that platforms read: they can be parsed, they agree with each other, and they name settings that exist."""

import json
import os
import re
import shlex
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
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
as_warroom = ROOT / "bin" / "as_warroom"
guide = (ROOT / "docs" / "deploy.md").read_text()

START = procfile.removeprefix("worker: ").strip()


INSTRUCTIONS = [line for line in dockerfile.splitlines() if line and not line.startswith(("#", " "))]


def told(instruction: str) -> list[str]:
    """What follows every instruction of this name in the Dockerfile."""
    return [line.removeprefix(f"{instruction} ") for line in INSTRUCTIONS if line.startswith(f"{instruction} ")]


def test_every_platform_starts_the_bot_alike() -> None:
    assert START == "python -m bot"
    assert json.loads(told("CMD")[-1]) == shlex.split(START)


def test_no_platform_goes_around_the_image_and_starts_the_bot_as_root() -> None:
    assert INSTRUCTIONS[-2:] == ['ENTRYPOINT ["as_warroom"]', f"CMD {json.dumps(shlex.split(START))}"]
    assert "startCommand" not in railway["deploy"]
    assert "processes" not in fly
    assert "dockerCommand" not in render


def test_the_image_has_a_user_of_its_own_whom_its_data_folder_belongs_to() -> None:
    (user,) = re.findall(r"useradd --uid (\d+)", dockerfile)
    assert int(user) > 1000
    assert f"groupadd --gid {user}" in dockerfile
    assert os.access(as_warroom, os.X_OK)
    assert "--owner warroom --group warroom --mode 700 /data" in dockerfile
    assert re.findall(r"^user=(\d+)$", as_warroom.read_text(), re.MULTILINE) == [user]
    assert told("USER") == []
    assert f"`{user}`" in guide


def test_the_image_is_made_of_what_it_was_made_of_before() -> None:
    base, *stages = told("FROM")
    assert re.fullmatch(r"python:\d+\.\d+\.\d+-slim-[a-z]+@sha256:[0-9a-f]{64} AS python", base)
    assert stages == ["python AS build", "python"]
    copied = [line for line in told("COPY") if line.startswith("--from=")]
    assert copied == ["--from=build /opt/warroom /opt/warroom"]
    assert "pip install --require-hashes" in dockerfile
    pinned = (ROOT / "bin" / "uv.txt").read_text().replace("\\\n", "")
    (line,) = [line for line in pinned.splitlines() if not line.startswith("#")]
    assert re.fullmatch(r"uv==\d+\.\d+\.\d+(\s+--hash=sha256:[0-9a-f]{64}){2,}", line.strip())
    assert dockerfile.count("uv sync --locked") == dockerfile.count("uv sync") == 2


def test_the_image_is_given_every_file_that_it_copies() -> None:
    given = (ROOT / ".dockerignore").read_text().splitlines()
    for line in told("COPY"):
        if not line.startswith("--from="):
            for name in line.split()[:-1]:
                assert f"!{name}" in given
                assert (ROOT / name).exists()


root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give up being root")


def run_as_warroom(data_dir: Path, *command: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run the script by its text: another user may not be able to reach this checkout."""
    script = ["sh", "-c", as_warroom.read_text(), "as_warroom", *command]
    environment = {"PATH": os.environ["PATH"], "DATA_DIR": str(data_dir)}
    return subprocess.run(script, env=environment, cwd="/", capture_output=True, text=True, check=False, **more)  # noqa: S603 - ours


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that any user can reach, as pytest's own can't be."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@root_only
def test_a_volume_of_roots_is_handed_over_and_the_bot_has_no_rights(open_folder: Path) -> None:
    data_dir = open_folder / "volume"
    (data_dir / "guilds").mkdir(parents=True)
    data_dir.chmod(0o700)
    (data_dir / "guilds" / "5.sqlite3").touch(mode=0o600)
    outside = open_folder / "outside"
    outside.touch(mode=0o600)
    (data_dir / "link").symlink_to(outside)
    script = (
        'id -u; id -g; id -G; grep -E "^(CapEff|CapPrm|CapInh|NoNewPrivs)" /proc/self/status; echo x > "$DATA_DIR/new"'
    )
    user, group, groups, *rights = run_as_warroom(data_dir, "sh", "-c", script).stdout.splitlines()
    assert user == group == groups == "10001"
    assert {line.split()[1] for line in rights if line.startswith("Cap")} == {"0" * 16}
    assert "NoNewPrivs:\t1" in rights
    mine = [data_dir, *data_dir.rglob("*")]
    assert len(mine) == 5
    assert {path.lstat().st_uid for path in mine} == {10001}
    assert outside.stat().st_uid == 0


@root_only
def test_what_belongs_to_somebody_else_is_left_alone(open_folder: Path) -> None:
    theirs = open_folder / "theirs"
    theirs.touch()
    os.chown(theirs, 4242, 4242)
    assert run_as_warroom(open_folder, "echo", "on").stdout == "on\n"
    assert theirs.stat().st_uid == 4242


@root_only
def test_a_container_of_any_other_user_runs_the_command_as_it_is(open_folder: Path) -> None:
    data_dir = open_folder / "mine"
    data_dir.mkdir()
    os.chown(data_dir, 4242, 4242)
    ran = run_as_warroom(data_dir, "sh", "-c", "id -u; echo two words", user=4242, group=4242, extra_groups=[])
    assert ran.stdout.splitlines() == ["4242", "two words"]


def test_what_the_command_comes_to_is_what_the_container_comes_to(open_folder: Path) -> None:
    assert run_as_warroom(open_folder, "sh", "-c", "exit 75").returncode == 75


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
    assert heroku["addons"] == ["heroku-postgresql:essential-0"]  # it sets DATABASE_URL
    assert fly["mounts"][0]["destination"] == fly["env"]["DATA_DIR"]
    assert {"key": "DATA_DIR", "value": render["disk"]["mountPath"]} in render["envVars"]
    assert f"DATA_DIR={railway['deploy']['requiredMountPath']}" in dockerfile


def test_platforms_with_a_private_network_can_read_health_and_metrics() -> None:
    assert fly["metrics"] == {"port": int(fly["env"]["PORT"]), "path": "/metrics"}
    assert fly["checks"]["alive"]["port"] == int(fly["env"]["PORT"])
    assert render["type"] == "pserv"  # others can't reach a worker
    assert {"key": "PORT", "value": "8080"} in render["envVars"]


def test_every_platform_gives_the_bot_time_to_stop_and_runs_one_of_it() -> None:
    assert fly["kill_signal"] == "SIGTERM"
    assert int(fly["kill_timeout"].removesuffix("s")) >= STOPPING
    assert render["maxShutdownDelaySeconds"] >= STOPPING
    assert railway["deploy"]["drainingSeconds"] >= STOPPING
    assert railway["deploy"]["numReplicas"] == 1
    assert heroku["formation"] == {"worker": {"quantity": 1, "size": "basic"}}


def test_one_python_is_used_everywhere() -> None:
    version = (ROOT / ".python-version").read_text().strip()
    assert re.findall(r"python:(\d+\.\d+)\.\d+-slim", told("FROM")[0]) == [version]
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"] == f">={version}"


@pytest.mark.parametrize("name", ["Heroku", "Render", "Fly", "Railway", "Docker", "Procfile"])
def test_the_guide_has_a_part_for_every_platform(name: str) -> None:
    assert re.search(rf"^## .*{name}", guide, re.MULTILINE)


def test_the_documents_name_settings_that_exist() -> None:
    for document in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for name in re.findall(r"`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`", document.read_text(encoding="utf-8")):
            assert name in SETTINGS or name.startswith("DASK_DISTRIBUTED__"), name  # Dask's own, for its parts


def readme_commands() -> list[str]:
    """The commands of the README that begin by installing uv."""
    return re.findall(r"^.*pip install -q uv.*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_readme_and_ci_install_uv_in_the_same_way() -> None:
    demo, tests = readme_commands()
    install, run = demo.split(" && ")
    assert run == "python3 -m uv run -p python3 warroom"
    assert tests == f"{install} && python3 -m uv run -p python3 pytest"
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert install in ci
    assert "export UV_PYTHON=python3" in ci


@pytest.mark.slow
def test_the_installation_works_with_the_systems_own_python(tmp_path: Path) -> None:
    system = Path("/usr/bin/python3")
    if not system.exists():
        pytest.skip("the system has no Python of its own")
    install, _ = readme_commands()[0].split(" && ")
    clean = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONPATH")}
    there = {**clean, "HOME": str(tmp_path), "PYTHONUSERBASE": str(tmp_path), "PIP_USER": "1", "PATH": "/usr/bin:/bin"}
    command = f"{install} && python3 -m uv --version"
    done = subprocess.run(  # noqa: S603 - the README's own command
        ["/bin/sh", "-c", command], env=there, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("uv ")

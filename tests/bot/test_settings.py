"""Settings from the environment, and a look at the data folder."""

from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import checkup
from bot.checkup import check_folder
from bot.settings import Misconfigured, Settings, load_settings

NAMES = [name.upper() for name in Settings.model_fields]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


def test_without_any_variable_there_are_defaults() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert settings.folder == Path("data")
    assert settings.max_open_guilds == 64


def test_the_folder_is_the_one_named_or_the_volume(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAILWAY_VOLUME_MOUNT_PATH", "/volume")
    assert load_settings().folder == Path("/volume")
    monkeypatch.setenv("DATA_DIR", "/matches")
    assert load_settings().folder == Path("/matches")


def test_a_tilde_is_the_home_of_the_user_as_in_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ola")
    monkeypatch.setenv("DATA_DIR", "~/matches")
    assert load_settings().folder == Path("/home/ola/matches")


def test_a_home_that_nobody_has_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATA_DIR", "~nobody-of-this-name/matches")
    with pytest.raises(Misconfigured, match="DATA_DIR can't be used"):
        load_settings()


def test_a_variable_that_is_empty_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.setenv(name, "")
    assert load_settings() == Settings()


def test_a_file_called_env_is_read_and_the_environment_goes_before_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("MAX_OPEN_GUILDS=7\nLOG_LEVEL=ERROR\nSOMETHING_ELSE=1\n")
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    settings = load_settings()
    assert (settings.max_open_guilds, settings.log_level) == (7, "WARNING")


def test_the_token_is_never_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    settings = load_settings()
    assert "very-secret" not in f"{settings!r} {settings} {settings.model_dump_json()}"


def test_every_secret_is_hidden_from_the_log() -> None:
    secret = {
        name: SecretStr(name) for name, field in Settings.model_fields.items() if "Secret" in str(field.annotation)
    }
    assert len(secret) > 2
    assert set(Settings.model_construct(**secret).secrets) == set(secret)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_API_URL", "discord.test/api"),
        ("MAX_OPEN_GUILDS", "many"),
        ("MAX_OPEN_GUILDS", "0"),
        ("LOG_LEVEL", "LOUD"),
        ("DEV_GUILD_ID", "-1"),
        ("DEV_GUILD_ID", "MTIzNDU2.secret.token"),
        ("DISCORD_TOKEN", "MTIzNDU2.secret\ntoken"),
    ],
)
def test_a_value_that_cannot_be_used_is_named_in_a_sentence_but_not_repeated(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(Misconfigured) as problem:
        load_settings()
    assert str(problem.value).startswith(f"{name} can't be used: ")
    assert str(problem.value).endswith(".")
    assert "secret" not in str(problem.value)


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="not Linux")
def test_a_file_called_env_that_cannot_be_read_is_named_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / ".env").symlink_to("/proc/self/mem")  # which nobody can read from its beginning, not even root
    with pytest.raises(Misconfigured, match=r"^The file \.env can't be read \("):
        load_settings()


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    folder = tmp_path / "run" / "secrets"
    folder.mkdir(parents=True)
    monkeypatch.setenv("SECRETS_DIR", str(folder))
    return folder


def test_secrets_come_from_files_and_the_environment_goes_before_them(
    monkeypatch: pytest.MonkeyPatch, secrets: Path
) -> None:
    (secrets / "discord_token").write_text("from-a-file\n")
    (secrets / "RESTORE_FROM").write_text("/run/archive.zip")
    (secrets / "max_open_guilds").write_text("7")
    settings = load_settings()
    assert settings.secrets == ("from-a-file", "/run/archive.zip")
    assert settings.max_open_guilds == 7
    monkeypatch.setenv("DISCORD_TOKEN", "from-the-environment")
    assert load_settings().secrets == ("from-the-environment", "/run/archive.zip")


def test_the_folder_of_secrets_may_be_named_in_the_file_called_env(
    monkeypatch: pytest.MonkeyPatch, secrets: Path, tmp_path: Path
) -> None:
    monkeypatch.delenv("SECRETS_DIR")
    (tmp_path / ".env").write_text(f"SECRETS_DIR={secrets}\n")
    (secrets / "DISCORD_TOKEN").write_text("from-a-file")
    assert load_settings().secrets == ("from-a-file",)


def test_a_file_of_a_secret_that_is_empty_counts_as_not_set(secrets: Path) -> None:
    (secrets / "DISCORD_TOKEN").write_text("\n")
    assert load_settings().discord_token is None


def test_a_folder_of_secrets_that_is_missing_is_named_in_a_sentence(secrets: Path) -> None:
    secrets.rmdir()
    with pytest.raises(Misconfigured, match=rf"^SECRETS_DIR can't be used: there is no folder {secrets}\."):
        load_settings()


def test_a_secret_that_cannot_be_read_is_named_in_a_sentence(secrets: Path) -> None:
    (secrets / "DISCORD_TOKEN").write_bytes(b"\xff\xfe")
    with pytest.raises(Misconfigured, match=r"^A file in SECRETS_DIR can't be read \(UnicodeDecodeError\)"):
        load_settings()


@pytest.mark.parametrize("source", ["http://example.org/a.zip", "s3://bucket/a.zip", "file:///a.zip"])
def test_a_restore_comes_from_a_path_or_an_encrypted_address(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    monkeypatch.setenv("RESTORE_FROM", source)
    with pytest.raises(Misconfigured, match="RESTORE_FROM can't be used: it should be a path, or an address"):
        load_settings()
    for fine in ("/data/a.zip", "a.zip", "https://example.org/a.zip?key=1"):
        monkeypatch.setenv("RESTORE_FROM", fine)
        assert load_settings().secrets == (fine,)


def test_a_restore_at_the_start_is_refused_beside_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"DATABASE_URL": "postgresql://user@host/name", "RESTORE_FROM": "a.zip"}.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(Misconfigured, match="move-to"):
        load_settings()


@pytest.mark.parametrize("name", ["BUCKET_NAME", "BUCKETEER_BUCKET_NAME", "SHARD_IDS"])
def test_a_variable_without_which_matches_would_be_missing_is_not_ignored(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.setenv(name, "0-3")
    with pytest.raises(Misconfigured, match=rf"^{name} isn't read any more: .*DATABASE_URL"):
        load_settings()
    monkeypatch.setenv(name, "")
    assert load_settings() == Settings()
    monkeypatch.delenv(name)
    (tmp_path / ".env").write_text(f"{name}=0-3\n")
    with pytest.raises(Misconfigured, match=name):
        load_settings()


def test_a_folder_that_can_be_used_is_made_and_left_empty(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    assert [finding for finding in check_folder(folder) if finding.kind == "problem"] == []
    assert list(folder.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_a_problem_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (finding,) = check_folder(tmp_path / "file" / "data")
    assert finding.kind == "problem"
    assert "DATA_DIR" in finding.text


@pytest.mark.parametrize("name", ["folder.lock", "guilds", "guilds/7.sqlite3-wal"])
def test_a_file_of_another_user_in_the_folder_is_a_problem_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    (tmp_path / "guilds").mkdir()
    for each in ("folder.lock", "guilds/7.sqlite3-wal", "notes.txt"):
        (tmp_path / each).write_text("")
    theirs = (tmp_path / name, tmp_path / "notes.txt")  # tests may run as a user who can write everything
    monkeypatch.setattr(checkup.os, "access", lambda path, _mode: path not in theirs)
    (finding,) = [each for each in check_folder(tmp_path) if each.kind == "problem"]
    assert f"{tmp_path / name}." in finding.text
    assert "chown" in finding.text


@pytest.mark.parametrize(("kind", "warned"), [("tmpfs", True), ("overlay", True), ("ext4", False)])
def test_a_disk_that_does_not_last_is_warned_of(tmp_path: Path, kind: str, warned: bool) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"dev / ext4 rw 0 0\ndev {tmp_path} {kind} rw 0 0\nbroken line\n")
    findings = check_folder(tmp_path / "data", mounts=mounts)
    assert [finding.kind for finding in findings if "emptied" in finding.text] == (["warning"] if warned else [])


def test_a_machine_that_does_not_say_what_its_disks_are_is_believed(tmp_path: Path) -> None:
    assert not [each for each in check_folder(tmp_path, mounts=tmp_path / "none") if "emptied" in each.text]


@pytest.mark.parametrize(("free", "kinds"), [(10, ["problem"]), (100, ["warning"]), (1000, [])])
def test_too_little_room_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, free: int, kinds: list[str]
) -> None:
    class Usage:
        pass

    Usage.free = free * 1024 * 1024  # type: ignore[attr-defined] # stands for the named tuple of shutil
    monkeypatch.setattr(checkup.shutil, "disk_usage", lambda _folder: Usage)
    assert [each.kind for each in check_folder(tmp_path, mounts=tmp_path / "none")] == kinds


def test_shards_are_shared_over_a_database_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHARDS_PER_PROCESS", "4")
    with pytest.raises(Misconfigured, match="needs DATABASE_URL"):
        load_settings()
    monkeypatch.setenv("DATABASE_URL", "postgresql://user@host/name")
    monkeypatch.setenv("BOARD_CALLS_PER_SECOND", "25.5")
    settings = load_settings()
    assert (settings.shards_per_process, settings.board_calls_per_second) == (4, 25.5)


def test_every_variable_is_explained_in_the_example() -> None:
    lines = (Path(checkup.__file__).parent.parent / ".env.example").read_text().splitlines()
    assert [line.partition("=")[0] for line in lines[1::2]] == NAMES
    assert all(line.startswith("# ") and line.endswith(".") for line in lines[0::2])

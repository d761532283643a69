"""The operator's configuration: where a value comes from, and what is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from duskbox.cli.output import translations
from duskbox.core.errors import BadSetting
from duskbox.core.translations import LANGUAGES
from duskbox.server import config as configuration
from duskbox.server.config import Config, config_from_environment, config_to_environment, read_config

ROOT = Path(__file__).parents[3]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "duskbox.toml"
    path.write_text('port = 1\nhost = "file"\nworkers = 1\nproxies = ["10.0.0.1"]\nlog_requests = true\n')
    return path


def test_without_anything_the_defaults_hold() -> None:
    assert read_config(None, {}) == Config()
    assert Config().database.startswith("sqlite:///")


def test_the_environment_goes_before_the_file_and_the_command_line_before_both(file: Path) -> None:
    environment = {"DUSKBOX_PORT": "2", "DUSKBOX_HOST": "environment"}
    config = read_config(file, environment, {"port": 3, "data": None})
    assert (config.port, config.host, config.log_requests, config.proxies) == (3, "environment", True, ["10.0.0.1"])


def test_the_environment_speaks_of_lists_switches_and_numbers() -> None:
    config = read_config(
        None,
        {
            "DUSKBOX_ORIGINS": "https://games.example.org, http://localhost:5173,",
            "DUSKBOX_SECURE_COOKIES": "Yes",
            "DUSKBOX_LOG_REQUESTS": "0",
            "DUSKBOX_BOT_SECONDS": "2.5",
            "DUSKBOX_HOME": "/somewhere",
            "PATH": "/bin",
        },
    )
    assert config.origins == ["https://games.example.org", "http://localhost:5173"]
    assert (config.secure_cookies, config.log_requests, config.bot_seconds) == (True, False, 2.5)


@pytest.mark.parametrize(
    ("said", "meant"),
    [("yes", True), (" ON", True), ("true", True), ("1", True), ("no", False), ("off", False), ("False", False)],
)
def test_yes_and_no_in_the_environment_mean_what_people_mean(said: str, meant: bool, tmp_path: Path) -> None:
    file = tmp_path / "duskbox.toml"
    file.write_text(f"log_requests = {'false' if meant else 'true'}\n")
    assert read_config(file, {"DUSKBOX_LOG_REQUESTS": said}).log_requests is meant


def test_a_field_that_does_not_exist_is_named(tmp_path: Path) -> None:
    file = tmp_path / "duskbox.toml"
    file.write_text("prot = 80\n")
    with pytest.raises(BadSetting) as refused:
        read_config(file, {})
    assert refused.value.message == "error-config-unknown"
    assert refused.value.facts["name"] == "prot"


@pytest.mark.parametrize("content", [b"port = \n", b"host = '\xff'\n", b"= 1"])
def test_a_file_that_is_no_toml_is_refused_with_the_reason(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "duskbox.toml"
    file.write_bytes(content)
    with pytest.raises(BadSetting) as refused:
        read_config(file, {})
    assert refused.value.message == "error-config-toml"
    assert str(refused.value.facts["reason"])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("port", "many"),
        ("port", "-1"),
        ("port", "65536"),
        ("port", "80.5"),
        ("workers", "0"),
        ("bot_processes", "0"),
        ("bot_seconds", "nan"),
        ("bot_seconds", "inf"),
        ("bot_pause", "-1"),
        ("requests_at_once", "0"),
        ("keep_finished_days", "-1"),
        ("secure_cookies", "maybe"),
        ("log_level", "loud"),
        ("proxies", "proxy.example.org"),
        ("metrics_to", "10.0.0.0/99"),
        ("hooks_to", "https://hooks.example.org"),
        ("hooks_to", "hooks.example.org:http"),
        ("hooks_to", "somebody@hooks.example.org"),
        ("origins", "games.example.org"),
        ("origins", "https://games.example.org/play"),
    ],
)
def test_a_value_that_makes_no_sense_is_refused_by_the_name_of_its_field_in_every_language(
    field: str, value: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        read_config(None, {f"DUSKBOX_{field.upper()}": value})
    assert refused.value.facts["name"] == field
    for language in LANGUAGES:
        told = translations(language).error(refused.value)
        assert field in told and value in told and "⟦" not in told and "{" not in told


def test_values_of_the_wrong_kind_in_a_file_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "duskbox.toml"
    for line in ("host = 5", "proxies = 'all'", "port = [80]", "log_requests = 'sometimes'"):
        file.write_text(line)
        with pytest.raises(BadSetting, match="error-config-value"):
            read_config(file, {})


def test_all_mistakes_of_a_configuration_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "duskbox.toml"
    file.write_text("prot = 80\nhost = 5\nworkers = 0\nlog_level = 'loud'\nhosts = ['a:1', 'b']\n")
    with pytest.raises(BadSetting) as refused:
        read_config(file, {"DUSKBOX_PORT": "many"})
    mistakes = [refused.value, *refused.value.further]
    assert [mistake.facts["name"] for mistake in mistakes] == ["prot", "host", "port", "workers", "log_level", "hosts"]
    for language in LANGUAGES:
        assert all("⟦" not in said for said in translations(language).errors(refused.value))


@pytest.mark.parametrize(
    "without", [{}, {"database_url": "postgresql://db/duskbox"}, {"bus_url": "redis://bus"}], ids=str
)
def test_several_workers_need_a_database_and_a_bus_that_they_share(without: dict[str, str]) -> None:
    with pytest.raises(BadSetting, match="error-config-workers"):
        read_config(None, {}, {"workers": 2, **without})
    both = {"database_url": "postgresql://db/duskbox", "bus_url": "redis://bus"}
    assert read_config(None, {}, {"workers": 2, **both}).workers == 2


def test_a_process_leaves_its_configuration_to_those_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(configuration.HANDED_ON, "")
    config = read_config(None, {}, {"port": 1, "origins": ["https://games.example.org"], "data": "/ż/ó"})
    config_to_environment(config)
    monkeypatch.setenv("DUSKBOX_PORT", "2")
    assert config_from_environment() == config


def test_the_page_names_every_field_and_no_other() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    table = text.split("## The configuration")[1].split("\n## ")[0]
    named = [line.split("`")[1] for line in table.splitlines() if line.startswith("| `")]
    assert named == [field.name for field in msgspec.structs.fields(Config)]

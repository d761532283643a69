"""A Ray cluster comes to the same table as this process.

It takes seconds to start, so it is tested once, in a process of its own.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from duskbox.lab.experiment import BadExperiment
from duskbox.lab.results import read
from duskbox.lab.run import run
from duskbox.lab.workers import crew
from tests.lab.experiments import labyrinths

#: The lab is the same in both forms of the engine.
ONCE = pytest.mark.skipif(os.environ.get("DUSKBOX_FORM") == "interpreted", reason="tested with the installed form")


@ONCE
def test_a_cluster_comes_to_the_same_table(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    path = tmp_path / "moths.parquet"
    run(labyrinths(games=20, batch=5), path, workers=1)
    arguments = ["lab", "rerun", str(path), "--cluster", "auto", "--workers", "2", "--lang", "en"]
    done = subprocess.run(
        [sys.executable, "-m", "duskbox.cli", *arguments], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert str(read(path).run["table"]) in done.stdout


def test_a_cluster_that_is_not_there_is_refused() -> None:
    pytest.importorskip("ray")
    with pytest.raises(BadExperiment) as refused:
        crew(print, None, 1, "no such place")
    assert refused.value.message == "error-lab-cluster"


def test_a_cluster_of_which_no_one_listens_at_the_port_is_refused_without_trying_for_minutes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "init", lambda **_: pytest.fail("Ray has been asked"))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "127.0.0.1:99999"):
        with pytest.raises(BadExperiment) as refused:
            crew(print, None, 1, address)
        assert (refused.value.message, refused.value.facts["cluster"]) == ("error-lab-cluster", address)


def test_without_ray_it_is_said_where_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadExperiment) as refused:
        crew(print, None, 1, "auto")
    assert (refused.value.message, refused.value.facts["library"]) == ("error-lab-library", "ray")

"""A second server on the same database says where the first one is, and ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.web.running_server import PATIENCE
from tests.server.web.server_process import ROOT, ServerProcess


def start_another(database: str, language: str) -> "subprocess.CompletedProcess[str]":
    """Start it as an owner does: without a port, which would be the next free one."""
    here = ["--lang", language, "--host", "127.0.0.1", "--database", database]
    return subprocess.run(
        [sys.executable, "-m", "omerta", "serve", *here],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=2 * PATIENCE,
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "omerta: This database is served already"), ("ru", "«Омерта» уже открыта")],
)
def test_a_second_server_on_the_same_database_is_refused(
    address: str, tmp_path: Path, language: str, said: str
) -> None:
    with ServerProcess(address, tmp_path / "log") as first, first.browser("Anna") as anna:
        code = anna.opens()
        second = start_another(address, language)
        assert (second.returncode, second.stdout) == (2, "")
        assert said in second.stderr
        assert f"http://localhost:{first.port}" in second.stderr
        assert second.stderr.count("\n") == 1
        with anna.at(code) as hers:
            assert hers.asks("hello")["seats"] == [0]
        first.kill()
        first.start()  # a killed server does not keep others out
        with anna.at(code) as hers:
            assert hers.asks("hello")["seats"] == [0]

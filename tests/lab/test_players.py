"""Custom bots in simulations."""

from pathlib import Path

import pytest

from omerta import lab
from omerta.cli import main
from omerta.kernel import Refusal

BOTS = """
import os


class First:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, options, worlds, budget):
        return options[0]


class Dying(First):
    def choose(self, view, options, worlds, budget):
        os._exit(1)


class Mute:
    def __init__(self, seed):
        pass
"""


@pytest.fixture
def _my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(BOTS, "utf-8")
    (tmp_path / "bad_bots.py").write_text("raise SystemExit(3)", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("_my_bots")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_of_ones_own_plays_against_a_level(workers: int) -> None:
    results = lab.simulate("crooks", ["my_bots:First", "random"], games=6, workers=workers)
    assert len(results.games) == 6
    assert {played.bots for played in results.games} == {
        ("my_bots:First", "random"),
        ("random", "my_bots:First"),
    }


@pytest.mark.usefixtures("_my_bots")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_module:Bot", "module"),
        ("my_bots:Nobody", "attribute"),
        ("my_bots:Mute", "choose"),
        (":Bot", "module"),
        ("my_bots:os", "call"),
        ("bad_bots:Bot", "import"),
    ],
)
def test_what_makes_no_bot_is_refused_in_one_line(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refusal) as refused:
        lab.simulate("crooks", [name, "random"], games=1)
    assert refused.value.params == {"name": name, "why": why}
    for language in ("en", "ru"):
        assert main(["sim", "crooks", "--bots", f"{name},random", "--lang", language]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_table_of_people_takes_no_code_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "crooks", "--bots", "os:abort", "--lang", "en"]) == 2
    assert "os:abort" in capsys.readouterr().err


@pytest.mark.usefixtures("_my_bots")
def test_a_worker_that_dies_is_reported_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "my_bots:Dying,random"
    assert main(["sim", "crooks", "--bots", bots, "--workers", "2", "--lang", "en"]) == 2
    assert "worker process" in capsys.readouterr().err

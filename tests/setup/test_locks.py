"""The lock files, and the page that explains their packages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted(path.name for path in ROOT.glob("*.lock") if path.name != "uv.lock")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked(name: str) -> set[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return set(re.findall(r"^(\S+==[^\s\\]+(?: ; [^\\]+)?)", text, re.MULTILINE))


def asked() -> set[str]:
    groups = PROJECT["dependency-groups"].values()
    extras = PROJECT["project"]["optional-dependencies"].values()
    wanted = [PROJECT["project"]["dependencies"], *groups, *extras]
    return {
        re.split(r"[<>=~\[;]", entry)[0] for many in wanted for entry in many if type(entry) is str
    }


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_hashes_and_no_address(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "index" not in text.replace("sortedcontainers", "")
    assert len(re.split(r"\n(?=\S)", text.strip())) == len(locked(name)) > 0
    assert all("--hash=sha256:" in entry for entry in re.split(r"\n(?=\S)", text.strip()))


def test_each_environment_that_grows_keeps_what_it_had() -> None:
    run, postgres, test = map(
        locked, ("requirements.lock", "requirements-postgres.lock", "requirements-test.lock")
    )
    assert run < postgres < test
    assert {"psycopg", "psycopg-binary"} <= {entry.split("==")[0] for entry in postgres - run}


def test_every_direct_dependency_is_explained() -> None:
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| ([\w.-]+)(?:\[\w+\])? \|", page, re.MULTILINE))
    assert asked() <= explained


def test_every_direct_dependency_is_locked() -> None:
    everything = {entry.split("==")[0] for name in LOCKS for entry in locked(name)}
    assert {name.replace(".", "-") for name in asked()} <= everything

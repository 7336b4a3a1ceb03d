"""The build of the browser client: when it is needed, its sources, and that its checks can fail."""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "web" / "build.py"


class Copy:
    """A project with a client of two files and a fake npm: no program is started."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.steps: list[str] = []
        self.answer = (0, "")
        self.write("web/build.py", BUILD.read_text(encoding="utf-8"))
        self.write("web/package-lock.json", "{}")
        self.write("web/src/main.ts", "start();")
        self.write("src/omerta/kernel/text/en.ftl", "over = The game is over.")
        self.build = runpy.run_path(str(root / "web/build.py"))
        self.build["run"].__globals__.update(npm=self.npm)

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def npm(self, *arguments: str) -> tuple[list[str], dict[str, str]]:
        """Return a program that behaves as npm would."""
        words = " ".join(word for word in arguments if not word.startswith("--"))
        self.steps.append(words)
        code, said = self.answer
        left = {"run build": "../src/omerta/_client/.vite"}.get(words, "node_modules")
        program = f"import os, sys; os.makedirs({left!r}, exist_ok=True); print({said!r}); sys.exit({code})"
        return [sys.executable, "-c", program], dict(os.environ)

    def starts(self) -> list[str]:
        self.steps.clear()
        self.build["main"]([])
        return self.steps


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_the_first_build_takes_every_step_and_the_second_none(copy: Copy) -> None:
    assert copy.starts() == ["ping", "ci", "run build"]
    assert copy.starts() == []


@pytest.mark.parametrize(
    "name", ["web/src/main.ts", "web/src/games/new.ts", "src/omerta/kernel/text/en.ftl"]
)
def test_changed_sources_and_texts_build_the_client_again(copy: Copy, name: str) -> None:
    copy.starts()
    copy.write(name, "changed")
    assert copy.starts() == ["run build"]


def test_a_changed_lock_installs_packages_first(copy: Copy) -> None:
    copy.starts()
    copy.write("web/package-lock.json", '{"packages": {}}')
    assert copy.starts() == ["ping", "ci", "run build"]


@pytest.mark.parametrize("name", ["web/tests/some.test.ts", "src/omerta/kernel/some.py"])
def test_what_the_client_is_not_made_of_builds_nothing(copy: Copy, name: str) -> None:
    copy.starts()
    copy.write(name, "changed")
    assert copy.starts() == []


def test_a_failed_build_is_tried_again(copy: Copy) -> None:
    copy.answer = (1, "main.ts: error")
    with pytest.raises(copy.build["Unbuilt"], match="error"):
        copy.starts()
    copy.answer = (0, "")
    assert copy.starts() == ["ping", "ci", "run build"]


def test_without_a_network_one_sentence_says_so(copy: Copy) -> None:
    copy.answer = (1, "npm error code ENOTFOUND")
    with pytest.raises(
        copy.build["Unbuilt"], match=r"^The npm registry cannot be reached.*again\.$"
    ):
        copy.starts()


def test_every_file_that_the_client_takes_from_elsewhere_is_one_of_its_sources() -> None:
    build = runpy.run_path(str(BUILD))
    sources = {path for pattern in build["SOURCES"] for path in ROOT.glob(pattern)}
    taken = {
        (module.parent / name).resolve()
        for ending in ("ts", "svelte")
        for module in (ROOT / "web/src").rglob(f"*.{ending}")
        for name in re.findall(r'["`](\.\.?/[^"`?*]+)(?:\?\w+)?["`]', module.read_text("utf-8"))
    }
    elsewhere = {path for path in taken if path.is_file() and ROOT / "web" not in path.parents}
    assert elsewhere
    assert elsewhere <= sources


def test_the_type_check_of_the_client_finds_planted_errors() -> None:
    """Some combinations of svelte-check and TypeScript check nothing and report success."""
    planted = ["--workspace", "tests/planted", "--tsconfig", "tsconfig.json"]
    command = [sys.executable, str(BUILD), "npm", "web", "run", "types", "--", *planted]
    done = subprocess.run(
        [*command, "--output", "machine"], stdout=subprocess.PIPE, text=True, check=False
    )
    found = re.findall(r'ERROR "Planted.svelte" (\d+):', done.stdout)
    assert (done.returncode, found) == (1, ["3", "6"])


def folders() -> list[Path]:
    return [ROOT / "web", ROOT / "tests/bench/peer"]


def packages(folder: Path) -> dict[str, Any]:
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    return {name: package for name, package in lock["packages"].items() if name}


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_a_lock_has_hashes_and_no_address(folder: Path) -> None:
    assert "://" not in (folder / "package-lock.json").read_text(encoding="utf-8")
    for name, package in packages(folder).items():
        assert package["integrity"].startswith("sha512-"), name


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_every_package_asked_for_is_locked_and_explained(folder: Path) -> None:
    asked = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    names = {*asked["dependencies"], *asked.get("devDependencies", {})}
    assert {f"node_modules/{name}" for name in names} <= set(packages(folder))
    page = (ROOT / "docs/dependencies.md").read_text(encoding="utf-8")
    assert names <= set(re.findall(r"^\| ([\w@/.-]+) \|", page, re.MULTILINE))


def our_files() -> Iterator[Path]:
    yield from (path for path in ROOT.iterdir() if path.is_file())
    for top in ("src", "web", "tests", "docs", ".ci"):
        for folder, inner, names in os.walk(ROOT / top):
            inner[:] = set(inner) - {"node_modules", "_client", "__pycache__"}
            yield from (Path(folder, name) for name in names)


def test_no_file_names_a_registry() -> None:
    """All packages must come from the configured mirror."""
    hosts = re.compile(rb"registry\.npmjs|registry\.yarnpkg|pypi\.org|python[h]osted")
    assert [path for path in our_files() if hosts.search(path.read_bytes())] == []

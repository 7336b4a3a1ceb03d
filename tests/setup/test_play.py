"""The ./play script: its messages, and when it runs which steps of the set-up."""

from __future__ import annotations

import ast
import contextlib
import importlib.machinery
import importlib.util
import os
import runpy
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PLAY = ROOT / "play"


def load() -> Any:
    loader = importlib.machinery.SourceFileLoader("play", str(PLAY))
    spec = importlib.util.spec_from_loader("play", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


class Machine:
    """A copy of the project with fake programs: none is started."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.play = load()
        self.steps: list[str] = []
        self.answers: dict[str, tuple[int, str]] = {}
        self.compiles = True
        self.makes_compiled = True
        self.compiler_works = False
        for lock in ROOT.glob("*.lock"):
            (root / lock.name).write_bytes(lock.read_bytes())
        for folder in ("src", "web"):
            (root / folder).mkdir()
        self.edit("src/rules.py", "")
        self.edit("web/build.py", (ROOT / "web/build.py").read_text(encoding="utf-8"))
        monkeypatch.setattr(self.play, "ROOT", root)
        monkeypatch.setattr(self.play, "run", self.run)
        monkeypatch.setattr(self.play, "start_in_background", self.start_in_background)
        monkeypatch.setattr(self.play, "exclusive", contextlib.nullcontext)
        monkeypatch.setattr(self.play, "is_locked", lambda _: self.compiler_works)
        monkeypatch.setattr(self.play, "can_compile", lambda: self.compiles)
        monkeypatch.delenv("OMERTA_PURE", raising=False)

    def edit(self, name: str, text: str) -> None:
        (self.root / name).write_text(text)

    def run(self, command: list[str | Path], env: dict[str, str]) -> tuple[int, str]:
        words = [str(part) for part in command]
        name = words[0]
        if "venv" in words:
            name = "venv"
        elif words[-1].endswith("build.py"):
            name = "client"
        elif "hatchling" in words:
            name = "build" if env["OMERTA_PURE"] == "1" else "compile"
        elif words[-1].endswith(".whl"):
            name = "install"
        elif words[0].endswith("apt-get"):
            name = " ".join(word for word in words[1:] if not word.startswith("-"))
        elif "-r" in words or "sync" in words:
            name = f"{'uv' if 'sync' in words else 'pip'} {words[-1]}"
        if "--reinstall" in words:
            name += " again"
        self.steps.append(name)
        if name == "venv":
            place = Path(words[-1], "bin")
            place.mkdir(parents=True)
            (place / "python").symlink_to(sys.executable)
            (place / "uv").touch()
        if name == "client" and name not in self.answers:
            client = runpy.run_path(str(self.root / "web/build.py"))
            client["BUILT_FROM"].parent.mkdir(parents=True, exist_ok=True)
            client["BUILT_FROM"].write_text(client["fingerprint"]())
        if name in ("build", "compile") and name not in self.answers:
            suits = "cp311-linux" if name == "compile" and self.makes_compiled else "none-any"
            Path(words[-1], f"omerta-1-{suits}.whl").touch()
        if name == "install":
            self.install(compiled="cp311" in words[-1])
        return self.answers.get(name, (0, ""))

    def install(self, *, compiled: bool) -> None:
        place = self.root / ".venv/lib/python3.11/site-packages/omerta/kernel"
        place.mkdir(parents=True, exist_ok=True)
        (place / "chance.py").touch()
        (place / "chance.so").unlink(missing_ok=True)
        if compiled:
            (place / "chance.so").touch()

    def start_in_background(self, command: list[str | Path]) -> None:
        self.steps.append(f"behind: {command[-1]}")

    def starts(self, kind: str = "run", **how: bool) -> list[str]:
        self.steps.clear()
        self.play.Environment(".venv").set_up(kind, **how)
        return self.steps

    def stops(self, kind: str = "run", **how: bool) -> str:
        with pytest.raises(self.play.Stop) as stop:
            self.starts(kind, **how)
        return str(stop.value)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


NEW = ["venv", "pip bootstrap.lock"]
PLAIN = ["build", "install"]
COMPILED = ["compile", "install"]


def test_the_first_start_takes_every_step_and_the_second_none(machine: Machine) -> None:
    assert machine.starts() == [*NEW, "uv requirements.lock", "client", *COMPILED]
    assert machine.starts() == []


def test_changed_sources_build_omerta_alone(machine: Machine) -> None:
    machine.starts()
    machine.edit("src/rules.py", "# changed")
    assert machine.starts() == COMPILED


def test_changed_pages_build_the_client_and_then_omerta(machine: Machine) -> None:
    machine.starts()
    machine.edit("web/index.html", "<p>changed")
    assert machine.starts() == ["client", *COMPILED]


def test_an_interrupted_client_is_built_again(machine: Machine) -> None:
    machine.answers["client"] = (1, "killed")
    machine.stops()
    machine.answers.clear()
    assert machine.starts() == ["client", *COMPILED]


def test_a_changed_lock_installs_packages_and_then_omerta(machine: Machine) -> None:
    machine.starts()
    machine.edit("requirements.lock", "changed")
    assert machine.starts() == ["uv requirements.lock", "install"]


def test_another_uv_makes_a_new_environment(machine: Machine) -> None:
    machine.starts()
    machine.edit("bootstrap.lock", "changed")
    assert machine.starts()[:2] == NEW


def test_a_compiler_that_appears_is_used(machine: Machine) -> None:
    machine.compiles = False
    machine.starts()
    machine.compiles = True
    assert machine.starts() == COMPILED


def test_in_a_hurry_the_compiler_works_behind_and_the_next_start_takes_what_it_made(
    machine: Machine,
) -> None:
    packages = [*NEW, "uv requirements.lock", "client"]
    assert machine.starts(hurry=True) == [*packages, *PLAIN, "behind: compile"]
    machine.compiler_works = True
    assert machine.starts(hurry=True) == []
    machine.compiler_works = False
    assert machine.starts(hurry=True) == [
        "behind: compile"
    ]  # the compiler was stopped before it had finished
    machine.steps.clear()
    machine.play.compile_([])
    assert machine.steps == ["compile"]
    assert machine.starts(hurry=True) == ["install"]
    assert machine.starts(hurry=True) == []


def test_a_lock_is_held_during_the_block(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = load()
    monkeypatch.setattr(play, "ROOT", tmp_path)
    (tmp_path / "lock").touch()
    with play.exclusive("lock"):
        assert play.is_locked("lock")
    assert not play.is_locked("lock")


def test_the_strict_set_up_waits_for_the_compiler(machine: Machine) -> None:
    machine.starts(hurry=True)
    assert machine.starts() == COMPILED
    assert machine.starts(hurry=True) == []


def test_changed_sources_are_compiled_behind_again(machine: Machine) -> None:
    machine.starts()
    machine.edit("src/rules.py", "# changed")
    assert machine.starts(hurry=True) == [*PLAIN, "behind: compile"]


def test_without_a_compiler_nothing_goes_on_behind(machine: Machine) -> None:
    machine.compiles = False
    assert machine.starts(hurry=True)[-2:] == PLAIN
    assert machine.starts(hurry=True) == []


def test_a_moved_project_makes_a_new_environment(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.starts()
    moved = machine.root.rename(machine.root.with_name("moved"))
    monkeypatch.setattr(machine.play, "ROOT", moved)
    assert machine.starts()[:2] == NEW


def test_an_environment_whose_python_is_gone_is_made_again(machine: Machine) -> None:
    machine.starts()
    (machine.root / ".venv/bin/python").unlink()
    assert machine.starts()[:2] == NEW


def test_starting_after_testing_keeps_the_test_packages(machine: Machine) -> None:
    machine.starts("test")
    assert machine.starts("run") == []


def test_testing_after_starting_adds_the_test_packages(machine: Machine) -> None:
    machine.starts("run")
    assert machine.starts("test") == ["uv requirements-test.lock", "install"]


POSTGRES = "postgresql://anna@db/omerta"


@pytest.mark.parametrize(
    ("words", "environment"),
    [
        (["serve", "--database", POSTGRES], ""),
        (["serve", f"--database={POSTGRES}"], ""),
        ([], POSTGRES),
        (["serve"], f" {POSTGRES}"),
    ],
)
def test_the_address_of_a_postgresql_database_installs_its_driver(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, words: list[str], environment: str
) -> None:
    monkeypatch.setattr(machine.play, "replace_process", lambda _: None)
    monkeypatch.setenv("OMERTA_DATABASE_URL", environment)
    machine.play.start(words)
    assert "uv requirements-postgres.lock" in machine.steps
    monkeypatch.delenv("OMERTA_DATABASE_URL")
    machine.steps.clear()
    machine.play.start([])
    assert machine.steps == ["behind: compile"]  # the compiled package is not replaced
    machine.edit("requirements.lock", "changed")
    machine.edit("requirements-postgres.lock", "changed")
    assert "uv requirements-postgres.lock" in machine.starts()


def test_a_file_needs_no_driver(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine.play, "replace_process", lambda _: None)
    machine.play.start(["serve", "--database", "postgres.db"])
    assert "uv requirements.lock" in machine.steps


def test_pytest_alone_needs_no_build(machine: Machine) -> None:
    assert machine.starts("test", package=False) == [*NEW, "uv requirements-test.lock"]


def test_what_tests_interrupt_hears_it_though_a_script_started_them(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deaf(*_: object) -> tuple[bool, dict[str, int]]:
        return signal.getsignal(signal.SIGINT) == signal.SIG_IGN, {}

    monkeypatch.setattr(machine.play.Checks, "pytest", deaf)
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert not machine.play.test(["tests/lab"])
    finally:
        signal.signal(signal.SIGINT, before)


class Runs:
    """The test runs of `./play test`: the browser's ends only after all others have ended."""

    def __init__(self, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
        machine.starts()
        environment = machine.play.Environment(".venv")
        self.checks = machine.play.Checks(environment)
        self.results = {"pure": (0, {"passed": 9}), "compiled": (0, {"passed": 20, "skipped": 1})}
        self.results["browser"] = (0, {"passed": 3})
        self.arguments: dict[str, list[str]] = {}
        self._others_are_over = threading.Event()
        monkeypatch.setattr(machine.play.Checks, "pytest", self._pytest)

    def _pytest(
        self, arguments: list[str], env: dict[str, str], *, live: bool = True
    ) -> tuple[int, dict[str, int]]:
        name = "pure" if "OMERTA_PURE" in env else "compiled" if live else "browser"
        self.arguments[name] = arguments
        if name == "browser":
            assert self._others_are_over.wait(timeout=20)
        if name == "compiled":
            self._others_are_over.set()
        return self.results[name]


@pytest.fixture
def runs(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Runs:
    return Runs(machine, monkeypatch)


def test_the_browser_is_tested_beside_all_else(
    runs: Runs, capsys: pytest.CaptureFixture[str]
) -> None:
    assert runs.checks.tests()
    assert "tests: 32 passed, 0 failed, 1 skipped" in capsys.readouterr().out
    assert runs.arguments["browser"][-1] == "tests/browser"
    assert "--ignore=tests/browser" in runs.arguments["pure"]
    assert "--ignore=tests/browser" in runs.arguments["compiled"]


def test_pictures_of_pages_are_left_alone_by_the_other_tests(runs: Runs) -> None:
    """pytest-playwright empties its folder whenever it starts."""
    runs.checks.tests()
    elsewhere = {name: "--output=build/none" in words for name, words in runs.arguments.items()}
    assert elsewhere == {"pure": True, "compiled": True, "browser": False}


@pytest.mark.parametrize("name", ["pure", "compiled", "browser"])
def test_one_failing_run_of_tests_fails_all(
    runs: Runs, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    runs.results[name] = (1, {"passed": 1, "failed": 1, "errors": 2})
    assert not runs.checks.tests()
    assert ", 3 failed, " in capsys.readouterr().out


def test_the_gates_insist_on_compiled_rules(machine: Machine) -> None:
    machine.makes_compiled = False
    machine.starts()
    assert machine.starts() == []
    machine.makes_compiled = True
    assert machine.starts(strict=True) == COMPILED
    assert machine.starts(strict=True) == []


def test_an_interrupted_environment_is_made_again(machine: Machine) -> None:
    machine.answers["pip bootstrap.lock"] = (1, "killed")
    machine.stops()
    machine.answers.clear()
    assert machine.starts() == [*NEW, "uv requirements.lock", "client", *COMPILED]


def test_packages_installed_by_half_are_installed_again(machine: Machine) -> None:
    machine.answers["uv requirements.lock"] = (1, "killed")
    machine.stops()
    machine.answers.clear()
    assert machine.starts() == ["uv requirements.lock again", "client", *COMPILED]


def test_an_interrupted_build_is_built_again(machine: Machine) -> None:
    machine.answers["compile"] = (1, "killed")
    machine.stops()
    machine.answers.clear()
    assert machine.starts() == COMPILED


def test_an_interrupted_installation_takes_what_is_compiled(machine: Machine) -> None:
    machine.answers["install"] = (1, "killed")
    machine.stops()
    machine.answers.clear()
    assert machine.starts() == ["install"]


def test_stamps_cut_short_count_as_none(machine: Machine) -> None:
    machine.starts()
    machine.edit(".venv/omerta-stamps.json", '{"made": "')
    assert machine.starts()[:2] == NEW


def test_without_a_network_one_sentence_says_so(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.answers["pip bootstrap.lock"] = (1, "Failed to establish a new connection: ...")
    assert machine.stops().startswith("The package index cannot be reached")
    assert "establish" not in capsys.readouterr().err


def test_a_mirror_that_only_pip_knows_is_used(machine: Machine) -> None:
    machine.answers["uv requirements.lock"] = (2, "error: Failed to fetch: dns error")
    installed = ["uv requirements.lock", "pip requirements.lock"]
    assert machine.starts() == [*NEW, *installed, "client", *COMPILED]


def test_an_untrusted_certificate_is_not_reported_as_a_missing_network(machine: Machine) -> None:
    machine.answers["pip bootstrap.lock"] = (
        1,
        "connection broken by SSLError: CERTIFICATE_VERIFY_FAILED",
    )
    assert "certificate" in machine.stops()


def test_a_failing_build_shows_its_output(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.answers["compile"] = (1, "rules.py: error: timeout is not a card")
    assert machine.stops() == "Omertà could not be built; the output is above."
    assert "timeout is not a card" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "started", "waits"),
    [
        ([], ["serve"], False),
        (["serve"], ["serve"], False),
        (["sim", "mafia"], ["sim", "mafia"], True),
    ],
)
def test_without_words_the_site_starts_and_words_go_to_omerta(
    machine: Machine,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    started: list[str],
    waits: bool,
) -> None:
    become: list[list[str]] = []
    monkeypatch.setattr(machine.play, "replace_process", become.append)
    machine.play.start(words)
    assert ("behind: compile" not in machine.steps) == waits
    assert become == [[machine.root / ".venv/bin/omerta", *started]]


class Debian:
    """A Debian machine with some programs, used by root or by another user."""

    def __init__(self, machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
        self.machine = machine
        self.programs = {"apt-get": "/usr/bin/apt-get"}
        self.user = 0
        monkeypatch.delenv("CHROMIUM", raising=False)
        monkeypatch.setattr(machine.play, "PG_CTL", "none such")
        monkeypatch.setattr(shutil, "which", self.programs.get)
        monkeypatch.setattr(os, "geteuid", lambda: self.user)

    def needs(self) -> list[str]:
        self.machine.steps.clear()
        self.machine.play.need_programs()
        return self.machine.steps

    def stops(self) -> str:
        with pytest.raises(self.machine.play.Stop) as stop:
            self.needs()
        return str(stop.value)


@pytest.fixture
def debian(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Debian:
    return Debian(machine, monkeypatch)


def test_programs_that_the_tests_need_are_installed_for_root(debian: Debian) -> None:
    assert debian.needs()[-1].endswith("chromium-headless-shell postgresql")
    debian.programs["chromium"] = "/usr/bin/chromium"
    assert debian.needs()[-1].endswith("=60 postgresql")
    debian.programs["pg_ctl"] = "/usr/bin/pg_ctl"
    assert debian.needs() == []


def test_other_users_are_shown_the_one_command(debian: Debian) -> None:
    debian.user = 1000
    assert debian.stops().endswith("sudo apt-get install -y chromium-headless-shell postgresql")
    assert debian.machine.steps == []


def test_other_systems_are_shown_the_names(debian: Debian) -> None:
    del debian.programs["apt-get"]
    assert debian.stops().endswith("(on Debian: chromium-headless-shell postgresql).")


def test_old_pythons_can_parse_the_script_and_print_what_they_lack() -> None:
    ast.parse(PLAY.read_text(encoding="utf-8"), feature_version=(3, 6))
    pretend = "import runpy, sys; sys.version_info = (3, 9, 2); runpy.run_path(sys.argv[1])"
    done = subprocess.run(
        [sys.executable, "-c", pretend, str(PLAY)], capture_output=True, check=False
    )
    said = done.stderr.decode()
    assert (done.returncode, said.count("\n"), done.stdout) == (2, 1, b"")
    assert "needs Python 3.11 or newer and this is Python 3.9" in said


def test_help_needs_no_set_up_and_no_particular_locale() -> None:
    done = subprocess.run(
        [sys.executable, str(PLAY), "help"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"./play test" in done.stdout
    assert not done.stderr


def test_the_script_uses_the_standard_library_only() -> None:
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(PLAY.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names


def test_bytecode_is_written_whatever_the_environment_says(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(
        machine.play, "start", lambda _: int("PYTHONDONTWRITEBYTECODE" in os.environ)
    )
    assert machine.play.main([]) == 0

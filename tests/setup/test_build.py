"""The build hook: the files in a wheel, the compiled modules, and the kind that this test runs."""

from __future__ import annotations

import ast
import importlib.util
import os
import runpy
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import omerta.kernel.chance

ROOT = Path(__file__).parents[2]


def load() -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOK = load()


@pytest.mark.parametrize(
    ("name", "text", "compiled"),
    [
        ("table.py", "class Table:\n    pass\n", True),
        ("frames.py", "class Choose(Frame, metaclass=Meta):\n    pass\n", True),
        ("actions.py", "", False),
        ("events.py", "", False),
        ("view.py", "", False),
        ("__init__.py", "", False),
        ("rules/actions.py", "", True),
        ("rules/__init__.py", "", False),
        ("rob.py", "# mypyc: skip - decorators that mypyc does not know\n", False),
        ("rob.py", "class Loot(msgspec.Struct):\n    pass\n", False),
        ("rob.py", "class Loot(Struct):\n    pass\n", False),
        ("rob.py", "class Loot(Action, tag='loot'):\n    pass\n", False),
    ],
)
def test_modules_that_mypyc_would_change_stay_plain(
    tmp_path: Path, name: str, text: str, compiled: bool
) -> None:
    path = tmp_path / "games" / name
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert HOOK.modules(tmp_path) == ([path] if compiled else [])


def test_only_the_rules_and_the_bots_are_compiled(tmp_path: Path) -> None:
    for folder in ("kernel", "games/crooks/rules", "bots", "cli", "server", "lab"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "some.py").touch()
    chosen = {path.relative_to(tmp_path).parts[0] for path in HOOK.modules(tmp_path)}
    assert chosen == {"kernel", "games", "bots"}


def test_the_hot_modules_are_compiled() -> None:
    chosen = {
        path.relative_to(ROOT / "src").as_posix() for path in HOOK.modules(ROOT / "src/omerta")
    }
    assert "omerta/kernel/chance.py" in chosen
    tables = (ROOT / "src").glob("omerta/games/*/table.py")
    assert {path.relative_to(ROOT / "src").as_posix() for path in tables} <= chosen


def test_a_wheel_holds_the_client_and_all_that_is_read_at_run_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OMERTA_PURE", "1")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert {"omerta/_client/index.html", "omerta/_client/index.html.br"} <= names
    read = [path for path in (ROOT / "src").rglob("*.[ft]*") if path.suffix in {".ftl", ".toml"}]
    assert {path.relative_to(ROOT / "src").as_posix() for path in read} <= names


def test_a_source_distribution_installs_without_node(tmp_path: Path) -> None:
    (made,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(made) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert (unpacked / "src/omerta/_client/index.html").is_file()
    assert not (unpacked / "web/node_modules").exists()
    assert not runpy.run_path(str(unpacked / "web/build.py"))["stale"]()


def test_this_run_tests_the_kind_of_rules_that_it_claims() -> None:
    """`./play test` says which kind it runs; pytest alone runs the plain sources."""
    module = Path(omerta.kernel.chance.__file__)
    plain = module.suffix == ".py"
    claims_plain = "OMERTA_COMPILED" not in os.environ and module.is_relative_to(ROOT / "src")
    assert plain == (os.environ.get("OMERTA_PURE") == "1" or claims_plain)


def floats_only(value: ast.expr) -> bool:
    match value:
        case ast.Tuple(elts=parts):
            return bool(parts) and all(map(floats_only, parts))
        case ast.UnaryOp(operand=inner):
            return floats_only(inner)
        case ast.Constant(value=number):
            return isinstance(number, float)
        case _:
            return False


def test_constant_tuples_of_floats_say_that_their_length_is_open() -> None:
    """`X: Final = (0.1, 0.2)` counts as never set once compiled (mypyc 2.4): NameError on import.

    `X: Final[tuple[float, ...]] = (0.1, 0.2)` works.
    """
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node.target)}"
        for path in HOOK.modules(ROOT / "src/omerta")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.value, ast.Tuple)
        and "Final" in ast.unparse(node.annotation)
        and "..." not in ast.unparse(node.annotation)
        and floats_only(node.value)
    ]
    assert wrong == []

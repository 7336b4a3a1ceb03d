"""The address under which others find a table."""

import pytest

from omerta.server.web import addresses
from omerta.server.web.addresses import (
    Networks,
    is_local,
    is_own_name,
    name_in,
    shared_address,
)
from omerta.server.web.origins import page_of


@pytest.mark.parametrize(
    ("page", "address"),
    [
        ("https://games.example", "https://games.example"),
        ("https://192.168.1.7:8080", "https://192.168.1.7:8080"),
        ("https://localhost", "https://192.168.1.5"),
        ("http://localhost:8080", "http://192.168.1.5:8080"),
        ("http://127.0.0.1:8080", "http://192.168.1.5:8080"),
        ("http://[::1]:8080", "http://192.168.1.5:8080"),
        ("http://localhost:99999", "http://192.168.1.5:99999"),
    ],
)
def test_a_guest_at_the_server_shares_the_address_for_all_others(
    monkeypatch: pytest.MonkeyPatch, page: str, address: str
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert shared_address(page, "0.0.0.0") == address


def test_a_server_that_listens_to_its_own_machine_has_no_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert shared_address("http://localhost:8080", "127.0.0.1") == "http://localhost:8080"


def test_without_a_network_the_machine_itself_is_all_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert shared_address("http://localhost:8080", "0.0.0.0") == "http://localhost:8080"


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("10.0.0.1", False), ("x", False)],
)
def test_what_is_local(host: str, *, local: bool) -> None:
    assert is_local(host) is local


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost:8080", True),
        ("127.0.0.1", True),
        ("[::1]:8080", True),
        ("192.168.1.7:8080", True),
        ("kitchen", True),
        ("kitchen.local:8080", True),
        ("Kitchen.Local.", True),
        ("games.example:8443", True),
        ("", True),
        ("evil.example", False),
        ("games.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example.", False),
        ("local.evil.example", False),
    ],
)
def test_a_name_is_ours_if_no_stranger_can_own_it(host: str, *, own: bool) -> None:
    assert is_own_name(name_in(host), {"games.example"}) is own


def test_networks_hold_their_addresses() -> None:
    networks = Networks(["10.0.0.0/8", "::1"])
    inside = ["10.1.2.3", "::ffff:10.1.2.3", "::1"]
    assert [
        host for host in [*inside, "11.0.0.1", "::2", "kitchen", ""] if host in networks
    ] == inside


@pytest.mark.parametrize(
    ("headers", "page"),
    [
        ({}, "http://games.example"),
        ({"origin": "https://games.example"}, "https://games.example"),
        ({"referer": "https://games.example/t/KBTE"}, "https://games.example"),
        ({"origin": "https://ours.example"}, "https://ours.example"),
        ({"referer": "https://theirs.example/page"}, "http://games.example"),
        ({"referer": "https://["}, "http://games.example"),
        ({"origin": "null"}, "http://games.example"),
    ],
)
def test_a_page_of_ours_knows_its_address_better_than_what_lies_between(
    headers: dict[str, str], page: str
) -> None:
    come = {"host": "games.example", **headers}
    assert page_of(come, ("https://ours.example",), "ws") == page


def test_over_tls_the_address_has_it() -> None:
    assert page_of({"host": "games.example"}, (), "wss") == "https://games.example"


def test_the_own_address_is_none_or_one_that_others_can_use() -> None:
    address = addresses.lan_address()
    assert address is None or not is_local(address)

"""Under which address others find a table."""

import pytest

from omerta.server.web import addresses
from omerta.server.web.addresses import is_local, shared_address


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("games.example", "https://games.example"),
        ("192.168.1.7:8080", "https://192.168.1.7:8080"),
        ("localhost", "https://192.168.1.5"),
        ("localhost:8080", "https://192.168.1.5:8080"),
        ("127.0.0.1:8080", "https://192.168.1.5:8080"),
        ("[::1]:8080", "https://192.168.1.5:8080"),
        ("localhost:99999", "https://192.168.1.5:99999"),
    ],
)
def test_who_sits_at_the_server_shares_the_address_for_all_others(
    monkeypatch: pytest.MonkeyPatch, host: str, address: str
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert shared_address("https", host) == address


def test_without_a_network_the_machine_itself_is_all_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert shared_address("http", "localhost:8080") == "http://localhost:8080"


@pytest.mark.parametrize(
    ("host", "local"),
    [("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("10.0.0.1", False), ("x", False)],
)
def test_what_is_local(host: str, *, local: bool) -> None:
    assert is_local(host) is local


def test_the_own_address_is_none_or_one_that_others_can_use() -> None:
    address = addresses.lan_address()
    assert address is None or not is_local(address)

"""The addresses under which this server can be reached."""

import ipaddress
import socket
from collections.abc import Collection

EVERYWHERE = frozenset(("0.0.0.0", "::", ""))  # noqa: S104  (compared, not listened on)
"""The hosts of a server that listens on every address of its machine."""
_ELSEWHERE = ("192.0.2.1", 9)
"""An unused address: asking for the route to it sends nothing."""


def lan_address() -> str | None:
    """Return this machine's address in the local network, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def own_address(host: str, port: int) -> str:
    """Return the address of a server for a browser on the same machine."""
    here = "localhost" if host in EVERYWHERE or is_local(host) else host
    return address_of(here, port)


def address_of(host: str, port: int) -> str:
    """Return the address of a server, by the name or number of its machine."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def shared_address(page: str, listening: str) -> str:
    """Return the address under which this client and others reach the same server.

    A guest at the server's machine may use "localhost"; they get the address for all others,
    unless the server listens to its own machine only.
    """
    scheme, _, host = page.partition("://")
    name, port = _split(host)
    outside = lan_address() if is_local(name) and not is_local(listening) else None
    return page if outside is None else f"{scheme}://{outside}{port}"


class Networks:
    """A set of addresses and networks."""

    def __init__(self, named: Collection[str]) -> None:
        self._named = tuple([ipaddress.ip_network(name) for name in named])

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        plain = getattr(address, "ipv4_mapped", None) or address
        return any(plain in network or address in network for network in self._named)


def name_in(host: str) -> str:
    """Return the name or bare address in a `Host` header, in small letters, without its port."""
    return _split(host.strip())[0].lower().rstrip(".")


_OWN_NAMES = (".local", ".localhost", ".internal", ".home.arpa")
"""Suffixes of names that only a local network gives: no stranger can own one."""


def is_own_name(name: str, allowed: Collection[str]) -> bool:
    """Whether a page under this name may be ours: an address, a local name, or an allowed one.

    Any page may point a name of its own at this machine, and its browser then takes us for it.
    """
    if name in allowed or "." not in name or name.endswith(_OWN_NAMES):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _split(host: str) -> tuple[str, str]:
    """What follows the scheme, as a name or bare address, and its port with the colon."""
    if host.startswith("["):
        name, _, port = host[1:].partition("]")
        return name, port
    name, colon, port = host.partition(":")
    return name, colon + port


def is_local(host: str) -> bool:
    """Whether this name or address means the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"

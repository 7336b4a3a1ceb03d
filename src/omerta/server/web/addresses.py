"""Under which address others reach this server."""

import ipaddress
import socket

_ELSEWHERE = ("192.0.2.1", 9)
"""An address that belongs to nobody: asking for the way there sends nothing."""


def lan_address() -> str | None:
    """This machine's address in the local network, None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def shared_address(scheme: str, host: str) -> str:
    """The address under which the asking browser and others find the same server.

    Who sits at the server itself and says "localhost" is given the address for all others.
    """
    name, port = _split(host)
    outside = lan_address() if is_local(name) else None
    return f"{scheme}://{host}" if outside is None else f"{scheme}://{outside}{port}"


def _split(host: str) -> tuple[str, str]:
    """A `Host` header as a name or bare address, and its port with the colon before it."""
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

"""Addresses of clients, as the limits count them."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The network that counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped) if mapped is not None else str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address)


def is_loopback(host: str) -> bool:
    """Whether this is the computer the server runs on."""
    try:
        return host == "localhost" or ip_address(host.removeprefix("::ffff:")).is_loopback
    except ValueError:
        return False


def host_name(header: str) -> str:
    """The name or address in a `Host` header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")


class KnownHosts:
    """The names under which this server answers, so that a foreign name cannot be pointed at it.

    Addresses are always known, because only names can be pointed elsewhere; `*` stands for every name.
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own.partition('.')[0]}.local", *(name.lower() for name in names)}

    def __contains__(self, header: str) -> bool:
        name = host_name(header)
        if "*" in self.names or name in self.names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

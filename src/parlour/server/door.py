"""Where a server can be reached: a port that is free, and the addresses that people type."""

from __future__ import annotations

import errno
import os
import socket
from typing import NamedTuple

from parlour.engine.errors import ParlourError

TRIES = 50
"""Ports that are tried, one after the other."""
EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "::1", "localhost")


class Door(NamedTuple):
    """A socket that listens."""

    socket: socket.socket
    here: str
    """The address on this machine."""
    network: str
    """The address for others; empty if there is none."""


def open_door(host: str, port: int) -> Door:
    """Listen on the first free port from `port` on. Raises `ParlourError` if there is none, or no such host."""
    for number in range(port, min(port + TRIES, 65536)):
        try:
            listening = _listen(host, number)
        except socket.gaierror:
            raise ParlourError(f"--host {host}: this machine has no such address") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ParlourError(f"--host {host} --port {number}: {error.strerror}") from error
        else:
            return _door(listening, host, number)
    raise ParlourError(f"--port {port}: this one and the next {TRIES} are taken; name another")


def _listen(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two servers have one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _door(listening: socket.socket, host: str, port: int) -> Door:
    if host in EVERYWHERE:
        network = network_address()
        return Door(listening, f"http://localhost:{port}", f"http://{network}:{port}" if network else "")
    named = f"[{host}]" if ":" in host else host
    here = f"http://{named}:{port}"
    return Door(listening, here, "" if host in HERE else here)


def network_address() -> str:
    """This machine's address in its network; empty without one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found

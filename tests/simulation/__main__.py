"""The long simulation: `python -m tests.simulation --faults 10000 --seed 0` goes on until so many faults have happened.

The first seed that breaks a law ends it, and is named.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from .. import conftest  # noqa: F401  the small games are found
from .world import World


def main() -> None:
    """Seeds one after the other."""
    options = argparse.ArgumentParser(
        description="Whole evenings over bad lines, on a bad disk, with a server that dies."
    )
    options.add_argument("--faults", type=int, default=10_000)
    options.add_argument("--seed", type=int, default=0, help="the first one; the others follow")
    asked = options.parse_args()
    faults: Counter[str] = Counter()
    events = notices = 0
    seed, began = asked.seed, time.process_time()
    while faults.total() < asked.faults:
        world = World(seed).run()
        faults += world.faults
        events, notices = events + world.events, notices + world.notices
        say(f"seed {seed}: {world.trace[:12]}, {world.faults.total()} faults")
        seed += 1
    seconds = time.process_time() - began
    for kind, times in faults.most_common():
        say(f"{times:8} {kind}")
    say(f"{seed - asked.seed} evenings, {faults.total()} faults in {seconds:.0f} s of one core:")
    say(f"{events} events stored and {notices} notices told, no law broken, nothing lost")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()

"""What is counted and timed while the server runs, for Prometheus.

Labels are games, levels, kinds of messages and reasons: never a name, a code, a token or an address. All servers of a
process count together.
"""

from __future__ import annotations

import asyncio
import importlib.metadata
from collections.abc import Iterable

import prometheus_client
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector

from parlour.engine.log import Act
from parlour.table.events import Ended, Event, Stepped

prometheus_client.disable_created_metrics()  # it would double what is written

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

TABLES = Gauge("parlour_tables_awake", "Tables in memory.", ["game", "stage"], registry=REGISTRY)
SOCKETS = Gauge("parlour_sockets_open", "Connections of pages to tables.", registry=REGISTRY)
MESSAGES = Counter("parlour_messages", "What pages asked for.", ["kind"], registry=REGISTRY)
REFUSALS = Counter("parlour_refusals", "What pages asked for and did not get.", ["reason"], registry=REGISTRY)
MOVES = Counter("parlour_moves", "Actions of people and bots.", ["game"], registry=REGISTRY)
MATCHES = Counter("parlour_matches_finished", "Matches that ended.", ["game"], registry=REGISTRY)
DECISIONS = Histogram(
    "parlour_bot_decision_seconds",
    "How long bots took to decide, without the pause that they make for people.",
    ["game", "level"],
    buckets=(0.0001, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
    registry=REGISTRY,
)
COMMIT_SECONDS = Histogram(
    "parlour_commit_seconds",
    "How long a commit took, until it was durable.",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)
COMMIT_CHANGES = Histogram(
    "parlour_commit_changes",
    "Changes that were kept in one commit.",
    buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000),
    registry=REGISTRY,
)
LAG = Histogram(
    "parlour_event_loop_lag_seconds",
    "How much later than asked for the event loop came back to a task.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
    registry=REGISTRY,
)
READY = Gauge("parlour_game_ready", "Whether the rules of a game are compiled.", ["game"], registry=REGISTRY)
LOOPS = Gauge("parlour_compiling_loops", "Loops of a game in the compiler.", ["game"], registry=REGISTRY)
LOOPS_DONE = Gauge("parlour_compiling_loops_done", "Those that are compiled.", ["game"], registry=REGISTRY)
Info("parlour", "What runs here.", registry=REGISTRY).info({"version": importlib.metadata.version("parlour")})

BETWEEN_LOOKS = 0.5
"""Seconds between two looks at the event loop."""


def count_events(game: str, events: Iterable[Event]) -> None:
    """These have happened at a table of this game."""
    for event in events:
        if isinstance(event, Stepped):
            MOVES.labels(game).inc(sum(isinstance(step, Act) for step in event.steps))
        elif isinstance(event, Ended):
            MATCHES.labels(game).inc()


def count_compiled(game: str, done: int, total: int) -> None:
    """So many loops of a game are compiled."""
    LOOPS.labels(game).set(total)
    LOOPS_DONE.labels(game).set(done)


async def watch_the_loop() -> None:
    """Measure, until cancelled, how busy the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + BETWEEN_LOOKS
        await asyncio.sleep(BETWEEN_LOOKS)
        LAG.observe(max(0.0, loop.time() - due))

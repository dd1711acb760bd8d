"""What the server says of itself on standard error: lines for people, or JSON for programs.

No line holds a name, what somebody said, a token, an address or the code of a table: whoever reads logs may not join.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
import sys
from datetime import datetime
from typing import Any, Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["text", "json"]

ROOT = "parlour"
_KEY = secrets.token_bytes(16)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def table_id(code: str) -> str:
    """What logs call a table. Its code cannot be found from it, and the next start calls it something else."""
    return hashlib.blake2b(code.encode(), digest_size=4, key=_KEY).hexdigest()


def set_up(form: Form | None) -> None:
    """Write the logs of this process. Without a form only what goes wrong is written, for people."""
    handler = logging.StreamHandler(_Errors())
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(ROOT).setLevel(logging.WARNING if form is None else logging.INFO)


class _Errors:
    """Standard error as it is at the moment: a progress bar stands in for it now and then."""

    def write(self, text: str) -> None:
        """Write it."""
        sys.stderr.write(text)

    def flush(self) -> None:
        """Write what is held back."""
        sys.stderr.flush()


class Lines(logging.Formatter):
    """`2026-11-30 20:15:03 INFO table opened table=3f9a2c01 game=GAME`, for people."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback below it if there is one."""
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        at = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        return "\n".join([f"{at} {record.levelname} {record.getMessage()}{facts}", *_trace(self, record)])


class JsonLines(logging.Formatter):
    """One JSON object a line: `at`, `level`, `logger`, `message`, the facts, and `traceback`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_facts(record),
        }
        for trace in _trace(self, record):
            line["traceback"] = trace
        return msgspec.json.encode(line).decode()


def _facts(record: logging.LogRecord) -> dict[str, str | int | float]:
    """What was given as `extra`."""
    given = {name: value for name, value in vars(record).items() if name not in _PLAIN}
    return {name: value if isinstance(value, int | float) else str(value) for name, value in given.items()}


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> list[str]:
    return [formatter.formatException(record.exc_info)] if record.exc_info and record.exc_info[0] else []

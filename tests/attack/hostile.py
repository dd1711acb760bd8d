"""What somebody hostile says: messages that are nearly right, names and chat that would spoil a page, and noise."""

from __future__ import annotations

import json
from collections import deque
from random import Random
from typing import Any, get_args

import msgspec

from parlour.table.messages import MOST_NUMBER, Command, Hello, Intent

TEXTS = [
    "<script>document.title='owned'</script>",
    "<img src=x onerror=\"document.title='owned'\">",
    "</p><svg onload=alert(1)>",
    "javascript:alert(1)",
    "{{7*7}} ${7*7} { $name } { -term }",
    "\u202egnihtemos\u202c \u2066\u2067\u2068\u2069\u200f\u061c",
    "\u200bA\u200cn\u200dn\u2060a\ufeff\u00ad\u2800\u3164",
    "e" + "\u0301\u0316\u0334\u20dd" * 60,
    "\u0000\u0007\u001b[2J\r\n\u2028\u2029\u0085",
    "\ufdfd" * 20,
    "W" * 300,
    "x" * 10_240,
    "\U000e0041\U000e0042\ufe00\ufff9\ufffe\uffff",
    "'; DROP TABLE guests; --",
    "../../../../etc/passwd",
    "👩\u200d👩\u200d👧\u200d👦" * 20,
]
NASTY: list[Any] = [
    None, True, -1, 0.5, 1e308, -1e-308, MOST_NUMBER, MOST_NUMBER + 1, 2**63, -(2**63), 2**64, 10**400, "", "0", "NaN",
    [], {}, [[]], [None], {"": ""}, "\ud800", [0] * 64, [0] * 65, "A" * 200,
]  # fmt: skip
CELLS = ["", "note-1-0", "note-0-0", "__proto__", "x" * 200]
KINDS: tuple[type[Command], ...] = get_args(Intent)
WEIGHTS = [0.2 if kind is Hello else 1 for kind in KINDS]
"""Each hello is answered with all that a page needs."""
FIELDS = sorted({field.name for kind in KINDS for field in msgspec.structs.fields(kind)})
LARGEST = 16 * 1024
"""Bytes of a message that is still read."""


class Hostile:
    """Makes messages, from a seed. What it hears is put into its next ones: versions, tokens, what others asked."""

    def __init__(self, luck: Random, tokens: list[str]) -> None:
        self.luck = luck
        self.version = 0
        self.heard: deque[str] = deque(maxlen=200)
        """What honest pages have sent, to be sent again."""
        self._tokens = [*tokens, "", "made-up", "A" * 32, "' OR 1=1 --"]

    def message(self, ref: int) -> str | bytes:
        """The next message; most of them carry a number that can be made out."""
        make = self.luck.choices(
            [self._intent, self._changed, self._broken, self._again, self._noise, self._deep, self._binary],
            [30, 30, 15, 10, 5, 2, 3],
        )[0]
        return make(ref)

    def _intent(self, ref: int) -> str:
        """Something that a page might ask for, by somebody who may not."""
        return _written(self._fields(ref))

    def _fields(self, ref: int) -> dict[str, Any]:
        luck = self.luck
        kind = luck.choices(KINDS, WEIGHTS)[0]
        names = [field.name for field in msgspec.structs.fields(kind) if field.name != "ref"]
        fields = {name: self._value(name) for name in names if luck.random() < 0.9}
        return {"type": kind.__struct_config__.tag, "ref": ref, **fields}

    def _value(self, name: str) -> Any:
        luck = self.luck
        near = self.version + luck.choice([0, 0, 0, 0, -1, 1, -1000])
        return {
            "token": lambda: luck.choice(self._tokens),
            "seat": lambda: luck.randrange(6),
            "to": lambda: luck.randrange(6),
            "version": lambda: max(0, near),
            "actions": lambda: [luck.randrange(40) for _ in range(luck.choice([1, 1, 1, 2, 5]))],
            "reaction": lambda: luck.choice([None, 0, 1, 300, MOST_NUMBER]),
            "text": lambda: luck.choice(TEXTS)[:300],
            "cell": lambda: luck.choice(CELLS),
            "mark": lambda: luck.choice(["out", "maybe", "sure", None]),
            "seats": lambda: luck.randrange(1, 7),
            "options": lambda: luck.choice([{}, {"first": "seat-1"}, {luck.choice(TEXTS)[:50]: "on"}]),
            "limit": lambda: luck.choice([0, 1, 600]),
            "listed": lambda: luck.random() < 0.5,
            "level": lambda: luck.choice(["", "easy", "hard", luck.choice(TEXTS)[:50]]),
            "commitment": lambda: luck.choice(["", "0" * 64, luck.choice(TEXTS)]),
            "seed": lambda: luck.choice(["", "seed", luck.choice(TEXTS)]),
            "sent": lambda: luck.choice([0, 1.5, 1e308, -1]),
        }[name]()

    def _changed(self, ref: int) -> str:
        """One of those with a field that it cannot have, or too many, or one that lacks."""
        luck, fields = self.luck, self._fields(ref)
        for _ in range(luck.choice([1, 1, 2])):
            name = luck.choice([*fields, luck.choice(FIELDS), "extra"])
            how = luck.randrange(3)
            if how == 0:
                fields.pop(name, None)
            else:
                fields[name] = luck.choice(NASTY) if how == 1 else luck.choice(TEXTS)
        return _written(fields)

    def _broken(self, ref: int) -> str:
        """One that is no JSON any more, or other JSON."""
        luck, text = self.luck, self._intent(ref)
        for _ in range(luck.choice([1, 1, 3, 10])):
            at = luck.randrange(len(text) + 1)
            junk = luck.choice(["", "", '"', "{", "}", "[", ",", "\\", "\\u", "\x00", "é", "9" * 30, "e9", "null"])
            text = text[:at] + junk + text[at + luck.randrange(2) :]
        return text[:LARGEST]

    def _again(self, ref: int) -> str:
        """What an honest page asked for a while ago, once more, with its own number."""
        return self.luck.choice(self.heard) if self.heard else self._intent(ref)

    def _noise(self, _: int) -> str:
        luck = self.luck
        return "".join(
            chr(luck.choice([luck.randrange(128), luck.randrange(0xD800)])) for _ in range(luck.randrange(50))
        )

    def _deep(self, ref: int) -> str:
        opening = self.luck.choice(["[", '{"a":', '{"type":"say","text":[', f'{{"ref":{ref},"x":['])
        return (opening + "[" * 9000)[: self.luck.randrange(1, 9000)]

    def _binary(self, ref: int) -> bytes:
        luck = self.luck
        return luck.choice([luck.randbytes(luck.randrange(64)), self._intent(ref).encode()])


def _written(fields: dict[str, Any]) -> str:
    text = json.dumps(fields, ensure_ascii=False)
    if "\ud800" in text:  # half a pair of letters cannot be sent as such
        text = json.dumps(fields)
    return text[:LARGEST]

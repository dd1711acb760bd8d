"""The table of a game's actions: named groups with parameters, numbered from 0 without gaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.engine.errors import DeclarationError, InvalidActionError
from parlour.engine.mode import rule
from parlour.engine.visibility import Audience, Parameter, open_to_all

MAX_PARAMETERS = 3


class SeenAction(NamedTuple):
    """An action as one viewer sees it: a parameter it may not know is `None`."""

    seat: int
    name: str
    parameters: dict[str, int | None]


class ActionGroup(NamedTuple):
    """One verb of the rules and the actions that it stands for, `first..first+count-1`."""

    name: str
    parameters: dict[str, Parameter]
    first: int
    size: int


def group(**parameters: Parameter | int) -> dict[str, Parameter]:
    """The parameters of one verb, in the order of its function; a bare count is open to all."""
    return {name: open_to_all(kind) if isinstance(kind, int) else kind for name, kind in parameters.items()}


class Actions:
    """`Actions(advance=group(steps=open_to_all(1, 3)), block=group())`: verbs in the order of their numbers."""

    def __init__(self, **groups: dict[str, Parameter]) -> None:
        self.groups: dict[str, ActionGroup] = {}
        self._decoded: dict[int, tuple[ActionGroup, dict[str, int]]] = {}
        self.count = 0
        """How many actions there are in all."""
        for name, parameters in groups.items():
            _check(name, parameters)
            count = 1
            for parameter in parameters.values():
                count *= parameter.size
            self.groups[name] = ActionGroup(name, parameters, self.count, count)
            self.count += count

    @property
    def hidden(self) -> bool:
        """Whether any action has a parameter that not everybody sees."""
        parameters = [each for verb in self.groups.values() for each in verb.parameters.values()]
        return any(parameter.audience is not Audience.PUBLIC for parameter in parameters)

    def encoder(self, name: str) -> Callable[..., int]:
        """A rule that turns the parameters of a verb into the number of the action."""
        verb = self._group(name)
        first = verb.first
        spans = [(parameter.low, parameter.size) for parameter in verb.parameters.values()]

        def none() -> int:
            return first

        if not spans:
            return rule(none)
        low_a, _ = spans[0]

        def one(a: int) -> int:
            return first + a - low_a

        if len(spans) == 1:
            return rule(one)
        low_b, size_b = spans[1]

        def two(a: int, b: int) -> int:
            return first + (a - low_a) * size_b + b - low_b

        if len(spans) == 2:
            return rule(two)
        low_c, size_c = spans[2]

        def three(a: int, b: int, c: int) -> int:
            return first + ((a - low_a) * size_b + b - low_b) * size_c + c - low_c

        return rule(three)

    def decode(self, action: int) -> tuple[ActionGroup, dict[str, int]]:
        """The verb and the parameters of an action, to be read and not written, or `InvalidActionError`."""
        if action not in self._decoded:
            self._decoded[action] = self._decode(action)
        return self._decoded[action]

    def _decode(self, action: int) -> tuple[ActionGroup, dict[str, int]]:
        for verb in self.groups.values():
            if verb.first <= action < verb.first + verb.size:
                rest = action - verb.first
                values: dict[str, int] = {}
                for name, parameter in reversed(verb.parameters.items()):
                    rest, place = divmod(rest, parameter.size)
                    values[name] = place + parameter.low
                return verb, {name: values[name] for name in verb.parameters}
        raise InvalidActionError(f"there is no action {action}: they are numbered 0 to {self.count - 1}")

    def encode(self, name: str, **parameters: int) -> int:
        """The number of an action, or `InvalidActionError` if it does not exist."""
        verb = self._group(name)
        if set(parameters) != set(verb.parameters):
            raise InvalidActionError(f"{name} takes {', '.join(verb.parameters) or 'no parameters'}")
        number = 0
        for key, parameter in verb.parameters.items():
            if not parameter.low <= parameters[key] <= parameter.high:
                raise InvalidActionError(f"{name}: {key} is {parameter.low} to {parameter.high}, not {parameters[key]}")
            number = number * parameter.size + parameters[key] - parameter.low
        return verb.first + number

    def seen(self, seat: int, action: int, viewer: int) -> SeenAction:
        """The action as `viewer` sees it (a seat, or `SPECTATOR`), from the declarations alone."""
        verb, values = self.decode(action)
        shown: dict[str, int | None] = {}
        for name, parameter in verb.parameters.items():
            match parameter.audience:
                case Audience.PUBLIC:
                    visible = True
                case Audience.ACTOR:
                    visible = viewer == seat
                case Audience.NAMED:
                    visible = viewer in (seat, values[parameter.names])
                case Audience.SECRET:
                    visible = False
            shown[name] = values[name] if visible else None
        return SeenAction(seat, verb.name, shown)

    def _group(self, name: str) -> ActionGroup:
        if name not in self.groups:
            raise InvalidActionError(f"there is no action called {name!r}: there are {', '.join(self.groups)}")
        return self.groups[name]


def _check(name: str, parameters: dict[str, Parameter]) -> None:
    if len(parameters) > MAX_PARAMETERS:
        raise DeclarationError(f"{name} has {len(parameters)} parameters; at most {MAX_PARAMETERS}")
    for key, parameter in parameters.items():
        if parameter.audience is Audience.NAMED:
            seat = parameters.get(parameter.names)
            if seat is None or not seat.is_seat:
                raise DeclarationError(
                    f"{name}: {key} is for the seat in {parameter.names!r}: that must be a parameter that is a_seat()"
                )

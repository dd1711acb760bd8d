"""The scene of a game that has no `scene.py` yet, from its declarations alone: plain, but it can be played at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from parlour.engine.actions import ActionGroup, SeenAction
from parlour.engine.kind import SPECTATOR, Kind
from parlour.engine.piles import SeenOutcome
from parlour.engine.records import Rows
from parlour.engine.scene import Badge, Beat, Button, Piece, Place, Prompt, Say, Scene, Text, Zone, who
from parlour.engine.visibility import Field, Sight

if TYPE_CHECKING:
    from parlour.engine.game import Game


def plain_scene(game: Game, observation: Rows, seat: int, legal: Sequence[int]) -> Scene:
    """Every field that the viewer may see as a line, every legal action as a button."""
    kind, mask = game.steps.players(observation)
    seats = game.seats_of(observation)
    rows = {"table": list[Piece](), "own": list[Piece]()}
    for name, field in game.record.fields.items():
        over = kind == Kind.OVER
        hidden = field.sight is Sight.SECRET or (seat == SPECTATOR and _is_own(field))
        if name in game.options.values or (hidden and not over):
            continue
        value = _written(observation[name][0].tolist()) if over else _shown(field, name, observation, seat)
        piece = Piece(name, art=name, text=Text(_id("field", name), {"value": value}))
        rows["own" if field.sight is Sight.PRIVATE else "table"].append(piece)
    zones = [Zone(name, "notebook", pieces=pieces) for name, pieces in rows.items() if pieces]
    places = [Place(other, acting=bool(mask >> other & 1)) for other in range(seats)]
    if kind == Kind.OVER:
        returns = game.returns(observation)
        return Scene(seat, [_scored(place, returns[place.seat]) for place in places], zones, Prompt(Text("over")))
    buttons = [Button(action, action_text(game, action)) for action in legal]
    waiting = [other for other in range(seats) if mask >> other & 1]
    if buttons or not waiting:
        return Scene(seat, places, zones, Prompt(Text("your-turn" if buttons else "dealing"), gestures=[*buttons]))
    return Scene(seat, places, zones, Prompt(Text("waiting", {"who": who(waiting[0])})))


def plain_tell(game: Game, seen: SeenAction | SeenOutcome) -> list[Beat]:
    """The action or outcome by its name, with what the viewer may know of it."""
    if isinstance(seen, SeenAction):
        verb = game.actions.groups[seen.name]
        return [Say(Text(_id("told", seen.name), {"who": who(seen.seat), **_parameters(verb, seen.parameters)}))]
    return [Say(outcome_text(seen.pile, seen.outcome))]


def action_text(game: Game, action: int) -> Text:
    """The message that names an action: `action-NAME` with its parameters."""
    verb, values = game.actions.decode(action)
    return Text(_id("action", verb.name), _parameters(verb, values))


def outcome_text(pile: str, outcome: int | None) -> Text:
    """The message that names what a pile brought: `outcome-PILE`, with `$outcome` its number or `hidden`."""
    return Text(_id("outcome", pile), {"outcome": "hidden" if outcome is None else outcome})


def _id(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"


def _parameters(verb: ActionGroup, values: dict[str, int] | dict[str, int | None]) -> dict[str, int | str | Text]:
    return {
        name: who(value) if verb.parameters[name].is_seat else value
        for name, value in values.items()
        if value is not None
    }


def _is_own(field: Field) -> bool:
    return field.sight is Sight.PRIVATE


def _shown(field: Field, name: str, observation: Rows, seat: int) -> str:
    value: Any = observation[name][0]
    if field.sight is Sight.SEEN_BY:
        masks: Any = observation[field.mask][0]
        value = np.where(masks >> seat & 1, value.astype(object), "?")
    return _written((value[seat] if _is_own(field) else value).tolist())


def _written(value: Any) -> str:
    """Numbers with spaces between them, and a stroke between rows."""
    if not isinstance(value, list):
        return str(value)
    parts = cast(list[Any], value)
    return (" / " if parts and isinstance(parts[0], list) else " ").join(map(_written, parts))


def _scored(place: Place, amount: float) -> Place:
    return Place(place.seat, badges=[Badge(Text("returns", {"value": f"{amount:g}"}))])

"""What a game's `rules.py` defines, as compiled loops see it.

A loop is written once against these names (`bind.py` puts a game's own functions in their place). Every function is a
`@rule`: it takes a state (one record), works on it in place, draws no random numbers and does no I/O. Seats count from
0; a mask of seats has bit *p* for seat *p*; an action and an outcome are numbers in the game's tables.

Beside these functions `rules.py` declares `State`, `ACTIONS`, `PILES`, `OPTIONS`, `PLAYERS` (fewest, most seats), the
enums `Reason` and `Broken`, and one function for each verb of `ACTIONS`, `verb(state, seat, *parameters)`, and each
pile of `PILES`, `pile(state, outcome)`: total on what is legal, never called on anything else. Where it applies:
`CARRY`, the public fields that a rematch takes over; `CLOCK`, the option that says how many seconds a decision may
take; `ENDLESS`, an option and the value of it with which random play need not end.
"""

from __future__ import annotations

from typing import Any

from parlour.engine.kind import Kind
from parlour.engine.luck import Luck, below


def initial_state(state: Any, seats: int) -> None:
    """Write the start into a record of zeros that holds its options (and what a rematch carries over)."""
    raise NotImplementedError


def current_players(state: Any) -> tuple[Kind, int]:
    """The kind of the position and the mask of the seats that decide (0 for CHANCE and OVER)."""
    raise NotImplementedError


def legal_actions(state: Any, seat: int, out: Any) -> int:
    """Fill `out[:n]` (int64, room for every action) in ascending order and return n.

    Asked only of a seat that decides, and depends only on what that seat can see.
    """
    raise NotImplementedError


def chance_outcomes(state: Any, weights: Any) -> tuple[int, int]:
    """Fill `weights[:n]` (int64) with the integer odds of outcomes 0..n-1 and return (pile, n).

    At OVER it may still name a pile, for what was never dealt and should be shown; n is 0 when nothing is left.
    """
    raise NotImplementedError


def default_action(state: Any, seat: int) -> int:
    """The action when the time for a decision runs out, or `DEALER_PICKS`. Depends only on what the seat can see."""
    raise NotImplementedError


def refusal(state: Any, seat: int, action: int) -> int:
    """Why an action that exists is not legal for a seat that decides: a member of the game's `Reason` enum."""
    raise NotImplementedError


def resample(observation: Any, seat: int, luck: Luck) -> None:
    """Fill what an observation hides from `seat` with a guess that agrees with everything that the seat has seen.

    The odds are those of the physical game: a history weighs the product of its chance probabilities; a choice that
    was seen weighs the number of unseen cards that could have made it; a hidden parameter weighs one over the legal.
    """
    raise NotImplementedError


def invariants(state: Any) -> int:
    """0, or which law of the game the state breaks: a member of the game's `Broken` enum."""
    raise NotImplementedError


def returns(state: Any, out: Any) -> None:
    """Fill `out[:seats]` (float64) with what each seat gets at OVER: higher is better, equal is a shared place."""
    raise NotImplementedError


# Optional: these stand in where a game defines none.


def ways(state: Any, seat: int, action: int) -> int:
    """How many unseen physical cards of the seat's hand could have made this choice (1: nothing interchangeable)."""
    return 1


def choose(observation: Any, seat: int, legal: Any, n: int, luck: Luck) -> int:
    """The action that the game's `tactics.py` takes out of `legal[:n]`, from an observation of `seat`."""
    return legal[below(luck, n)]


def model(observation: Any, seat: int, legal: Any, n: int, skill: int, luck: Luck) -> int:
    """The action of a bot of the level `skill` (0 easy, 1 medium, 2 hard), where search does not suit the game."""
    return legal[below(luck, n)]


def candidates(observation: Any, seat: int, legal: Any, n: int, luck: Luck) -> int:
    """Put the actions that are worth a thought to the front of `legal[:n]`, and return how many: at least one.

    For a game in which an action has very many variants, or in which many decisions are too small to think about: of
    a single candidate a search thinks no further.
    """
    return n


def notice(evidence: Any, observation: Any, seat: int, action: int) -> None:
    """Another seat acts in its turn: what somebody concludes from how people play adds up in `evidence` (int64).

    `observation` is that of the one who watches, from before; hidden parameters of the action have their lowest value.
    """


def plausibility(world: Any, evidence: Any, seat: int) -> int:
    """How well an imagined world fits to the evidence of `seat`, in percent (1 to 100) of the best there could be."""
    return 100


def reaction(state: Any, seat: int, action: int, skill: int, luck: Luck) -> int:
    """How many milliseconds a player of a skill takes in a race until it acts. May look only at what the seat sees."""
    return 0


# Written by the engine from the game's tables (`generate.py`).


def apply_action(state: Any, seat: int, action: int) -> None:
    """Dispatch a legal action to the function of its verb."""
    raise NotImplementedError


def apply_outcome(state: Any, pile: int, outcome: int) -> None:
    """Dispatch a chance outcome to the function of its pile."""
    raise NotImplementedError


def observe(state: Any, seat: int, observation: Any) -> None:
    """Write what `seat` (or `SPECTATOR`) sees of a state that is not over; what it may not see is 0."""
    raise NotImplementedError


def seen_as(seat: int, action: int, viewer: int) -> int:
    """What stands for all actions that look to `viewer` like this one of `seat`: hidden parameters at their lowest."""
    raise NotImplementedError


def is_shown(state: Any, pile: int, viewer: int) -> bool:
    """Whether `viewer` sees the outcome of a pile that is due."""
    raise NotImplementedError


REQUIRED = (
    "initial_state",
    "current_players",
    "legal_actions",
    "chance_outcomes",
    "default_action",
    "refusal",
    "resample",
    "invariants",
    "returns",
)
OPTIONAL = {"ways": ways}
TACTICS = {
    "choose": choose,
    "model": model,
    "candidates": candidates,
    "notice": notice,
    "plausibility": plausibility,
    "reaction": reaction,
}
GENERATED = ("apply_action", "apply_outcome", "observe", "seen_as", "is_shown")

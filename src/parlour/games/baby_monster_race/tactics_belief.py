"""What the others give away by not defending: whoever took what a defence would have spared it had none.

Cards drawn since then may be defences, and which of the older ones were played nobody knows: the count of those that
are known to be none grows smaller with each card played.
"""

from __future__ import annotations

from parlour.engine import MAX_SEATS, Array, rule

from .cards import Card
from .state import Phase, State, block_action, spend_blocked_action, take_it_action
from .tactics_worth import defence_worth

DEAL, BARE, WIDTH = 0, 1, 2
"""What is kept of a seat: in which deal it was, plus one; and how many cards of its hand are no defences."""

EVIDENCE = MAX_SEATS * WIDTH

BLOCKED, REVERSED = Card.BLOCKED.value, Card.REVERSED.value

HARDLY = 5
"""Percent: a hand that had a defence all the same, for people who keep theirs for worse."""


@rule
def notice(evidence: Array, observation: State, seat: int, action: int) -> None:
    """Somebody bears an attack, or plays a card."""
    base = seat * WIDTH
    if evidence[base + DEAL] != observation.deals + 1:
        evidence[base + DEAL] = observation.deals + 1
        evidence[base + BARE] = 0
    if action == take_it_action():
        pushed = observation.phase == Phase.DEFEND and observation.sabotage != Card.SWAP
        if pushed and defence_worth(observation, seat, block_action()) > 0:
            evidence[base + BARE] = observation.hand_count[seat]
    elif action >= spend_blocked_action():
        evidence[base + BARE] = 0
    else:
        evidence[base + BARE] = max(0, evidence[base + BARE] - 1)


@rule
def plausibility(world: State, evidence: Array, seat: int) -> int:
    """Whether anybody holds more defences than cards that may be such, in percent."""
    fits = 100
    for other in range(world.seats):
        base = other * WIDTH
        if other != seat and evidence[base + DEAL] == world.deals + 1:
            defences = world.hand[other, BLOCKED] + world.hand[other, REVERSED]
            if defences > world.hand_count[other] - evidence[base + BARE]:
                fits = fits * HARDLY // 100
    return max(1, fits)

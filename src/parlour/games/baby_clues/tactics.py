"""What a careful player of Baby Clues knows: what its clues tell the others, and when an accusation pays.

Worths are in hundredths of a bottle. What is good for one opponent is bad for all others, each bearing its share.
"""

from __future__ import annotations

from parlour.engine import Array, Luck, below, rule

from .cards import (
    ALL_BABIES,
    BABIES,
    ESCAPE,
    FOR_ESCAPE,
    FOR_GOOF,
    FOR_MISTAKE,
    FOR_UNMASKING,
    ICONS,
    PRINTS,
    WIN,
    Icon,
)
from .choices import may_confess, may_make_mistakes
from .deck import escapes_used
from .knowledge import members, own_baby
from .state import (
    Phase,
    State,
    are_you_action,
    change_diaper_action,
    confess_action,
    decline_action,
    question_action,
    take_escape_action,
    unmask_action,
)
from .tactics_belief import EVIDENCE, notice, plausibility
from .tactics_easy import EASY, easy_action

__all__ = ["EVIDENCE", "GREED", "LEVELS", "NEWS", "candidates", "choose", "model", "notice", "plausibility"]

NEWS = ("snoop", "answer", "secret_answer", "verdict")
GREED = 100

LEVELS = {"easy": "model:easy", "medium": "greedy", "hard": "search:2000"}

BOTTLE = 100
VICTORY = 300
"""What a bottle is worth, and what it adds to have won."""

HOPE = 80
"""How likely it is, in percent, that whoever lacks one card escapes."""

RISK = 100
"""How readily the others are expected to accuse, in percent."""

KEY = 25
"""What it is worth, in percent of an unmasking, to hold the right clue for it."""

TEMPO = 80
ASKING = 45
SNOOPING = 50
"""What the icons are worth: an extra turn; the others in percent of what it is worth to halve somebody's suspects."""

IDLE = 5
"""What it costs to change the diaper."""

SURE = 4
SLIP = 1
"""Weights of babies: in a game with mistakes a player may dread even a clue that lies in front of it."""

NEVER = -100_000


@rule
def choose(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """The legal action of the highest worth; among equals any."""
    if observation.phase == Phase.ARE_YOU:
        half = half_of_suspects(observation, seat, observation.target)
        return are_you_action(half) if half > 0 else decline_action()
    best = legal[0]
    best_worth = 3 * NEVER
    equals = 0
    for i in range(n):
        worth = action_worth(observation, seat, legal[i])
        if worth > best_worth:
            best_worth = worth
            equals = 0
        if worth == best_worth:
            equals += 1
            if below(luck, equals) == 0:
                best = legal[i]
    return best


@rule
def candidates(observation: State, seat: int, legal: Array, n: int, luck: Luck) -> int:
    """Of the many sets to ask for, the one that halves the suspects; of the other actions, those that may be right."""
    if observation.phase == Phase.ARE_YOU:
        legal[0] = choose(observation, seat, legal, n, luck)
        return 1
    count = 0
    for i in range(n):
        if action_worth(observation, seat, legal[i]) > NEVER:
            legal[count], legal[i] = legal[i], legal[count]
            count += 1
    return count if count > 0 else n


@rule
def action_worth(observation: State, seat: int, action: int) -> int:
    """How good an action is for a seat."""
    if action < take_escape_action(0):
        return picking_worth(observation, seat, action)
    if action < change_diaper_action():
        return card_worth(observation, seat, 0, 1)
    if action < unmask_action(0, 0):
        return -IDLE
    if action < confess_action():
        place = action - unmask_action(0, 0)
        return unmasking_worth(observation, seat, place // BABIES, place % BABIES)
    if action < question_action(0):
        return confessing_worth(observation, seat)
    if action < are_you_action(1):
        return halving_worth(observation, seat, action - question_action(0))
    return 0


# Bottles, and what lies in front of a player


@rule
def winning_worth(observation: State, seat: int, bottles: int) -> int:
    """What more bottles are worth to a seat."""
    return BOTTLE * bottles + (VICTORY if observation.bottles[seat] + bottles >= WIN else 0)


@rule
def front_worth(observation: State, seat: int, more: int, escapes: int) -> int:
    """What lies in front of a seat is worth with so many cards more, of which so many are escape cards.

    It grows with the third power of the cards: a long way off, an escape is seldom reached.
    """
    cards = observation.front_count[seat] + more
    worth = winning_worth(observation, seat, max(0, FOR_ESCAPE - escapes_used(observation, seat) - escapes))
    if cards >= ESCAPE:
        return worth
    return worth * HOPE * cards**3 // (100 * (ESCAPE - 1) ** 3)


@rule
def peril(observation: State, seat: int, dread: int, loss: int) -> int:
    """What the danger of being unmasked costs a seat that also has the clue of this dread (none: 0)."""
    dreads = observation.dreads[seat] | dread
    babies = ALL_BABIES ^ observation.excluded[seat]
    if not may_make_mistakes(observation):
        babies &= ALL_BABIES ^ dread
    armed = 0
    for other in range(observation.seats):
        if other != seat:
            armed += members(observation.dreads[other] & babies & (ALL_BABIES ^ dreads))
    doubt = max(SLIP, weight(babies, dreads))
    return RISK * (loss + BOTTLE * FOR_UNMASKING) * (1 + min(armed, 3)) * SURE * SURE // (300 * doubt * doubt)


@rule
def weight(babies: int, dreads: int) -> int:
    """How many babies a set has, in quarters: one whose dread lies in front of the player counts for less."""
    return SLIP * members(babies & dreads) + SURE * members(babies & (ALL_BABIES ^ dreads))


# Cards


@rule
def card_worth(observation: State, seat: int, dread: int, escapes: int) -> int:
    """A card nearer to the escape: a clue of this dread, that tells something, or an escape card, that costs a bottle.

    Whoever has its own dread in front of it cannot escape.
    """
    if may_confess(observation, seat):
        return NEVER if observation.front_count[seat] + 1 >= ESCAPE else 0
    before = front_worth(observation, seat, 0, 0)
    after = front_worth(observation, seat, 1, escapes)
    worth = after - before + peril(observation, seat, 0, before)
    if observation.front_count[seat] + 1 >= ESCAPE:
        return worth
    return worth - peril(observation, seat, dread, after)


@rule
def picking_worth(observation: State, seat: int, clue: int) -> int:
    """What a clue adds to the own front, and what its icon and the clue itself are good for."""
    dread = 1 << (clue // PRINTS)
    if dread == own_baby(observation, seat):
        return 2 * NEVER
    worth = card_worth(observation, seat, dread, 0) + icon_worth(observation, seat, ICONS[clue])
    if observation.front_count[seat] + 1 >= ESCAPE:
        return worth
    for target in range(observation.seats):
        if target != seat and observation.suspects[seat, target] & dread != 0:
            worth += KEY * success_worth(observation, seat, target) * odds(observation, seat, target, dread) // 10_000
    return worth


@rule
def icon_worth(observation: State, seat: int, icon: int) -> int:
    """What the icon of a clue is worth."""
    if icon == Icon.TURN:
        return TEMPO
    if icon == Icon.NONE:
        return 0
    best = 0
    for target in range(observation.seats):
        if target != seat:
            best = max(best, halving_worth(observation, seat, target))
    return best * (ASKING if icon == Icon.ASK else SNOOPING) // 100


@rule
def confessing_worth(observation: State, seat: int) -> int:
    """Bottles are lost, and so is the danger; and a new start is made."""
    lost = BOTTLE * min(FOR_MISTAKE, observation.bottles[seat])
    return TEMPO + peril(observation, seat, 0, 0) - lost


# Unmasking


@rule
def odds(observation: State, seat: int, target: int, dread: int) -> int:
    """How likely it is, in percent, that a target dreads this, for all that a seat knows."""
    suspects = observation.suspects[seat, target]
    dreads = observation.dreads[target]
    return 100 * weight(suspects & dread, dreads) // weight(suspects, dreads)


@rule
def unmasking_worth(observation: State, seat: int, target: int, dread: int) -> int:
    """What an accusation is worth, right or wrong."""
    likely = odds(observation, seat, target, 1 << dread)
    if likely == 0:
        return 2 * NEVER
    if likely < 100 and goof_wins(observation, target) and not somebody_may_win(observation, seat):
        return NEVER
    wrong = goof_worth(observation, seat, target)
    return (likely * success_worth(observation, seat, target) - (100 - likely) * wrong) // 100


@rule
def success_worth(observation: State, seat: int, target: int) -> int:
    """What it is worth to a seat to unmask a target, which loses all its cards."""
    lost = front_worth(observation, target, 0, 0)
    return winning_worth(observation, seat, FOR_UNMASKING) + lost // (observation.seats - 1)


@rule
def goof_worth(observation: State, seat: int, target: int) -> int:
    """What it costs to be wrong: the target gets a bottle and the card, and may escape with it."""
    gain = winning_worth(observation, target, bottles_of_goof(observation, target))
    if observation.front_count[target] + 1 < ESCAPE:
        gain += front_worth(observation, target, 1, 0)
    gain -= front_worth(observation, target, 0, 0)
    loss = front_worth(observation, seat, 0, 0) - front_worth(observation, seat, -1, 0)
    return gain // (observation.seats - 1) + loss


@rule
def bottles_of_goof(observation: State, target: int) -> int:
    """What a target gets if it is accused wrongly, with the reward of the escape that this may complete."""
    if observation.front_count[target] + 1 < ESCAPE:
        return FOR_GOOF
    return FOR_GOOF + max(0, FOR_ESCAPE - escapes_used(observation, target))


@rule
def goof_wins(observation: State, target: int) -> bool:
    """Whether a wrong accusation hands the target the game."""
    return observation.bottles[target] + bottles_of_goof(observation, target) >= WIN


@rule
def somebody_may_win(observation: State, seat: int) -> bool:
    """Whether another may win before this seat's next turn: by an escape, or by a fair guess at who this seat is."""
    dreads = observation.dreads[seat]
    babies = ALL_BABIES ^ observation.excluded[seat]
    for other in range(observation.seats):
        if other != seat:
            missing = WIN - observation.bottles[other]
            near = observation.front_count[other] + 1 >= ESCAPE
            if near and FOR_ESCAPE - escapes_used(observation, other) >= missing:
                return True
            armed = observation.dreads[other] & babies & (ALL_BABIES ^ dreads) != 0
            if armed and missing <= FOR_UNMASKING and weight(babies, dreads) <= 2 * SURE:
                return True
    return False


# Asking


@rule
def halving_worth(observation: State, seat: int, target: int) -> int:
    """What it is worth to know a target by half better."""
    if half_of_suspects(observation, seat, target) == 0:
        return -1
    doubt = weight(observation.suspects[seat, target], observation.dreads[target])
    return success_worth(observation, seat, target) * SURE // doubt


@rule
def half_of_suspects(observation: State, seat: int, target: int) -> int:
    """Half of those that a target can be, first those that the seat could unmask at once; none if there is no doubt."""
    suspects = observation.suspects[seat, target]
    dreads = observation.dreads[target]
    half = 0
    for at_once in range(1, -1, -1):
        for baby in range(BABIES):
            held = (observation.dreads[seat] >> baby) & 1
            more = half | (suspects & (1 << baby))
            if held == at_once and 2 * weight(more, dreads) <= weight(suspects, dreads):
                half = more
    return half


@rule
def model(observation: State, seat: int, legal: Array, n: int, skill: int, luck: Luck) -> int:
    """An easy player goes by what lies on the table, boldly; it has no other levels, so any other plays as `choose`."""
    if skill == EASY:
        return easy_action(observation, seat, legal, n, luck)
    return choose(observation, seat, legal, n, luck)

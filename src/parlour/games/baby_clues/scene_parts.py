"""What scenes and beats of Baby Clues share: how babies, dreads, clues and bottles are called and drawn."""

from __future__ import annotations

from functools import cache

from parlour.engine.scene import Badge, Piece, Text, who

from .cards import BOX, ESCAPES, PRINTS, Icon
from .scene_ids import identity_of, in_front
from .state import State

Arguments = dict[str, int | str | Text]

GROUPS = tuple(dict.fromkeys(baby.group for baby in BOX.babies))
PLACES = tuple(
    f"{GROUPS.index(baby.group)}-{[other.name for other in BOX.babies if other.group == baby.group].index(baby.name)}"
    for baby in BOX.babies
)
"""Where each baby stands on a reference card: a row for each group."""

ICON_ART = {Icon.TURN: "turn", Icon.SNOOP: "snoop", Icon.ASK: "ask"}


# Names


@cache
def baby_text(baby: int) -> Text:
    """What a baby is called."""
    return Text(f"baby-{BOX.babies[baby].name}")


@cache
def name_text(baby: int) -> Text:
    """The same without an article, as a heading."""
    return Text(f"name-{BOX.babies[baby].name}")


@cache
def dread_text(dread: int) -> Text:
    """What a dread is called."""
    return Text(f"dread-{BOX.babies[dread].dread}")


@cache
def clue_text(dread: int) -> Text:
    """What its clue card is called."""
    return Text(f"clue-{BOX.babies[dread].dread}")


@cache
def escape_text(escape: int) -> Text:
    """What a kind of escape card is called."""
    return Text(f"escape-{BOX.escapes[escape].name}")


@cache
def number(count: int) -> Text:
    """A number alone."""
    return Text("number", {"count": count})


def about(dread: int) -> Arguments:
    """A dread and its baby, as arguments."""
    return {"dread": dread_text(dread), "baby": baby_text(dread)}


# Cards


@cache
def clue_card(name: str, clue: int) -> Piece:
    """A clue card of the row: its dread, who dreads it, and its icon."""
    dread, icon = clue // PRINTS, clue_icon(clue)
    badges = [_dreader(dread), group_mark(dread)]
    if icon in ICON_ART:
        badges.append(Badge(Text(f"icon-{ICON_ART[icon]}"), ICON_ART[icon]))
    baby = BOX.babies[dread]
    return Piece(name, baby.dread, "card", clue_text(dread), help=Text("help-clue", about(dread)), badges=badges)


@cache
def _dreader(dread: int) -> Badge:
    return Badge(Text("dreaded-by", about(dread)), f"{BOX.babies[dread].name}-face")


@cache
def group_mark(baby: int) -> Badge:
    """The mark of a baby's group."""
    group = BOX.babies[baby].group
    return Badge(Text(f"group-{group}"), f"group-{group}")


def clue_icon(clue: int) -> Icon:
    """What a clue lets its player do."""
    baby, print_ = BOX.babies[clue // PRINTS], clue % PRINTS
    return Icon[baby.icons[print_ - 1].upper()] if print_ else Icon.NONE


@cache
def front_clue(seat: int, dread: int) -> Piece:
    """A clue in front of a player."""
    text = Text("front-clue", {"who": who(seat), **about(dread)})
    return Piece(in_front(seat, dread), BOX.babies[dread].dread, "tile", clue_text(dread), help=text, at=PLACES[dread])


@cache
def identity_card(name: str, baby: int, whose: str, pose: str = "") -> Piece:
    """An identity card face up: a baby with what it dreads. `whose` is `own`, `unused` or `shown`."""
    text, help_ = name_text(baby), Text(f"help-{whose}", about(baby))
    dread = Badge(Text("dreads", about(baby)), BOX.babies[baby].dread)
    return Piece(name, BOX.babies[baby].name, "card", text, help=help_, pose=pose, badges=[dread, group_mark(baby)])


@cache
def hidden_identity(seat: int) -> Piece:
    """An identity card face down."""
    return Piece(identity_of(seat), "back-identity", "card", Text("identity-of", {"who": who(seat)}), face="down")


@cache
def escape_card(name: str, escape: int) -> Piece:
    """An escape card."""
    return Piece(name, BOX.escapes[escape].name, "card", escape_text(escape), help=Text("help-escape"))


# Small questions


def bottles_text(count: int) -> Text:
    """So many bottles."""
    return Text("bottles", {"count": count})


def pile_size(view: State) -> int:
    """How many identities nobody has."""
    return len(BOX.babies) - view.held.bit_count()


def escapes_left(view: State, escape: int) -> int:
    """How many escape cards of a kind lie on the table."""
    return BOX.escapes[escape].copies - sum(view.escapes[seat][escape] for seat in range(view.seats))


def escapes_before(view: State, seat: int) -> list[int]:
    """The kinds of the escape cards of a player."""
    return [escape for escape in range(ESCAPES) if view.escapes[seat][escape]]


def clues_before(view: State, seat: int) -> list[int]:
    """The dreads of the clues of a player."""
    return [dread for dread, card in enumerate(view.front[seat]) if card]


def only_baby(babies: int) -> int | None:
    """The one baby of a set, if it has but one."""
    return babies.bit_length() - 1 if babies.bit_count() == 1 else None

"""The colours: each with its darker tone for the side away from the lamp."""

import re

PALETTE = {
    "ink": ("#33271D", "#33271D"),
    "paper": ("#FFF9EC", "#E9DBBF"),
    "cream": ("#F6E7C8", "#DCC496"),
    "white": ("#FFFDF6", "#DDD2BD"),
    "fur": ("#A87449", "#7E5232"),
    "dark": ("#5A4234", "#43301F"),
    "lich": ("#BCC06A", "#909546"),
    "pink": ("#E58F96", "#BE636E"),
    "plum": ("#8A6394", "#684873"),
    "leaf": ("#8DAE68", "#678748"),
    "shell": ("#9C7347", "#74512F"),
    "orange": ("#E58C42", "#BC6528"),
    "tan": ("#C2AD8C", "#98825F"),
    "red": ("#C4523F", "#963527"),
    "blue": ("#3F78A3", "#2A567B"),
    "green": ("#5E8F4C", "#436C35"),
    "lamp": ("#F2B84B", "#CF9028"),
    "rose": ("#EBA48C", "#D8836C"),
    "glass": ("#D7E4E2", "#AAC2C2"),
    "steel": ("#B9BEC2", "#8C9399"),
    "night": ("#3A4258", "#272D40"),
    "wood": ("#9A6B43", "#744B2C"),
    "lilac": ("#B79CC4", "#8F739E"),
    "teal": ("#5FA09A", "#417C78"),
    "grey": ("#A79F94", "#7E766C"),
    "stone": ("#D9CDB6", "#B5A78C"),
    "bone": ("#F4ECDA", "#CFC1A2"),
    "tongue": ("#D9626B", "#AE4350"),
    "maw": ("#5B2433", "#43182A"),
    "g1": ("#EFE0BC", "#DFCB9E"),
    "g2": ("#E8CDA2", "#D5B583"),
    "g3": ("#DDB08A", "#C8956C"),
    "wall": ("#F3E4C4", "#DDC698"),
    "roof": ("#A3473B", "#7E3229"),
    "dusk": ("#3B3046", "#2A2133"),
    "plank": ("#6B4B3A", "#523729"),
    "moss": ("#4F7F3F", "#3A6130"),
    "brick": ("#B5483A", "#8E352A"),
    "deep": ("#2F6690", "#234E70"),
    "felt": ("#2F5D50", "#254A40"),
    "sea": ("#7FB3C8", "#5690A8"),
    "sand": ("#E9C98F", "#C9A261"),
    "skin": ("#F6CFA8", "#DDA67A"),
    "mummy": ("#EFE3C6", "#CDB98F"),
    "mud": ("#8A6547", "#664831"),
    "milk": ("#FDF6E6", "#DCCDB0"),
    "gred": ("#B5483A", "#8E352A"),
    "gblue": ("#2F6690", "#234E70"),
    "ggreen": ("#4F7F3F", "#3A6130"),
    "hall": ("#F4D88C", "#DDB45F"),
    "moor": ("#CBD3A2", "#AEBB80"),
    "slate": ("#CCD4D2", "#AEBBBA"),
    "wine": ("#DDAFA0", "#C48C7C"),
    "mauve": ("#D2BFD2", "#B7A0BA"),
}

TOKENS = {
    "card": "#FBF3E4",
    "card-d": "#E4D3B4",
    "paper": "#FBF3E4",
    "paper-d": "#E6D6B8",
    "frame": "#33271D",
    "edge": "#33271D",
    "line": "#33271D",
    "shadow": "rgba(28,18,8,.26)",
    "table": "#2F5D50",
    "table-d": "#244A40",
    "lamp": "#F2B84B",
    "lamp-d": "#CF9028",
    "litline": "#33271D",
    "room-d": "#DCCAA9",
    "ray": "#4A3A59",
    "ink": "#2B2118",
    "cut": "none",
}

DARK = {
    "paper": "#2A2420",
    "paper-d": "#1E1916",
    "card": "#2F2823",
    "card-d": "#1F1A16",
    "frame": "#A08E76",
    "edge": "#93806A",
    "line": "#1B130D",
    "shadow": "rgba(0,0,0,.5)",
    "room-d": "#221C17",
    "ink": "#F3E7D3",
    "table": "#1F3F37",
    "table-d": "#15302A",
    "cut": "#EBDDC4",
    "a-g1": "#6E6149",
    "a-g1-d": "#5A4E39",
    "a-g2": "#6D5640",
    "a-g2-d": "#594532",
    "a-g3": "#6A483A",
    "a-g3-d": "#4B3340",
    "a-stone": "#B3A58C",
    "a-stone-d": "#8E8068",
    "a-wall": "#A08E70",
    "a-wall-d": "#7E6E54",
    "a-roof": "#7C3A32",
    "a-roof-d": "#5D2A24",
    "a-wood": "#5E422D",
    "a-wood-d": "#45301F",
    "a-hall": "#9C8247",
    "a-hall-d": "#7E6733",
    "a-moor": "#5A6443",
    "a-moor-d": "#495236",
    "a-slate": "#5C6667",
    "a-slate-d": "#495354",
    "a-wine": "#744D43",
    "a-wine-d": "#5E3B33",
    "a-mauve": "#61505F",
    "a-mauve-d": "#4F404E",
}
"""What the page's dark theme gives the same variables; baked into drawings that are used as plain images."""


def colour(name: str, dark: bool = False) -> str:
    """The CSS value of a palette colour, of a page token (`--card`), or a plain `#hex` as it is."""
    if name.startswith("#") or name == "currentColor":
        return name
    if name.startswith("--"):
        return f"var({name},{TOKENS[name[2:]]})"
    if name == "ink":
        return f"var(--line,{TOKENS['line']})"
    base, darker = PALETTE[name]
    return f"var(--a-{name}-d,{darker})" if dark else f"var(--a-{name},{base})"


def at_night(svg: str) -> str:
    """The drawing with the dark theme's colours as fallbacks."""

    def dark(found: re.Match[str]) -> str:
        return f"var(--{found[1]},{DARK.get(found[1], found[2])})"

    return re.sub(r"var\(--([\w-]+),((?:[^()]|\([^()]*\))*)\)", dark, svg)

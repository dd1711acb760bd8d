"""A tournament as one page that needs nothing else: what was played, intervals as a picture, how to play it again."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from string import Template

from parlour.lab.tournament_outcome import Outcome, Pair, Standing
from parlour.lab.tournament_sums import Interval
from parlour.lab.tournament_words import between, decision_text, figures, percent, story

_PAGE = Template(Path(__file__).with_name("tournament_page.html").read_text(encoding="utf-8"))
_TICKS = (0, 25, 50, 75, 100)


def page(outcome: Outcome, title: str) -> str:
    """The page in HTML; `title` is what the game is called."""
    equal = 1 / outcome.seats
    return _PAGE.substitute(
        title=escape(title),
        story=escape(story(outcome)),
        firsts="".join(_first(standing, equal) for standing in outcome.standings),
        first_scale=_scale(equal),
        standings="".join(map(_standing, outcome.standings)),
        pairs="".join(map(_pair, outcome.pairs)),
        pair_scale=_scale(0.5),
        differences="".join(map(_difference, outcome.pairs)),
        level=percent(outcome.level, 0),
        options=escape(", ".join(f"{name}={value}" for name, value in outcome.options.items()) or "none"),
        rules=escape(outcome.rules_version),
        command=escape(outcome.command),
    )


def _first(standing: Standing, equal: float) -> str:
    return _line(standing.agent, standing.first_place, standing.first_place_interval, equal)


def _pair(pair: Pair) -> str:
    return _line(f"{pair.agent} ahead of {pair.other}", pair.ahead, pair.ahead_interval, 0.5)


def _line(name: str, share: float, interval: Interval | None, equal: float) -> str:
    """A name, a share as a dot with its interval, and both in figures."""
    low, high = interval or (share, share)
    said = f"{percent(share)} {between(interval)}"
    return (
        f'<div class="line"><b>{_name(name)}</b>'
        f'<svg role="img" aria-label="{escape(said)}"><line class="equal" x1="{100 * equal:.2f}%" '
        f'x2="{100 * equal:.2f}%" y1="0" y2="100%"/><line class="interval" x1="{100 * low:.2f}%" '
        f'x2="{100 * high:.2f}%" y1="50%" y2="50%"/><circle cx="{100 * share:.2f}%" cy="50%" r="5"/></svg>'
        f"<span>{percent(share)}</span><small>{between(interval)}</small></div>\n"
    )


def _scale(equal: float) -> str:
    ticks = "".join(f'<i style="left:{tick}%">{tick}{" %" if tick == 100 else ""}</i>' for tick in _TICKS)
    return f'<div class="line scale"><div>{ticks}</div><small>equal: {percent(equal)}</small></div>'


def _standing(standing: Standing) -> str:
    return _row(
        standing.agent,
        f"{standing.games:,}",
        f"{standing.mean_return:+.3f}",
        f"{standing.mu:.1f} ± {standing.sigma:.1f}",
        f"{standing.ordinal:.1f}",
        decision_text(standing.decision),
    )


def _difference(pair: Pair) -> str:
    return _row(f"{pair.agent}, {pair.other}", figures(pair.difference, pair.difference_interval))


def _row(head: str, *cells: str) -> str:
    return f'<tr><th scope="row">{_name(head)}</th>{_cells(cells)}</tr>\n'


def _name(text: str) -> str:
    """Agents, with places where a narrow page may break them."""
    return escape(text).replace(",", ",<wbr>")


def _cells(cells: Iterable[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in cells)

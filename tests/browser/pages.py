"""What holds for every page: it can be read and used by everybody."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

SMALLEST_TEXT = 15
"""CSS pixels."""
SMALLEST_TARGET = 44

TEXTS = """(least) => {
  const small = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const svg = parent.ownerSVGElement;
    const size = parseFloat(getComputedStyle(parent).fontSize) * (svg ? svg.getScreenCTM().a : 1);
    if (size < least - 0.01) small.push(`${node.data.trim()} (${size})`);
  }
  return small;
}"""

TARGETS = """(least) => [...document.querySelectorAll('button, a[href], input, select')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => [one.closest('label') ?? one, one.getAttribute('aria-label') ?? one.textContent.trim()])
  .map(([one, name]) => [one.getBoundingClientRect(), name, one])
  .filter(([box, , one]) => box.width > 1 && !one.closest('[data-zone], [aria-hidden="true"]'))
  .filter(([box]) => Math.min(box.width, box.height) < least - 0.5)
  .map(([box, name]) => `${name} (${Math.round(box.width)} x ${Math.round(box.height)})`)"""


def serious(page: Page) -> list[str]:
    """What axe-core finds serious or critical."""
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {one['help']} at {[node['target'] for node in one['nodes']]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def check(page: Page) -> None:
    """Everything that holds for every page."""
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate(TEXTS, SMALLEST_TEXT) == []
    assert page.evaluate(TARGETS, SMALLEST_TARGET) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, "it scrolls sideways"
    assert serious(page) == []

"""Somebody who tries everything: any piece, any goal, and first of all a button that it has not pressed yet."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping

from playwright.sync_api import Locator, Page, WebSocket

from parlour.engine.game import Game

from .person import ABLE, GOAL, Person

BUTTONS = ".stage button[data-choice]"


class Curious(Person):
    """It remembers which kinds of actions its page has sent."""

    def __init__(self, page: Page, game: Game, seed: int, ways: Mapping[str, str]) -> None:
        """`ways` says what the label of a piece holds that leads to a kind of action: those are tried first."""
        super().__init__(page)
        self._ways = ways
        self.verbs: set[str] = set()
        self._game = game
        self._luck = random.Random(seed)
        self._pressed: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.verbs |= {self._game.actions.decode(action)[0].name for action in message["actions"]}

    def _decides(self) -> None:
        look = self.page.get_by_role("dialog")
        done = self.page.get_by_role("button", name="Done")
        if look.count():
            look.get_by_role("button").last.click()
        elif done.count() and not self._presses_something_new():
            for _ in range(self._luck.randint(1, 3)):
                self._any(self.page.locator(ABLE)).click()
            done.click()
        elif not self._presses_something_new():
            self._plays_anything()

    def _presses_something_new(self) -> bool:
        for button in self.page.locator(BUTTONS).all():
            name = button.inner_text()
            if name not in self._pressed:
                self._pressed.add(name)
                button.click()
                return True
        return False

    def _plays_anything(self) -> None:
        pieces = self.page.locator(ABLE)
        buttons = self.page.locator(BUTTONS)
        if not pieces.count() or (buttons.count() and self._luck.random() < 0.1):
            self._any(buttons).click()
            return
        self._any(self._leading(pieces)).click(force=True)
        goals = self.page.locator(GOAL)
        if goals.count():
            self._any(goals).click(force=True)
        elif self.page.locator(".stage .picked").count():
            self.page.get_by_role("button", name="Play", exact=True).click()

    def _leading(self, pieces: Locator) -> Locator:
        """Those that lead to something not yet done, or all."""
        labels = [label for verb, label in self._ways.items() if verb not in self.verbs]
        leading = pieces.and_(self.page.get_by_label(re.compile("|".join(labels)))) if labels else pieces
        return leading if leading.count() else pieces

    def _any(self, things: Locator) -> Locator:
        return things.nth(self._luck.randrange(things.count()))

"""One person's match in the terminal: what happened, the table, what can be done; agents have the other seats."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from random import Random

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from parlour.agents import Agent
from parlour.cli.terminal import Painter
from parlour.cli.terminal_choices import Choice, Meaning, answer_of, choices_of, meaning_of
from parlour.engine.kind import Kind
from parlour.engine.log import Act
from parlour.engine.match import Match
from parlour.engine.records import Observation
from parlour.engine.scene import Scene, beat_texts
from parlour.engine.words import Words


class Quit(Exception):  # noqa: N818
    """The person wants to stop."""


class TerminalGame:
    """Plays a match with a person in `seat` and agents in the other seats. `luck` orders claims in a race."""

    def __init__(
        self, match: Match, seat: int, agents: Mapping[int, Agent], words: Words, console: Console, luck: Random
    ) -> None:
        self.match = match
        self.seat = seat
        self._agents = agents
        self._words = words
        self._luck = luck
        self._painter = Painter(console, words, seat)
        self._console = console
        self._story: list[str] = []
        self._planned: list[int] = []

    def run(self) -> None:
        """Play to the end. Raises `Quit`, `EOFError` or `KeyboardInterrupt` if it is not reached."""
        while self.match.kind is not Kind.OVER:
            self._deal()
            self._decide()
        self._deal()
        self._painter.line()
        self._painter.table(self._scene(), held=False)

    def ask(self, message: str, **args: int | str) -> str:
        """Ask a question in words and read the answer."""
        self._painter.line(self._painter.own(message, **args))
        return self._read()

    def _scene(self) -> Scene:
        legal = self.match.legal_actions(self.seat)
        return self.match.game.scene(self.match.observation(self.seat), self.seat, legal)

    def _deal(self) -> None:
        before = self.match.observation(self.seat)
        while self.match.kind in (Kind.CHANCE, Kind.OVER) and self.match.deal():
            before = self._tell(before, len(self.match.log) - 1)

    def _decide(self) -> None:
        kind = self.match.kind
        deciding = self.match.deciding
        choices = {seat: self._choose(seat) for seat in deciding}
        before = self.match.observation(self.seat)
        start = len(self.match.log)
        if kind is Kind.JOINT:
            self.match.act_together(choices)
            self._tell(before, start)
            return
        if kind is Kind.RACE:
            self._luck.shuffle(deciding)
        for seat in deciding:
            if kind is not Kind.RACE:
                self.match.act(seat, choices[seat])
            elif not self.match.race([(seat, choices[seat])]):
                continue  # an earlier claim has settled it
            before = self._tell(before, len(self.match.log) - 1)

    def _tell(self, before: Observation, start: int) -> Observation:
        """Say what the steps from `start` on were, and return what is seen now."""
        after = self.match.observation(self.seat)
        if any(not isinstance(step, Act) or step.seat != self.seat for step in self.match.log[start:]):
            self._planned = []  # a route stops at the first surprise
        for seen in self.match.seen(self.seat, start):
            for text in beat_texts(self.match.game.tell(before, seen, after, self.seat)):
                sentence = self._painter.say(text)
                self._story.append(sentence)
                self._painter.line(sentence, indent=2)
        return after

    def _choose(self, seat: int) -> int:
        legal = self.match.legal_actions(seat)
        if seat != self.seat:
            return self._agents[seat].choose(self.match.observation(seat), seat, legal)
        if self._planned and self._planned[0] in legal:
            return self._planned.pop(0)
        action, *self._planned = self._asked()
        return action

    def _asked(self) -> tuple[int, ...]:
        scene = self._scene()
        choices = choices_of(scene, self._painter.say)
        self._show(scene, choices)
        while True:
            typed = self._read()
            if not typed:
                self._show(scene, choices)
            elif not self._command(typed):
                meaning = meaning_of(typed, choices, self.match, self.seat, self._words.say)
                while meaning.asks:
                    meaning = self._asked_on(meaning.asks)
                if meaning.actions:
                    self._painter.line()
                    return meaning.actions
                if meaning.answer:
                    self._painter.line(self._painter.say(meaning.answer), "yellow")
                else:
                    self._list(choices)

    def _asked_on(self, choice: Choice) -> Meaning:
        self._list([goal._replace(name="") for goal in choice.goals])
        typed = self.ask("choose-several" if choice.several else "choose-goal")
        if not typed:
            return Meaning()
        if self._command(typed):
            return Meaning(asks=choice)
        meaning = answer_of(typed, choice)
        if meaning.answer:
            self._painter.line(self._painter.say(meaning.answer), "yellow")
            return Meaning(asks=choice)
        return meaning

    def _show(self, scene: Scene, choices: list[Choice]) -> None:
        used = sum(choice.copies for choice in choices if choice.name)
        held = sum(len(zone.pieces) for zone in scene.zones if zone.owner == self.seat and zone.kind == "fan")
        self._painter.line()
        self._painter.table(scene, held=used < held)
        self._painter.line()
        self._painter.line(self._painter.say(scene.prompt.text), "bold")
        self._list(choices)

    def _list(self, choices: list[Choice]) -> None:
        names = [
            self._painter.own("copies", name=choice.name, count=choice.copies) if choice.copies > 1 else choice.name
            for choice in choices
        ]
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=3, style="bold")
        if any(names):
            grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for number, (choice, name) in enumerate(zip(choices, names, strict=True), 1):
            cells = (name, choice.text) if any(names) else (choice.text,)
            grid.add_row(str(number), *map(Line, cells))
        self._console.print(grid)

    def _command(self, typed: str) -> bool:
        match typed.lower():
            case "?" | "help":
                self._help()
            case "rules":
                self._rules()
            case "log":
                self._painter.line("\n".join(self._story) or self._painter.own("log-empty"), indent=2)
            case "quit" | "exit" | "q":
                raise Quit
            case _:
                return False
        return True

    def _help(self) -> None:
        if self._words.has("help"):
            self._painter.line(self._painter.own("help"))
            self._painter.line()
        self._painter.line(self._painter.own("keys"))

    def _rules(self) -> None:
        path = self.match.game.folder / "rulebook.toml"
        if not path.exists():
            self._painter.line(self._painter.own("no-rules"))
            return
        book: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
        section = ""
        for name, statement in book.items():
            heading = name.rpartition("-")[0].replace("-", " ").capitalize()
            if heading != section:
                section = heading
                self._painter.line(f"\n{section}", "bold")
            self._painter.line(statement["text"], indent=2)

    def _read(self) -> str:
        self._console.print("> ", end="", style="bold")
        typed = input().strip()
        if not sys.stdin.isatty():
            self._console.print(Line(typed))  # a script is not echoed by the terminal
        return typed

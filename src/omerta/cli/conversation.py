"""Asking one person for one action: options by number, typed commands, looks and orders."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from omerta.cli.files import BadFile, check_new, write_match
from omerta.cli.log import story
from omerta.cli.pictures import Picture
from omerta.cli.refusals import explained
from omerta.cli.screen import Screen
from omerta.cli.spoken import LOOKS, ORDERS, program_words
from omerta.kernel import Action, Match, Refusal, Seat, Seeded
from omerta.kernel.game_text import suggestion_in, typed_action, typed_actions
from omerta.kernel.texts import Texts


class Leave(Exception):
    """A person leaves the table."""


class Instead(Enum):
    """What a person may do instead of an action."""

    UNDO = "undo"
    """The last action was taken back."""
    LISTEN = "listen"
    """In a talk: the others may speak first."""


class Conversation:
    """The dialogue with whoever sits at the keyboard."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        picture: Picture,
        languages: Sequence[Texts],
        path: Path | None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.picture = picture
        self.languages = languages
        self.path = path
        self.unsaved: BadFile | None = None
        """Why the table's file could not be written the last time, if so."""
        self.programs = program_words(picture.looks, languages)

    def ask(self, seat: Seat, news: Sequence[str]) -> Sequence[Action] | Instead:
        """Legal actions of this seat, mostly one, thought over, or what it does instead."""
        self.screen.clear()
        self._show(seat, news)
        while True:
            typed = self.screen.ask(
                self.screen.words("ask-option", player=self.match.players[seat].name)
            )
            if not typed:
                if self.is_talk():
                    return Instead.LISTEN
                continue
            word, _, rest = typed.partition(" ")
            program = self.programs.get(word.casefold())
            try:
                if program in LOOKS or program in self.picture.looks:
                    self._look(program, rest.strip(), seat)
                elif program in ORDERS:
                    if self._order(program, rest.strip(), seat):
                        return Instead.UNDO
                elif (advice := self._advice(typed)) is not None:
                    action = self._action(advice, seat)
                    label = self.picture.label(self.match.view(seat), action)
                    self.screen.tell("suggested", option=label)
                else:
                    actions = self._actions(typed, seat)
                    if all(self._sure(action, seat) for action in actions):
                        return actions
            except Refusal as refusal:
                self.screen.say(explained(refusal, self.screen.words), "bold")

    def _advice(self, typed: str) -> str | None:
        """What somebody at the table would do, where all win or lose together."""
        return suggestion_in(typed, self.languages) if self.match.game.meta.together else None

    def is_talk(self) -> bool:
        """Whether everybody may speak as often as wanted, so that one may let others go first."""
        deadline = self.match.game.deadline(self.match.state)
        return deadline is not None and deadline.mode == "discussion"

    def keep(self) -> None:
        """Write the table to its file, if it has one; a failure does not end the game."""
        self.unsaved = None
        if self.path is None:
            return
        try:
            write_match(self.path, self.match)
        except BadFile as refusal:
            self.unsaved = refusal

    def warnings(self) -> list[str]:
        """That the game is not saved, and why, if its file could not be written."""
        words = self.screen.words
        unsaved = self.unsaved
        return [] if unsaved is None else [words("not-saved", why=words.refusal(unsaved))]

    def means(self, typed: str, program: str) -> bool:
        """Whether the typed word is this command to the program."""
        return self.programs.get(typed.casefold()) == program

    def _show(self, seat: Seat, news: Sequence[str]) -> None:
        """The table, what happened since this seat was last asked, the question, the options."""
        view = self.match.view(seat)
        table = self.picture.table(view)
        labels = [
            Text(f"{number:>2} ", "bold").append(self.picture.label(view, action))
            for number, action in enumerate(self.picture.numbered(view), 1)
        ]
        options = Columns(labels, column_first=True, padding=(0, 3))
        self.screen.say(table)
        self.screen.say()
        if any(news):
            self.screen.say_lines(news, beside=(table, options))
            self.screen.say()
        self._warn()
        self.screen.say(self.picture.prompt(view), "bold")
        unnumbered = self.picture.unnumbered(view)
        if unnumbered is not None:
            self.screen.say(unnumbered)
        if self.is_talk():
            self.screen.tell("talk-listen")
        if labels:
            self.screen.say(options)

    def _action(self, typed: str, seat: Seat) -> Action:
        """The action that was typed, by number or in words; refused if it is not legal."""
        game, view = self.match.game, self.match.view(seat)
        numbered = self.picture.numbered(view)
        action = typed_action(game, view, self.picture.players, typed, self.languages, numbered)
        refused = game.why_not(self.match.state, seat, action)
        if refused is not None:
            raise refused
        return action

    def _actions(self, typed: str, seat: Seat) -> Sequence[Action]:
        """The actions of a line, one after the other; refused if any of them is not legal."""
        game, view = self.match.game, self.match.view(seat)
        numbered, players = self.picture.numbered(view), self.picture.players
        actions = typed_actions(game, view, players, typed, self.languages, numbered)
        trial = self.match.state.clone()
        for place, action in enumerate(actions):
            refused = game.why_not(trial, seat, action)
            if refused is not None:
                raise refused
            if place < len(actions) - 1:
                game.apply(trial, seat, action, chance=Seeded(0))
        return actions

    def _sure(self, action: Action, seat: Seat) -> bool:
        caution = self.picture.caution(self.match.view(seat), action)
        if caution is None:
            return True
        self.screen.say(caution, "bold")
        return self.screen.confirm(self.screen.words("sure"))

    def _look(self, what: str, rest: str, seat: Seat) -> None:
        if what == "table":
            self._show(seat, ())
        elif what == "log" and rest and self.picture.filters_log:
            self.screen.say(self.picture.log_of(self.match.view(seat), rest, self.languages))
        elif what == "log":
            viewer = seat if self.match.settings.has_reminders else None
            self.screen.say_lines(story(self.match, self.picture, self.screen.words, viewer))
        elif what == "help":
            self._help()
        else:
            view = self.match.view(seat)
            self.screen.say(self.picture.look(what, view, rest, self.languages))

    def _help(self) -> None:
        self.screen.tell("commands-title")
        for word in (*LOOKS, *self.picture.looks, *ORDERS):
            self.screen.say(f"  {self._spelled(word):<12}{self.screen.words(f'commands-{word}')}")

    def _spelled(self, word: str) -> str:
        """How this language spells a command word: the first of its spellings."""
        return self.screen.words(f"word-{word}").partition(",")[0]

    def _order(self, order: str, rest: str, seat: Seat) -> bool:
        """Carry out a command to the program; True if the table has changed."""
        if order == "undo":
            self.match.undo(seat)
            return True
        if order == "save":
            self._save(rest)
        elif self._may_leave():
            raise Leave
        return False

    def _may_leave(self) -> bool:
        """Whether the table is in its file, or the person would rather lose it than stay."""
        self.keep()
        if self.path is not None and self.unsaved is None:
            return True
        self._warn()
        return self.screen.confirm(self.screen.words("leave-unsaved"))

    def _warn(self) -> None:
        for warning in self.warnings():
            self.screen.say(warning, "bold")
            self.screen.tell("save-elsewhere")

    def _save(self, name: str) -> None:
        path = Path(name) if name else self.path
        if path is None:
            raise Refusal("save-needs-file", {})
        if path != self.path:
            check_new(path)
        write_match(path, self.match)
        self.path = path
        self.unsaved = None
        self.screen.tell_whole("saved", file=str(path))

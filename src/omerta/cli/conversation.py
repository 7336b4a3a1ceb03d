"""Asks one player for one action: options by number, typed commands, inspect and control commands."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from omerta.cli.files import BadFile, check_new, write_match
from omerta.cli.log import log_lines
from omerta.cli.pictures import Picture
from omerta.cli.refusals import explain
from omerta.cli.screen import Screen
from omerta.kernel import Action, Match, Refusal, Seat, Seeded
from omerta.kernel.game_text import spellings, suggestion_in, typed_action, typed_actions
from omerta.kernel.texts import Texts

INSPECT_COMMANDS = ("table", "log", "help")
"""Commands of every game that only show something; each game adds its own."""
CONTROL_COMMANDS = ("undo", "save", "quit")
"""Commands to the program."""


class Leave(Exception):
    """A player leaves the table."""


class Instead(Enum):
    """What a player may do instead of an action."""

    UNDO = "undo"
    """The last action was undone."""
    LISTEN = "listen"
    """In a discussion: the other seats may speak first."""


class Conversation:
    """The dialogue with the player at the keyboard."""

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
        """Why the last attempt to write the match file failed, if it did."""
        self.command_of = program_words(picture.inspect_commands, languages)

    def ask(self, seat: Seat, lines: Sequence[str]) -> Sequence[Action] | Instead:
        """Return the legal actions that this seat chose, usually one, or what it does instead."""
        self.screen.clear()
        self._show(seat, lines)
        while True:
            typed = self.screen.ask(
                self.screen.words("ask-option", player=self.match.players[seat].name)
            )
            if not typed:
                if self.is_discussion():
                    return Instead.LISTEN
                continue
            word, _, rest = typed.partition(" ")
            command = self.command_of.get(word.casefold())
            try:
                if command in INSPECT_COMMANDS or command in self.picture.inspect_commands:
                    self._inspect(command, rest.strip(), seat)
                elif command in CONTROL_COMMANDS:
                    if self._control(command, rest.strip(), seat):
                        return Instead.UNDO
                elif (suggestion := self._suggestion(typed)) is not None:
                    action = self._action(suggestion, seat)
                    label = self.picture.label(self.match.view(seat), action)
                    self.screen.print_message("suggested", option=label)
                else:
                    actions = self._actions(typed, seat)
                    if all(self._is_confirmed(action, seat) for action in actions):
                        return actions
            except Refusal as refusal:
                self.screen.print(explain(refusal, self.screen.words), "bold")

    def _suggestion(self, typed: str) -> str | None:
        """Return the suggestion that was typed, in games in which all win or lose together."""
        return suggestion_in(typed, self.languages) if self.match.game.meta.together else None

    def is_discussion(self) -> bool:
        """Whether all seats may speak freely, so that a player may let others go first."""
        deadline = self.match.game.deadline(self.match.state)
        return deadline is not None and deadline.mode == "discussion"

    def save(self) -> None:
        """Write the match to its file, if it has one; a failure does not end the match."""
        self.unsaved = None
        if self.path is None:
            return
        try:
            write_match(self.path, self.match)
        except BadFile as refusal:
            self.unsaved = refusal

    def warnings(self) -> list[str]:
        """Return a warning that the match is not saved, and why, if its file could not be written."""
        words = self.screen.words
        unsaved = self.unsaved
        return [] if unsaved is None else [words("not-saved", why=words.refusal(unsaved))]

    def is_command(self, typed: str, command: str) -> bool:
        """Whether the typed word is this command."""
        return self.command_of.get(typed.casefold()) == command

    def _show(self, seat: Seat, lines: Sequence[str]) -> None:
        """Print the table, the events since this seat was last asked, the prompt and the options."""
        view = self.match.view(seat)
        table = self.picture.table(view)
        labels = [
            Text(f"{number:>2} ", "bold").append(self.picture.label(view, action))
            for number, action in enumerate(self.picture.numbered(view), 1)
        ]
        options = Columns(labels, column_first=True, padding=(0, 3))
        self.screen.print(table)
        self.screen.print()
        if any(lines):
            self.screen.print_lines(lines, keep_visible=(table, options))
            self.screen.print()
        self._print_warnings()
        self.screen.print(self.picture.prompt(view), "bold")
        unnumbered = self.picture.unnumbered(view)
        if unnumbered is not None:
            self.screen.print(unnumbered)
        if self.is_discussion():
            self.screen.print_message("talk-listen")
        if labels:
            self.screen.print(options)

    def _action(self, typed: str, seat: Seat) -> Action:
        """Return the action that was typed, by number or in words; refuse an illegal one."""
        game, view = self.match.game, self.match.view(seat)
        numbered = self.picture.numbered(view)
        action = typed_action(game, view, self.picture.players, typed, self.languages, numbered)
        refused = game.why_not(self.match.state, seat, action)
        if refused is not None:
            raise refused
        return action

    def _actions(self, typed: str, seat: Seat) -> Sequence[Action]:
        """Return the actions of a line, in order; refuse the line if any of them is illegal."""
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

    def _is_confirmed(self, action: Action, seat: Seat) -> bool:
        caution = self.picture.caution(self.match.view(seat), action)
        if caution is None:
            return True
        self.screen.print(caution, "bold")
        return self.screen.confirm(self.screen.words("sure"))

    def _inspect(self, what: str, rest: str, seat: Seat) -> None:
        if what == "table":
            self._show(seat, ())
        elif what == "log" and rest and self.picture.filters_log:
            self.screen.print(self.picture.log_of(self.match.view(seat), rest, self.languages))
        elif what == "log":
            viewer = seat if self.match.settings.has_reminders else None
            self.screen.print_lines(log_lines(self.match, self.picture, self.screen.words, viewer))
        elif what == "help":
            self._help()
        else:
            view = self.match.view(seat)
            self.screen.print(self.picture.inspect(what, view, rest, self.languages))

    def _help(self) -> None:
        self.screen.print_message("commands-title")
        for word in (*INSPECT_COMMANDS, *self.picture.inspect_commands, *CONTROL_COMMANDS):
            self.screen.print(
                f"  {self._spelling(word):<12}{self.screen.words(f'commands-{word}')}"
            )

    def _spelling(self, word: str) -> str:
        """Return the first spelling of a command word in this language."""
        return self.screen.words(f"word-{word}").partition(",")[0]

    def _control(self, command: str, rest: str, seat: Seat) -> bool:
        """Carry out a control command, and return whether the table has changed."""
        if command == "undo":
            self.match.undo(seat)
            return True
        if command == "save":
            self._save_as(rest)
        elif self._can_leave():
            raise Leave
        return False

    def _can_leave(self) -> bool:
        """Whether the match is saved, or the player confirms that it may be lost."""
        self.save()
        if self.path is not None and self.unsaved is None:
            return True
        self._print_warnings()
        return self.screen.confirm(self.screen.words("leave-unsaved"))

    def _print_warnings(self) -> None:
        for warning in self.warnings():
            self.screen.print(warning, "bold")
            self.screen.print_message("save-elsewhere")

    def _save_as(self, name: str) -> None:
        path = Path(name) if name else self.path
        if path is None:
            raise Refusal("save-needs-file", {})
        if path != self.path:
            check_new(path)
        write_match(path, self.match)
        self.path = path
        self.unsaved = None
        self.screen.print_message_unwrapped("saved", file=str(path))


def program_words(inspect_commands: Sequence[str], languages: Sequence[Texts]) -> dict[str, str]:
    """Return every spelling of the inspect and control commands, in every language."""
    names = (*INSPECT_COMMANDS, *inspect_commands, *CONTROL_COMMANDS)
    return spellings(((f"word-{name}", name) for name in names), languages)

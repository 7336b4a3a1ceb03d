"""A table in the terminal: people at one keyboard, bots, and what each of them may see."""

from collections.abc import Sequence
from pathlib import Path

from omerta.bots import Budget
from omerta.cli.bots import bot_answer
from omerta.cli.conversation import Conversation, Leave
from omerta.cli.files import write_match
from omerta.cli.log import story
from omerta.cli.pictures import Picture
from omerta.cli.screen import Screen
from omerta.kernel import Fair, Match, Seat, Viewer
from omerta.kernel.texts import Texts


class Session:
    """A match played at one terminal until it is over or somebody leaves."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        picture: Picture,
        languages: Sequence[Texts],
        path: Path | None,
        budget: Budget | None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.picture = picture
        self.path = path
        self.budget = budget
        self.conversation = Conversation(match, screen, picture, languages, path)
        self.people = [seat for seat, player in enumerate(match.players) if not player.bot]
        self.at_keyboard: Viewer = self.people[0] if len(self.people) == 1 else None
        self.told: dict[Viewer, int] = {}
        """How many lines of the story each viewer has been told."""
        self.asked: dict[Viewer, int] = {}
        """How long the story was when each person was last asked."""
        self.notices: list[str] = []
        """What the program itself has to say before the next question."""

    def run(self) -> None:
        """Play; a person who leaves loses nothing if the table has a file."""
        try:
            self._save()
            while self.match.waiting:
                seat = self.match.waiting[0]
                if self.match.players[seat].bot:
                    self._bot_plays(seat)
                else:
                    self._person_plays(seat)
                self._save()
        except (Leave, EOFError, KeyboardInterrupt) as left:
            self._leave(interrupted=not isinstance(left, Leave))
            if isinstance(left, KeyboardInterrupt):
                raise
            return
        self._tell_the_end()

    def _bot_plays(self, seat: Seat) -> None:
        with self.screen.thinking(self.match.players[seat].name):
            action = bot_answer(self.match, seat, self.budget)
        self.match.play(seat, action)
        if len(self.people) < 2:
            self._tell_news(self.at_keyboard)

    def _person_plays(self, seat: Seat) -> None:
        if seat != self.at_keyboard and not self._hand_over(seat):
            return
        lines = self._lines(seat)
        shown = self.asked if self.screen.live else self.told
        news = [*self.notices, *lines[shown.get(seat, 0) :]]
        self.notices.clear()
        self.told[seat] = self.asked[seat] = len(lines)
        action = self.conversation.ask(seat, news)
        if action is None:
            self._after_undo()
            return
        self.match.play(seat, action)

    def _hand_over(self, seat: Seat) -> bool:
        """Hide what the last person saw; False if that person took the last action back."""
        previous, name = self.at_keyboard, self.match.players[seat].name
        if previous is not None:
            self._tell_news(previous)
            if self._took_back(previous, name):
                return False
            self.screen.clear(scrollback=True)
        self.screen.ask(self.screen.words("hand-over", player=name))
        self.at_keyboard = seat
        return True

    def _took_back(self, previous: Seat, name: str) -> bool:
        """Let the last person see what came of the action, and take it back if that is allowed."""
        if not self.match.can_undo(previous):
            self.screen.ask(self.screen.words("read-on"))
            return False
        typed = self.screen.ask(self.screen.words("read-on-or-undo", player=name))
        if not self.conversation.means(typed, "undo"):
            return False
        self.match.undo(previous)
        self._after_undo()
        return True

    def _after_undo(self) -> None:
        """The story is shorter now: what comes instead must be told again."""
        self.notices.append(self.screen.words("undone"))
        for viewer in self.told:
            length = len(self.match.events_for(viewer))
            self.told[viewer] = min(self.told[viewer], length)
            self.asked[viewer] = min(self.asked.get(viewer, 0), length)

    def _lines(self, viewer: Viewer) -> list[str]:
        return story(self.match, self.picture, self.screen.words, viewer)

    def _tell_news(self, viewer: Viewer) -> None:
        """Tell this viewer what happened since the last time."""
        lines = self._lines(viewer)
        self.screen.say_lines(lines[self.told.get(viewer, 0) :])
        self.told[viewer] = len(lines)

    def _save(self) -> None:
        if self.path is not None:
            write_match(self.path, self.match)

    def _leave(self, *, interrupted: bool) -> None:
        if interrupted:
            self.screen.say()
        path = self.conversation.path
        if path is not None:
            write_match(path, self.match)
            self.screen.tell("saved", file=str(path))
            self.screen.tell("continue-hint", file=str(path))
        self.screen.tell("good-bye")

    def _tell_the_end(self) -> None:
        """The scoring, the final table and, after a fair deal, its secret."""
        self._tell_news(self.at_keyboard)
        self.screen.say()
        self.screen.say(self.picture.table(self.match.view(None)))
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.tell(f"result-{outcome.reason}", style="bold")
        chance = self.match.chance
        if isinstance(chance, Fair):
            self.screen.tell("fair-secret", secret=chance.secret.hex())
            if self.path is None:
                self.screen.tell("fair-unsaved")
            else:
                self.screen.tell("fair-verify", file=str(self.path))

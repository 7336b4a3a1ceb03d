"""A table in the terminal: people at one keyboard, bots, and what each of them may see."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from omerta.bots import Budget
from omerta.cli.bots import bot_answer
from omerta.cli.conversation import Conversation, Instead, Leave
from omerta.cli.files import write_match
from omerta.cli.log import story
from omerta.cli.pictures import Picture
from omerta.cli.screen import Screen
from omerta.kernel import Action, Fair, Match, Seat, Viewer
from omerta.kernel.game_text import whole_number
from omerta.kernel.seats import next_seat
from omerta.kernel.texts import Texts


class Interrupted(KeyboardInterrupt):
    """Ctrl-C at a table, after the good-bye."""


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
        self.budget = budget
        self.conversation = Conversation(match, screen, picture, languages, path)
        self.people = [seat for seat, player in enumerate(match.players) if not player.bot]
        self.at_keyboard: Viewer = self.people[0] if len(self.people) == 1 else None
        self.told: dict[Viewer, int] = {seat: self._last_acted(seat) for seat in self.people}
        """How many events each viewer has been told."""
        self.asked: dict[Viewer, int] = {**self.told}
        """How many events there were when each person was last asked."""
        self.counted: dict[Viewer, int] = {**self.told}
        """How many events each person has counted the numbers of, where that is practised."""
        self.last: Seat | None = match.log[-1].seat
        """Who was asked last."""
        self.listening: dict[Seat, int] = {}
        """How many events there were when a person let the others speak."""
        self.notices: list[str] = []
        """What the program itself has to say before the next question."""

    def run(self) -> None:
        """Play; whoever leaves loses nothing if the table has a file."""
        if self.conversation.path is not None:
            write_match(self.conversation.path, self.match)
        try:
            while self.match.waiting:
                seat = next_seat(self.match.waiting, self.last)
                if self.match.players[seat].bot:
                    self._bot_plays(seat)
                else:
                    self._person_plays(seat)
                self.conversation.keep()
        except (Leave, EOFError) as left:
            self.conversation.keep()
            self._good_bye()
            if self.conversation.unsaved is not None and isinstance(left, EOFError):
                raise self.conversation.unsaved from None  # nobody has agreed to lose the game
        except KeyboardInterrupt:
            # The last action may be half done: the file holds the table as it was before it.
            self._good_bye()
            raise Interrupted from None
        else:
            self._tell_the_end()

    def _bot_plays(self, seat: Seat) -> None:
        with self.screen.thinking(self.match.players[seat].name):
            action = bot_answer(self.match, seat, self.budget)
        self.last = seat
        if self._has_nothing_to_say(seat, action):
            return
        self.match.play(seat, action)
        if len(self.people) < 2:
            self._tell_news(self.at_keyboard)

    def _has_nothing_to_say(self, seat: Seat, action: Action) -> bool:
        """A bot that falls silent while people talk is asked again: somebody may speak to it."""
        deadline = self.match.game.deadline(self.match.state)
        if deadline is None or deadline.mode != "discussion":
            return False
        talking = any(person in self.match.waiting for person in self.people)
        return talking and action == deadline.answers[seat][0]

    def _person_plays(self, seat: Seat) -> None:
        if seat != self.at_keyboard and not self._hand_over(seat):
            return
        self._let_count(seat)
        shown = self.asked if self.screen.live else self.told
        if self.listening.pop(seat, None) == self._length():
            self.notices.append(self.screen.words("talk-silence"))
        news = [*self._lines(seat, shown.get(seat, 0)), *self.notices]
        self.notices.clear()
        self.told[seat] = self.asked[seat] = self._length()
        answer = self.conversation.ask(seat, news)
        if answer is Instead.UNDO:
            self._after_undo()
            return
        self.last = seat
        if isinstance(answer, Instead):
            self.listening[seat] = self._length()
            return
        for action in answer:
            self.match.play(seat, action)

    def _let_count(self, viewer: Viewer) -> None:
        """Let a person count new numbers before they are told; a wrong one costs nothing."""
        if viewer is None:
            return
        events = self.match.events_for(viewer)[self.counted.get(viewer, 0) :]
        self.counted[viewer] = self._length()
        for count in self.picture.counts(self.match.view(viewer), events):
            self.screen.say(count.question)
            right = whole_number(self.screen.ask(self.screen.words("count-answer"))) == count.number
            verdict = self.screen.words("count-right" if right else "count-wrong", n=count.number)
            self.screen.say(verdict, "bold")
            if self.screen.live:  # the screen is cleared before the next question
                self.notices.append(verdict)

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
        self.last = self.match.log[-1].seat
        self.notices.append(self.screen.words("undone"))
        for told in (self.told, self.asked, self.counted):
            for viewer in told:
                told[viewer] = min(told[viewer], self._length())

    def _last_acted(self, seat: Seat) -> int:
        """How many events there were when this seat last acted: a resumed game tells the rest."""
        told = count = 0
        for entry in self.match.log:
            count += len(entry.events)
            told = count if entry.seat == seat else told
        return told

    def _length(self) -> int:
        return sum(len(entry.events) for entry in self.match.log)

    def _lines(self, viewer: Viewer, start: int) -> list[str]:
        return story(self.match, self.picture, self.screen.words, viewer, start)

    def _tell_news(self, viewer: Viewer) -> None:
        """Tell this viewer what happened since the last time."""
        self._let_count(viewer)
        self.screen.say_lines(self._lines(viewer, self.told.get(viewer, 0)))
        self.told[viewer] = self._length()

    def _good_bye(self) -> None:
        self.screen.say()
        path = self.conversation.path
        self._warn()
        if self._is_saved():
            self.screen.tell_whole("saved", file=str(path))
            self.screen.tell_whole("continue-hint", file=str(path))
        self.screen.tell("good-bye")

    def _warn(self) -> None:
        for warning in self.conversation.warnings():
            self.screen.say(warning, "bold")

    def _tell_the_end(self) -> None:
        """The scoring, the final table and, after a fair deal, its secret."""
        self._tell_news(self.at_keyboard)
        self.screen.say()
        self.screen.say(self.picture.table(self.match.view(None)))
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.say(self.screen.words(f"result-{outcome.reason}"), "bold")
        self._warn()
        coach = self.match.game.coach
        if coach is not None and coach.has_hindsight and self._is_saved() and self.people:
            player = self.match.players[self.people[0]].name
            file = shlex.quote(str(self.conversation.path))
            self.screen.tell_whole("hindsight-hint", file=file, player=shlex.quote(player))
        chance = self.match.chance
        if isinstance(chance, Fair):
            self.screen.tell_whole("fair-secret", secret=chance.secret.hex())
            if self._is_saved():
                self.screen.tell_whole("fair-verify", file=str(self.conversation.path))
            else:
                self.screen.tell("fair-unsaved")

    def _is_saved(self) -> bool:
        return self.conversation.path is not None and self.conversation.unsaved is None

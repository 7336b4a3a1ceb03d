"""A match in the terminal: humans at one keyboard, bots, and what each of them may see."""

import shlex
from collections.abc import Sequence
from pathlib import Path

from omerta.bots import Budget
from omerta.cli.bots import bot_action
from omerta.cli.conversation import Conversation, Instead, Leave
from omerta.cli.files import write_match
from omerta.cli.log import log_lines
from omerta.cli.pictures import Picture
from omerta.cli.screen import Screen
from omerta.kernel import Action, Fair, Match, Seat, Viewer
from omerta.kernel.game_text import whole_number
from omerta.kernel.seats import next_seat
from omerta.kernel.texts import Texts


class Interrupted(KeyboardInterrupt):
    """Ctrl-C at a table, after the good-bye."""


class Session:
    """A match played at one terminal until it is over or a player leaves."""

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
        self.humans = [seat for seat, player in enumerate(match.players) if not player.bot]
        self.at_keyboard: Viewer = self.humans[0] if len(self.humans) == 1 else None
        self.seen_events: dict[Viewer, int] = {seat: self._last_acted(seat) for seat in self.humans}
        """The number of events that each viewer has been shown."""
        self.events_when_asked: dict[Viewer, int] = {**self.seen_events}
        """The number of events when each human was last asked."""
        self.counted_events: dict[Viewer, int] = {**self.seen_events}
        """The number of events whose numbers each human has counted, if counting is practised."""
        self.last_seat: Seat | None = match.log[-1].seat
        """The seat that was asked last."""
        self.passed_at: dict[Seat, int] = {}
        """The number of events when a human let the other seats speak."""
        self.notices: list[str] = []
        """Messages of the program itself, printed before the next prompt."""

    def run(self) -> None:
        """Play the match; a player who leaves loses nothing if the match has a file."""
        if self.conversation.path is not None:
            write_match(self.conversation.path, self.match)
        try:
            while self.match.waiting:
                seat = next_seat(self.match.waiting, self.last_seat)
                if self.match.players[seat].bot:
                    self._bot_plays(seat)
                else:
                    self._human_plays(seat)
                self.conversation.save()
        except (Leave, EOFError) as left:
            self.conversation.save()
            self._print_good_bye()
            if self.conversation.unsaved is not None and isinstance(left, EOFError):
                raise self.conversation.unsaved from None  # no player has agreed to lose the match
        except KeyboardInterrupt:
            # The last action may be incomplete: the file holds the match as it was before it.
            self._print_good_bye()
            raise Interrupted from None
        else:
            self._print_result()

    def _bot_plays(self, seat: Seat) -> None:
        with self.screen.thinking(self.match.players[seat].name):
            action = bot_action(self.match, seat, self.budget)
        self.last_seat = seat
        if self._only_waits(seat, action):
            return
        self.match.play(seat, action)
        if len(self.humans) < 2:
            self._print_new_events(self.at_keyboard)

    def _only_waits(self, seat: Seat, action: Action) -> bool:
        """Whether a bot says nothing while humans talk; it is asked again, as they may speak to it."""
        deadline = self.match.game.deadline(self.match.state)
        if deadline is None or deadline.mode != "discussion":
            return False
        talking = any(human in self.match.waiting for human in self.humans)
        return talking and action == deadline.answers[seat][0]

    def _human_plays(self, seat: Seat) -> None:
        if seat != self.at_keyboard and not self._hand_over(seat):
            return
        self._practise_counting(seat)
        shown = self.events_when_asked if self.screen.live else self.seen_events
        if self.passed_at.pop(seat, None) == self._event_count():
            self.notices.append(self.screen.words("talk-silence"))
        news = [*self._lines(seat, shown.get(seat, 0)), *self.notices]
        self.notices.clear()
        self.seen_events[seat] = self.events_when_asked[seat] = self._event_count()
        answer = self.conversation.ask(seat, news)
        if answer is Instead.UNDO:
            self._after_undo()
            return
        self.last_seat = seat
        if isinstance(answer, Instead):
            self.passed_at[seat] = self._event_count()
            return
        for action in answer:
            self.match.play(seat, action)

    def _practise_counting(self, viewer: Viewer) -> None:
        """Let a human count new numbers before they are shown; a wrong answer costs nothing."""
        if viewer is None:
            return
        events = self.match.events_for(viewer)[self.counted_events.get(viewer, 0) :]
        self.counted_events[viewer] = self._event_count()
        for count in self.picture.counts(self.match.view(viewer), events):
            self.screen.print(count.question)
            right = whole_number(self.screen.ask(self.screen.words("count-answer"))) == count.number
            verdict = self.screen.words("count-right" if right else "count-wrong", n=count.number)
            self.screen.print(verdict, "bold")
            if self.screen.live:  # the screen is cleared before the next prompt
                self.notices.append(verdict)

    def _hand_over(self, seat: Seat) -> bool:
        """Hide what the last human saw; return False if that human undid the last action."""
        previous, name = self.at_keyboard, self.match.players[seat].name
        if previous is not None:
            self._print_new_events(previous)
            if self._offers_undo(previous, name):
                return False
            self.screen.clear(scrollback=True)
        self.screen.ask(self.screen.words("hand-over", player=name))
        self.at_keyboard = seat
        return True

    def _offers_undo(self, previous: Seat, name: str) -> bool:
        """Show the last human the result of the action; return True if they undo it."""
        if not self.match.can_undo(previous):
            self.screen.ask(self.screen.words("read-on"))
            return False
        typed = self.screen.ask(self.screen.words("read-on-or-undo", player=name))
        if not self.conversation.is_command(typed, "undo"):
            return False
        self.match.undo(previous)
        self._after_undo()
        return True

    def _after_undo(self) -> None:
        """Shorten the counts of shown events, so that the events of the new action are shown."""
        self.last_seat = self.match.log[-1].seat
        self.notices.append(self.screen.words("undone"))
        for counts in (self.seen_events, self.events_when_asked, self.counted_events):
            for viewer in counts:
                counts[viewer] = min(counts[viewer], self._event_count())

    def _last_acted(self, seat: Seat) -> int:
        """Return the number of events at this seat's last action; a resumed match shows the rest."""
        seen = count = 0
        for entry in self.match.log:
            count += len(entry.events)
            seen = count if entry.seat == seat else seen
        return seen

    def _event_count(self) -> int:
        return sum(len(entry.events) for entry in self.match.log)

    def _lines(self, viewer: Viewer, start: int) -> list[str]:
        return log_lines(self.match, self.picture, self.screen.words, viewer, start)

    def _print_new_events(self, viewer: Viewer) -> None:
        """Print the events that this viewer has not been shown yet."""
        self._practise_counting(viewer)
        self.screen.print_lines(self._lines(viewer, self.seen_events.get(viewer, 0)))
        self.seen_events[viewer] = self._event_count()

    def _print_good_bye(self) -> None:
        self.screen.print()
        path = self.conversation.path
        self._print_warnings()
        if self._is_saved():
            self.screen.print_message_unwrapped("saved", file=str(path))
            self.screen.print_message_unwrapped("continue-hint", file=str(path))
        self.screen.print_message("good-bye")

    def _print_warnings(self) -> None:
        for warning in self.conversation.warnings():
            self.screen.print(warning, "bold")

    def _print_result(self) -> None:
        """Print the scoring, the final table and, after a fair deal, its secret."""
        self._print_new_events(self.at_keyboard)
        self.screen.print()
        self.screen.print(self.picture.table(self.match.view(None)))
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.print(self.screen.words(f"result-{outcome.reason}"), "bold")
        self._print_warnings()
        coach = self.match.game.coach
        if coach is not None and coach.has_hindsight and self._is_saved() and self.humans:
            player = self.match.players[self.humans[0]].name
            file = shlex.quote(str(self.conversation.path))
            self.screen.print_message_unwrapped(
                "hindsight-hint", file=file, player=shlex.quote(player)
            )
        chance = self.match.chance
        if isinstance(chance, Fair):
            self.screen.print_message_unwrapped("fair-secret", secret=chance.secret.hex())
            if self._is_saved():
                self.screen.print_message_unwrapped("fair-verify", file=str(self.conversation.path))
            else:
                self.screen.print_message("fair-unsaved")

    def _is_saved(self) -> bool:
        return self.conversation.path is not None and self.conversation.unsaved is None

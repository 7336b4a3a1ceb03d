"""`omerta` without a command: the lobby, which sets up a table question by question."""

from pathlib import Path
from typing import Any

from omerta import games
from omerta.bots import levels_of
from omerta.cli.files import check_new
from omerta.cli.play import Setup, game_texts, resume_match
from omerta.cli.players import check_name, default_name
from omerta.cli.refusals import explain, refusal_texts
from omerta.cli.replay import print_replay
from omerta.cli.screen import Screen
from omerta.cli.session import Interrupted
from omerta.kernel import Game, Refusal
from omerta.kernel.game_text import whole_number
from omerta.kernel.match import Player
from omerta.kernel.settings import typed_values
from omerta.kernel.texts import LANGUAGES, Texts

INTERRUPTED = 130
TASKS = ("play", "resume", "replay", "leave")


def lobby(language: str) -> int:
    """Ask what to do until the user leaves; nothing is remembered."""
    room = Lobby(language)
    try:
        room.open()
    except Interrupted:
        return INTERRUPTED
    except (EOFError, KeyboardInterrupt) as left:
        room.screen.print()
        room.screen.print_message("good-bye")
        return INTERRUPTED if isinstance(left, KeyboardInterrupt) else 0
    return 0


class Lobby:
    """The questions before a match, in the language chosen first."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.screen = Screen(Texts(language, "omerta.cli"))

    def open(self) -> None:
        """Ask for the language, then for one task after the other."""
        self.screen.print(self.screen.words("lobby-welcome"), "bold")
        spoken = [f"{code}: {Texts(code, 'omerta.cli')('language-name')}" for code in LANGUAGES]
        chosen = self.pick("lobby-language", spoken, LANGUAGES.index(self.language))
        self.language = LANGUAGES[chosen]
        self.screen.words = Texts(self.language, "omerta.cli")
        while True:
            labels = [self.screen.words(f"lobby-{task}") for task in TASKS]
            task = TASKS[self.pick("lobby-task", labels, 0)]
            if task == "leave":
                self.screen.print_message("good-bye")
                return
            try:
                self.carry_out(task)
            except Refusal as refusal:
                words = refusal_texts(self.language)
                self.screen.print(explain(refusal, words), "bold")

    def carry_out(self, task: str) -> None:
        """Carry out one task of the lobby."""
        if task == "play":
            self.set_up()
            return
        path = Path(self.screen.ask(self.screen.words("lobby-file")))
        if task == "resume":
            resume_match(path, None, None, self.language, colour=True, budget=None)
        else:
            print_replay(path, None, self.screen, self.language)

    def set_up(self) -> None:
        """Ask for game, seats, players, settings and file; then play."""
        offered = games.all()
        titles = [self.title(game) for game in offered]
        game = offered[self.pick("lobby-game", titles, 0)]
        table = Setup(game.meta.id, self.language, colour=True)
        seats = self.count_seats(game.meta.seats)
        table.players = self.seat_players(game, seats)
        table.set_settings(self.settings(game, seats, table.words), None)
        table.start(None, self.new_file(), None)

    def count_seats(self, offered: range) -> int:
        """Return the number of players; Enter takes the fewest. Ask only if there is a choice."""
        least, most = offered.start, offered.stop - 1
        if least == most:
            self.screen.print_message("lobby-exact-seats", seats=least)
            return least
        while True:
            typed = self.screen.ask(self.screen.words("lobby-seats", least=least, most=most))
            if not typed:
                return least
            number = whole_number(typed)
            if number is not None and number in offered:
                return number
            self.screen.print_message("lobby-wrong-seats", least=least, most=most)

    def new_file(self) -> Path | None:
        """Return a file that does not exist yet, or None."""
        while True:
            typed = self.screen.ask(self.screen.words("lobby-save"))
            if not typed:
                return None
            try:
                check_new(Path(typed))
            except Refusal as refusal:
                self.screen.print(self.screen.words.refusal(refusal), "bold")
            else:
                return Path(typed)

    def title(self, game: Game[Any]) -> str:
        """Return a game's name and a sentence about it."""
        words = next(w for w in game_texts(game.meta.id) if w.language == self.language)
        message_id = f"game-{game.meta.id}"
        return f"{words(message_id)}: {words.cases(message_id)['pitch']}"

    def seat_players(self, game: Game[Any], seats: int) -> tuple[Player, ...]:
        """Return a human or a bot for each seat; by default only the first is human."""
        words = self.screen.words
        levels = levels_of(game.meta.id)
        kinds = ("", *levels)
        labels = [words("lobby-person"), *[words(f"lobby-bot-{level}") for level in levels]]
        players: list[Player] = []
        for seat in range(seats):
            usual = 0 if seat == 0 else kinds.index("normal")
            kind = kinds[self.pick("lobby-seat", labels, usual, number=seat + 1)]
            taken = [player.name for player in players]
            offered = default_name(seat, taken, words, bot=bool(kind))
            players.append(Player(self.name(offered, taken), kind))
        return tuple(players)

    def name(self, offered: str, taken: list[str]) -> str:
        """Return a name for a player; Enter takes the one offered."""
        while True:
            typed = self.screen.ask(self.screen.words("lobby-name", name=offered)) or offered
            try:
                check_name(typed)
            except Refusal as refusal:
                self.screen.print(self.screen.words.refusal(refusal))
                continue
            if typed.casefold() not in [name.casefold() for name in taken]:
                return typed
            self.screen.print_message("name-twice")

    def settings(self, game: Game[Any], seats: int, words: Texts) -> list[str]:
        """Explain every setting of the game and return the chosen ones; Enter takes the default."""
        if not self.screen.confirm(self.screen.words("lobby-options")):
            return []
        typed = []
        for name, offered in typed_values(game, seats).items():
            message_id = f"options-{name.replace('_', '-')}"
            self.screen.print(f"{words(message_id)}: {words.cases(message_id)['why']}")
            labels = [self.described(value, words.cases(message_id)) for value in offered]
            typed.append(f"{name}={offered[self.pick('lobby-value', labels, 0)]}")
        return typed

    def described(self, value: str, meanings: dict[str, str]) -> str:
        """Return a value and its meaning; a bare number is a seat."""
        meaning = meanings.get(value) or meanings.get(f"v{value}")
        if meaning is None:
            return self.screen.words("lobby-seat-value", number=int(value))
        return f"{value}: {meaning}"

    def pick(self, question: str, labels: list[str], usual: int, **args: int) -> int:
        """Ask for one of the labels by its number and return its index; Enter takes the default."""
        self.screen.print()
        self.screen.print(self.screen.words(question, **args), "bold")
        for place, label in enumerate(labels, 1):
            self.screen.print(f"  {place}  {label}")
        while True:
            typed = self.screen.ask(self.screen.words("lobby-number", usual=usual + 1))
            if not typed:
                return usual
            number = whole_number(typed)
            if number is not None and 1 <= number <= len(labels):
                return number - 1
            self.screen.print_message("no-such-number", count=len(labels))

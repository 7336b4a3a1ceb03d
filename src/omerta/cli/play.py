"""`omerta play`: a match against bots and humans at one terminal."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from omerta.bots import Budget
from omerta.cli.files import check_new, read_match
from omerta.cli.pictures import picture_of
from omerta.cli.players import check_level, players_of, seat_players
from omerta.cli.screen import Screen
from omerta.cli.session import Session
from omerta.cli.usage import BadUsage
from omerta.kernel import Chance, Fair, Match, Seeded, commitment, registry
from omerta.kernel.data import read_custom_data
from omerta.kernel.match import Player
from omerta.kernel.settings import typed_settings
from omerta.kernel.starts import BadStart, Start, start_at
from omerta.kernel.texts import LANGUAGES, Texts

DEFAULT_BOT = "normal"
MAX_SALT_LENGTH = 100


def play(
    lang: Annotated[str, typer.Option()],
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    bots: Annotated[str | None, typer.Option()] = None,
    names: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    edition: Annotated[str | None, typer.Option()] = None,
    data: Annotated[str | None, typer.Option()] = None,
    settings: Annotated[list[str] | None, typer.Option("--set")] = None,
    save: Annotated[str | None, typer.Option()] = None,
    resume: Annotated[str | None, typer.Option()] = None,
    origin: Annotated[str | None, typer.Option("--from")] = None,
    step: Annotated[int | None, typer.Option(min=0)] = None,
    bot_iterations: Annotated[int | None, typer.Option(min=1)] = None,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Play a game in the terminal."""
    budget = None if bot_iterations is None else Budget(iterations=bot_iterations)
    file, saved = file_option("--save", save), file_option("--resume", resume)
    new_game_options = {
        "--seats": seats,
        "--bots": bots,
        "--names": names,
        "--seed": seed,
        "--edition": edition,
        "--data": data,
        "--set": settings,
    }
    if saved is not None:
        for name, value in new_game_options.items():
            if value is not None:
                raise BadUsage("resume-with", option=name)
        resume_match(saved, game, file, lang, colour=not no_color, budget=budget)
        return
    earlier = file_option("--from", origin)
    if earlier is None and step is not None:
        raise BadUsage("step-without-from")
    typed = [*(settings or []), *([] if edition is None else [f"edition={edition}"])]
    if earlier is not None:
        if typed or data is not None or seats is not None:
            raise BadUsage("from-with")
        match = read_match(earlier)
        seats = match.seats
        check_game(game, match)
        table = Setup(match.game.meta.id, lang, colour=not no_color)
        table.continue_from(match, step)
    elif game is None:
        raise BadUsage("usage-missing", what="GAME")
    else:
        table = Setup(game, lang, colour=not no_color)
    humans = split_list(names)
    levels = table.default_bots(seats, humans) if bots is None else split_list(bots)
    table.seat(seats, levels, humans)
    if earlier is None:
        table.set_settings(typed, data)
    table.start(seed, file, budget)


def file_option(option: str, name: str | None) -> Path | None:
    """Return the file that an option names; an empty name is refused, as it would mean the folder."""
    if name == "":
        raise BadUsage("usage-option-needs-value", option=option)
    return None if name is None else Path(name)


def check_game(game_id: str | None, match: Match) -> None:
    """Refuse a file of another game than the one that was named."""
    found = match.game.meta.id
    if game_id is not None and registry.get(game_id).meta.id != found:
        raise BadUsage("resume-other-game", game=found)


def start_after(match: Match, step: int | None) -> Start:
    """Return the start for a match that continues after this step, by default after the last."""
    last = len(match.log) - 1
    wanted = last if step is None else step
    if wanted > last:
        raise BadStart("no-such-moment", {"step": wanted, "last": last})
    start: Start | None = None
    for number, again in enumerate(
        match.replay()
    ):  # to the end, so that only a sound file is accepted
        if number == wanted:
            start = start_at(match.game, again.state, "", number)
    assert start is not None
    return start


def split_list(text: str | None) -> list[str]:
    """Return the items of a comma-separated list."""
    return [item.strip() for item in text.split(",")] if text else []


class Setup:
    """A table during set-up: its players and settings, and then the deal."""

    def __init__(self, game_id: str, language: str, *, colour: bool) -> None:
        self.game = registry.get(game_id)
        self.languages = game_texts(game_id)
        self.words = next(words for words in self.languages if words.language == language)
        self.screen = Screen(self.words, colour=colour)
        self.players: tuple[Player, ...] = ()
        self.settings = self.game.meta.settings()
        self.origin: Start | None = None
        """Where it goes on from an earlier game."""

    def default_bots(self, seats: int | None, humans: Sequence[str]) -> list[str]:
        """Return the default bots: one for every seat without a named human."""
        offered = self.game.meta.seats
        wanted = offered.start if seats is None else min(seats, offered[-1])
        return [DEFAULT_BOT] * (wanted - max(1, len(humans)))

    def seat(self, seats: int | None, bots: Sequence[str], names: Sequence[str]) -> None:
        """Seat the players; without a number of seats, take as many seats as are needed."""
        offered = self.game.meta.seats
        least = max(offered.start, len(bots) + 1, len(names))
        wanted = least if seats is None else seats
        self._try_out(wanted)
        self.players = seat_players(wanted, bots, names, self.words)

    def continue_from(self, match: Match, step: int | None) -> None:
        """Continue from a step of an earlier match, with its settings."""
        self.origin, self.settings = start_after(match, step), match.settings

    def set_settings(self, typed: Sequence[str], data: str | None) -> None:
        """Set the settings from words and a custom data file."""
        given = typed_settings(self.game, len(self.players), typed)
        self.settings = self.game.load_settings(
            given, None if data is None else read_custom_data(data)
        )
        self._try_out(len(self.players))

    def _try_out(self, seats: int) -> None:
        """Let the rules refuse the seats or the settings before anything is dealt."""
        self.game.new(seats, self.settings, chance=Seeded(0))

    def start(self, seed: int | None, path: Path | None, budget: Budget | None) -> None:
        """Deal and play."""
        if path is not None:
            check_new(path)
        players = [player.name for player in self.players]
        picture = picture_of(self.game.meta.id, self.words, players)
        for warning in picture.settings_warnings(self.settings):
            self.screen.print(warning, "bold")
        match = self._deal(make_chance(seed, self.players, self.screen))
        Session(match, self.screen, picture, self.languages, path, budget).run()

    def _deal(self, chance: Chance) -> Match:
        if self.origin is None:
            humans = [seat for seat, player in enumerate(self.players) if not player.bot]
            bots = len(humans) < len(self.players)
            dealt = self.settings.for_humans(humans) if bots else self.settings
            match = Match.new(self.game, len(self.players), settings=dealt, chance=chance)
        else:
            match = Match.continue_from(self.game, self.origin, chance)
            self.screen.print_message("goes-on", step=self.origin.seq)
        match.players = self.players
        return match


def resume_match(
    path: Path,
    game_id: str | None,
    save: Path | None,
    language: str,
    *,
    colour: bool,
    budget: Budget | None,
) -> None:
    """Continue a saved match and save it to its own file unless another one is named."""
    match = read_match(path)
    for _ in match.replay():  # refuses a damaged file, which does not repeat
        pass
    check_game(game_id, match)
    match.settings = match.state.settings = match.settings.without_clock()
    found = match.game.meta.id
    if save is not None and save != path:
        check_new(save)
    languages = game_texts(found)
    words = next(texts for texts in languages if texts.language == language)
    match.players = players_of(match, words)
    for player in match.players:
        if player.bot:
            check_level(player.bot)
    picture = picture_of(found, words, [player.name for player in match.players])
    screen = Screen(words, colour=colour)
    Session(match, screen, picture, languages, save or path, budget).run()


def game_texts(game_id: str) -> list[Texts]:
    """Return the texts of the command and of one game, in every language."""
    module = registry.module_of(game_id)
    return [Texts(language, "omerta.cli", module) for language in LANGUAGES]


def make_chance(seed: int | None, players: tuple[Player, ...], screen: Screen) -> Chance:
    """Return seeded chance if there is a seed, otherwise fair chance with a salt from each player."""
    if seed is not None:
        return Seeded(seed)
    secret = secrets.token_bytes(32)
    screen.print_message_unwrapped("fair-commitment", commitment=commitment(secret))
    screen.print_message("fair-why")
    salts = []
    for player in players:
        typed = "" if player.bot else screen.ask(screen.words("fair-salt", player=player.name))
        salts.append(typed[:MAX_SALT_LENGTH] or secrets.token_hex(8))
    screen.print()
    return Fair(secret, salts)

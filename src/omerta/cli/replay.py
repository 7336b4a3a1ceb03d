"""`omerta replay`: the log of a match, as one seat or a spectator may know it."""

from pathlib import Path
from typing import Annotated

import typer

from omerta.cli.files import read_match
from omerta.cli.log import full_log_lines, log_lines
from omerta.cli.pictures import picture_of
from omerta.cli.play import game_texts
from omerta.cli.players import players_of
from omerta.cli.screen import Screen
from omerta.cli.usage import BadUsage
from omerta.kernel import Seat
from omerta.kernel.game_text import whole_number
from omerta.kernel.match import Player
from omerta.kernel.texts import Texts


def replay(
    lang: Annotated[str, typer.Option()],
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[str | None, typer.Option()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    hindsight: Annotated[str | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    no_color: Annotated[bool, typer.Option("--no-color")] = False,
) -> None:
    """Print a match again, line by line."""
    if everything and seat is not None:
        raise BadUsage("replay-all-with-seat")
    screen = Screen(Texts(lang, "omerta.cli"), colour=not no_color)
    if hindsight is not None:
        if everything or step or seat is not None:
            raise BadUsage("replay-hindsight-alone")
        look_back(file, hindsight, screen, lang)
        return
    print_replay(file, seat, screen, lang, everything=everything, step=step)


def print_replay(
    file: Path,
    seat: str | None,
    screen: Screen,
    language: str,
    *,
    everything: bool = False,
    step: bool = False,
) -> None:
    """Print the match in a file as one seat or a spectator saw it, or with every secret if over."""
    match = read_match(file)
    for _ in match.replay():  # refuses a match that does not repeat
        pass
    if everything and match.waiting:
        raise BadUsage("replay-all-too-early")
    words = next(w for w in game_texts(match.game.meta.id) if w.language == language)
    players = players_of(match, words)
    viewer = None if seat is None else seat_named(seat, players)
    humans = [number for number, player in enumerate(players) if not player.bot]
    if match.waiting and viewer is not None and humans != [viewer]:
        raise BadUsage("replay-seat-too-early", player=players[viewer].name)
    picture = picture_of(match.game.meta.id, words, [player.name for player in players])
    lines = (
        full_log_lines(match, picture, words)
        if everything
        else log_lines(match, picture, words, viewer)
    )
    for line in filter(None, lines):
        screen.print_lines([line])
        if step:
            screen.ask(words("replay-next"))
    screen.print(picture.table(match.view(viewer)))
    if match.outcome is None:
        screen.print_message("replay-unfinished")
    else:
        screen.print(words(f"result-{match.outcome.reason}"), "bold")


def look_back(file: Path, seat: str, screen: Screen, language: str) -> None:
    """Print what one seat could have known at each decision of the finished match in a file."""
    match = read_match(file)
    game = match.game
    words = next(w for w in game_texts(game.meta.id) if w.language == language)
    if game.coach is None or not game.coach.has_hindsight:
        raise BadUsage("replay-no-hindsight", game=words(f"game-{game.meta.id}"))
    if match.waiting:
        raise BadUsage("replay-hindsight-too-early")
    players = players_of(match, words)
    viewer = seat_named(seat, players)
    remarks = []
    before = None
    for step, again in enumerate(match.replay()):
        entry = match.log[step]
        if before is not None and entry.seat is not None and entry.action is not None:
            remark = game.coach.remark(before, entry.seat, entry.action)
            if remark is not None:
                remarks.append((step, remark))
        before = again.view(viewer)
    picture = picture_of(game.meta.id, words, [player.name for player in players])
    end = match.view(viewer)
    screen.print(picture.hindsight(game.coach.look_back(remarks, end), end))


def seat_named(text: str, players: tuple[Player, ...]) -> Seat:
    """Return a seat by its number from 1 or by its player's name."""
    seat = whole_number(text)
    if seat is not None and 1 <= seat <= len(players):
        return seat - 1
    for number, player in enumerate(players):
        if text.casefold() == player.name.casefold():
            return number
    raise BadUsage("replay-no-such-seat", seat=text, most=len(players))

"""Golden playthroughs: whole matches as text, stored with the tests and read in review.

A file `tests/games/<game>/playthroughs/<name>.txt` begins with its recipe. To add a game, write
a file that holds only a recipe; ``omerta rules golden --update`` writes the rest. A change of
the rules then shows as a change of these texts, line by line.
"""

import difflib
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import msgspec

from omerta.kernel import Action, Event, Match, Seeded, encode
from omerta.kernel.events import secret_fields
from omerta.kernel.registry import get
from omerta.kernel.seats import next_seat
from omerta.testing.swarm import Swarm

MANY_OPTIONS: Final = 9
LONG_TEXT: Final = 400
"""Options with more letters are written once, and later only as the number of that decision."""
HEADING: Final = "# A golden playthrough. `omerta rules golden --update` writes it again.\n"


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The recipe of a playthrough: with `silent` = n, every n-th decision times out.

    `answers`, separated by semicolons, are the first actions of the players, in order. After
    them, the players give any legal action.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, Any] = {}
    silent: int = 0
    answers: str = ""


def files(tests: Path, game: str) -> list[Path]:
    """Return the golden files of a game, by name."""
    return sorted((tests / "games" / game / "playthroughs").glob("*.txt"))


def recipe_in(text: str) -> Recipe:
    """Return the recipe at the head of a golden file: lines of `name: value`, up to an empty line."""
    head = text.removeprefix(HEADING).split("\n\n", 1)[0]
    lines = (line.partition(":") for line in head.strip().splitlines())
    values = {name.strip(): value.strip() for name, _, value in lines}
    options = msgspec.json.decode(values.pop("options", "{}"))
    return msgspec.convert({**values, "options": options}, Recipe, strict=False)


def difference(file: Path) -> str:
    """Return how a golden file differs from the match played now; empty if it does not."""
    stored = file.read_text("utf-8")
    fresh = transcript(recipe_in(stored))
    lines = difflib.unified_diff(
        stored.splitlines(), fresh.splitlines(), file.name, "played today", lineterm=""
    )
    return "\n".join(lines)


def update(file: Path) -> bool:
    """Write a golden file again, and return whether it changed."""
    stored = file.read_text("utf-8")
    fresh = transcript(recipe_in(stored))
    file.write_text(fresh, "utf-8", newline="\n")
    return fresh != stored


def transcript(recipe: Recipe) -> str:
    """Return the whole match as text."""
    return HEADING + "\n".join([*_head(recipe), "", *_game(recipe)]) + "\n"


def _head(recipe: Recipe) -> Iterator[str]:
    yield f"game: {recipe.game}"
    yield f"seats: {recipe.seats}"
    yield f"seed: {recipe.seed}"
    if recipe.options:
        yield f"options: {_json(recipe.options)}"
    if recipe.silent:
        yield f"silent: {recipe.silent}"
    if recipe.answers:
        yield f"answers: {recipe.answers}"


def _game(recipe: Recipe) -> Iterator[str]:
    game = get(recipe.game)
    options = msgspec.convert(recipe.options, game.meta.settings)
    match = Match.new(game, recipe.seats, recipe.seed, options)
    swarm = Swarm(Seeded(~recipe.seed))
    answers = [answer.strip() for answer in recipe.answers.split(";")] if recipe.answers else []
    before = _facts(match)
    shown_at: dict[str, int] = {}
    yield "== set-up"
    yield from _event_lines(match.log[-1].events)
    yield from (f"  = {name}: {_json(value)}" for name, value in before.items())
    number = 0
    while match.waiting:
        number += 1
        answer = answers[number - 1] if number <= len(answers) else None
        silent = _silent(recipe, number)
        yield from _decision(match, swarm, number, shown_at, silent=silent, answer=answer)
        after = _facts(match)
        yield f"  = {_changes(before, after)}"
        before = after
    assert match.outcome is not None
    yield ""
    yield f"== over after {number} decisions: {_json(match.outcome)}"


def _silent(recipe: Recipe, number: int) -> bool:
    return bool(recipe.silent) and number % recipe.silent == 0


def _decision(
    match: Match,
    swarm: Swarm,
    number: int,
    shown_at: dict[str, int],
    *,
    silent: bool,
    answer: str | None,
) -> Iterator[str]:
    """Yield the lines of one decision; `shown_at` has the long lists of options by decision number."""
    seat = next_seat(match.waiting, match.log[-1].seat)
    options = match.options(seat)
    offered = " | ".join(_offered(options))
    first_shown = shown_at.setdefault(offered, number) if len(offered) > LONG_TEXT else number
    yield ""
    yield f"== {number}. seat {seat}: {match.state.stack[-1]}"
    yield f"  ? {offered}" if first_shown == number else f"  ? as at {first_shown}"
    already = len(match.log)
    if silent:
        match.expire(seat)
    elif answer is not None:
        match.play(seat, _option_named(options, answer, number))
    else:
        match.play(seat, swarm.pick(options))
    for entry in match.log[already:]:
        assert entry.action is not None
        yield f"  > {entry.action.text()}"
        yield from _event_lines(entry.events)


def _option_named(options: Sequence[Action], answer: str, number: int) -> Action:
    """Return the option that the recipe names."""
    for option in options:
        if option.text() == answer:
            return option
    raise AssertionError(f"decision {number}: {answer!r} of the recipe is not offered any more")


def _offered(options: Sequence[Action]) -> Iterator[str]:
    """Yield options in words; many that differ only in the last word are one item."""
    runs = groupby([option.text().rpartition(" ") for option in options], key=lambda text: text[:2])
    for (begin, space), texts in runs:
        ends = [end for _, _, end in texts]
        if len(ends) > MANY_OPTIONS:
            yield f"{begin}{space}{' '.join(ends)}"
        else:
            yield from (f"{begin}{space}{end}" for end in ends)


def _event_lines(events: tuple[Event, ...]) -> Iterator[str]:
    """Yield events with their fields; secret ones in braces with their readers."""
    for event in events:
        secrets = secret_fields(type(event))
        words = [str(event.__struct_config__.tag)]
        for name in event.__struct_fields__:
            value = getattr(event, name)
            if value is msgspec.UNSET:
                continue
            if name not in secrets:
                words.append(f"{name}={_json(value)}")
            else:
                readers = ",".join(map(str, event.readers()))
                words.append(f"{{{name}={_json(value)}: seat {readers}}}")
        yield f"    {' '.join(words)}"


def _facts(match: Match) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.json.decode(match.game.save(match.state))
    del facts["options"]  # they are in the recipe and never change
    return facts


def _changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> str:
    """Return what the action changed in the saved state, item by item."""
    changes = []
    for name, now in after.items():
        was = before[name]
        if isinstance(now, list) and isinstance(was, list) and len(now) == len(was):
            changes += [
                f"{name}[{place}]={_json(item)}"
                for place, item in enumerate(now)
                if item != was[place]
            ]
        elif isinstance(now, list) and now[: len(was)] == was:
            changes.append(f"{name}+={_json(now[len(was) :])}")
        elif now != was:
            changes.append(f"{name}={_json(now)}")
    return " ".join(changes)


def _json(value: object) -> str:
    return encode(value).decode()

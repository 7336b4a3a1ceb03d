"""Hindsight of Crooks Out! in the terminal."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.games.crooks_out.hindsight import CrookStory, Hindsight
from omerta.kernel.texts import Texts


def hindsight_report(
    seen: Hindsight, players: Sequence[str], words: Texts, rooms: Mapping[object, str]
) -> RenderableType:
    """Return every asking with its chance and skill, and when each crook could be known."""
    parts: list[RenderableType] = [
        Text(words("hindsight-title", player=players[seen.seat]), "bold"),
        questions(seen, players, words, rooms),
        Text(
            words(
                "hindsight-skill",
                skill=round(100 * seen.skill),
                luck=signed(seen.luck, words),
            )
        ),
        crooks(seen, players, words, rooms),
    ]
    if not seen.exact:
        parts.append(Text(words("hindsight-estimated"), "dim"))
    return Group(*parts)


def questions(
    seen: Hindsight, players: Sequence[str], words: Texts, rooms: Mapping[object, str]
) -> Table:
    """Return the seat's own askings: their chances, and those of the best alternatives."""
    table = _table(words, ("turn", "question", "answer", "chance", "best"))
    for question in seen.questions:
        table.add_row(
            str(seen.turns[question.at]),
            f"{players[question.asked]}: {rooms[question.room]}",
            words("hindsight-answer", hit="yes" if question.hit else "no"),
            percent(question.chance),
            percent(question.best),
        )
    return table


def crooks(
    seen: Hindsight, players: Sequence[str], words: Texts, rooms: Mapping[object, str]
) -> Table:
    """Return the crooks of other seats: when each was certain, and whether it was caught."""
    table = _table(words, ("crook", "certain", "caught"))
    for crook in seen.crooks:
        known = crook.certain_at
        table.add_row(
            f"{players[crook.holder]}: {rooms[crook.room]}",
            words("hindsight-never", most=percent(max(crook.chances, default=0.0)))
            if known is None
            else words("hindsight-turn", turn=seen.turns[known]),
            _caught_text(crook, seen, players, words),
        )
    return table


def _caught_text(crook: CrookStory, seen: Hindsight, players: Sequence[str], words: Texts) -> str:
    if crook.caught_at is None or crook.caught_by is None:
        return words("hindsight-uncaught")
    return words(
        "hindsight-caught", turn=seen.turns[crook.caught_at], player=players[crook.caught_by]
    )


def _table(words: Texts, columns: Sequence[str]) -> Table:
    heads = [words(f"hindsight-column-{column}") for column in columns]
    return Table(*heads, box=box.SIMPLE_HEAD, pad_edge=False)


def signed(number: float, words: Texts) -> str:
    """Return a number with its sign and one digit after the language's decimal mark."""
    whole, _, part = f"{abs(number):.1f}".partition(".")
    sign = "\N{MINUS SIGN}" if number < 0 else "+"
    return f"{sign}{whole}{words('hindsight-decimal')}{part}"


def percent(chance: float) -> str:
    """Return a chance in per cent; only certain events are 100 and only impossible ones 0."""
    if chance in {0.0, 1.0}:
        return f"{chance:.0%}"
    return f"{min(max(chance, 0.01), 0.99):.0%}"

"""The scenarios' own parts of the table in the terminal, a line or two each."""

from collections.abc import Callable
from typing import Any

from omerta.cli.pictures.legends_casino import casino_lines
from omerta.cli.pictures.legends_family import family_lines, odds_with_bans
from omerta.cli.pictures.legends_power import power_lines
from omerta.cli.pictures.legends_rebels import rebels_lines
from omerta.games.legends.view import BankView, CardFace, ChaseView, LegendsView
from omerta.games.legends.view_casino import CasinoView
from omerta.games.legends.view_family import FamilyView
from omerta.games.legends.view_power import PowerView
from omerta.games.legends.view_rebels import RebelsView
from omerta.games.legends.words import card, dice, icons, printed
from omerta.kernel.texts import Texts


def scenario_lines(view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of the scenario's own part of the table."""
    return _LINES[type(view.scene)](view.scene, view, words)


def chances(view: LegendsView, challenge: str, difficulty: int, dice: int) -> tuple[int, ...]:
    """Return the chances of at least 1, 2, … successes, in hundredths of a percent."""
    special = odds_with_bans(view, challenge, dice)
    return special or view.odds[min(difficulty, len(view.odds)) - 1][dice - 1]


def _bank(bank: BankView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of clock, loot, decks, and the current search."""
    double = " ".join([str(space) for space in bank.double])
    clock = words("table-clock", clock=bank.clock, squad=bank.squad, double=double)
    loot = words("table-loot", loot=bank.loot)
    decks = words("table-bank-decks", vaults=len(bank.vault_deck), alarms=len(bank.alarm_deck))
    lines = [f"{clock}   {loot}   {decks}"]
    if bank.vault is not None:
        search = card(view, bank.vault).values.get("search", 0)
        lines.append(words("table-vault", search=search))
    if bank.searches:
        found = dice(bank.found, "none", words)
        lines.append(words("table-search", number=bank.searches, dice=found, bags=bank.bags))
    return lines


def _chase(chase: ChaseView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of the road, the lever, Driving, and the obstacles of each lane."""
    road = words(
        "table-road", car=chase.car, van=chase.van, escaped=chase.escaped, gap=chase.van - chase.car
    )
    speed = words("table-speed", lever=chase.lever, top=chase.top_speed)
    driving = words("table-driving", driving=chase.driving, spaces=chase.driving_spaces)
    lines = [f"{road}   {speed}   {driving}"]
    names = printed(view, words)["challenge"]
    for side, near, future in zip(("left", "right"), chase.near, chase.future, strict=True):
        parts = [
            f"{each} {names[each]} {icons(card(view, each).icons, words)} "
            + words("table-difficulty", difficulty=card(view, each).difficulty)
            + f" +{card(view, each).values['speed']}"
            for each in (near, future)
        ]
        mark = "►" if side == chase.lane else " "
        lines.append(f"{mark}{words(f'side-{side}')}: {'  →  '.join(parts)}")
    return lines


def obstacle_effects(face: CardFace, words: Texts) -> list[str]:
    """Return the effects of passing an obstacle: speed, positive, negative (SC-2.8)."""
    parts = [words("table-obstacle-speed", speed=face.values["speed"])]
    for kind in ("plus", "minus"):
        effect = face.marks.get(kind)
        if effect:
            parts.append(words(f"table-obstacle-{kind}", effect=words(f"effect-{effect}")))
    return parts


_LINES: dict[type, Callable[[Any, LegendsView, Texts], list[str]]] = {
    BankView: _bank,
    ChaseView: _chase,
    RebelsView: rebels_lines,
    CasinoView: casino_lines,
    PowerView: power_lines,
    FamilyView: family_lines,
}

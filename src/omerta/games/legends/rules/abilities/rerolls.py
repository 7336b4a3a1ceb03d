"""Abilities that roll dice again; the new faces count."""

from omerta.games.legends.actions import ChooseDie, Done
from omerta.games.legends.components import FOUR, NO_RED, RED_NAMES, WHITE_NAMES, bits
from omerta.games.legends.events import DiceRerolled, DieTurned
from omerta.games.legends.frames import Decision, PickDie
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.asking import ask
from omerta.games.legends.rules.dice import roll_red, roll_white
from omerta.games.legends.rules.recruit import DONE
from omerta.games.legends.table import Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

DICE = [ChooseDie(number) for number in range(1, 13)]


def some_dice(s: Table) -> bool:
    """Return whether the roll has a white die."""
    return bool(s.dice)


def red_rolled(s: Table) -> bool:
    """Return whether the roll has the red die."""
    return s.red != NO_RED


def choose_die(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Ask which die the ability takes, unless only one is possible."""
    allowed = choosable(s, minion, 0)
    if len(allowed) == 1:
        chosen(s, minion, 1 << allowed[0], chance, log)
    else:
        ask(s, PickDie, player, minion)


def choosable(s: Table, minion: int, marked: int) -> list[int]:
    """Return the places of the dice that this ability may take, without those marked already."""
    turns = s.pack.ability[minion] == "die_to_four"
    return [
        place
        for place, face in enumerate(s.dice)
        if not marked >> place & 1 and not (turns and face == FOUR)
    ]


def chosen(s: Table, minion: int, marked: int, chance: Chance, log: list[Event]) -> None:
    """Roll the marked dice again together, or turn the one marked die to 4."""
    if s.pack.ability[minion] == "die_to_four":
        s.dice = tuple([FOUR if marked >> place & 1 else f for place, f in enumerate(s.dice)])
        log.append(DieTurned(WHITE_NAMES[FOUR]))
        return
    dice = list(s.dice)
    for place in bits(marked):
        dice[place] = roll_white(s.pack, 1, chance)[0]
    s.dice = tuple(dice)
    log_dice(s, log)


def log_dice(s: Table, log: list[Event]) -> None:
    """Log the dice as they are now."""
    red = "none" if s.red == NO_RED else RED_NAMES[s.red]
    log.append(DiceRerolled(tuple([WHITE_NAMES[face] for face in s.dice]), red))


def reroll_red(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Reroll the red die."""
    s.red = roll_red(s.pack, chance)
    log_dice(s, log)


def reroll_all(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Reroll all white dice, and the red one if it was rolled."""
    s.dice = roll_white(s.pack, len(s.dice), chance)
    if s.red != NO_RED:
        s.red = roll_red(s.pack, chance)
    log_dice(s, log)


# The decision: which dice


def die_options(s: Table, frame: Decision) -> list[Action]:
    """Return every die that may be taken, and "done" after the first one."""
    found: list[Action] = [DICE[place] for place in choosable(s, frame.a, frame.b)]
    if frame.b:
        found.append(DONE)
    return found


def die_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if isinstance(action, Done) and frame.b:
        return None
    if not isinstance(action, ChooseDie):
        return Illegal("die_now", "LG-5.5")
    if not 1 <= action.number <= len(s.dice):
        return Illegal("no_such_die", "LG-5.5", number=action.number, count=len(s.dice))
    if action.number - 1 not in choosable(s, frame.a, frame.b):
        return Illegal("die_useless", "LG-5.5", number=action.number)
    return None


def answer_die(s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]) -> None:
    """Mark the die; carry the ability out, or ask for another die where several may be taken."""
    marked = frame.b
    if isinstance(action, ChooseDie):
        marked |= 1 << action.number - 1
        several = s.pack.ability[frame.a] == "reroll_any"
        if several and choosable(s, frame.a, marked):
            ask(s, PickDie, frame.player, frame.a, marked)
            return
    chosen(s, frame.a, marked, chance, log)


FAMILY: dict[str, Ability] = {
    "reroll_one": Ability(some_dice, choose_die, bets=True),
    "reroll_any": Ability(some_dice, choose_die, bets=True),
    "reroll_red": Ability(red_rolled, reroll_red, bets=False),
    "reroll_all": Ability(some_dice, reroll_all, bets=True),
}

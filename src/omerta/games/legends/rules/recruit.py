"""LG-7: Recruit, Rally, and returning minions from the open piles."""

from omerta.games.legends.actions import Done, Draw, Enough, Take
from omerta.games.legends.components import bits
from omerta.games.legends.events import ClanRallied
from omerta.games.legends.frames import EXHAUSTED, OUT, Decision, DrawSecond, PickCards, Step
from omerta.games.legends.rules.asking import ask, put_next, then
from omerta.games.legends.rules.piles import draw, into_deck, pile_of, shuffle_deck
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import NO_PLAYER, Table
from omerta.games.legends.table_challenges import count_effect
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

DRAW = Draw()
ENOUGH = Enough()
DONE = Done()


# Recruit


def recruit(s: Table, player: int, drawn: int, log: list[Event]) -> None:
    """Draw one minion; the player decides about another one after seeing it (LG-7.1)."""
    drawn += 1
    most = 1 if count_effect(s, player, "slow_recruit") else s.pack.file.numbers.recruit
    if drawn < most and len(s.deck) > 1:  # LG-7.2: an empty deck gives nothing
        put_next(s, Step("draw_second", player, drawn))
    draw(s, player, 1, log)


def ask_second(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask whether to draw another minion, once all effects of the last draw are done."""
    ask(s, DrawSecond, step.a, step.b)


def draw_rest(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Draw the minions that are still due."""
    draw(s, step.a, step.b, log)


def draw_options(s: Table, frame: Decision) -> list[Action]:
    """Draw another one, or stop."""
    return [DRAW, ENOUGH]


def draw_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    return None if isinstance(action, Draw | Enough) else Illegal("draw_or_enough", "LG-7.1")


def answer_draw(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Draw another minion, or stop."""
    if isinstance(action, Draw):
        recruit(s, frame.player, frame.a, log)


# Rally


def rally_refusal(s: Table) -> Illegal | None:
    """Return why the clan cannot rally now (LG-7.4), or None."""
    if not s.exhausted:
        return Illegal("nobody_exhausted", "LG-7.4")
    if not scenario_of(s).can_rally(s):
        return Illegal("price_too_high", "LG-7.4")
    return None


def rally(s: Table, chance: Chance, log: list[Event]) -> None:
    """Pay the price, which may end the scenario; then return all exhausted minions (LG-7.3)."""
    then(s, Step("rallied"))
    scenario_of(s).pay_rally(s, chance, log)


def rallied(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Return all exhausted minions to the clan deck."""
    log.append(ClanRallied(s.exhausted.bit_count()))
    into_deck(s, s.exhausted, EXHAUSTED, log)
    shuffle_deck(s, chance, log)


# Returning minions from an open pile, one by one


def pick(s: Table, player: int, count: int, pile: int, but: int = NO_PLAYER) -> None:
    """Ask a player to return up to `count` minions of a pile, not `but`, to the clan deck."""
    if pile_of(s, pile):
        _ask_pick(s, player, count, 0, pile, but)


def _ask_pick(s: Table, player: int, count: int, taken: int, pile: int, but: int) -> None:
    ask(s, PickCards, player, count << 8 | taken, pile | but + 1 << 1)


def pickable(s: Table, frame: Decision) -> int:
    """Return the minions of the pile that may be picked, as a mask."""
    but = (frame.b >> 1) - 1
    minions = pile_of(s, frame.b & 1)
    return minions if but == NO_PLAYER else minions & ~(1 << but)


def left_to_pick(frame: Decision) -> int:
    """Return how many more may be picked."""
    return frame.a >> 8


def pick_options(s: Table, frame: Decision) -> list[Action]:
    """Return every minion that may be picked, and "done"."""
    takes = s.pack.takes
    found: list[Action] = [takes[minion] for minion in bits(pickable(s, frame))]
    found.append(DONE)
    return found


def pick_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Take):
        return Illegal("pick_now", "LG-7.5")
    minion = s.pack.number.get(action.minion)
    if minion is None:
        return Illegal("no_such_minion", "LG-7.5", name=action.minion[:8])
    if not pickable(s, frame) >> minion & 1:
        pile = "out" if frame.b & 1 == OUT else "exhausted"
        return Illegal("not_in_pile", "LG-7.5", pile=pile, **s.pack.called(minion))
    return None


def answer_pick(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Return the minion and ask again; shuffle the deck after the last one (LG-7.5)."""
    count, taken = frame.a >> 8, frame.a & 0xFF
    if isinstance(action, Take):
        into_deck(s, 1 << s.pack.number[action.minion], frame.b & 1, log)
        count, taken = count - 1, taken + 1
        if count and pickable(s, frame):
            _ask_pick(s, frame.player, count, taken, frame.b & 1, (frame.b >> 1) - 1)
            return
    if taken:
        shuffle_deck(s, chance, log)

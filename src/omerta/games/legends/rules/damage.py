"""LG-6: damage, fatigue and siren."""

from omerta.games.legends.actions import Hit
from omerta.games.legends.components import FATIGUE, LOCK, PROBLEM, SIREN, bits
from omerta.games.legends.events import PoliceTurned, SirenHeard
from omerta.games.legends.frames import HIT, TIRE, WOUND, Decision, Step, TakeHit
from omerta.games.legends.rules.asking import ask, then
from omerta.games.legends.rules.piles import exhaust, put_out
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import (
    CONTROLLED,
    NO_PLAYER,
    UNCONTROLLED,
    Table,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event


def ignores_damage(s: Table) -> bool:
    """Return whether locks of this roll deal no damage: on board tests and on some cards (LG-6.1)."""
    return s.challenge < PROBLEM or scenario_of(s).ignores_damage(s, s.challenge)


def deal_damage(s: Table, final: tuple[int, ...]) -> None:
    """Schedule 1 damage for each lock of the final result (LG-6.1)."""
    if s.spared or ignores_damage(s):
        return  # LG-6.5: the locks have blocked nevertheless
    locks = final.count(LOCK)
    if locks:
        then(s, Step("hit", HIT), *[Step("hit", WOUND)] * (locks - 1))


def show_red(s: Table, log: list[Event]) -> None:
    """Apply fatigue or siren of the red die (LG-6.6), also where damage is ignored."""
    if s.red == FATIGUE and not s.spared:
        then(s, Step("hit", TIRE))
    elif s.red == SIREN:
        log.append(SirenHeard())
        if s.police == CONTROLLED:
            s.police = UNCONTROLLED
            log.append(PoliceTurned("uncontrolled"))


def minions_in_roll(s: Table) -> int:
    """Return the played minions of this roll that are still on the table, as a mask."""
    return s.crew & s.tables[s.active]


def strike(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Deal one damage or fatigue; the roller chooses among the minions that are still on the table."""
    what = step.a
    minions = minions_in_roll(s)
    if not minions:
        if what == WOUND and s.hurt != NO_PLAYER:  # LG-6.4
            put_out(s, s.hurt, "damage", log)
            s.hurt = NO_PLAYER
    elif minions & minions - 1:
        ask(s, TakeHit, s.active, what)
    else:
        take(s, minions.bit_length() - 1, what, log)


def take(s: Table, minion: int, what: int, log: list[Event]) -> None:
    """Exhaust the minion for the first damage (LG-6.2), or put it out of action for more (LG-6.3)."""
    if what == WOUND:
        put_out(s, minion, "damage", log)
    elif what == HIT:
        exhaust(s, minion, "damage", log)
        s.hurt = minion
    else:
        exhaust(s, minion, "fatigue", log)


def hit_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every played minion that is still on the table."""
    hits = s.pack.hits
    return [hits[minion] for minion in bits(minions_in_roll(s))]


def hit_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    clause = ("LG-6.2", "LG-6.3", "LG-6.6")[frame.a]
    if not isinstance(action, Hit):
        return Illegal("hit_now", clause)
    minion = s.pack.number.get(action.minion)
    if minion is None:
        return Illegal("no_such_minion", clause, name=action.minion[:8])
    if not minions_in_roll(s) >> minion & 1:
        return Illegal("not_in_the_roll", clause, **s.pack.called(minion))
    return None


def answer_hit(s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]) -> None:
    """Hit the chosen minion."""
    assert isinstance(action, Hit)
    take(s, s.pack.number[action.minion], frame.a, log)

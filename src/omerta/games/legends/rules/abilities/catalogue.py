"""All abilities, and which minions can use theirs now."""

from typing import Final

from omerta.games.legends.events import AbilityUsed
from omerta.games.legends.rules.abilities import (
    board,
    dice,
    locks,
    outcome,
    piles,
    rerolls,
)
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.piles import with_player
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import Table, all_hands
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

ABILITIES: Final[dict[str, Ability]] = {
    **rerolls.FAMILY,
    **locks.FAMILY,
    **dice.FAMILY,
    **outcome.FAMILY,
    **piles.FAMILY,
    **board.FAMILY,
}


def able(s: Table, *, on_roll: bool) -> int:
    """Return the minions in hands that may use their ability now (LG-5.1, LG-5.2, LG-5.5)."""
    minions = all_hands(s) & ~s.used
    minions = minions & ~s.pack.on_turn if on_roll else minions & s.pack.on_turn
    bet = scenario_of(s).is_bet(s, s.challenge)
    found = 0
    while minions:
        name = s.pack.ability[minions.bit_length() - 1]
        alike = s.pack.able[name]
        ability = ABILITIES[name]
        if (ability.bets or not bet) and ability.usable(s):  # LG-5.3
            found |= minions & alike
        minions &= ~alike
    return found


def use_refusal(s: Table, player: int, name: str, *, on_roll: bool) -> Illegal | None:
    """Return why a minion's ability cannot be used now, or None."""
    minion = s.pack.number.get(name)
    if minion is None:
        return Illegal("no_such_minion", "LG-5.1", name=name[:8])
    if not s.hands[player] >> minion & 1:
        return Illegal("not_in_hand", "LG-5.1", **s.pack.called(minion))
    if s.used >> minion & 1:
        return Illegal("used_this_round", "LG-5.2", **s.pack.called(minion))
    if on_roll == bool(s.pack.on_turn >> minion & 1):
        return Illegal("wrong_time", "LG-5.4" if on_roll else "LG-4.11", **s.pack.called(minion))
    ability = ABILITIES[s.pack.ability[minion]]
    if on_roll and not ability.bets and scenario_of(s).is_bet(s, s.challenge):
        return Illegal("not_on_bets", "LG-5.3", **s.pack.called(minion))
    if not ability.usable(s):
        return Illegal("changes_nothing", "LG-5.5", **s.pack.called(minion))
    return None


def use(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Exhaust the minion from its owner's hand and carry out its ability (LG-5.1, LG-5.5)."""
    bit = 1 << minion
    s.hands = with_player(s.hands, player, s.hands[player] ^ bit)
    s.exhausted |= bit
    s.used |= bit
    name = s.pack.ability[minion]
    log.append(AbilityUsed(player, s.pack.ids[minion], name))
    ABILITIES[name].effect(s, player, minion, chance, log)

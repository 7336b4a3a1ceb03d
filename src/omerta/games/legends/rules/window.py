"""LG-4.11, LG-4.12: the ability window of a roll."""

from omerta.games.legends.actions import Pass, Use, UseIntro
from omerta.games.legends.components import places
from omerta.games.legends.events import IntroUsed
from omerta.games.legends.frames import Decision, Step, UseAbility
from omerta.games.legends.rules.abilities.catalogue import able, use, use_refusal
from omerta.games.legends.rules.abilities.rerolls import reroll_all
from omerta.games.legends.rules.asking import ask, put_next
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import NO_PLAYER, Table, clockwise
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

PASS = Pass()
INTRO = UseIntro()
WINDOWS = [Step("window", passed) for passed in range(16)]
"""The window step for each mask of players who have passed."""


def ask_next(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask the roller, then clockwise; skip players who cannot use an ability (LG-4.12)."""
    passed = step.a
    ready = able(s, on_roll=True)
    hands = s.hands
    for player in clockwise(s, s.active):
        if not passed >> player & 1 and (hands[player] & ready or intro_usable(s, player)):
            ask(s, UseAbility, player, passed)
            return


def intro_usable(s: Table, player: int) -> bool:
    """Return whether the roller may discard an intro card for a new roll (LG-17.3)."""
    offered = player == s.active and s.intro > 0 and s.level.intro_reroll
    return offered and not scenario_of(s).is_bet(s, s.challenge)


def ability_options(s: Table, frame: Decision) -> list[Action]:
    """Return the usable minions of the player's hand, the intro card, and "pass"."""
    uses = s.pack.uses
    ready = s.hands[frame.player] & able(s, on_roll=True)
    found: list[Action] = [uses[minion] for minion in places(ready)]
    if intro_usable(s, frame.player):
        found.append(INTRO)
    found.append(PASS)
    return found


def ability_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if isinstance(action, Pass):
        return None
    if isinstance(action, Use):
        return use_refusal(s, frame.player, action.minion, on_roll=True)
    if isinstance(action, UseIntro):
        if intro_usable(s, frame.player):
            return None
        return Illegal("no_intro_reroll", "LG-17.3")
    return Illegal("ability_now", "LG-4.11")


def answer_ability(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Use one ability and ask all players again, or pass (LG-4.12)."""
    if isinstance(action, Pass):
        put_next(s, WINDOWS[frame.a | 1 << frame.player])
        return
    put_next(s, WINDOWS[0])
    if isinstance(action, Use):
        use(s, frame.player, s.pack.number[action.minion], chance, log)
    else:
        s.intro -= 1
        log.append(IntroUsed(frame.player))
        reroll_all(s, frame.player, NO_PLAYER, chance, log)

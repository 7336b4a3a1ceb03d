"""Mafia as a PettingZoo AEC environment.

Four bosses in two clans lay closed cards on their streets of one small town and open them one by
one. Thefts and robberies bring loot, goods meet buyers, pistols remove what is in the way, and the
law takes the loot and the figures of a boss who opened too early. When the bank is empty the
richest single boss wins. The rules are in docs/games/mafia/rules.md.

    ===================  =====================================================================
    import               from omerta.envs import mafia_v0
    agents               player_0 to player_3
    parallel             no: seats act one after the other
    observation          {"observation": float32 (1136,), "action_mask": int8 (136,)}
    actions              Discrete(136)
    length               845 actions on average with random agents; at most 5672
    ===================  =====================================================================

A random game:

    >>> from omerta.envs import mafia_v0
    >>> env = mafia_v0.env()
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     if termination or truncation:
    ...         action = None
    ...     else:
    ...         action = env.action_space(agent).sample(observation["action_mask"])
    ...     env.step(action)
    >>> env.close()

Arguments
---------
seats        4: no other number can play.
settings     A `MafiaSettings`, or a mapping such as {"bank": "1000"}: board, order of exchange,
             passes, closed cards that are killed, who may run, victory, bank, rounds, custom
             data. Without it the standard game. `reset(options=...)` takes such a mapping too, for
             the next match only.
reward       "rank" (default), "win" or "points"; see below.
render_mode  "ansi": `render()` returns what a spectator has seen since the last call.
             "human": the same is printed after every step.
memory       "full" (default), "laid" or "none": what an agent is reminded of; see below. It
             replaces memory_aid of the settings.

`env()` ends the match with -1 for an agent that acts illegally. `raw_env()` raises
`omerta.kernel.Illegal` instead and changes nothing. Agents have no clock.

Observation
-----------
Made only from the agent's own view. At the table no player may look at a laid card again, not even
its owner, but all may remember it. Therefore memory="full" is the default, whatever the settings:
the segments `card` and `thrown` then hold the agent's own closed and exchanged cards, which is what
a player with a perfect memory knows of the round. With memory="laid" it is reminded of its closed
cards only; with memory="none" of nothing, and must remember by itself. The only thing never
repeated is the agent's own closed card that was killed with killed_closed="unseen". No option shows
a card of another seat before it is opened.

Seats are relative: 0 is the agent, 1 the next clockwise, 2 the other of its clan. A figure is its
seat * 4 + its place among the four, a street its place in reading order, a card its place in the
deck (`omerta.games.mafia.components.CARD_IDS`). Segments "x by y" hold x * (number of y) + y.
Amounts are counted in hundreds; beyond 10,000, which only custom data can have, they stay 100.

    ===========  =====  ====  ========  ==============================================================
    segment      first  size  range     meaning
    ===========  =====  ====  ========  ==============================================================
    decision     0      8     0 to 1    exchange, lay, act, pistol, buyer, runner, split, ransom
    phase        8      5     0 to 1    exchange, lay, turns, ransom, over
    active       13     4     0 to 1    the seats that must answer
    first        17     4     0 to 1    the first player of the round
    passed       21     4     0 to 1    seats that have passed
    round        25     1     0 to 1    number of the round / 60
    last_round   26     1     0 to 1    number of the last possible round / 60
    bank         27     1     0 to 100  the bank / 100
    cash         28     4     0 to 100  cash of each seat / 100
    in_hand      32     4     0 to 1    cards in each hand / 4
    exchanged    36     4     0 to 1    cards each seat exchanged / 4
    deck         40     1     0 to 1    cards in the deck / 32
    hand         41     128   0 to 1    slot by card: the viewer's hand
    aside        169    4     0 to 1    slots put aside to be exchanged, so far
    thrown       173    32    0 to 1    the viewer's exchanged cards, if reminded
    gone         205    32    0 to 1    cards that left the city for all to see
    shown        237    32    0 to 1    cards of the last round that all saw
    owner        269    64    0 to 1    street by seat: the owner
    closed       333    16    0 to 1    streets with a closed card
    open         349    16    0 to 1    streets with an open card, arrested or not
    arrested     365    16    0 to 1    those of them under arrest
    fired        381    16    0 to 1    those of them with a pistol that fired
    card         397    512   0 to 1    street by card: faces the viewer may see
    loot         909    16    0 to 100  loot of each street / 100
    standing     925    64    0 to 1    street by seat: whose figure stands there
    at           989    16    0 to 1    the opened card that waits for an answer
    due          1005   16    0 to 100  what a card still waits for in a split / 100
    place        1021   64    0 to 1    figure by home, street, cell, running
    price        1085   16    0 to 100  ransom of each prisoner / 100
    able         1101   16    0 to 1    prisoners who can still serve in this round
    goods        1117   10    0 to 100  numbers of goods-l1 to l6, goods-c1 to c4 / 100
    numbers      1127   6     0 to 100  courtesan, theft, robbery, cut, pistol_cell, chair_price / 100
    steps_on     1133   1     0 to 1    whether prison steps go on after a pass
    for_clan     1134   1     0 to 1    whether clans win together
    own_runners  1135   1     0 to 1    whether only the opener's clan may run
    ===========  =====  ====  ========  ==============================================================

`omerta.games.mafia.encode.SEGMENTS` is the same table for programs.

Actions
-------
    =========  ==================================================================================
    id         action
    =========  ==================================================================================
    0-3        exchange the card in slot 1-4
    4          done: nothing more to exchange, or to ransom
    5          pass
    6          hold: the pistol stays silent
    7          nobody runs
    8-23       lay the next card of the hand on street 0-15
    24-39      open the card on street 0-15
    40-55      fire at street 0-15
    56-71      sell to the buyer on street 0-15
    72-87      pay the card on street 0-15 first
    88-103     serve with figure 0-15; 0-3 are the agent's own
    104-119    figure 0-15 runs
    120-135    ransom figure 0-15
    =========  ==================================================================================

Rewards
-------
All rewards come with the last action of the match; before, they are 0.

    ======  =====================================================================================
    rank    1 for the first place to -1 for the last in equal steps, equal ranks share: zero-sum
    win     1 for the winner, shared by equal winners, 0 for the others
    points  cash ahead of the mean of the rivals: zero-sum, about -1500 to 4000
    ======  =====================================================================================

Versions
--------
v0  First version.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from gymnasium.utils import EzPickle

from omerta.envs.aec import GameEnv, with_wrappers
from omerta.envs.rewards import RewardName
from omerta.games.mafia import GAME, encode
from omerta.games.mafia.settings import MafiaSettings

Memory = Literal["none", "laid", "full"]


class raw_env(GameEnv, EzPickle):  # noqa: N801  (the name PettingZoo's users look for)
    """The environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "mafia_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 4,
        settings: MafiaSettings | Mapping[str, Any] | None = None,
        reward: RewardName = "rank",
        render_mode: str | None = None,
        memory: Memory = "full",
    ) -> None:
        EzPickle.__init__(self, seats, settings, reward, render_mode, memory)
        GameEnv.__init__(
            self,
            GAME,
            encode,
            seats=seats,
            settings=settings,
            reward=reward,
            render_mode=render_mode,
            fixed={"memory_aid": memory},
        )


def env(
    seats: int = 4,
    settings: MafiaSettings | Mapping[str, Any] | None = None,
    reward: RewardName = "rank",
    render_mode: str | None = None,
    memory: Memory = "full",
) -> Any:
    """Return the environment with wrappers: misuse is caught, and an illegal action loses."""
    return with_wrappers(raw_env(seats, settings, reward, render_mode, memory))

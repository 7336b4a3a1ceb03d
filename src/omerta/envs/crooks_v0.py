"""Crooks as a PettingZoo AEC environment.

Two to four masterminds with 18 dollars hire crooks out of hangouts and send them to eight targets,
face up (the crook's action works) or face down for a dollar. When all have passed, the strongest
crooks take each target and majorities in three gangs score. A player who has looked into a hangout
knows what is left there, and rivals do not. The rules are in docs/games/crooks/rules.md.

    ===================  ================================================================
    import               from omerta.envs import crooks_v0
    agents               player_0 to player_3, as many as `seats`
    parallel             no: seats act one after the other
    observation          {"observation": float32 (2003,), "action_mask": int8 (155,)}
    actions              Discrete(155)
    length               17, 29, 42 actions on average with 2, 3, 4 random agents; at most 123
    ===================  ================================================================

A random game:

    >>> from omerta.envs import crooks_v0
    >>> env = crooks_v0.env(seats=3)
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
seats        2, 3 (default) or 4.
settings     A `CrooksSettings`, or a mapping such as {"edition": "2016"}: edition, a custom deck,
             first player, hidden money. `reset(options=...)` takes such a mapping too, for the
             next match only.
reward       "rank" (default), "win" or "points"; see below.
render_mode  "ansi": `render()` returns what a spectator has seen since the last call.
             "human": the same is printed after every step.
memory       "on" (default) or "off": whether an agent is reminded of what it has seen; it replaces
             memory_aid of the settings.

`env()` ends the match with -1 for an agent that acts illegally. `raw_env()` raises
`omerta.kernel.Illegal` instead and changes nothing.

Observation
-----------
Made only from the agent's own view. Seats are relative: 0 is the agent, 1 the next clockwise.
A spot is seat by target (seat * 8 + target), a face the crook's place in the deck list, a hangout
0 to 8 for A to I. "Known" means known to the agent: face up, its own, spied on or deduced.

    ============  =====  =====  =========  ============================================================================
    segment       first  size   range      meaning
    ============  =====  =====  =========  ============================================================================
    decision      0      6      0 to 1     the question asked: choose_hangout, choose_crook, rob, pickpocket, kill, spy
    active        6      4      0 to 1     the seat that must answer
    seated        10     4      0 to 1     seats at this table
    passed        14     4      0 to 1     seats that have passed
    money         18     4      -1 to 5    dollars / 18; -1 where the table hides them
    members       22     12     0 to 4     known gang members by seat / 10
    turn          34     1      0 to 2     number of the turn / 32
    gang_points   35     1      0 to 1     what a gang is worth / 5
    undealt       36     1      0 to 1     crooks left in the box at set-up / 32
    value         37     8      0 to 33    each target's value by known modifiers / 9
    rating        45     32     0 to 32    known rating on each spot / 10
    crooks        77     32     0 to 11    crooks on each spot / 3
    down          109    32     0 to 1     spots with a face-down crook
    unknown       141    288    0 to 1     unknown crooks: spot by hangout of origin
    faces         429    1024   0 to 32    known crooks: spot by face
    used          1453   9      0 to 1     hangouts at this table
    size          1462   9      0 to 1     crooks in each hangout / 5
    exits         1471   36     0 to 1     recruits: hangout by seat / 5
    looked        1507   36     0 to 1     looks into a pile: hangout by seat
    taken_since   1543   9      0 to 1     exits since the viewer's last look / 5
    possible      1552   288    0 to 5     faces left then and not seen since
    mixed         1840   32     0 to 32    faces gone between two looks, under unknown tags
    searched      1872   9      0 to 1     the hangout that is being looked through
    pile          1881   32     0 to 5     the faces found there, if the viewer looks
    hand          1913   32     0 to 1     the crook in hand, if known
    hand_origin   1945   9      0 to 1     the hangout of the crook in hand
    box           1954   32     0 to 32    crooks known to have left the game
    box_unknown   1986   9      0 to 1     unknown ones by hangout of origin / 5
    killer        1995   8      0 to 1     the target of a killer who chooses a victim
    ============  =====  =====  =========  ============================================================================

`omerta.games.crooks.encode.SEGMENTS` is the same table for programs.

Actions
-------
    =========  ==================================================================================
    id         action
    =========  ==================================================================================
    0-8        recruit in hangout A-I
    9          pass
    10-17      lay the crook in hand face up on target 2-9
    18-25      lay it face down on target 2-9
    26-33      accomplice: join the own crooks on target 2-9
    34-89      switch: take target 2-9, its crooks move to the first, second, … other target
    90-97      killer: replace the own crooks on target 2-9
    98         discard the crook in hand
    99, 100    pickpocket: take the money, leave it
    101        killer: kill nobody
    102-109    spy on target 2-9
    110-118    spy on hangout A-I
    119        spy on nothing
    120-122    killer: kill the crooks of the next seat clockwise, the second, the third
    123-154    take the crook with this place in the deck list
    =========  ==================================================================================

Rewards
-------
All rewards come with the last action of the match; before, they are 0.

    ======  =====================================================================================
    rank    1 for the first place to -1 for the last in equal steps, equal ranks share: zero-sum
    win     1 for the winner, shared by equal winners, 0 for the others
    points  points ahead of the mean of the rivals: zero-sum, about -40 to 40
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
from omerta.games.crooks import GAME, encode
from omerta.games.crooks.settings import CrooksSettings

Memory = Literal["on", "off"]


class raw_env(GameEnv, EzPickle):  # noqa: N801  (the name PettingZoo's users look for)
    """The environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crooks_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 3,
        settings: CrooksSettings | Mapping[str, Any] | None = None,
        reward: RewardName = "rank",
        render_mode: str | None = None,
        memory: Memory = "on",
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
    seats: int = 3,
    settings: CrooksSettings | Mapping[str, Any] | None = None,
    reward: RewardName = "rank",
    render_mode: str | None = None,
    memory: Memory = "on",
) -> Any:
    """Return the environment with wrappers: misuse is caught, and an illegal action loses."""
    return with_wrappers(raw_env(seats, settings, reward, render_mode, memory))

"""Crossfire as a PettingZoo AEC environment.

One player is the VIP, some guard the VIP, some want the VIP dead, a few have goals of their own.
Cards are dealt, passed to the left and mixed among three neighbours at a time, so every player has
seen a part of the truth. All talk and lie, then all point at another player at once, and agents
fire before assassins. The rules are in docs/games/crossfire/rules.md.

    ===================  =====================================================================
    import               from omerta.envs import crossfire_v0
    agents               player_0 to player_4, up to player_9
    parallel             no: seats act one after the other, also in simultaneous decisions
    observation          {"observation": float32 (5228,), "action_mask": int8 (544,)}
    actions              Discrete(544)
    length               319 actions on average with seven random agents, 85 with statement_cap="3";
                         at most 1062 a game, in the longest series at most 141430
    ===================  =====================================================================

A random game:

    >>> from omerta.envs import crossfire_v0
    >>> env = crossfire_v0.env()
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
seats        5 to 10, 6 to 10 with mode="sniper"; 7 by default.
settings     A `CrossfireSettings`, or a mapping such as {"mode": "sniper"}: mode, special roles,
             length of the series, caps of claims and statements, rulings, first dealer, a
             custom data file. Without it the rulebook's shootout. `reset(options=...)` takes such a
             mapping too, for the next match only.
reward       "rank" (default), "win" or "points"; see below.
render_mode  "ansi": `render()` returns what a spectator has seen since the last call.
             "human": the same is printed after every step.
memory       "full" (default), "role" or "none": what an agent is reminded of; see below. It
             replaces memory_aid of the settings.

`env()` ends the match with -1 for an agent that acts illegally. `raw_env()` raises
`omerta.kernel.Illegal` instead and changes nothing. Agents have no clock: the talk ends when every
agent is ready, and each may be ready at any time, whatever early_end of the settings is. They act
in turn, clockwise; an agent that is ready does not act again. Two actions of the same turn are
secret from each other: until all have acted, an aim, a first claim or a look is only in the agent's
own observation.

Observation
-----------
Made only from the agent's own view. At the table no player may look at a card again after the last
look, but all may remember what they saw. Therefore memory="full" is the default, whatever the
settings: the segments `card` and `seen` then hold the agent's own card and every card it has seen
(dealt and passed on, received, after its first and second shuffle), which is what a player with a
perfect memory knows. With memory="role" it is reminded of its own card only; with memory="none"
`seen` is always empty and `card` is filled only while the agent is asked to look or to lay the card
down, so it must remember by itself. Claims, tokens and everything said are public and always there.
No option shows a card of another seat before it is turned up.

Seats are relative: 0 is the agent, 1 the next clockwise; at a table of seven the entries of seats 7
to 9 are empty. A role is its place in `omerta.games.crossfire.components.ROLES`. Segments "x by y"
hold x * (number of y) + y. A statement is its action id - 71 with seats counted from who made it;
its entry holds the number of its last occurrence divided by the number of all statements so far,
so the larger of two entries was said later, and 0 means never.

    ========  =====  ====  ======  ========================================================
    segment   first  size  range   meaning
    ========  =====  ====  ======  ========================================================
    decision  0      6     0 to 1  look, claim, talk, aim, final_aim, rest
    stage     6      6     0 to 1  the look asked for: dealt, got, after shuffle 1-4
    seats     12     10    0 to 1  the seats of this table
    active    22     10    0 to 1  the seats that have not answered
    dealer    32     10    0 to 1  the dealer
    sniper    42     10    0 to 1  the sniper, if there is one
    mix       52     14    0 to 1  copies of each role in play / 10
    mixed     66     40    0 to 1  shuffle by seat: who is in it
    shuffled  106    4     0 to 1  shuffles that took place
    game      110    1     0 to 1  number of the game / 20
    games     111    1     0 to 1  games of the series / 20
    points    112    10    0 to 1  points of each seat / 20
    card      122    14    0 to 1  the viewer's card, where it may be looked at
    seen      136    56    0 to 1  glimpse by role: dealt, got, after1, after2
    open      192    140   0 to 1  seat by role: cards that lie open
    face      332    40    0 to 1  seat by claim: agent, vip, bystander, undeclared
    chosen    372    4     0 to 1  the viewer's claim, before the others see it
    token     376    10    0 to 1  seats with a token
    tokens    386    1     0 to 1  tokens the sniper has left / 10
    turned    387    10    0 to 1  claims turned or tokens moved / the most allowed
    spoke     397    10    0 to 1  statements made / the most allowed
    aim       407    10    0 to 1  whom the viewer has decided to point at
    aimed     417    1     0 to 1  whether it has; blindly, if at nobody
    asked     418    80    0 to 1  seat by topic: open questions to the viewer
    said      498    4730  0 to 1  seat by statement: number of it / of the last
    ========  =====  ====  ======  ========================================================

`omerta.games.crossfire.encode.SEGMENTS` is the same table for programs.

Actions
-------
Ids name seats by their distance clockwise, and the 13 roles that can be dealt in the order of
`omerta.games.crossfire.encode.DEALT`; ids of absent seats and roles are never legal.

    =======  ============================================================
    id       action
    =======  ============================================================
    0        looked
    1-4      claim agent, vip, bystander, undeclared
    5        ready: nothing more to say
    6        next: on to the next game of the series
    7        aim blind
    8-16     aim at seat 1-9
    17-52    aim at two seats: 1 and 2, 1 and 3, ... 8 and 9
    53-61    put a token before seat 1-9
    62-70    take it back from seat 1-9
    71-83    say dealt ROLE
    84-96    say passed ROLE
    97-109   say got ROLE
    110-122  say am ROLE
    123-135  say amnot ROLE
    136-137  say am red, am blue
    138-163  say after 1 ROLE, after 2 ROLE
    164-280  say think SEAT ROLE: seat 1 with each role, seat 2, ...
    281-397  say not SEAT ROLE: seat 1 with each role, seat 2, ...
    398-406  say trust SEAT
    407-415  say suspect SEAT
    416-424  say shoot SEAT
    425-433  say spare SEAT
    434-442  say guard SEAT
    443-451  say iaim SEAT
    452-460  say agree SEAT
    461-469  say doubt SEAT
    470      say retract
    471      say nocomment
    472-543  ask SEAT TOPIC: seat 1 about dealt, passed, got, after1,
             after2, role, aim, trust; seat 2, ...
    =======  ============================================================

Rewards
-------
All rewards come with the last action of the series; before, they are 0.

    ======  =====================================================================================
    rank    1 for the first place to -1 for the last in equal steps, equal ranks share: zero-sum
    win     1 for the winners, shared by equal winners, 0 for the others
    points  points ahead of the mean of the rivals: zero-sum, -1 to 1 in a single game
    ======  =====================================================================================

In a single game all winners share the first rank. A game without winners gives 0 to all.

Versions
--------
v0  First version.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from gymnasium.utils import EzPickle

from omerta.envs.aec import GameEnv, with_wrappers
from omerta.envs.rewards import RewardName
from omerta.games.crossfire import GAME, encode
from omerta.games.crossfire.settings import CrossfireSettings

Memory = Literal["none", "role", "full"]


class raw_env(GameEnv, EzPickle):  # noqa: N801  (the name PettingZoo's users look for)
    """The environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crossfire_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 7,
        settings: CrossfireSettings | Mapping[str, Any] | None = None,
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
    seats: int = 7,
    settings: CrossfireSettings | Mapping[str, Any] | None = None,
    reward: RewardName = "rank",
    render_mode: str | None = None,
    memory: Memory = "full",
) -> Any:
    """Return the environment with wrappers: misuse is caught, and an illegal action loses."""
    return with_wrappers(raw_env(seats, settings, reward, render_mode, memory))

"""Crooks Out! as a PettingZoo AEC environment.

Two to four players hide crooks, each of a colour and a letter. In their turn the dice show a room,
and they write how many of their crooks share its colour or letter; then they name an opponent and a
room of the six by six plan. A hit is a point and another question, a miss ends the turn. The game
ends when a player has lost the last crook. Everything except the hands is public, so it is a game
of pure deduction. The rules are in docs/games/crooks_out/rules.md.

    ===================  =====================================================================
    import               from omerta.envs import crooks_out_v0
    agents               player_0 to player_3, as many as `seats`
    parallel             no: seats act one after the other
    observation          {"observation": float32 (1431,), "action_mask": int8 (146,)}
    actions              Discrete(146)
    length               194, 216, 211 actions on average with 2, 3, 4 random agents, most of
                         them naming numbers; 42, 56, 62 with circling="auto"; at most
                         1205, with the turns that a clock forfeits at most 2192
    ===================  =====================================================================

A random game:

    >>> from omerta.envs import crooks_out_v0
    >>> env = crooks_out_v0.env(seats=3)
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
settings     A `CrooksOutSettings`, or a mapping such as {"brave": "on"}: circling, the brave
             variant, setup rolls, first player, a custom theme. Help, practice and table talk
             are for humans and have no effect here. `reset(options=...)` takes such a mapping
             too, for the next match only.
reward       "rank" (default), "win" or "points"; see below.
render_mode  "ansi": `render()` returns what a spectator has seen since the last call.
             "human": the same is printed after every step.

`env()` ends the match with -1 for an agent that acts illegally. `raw_env()` raises
`omerta.kernel.Illegal` instead and changes nothing. Agents have no clock: a turn is never
forfeited.

Observation
-----------
Made only from the agent's own view. Seats are relative: 0 is the agent, 1 the next clockwise.
A room is its colour's column times six plus its letter's row (column * 6 + row), a sheet's room
is seat * 36 + room, a question asker * 144 + sheet * 36 + room. A mark that is neither open nor
of a crook laid out is crossed.

    ============  =====  =====  =========  ==================================================
    segment       first  size   range      meaning
    ============  =====  =====  =========  ==================================================
    decision      0      3      0 to 1     the question asked: ask, ask_or_stop, call_circles
    active        3      4      0 to 1     the seat that must answer
    seated        7      4      0 to 1     seats at this table
    points        11     4      0 to 3     points of each seat / 12
    left          15     4      0 to 1     crooks in each hand / 12
    at_risk       19     1      0 to 3     points of a brave turn / 12
    brave         20     1      0 to 1     whether points of a turn can be lost
    sharp_eyed    21     1      0 to 1     whether the asker must find the due numbers
    turn          22     1      0 to 5     number of the turn / 36, 5 from turn 180 on
    hand          23     36     0 to 1     the viewer's crooks in hand
    rolled        59     36     0 to 1     the room rolled in this turn
    written       95     144    0 to 1     sheet by room: has a number
    number        239    144    0 to 1     sheet by room: the number / 11
    circled       383    144    0 to 1     sheet by room: the number is circled
    open          527    144    0 to 1     sheet by room: the mark is open
    laid          671    144    0 to 1     sheet by room: the crook is laid out
    searched      815    4      0 to 1     the sheet that is searched for due numbers
    named         819    36     0 to 1     numbers named so far on that sheet
    asked         855    576    0 to 1     questions: asker by sheet by room
    ============  =====  =====  =========  ==================================================

`omerta.games.crooks_out.encode.SEGMENTS` is the same table for programs.

Actions
-------
    =========  ==================================================================================
    id         action
    =========  ==================================================================================
    0-35       ask the next seat clockwise for room 0-35
    36-71      ask the second seat clockwise
    72-107     ask the third seat clockwise
    108-143    name the number in room 0-35 of the searched sheet as due
    144        stop
    145        done: every due number is named
    =========  ==================================================================================

Rewards
-------
All rewards come with the last action of the match; before, they are 0.

    ======  =====================================================================================
    rank    1 for the first place to -1 for the last in equal steps, equal ranks share: zero-sum
    win     1 for the winner, shared by equal winners, 0 for the others
    points  points ahead of the mean of the rivals: zero-sum, about -12 to 12
    ======  =====================================================================================

Versions
--------
v0  First version.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium.utils import EzPickle

from omerta.envs.aec import GameEnv, with_wrappers
from omerta.envs.rewards import RewardName
from omerta.games.crooks_out import GAME, encode
from omerta.games.crooks_out.settings import CrooksOutSettings


class raw_env(GameEnv, EzPickle):  # noqa: N801  (the name PettingZoo's users look for)
    """The environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crooks_out_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 3,
        settings: CrooksOutSettings | Mapping[str, Any] | None = None,
        reward: RewardName = "rank",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, seats, settings, reward, render_mode)
        GameEnv.__init__(
            self,
            GAME,
            encode,
            seats=seats,
            settings=settings,
            reward=reward,
            render_mode=render_mode,
        )


def env(
    seats: int = 3,
    settings: CrooksOutSettings | Mapping[str, Any] | None = None,
    reward: RewardName = "rank",
    render_mode: str | None = None,
) -> Any:
    """Return the environment with wrappers: misuse is caught, and an illegal action loses."""
    return with_wrappers(raw_env(seats, settings, reward, render_mode))

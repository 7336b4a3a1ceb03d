"""Legends as a PettingZoo AEC environment.

The lieutenants of one clan play together: they recruit minions, send them against vaults, alarms,
obstacles, rebels, gaming tables, businesses, rumours and problems, roll for everything, and help
each other with abilities. Too many fingerprints end the match. They win or lose
together. The rules are in docs/games/legends/rules.md.

    ===================  =====================================================================
    import               from omerta.envs import legends_v0
    agents               player_0 to player_2 (1 to 4 seats)
    parallel             no: seats act one after the other
    observation          {"observation": float32 (10035,), "action_mask": int8 (3433,)}
    actions              Discrete(3433)
    length               185 actions on average with random agents; at most 91000
    ===================  =====================================================================

A random game:

    >>> from omerta.envs import legends_v0
    >>> env = legends_v0.env()
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
seats        1 to 4 (default 3); a single agent plays two hands of the clan.
settings     A `LegendsSettings`, or a mapping such as {"mode": "one_shot"}: a campaign or one
             scenario, difficulty, who chooses scenarios, who has the last word, a custom data file.
             Without it a campaign of normal difficulty. `reset(options=...)` takes such a mapping
             too, for the next match only.
reward       "rank" (default), "win" or "points"; see below.
render_mode  "ansi": `render()` returns what a spectator has seen since the last call.
             "human": the same is printed after every step.

`env()` ends the match with -1 for an agent that acts illegally. `raw_env()` raises
`omerta.kernel.Illegal` instead and changes nothing. Agents have no clock.

Observation
-----------
Made only from the agent's own view. Everything in Legends is public except the order of the decks
and, in the last scenario, the campaign cards of others; so all agents see nearly the same, each
from its own seat.

Players, the hands of the clan, are relative: 0 is the agent's own, 1 the next clockwise; the second
hand of a single agent is 1. Minions, problems and cards are numbered by their place in the data, as
`view.minions` and `view.cards` list them; a challenge is one of the four board tests, then a
problem (4-63), then a card of a scenario (64-657). The numbers suffice for the largest custom data
file, so those beyond the 52 minions, 24 problems and 141 cards of Omertà's own data are unused with
it. What is printed on a card never changes with the same data and is not repeated. Segments "x by
y" hold x * (number of y) + y. Numbers that only custom data could make larger stay 100.

    ==========  =====  ====  ========  ==============================================================
    segment     first  size  range     meaning
    ==========  =====  ====  ========  ==============================================================
    decision    0      29    0 to 1    the question, as `DECISIONS` lists them
    phase       29     4     0 to 1    choosing, playing, break, over
    level       33     3     0 to 1    easy, normal, hard
    campaign    36     1     0 to 1    whether a campaign is played
    players     37     4     0 to 1    hands of the clan: one, two, three, four
    asked       41     4     0 to 1    the player who is asked
    active      45     4     0 to 1    whose turn it is
    speaker     49     4     0 to 1    who has the last word
    first       53     4     0 to 1    the first player of the round
    gone        57     4     0 to 1    who has left the scenario
    turned      61     4     0 to 1    who has had a turn in this round
    running     65     6     0 to 1    the scenario that is played
    played      71     6     0 to 1    scenarios that were begun
    reputation  77     3     0 to 100  of the scenarios so far, one by one / 10
    purse       80     1     0 to 100  reputation left to spend / 10
    target      81     1     0 to 100  reputation that wins a single scenario / 10
    round       82     1     0 to 100  number of the round / 10
    actions     83     1     0 to 100  actions left / 3
    prints      84     1     0 to 100  fingerprints / the limit
    police      85     4     0 to 1    absent, uncontrolled, controlled, active
    intro       89     1     0 to 1    intro cards left / 9
    stock       90     1     0 to 1    white dice in the stock / 12
    hand        91     248   0 to 1    player by minion: hands
    table       339    248   0 to 1    player by minion: played in this turn
    deck        587    62    0 to 1    minions in the clan deck
    exhausted   649    62    0 to 1    exhausted minions
    out         711    62    0 to 1    minions out of action
    used        773    62    0 to 1    minions whose ability was used in this round
    clan        835    62    0 to 1    minions of the clan, between scenarios
    box         897    62    0 to 1    minions in the box
    lost        959    62    0 to 1    minions lost for good
    market      1021   62    0 to 1    minions for hire
    front       1083   240   0 to 1    player by problem: in front of whom
    problems    1323   60    0 to 1    problems in the deck
    open        1383   658   0 to 1    challenges that lie open
    tokens      2041   658   0 to 1    success tokens on them / 9
    difficulty  2699   658   0 to 100  their difficulty for the active player / 10
    shown       3357   594   0 to 1    cards of the scenario face up on the board
    hidden      3951   594   0 to 1    cards still in a deck of the scenario
    roll        4545   658   0 to 1    the challenge that is being tried
    roller      5203   4     0 to 1    who tries it
    crew        5207   62    0 to 1    minions played for it
    count       5269   1     0 to 1    white dice of the roll / 12
    against     5270   1     0 to 100  its difficulty / 10
    missing     5271   1     0 to 100  successes that still count / 9
    dice        5272   72    0 to 1    die by face: 1, 2, 3, 4, luck, lock
    red         5344   5     0 to 1    blank, x2, x3, fatigue, siren
    bonus       5349   1     0 to 100  what abilities add to the total / 10
    more        5350   1     0 to 100  what abilities add to a success
    spared      5351   1     0 to 1    whether this roll deals no damage
    about       5352   62    0 to 1    the minion whose ability waits for a die
    left        5414   1     0 to 100  minions that may still be picked / 10
    bank        5415   5     0 to 100  clock, squad, loot, searches, bags of the last one / 10
    cost        5420   1     0 to 100  minions that another search costs
    chase       5421   4     0 to 100  car, van, lever, driving dice / 10
    lane        5425   2     0 to 1    left, right
    struggle    5427   2     0 to 100  pistols: the clan's, the rebels' / 10
    place       5429   3     0 to 1    the place of the ambush: docks, club, street
    ambush      5432   594   0 to 1    the attack that is the ambush
    gang        6026   124   0 to 1    clan attack, ambush by minion: rebels
    fugitives   6150   62    0 to 1    fugitives
    strength    6212   2     0 to 1    dice of the rebels: clan attack, ambush / 12
    fight       6214   3     0 to 100  totals: the clan's, the rebels'; who must flee / 10
    foes        6217   72    0 to 1    dice of the rebels, die by face
    foes_red    6289   5     0 to 1    their red die: blank, x2, x3, fatigue, siren
    captures    6294   1     0 to 100  fugitives that may still be taken back / 10
    gaming      6295   594   0 to 1    the active table
    penalty     6889   6     0 to 1    none, die, spectator, red, croupier, jackpot
    jackpot     6895   3     0 to 100  printed, now; white dice for one chip without icons / 10
    croupier    6898   3     0 to 100  space, last space, blocked space if it is blocked / 10
    closes      6901   1     0 to 1    whether a jackpot closes the table
    safe        6902   2     0 to 100  space, last space / 10
    chips       6904   3     0 to 100  supply, cell, stake / 10
    tables      6907   2     0 to 100  tables in the deck, tables removed unseen / 10
    bettors     6909   62    0 to 1    the white dice of each who may bet, for one chip / 12
    risk        6971   13    0 to 1    the chance of the jackpot by white dice from 0
    found       6984   62    0 to 1    minions of the clan deck that are looked at
    power       7046   8     0 to 100  marker, vote, clan, mayor, seized, slots, bound, deck / 10
    rule        7054   5     0 to 1    seizes by total above, lock, luck, total below, each round
    campaigns   7059   396   0 to 1    player by campaign card: those that are seen
    held        7455   4     0 to 100  campaign cards in hand, player by player / 10
    unseen      7459   99    0 to 1    campaign cards of the deck or of unseen hands
    side        7558   2     0 to 1    the side whose roller is asked for
    rollers     7560   8     0 to 1    side by player: who rolls
    income      7568   2     0 to 100  what the marker's space is worth; spaces left to the last / 10
    business    7570   1188  0 to 1    left, right by card: the business
    downtime    8758   1188  0 to 1    left, right by card: its downtimes
    finished    9946   2     0 to 1    left, right: whether it has all its tokens
    void        9948   80    0 to 1    left, right by total from 0: whether it is forbidden
    unmatched   10028  1     0 to 1    whether no helping minion knows the place
    businesses  10029  2     0 to 100  businesses left in the deck, removed unseen / 10
    mole        10031  4     0 to 1    at the police card, in the deck, next to it, gone
    ==========  =====  ====  ========  ==============================================================

`omerta.games.legends.encode.SEGMENTS` is the same table for programs.

Actions
-------
    =========  ==================================================================================
    id         action
    =========  ==================================================================================
    0          recruit
    1          draw another minion
    2          enough: no other minion
    3          done
    4          discard an intro card and reroll everything
    5          pass: use no ability
    6          rally the clan
    7          end the turn
    8          drop the active vault or campaign
    9          reveal the next vault
    10         escape
    11         search again
    12         stop searching
    13-14      change to the left, right lane
    15-16      change to the left, right lane for a driving die
    17-18      boost: yes, no
    19-31      0-12 lucks cancel a lock each
    32-44      0-12 lucks go to Driving
    45-56      choose die 1-12
    57-61      play the bank, the chase, the rebels, the casino, the family next
    62         plan an attack
    63         catch all fugitives
    64         swap the gaming table
    65         find a minion in the clan deck
    66-78      stake 1-13 chips
    79         take campaign cards
    80-83      player 0-3 goes first
    84-145     play minion 0-61
    146-207    use the ability of minion 0-61
    208-269    minion 0-61 takes the damage or fatigue
    270-331    minion 0-61 returns to the clan deck
    332-393    lose minion 0-61 from a hand
    394-455    pay bail for minion 0-61
    456-517    hire minion 0-61
    518-579    rebel 0-61 flees
    580-641    bet with minion 0-61
    642-703    keep minion 0-61 of those found
    704-765    minion 0-61 is exhausted for the place
    766-1423   try challenge 0-657
    1424-2081  put the success token on challenge 0-657
    2082-2141  problem 0-59 disappears
    2142-2735  the next downtime goes to card 0-593
    2736-3329  the accountant sees to card 0-593
    3330-3333  player 0-3 rolls for the side that is asked about
    3334-3432  reveal campaign card 0-98
    =========  ==================================================================================

Rewards
-------
All rewards come with the last action of the match, the same for every agent; before, they are
0.
A campaign, or its last scenario alone, is won when the clan wins the election, any other single
scenario when its reputation reaches the target.

    ======  =====================================================================================
    rank    1 if the clan has won, -1 if it has lost
    win     1 if the clan has won, 0 if it has lost
    points  the legend score: the reputation of all scenarios, 0 to about 50
    ======  =====================================================================================

Versions
--------
v0  First version: all six scenarios.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium.utils import EzPickle

from omerta.envs.aec import GameEnv, with_wrappers
from omerta.envs.rewards import RewardName, cooperative_rewards
from omerta.games.legends import GAME, encode
from omerta.games.legends.rules.campaign import is_won
from omerta.games.legends.settings import LegendsSettings


class raw_env(GameEnv, EzPickle):  # noqa: N801  (the name PettingZoo's users look for)
    """The environment without wrappers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "legends_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 3,
        settings: LegendsSettings | Mapping[str, Any] | None = None,
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
            rewards=cooperative_rewards(is_won),
        )


def env(
    seats: int = 3,
    settings: LegendsSettings | Mapping[str, Any] | None = None,
    reward: RewardName = "rank",
    render_mode: str | None = None,
) -> Any:
    """Return the environment with wrappers: misuse is caught, and an illegal action loses."""
    return with_wrappers(raw_env(seats, settings, reward, render_mode))

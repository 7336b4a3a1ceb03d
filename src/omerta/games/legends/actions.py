"""The actions of Legends. Wire tags and typed commands follow the rules, section 10.

The actions of the scenarios come last; the core handles only those before them.
"""

from collections.abc import Iterable
from typing import Annotated, Literal, cast

from msgspec import Meta

from omerta.games.legends.actions_casino import Bet, Find, Keep, SetStake, SwapTable
from omerta.games.legends.actions_family import ChooseBusiness, KeepBooks, MatchPlace
from omerta.games.legends.actions_power import NameRoller, RevealCampaign, TakeCampaigns
from omerta.games.legends.actions_rebels import Catch, Flee, Plan
from omerta.kernel.actions import Action

MinionId = Annotated[str, Meta(extra={"text": "minion"})]
"""The id of a minion, such as `m01`."""
ProblemId = Annotated[str, Meta(extra={"text": "challenge"})]
"""The id of a problem, such as `pr04`."""
ChallengeId = Annotated[str, Meta(extra={"text": "challenge"})]
"""The id of a board test, a problem or a scenario's card: `cheer`, `pr04`, `va06`."""
ScenarioId = Annotated[str, Meta(extra={"text": "scenario"})]
PlayerNumber = Annotated[int, Meta(ge=0, le=3, extra={"text": "player"})]
"""The number of a clan's hand: that of its seat, or one of the two hands of a single seat."""
Side = Literal["left", "right"]
SideName = Annotated[Side, Meta(extra={"text": "side"})]
Answer = Annotated[Literal["yes", "no"], Meta(extra={"text": "answer"})]
MOST_DICE = 12


class ChooseScenario(Action, frozen=True, tag="scenario"):
    """Choose the next scenario."""

    say = "scenario {scenario}"
    scenario: ScenarioId


class NameFirst(Action, frozen=True, tag="first"):
    """Name the first player of the round."""

    say = "first {player}"
    player: PlayerNumber


class Recruit(Action, frozen=True, tag="recruit"):
    """Draw minions."""

    say = "recruit"


class Draw(Action, frozen=True, tag="draw"):
    """Draw another minion or card."""

    say = "draw"


class Enough(Action, frozen=True, tag="enough"):
    """Stop drawing."""

    say = "enough"


class Interact(Action, frozen=True, tag="interact"):
    """Try to overcome a challenge."""

    say = "interact {target}"
    target: ChallengeId


class PlayMinion(Action, frozen=True, tag="play"):
    """Play a minion for the challenge."""

    say = "play {minion}"
    minion: MinionId


class Done(Action, frozen=True, tag="done"):
    """Finish choosing."""

    say = "done"


class Use(Action, frozen=True, tag="use"):
    """Exhaust a minion for its ability."""

    say = "use {minion}"
    minion: MinionId


class UseIntro(Action, frozen=True, tag="intro"):
    """Discard an intro card and reroll all dice."""

    say = "intro"


class Pass(Action, frozen=True, tag="pass"):
    """Use no ability."""

    say = "pass"


class ChooseDie(Action, frozen=True, tag="die"):
    """Choose a die of the roll, counted from 1."""

    say = "die {number}"
    number: Annotated[int, Meta(ge=1, le=MOST_DICE)]


class SplitLuck(Action, frozen=True, tag="luck"):
    """Cancel one lock each with this many lucks."""

    say = "luck {count}"
    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Hit(Action, frozen=True, tag="hit"):
    """Hit this minion with damage or fatigue."""

    say = "hit {minion}"
    minion: MinionId


class Take(Action, frozen=True, tag="take"):
    """Return a minion to the clan deck."""

    say = "take {minion}"
    minion: MinionId


class Lose(Action, frozen=True, tag="lose"):
    """Lose a minion from a hand."""

    say = "lose {minion}"
    minion: MinionId


class DropProblem(Action, frozen=True, tag="problem"):
    """Discard a problem."""

    say = "problem {problem}"
    problem: ProblemId


class PutToken(Action, frozen=True, tag="token"):
    """Put the success token on a card."""

    say = "token {card}"
    card: ChallengeId


class Rally(Action, frozen=True, tag="rally"):
    """Pay for Rally, which returns all exhausted minions."""

    say = "rally"


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn."""

    say = "end"


class Bail(Action, frozen=True, tag="bail"):
    """Pay bail for a minion."""

    say = "bail {minion}"
    minion: MinionId


class Hire(Action, frozen=True, tag="hire"):
    """Hire a minion from the market."""

    say = "hire {minion}"
    minion: MinionId


# The bank; Drop belongs to the fight for power as well


class Drop(Action, frozen=True, tag="drop"):
    """Discard the active vault or campaign card."""

    say = "drop"


class Reveal(Action, frozen=True, tag="reveal"):
    """Reveal the next vault."""

    say = "reveal"


class Escape(Action, frozen=True, tag="escape"):
    """Leave the bank."""

    say = "escape"


class SearchAgain(Action, frozen=True, tag="again"):
    """Search the vault again."""

    say = "again"


class StopSearch(Action, frozen=True, tag="stop"):
    """Take the bags of the last search."""

    say = "stop"


# The chase


class ChangeLane(Action, frozen=True, tag="lane"):
    """Move the lever to a lane, for an action."""

    say = "lane {side}"
    side: SideName


class ChangeLaneByDie(Action, frozen=True, tag="lane_die"):
    """Move the lever to a lane, for a driving die."""

    say = "lane {side} die"
    side: SideName


class PlaceDriving(Action, frozen=True, tag="drive"):
    """Move this many lucks to Driving."""

    say = "drive {count}"
    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Boost(Action, frozen=True, tag="boost"):
    """Spend the driving dice for speed, or not."""

    say = "boost {answer}"
    answer: Answer


LegendsAction = (
    ChooseScenario
    | NameFirst
    | Recruit
    | Draw
    | Enough
    | Interact
    | PlayMinion
    | Done
    | Use
    | UseIntro
    | Pass
    | ChooseDie
    | SplitLuck
    | Hit
    | Take
    | Lose
    | DropProblem
    | PutToken
    | Rally
    | EndTurn
    | Bail
    | Hire
    | Drop
    | RevealCampaign
    | Reveal
    | Escape
    | SearchAgain
    | StopSearch
    | ChangeLaneByDie
    | ChangeLane
    | PlaceDriving
    | Boost
    | MatchPlace
    | ChooseBusiness
    | KeepBooks
    | Plan
    | Catch
    | Flee
    | Bet
    | SetStake
    | SwapTable
    | Find
    | Keep
    | TakeCampaigns
    | NameRoller
)
"""All actions, in the order in which typed commands are tried.

`lane left die` comes before `lane left`, as "left die" is no side; so does `reveal ca03`.
"""


def of_legends(actions: Iterable[Action]) -> tuple[LegendsAction, ...]:
    """Return these actions with the type of Legends' actions; a law guarantees that they are."""
    return cast("tuple[LegendsAction, ...]", tuple(actions))

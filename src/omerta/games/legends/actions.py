"""What a seat can say in Legends. Wire tags and typed commands are those of the rules, section 10.

Scenarios add their own sentences at the end; the core answers only to those before.
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
"""A minion, `m01`."""
ProblemId = Annotated[str, Meta(extra={"text": "challenge"})]
"""A problem, `pr04`."""
ChallengeId = Annotated[str, Meta(extra={"text": "challenge"})]
"""A board test, a problem or a card of the scenario: `cheer`, `pr04`, `va06`."""
ScenarioId = Annotated[str, Meta(extra={"text": "scenario"})]
PlayerNumber = Annotated[int, Meta(ge=0, le=3, extra={"text": "player"})]
"""A hand of the clan: a seat, or one of the two hands of somebody who plays alone."""
Side = Literal["left", "right"]
SideName = Annotated[Side, Meta(extra={"text": "side"})]
Answer = Annotated[Literal["yes", "no"], Meta(extra={"text": "answer"})]
MOST_DICE = 12


class ChooseScenario(Action, frozen=True, tag="scenario"):
    """We play this scenario next."""

    say = "scenario {scenario}"
    scenario: ScenarioId


class NameFirst(Action, frozen=True, tag="first"):
    """This player goes first."""

    say = "first {player}"
    player: PlayerNumber


class Recruit(Action, frozen=True, tag="recruit"):
    """I draw minions."""

    say = "recruit"


class Draw(Action, frozen=True, tag="draw"):
    """I draw another one."""

    say = "draw"


class Enough(Action, frozen=True, tag="enough"):
    """One is enough."""

    say = "enough"


class Interact(Action, frozen=True, tag="interact"):
    """I try to overcome this challenge."""

    say = "interact {target}"
    target: ChallengeId


class PlayMinion(Action, frozen=True, tag="play"):
    """This minion helps."""

    say = "play {minion}"
    minion: MinionId


class Done(Action, frozen=True, tag="done"):
    """That is all."""

    say = "done"


class Use(Action, frozen=True, tag="use"):
    """I exhaust this minion for its ability."""

    say = "use {minion}"
    minion: MinionId


class UseIntro(Action, frozen=True, tag="intro"):
    """I discard an intro card and reroll everything."""

    say = "intro"


class Pass(Action, frozen=True, tag="pass"):
    """I use no ability."""

    say = "pass"


class ChooseDie(Action, frozen=True, tag="die"):
    """This die of the roll, counted from 1."""

    say = "die {number}"
    number: Annotated[int, Meta(ge=1, le=MOST_DICE)]


class SplitLuck(Action, frozen=True, tag="luck"):
    """So many lucks cancel a lock each."""

    say = "luck {count}"
    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Hit(Action, frozen=True, tag="hit"):
    """This minion takes it."""

    say = "hit {minion}"
    minion: MinionId


class Take(Action, frozen=True, tag="take"):
    """This minion returns to the clan deck."""

    say = "take {minion}"
    minion: MinionId


class Lose(Action, frozen=True, tag="lose"):
    """We lose this minion from a hand."""

    say = "lose {minion}"
    minion: MinionId


class DropProblem(Action, frozen=True, tag="problem"):
    """This problem goes."""

    say = "problem {problem}"
    problem: ProblemId


class PutToken(Action, frozen=True, tag="token"):
    """The success token goes on this card."""

    say = "token {card}"
    card: ChallengeId


class Rally(Action, frozen=True, tag="rally"):
    """The clan rallies: we pay, and all exhausted minions return."""

    say = "rally"


class EndTurn(Action, frozen=True, tag="end"):
    """I end my turn."""

    say = "end"


class Bail(Action, frozen=True, tag="bail"):
    """We pay bail for this minion."""

    say = "bail {minion}"
    minion: MinionId


class Hire(Action, frozen=True, tag="hire"):
    """We hire this minion from the market."""

    say = "hire {minion}"
    minion: MinionId


# The bank; Drop also in the fight for power


class Drop(Action, frozen=True, tag="drop"):
    """I discard the active vault or campaign card."""

    say = "drop"


class Reveal(Action, frozen=True, tag="reveal"):
    """I turn up the next vault."""

    say = "reveal"


class Escape(Action, frozen=True, tag="escape"):
    """I leave while I can."""

    say = "escape"


class SearchAgain(Action, frozen=True, tag="again"):
    """We search the vault once more."""

    say = "again"


class StopSearch(Action, frozen=True, tag="stop"):
    """What we have found is what we take."""

    say = "stop"


# The chase


class ChangeLane(Action, frozen=True, tag="lane"):
    """The lever goes to this lane."""

    say = "lane {side}"
    side: SideName


class ChangeLaneByDie(Action, frozen=True, tag="lane_die"):
    """The lever goes to this lane, paid with a driving die."""

    say = "lane {side} die"
    side: SideName


class PlaceDriving(Action, frozen=True, tag="drive"):
    """So many lucks go to Driving."""

    say = "drive {count}"
    count: Annotated[int, Meta(ge=0, le=MOST_DICE)]


class Boost(Action, frozen=True, tag="boost"):
    """The driving dice make us faster, or not."""

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
"""`lane left die` is tried before `lane left`: "left die" is no side. So is `reveal ca03`."""


def of_legends(actions: Iterable[Action]) -> tuple[LegendsAction, ...]:
    """Actions that the rules or a verdict promise; that they are those of Legends is law 1's business."""
    return cast("tuple[LegendsAction, ...]", tuple(actions))

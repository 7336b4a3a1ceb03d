"""LG-2: a round, and end-of-round effects that several scenarios share."""

from omerta.games.legends.actions import NameFirst
from omerta.games.legends.events import Cause, FirstPlayerNamed, RoundStarted
from omerta.games.legends.frames import EXHAUSTED, OUT, ChooseFirst, Decision, Step
from omerta.games.legends.rules.asking import ask_speaker, then
from omerta.games.legends.rules.piles import exhaust_top, lose_any
from omerta.games.legends.rules.problems import deal_problem
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import (
    Table,
    by_players,
    clockwise,
    is_present,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

FIRSTS = [NameFirst(player) for player in range(4)]
BEGINNING = (Step("start_of_round"), Step("ask_first"), Step("deal_problems"), Step("turns"))
ROUND = Step("round")
ASK_FIRST = Step("ask_first")
TURNS = [(Step("turn", player), Step("turns")) for player in range(4)]
_ONE, _TWO = 1, 2  # the names of the shared effects contain the numbers


def begin_round(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Schedule a round as the rulebook prints it, from top to bottom (LG-2.1)."""
    s.round += 1
    s.turned = 0
    s.used = 0  # LG-5.2
    log.append(RoundStarted(s.round))
    then(s, *BEGINNING, *[Step(what) for what in scenario_of(s).round_end], ROUND)


def ask_first(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask for the first player, unless only one is left (LG-2.2)."""
    present = clockwise(s, 0)
    if len(present) == 1:
        name_first(s, present[0], log)
    else:
        ask_speaker(s, ChooseFirst)


def name_first(s: Table, player: int, log: list[Event]) -> None:
    """Record the first player of the round."""
    s.first = player
    log.append(FirstPlayerNamed(player))


def first_options(s: Table, frame: Decision) -> list[Action]:
    """Return all players still in the scenario, and the scenario's own actions before the choice."""
    found: list[Action] = [FIRSTS[player] for player in clockwise(s, 0)]
    found += scenario_of(s).first_actions(s)
    return found


def first_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, NameFirst):
        return scenario_of(s).refusal_of_first_action(s, action)
    if not 0 <= action.player < s.players:
        return Illegal("no_such_player", "LG-2.2", player=action.player + 1)
    if not is_present(s, action.player):
        return Illegal("player_gone", "LG-2.2")
    return None


def answer_first(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Record the first player; or carry out the scenario's action and ask again."""
    if isinstance(action, NameFirst):
        name_first(s, action.player, log)
    else:
        then(s, ASK_FIRST)
        scenario_of(s).act(s, frame.player, action, chance, log)


def deal_problems(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Deal one problem to the first player, and with four players one to the next (LG-2.3, LG-2.4)."""
    count = by_players(s, s.pack.file.numbers.problems)
    for player in clockwise(s, s.first)[:count]:
        deal_problem(s, player, chance, log)


def next_turn(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Begin the next turn: each player has one, clockwise from the first player (LG-2.5)."""
    for player in clockwise(s, s.first):
        if not s.turned >> player & 1:
            then(s, *TURNS[player])
            return


def shared_effect(s: Table, effect: str, cause: Cause, log: list[Event]) -> bool:
    """Carry out an end-of-round effect that several scenarios have; return False for other effects."""
    if effect == "end_hand1":
        lose_any(s, EXHAUSTED, cause, log)
    elif effect == "end_hand_out1":
        lose_any(s, OUT, cause, log)
    elif effect == "end_deck1":
        exhaust_top(s, _ONE, cause, log)
    elif effect == "end_deck2":
        exhaust_top(s, _TWO, cause, log)
    else:
        return False
    return True


SHARED_EFFECTS = ("end_hand1", "end_hand_out1", "end_deck1", "end_deck2")

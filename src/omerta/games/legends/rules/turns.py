"""LG-3: a turn."""

from omerta.games.legends.actions import EndTurn, Interact, Rally, Recruit, Use
from omerta.games.legends.components import NO_CHALLENGE, places
from omerta.games.legends.events import MinionsTakenBack, TurnEnded, TurnStarted
from omerta.games.legends.frames import Act, Decision, Step
from omerta.games.legends.rules import interact, problems, recruit
from omerta.games.legends.rules.abilities import catalogue
from omerta.games.legends.rules.asking import ask, put_next, then
from omerta.games.legends.rules.piles import with_player
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import NO_PLAYER, Table, by_players
from omerta.games.legends.table_challenges import challenge_of
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

RECRUIT = Recruit()
RALLY = Rally()
END = EndTurn()
END_OF_TURN = (Step("end_of_turn"), Step("turn_over"))
MENU = Step("menu")
END_TURN = Step("end_turn")


def begin_turn(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Begin a turn: set its actions, after the scenario's start-of-turn step (LG-3.1)."""
    player = step.a
    s.active = player
    s.actions = by_players(s, s.pack.file.numbers.actions)
    log.append(TurnStarted(player, s.actions))
    put_next(s, MENU)
    scenario_of(s).start_of_turn(s, player, chance, log)


def menu(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask the active player for an action, or end the turn if nothing else is possible."""
    if can_act(s, s.active):
        ask(s, Act, s.active)
    else:
        put_next(s, END_TURN)


def act_options(s: Table, frame: Decision) -> list[Action]:
    """Return actions while any are left, free actions, and ending the turn (LG-3.2, 3.3, 3.4)."""
    player = frame.player
    found: list[Action] = []
    if s.actions:
        if s.deck:
            found.append(RECRUIT)
        found += interact.attempts(s, player)
    found += scenario_of(s).actions(s, player)
    found += _abilities(s, player)
    if s.exhausted and scenario_of(s).can_rally(s):
        found.append(RALLY)
    found.append(END)  # always legal
    return found


def can_act(s: Table, player: int) -> bool:
    """Return whether a player can do anything other than end the turn."""
    if (s.actions and s.deck) or (s.exhausted and scenario_of(s).can_rally(s)):
        return True
    if scenario_of(s).actions(s, player) or _abilities(s, player):
        return True
    return bool(s.actions) and bool(interact.attempts(s, player))


def _abilities(s: Table, player: int) -> list[Use]:
    """Return the abilities that the active player may use between actions (LG-5.4)."""
    if not s.hands[player] & s.pack.on_turn & ~s.used:
        return []
    uses = s.pack.uses
    ready = s.hands[player] & catalogue.able(s, on_roll=False)
    return [uses[minion] for minion in places(ready)]


def act_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    player = frame.player
    if isinstance(action, Interact):
        if not s.actions:
            return Illegal("no_actions_left", "LG-3.1")
        challenge = challenge_of(s, action.target)
        if challenge == NO_CHALLENGE:
            return Illegal("no_such_challenge", "LG-4.2", name=action.target[:8])
        return interact.choice_refusal(s, player, challenge)
    if isinstance(action, EndTurn):
        return None
    if isinstance(action, Recruit):
        if not s.actions:
            return Illegal("no_actions_left", "LG-3.1")
        return None if s.deck else Illegal("deck_empty", "LG-7.2")
    if isinstance(action, Rally):
        return recruit.rally_refusal(s)
    if isinstance(action, Use):
        return catalogue.use_refusal(s, player, action.minion, on_roll=False)
    return scenario_of(s).refusal_of_action(s, player, action)


def answer_act(s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]) -> None:
    """Carry out one action and show the menu again, or end the turn."""
    player = frame.player
    if isinstance(action, EndTurn):
        put_next(s, END_TURN)
        return
    put_next(s, MENU)
    if isinstance(action, Interact):
        s.actions -= 1  # LG-4.1
        interact.choose(s, player, challenge_of(s, action.target), chance, log)
    elif isinstance(action, Recruit):
        s.actions -= 1
        recruit.recruit(s, player, 0, log)
    elif isinstance(action, Use):
        catalogue.use(s, player, s.pack.number[action.minion], chance, log)
    elif isinstance(action, Rally):
        recruit.rally(s, chance, log)
    else:
        scenario_of(s).act(s, player, action, chance, log)


def end_turn(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Return minions to the hand, then apply own problems and the scenario's step (LG-3.7)."""
    player = s.active
    back = s.tables[player]
    if back:  # LG-3.5
        s.hands = with_player(s.hands, player, s.hands[player] | back)
        s.tables = with_player(s.tables, player, 0)
        log.append(MinionsTakenBack(player, s.pack.names(back)))
    then(s, *END_OF_TURN)
    problems.end_effects(s, player)


def turn_over(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Finish the turn; its player stays the speaker until the next turn begins (LG-12.2)."""
    log.append(TurnEnded(s.active))
    s.speaker = s.active
    s.turned |= 1 << s.active
    s.active = NO_PLAYER
    s.actions = 0

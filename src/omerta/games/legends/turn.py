"""The sequence of play: which functions list, refuse and carry out the options of each decision."""

from collections.abc import Callable, Mapping
from typing import Any

from omerta.games.legends.components_pack import pack_of
from omerta.games.legends.frames import (
    Act,
    ChooseFirst,
    ChooseLuck,
    ChooseScenarioNow,
    Decision,
    DrawSecond,
    LoseAny,
    LoseOwn,
    PickCards,
    PickDie,
    PickProblem,
    PickToken,
    PlayMinions,
    Spend,
    Step,
    TakeHit,
    UseAbility,
)
from omerta.games.legends.rules import (
    campaign,
    damage,
    interact,
    piles,
    police,
    problems,
    recruit,
    rolling,
    rounds,
    setup,
    turns,
    window,
)
from omerta.games.legends.rules.abilities import board, rerolls
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import OVER, Table
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome
from omerta.kernel.seats import Seat
from omerta.kernel.settings import checked

Offer = Callable[[Table, Decision], list[Action]]
Refuse = Callable[[Table, Decision, Action], Illegal | None]
Carry = Callable[[Table, Decision, Action, Chance, list[Event]], None]

DECISIONS: dict[str, tuple[Offer, Refuse, Carry]] = {
    ChooseScenarioNow.tag: (
        campaign.scenario_options,
        campaign.scenario_refusal,
        campaign.answer_scenario,
    ),
    ChooseFirst.tag: (rounds.first_options, rounds.first_refusal, rounds.answer_first),
    Act.tag: (turns.act_options, turns.act_refusal, turns.answer_act),
    DrawSecond.tag: (recruit.draw_options, recruit.draw_refusal, recruit.answer_draw),
    PlayMinions.tag: (interact.play_options, interact.play_refusal, interact.answer_play),
    UseAbility.tag: (window.ability_options, window.ability_refusal, window.answer_ability),
    PickDie.tag: (rerolls.die_options, rerolls.die_refusal, rerolls.answer_die),
    ChooseLuck.tag: (rolling.luck_options, rolling.luck_refusal, rolling.answer_luck),
    TakeHit.tag: (damage.hit_options, damage.hit_refusal, damage.answer_hit),
    PickCards.tag: (recruit.pick_options, recruit.pick_refusal, recruit.answer_pick),
    LoseOwn.tag: (piles.lose_options, piles.lose_refusal, piles.answer_lose),
    LoseAny.tag: (piles.lose_options, piles.lose_refusal, piles.answer_lose),
    PickProblem.tag: (board.problem_options, board.problem_refusal, board.answer_problem),
    PickToken.tag: (board.token_options, board.token_refusal, board.answer_token),
    Spend.tag: (campaign.spend_options, campaign.spend_refusal, campaign.answer_spend),
}
"""The decisions of the core; the scenario handles all others."""


def new(
    seats: int, settings: LegendsSettings | Mapping[str, Any] | None = None, *, chance: Chance
) -> Table:
    """Return a table after set-up that waits for its first decision."""
    settings = checked(LegendsSettings, settings)
    s = setup.lay_out(seats, settings, pack_of(settings))
    s.stack.append(Step("next_scenario"))
    log: list[Event] = []
    run_steps(s, chance, log)
    return s


def opening(s: Table) -> list[Event]:
    """Return the events of the set-up."""
    return setup.opening(s)


def waiting(s: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now."""
    return s.stack[-1].seats if s.stack else ()


def run_steps(s: Table, chance: Chance, log: list[Event]) -> None:
    """Carry out all steps up to the next decision or the end."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        if frame.seats:
            return
        del stack[-1]
        assert isinstance(frame, Step)
        done = STEPS.get(frame.what)
        if done is None:  # a step of the scenario
            scenario_of(s).step(s, frame.what, frame.a, frame.b, chance, log)
        else:
            done(s, frame, chance, log)


def _start_of_round(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    scenario_of(s).start_of_round(s, chance, log)


def _end_of_turn(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    scenario_of(s).end_of_turn(s, s.active, chance, log)


STEPS: dict[str, Callable[[Table, Step, Chance, list[Event]], None]] = {
    # The campaign
    "next_scenario": campaign.next_scenario,
    "set_up": setup.set_up,
    "scenario_over": campaign.scenario_over,
    "open_break": campaign.open_break,
    "spend": campaign.ask_spend,
    "close_break": campaign.close_break,
    # A round
    "round": rounds.begin_round,
    "start_of_round": _start_of_round,
    "ask_first": rounds.ask_first,
    "deal_problems": rounds.deal_problems,
    "turns": rounds.next_turn,
    "evidence": police.check_evidence,
    "police": police.check_police,
    # A turn
    "turn": turns.begin_turn,
    "menu": turns.menu,
    "rallied": recruit.rallied,
    "draw": recruit.draw_rest,
    "draw_second": recruit.ask_second,
    "end_turn": turns.end_turn,
    "problem": problems.strike,
    "end_of_turn": _end_of_turn,
    "turn_over": turns.turn_over,
    # An interaction
    "ask_play": interact.ask_play,
    "roll": rolling.roll,
    "window": window.ask_next,
    "ask_luck": rolling.ask_luck,
    "outcome": rolling.outcome,
    "damage": rolling.damage,
    "hit": damage.strike,
    "red": rolling.red,
    "after_roll": rolling.after_roll,
    "dice_back": rolling.dice_back,
}
"""The steps of the core by name; a save names them, so a name never changes its meaning."""


# Decisions: their options, refusals and consequences


def decision_of(s: Table, seat: Seat) -> Decision | None:
    """Return the decision that waits for this seat, or None."""
    stack = s.stack
    if stack:
        frame = stack[-1]
        if isinstance(frame, Decision) and frame.seat == seat:
            return frame
    return None


def options(s: Table, seat: Seat) -> tuple[Action, ...]:
    """Return every legal action of this seat."""
    frame = decision_of(s, seat)
    if frame is None:
        return ()
    handlers = DECISIONS.get(frame.tag)
    if handlers is None:
        return tuple(scenario_of(s).options(s, frame))
    return tuple(handlers[0](s, frame))


def why_not(s: Table, seat: Seat, action: Action) -> Illegal | None:
    """Return why this action is refused now, or None if it is legal."""
    frame = decision_of(s, seat)
    if frame is None:
        return refusal_without_decision(s, seat)
    handlers = DECISIONS.get(frame.tag)
    if handlers is None:
        return scenario_of(s).refusal(s, frame, action)
    return handlers[1](s, frame, action)


def refusal_without_decision(s: Table, seat: Seat) -> Illegal:
    """Return the refusal for a seat that has no decision to make."""
    if s.phase == OVER:
        return Illegal("game_over", "LG-15.4")
    if seat not in range(s.seats):
        return Illegal("no_such_seat", "LG-1.1", seat=seat + 1)
    return Illegal("not_your_turn", "LG-2.5")


def apply(s: Table, seat: Seat, action: Action, *, chance: Chance) -> list[Event]:
    """Carry out a legal action and all steps that follow it; return the events."""
    frame = decision_of(s, seat)
    if frame is None:
        raise refusal_without_decision(s, seat)
    log: list[Event] = []
    handlers = DECISIONS.get(frame.tag)
    if handlers is None:
        refusal = scenario_of(s).refusal(s, frame, action)
        if refusal is not None:
            raise refusal
        s.stack.pop()
        scenario_of(s).answer(s, frame, action, chance, log)
    else:
        _, refuse, carry_out = handlers
        refusal = refuse(s, frame, action)
        if refusal is not None:
            raise refusal
        s.stack.pop()
        carry_out(s, frame, action, chance, log)
    run_steps(s, chance, log)
    return log


def outcome(s: Table) -> Outcome | None:
    """Return the result, or None while the match goes on."""
    return campaign.outcome(s)

"""LG-14 to LG-16: which scenario comes next, the break between two, and the end of the campaign."""

from typing import Final

from omerta.games.legends.actions import Bail, ChooseScenario, Done, Hire
from omerta.games.legends.components import bits
from omerta.games.legends.events import (
    Bailed,
    BreakOpened,
    CampaignEnded,
    Hired,
    MinionsLeft,
    MinionWon,
    Rank,
    RecruitsAdded,
    ScenarioEnded,
)
from omerta.games.legends.frames import ChooseScenarioNow, Decision, Spend, Step
from omerta.games.legends.rules.asking import ask_speaker, then
from omerta.games.legends.rules.recruit import DONE
from omerta.games.legends.rules.setup import begin_scenario
from omerta.games.legends.scenarios.registry import all_scenarios, scenario_of
from omerta.games.legends.table import (
    BREAK,
    CHOOSING,
    NO_PLAYER,
    OVER,
    Table,
    all_hands,
    by_players,
    clear_board,
    clear_roll,
    on_tables,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event
from omerta.kernel.game import Outcome

CHOSEN_SCENARIOS: Final = 2
"""How many scenarios of a campaign are chosen; the last one is fixed (LG-15.1)."""
LOST: Final = "arrested"
RANKS: Final[tuple[Rank, ...]] = ("street_tale", "front_page", "city_legend", "immortal")


# Choosing the scenario


def choosable_scenarios(s: Table) -> list[str]:
    """Return the scenarios that may still be chosen, by number, without the last one (LG-15.1)."""
    return [
        scenario.code
        for scenario in all_scenarios()
        if scenario.code not in s.played and not scenario.finale
    ]


def last_scenario() -> str:
    """Return the scenario with which every campaign ends (LG-15.1)."""
    return next(scenario.code for scenario in all_scenarios() if scenario.finale)


def next_scenario(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Begin the next scenario, or ask which: two are chosen, then the last (LG-15.1, LG-15.2)."""
    settings = s.settings
    s.phase = CHOOSING
    open_scenarios = choosable_scenarios(s)
    if settings.mode == "one_shot":
        begin_scenario(s, settings.first_job)
    elif len(s.played) == CHOSEN_SCENARIOS:
        begin_scenario(s, last_scenario())
    elif settings.scenario_pick == "fixed":
        begin_scenario(s, settings.second_job if s.played else settings.first_job)
    elif settings.scenario_pick == "random":
        begin_scenario(s, chance.pick(open_scenarios, "scenario"))
    elif len(open_scenarios) == 1:
        begin_scenario(s, open_scenarios[0])
    else:
        ask_speaker(s, ChooseScenarioNow)


def scenario_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every scenario that was not played yet."""
    return [ChooseScenario(code) for code in choosable_scenarios(s)]


def scenario_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, ChooseScenario):
        return Illegal("scenario_now", "LG-15.2")
    if action.scenario in s.played:
        return Illegal("scenario_played", "LG-15.1", scenario=action.scenario)
    if action.scenario not in choosable_scenarios(s):
        return Illegal("no_such_scenario", "LG-15.1", name=action.scenario[:8])
    return None


def answer_scenario(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Begin the chosen scenario."""
    assert isinstance(action, ChooseScenario)
    begin_scenario(s, action.scenario)


# The end of a scenario


def scenario_over(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Carry out the ending clause; then end the campaign, or go on with the break."""
    ending = s.ending
    reputation = 0 if ending == LOST else scenario_of(s).conclude(s, chance, log)
    s.reputations = (*s.reputations, reputation)
    s.stock += len(s.dice)
    clear_roll(s)
    # The state holds plain strings; the scenario guarantees that this one is an ending.
    log.append(ScenarioEnded(s.scenario, ending, reputation))  # type: ignore[arg-type]
    verdict = scenario_of(s).verdict(s)
    if ending == LOST:  # LG-9.3
        end(s, LOST, log)
    elif verdict:  # LG-15.4, LG-16.2
        end(s, verdict, log)
    elif s.settings.mode == "one_shot":  # LG-16.1
        end(s, "target_reached" if reputation >= s.level.target else "target_missed", log)
    else:
        s.phase = BREAK
        s.active = NO_PLAYER
        s.purse = reputation  # LG-14.1
        s.stack[:] = [Step("next_scenario"), Step("close_break"), Step("spend"), Step("open_break")]
        win_minion(s, scenario_of(s).prize_level(s), chance, log)


def win_minion(s: Table, level: int, chance: Chance, log: list[Event]) -> None:
    """Add a random minion of this level to the clan, if the box has one (LG-14.3)."""
    found = bits(s.box & s.pack.of_level[level]) if level else []
    if found:
        minion = chance.pick(found, "prize")
        s.box ^= 1 << minion
        s.clan |= 1 << minion
        log.append(MinionWon(s.pack.ids[minion]))


# The break


def open_break(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Fill the market from the shuffled box (LG-14.4)."""
    for level, size in zip((2, 3), s.pack.file.campaign.market, strict=True):
        found = bits(s.box & s.pack.of_level[level])
        chance.shuffle(found, "market")
        for minion in found[:size]:
            s.box ^= 1 << minion
            s.market |= 1 << minion
    log.append(BreakOpened(s.purse, s.pack.names(s.market)))


def price_of(s: Table, minion: int) -> int:
    """Return the price of a minion: bail by its level, or the price of hiring it (LG-14.5)."""
    numbers = s.pack.file.campaign
    level = s.pack.level[minion]
    if s.out >> minion & 1:
        return numbers.bail[level - 1]
    return s.level.level3 if s.pack.of_level[-1] >> minion & 1 else numbers.level2


def affordable(s: Table, minions: int) -> list[int]:
    """Return the minions among these that the clan can pay for."""
    return [minion for minion in bits(minions) if price_of(s, minion) <= s.purse]


def ask_spend(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask the speaker for one purchase.

    The decision comes even if the clan cannot buy anything: it keeps the break open, so that all
    can read the board, and seats may change hands.
    """
    ask_speaker(s, Spend)


def spend_options(s: Table, frame: Decision) -> list[Action]:
    """Return every bail and hire that the clan can pay for, and "done"."""
    found: list[Action] = [s.pack.bails[minion] for minion in affordable(s, s.out)]
    found += [s.pack.hires[minion] for minion in affordable(s, s.market)]
    found.append(DONE)
    return found


def spend_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Bail | Hire):
        return Illegal("spend_now", "LG-14.5")
    minion = s.pack.number.get(action.minion)
    if minion is None:
        return Illegal("no_such_minion", "LG-14.5", name=action.minion[:8])
    if isinstance(action, Bail) and not s.out >> minion & 1:
        return Illegal("not_in_pile", "LG-14.5", pile="out", **s.pack.called(minion))
    if isinstance(action, Hire) and not s.market >> minion & 1:
        return Illegal("not_in_market", "LG-14.5", **s.pack.called(minion))
    price = price_of(s, minion)
    if price > s.purse:
        return Illegal(
            "too_expensive", "LG-14.5", price=price, purse=s.purse, **s.pack.called(minion)
        )
    return None


def answer_spend(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Bail or hire a minion and ask again, or finish."""
    if isinstance(action, Done):
        return
    assert isinstance(action, Bail | Hire)
    minion = s.pack.number[action.minion]
    price = price_of(s, minion)
    s.purse -= price
    s.clan |= 1 << minion
    if isinstance(action, Bail):
        s.out ^= 1 << minion
        log.append(Bailed(action.minion, price, s.purse))
    else:
        s.market ^= 1 << minion
        log.append(Hired(action.minion, price, s.purse))
    then(s, Step("spend"))


def close_break(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Remove minions that were not bailed, the market and unspent reputation (LG-14.6)."""
    gather(s)
    home = s.out & s.pack.of_level[1]
    lost = s.out & ~home
    if s.out:
        log.append(MinionsLeft(s.pack.names(home), s.pack.names(lost)))
    s.box |= home | s.market
    s.lost |= lost
    s.out = s.market = s.purse = 0
    smallest = by_players(s, s.pack.file.campaign.smallest_clan)
    newcomers = bits(s.box & s.pack.of_level[1])
    chance.shuffle(newcomers, "newcomers")
    added = sum([1 << minion for minion in newcomers[: max(0, smallest - s.clan.bit_count())]])
    if added:  # LG-14.7
        s.box ^= added
        s.clan |= added
        log.append(RecruitsAdded(s.pack.names(added)))


def gather(s: Table) -> None:
    """Return hands, tables, clan deck and exhausted pile to the clan (LG-14.2)."""
    s.clan |= all_hands(s) | on_tables(s) | s.exhausted | sum([1 << minion for minion in s.deck])
    out = s.out
    clear_board(s)
    s.out = out


# The end


def end(s: Table, reason: str, log: list[Event]) -> None:
    """End the campaign, or the single scenario."""
    s.result = reason
    s.phase = OVER
    s.stack.clear()
    log.append(CampaignEnded(is_won(reason), reason, score(s), rank(s)))


def is_won(reason: str) -> bool:
    """Return whether the clan has won (LG-15.4, LG-16.1, LG-16.2)."""
    return reason in ("target_reached", "elected")


def score(s: Table) -> int:
    """Return the legend score: the sum of all reputation, that of the election included (LG-15.5)."""
    return sum(s.reputations)


def rank(s: Table) -> Rank | None:
    """Return the rank for the legend score (LG-15.5); None for a single scenario."""
    if s.settings.mode == "one_shot":
        return None
    return RANKS[sum([score(s) >= least for least in s.pack.file.campaign.ranks])]


def outcome(s: Table) -> Outcome | None:
    """Return the result: all seats of the clan win or lose together (LG-15.4)."""
    if s.phase != OVER:
        return None
    rank = 1 if is_won(s.result) else 2
    return Outcome((rank,) * s.seats, (score(s),) * s.seats, s.result)

"""LG-1: a new table, and the core steps of setting up a scenario."""

from typing import Final

from omerta.games.legends.components import MOST_PLAYERS, Pack, bits
from omerta.games.legends.events import CampaignStarted, MinionsDrawn, RoundStarted, ScenarioSetUp
from omerta.games.legends.frames import Step
from omerta.games.legends.rules.asking import then
from omerta.games.legends.rules.piles import with_player
from omerta.games.legends.scenarios.registry import scenario_by_code, scenario_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import (
    ABSENT,
    PLAYING,
    UNCONTROLLED,
    Table,
    clear_board,
    empty_table,
)
from omerta.games.legends.table_challenges import scenario_cards
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

SEATS: Final = range(1, MOST_PLAYERS + 1)  # LG-1.1


def lay_out(seats: int, settings: LegendsSettings, pack: Pack) -> Table:
    """Return a table before its first scenario, or raise `Illegal` for impossible settings."""
    if seats not in SEATS:
        raise Illegal("wrong_seats", "LG-1.1", seats=seats)
    fixed = settings.mode == "campaign" and settings.scenario_pick == "fixed"
    if fixed and settings.first_job == settings.second_job:
        raise Illegal("same_job_twice", "LG-15.1")
    if fixed and scenario_by_code(settings.first_job).finale:
        raise Illegal("finale_comes_last", "LG-15.1")
    return empty_table(seats, settings, pack)


def campaign_started(s: Table) -> CampaignStarted:
    """Return the event that begins the log of a campaign."""
    settings = s.settings
    return CampaignStarted(
        s.players, settings.mode, settings.difficulty, s.pack.first_clan(s.players).bit_count()
    )


def begin_scenario(s: Table, code: str) -> None:
    """Begin a scenario: schedule its set-up, core steps first (LG-1.3), and the first round."""
    clear_board(s)
    s.phase = PLAYING
    s.scenario = code
    s.cards = s.pack.scenarios[code]
    s.scenario_state = scenario_of(s).empty_state()
    s.played = (*s.played, code)
    then(s, Step("set_up"), Step("round"))


def set_up(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Carry out the core steps of the set-up, then the scenario's own, and log all of them."""
    scenario_of(s).join_before_deal(s, chance)
    deal_clan(s, chance)
    scenario_of(s).set_up(s, chance)
    log_set_up(s, log)


def deal_clan(s: Table, chance: Chance) -> None:
    """Deal hands and decks and set up the board, as in every scenario (LG-1.4 to LG-1.8)."""
    size = s.level.hand
    clan, s.clan = s.clan, 0
    if s.settings.recruits_first == "on":
        clan &= ~_deal_recruits(s, clan, size, chance)
    deck = bits(clan)
    chance.shuffle(deck, "clan deck")
    hands = list(s.hands)
    for player in range(s.players):  # LG-1.5
        for _ in range(min(size - hands[player].bit_count(), len(deck))):
            hands[player] |= 1 << deck.pop()
    s.hands = tuple(hands)
    s.deck = tuple(deck)
    problems = list(range(len(s.pack.problem_ids)))
    chance.shuffle(problems, "problems")  # LG-1.6
    s.problem_deck = tuple(problems)
    table = scenario_cards(s).table
    s.intro = len(table.intro)  # LG-1.7, SC-6.4
    s.police = UNCONTROLLED if table.police else ABSENT  # LG-1.8, SC-6.5


def _deal_recruits(s: Table, clan: int, size: int, chance: Chance) -> int:
    """Deal minions of level 2 and 3 one at a time, clockwise from seat 1 (LG-1.4)."""
    recruits = bits(clan & ~s.pack.of_level[1])
    chance.shuffle(recruits, "recruits")
    dealt = recruits[: size * s.players]
    for place, minion in enumerate(dealt):
        player = place % s.players
        s.hands = with_player(s.hands, player, s.hands[player] | 1 << minion)
    return sum([1 << minion for minion in dealt])


def log_set_up(s: Table, log: list[Event]) -> None:
    """Log a scenario that was just set up."""
    log.append(ScenarioSetUp(s.scenario, scenario_of(s).number))
    for player, hand in enumerate(s.hands):
        log.append(MinionsDrawn(player, s.pack.names(hand)))
    scenario_of(s).log_set_up(s, log)


def opening(s: Table) -> list[Event]:
    """Return the set-up of a new table as events."""
    log: list[Event] = [campaign_started(s)]
    if s.scenario:
        log_set_up(s, log)
        log.append(RoundStarted(s.round))
        scenario_of(s).log_start(s, log)
    return log

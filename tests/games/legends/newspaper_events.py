"""Material for newspapers: events by hand, and matches of players who try many challenges."""

from collections.abc import Sequence
from itertools import count

from omerta import Match
from omerta.games.legends import GAME
from omerta.games.legends import events as e
from omerta.games.legends.newspaper import LegendsPress
from omerta.games.legends.newspaper.editor import Edition, make_editions
from omerta.games.legends.newspaper.reading import read_campaign
from omerta.games.legends.settings import LegendsSettings
from omerta.kernel import Event, Seeded
from omerta.kernel.press import Chapter, Day

VIEW = GAME.view(GAME.new(3, LegendsSettings(), chance=Seeded(0)), None)
PEOPLE = ("Anna", "Boris", "Clara")
MONDAY = Day(2026, 11, 16, 1)
STARTED = e.CampaignStarted(3, "campaign", "normal", 24)
TIMID = {"end", "escape", "pass", "enough", "done", "rally", "drop", "lane", "lane_die"}


def bold_game(seed: int, seats: int, options: LegendsSettings) -> Match:
    """Play a whole match in which players mostly try challenges."""
    match, chance = Match.new("legends", seats, seed, options), Seeded(seed)
    while match.waiting:
        (seat,) = match.waiting
        offered = list(match.options(seat))
        bold = [each for each in offered if each.__struct_config__.tag not in TIMID]
        match.play(
            seat, chance.pick(bold if bold and chance.below(8, "bold") else offered, "answer")
        )
    return match


def whole_campaign() -> Match:
    """Return a finished campaign of two players, for any numbers on the cards."""
    games = (bold_game(seed, 2, LegendsSettings()) for seed in count())
    return next(match for match in games if len(match.state.played) == 3)


def chapters(events: Sequence[Event]) -> list[Chapter]:
    """Return events as the chapters of one day."""
    return [Chapter(events, MONDAY)]


def editions(*events: Event) -> list[Edition]:
    """Return the editions made from these events."""
    return make_editions(read_campaign(chapters(events)))


def paper(
    events: Sequence[Event],
    language: str = "en",
    people: Sequence[str] = PEOPLE,
    view: object = VIEW,
) -> str:
    """Return the page about these events."""
    return LegendsPress().print(chapters(events), view, people, language)  # type: ignore[arg-type]


def one_scenario(
    *events: Event, scenario: str = "bank", ending: str = "escaped", reputation: int = 4
) -> tuple[Event, ...]:
    """Return the first scenario of a campaign, with these events in its first round."""
    return (
        STARTED,
        e.ScenarioSetUp(scenario, 1),
        e.RoundStarted(1),
        *events,
        e.ScenarioEnded(scenario, ending, reputation),  # type: ignore[arg-type]
    )


def throw(
    total: int,
    difficulty: int,
    successes: int,
    *between: Event,
    dice: int = 3,
    player: int = 0,
    crew: tuple[str, ...] = ("m01",),
    challenge: str = "va06",
    overcome: bool = False,
) -> tuple[Event, ...]:
    """Return an interaction from its choice to its end; `between` happens after the roll."""
    return (
        e.ChallengeChosen(player, challenge, difficulty),
        *[e.MinionPlayed(player, minion, dice) for minion in crew],
        e.DiceRolled(player, ("1",) * dice, "blank"),
        *between,
        e.TotalFixed(total, 0, 1, difficulty, successes),
        *([e.ChallengeOvercome(challenge)] if overcome else []),
    )


CAR = e.TrackMoved("car", 2, 3)
HELP = e.AbilityUsed(1, "m05", "plus_one")
VAULT = (e.CardRevealed("va06"), e.VaultSearched(1, ("luck",) * 3, 3), e.BagsGained("va06", 3, 3))
ALARMS = tuple(
    event
    for alarm in ("al01", "al02")
    for event in (e.CardRevealed(alarm), *throw(9, 4, 2, challenge=alarm, overcome=True))
)
PASSED = tuple(
    event
    for number in range(1, 5)
    for event in (
        e.CardRevealed(f"ob0{number}"),
        *throw(9, 4, 2, challenge=f"ob0{number}", overcome=True),
    )
)

STORIES: dict[str, tuple[Event, ...]] = {
    "paper-strike": (e.PoliceStruck(), e.MinionOut("m03", "police")),
    "paper-awake": (e.PoliceActivated(),),
    "paper-asleep": (e.PoliceTurned("controlled"),),
    "paper-sirens": (e.SirenHeard(), e.SirenHeard()),
    "paper-fingerprints": (e.EvidenceCounted(6, 7), e.EvidenceCounted(3, 7)),
    "paper-last-die": throw(6, 5, 1, e.DieAdded("2"), overcome=True),
    "paper-to-the-point": throw(10, 5, 2, overcome=True),
    "paper-near-miss": throw(4, 5, 0),
    "paper-long-shot": throw(8, 5, 1, dice=1, overcome=True),
    "paper-fiasco": throw(2, 5, 0, dice=6),
    "paper-voided": (*throw(7, 5, 0)[:3], e.RollVoided(7)),
    "paper-record": throw(17, 5, 3),
    "paper-retold": (*throw(1, 5, 0), e.IntroUsed(0)),
    "paper-hero": throw(11, 5, 2),
    "paper-hurt": (e.MinionExhausted("m04", "damage"), e.MinionExhausted("m04", "fatigue")),
    "paper-hospital": (e.MinionOut("m03", "damage"),),
    "paper-revived": (e.MinionOut("m03", "damage"), e.MinionsReturned(("m03",), "out")),
    "paper-helper": (*throw(1, 5, 0, HELP), *throw(1, 5, 0, HELP)),
    "paper-leader": (*[e.FirstPlayerNamed(2)] * 3, e.FirstPlayerNamed(0)),
    "paper-rally": (e.ClanRallied(5),),
    "paper-vanished": (e.TopExhausted(("m07", "m08"), "problem"),),
    "paper-troubled": tuple([e.ProblemDealt(1, f"pr0{number}") for number in (1, 2, 3)]),
    "paper-solved": tuple([e.ProblemSolved(1, f"pr0{number}", "solved") for number in (1, 2)]),
    "paper-dropped": (e.ProblemSolved(0, "pr10", "dropped"),),
    "paper-filler": (),
    "paper-bank-haul": VAULT,
    "paper-bank-empty": (e.VaultSearched(1, ("1",), 0), e.BagsGained("va01", 0, 0)),
    "paper-bank-greed-good": (
        e.VaultSearched(1, ("1",), 0),
        e.VaultSearched(2, ("luck",), 1),
        e.BagsGained("va01", 1, 1),
    ),
    "paper-bank-greed-bad": (
        e.VaultSearched(1, ("luck",), 1),
        e.VaultSearched(2, ("1",), 0),
        e.BagsGained("va01", 0, 0),
    ),
    "paper-bank-door": (e.PlayerLeft(1), e.PlayerLeft(0), e.PlayerLeft(2)),
    "paper-bank-alarms": ALARMS,
}
"""For each side story of the bank and of any scenario, events that lead to it."""

ROAD: dict[str, tuple[Event, ...]] = {
    "paper-chase-boost": (e.SpeedBoosted(3), CAR),
    "paper-chase-fast": (e.TrackMoved("car", 2, 5),),
    "paper-chase-lanes": tuple([e.LaneChosen("left", "action")] * 3),
    "paper-chase-passed": PASSED,
    "paper-chase-stuck": (e.CardRevealed("ob07"), *throw(2, 5, 0, challenge="ob07")),
    "paper-chase-luck": (e.DrivingDicePlaced(1, 1),),
}
"""The same for the chase."""


def bet(total: int, jackpot: int, chips: int, *, table: str = "ta05") -> tuple[Event, ...]:
    """Return a bet of the first player with m03, from its beginning to its end."""
    won = total >= jackpot
    return (
        e.BetOpened(0, table, jackpot),
        e.MinionPlayed(0, "m03", 3),
        e.StakeSet(0, chips, chips + 2),
        e.DiceRolled(0, ("1",) * (chips + 2), "none"),
        e.BetSettled(total, 0, 1, jackpot, won),
        e.JackpotWon("m03", chips) if won else e.ChipsLaundered(chips, chips % 5),
    )


GAMBLING: dict[str, tuple[Event, ...]] = {
    "paper-casino-jackpot": bet(12, 12, 3),
    "paper-casino-jackpots": (*bet(12, 12, 3), *bet(15, 12, 1)),
    "paper-casino-stake": bet(6, 12, 5),
    "paper-casino-close": bet(11, 12, 1),
    "paper-casino-swaps": tuple([e.TableSwapped(1, "ta01")] * 2),
    "paper-casino-closed": tuple([e.TableClosed(f"ta0{number}") for number in (1, 2, 3)]),
    "paper-casino-public": tuple(
        event
        for card in ("sp01", "sp02")
        for event in (e.CardRevealed(card), *throw(9, 4, 2, challenge=card, overcome=True))
    ),
}
"""The same for the casino."""
SUPPORT = e.SupportMoved("clan", "overcome", 1, 8)
RUMOURS = tuple(
    event
    for rumour in ("ru01", "ru02")
    for event in (e.CardRevealed(rumour), *throw(9, 4, 2, challenge=rumour, overcome=True))
)
VOTE = e.VotesRolled(1, ("4", "3"), ("2", "1"), 7, 3)
CITY: dict[str, tuple[Event, ...]] = {
    "paper-power-recount": (VOTE, VOTE),
    "paper-power-campaigns": (e.CampaignRevealed(1, "ca03"), *[SUPPORT] * 3),
    "paper-power-idea": (e.CampaignRevealed(1, "ca03"),),
    "paper-power-silenced": RUMOURS,
    "paper-power-loud": tuple([e.CardRevealed(f"ru0{number}") for number in (1, 2, 3, 4)]),
    "paper-power-traitor": (e.DieSeized("roll", 3, 5),),
    "paper-power-freed": (e.DiceFreed(2, 0),),
    "paper-power-waver": (e.SupportMoved("mayor", "rally", 0, 9),) * 2,
}
"""The same for the election."""
_RISE = e.TrackMoved("income", 1, 2)
SHOPS: dict[str, tuple[Event, ...]] = {
    "paper-family-run": (e.BusinessKept("bu01"), e.BusinessKept("bu02"), e.BusinessKept("bu01")),
    "paper-family-closed": tuple([e.BusinessLost(f"bu0{number}", 1, 4) for number in (1, 2, 3)]),
    "paper-family-mole": (e.MoleRevealed(1),),
    "paper-family-books": (e.AbilityUsed(0, "accountant", "books"),),
    "paper-family-downtimes": tuple(
        event
        for card in ("do01", "do02")
        for event in (
            e.DowntimeLaid("bu01", card, "round"),
            *throw(9, 4, 2, challenge=card, overcome=True),
        )
    ),
    "paper-family-chain": (e.DowntimeLaid("bu01", "do01", "chain"),),
    "paper-family-place": (e.MinionExhausted("m04", "place"),),
}
"""The same for family business."""

_GONE = (CAR, e.TrackMoved("van", 24, 25))
_CLOSE = (e.TrackMoved("car", 21, 24), e.TrackMoved("van", 24, 25))
NEXT = e.ScenarioSetUp("chase", 2)
ENDED = e.CampaignEnded(True, "elected", 30, "city_legend")
LEADS: dict[str, tuple[Event, ...]] = {
    "paper-bank-escaped-some": one_scenario(*VAULT),
    "paper-bank-escaped-nothing": one_scenario(reputation=0),
    "paper-bank-squad-some": one_scenario(e.MinionOut("m03", "squad"), ending="squad"),
    "paper-bank-squad-nothing": one_scenario(
        e.MinionOut("m03", "squad"), ending="squad", reputation=0
    ),
    "paper-lead-arrested": one_scenario(e.EvidenceCounted(7, 7), ending="arrested", reputation=0),
    "paper-chase-caught": one_scenario(
        CAR, *PASSED, scenario="chase", ending="caught", reputation=15
    ),
    "paper-chase-close": one_scenario(*_CLOSE, scenario="chase", ending="van_gone", reputation=12),
    "paper-chase-gone": one_scenario(*_GONE, scenario="chase", ending="van_gone", reputation=1),
    "paper-casino-laundered": one_scenario(*bet(6, 12, 5), scenario="casino", ending="laundered"),
    "paper-casino-some": one_scenario(*bet(6, 12, 5), scenario="casino", ending="no_tables"),
    "paper-casino-nothing": one_scenario(scenario="casino", ending="no_tables", reputation=0),
    "paper-power-elected-outright": one_scenario(
        e.ElectionDecided("clan", True, 6, 3), scenario="power", ending="elected", reputation=13
    ),
    "paper-power-elected-votes": one_scenario(
        VOTE, scenario="power", ending="elected", reputation=11
    ),
    "paper-power-defeated-outright": one_scenario(
        scenario="power", ending="defeated", reputation=0
    ),
    "paper-power-defeated-votes": one_scenario(
        VOTE, scenario="power", ending="defeated", reputation=0
    ),
    "paper-power-betrayed": one_scenario(
        e.DieSeized("roll", 5, 5), scenario="power", ending="betrayed", reputation=0
    ),
    "paper-family-empire": one_scenario(
        _RISE, e.BusinessLost("bu01", 0, 4), scenario="family", ending="top_income", reputation=15
    ),
    "paper-family-living": one_scenario(
        _RISE, scenario="family", ending="no_business", reputation=7
    ),
    "paper-family-ruin": one_scenario(scenario="family", ending="no_business", reputation=5),
    "paper-lead-some": one_scenario(scenario="opera", reputation=3),
    "paper-lead-nothing": one_scenario(scenario="opera", reputation=0),
    "paper-break-spent": (e.BreakOpened(9, ("m31",)), e.Hired("m31", 3, 6), NEXT),
    "paper-break-thrift": (e.BreakOpened(2, ("m31",)), e.MinionsLeft(("m01",), ("m40",)), NEXT),
    "paper-end-arrested": (e.CampaignEnded(False, "arrested", 4, "street_tale"),),
    "paper-end-betrayed": (e.CampaignEnded(False, "betrayed", 14, "street_tale"),),
    "paper-end-defeated": (e.CampaignEnded(False, "defeated", 14, "street_tale"),),
    "paper-end-street_tale": (e.CampaignEnded(True, "elected", 9, "street_tale"),),
    "paper-end-front_page": (e.CampaignEnded(True, "elected", 19, "front_page"),),
    "paper-end-city_legend": (ENDED,),
    "paper-end-immortal": (e.CampaignEnded(True, "elected", 41, "immortal"),),
}
"""For each lead, events whose last edition has it."""

BREAK = (
    e.MinionWon("m36"),
    e.BreakOpened(12, ("m31", "m43")),
    e.Bailed("m40", 2, 10),
    e.Hired("m43", 5, 5),
    e.MinionsLeft(("m01", "m02"), ("m32",)),
    e.RecruitsAdded(("m05",)),
)
WHOLE = (
    *one_scenario(*throw(17, 5, 3, overcome=True), *VAULT),
    *BREAK,
    NEXT,
    e.RoundStarted(1),
    *_GONE,
    e.ScenarioEnded("chase", "van_gone", 1),
    e.BreakOpened(1, ()),
    e.ScenarioSetUp("power", 6),
    e.RoundStarted(1),
    SUPPORT,
    VOTE,
    e.ElectionDecided("clan", False, 5, 4),
    e.ScenarioEnded("power", "elected", 11),
    ENDED,
)
"""A whole campaign, with everything that a break can contain."""

"""The invariants of a table of Legends (rules, section 8)."""

from collections.abc import Iterator

from omerta.games.legends.components import (
    CARD,
    LOCK,
    LUCK,
    NO_CHALLENGE,
    NO_RED,
    PROBLEM,
    RED_NAMES,
    bits,
)
from omerta.games.legends.frames import (
    CORE,
    ChooseFirst,
    ChooseLuck,
    ChooseScenarioNow,
    Decision,
    LoseAny,
    PickDie,
    PlayMinions,
    Spend,
    Step,
    TakeHit,
    UseAbility,
)
from omerta.games.legends.scenarios.registry import is_known, scenario_of
from omerta.games.legends.table import (
    ABSENT,
    ACTIVE,
    BREAK,
    CHOOSING,
    NOBODY,
    OVER,
    PLAYING,
    Table,
    seat_of,
    speaker_of,
)
from omerta.games.legends.table_challenges import challenge_id, need_of, problems_on_table
from omerta.games.legends.turn import STEPS, options
from omerta.kernel.frames import Frame


def audit(s: Table) -> list[str]:
    """Return the invariants that do not hold, in words."""
    found: list[str] = []
    try:
        for broken in _broken(s):
            found.append(broken)  # noqa: PERF402  # what was found first explains the error
    except (
        IndexError,
        KeyError,
        ValueError,
        TypeError,
        AssertionError,
        AttributeError,
    ) as error:  # a foreign save can contain any numbers
        found.append(f"numbers out of range: {error}")
    return found


def _broken(s: Table) -> Iterator[str]:
    yield from _shapes(s)
    yield from _minions(s)
    yield from _problems(s)
    yield from _dice(s)
    yield from _campaign(s)
    if s.scenario:
        yield from scenario_of(s).audit(s)
    yield from _control(s)


def _shapes(s: Table) -> Iterator[str]:
    per_player = (s.hands, s.tables, s.fronts)
    if s.players != max(s.seats, 2) or any(len(each) != s.players for each in per_player):
        yield "a player lacks a hand"
    players = range(s.players)
    if s.first not in players or s.speaker not in players:
        yield "nobody of that number goes first or speaks"
    if s.active != NOBODY and s.active not in players:
        yield "nobody of that number has a turn"
    if (s.gone | s.turned) >> s.players:
        yield "players that are not there have left"
    if min(s.actions, s.round, s.purse, s.intro, s.bonus, s.more, s.cancelled, s.stock) < 0:
        yield "less than nothing"
    if not ABSENT <= s.police <= ACTIVE:
        yield "a police token without a side"
    if s.scenario and (s.police == ABSENT) == bool(s.pack.scenarios[s.scenario].table.police):
        yield "police where there are none, or none where there are"


def _minions(s: Table) -> Iterator[str]:
    """Check that every minion is in exactly one place."""
    places = [s.box, s.lost, s.market, s.clan, s.exhausted, s.out, *s.hands, *s.tables]
    places += [*[1 << minion for minion in s.deck], *scenario_of(s).minions_on_board(s)]
    together = 0
    for mask in places:
        if mask < 0 or together & mask:
            yield "a minion is in two places"
        together |= mask
    everybody = s.pack.everybody | scenario_of(s).extra_cards_in_play(s)
    if together != everybody:
        yield "a minion is missing"
    if s.used & ~everybody or s.crew & ~everybody:
        yield "a minion that nobody knows"
    for player in range(s.players):
        if s.gone >> player & 1 and (s.hands[player] | s.tables[player] or s.fronts[player]):
            yield "somebody has left and is still there"


def _problems(s: Table) -> Iterator[str]:
    everywhere = [*s.problem_deck, *bits(s.problem_discard), *problems_on_table(s)]
    wanted = list(range(len(s.pack.problem_ids))) if s.scenario else []
    if sorted(everywhere) != wanted:
        yield "a problem is missing or twice there"
    for challenge, tokens in s.tokens.items():
        if not 0 < tokens <= need_of(s, challenge):
            yield "a card with more tokens than it needs"
        if challenge < CARD and challenge - PROBLEM not in problems_on_table(s):
            yield "tokens on a card that is not there"
        if tokens == need_of(s, challenge) and not _being_resolved(s, challenge):
            yield "a card with all its tokens that nobody resolved"


def _being_resolved(s: Table, challenge: int) -> bool:
    """Return whether an effect of this card is being carried out, or the scenario ended meanwhile."""
    scenario = scenario_of(s)
    if (
        s.challenge == challenge
        or s.ending
        or s.phase == OVER
        or scenario.keeps_tokens(s, challenge)
    ):
        return True
    steps = [frame.what for frame in s.stack if isinstance(frame, Step)]
    going_on = any(what in scenario.steps and what not in scenario.round_end for what in steps)
    return going_on or isinstance(s.stack[-1], scenario.frames)


def _dice(s: Table) -> Iterator[str]:
    away = scenario_of(s).dice_on_board(s)
    if s.stock + len(s.dice) + away != s.pack.file.dice:
        yield "a white die is missing or too many"
    if not all(1 <= face <= LOCK for face in s.dice):
        yield "a white die without a face"
    if s.red != NO_RED and s.red not in RED_NAMES:
        yield "a red die without a face"
    if s.challenge != NO_CHALLENGE and not challenge_id(s, s.challenge):
        yield "a challenge without a name"
    if s.dice and s.challenge == NO_CHALLENGE:
        yield "dice without a challenge"
    if s.cancelled > min(s.dice.count(LUCK), s.dice.count(LOCK)) and not s.ending:
        yield "more lucks cancel locks than there are"


def _campaign(s: Table) -> Iterator[str]:
    if not CHOOSING <= s.phase <= OVER:
        yield "no such phase"
    if any(not is_known(code) or code not in s.pack.scenarios for code in s.played):
        yield "a scenario that nobody knows"
    if len(set(s.played)) != len(s.played):
        yield "a scenario twice"
    if s.phase == PLAYING and s.played[-1:] != (s.scenario,):
        yield "a scenario runs that was not begun"
    if len(s.reputations) != len(s.played) - (s.phase == PLAYING):
        yield "a scenario without its reputation"
    if (s.phase == OVER) != bool(s.result):
        yield "a result before the end, or none after it"
    if s.phase == CHOOSING and (s.scenario or s.deck or any(s.hands)):
        yield "a board between scenarios"
    if s.market and s.phase != BREAK:
        yield "a market outside the break"


def _control(s: Table) -> Iterator[str]:
    if bool(s.stack) == (s.phase == OVER):
        yield "the game is over and goes on, or is not over and nobody is asked"
    if s.stack and not isinstance(s.stack[-1], Decision):
        yield "nobody is asked"
    if s.stack and not options(s, s.stack[-1].seats[0]):
        yield "a question without an answer"
    kinds: tuple[type[Frame], ...] = (*CORE, *scenario_of(s).frames)
    for number, frame in enumerate(s.stack):
        last = number == len(s.stack) - 1
        if not isinstance(frame, kinds) or isinstance(frame, Decision) != last:
            yield "a question at the wrong time"
        if isinstance(frame, Step) and not _is_known(s, frame):
            yield "a step that nobody knows"
        if isinstance(frame, Decision) and not _is_asked_rightly(s, frame):
            yield "a question to nobody, or to the wrong one"


def _is_known(s: Table, frame: Step) -> bool:
    """Return whether the core or the scenario can carry this step out."""
    return frame.what in STEPS or frame.what in scenario_of(s).steps


def _is_asked_rightly(s: Table, frame: Decision) -> bool:
    """Return whether this player may have this decision now."""
    if frame.player not in range(s.players) or frame.seat != seat_of(s, frame.player):
        return False
    if isinstance(frame, ChooseScenarioNow | ChooseFirst | LoseAny | Spend):
        return frame.player == speaker_of(s)
    if isinstance(frame, UseAbility | PickDie):
        return s.challenge != NO_CHALLENGE and not s.gone >> frame.player & 1
    if isinstance(frame, PlayMinions | ChooseLuck | TakeHit):
        return s.challenge != NO_CHALLENGE and frame.player == s.active
    return type(frame) not in CORE or frame.player == s.active

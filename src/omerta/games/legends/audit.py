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
    NO_PLAYER,
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
        yield "the number of hands is wrong"
    players = range(s.players)
    if s.first not in players or s.speaker not in players:
        yield "first player or speaker is unknown"
    if s.active != NO_PLAYER and s.active not in players:
        yield "the active player is unknown"
    if (s.gone | s.turned) >> s.players:
        yield "unknown players have left or had a turn"
    if min(s.actions, s.round, s.purse, s.intro, s.bonus, s.more, s.cancelled, s.stock) < 0:
        yield "a number is negative"
    if not ABSENT <= s.police <= ACTIVE:
        yield "the police token has an unknown side"
    if s.scenario and (s.police == ABSENT) == bool(s.pack.scenarios[s.scenario].table.police):
        yield "the police do not fit the scenario"


def _minions(s: Table) -> Iterator[str]:
    """Check that every minion is in exactly one place."""
    places = [s.box, s.lost, s.market, s.clan, s.exhausted, s.out, *s.hands, *s.tables]
    places += [*[1 << minion for minion in s.deck], *scenario_of(s).minions_on_board(s)]
    together = 0
    for mask in places:
        if mask < 0 or together & mask:
            yield "a minion is in two places"
        together |= mask
    all_cards = s.pack.all_minions | scenario_of(s).extra_cards_in_play(s)
    if together != all_cards:
        yield "a minion is missing"
    if s.used & ~all_cards or s.crew & ~all_cards:
        yield "a minion is unknown"
    for player in range(s.players):
        if s.gone >> player & 1 and (s.hands[player] | s.tables[player] or s.fronts[player]):
            yield "a player who has left still has cards"


def _problems(s: Table) -> Iterator[str]:
    everywhere = [*s.problem_deck, *bits(s.problem_discard), *problems_on_table(s)]
    wanted = list(range(len(s.pack.problem_ids))) if s.scenario else []
    if sorted(everywhere) != wanted:
        yield "a problem is missing or duplicated"
    for challenge, tokens in s.tokens.items():
        if not 0 < tokens <= need_of(s, challenge):
            yield "a card has more tokens than it needs"
        if challenge < CARD and challenge - PROBLEM not in problems_on_table(s):
            yield "tokens are on a card that is not in play"
        if tokens == need_of(s, challenge) and not _being_resolved(s, challenge):
            yield "a card has all its tokens, but is not resolved"


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
        yield "the number of white dice is wrong"
    if not all(1 <= face <= LOCK for face in s.dice):
        yield "a white die has an unknown face"
    if s.red != NO_RED and s.red not in RED_NAMES:
        yield "the red die has an unknown face"
    if s.challenge != NO_CHALLENGE and not challenge_id(s, s.challenge):
        yield "the challenge is unknown"
    if s.dice and s.challenge == NO_CHALLENGE:
        yield "dice are rolled without a challenge"
    if s.cancelled > min(s.dice.count(LUCK), s.dice.count(LOCK)) and not s.ending:
        yield "more lucks cancel locks than were rolled"


def _campaign(s: Table) -> Iterator[str]:
    if not CHOOSING <= s.phase <= OVER:
        yield "the phase is unknown"
    if any(not is_known(code) or code not in s.pack.scenarios for code in s.played):
        yield "a scenario is unknown"
    if len(set(s.played)) != len(s.played):
        yield "a scenario was played twice"
    if s.phase == PLAYING and s.played[-1:] != (s.scenario,):
        yield "the running scenario was not begun"
    if len(s.reputations) != len(s.played) - (s.phase == PLAYING):
        yield "the number of reputations is wrong"
    if (s.phase == OVER) != bool(s.result):
        yield "the result does not fit the phase"
    if s.phase == CHOOSING and (s.scenario or s.deck or any(s.hands)):
        yield "cards are on the board between scenarios"
    if s.market and s.phase != BREAK:
        yield "the market has minions outside the break"


def _control(s: Table) -> Iterator[str]:
    if bool(s.stack) == (s.phase == OVER):
        yield "the stack does not fit the phase"
    if s.stack and not isinstance(s.stack[-1], Decision):
        yield "no decision is on top of the stack"
    if s.stack and not options(s, s.stack[-1].seats[0]):
        yield "a decision has no option"
    kinds: tuple[type[Frame], ...] = (*CORE, *scenario_of(s).frames)
    for number, frame in enumerate(s.stack):
        last = number == len(s.stack) - 1
        if not isinstance(frame, kinds) or isinstance(frame, Decision) != last:
            yield "a frame is in the wrong place on the stack"
        if isinstance(frame, Step) and not _is_known(s, frame):
            yield "a step is unknown"
        if isinstance(frame, Decision) and not _is_asked_rightly(s, frame):
            yield "a decision belongs to the wrong player"


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

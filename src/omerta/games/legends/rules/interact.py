"""LG-4.1 to LG-4.9: which challenge a player tries, and which minions help.

`rolling.py` continues with the roll.
"""

from omerta.games.legends.actions import Done, Interact, PlayMinion
from omerta.games.legends.components import (
    CARD,
    CHEER,
    CONTROL,
    PROBLEM,
    REVIVE,
    places,
)
from omerta.games.legends.events import (
    ChallengeChosen,
    MinionPlayed,
)
from omerta.games.legends.frames import (
    Decision,
    PlayMinions,
    Step,
)
from omerta.games.legends.rules.asking import ask, put_next
from omerta.games.legends.rules.piles import with_player
from omerta.games.legends.rules.recruit import DONE
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import UNCONTROLLED, Table
from omerta.games.legends.table_challenges import (
    called,
    challenge_id,
    count_effect,
    icons_of,
    missing_of,
    owner_of_problem,
    printed_difficulty,
    scenario_cards,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

ASK_PLAY = Step("ask_play")
ROLL = Step("roll")


# Which challenges may be chosen


def attempts(s: Table, player: int) -> list[Interact]:
    """Return every challenge that a player may choose (LG-4.2, LG-4.3)."""
    if not s.stock:
        return []
    hand = s.hands[player]
    pack = s.pack
    cards = scenario_cards(s)
    helpers = pack.test_helpers
    found = [
        pack.test_interacts[test]
        for test in cards.tests
        if hand & helpers[test] and can_still_do(s, test)
    ]
    helpers = pack.problem_helpers
    for front in s.fronts:
        if front:
            found += [pack.problem_interacts[each] for each in front if hand & helpers[each]]
    helpers = cards.helpers
    tokens = s.tokens
    scenario = scenario_of(s)
    for challenge in scenario.challenges(s):
        card = challenge - CARD
        missing = not tokens or tokens.get(challenge, 0) < cards.need[card]
        useful = (missing or not cards.difficulty[card]) and scenario.useful_successes(
            s, challenge
        ) != 0
        fits = hand & helpers[card] or (hand and scenario.is_bet(s, challenge))
        if fits and useful and scenario.blocks(s, player, challenge) is None:
            found.append(cards.interacts[card])
    return found


def can_still_do(s: Table, test: int) -> bool:
    """Return whether a board test could do something now (LG-4.3, LG-7.6)."""
    if test == CHEER:
        return bool(s.exhausted)
    if test == REVIVE:
        return bool(s.out)
    if test == CONTROL:
        return s.police == UNCONTROLLED
    return scenario_of(s).can_test(s, test)


def is_open(s: Table, challenge: int) -> bool:
    """Return whether a challenge is in play, so that players may try it (LG-4.2)."""
    if challenge >= CARD:
        return challenge in scenario_of(s).challenges(s)
    if challenge >= PROBLEM:
        return owner_of_problem(s, challenge - PROBLEM) >= 0
    return challenge in scenario_cards(s).tests


def choice_refusal(s: Table, player: int, challenge: int) -> Illegal | None:
    """Return why a challenge cannot be chosen, or None."""
    if not is_open(s, challenge):
        return Illegal("challenge_not_here", "LG-4.2", **called(s, challenge))
    if not s.stock:
        return Illegal("no_dice", "LG-4.3")
    if not is_useful(s, challenge):
        return Illegal("challenge_useless", "LG-4.3", **called(s, challenge))
    if scenario_of(s).is_bet(s, challenge):
        return None if s.hands[player] else Illegal("nobody_to_bet", "LG-4.3")
    if not s.hands[player] & s.pack.matching[icons_of(s, challenge)]:
        return Illegal("nobody_matches", "LG-4.3", **called(s, challenge))
    return scenario_of(s).blocks(s, player, challenge) if challenge >= CARD else None


def is_useful(s: Table, challenge: int) -> bool:
    """Return whether an open challenge can still do something (LG-4.3)."""
    if challenge < PROBLEM:
        return can_still_do(s, challenge)
    return wanted(s, challenge) > 0 or not printed_difficulty(s, challenge)


def difficulty_of(s: Table, player: int, challenge: int) -> int:
    """Return the printed difficulty with all modifiers (LG-4.9); 0 for a card without a difficulty."""
    printed = printed_difficulty(s, challenge)
    if not printed:
        return 0
    difficulty = printed + scenario_of(s).difficulty_bonus(s, player, challenge)
    if (
        s.fronts[player]
        and not PROBLEM <= challenge < CARD
        and not scenario_of(s).is_bet(s, challenge)
    ):
        difficulty += count_effect(s, player, "plus_difficulty")
    return difficulty


def dice_of(s: Table, player: int, challenge: int, crew: int) -> int:
    """Return the number of white dice that these minions roll (LG-4.6 to LG-4.8)."""
    row = s.pack.dice[icons_of(s, challenge)]
    count = scenario_of(s).dice_bonus(s, player, challenge)
    for minion in places(crew):
        count += row[minion]
    if s.fronts[player]:
        count -= count_effect(s, player, "minus_die")
    return min(max(count, 1), s.stock)


def most_dice(s: Table, player: int, challenge: int) -> int:
    """Return the number of white dice with all matching minions of a hand; 0 if none matches."""
    crew = s.hands[player] & s.pack.matching[icons_of(s, challenge)]
    if challenge == s.challenge:
        crew |= s.crew  # they are on the table already
    return dice_of(s, player, challenge, crew) if crew else 0


def wanted(s: Table, challenge: int) -> int:
    """Return how many successes could do something; a board test can use all of a roll."""
    if challenge >= CARD:
        useful = scenario_of(s).useful_successes(s, challenge)
        return missing_of(s, challenge) if useful < 0 else useful
    return missing_of(s, challenge) if challenge >= PROBLEM else len(s.pack.ids)


# The minions


def is_void(s: Table, total: int) -> bool:
    """Return whether a card forbids this total of the roll (LG-4.18)."""
    return bool(scenario_of(s).bans(s, s.challenge) >> total & 1)


def choose(s: Table, player: int, challenge: int, chance: Chance, log: list[Event]) -> None:
    """Begin an interaction with this challenge; the choice is binding (LG-4.4)."""
    s.challenge = challenge
    if scenario_of(s).is_bet(s, challenge):
        scenario_of(s).open_bet(s, player, log)
        return
    difficulty = difficulty_of(s, player, challenge)
    log.append(ChallengeChosen(player, challenge_id(s, challenge), difficulty))
    put_next(s, ASK_PLAY)
    scenario_of(s).before_play(s, player, chance, log)


def ask_play(s: Table, step: Step, chance: Chance, log: list[Event]) -> None:
    """Ask which minion helps, or roll if no other minion in the hand matches."""
    if playable(s, s.active):
        ask(s, PlayMinions, s.active)
    else:
        schedule_roll(s, chance, log)


def schedule_roll(s: Table, chance: Chance, log: list[Event]) -> None:
    """Schedule the roll: all minions are played."""
    put_next(s, ROLL)
    scenario_of(s).before_roll(s, s.active, chance, log)


def playable(s: Table, player: int) -> int:
    """Return the minions in a player's hand with a matching icon, as a mask."""
    return s.hands[player] & s.pack.matching[icons_of(s, s.challenge)]


def play_options(s: Table, frame: Decision) -> list[Action]:
    """Return every matching minion, and "done" once one is played (LG-4.5)."""
    plays = s.pack.plays
    found: list[Action] = [plays[minion] for minion in places(playable(s, frame.player))]
    if s.crew:
        found.append(DONE)
    return found


def play_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if isinstance(action, Done):
        return None if s.crew else Illegal("play_one_first", "LG-4.5")
    if not isinstance(action, PlayMinion):
        return Illegal("play_minions_now", "LG-4.4")
    minion = s.pack.number.get(action.minion)
    if minion is None:
        return Illegal("no_such_minion", "LG-4.5", name=action.minion[:8])
    if not s.hands[frame.player] >> minion & 1:
        return Illegal("not_in_hand", "LG-3.6", **s.pack.called(minion))
    if not playable(s, frame.player) >> minion & 1:
        return Illegal("no_matching_icon", "LG-4.5", **s.pack.called(minion))
    return None


def answer_play(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Move the minion from hand to table, or roll the dice."""
    if isinstance(action, Done):
        schedule_roll(s, chance, log)
        return
    assert isinstance(action, PlayMinion)
    bit = 1 << s.pack.number[action.minion]
    player = frame.player
    s.hands = with_player(s.hands, player, s.hands[player] ^ bit)
    s.tables = with_player(s.tables, player, s.tables[player] | bit)
    s.crew |= bit
    log.append(MinionPlayed(player, action.minion, dice_of(s, player, s.challenge, s.crew)))
    ask_play(s, ASK_PLAY, chance, log)

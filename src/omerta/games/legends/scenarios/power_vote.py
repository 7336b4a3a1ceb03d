"""The election: who rolls for which side, the votes, and the winner (SC-6.25 to SC-6.27)."""

from typing import Final

from omerta.games.legends.actions_power import NameRoller
from omerta.games.legends.components import FOUR
from omerta.games.legends.events import ElectionDecided, RollerNamed, VoteSide, VotesRolled
from omerta.games.legends.frames import Decision, Step
from omerta.games.legends.rules.asking import ask_speaker, end_scenario, then
from omerta.games.legends.rules.dice import roll_white
from omerta.games.legends.rules.rolling import faces
from omerta.games.legends.scenarios.power_pieces import (
    CLAN,
    MAYOR,
    ChooseRoller,
    PowerState,
    state_of,
)
from omerta.games.legends.table import NO_PLAYER, Table, clockwise
from omerta.games.legends.table_challenges import scenario_cards
from omerta.games.legends.view_power import VoteRoll
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event

SIDES: Final[tuple[VoteSide, VoteSide]] = ("clan", "mayor")
ROLLERS: Final = [NameRoller(player) for player in range(4)]


def hold_election(s: Table, log: list[Event]) -> None:
    """Decide the election for a side that is far enough ahead, or let both roll (SC-6.25, SC-6.26)."""
    p = state_of(s)
    if abs(p.clan - p.mayor) >= scenario_cards(s).one("lead"):
        decide(s, CLAN if p.clan > p.mayor else MAYOR, outright=True, log=log)
    else:
        then(s, Step("ask_roller", CLAN), Step("ask_roller", MAYOR), Step("votes"))


def ask_roller(s: Table, side: int, log: list[Event]) -> None:
    """Ask who rolls for a side, unless only one player may."""
    able = rollers(s, side)
    if len(able) == 1:
        name_roller(s, able[0], side, log)
    else:
        ask_speaker(s, ChooseRoller, side)


def rollers(s: Table, side: int) -> list[int]:
    """Return the players who may roll for a side; no player rolls for both."""
    return [
        player for player in clockwise(s, 0) if side == CLAN or player != state_of(s).clan_roller
    ]


def name_roller(s: Table, player: int, side: int, log: list[Event]) -> None:
    """Record that this player rolls for that side."""
    p = state_of(s)
    if side == CLAN:
        p.clan_roller = player
    else:
        p.mayor_roller = player
    log.append(RollerNamed(player, SIDES[side]))


def roller_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every player who does not roll for the other side."""
    return [ROLLERS[player] for player in rollers(s, frame.a)]


def roller_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, NameRoller):
        return Illegal("roller_now", "SC-6.26")
    if not 0 <= action.player < s.players:
        return Illegal("no_such_player", "SC-6.26", player=action.player + 1)
    if action.player not in rollers(s, frame.a):
        return Illegal("rolls_already", "SC-6.26")
    return None


def roll_votes(s: Table, chance: Chance, log: list[Event]) -> None:
    """Roll as many dice per side as it has tokens, until one side is higher (SC-6.26)."""
    p = state_of(s)
    for number in range(1, scenario_cards(s).one("ties") + 1):
        clan = roll_white(s.pack, p.clan, chance)
        mayor = roll_white(s.pack, p.mayor, chance)
        p.votes += clan + mayor
        ours, theirs = count_votes(clan), count_votes(mayor)
        log.append(VotesRolled(number, faces(clan), faces(mayor), ours, theirs))
        if ours != theirs:
            decide(s, CLAN if ours > theirs else MAYOR, outright=False, log=log)
            return
    decide(s, MAYOR, outright=False, log=log)


def count_votes(dice: tuple[int, ...]) -> int:
    """Return the sum of the numbers; luck and lock count nothing (SC-6.26)."""
    return sum([face for face in dice if face <= FOUR])


def decide(s: Table, winner: int, *, outright: bool, log: list[Event]) -> None:
    """Record the winner and end the campaign (SC-6.27)."""
    p = state_of(s)
    p.winner = winner
    log.append(ElectionDecided(SIDES[winner], outright, p.clan, p.mayor))
    end_scenario(s, "elected" if winner == CLAN else "defeated")


def rolls_of(p: PowerState) -> tuple[VoteRoll, ...]:
    """Return the rolls of the election with their sums."""
    found = []
    size = p.clan + p.mayor
    for start in range(0, len(p.votes), size):
        clan = p.votes[start : start + p.clan]
        mayor = p.votes[start + p.clan : start + size]
        found.append(VoteRoll(faces(clan), faces(mayor), count_votes(clan), count_votes(mayor)))
    return tuple(found)


def vote_errors(s: Table) -> list[str]:
    """Return the errors in the state of an election."""
    p = state_of(s)
    found = []
    held = p.winner in (CLAN, MAYOR)
    if held != (s.ending in ("elected", "defeated")) or (p.votes and not held):
        found.append("the election does not fit the ending")
    if not all(1 <= face <= len(s.pack.white) for face in p.votes):
        found.append("a vote has an unknown face")
    if p.votes and len(p.votes) % (p.clan + p.mayor):
        found.append("the number of votes does not fit the tokens")
    players = (NO_PLAYER, *range(s.players))
    if p.clan_roller not in players or p.mayor_roller not in players:
        found.append("a side has an unknown roller")
    if p.clan_roller == p.mayor_roller != NO_PLAYER:
        found.append("one player rolls for both sides")
    return found

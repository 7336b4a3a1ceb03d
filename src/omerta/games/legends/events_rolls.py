"""Events of an interaction, from the choice of a challenge to its result."""

from typing import Annotated, Literal

from msgspec import Meta

from omerta.games.legends.actions import ChallengeId, MinionId, PlayerNumber
from omerta.games.legends.kinds import Red, White
from omerta.kernel.events import Event


class ChallengeChosen(Event, frozen=True, tag="challenge_chosen"):
    """A player chose a challenge."""

    quiet = True
    player: PlayerNumber
    challenge: ChallengeId
    difficulty: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """Dice were rolled."""

    player: PlayerNumber
    dice: tuple[White, ...]
    red: Red


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """A player exhausted a minion for its ability."""

    quiet = True
    player: PlayerNumber
    minion: MinionId
    ability: Annotated[str, Meta(extra={"text": "ability"})]


class IntroUsed(Event, frozen=True, tag="intro_used"):
    """An intro card was discarded for a reroll."""

    quiet = True
    player: PlayerNumber


class DiceRerolled(Event, frozen=True, tag="dice_rerolled"):
    """Dice were rolled again; these are all dice now."""

    dice: tuple[White, ...]
    red: Red


class DiceSetAside(Event, frozen=True, tag="dice_set_aside"):
    """Locks were set aside."""

    quiet = True
    count: int
    dice: tuple[White, ...]


class DieAdded(Event, frozen=True, tag="die_added"):
    """Another die was added."""

    face: White


class DieTurned(Event, frozen=True, tag="die_turned"):
    """A die was turned to another face."""

    quiet = True
    face: Annotated[str, Meta(extra={"text": "turned"})]


class RollEased(Event, frozen=True, tag="roll_eased"):
    """An ability changed what the roll counts."""

    quiet = True
    how: Literal["plus_one", "extra_success", "no_damage"]


class LuckSplit(Event, frozen=True, tag="luck_split"):
    """Cancel one lock each with this many lucks."""

    quiet = True
    count: int


class TotalFixed(Event, frozen=True, tag="total_fixed"):
    """The total of a roll and its successes were fixed."""

    quiet = True
    total: int
    blocked: int
    multiplier: int
    difficulty: int
    successes: int


class RollVoided(Event, frozen=True, tag="roll_voided"):
    """The roll was void, as a card forbids its total."""

    quiet = True
    total: int


class TokensPlaced(Event, frozen=True, tag="tokens_placed"):
    """Success tokens were put on a card."""

    quiet = True
    challenge: ChallengeId
    tokens: int
    need: int


class ChallengeOvercome(Event, frozen=True, tag="challenge_overcome"):
    """A challenge was overcome."""

    quiet = True
    challenge: ChallengeId


class SirenHeard(Event, frozen=True, tag="siren_heard"):
    """The red die showed the siren."""

    quiet = True

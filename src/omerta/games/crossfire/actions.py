"""The actions of Crossfire. Statements may be lies: none of them changes the result."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import asdict, force_setattr

from omerta.games.crossfire.settings import Face
from omerta.kernel.actions import Action
from omerta.kernel.naming import text_kinds

SeatNumber = Annotated[int, Meta(ge=0, le=9, extra={"text": "seat"})]
"""A seat counted from 0; players count from 1 (CF-1.2)."""
RoleId = Annotated[str, Meta(extra={"text": "role"})]
FaceId = Annotated[Face, Meta(extra={"text": "face"})]
Topic = Literal["dealt", "passed", "got", "after1", "after2", "role", "aim", "trust"]
TopicId = Annotated[Topic, Meta(extra={"text": "topic"})]
"""The topic of a question."""
CardCode = Literal["dealt", "passed", "got", "am", "amnot"]
GuessCode = Literal["think", "not"]
SeatCode = Literal["trust", "suspect", "shoot", "spare", "guard", "iaim", "agree", "doubt"]
Code = Annotated[str, Meta(extra={"text": "code"})]
"""The kind of a statement."""


class Sentence(Action, frozen=True):
    """An action that names a seat; players count seats from 1."""

    def text(self) -> str:
        """The action as a player would type it."""
        kinds = text_kinds(type(self))
        fields = asdict(self).items()
        return self.say.format_map(
            {name: value + 1 if kinds[name] == "seat" else value for name, value in fields}
        )


class Looked(Action, frozen=True, tag="looked"):
    """I have seen my card."""

    say = "looked"


class Claim(Action, frozen=True, tag="claim"):
    """My card lies with this face up: what I pretend to be, if anything."""

    say = "claim {face}"
    face: FaceId


class SayAfter(Action, frozen=True, tag="say_after"):
    """After my first or second shuffle I held this card."""

    say = "say after {number} {role}"
    number: Annotated[int, Meta(ge=1, le=2)]
    role: RoleId


class SayCard(Action, frozen=True, tag="say_card"):
    """What I was dealt, passed or got, am or am not; `am` also takes a team."""

    say = "say {code} {role}"
    code: Annotated[CardCode, Meta(extra={"text": "code"})]
    role: RoleId


class SayGuess(Sentence, frozen=True, tag="say_guess"):
    """I think that this player has, or has not, this role."""

    say = "say {code} {seat} {role}"
    code: Annotated[GuessCode, Meta(extra={"text": "code"})]
    seat: SeatNumber
    role: RoleId


class SaySeat(Sentence, frozen=True, tag="say_seat"):
    """What I think of this player's words, or want to be done to this player."""

    say = "say {code} {seat}"
    code: Annotated[SeatCode, Meta(extra={"text": "code"})]
    seat: SeatNumber


class Retract(Action, frozen=True, tag="retract"):
    """I take back my last words."""

    say = "say retract"


class NoComment(Action, frozen=True, tag="nocomment"):
    """I decline to answer."""

    say = "say nocomment"


class Ask(Sentence, frozen=True, tag="ask"):
    """I ask a player about a card, an aim or a trust; no answer is required."""

    say = "ask {seat} {topic}"
    seat: SeatNumber
    topic: TopicId


class Put(Sentence, frozen=True, tag="put"):
    """I lay a token before this player, to be shot when time is up."""

    say = "token put {seat}"
    seat: SeatNumber


class Take(Sentence, frozen=True, tag="take"):
    """I take my token back from this player."""

    say = "token take {seat}"
    seat: SeatNumber


class Ready(Action, frozen=True, tag="ready"):
    """I have said everything I wanted to say."""

    say = "ready"


class AimBlind(Action, frozen=True, tag="aim_blind"):
    """I point anywhere; chance picks."""

    say = "aim blind"


class Aim(Sentence, frozen=True, tag="aim"):
    """I point at this player."""

    say = "aim {seat}"
    seat: SeatNumber


class AimTwo(Sentence, frozen=True, tag="aim_two"):
    """I point at these two players, one with each hand; the hands do not differ."""

    say = "aim {first} {second}"
    first: SeatNumber
    second: SeatNumber

    def __post_init__(self) -> None:
        if self.first > self.second:
            lower, higher = self.second, self.first
            force_setattr(self, "first", lower)
            force_setattr(self, "second", higher)


class Next(Action, frozen=True, tag="next"):
    """I have seen the end of the game; the next one may begin."""

    say = "next"


Statement = SayAfter | SayCard | SayGuess | SaySeat | Retract | NoComment | Ask
CrossfireAction = (
    Looked
    | Claim
    | SayAfter
    | SayCard
    | SayGuess
    | SaySeat
    | Retract
    | NoComment
    | Ask
    | Put
    | Take
    | Ready
    | AimBlind
    | Aim
    | AimTwo
    | Next
)
"""`say after 1 agent` is tried before `say think 1 agent`, because `after` is no opinion."""

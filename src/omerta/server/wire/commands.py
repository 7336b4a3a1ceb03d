"""What a browser may say on its socket; each command is answered by `Ack` or `Refused`."""

from typing import Annotated

import msgspec

from omerta.kernel import Seat
from omerta.server.wire.table import (
    MAX_ID_LENGTH,
    Clock,
    CommandId,
    Ease,
    GuestId,
    Name,
    Pace,
    ShortText,
)

Salt = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Level = Annotated[str, msgspec.Meta(max_length=20)]
MAX_DATA_LENGTH = 100_000
"""Letters of an owner's data file; a whole box of Legends has some forty thousand."""
SeatNumber = Annotated[Seat, msgspec.Meta(ge=0, le=9)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all commands."""

    id: CommandId


class Hello(Command, frozen=True, tag="hello"):
    """I am here and look from this seat of mine; answered by `Welcome`.

    Without a seat: from my only one, or as a spectator if I have none or several (then one device
    is shared, and nothing secret is shown before a person says who looks). Also said again to look
    from another seat. `play` and `seq` name the last step I know: then only what is new is told.
    With `watch` I am a screen for all to see: I look from no seat, whatever I have.
    """

    seat: SeatNumber | None = None
    watch: bool = False
    play: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seq: int = -1
    password: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Ping(Command, frozen=True, tag="ping"):
    """Is the line still good? Browsers ask in silence: a dead one would not tell."""


class Here(Command, frozen=True, tag="here"):
    """I am at my screen, though I say nothing; if a bot plays for me, I play again."""


class Act(Command, frozen=True, tag="act"):
    """My answer to the table, given while I saw the step `seq`."""

    seq: int
    action: msgspec.Raw


class Type(Command, frozen=True, tag="type"):
    """My answer in words, in any language."""

    seq: int
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Why(Command, frozen=True, tag="why"):
    """Why can I not do this? Answered by `WhyAnswered`; changes nothing."""

    action: msgspec.Raw


class Undo(Command, frozen=True, tag="undo"):
    """I take my last action back; where all play together: I ask the others for the last one."""

    seq: int


class Agree(Command, frozen=True, tag="agree"):
    """The last action may be taken back, as somebody asked; or it may not.

    With a `guest`: that guest may have the seat they asked for, or not; the newcomer may say no,
    too. Then `seq` does not count.
    """

    seq: int
    agreed: bool
    guest: GuestId | None = None


NOTHING = msgspec.Raw(b"null")
"""No action at all."""


class Suggest(Command, frozen=True, tag="suggest"):
    """Where all play together: I would give this answer, or: look at this thing of the board.

    `action` is an answer of whoever is asked at step `seq`; `at` names a thing as the game's board
    does. Neither: what I suggested before is taken back.
    """

    seq: int
    action: msgspec.Raw = NOTHING
    at: Annotated[str, msgspec.Meta(pattern=r"^[\w:.-]{0,20}\Z")] = ""


class Chat(Command, frozen=True, tag="chat"):
    """I say this; people who only watch are heard by those who watch while a game runs."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Note(Command, frozen=True, tag="note"):
    """My private notes at this table, as a whole."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Pencil(Command, frozen=True, tag="pencil"):
    """My private remark on one thing of the board; "" rubs it out.

    `at` is the client's own word for the thing; the server only keeps it. `seat` is the seat of
    mine that wrote it, which may not be the one I look from when it arrives; without it, it is.
    """

    at: Annotated[str, msgspec.Meta(pattern=r"^[\w:.-]{1,20}\Z")]
    text: Annotated[str, msgspec.Meta(max_length=80)]
    seat: SeatNumber | None = None


class AskCoach(Command, frozen=True, tag="coach"):
    """What does the help agreed at this table work out for me now? Answered by `Advised`."""


class Sit(Command, frozen=True, tag="sit"):
    """I take this seat under this name; a second seat of mine is a person beside me.

    A newcomer to a game with hidden cards is answered when the people who play have agreed.
    """

    seat: SeatNumber
    name: Name


class Stand(Command, frozen=True, tag="stand"):
    """I leave this seat of mine; during a game a bot plays on."""

    seat: SeatNumber


class AddSalt(Command, frozen=True, tag="salt"):
    """My share of the luck for the deal that this commitment seals."""

    seat: SeatNumber
    salt: Salt
    commitment: Annotated[str, msgspec.Meta(max_length=64)]


class Configure(Command, frozen=True, tag="configure"):
    """The host chooses; what is left out stays. `options` are words, as on the command line."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    options: dict[str, ShortText] | None = None
    data: Annotated[str, msgspec.Meta(max_length=MAX_DATA_LENGTH)] | None = None
    """The text of an owner's data file; "" for the printed one."""
    clock: Clock | None = None
    ease: Ease | None = None
    pace: Pace | None = None
    public: bool | None = None
    password: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class SeatBot(Command, frozen=True, tag="bot"):
    """The host puts a bot on a free seat or in a person's place; without a name it gets one."""

    seat: SeatNumber
    level: Level
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""


class StandIn(Command, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who has been silent for long, until they are back."""

    seat: SeatNumber


class Free(Command, frozen=True, tag="free"):
    """The host frees a seat: a bot goes, or a person who has to look on; somebody else may sit.

    Where others play with hidden cards, a bot stays.
    """

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """The host sends a browser away for good."""

    guest: GuestId


class PassHost(Command, frozen=True, tag="pass_host"):
    """The host makes another person host."""

    guest: GuestId


class Start(Command, frozen=True, tag="start"):
    """The host deals; after a game: the same people once more."""


class Reopen(Command, frozen=True, tag="reopen"):
    """After a game the host opens the lobby again, to change seats or options."""


class Pause(Command, frozen=True, tag="pause"):
    """The host stops or starts the clocks."""

    paused: bool


class Extend(Command, frozen=True, tag="extend"):
    """The host gives the running clock so many seconds more, or a common one fewer."""

    seconds: Annotated[int, msgspec.Meta(ge=-600, le=600)]


AnyCommand = (
    Hello
    | Ping
    | Here
    | Act
    | Type
    | Why
    | Undo
    | Agree
    | Suggest
    | Chat
    | Note
    | Pencil
    | AskCoach
    | Sit
    | Stand
    | AddSalt
    | Configure
    | SeatBot
    | StandIn
    | Free
    | Kick
    | PassHost
    | Start
    | Reopen
    | Pause
    | Extend
)


class Malformed(msgspec.Struct, frozen=True):
    """A message that is no command; its id, if it has one, to be answered."""

    id: str
    detail: str


class _Named(msgspec.Struct, frozen=True):
    id: Annotated[str, msgspec.Meta(max_length=MAX_ID_LENGTH)] = ""


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_named = msgspec.json.Decoder(_Named)
_NONSENSE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def read(message: bytes) -> AnyCommand | Malformed:
    """The command that somebody sent."""
    try:
        return _commands.decode(message)
    except _NONSENSE as error:
        return Malformed(_id_of(message), str(error)[:200])


def _id_of(message: bytes) -> str:
    try:
        return _named.decode(message).id
    except _NONSENSE:
        return ""

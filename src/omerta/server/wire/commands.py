"""The commands a client may send over its socket; each is answered by `Ack` or `Refused`."""

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
"""Characters of a custom data file; one with all cards of Legends has about 40,000."""
SeatNumber = Annotated[Seat, msgspec.Meta(ge=0, le=9)]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """The base of all commands."""

    id: CommandId


class Hello(Command, frozen=True, tag="hello"):
    """Enter the table, or look from another seat; answered by `Welcome`.

    Without a `seat` the guest looks from their only seat. A guest with no seat or with several
    looks as a spectator: several seats share one device, which shows nothing secret before a
    player says who is looking. `play` and `seq` name the last step the client knows; the server
    then sends only later steps. With `watch` the client is a screen for everyone at the table,
    which looks from no seat whatever seats the guest has.
    """

    seat: SeatNumber | None = None
    watch: bool = False
    play: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seq: int = -1
    password: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Ping(Command, frozen=True, tag="ping"):
    """Check that the connection works; a dead socket gives no sign of its own."""


class Here(Command, frozen=True, tag="here"):
    """Show that the guest is at the screen; a bot that plays for the guest stops."""


class Act(Command, frozen=True, tag="act"):
    """Answer the pending decision with an action, chosen while the client showed step `seq`."""

    seq: int
    action: msgspec.Raw


class Type(Command, frozen=True, tag="type"):
    """Answer the pending decision with typed words, in any language of the site."""

    seq: int
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Why(Command, frozen=True, tag="why"):
    """Ask why an action is refused; answered by `WhyAnswered`, changes nothing."""

    action: msgspec.Raw


class Undo(Command, frozen=True, tag="undo"):
    """Take the last action back; in a cooperative game, ask the others for their consent."""

    seq: int


class Agree(Command, frozen=True, tag="agree"):
    """Agree or disagree that the last action is taken back, as another player asked.

    With a `guest`, agree or disagree that this guest takes the seat they asked for; the newcomer
    may withdraw in the same way. `seq` does not count then.
    """

    seq: int
    agreed: bool
    guest: GuestId | None = None


NOTHING = msgspec.Raw(b"null")
"""The JSON of "no action"."""


class Suggest(Command, frozen=True, tag="suggest"):
    """In a cooperative game, propose an option to a fellow player or point at a thing on the board.

    `action` is an option of a seat with a pending decision at step `seq`; `at` names a thing as
    the game's board does. With neither, the earlier suggestion is withdrawn.
    """

    seq: int
    action: msgspec.Raw = NOTHING
    at: Annotated[str, msgspec.Meta(pattern=r"^[\w:.-]{0,20}\Z")] = ""


class Chat(Command, frozen=True, tag="chat"):
    """Post a line of chat; while a match runs, only spectators read the lines of spectators."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


class Note(Command, frozen=True, tag="note"):
    """Save the guest's private notes for this table, all of them."""

    text: Annotated[str, msgspec.Meta(max_length=4000)]


class Pencil(Command, frozen=True, tag="pencil"):
    """Save a private remark on one thing of the board; "" deletes it.

    `at` is the client's own name for the thing; the server only stores it. `seat` is the guest's
    seat for which the remark was written, because the guest may look from another one when the
    command arrives; None means the seat the guest looks from.
    """

    at: Annotated[str, msgspec.Meta(pattern=r"^[\w:.-]{1,20}\Z")]
    text: Annotated[str, msgspec.Meta(max_length=80)]
    seat: SeatNumber | None = None


class AskCoach(Command, frozen=True, tag="coach"):
    """Ask the coach of this table for advice on the present view; answered by `Advised`."""


class Sit(Command, frozen=True, tag="sit"):
    """Take this seat under this name; a second seat is for a second player at the device.

    A newcomer to a match with hidden cards gets the answer once the players have agreed.
    """

    seat: SeatNumber
    name: Name


class Stand(Command, frozen=True, tag="stand"):
    """Leave one of the guest's seats; during a match a bot plays on."""

    seat: SeatNumber


class AddSalt(Command, frozen=True, tag="salt"):
    """Give a seat's share of the chance of the deal that this commitment seals."""

    seat: SeatNumber
    salt: Salt
    commitment: Annotated[str, msgspec.Meta(max_length=64)]


class Configure(Command, frozen=True, tag="configure"):
    """Change the settings of the table, as its host; None keeps a value.

    `options` are the game's settings by name, in words as on the command line.
    """

    seats: Annotated[int, msgspec.Meta(ge=1, le=10)] | None = None
    options: dict[str, ShortText] | None = None
    data: Annotated[str, msgspec.Meta(max_length=MAX_DATA_LENGTH)] | None = None
    """The text of a custom data file; "" for the printed cards."""
    clock: Clock | None = None
    ease: Ease | None = None
    pace: Pace | None = None
    public: bool | None = None
    password: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class SeatBot(Command, frozen=True, tag="bot"):
    """Put a bot on a free seat or in a player's place, as host; the server names it if need be."""

    seat: SeatNumber
    level: Level
    name: Annotated[str, msgspec.Meta(max_length=20)] = ""


class StandIn(Command, frozen=True, tag="stand_in"):
    """Put a bot in place of a player who has been silent for long, until they are back."""

    seat: SeatNumber


class Free(Command, frozen=True, tag="free"):
    """Free a seat for another guest, as host: its bot leaves or its player becomes a spectator.

    Where others play with hidden cards, a bot keeps its seat.
    """

    seat: SeatNumber


class Kick(Command, frozen=True, tag="kick"):
    """Send a guest away for good, as host."""

    guest: GuestId


class PassHost(Command, frozen=True, tag="pass_host"):
    """Make another player the host."""

    guest: GuestId


class Start(Command, frozen=True, tag="start"):
    """Deal, as host; after a match the same players play again."""


class Reopen(Command, frozen=True, tag="reopen"):
    """Open the lobby again after a match, as host, to change seats or settings."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop or restart the clocks, as host."""

    paused: bool


class Extend(Command, frozen=True, tag="extend"):
    """Give the running clock more seconds, as host; a clock that all players share, also fewer."""

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
    """A message that is no valid command; `id` serves for the answer, if the message had one."""

    id: str
    detail: str


class _Named(msgspec.Struct, frozen=True):
    id: Annotated[str, msgspec.Meta(max_length=MAX_ID_LENGTH)] = ""


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_named = msgspec.json.Decoder(_Named)
_NONSENSE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def read(message: bytes) -> AnyCommand | Malformed:
    """The command in a client's message."""
    try:
        return _commands.decode(message)
    except _NONSENSE as error:
        return Malformed(_id_of(message), str(error)[:200])


def _id_of(message: bytes) -> str:
    try:
        return _named.decode(message).id
    except _NONSENSE:
        return ""

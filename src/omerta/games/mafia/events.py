"""The events of Mafia (rules, section 8)."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from omerta.games.mafia.actions import CardId, FigureId, SeatNumber, StreetId
from omerta.games.mafia.settings import Colour
from omerta.kernel.events import Event, Secret
from omerta.kernel.seats import Seat

CellId = Annotated[str, Meta(extra={"text": "cell"})]
"""A cell by its number, or "chair"."""
PerSeat = Annotated[tuple[int | None, ...], Meta(extra={"text": "per_seat"})]
"""One number for each seat."""
Why = Literal["kill", "arrest", "courtesan", "lawyer"]
FreedBy = Literal["lawyer", "served", "escaped", "ransom"]
RemovedBy = Literal["jailed", "lawyer", "no_runner", "foiled"]
EndCause = Literal["bank_empty", "rounds"]


class GameStarted(Event, frozen=True, tag="game_started"):
    """The table is set up."""

    colours: tuple[Colour, ...]
    board: str
    money: int
    memory_aid: Literal["none", "laid", "full"]
    exchange_order: Literal["in_turn", "simultaneous"]
    passing: Literal["all", "cards"]
    killed_closed: Literal["shown", "unseen"]
    runner_choice: Literal["any", "clan"]
    victory: Literal["solo", "clan"]
    first: SeatNumber


class RoundStarted(Event, frozen=True, tag="round_started"):
    """A full deck was shuffled; each seat gets this many cards."""

    round: int
    first: SeatNumber
    counts: PerSeat


class CardsDealt(Event, frozen=True, tag="cards_dealt"):
    """A seat took its cards in hand."""

    seat: SeatNumber
    count: int
    cards: Secret[tuple[CardId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CardPutAside(Event, frozen=True, tag="card_put_aside"):
    """A seat will exchange one more card; nothing new, as the number is public."""

    quiet = True
    seat: SeatNumber
    card: Secret[CardId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CardsExchanged(Event, frozen=True, tag="cards_exchanged"):
    """A seat threw some cards and drew as many."""

    seat: SeatNumber
    count: int
    thrown: Secret[tuple[CardId, ...]] = UNSET
    drawn: Secret[tuple[CardId, ...]] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class CardLaid(Event, frozen=True, tag="card_laid"):
    """A seat laid a closed card on a street."""

    seat: SeatNumber
    street: StreetId
    card: Secret[CardId] = UNSET

    def readers(self) -> tuple[Seat, ...]:
        """The player alone."""
        return (self.seat,)


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A seat's turn begins."""

    seat: SeatNumber


class PlayerSkipped(Event, frozen=True, tag="player_skipped"):
    """A seat has nothing left to do, for now."""

    seat: SeatNumber


class PlayerPassed(Event, frozen=True, tag="player_passed"):
    """A seat gave up the rest of its turns."""

    seat: SeatNumber


class CardOpened(Event, frozen=True, tag="card_opened"):
    """A card was opened and acts now."""

    seat: SeatNumber
    street: StreetId
    card: CardId


class GoodsSold(Event, frozen=True, tag="goods_sold"):
    """Goods found a buyer: both are due this number."""

    goods: StreetId
    buyer: StreetId
    number: int


class BankPaid(Event, frozen=True, tag="bank_paid"):
    """Money went from the bank onto a card."""

    street: StreetId
    amount: int
    bank: int


class SplitChosen(Event, frozen=True, tag="split_chosen"):
    """The opener named the card that receives the rest of the bank."""

    seat: SeatNumber
    street: StreetId


class PlayerPaid(Event, frozen=True, tag="player_paid"):
    """A player paid what the bank could not."""

    payer: SeatNumber
    street: StreetId
    amount: int
    as_mate: bool


class PaymentLapsed(Event, frozen=True, tag="payment_lapsed"):
    """No player could pay this."""

    street: StreetId
    amount: int


class BankEmptied(Event, frozen=True, tag="bank_emptied"):
    """The bank is empty: this is the last round."""


class LootMoved(Event, frozen=True, tag="loot_moved"):
    """Money moved from one card to another."""

    source: StreetId
    street: StreetId
    amount: int
    why: Why


class PistolHeld(Event, frozen=True, tag="pistol_held"):
    """A pistol stays silent; `forced` if there was nothing to hit."""

    seat: SeatNumber
    street: StreetId
    forced: bool


class CardKilled(Event, frozen=True, tag="card_killed"):
    """A pistol removed a card; the face of a closed one may stay hidden by agreement."""

    seat: SeatNumber
    pistol: StreetId
    street: StreetId
    was_open: bool
    card: CardId | UnsetType = UNSET


class FigurePlaced(Event, frozen=True, tag="figure_placed"):
    """A figure stands at the scene of its crime."""

    figure: FigureId
    street: StreetId


class FigureCameHome(Event, frozen=True, tag="figure_came_home"):
    """A figure left the scene of its crime."""

    figure: FigureId


class CardArrested(Event, frozen=True, tag="card_arrested"):
    """A law card arrested a criminal card; an escape card has no figure on it."""

    law: StreetId
    street: StreetId
    card: CardId
    figure: FigureId | None


class LawActedAgain(Event, frozen=True, tag="law_acted_again"):
    """A witness made a law card act once more."""

    street: StreetId
    card: CardId


class FigureJailed(Event, frozen=True, tag="figure_jailed"):
    """A figure went to prison."""

    figure: FigureId
    cell: CellId


class FigureFreed(Event, frozen=True, tag="figure_freed"):
    """A figure went home from arrest or prison."""

    figure: FigureId
    why: FreedBy


class CardRemoved(Event, frozen=True, tag="card_removed"):
    """An open card left the city."""

    street: StreetId
    card: CardId
    why: RemovedBy


class RunnerNamed(Event, frozen=True, tag="runner_named"):
    """A figure is ready to run beside its cell, or no figure was named."""

    seat: SeatNumber
    figure: FigureId | None


class EscapeFoiled(Event, frozen=True, tag="escape_foiled"):
    """The runner is back in its cell."""

    figure: FigureId
    cell: CellId


class FigureServed(Event, frozen=True, tag="figure_served"):
    """A prisoner moved one cell forward."""

    figure: FigureId
    source: CellId
    cell: CellId


class FigureThrownBack(Event, frozen=True, tag="figure_thrown_back"):
    """A figure entered the cell, and its prisoner had to move one cell back."""

    figure: FigureId
    source: CellId
    cell: CellId


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """No seat has a turn left."""

    round: int


class LootTaken(Event, frozen=True, tag="loot_taken"):
    """A seat took the money from its streets."""

    seat: SeatNumber
    amount: int
    cash: int


class RansomPaid(Event, frozen=True, tag="ransom_paid"):
    """A figure was bought free."""

    payer: SeatNumber
    figure: FigureId
    receiver: SeatNumber
    amount: int


class RansomDeclined(Event, frozen=True, tag="ransom_declined"):
    """A seat ransoms no figure, or no further one."""

    seat: SeatNumber


class FinalDebtPaid(Event, frozen=True, tag="final_debt_paid"):
    """At the end all prisoners must be ransomed: a player paid towards a debt."""

    payer: SeatNumber
    debtor: SeatNumber
    receiver: SeatNumber
    amount: int


class DebtLapsed(Event, frozen=True, tag="debt_lapsed"):
    """A debt that neither the debtor nor the clan mate can pay."""

    seat: SeatNumber
    amount: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The money is counted."""

    cause: EndCause
    cash: PerSeat
    winners: tuple[SeatNumber, ...]
    clans: tuple[int, int]
    """The money of seats 0 and 2, and that of seats 1 and 3."""


MafiaEvent = (
    GameStarted
    | RoundStarted
    | CardsDealt
    | CardPutAside
    | CardsExchanged
    | CardLaid
    | TurnStarted
    | PlayerSkipped
    | PlayerPassed
    | CardOpened
    | GoodsSold
    | BankPaid
    | SplitChosen
    | PlayerPaid
    | PaymentLapsed
    | BankEmptied
    | LootMoved
    | PistolHeld
    | CardKilled
    | FigurePlaced
    | FigureCameHome
    | CardArrested
    | LawActedAgain
    | FigureJailed
    | FigureFreed
    | CardRemoved
    | RunnerNamed
    | EscapeFoiled
    | FigureServed
    | FigureThrownBack
    | RoundEnded
    | LootTaken
    | RansomPaid
    | RansomDeclined
    | FinalDebtPaid
    | DebtLapsed
    | GameEnded
)

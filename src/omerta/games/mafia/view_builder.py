"""Builds views: open cards are public, and a hand belongs to its player.

The default is hidden: the face of a closed card enters a view only if this module says so.
"""

from collections.abc import Sequence

from omerta.games.mafia.components import (
    CARD_IDS,
    FIGURES,
    SEATS,
    STREETS,
    money_of,
    places_in,
)
from omerta.games.mafia.frames import AimPistol, ChooseBuyer, Exchange, NameRunner, SplitBank
from omerta.games.mafia.rules import ending
from omerta.games.mafia.rules.dealing import thrown_by
from omerta.games.mafia.rules.money import due_to
from omerta.games.mafia.table import (
    CELL,
    HOME,
    NOTHING,
    Table,
    cell_name,
    is_over,
    may_serve,
)
from omerta.games.mafia.turn import options
from omerta.games.mafia.view import (
    FigureView,
    Lying,
    MafiaView,
    Phase,
    Sale,
    SeatView,
    StreetView,
)
from omerta.kernel.frames import Frame
from omerta.kernel.seats import Viewer

_PHASES: tuple[Phase, ...] = ("exchange", "lay", "turns", "ransom", "over")


def view(s: Table, viewer: Viewer) -> MafiaView:
    """The table for one viewer."""
    return views(s, (viewer,))[0]


def views(s: Table, viewers: Sequence[Viewer]) -> list[MafiaView]:
    """The table for several viewers, who share the public part."""
    shared = PublicTable(s)
    return [_build_view(shared, viewer) for viewer in viewers]


class PublicTable:
    """The public part of a table."""

    __slots__ = ("able", "figures", "gone", "seats", "shown", "streets", "table")

    def __init__(self, s: Table) -> None:
        self.table = s
        standing = [NOTHING] * STREETS
        for figure, place in enumerate(s.places):
            if HOME < place < CELL:
                standing[place] = figure
        self.streets: list[StreetView] = [
            self.street(street, standing[street], known=False) for street in range(STREETS)
        ]
        self.figures: tuple[FigureView, ...] = tuple(
            [self._figure(figure) for figure in range(FIGURES)]
        )
        self.seats: tuple[SeatView, ...] = tuple(
            [
                SeatView(
                    s.cash[seat],
                    len(s.hands[seat]),
                    s.thrown[seat].bit_count(),
                    bool(s.passed >> seat & 1),
                )
                for seat in range(SEATS)
            ]
        )
        self.able: tuple[str, ...] = tuple(
            [s.town.figures[figure] for seat in range(SEATS) for figure in may_serve(s, seat)]
        )
        self.gone: tuple[str, ...] = tuple([CARD_IDS[card] for card in places_in(s.gone)])
        self.shown: tuple[str, ...] = tuple([CARD_IDS[card] for card in places_in(s.shown)])

    def street(self, street: int, figure: int, *, known: bool) -> StreetView:
        """A street; `known` if the viewer may see its closed card."""
        s = self.table
        bit = 1 << street
        lying: Lying = "empty"
        if s.arrested & bit:
            lying = "arrested"
        elif s.open & bit:
            lying = "open"
        elif s.closed & bit:
            lying = "closed"
        shown = s.open & bit or (known and s.closed & bit)
        return StreetView(
            s.town.owner[street],
            lying,
            CARD_IDS[s.cards[street]] if shown else None,
            s.loot[street],
            bool(s.fired & bit),
            None if figure == NOTHING else s.town.figures[figure],
        )

    def _figure(self, figure: int) -> FigureView:
        s = self.table
        place = s.places[figure]
        if place == HOME:
            return FigureView("home", "")
        if place < CELL:
            return FigureView("street", s.town.streets[place])
        return FigureView("running" if figure == s.runner else "cell", cell_name(s, place))


def _build_view(shared: PublicTable, viewer: Viewer) -> MafiaView:
    s = shared.table
    file = s.town.file
    chosen = s.settings
    frame = s.stack[-1] if s.stack else None
    hand = thrown = None
    aside: tuple[int, ...] = ()
    streets = tuple(shared.streets)
    if viewer is not None:
        hand = tuple([CARD_IDS[card] for card in s.hands[viewer]])
        if isinstance(frame, Exchange):
            aside = tuple([slot + 1 for slot in places_in(thrown_by(frame, viewer))])
        if chosen.memory_aid == "full":
            thrown = tuple([CARD_IDS[card] for card in places_in(s.thrown[viewer])])
        if chosen.memory_aid != "none":  # otherwise players must remember a closed card: MA-2.10
            own = s.town.own[viewer] & s.closed
            streets = tuple(
                [
                    shared.street(street, NOTHING, known=True) if own >> street & 1 else public
                    for street, public in enumerate(shared.streets)
                ]
            )
    return MafiaView(
        you=viewer,
        rows=s.town.rows,
        colours=s.town.colours,
        numbers=file.numbers,
        cells=file.prison.cells,
        goods=(*file.goods.legal, *file.goods.criminal),
        money=money_of(chosen, s.town),
        memory_aid=chosen.memory_aid,
        passing=chosen.passing,
        runner_choice=chosen.runner_choice,
        victory=chosen.victory,
        max_rounds=int(chosen.max_rounds),
        round=s.round,
        first=s.first,
        phase=_PHASES[s.phase],
        active=() if frame is None else frame.seats,
        decision=None if frame is None else frame.tag,
        at=_at(s, frame),
        sale=_sale(s, frame) if isinstance(frame, SplitBank) else None,
        bank=s.bank,
        ledger=s.ledger,
        deck=len(s.deck),
        gone=shared.gone,
        shown=shared.shown,
        seats=shared.seats,
        streets=streets,
        figures=shared.figures,
        able=shared.able,
        hand=hand,
        aside=aside,
        thrown=thrown,
        # `options` is typed as actions; law 1 checks that they are those of Mafia.
        options=() if viewer is None else options(s, viewer),  # type: ignore[arg-type]
        outcome=ending.result(s) if is_over(s) else None,
    )


def _at(s: Table, frame: Frame | None) -> str | None:
    if isinstance(frame, AimPistol | ChooseBuyer | NameRunner):
        return s.town.streets[frame.street]
    return s.town.streets[frame.opened] if isinstance(frame, SplitBank) else None


def _sale(s: Table, frame: SplitBank) -> Sale:
    left = places_in(frame.left)
    return Sale(
        s.town.streets[frame.opened],
        s.town.names(frame.left),
        tuple([due_to(s, street, frame.buyer, frame.goods) for street in left]),
    )

"""MA-7: arrests, law cards, lawyer and witness."""

from omerta.games.mafia.components import (
    CARD_IDS,
    COMMISSIONER,
    KIND,
    PISTOL,
    POLICE,
    PROSECUTOR,
    places_in,
)
from omerta.games.mafia.events import CardArrested, FigureFreed, FigureJailed, LawActedAgain
from omerta.games.mafia.rules.city import figure_on, foil, move_loot, remove, send_out
from omerta.games.mafia.table import (
    CELL,
    CHAIR,
    HOME,
    NOTHING,
    Table,
    cell_name,
    is_criminal,
    open_of_kind,
    runs_by,
)
from omerta.kernel.events import Event
from omerta.kernel.seats import Seat


def act_by_law(s: Table, law: int, to: int, spared: Seat, log: list[Event]) -> None:
    """A law card acts: it arrests within its reach; the loot goes to the card `to`."""
    kind = KIND[s.cards[law]]
    reach = s.town.knight[law] if kind == COMMISSIONER else s.town.near[law]  # MA-7.1, MA-7.2
    for street in places_in(reach & s.open & ~s.arrested):  # MA-4.2, MA-7.6
        if is_criminal(s, street) and s.town.owner[street] != spared:
            arrest(s, law, street, to, log)
    if kind == PROSECUTOR:
        jail_all(s, log)  # MA-7.7


def arrest(s: Table, law: int, street: int, to: int, log: list[Event]) -> None:
    """Put a figure of the owner on the card, and move its loot (MA-7.3)."""
    names, card = s.town.streets, s.cards[street]
    if runs_by(s, street):  # MA-7.5
        log.append(CardArrested(names[law], names[street], CARD_IDS[card], None))
        remove(s, street, "foiled", log)
        foil(s, log)
        return
    figure = s.shooter[street]
    if figure == NOTHING:
        figure = send_out(s, s.town.owner[street], street)
    else:
        s.places[figure] = street  # MA-7.4: from the scene onto the pistol
    s.arrested |= 1 << street
    log.append(CardArrested(names[law], names[street], CARD_IDS[card], s.town.figures[figure]))
    move_loot(s, street, to, s.loot[street], "arrest", log)


def jail_all(s: Table, log: list[Event]) -> None:
    """Send the figures of all arrested cards to prison, including a witness's own (MA-7.14)."""
    for street in places_in(s.arrested):
        jail(s, street, log)
        remove(s, street, "jailed", log)


def jail(s: Table, street: int, log: list[Event]) -> None:
    """Send the figure on an arrested card to the cell with the card's number (MA-9.1, MA-9.3)."""
    figure = figure_on(s, street)
    card = s.cards[street]
    place = CELL + s.town.cells.index(s.town.number[card])
    if KIND[card] == PISTOL:
        judges = [each for each in open_of_kind(s, PROSECUTOR) if s.town.near[each] >> street & 1]
        if judges:
            place = CHAIR
    s.places[figure] = place
    log.append(FigureJailed(s.town.figures[figure], cell_name(s, place)))


def open_lawyer(s: Table, street: int, log: list[Event]) -> None:
    """The lawyer takes the loot of police and commissioner, and frees the arrested (MA-7.9)."""
    for kind in (POLICE, COMMISSIONER):
        for law in open_of_kind(s, kind):
            move_loot(s, law, street, s.loot[law], "lawyer", log)
    for other in places_in(s.arrested):  # MA-7.10: prisoners, runners and scenes stay as they are
        figure = figure_on(s, other)
        s.places[figure] = HOME
        log.append(FigureFreed(s.town.figures[figure], "lawyer"))
        remove(s, other, "lawyer", log)


def open_witness(s: Table, seat: Seat, street: int, log: list[Event]) -> None:
    """All open law cards act again, but not against the witness's owner (MA-7.11, MA-7.12)."""
    for kind in (POLICE, COMMISSIONER, PROSECUTOR):  # MA-7.13
        for law in open_of_kind(s, kind):  # MA-7.15
            log.append(LawActedAgain(s.town.streets[law], CARD_IDS[s.cards[law]]))
            act_by_law(s, law, street, seat, log)


def jail_at_the_end(s: Table, log: list[Event]) -> None:
    """Arrested cards have kept their figures (MA-7.8); now these go to prison (MA-9.2)."""
    for street in places_in(s.arrested):
        jail(s, street, log)

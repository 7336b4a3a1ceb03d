"""Ways to play Crooks with which every law is tested."""

import msgspec

from omerta.games.crooks.components import house_file
from omerta.games.crooks.settings import CrookEntry, CrooksSettings, DeckFile


def owners_deck() -> DeckFile:
    """A custom deck with four bosses, two of them alike, and many equal faces."""
    house = house_file()
    bosses = [
        CrookEntry("x01", 10, 0, (), "boss", "Twins"),
        CrookEntry("x02", 10, 0, (), "boss", "Twins"),
        CrookEntry("x03", 10, -1, (), "boss", "Third"),
        CrookEntry("x04", 9, 0, ("outfit",), "boss", "Fourth"),
    ]
    plain = [CrookEntry(f"x{n:02}", 7, 0, ("outfit",), "none", "Same") for n in range(5, 9)]
    spies = [CrookEntry(f"x{n:02}", 2, 0, (), "spy", "Eyes") for n in range(9, 13)]
    crooks = (*bosses, *plain, *spies, *house.crooks[12:])
    return msgspec.structs.replace(house, id="owners", origin="owner", crooks=crooks)


WAYS = {
    "2012": CrooksSettings(edition="2012"),
    "2016": CrooksSettings(edition="2016"),
    "hidden-money": CrooksSettings(money_visible="off", memory_aid="off", first_player=1),
    "owners-deck": CrooksSettings(edition="2016", deck=owners_deck(), colours=("blue", None)),
}

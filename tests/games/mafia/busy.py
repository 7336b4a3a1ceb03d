"""A table of Mafia in which every element of a round is present."""

from omerta.testing import table
from omerta.testing.mafia import MafiaTable, Y


def in_play() -> MafiaTable:
    """Prison, runner, arrest, scene, loot, hidden cards: yellow is to move."""
    t = table("mafia", seats=4).prison(ye1="100", re1="chair", bl1="50").running("bl1", "a3")
    t.arrested("b2 theft").fired("b3", scene="a2", loot=60).open("d3 police", 100)
    t.open("d2 goods 40", 40).open("c4 buyer", 0).closed("c2 pistol", "a4 goods 10", "a1 lawyer")
    return t.thrown(Y, "robbery").cash(Y=100, R=50).bank(3650).cash(G=0, B=0)

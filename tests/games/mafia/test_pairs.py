"""Every pair of cards: the effect of opening one on another open card, by the text of the rules.

The table has a row for each card that is opened on c2 and a column for each open card near c2,
at a knight's distance from it, and farther away. Each cell has a letter for each distance:

- `.` nothing (a theft and a robbery are paid all the same, an escape without a runner leaves)
- `a` arrested, its loot seized (MA-7.1, 7.2)     - `j` arrested and jailed at once (MA-7.7)
- `f` foiled: the escape leaves (MA-7.5, 8.5)     - `J` jailed, being under arrest (MA-7.7)
- `k` killed, its loot taken (MA-6.4)             - `K` killed and foiled (MA-8.5)
- `t` taxed by 20 if it holds as much (MA-5.9)    - `s` a sale if the goods hold nothing (MA-5.6)
- `S` a sale whatever the buyer holds (MA-5.3)    - `e` its loot goes to the lawyer (MA-7.9)
- `r` released, the card leaves (MA-7.9)          - `w` acts again for the witness (MA-7.11)
- `1` impossible: there is only one such card
"""

from typing import NamedTuple

import pytest

from omerta.games.mafia.actions import Fire
from omerta.games.mafia.events import LawActedAgain
from omerta.testing import rule, table
from omerta.testing.mafia import B, MafiaTable, R, Y

TABLE = """
             police commissioner prosecutor lawyer witness held fired escape courtesan legal criminal buyer theft robbery arrested
police       ...    ...          ...        ...    ...     ...  a..   f..    a..       ...   a..      ...   a..   a..     ...
commissioner ...    111          ...        ...    ...     ...  .a.   .f.    .a.       ...   .a.      ...   .a.   .a.     ...
prosecutor   ...    ...          111        ...    ...     ...  j..   f..    j..       ...   j..      ...   j..   j..     JJJ
lawyer       eee    eee          ...        ...    ...     ...  ...   ...    ...       ...   ...      ...   ...   ...     rrr
witness      www    www          www        ...    ...     ...  ...   ...    ...       ...   ...      ...   ...   ...     ...
fire         k..    k..          k..        k..    k..     k..  k..   K..    k..       k..   k..      k..   k..   k..     ...
hold         ...    ...          ...        ...    ...     ...  ...   ...    ...       ...   ...      ...   ...   ...     ...
escape       ...    ...          ...        ...    ...     ...  ...   111    ...       ...   ...      ...   ...   ...     ...
courtesan    t..    t..          t..        t..    t..     ...  t..   ...    t..       t..   t..      t..   t..   t..     ...
legal        ...    ...          ...        ...    ...     ...  ...   ...    ...       ...   ...      S..   ...   ...     ...
criminal     ...    ...          ...        ...    ...     ...  ...   ...    ...       ...   ...      S..   ...   ...     ...
buyer        ...    ...          ...        ...    ...     ...  ...   ...    ...       s..   s..      ...   ...   ...     ...
theft        ...    ...          ...        ...    ...     ...  ...   ...    ...       ...   ...      ...   111   ...     ...
robbery      ...    ...          ...        ...    ...     ...  ...   ...    ...       ...   ...      ...   ...   111     ...
"""
OPENED = {
    "fire": "pistol-4",
    "hold": "pistol-4",
    "legal": "goods-l6",
    "criminal": "goods-c4",
    "courtesan": "courtesan-1",
}
LYING = {
    "held": "pistol-1",
    "legal": "goods-l4",
    "criminal": "goods-c2",
    "courtesan": "courtesan-2",
    "arrested": "courtesan-2",
}
"""The cards for kinds with several cards; any card will do for the others."""
EARNS = {"legal": 60, "criminal": 150, "theft": 100, "robbery": 200}
NUMBER = {"legal": 40, "criminal": 100, "theft": 100, "robbery": 200}
NUMBER |= dict.fromkeys(("courtesan", "arrested"), 20)
"""The printed numbers of the opened cards and of the others."""
BARE = ("held", "escape", "arrested")
"""Cards that never hold money."""
PLACES = {"b2": 0, "b1": 0, "b3": 0, "a1": 1, "d4": 1, "c4": 2, "a4": 2}
"""Streets of every owner around c2: near, at a knight's distance, far."""
SCENE = "a2"


class Pair(NamedTuple):
    opened: str
    lying: str
    effects: str


def pairs() -> list[Pair]:
    header, *rows = [line.split() for line in TABLE.strip().splitlines()]
    return [
        Pair(opened, lying, effects)
        for opened, *cells in rows
        for lying, effects in zip(header, cells, strict=True)
        if effects != "111"
    ]


PAIRS = pairs()


def situations(pair: Pair) -> list[tuple[str, int]]:
    """The places of the other card, and the money on it."""
    if pair.lying in BARE:
        return [(street, 0) for street in PLACES]
    some = [(street, 40) for street in PLACES]
    return [*some, ("b2", 0), ("b2", 10), ("b2", 20), ("a1", 0), ("c4", 0)]


def laid_out(pair: Pair, street: str, loot: int) -> MafiaTable:
    t = table("mafia", seats=4)
    if pair.lying == "escape":
        t.prison(gr4="50").running("gr4", street)
    elif pair.lying == "fired":
        t.fired(street, scene=SCENE, loot=loot)
    elif pair.lying == "arrested":
        t.arrested(f"{street} {LYING['arrested']}")
    else:
        t.open(f"{street} {LYING.get(pair.lying, pair.lying)}", loot)
    return t.closed(f"c2 {OPENED.get(pair.opened, pair.opened)}")


def opened(pair: Pair, street: str, loot: int) -> MafiaTable:
    t = laid_out(pair, street, loot).opens(Y, "c2")
    if t.view(None).decision == "pistol":
        if pair.opened == "hold" or Fire(street) not in t.view(Y).options:
            t.holds()
        else:
            t.fires(street)
    return t


def earned(pair: Pair) -> int:
    return EARNS[pair.opened] if pair.opened in ("theft", "robbery") else 0


def paid(pair: Pair, effect: str, loot: int) -> int:
    """The payment of each card of a sale."""
    if effect == "S":
        return EARNS[pair.opened]
    return NUMBER[pair.lying] if effect == "s" and not loot else 0


def expect_money(t: MafiaTable, pair: Pair, street: str, loot: int, effect: str) -> None:
    moved = loot if effect in "ajke" else 20 if effect == "t" and loot >= 20 else 0
    sale = paid(pair, effect, loot)
    t.expect_loot(**{"c2": earned(pair) + moved + sale, street: loot - moved + sale})
    t.expect_bank(4000 - loot - earned(pair) - 2 * sale)


def expect_card(t: MafiaTable, pair: Pair, street: str, effect: str) -> None:
    before = "arrested" if pair.lying == "arrested" else "open"
    lying = "arrested" if effect == "a" else "empty" if effect in "jfJkKr" else before
    assert t.street(street).lying == lying
    figure = ("ye", "re", "gr", "bl")[t.street(street).owner] + "1"
    own = t.street("c2").owner == t.street(street).owner
    if effect == "a":
        t.expect_figures(**{figure: street})
    elif effect in "jJ":
        cell = "chair" if pair.lying == "fired" else str(NUMBER[pair.lying])
        t.expect_figures(**{figure: cell})
    elif effect == "r":
        t.expect_figures(**{figure: "home"})
    elif effect in "kK":
        t.expect_figures(**{"ye2" if own and pair.lying == "fired" else "ye1": street})
        assert t.street("c2").fired
    elif pair.lying == "fired":
        t.expect_figures(**{figure: SCENE})
    if pair.lying == "escape":
        t.expect_figures(gr4="50" if effect in "fK" else "running from 50")
    again = [event.street for event in t.last_events(LawActedAgain)]
    assert again == ([street] if effect == "w" else [])


@rule("MA-4.1", "MA-4.2", "MA-4.3", "MA-4.4", "MA-4.5", "MA-4.7", "MA-7.1", "MA-7.2", "MA-7.7")
@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.opened}-{pair.lying}")
def test_an_opened_card_has_its_listed_effect_on_an_open_card(pair: Pair) -> None:
    for street, loot in situations(pair):
        effect = pair.effects[PLACES[street]]
        t = opened(pair, street, loot)
        expect_money(t, pair, street, loot, effect)
        expect_card(t, pair, street, effect)
        assert t.street("c2").lying == ("empty" if pair.opened == "escape" else "open")


@rule("MA-4.2")
@pytest.mark.parametrize("kind", sorted({pair.opened for pair in PAIRS} - {"fire"}))
def test_no_card_but_a_pistol_touches_a_closed_one(kind: str) -> None:
    mine = OPENED.get(kind, kind)
    for other in {"theft", "goods-l4", "buyer-4", "police-3", "escape"} - {mine}:
        for street in PLACES:
            t = table("mafia", seats=4).closed(f"c2 {mine}", f"{street} {other}")
            t.opens(Y, "c2")
            if t.view(None).decision == "pistol":
                t.holds()
            t.expect_closed(street).expect_loot(**{street: 0})
            t.expect_bank(4000 - earned(Pair(kind, other, "")))


@rule("MA-6.6", "MA-8.7")
@pytest.mark.parametrize("kind", sorted({pair.lying for pair in PAIRS} - {"fired", "arrested"}))
def test_a_closed_card_of_any_kind_is_killed_before_it_acts(kind: str) -> None:
    t = table("mafia", seats=4).open("b1 buyer", 60).arrested("a1 courtesan-1").prison(gr4="50")
    t.closed("c2 pistol-4", f"b2 {LYING.get(kind, kind)}").opens(Y, "c2").fires("b2")
    t.expect_empty("b2").expect_loot(c2=0, b1=60).expect_bank(3940).expect_arrested("a1")
    t.expect_figures(ye1="b2", re1="a1", gr4="50", bl1="home")


LAW = ("police", "commissioner", "prosecutor")
WITNESSES = {"d2": R, "c1": B}
"""Where a witness is opened, and whose cards are spared then."""


@rule("MA-7.11", "MA-7.12", "MA-7.14")
@pytest.mark.parametrize("witness", WITNESSES)
@pytest.mark.parametrize(
    "pair",
    [pair for pair in PAIRS if pair.opened in LAW and pair.lying not in LAW],
    ids=lambda pair: f"{pair.opened}-{pair.lying}",
)
def test_a_witness_repeats_law_effects_except_on_her_owners_cards(pair: Pair, witness: str) -> None:
    for street, loot in situations(pair):
        t = laid_out(pair, street, loot)  # the law on c2 is opened before the test looks
        t.layout.city.pop()
        t.open(f"c2 {pair.opened}", 40).closed(f"{witness} witness-2").turn(WITNESSES[witness])
        owner = t.street(street).owner
        figure = ("ye", "re", "gr", "bl")[owner] + "1"
        effect = pair.effects[PLACES[street]]
        if owner == WITNESSES[witness] and effect in "ajf":
            effect = "."
        t.opens(WITNESSES[witness], witness)
        moved = loot if effect in "aj" else 0
        t.expect_loot(**{"c2": 40, witness: moved, street: loot - moved})
        if effect == "a":
            t.expect_figures(**{figure: street})
        elif effect in "jJ":
            cell = "chair" if pair.lying == "fired" else str(NUMBER[pair.lying])
            t.expect_empty(street).expect_figures(**{figure: cell})
        elif pair.lying == "escape":
            t.expect_figures(gr4="50" if effect == "f" else "running from 50")
        else:
            before = "arrested" if pair.lying == "arrested" else "open"
            assert t.street(street).lying == before
        assert [event.street for event in t.last_events(LawActedAgain)] == ["c2"]


def test_the_table_has_every_pair() -> None:
    kinds = "police commissioner prosecutor lawyer witness escape courtesan legal criminal buyer"
    opened_kinds = {*kinds.split(), "theft", "robbery", "fire", "hold"}
    lying_kinds = {*kinds.split(), "theft", "robbery", "held", "fired", "arrested"}
    assert len(PAIRS) == len(opened_kinds) * len(lying_kinds) - 5
    assert {(p.opened, p.lying) for p in PAIRS} | {
        *(("commissioner",) * 2, ("prosecutor",) * 2, ("escape",) * 2, ("theft",) * 2),
        ("robbery", "robbery"),
    } == {(a, b) for a in opened_kinds for b in lying_kinds}

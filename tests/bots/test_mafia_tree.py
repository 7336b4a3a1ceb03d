"""What the hard bot for Mafia can tell apart in its tree, and what it learns there."""

import pytest

from omerta import games
from omerta.bots.gains import Gains
from omerta.bots.mafia.sight import weights_of
from omerta.bots.mafia.tree import ENOUGH, PATIENCE, Node, Tree, Walk, faces
from omerta.bots.mafia.trial import play_on, worths
from omerta.games.mafia.actions import Fire, Hold, Open, Pass
from omerta.games.mafia.components import CARD_OF
from omerta.games.mafia.table import Table
from omerta.kernel import Action, Seeded
from omerta.testing import table
from omerta.testing.mafia import B, G, R, Y
from omerta.testing.mafia import MafiaTable as Town

MAFIA = games.get("mafia")


def city() -> Town:
    return table("mafia", seats=4)


def walk(s: Table, *answers: Action) -> Walk:
    """A walk after these actions."""
    found = Walk(s.clone(), s.cards, faces(s.town), ())
    for answer in answers:
        found.answer(answer, Seeded(1))
    return found


def with_cards(s: Table, **cards: str) -> Table:
    """The same table with other cards on some streets."""
    other = s.clone()
    for street, card in cards.items():
        other.cards[s.town.street_of[street]] = CARD_OF[card]
    return other


def two_closed_cards_each() -> Table:
    """Yellow decides; every player has two closed cards."""
    t = city().closed(
        "c2 pistol", "a4 goods 10", "d2 police", "a1 witness", "b3 buyer", "d1 lawyer"
    )
    state: Table = t.closed("b2 theft", "c1 goods 20").state
    return state


# What a seat can tell apart


def test_hidden_cards_of_others_do_not_change_the_situation() -> None:
    s = two_closed_cards_each()
    for luck in range(20):
        world = MAFIA.believe(s, Y, chance=Seeded(luck))
        assert walk(world).situation() == walk(s).situation()


def test_the_next_seats_situation_depends_only_on_its_own_hidden_cards() -> None:
    s = two_closed_cards_each()
    before = walk(s, Open("a4")).situation()
    assert walk(with_cards(s, b3="robbery", c1="escape"), Open("a4")).situation() == before
    assert walk(with_cards(s, d2="robbery"), Open("a4")).situation() != before


def test_cards_with_the_same_effect_give_the_same_situation() -> None:
    s = with_cards(two_closed_cards_each(), d2="police-1")
    same = with_cards(s, d2="police-3")
    assert walk(same, Open("a4")).situation() == walk(s, Open("a4")).situation()
    known = faces(s.town)
    assert known[CARD_OF["goods-c2"]] == known[CARD_OF["goods-c3"]] != known[CARD_OF["goods-c1"]]
    assert known[CARD_OF["goods-c1"]] != known[CARD_OF["goods-l5"]], "both 50, but of another suit"


def test_an_opened_card_changes_the_situation_by_its_face() -> None:
    s = two_closed_cards_each()
    red = walk(s, Open("a4"), Open("a1")).situation()
    assert walk(with_cards(s, a1="commissioner"), Open("a4"), Open("a1")).situation() != red
    assert walk(s, Open("a4"), Pass()).situation() != red


@pytest.mark.parametrize(("agreed", "told"), [("shown", True), ("unseen", False)])
def test_a_killed_closed_card_changes_the_situation_only_if_it_is_shown(
    agreed: str, told: bool
) -> None:
    t = city().setting(killed_closed=agreed)
    s: Table = t.closed("c2 pistol", "a4 goods 10", "d2 police", "a1 witness", "b2 theft").state
    other = with_cards(s, b2="escape")
    shot = [Open("c2"), Fire("b2")]
    assert (walk(s, *shot).situation() != walk(other, *shot).situation()) == told


# What is learnt at a node


def gains_of(*gains: float) -> Gains:
    found = Gains()
    for gain in gains:
        found.add(gain)
    return found


USUAL, GOOD, BAD = Hold(), Fire("b2"), Fire("d2")


def node_with(**gains: Gains) -> Node:
    node = Node()
    node.visits = 20
    for street, found in gains.items():
        node.gains[Fire(street)] = found
    return node


def test_the_usual_option_leads_until_another_is_surely_better() -> None:
    assert node_with().leader(USUAL) == USUAL
    assert node_with(b2=gains_of(*[30.0] * (ENOUGH - 1))).leader(USUAL) == USUAL
    assert node_with(b2=gains_of(90.0, -80.0, 90.0, -80.0, 0.0)).leader(USUAL) == USUAL
    assert (
        node_with(b2=gains_of(*[30.0] * ENOUGH), d2=gains_of(*[9.0] * ENOUGH)).leader(USUAL) == GOOD
    )


def test_every_option_is_tried_and_clearly_worse_ones_are_dropped() -> None:
    options = (USUAL, GOOD, BAD)
    assert node_with(b2=gains_of(10.0)).challenger(options, USUAL) == BAD
    assert (
        node_with(b2=gains_of(*[20.0] * 5), d2=gains_of(*[5.0] * 5)).challenger(options, USUAL)
        == GOOD
    )
    worse = gains_of(*[-40.0] * ENOUGH)
    assert node_with(b2=gains_of(*[9.0] * 200), d2=worse).challenger(options, USUAL) == GOOD
    assert node_with(b2=worse, d2=worse).challenger(options, USUAL) is None


# What walks lead to


def pistol_position() -> Table:
    """Yellow may open a pistol next to money of both enemies; red and blue have a turn after it."""
    t = city().closed("c2 pistol", "d2 police", "c1 goods 20", "a1 witness", "a3 lawyer")
    state: Table = t.open("b2 buyer", 150).open("c3 buyer", 100).state
    return state


def usual_outcome(s: Table, *answers: Action) -> list[float]:
    """The result of these actions if all seats then play as the normal bot."""
    after = walk(s, *answers).table
    play_on(after, s.round, Seeded(1))
    return worths(after, [weights_of(s, seat) for seat in range(4)])


def test_without_experience_every_seat_takes_the_usual_option() -> None:
    s = pistol_position()
    assert Tree(s, Seeded(1)).outcome(s, Open("c2")) == usual_outcome(s, Open("c2"))


def test_a_seat_takes_the_option_that_a_node_has_learnt_to_be_better() -> None:
    s = pistol_position()
    tree = Tree(s, Seeded(1))
    node = Node()
    node.visits = PATIENCE + 2
    node.gains[Fire("c3")] = gains_of(*[30.0] * ENOUGH)
    tree.nodes[walk(s, Open("c2")).situation()] = node
    for _ in range(2):  # one walk is curious, the other is not
        assert tree.outcome(s, Open("c2")) == usual_outcome(s, Open("c2"), Fire("c3"))
    assert usual_outcome(s, Open("c2"), Fire("c3")) != usual_outcome(s, Open("c2"))


def test_walks_in_believed_worlds_try_every_option_at_the_next_own_node() -> None:
    s = pistol_position()
    tree = Tree(s, Seeded(1))
    for luck in range(60):
        tree.outcome(MAFIA.believe(s, Y, chance=Seeded(luck)), Open("c2"))
    node = tree.nodes[walk(s, Open("c2")).situation()]
    options = MAFIA.options(walk(s, Open("c2")).table, Y)
    assert node.visits == 60
    assert len(node.gains) == len(options) - 1
    assert all(gains.tries >= ENOUGH for gains in node.gains.values())
    assert sum(gains.tries for gains in node.gains.values()) <= (60 - PATIENCE) // 2
    assert node.gains[Hold()].mean() < 0.0, "150 coins of an enemy are better taken"


def test_every_seat_values_money_for_itself() -> None:
    s = city().cash(Y=300, R=200).between_rounds().state
    weights = [weights_of(s, seat) for seat in range(4)]
    before = worths(s, weights)
    s.cash[Y] += 100
    after = [late - early for late, early in zip(worths(s, weights), before, strict=True)]
    assert after[Y] == pytest.approx(100)
    assert after[G] == pytest.approx(10), "the mate competes, but has the same enemies"
    assert after[R] == after[B] == pytest.approx(-45), "yellow is their richer enemy"

"""SC-6: every campaign card, every rumour and every betrayal card."""

from omerta.games.legends.components_pack import HOUSE
from omerta.games.legends.events import DieSeized, MinionExhausted, SupportMoved, TopExhausted
from omerta.games.legends.settings import CardEntry
from omerta.testing import rule, table
from omerta.testing.legends import P1, P2, LegendsTable
from tests.games.dossier import Dossier
from tests.games.legends.card_cases import EXPERT, each

TABLE = HOUSE.scenario["power"]
CAMPAIGNS = [card for card in TABLE.card if card.deck == "campaign"]
RUMOURS = [card for card in TABLE.card if card.deck == "rumour"]
BETRAYALS = [card for card in TABLE.card if card.deck == "betrayal"]
ENDING = [card for card in (*CAMPAIGNS, *RUMOURS) if card.effect.startswith("end_")]
HARDER = {
    "problems_harder": ("pr02",),
    "rumours_harder": ("ru07", "ru10"),
    "campaign_harder": ("ca02",),
    "cheer_harder": ("cheer",),
    "control_harder": ("control",),
    "betrayal_harder": ("be_bank",),
    "care_harder": ("cheer", "revive"),
    "all_harder": ("pr02", "ru07", "ru10", "ca02", "cheer", "control", "be_bank", "revive"),
}


def power(**board: object) -> LegendsTable:
    return table("legends", seats=2).scenario("power", **{"betrayal": "be_bank", **board})


def name(card: CardEntry) -> str:
    return card.id


def lying(card: CardEntry, **board: object) -> LegendsTable:
    """A table with this card in play, and otherwise cards without effect."""
    place = {"campaign": card.id} if card.deck == "campaign" else {"rumours": card.id}
    return power(**{**board, **place})


@rule("SC-6.9", "LG-4.20")
@each(CAMPAIGNS, "applies")
def test_every_campaign_can_be_won(card: CardEntry) -> LegendsTable:
    harder = card.effect == "all_harder"
    expert = EXPERT[card.icons]
    t = lying(card).tokens(card.id, card.need - 1).hand(P1, f"{expert} m06 m26 m11 m21")
    t.tries(P1, card.id, expert, "4 4 4 4 | -").all_pass()
    t.expect_total(16, 16 // (card.difficulty + harder))
    assert (t.city().campaign, t.city().clan) == (None, 1)
    return t.expect(campaign_discard=(card.id,)).ready_for(P1)


@rule("SC-6.9", "SC-6.10")
@each(CAMPAIGNS, "fails")
def test_every_campaign_stays_while_a_token_is_missing(card: CardEntry) -> LegendsTable:
    expert = EXPERT[card.icons]
    t = lying(card).hand(P1, f"{expert} m06 m26 m11 m21").tries(P1, card.id, expert, "1 1 1 2 | -")
    return t.all_pass().expect(campaign=card.id).expect_no_event(SupportMoved).ready_for(P1)


@rule("SC-6.12")
@each(RUMOURS, "applies")
def test_every_rumour_can_be_silenced(card: CardEntry) -> LegendsTable:
    expert = EXPERT[card.icons]
    fewer = card.effect == "all_minus_die"
    t = lying(card).hand(P1, f"{expert} m06 m26 m11 m21").expect(fingerprints=card.prints)
    t.tries(P1, card.id, expert, "4 4 4 | -" if fewer else "4 4 4 4 | -").all_pass()
    return t.expect(rumours=(), rumour_discard=(card.id,), fingerprints=0).ready_for(P1)


@rule("SC-6.10", "SC-6.12")
@each([*CAMPAIGNS, *RUMOURS], "applies")
def test_every_constant_effect_changes_only_what_it_names(card: CardEntry) -> LegendsTable:
    calm = {"campaign": "ca02", "rumours": "ru07 ru10"}
    usual = power(**calm).problems(P1, "pr02").view().challenges
    rumours = f"ru07 ru10 {card.id}" if card.deck == "rumour" else "ru07 ru10"
    if card.id in ("ru07", "ru10"):
        rumours = "ru07 ru10"
    campaign = card.id if card.deck == "campaign" else "ca02"
    t = power(campaign=campaign, rumours=rumours).problems(P1, "pr02")
    known = {each.id: each for each in usual}
    harder = [
        each.id
        for each in t.view().challenges
        if each.id in known and each.difficulty == known[each.id].difficulty + 1
    ]
    wanted = [each for each in HARDER.get(card.effect, ()) if each != "ca02" or campaign == "ca02"]
    assert sorted(harder) == sorted(wanted)
    fewer = {each.more for each in t.view().challenges}
    assert fewer == ({-1} if card.effect == "all_minus_die" else {0})
    return t.ready_for(P1)


@rule("SC-6.10", "SC-6.12", "SC-6.23")
@each(ENDING, "applies")
def test_every_round_end_effect_strikes_once(card: CardEntry) -> LegendsTable:
    t = lying(card, marker=2, clan=4).hand(P1, "m01 m02").deck("m09 m10 m11").police("controlled")
    t.last_turn(P2).ends(P2)
    why = "campaign" if card.deck == "campaign" else "rumour"
    if card.effect in ("end_hand1", "end_hand_out1"):
        t.asks(P2, "lose_any").loses("m02")
        if card.effect == "end_hand1":
            t.expect_event(MinionExhausted, minion="m02", cause=why).expect_out("")
        else:
            t.expect_out("m02").expect_exhausted("")
    elif card.effect in ("end_deck1", "end_deck2"):
        top = ("m09",) if card.effect == "end_deck1" else ("m09", "m10")
        t.expect_event(TopExhausted, minions=top, cause=why)
    elif card.effect == "end_support1":
        t.expect_event(SupportMoved, to="mayor", why=why, clan=3, mayor=6)
    else:
        t.expect_event(DieSeized, why="rumour", seized=1)
    return t.asks(P2, "first")


@rule("SC-6.10")
@each(ENDING, "fails")
def test_no_round_end_effect_strikes_before(card: CardEntry) -> LegendsTable:
    t = lying(card, marker=2, clan=4).hand(P1, "m01 m02").deck("m09 m10 m11").turn(P1).ends(P1)
    t.expect_exhausted("").expect_out("").expect(seized=0).ready_for(P2)
    assert t.city().clan == 4
    return t


def test_a_clan_without_support_has_none_to_lose() -> None:
    t = power(rumours="ru14", marker=2).police("controlled").last_turn(P2).ends(P2)
    t.expect_no_event(SupportMoved).asks(P2, "first")


@rule("SC-6.13", "SC-6.17")
@each(BETRAYALS, "applies")
def test_every_traitor_gives_dice_back(card: CardEntry) -> LegendsTable:
    t = (
        power(betrayal=card.id, seized=2)
        .hand(P1, "m48 m26")
        .tries(P1, card.id, "m48", "4 4 4 4 | -")
    )
    return (
        t.all_pass()
        .expect_total(16, 16 // card.difficulty)
        .expect(seized=0, stock=12)
        .ready_for(P1)
    )


# Printed values


def test_the_cards_are_as_printed() -> None:
    printed: dict[str, list[str]] = {}
    for row in Dossier("legends").rows("id", "name", "icons", "D", "need", "effect"):
        printed[row[0]], printed[row[7]] = row[1:6], row[8:]
    assert len(printed) == len(CAMPAIGNS) == 16
    for card in CAMPAIGNS:
        title, icons, difficulty, need, effect = printed[card.id]
        assert title == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        assert (int(need), effect) == (card.need, card.effect)
    printed = {}
    for row in Dossier("legends").rows("id", "rumour"):
        printed[row[0]], printed[row[7]] = row[1:6], row[8:]
    assert len(printed) == len(RUMOURS) == 14
    for card in RUMOURS:
        title, icons, difficulty, effect, prints = printed[card.id]
        assert title == f"{card.en} · {card.ru}"
        assert (icons.replace("/", ""), int(difficulty)) == (card.icons, card.difficulty)
        assert (effect.replace("–", ""), int(prints)) == (card.effect, card.prints)


def test_the_traitors_are_as_printed() -> None:
    rows = Dossier("legends").rows("id", "scenario", "name", "seize a die if")
    assert [row[0] for row in rows] == [card.id for card in BETRAYALS]
    for (_, scenario, title, rule_, slots), card in zip(rows, BETRAYALS, strict=True):
        assert card.id == f"be_{scenario}"
        assert title == f"{card.en} · {card.ru}"
        assert slots == f"{card.values['slots']} / {card.values['slots_four']}"
        bound = card.values.get("bound")
        assert bound is None or str(bound) in rule_

"""Two players at one browser, with a curtain between them, and others elsewhere."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, by_words, hires_a_crook, sit_side_by_side
from tests.browser.playing_crooks_out import (
    acts_well,
    asks,
    circles_and_is_done,
    due,
    is_circling,
    reads,
    room,
    rooms_without_own_crooks,
    sheet,
)
from tests.browser.playing_crossfire import UNHURRIED, aims, claims, is_ready, part
from tests.browser.secrets_on_screen import PageSecrets

NAMES = ("Anna", "Clara")
_MOST_ANSWERS = 150
_MOST_LOOKS = 2_000
"""The most looks at two screens, either of which may still show the previous turn."""


def test_two_players_at_one_browser_one_at_a_phone_and_a_bot_play_a_whole_match(
    people: People,
) -> None:
    pair, boris = people("Anna"), people("Boris", phone=True)
    code = sit_side_by_side(pair, seats=4, bots=["easy"])
    boris.comes_by_link(code)
    boris.sits()
    pair.presses(pair.button("start-game"))

    lifted = 0
    for _ in range(_MOST_LOOKS):
        if boris.is_asked():
            by_words(boris)
        elif boris.over.count():
            break
        elif lifts_the_curtain(pair, PageSecrets(pair)):
            lifted += 1
        elif pair.called.count():
            pair.types("hand")  # this answer must be hidden from the other player
            by_hand(pair)
    pair.over.wait_for()
    assert lifted > 4
    assert pair.figures() == boris.figures()


def test_no_return_to_the_page_bypasses_the_curtain(people: People) -> None:
    pair = people("Anna")
    code = sit_side_by_side(pair, seats=2, options={"first_player": "0"})
    pair.presses(pair.button("start-game"))
    assert lifts_the_curtain(pair)
    hires_a_crook(pair)
    assert PageSecrets(pair).shown()  # Anna has a crook in hand that Clara must not see
    page = pair.page
    page.reload()
    hides_everything(pair)
    page.goto("/settings")
    page.go_back()
    hides_everything(pair)
    second = pair.page = page.context.new_page()
    pair.goes_to(code)
    hides_everything(pair)
    lifts_the_curtain(pair)
    assert PageSecrets(pair).shown()
    pair.page = page
    hides_everything(pair)
    second.close()


def hides_everything(pair: Person) -> None:
    """Check that the curtain is shown, and the page names no player's crooks."""
    pair.page.get_by_role("heading", name=pair.says("curtain-title", name="")).wait_for()
    expect(pair.page.locator("[data-at]")).to_have_count(0)
    assert not PageSecrets(pair).shown()


def test_a_player_who_leaves_a_shared_device_leaves_alone(people: People) -> None:
    pair = people("Anna")
    sit_side_by_side(pair, seats=2, options={"first_player": "0"})
    pair.presses(pair.button("start-game"))
    assert lifts_the_curtain(pair)
    hires_a_crook(pair)
    pair.presses(pair.button("leave"))
    pair.presses(pair.button("leave-stand-named", name="Anna"))
    hides_everything(pair)
    pair.presses(pair.button("curtain-ready", name="Clara"))
    pair.prompt.wait_for()
    expect(pair.region("seats-panel").get_by_text("Clara")).to_be_visible()


def test_the_player_who_takes_the_device_hears_the_prompt_exactly_once(people: People) -> None:
    pair = people("Anna")
    pair.listens()
    sit_side_by_side(pair, options={"first_player": "0"})
    pair.presses(pair.button("start-game"))
    pair.button("curtain-ready", name="Anna").wait_for()
    assert not any("recruit" in text for text in pair.heard)
    lifts_the_curtain(pair)
    question = pair.says("prompt-choose-hangout", player="Anna", money=18)
    pair.hears(question)
    assert pair.heard.count(question) == 1
    expect(pair.focused).to_have_text(f"{pair.says('game-crooks')}, {pair.says('board')}")


def test_two_players_at_one_browser_talk_look_and_aim_separately(people: People) -> None:
    pair = people("Anna", game="crossfire")
    wishes = {"early_end": "unanimous", "statement_cap": "0"}
    bots = ["easy"] * 3
    sit_side_by_side(pair, seats=5, bots=bots, options={**UNHURRIED, **wishes})
    pair.presses(pair.button("start-game"))
    faces = pair.page.get_by_role("group", name=pair.says("fire-faces"))
    ready = pair.button("fire-ready")
    seen, turned = pair.button("fire-looked"), 0
    while turned < 2:  # looks as often as asked, then each lays the card down
        lifts_the_curtain(pair)
        seen.or_(faces).or_(hand_over(pair)).first.wait_for()
        if faces.count():
            claims(pair, "bystander")
            turned += 1
        elif seen.count():
            pair.presses(seen)
    for _ in NAMES:  # in the discussion the device goes round before any player has finished
        ready.wait_for()
        claims(pair, "vip")
        assert lifts_the_curtain(pair)
    for seat in (0, 4):  # a bot may make the same statement
        theirs = part(pair, "ring").locator(f"[data-seat='{seat}']")
        expect(theirs.get_by_text(pair.says("face-vip"), exact=True)).to_have_count(1)
    for _ in NAMES:
        ready.wait_for()
        is_ready(pair)
        lifts_the_curtain(pair)
    pointed = []
    for _ in NAMES:  # each player points at one of the bots
        pair.button("fire-blind").wait_for()
        pointed.append(looker(pair))
        aims(pair, 2)
        lifts_the_curtain(pair)
    assert sorted(pointed) == [0, 4]
    result = pair.region("crossfire-result")
    expect(result.get_by_role("link")).to_have_count(5)
    shown = [push for push in pair.watch.pushes if push["type"] == "step"][-1]["told"]["events"]
    targets = next(event["targets"] for event in shown if event["type"] == "aims_shown")
    assert [targets[seat] for seat in pointed] == [[2], [2]]


def test_a_player_sees_their_fault_before_the_device_is_passed_on(people: People) -> None:
    pair = people("Anna", game="crooks_out")
    sit_side_by_side(pair, options={"first_player": "0", "help": "coach"})
    pair.presses(pair.button("start-game"))
    for _ in range(_MOST_ANSWERS):
        lifts_the_curtain(pair)
        rival = 1 - looker(pair)
        forgotten = due(reads(pair, rival)) if is_circling(pair, rival) else []
        if not forgotten:
            acts_well(pair, rival)
            continue
        pair.presses(pair.tray.locator("[data-answer=done]"))
        expect(sheet(pair, rival).locator(".fault-missing")).to_have_count(len(forgotten))
        expect(hand_over(pair)).to_be_visible()
        assert lifts_the_curtain(pair)
        assert looker(pair) == rival
        return
    raise AssertionError("nothing was ever due")


def test_a_note_belongs_to_its_author(people: People) -> None:
    pair = people("Anna", game="crooks_out", phone=True)
    sit_side_by_side(pair, options={"first_player": "0"})
    pair.presses(pair.button("start-game"))
    lifts_the_curtain(pair)
    noted = rooms_without_own_crooks(pair, 1)[0]
    pair.presses(room(pair, 1, noted))
    pair.field("plan-pencil-text").fill("three of them")  # half-written when she asks
    pair.presses(pair.tray.locator("[data-offer=ask]"))
    for now in (1, 0):
        asks_until_a_miss(pair)
        assert lifts_the_curtain(pair)
        assert looker(pair) == now
        theirs = [each.name for seat in range(2) for each in reads(pair, seat)]
        assert any("three of them" in name for name in theirs) == (now == 0)
    expect(room(pair, 1, noted)).to_have_accessible_name(re.compile("pencil: three of them"))


def asks_until_a_miss(pair: Person) -> None:
    """Have the present viewer play on until it is the other's turn."""
    rival = 1 - looker(pair)
    for _ in range(_MOST_ANSWERS):
        pair.called.or_(hand_over(pair)).first.wait_for(state="attached")
        if hand_over(pair).count():
            return
        if is_circling(pair, rival):
            circles_and_is_done(pair, rival)
        else:
            asks(pair, rival, rooms_without_own_crooks(pair, rival)[0])
    raise AssertionError("nobody is so lucky")


def looker(pair: Person) -> int:
    """The seat that this browser views as."""
    return int([push["seat"] for push in pair.watch.pushes if push["type"] == "welcome"][-1])


def hand_over(pair: Person) -> Locator:
    """The button that hands the device to the other player."""
    named = [re.escape(pair.says("hand-over", name=name)) for name in NAMES]
    return pair.page.get_by_role("button", name=re.compile(f"^({'|'.join(named)})$"))


def lifts_the_curtain(pair: Person, secrets: PageSecrets | None = None) -> bool:
    """Hand the device over if the other player here must act; checks that nothing shows through."""
    curtain = pair.page.get_by_role("heading", name=pair.says("curtain-title", name=""))
    here = pair.called.or_(curtain).or_(hand_over(pair))
    here.or_(pair.elsewhere).or_(pair.over).first.wait_for(state="attached")
    if hand_over(pair).count():
        pair.presses(hand_over(pair))
        curtain.wait_for()
    if not curtain.count():
        return False
    assert secrets is None or not secrets.shown()
    name = next(name for name in NAMES if name in curtain.inner_text())
    expect(pair.page.locator("[data-at]").or_(pair.region("command"))).to_have_count(0)
    pair.presses(pair.button("curtain-ready", name=name))
    curtain.wait_for(state="detached")
    expect(pair.region("command").get_by_role("status")).to_be_empty()
    return True

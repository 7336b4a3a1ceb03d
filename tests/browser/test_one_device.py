"""Two people at one browser, with a curtain between them, and others elsewhere."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import by_hand, by_words
from tests.browser.secrets_on_screen import Eyes


def test_two_at_one_browser_and_one_elsewhere_play_a_whole_game(people: People) -> None:
    pair, boris = people("Anna"), people("Boris")
    code = pair.lays_a_table(seats=3)
    pair.goes_to(code)
    pair.presses(pair.button("sit-second").first)
    pair.field("sit-second-name").fill("Clara")
    dialog = pair.dialog("sit-second")
    pair.presses(dialog.get_by_role("button", name=pair.says("done")))
    boris.comes_by_link(code)
    boris.sits()
    pair.presses(pair.button("start-game"))

    lifted = 0
    for _ in range(200):
        if boris.is_asked():
            by_words(boris)
        elif boris.over.count():
            break
        elif lifts_the_curtain(pair):
            lifted += 1
        elif pair.called.count():
            by_hand(pair)
    pair.over.wait_for()
    assert lifted > 4
    assert pair.scores() == boris.scores()


def lifts_the_curtain(pair: Person) -> bool:
    """Hand the device over if it is somebody else's turn here; nothing shows through."""
    curtain = pair.page.get_by_role("heading", name=pair.says("curtain-title", name=""))
    pair.called.or_(curtain).or_(pair.prompt).or_(pair.over).first.wait_for(state="attached")
    if not curtain.count():
        return False
    assert not Eyes(pair).shown()
    name = "Clara" if "Clara" in curtain.inner_text() else "Anna"
    expect(pair.region("crooks-targets")).to_have_count(0)
    pair.presses(pair.button("curtain-ready", name=name))
    curtain.wait_for(state="detached")
    return True

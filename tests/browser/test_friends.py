"""Friends at one table: three players with a browser each, a bot, and a spectator."""

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.playing import by_hand, by_words, play_together
from tests.browser.secrets_on_screen import PageSecrets
from tests.browser.site import Site

IN_RUSSIAN_LETTERS = str.maketrans("ABCEHKMOPTXY", "АВСЕНКМОРТХУ")


def test_three_players_and_a_bot_play_a_whole_match_with_a_spectator(
    people: People, own_site: Site
) -> None:
    anna = people("Anna", at=own_site)
    boris = people("Boris", at=own_site, phone=True)
    vera = people("Вера", at=own_site, language="ru")
    gleb = people("Gleb", at=own_site)

    code = anna.opens_a_table(seats=4)
    boris.comes_by_code(code.lower())
    boris.sits()
    vera.comes_by_code(code.translate(IN_RUSSIAN_LETTERS))
    vera.sits()
    gleb.comes_by_link(code)
    gleb.region("seats-title").wait_for()  # he receives the match from its deal on
    expect(boris.page.get_by_text(boris.says("start-host", name="Anna"))).to_be_visible()

    expect(anna.button("start-game")).to_be_disabled()
    anna.presses(anna.button("add-bot"))
    anna.chooses("pace", anna.says("pace-instant"))
    anna.chooses("options-edition", "2012")
    anna.presses(anna.button("start-game"))

    pages = [PageSecrets(person) for person in (anna, boris, vera, gleb)]

    secrets: set[str] = set()

    def no_player_sees_secrets() -> None:
        for each in pages:
            each.stay_honest()
        together = min(each.heard() for each in pages)
        told = [each.told_until(together) for each in pages]
        assert told[3] <= told[0] & told[1] & told[2]
        secrets.update(*(one - told[3] for one in told))

    play_together({anna: by_hand, boris: by_hand, vera: by_words}, after=no_player_sees_secrets)
    no_player_sees_secrets()
    assert secrets  # there was something to hide
    assert all(each.shown() for each in pages)

    result = anna.figures()
    assert len(result) == 1 + 8 + 3 + 2  # a head, targets, gangs, total and money
    assert [boris.figures(), vera.figures(), gleb.figures()] == [result] * 3


def test_a_locked_table_asks_for_its_password(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    code = anna.opens_a_table()
    anna.field("password").fill("sesame")
    anna.presses(anna.region("choices").get_by_role("button", name=anna.says("done")))
    anna.page.get_by_text(anna.says("password-set")).first.wait_for()
    boris.comes_by_link(code)
    boris.field("table-password").fill("barley")
    boris.presses(boris.button("come-in"))
    boris.sees(boris.says("table-password-wrong"))
    boris.field("table-password").fill("sesame")
    boris.presses(boris.button("come-in"))
    boris.sits()
    expect(anna.region("seats-title").get_by_text("Boris")).to_be_visible()


def test_a_removed_player_cannot_return(people: People) -> None:
    anna, boris = people("Anna"), people("Boris")
    code = anna.opens_a_table()
    boris.comes_by_link(code)
    boris.sits()
    anna.presses(anna.button("seat-tools", name="Boris"))
    anna.presses(anna.button("tool-kick"))
    anna.presses(anna.button("tool-kick"))
    boris.sees(boris.says("gone-kicked"))
    boris.page.reload()
    boris.sees(boris.says("gone-kicked"))


def test_a_code_that_leads_nowhere_is_explained(people: People) -> None:
    anna = people("Anna")
    anna.opens("/")
    anna.field("join-code").fill("QWZJ")
    anna.presses(anna.button("join"))
    anna.sees(anna.says("join-bad-code"))
    anna.watch.line_may_break = True  # the browser logs every answer 404
    anna.field("join-code").fill("KKKK")  # no table has this code
    anna.presses(anna.button("join"))
    anna.sees(anna.says("unknown-table"))

"""A finished match: replayed, checked, saved to a file and opened from it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.playing import gives_up

VERIFY = "import sys; from omerta.cli import main; raise SystemExit(main(sys.argv[1:]))"


@pytest.fixture
def anna(people: People) -> Person:
    """Anna, who opened the lobby, played a short match and opened its replay."""
    anna = people("Anna")
    anna.goes_to(anna.lays_a_table(bots=["easy"], options={"first_player": "0"}))
    anna.presses(anna.button("start-game"))
    gives_up(anna)
    anna.presses(anna.page.get_by_role("link", name=anna.says("replay"), exact=True))
    slider(anna).wait_for()
    return anna


def slider(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("replay-slider"))


def moment(person: Person) -> int:
    return int(slider(person).input_value())


def last(person: Person) -> int:
    return int(slider(person).get_attribute("max") or 0)


def test_the_slider_the_keys_and_the_log_lead_to_every_step(anna: Person) -> None:
    expect(slider(anna)).to_have_value("0")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last(anna))):
        anna.page.keyboard.press(key)
        expect(slider(anna)).to_have_value(str(at))
    expect(anna.region("crooks-score")).to_be_visible()
    anna.page.keyboard.press("Home")
    expect(anna.region("crooks-score")).to_have_count(0)
    anna.presses(anna.button("replay-forward"))
    expect(slider(anna)).to_have_value("1")
    slider(anna).fill(str(last(anna) - 1))
    expect(slider(anna)).to_have_value(str(last(anna) - 1))
    log = anna.region("replay-log").get_by_role("listitem").get_by_role("button")
    anna.presses(log.nth(2))
    assert 0 < moment(anna) < last(anna) - 1
    expect(anna.page).to_have_url(re.compile(f"#{moment(anna)}$"))
    anna.page.reload()
    expect(slider(anna)).not_to_have_value("0")


def test_after_the_end_every_seats_view_is_available(anna: Person) -> None:
    looks = anna.page.get_by_role("combobox", name=anna.says("replay-seen-by"))
    names = looks.get_by_role("option").all_inner_texts()
    assert names[0] == "Anna"
    assert names[-1] == anna.says("replay-spectator")
    looks.select_option("Anna")
    slider(anna).fill("1")  # Anna searches a pile
    pile = anna.tray.get_by_role("list", name=anna.says("crooks-pile"))
    expect(pile).to_be_visible()
    looks.select_option(names[-1])
    expect(pile).to_have_count(0)
    looks.select_option("Anna")
    expect(pile).to_be_visible()


def test_the_browser_repeats_the_deal_and_all_checks_agree(anna: Person) -> None:
    anna.presses(anna.button("fair-check"))
    fair = anna.region("fair-title")
    expect(fair).to_contain_text(anna.says("fair-agrees"))
    findings = fair.get_by_role("listitem")
    expect(findings).not_to_have_count(0)
    ticks = fair.get_by_role("img", name=anna.says("fair-mark-yes"), exact=True)
    expect(ticks).to_have_count(findings.count())


def brings_a_file(person: Person, file: Path) -> None:
    """Choose a saved match on the page for files."""
    person.opens("/replay/open")
    with person.page.expect_file_chooser() as chooser:
        person.presses(person.button("replay-choose-file"))
    chooser.value.set_files(file)


def test_the_file_is_accepted_by_verify_and_opens_again(
    anna: Person, people: People, tmp_path: Path
) -> None:
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=anna.says("replay-file")).click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    verified = subprocess.run(
        [sys.executable, "-c", VERIFY, "verify", str(file)],
        env={**os.environ, "OMERTA_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    assert "Anna" in verified.stdout

    steps = last(anna)
    for person in (anna, people("Boris")):  # also a guest who is new here
        brings_a_file(person, file)
        expect(slider(person)).to_have_attribute("max", str(steps))

    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    anna.watch.line_may_break = True  # the browser logs that the file was refused
    brings_a_file(anna, broken)
    expect(anna.page.get_by_role("alert")).to_have_text(anna.says("save-corrupt"))


def test_a_running_match_has_no_replay(people: People) -> None:
    anna = people("Anna")
    anna.deals_against_bots(options={"first_player": "0"})
    anna.watch.line_may_break = True  # the browser logs every answer 403
    anna.opens(f"/replay/{anna.play}")
    anna.sees(anna.says("replay-not-over"))

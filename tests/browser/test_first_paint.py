"""The start page on a cheap phone with a slow network."""

import sys

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People

SLOW_4G = {  # as Lighthouse emulates it
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
LONGEST = 2500
FIRST_PAINT = """() => performance.getEntriesByName("first-contentful-paint")[0].startTime"""


def test_the_start_page_is_painted_quickly(
    people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = people("Anna", phone=True)
    devtools = anna.page.context.new_cdp_session(anna.page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_4G)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    anna.opens("/")
    expect(anna.play_now).to_be_visible()
    painted = anna.page.evaluate(FIRST_PAINT)
    with capsys.disabled():
        sys.stdout.write(f"\nfirst paint of the start page: {painted:.0f} ms\n")
    assert painted < LONGEST

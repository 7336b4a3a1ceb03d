"""Log lines: one for each event, with names and fields, without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from omerta.server import logs

log = logging.getLogger("omerta.server.test")


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def loggers_as_before() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("omerta")
    handlers, levels = list(root.handlers), (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


def test_programs_get_json_with_the_request_and_the_table() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    request, table = logs.request_id.set("r1"), logs.table_code.set("KBTE")
    log.info("request", extra={"status": 200, "path": "/api/\n"})
    logs.request_id.reset(request)
    logs.table_code.reset(table)
    log.debug("unseen")
    log.info("later")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("at").endswith("+00:00")
    assert first == {
        "level": "info",
        "source": "omerta.server.test",
        "event": "request",
        "request": "r1",
        "table": "KBTE",
        "status": 200,
        "path": "/api/\n",
    }
    assert "request" not in second


def test_a_terminal_gets_one_short_line_that_no_path_can_break() -> None:
    stream = Screen()
    logs.configure("info", stream)
    log.info("request", extra={"path": "/\x1b[2J\nfake"})
    assert stream.getvalue().endswith("info    request path=/?[2J?fake\n")
    assert stream.getvalue().count("\n") == 1


@pytest.mark.parametrize("stream", [io.StringIO(), Screen()])
def test_an_error_is_logged_with_its_place_and_without_its_message(stream: io.StringIO) -> None:
    logs.configure("info", stream)
    cards = {"c27": "killer"}
    try:
        cards[str(len(cards))]
    except KeyError:
        log.exception("broken")
    told = stream.getvalue()
    assert "KeyError" in told
    assert "test_logs.py" in told
    assert "cards[str(len(cards))]" in told
    assert "'1'" not in told


def test_libraries_speak_only_when_something_is_wrong() -> None:
    stream = io.StringIO()
    logs.configure("debug", stream)
    logging.getLogger("uvicorn.error").info("GET /api/me?token=secret")
    assert stream.getvalue() == ""


def test_what_a_table_does_belongs_to_no_request() -> None:
    stream = io.StringIO()
    logs.configure("info", stream)
    request = logs.request_id.set("r1")
    logs.at_table("KBTE").run(log.info, "bot failed")
    logs.request_id.reset(request)
    line = json.loads(stream.getvalue())
    assert line["table"] == "KBTE"
    assert "request" not in line

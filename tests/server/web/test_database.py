"""A damaged or deleted database is reported in a sentence, and never acknowledges a change."""

import sqlite3
from pathlib import Path

import pytest

from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.storage.refusals import Unusable
from tests.server.web.running_server import RunningServer, config_in


def test_a_damaged_page_at_the_start_is_said_in_a_sentence(tmp_path: Path) -> None:
    settings = config_in(tmp_path)
    with RunningServer(settings) as running, running.browser("Anna") as anna:
        anna.opens()
    file = Path(settings.database)
    base = sqlite3.connect(file)
    (page,) = base.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
    (size,) = base.execute("PRAGMA page_size").fetchone()
    base.close()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(b"garbage!" * (size // 8))
    with pytest.raises(Unusable) as refused, RunningServer(settings):
        pass
    assert refused.value.params == {"why": "damaged", "code": "SQLITE_CORRUPT"}
    for language in LANGUAGES:
        assert "(SQLITE_CORRUPT)" in Texts(language, "omerta.cli").refusal(refused.value)


def test_without_its_file_a_server_acknowledges_nothing_and_is_not_healthy(tmp_path: Path) -> None:
    settings = config_in(tmp_path)
    with RunningServer(settings) as running, running.browser("Anna") as anna:
        code = anna.opens()
        with anna.at(code) as line:
            assert line.asks("hello")["type"] == "welcome"
            Path(settings.database).unlink()
            assert line.asks("chat", text="is anybody there?")["code"] == "not-saved"
        assert anna.get("/health").status_code == 503
        assert anna.post("/tables", {"game": "crooks", "seats": 2}).status_code == 503

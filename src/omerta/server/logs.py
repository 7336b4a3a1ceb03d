"""What the server writes down about itself: one line each, on standard error.

JSON for programs, a short line for people at a terminal. A line has the name of what happened and
fields the caller gave as `extra`; the request and the table it belongs to are added. Never logged: tokens,
cookies, passwords, luck, cards, talk, query strings, and the texts of exceptions, which may quote
any of these.
"""

import json
import logging
import sys
import traceback
from contextvars import Context, ContextVar
from datetime import UTC, datetime
from typing import TextIO

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_code: ContextVar[str] = ContextVar("table_code", default="")


def at_table(code: str) -> Context:
    """The context of work that a table does by itself."""
    context = Context()
    context.run(table_code.set, code)
    return context


_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

LEVELS = ("debug", "info", "warning", "error")


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send every line of ours and of the libraries to this stream, standard error by default."""
    target = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(target)
    handler.setFormatter(TerminalFormatter() if target.isatty() else JsonFormatter())
    root = logging.getLogger()
    for old in list(root.handlers):
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("omerta").setLevel(level.upper())


class JsonFormatter(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one JSON object."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "source": record.name,
            "event": record.getMessage(),
        }
        line.update(_fields(record))
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = _error(record)
        return json.dumps(line, ensure_ascii=False, default=str)


class TerminalFormatter(logging.Formatter):
    """A line for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one short line, and where it happened if it is an error."""
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        words = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        line = f"{at} {record.levelname.lower():<7} {record.getMessage()} {words}".rstrip()
        line = "".join(letter if letter.isprintable() else "?" for letter in line)
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + _error(record)
        return line


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """To which request and table a line belongs, and what the caller adds."""
    named: dict[str, object] = {"request": request_id.get(), "table": table_code.get()}
    named |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
    return {name: value for name, value in named.items() if value not in {"", None}}


def _error(record: logging.LogRecord) -> str:
    """Where an exception came from and of which kind it is; never what it says."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    name = kind.__name__ if kind is not None else ""
    return "".join([*traceback.format_tb(trace), name])

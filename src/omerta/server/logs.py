"""The server's log: one line per event, on standard error.

A line is JSON for programs, or short text for a terminal. It has the event's name, the fields
that the caller gave as `extra`, and the request and table it belongs to. Never logged are
tokens, cookies, passwords, chance, cards, chat, query strings, and the texts of exceptions,
which may quote any of these.
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
    """Return a logging context for work that a table does by itself."""
    context = Context()
    context.run(table_code.set, code)
    return context


_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

LEVELS = ("debug", "info", "warning", "error")


def configure(level: str, stream: TextIO | None = None) -> None:
    """Log our own and the libraries' events to this stream, by default standard error."""
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
    """Formats a record for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one JSON object."""
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
    """Formats a record for a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one short line, and for an error the place of its cause."""
        at = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        words = " ".join(f"{name}={value}" for name, value in _fields(record).items())
        line = f"{at} {record.levelname.lower():<7} {record.getMessage()} {words}".rstrip()
        line = "".join(letter if letter.isprintable() else "?" for letter in line)
        if record.exc_info and record.exc_info[0] is not None:
            line += "\n" + _error(record)
        return line


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """The request and the table of a record, and the fields its caller added."""
    named: dict[str, object] = {"request": request_id.get(), "table": table_code.get()}
    named |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
    return {name: value for name, value in named.items() if value not in {"", None}}


def _error(record: logging.LogRecord) -> str:
    """The place and the class of an exception, but never its message."""
    assert record.exc_info is not None
    kind, _, trace = record.exc_info
    name = kind.__name__ if kind is not None else ""
    return "".join([*traceback.format_tb(trace), name])

"""Refusals and errors as answers: a status, a message id and parameters, nothing internal."""

import logging
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Scope

from omerta.kernel import Refusal
from omerta.server import logs, metrics
from omerta.server.web.strict import Malformed
from omerta.server.wire.pages import Problem

log = logging.getLogger(__name__)
JSON = "application/json"

_STATUS: Mapping[str, int] = {
    "malformed": 400,
    "who-are-you": 401,
    "host-password": 403,
    "foreign-origin": 403,
    "not-from-here": 403,
    "not-your-seat": 403,
    "hello-first": 403,
    "no-such-page": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-replay": 404,
    "no-hindsight": 404,
    "no-paper": 404,
    "replay-not-over": 409,
    "not-json": 415,
    "unknown-host": 421,
    "too-fast": 429,
    "broken": 500,
    "code-taken": 503,
    "not-read": 503,
    "no-room-for-files": 503,
    "not-saved": 503,
    "server-stopping": 503,
    "thinking-failed": 503,
}
_USUAL = 422
_HTTP = {404: "no-such-page", 405: "no-such-method", 413: "too-large"}


_ALWAYS = (400, 429, 500, 503)
_CHANGING = (403, 413, 415, 422)


def may_refuse(*statuses: int, changes: bool = False) -> dict[int, ResponseSpec]:
    """Return the statuses with which a page may refuse, for the OpenAPI description."""
    all_of_them = (*_ALWAYS, *(_CHANGING if changes else ()), *statuses)
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=HTTPStatus(status).phrase
        )
        for status in sorted(all_of_them)
    }


class NoSuchPage(Refusal):
    """There is nothing at this address."""

    def __init__(self) -> None:
        super().__init__("no-such-page", {})


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return _STATUS.get(refusal.code, _USUAL)


def answer(status: int, problem: Problem) -> Response[Any]:
    """Return a problem as an answer."""
    return Response(msgspec.json.encode(problem), status_code=status, media_type=JSON)


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    """Answer with one of our refusals."""
    code = refusal.code.replace("_", "-")
    return answer(status_of(refusal), Problem(code, refusal.params))


def malformed(_request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    """Answer that a part of the address does not fit its type: which one, and nothing else."""
    found = error.extra if isinstance(error.extra, list) else []
    keys = [str(item.get("key", "")) for item in found if isinstance(item, dict)]
    missing = re.search(r"parameter '(\w+)'", error.detail)
    field = next(iter(keys), missing[1] if missing else "")
    return refused(_request, Malformed(field))


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Answer with a refusal of Litestar."""
    if error.status_code >= 500:
        return broken(_request, error)
    return answer(error.status_code, Problem(_HTTP.get(error.status_code, "malformed")))


def broken(_request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """Answer that an error occurred, with the number under which the log has it."""
    return answer(500, Problem("broken", {"request": logs.request_id.get()}))


async def note_unexpected(error: Exception, _scope: Scope) -> None:
    """Log an unexpected error; refusals are no errors."""
    if isinstance(error, Refusal):
        return
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    metrics.ERRORS.add()
    log.error("unexpected error", exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    ValidationException: malformed,
    HTTPException: http_error,
    Exception: broken,
}

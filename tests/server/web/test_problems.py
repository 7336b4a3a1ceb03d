"""Refusals and errors: a fitting status, a message id, and nothing internal."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager, nullcontext

import httpx
import pytest
from litestar import Litestar, get
from litestar.params import FromQuery

from omerta.kernel import Illegal, Refusal
from omerta.server.config import Config
from omerta.server.storage.refusals import NotRead, NotSaved
from omerta.server.web.front import Front
from omerta.server.web.limits import Limits, TooFast
from omerta.server.web.problems import HANDLERS, note_unexpected

PROBLEMS: dict[str, Exception] = {
    "saving": NotSaved(),
    "reading": NotRead(),
    "haste": TooFast(),
    "rule": Illegal("too_expensive", "CR-3.4", price=3),
    "other": Refusal("seats-open", {}),
    "bug": KeyError("c27"),
}


@get("/")
async def page(why: FromQuery[str]) -> None:
    raise PROBLEMS[why]


def answer_to(query: str) -> httpx.Response:
    """Return the server's answer."""
    inner = Litestar(
        [page],
        exception_handlers=HANDLERS,
        after_exception=[note_unexpected],
        logging_config=None,
        openapi_config=None,
    )
    front = Front(inner, Config(database=""), Limits(on=True), never_opened)

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(front)  # type: ignore[arg-type]  # other names, same ASGI
        async with httpx.AsyncClient(transport=transport, base_url="http://server") as browser:
            return await browser.get(query)

    return asyncio.run(ask())


def never_opened() -> AbstractAsyncContextManager[None]:
    return nullcontext()


@pytest.mark.parametrize(
    ("why", "status", "problem"),
    [
        ("saving", 503, {"code": "not-saved", "params": {}}),
        ("reading", 503, {"code": "not-read", "params": {}}),
        ("haste", 429, {"code": "too-fast", "params": {}}),
        ("rule", 422, {"code": "too-expensive", "params": {"price": 3}}),
        ("other", 422, {"code": "seats-open", "params": {}}),
    ],
)
def test_a_refusal_has_its_status(why: str, status: int, problem: dict[str, object]) -> None:
    answer = answer_to(f"/?why={why}")
    assert (answer.status_code, answer.json()) == (status, problem)


def test_an_error_of_ours_is_a_number_outside_and_a_place_inside(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR, "omerta"):
        answer = answer_to("/?why=bug")
    assert answer.status_code == 500
    assert answer.json()["code"] == "broken"
    assert len(answer.json()["params"]["request"]) == 12
    assert "c27" not in answer.text
    (record,) = [record for record in caplog.records if record.getMessage() == "unexpected error"]
    assert record.exc_info is not None
    assert record.exc_info[0] is KeyError


def test_a_missing_parameter_is_named() -> None:
    answer = answer_to("/")
    assert (answer.status_code, answer.json()) == (
        400,
        {"code": "malformed", "params": {"field": "why"}},
    )

"""The OpenAPI description, to which schemathesis holds the pages."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.web.running_server import RunningServer

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)


@pytest.fixture(scope="module")
def described(server: RunningServer) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"http://{server.host}/api/schema")


@pytest.fixture(scope="module")
def cookie(server: RunningServer) -> str:
    with server.browser("Anna") as anna:
        return f"omerta={anna.http.cookies['omerta']}"


schema = schemathesis.pytest.from_fixture("described")


def test_the_description_is_whole(server: RunningServer) -> None:
    with server.browser() as browser:
        told = browser.get("/schema").json()
    assert told["openapi"].startswith("3.1")
    assert {"/api/tables", "/api/plays", "/api/me", "/api/games"} <= told["paths"].keys()
    assert told["components"]["schemas"]["Problem"]["properties"].keys() == {"code", "params"}


@schema.parametrize()
@settings(
    max_examples=15,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_page_answers_as_it_is_described(case: "schemathesis.Case[Any]", cookie: str) -> None:
    case.call_and_validate(checks=list(CHECKS), headers={"Cookie": cookie})

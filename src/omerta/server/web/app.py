"""The application: its pages, and what they are given."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import omerta
from omerta.server.config import Config
from omerta.server.web import about, matches, me, papers, tables
from omerta.server.web.client import client
from omerta.server.web.front import Front
from omerta.server.web.limits import Limits
from omerta.server.web.problems import HANDLERS, note_unexpected
from omerta.server.web.services import guest, known_guest, open_services, services_of
from omerta.server.web.strict import StrictRequest
from omerta.server.web.table_socket import table_socket

MAX_BODY_BYTES = 64 * 1024
"""Bytes of a request, except match files."""


class GamesOwn(OpenAPISchemaPlugin):
    """Views, events and actions in the OpenAPI description: JSON whose shape is the game's."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        """Whether this is JSON that passes through unread."""
        return value is msgspec.Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Return a schema that allows anything."""
        return Schema(description="JSON of the game's own shape.")


def create_app(config: Config) -> Front:
    """Return the server as an ASGI application; its lifespan opens the database."""
    limits = Limits(on=config.limits)
    given = {
        "services": Provide(services_of, sync_to_thread=False),
        "guest": Provide(guest),
        "known_guest": Provide(known_guest),
    }
    api = Router(
        "/api",
        route_handlers=[*about.PAGES, *me.PAGES, *tables.PAGES, *matches.PAGES, table_socket],
        dependencies=given,
    )
    inner = Litestar(
        [api, Router("/", route_handlers=papers.PAGES, dependencies=given), client],
        exception_handlers=HANDLERS,
        after_exception=[note_unexpected],
        request_class=StrictRequest,
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
        plugins=[GamesOwn()],
        state=State(),
        openapi_config=OpenAPIConfig(
            title="Omertà",
            version=omerta.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
    )

    @asynccontextmanager
    async def opened() -> AsyncIterator[None]:
        async with open_services(config, limits) as services:
            inner.state.services = services
            yield

    return Front(inner, config, limits, opened)

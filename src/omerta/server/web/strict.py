"""Bodies of requests, read by msgspec itself: strictly, and with the field that is wrong."""

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request

from omerta.kernel import Refusal

_AT = re.compile(r"at `\$\.?([^`]*)`")
_FIELD = re.compile(r"field `([^`]*)`")


class Malformed(Refusal):
    """Input that does not fit its type; `field` says where, if it can be said."""

    def __init__(self, field: str = "") -> None:
        super().__init__("malformed", {"field": field[:100]} if field else {})


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body must be what the page asks for; Litestar alone takes "2" for 2."""

    async def json(self) -> Any:
        """The body as the type of the page's `data`, or `Malformed`."""
        body = await self.body()
        field = self.route_handler.parsed_data_field
        assert field is not None
        try:
            return _decoder(field.annotation).decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(_field_in(str(error))) from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _field_in(complaint: str) -> str:
    """The path that msgspec names in its complaint: `$.seats`, or a missing or unknown field."""
    found = [match[1] for match in (_AT.search(complaint), _FIELD.search(complaint)) if match]
    return ".".join(found)

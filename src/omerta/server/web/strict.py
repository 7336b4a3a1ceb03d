"""Request bodies, decoded strictly by msgspec; a refusal names the field that is wrong."""

import re
from functools import cache
from typing import Any

import msgspec
from litestar import Request

from omerta.kernel import Refusal

_AT = re.compile(r"at `\$\.?([^`]*)`")
_FIELD = re.compile(r"field `([^`]*)`")


class Malformed(Refusal):
    """Input that does not fit its type; `field` says where, if that is known."""

    def __init__(self, field: str = "") -> None:
        super().__init__("malformed", {"field": field[:100]} if field else {})


class StrictRequest(Request[Any, Any, Any]):
    """A request with a strictly decoded body; Litestar alone would take "2" for 2."""

    async def json(self) -> Any:
        """Return the body as the type of the page's `data`, or raise `Malformed`."""
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
    """The path in msgspec's message: `$.seats`, or a missing or unknown field."""
    found = [match[1] for match in (_AT.search(complaint), _FIELD.search(complaint)) if match]
    return ".".join(found)

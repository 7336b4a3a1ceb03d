"""What passes between a browser and the server, as types; `web/src/lib/wire.ts` is made of them.

`commands` is what a browser says on its socket, `pushes` what it hears there, `table` what both
talk about, `pages` what plain HTTP carries. `typescript` writes the client's copy.
"""

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode
"""A push as it is sent: equal pushes, equal bytes."""

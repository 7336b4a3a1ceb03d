"""The messages between client and server, as types; `web/src/lib/wire.ts` is generated from them.

`commands` is what a client may send over its socket, `pushes` what the server sends over it,
`table` the types that both use, and `pages` the bodies of plain HTTP. `typescript` generates the
client's copy.
"""

import msgspec

encode = msgspec.json.Encoder(order="deterministic").encode
"""The bytes of a push; equal pushes have equal bytes."""

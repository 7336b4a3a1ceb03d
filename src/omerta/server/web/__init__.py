"""Browsers at the door: HTTP pages, sockets, identity, limits.

Belongs here: whatever knows of HTTP. `app` puts the parts together; `front` is what every request
passes first; `me`, `tables`, `plays`, `about` and `client` are the pages, `live` is the socket;
`server` runs it all under uvicorn. What a table does is not known here: see `omerta.server.table`.
"""

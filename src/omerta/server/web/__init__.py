"""The HTTP side of the server: pages, sockets, identity and limits.

`app` puts the parts together and `front` is what every request passes first; `me`, `tables`,
`matches`, `papers`, `about` and `client` are the pages, `table_socket` is the socket, and
`server` runs it all under uvicorn. What a table does belongs to `omerta.server.table`.
"""

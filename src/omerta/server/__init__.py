"""Live tables: the web server, the only package with input, output and time.

`wire` holds the messages between client and server, `storage` the database, `table` one actor
per table, and `web` HTTP, sockets and identity. Rules, texts and secrets stay in the games: all
that leaves this package is a view or an event as one viewer may see it.
"""

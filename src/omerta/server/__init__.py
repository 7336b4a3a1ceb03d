"""Live tables: the web server, the only place with input, output and time.

Belongs here: `wire` (what passes between browser and server), `storage` (the database), `table`
(one actor per table), `web` (HTTP, sockets, identity). Rules, texts and secrets stay in the
games: whatever leaves here is a view or an event as one viewer may see it.
"""

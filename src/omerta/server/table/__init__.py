"""A live table: one actor that owns its seats, its game, its clock and its talk.

`document` is what a table remembers between games and restarts, changed by pure functions;
`live` is the game being played; `actor` carries out one command at a time and tells everybody;
`commands` says what each command does; `clock`, `presence` and `bots` are what happens by itself.
Nothing here knows of HTTP or sockets: a `Connection` is all there is of a browser.
"""

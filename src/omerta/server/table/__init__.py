"""A live table: an actor that owns its seats, its match, its clock and its chat.

`actor` carries out one job at a time, saves the result and sends it to all guests. `commands`
says what each command does. `document` is what a table keeps between matches and restarts,
changed by pure functions; `live_match` is the running match. `clock`, `presence`, `silence` and
`bot_seats` are what happens without a command. This package knows neither HTTP nor sockets: a
guest reaches it through a `Connection`.
"""

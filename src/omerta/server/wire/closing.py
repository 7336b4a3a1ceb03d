"""The codes with which the server closes a socket, and what each one asks of the client."""

OVER = 1000
"""Do not reconnect; a `Gone` has said why."""
TEXT_ONLY = 1003
NOT_TEXT = 1007
POLICY_VIOLATION = 1008
"""Messages came too fast for too long."""
TOO_LARGE = 1009
CRASHED = 1011
"""Reconnect: the table is open again as it was last saved."""
RESTART = 1012
"""Reconnect soon: the server is stopping, or this table is no longer the one in memory."""
TRY_AGAIN_LATER = 1013
"""Reconnect later: the client left too much unread, or too many connections are open."""
UNKNOWN_GUEST = 4401
"""Give a name first."""
UNKNOWN_TABLE = 4404

"""The codes with which a socket is closed, and what they ask of the browser."""

OVER = 1000
"""There is nothing to come back for; a `Gone` has said why."""
TEXT_ONLY = 1003
NOT_TEXT = 1007
POLICY_VIOLATION = 1008
"""Messages came too fast for too long."""
TOO_LARGE = 1009
CRASHED = 1011
"""Come back: the table is as it was kept."""
RESTART = 1012
"""Come back in a moment: the server stops, or the table is no longer the one in memory."""
TRY_AGAIN_LATER = 1013
"""Come back later: too much was left unread, or too many are here."""
UNKNOWN_GUEST = 4401
"""Say a name first."""
UNKNOWN_TABLE = 4404

"""The log of a match in words, as one viewer may know it."""

from collections.abc import Sequence

from omerta.cli.pictures import Picture
from omerta.kernel import Event, Match, Viewer
from omerta.kernel.texts import Texts


def log_lines(
    match: Match, picture: Picture, words: Texts, viewer: Viewer, start: int = 0
) -> list[str]:
    """Return one line per event from number `start` on; empty if the viewer sees nothing of it."""
    return _describe_events(match.events_for(viewer)[start:], match, picture, words)


def full_log_lines(match: Match, picture: Picture, words: Texts) -> list[str]:
    """Return the log with every secret, for a match that is over."""
    events = [event for entry in match.log for event in entry.events]
    return _describe_events(events, match, picture, words)


def _describe_events(
    events: Sequence[Event], match: Match, picture: Picture, words: Texts
) -> list[str]:
    """Return events in the present tense, with this table's names."""
    names = picture.names(match.view(None))
    return [words.describe("event", event, names) for event in events]

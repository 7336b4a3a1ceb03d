"""The story of a match in words, as one viewer may know it."""

from omerta.cli.pictures import Picture
from omerta.kernel import Match, Viewer
from omerta.kernel.texts import Texts


def story(
    match: Match, picture: Picture, words: Texts, viewer: Viewer, *, everything: bool = False
) -> list[str]:
    """One line per event, in the present tense; `everything` is for games that are over."""
    names = picture.names(match.view(viewer))
    if everything:
        events = [event for entry in match.log for event in entry.events]
    else:
        events = match.events_for(viewer)
    return [words.told("event", event, names) for event in events]

"""Compares the faces on a page with those that its viewer may know."""

import re
from collections.abc import Iterator
from typing import Any

from tests.browser.person import Person

_FACE = re.compile(r"c\d\d")
_PAGE = "document.body.outerHTML"
DECK = [f"c{number:02}" for number in range(1, 33)]


class PageSecrets:
    """Looks at somebody's page with what the table has told that browser in mind."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._faces = {person.says(f"crook-{face}"): face for face in DECK}
        self._name = re.compile(rf"\b({'|'.join(self._faces)})\b")
        self._told: set[str] = set()
        self._heard = 0

    def shown(self) -> set[str]:
        """The faces named anywhere on the page: in texts, labels and titles."""
        html = self.person.page.evaluate(_PAGE)
        return {self._faces[name] for name in self._name.findall(html)}

    def told(self) -> set[str]:
        """The faces that the table ever sent to this browser."""
        pushes = self.person.watch.pushes
        for push in pushes[self._heard :]:
            self._told.update(_faces(push))
        self._heard = len(pushes)
        return set(self._told)

    def heard(self) -> int:
        """The last step that this browser received."""
        return max(int(push["seq"]) for push in self.person.watch.pushes if push["type"] == "step")

    def told_until(self, seq: int) -> set[str]:
        """The faces that the table sent to this browser up to a step."""
        pushes = self.person.watch.pushes
        early = [push for push in pushes if push["type"] != "step" or push["seq"] <= seq]
        return {face for push in early for face in _faces(push)}

    def stay_honest(self) -> None:
        """Check that the page shows nothing that this browser did not receive."""
        leaked = self.shown() - self.told()
        assert not leaked, f"{self.person.name} sees {leaked}"


def _faces(value: Any, key: str = "") -> Iterator[str]:
    if key == "deck":  # the list of crooks is no secret
        return
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _faces(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from _faces(inner)
    elif isinstance(value, str) and _FACE.fullmatch(value):
        yield value

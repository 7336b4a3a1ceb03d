"""The tables of a game's rules as they are printed in docs/games/<game>/rules.md."""

from pathlib import Path

GAMES = Path(__file__).parents[2] / "docs" / "games"


class Dossier:
    """The rules of one game."""

    def __init__(self, game_id: str) -> None:
        self.text = (GAMES / game_id / "rules.md").read_text("utf-8")

    def rows(self, *header: str) -> list[list[str]]:
        """The cells of the table whose header begins with these words."""
        lines = iter(self.text.splitlines())
        for line in lines:
            if _cells(line)[: len(header)] == list(header):
                next(lines)  # the rule below the header
                break
        else:
            raise LookupError(f"no table begins with {header}")
        found = []
        for line in lines:
            if not line.startswith("|"):
                break
            found.append(_cells(line))
        return found


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]

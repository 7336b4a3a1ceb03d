"""The tables of the rules as they are printed in docs/games/crooks_out/rules.md."""

from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "games" / "crooks_out" / "rules.md"


def rows(*header: str) -> list[list[str]]:
    """The cells of the table whose header begins with these words."""
    lines = iter(RULES.read_text("utf-8").splitlines())
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

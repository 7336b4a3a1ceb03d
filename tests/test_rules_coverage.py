"""`omerta rules coverage` on a small source tree of its own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from omerta.cli.rules import app
from omerta.testing import rule
from omerta.testing.coverage import NoCheckout, checkout, measure
from omerta.testing.marks import clauses_of

RULES = "# Rules\n- **XX-1.1** [S] First.\n- **XX-1.2** [S] Second.\n- **XX-2.1** [R] Third.\n"
CODE = '"""XX-1: a chapter."""\nfirst = 1  # XX-1.1, 1.2\nraise Illegal("no", "XX-2.1")\n'
TESTS = '@rule("XX-1.1", "XX-1.2")\ndef test_one(): ...\n@rule("XX-2.1")\ndef test_two(): ...\n'


def tree(root: Path, code: str = CODE, tests: str = TESTS) -> Path:
    for place, text in {
        "docs/games/toy/rules.md": RULES,
        "src/omerta/games/toy/turn.py": code,
        "tests/games/toy/test_toy.py": tests,
    }.items():
        file = root / place
        file.parent.mkdir(parents=True)
        file.write_text(text, "utf-8")
    return root


def test_a_covered_game_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tree(tmp_path))
    result = CliRunner().invoke(app, ["coverage", "toy"])
    assert result.exit_code == 0
    assert "turn.py:2" in result.output
    assert "test_toy.py::test_one" in result.output
    assert "toy: 3 clauses, 3 in code, 3 tested" in result.output


@pytest.mark.parametrize(
    ("code", "tests", "complaint"),
    [
        (CODE.replace(", 1.2", ""), TESTS, "XX-1.2 is cited by no code"),
        (CODE, TESTS.replace('@rule("XX-2.1")', ""), "XX-2.1 is proved by no test"),
        (CODE + "# XX-7.7\n", TESTS, "XX-7.7 in src/omerta/games/toy/turn.py:4"),
        (CODE, TESTS.replace("XX-1.1", "XX-1.9"), "XX-1.9 in tests/games/toy/test_toy.py"),
    ],
)
def test_a_gap_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, tests: str, complaint: str
) -> None:
    monkeypatch.chdir(tree(tmp_path, code, tests))
    result = CliRunner().invoke(app, ["coverage", "toy", "--quiet"])
    assert result.exit_code == 1
    assert complaint in result.output.replace("\n", " ")


def test_a_comment_in_a_test_proves_nothing(tmp_path: Path) -> None:
    found = measure(tree(tmp_path, tests='# @rule("XX-1.1")\nTEXT = \'@rule("XX-1.2")\'\n'), "toy")
    assert found.without_test() == ["XX-1.1", "XX-1.2", "XX-2.1"]


def test_outside_a_checkout_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoCheckout, match="source checkout"):
        checkout(tmp_path)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["coverage"])
    assert result.exit_code == 2
    assert "source checkout" in result.output


def test_a_mark_names_its_clauses() -> None:
    @rule("XX-1.1", "XX-1.2")
    def proves() -> None: ...

    assert clauses_of(proves) == ("XX-1.1", "XX-1.2")
    assert clauses_of(tree) == ()


@pytest.mark.parametrize("clauses", [(), ("3.4",), ("XX-1",), ("XX 1.1",)])
def test_a_mark_without_a_clause_is_refused(clauses: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="clause"):
        rule(*clauses)

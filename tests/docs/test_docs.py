"""The documentation: samples run, links and paths exist, and so do names and commands.

A sample is a block ```` ```python runnable ````. The samples of a document run top to bottom in
one namespace, as if typed one after the other. A block ```` ```text output ```` right after a
sample is the output of that sample.
"""

import ast
import contextlib
import importlib
import io
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from omerta.cli import COMMANDS, main

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
RULES = sorted((ROOT / "docs" / "games").glob("*/rules.md"))

BLOCK = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s]+)\)")
IMAGE = re.compile(r'<img src="([^"]+)"')
REPOSITORY_PATH = re.compile(r"(?:src|tests|docs|web|\.ci)/[\w./-]*")
DOTTED = re.compile(r"omerta(?:\.\w+)+")
CLAUSE = re.compile(r"\b(?:CR|CO|MA|CF|LG|SC)-\d+\.\d+\b")
MODULE = re.compile(r"python -m ((?:tests|omerta)(?:\.\w+)*)")
COMMAND = re.compile(r"^(?:\$ )?(omerta|\./play)((?: \S+)*)", re.MULTILINE)
SET_UP = {"test", "npm", "bench", "compile", "lock", "help"}
"""Commands of `./play` itself; every other word is a command of `omerta`."""
GROUPS = {"rules"}
"""Commands whose options belong to their sub-commands and are not in their own help."""


def named(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


class Sample(NamedTuple):
    """A runnable block, its first line, and the output that the page promises."""

    line: int
    code: str
    output: str | None


def prose(document: Path) -> str:
    """Return the document without its blocks."""
    return BLOCK.sub("", document.read_text("utf-8"))


def blocks(document: Path, *kinds: str) -> list[str]:
    return [body for info, body in BLOCK.findall(document.read_text("utf-8")) if info in kinds]


def samples(document: Path) -> list[Sample]:
    text = document.read_text("utf-8")
    found = list(BLOCK.finditer(text))
    listed = []
    for number, block in enumerate(found):
        if block[1] != "python runnable":
            continue
        after = found[number + 1] if number + 1 < len(found) else None
        has_output = after is not None and after[1] == "text output"
        line = text.count("\n", 0, block.start()) + 2
        listed.append(
            Sample(line, block[2], after[2] if has_output and after is not None else None)
        )
    return listed


WITH_SAMPLES = [document for document in PAGES if samples(document)]


@pytest.mark.parametrize("document", WITH_SAMPLES, ids=named)
def test_samples_run_and_print_what_the_page_says(
    document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__sample__"}
    for sample in samples(document):
        printed = io.StringIO()
        code = compile("\n" * (sample.line - 1) + sample.code, str(document), "exec")
        with contextlib.redirect_stdout(printed):
            exec(code, namespace)
        if sample.output is not None:
            shown = [line.rstrip() for line in printed.getvalue().splitlines()]
            assert shown == sample.output.splitlines(), f"{document.name}, line {sample.line}"


def test_there_are_samples() -> None:
    assert {"README.md", "docs/concepts/decision.md"} <= {
        named(document) for document in WITH_SAMPLES
    }


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_every_python_block_is_runnable_or_says_that_it_is_a_part(document: Path) -> None:
    kinds = {info for info, _ in BLOCK.findall(document.read_text("utf-8")) if "python" in info}
    assert kinds <= {"python runnable", "python part"}
    for part in blocks(document, "python part"):
        ast.parse(part)


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_relative_links_lead_to_files(document: Path) -> None:
    found = LINK.findall(prose(document)) + IMAGE.findall(prose(document))
    links = [link.partition("#")[0] for link in found]
    local = [link for link in links if link and "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_repository_paths_exist(document: Path) -> None:
    mentioned = [
        text for text in INLINE.findall(prose(document)) if REPOSITORY_PATH.fullmatch(text)
    ]
    assert [path for path in mentioned if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_python_names_exist(document: Path) -> None:
    mentioned = {name for text in INLINE.findall(prose(document)) for name in DOTTED.findall(text)}
    assert [name for name in sorted(mentioned) if not exists(name)] == []


def exists(dotted: str) -> bool:
    """Whether a dotted name can be imported and looked up."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for attribute in parts[length:]:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        return True
    return False


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_clauses_exist(document: Path) -> None:
    rules = "".join(page.read_text("utf-8") for page in RULES)
    printed = set(re.findall(rf"\*\*({CLAUSE.pattern})\*\*", rules))
    assert set(CLAUSE.findall(prose(document))) - printed - NEW_CLAUSES == set()


@pytest.mark.parametrize("rules", RULES, ids=named)
def test_every_ruling_is_explained(rules: Path) -> None:
    ruled = re.findall(rf"\*\*({CLAUSE.pattern})\*\*[^\n]*\[R\]", rules.read_text("utf-8"))
    explained = set(CLAUSE.findall(rules.with_name("rulings.md").read_text("utf-8")))
    assert ruled
    assert [clause for clause in ruled if clause not in explained] == []


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_modules_that_commands_run_exist(document: Path) -> None:
    run = [name.replace(".", "/") for name in MODULE.findall(document.read_text("utf-8"))]
    places = [ROOT / folder / name for name in run for folder in ("src", ".")]
    found = {place.name for place in places if place.is_dir() or place.with_suffix(".py").is_file()}
    assert {Path(name).name for name in run} == found


NEW_CLAUSES = {"CR-6.21", "CR-6.22"}
"""Clauses of the action that docs/how-to/add-a-card.md invents."""


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_commands_and_their_options_exist(
    document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bodies = [*blocks(document, "", "console", "sh"), *INLINE.findall(prose(document))]
    for program, arguments in [line for body in bodies for line in COMMAND.findall(body)]:
        words = arguments.split()
        if not words or words[0].startswith("-") or words[0].isupper():
            continue
        if program == "./play" and words[0] in SET_UP:
            continue
        assert words[0] in COMMANDS, f"{program} {arguments}"
        flags = [word for word in words if word.startswith("--")]
        if flags and words[0] not in GROUPS:
            main([words[0], "--help", "--lang", "en"])
            help_text = capsys.readouterr().out.split()
            assert [flag for flag in flags if flag not in help_text] == []

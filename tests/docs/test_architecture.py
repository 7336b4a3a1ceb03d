"""The pictures of docs/architecture.md name modules that exist, and are drawn by their script."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
DRAWN = runpy.run_path(str(PICTURES / "architecture.py"))
MODULE = re.compile(r"[\w/<>]+(?:\.svelte)?\.(?:py|ts|svelte)")
FOLDERS = ("web/src", "src/omerta/server", "src/omerta")


@pytest.mark.parametrize("name", ["packages", "click"])
def test_the_picture_is_what_its_script_draws(name: str, tmp_path: Path) -> None:
    DRAWN[name]().save(tmp_path / "picture.svg")
    assert (tmp_path / "picture.svg").read_text("utf-8") == (PICTURES / f"{name}.svg").read_text(
        "utf-8"
    )


def test_every_module_of_the_path_exists() -> None:
    lines = [
        line
        for _, modules, _ in DRAWN["BROWSER"] + DRAWN["SERVER"] + DRAWN["SCREENS"]
        for line in modules
    ]
    for line in lines:
        folder = ""
        for module in MODULE.findall(line.replace("<game>", "crooks")):
            folder = module.rpartition("/")[0] or folder
            path = module if "/" in module else f"{folder}/{module}"
            assert any((ROOT / start / path).is_file() for start in FOLDERS), path

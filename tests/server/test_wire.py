"""The client's copy of the wire types."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_client_has_the_types_of_today(tmp_path: Path) -> None:
    """If not: PYTHONPATH=src python -m omerta.server.wire.typescript web/src.

    It reads the annotations of the sources, which compiled rules no longer have.
    """
    command = [sys.executable, "-m", "omerta.server.wire.typescript", str(tmp_path)]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=True)
    written = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.ts"))
    assert written
    for name in written:
        today = (tmp_path / name).read_text(encoding="utf-8")
        assert (ROOT / "web" / "src" / name).read_text(encoding="utf-8") == today, name

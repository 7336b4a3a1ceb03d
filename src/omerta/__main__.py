"""`python -m omerta` is the `omerta` command."""

import sys

from omerta.cli import main

if __name__ == "__main__":
    sys.exit(main())

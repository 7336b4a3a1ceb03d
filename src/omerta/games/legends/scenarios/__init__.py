"""The scenarios: one class per scenario, each with named hooks that the core calls.

To add one, copy `chase.py`, its table `data/chase.toml` and its texts. List it in `book.py`, its
actions in `actions.py`, its part of the view in `view.py`, of the observation in `encode.py` and
of the terminal picture in `omerta.cli.pictures.legends_scenarios`. `docs/games/legends/hooks.md`
says when each hook is called. The core names no scenario.
"""

"""The scenario book: one module per scenario, each a `Scenario` with named hooks.

To add one, copy `chase.py`, its table `data/chase.toml` and its words; name it in `book.py`, its
sentences in `actions.py`, its part of the view in `view.py`, of the observation in `encode.py`, of
the terminal in `omerta.cli.pictures.legends_scenarios`. `docs/games/legends/hooks.md` says
when each hook is called. The core names no scenario.
"""

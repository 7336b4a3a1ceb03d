"""The laws of all games, for every way to play this one."""

import pytest

from omerta.games.crooks_out import GAME
from omerta.games.crooks_out.options import CrooksOutOptions
from omerta.testing.laws import Trial

WAYS = (
    CrooksOutOptions(),
    CrooksOutOptions(circling="auto", setup_reroll="off"),
    CrooksOutOptions(brave="on"),
)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", WAYS, ids=("plain", "auto", "brave"))
def test_the_laws_hold(options: CrooksOutOptions, seats: int) -> None:
    assert Trial(GAME, seats, options, seed=seats, thorough=8).run() > 0

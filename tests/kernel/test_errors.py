"""Refusals keep their class, code, clause and numbers when they are sent to another process."""

import pickle

import pytest

from omerta.bots import UnknownBot
from omerta.kernel import BadData, BadSave, Illegal, Refusal
from omerta.kernel.registry import UnknownGame


@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("spot_taken", "CR-4.2", target=5),
        BadData("deck-size", file="my.toml", entry="crooks", count=31),
        BadSave("save-corrupt", detail="x"),
        UnknownGame("poker"),
        UnknownBot("genius"),
        Refusal("no-such-number", {"count": 3}),
    ],
)
def test_a_refusal_comes_out_of_another_process_as_it_went_in(refusal: Refusal) -> None:
    back = pickle.loads(pickle.dumps(refusal))
    assert type(back) is type(refusal)
    assert (back.code, back.params, str(back)) == (refusal.code, refusal.params, str(refusal))
    assert getattr(back, "clause", None) == getattr(refusal, "clause", None)

"""Typed commands: what is shown can be typed back, and mistakes are not actions."""

import pytest

from omerta import Match, games
from omerta.games.crooks.actions import Kill, LayUp, Recruit, Spare, Switch, Take
from omerta.kernel import Action, Seeded
from omerta.kernel.commands import UnknownCommand, command_forms, parse

ACTIONS = games.get("crooks").meta.actions
WORDS = {"вербовать": "recruit", "подмена": "switch", "убить": "kill", "никого": "nobody"}
NAMES = {"seat": {"red": "0", "красного": "0"}, "crook": {"red molly": "c02", "c02": "c02"}}


def typed(text: str) -> Action:
    return parse(ACTIONS, text, WORDS, NAMES)


@pytest.mark.parametrize("seed", range(5))
def test_every_option_of_a_game_can_be_typed_as_it_is_written(seed: int) -> None:
    match = Match.new("crooks", 3, seed=seed)
    chance = Seeded(seed)
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        assert [parse(ACTIONS, option.text()) for option in options] == list(options)
        match.play(seat, chance.pick(options, "play"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("recruit a", Recruit("A")),
        ("  RECRUIT   A ", Recruit("A")),
        ("recruit А", Recruit("A")),  # a Cyrillic letter
        ("recruit с", Recruit("C")),  # another one, lower case
        ("вербовать B", Recruit("B")),
        ("ПОДМЕНА 9 4", Switch(9, 4)),
        ("take C02", Take("c02")),
        ("take Red Molly", Take("c02")),
        ("kill 1", Kill(1)),
        ("kill Red", Kill(0)),
        ("убить красного", Kill(0)),
        ("убить никого", Spare()),
        ("up 2", LayUp(2)),
    ],
)
def test_case_alphabet_and_other_names_are_forgiven(text: str, action: Action) -> None:
    assert typed(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "recruit", "recruit Z", "recruit A B", "up 1", "up 10", "up two", "up -2", "switch 9",
     "switch 9 4 5", "kill 9", "kill blue", "fly 2", "{target}", "up {target}", "\x00"],
)  # fmt: skip
def test_anything_else_is_no_command(text: str) -> None:
    with pytest.raises(UnknownCommand) as refused:
        typed(text)
    assert refused.value.params == {"text": text}


def test_names_of_one_kind_do_not_stand_for_another() -> None:
    with pytest.raises(UnknownCommand):
        typed("up red")


def test_the_vocabulary_lists_every_form_once() -> None:
    forms = command_forms(ACTIONS)
    assert "switch {target} {to}" in forms
    assert len(set(forms)) == len(forms)

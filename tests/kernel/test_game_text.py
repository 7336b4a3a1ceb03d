"""What a typed line means."""

import pytest

from omerta import Match, games
from omerta.games.crooks.actions import Pass, Recruit, Take
from omerta.kernel import Action, Refusal
from omerta.kernel.game_text import typed_action
from omerta.kernel.texts import LANGUAGES, Texts

CROOKS = games.get("crooks")
PLAYERS = ("Anna", "Boris")
LANGUAGES_SPOKEN = [Texts(language, "omerta.games.crooks") for language in LANGUAGES]


def match() -> Match:
    return Match.new("crooks", 2, seed=1)


def meant(typed: str, table: Match | None = None) -> Action:
    here = match() if table is None else table
    view = here.view(here.waiting[0])
    return typed_action(CROOKS, view, PLAYERS, typed, LANGUAGES_SPOKEN)


def test_a_number_is_the_option_shown_with_it() -> None:
    here = match()
    offered = here.options(here.waiting[0])
    assert [meant(str(number), here) for number in range(1, len(offered) + 1)] == list(offered)


@pytest.mark.parametrize("typed", ["0", "11", "99999999999999999999", "١٢"])
def test_a_number_that_is_not_shown_is_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        meant(typed)
    assert refused.value.code == "no-such-number"
    assert refused.value.params == {"count": 6}


def test_options_without_a_number_are_typed_in_words() -> None:
    here = match()
    view = here.view(here.waiting[0])
    shown = view.options[2:4]
    assert [
        typed_action(CROOKS, view, PLAYERS, typed, LANGUAGES_SPOKEN, shown)
        for typed in ("1", "2", "recruit A")
    ] == [*shown, Recruit("A")]
    for numbered, code in ((shown, "no-such-number"), ((), "no-numbers")):
        with pytest.raises(Refusal) as refused:
            typed_action(CROOKS, view, PLAYERS, "3", LANGUAGES_SPOKEN, numbered)
        assert refused.value.code == code
        assert refused.value.params == {"count": len(numbered)}


@pytest.mark.parametrize(
    "typed", ["recruit B", "нанять b", "  Recruit  В ", "recruit b: Bakery, $4"]
)
def test_words_of_any_language_and_shown_options_mean_their_action(typed: str) -> None:
    assert meant(typed) == Recruit("B")


def test_words_may_mean_an_action_that_is_not_legal_now() -> None:
    """A typed action need not be legal; the rules refuse it with their reason."""
    assert meant("take c02") == Take("c02")
    assert meant("пас") == Pass()


def test_words_that_mean_nothing_are_refused() -> None:
    with pytest.raises(Refusal) as refused:
        meant("rob the bank")
    assert refused.value.code == "unknown-command"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_have_words_without_the_terminals_own(language: str) -> None:
    words = Texts(language)
    assert words.refusal(Refusal("no-such-number", {"count": 3}))
    assert words.refusal(Refusal("no-numbers", {"count": 0}))
    assert words.refusal(Refusal("unknown-command", {"text": "x"}))


def test_every_label_can_be_typed_back() -> None:
    here = match()
    while here.waiting:
        seat = here.waiting[0]
        view = here.view(seat)
        for words in LANGUAGES_SPOKEN:
            for action in view.options:
                label = CROOKS.words.label(view, action, PLAYERS, words)
                assert typed_action(CROOKS, view, PLAYERS, label, LANGUAGES_SPOKEN) == action
        here.play(seat, here.options(seat)[len(here.log) % 3 % len(here.options(seat))])

"""The texts of Legends, as the tests type and read them."""

from collections.abc import Mapping, Sequence

from omerta.games.legends import GAME
from omerta.games.legends.actions import LegendsAction
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.view import LegendsView
from omerta.games.legends.words import LegendsWords
from omerta.kernel import Action, Seeded
from omerta.kernel.commands import Spellings, parse
from omerta.kernel.game_text import command_words
from omerta.kernel.texts import LANGUAGES, Texts

PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
SPOKEN = {language: Texts(language, "omerta.games.legends") for language in LANGUAGES}
WORDS = LegendsWords()
_COMMANDS = command_words(LegendsAction, list(SPOKEN.values()))


class Hearing:
    """The names that can be typed at a table, cached because many labels are typed at the same one."""

    def __init__(self) -> None:
        self._at: tuple[LegendsView, tuple[str, ...]] | None = None
        self._names: Mapping[str, Spellings] = {}

    def names(self, here: LegendsView, players: Sequence[str]) -> Mapping[str, Spellings]:
        if self._at is None or self._at[0] is not here or self._at[1] != tuple(players):
            self._names = WORDS.typed_names(here, players, list(SPOKEN.values()))
            self._at = here, tuple(players)
        return self._names


_HEARING = Hearing()


def meant(here: LegendsView, players: Sequence[str], typed: str) -> Action:
    """Return the action of a typed line in any language; the text after a colon is ignored."""
    names = _HEARING.names(here, players)
    return parse(LegendsAction, typed.partition(": ")[0], _COMMANDS, names)


def labels_typed_back(chosen: LegendsSettings, seats: int, games: int) -> set[str | None]:
    """Check that random matches have texts and every label types back; return the decisions seen."""
    people = PLAYERS[:seats]
    asked: set[str | None] = set()
    for seed in range(games):
        chance = Seeded(seed)
        s = GAME.new(seats, chosen, chance=chance)
        log = GAME.opening(s)
        while GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            here = GAME.view(s, seat)
            asked.add(here.decision)
            for words in SPOKEN.values():
                assert WORDS.prompt(here, people, words).startswith(people[seat])
                for action in here.options:
                    label = WORDS.label(here, action, people, words)
                    assert meant(here, people, label) == action, label
            log += GAME.apply(s, seat, chance.pick(here.options, "play"), chance=chance)
        for words in SPOKEN.values():
            names = WORDS.names(GAME.view(s, None), people, words)
            texts = [words.describe("event", event, names) for event in log]
            assert not [line for line in texts if line != line.strip() or "  " in line]
    return asked

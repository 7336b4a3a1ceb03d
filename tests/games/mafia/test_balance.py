"""The statistics of `omerta sim mafia`, compared with the table itself."""

import pytest

from omerta import Match
from omerta.cli import main
from omerta.games.mafia import GAME, events
from omerta.games.mafia.balance import KINDS, tally
from omerta.games.mafia.settings import MafiaSettings
from omerta.kernel import Event, Seeded
from omerta.kernel.texts import LANGUAGES, Texts
from tests.games.mafia.ways import WAYS

Captured = pytest.CaptureFixture[str]


def played(options: MafiaSettings, seed: int) -> tuple[Match, list[Event]]:
    """A random match and all its events."""
    match, luck = Match.new(GAME, 4, seed=seed, settings=options), Seeded(~seed)
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, luck.pick(match.options(seat), "test"))
    return match, [event for entry in match.log for event in entry.events]


@pytest.mark.parametrize("way", WAYS)
def test_every_coin_and_every_victory_is_counted(way: str) -> None:
    for seed in range(3):
        match, story = played(WAYS[way], seed)
        found = tally(story)
        taken = [e.amount for e in story if isinstance(e, events.LootTaken)]
        assert sum(found["kept"].values()) == sum(taken)
        assert found["game"]["rounds"] == match.state.round
        assert found["game"]["bank_left"] == match.state.bank
        earned = match.view(None).money - match.state.bank  # type: ignore[attr-defined]
        assert sum(taken) == earned + found["game"]["paid_by_players"]
        assert sum(found["colour"].values()) == pytest.approx(1)
        assert sum(found["order"].values()) == pytest.approx(1)
        assert match.outcome is not None
        winners = {match.state.town.colours[seat] for seat in match.outcome.winners}
        assert {colour for colour, share in found["colour"].items() if share} == winners


def test_the_tally_of_a_small_match() -> None:
    story: list[Event] = [
        started := GAME.opening(GAME.new(4, chance=Seeded(1)))[0],
        events.CardOpened(0, "c2", "theft"),
        events.BankPaid("c2", 100, 3900),
        events.CardOpened(1, "d2", "police-2"),
        events.CardArrested("d2", "c2", "theft", "ye1"),
        events.LootMoved("c2", "d2", 100, "arrest"),
        events.CardOpened(2, "b3", "goods-c1"),
        events.RoundEnded(1),
        events.FigureJailed("ye1", "100"),
        events.LootTaken(1, 100, 100),
        events.RansomPaid(0, "ye1", 1, 100),
        events.GameEnded("rounds", (0, 200, 0, 0), (1,), (0, 200)),
    ]
    assert isinstance(started, events.GameStarted)
    found = tally(story)
    counted = {name: number for name, number in found["game"].items() if number}
    assert counted == {
        "rounds": 1,
        "arrests": 1,
        "jailed": 1,
        "ransoms": 1,
        "ransom_money": 100,
        "bank_left": 3900,
    }
    assert {kind: n for kind, n in found["kept"].items() if n} == {"police": 100}
    opened = {kind: n for kind, n in found["opened"].items() if n}
    assert opened == {"theft": 1, "police": 1, "criminal_goods": 1}
    assert found["colour"] == {"yellow": 0, "red": 1, "green": 0, "blue": 0}
    place = ("first", "second", "third", "fourth")[(1 - started.first) % 4]
    assert {name for name, share in found["order"].items() if share} == {place}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_a_text(language: str) -> None:
    words = Texts(language, "omerta.games.mafia")
    _, story = played(WAYS["rulebook"], 0)
    for table, rows in tally(story).items():
        assert words.has(f"tally-{table}")
        for row in rows:
            assert words.has(f"tally-{table}-{row.replace('_', '-')}")
    assert len(KINDS) == 13


def test_the_command_prints_the_report(capsys: Captured) -> None:
    small = ("--set", "bank=1000", "--set", "max_rounds=5")
    command = ("sim", "mafia", "--workers", "1", "--lang", "en", "--games", "3")
    assert main([*command, "--bots", "random", *small]) == 0
    output = capsys.readouterr().out
    for heading in ("A game", "Wins by colour", "Wins by place in the first round"):
        assert heading in output
    for row in ("rounds", "arrests", "ransoms", "police", "criminal goods", "first player"):
        assert row in output

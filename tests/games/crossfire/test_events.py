"""Section 8: every event with its fields, its audience and its place in the order."""

from typing import get_args

import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire import events as told
from omerta.games.crossfire.events import CrossfireEvent
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import Event, Match, Seeded
from omerta.kernel.events import secret_fields
from tests.games.crossfire.ways import SNIPING, WAYS
from tests.games.dossier import Dossier

FIELDS: dict[type[Event], tuple[str, str]] = {
    told.SeriesStarted: ("seats games", ""),
    told.GameStarted: ("no mode mix dealer sniper shuffles", ""),
    told.CardDealt: ("seat", "role"),
    told.CardLooked: ("seat", ""),
    told.CardPassed: ("giver taker", "role"),
    told.CardsShuffled: ("no seats", ""),
    told.CardReturned: ("no seat", "role"),
    told.ClaimChosen: ("seat", "face"),
    told.ClaimsShown: ("faces", ""),
    told.TalkStarted: ("seconds", ""),
    told.ClaimTurned: ("seat face", ""),
    told.StatementMade: ("no seat code about role number topic answers", ""),
    told.ReadySaid: ("seat", ""),
    told.TokenPut: ("seat", ""),
    told.TokenTaken: ("seat", ""),
    told.TalkEnded: ("", ""),
    told.AimGiven: ("seat", "targets"),
    told.AimsShown: ("targets", ""),
    told.HandsLowered: ("seats", ""),
    told.RoleRevealed: ("seat role call", ""),
    told.ShotStopped: ("wave shooter target bearer", ""),
    told.ShotLanded: ("wave shooter target late", ""),
    told.AssassinSilenced: ("seat", ""),
    told.SniperHit: ("seat role", ""),
    told.TeamWon: ("team why", ""),
    told.GuiltFound: ("shooter victim", ""),
    told.BomberSurvived: ("seat", ""),
    told.WinnersNamed: ("winners reasons", ""),
    told.PointsScored: ("seat total", ""),
    told.CardsTraced: ("stages", ""),
    told.NextWanted: ("seat", ""),
    told.SeriesEnded: ("points ranking winners", ""),
}
ORDER = (
    told.SeriesStarted,
    told.GameStarted,
    told.CardDealt,
    told.CardPassed,
    told.CardsShuffled,
    told.CardReturned,
    told.ClaimsShown,
    told.TalkStarted,
    told.TalkEnded,
    told.AimsShown,
    told.HandsLowered,
    told.TeamWon,
    told.WinnersNamed,
    told.CardsTraced,
    told.SeriesEnded,
)
"""The events that happen once in a game, in this order; a shuffle and its cards take turns."""


def story(seats: int, options: CrossfireSettings, seed: int) -> list[Event]:
    match = Match.new(GAME, seats, seed=seed, settings=options)
    luck = Seeded(seed)
    while match.waiting:
        seat = luck.pick(match.waiting, "seat")
        match.play(seat, luck.pick(match.options(seat), "play"))
    return [event for entry in match.log for event in entry.events]


def test_every_event_has_these_fields_and_secrets() -> None:
    assert set(FIELDS) == set(get_args(CrossfireEvent))
    for kind, (public, secret) in FIELDS.items():
        assert kind.__struct_fields__ == (*public.split(), *secret.split()), kind
        assert set(secret_fields(kind)) == set(secret.split())


def test_the_rules_list_every_event() -> None:
    rows = Dossier("crossfire").rows("event", "public fields {secret: reader}")
    listed = [name.strip("` ") for row in rows for name in row[0].split("/")]
    assert sorted(listed) == sorted(kind.__name__ for kind in FIELDS)


def test_only_its_seats_see_a_secret() -> None:
    readers: dict[type[Event], set[str]] = {}
    for event in story(7, WAYS["rulebook"], 4):
        if secret_fields(type(event)):
            for seat in range(7):
                assert (event.seen_by(seat) == event) == (seat in event.readers())
            assert event.seen_by(None) != event
            names = [name for name in event.__struct_fields__ if name in ("seat", "giver", "taker")]
            assert event.readers() == tuple(getattr(event, name) for name in names)
            readers.setdefault(type(event), set()).update(names)
    assert readers[told.CardPassed] == {"giver", "taker"}
    assert len(readers) == 5


@pytest.mark.parametrize("seed", range(3))
def test_the_events_of_a_shootout_in_order(seed: int) -> None:
    happened = [type(event) for event in story(6, WAYS["rulebook"], seed)]
    first = [happened.index(kind) for kind in ORDER]
    assert first == sorted(first)
    assert happened[-1] is told.SeriesEnded


def test_every_event_happens_in_some_match() -> None:
    seen: set[type[Event]] = set()
    for seed in range(12):
        for options in (*WAYS.values(), *SNIPING.values()):
            seen |= {type(event) for event in story(7, options, seed)}
        if len(seen) == len(FIELDS):
            return
    assert seen == set(FIELDS)


def test_only_actions_that_reveal_nothing_can_be_undone() -> None:
    quiet = {kind for kind in FIELDS if kind.quiet}
    assert quiet == {told.CardLooked, told.ClaimChosen, told.NextWanted}

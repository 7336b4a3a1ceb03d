"""Makes `power_moments.json` of Legends: the fight for power as its seats see it, with its texts.

The file has one view for each kind of decision, of the vote, of every end, of a single player,
of a spectator, and of the break before it. Printed components are stored once: `python -m
tests.web.legends_power`.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from omerta.games.legends.scenarios.power_pieces import state_of
from omerta.games.legends.settings import LegendsSettings
from omerta.games.legends.table import Table
from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_power import PowerView
from omerta.kernel import Match, Seeded
from omerta.kernel.actions import Action
from tests.web.legends_views import can_try, moment, seen
from tests.web.sentences import plain

PLACE = Path(__file__).parents[2] / "web" / "tests" / "legends" / "power_moments.json"
PLAYERS = ("Anna", "Boris")
WANTED = {
    *[
        f"mine-{question}"
        for question in (
            "first",
            "act-silent",
            "act-promising",
            "campaigns",
            "draw",
            "play",
            "ability",
            "die",
            "luck",
            "hit",
            "pick",
            "lose_own",
            "lose_any",
        )
    ],
    *["theirs-first", "theirs-act-silent", "theirs-act-promising", "theirs-campaigns"],
    *["over-betrayed", "over-arrested", "over-defeated"],
}
"""The decisions of both seats, and the ends, that every board must show."""
UNWISE = ("drop", "end", "rally")
OPTIONS = LegendsSettings(mode="one_shot", first_job="power", difficulty="easy")
SPEAKING = msgspec.structs.replace(OPTIONS, voice_seats="1")
"""Settings in which seat 0 has the last word."""


def played(
    seats: int, seed: int, options: LegendsSettings = OPTIONS
) -> Iterator[tuple[Match, Any]]:
    """Play a match with random options, in which no player ends a turn early."""
    chance = Seeded(seed)
    match = Match.new("legends", seats=seats, seed=seed, settings=options)
    yield match, []
    while match.waiting:
        seat = match.waiting[0]
        answers = match.options(seat)
        going = [each for each in answers if plain(each)["type"] not in UNWISE] or list(answers)
        yield match, match.play(seat, chance.pick(going, "answer"))


def named(match: Match) -> str:
    """Return the name of a view: whose decision it is and whether a campaign is active, or the end."""
    view = seen(match)
    if view.decision is None:
        return f"over-{view.ending}"
    whose = "mine" if match.waiting[:1] == (0,) else "theirs"
    if view.decision != "act":
        return f"{whose}-{view.decision}"
    if not can_try(match):
        return "dull"
    return f"{whose}-act-{'silent' if state_of(match.state).campaign < 0 else 'promising'}"


def questions() -> list[dict[str, Any]]:
    """Return of each kind the latest view of the first match that has it."""
    kept: dict[str, dict[str, Any]] = {}
    for seed in count():
        found: dict[str, dict[str, Any]] = {}
        for match, news in played(len(PLAYERS), seed):
            name = named(match)
            if name in WANTED and name not in kept:
                found[name] = moment(name, match, news, PLAYERS)
        kept |= found
        if kept.keys() == WANTED:
            break
    return [kept[name] for name in sorted(WANTED)]


def vote(clan: int, mayor: int, rolls: int, winner: str) -> list[dict[str, Any]]:
    """Return views of the last round before the vote with this support, and of the end."""
    for seed in count():
        match = before_the_vote(clan, mayor, seed)
        if match is None:
            continue
        found = []
        while match.waiting:
            seat = match.waiting[0]
            found.append(moment(named(match), match, [], PLAYERS))
            answers = match.options(seat)
            found[-1]["events"] = [
                plain(event.seen_by(0)) for event in match.play(seat, last_of(answers))
            ]
        ended = seen(match).scene
        assert isinstance(ended, PowerView)
        if ended.winner == winner and len(ended.rolls) == rolls:
            over = moment(f"over-{winner}-{rolls}", match, [], PLAYERS)
            return [*found[-1:], {**over, "events": found[-1]["events"]}]
    raise AssertionError("no such vote")


def before_the_vote(clan: int, mayor: int, seed: int) -> Match | None:
    """Return a match in its last round with this support, or None if it does not get there."""
    for match, _ in played(len(PLAYERS), seed, SPEAKING):
        state: Table = match.state
        if state.round == 1 and match.waiting and seen(match).decision == "act":
            here = state_of(state)
            here.clan, here.mayor, here.marker = clan, mayor, 6
            return match
    return None


def last_of(answers: Sequence[Action]) -> Action:
    """Return the option that ends a decision soonest; the end of a turn comes last."""
    ends = [each for each in answers if plain(each)["type"] in ("end", "pass", "enough", "done")]
    return (ends or list(answers))[-1]


def breaks() -> list[dict[str, Any]]:
    """Return views of the choice of a scenario, and of the break before the last scenario."""
    found: dict[str, dict[str, Any]] = {}
    for seed in count():
        for match, news in played(len(PLAYERS), seed, LegendsSettings(difficulty="easy")):
            view = seen(match)
            name = {"choosing": "choosing", "break": f"break-{len(view.played)}"}.get(view.phase)
            if name and match.waiting == (0,) and name not in found:
                found[name] = moment(name, match, news, PLAYERS)
                found[name]["view"]["mode"] = view.mode
        if "break-2" in found:
            return list(found.values())
    raise AssertionError("nobody comes so far")


def spectator() -> dict[str, Any]:
    """Return a spectator's view of a table of four."""
    match = next(match for match, _ in played(4, 1) if seen(match, None).decision == "act")
    shown = plain(match.view(None))
    view = {key: value for key, value in shown.items() if key not in LegendsView.constant}
    more = {key: shown[key] for key in ("players", "limit")}
    return {"moment": "watching-act", "view": {**view, **more}, "events": [], "said": None}


def fixture() -> str:
    """Return the text of the file."""
    view = plain(Match.new("legends", seats=2, settings=OPTIONS).view(0))
    printed = {key: view[key] for key in LegendsView.constant}
    alone = next(match for match, _ in played(1, 0) if seen(match).decision == "act")
    moments = [
        *questions(),
        *vote(5, 4, 2, "clan"),
        vote(4, 5, 1, "mayor")[-1],
        vote(6, 3, 0, "clan")[-1],
        *breaks(),
        moment("alone-act", alone, [], PLAYERS[:1]),
        spectator(),
    ]
    made = {"players": PLAYERS, "printed": printed, "moments": moments}
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    PLACE.write_text(fixture(), encoding="utf-8")

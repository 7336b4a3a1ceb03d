"""Matches that continue from a step of an earlier one, and the tree they form."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from omerta import Match, games
from omerta.cli import main
from omerta.games.legends.events import ScenarioEnded, TurnEnded
from omerta.kernel import BadSave, Refusal, Seeded, encode
from omerta.kernel.starts import BadStart, Start, start_at
from omerta.server.branches import Branches, milestones
from omerta.server.replays import Replays
from omerta.server.storage.rows import StepRow
from omerta.server.table.guest import Guest
from omerta.server.table_registry import TableRegistry
from omerta.server.wire.table import Origin
from tests.broken.base import Broken
from tests.server.live_harness import Json, Person, begin, deal, kept, registry_at, run
from tests.server.table.legends_play import CAMPAIGN, ONE_SHOT, one_answer
from tests.server.table.showdown import offered

LEGENDS = games.get("legends")
ANNA = Guest("anna", "Anna")
ELECTION = {**ONE_SHOT, "first_job": "power"}


async def finish(luck: random.Random, *people: Person) -> None:
    """Play until the match is over."""
    while not people[0].over:
        await one_answer(luck, *people)
        people[0].listen()


async def some_answers(luck: random.Random, number: int, *people: Person) -> None:
    for _ in range(number):
        await one_answer(luck, *people)


def play_of(person: Person) -> str:
    person.listen()
    assert person.play is not None
    return str(person.play["play"])


async def goes_on(person: Person, play: str, seq: int, **choices: Any) -> str:
    """Open a table that continues from there, and enter it."""
    origin = Origin(play, seq)
    code = await person.opens(game="legends", seats=1, origin=origin, pace="instant", **choices)
    person.play = None
    await person.comes(code)
    return code


async def refusal(person: Person, play: str, seq: int, **choices: Any) -> str:
    with pytest.raises(Refusal) as refused:
        await goes_on(person, play, seq, **choices)
    return refused.value.code


async def frame(registry: TableRegistry, play: str, seq: int) -> Json:
    """Return what a spectator saw after a step."""
    moments = await Replays(registry._store, registry).steps(play, None, seq, seq, None)
    view: Json = msgspec.json.decode(encode(moments.moments[0].view))
    return view


def test_a_game_that_is_over_is_taken_up_again_at_any_moment(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(1)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            await begin(anna, boris, game="legends", options=ONE_SHOT)
            await finish(luck, anna, boris)
            earlier = play_of(anna)
            code = await goes_on(vera, earlier, 5, bots=["random"])
            assert vera.table["origin"] == {"play": earlier, "seq": 5}
            assert len(vera.seated) == 2
            assert vera.table["options"]["mode"] == "one_shot"
            for choice in ({"seats": 3}, {"options": {"mode": "campaign"}}, {"data": ""}):
                assert await vera.tries("configure", **choice) == "game-fixed"
            await deal(vera)
            assert vera.play is not None
            assert vera.play["seq"] == 0
            then = await frame(registry, earlier, 5)
            mine = {"you": 0, "options": None, "choices": None}
            assert vera.play["view"] | mine == then | mine
            assert await vera.tries("undo", seq=0) == "cannot-undo"  # never before its start
            await some_answers(luck, 4, vera)
            vera.listen()
            before = kept(await registry.table(code))
        async with registry_at(tmp_path / "db") as registry:
            assert kept(await registry.table(code)) == before
            vera.registry = registry
            await vera.comes(code)
            await finish(luck, vera)
            vera.play = None
            await deal(vera)  # again from the same step, with new chance
            assert vera.table["origin"] == {"play": earlier, "seq": 5}
            again = (await vera.other_tab().comes(code))["play"]["view"]
            assert again | mine == then | mine

    run(story)


def test_a_branch_is_replayed_and_verified(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(5)
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="legends", seats=1, options=ONE_SHOT)
            await finish(luck, anna)
            earlier = play_of(anna)
            await goes_on(anna, earlier, 4)
            await deal(anna)
            await finish(luck, anna)
            replays, play = Replays(registry._store, registry), play_of(anna)
            assert (await replays.info(play, None)).origin == Origin(earlier, 4)
            assert (await replays.info(earlier, None)).origin is None
            drawn = [draw for draw in (await replays.draws(play)).draws if draw.step == 0]
            assert drawn
            assert all(draw.items is not None for draw in drawn)  # only decks are shuffled
            check(await replays.file(play), earlier)
            taken = await replays.import_match(await replays.file(play), ANNA)
            assert (await replays.info(taken, None)).origin == Origin(earlier, 4)

    def check(raw: bytes, earlier: str) -> None:
        """Check that the file names its start, and is dealt again from there."""
        file = tmp_path / "branch.json"
        file.write_bytes(raw)
        match = Match.load(raw)
        assert match.start is not None
        assert (match.start.play, match.start.seq) == (earlier, 4)
        assert main(["verify", str(file)]) == 0
        saved = msgspec.json.decode(raw)
        saved["start"]["state"]["intro"] += 1
        file.write_bytes(msgspec.json.encode(saved))
        assert main(["verify", str(file)]) == 1

    run(story)


def test_a_running_match_is_branched_by_its_players_alone(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(3)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris, vera = (Person(registry, name) for name in ("Anna", "Boris", "Vera"))
            code = await begin(anna, boris, game="legends", options=CAMPAIGN)
            await vera.comes(code)
            await some_answers(luck, 6, anna, boris)
            running = play_of(anna)
            assert await refusal(vera, running, 3) == "replay-not-over"
            with pytest.raises(Refusal, match="replay-not-over"):
                await Branches(registry._store, registry).tree(running, vera.guest)
            other = boris.other_tab()
            await goes_on(other, running, 3, bots=["random"])
            await deal(other)
            tree = await Branches(registry._store, registry).tree(running, boris.guest)
            assert [branch.play for branch in tree.branches] == [running, play_of(other)]
            assert [branch.origin for branch in tree.branches] == [None, Origin(running, 3)]
            tree = await Branches(registry._store, registry).tree(running, anna.guest)
            assert [branch.play for branch in tree.branches] == [running]  # not at that table
            await some_answers(luck, 2, anna, boris)  # the first match goes on
            assert play_of(anna) == running

    run(story)


def test_a_tree_has_all_branches_and_their_milestones(tmp_path: Path) -> None:
    async def story() -> None:
        luck = random.Random(6)
        async with registry_at(tmp_path / "db") as registry:
            anna, vera = Person(registry, "Anna"), Person(registry, "Vera")
            branches = Branches(registry._store, registry)
            await begin(anna, game="legends", seats=1, options=CAMPAIGN)
            await finish(luck, anna)
            root = play_of(anna)
            tree = await branches.tree(root, None)
            (branch,) = tree.branches
            assert (tree.game, branch.last) == ("legends", anna.told[-1]["seq"])
            events = [event for mark in branch.marks for event in mark.events]
            assert all(event.milestone for event in events)
            kinds = [type(event).__struct_config__.tag for event in events]
            assert (kinds[0], kinds[-1]) == ("scenario_set_up", "campaign_ended")
            await goes_on(anna, root, branch.marks[len(branch.marks) // 2].seq)
            await deal(anna)
            await finish(luck, anna)
            first = play_of(anna)
            await goes_on(anna, first, 1)
            await deal(anna)
            second = play_of(anna)
            for asked in (root, first):
                mine = (await branches.tree(asked, anna.guest)).branches
                assert [each.play for each in mine] == [root, first, second]
                theirs = (await branches.tree(asked, vera.guest)).branches
                assert [each.play for each in theirs] == [root, first]  # the last one still runs

    run(story)


def test_a_file_that_claims_to_be_a_branch_is_in_no_tree(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="legends", seats=1, options=ONE_SHOT)
            await finish(random.Random(1), anna)
            root = play_of(anna)
            match = Match.new("legends", 1, seed=1)
            forged = Match.continue_from(
                LEGENDS, start_at(LEGENDS, match.state, root, 0), Seeded(2)
            )
            while forged.waiting:
                forged.play(0, forged.options(0)[-1])
            taken = await Replays(registry._store, registry).import_match(forged.save(), ANNA)
            for asked in (root, taken):
                tree = await Branches(registry._store, registry).tree(asked, None)
                assert [branch.play for branch in tree.branches] == [asked]

    run(story)


@pytest.mark.parametrize(
    "wrong", [{"play": "\0"}, {"play": "x" * 41}, {"seq": -1}, {"seq": 1 << 31}, {"seq": 10**30}]
)
def test_a_file_whose_start_has_an_impossible_name_or_number_is_refused(wrong: Json) -> None:
    """A database could not store it."""
    match = Match.new("legends", 1, seed=1)
    branch = Match.continue_from(LEGENDS, start_at(LEGENDS, match.state, "play", 0), Seeded(2))
    file = json.loads(branch.save())
    file["start"] |= wrong
    with pytest.raises(BadSave, match="save-corrupt"):
        Match.load(json.dumps(file).encode())


@pytest.mark.parametrize("wrong", ["steps", "challenge"])
def test_a_start_that_cannot_be_played_is_refused_and_breaks_nothing(wrong: str) -> None:
    """The start is the only state in a file that is played on; no check of its fields is complete."""
    match = Match.new("legends", 2, seed=1, settings=LEGENDS.load_settings(ONE_SHOT, None))
    branch = Match.continue_from(LEGENDS, start_at(LEGENDS, match.state, "", 0), Seeded(5))
    branch.play(branch.waiting[0], branch.options(branch.waiting[0])[0])
    file = json.loads(branch.save())
    if wrong == "steps":  # ends a turn that no seat had
        file["start"]["state"]["stack"].insert(-1, ["step", "turn_over", 0, 0])
    else:
        file["start"]["state"]["challenge"] = 900
    with pytest.raises(BadSave, match="save-impossible"):
        list(Match.load(json.dumps(file).encode()).replay())


def test_a_milestone_that_was_taken_back_is_none() -> None:
    events = encode([ScenarioEnded("bank", "escaped", 5), TurnEnded(0)])
    deal_step = StepRow("p", 0, "deal", None, None, b"[]", 0, None, 0)
    act = replace(deal_step, seq=1, kind="act", seat=0, events=events)
    undo = replace(deal_step, seq=2, kind="undo", seat=0)
    other = replace(act, seq=3)
    marks = milestones(LEGENDS, [deal_step, act, undo, other])
    assert [(mark.seq, mark.events) for mark in marks] == [
        (3, (ScenarioEnded("bank", "escaped", 5),))
    ]


class NewerRules(Broken):
    """Legends under rules with other results."""

    sound = LEGENDS
    meta = replace(LEGENDS.meta, ruleset=LEGENDS.meta.ruleset + 1)


def test_what_cannot_be_gone_on_from_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="legends", seats=1, options=ONE_SHOT)
            await finish(random.Random(2), anna)
            play, last = play_of(anna), anna.told[-1]["seq"]
            assert await refusal(anna, "nothing", 0) == "unknown-replay"
            assert await refusal(anna, "../x", 0) == "unknown-replay"
            assert await refusal(anna, play, last + 1) == "no-such-moment"
            assert await refusal(anna, play, -1) == "no-such-moment"
            assert await refusal(anna, play, last) == "nothing-left-to-play"
            assert await refusal(anna, play, 1, lesson=True) == "game-fixed"
            assert await refusal(anna, play, 1, bots=["random"]) == "too-many-bots"
            with offered(NewerRules()):
                assert await refusal(anna, play, 1) == "save-other-ruleset"
            boris = Person(registry, "Boris")
            await begin(anna, boris)
            anna.listen()
            assert await refusal(anna, play_of(anna), 0) == "not-together"

    run(story)


# Secrets of a seat


@pytest.mark.usefixtures("same_deal")
def test_while_hands_are_secret_a_running_game_is_not_gone_on_from(tmp_path: Path) -> None:
    """In another player's seat of the new table one would see that hand (LG-12.5)."""

    async def story() -> None:
        luck = random.Random(4)
        async with registry_at(tmp_path / "db") as registry:
            anna, boris = Person(registry, "Anna"), Person(registry, "Boris")
            await begin(anna, boris, game="legends", options=ELECTION)
            await some_answers(luck, 3, anna, boris)
            running = play_of(anna)
            for person in (anna, boris):
                for seq in (0, 3):
                    assert await refusal(person.other_tab(), running, seq) == "secrets-in-hands"
            await finish(luck, anna, boris)
            vera = Person(registry, "Vera")  # now every guest may read its steps
            code = await goes_on(vera, running, 3, bots=["random"])
            await deal(vera)
            later = play_of(vera)
            assert await refusal(vera.other_tab(), later, 0) == "secrets-in-hands"
            table, state = (
                await registry.table(code),
                (await Replays(registry._store, registry).replayed(running)),
            )
            assert table.match is not None
            city, then = table.match.core.state.scenario_state, state.state(3).scenario_state
            assert city.held == then.held  # hands stay, the deck is shuffled again

    run(story)


def test_a_single_player_may_continue_from_anywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with registry_at(tmp_path / "db") as registry:
            anna = Person(registry, "Anna")
            await begin(anna, game="legends", seats=1, options=ELECTION)
            await some_answers(random.Random(1), 3, anna)
            other, running = anna.other_tab(), play_of(anna)
            await goes_on(other, running, 2)
            assert other.table["origin"] == {"play": running, "seq": 2}

    run(story)


# What a start may reveal


def test_a_start_is_the_same_in_every_world_that_could_be() -> None:
    """So a running match can be continued elsewhere without revealing its decks."""
    luck, branching = random.Random(9), LEGENDS.branching
    assert branching is not None
    match = Match.new("legends", 2, seed=4, settings=LEGENDS.load_settings(CAMPAIGN, None))
    compared = 0
    while match.waiting:
        seat = match.waiting[0]
        other = branching.redeal_unknown(match.state, chance=Seeded(luck.getrandbits(32)))
        start = start_at(LEGENDS, match.state, "play", len(match.log) - 1)
        assert bytes(start_at(LEGENDS, other, "play", len(match.log) - 1).state) == bytes(
            start.state
        )
        again = Match.continue_from(LEGENDS, start, Seeded(compared))
        for viewer in (None, 0, 1):
            assert again.view(viewer) == match.view(viewer)
        compared += LEGENDS.save(other) != LEGENDS.save(match.state)
        match.play(seat, luck.choice(match.options(seat)))
    assert compared > 20
    with pytest.raises(BadStart, match="nothing-left-to-play"):
        start_at(LEGENDS, match.state, "play", 0)


def test_a_start_of_another_table_is_found() -> None:
    two = Match.new("legends", 2, seed=1)
    three = Match.new("legends", 3, seed=1)
    branch = Match.continue_from(LEGENDS, start_at(LEGENDS, two.state, "", 0), Seeded(3))
    assert Match.load(branch.save()).save() == branch.save()
    foreign = start_at(LEGENDS, three.state, "", 0)
    branch.start = Start("", 0, foreign.state)
    with pytest.raises(Refusal, match="save-impossible"):
        list(Match.load(branch.save()).replay())

"""Replays: what is shown of a match, to which guests, and when."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta import Match, games
from omerta.cli import main
from omerta.games.crooks.actions import LayDown, Pass, Recruit, Take
from omerta.games.crooks.settings import CrooksSettings
from omerta.kernel import Action, BadSave, Fair, MatchCore, Refusal, Seat, Seeded, encode
from omerta.kernel.draws import RecordedChance
from omerta.kernel.match import Player, SavedFair
from omerta.server.branches import readable
from omerta.server.replays import DAY, MAX_KEPT, MAX_REPLAY_STEPS, Replays
from omerta.server.storage.rows import MatchRow, Progress, StepRow
from omerta.server.storage.store import Store
from omerta.server.table.guest import Guest

CROOKS = games.get("crooks")
SALTS = ("one", "two", "three")
ANNA = Guest("anna", "Anna")
BORIS = Guest("boris", "Boris")
GONE = Guest("gone", "Gone")
SEATS = {"anna": (0,), "boris": (1, 2)}


class Tables:
    """A server with one table: Anna has seat 0, Boris 1 and 2."""

    def seats_of(self, row: MatchRow, guest: Guest) -> tuple[Seat, ...]:
        return () if row.table is None else SEATS.get(guest.public, ())

    def is_here(self, row: MatchRow, guest: Guest) -> bool:
        return row.table is not None and guest != GONE

    def code_of(self, row: MatchRow) -> str | None:
        return None if row.table is None else "ABCD"


class Game:
    """A match of three in the database, saved step by step as a table does."""

    def __init__(self, store: Store, number: int = 1, **options: Any) -> None:
        self.store = store
        self.id = f"play-{number}"
        self.options = CrooksSettings(first_player=0, **options)
        secret = bytes([number]) * 32
        self.luck = Fair(secret, SALTS)
        state = CROOKS.new(3, self.options, chance=self.luck)
        self.play = MatchCore(CROOKS, state, self.luck)
        self.seq = 0

    async def deal(self, table: int | None = 1) -> "Game":
        saved = SavedFair(
            self.luck.draws, self.luck.commitment, self.luck.secret.hex(), self.luck.salts
        )
        row = MatchRow(
            id=self.id,
            table=table,
            number=1,
            game="crooks",
            ruleset=CROOKS.meta.ruleset,
            seats=3,
            options=encode(self.options),
            players=encode((Player("Anna"), Player("Boris"), Player("Clara", "easy"))),
            luck=encode(saved),
            status="live",
            outcome=None,
            started=1000,
            ended=None,
            deadline=None,
            whole=None,
            state=CROOKS.save(self.play.state),
            state_seq=0,
            state_draws=self.luck.draws,
            head=0,
        )
        opening = encode(CROOKS.opening(self.play.state))
        await self.store.begin_match(row, [self._row("deal", None, None, opening)], None, ())
        return self

    async def say(self, *actions: Action) -> None:
        for action in actions:
            (seat,) = self.play.waiting
            entry = self.play.apply(seat, action)
            await self._keep("act", seat, encode(action), encode(entry.events))

    async def take_back(self, seat: Seat) -> None:
        self.play.undo_last(seat)
        await self._keep("undo", seat, None, b"[]")

    async def run_out(self) -> None:
        (seat,) = self.play.waiting
        for entry in self.play.apply_timeout(seat):
            await self._keep("act", seat, encode(entry.action), encode(entry.events))

    async def finish(self) -> None:
        while self.play.waiting:
            options = self.play.options(self.play.waiting[0])
            await self.say(options[self.seq % 3 % len(options)])

    async def _keep(self, kind: str, seat: Seat, action: bytes | None, events: bytes) -> None:
        self.seq += 1
        outcome = self.play.outcome
        over = outcome is not None
        progress = Progress(
            deadline=None,
            whole=None,
            status="over" if over else "live",
            outcome=encode(outcome) if over else None,
            ended=2000 if over else None,
            guests=encode(["anna", "boris", "boris"]) if over else None,
        )
        await self.store.add_steps(self.id, [self._row(kind, seat, action, events)], progress)

    def _row(self, kind: Any, seat: Seat | None, action: bytes | None, events: bytes) -> StepRow:
        return StepRow(
            self.id, self.seq, kind, seat, action, events, self.luck.draws, None, 1000 + self.seq
        )


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Callable[[Store, Replays], Awaitable[None]]], None]:
    """Run a story with its own database and replays."""

    def run_story(story: Callable[[Store, Replays], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = await Store.open(tmp_path / "omerta.db")
            try:
                await add_table(store)
                await story(store, Replays(store, Tables(), lambda: 3000))
            finally:
                await store.close()

        asyncio.run(whole())

    return run_story


async def add_table(store: Store) -> None:
    assert await store.add_table("ABCD", "crooks", "playing", False, b"{}", (), 1000) == 1


Run = Callable[[Callable[[Store, Replays], Awaitable[None]]], None]


async def refusal(asked: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refused:
        await asked
    return refused.value.code


def test_frames_show_each_seat_what_it_saw(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        views = [[encode(game.play.view(viewer)) for viewer in (None, 0, 1, 2)]]
        while game.play.waiting:
            options = game.play.options(game.play.waiting[0])
            await game.say(options[game.seq % 4 % len(options)])
            views.append([encode(game.play.view(viewer)) for viewer in (None, 0, 1, 2)])
        for place, viewer in enumerate((None, 0, 1, 2)):
            shown = await replays.steps(game.id, viewer, 0, MAX_REPLAY_STEPS, None)
            assert shown.last == game.seq == len(shown.moments) - 1
            assert [encode(m.view) for m in shown.moments] == [view[place] for view in views]
            assert [m.told.seq for m in shown.moments] == list(range(game.seq + 1))

    run(story)


def test_an_answer_holds_as_many_bytes_and_at_least_one_frame(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.say(Recruit("A"))
        both = await replays.steps(game.id, None, 0, 9, ANNA)
        size = sum(len(encode(moment)) for moment in both.moments)
        for most, frames in ((size, 2), (size - 1, 1), (1, 1)):
            monkeypatch.setattr("omerta.server.replays.MAX_ANSWER_BYTES", most)
            shown = await replays.steps(game.id, None, 0, 9, ANNA)
            assert (shown.last, len(shown.moments)) == (1, frames)
            assert [moment.told.seq for moment in shown.moments] == list(range(frames))

    run(story)


def test_an_answer_holds_at_most_so_many_frames_and_none_beyond_the_end(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.say(Recruit("A"))
        assert len((await replays.steps(game.id, None, -5, 10**9, ANNA)).moments) == 2
        assert (await replays.steps(game.id, None, 7, 10**9, ANNA)).moments == ()
        assert (await replays.steps(game.id, None, 1, 0, ANNA)).moments == ()
        one = await replays.steps(game.id, None, 1, 1, ANNA)
        assert [moment.told.seq for moment in one.moments] == [1]

    run(story)


def test_a_running_game_is_followed_as_it_goes_on_also_back(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.say(Recruit("A"))
        before = encode(game.play.view(0))
        assert (await replays.steps(game.id, 0, 0, 9, ANNA)).last == 1
        first, second, *_ = game.play.options(0)
        await game.say(first)
        await game.take_back(0)
        await game.say(second)
        shown = (await replays.steps(game.id, 0, 0, 9, ANNA)).moments
        assert [moment.told.undone for moment in shown] == [False, False, False, True, False]
        assert encode(shown[3].view) == before == encode(shown[1].view)
        assert encode(shown[4].view) == encode(game.play.view(0)) != encode(shown[2].view)

    run(story)


def test_while_a_game_runs_only_its_own_people_look_from_a_seat(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        assert (await replays.steps(game.id, 2, 0, 0, BORIS)).moments[0].view.you == 2
        assert await refusal(replays.steps(game.id, 2, 0, 0, ANNA)) == "not-your-seat"
        for viewer in (None, 0):
            assert await refusal(replays.steps(game.id, viewer, 0, 0, None)) == "hello-first"
            assert await refusal(replays.steps(game.id, viewer, 0, 0, GONE)) == "hello-first"
        assert await refusal(replays.steps(game.id, 3, 0, 0, ANNA)) == "no-such-seat"
        await game.finish()
        assert (await replays.steps(game.id, 2, 0, 0, ANNA)).moments[0].view.you == 2

    run(story)


def test_a_table_without_memory_aid_shows_no_replay_before_the_end(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store, memory_aid="off").deal()
        await game.say(Recruit("A"))
        assert (await replays.steps(game.id, 0, 0, 1, ANNA)).moments[1].view.you is None
        await game.finish()
        assert (await replays.steps(game.id, 0, 0, 1, ANNA)).moments[1].view.you == 0

    run(story)


def test_a_running_game_keeps_its_secrets(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        for asked in (replays.info(game.id, ANNA), replays.draws(game.id), replays.file(game.id)):
            assert await refusal(asked) == "replay-not-over"
        nowhere: list[Awaitable[object]] = [
            replays.info("nowhere", ANNA),
            replays.steps("nowhere", None, 0, 1, ANNA),
            replays.file("nowhere"),
        ]
        for wrong in nowhere:
            assert await refusal(wrong) == "unknown-replay"

    run(story)


def test_two_deals_a_seat_cannot_tell_apart_give_it_equal_frames(run: Run) -> None:
    """Other secrets, so other crooks everywhere; seats 0 and 1 hide all they hire."""

    async def hidden_play(store: Store, number: int) -> Game:
        game = await Game(store, number).deal()
        for hangout, target in (("A", 5), ("B", 7)):
            await game.say(Recruit(hangout))  # type: ignore[arg-type]  # a letter
            seat = game.play.waiting[0]
            takes = [a for a in game.play.options(seat) if isinstance(a, Take)]
            for take in takes:
                probe = game.play.state.clone()
                CROOKS.apply(probe, seat, take, chance=game.luck)
                if LayDown(target) in CROOKS.options(probe, seat):  # all but a boss
                    await game.say(take, LayDown(target))
                    break
        return game

    async def story(store: Store, replays: Replays) -> None:
        ours, theirs = await hidden_play(store, 1), await hidden_play(store, 2)
        assert ours.play.state.tags != theirs.play.state.tags
        for viewer in (2, None):
            one = await replays.steps(ours.id, viewer, 0, 99, BORIS)
            other = await replays.steps(theirs.id, viewer, 0, 99, BORIS)
            assert len(one.moments) == 7
            assert encode(one) == encode(other)
        own = await replays.steps(ours.id, 0, 0, 99, ANNA)
        other = await replays.steps(theirs.id, 0, 0, 99, ANNA)
        assert encode(own) != encode(other)  # a seat knows the crooks it has hired

    run(story)


def test_a_finished_match_shows_its_players_and_its_secret(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.finish()
        info = await replays.info(game.id, BORIS)
        assert game.play.outcome is not None
        assert (info.table, info.your_seats, info.last) == ("ABCD", (1, 2), game.seq)
        assert [player.name for player in info.players] == ["Anna", "Boris", "Clara"]
        assert (info.ranks, info.scores) == (game.play.outcome.ranks, game.play.outcome.scores)
        assert (info.started, info.ended) == (1000, 2000)
        assert Fair(bytes.fromhex(info.secret), info.salts).commitment == info.commitment
        assert info.options["first_player"] == 0
        assert (await replays.info(game.id, None)).your_seats == ()

    run(story)


def test_all_draws_are_returned_in_order(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.finish()
        fair = RecordedChance(Fair(game.luck.secret, SALTS))
        CROOKS.new(3, game.options, chance=fair)
        luck = await replays.draws(game.id)
        assert [(d.step, d.why, d.items, d.shuffled) for d in luck.draws] == [
            (0, use.why, use.items, use.shuffled) for use in fair.recorded
        ]

    run(story)


def test_a_game_from_a_file_is_read_at_most_once_a_day_for_the_database(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        play = await replays.import_match(finished().save(), ANNA)
        for now, read in ((3000 + DAY, 3000), (3001 + DAY, 3001 + DAY), (3002 + DAY, 3001 + DAY)):
            await Replays(store, Tables(), lambda now=now: now).draws(play)  # type: ignore[misc]
            row = await store.match(play)
            assert row is not None
            assert row.read == read
        await readable(store, play, None)
        row = await store.match(play)
        assert row is not None
        assert row.read is not None
        assert row.read > 3001 + DAY

    run(story)


def test_the_file_verifies_and_comes_back_as_the_same_game(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        await game.say(Recruit("A"))
        await game.say(game.play.options(0)[0])
        await game.take_back(0)
        await game.run_out()
        await game.finish()
        raw = await replays.file(game.id)
        (tmp_path / "game.json").write_bytes(raw)
        again = await replays.import_match(raw, ANNA)
        assert again == await replays.import_match(raw, ANNA) != game.id
        info = await replays.info(again, ANNA)
        assert (info.table, info.your_seats, info.last) == (None, (), game.seq - 2)
        assert (info.started, info.ended) == (3000, 3000)
        original = await replays.info(game.id, None)
        assert (info.secret, info.players) == (original.secret, original.players)
        assert await replays.draws(again) == await replays.draws(game.id)
        assert await replays.file(again) == raw
        ours = (await replays.steps(game.id, 1, game.seq, game.seq, None)).moments
        theirs = (await replays.steps(again, 1, info.last, info.last, None)).moments
        assert encode(ours[0].view) == encode(theirs[0].view)

    run(story)
    assert main(["verify", str(tmp_path / "game.json"), "--lang", "en"]) == 0
    assert "Anna, Boris, Clara" in capsys.readouterr().out


def finished(seats: int = 2) -> Match:
    match = Match.new("crooks", seats, seed=3)
    luck = Seeded(3)
    while match.waiting:
        match.play(match.waiting[0], luck.pick(match.options(match.waiting[0]), "play"))
    return match


def test_a_game_from_a_seed_and_without_names_comes_in_unsealed(run: Run) -> None:
    async def story(_: Store, replays: Replays) -> None:
        info = await replays.info(await replays.import_match(finished().save(), ANNA), None)
        assert (info.commitment, info.secret, info.salts) == ("", "", ())
        assert [player.name for player in info.players] == ["1", "2"]

    run(story)


def changed(raw: bytes, **fields: Any) -> bytes:
    return encode(msgspec.json.decode(raw) | fields)


WRONG: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "save-corrupt"),
    "deep": (b"[" * 100_000, "save-corrupt"),
    "foreign": (b"{}", "save-foreign"),
    "unfinished": (Match.new("crooks", 2).save(), "replay-not-over"),
    "other luck": (
        changed(finished().save(), luck={"kind": "seeded", "seed": 4, "draws": 32}),
        "save-not-repeatable",
    ),
    "long name": (
        changed(finished().save(), players=[{"name": "A" * 99}, {"name": "B"}]),
        "bad-name",
    ),
    "unseen name": (
        changed(finished().save(), players=[{"name": "\u202e"}, {"name": "B"}]),
        "bad-name",
    ),
    "other game": (changed(finished().save(), game="poker"), "unknown-game"),
    "other rules": (changed(finished().save(), ruleset=99), "save-other-ruleset"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_that_is_no_finished_game_stays_out(run: Run, wrong: str) -> None:
    raw, code = WRONG[wrong]

    async def story(_: Store, replays: Replays) -> None:
        assert await refusal(replays.import_match(raw, ANNA)) == code

    run(story)


def test_only_so_many_games_are_kept_in_memory(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        plays = [await Game(store, number).deal() for number in range(1, MAX_KEPT + 3)]
        for game in (*plays, plays[0]):
            assert (await replays.steps(game.id, None, 0, 0, ANNA)).last == 0
        assert list(replays._replayed) == [game.id for game in (*plays[3:], plays[0])]

    run(story)


def test_a_log_that_does_not_fit_its_chance_is_refused(run: Run) -> None:
    async def story(store: Store, replays: Replays) -> None:
        game = await Game(store).deal()
        game.seq += 1
        entry = game.play.apply(0, Pass())
        wrong = game._row("act", 0, encode(Recruit("A")), encode(entry.events))
        await store.add_steps(game.id, [wrong], Progress(deadline=None, whole=None))
        with pytest.raises(BadSave) as refused:
            await replays.steps(game.id, None, 0, 9, ANNA)
        assert refused.value.code == "save-not-repeatable"

    run(story)

"""The invariants of a table of Crossfire (rules, section 9)."""

from collections.abc import Iterator

from omerta.games.crossfire.components import NOBODY, SNIPER
from omerta.games.crossfire.frames import FirstClaim, Look, PointAll, PointLast, Rest
from omerta.games.crossfire.rules import sniper, winning
from omerta.games.crossfire.rules.aiming import aim_of, aim_options
from omerta.games.crossfire.rules.talk import still_open
from omerta.games.crossfire.table import BLINDLY, NO_AIM, NO_FACE, Table, is_open, ring
from omerta.kernel.frames import Frame


def audit(s: Table) -> list[str]:
    """The broken invariants, in words."""
    found: list[str] = []
    try:
        for broken in _broken(s):
            found.append(broken)  # noqa: PERF402  # what was found first explains the error
    except (IndexError, ValueError, TypeError) as error:  # a save from elsewhere can hold anything
        found.append(f"numbers out of range: {error}")
    return found


def _broken(s: Table) -> Iterator[str]:
    yield from _shapes(s)
    yield from _cards(s)
    yield from _claims(s)
    yield from _statements(s)
    yield from _tokens(s)
    yield from _aims(s)
    yield from _control(s)


def _shapes(s: Table) -> Iterator[str]:
    columns = (s.points, s.claims, s.turned, s.spoke, s.asked, s.aims)
    if any(len(column) != s.seats for column in columns):
        yield "a seat lacks points, a claim or an aim"
    if not (0 <= s.dealer < s.seats and 1 <= s.game <= int(s.settings.games) and s.clock >= 1):
        yield "nobody deals, or nothing has begun"
    played = s.game if is_open(s) else s.game - 1
    if any(not 0 <= points <= played for points in s.points):
        yield "more points than games"


def _cards(s: Table) -> Iterator[str]:
    cast = s.cast
    if not 1 <= len(s.stages) <= 2 + len(cast.trios):
        yield "the cards were shuffled too often, or never dealt"
    shooter = cast.sniper(s.dealer)
    for number, stage in enumerate(s.stages):
        if len(stage) != s.seats or sorted([stage[seat] for seat in ring(s)]) != cast.deck:
            yield "the cards are not those of the mix"
        if shooter != NOBODY and stage[shooter] != SNIPER:
            yield "the sniper holds another card"
        if number == 1:
            around = ring(s)
            if any(stage[seat] != s.stages[0][around[at - 1]] for at, seat in enumerate(around)):
                yield "a card was not passed to the left"
        elif number > 1:
            trio = cast.shuffles[s.dealer][number - 2]
            before = s.stages[number - 1]
            if any(stage[seat] != before[seat] for seat in ring(s) if seat not in trio):
                yield "a shuffle moved a card outside its three places"


def _claims(s: Table) -> Iterator[str]:
    frame = s.stack[-1] if s.stack else None
    shooter = s.cast.sniper(s.dealer)
    for seat, face in enumerate(s.claims):
        waits = isinstance(frame, Look) or (isinstance(frame, FirstClaim) and seat in frame.seats)
        if (face == NO_FACE) != (waits or seat == shooter):
            yield "a card claims something at the wrong time, or nothing"
        if not NO_FACE <= face < len(s.cast.file.claims):
            yield "a claim that no card has"
    if any(not 0 <= count <= s.cast.claim_cap for count in s.turned):
        yield "a claim was turned too often"
    if isinstance(frame, Look | FirstClaim) and (any(s.turned) or s.said or s.tokens):
        yield "somebody spoke before the talk"


def _statements(s: Table) -> Iterator[str]:
    spoke = [0] * s.seats
    asked: tuple[tuple[int, ...], ...] = ((),) * s.seats
    possible = [set(s.cast.speech.of(s.dealer, seat).values()) for seat in range(s.seats)]
    for place, made in enumerate(s.said):
        parts = (made.code, made.about, made.role, made.number, made.topic)
        if made.no != place + 1 or parts not in possible[made.seat]:
            yield "a statement that nobody can have made"
        if set(made.answers) - set(asked[made.seat]):
            yield "a statement takes up what nobody asked"
        spoke[made.seat] += 1
        asked = still_open(asked, made)
    if spoke != s.spoke or max(spoke) > s.cast.statement_cap:
        yield "the statements were not counted well"
    if asked != s.asked:
        yield "a question is open that was not asked, or was answered"


def _tokens(s: Table) -> Iterator[str]:
    if s.tokens.bit_count() > s.cast.tokens:
        yield "more tokens than the sniper has"
    if s.tokens & ~s.cast.holders(s.dealer):
        yield "a token before nobody, or before the sniper"


def _aims(s: Table) -> Iterator[str]:
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, PointAll | PointLast):
        asked = s.cast.everybody
        if isinstance(frame, PointLast):
            asked = sniper.living_assassins(s)
        for seat, aim in enumerate(s.aims):
            gives = bool(asked >> seat & 1) and seat not in frame.seats
            legal = [aim_of(action) for action in aim_options(s, frame, seat)] if gives else []
            if aim not in legal if gives else aim != NO_AIM:
                yield "an aim that nobody can have given"
    elif not is_open(s):
        if any(s.aims):
            yield "somebody aims before it is time"
    else:
        yield from _fought(s)


def _fought(s: Table) -> Iterator[str]:
    """A finished game: the aims, and a verdict that keeps section 9."""
    asked = s.cast.everybody
    if s.cast.sniping:
        asked = 0 if sniper.is_decided(s) else sniper.living_assassins(s)
    for seat, aim in enumerate(s.aims):
        pointed = aim.bit_count() if aim != BLINDLY else 0
        hands = s.cast.hands[s.stages[-1][seat]] if not s.cast.sniping else 1
        if pointed != (hands if asked >> seat & 1 else 0) or aim >> seat & 1 or aim >> s.seats:
            yield "an aim that nobody can have given"
            return
    verdict = winning.judge(s)
    guilty = sum([1 << seat for seat in {shooter for shooter, _ in verdict.battle.guilt}])
    if verdict.winners & guilty:
        yield "somebody guilty has won"


def _control(s: Table) -> Iterator[str]:
    if len(s.stack) > 1:
        yield "two questions at once"
    dealt = len(s.stages) == 2 + len(s.cast.trios)
    for frame in s.stack:
        if not frame.seats or any(seat >= s.seats for seat in frame.seats):
            yield "a question to nobody"
        elif not _makes_sense(s, frame):
            yield "a question that cannot be asked here"
        if isinstance(frame, Look):
            dealt = True
    if not dealt:
        yield "the cards were not shuffled often enough"
    if not s.stack and s.game < int(s.settings.games):
        yield "the series ended too soon"


def _makes_sense(s: Table, frame: Frame) -> bool:
    asked = s.cast.everybody
    if isinstance(frame, Look):
        if frame.stage != len(s.stages) - 1:
            return False
        asked = s.cast.holders(s.dealer)
        if frame.stage > 1:
            asked = sum([1 << seat for seat in s.cast.shuffles[s.dealer][frame.stage - 2]])
    elif isinstance(frame, FirstClaim):
        asked = s.cast.holders(s.dealer)
    elif isinstance(frame, PointAll):
        asked = 0 if s.cast.sniping else asked
    elif isinstance(frame, PointLast):
        decided = not s.cast.sniping or sniper.is_decided(s)
        asked = 0 if decided else sniper.living_assassins(s)
    elif isinstance(frame, Rest) and s.game >= int(s.settings.games):
        return False
    return all(asked >> seat & 1 for seat in frame.seats)

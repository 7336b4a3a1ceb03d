"""Building views; deck orders and campaign cards in hand are hidden (LG-12.5)."""

from collections.abc import Sequence
from typing import Final, Literal

from omerta.games.legends.actions import of_legends
from omerta.games.legends.components import (
    CARD,
    CONTROL,
    NO_CHALLENGE,
    NO_RED,
    PROBLEM,
    RED_NAMES,
    TESTS,
    WHITE_NAMES,
    Pack,
    bits,
)
from omerta.games.legends.frames import (
    OUT,
    WOUND,
    Decision,
    LoseAny,
    LoseOwn,
    PickCards,
    PickDie,
    TakeHit,
    UseAbility,
)
from omerta.games.legends.odds import best_totals, sides_of
from omerta.games.legends.odds_bans import odds_with_bans
from omerta.games.legends.rules import campaign, damage, interact, police
from omerta.games.legends.rules.dice import most_pairs, worth
from omerta.games.legends.rules.problems import small_problems
from omerta.games.legends.rules.recruit import left_to_pick
from omerta.games.legends.scenarios.registry import scenario_by_code, scenario_of
from omerta.games.legends.table import (
    NO_PLAYER,
    OVER,
    Table,
    by_players,
    speaker_of,
)
from omerta.games.legends.table_challenges import (
    challenge_id,
    count_effect,
    need_of,
    owner_of_problem,
    problems_on_table,
    scenario_cards,
)
from omerta.games.legends.turn import options
from omerta.games.legends.view import (
    CardFace,
    ChallengeView,
    LegendsView,
    MinionFace,
    Phase,
    PlayerView,
    RollView,
    ScenarioFace,
)
from omerta.kernel.seats import Viewer

_PHASES: Final[tuple[Phase, ...]] = ("choosing", "playing", "break", "over")
_POLICE: Final = ("absent", "uncontrolled", "controlled", "active")
_MOST_DIFFICULT: Final = 12
_TEST_SUCCESSES: Final = 3
"""The successes of a board test that are counted, as it has no upper limit."""


def view(s: Table, viewer: Viewer) -> LegendsView:
    """Return the view of one viewer."""
    return views(s, (viewer,))[0]


def views(s: Table, viewers: Sequence[Viewer]) -> list[LegendsView]:
    """Return the views of several viewers, which differ only in options and secrets."""
    shared = _shared(s, printed_in(s.pack))
    shared_part = scenario_of(s).view(s) if s.scenario else None
    asked = s.stack[-1].seats[0] if s.stack else None
    answers = of_legends(() if asked is None else options(s, asked))
    known = of_legends(scenario_of(s).public_options(s, list(answers)))
    return [
        LegendsView(
            you=viewer,
            options=answers if viewer is not None and viewer == asked else (),
            choices=known if viewer is not None and viewer != asked else (),
            scene=None if shared_part is None else scenario_of(s).own_view(s, shared_part, viewer),
            **shared,  # type: ignore[arg-type]  # fields of many types by their names
        )
        for viewer in viewers
    ]


class Printed:
    """The printed components of a pack, created once for all views."""

    __slots__ = ("cards", "minions", "odds", "scenarios")

    def __init__(self, pack: Pack) -> None:
        file = pack.file
        self.minions = tuple(
            [
                MinionFace(
                    each.id, each.level, each.icons, each.place, each.ability, each.en, each.ru
                )
                for each in file.minion
            ]
            + [MinionFace(x.id, 0, "", None, x.ability, x.en, x.ru) for x in file.extras]
        )
        cards = [
            CardFace(t.id, "test", t.icons, t.difficulty, 0, 0, "", {}, {}, t.en, t.ru)
            for t in file.test
        ]
        cards += [
            CardFace(
                p.id,
                "problem",
                p.icons,
                p.difficulty,
                p.need,
                p.prints,
                p.effect,
                {},
                {},
                p.en,
                p.ru,
            )
            for p in file.problem
        ]
        for table in file.scenario.values():
            cards += [
                CardFace(
                    c.id,
                    c.deck,
                    c.icons,
                    c.difficulty,
                    c.need,
                    c.prints,
                    c.effect,
                    c.values,
                    c.marks,
                    c.en,
                    c.ru,
                )
                for c in table.card
            ]
        self.cards = tuple(cards)
        self.scenarios = tuple(
            [
                ScenarioFace(
                    code,
                    scenario_by_code(code).number,
                    table.tests,
                    bool(table.police),
                    scenario_by_code(code).finale,
                    tuple([(intro.en, intro.ru) for intro in table.intro]),
                    table.en,
                    table.ru,
                )
                for code, table in file.scenario.items()
            ]
        )
        self.odds = tuple(
            [
                tuple([_chances(pack, dice, difficulty) for dice in range(1, file.dice + 1)])
                for difficulty in range(1, _MOST_DIFFICULT + 1)
            ]
        )


_known: dict[int, tuple[Pack, Printed]] = {}
_MOST_KNOWN: Final = 50


def printed_in(pack: Pack) -> Printed:
    """Return the printed components of this pack, cached."""
    known = _known.get(id(pack))
    if known is None or known[0] is not pack:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        known = (pack, Printed(pack))
        _known[id(pack)] = known
    return known[1]


def _chances(pack: Pack, dice: int, difficulty: int) -> tuple[int, ...]:
    totals = best_totals(pack, dice)
    most = max(pack.most_needed, _TEST_SUCCESSES)
    wanted = range(difficulty, difficulty * most + 1, difficulty)
    return tuple([round(10_000 * totals.at_least(total)) for total in wanted])


def _shared(s: Table, printed: Printed) -> dict[str, object]:
    """Return the fields that all viewers share."""
    names = s.pack.names
    frame = s.stack[-1] if s.stack else None
    asked = frame if isinstance(frame, Decision) else None
    prices = s.pack.file.campaign
    playing = bool(s.scenario)
    picked = s.pack.problem_ids
    return {
        "minions": printed.minions,
        "cards": printed.cards,
        "scenarios": printed.scenarios,
        "odds": printed.odds,
        "players": s.players,
        "mode": s.settings.mode,
        "difficulty": s.settings.difficulty,
        "limit": by_players(s, s.level.limit),
        "target": s.level.target,
        "hand_size": s.level.hand,
        "prices": (*prices.bail, prices.level2, s.level.level3),
        "all_dice": s.pack.file.dice,
        "luck": s.pack.luck,
        "white": s.pack.file.white,
        "red": s.pack.file.red,
        "phase": _PHASES[s.phase],
        "played": s.played,
        "reputations": s.reputations,
        "scenario": s.scenario or None,
        "round": s.round,
        "first": s.first,
        "active": None if s.active == NO_PLAYER else s.active,
        "speaker": speaker_of(s),
        "actions": s.actions,
        "asked": () if asked is None else asked.seats,
        "asked_player": None if asked is None else asked.player,
        "decision": None if asked is None else asked.tag,
        "about": s.pack.ids[asked.a] if isinstance(asked, PickDie) else None,
        "left_to_pick": left_to_pick(asked) if isinstance(asked, PickCards) else 0,
        "pile": _pile(asked),
        "passed": tuple(bits(asked.a)) if isinstance(asked, UseAbility) else (),
        "seats": tuple([_player(s, player) for player in range(s.players)]),
        "deck": tuple([s.pack.ids[minion] for minion in sorted(s.deck)]),
        "exhausted": names(s.exhausted),
        "out": names(s.out),
        "used": names(s.used),
        "clan": names(s.clan),
        "box": names(s.box),
        "lost": names(s.lost),
        "market": names(s.market),
        "purse": s.purse,
        "problem_deck": tuple([picked[problem] for problem in sorted(s.problem_deck)]),
        "problem_discard": tuple([picked[problem] for problem in bits(s.problem_discard)]),
        "fingerprints": police.fingerprints(s),
        "police": _POLICE[s.police],
        "intro": s.intro,
        "intro_reroll": s.level.intro_reroll,
        "stock": s.stock,
        "challenges": _challenges(s) if playing else (),
        "roll": None if s.challenge == NO_CHALLENGE else scenario_of(s).roll_view(s) or _roll(s),
        "ending": s.ending or None,
        "rank": campaign.rank(s) if s.phase == OVER else None,
        "outcome": campaign.outcome(s),
    }


def _pile(asked: Decision | None) -> Literal["exhausted", "out"] | None:
    """Return the pile that a decision about a minion concerns."""
    if isinstance(asked, TakeHit):
        return "out" if asked.a == WOUND else "exhausted"
    if isinstance(asked, LoseOwn | LoseAny):
        return "out" if asked.a == OUT else "exhausted"
    if isinstance(asked, PickCards):
        return "out" if asked.b & 1 == OUT else "exhausted"
    return None


def _player(s: Table, player: int) -> PlayerView:
    return PlayerView(
        s.pack.names(s.hands[player]),
        s.pack.names(s.tables[player]),
        tuple([s.pack.problem_ids[problem] for problem in s.fronts[player]]),
        bool(s.gone >> player & 1),
        bool(s.turned >> player & 1),
    )


def _challenges(s: Table) -> tuple[ChallengeView, ...]:
    """Return the open challenges, for the active player or, between turns, for the first player."""
    player = s.first if s.active == NO_PLAYER else s.active
    listed = [*scenario_cards(s).tests]
    listed += [PROBLEM + problem for problem in problems_on_table(s)]
    listed += scenario_of(s).challenges(s)
    return tuple(
        [
            ChallengeView(
                challenge_id(s, challenge),
                owner_of_problem(s, challenge - PROBLEM) if PROBLEM <= challenge < CARD else None,
                interact.difficulty_of(s, player, challenge),
                s.tokens.get(challenge, 0),
                _need(s, challenge),
                _more_dice(s, player, challenge),
                challenge < PROBLEM or scenario_of(s).ignores_damage(s, challenge),
            )
            for challenge in listed
        ]
    )


def _need(s: Table, challenge: int) -> int:
    """Return the tokens that a card needs; 0 for a card that counts successes otherwise."""
    scenario = scenario_of(s)
    other = scenario.is_bet(s, challenge) or scenario.useful_successes(s, challenge) >= 0
    return 0 if other else need_of(s, challenge)


def _more_dice(s: Table, player: int, challenge: int) -> int:
    """Return the white dice in addition to those of the icons; problems do not affect a bet."""
    more = scenario_of(s).dice_bonus(s, player, challenge)
    bet = scenario_of(s).is_bet(s, challenge)
    return more if bet else more - count_effect(s, player, "minus_die")


def _roll(s: Table) -> RollView:
    challenge = s.challenge
    missing = interact.wanted(s, challenge)
    if challenge < len(TESTS):
        once = challenge == CONTROL and not small_problems(s)
        missing = 1 if once else _TEST_SUCCESSES
    totals = [
        worth(s.dice, s.red, cancelled, s.pack.luck).total + s.bonus
        for cancelled in range(most_pairs(s.dice) + 1)
    ]
    rolled = s.red != NO_RED
    return RollView(
        challenge_id(s, challenge),
        s.active,
        interact.difficulty_of(s, s.active, challenge),
        missing,
        s.pack.names(s.crew),
        len(s.dice) if rolled else interact.dice_of(s, s.active, challenge, s.crew),
        tuple([WHITE_NAMES[face] for face in s.dice]),
        RED_NAMES[s.red] if rolled else "none",
        s.bonus,
        s.more,
        bool(s.spared),
        damage.ignores_damage(s),
        () if rolled else _expected(s, missing),
        tuple(totals) if rolled else (),
        tuple([t for t in totals if rolled and interact.is_void(s, t)]),
    )


def _expected(s: Table, missing: int) -> tuple[int, ...]:
    """Return the expected damage for each number of dice; the same for all viewers."""
    if damage.ignores_damage(s):
        return (0,) * s.stock
    difficulty = interact.difficulty_of(s, s.active, s.challenge)
    if not difficulty:
        return tuple(
            [round(100 * best_totals(s.pack, dice).damage) for dice in range(1, s.stock + 1)]
        )
    void = scenario_of(s).bans(s, s.challenge)
    sides = sides_of(s.pack)
    return tuple(
        [
            round(100 * odds_with_bans(sides, dice, difficulty, missing, void).damage)
            for dice in range(1, s.stock + 1)
        ]
    )

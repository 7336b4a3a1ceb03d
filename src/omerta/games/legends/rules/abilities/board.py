"""Abilities that change problems, cards in play and the police token."""

from omerta.games.legends.actions import DropProblem, PutToken
from omerta.games.legends.components import CARD, NO_CHALLENGE, PROBLEM
from omerta.games.legends.frames import Decision, PickToken
from omerta.games.legends.rules.abilities.ability import Ability
from omerta.games.legends.rules.asking import ask
from omerta.games.legends.rules.police import control
from omerta.games.legends.rules.problems import discard_problem, drop_small, small_problems
from omerta.games.legends.rules.rolling import place_tokens
from omerta.games.legends.scenarios.registry import scenario_of
from omerta.games.legends.table import UNCONTROLLED, Table
from omerta.games.legends.table_challenges import (
    called,
    challenge_of,
    missing_of,
    problems_on_table,
    scenario_cards,
)
from omerta.kernel.actions import Action
from omerta.kernel.chance import Chance
from omerta.kernel.errors import Illegal
from omerta.kernel.events import Event


def a_small_problem(s: Table) -> bool:
    """Return whether any such problem is in play."""
    return bool(small_problems(s))


def token_targets(s: Table) -> list[int]:
    """Return all cards in play that lack a success token: problems, then those of the scenario."""
    cards = [PROBLEM + problem for problem in problems_on_table(s)] + scenario_of(s).token_cards(s)
    return [challenge for challenge in cards if missing_of(s, challenge)]


def a_token_fits(s: Table) -> bool:
    """Return whether any card in play lacks a success token."""
    return bool(token_targets(s))


def police_uncontrolled(s: Table) -> bool:
    """Return whether the police token could be turned."""
    return s.police == UNCONTROLLED


def drop_problem(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Discard one small problem; the player chooses if there are several."""
    drop_small(s, player, 1, log)


def place_token(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Put a success token on a card without interacting; the player chooses if several lack one."""
    targets = token_targets(s)
    if len(targets) == 1:
        place_tokens(s, targets[0], 1, chance, log)
    else:
        ask(s, PickToken, player)


def calm_police(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Turn the police token to controlled."""
    control(s, log)


def books_matter(s: Table) -> bool:
    """Return whether the running scenario has books to keep."""
    return scenario_of(s).can_use(s, "books")


def keep_books(s: Table, player: int, minion: int, chance: Chance, log: list[Event]) -> None:
    """Keep the books of the running scenario."""
    scenario_of(s).use(s, player, "books", chance, log)


# The decisions: which problem, which card


def problem_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every small problem."""
    return [DropProblem(s.pack.problem_ids[problem]) for problem in small_problems(s)]


def problem_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, DropProblem):
        return Illegal("problem_now", "LG-5.5")
    problem = s.pack.problem_number.get(action.problem)
    if problem is None:
        return Illegal("no_such_challenge", "LG-5.5", name=action.problem[:8])
    if problem not in problems_on_table(s):
        return Illegal("challenge_not_here", "LG-5.5", **called(s, PROBLEM + problem))
    if problem not in small_problems(s):
        return Illegal("problem_too_big", "LG-5.5", **called(s, PROBLEM + problem))
    return None


def answer_problem(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Discard the chosen problem; after more successes of Control others follow."""
    assert isinstance(action, DropProblem)
    discard_problem(s, s.pack.problem_number[action.problem], "dropped", log)
    drop_small(s, frame.player, frame.a, log)


def token_options(s: Table, frame: Decision) -> list[Action]:
    """Return an option for every card that lacks a token."""
    return [
        scenario_cards(s).tokens[challenge - CARD]
        if challenge >= CARD
        else s.pack.problem_tokens[challenge - PROBLEM]
        for challenge in token_targets(s)
    ]


def token_refusal(s: Table, frame: Decision, action: Action) -> Illegal | None:
    """Return why this action is refused, or None."""
    if not isinstance(action, PutToken):
        return Illegal("token_now", "LG-5.5")
    challenge = challenge_of(s, action.card)
    if challenge == NO_CHALLENGE:
        return Illegal("no_such_challenge", "LG-5.5", name=action.card[:8])
    if challenge not in token_targets(s):
        return Illegal("challenge_not_here", "LG-5.5", **called(s, challenge))
    return None


def answer_token(
    s: Table, frame: Decision, action: Action, chance: Chance, log: list[Event]
) -> None:
    """Put the token on the chosen card."""
    assert isinstance(action, PutToken)
    place_tokens(s, challenge_of(s, action.card), 1, chance, log)


FAMILY: dict[str, Ability] = {
    "drop_problem": Ability(a_small_problem, drop_problem, bets=False),
    "place_token": Ability(a_token_fits, place_token, bets=False),
    "calm_police": Ability(police_uncontrolled, calm_police, bets=False),
    "books": Ability(books_matter, keep_books, bets=False),
}

"""Read-only functions on the challenges and problems of a table."""

from omerta.games.legends.components import CARD, NO_CHALLENGE, PROBLEM, TESTS, ScenarioCards
from omerta.games.legends.table import NO_PLAYER, Table


def scenario_cards(s: Table) -> ScenarioCards:
    """Return the cards of the running scenario."""
    assert s.cards is not None
    return s.cards


def icons_of(s: Table, challenge: int) -> int:
    """Return the specialisations that help with a challenge."""
    if challenge >= CARD:
        return scenario_cards(s).icons[challenge - CARD]
    if challenge >= PROBLEM:
        return s.pack.problem_icons[challenge - PROBLEM]
    return s.pack.test_icons[challenge]


def printed_difficulty(s: Table, challenge: int) -> int:
    """Return the printed difficulty of a challenge."""
    if challenge >= CARD:
        return scenario_cards(s).difficulty[challenge - CARD]
    if challenge >= PROBLEM:
        return s.pack.problem_difficulty[challenge - PROBLEM]
    return s.pack.test_difficulty[challenge]


def need_of(s: Table, challenge: int) -> int:
    """Return the success tokens that a card requires; a board test keeps none."""
    if challenge >= CARD:
        return scenario_cards(s).need[challenge - CARD]
    if challenge >= PROBLEM:
        return s.pack.problem_need[challenge - PROBLEM]
    return 0


def missing_of(s: Table, challenge: int) -> int:
    """Return the success tokens that a card still lacks."""
    return need_of(s, challenge) - s.tokens.get(challenge, 0)


def challenge_id(s: Table, challenge: int) -> str:
    """Return the id of a challenge."""
    if challenge >= CARD:
        return scenario_cards(s).ids[challenge - CARD]
    if challenge >= PROBLEM:
        return s.pack.problem_ids[challenge - PROBLEM]
    return TESTS[challenge]


def called(s: Table, challenge: int) -> dict[str, str]:
    """Return the arguments that name a challenge in a refusal, in both languages."""
    if challenge >= CARD:
        card = scenario_cards(s).table.card[challenge - CARD]
        return {"challenge": card.id, "challenge_en": card.en, "challenge_ru": card.ru}
    if challenge >= PROBLEM:
        problem = s.pack.file.problem[challenge - PROBLEM]
        return {"challenge": problem.id, "challenge_en": problem.en, "challenge_ru": problem.ru}
    test = next(each for each in s.pack.file.test if each.id == TESTS[challenge])
    return {"challenge": test.id, "challenge_en": test.en, "challenge_ru": test.ru}


def challenge_of(s: Table, name: str) -> int:
    """Return the challenge with this id, or NO_CHALLENGE."""
    card = NO_PLAYER if s.cards is None else s.cards.number.get(name, NO_PLAYER)
    if card != NO_PLAYER:
        return CARD + card
    problem = s.pack.problem_number.get(name, NO_PLAYER)
    if problem != NO_PLAYER:
        return PROBLEM + problem
    return TESTS.index(name) if name in TESTS else NO_CHALLENGE


def problems_on_table(s: Table) -> list[int]:
    """Return all problems in front of players, player by player."""
    return [problem for front in s.fronts for problem in front]


def owner_of_problem(s: Table, problem: int) -> int:
    """Return the player who has a problem, or NO_PLAYER."""
    for player, front in enumerate(s.fronts):
        if problem in front:
            return player
    return NO_PLAYER


def count_effect(s: Table, player: int, effect: str) -> int:
    """Return how many problems in front of a player have this effect; they add up."""
    effects = s.pack.problem_effect
    return sum([effects[problem] == effect for problem in s.fronts[player]])

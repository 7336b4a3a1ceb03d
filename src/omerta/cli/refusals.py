"""Refusals in words: one sentence, and where the rulebook says so."""

from omerta.kernel import Illegal, Refusal, registry
from omerta.kernel.texts import Texts


def explained(refusal: Refusal, words: Texts) -> str:
    """Why not, with the clause of the rules if it is a rule that refuses."""
    sentence = words.refusal(refusal)
    if isinstance(refusal, Illegal) and refusal.clause:
        sentence += " " + words("clause", clause=refusal.clause)
    return sentence


def words_for_refusals(language: str) -> Texts:
    """The words of every part that may refuse something, whichever game it belongs to."""
    games = [registry.module_of(game.meta.id) for game in registry.all_games()]
    return Texts(language, "omerta.cli", "omerta.lab", *games)

"""Refusals in words: one sentence, and where the rulebook says so."""

from collections.abc import Collection

from omerta.kernel import Illegal, Refusal, registry
from omerta.kernel.texts import Texts


def explain(refusal: Refusal, words: Texts) -> str:
    """Why not, with the clause of the rules if it is a rule that refuses."""
    sentence = words.refusal(refusal)
    if isinstance(refusal, Illegal) and refusal.clause:
        sentence += " " + words("clause", clause=refusal.clause)
    return sentence


def refusal_texts(language: str, arguments: Collection[str] = ()) -> Texts:
    """The words of every part that may refuse something; a game that was named speaks first."""
    ids = sorted(
        [game.meta.id for game in registry.all_games()], key=lambda name: name not in arguments
    )
    return Texts(language, "omerta.cli", "omerta.lab", *map(registry.module_of, ids))

"""Refusals in words: one sentence, with the clause of the rulebook if there is one."""

from collections.abc import Collection

from omerta.kernel import Illegal, Refusal, registry
from omerta.kernel.texts import Texts


def explain(refusal: Refusal, words: Texts) -> str:
    """Return the refusal as a sentence, with the clause if a rule refuses."""
    sentence = words.refusal(refusal)
    if isinstance(refusal, Illegal) and refusal.clause:
        sentence += " " + words("clause", clause=refusal.clause)
    return sentence


def refusal_texts(language: str, arguments: Collection[str] = ()) -> Texts:
    """Return the texts of all packages that may refuse something, those of a named game first."""
    ids = sorted(
        [game.meta.id for game in registry.all_games()], key=lambda name: name not in arguments
    )
    return Texts(language, "omerta.cli", "omerta.lab", *map(registry.module_of, ids))

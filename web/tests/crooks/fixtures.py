"""Makes what the browser's tests of Crooks compare with: `python web/tests/crooks/fixtures.py`.

`fair.json` is luck drawn by the kernel, `moments.json` a game of four as seat 0 saw it, one moment
for each kind of question and the end, `sentences.json` what the terminal says about them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from omerta.cli.pictures.crooks import CrooksPicture
from omerta.games.crooks.components import BOARD
from omerta.kernel import Fair, Match, encode
from omerta.kernel.texts import LANGUAGES, Texts

HERE = Path(__file__).parent
PLAYERS = ("Anna", "Boris", "Clara", "Dmitri")
SECRET = bytes(range(32))
SALTS = ("00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100", "соль", "")


def plain(value: Any) -> Any:
    """A structure as JSON carries it."""
    return json.loads(encode(value))


def write(name: str, value: Any) -> None:
    """One fixture file."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    (HERE / name).write_text(f"{text}\n", encoding="utf-8")


def luck() -> dict[str, Any]:
    """Draws of every size, among them some with words that have to be skipped, and a shuffle."""
    chance = Fair(SECRET, SALTS)
    draws = [
        {"step": 0, "why": "test", "n": n, "result": chance.below(n, "test"), "items": None,
         "shuffled": None}
        for n in (2, 3, 4, 32, 1000, 3 << 30, 3 << 30, 3 << 30, 1 << 32)
    ]  # fmt: skip
    items = [f"c{number:02}" for number in range(1, 33)]
    order = list(items)
    chance.shuffle(order, "deal")
    draws.append(
        {"step": 0, "why": "deal", "n": 0, "result": 0, "items": items, "shuffled": order}
    )
    return {
        "secret": SECRET.hex(),
        "salts": SALTS,
        "commitment": chance.commitment,
        "draws": draws,
    }


def story(seed: int) -> Iterator[tuple[Match, list[Any]]]:
    """A game in which everybody answers by a fixed pattern: each moment and the news before it."""
    match = Match.new("crooks", seats=4, seed=seed)
    yield match, []
    step = 0
    while match.waiting:
        seat = match.waiting[0]
        options = match.options(seat)
        actions = [o for o in options if plain(o)["type"] != "pass"] or list(options)
        events = match.play(seat, actions[step * 7 % len(actions)])
        step += 1
        yield match, events


def moments(seed: int) -> list[dict[str, Any]]:
    """For each question to seat 0 its latest moment, a rival's turn, and the end."""
    kept: dict[str, dict[str, Any]] = {}
    for match, events in story(seed):
        view = plain(match.view(0))
        mine = view["active"] == 0
        key = f"mine-{view['decision']}" if mine else f"theirs-{view['decision']}"
        kept[key] = {
            "moment": key,
            "view": view,
            "told": [plain(event.seen_by(0)) for event in events],
            **sentences(match, events),
        }
    return list(kept.values())


def sentences(match: Match, events: list[Any]) -> dict[str, Any]:
    """Prompt, options and log lines as the terminal words them."""
    said = {}
    for language in LANGUAGES:
        words = Texts(language, "omerta.games.crooks")
        picture = CrooksPicture(words, PLAYERS)
        view = match.view(0)
        names = picture.names(view)
        said[language] = {
            "prompt": picture.prompt(view),
            "labels": [picture.label(view, option) for option in view.options],
            "log": [words.told("event", event.seen_by(0), names) for event in events],
        }
    return {"said": said}


def complete(seed: int) -> bool:
    """Whether seat 0 is asked every kind of question in this game."""
    questions = {"choose_hangout", "choose_crook", "rob", "pickpocket", "kill", "spy"}
    asked = {m.view(0).decision for m, _ in story(seed) if m.view(0).active == 0}
    return questions <= asked


if __name__ == "__main__":
    seed = next(seed for seed in range(1000) if complete(seed))
    write("moments.json", {"players": PLAYERS, "seed": seed, "moments": moments(seed)})
    write("../fair.json", luck())
    sizes = {f"{edition}-{seats}": piles for (edition, seats), piles in BOARD.piles.items()}
    write("piles.json", sizes)

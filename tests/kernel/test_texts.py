"""The language files: complete, equal in both languages, and sufficient for whole matches."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import omerta
from omerta import Match, games
from omerta.games.crooks.components import doubts, house_file
from omerta.games.crooks.events import HangoutPaid, TargetScored
from omerta.games.crooks.frames import FRAMES
from omerta.games.legends.events import CardRevealed
from omerta.kernel import Refusal, Seeded, TimeoutApplied
from omerta.kernel.texts import LANGUAGES, MissingText, Names, Texts

PACKAGES = (
    "omerta.kernel",
    "omerta.cli",
    "omerta.lab",
    "omerta.games.crooks",
    "omerta.games.crooks_out",
    "omerta.games.mafia",
    "omerta.games.crossfire",
    "omerta.games.legends",
)
REFUSING_PACKAGES = ("kernel", "games", "bots", "lab", "cli")
CASES = {"nom", "gen", "dat", "acc", "ins", "loc"}
"""Attributes that depend on the language; all others must exist in both."""
SOURCES = Path(omerta.__file__).parent
REPOSITORY = Path(__file__).parents[2]
NAMES: Names = {"seat": dict(enumerate(["Anna", "Boris", "Clara", "Dora"]))}


def messages(package: str, language: str) -> dict[str, fluent.Message]:
    text = resources.files(package).joinpath("text", f"{language}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, fluent.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "an id is used twice"
    return {entry.id.name: entry for entry in found}


def variables(node: Any) -> Iterator[str]:
    """Yield the fields that a message uses, in whichever form."""
    if isinstance(node, fluent.VariableReference):
        yield re.sub(r"_(id|count|signed|[a-z]{3})$", "", node.id.name)
    elif isinstance(node, fluent.BaseNode):
        for child in vars(node).values():
            yield from variables(child)
    elif isinstance(node, list):
        for child in node:
            yield from variables(child)


def things(message: Any, language: str) -> set[str]:
    """Return what a message is about; a thing of a custom data file has a name in each language."""
    return {name.removesuffix(language) for name in variables(message)}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_about_the_same_things(package: str) -> None:
    english, russian = (messages(package, language) for language in LANGUAGES)
    assert english.keys() == russian.keys()
    for message_id, message in english.items():
        other = russian[message_id]
        assert things(message, "_en") == things(other, "_ru"), message_id
        plain = [{a.id.name for a in entry.attributes} - CASES for entry in (message, other)]
        assert plain[0] == plain[1], message_id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["gang", "colour", "action", "target", "hangout", "crook"])
def test_all_names_of_a_kind_have_the_same_cases(language: str, kind: str) -> None:
    named = [
        {attribute.id.name for attribute in message.attributes} & CASES
        for message_id, message in messages("omerta.games.crooks", language).items()
        if re.fullmatch(kind + r"-(?!twice)\w+", message_id)
    ]
    assert named
    assert all(cases == named[0] for cases in named)


def all_texts(language: str) -> Texts:
    return Texts(language, *PACKAGES[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_action_decision_and_result_has_its_text(language: str) -> None:
    texts = all_texts(language)
    meta = games.get("crooks").meta
    wanted = [f"event-{kind.__struct_config__.tag}" for kind in get_args(meta.events)]
    wanted += [f"event-{TimeoutApplied.__struct_config__.tag}"]
    wanted += [f"option-{kind.__struct_config__.tag}" for kind in get_args(meta.actions)]
    wanted += [f"prompt-{tag}" for tag in FRAMES]
    wanted += [f"result-{reason}" for reason in ("points", "money", "shared")]
    wanted += [f"crook-{entry.id}" for entry in house_file().crooks]
    assert [name for name in wanted if not texts.has(name.replace("_", "-"))] == []


def refusal_kinds() -> set[str]:
    """Return the names of `Refusal` and of all its subclasses, also of those not imported yet."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for node in source_nodes()
        if isinstance(node, ast.ClassDef)
    }
    names = {"Refusal"}
    while found := {name for name, above in bases.items() if above & names} - names:
        names |= found
    return names


@cache
def source_nodes() -> tuple[ast.AST, ...]:
    """Return all classes and calls of the packages that refuse."""
    paths = [path for package in REFUSING_PACKAGES for path in (SOURCES / package).rglob("*.py")]
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(paths)]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return tuple([node for node in nodes if isinstance(node, ast.ClassDef | ast.Call)])


@cache
def refusal_codes() -> frozenset[str]:
    """Return every refusal code in the source."""
    kinds = refusal_kinds()
    calls = [node for node in source_nodes() if isinstance(node, ast.Call)]
    refusing = [call for call in calls if is_named(call.func, kinds) or is_inherited(call.func)]
    return frozenset([code for call in refusing for code in map(code_of, call.args[:1]) if code])


def is_named(called: ast.expr, names: set[str]) -> bool:
    return isinstance(called, ast.Name) and called.id in names


def is_inherited(called: ast.expr) -> bool:
    """Whether the call is `super().__init__`."""
    if not isinstance(called, ast.Attribute) or called.attr != "__init__":
        return False
    return isinstance(called.value, ast.Call) and is_named(called.value.func, {"super"})


def code_of(node: ast.expr) -> str | None:
    value = node.value if isinstance(node, ast.Constant) else None
    return value if isinstance(value, str) and re.fullmatch(r"[a-z]+([_-][a-z]+)+", value) else None


def test_the_search_for_refusals_finds_them() -> None:
    assert {"too_expensive", "save-foreign", "deck-size", "unknown-game"} <= refusal_codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_text(language: str) -> None:
    texts = all_texts(language)
    missing = [code for code in refusal_codes() if not texts.has(code.replace("_", "-"))]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_doubt_about_a_deck_has_its_text(language: str) -> None:
    house = house_file()
    plain = [type(entry)(entry.id, 1, 0, entry.gangs, "none", entry.name) for entry in house.crooks]
    found = doubts(type(house)(1, "plain", "owner", tuple(plain)))
    assert found
    assert doubts(house) == []
    assert all(all_texts(language)(code) for code in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_can_be_described_to_every_viewer(language: str, seats: int) -> None:
    texts = all_texts(language)
    for seed in range(4):
        match = Match.new("crooks", seats, seed=seed)
        chance = Seeded(seed)
        while match.waiting:
            seat = match.waiting[0]
            options = match.options(seat)
            for action in options:
                texts.arguments(action, NAMES)
            match.play(seat, chance.pick(options, "play"))
        for viewer in (None, *range(seats)):
            lines = [texts.describe("event", event, NAMES) for event in match.events_for(viewer)]
            assert sum(map(bool, lines)) > len(match.log) / 2


def test_what_a_viewer_may_not_see_is_not_described() -> None:
    texts = all_texts("en")
    event = games.get("crooks").meta.events
    searched = next(kind for kind in get_args(event) if kind.__name__ == "HangoutSearched")
    full = searched(0, "A", 2, ("c02", "c22"))
    assert "Red Molly" in texts.describe("event", full.seen_by(0), NAMES)
    assert "Red Molly" not in texts.describe("event", full.seen_by(1), NAMES)


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (1, "1 доллар "),
        (2, "2 доллара "),
        (5, "5 долларов "),
        (11, "11 долларов "),
        (21, "21 доллар "),
        (22, "22 доллара "),
    ],
)
def test_russian_counts_dollars_as_people_do(amount: int, words: str) -> None:
    told = all_texts("ru").describe("event", HangoutPaid(0, "A", amount, 0), NAMES)
    assert words in told


@pytest.mark.parametrize(
    ("points", "english", "russian"),
    [
        (1, "One point for", "1 очко."),
        (2, "2 points for", "2 очка."),
        (5, "5 points for", "5 очков."),
        (11, "11 points for", "11 очков."),
        (21, "21 points for", "21 очко."),
        (22, "22 points for", "22 очка."),
    ],
)
def test_points_are_counted_in_both_languages(points: int, english: str, russian: str) -> None:
    scored = TargetScored(6, points, 0, (7, None), (0,), points)
    assert english in all_texts("en").describe("event", scored, NAMES)
    assert russian in all_texts("ru").describe("event", scored, NAMES)


@pytest.mark.parametrize(
    ("dice", "words"), [(1, "на 1 кубик "), (2, "на 2 кубика "), (5, "на 5 кубиков ")]
)
def test_russian_counts_dice_in_advice(dice: int, words: str) -> None:
    legends = Texts("ru", "omerta.games.legends")
    for advice in ("advice-search-again", "advice-search-stop"):
        assert words in legends(advice, bags=1, dice=dice, cost=1)


@pytest.mark.parametrize(("most", "words"), [(1, "1 удачи"), (2, "2 удач"), (5, "5 удач")])
def test_russian_counts_lucks_in_a_refusal(most: int, words: str) -> None:
    assert Texts("ru", "omerta.games.legends")("too-many-lucks", most=most).endswith(f"{words}.")


RUSSIAN = [*SOURCES.glob("**/text/*ru.ftl"), *(REPOSITORY / "web/src").glob("**/text/*ru.ftl")]
NAMED = "player|seat|mate|owner|asked|victim|receiver|payer|holder|catcher|first|second"
"""Arguments that are names of players, which have no grammatical cases."""
BARE_NAME = re.compile(
    rf"\b(?:у|от|для|к|ко|с|со|на|о|об|против|руки|глазами|пометить) \{{ \$(?:{NAMED}) \}}",
    re.IGNORECASE,
)
HYPHEN_AS_DASH = re.compile(r"[^ ,] - [^ ]")


@pytest.mark.parametrize("file", RUSSIAN, ids=lambda file: file.relative_to(REPOSITORY).as_posix())
def test_russian_declines_no_name_and_has_dashes(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert not [line for line in lines if BARE_NAME.search(line) or HYPHEN_AS_DASH.search(line)]


def test_a_missing_message_or_argument_is_an_error() -> None:
    texts = all_texts("en")
    with pytest.raises(MissingText):
        texts("no-such-message")
    with pytest.raises(MissingText):
        texts("too-many-bots")


def test_a_refusal_is_described_with_its_parameters() -> None:
    refusal = Refusal("unknown-game", {"game": "chess"})
    assert all_texts("en").refusal(refusal) == "There is no game called chess."


def test_quotes_within_quotes_have_another_form() -> None:
    names: Names = {"challenge": {"ca01": "Кабаре «Восторг»"}}
    told = all_texts("ru").describe("event", CardRevealed("ca01"), names)
    assert "«Кабаре „Восторг“»" in told

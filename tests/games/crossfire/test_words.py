"""Crossfire in words: everything can be displayed and typed, and refusals are whole sentences."""

from typing import get_args, get_type_hints

import pytest

from omerta.games.crossfire import GAME, turn
from omerta.games.crossfire.actions import (
    Aim,
    AimBlind,
    AimTwo,
    Ask,
    Claim,
    CrossfireAction,
    Looked,
    Next,
    NoComment,
    Put,
    Ready,
    Retract,
    SayAfter,
    SayCard,
    SayGuess,
    SaySeat,
    Take,
    Topic,
)
from omerta.games.crossfire.components import FACTS, ROLES, SPECIALS, custom_data
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.events import AimsShown, ClaimsShown, CrossfireEvent, StatementMade
from omerta.games.crossfire.frames import FRAMES
from omerta.games.crossfire.settings import CrossfireSettings, DataFile, Face, Mode
from omerta.games.crossfire.view_builder import view
from omerta.games.crossfire.words import CODES, card_text
from omerta.kernel import Action, Event, Refusal, Seeded
from omerta.kernel.commands import UnknownCommand
from omerta.kernel.data import CustomData, read_text
from omerta.kernel.game_text import typed_action
from omerta.kernel.texts import LANGUAGES
from omerta.testing import rule, table
from tests.games.crossfire.speech import PLAYERS, SPOKEN, WORDS, parsed

AWKWARD = ("Red Molly", "2", "aim: 3", "Готов", "vip", "Молчу", "x", "a b c", "9", "agent")
"""Names that look like parts of a command."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_options_and_prompts_have_texts(language: str) -> None:
    wanted = [f"event-{kind.__struct_config__.tag}" for kind in get_args(CrossfireEvent)]
    wanted += [f"option-{kind.__struct_config__.tag}" for kind in get_args(CrossfireAction)]
    wanted += [f"prompt-{tag}" for tag in (*FRAMES, "waiting", "over")]
    wanted += [f"result-{reason}" for reason in ("game", "points", "shared", "nobody")]
    for role in ROLES:
        wanted += [f"role-{role}", f"word-role-{role}"]
    wanted += [f"card-fact-{fact}" for fact in FACTS]
    for face in get_args(Face):
        wanted += [f"face-{face}", f"word-face-{face}"]
    for topic in get_args(Topic):
        wanted += [f"topic-{topic}", f"word-topic-{topic}"]
    wanted += [f"word-{code}" for code in CODES]
    words = SPOKEN[language]
    assert [name for name in wanted if not words.has(name)] == []
    assert words.cases("game-crossfire")["pitch"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_and_each_of_its_values_is_explained(language: str) -> None:
    hints = get_type_hints(CrossfireSettings)
    del hints["data"]  # a file, not a word
    for name, hint in hints.items():
        words = [each for each in (*get_args(hint), *_inner(hint)) if isinstance(each, str)]
        values = {each if each[0].isalpha() else f"v{each}" for each in words}
        assert getattr(CrossfireSettings(), name) == words[0], "the usual value comes first"
        told = SPOKEN[language].cases(f"options-{name}")
        assert set(told) == {"why", *values}
        assert all(told.values())


def _inner(hint: object) -> list[object]:
    return [value for arg in get_args(hint) for value in get_args(arg)]


@pytest.mark.parametrize("players", [PLAYERS, AWKWARD])
@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        (10, CrossfireSettings(claim_cap="4", statement_cap="3", peacekeeper="on", games="2")),
        (8, CrossfireSettings(claim_cap="4", statement_cap="3", mercenary="on")),
        (9, CrossfireSettings(mode="sniper", claim_cap="4", statement_cap="3")),
    ],
)
def test_whole_matches_have_texts_and_every_label_can_be_typed(
    players: tuple[str, ...], seats: int, chosen: CrossfireSettings
) -> None:
    luck = Seeded(7)
    s = turn.new(seats, chosen, chance=luck)
    log = turn.opening(s)
    checked: set[str | None] = set()
    while turn.waiting(s):
        seat = luck.pick(turn.waiting(s), "seat")
        here = view(s, seat)
        for words in SPOKEN.values():
            assert WORDS.prompt(here, players, words).startswith(f"{players[seat]}: ")
            if here.decision in checked:
                continue
            for action in here.options:
                label = WORDS.label(here, action, players, words)
                assert parsed(here, players, label) == action, label
        checked.add(here.decision)
        log += turn.apply(s, seat, luck.pick(here.options, "play"), chance=luck)
    for viewer in (None, 0, seats - 1):
        for words in SPOKEN.values():
            names = WORDS.names(view(s, viewer), players, words)
            told = [words.describe("event", event.seen_by(viewer), names) for event in log]
            assert not [line for line in told if line != line.strip() or "  " in line]
    assert WORDS.prompt(view(s, None), players, SPOKEN["en"]) == "The game is over."


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("looked", Looked()),
        ("видел", Looked()),
        ("claim agent", Claim("agent")),
        ("claim none", Claim("undeclared")),
        ("личина шеф", Claim("vip")),
        ("личина нет", Claim("undeclared")),
        ("say dealt agent", SayCard("dealt", "agent")),
        ("SAY DEALT VIP", SayCard("dealt", "vip")),
        ("say got red decoy", SayCard("got", "red_decoy")),
        ("say got red_decoy", SayCard("got", "red_decoy")),
        ("say am red", SayCard("am", "red")),
        ("say am blue decoy", SayCard("am", "blue_decoy")),
        ("say amnot vip", SayCard("amnot", "vip")),
        ("скажи сдали агент", SayCard("dealt", "agent")),
        ("скажи пришло красная ловушка", SayCard("got", "red_decoy")),
        ("скажи я синий", SayCard("am", "blue")),
        ("say after 1 vip", SayAfter(1, "vip")),
        ("скажи после 2 наемник", SayAfter(2, "mercenary")),
        ("say think 3 assassin", SayGuess("think", 2, "assassin")),
        ("say not 3 blue decoy", SayGuess("not", 2, "blue_decoy")),
        ("скажи думаю 10 убийца", SayGuess("think", 9, "assassin")),
        ("скажи не 3 шеф", SayGuess("not", 2, "vip")),
        ("say trust 4", SaySeat("trust", 3)),
        ("say trust Dmitri", SaySeat("trust", 3)),
        ("say iaim anna", SaySeat("iaim", 0)),
        ("скажи подозреваю 4", SaySeat("suspect", 3)),
        ("say retract", Retract()),
        ("скажи обратно", Retract()),
        ("say nocomment", NoComment()),
        ("ask 3 dealt", Ask(2, "dealt")),
        ("ask 3 after 1", Ask(2, "after1")),
        ("ask clara role", Ask(2, "role")),
        ("спроси 3 после 2", Ask(2, "after2")),
        ("спроси 3 роль", Ask(2, "role")),
        ("token put 3", Put(2)),
        ("token take 3", Take(2)),
        ("жетон на 3", Put(2)),
        ("жетон снять 3", Take(2)),
        ("ready", Ready()),
        ("готова", Ready()),
        ("aim 3", Aim(2)),
        ("aim Clara", Aim(2)),
        ("aim 5 3", AimTwo(2, 4)),
        ("aim blind", AimBlind()),
        ("цель 10", Aim(9)),
        ("цель наугад", AimBlind()),
        ("next", Next()),
        ("дальше", Next()),
    ],
)
def test_typed_commands_give_actions(typed: str, action: Action) -> None:
    here = table("crossfire", seats=10).at("talk").view(0)
    assert parsed(here, PLAYERS, typed) == action


def test_an_action_is_printed_as_it_is_typed() -> None:
    here = table("crossfire", seats=10).at("talk").view(0)
    for action in here.options:
        assert parsed(here, PLAYERS, action.text()) == action
    assert AimTwo(2, 4).text() == "aim 3 5"


def test_a_seat_that_is_not_there_is_refused_by_the_number_that_was_typed() -> None:
    t = table("crossfire", seats=5).at("aim")
    t.refused(parsed(t.view(0), PLAYERS[:5], "aim 8"), "no_such_seat", "CF-1.2", seat=8, by=0)


@pytest.mark.parametrize(
    "typed", ["", "say", "say hello", "aim 11", "aim 0", "claim king", "ask 3"]
)
def test_a_senseless_command_is_refused_with_an_explanation(typed: str) -> None:
    here = table("crossfire", seats=10).at("talk").view(0)
    with pytest.raises(UnknownCommand):
        parsed(here, PLAYERS, typed)
    with pytest.raises(Refusal) as refused:
        typed_action(GAME, here, PLAYERS, typed, list(SPOKEN.values()))
    for words in SPOKEN.values():
        assert words.refusal(refused.value)


@rule("CF-8.2")
@pytest.mark.parametrize(
    ("chosen", "seats", "said"),
    [
        (CrossfireSettings(), 7, []),
        (CrossfireSettings(), 5, ["doubt-blue-often"]),
        (CrossfireSettings(), 6, ["doubt-red-often"]),
        (CrossfireSettings(mode="sniper"), 6, ["doubt-blue-often"]),
        (CrossfireSettings(mode="sniper"), 5, []),  # no such table
        (CrossfireSettings(protester="on"), 5, ["doubt-protester"]),
        (CrossfireSettings(protester="on"), 6, ["doubt-red-often", "doubt-protester"]),
        (CrossfireSettings(protester="on", patriot="on"), 7, ["doubt-protester", "doubt-patriot"]),
        (CrossfireSettings(bodyguard="on"), 6, []),  # not measured
    ],
)
def test_the_lobby_warns_which_side_wins_too_often_and_how_to_balance(
    chosen: CrossfireSettings, seats: int, said: list[str]
) -> None:
    assert WORDS.settings_warnings(chosen, seats) == said
    for words in SPOKEN.values():
        assert all(words(message_id) for message_id in said)


@rule("CF-8.2")
def test_the_lobby_warns_which_side_protester_and_patriot_help() -> None:
    assert "red side" in SPOKEN["en"]("doubt-protester")
    assert "blue wins too often" in SPOKEN["en"].cases("options-protester")["why"]


def test_being_ready_gives_a_caution() -> None:
    here = table("crossfire", seats=5).at("talk").view(0)
    assert WORDS.caution(here, Ready()) == "caution-ready"
    assert WORDS.caution(here, Retract()) is None


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            StatementMade(1, 0, "dealt", None, "agent", None, None, ()),
            "Anna: I was dealt: agent.",
            "Anna: мне сдали: агент.",
        ),
        (
            StatementMade(2, 0, "after", None, "vip", 2, None, (1,)),
            "Anna, asked: After my shuffle 2 I held: VIP.",
            "Anna в ответ: после моего перемешивания 2: шеф.",
        ),
        (
            StatementMade(3, 1, "am", None, "red", None, None, ()),
            "Boris: I am on the red side.",
            "Boris: я за красных.",
        ),
        (
            StatementMade(4, 1, "ask", 0, None, None, "after1", ()),
            "Boris: Anna, what did you hold after your shuffle 1?",
            "Boris: Anna, скажи: что было после первого перемешивания?",
        ),
        (
            ClaimsShown((None, "agent", "undeclared")),
            "All cards go down at once. Boris: agent, Clara: undeclared.",
            "Все карты разом ложатся на стол: Boris — агент, Clara — без личины.",
        ),
        (
            AimsShown(((1,), (0, 2), ())),
            "Three, two, one! Fingers go up. Anna: Boris, Boris: Anna + Clara.",
            "Три, два, один! Кто в кого целится: Anna — Boris, Boris — Anna + Clara.",
        ),
    ],
)
def test_events_are_whole_sentences(event: Event, english: str, russian: str) -> None:
    names = {"seat": dict(enumerate(PLAYERS))}
    assert SPOKEN["en"].describe("event", event, names) == english
    assert SPOKEN["ru"].describe("event", event, names) == russian


CARDS = {
    ("vip", "shootout"): "You win if the blue side wins (the VIP is not hit).",
    ("agent", "sniper"): (
        "You win if the blue side wins. With a sniper in the game you do not fire."
    ),
    ("assassin", "shootout"): (
        "You win if the red side wins (the VIP is hit). "
        "You fire in the second wave, unless the first one hits you."
    ),
    ("assassin", "sniper"): (
        "You win if the red side wins. If the sniper does not hit you, you may fire one last shot."
    ),
    ("red_decoy", "shootout"): (
        "You win if the red side wins (the VIP is hit), or if an agent hits you."
    ),
    ("red_decoy", "sniper"): "You win if the red side wins, or if the sniper hits you.",
    ("protester", "shootout"): (
        "You win if you are not hit and the red side wins (the VIP is hit). "
        "You count as a bystander. A player who hits you loses."
    ),
    ("patriot", "sniper"): (
        "You win if you are not hit and the blue side wins. You count as a bystander. "
        "If the sniper hits you, the red side wins; if an assassin does, the blue side wins."
    ),
    ("bodyguard", "shootout"): (
        "You win if the blue side wins (the VIP is not hit). "
        "Your shield stops the first shot at the player you point at. You count as an agent."
    ),
    ("mercenary", "shootout"): (
        "You win if the blue side wins (the VIP is not hit). You point at two players. "
        "You fire in the first wave. You count as an agent."
    ),
    ("bomber", "shootout"): "You win if you are not hit. Then everybody else loses.",
    ("sniper", "sniper"): (
        "You win if the blue side wins. Mark the assassins with your tokens. If you hit them all, "
        "the blue side wins; if you hit the VIP or a bystander, the red side wins. Otherwise each "
        "assassin left fires one last shot."
    ),
}


def card_text_of(role: str, mode: Mode, language: str = "en", file: DataFile | None = None) -> str:
    """The text of this role's card at a table of eight."""
    specials = {role: "on"} if role in SPECIALS else {}
    chosen = CrossfireSettings(mode=mode, data=file or "house", **specials)  # type: ignore[arg-type]
    for seats in (8, 7, 9, 6):
        for card in cast_of(chosen, seats).mix:
            if card.role == role:
                return card_text(card, mode, SPOKEN[language])
    raise LookupError(role)


@rule("CF-7.8", "CF-7.9", "CF-7.7", "CF-7.11", "CF-10.4", "CF-10.5")
@pytest.mark.parametrize(("role", "mode"), CARDS)
def test_a_cards_text_holds_all_facts_of_its_rule(role: str, mode: Mode) -> None:
    assert card_text_of(role, mode) == CARDS[role, mode]
    assert card_text_of(role, mode, "ru").startswith("Вы победите, если ")


def test_a_card_of_a_custom_data_file_has_the_text_of_its_values() -> None:
    house = read_text("omerta.games.crossfire", "data", "house.toml")
    changed = house.replace(
        'class = "decoy"\nweapon = "none"\nwins = [["self_hit"]]',
        'class = "bystander"\nweapon = "gun"\nwave = 1\nwins = [["bystanders_safe", "red"]]',
    )
    file = custom_data(CustomData("mine.toml", changed.replace('id = "house"', 'id = "mine"')))
    assert card_text_of("decoy", "shootout", file=file) == (
        "You win if no bystander is hit and the red side wins (the VIP is hit). "
        "You fire in the first wave. You count as a bystander. A player who hits you loses."
    )
    assert card_text_of("decoy", "shootout", "ru", file) == (
        "Вы победите, если ни в одного прохожего не попадут и победят красные (в шефа попадут). "
        "Вы стреляете в первой волне. Вы считаетесь прохожим. Тот, кто в вас попадёт, проиграет."
    )

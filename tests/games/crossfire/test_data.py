"""The data: the file agrees with the rules, and a custom data file is checked."""

from typing import Any

import msgspec
import pytest

from omerta.games.crossfire import GAME
from omerta.games.crossfire.components import HOUSE, ROLES, checked, custom_data
from omerta.games.crossfire.components_cast import cast_of
from omerta.games.crossfire.settings import CrossfireSettings
from omerta.kernel import BadData, Seeded
from omerta.kernel.data import CustomData, read_text
from omerta.kernel.settings import values
from omerta.testing import rule
from tests.games.crossfire.many_games import play
from tests.games.dossier import Dossier

HOUSE_TEXT = read_text("omerta.games.crossfire", "data", "house.toml")
RULES = Dossier("crossfire")


def plain(cell: str) -> str:
    return cell.strip("`")


def test_the_roles_are_those_of_the_rules() -> None:
    entries = {entry.id: entry for entry in HOUSE.role}
    rows = RULES.rows("code name", "copies [D]")
    assert [plain(row[0]) for row in rows] == list(ROLES) == [entry.id for entry in HOUSE.role]
    for name, copies, kind, team, group, weapon, wave, *_ in rows:
        entry = entries[plain(name)]  # type: ignore[index]
        assert (entry.copies, entry.kind, entry.group) == (int(copies), kind, group)
        assert entry.team == team.replace(" ", "_")
        assert entry.weapon == weapon.partition(" [")[0].replace(" ", "_")
        assert entry.wave == (int(wave) if wave.isdecimal() else 0)
    assert sum(entry.copies for entry in HOUSE.role) == 19


@rule("CF-8.1")
def test_the_special_roles_are_those_of_the_rules() -> None:
    for row, entry in zip(RULES.rows("special", "modes"), HOUSE.special, strict=True):
        name, modes, players, removed, added = row
        assert plain(name) == entry.id
        assert entry.modes == (("shootout", "sniper") if modes == "both" else (modes,))
        assert "-".join(map(str, entry.players)) == players
        assert [plain(each) for each in removed.split(", ")] == list(entry.remove)
        assert [plain(each) for each in added.split(", ")] == list(entry.add)


@rule("CF-3.2")
def test_a_claim_has_four_faces() -> None:
    assert HOUSE.claims == ("agent", "vip", "bystander", "undeclared")


def test_a_custom_data_file_is_used_and_saved_completely() -> None:
    text = HOUSE_TEXT.replace('id = "house"', 'id = "mine"').replace("= 180", "= 240")
    armed = text.replace(
        'class = "vip"\nweapon = "none"', 'class = "vip"\nweapon = "gun"\nwave = 1'
    )
    faces = armed.replace('"agent", "vip", "bystander", "undeclared"', '"vip", "undeclared"')
    mine = GAME.load_settings({"statement_cap": "3"}, CustomData("mine.toml", faces))
    assert not isinstance(mine.data, str)
    for seed in range(6):
        play(seed, mine)
    s = GAME.new(6, mine, chance=Seeded(1))
    back = GAME.load(GAME.save(s))
    assert back.settings == mine
    assert back.cast is s.cast
    assert GAME.view(s, None).talk_seconds == 240
    assert GAME.view(s, None).claims == ("vip", "undeclared")


def test_a_save_with_impossible_custom_data_is_refused() -> None:
    text = HOUSE_TEXT.replace('id = "house"', 'id = "mine"')
    s = GAME.new(5, GAME.load_settings({}, CustomData("mine.toml", text)), chance=Seeded(1))
    saved = msgspec.json.decode(GAME.save(s))
    saved["options"]["data"]["mix"]["shootout"]["agent"] = [5] * 6
    with pytest.raises(Exception, match="save-impossible"):
        GAME.load(msgspec.json.encode(saved))


@pytest.mark.parametrize(
    ("old", "new", "code", "entry"),
    [
        ("agent = [1, 1, 2, 2, 3, 3]", "agent = [2, 1, 2, 2, 3, 3]", "data-sum", "mix.shootout"),
        ("agent = [1, 1, 1, 2, 2]", "agent = [1, 1, 1, 2, 1]", "data-sum", "mix.sniper"),
        ("[1, 1, 2, 2, 3, 3]", "[1, 1, 2, 2, 3, 4]", "data-copies", "mix.shootout.agent"),
        ("[1, 1, 2, 2, 3, 3]", "[1, 1, 2]", "data-row", "mix.shootout.agent"),
        ('wins = [["self_hit"]]', 'wins = [["self_hurt"]]', "data-bad-entry", "role decoy"),
        ('wins = [["self_hit"]]', "wins = []", "data-bad-entry", "role decoy"),
        ('wins = [["self_hit"]]', "", "data-bad-entry", "role decoy"),
        ("sole = true", "sole = 1", "data-bad-entry", "role bomber"),
        ("sole = true", "alone = true", "data-bad-entry", "role bomber"),
        ('class = "decoy"', 'class = "duck"', "data-bad-entry", "role decoy"),
        ('id = "decoy"', 'id = "bystander"', "data-roles", "role"),
        ('id = "decoy"', "id = 3", "data-bad-entry", "role 4"),
        ("wave = 2", "wave = 0", "data-wave", "role assassin"),
        ('weapon = "tokens"', 'weapon = "none"', "data-tokens-weapon", "role sniper"),
        ('class = "assassin"', 'class = "agent"', "data-class", "role assassin"),
        ('class = "decoy"', 'class = "vip"', "data-class", "role decoy"),
        ('kind = "special"', 'kind = "ordinary"', "data-kind", "role protester"),
        ("players = [7, 10]", "players = [4, 10]", "data-players", "special peacekeeper"),
        ('add = ["bomber"]', 'add = ["patriot"]', "data-swap", "special bomber"),
        ('remove = ["agent"]', 'remove = ["vip"]', "data-swap-fixed", "special bodyguard"),
        ('remove = ["bystander"]', 'remove = ["assassin"]', "data-swap-fixed", "special protester"),
        ('id = "bomber"\nmodes', 'id = "patriot"\nmodes', "data-specials", "special"),
        ("sniper = [2, 2, 2, 3, 3]", "sniper = [2, 2, 2, 3, 1]", "data-tokens", "tokens.sniper"),
        ("sniper = [2, 2, 2, 3, 3]", "sniper = [2, 2]", "data-row", "tokens.sniper"),
        ('"bystander", "undeclared"]', '"bystander"]', "data-claims", "claims"),
        ("talk_seconds = 180", "talk_seconds = 1", "data-bad-field", "talk_seconds"),
        ("schema = 1", "schema = 2", "data-bad-field", "schema"),
        ("schema = 1", "schema = 1\nauthor = 1", "data-bad-field", "author"),
        ('id = "house"', 'id = "\\u0007"', "data-bad-field", "id"),
    ],
)
def test_an_error_in_custom_data_is_named(old: str, new: str, code: str, entry: str) -> None:
    assert old in HOUSE_TEXT
    with pytest.raises(BadData) as refused:
        custom_data(CustomData("box.toml", HOUSE_TEXT.replace(old, new, 1)))
    assert (refused.value.code, refused.value.params["entry"]) == (code, entry)


@pytest.mark.parametrize("role", [3, "x", {"id": 1}, [3]])
def test_a_wrong_list_of_roles_is_refused(role: Any) -> None:
    data = msgspec.to_builtins(HOUSE) | {"role": role}
    with pytest.raises(BadData):
        checked(data, "box.toml")


def test_a_mix_without_a_side_is_refused() -> None:
    data = msgspec.to_builtins(HOUSE)
    data["mix"]["shootout"] |= {"agent": (0, 1, 2, 2, 3, 3), "bystander": (2, 1, 1, 1, 1, 1)}
    with pytest.raises(BadData) as refused:
        checked(data, "box.toml")
    assert refused.value.code == "data-sides"
    data["mix"]["shootout"] |= {"vip": (0, 1, 1, 1, 1, 1), "agent": (1, 1, 2, 2, 3, 3)}
    with pytest.raises(BadData) as refused:
        checked(data, "box.toml")
    assert refused.value.code == "data-vip"


# Settings


def test_the_lobby_can_offer_every_setting() -> None:
    offered = values(GAME, 7)
    assert offered["mode"] == ("shootout", "sniper")
    assert offered["peacekeeper"] == ("off", "on")
    assert offered["dealer"] == ("lot", "0", "1", "2", "3", "4", "5", "6")
    assert "data" not in offered
    for name, words in offered.items():
        for word in words:
            assert str(getattr(GAME.load_settings({name: word}, None), name)) == word


@pytest.mark.parametrize(("name", "value"), [("mode", "duel"), ("games", "21"), ("dealer", "x")])
def test_a_wrong_setting_is_named_in_the_refusal(name: str, value: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.load_settings({name: value}, None)
    assert refused.value.params["entry"] == name


def test_equal_settings_share_one_cast() -> None:
    chosen = CrossfireSettings()
    assert cast_of(chosen, 6) is cast_of(CrossfireSettings(), 6)
    assert hash(chosen) == hash(CrossfireSettings())

"""The server's configuration: from the environment, or a clear refusal."""

from collections.abc import Callable

import pytest

from omerta.kernel.texts import LANGUAGES, Texts
from omerta.server.config import BadConfig, Config, from_environment
from omerta.server.passwords import is_match


def test_an_empty_environment_gives_the_defaults() -> None:
    config = from_environment({"HOME": "/home/anna", "XDG_DATA_HOME": "/data"})
    assert config == Config(database="/data/omerta/omerta.db")
    assert (config.host, config.port, config.limits) == ("0.0.0.0", 8080, True)


def test_the_environment_decides() -> None:
    config = from_environment(
        {
            "HOME": "/home/anna",
            "OMERTA_HOST": "127.0.0.1",
            "OMERTA_PORT": "9000",
            "OMERTA_DATABASE_URL": "postgresql://anna@db/omerta",
            "OMERTA_ORIGINS": "https://games.example, http://localhost:5173/",
            "OMERTA_PROXIES": "10.0.0.0/8,::1",
            "OMERTA_LOG": "WARNING",
            "OMERTA_LIMITS": "off",
        }
    )
    assert (config.host, config.port) == ("127.0.0.1", 9000)
    assert config.database == "postgresql://anna@db/omerta"
    assert config.origins == ("https://games.example", "http://localhost:5173")
    assert config.proxies == ("10.0.0.0/8", "::1")
    assert (config.log, config.limits) == ("warning", False)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "0"),
        ("PORT", "65536"),
        ("PORT", "http"),
        ("PORT", "-1"),
        ("PORT", "٣"),
        ("ORIGINS", "games.example"),
        ("ORIGINS", "https://games.example/path"),
        ("ORIGINS", "https://"),
        ("ORIGINS", "https://[::1"),
        ("PROXIES", "proxy"),
        ("PROXIES", "10.0.0.1/8"),
        ("LOG", "loud"),
        ("LIMITS", "maybe"),
    ],
)
def test_a_setting_that_cannot_be_used_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadConfig) as refused:
        from_environment({"HOME": "/home/anna", f"OMERTA_{name}": value})
    for language in LANGUAGES:
        sentence = Texts(language, "omerta.cli").refusal(refused.value)
        assert f"OMERTA_{name}" in sentence
        assert value in sentence


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("OMERTA_DATABASE", "OMERTA_DATABASE_URL"),
        ("OMERTA_HOST_PASWORD", "OMERTA_HOST_PASSWORD"),
        ("OMERTA_PROXY", "OMERTA_PROXIES"),
        ("OMERTA_log", "OMERTA_LOG"),
    ],
)
def test_a_misspelt_setting_is_refused_with_the_name_that_was_meant(name: str, meant: str) -> None:
    with pytest.raises(BadConfig) as refused:
        from_environment({"HOME": "/home/anna", "OMERTA_PURE": "1", name: "rosebud"})
    for language in LANGUAGES:
        sentence = Texts(language, "omerta.cli").refusal(refused.value)
        assert name in sentence
        assert meant in sentence
        assert "rosebud" not in sentence


@pytest.mark.parametrize("shown", [repr, str, lambda config: f"{config!r:>9}"])
def test_the_host_password_is_known_by_its_hash_alone(shown: Callable[[Config], str]) -> None:
    config = from_environment({"HOME": "/home/anna", "OMERTA_HOST_PASSWORD": "шапка"})
    assert config.host_password is not None
    assert is_match(config.host_password, "шапка")
    assert not is_match(config.host_password, "")
    assert not is_match(config.host_password, "шапка ")
    assert "шапка" not in shown(config)

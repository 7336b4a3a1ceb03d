"""Settings with which every law is tested: each value of each setting at least once."""

from omerta.games.legends.settings import LegendsSettings

WAYS = {
    "bank": LegendsSettings(mode="one_shot"),
    "chase": LegendsSettings(mode="one_shot", first_job="chase", window_seconds="none"),
    "rebels": LegendsSettings(mode="one_shot", first_job="rebels"),
    "family": LegendsSettings(mode="one_shot", first_job="family"),
    "casino": LegendsSettings(mode="one_shot", first_job="casino"),
    "campaign": LegendsSettings(),
    "easy-bank": LegendsSettings(
        mode="one_shot", difficulty="easy", recruits_first="off", window_seconds="60"
    ),
    "hard-random": LegendsSettings(
        difficulty="hard", scenario_pick="random", voice_seats="1", window_seconds="15"
    ),
    "power": LegendsSettings(mode="one_shot", first_job="power"),
    "easy-power": LegendsSettings(mode="one_shot", first_job="power", difficulty="easy"),
    "fixed": LegendsSettings(
        scenario_pick="fixed", first_job="chase", second_job="bank", tight_two="on", voice_seats="2"
    ),
    "family-second": LegendsSettings(scenario_pick="fixed", second_job="family"),
    "casino-second": LegendsSettings(scenario_pick="fixed", second_job="casino", tight_two="on"),
}

"""Ways to play Legends that every law is tried with: each value of each option at least once."""

from omerta.games.legends.options import LegendsOptions

WAYS = {
    "bank": LegendsOptions(mode="one_shot"),
    "chase": LegendsOptions(mode="one_shot", first_job="chase", window_seconds="none"),
    "rebels": LegendsOptions(mode="one_shot", first_job="rebels"),
    "family": LegendsOptions(mode="one_shot", first_job="family"),
    "casino": LegendsOptions(mode="one_shot", first_job="casino"),
    "campaign": LegendsOptions(),
    "easy-bank": LegendsOptions(
        mode="one_shot", difficulty="easy", recruits_first="off", window_seconds="60"
    ),
    "hard-random": LegendsOptions(
        difficulty="hard", scenario_pick="random", voice_seats="1", window_seconds="15"
    ),
    "power": LegendsOptions(mode="one_shot", first_job="power"),
    "easy-power": LegendsOptions(mode="one_shot", first_job="power", difficulty="easy"),
    "fixed": LegendsOptions(
        scenario_pick="fixed", first_job="chase", second_job="bank", tight_two="on", voice_seats="2"
    ),
    "family-second": LegendsOptions(scenario_pick="fixed", second_job="family"),
    "casino-second": LegendsOptions(scenario_pick="fixed", second_job="casino", tight_two="on"),
}

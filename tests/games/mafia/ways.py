"""Ways to play Mafia with which every law is tested: each value of each setting at least once."""

from omerta.games.mafia.settings import MafiaSettings
from tests.games.mafia import towns

WAYS = {
    "rulebook": MafiaSettings(bank="1000"),
    "friendly": MafiaSettings(memory_aid="full", bank="2000", max_rounds="5"),
    "together": MafiaSettings(exchange_order="simultaneous", memory_aid="laid", bank="1000"),
    "unseen": MafiaSettings(killed_closed="unseen", board="quarters", bank="1000"),
    "clans": MafiaSettings(victory="clan", runner_choice="clan", passing="cards", bank="1000"),
    "long": MafiaSettings(max_rounds="10", passing="cards", killed_closed="unseen"),
    "owners-town": MafiaSettings(data=towns.mine(), exchange_order="simultaneous"),
}

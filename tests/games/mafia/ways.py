"""Ways to play Mafia that every law is tried with: each value of each option at least once."""

from omerta.games.mafia.options import MafiaOptions
from tests.games.mafia import towns

WAYS = {
    "rulebook": MafiaOptions(bank="1000"),
    "friendly": MafiaOptions(memory_aid="full", bank="2000", max_rounds="5"),
    "together": MafiaOptions(exchange_order="simultaneous", memory_aid="laid", bank="1000"),
    "unseen": MafiaOptions(killed_closed="unseen", board="quarters", bank="1000"),
    "clans": MafiaOptions(victory="clan", runner_choice="clan", passing="cards", bank="1000"),
    "long": MafiaOptions(max_rounds="10", passing="cards", killed_closed="unseen"),
    "owners-town": MafiaOptions(data=towns.mine(), exchange_order="simultaneous"),
}

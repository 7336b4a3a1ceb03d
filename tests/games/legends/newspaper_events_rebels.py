"""Material for the family desk: events by hand for each of its stories and leads."""

from omerta.games.legends import events as e
from omerta.kernel import Event
from tests.games.legends.newspaper_events import one_scenario, throw


def fight(clan: int, rebels: int, *, won: bool, ambush: bool = False) -> tuple[Event, ...]:
    """Return a fight from its choice to its end."""
    decided = e.FightDecided("at01", ambush, clan, rebels, won)
    overcome = (e.ChallengeOvercome("at01"),) if won else ()
    return (*throw(clan, 0, 0, challenge="at01"), decided, *overcome)


WON = fight(9, 4, won=True)

UPRISING: dict[str, tuple[Event, ...]] = {
    "paper-rebels-tie-won": fight(9, 9, won=True),
    "paper-rebels-tie-lost": fight(9, 9, won=False, ambush=True),
    "paper-rebels-rout": fight(14, 3, won=True),
    "paper-rebels-beaten": fight(4, 9, won=False),
    "paper-rebels-champion": (*WON, *WON),
    "paper-rebels-traitor": (e.LoyaltyChecked("m01", True), e.LoyaltyChecked("m06", False)),
    "paper-rebels-fled": (e.RebelFled("m16"),),
    "paper-rebels-caught": (e.FugitivesCaught(2),),
    "paper-rebels-ambush": (e.AmbushLaid("at04"),),
    "paper-rebels-short": (e.ShortageMet(1),),
}
"""For each side story of the rebels, events that lead to it."""


def struggle(*events: Event, reputation: int, ending: str = "pistols") -> tuple[Event, ...]:
    """Return a scenario against the rebels."""
    return one_scenario(*events, scenario="rebels", ending=ending, reputation=reputation)


PISTOLS = (e.TrackMoved("clan_pistol", 6, 7), e.TrackMoved("rebels_pistol", 8, 7))
LEADS: dict[str, tuple[Event, ...]] = {
    "paper-rebels-peace": struggle(*WON, *PISTOLS, reputation=9),
    "paper-rebels-truce": struggle(*WON, e.MinionOut("m16", "struggle"), reputation=5),
    "paper-rebels-divided": struggle(reputation=2),
}
"""For each lead of the rebels, events whose last edition has it."""

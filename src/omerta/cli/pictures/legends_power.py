"""The Fight for Power in the terminal: track, support, the traitor, campaign cards, votes."""

from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_power import CampaignHand, PowerView
from omerta.games.legends.words import card, dice, icons
from omerta.kernel.texts import Texts


def power_lines(power: PowerView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of the scenario's own part of the table."""
    double = " ".join([str(space) for space in power.double])
    percent = round(power.chance / 100)
    marker = words("table-marker", marker=power.marker, vote=power.vote, double=double)
    support = words("table-support", clan=power.clan, mayor=power.mayor, percent=percent)
    seized = words("table-seized", seized=power.seized, slots=power.slots, bound=power.bound)
    decks = words(
        "table-power-decks", campaigns=power.campaign_deck, rumours=len(power.rumour_deck)
    )
    lines = [f"{marker}   {support}", f"{seized}   {decks}"]
    hands = [_hand(hand, player, view, words) for player, hand in enumerate(power.hands, 1)]
    lines.append(words("table-campaign-cards", cards="  ".join(hands)))
    for number, roll in enumerate(power.rolls, 1):
        lines.append(
            words(
                "table-votes",
                number=number,
                clan=roll.clan_sum,
                mayor=roll.mayor_sum,
                clan_dice=dice(roll.clan_dice, "none", words),
                mayor_dice=dice(roll.mayor_dice, "none", words),
            )
        )
    return lines


def _hand(hand: CampaignHand, player: int, view: LegendsView, words: Texts) -> str:
    """Return a hand by its player's number: the cards, or their number."""
    if not hand.cards:
        return f"{player}: {words('table-campaign-hidden', count=hand.count)}"
    return f"{player}: {', '.join([_card(view, each, words) for each in hand.cards])}"


def _card(view: LegendsView, name: str, words: Texts) -> str:
    """Return a campaign card of the viewer's hand, shortened; its option has the name."""
    face = card(view, name)
    difficulty = words("table-difficulty", difficulty=face.difficulty)
    return f"{name} {icons(face.icons, words)} {difficulty}×{face.need}"

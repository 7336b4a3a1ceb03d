"""Family Business in the terminal: income, both businesses with downtimes, mole, accountant."""

from omerta.games.legends.view import LegendsView
from omerta.games.legends.view_family import BusinessView, FamilyView
from omerta.games.legends.words import printed
from omerta.kernel.texts import Texts

_MARKS = "●■▲◆"
"""The shapes of players, as in the rest of the picture."""


def family_lines(family: FamilyView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of the scenario's own part of the table."""
    track = " ".join(
        [
            f"[{value}]" if place == family.marker else str(value)
            for place, value in enumerate(family.income)
        ]
    )
    decks = words(
        "table-businesses",
        left=family.business_deck,
        removed=family.removed,
        downtimes=len(family.downtime_deck),
    )
    lines = [words("table-income", income=family.income[family.marker], track=track), decks]
    for business in family.businesses:
        lines += business_lines(business, view, words)
    holder = "" if family.holder is None else f"{_MARKS[family.holder]}{family.holder + 1}"
    lines.append(
        words("table-guests", mole=family.mole, accountant=family.accountant, player=holder)
    )
    return lines


def business_lines(business: BusinessView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of a business: the effects of its downtimes, and these from bottom to top."""
    if business.card is None:
        return [words("table-business-none", side=business.side)]
    names = printed(view, words)["challenge"]
    parts = [
        words(
            "table-business",
            side=business.side,
            no=business.card,
            name=names[business.card],
            place=words(f"effect-{business.place}"),
            tokens=business.tokens,
            need=business.need,
            finished="yes" if business.finished else "no",
        )
    ]
    if business.harder:
        parts.append(words("table-harder", harder=business.harder))
    void = void_totals(business)
    if void:
        parts.append(words("table-void", totals=void))
    lines = ["  ".join(parts)]
    if business.downtimes:
        laid = [f"{card} {names[card]}" for card in business.downtimes]
        lines.append(f"   {' < '.join(laid)}")
    return lines


def void_totals(business: BusinessView) -> str:
    """Return the forbidden totals: `-4 7 12+` are all up to 4, 7, and all from 12 on."""
    low = [] if business.ban_to is None else [f"-{business.ban_to}"]
    high = [] if business.ban_from is None else [f"{business.ban_from}+"]
    return " ".join([*low, *[str(total) for total in business.banned], *high])


def odds_with_bans(view: LegendsView, challenge: str, dice: int) -> tuple[int, ...] | None:
    """Return the odds of a business with forbidden totals; None where the usual table applies."""
    if isinstance(view.scene, FamilyView):
        for business in view.scene.businesses:
            if business.card == challenge and business.odds:
                return business.odds[dice - 1]
    return None

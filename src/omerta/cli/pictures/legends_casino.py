"""The casino in the terminal: the board in a few lines, and the current bet."""

from omerta.games.legends.view import CardFace, LegendsView
from omerta.games.legends.view_casino import BetView, CasinoView
from omerta.games.legends.words import dice, icons
from omerta.kernel.texts import Texts

SHOWN = 6
"""The number of stakes that are listed with their odds."""
EYE = "◉"
BLOCK = "✕"
HERE = "►"


def casino_lines(casino: CasinoView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of croupier, safe, chips and tables; then the active table."""
    lines = [
        "   ".join(
            [
                words("table-croupier", track=croupier_track(casino)),
                words("table-safe", track=safe_track(casino)),
            ]
        ),
        "   ".join(
            [
                words("table-cell", cell=casino.cell, bundle=casino.bundle),
                words("table-supply", supply=casino.supply, chips=casino.chips),
                words("table-tables", left=casino.tables_left, unseen=casino.removed_unseen),
                words("table-spectators", count=len(casino.spectator_deck)),
            ]
        ),
    ]
    if casino.table is not None:
        lines.append(
            words(
                "table-jackpot",
                jackpot=casino.jackpot_now,
                printed=casino.jackpot,
                dice=casino.dice + casino.more,
                penalty=words(f"effect-{casino.penalty}"),
            )
        )
    return lines


def croupier_track(casino: CasinoView) -> str:
    """Return the croupier's spaces: eyes, the blocked one, the current one, and the last."""
    found = []
    for space in range(casino.close + 1):
        name = EYE if space in casino.eyes else str(space)
        if casino.blocked and space == casino.block:
            name = BLOCK
        found.append(f"{HERE}{name}" if space == casino.croupier else name)
    return " ".join(found)


def safe_track(casino: CasinoView) -> str:
    """Return the reputation of each space, with the safe on its current one."""
    return " ".join(
        [
            f"{HERE}{value}" if space == casino.safe else str(value)
            for space, value in enumerate(casino.safe_track)
        ]
    )


def gaming_table(face: CardFace, words: Texts) -> str | None:
    """Return a gaming table as printed; None for any other card."""
    if face.deck != "table":
        return None
    fewer = ", ".join([f"{icons(icon, words)} {face.values[icon]}" for icon in face.icons])
    return words(
        "table-gaming",
        dice=face.values["dice"],
        jackpot=face.difficulty,
        fewer=fewer,
        penalty=words(f"effect-{face.marks['penalty']}"),
    )


def bet_chance(view: LegendsView, challenge: str, words: Texts) -> str | None:
    """Return the lowest chance of a jackpot for one chip; None except for the active table."""
    casino = view.scene
    if not isinstance(casino, CasinoView) or challenge != casino.table:
        return None
    counts = [bettor.dice for bettor in casino.bettors]
    if not counts:
        return ""
    return words(
        "table-chance", dice=min(counts), percent=_percent(casino.odds[min(counts)].jackpot)
    )


def bet_text(view: LegendsView, words: Texts) -> str | None:
    """Return the odds of a bet, or the worth of its dice; None without a bet."""
    casino = view.scene
    if not isinstance(casino, CasinoView) or casino.bet is None:
        return None
    bet = casino.bet
    return _lying(view, bet, words) if bet.rolled else _offers(casino, bet, words)


def _offers(casino: CasinoView, bet: BetView, words: Texts) -> str:
    """Return the odds of each stake."""
    if bet.minion is None:
        return ""
    found = []
    for chips in range(1, min(bet.most, SHOWN) + 1):
        odds = casino.odds[bet.dice + chips - 1]
        found.append(
            words(
                "table-stake",
                chips=chips,
                dice=bet.dice + chips - 1,
                percent=_percent(odds.jackpot),
                damage=f"{odds.damage / 100:.1f}",
            )
        )
    return "\n".join(found)


def _lying(view: LegendsView, bet: BetView, words: Texts) -> str:
    """Return the dice, and for each luck choice the total and the chance of the jackpot."""
    roll = view.roll
    assert roll is not None
    totals = " / ".join([str(total) for total in roll.totals])
    chances = " / ".join([f"{_percent(chance)} %" for chance in bet.chances])
    shown = f"[ {dice(roll.dice, roll.red, words)} ]  "
    return shown + words(
        "table-bet", totals=totals, jackpot=roll.difficulty, chances=chances, chips=bet.stake
    )


def _percent(chance: int) -> int:
    """Return a chance in hundredths of a percent as a whole percentage."""
    return round(chance / 100)

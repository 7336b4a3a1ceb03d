"""The struggle with the rebels in the terminal: pistols, attacks, their odds, fugitives."""

from omerta.games.legends.view import LegendsView, RollView
from omerta.games.legends.view_rebels import AttackView, RebelsView
from omerta.games.legends.words import card, dice, icons, minion, printed
from omerta.kernel.texts import Texts


def rebels_lines(scenario: RebelsView, view: LegendsView, words: Texts) -> list[str]:
    """Return the lines of the scenario's own part of the table."""
    pistols = words(
        "table-pistols",
        clan=scenario.clan,
        rebels=scenario.rebels,
        worth=scenario.struggle[scenario.clan],
    )
    decks = words("table-attacks", count=len(scenario.attack_deck))
    place = words(
        "table-ambush-place",
        place=words(f"place-{scenario.place}"),
        suspects=scenario.suspects,
        deck=len(view.deck),
    )
    lines = [f"{pistols}   {decks}", place]
    for name, attack in (("clan", scenario.clan_attack), ("ambush", scenario.ambush)):
        if attack is not None:
            lines.append(_attack(f"table-attack-{name}", attack, view, words))
    if scenario.fugitives:
        parts = ", ".join([_short(view, each, words) for each in scenario.fugitives])
        lines.append(words("table-fugitives", count=len(scenario.fugitives), minions=parts))
    if scenario.fight is not None:
        thrown = dice(scenario.fight.dice, scenario.fight.red, words).removeprefix(" | ")
        lines.append(
            words(
                "table-fight", dice=thrown, rebels=scenario.fight.rebels, clan=scenario.fight.clan
            )
        )
    return lines


def _attack(message: str, attack: AttackView, view: LegendsView, words: Texts) -> str:
    gang = ", ".join([_short(view, each, words) for each in attack.rebels])
    name = printed(view, words)["challenge"][attack.card]
    return words(message, card=f"{attack.card} {name}", gang=gang, dice=attack.dice)


def _short(view: LegendsView, name: str, words: Texts) -> str:
    return f"{name} {icons(minion(view, name).icons, words)}"


def is_fight(view: LegendsView, challenge: str) -> bool:
    """Return whether this card is an attack, where foes roll instead of a difficulty."""
    return isinstance(view.scene, RebelsView) and card(view, challenge).deck == "attack"


def odds_of(view: LegendsView, challenge: str, count: int) -> int:
    """Return the chance to win this fight with this many dice, in whole percent."""
    assert isinstance(view.scene, RebelsView)
    for attack in (view.scene.clan_attack, view.scene.ambush):
        if attack is not None and attack.card == challenge:
            return round(attack.odds[count - 1] / 100)
    return 0


def roll_line(view: LegendsView, roll: RollView, words: Texts) -> str:
    """Return the odds of a fight before the clan's roll, or its totals with their odds after it."""
    assert isinstance(view.scene, RebelsView)
    if roll.red == "none":
        if not roll.crew:
            return ""
        hurt = f"{roll.damage[roll.count - 1] / 100:.1f}"
        percent = odds_of(view, roll.challenge, roll.count)
        return words("table-odds-fight", dice=roll.count, percent=percent, damage=hurt)
    thrown = f"[ {dice(roll.dice, roll.red, words)} ]  "
    if view.scene.fight is not None or not view.scene.chances:
        return thrown.rstrip()
    parts = [
        words("table-total-fight", total=total, percent=round(chance / 100))
        for total, chance in zip(roll.totals, view.scene.chances, strict=True)
    ]
    return thrown + " / ".join(parts)


def place_of(view: LegendsView, name: str, words: Texts) -> str:
    """Return the place of a minion, if it matters in this scenario."""
    if not isinstance(view.scene, RebelsView):
        return ""
    return f" · {words(f'place-{minion(view, name).place}')}"

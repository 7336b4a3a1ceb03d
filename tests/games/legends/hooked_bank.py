"""A bank with unusual hooks, to test that the core calls each of them."""

from omerta.games.legends.scenarios.bank import Bank
from omerta.games.legends.table import Table
from omerta.kernel import Chance, Event


class HookedBank(Bank):
    """The bank with hooks that the bank itself does not need."""

    def __init__(
        self,
        *,
        harder: int = 0,
        more_dice: int = 0,
        away: int = 0,
        banned: tuple[int, ...] = (),
        harmless: bool = False,
        rally: bool = True,
    ) -> None:
        self.calls: list[str] = []
        self.added = harder
        self.dice = more_dice
        self.away = away
        self.banned = banned
        self.harmless = harmless
        self.payable = rally

    def start_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        self.calls.append(f"start of turn {player}")

    def before_play(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        self.calls.append(f"before play, {s.crew.bit_count()} played")

    def before_roll(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        self.calls.append(f"before roll, {len(s.dice)} dice")

    def after_roll(
        self, s: Table, final: tuple[int, ...], chance: Chance, log: list[Event]
    ) -> None:
        self.calls.append(f"after roll {final}")

    def end_of_turn(self, s: Table, player: int, chance: Chance, log: list[Event]) -> None:
        self.calls.append(f"end of turn {player}, {s.tables[player]} on the table")

    def police_activated(self, s: Table, chance: Chance, log: list[Event]) -> None:
        self.calls.append("police activated")

    def difficulty_bonus(self, s: Table, player: int, challenge: int) -> int:
        return self.added

    def dice_bonus(self, s: Table, player: int, challenge: int) -> int:
        return self.dice

    def bans(self, s: Table, challenge: int) -> int:
        return sum([1 << total for total in self.banned])

    def ignores_damage(self, s: Table, challenge: int) -> bool:
        return self.harmless

    def can_rally(self, s: Table) -> bool:
        return self.payable

    def dice_on_board(self, s: Table) -> int:
        return self.away

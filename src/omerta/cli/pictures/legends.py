"""Legends in the terminal: evidence, the scenario, challenges with their odds, the roll, hands."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from omerta.cli.pictures import Picture
from omerta.cli.pictures.legends_casino import bet_chance, bet_text, gaming_table
from omerta.cli.pictures.legends_rebels import is_fight, odds_of, place_of, roll_line
from omerta.cli.pictures.legends_scenarios import chances, obstacle_effects, scenario_lines
from omerta.games.legends.advice.position import is_finale
from omerta.games.legends.coach import advise
from omerta.games.legends.view import ChallengeView, LegendsView, MinionFace, PlayerView, RollView
from omerta.games.legends.words import (
    called,
    card,
    dice,
    dice_for,
    icons,
    minion,
    printed,
    scenario,
)
from omerta.kernel import Refusal
from omerta.kernel.game_text import spellings
from omerta.kernel.texts import Texts

WIDTH = 80
NAME = 22
PRINT = "☝"
CROWD = 16
"""The number of challenges from which on each effect is listed once, below them."""
MARKS = "●■▲◆"
"""The shapes of players, which with their numbers do not depend on colour."""


class LegendsPicture(Picture):
    """The picture of Legends in one language, for named players."""

    inspect_commands = ("hands", "piles", "odds", "card", "advice")

    def table(self, view: LegendsView) -> RenderableType:
        """Return the whole table."""
        parts: list[RenderableType] = [self._heading(view)]
        if view.phase == "break":
            parts.append(self._market(view))
        elif view.scene is not None:
            parts += [Text(line) for line in scenario_lines(view, self.words)]
            if view.police == "active":
                parts.append(self._police(view))
            parts.append(self._challenges(view))
            crowded = len(view.challenges) >= CROWD
            if crowded:
                parts.append(self._all_effects(view))
            if view.roll is not None:
                parts.append(self._roll(view, view.roll))
            parts.append(self._players(view))
            if not crowded:  # players know the police card by then
                parts.append(Text(self.words("table-legend", print=PRINT), "dim"))
        return Group(*parts)

    def inspect(
        self, what: str, view: LegendsView, rest: str, languages: Sequence[Texts]
    ) -> RenderableType:
        """Return the answer to an inspect command."""
        if what == "card":
            return self._card(view, rest, languages)
        commands: dict[str, Callable[[LegendsView], RenderableType]] = {
            "hands": self._hands,
            "piles": self._piles,
            "odds": self._odds,
            "advice": self._advice,
        }
        return commands[what](view)

    # The table

    def _heading(self, view: LegendsView) -> Text:
        """Return the heading: scenario, round, evidence, police, reputation."""
        words = self.words
        listed = []
        if view.scenario is not None and view.phase != "break":
            listed.append(printed(view, words)["scenario"][view.scenario])
            listed.append(words("table-round", round=view.round))
            listed.append(
                words("table-prints", count=view.fingerprints, limit=view.limit)
                + ("!" if view.fingerprints >= view.limit - 2 else "")
            )
            listed.append(words("table-police", police=words(f"police-{view.police}")))
        by_target = view.mode == "one_shot" and not is_finale(view)
        if view.reputations or by_target:
            score = ", ".join([str(each) for each in view.reputations]) or "0"
            listed.append(
                words("table-reputation", score=score, target=view.target, mode=view.mode)
            )
        wide = "  ".join(listed)
        line = wide if cell_len(wide) <= WIDTH else " ".join(listed)
        return Text(line or words("table-clan", count=len(view.clan)), "bold")

    def _challenges(self, view: LegendsView) -> Table:
        """Return the open challenges, with the active player's best odds."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        longest = max([7, *[len(each.id) for each in view.challenges]])
        for width in (longest, NAME, 4, 3, 3, 2, 8, None):
            grid.add_column(width=width, no_wrap=width is not None)
        names = printed(view, self.words)["challenge"]
        for each in view.challenges:
            face = card(view, each.id)
            name = Text(names[each.id])
            name.truncate(NAME, overflow="ellipsis")
            grid.add_row(
                Text(each.id, "bold"),
                name,
                icons(face.icons, self.words),
                self.words("table-difficulty", difficulty=each.difficulty)
                if each.difficulty
                else "",
                f"{each.tokens}/{each.need}" if each.need else "",
                f"{face.prints}{PRINT}" if face.prints else "",
                self._chance(view, each),
                self._about(view, each),
            )
        return grid

    def _chance(self, view: LegendsView, challenge: ChallengeView) -> str:
        """Return the chance of a success with all matching minions, or of a jackpot."""
        bet = bet_chance(view, challenge.id, self.words)
        if bet is not None:
            return bet
        player = view.first if view.active is None else view.active
        count = dice_for(view, player, challenge.id)
        if not count:
            return ""
        if is_fight(view, challenge.id):
            percent = odds_of(view, challenge.id, count)
            return self.words("table-chance", percent=percent, dice=count)
        found = chances(view, challenge.id, challenge.difficulty, count)
        return self.words("table-chance", percent=_percent(found[0]), dice=count)

    def _about(self, view: LegendsView, challenge: ChallengeView) -> str:
        """Return the owner of a problem, and the effects of a card."""
        listed = [] if challenge.owner is None else [self._mark(challenge.owner)]
        if len(view.challenges) < CROWD:
            listed += self._effects(view, challenge.id)
        return " ".join(listed)

    def _all_effects(self, view: LegendsView) -> Text:
        """Return each effect once, after the cards that have it."""
        cards: dict[str, list[str]] = {}
        for each in view.challenges:
            effects = " ".join(self._effects(view, each.id))
            if effects:
                cards.setdefault(effects, []).append(each.id)
        listed = [
            Text.assemble((" ".join(ids), "bold"), f" {effects}") for effects, ids in cards.items()
        ]
        return Text("; ").join(listed)

    def _effects(self, view: LegendsView, challenge: str) -> list[str]:
        """Return the effects of a card in play; of an obstacle, those of passing it."""
        face = card(view, challenge)
        if face.deck == "obstacle":
            return obstacle_effects(face, self.words)
        effects = [face.effect, *face.marks.values()]
        return [self.words(f"effect-{effect}", **face.values) for effect in effects if effect]

    def _police(self, view: LegendsView) -> Text:
        """Return the effect of active police in this scenario."""
        if view.police == "absent":
            return Text(self.words("table-police-none"))
        return Text(self.words("table-police-does", scenario_id=view.scenario or ""))

    def _roll(self, view: LegendsView, roll: RollView) -> Text:
        """Return the current attempt: the crew, the odds before the roll, the dice after it."""
        words = self.words
        names = printed(view, words)
        crew = ", ".join([names["minion"][each] for each in roll.crew]) or words("table-nobody")
        text = Text(
            words("table-roll", challenge=names["challenge"][roll.challenge], crew=crew), "bold"
        )
        if is_fight(view, roll.challenge):
            listed = roll_line(view, roll, words)
            return text.append(f"\n{listed}" if listed else "")
        bet = bet_text(view, words)
        if bet is not None:
            text.append(f"\n{bet}" if bet else "")
            return text
        if roll.red == "none":
            if roll.crew:
                found = chances(view, roll.challenge, roll.difficulty, roll.count)
                one, two = [_percent(chance) for chance in found[:2]]
                hurt = f"{roll.damage[roll.count - 1] / 100:.1f}"
                text.append(
                    "\n" + words("table-odds", dice=roll.count, one=one, two=two, damage=hurt)
                )
                if 2 < roll.missing <= len(found) and card(view, roll.challenge).need:
                    every = _percent(found[roll.missing - 1])
                    text.append(words("table-odds-all", missing=roll.missing, percent=every))
            return text
        text.append(f"\n[ {dice(roll.dice, roll.red, words)} ]")
        totals = " / ".join(
            [f"({total})" if total in roll.bans else str(total) for total in roll.totals]
        )
        text.append("  " + words("table-total", totals=totals, difficulty=roll.difficulty))
        return text

    # Players and their minions

    def _players(self, view: LegendsView) -> Table:
        """Return a row for each hand of the clan; that of the viewer has abilities."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=18, no_wrap=True)
        grid.add_column()
        names = called(view, self.players, self.words)
        for player, seen in enumerate(view.seats):
            name = Text(names[player])
            name.truncate(14, overflow="ellipsis")
            asked = "►" if player == view.asked_player else " "
            style = "bold" if player == view.active else ""
            grid.add_row(
                Text(f"{asked}{self._mark(player)} {name.plain}", style), self._hand(view, seen)
            )
        return grid

    def _mark(self, player: int) -> str:
        return f"{MARKS[player]}{player + 1}"

    def _hand(self, view: LegendsView, seen: PlayerView) -> str:
        """Return minions by number and icons, those on the table in brackets."""
        if seen.gone:
            return self.words("table-gone")
        listed = [self._short(view, each) for each in seen.hand]
        listed += [f"({self._short(view, each)})" for each in seen.table]
        return ", ".join(listed) or self.words("table-nobody")

    def _short(self, view: LegendsView, name: str) -> str:
        return f"{name} {icons(minion(view, name).icons, self.words)}".strip()

    def _minion(self, view: LegendsView, name: str) -> str:
        """Return a minion as printed."""
        face = minion(view, name)
        if not face.level:
            return self._extra(view, face)
        return self.words(
            "table-minion",
            no=name,
            minion=printed(view, self.words)["minion"][name],
            level=face.level,
            icons=icons(face.icons, self.words),
            ability=self.words(f"ability-{face.ability}"),
        ) + (
            place_of(view, name, self.words)
            + (f" {self.words('table-used')}" if name in view.used else "")
        )

    def _extra(self, view: LegendsView, face: MinionFace) -> str:
        """Return a scenario's card in the clan deck: its ability, or that it is no minion."""
        name = printed(view, self.words)["minion"][face.id]
        if not face.ability:
            return self.words("table-mole", no=face.id, minion=name)
        ability = self.words(f"ability-{face.ability}")
        return self.words("table-extra", no=face.id, minion=name, ability=ability) + (
            f" {self.words('table-used')}" if face.id in view.used else ""
        )

    def _hands(self, view: LegendsView) -> RenderableType:
        """Return all hands, minion by minion."""
        lines = []
        for player, name in called(view, self.players, self.words).items():
            seen = view.seats[player]
            lines.append(Text(f"{self._mark(player)} {name}", "bold"))
            lines += [Text(f"  {self._minion(view, each)}") for each in (*seen.hand, *seen.table)]
        return Text("\n").join([*lines, Text(self.words("icons-legend"), "dim")])

    def _market(self, view: LegendsView) -> Text:
        """Return the minions for hire and for bail; the options give the prices."""
        words = self.words
        lines = [Text(words("table-purse", purse=view.purse), "bold")]
        for title, minions in (("market", view.market), ("out", view.out)):
            if minions:
                lines.append(Text(words(f"table-{title}"), "bold"))
                lines += [Text(f"  {self._minion(view, each)}") for each in minions]
        return Text("\n").join(lines)

    # Inspect commands

    def _piles(self, view: LegendsView) -> RenderableType:
        """Return the piles; decks by number, which hides their order."""
        piles = {
            "deck": view.deck,
            "exhausted": view.exhausted,
            "out": view.out,
            "clan": view.clan,
            "lost": view.lost,
        }
        lines = []
        for pile, minions in piles.items():
            if minions:
                listed = ", ".join([self._short(view, each) for each in minions])
                lines.append(f"{self.words(f'pile-{pile}', count=len(minions))}: {listed}")
        problems = printed(view, self.words)["challenge"]
        listed = ", ".join([problems[each] for each in view.problem_deck])
        if listed:
            lines.append(f"{self.words('pile-problems', count=len(view.problem_deck))}: {listed}")
        return Text("\n".join(lines) or self.words("table-nobody"))

    def _odds(self, view: LegendsView) -> RenderableType:
        """Return the chances of at least one and two successes by white dice and difficulty."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        shown = range(3, 8)
        for _ in range(len(shown) + 1):
            grid.add_column(justify="right", no_wrap=True)
        head = [self.words("table-difficulty", difficulty=each) for each in shown]
        grid.add_row(self.words("table-dice"), *head)
        for count in range(1, min(view.all_dice, 8) + 1):
            row = [view.odds[difficulty - 1][count - 1] for difficulty in shown]
            grid.add_row(str(count), *[f"{_percent(one)}/{_percent(two)}" for one, two, *_ in row])
        return Group(grid, Text(self.words("table-odds-legend"), "dim"))

    def _advice(self, view: LegendsView) -> RenderableType:
        """Return the coach's advice: an action, those that would follow, and the reason."""
        found = advise(view)
        if found is None:
            return Text(self.words("table-advice-nothing"))
        names = self.names(view)
        player = names["player"][found.player]
        listed = self.words("table-advice", player=player, action=found.action.text())
        if found.then:
            then = ", ".join([action.text() for action in found.then])
            listed += "; " + self.words("table-advice-then", actions=then)
        named = {
            name: str(names[name][value]) if name in names else value
            for name, value in found.params.items()
        }
        return Group(Text(listed, "bold"), Text(self.words(found.reason, **named)))

    def _card(self, view: LegendsView, rest: str, languages: Sequence[Texts]) -> RenderableType:
        """Return a minion, a challenge or a scenario as printed."""
        words, typed = self.words, rest.strip().casefold()
        heard = self.game_text.typed_names(view, self.players, languages)
        if view.scenario is not None and typed in spellings([("word-police", "")], languages):
            return self._police(view)
        name = heard["minion"].get(typed)
        if name is not None:
            return Text(self._minion(view, name))
        name = heard["challenge"].get(typed)
        if name is not None:
            face = card(view, name)
            table = gaming_table(face, words)
            if table is None and face.deck == "place":
                table = words(f"table-ambush-{face.marks['place']}")
            if table is not None:
                return Text(f"{name} {printed(view, words)['challenge'][name]}, {table}")
            listed = [
                f"{name} {printed(view, words)['challenge'][name]}",
            ]
            if face.icons:
                listed.append(icons(face.icons, words))
            if face.difficulty:
                listed.append(words("table-difficulty", difficulty=face.difficulty))
                listed.append(words("table-need", need=face.need, prints=face.prints))
            listed += self._effects(view, name)
            listed += [
                f"{words(f'value-{key}')} {value}"
                for key, value in face.values.items()
                if words.has(f"value-{key}")  # the effect contains the others
            ]
            return Text(", ".join(listed))
        name = heard["scenario"].get(typed)
        if name is None:
            raise Refusal("no-such-card", {"name": rest[:20]})
        stories = scenario(view, name).intro
        lines = [log_lines[words.language == "ru"] for log_lines in stories]
        return Text("\n".join([printed(view, words)["scenario"][name], *lines]))


def _percent(chance: int) -> int:
    """Return a chance in hundredths of a percent as a whole percentage."""
    return round(chance / 100)

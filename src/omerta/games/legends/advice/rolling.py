"""The decisions about rolled dice: abilities, dice, luck choice."""

from omerta.games.legends.actions import ChooseDie, Done, Pass, SplitLuck, Use
from omerta.games.legends.advice.position import Position
from omerta.games.legends.advice.verdict import Params, Verdict, percent
from omerta.games.legends.advice.window import Roll, better, mean

_COST = 0.03
"""How much more than its minion is worth an ability must bring."""


def abilities(p: Position) -> list[Verdict]:
    """Rate every ability that could be used on the roll, and passing."""
    roll = Roll(p)
    now = roll.now()
    known: dict[str, tuple[float, float]] = {}
    verdicts: list[Verdict] = []
    for action in p.view.options or p.view.choices:
        if isinstance(action, Use):
            minion = p.printed.number[action.minion]
            name = p.printed.ability[minion]
            if name not in known:
                ways = roll.after(name)
                known[name] = (mean(ways), better(ways, now))
            worth, chance = known[name]
            params: Params = {"minion": action.minion, "percent": percent(chance)}
            gain = worth - now - p.minion(minion) - _COST
            verdicts.append(Verdict(action, gain, "advice-use", params))
        elif isinstance(action, Pass):
            verdicts.append(Verdict(action, 0.0, "advice-pass", roll_params(p)))
        else:
            ways = roll.all_rerolled()
            params = {"percent": percent(better(ways, now))}
            verdicts.append(Verdict(action, mean(ways) - now - 0.3, "advice-intro", params))
    return verdicts


def roll_params(p: Position) -> Params:
    """Return the arguments that describe the rolled dice."""
    roll = p.view.roll
    assert roll is not None
    total = max(roll.totals)
    return {
        "total": total,
        "difficulty": roll.difficulty,
        "challenge": roll.challenge,
        "percent": percent(Roll(p).aim.beaten(total)),
    }


def dice(p: Position) -> list[Verdict]:
    """Rate every die that an ability may take, and "done"."""
    view = p.view
    assert view.about is not None
    roll = Roll(p)
    ability = p.printed.ability[p.printed.number[view.about]]
    answers = view.options or view.choices
    free = [action.number - 1 for action in answers if isinstance(action, ChooseDie)]
    wanted = [roll.best_die(ability)]
    if ability == "reroll_any":
        wanted = roll.best_marks()
        for place, face in enumerate(roll.dice):
            if place not in free and face in wanted:
                wanted.remove(face)
    verdicts: list[Verdict] = []
    for action in answers:
        if isinstance(action, ChooseDie):
            face = roll.dice[action.number - 1]
            params: Params = {"number": action.number, "minion": view.about}
            worth = 1.0 if face in wanted else -0.1
            verdicts.append(Verdict(action, worth, "advice-die", params))
        else:
            assert isinstance(action, Done)
            verdicts.append(Verdict(action, 0.0, "advice-dice-done", {"minion": view.about}))
    return verdicts


def lucks(p: Position) -> list[Verdict]:
    """Rate every luck choice."""
    roll = Roll(p)
    shown = p.view.roll
    assert shown is not None
    verdicts: list[Verdict] = []
    for action in p.view.options or p.view.choices:
        assert isinstance(action, SplitLuck)
        total = shown.totals[action.count]
        params: Params = {
            "count": action.count,
            "total": total,
            "difficulty": shown.difficulty,
            "successes": total // max(shown.difficulty, 1),
            "percent": percent(roll.aim.beaten(total)),
        }
        verdicts.append(Verdict(action, roll.split(action.count), "advice-luck", params))
    return verdicts

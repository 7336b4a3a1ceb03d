"""Making records from events. The events may begin in the middle of a scenario."""
# mypyc: skip (not called often)

from __future__ import annotations

from typing import TYPE_CHECKING

from omerta.games.legends import events as e
from omerta.games.legends.newspaper.record import Attempt, Campaign, Interval, ScenarioRecord
from omerta.kernel.events import TimeoutApplied

if TYPE_CHECKING:
    from collections.abc import Iterable

    from omerta.kernel.events import Event
    from omerta.kernel.press import Chapter, Day

_OWN_WILL = ("ability", "escape", "loyalty", "fight", "struggle")
"""Causes of exhaustion that do not count as injuries."""


def read_campaign(story: Iterable[Chapter], *, alone: bool = False) -> Campaign:
    """Return the record of a campaign so far; `alone` if one player leads all hands."""
    reader = _Reader(alone=alone)
    for chapter in story:
        for event in chapter.events:
            reader.take(event, chapter.day)
    return reader.campaign


class _Reader:
    """Builds the record event by event."""

    def __init__(self, *, alone: bool) -> None:
        self.campaign = Campaign()
        self._alone = alone

    def take(self, event: Event, day: Day | None) -> None:
        """Record the next event."""
        campaign = self.campaign
        match event:
            case TimeoutApplied():
                return
            case e.CampaignStarted():
                campaign.one_shot = event.mode == "one_shot"
            case e.ScenarioSetUp():
                self._close_interval()
                campaign.parts.append(ScenarioRecord(event.scenario, self._alone))
            case e.ScenarioEnded():
                record = self._record()
                record.scenario, record.ending = event.scenario, event.ending
                record.reputation, record.day = event.reputation, day
            case e.CampaignEnded():
                campaign.end, campaign.last_day = event, day
                campaign.one_shot = event.rank is None
            case (
                e.MinionWon()
                | e.BreakOpened()
                | e.Bailed()
                | e.Hired()
                | e.MinionsLeft()
                | e.RecruitsAdded()
            ):
                _in_interval(self._interval(day), event)
            case _:
                record = self._record()
                record.events.append(event)
                if not _in_roll(record, event) and not _of_law(record, event):
                    _in_scenario(record, event)

    def _record(self) -> ScenarioRecord:
        """Return the record of the running scenario."""
        parts = self.campaign.parts
        last = parts[-1] if parts else None
        if not isinstance(last, ScenarioRecord) or last.ending:
            last = ScenarioRecord(alone=self._alone)
            parts.append(last)
        return last

    def _interval(self, day: Day | None) -> Interval:
        """Return the record of the current break."""
        parts = self.campaign.parts
        last = parts[-1] if parts else None
        if not isinstance(last, Interval):
            last = Interval()
            parts.append(last)
        last.day = day
        return last

    def _close_interval(self) -> None:
        parts = self.campaign.parts
        if parts and isinstance(parts[-1], Interval):
            parts[-1].closed = True


def _in_interval(interval: Interval, event: Event) -> None:
    interval.events.append(event)
    match event:
        case e.MinionWon():
            interval.won.append(event.minion)
        case e.BreakOpened():
            interval.purse = event.reputation
        case e.Bailed():
            interval.bailed.append(event.minion)
            interval.purse = interval.purse or event.price + event.left
        case e.Hired():
            interval.hired.append(event.minion)
            interval.purse = interval.purse or event.price + event.left
        case e.MinionsLeft():
            interval.home += event.minions
            interval.lost += event.lost
        case e.RecruitsAdded():
            interval.recruits += event.minions
        case _:
            pass


def _in_roll(record: ScenarioRecord, event: Event) -> bool:
    """Record an event of the current interaction; return False for other events."""
    if isinstance(event, e.ChallengeChosen):
        chosen = Attempt(event.player, event.challenge, event.difficulty, record.rounds)
        record.attempts.append(chosen)
        return True
    if isinstance(event, e.BetOpened | e.BetSettled):
        record.betting = isinstance(event, e.BetOpened)  # a bet is no attempt; its desk counts it
        return True
    if not record.attempts or record.betting:
        return False
    attempt = record.attempts[-1]
    match event:
        case e.MinionPlayed():
            attempt.crew.append(event.minion)
        case e.DiceRolled():
            attempt.dice = len(event.dice)
        case e.AbilityUsed():
            attempt.helpers.append((event.player, event.minion))
        case e.DieAdded():
            attempt.last_die = True
        case e.TotalFixed():
            attempt.total, attempt.successes = event.total, event.successes
        case e.RollVoided():
            attempt.total, attempt.voided = event.total, True
        case e.ChallengeOvercome():
            attempt.overcome = attempt.overcome or event.challenge == attempt.challenge
        case _:
            return False
    return True


def _of_law(record: ScenarioRecord, event: Event) -> bool:
    """Record an event of police and evidence; return False for other events."""
    match event:
        case e.SirenHeard():
            record.sirens += 1
        case e.PoliceTurned():
            record.calmed += event.police == "controlled"
        case e.PoliceActivated():
            record.police_round = max(record.rounds, 1)
        case e.PoliceStruck():
            record.strikes += 1
        case e.EvidenceCounted():
            record.prints = event.count, event.limit
            record.most_prints = max(record.most_prints, event.count)
        case _:
            return False
    return True


def _in_scenario(record: ScenarioRecord, event: Event) -> None:
    """Record all other events of a scenario."""
    match event:
        case e.RoundStarted():
            record.rounds = event.round
        case e.FirstPlayerNamed():
            record.led[event.player] += 1
        case e.ProblemDealt():
            record.dealt[event.player] += 1
        case e.ProblemSolved(how="solved"):
            record.solved.append(event.problem)
        case e.ProblemSolved(how="dropped"):
            record.dropped.append(event.problem)
        case e.ClanRallied():
            record.rallied += event.count
        case e.IntroUsed():
            record.intros += 1
        case _:
            _to_minions(record, event)


def _to_minions(record: ScenarioRecord, event: Event) -> None:
    """Record injuries and recoveries."""
    match event:
        case e.MinionExhausted():
            record.tired[event.minion] += event.cause not in _OWN_WILL
        case e.MinionOut():
            record.out.append(event.minion)
            if event.cause == "police":
                record.by_police.append(event.minion)
            elif event.cause == "squad":
                record.by_squad.append(event.minion)
            elif event.cause == "struggle":
                record.by_struggle.append(event.minion)
        case e.MinionsReturned(pile="out"):
            record.out = [minion for minion in record.out if minion not in event.minions]
            record.revived += event.minions
        case e.TopExhausted():
            record.vanished += len(event.minions)
        case _:
            pass

"""Answers that are tried out in the same worlds, against the answer a player would usually give.

An answer that is clearly behind is tried no further. To win, an answer must be better than the
usual one by more than luck explains; otherwise the usual one stands.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from omerta.bots.gains import Gains

Trial = Callable[[int], float]
"""What comes of an answer in one world, for the seat that thinks."""

LAP: Final = 10
"""After this many worlds the answers that are behind drop out; before that no answer can win."""


class Race:
    """Some answers by number, the usual one among them."""

    def __init__(self, answers: int, usual: int) -> None:
        self._usual = usual
        self._racing: list[int] = [each for each in range(answers) if each != usual]
        self._gains: list[Gains] = [Gains() for _ in range(answers)]
        self._worlds = 0
        self.made = 0
        """How many trials were made."""

    def best(self, deal: Callable[[], Trial], most: int, worlds: int, end: float | None) -> int:
        """The winner, or the leader after so many trials or worlds or when time is up."""
        while self.made + len(self._racing) < most and self._worlds < worlds:
            began = perf_counter()
            self._try(deal())
            now = perf_counter()
            if end is not None and 2 * now - began >= end:  # another world would end too late
                break
            if self._worlds % LAP == 0 and self._is_decided():
                break
        return self._leader()

    def _try(self, trial: Trial) -> None:
        """One world for all answers that are still racing and for the usual one."""
        usual = trial(self._usual)
        for answer in self._racing:
            self._gains[answer].add(trial(answer) - usual)
        self.made += len(self._racing) + 1
        self._worlds += 1

    def _is_decided(self) -> bool:
        """Drop the answers that are clearly behind; whether none is left, or one clearly ahead."""
        ahead = max([0.0] + [self._gains[each].least() for each in self._racing])
        self._racing = [each for each in self._racing if self._gains[each].most() > ahead]
        return not self._racing or (len(self._racing) == 1 and ahead > 0.0)

    def _leader(self) -> int:
        """The answer that is better than the usual one with some certainty, else the usual one."""
        best, leader = 0.0, self._usual
        if self._worlds >= LAP:
            for answer in self._racing:
                sure = self._gains[answer].sure()
                if sure > best:
                    best, leader = sure, answer
        return leader

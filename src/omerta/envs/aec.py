"""The adapter: any game with an encoding as a PettingZoo environment."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # PettingZoo has no types
from pettingzoo.utils.env import AECEnv  # type: ignore[import-untyped]

from omerta.envs.encoding import Encoding
from omerta.envs.rewards import REWARDS, RewardName, Rewards
from omerta.kernel import registry
from omerta.kernel.chance import Seeded
from omerta.kernel.events import Event
from omerta.kernel.game import Game, Settings, View
from omerta.kernel.seats import Seat, next_seat
from omerta.kernel.settings import checked
from omerta.kernel.texts import Texts

Observation = dict[str, npt.NDArray[Any]]
NO_SETTINGS: Mapping[str, str] = {}
API_TEST_OPTION = "options"
"""PettingZoo's `api_test` resets with an option of this name, which no game has as a setting."""


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table at which agents `player_0`, `player_1`, … answer the game's decisions in turn.

    Everything that an agent receives is made from the view of its seat; `infos` stay empty.
    Rewards come at the end of the match. `render` shows what a spectator has seen since the last
    call.

    `fixed` are settings that the environment sets itself and the caller cannot change. No clock
    runs, so the settings are adjusted by `Settings.without_clock`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"]}

    def __init__(
        self,
        game: Game[Any],
        encoding: Encoding,
        *,
        seats: int,
        settings: Any = None,
        reward: RewardName = "rank",
        render_mode: str | None = None,
        fixed: Mapping[str, str] = NO_SETTINGS,
        rewards: Rewards = REWARDS,
    ) -> None:
        super().__init__()
        if seats not in game.meta.seats:
            raise ValueError(f"{game.meta.id} seats {game.meta.seats}, not {seats}")
        if reward not in rewards:
            raise ValueError(f"reward is one of {', '.join(rewards)}, not {reward!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is human, ansi or None, not {render_mode!r}")
        self.game = game
        self.encoding = encoding
        self._fixed = fixed
        self.settings = self._merge_settings(game.meta.settings(), settings)
        game.new(
            seats, self.settings, chance=Seeded(0)
        )  # refuses settings that do not fit the number of seats
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._reward = rewards[reward]
        self._observation_spaces = {agent: _observations(encoding) for agent in self._names}
        self._action_spaces = {
            agent: spaces.Discrete(encoding.ACTION_COUNT) for agent in self._names
        }
        self._rng = np.random.default_rng()
        self._views: dict[Seat, View] = {}
        self._unrendered: list[Event] = []

    def _merge_settings(self, usual: Settings, given: Any) -> Settings:
        """Return the given settings, checked; unnamed ones of a mapping keep their current values."""
        kind = self.game.meta.settings
        if isinstance(given, Mapping):
            named = {name: value for name, value in given.items() if name != API_TEST_OPTION}
        else:
            usual, named = kind(), _changed(checked(kind, given))
        for name, value in self._fixed.items():
            if named.get(name, value) != value:
                raise ValueError(f"here {name} is {value!r} and not {named[name]!r}; see `memory`")
        return checked(kind, {**_as_dict(usual), **named, **self._fixed}).without_clock()

    @property
    def _names(self) -> list[str]:
        names: list[str] = self.possible_agents
        return names

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of `observe(agent)`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of action ids; `observe(agent)["action_mask"]` has the legal ones."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the next match of the last given seed.

        `options` are settings by name that replace the environment's for this one match.
        """
        settings = self.settings
        if options is not None:
            settings = self._merge_settings(self.settings, options)
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._chance = Seeded(int(self._rng.integers(1 << 63)))
        self._state = self.game.new(len(self._names), settings, chance=self._chance)
        self._views.clear()
        self._unrendered = self.game.opening(self._state)
        self.agents = self._names[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._names[self.game.waiting(self._state)[0]]
        self._render_if_human()

    def observe(self, agent: str) -> Observation:
        """Return what this agent knows, and a mask of its legal action ids."""
        view = self._view(self._names.index(agent))
        return {
            "observation": np.frombuffer(self.encoding.observe(view), dtype=np.float32),
            "action_mask": np.frombuffer(self.encoding.mask(view), dtype=np.int8),
        }

    def _view(self, seat: Seat) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.game.view(self._state, seat)
        return view

    def step(self, action: int | None) -> None:
        """Act for the agent whose turn it is; an illegal action raises `Illegal`."""
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._names.index(agent)
        chosen = self.encoding.action_of(self._view(seat), int(action))
        self._unrendered += self.game.apply(self._state, seat, chosen, chance=self._chance)
        self._views.clear()
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._pass_turn(seat)
        self._accumulate_rewards()
        self._render_if_human()

    def _pass_turn(self, last: Seat) -> None:
        """Give the turn to the next seat that must answer, or end the match."""
        waiting = self.game.waiting(self._state)
        if waiting:
            self.agent_selection = self._names[next_seat(waiting, last)]
            return
        outcome = self.game.outcome(self._state)
        assert outcome is not None
        self.rewards = dict(zip(self.agents, self._reward(outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._names[0]

    def _render_if_human(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return or print what a spectator has seen since the last call."""
        if self.render_mode is None:
            return None
        names = self.game.words.names(self.game.view(self._state, None), self._names, self._words)
        lines = [
            self._words.describe("event", event.seen_by(None), names) for event in self._unrendered
        ]
        text = "\n".join(line for line in lines if line)  # a spectator sees nothing of some events
        self._unrendered = []
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  (the screen is what "human" asks for)
        return None

    @cached_property
    def _words(self) -> Texts:
        return Texts("en", registry.module_of(self.game.meta.id))

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def _as_dict(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__struct_fields__}


def _changed(settings: Settings) -> dict[str, Any]:
    """Return the settings that differ from the defaults."""
    usual = _as_dict(type(settings)())
    return {name: value for name, value in _as_dict(settings).items() if value != usual[name]}


def _observations(encoding: Encoding) -> spaces.Dict:
    sizes = [size for _, size, *_ in encoding.SEGMENTS]
    low = np.repeat([low for _, _, low, *_ in encoding.SEGMENTS], sizes)
    high = np.repeat([high for _, _, _, high, _ in encoding.SEGMENTS], sizes)
    return spaces.Dict(
        {
            "observation": spaces.Box(
                low.astype(np.float32), high.astype(np.float32), dtype=np.float32
            ),
            "action_mask": spaces.Box(0, 1, (encoding.ACTION_COUNT,), dtype=np.int8),
        }
    )


def with_wrappers(environment: GameEnv) -> Any:
    """Return the environment with PettingZoo's usual wrappers: an illegal action ends it with -1."""
    wrapped = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)

"""A PettingZoo environment of any game: two agents, "south" and "north", who move in turn.

>>> from sower_mancala import aec
>>> env = aec.env("oware")

Needs `pip install sower-mancala[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import Game, Record

__all__ = ["MancalaAEC", "env"]


def env(game: str | Game = "kalah", changes: dict[str, Any] | None = None, render_mode: str | None = None) -> AECEnv:
    """The environment with PettingZoo's usual checks: an illegal move loses the game."""
    made: AECEnv = MancalaAEC(game, changes, render_mode)
    if render_mode == "human":
        made = wrappers.CaptureStdoutWrapper(made)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class MancalaAEC(AECEnv):
    """A game as an AEC environment. Rewards come at the end: 1 for a win, -1 for a loss, 0 for a draw.

    An observation is a dictionary: "observation" is the board from the agent's side, "action_mask" marks the legal actions.
    """

    metadata = {"render_modes": ["ansi", "human", "svg"], "name": "sower_mancala", "is_parallelizable": False}

    def __init__(
        self, game: str | Game = "kalah", changes: dict[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game = game if isinstance(game, Game) else Game(game, changes)
        self.render_mode = render_mode
        self.possible_agents = ["south", "north"]
        self.agents = list(self.possible_agents)
        actions, size = self.game.num_actions, self.game.observation_size
        self._action_space = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._record = Record(self.game)

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_space[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._record = Record(self.game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self._record.position.to_move

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        position = self._record.position
        board = np.frombuffer(position.observation(), np.uint8).copy()
        mask = np.zeros(self.game.num_actions, np.int8)
        if position.to_move == agent:
            mask[self._record.legal_actions()] = 1
        else:
            board = _from_across(board, self.game.pits)
        return {"observation": board, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._record.play(int(action))
        outcome = self._record.outcome
        if outcome is None:
            self._clear_rewards()
        else:
            self.rewards = {"south": float(outcome.result), "north": float(-outcome.result)}
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._record.position.to_move
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        position = self._record.position
        if self.render_mode == "svg":
            return position.draw()
        if self.render_mode == "human":
            print(position.board())
            return None
        return position.board()

    def close(self) -> None:
        """Nothing to close."""


def _from_across(board: np.ndarray, pits: int) -> np.ndarray:
    """An observation as the opponent sees it: both halves of every pair change places."""
    rows, rest = board[: 2 * pits].reshape(2, pits)[::-1], board[2 * pits :]
    stores = rest[:2][::-1]
    hands, marks = rest[2:], rest[2:][:0]
    if len(hands) >= 2 * pits:
        split = len(hands) - 2 * pits
        hands, marks = hands[:split], hands[split:].reshape(2, pits)[::-1].ravel()
        # The bits of the mover's and the opponent's pits change places too.
        marks = (marks & 0xE4) | (marks & 0x09) << 1 | (marks & 0x12) >> 1
    return np.concatenate([rows.ravel(), stores, hands[::-1], marks]).astype(np.uint8)

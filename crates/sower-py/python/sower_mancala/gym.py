"""A Gymnasium environment: one agent against any computer player.

>>> from sower_mancala.gym import MancalaEnv
>>> env = MancalaEnv("kalah", opponent="level:2")

`gymnasium.make("sower_mancala/Mancala-v0", game="oware")` works too after this import. Needs `pip install sower-mancala[gymnasium]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import Game, Player, Record

__all__ = ["MancalaEnv"]


class MancalaEnv(gymnasium.Env):
    """A game against a computer player.

    An observation is the board from the agent's side. `info["action_mask"]` marks the legal actions. The reward comes at the end: 1 for
    a win, -1 for a loss, 0 for a draw. An illegal action loses the game, and `info["illegal"]` says so.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game = "kalah",
        changes: dict[str, Any] | None = None,
        *,
        opponent: str = "level:1",
        side: str = "south",
        render_mode: str | None = None,
    ) -> None:
        """`opponent` is a `Player` name; `side` is "south", "north" or "random"."""
        if side not in ("south", "north", "random"):
            raise ValueError(f'{side!r} is not a side; expected "south", "north" or "random"')
        self.game = game if isinstance(game, Game) else Game(game, changes)
        self.opponent = opponent
        self.side = side
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = spaces.Box(0, 255, (self.game.observation_size,), np.uint8)
        Player(self.game, opponent)  # An unknown name is an error here, not at the first move.
        self._record = Record(self.game)
        self._agent = "south"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed)
        self._player = Player(self.game, self.opponent, seed=int(self.np_random.integers(2**32)))
        self._agent = self.side
        if self.side == "random":
            self._agent = ("south", "north")[int(self.np_random.integers(2))]
        self._record = Record(self.game)
        self._answer()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self._record.outcome is not None:
            raise ValueError("the game is over; call reset()")
        if int(action) not in self._record.legal_actions():
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self._record.play(int(action))
        self._answer()
        outcome = self._record.outcome
        if outcome is None:
            return self._observation(), 0.0, False, False, self._info()
        reward = outcome.result if self._agent == "south" else -outcome.result
        return self._observation(), float(reward), True, False, {**self._info(), "score": outcome.score}

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._record.position.draw()
        return self._record.position.board() if self.render_mode == "ansi" else None

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._record

    def action_masks(self) -> np.ndarray:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        mask = np.zeros(self.game.num_actions, bool)
        mask[self._record.legal_actions()] = True
        return mask

    def _answer(self) -> None:
        """The opponent moves until it is the agent's turn. The rules bound every turn and every game."""
        while self._record.outcome is None and self._record.position.to_move != self._agent:
            self._record.play(self._player.choose(self._record))

    def _observation(self) -> np.ndarray:
        return np.frombuffer(self._record.position.observation(), np.uint8).copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "to_move": self._record.position.to_move}


gymnasium.register(id="sower_mancala/Mancala-v0", entry_point="sower_mancala.gym:MancalaEnv")

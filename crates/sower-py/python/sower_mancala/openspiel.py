"""The interface of OpenSpiel's games and states, for algorithms that are written for it. OpenSpiel itself is not needed.

>>> from sower_mancala import openspiel
>>> state = openspiel.load_game("oware").new_initial_state()
>>> state.apply_action(state.legal_actions()[0])
"""

from __future__ import annotations

from typing import Any

from . import Game as Rules
from . import Record

__all__ = ["Game", "State", "TERMINAL_PLAYER_ID", "load_game"]

TERMINAL_PLAYER_ID = -4
"""What `State.current_player` returns when the game is over."""

_SIDES = ("south", "north")
_MOST_PLIES = 2000


def load_game(name: str, changes: dict[str, Any] | None = None) -> Game:
    """A shipped game or variant, with rules changed if wanted."""
    return Game(Rules(name, changes))


class Game:
    """A game as OpenSpiel sees it: two players, perfect information, zero sum."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def new_initial_state(self, text: str | None = None) -> State:
        """The start, or the position of a text."""
        return State(self, Record(self.rules, None if text is None else self.rules.position(text)))

    def num_distinct_actions(self) -> int:
        return self.rules.num_actions

    def num_players(self) -> int:
        return 2

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def max_game_length(self) -> int:
        """A bound for planning; a game without a limit of plies may be longer."""
        return _MOST_PLIES

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.observation_size]

    def observation_tensor_size(self) -> int:
        return self.rules.observation_size

    def deserialize_state(self, text: str) -> State:
        """The state of `State.serialize`."""
        start, _, actions = text.partition("\n")
        state = self.new_initial_state(start)
        for action in actions.split():
            state.apply_action(int(action))
        return state

    def __str__(self) -> str:
        return f"{self.rules.name}()"


class State:
    """A game in progress. South is player 0."""

    def __init__(self, game: Game, record: Record, history: list[tuple[int, int]] | None = None) -> None:
        self._game = game
        self._record = record
        self._history = history if history is not None else []

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        if self.is_terminal():
            return TERMINAL_PLAYER_ID
        return _SIDES.index(self._record.position.to_move)

    def is_terminal(self) -> bool:
        return self._record.outcome is not None

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return not self.is_terminal()

    def num_players(self) -> int:
        return 2

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in ascending order; none for the player who is not to move."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._record.legal_actions())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        self._record.play(action)
        self._history.append((player, action))

    def undo_action(self, player: int, action: int) -> None:
        if not self._history or self._history[-1] != (player, action):
            raise ValueError(f"action {action} of player {player} is not the last one")
        self._history.pop()
        self._record.undo()

    def child(self, action: int) -> State:
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> State:
        return State(self._game, self._record.copy(), list(self._history))

    def returns(self) -> list[float]:
        outcome = self._record.outcome
        result = 0.0 if outcome is None else float(outcome.result)
        return [result, -result]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self.history())

    def move_number(self) -> int:
        return len(self._history)

    def action_to_string(self, player_or_action: int, action: int | None = None) -> str:
        player = self.current_player() if action is None else player_or_action
        number = player_or_action if action is None else action
        return self._game.rules.label(number, _SIDES[max(player, 0)])

    def string_to_action(self, text: str) -> int:
        return self._game.rules.action(text, self._record.position.to_move)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The board from the side of the player to move."""
        return [float(number) for number in self._record.position.observation()]

    def observation_string(self, player: int | None = None) -> str:
        return str(self._record.position)

    def information_state_string(self, player: int | None = None) -> str:
        return self.history_str()

    def serialize(self) -> str:
        actions = " ".join(str(action) for action in self.history())
        return f"{self._record.positions[0]}\n{actions}"

    @property
    def record(self) -> Record:
        """The game so far, to write or to analyse."""
        return self._record

    def __str__(self) -> str:
        return str(self._record.position)

    def __repr__(self) -> str:
        return f"<State {self._game} {self}>"

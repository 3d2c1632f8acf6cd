"""A small neural network that learns a game by playing against itself, with NumPy alone.

    python learn.py                     learns Kalah for a minute, then plays 400 games against greedy
    python learn.py oware --seconds 120

Thousands of games are played together (`sower_mancala.Batch`). After each round the network learns, for every move that was played, the
margin of the game for the side that played it. Moves are chosen by these values, with some random ones to explore.
"""

import argparse
import time

import numpy as np
import sower_mancala as sower

GAMES = 1024
HIDDEN = 128
LAMBDA = 0.7
SCALE = 4  # A margin of all seeds is this much.


class Network:
    """Values of every action: one hidden layer, trained by Adam."""

    def __init__(self, inputs, outputs, seed):
        dice = np.random.default_rng(seed)
        self.weights = [
            dice.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            dice.normal(0, 0.01, (HIDDEN, outputs)).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def values(self, boards):
        first, bias, second, last = self.weights
        return np.maximum(inputs_of(boards) @ first + bias, 0) @ second + last

    def learn(self, boards, actions, targets, rate):
        """One step towards the targets of the actions that were played."""
        first, bias, second, last = self.weights
        inputs = inputs_of(boards)
        hidden = np.maximum(inputs @ first + bias, 0)
        rows = np.arange(len(actions))
        errors = np.zeros((len(actions), len(last)), np.float32)
        errors[rows, actions] = (hidden @ second + last)[rows, actions] - targets
        errors /= len(actions)
        back = (errors @ second.T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(0), hidden.T @ errors, errors.sum(0)]
        self.steps += 1
        for weight, gradient, (mean, square) in zip(self.weights, gradients, self.moments):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            corrected = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            weight -= rate * corrected


def inputs_of(boards):
    """Seeds as numbers around 1; few seeds matter more than many."""
    return np.sqrt(boards.astype(np.float32)) / 2


def chosen(values, explore, dice):
    """The action of the greatest value on each board; a random legal one with a probability. Illegal ones have the value -inf."""
    random = np.where(values > -np.inf, dice.random(values.shape), -np.inf)
    explores = dice.random(len(values)) < explore
    return np.where(explores, random.argmax(1), values.argmax(1))


def play_and_learn(network, batch, explore, rate, dice):
    """One round of self-play on all boards, and what it teaches."""
    batch.reset()
    steps = []
    for _ in range(400):
        live = np.flatnonzero(~batch.done)
        if len(live) == 0:
            break
        boards = batch.observations[live]
        values = np.where(batch.legal[live], network.values(boards), -np.inf)
        actions = np.zeros(len(batch), np.int64)
        actions[live] = chosen(values, explore, dice)
        signs = np.where(batch.to_move[live] == 0, 1, -1).astype(np.float32)
        steps.append((live, boards, actions[live], signs, values.max(1)))
        batch.step(actions)
    # From the last ply to the first: a mix of the game's margin and of what the network expected on the way (TD(lambda)), for South.
    south = (batch.margins / batch.game.seeds * SCALE).astype(np.float32)
    targets = []
    for live, _, _, signs, expected in reversed(steps):
        targets.append(south[live] * signs)
        south[live] = LAMBDA * south[live] + (1 - LAMBDA) * expected * signs
    targets = np.concatenate(targets[::-1])
    boards, actions = (np.concatenate([step[part] for step in steps]) for part in (1, 2))
    order = dice.permutation(len(actions))
    for part in np.array_split(order, max(1, len(order) // 2048)):
        network.learn(boards[part], actions[part], targets[part], rate)
    return len(actions)


def train(game, seconds, seed=1, report=print):
    """Learns for some seconds; returns the network."""
    dice = np.random.default_rng(seed)
    network = Network(game.observation_size, game.num_actions, seed)
    batch = sower.Batch(game, GAMES, seed=seed)
    begun = told = time.monotonic()
    rounds = moves = 0
    while (spent := time.monotonic() - begun) < seconds:
        left = 1 - spent / seconds
        moves += play_and_learn(network, batch, 0.05 + 0.25 * left, 0.0003 + 0.0017 * left, dice)
        rounds += 1
        if time.monotonic() - told > 10:
            told = time.monotonic()
            report(f"{spent:3.0f} s: {rounds} rounds, {moves} moves")
    return network


def against(network, game, opponent, games, seed=1):
    """The score of the network against a player, from 0 to 1. It plays each side in half of the games."""
    dice = np.random.default_rng(seed)
    player = sower.Player(game, opponent, seed=seed)
    score = 0.0
    for number in range(games):
        record = sower.Record(game)
        side = ("south", "north")[number % 2]
        # Two random plies, so that the games differ.
        for _ in range(2):
            record.play(int(dice.choice(record.legal_actions())))
        while record.outcome is None:
            if record.position.to_move != side:
                record.play(player.choose(record))
                continue
            board = np.frombuffer(record.position.observation(), np.uint8)[None]
            legal = record.legal_actions()
            record.play(legal[int(network.values(board)[0, legal].argmax())])
        result = record.outcome.result if side == "south" else -record.outcome.result
        score += (result + 1) / 2
    return score / games


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="kalah")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--opponent", default="greedy")
    options = parser.parse_args()
    game = sower.Game(options.game)
    network = train(game, options.seconds)
    score = against(network, game, options.opponent, options.games)
    print(f"score against {options.opponent}: {score:.1%} of {options.games} games")

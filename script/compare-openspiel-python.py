"""Measures Sower's Python package and OpenSpiel's in turn, in one process; see script/python --measure.

- One move: the same recorded game of Kalah is replayed, by `Position.play` and by `State.apply_action`.
- Random games: OpenSpiel's are driven from Python (legal actions, a random one, apply); Sower's are `playouts`, on one thread.
"""

import random
import statistics
import sys
import time

import pyspiel
import sower_mancala as sower

ROUNDS = int(sys.argv[1]) if len(sys.argv) > 1 else 9

spiel = pyspiel.load_game("mancala")
kalah = sower.Game("kalah")


def recorded(seed):
    """A random game as actions of both programs, whose legal actions must correspond all the way."""
    dice = random.Random(seed)
    state, position = spiel.new_initial_state(), kalah.start()
    theirs, ours = [], []
    while not position.is_over:
        spiel_actions, actions = state.legal_actions(), position.legal_actions()
        assert len(spiel_actions) == len(actions)
        choice = dice.randrange(len(actions))
        theirs.append(spiel_actions[choice])
        ours.append(actions[choice])
        state.apply_action(theirs[-1])
        position = position.play(ours[-1])
    assert state.is_terminal() and state.returns()[0] == position.outcome.result
    return theirs, ours


def replay_spiel(games):
    for actions in games:
        state = spiel.new_initial_state()
        for action in actions:
            state.apply_action(action)


def replay_sower(games):
    for actions in games:
        position = kalah.start()
        for action in actions:
            position = position.play(action)


def random_spiel(games, dice):
    plies = 0
    for _ in range(games):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            plies += 1
    return plies


def seconds(work):
    begun = time.perf_counter()
    result = work()
    return time.perf_counter() - begun, result


games = [recorded(seed) for seed in range(200)]
theirs, ours = [game[0] for game in games], [game[1] for game in games]
plies = sum(map(len, ours))
single, batch = [], []
for number in range(ROUNDS):
    spiel_time, _ = seconds(lambda: [replay_spiel(theirs) for _ in range(10)])
    sower_time, _ = seconds(lambda: [replay_sower(ours) for _ in range(10)])
    single.append((10 * plies / spiel_time, 10 * plies / sower_time))
    spiel_time, spiel_plies = seconds(lambda: random_spiel(1000, random.Random(number)))
    sower_time, arrays = seconds(lambda: sower.playouts(kalah.start(), 100_000, seed=number))
    batch.append((spiel_plies / spiel_time, int(arrays[2].sum()) / sower_time))

print(f"| {ROUNDS} rounds in turn, one thread | OpenSpiel | Sower | ratio, median | least–most |")
print("|---|---:|---:|---:|---:|")
for name, pairs in [("one move, million calls a second", single), ("random games, million moves a second", batch)]:
    ratios = [sower_speed / spiel_speed for spiel_speed, sower_speed in pairs]
    medians = [statistics.median(pair[which] for pair in pairs) / 1e6 for which in (0, 1)]
    print(f"| {name} | {medians[0]:.2f} | {medians[1]:.2f} | {statistics.median(ratios):.2f} | {min(ratios):.2f}–{max(ratios):.2f} |")

"""Monte Carlo tree search (UCT), with Sower's batch playouts at the leaves.

    python mcts.py oware 2      plays a game of Oware against level 2
"""

import math
import random
import sys

import sower_mancala as sower

PLAYOUTS = 64
EXPLORE = 1.4


class Node:
    """A position of the search tree. `wins` counts for the side that moved into it."""

    def __init__(self, position, mover=None):
        self.position, self.mover = position, mover
        self.untried = position.legal_actions()
        random.shuffle(self.untried)
        self.children = {}
        self.visits = self.wins = 0.0

    def grow(self):
        """Adds a child for a move that was not tried yet."""
        action = self.untried.pop()
        child = Node(self.position.play(action), self.position.to_move)
        self.children[action] = child
        return child

    def best_child(self):
        def promise(child):
            return child.wins / child.visits + EXPLORE * math.sqrt(math.log(self.visits) / child.visits)

        return max(self.children.values(), key=promise)


def search(position, rounds, seed=1):
    """The most visited move after so many rounds."""
    root = Node(position)
    for number in range(rounds):
        path = [root]
        while not path[-1].untried and path[-1].children:
            path.append(path[-1].best_child())
        if path[-1].untried:
            path.append(path[-1].grow())
        results, _, _ = sower.playouts(path[-1].position, PLAYOUTS, seed=seed + number)
        south = (float(results.mean()) + 1) / 2
        for node in path:
            node.visits += 1
            node.wins += south if node.mover == "south" else 1 - south
    return max(root.children, key=lambda action: root.children[action].visits)


def play(name="kalah", level=1, rounds=400):
    """A game of tree search (South) against a level (North)."""
    record = sower.Record(sower.Game(name))
    opponent = sower.Player(record.game, f"level:{level}")
    while record.outcome is None:
        if record.position.to_move == "south":
            record.play(search(record.position, rounds, seed=len(record)))
        else:
            record.play(opponent.choose(record))
    return record


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "kalah"
    record = play(name, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    print(record.write(South="MCTS"))
    print(record.outcome)

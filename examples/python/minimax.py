"""Minimax in 25 lines, for every game: the margin in the stores, looked ahead some plies."""

import sys

import sower_mancala as sower


def value(position, depth):
    """The margin that the side to move can reach, and the move that reaches it."""
    outcome = position.outcome
    south, north = outcome.score if outcome else position.stores
    margin = south - north if position.to_move == "south" else north - south
    if outcome or depth == 0:
        return margin, None
    best = -1000, None
    for move in position.legal_moves():
        after = position.play(move)
        sign = 1 if after.to_move == position.to_move else -1  # An extra turn: the same side moves again.
        best = max(best, (sign * value(after, depth - 1)[0], move), key=lambda found: found[0])
    return best


if __name__ == "__main__":
    game = sower.Game(sys.argv[1] if len(sys.argv) > 1 else "kalah")
    print(value(game.start(), depth=6))

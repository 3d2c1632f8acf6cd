"""Mancala games: rules, positions, engine, solver, endgame tables, and batches of boards for learning.

>>> import sower_mancala as sower
>>> position = sower.Game("kalah").start()
>>> position.legal_moves()
['1', '2', '3', '4', '5', '6']
>>> print(position.play("3"))
4,4,0,5,5,5/4,4,4,4,4,4 1,0 S

`Game` and `Position` are the rules, `Engine` and `Player` choose moves, `Tables` has exact values of endgames, and `Batch` steps
thousands of boards together. The modules `aec`, `gym` and `openspiel` are environments for learning.
"""

from ._native import (
    Analysis,
    Batch,
    Candidate,
    Engine,
    Game,
    IllegalMove,
    Outcome,
    Player,
    Position,
    Record,
    Solution,
    SowerError,
    Step,
    TableValue,
    Tables,
    Trace,
    __version__,
    games,
    playouts,
)

__all__ = [
    "Analysis",
    "Batch",
    "Candidate",
    "Engine",
    "Game",
    "IllegalMove",
    "Outcome",
    "Player",
    "Position",
    "Record",
    "Solution",
    "SowerError",
    "Step",
    "TableValue",
    "Tables",
    "Trace",
    "__version__",
    "games",
    "playouts",
]

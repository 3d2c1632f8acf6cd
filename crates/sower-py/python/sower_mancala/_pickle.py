"""Makes pickled games and positions again."""

from __future__ import annotations

from ._native import Game, Position, Record


def game_of_name(name: str, changes: dict[str, str]) -> Game:
    return Game(name, changes)


def game_of_text(text: str, changes: dict[str, str], variant: str | None, name: str) -> Game:
    return Game.from_text(text, changes, variant=variant, name=name)


def game_of_record(text: str) -> Game:
    return Record.parse(text).game


def position(game: Game, text: str) -> Position:
    return game.position(text)

"""Games, positions, moves, records."""

import pickle
import random

import pytest
import sower_mancala as sower


TINY = """name = "Tiny"
region = "nowhere"
summary = "small"
source = ["this test"]
[board]
pits = 2
seeds = 2
stores = true
[sow]
stores = "own"
"""


def start(name="kalah", changes=None):
    return sower.Game(name, changes).start()


def test_a_game_can_be_changed():
    plain, changed = sower.Game("oware"), sower.Game("oware", {"capture.grand-slam": "illegal"})
    assert plain != changed and plain.fingerprint != changed.fingerprint
    assert sower.Game("kalah", {"board.seeds": 3}).seeds == 36
    assert sower.Game("oware", {"capture.last-makes": [2, 3]}) == plain
    with pytest.raises(sower.SowerError, match="board.seads.*did you mean board.seeds"):
        sower.Game("kalah", {"board.seads": 3})
    with pytest.raises(sower.SowerError, match="did you mean kalah"):
        sower.Game("kala")


def test_a_game_can_come_from_text_and_file(tmp_path):
    game = sower.Game.from_text(TINY)
    assert (game.title, game.pits, game.seeds) == ("Tiny", 2, 8)
    path = tmp_path / "tiny.toml"
    path.write_text(TINY)
    assert sower.Game.from_file(path) == game and sower.Game.from_file(path).name == "tiny"
    with pytest.raises(sower.SowerError, match="custom.toml:6"):
        sower.Game.from_text(TINY.replace("pits = 2", "pits = 99"))


@pytest.mark.parametrize("name", sower.games())
def test_every_game_plays_and_every_text_reads_back(name):
    game = sower.Game(name)
    dice = random.Random(2)
    position = game.start()
    assert len(position.observation()) == game.observation_size
    for _ in range(40):
        assert game.position(str(position)) == position
        actions, labels = position.legal_actions(), position.legal_moves()
        assert len(actions) == len(labels) == len(set(actions)) == len(set(labels))
        for action, label in zip(actions, labels):
            assert game.action(label, position.to_move) == action < game.num_actions
            assert game.label(action, position.to_move) == label
            assert position.play(action) == position.play(label)
        if not actions:
            assert position.outcome is not None and position.is_over
            break
        assert position.outcome is None and not position.is_over
        action = dice.choice(actions)
        trace = position.trace(action)
        assert trace.after == position.play(action) and trace.steps and trace.mover == position.to_move
        position = position.play(action)


def test_a_position_is_immutable_and_hashable():
    position = start()
    after = position.play("3")
    assert str(position) == "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
    assert str(after) == "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S"
    assert after != position and hash(after) == hash(start().play(2)) and len({after, start().play(2)}) == 1
    with pytest.raises(AttributeError):
        position.stores = (1, 1)
    assert (after.south, after.north, after.stores, after.to_move) == ((4, 4, 0, 5, 5, 5), (4,) * 6, (1, 0), "south")
    assert position != start("oware"), "positions of two games differ"


def test_an_illegal_move_says_why():
    position = sower.Game("kalah").position("0,4,4,4,4,4/4,4,4,4,4,4 4,0 S")
    with pytest.raises(sower.IllegalMove, match="pit 1 is empty"):
        position.play("1")
    with pytest.raises(sower.IllegalMove, match="there is no pit 7"):
        position.play("7")
    with pytest.raises(sower.IllegalMove, match="no action 6"):
        position.play(6)
    with pytest.raises((sower.SowerError, OverflowError)):
        position.play(-1)
    with pytest.raises(TypeError):
        position.play(None)
    with pytest.raises(sower.SowerError, match="255"):
        sower.Game("kalah").position("255,255,0,0,0,0/0,0,0,0,0,0 0,0 S")


def test_a_trace_gives_the_rules_behind_a_move():
    trace = start().trace("3")
    assert [step.kind for step in trace.steps][:2] == ["lift", "drop"]
    assert trace.steps[0].pits == ["3"] and trace.steps[0].seeds == 4
    assert trace.again and trace.captured == (0, 0) and trace.laps == 1
    assert any(rule == "sow.stores" or rule.startswith("turn.") for _, rule in trace.reasons())
    assert trace.reasons("ru") != trace.reasons("en")


def test_perft_counts():
    assert [start().perft(depth) for depth in range(7)] == [1, 6, 35, 185, 942, 4690, 23233]
    with pytest.raises(sower.SowerError):
        start().perft(101)


def test_pictures_and_text():
    position = start("togyz-kumalak")
    assert position._repr_svg_().startswith("<svg") and "</svg>" in position.draw(upright=True)
    assert position.draw(language="kk") != position.draw()
    assert "South" in position.board() and position.board(ascii=True).isascii()


@pytest.mark.parametrize("name", ["kalah", "oware", "togyz-kumalak", "bao-la-kiswahili"])
def test_records_are_written_and_read(name):
    record = sower.Record(sower.Game(name))
    dice = random.Random(5)
    while record.outcome is None and len(record) < 300:
        record.play(dice.choice(record.legal_moves()))
    text = record.write(South="Ann", North="Ben")
    again = sower.Record.parse(text)
    assert again.moves == record.moves and again.position == record.position
    assert again.tags["South"] == "Ann" and again.outcome == record.outcome
    assert len(again.positions) == len(again) + 1


def test_a_record_knows_repetition_and_can_be_taken_back():
    record = sower.Record(sower.Game("kalah"))
    record.play("3")
    record.play(5)
    assert record.moves == ["3", "6"] and record.undo() and record.moves == ["3"]
    copy = record.copy()
    copy.resign("south")
    assert copy.outcome.winner == "north" and copy.outcome.termination == "resignation" and record.outcome is None
    with pytest.raises(sower.SowerError):
        sower.Record.parse("hello")


def test_games_and_positions_can_be_pickled():
    changed = sower.Game("oware", {"capture.grand-slam": "illegal", "board.seeds": 3})
    position = changed.start().play("C")
    again = pickle.loads(pickle.dumps(position))
    assert again == position and again.game == changed
    game = sower.Game.from_text(TINY)
    assert pickle.loads(pickle.dumps(game)) == game


def test_rules_in_words():
    text = sower.Game("oware").rules()
    assert "Capture" in text or "capture" in text
    assert sower.Game("oware").rules("kk") != text
    with pytest.raises(sower.SowerError, match="no language"):
        sower.Game("oware").rules("xx")

"""Engine, players, solver, tables, batches."""

import os
import signal
import threading
import time

import pytest
import sower_mancala as sower

KALAH = sower.Game("kalah")
SMALL = sower.Game("kalah", {"board.seeds": 2})


def test_the_best_move_and_the_value_of_every_move():
    engine = sower.Engine(KALAH)
    best = engine.best(KALAH.start(), depth=8)
    assert best.move in KALAH.start().legal_moves() and best.action == KALAH.action(best.move)
    assert best.line[0] == best.move and not best.proven
    depths = []
    analysis = engine.analyze(KALAH.start(), depth=5, on_depth=lambda found: depths.append(found.depth))
    assert depths[-1] == 5 and len(analysis.moves) == 6
    scores = [move.score for move in analysis.moves]
    assert scores == sorted(scores, reverse=True)


def test_a_callback_stops_the_search_and_its_error_is_passed_on():
    engine = sower.Engine(KALAH)
    begun = time.monotonic()
    found = engine.analyze(KALAH.start(), time=30, on_depth=lambda found: found.depth < 3)
    assert found.depth >= 3 and time.monotonic() - begun < 20

    def fail(_):
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        engine.analyze(KALAH.start(), time=30, on_depth=fail)
    assert engine.best(KALAH.start(), depth=2) is not None, "the engine still works"


def test_stop_ends_a_search_from_another_thread_and_others_run_meanwhile():
    engine = sower.Engine(KALAH)
    threading.Timer(0.3, engine.stop).start()
    begun = time.monotonic()
    counted = 0
    done = threading.Event()

    def count():
        nonlocal counted
        while not done.is_set():
            counted += 1

    counter = threading.Thread(target=count)
    counter.start()
    engine.analyze(KALAH.start(), time=30)
    done.set()
    counter.join()
    assert time.monotonic() - begun < 20
    assert counted > 1000, "Python ran while the engine searched"


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("work", ["analyze", "solve", "playouts", "tables"])
def test_ctrl_c_ends_long_work(work):
    large = sower.Game("kalah", {"board.seeds": 6})
    engine = sower.Engine(large)
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        if work == "analyze":
            engine.analyze(large.start(), time=60)
        elif work == "solve":
            engine.solve(large.start())
        elif work == "playouts":
            sower.playouts(KALAH.start(), 50_000_000)
        else:
            sower.Tables.build(sower.Game("awari"), 22)
        time.sleep(5)
    assert time.monotonic() - begun < 30


def test_an_engine_in_use_says_so():
    engine = sower.Engine(KALAH)
    thread = threading.Thread(target=lambda: engine.analyze(KALAH.start(), time=20))
    thread.start()
    time.sleep(0.3)
    try:
        with pytest.raises(sower.SowerError, match="searching already"):
            engine.best(KALAH.start(), depth=1)
    finally:
        engine.stop()
        thread.join()


def test_the_solver_proves_values():
    solution = sower.Engine(SMALL).solve(SMALL.start(), moves=True)
    assert solution.proven and solution.value == 6 and solution.best == ["5"]
    assert dict((label, low) for label, low, high in solution.moves if low == high)["6"] == 0
    early = sower.Engine(KALAH).solve(sower.Game("kalah").start(), nodes=1000)
    assert not early.proven and early.unfinished == "nodes" and early.value is None


def test_positions_of_another_game_are_refused():
    with pytest.raises(sower.SowerError, match="position of oware; expected one of kalah"):
        sower.Engine(KALAH).best(sower.Game("oware").start())
    with pytest.raises(sower.SowerError, match="position of kalah with other rules"):
        sower.Engine(KALAH).best(SMALL.start())


@pytest.mark.parametrize("name", ["random", "greedy", "minimax:2", "level:1", "level:3"])
@pytest.mark.parametrize("game", ["kalah", "bao-la-kiswahili"])
def test_players_choose_legal_moves(name, game):
    game = sower.Game(game)
    player = sower.Player(game, name)
    record = sower.Record(game)
    for _ in range(4):
        move = player.choose(record, nodes=500)
        assert move in record.legal_moves()
        record.play(move)
    assert player.choose(record.position, nodes=500) in record.legal_moves()


def test_unknown_players_are_refused():
    for name in ["human", "level:11", "nobody"]:
        with pytest.raises(sower.SowerError):
            sower.Player(KALAH, name)


def test_every_game_has_a_best_move():
    for name in sower.games():
        game = sower.Game(name)
        assert sower.Engine(game, memory=1).best(game.start(), nodes=200).move in game.start().legal_moves(), name


def test_tables_are_built_probed_and_reopened(tmp_path):
    layers = []
    tables = sower.Tables.build(SMALL, 5, folder=tmp_path, on_layer=lambda seeds, positions: layers.append(seeds))
    assert layers == [0, 1, 2, 3, 4, 5] == tables.seeds
    again = sower.Tables.open(SMALL, tmp_path)
    assert again.positions == tables.positions > 4000
    position = SMALL.position("0,0,0,0,0,1/1,0,0,0,0,0 10,12 S")
    found = again.probe(position)
    assert found.value is not None
    values = {label: value.value for label, value in again.moves(position)}
    assert max(values.values()) == found.value
    assert tables.probe(SMALL.start()) is None
    assert sower.Engine(SMALL, tables=tables).analyze(position).proven
    with pytest.raises(sower.SowerError):
        sower.Engine(sower.Game("oware"), tables=tables)
    with pytest.raises(sower.SowerError):
        sower.Tables.build(sower.Game("bao-la-kiswahili"), 3)


def test_a_build_that_a_callback_stops_can_be_resumed(tmp_path):
    with pytest.raises(sower.SowerError):
        sower.Tables.build(SMALL, 12, folder=tmp_path, on_layer=lambda seeds, positions: seeds < 2)
    assert 2 in sower.Tables.open(SMALL, tmp_path).seeds
    # The next layer may have been finished before the answer arrived.
    assert sower.Tables.build(SMALL, 4, folder=tmp_path).seeds[:5] == [0, 1, 2, 3, 4]


class TestArrays:
    """What needs NumPy."""

    np = pytest.importorskip("numpy")

    def test_layers_are_views(self):
        np = self.np
        tables = sower.Tables.build(SMALL, 6)
        boards, values = tables.boards(6), tables.values(6)
        assert boards.shape == (12376, 12) and values.shape == (12376,) and (boards.sum(axis=1) == 6).all()
        assert boards.dtype == np.uint8 and values.dtype == np.int16
        assert np.shares_memory(values, tables.values(6)) and not values.flags.writeable
        assert (tables.probe_many(boards) == values).all()
        for at in (0, 777, 12375):
            row = boards[at]
            text = f"{','.join(map(str, row[:6]))}/{','.join(map(str, row[6:]))} 0,0 S"
            position = SMALL.position(text)
            if position.to_move == "south":
                assert tables.probe(position).value == values[at]
        del tables
        assert values.min() >= -6 and values.max() <= 6, "arrays outlive their tables"
        with pytest.raises(sower.SowerError, match="no layer of 9"):
            sower.Tables.build(SMALL, 3).values(9)

    @pytest.mark.parametrize("name", ["kalah", "oware", "togyz-kumalak", "bao-la-kiswahili", "omweso", "ogidise"])
    def test_a_batch_plays_as_positions_do(self, name):
        np = self.np
        game = sower.Game(name)
        batch = sower.Batch(game, 300, seed=3, threads=2)
        assert batch.observations.shape == (300, game.observation_size) and len(batch) == 300
        for _ in range(30):
            before = [batch.position(at) for at in (0, 299)]
            actions = batch.random_actions()
            batch.step(actions)
            for at, position in zip((0, 299), before):
                if actions[at] >= 0:
                    assert batch.position(at) == position.play(int(actions[at]))
                after = batch.position(at)
                assert bytes(batch.observations[at]) == after.observation()
                assert list(np.flatnonzero(batch.legal[at])) == sorted(after.legal_actions())
                assert batch.to_move[at] == ["south", "north"].index(after.to_move)
                if after.outcome is not None:
                    assert batch.done[at] and batch.results[at] == after.outcome.result
                    assert batch.margins[at] == after.outcome.margin

    def test_a_batch_refuses_illegal_actions_and_changes_nothing(self):
        np = self.np
        batch = sower.Batch(KALAH, 3)
        with pytest.raises(sower.IllegalMove, match="action 6 is not legal on board 1"):
            batch.step(np.array([0, 6, 0]))
        assert (batch.plies == 0).all() and batch.position(0) == KALAH.start()
        with pytest.raises(sower.SowerError, match="one for each of 3"):
            batch.step(np.array([0]))
        with pytest.raises((ValueError, TypeError)):
            batch.observations[0, 0] = 1

    def test_games_end_and_boards_are_reset(self):
        np = self.np
        batch = sower.Batch(KALAH, 500)
        for _ in range(500):
            if batch.done.all():
                break
            batch.step(batch.random_actions())
        assert batch.done.all() and (np.sign(batch.margins) == batch.results).all()
        assert (batch.random_actions() == -1).all()
        mask = np.zeros(500, bool)
        mask[7] = True
        batch.reset(mask)
        assert not batch.done[7] and batch.done.sum() == 499
        batch.reset_done()
        assert not batch.done.any() and (batch.plies == 0).all()

    @pytest.mark.parametrize("name", ["oware", "awari", "omweso"])
    def test_repetition_ends_games_as_in_a_record(self, name):
        """A batch and a record play the same moves and end at the same ply."""
        game = sower.Game(name)
        batch = sower.Batch(game, 60, seed=8, max_plies=400)
        records = [sower.Record(game) for _ in range(60)]
        ended = set()
        for _ in range(400):
            if batch.done.all():
                break
            actions = batch.random_actions()
            batch.step(actions)
            for record, action, done, result in zip(records, actions, batch.done, batch.results):
                if action >= 0:
                    record.play(int(action))
                    if len(record) < 400:
                        assert (record.outcome is not None) == done
                    if record.outcome is not None:
                        assert record.outcome.result == result
                        ended.add(record.outcome.termination)
        assert ended

    def test_a_limit_of_plies_cuts_games_off(self):
        batch = sower.Batch(KALAH, 2, max_plies=3)
        for _ in range(3):
            batch.step(batch.random_actions())
        assert batch.done.all()

    def test_playouts_repeat_for_a_seed_whatever_the_threads(self):
        np = self.np
        one = sower.playouts(KALAH.start(), 1000, seed=5)
        two = sower.playouts(KALAH.start(), 1000, seed=5, threads=3)
        other = sower.playouts(KALAH.start(), 1000, seed=6)
        assert all((a == b).all() for a, b in zip(one, two)) and not (one[1] == other[1]).all()
        assert (np.sign(one[1]) == one[0]).all() and 40 < one[2].mean() < 48
        means = sower.Batch(KALAH, 10).playouts(200)
        assert means.shape == (10,) and abs(means.mean()) < 0.3

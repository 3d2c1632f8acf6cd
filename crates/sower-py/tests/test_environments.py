"""Environments for learning, with the tests of their own libraries."""

import random
import warnings

import numpy as np
import pytest
import sower_mancala as sower
from sower_mancala import openspiel

GAMES = ["kalah", "oware", "togyz-kumalak", "ogidise", "bao-la-kiswahili", "omweso", "pallanguzhi", "tsoro"]


@pytest.mark.parametrize("name", GAMES)
def test_the_pettingzoo_api_test_passes(name):
    aec = pytest.importorskip("sower_mancala.aec", exc_type=ImportError)
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env(name), num_cycles=60)


def test_an_illegal_move_loses_in_pettingzoo():
    aec = pytest.importorskip("sower_mancala.aec", exc_type=ImportError)
    env = aec.env("kalah", {"board.start": "0,4,4,4,4,4/4,4,4,4,4,4"})
    env.reset()
    env.step(0)
    assert env.rewards["south"] == -1


@pytest.mark.parametrize("name", GAMES)
def test_both_agents_see_the_same_board_from_their_sides(name):
    aec = pytest.importorskip("sower_mancala.aec", exc_type=ImportError)
    env = aec.MancalaAEC(name)
    env.reset()
    dice = random.Random(4)
    for _ in range(30):
        mover = env.agent_selection
        waiting = "north" if mover == "south" else "south"
        own, other = (env.observe(agent)["observation"] for agent in (mover, waiting))
        assert (aec._from_across(aec._from_across(own, env.game.pits), env.game.pits) == own).all()
        position = env._record.position
        rows = {"south": position.south, "north": position.north}
        pits = env.game.pits
        assert tuple(own[:pits]) == rows[mover] and tuple(other[:pits]) == rows[waiting]
        legal = np.flatnonzero(env.observe(mover)["action_mask"])
        env.step(int(dice.choice(list(legal))))
        if any(env.terminations.values()):
            break


@pytest.mark.parametrize("opponent", ["random", "greedy", "level:1"])
def test_gymnasiums_check_passes(opponent):
    gym = pytest.importorskip("sower_mancala.gym", exc_type=ImportError)
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym.MancalaEnv("oware", opponent=opponent, side="random"), skip_render_check=True)


def test_a_gymnasium_game_ends_with_its_result():
    pytest.importorskip("sower_mancala.gym", exc_type=ImportError)
    import gymnasium

    env = gymnasium.make("sower_mancala/Mancala-v0", game="kalah", opponent="random", side="north")
    _, info = env.reset(seed=7)
    rewards = []
    for _ in range(500):
        _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        rewards.append(reward)
        if terminated or truncated:
            break
    south, north = info["score"]
    assert rewards[-1] == (north > south) - (north < south)
    assert not any(rewards[:-1])


@pytest.mark.parametrize("name", sower.games())
def test_openspiels_random_simulation(name):
    """The checks of OpenSpiel's RandomSimTest, for every shipped game."""
    game = openspiel.load_game(name)
    dice = random.Random(1)
    state = game.new_initial_state()
    assert game.min_utility() < game.max_utility() and game.num_players() == 2
    for ply in range(60):
        assert state.is_terminal() == (state.current_player() == openspiel.TERMINAL_PLAYER_ID)
        assert state.move_number() == len(state.history()) == ply
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        assert all(0 <= action < game.num_distinct_actions() for action in legal)
        assert state.legal_actions(1 - player) == []
        assert [at for at, is_legal in enumerate(state.legal_actions_mask()) if is_legal] == legal
        assert len(state.observation_tensor()) == game.observation_tensor_size()
        assert state.returns() == [0.0, 0.0]
        for action in legal[:3]:
            assert state.string_to_action(state.action_to_string(player, action)) == action
        copy = state.clone()
        assert str(copy) == str(state) and copy.history() == state.history()
        action = dice.choice(legal)
        before = str(state)
        copy.apply_action(action)
        assert str(state) == before, "a clone is independent"
        copy.undo_action(player, action)
        assert str(copy) == before and copy.legal_actions() == legal
        assert str(state.child(action)) != before or state.child(action).history() != state.history()
        state.apply_action(action)
    assert sum(state.returns()) == game.utility_sum()
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.history() == state.history()


def test_openspiel_refuses_an_illegal_action():
    state = openspiel.load_game("kalah").new_initial_state("0,4,4,4,4,4/4,4,4,4,4,4 4,0 S")
    with pytest.raises(sower.IllegalMove, match="pit 1 is empty"):
        state.apply_action(0)

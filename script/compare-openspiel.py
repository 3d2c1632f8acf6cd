"""Measures random games of Sower and of OpenSpiel in turn; see compare-openspiel, which runs this.

OpenSpiel plays inside its own C++: an MCTS bot with a single simulation calls its rollout evaluator once, at the start
position, which plays the given number of random games. The evaluator does not count moves, so their number is the
number of games times the average length of a random game, which is measured first, with OpenSpiel's own random bots.
Sower counts every move that it makes.
"""

import argparse
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time
from importlib import metadata

import pyspiel

# OpenSpiel's game and ours with the same rules.
GAMES = [("mancala", "kalah"), ("oware", "oware")]
BEGIN = "<!-- compare-openspiel: begin -->"
END = "<!-- compare-openspiel: end -->"


def random_length(game, games):
    """The average length of a random game in plies, and its standard error."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in (0, 1)]
    lengths = []
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        lengths.append(state.move_number())
    return statistics.fmean(lengths), statistics.stdev(lengths) / games**0.5


def openspiel_seconds(game, games, seed):
    """How long OpenSpiel takes for so many random games."""
    evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)
    start = game.new_initial_state()
    begun = time.perf_counter()
    root = bot.mcts_search(start)
    seconds = time.perf_counter() - begun
    # One visit and no child: the evaluator was asked once, and at the start.
    assert root.explore_count == 1 and not root.children
    return seconds


def sower_playouts(sower, game, games, seed):
    """Sower's moves and seconds for so many random games, as it tells them itself."""
    command = [sower, "bench", "playouts", game, "--games", str(games), "--seed", str(seed), "--json"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    told = json.loads(lines[-1])
    assert told["game"] == game and told["games"] == games, told
    return told["moves"], told["seconds"]


def enough_games(seconds_of, wanted):
    """How many games take about so long."""
    games = 1000
    while (seconds := seconds_of(games)) < wanted / 8:
        games *= 4
    return max(1000, int(games * wanted / seconds) // 1000 * 1000)


def compare(openspiel_name, sower_name, options):
    """Both rates of every round, and what is needed to read them."""
    game = pyspiel.load_game(openspiel_name)
    length, error = random_length(game, options.length_games)
    games = enough_games(lambda games: openspiel_seconds(game, games, 0), options.seconds)
    own_games = enough_games(lambda games: sower_playouts(options.sower, sower_name, games, 0)[1], options.seconds)
    openspiel, sower, own_lengths = [], [], []
    for seed in range(1, options.rounds + 1):
        openspiel.append(games * length / openspiel_seconds(game, games, seed))
        moves, seconds = sower_playouts(options.sower, sower_name, own_games, seed)
        sower.append(moves / seconds)
        own_lengths.append(moves / own_games)
    ratio = statistics.median(sower) / statistics.median(openspiel)
    return [
        row(sower_name, "Sower", own_games, f"{statistics.fmean(own_lengths):.2f}", sower, f"{ratio:.1f}"),
        row(openspiel_name, "OpenSpiel", games, f"{length:.2f} ± {error:.2f}", openspiel, "1"),
    ]


def row(game, program, games, length, rates, ratio):
    millions = [rate / 1e6 for rate in rates]
    spread = f"{min(millions):.2f}–{max(millions):.2f}"
    return f"| {game} | {program} | {games:,} | {length} | {statistics.median(millions):.2f} | {spread} | {ratio} |"


def machine():
    try:
        cpu = next(
            line.split(":", 1)[1].strip()
            for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines()
            if line.startswith("model name")
        )
    except (OSError, StopIteration):
        cpu = platform.processor() or platform.machine()
    return f"{cpu}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def commit(root):
    git = ["git", "-C", root, "describe", "--always", "--dirty"]
    return subprocess.run(git, check=True, capture_output=True, text=True).stdout.strip()


def write_between_markers(path, text):
    page = path.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sower", required=True, help="the program to measure")
    parser.add_argument("--root", required=True, help="the project's folder")
    parser.add_argument("--rounds", type=int, default=7, help="measurements of each program, taken in turn")
    parser.add_argument("--seconds", type=float, default=2.0, help="about how long each measurement takes")
    parser.add_argument("--length-games", type=int, default=40_000, help="games that the average length is taken from")
    parser.add_argument("--no-write", action="store_true", help="print the table only")
    options = parser.parse_args()

    lines = [
        f"{machine()}; Sower {commit(options.root)}, OpenSpiel {metadata.version('open_spiel')};"
        f" {options.rounds} rounds in turn, one thread each.",
        "",
        "| game | program | games a round | plies a game | million moves a second, median | least–most | ratio |",
        "|---|---|---:|---:|---:|---:|---:|",
    ]
    for names in GAMES:
        lines += compare(*names, options)
    text = "\n".join(lines)
    print(text)
    if not options.no_write:
        write_between_markers(pathlib.Path(options.root) / "docs" / "benchmarks.md", text)


if __name__ == "__main__":
    sys.exit(main())

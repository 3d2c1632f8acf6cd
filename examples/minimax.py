"""Minimax on the difference of the stores, three plies deep, for every game; `sower engine` knows the rules."""
import json
import os
import subprocess
import sys

DEPTH = 3
sower = subprocess.Popen([os.environ.get("SOWER", "sower"), "engine"],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def moves(position):
    sower.stdin.write(f"position {position}\nmoves\n")
    return json.loads(sower.stdout.readline())["moves"]


def value(at, me, depth):
    mine, theirs = (at["score"] or at["stores"])[me], (at["score"] or at["stores"])[1 - me]
    if at["over"] or depth == 0:
        return mine - theirs
    values = [value(after, me, depth - 1) for after in moves(at["position"])]
    return max(values) if "SN".index(at["side"]) == me else min(values)


for line in sys.stdin:
    question = json.loads(line)
    sower.stdin.write(f"setoption name Game value {question['game']}\n")
    best = max(question["moves"], key=lambda move: value(move, question["me"], DEPTH - 1))
    print(best["label"], flush=True)

"""A player that looks one ply ahead: the move after which its store holds most."""
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    me = question["me"]
    best = max(question["moves"], key=lambda move: (move["score"] or move["stores"])[me])
    print(best["label"], flush=True)

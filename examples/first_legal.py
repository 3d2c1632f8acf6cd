"""The smallest player: the first legal move. Try: sower play oware --north "engine:json:python3 examples/first_legal.py" """
import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(question["moves"][0]["label"], flush=True)

#!/usr/bin/env python3
"""A bot for a site of Sower's: it takes every challenge and plays any game, by chance.

    SOWER_TOKEN=sower_... python3 bot.py https://site.example

The token is made on the account's page, with the scopes read, play and meet. There are no rules in here: the site tells what can be played.
"""
import http.client, json, os, random, sys, time, urllib.error, urllib.request

SITE, TOKEN = sys.argv[1].rstrip("/"), os.environ["SOWER_TOKEN"]


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SITE + path, data, {"Authorization": "Bearer " + TOKEN})
    return urllib.request.urlopen(request, timeout=30)  # a stream has an empty line every 7 seconds


def post(path, body):
    try:
        ask(path, body).close()
    except urllib.error.HTTPError as error:  # the game has gone on meanwhile; the stream tells how
        print(json.load(error)["message"], file=sys.stderr)


def heed(t, d):
    if t == "turn":
        post(f"/api/rooms/{d['room']}/moves", {"move": random.choice(d["choices"]), "v": d["v"]})
    elif t == "challenge":
        post(f"/api/lobby/{d['id']}/take", {})
    elif t == "here":
        for challenge in filter(lambda challenge: challenge["for_you"], d["challenges"]):
            heed("challenge", challenge)
    elif t == "over":
        print(d["room"], d["title"], "against", d["opponent"]["name"] + ":", d["ending"]["sentence"], flush=True)


while True:
    try:
        for line in filter(bytes.strip, ask("/api/stream")):
            news = json.loads(line)
            heed(news["t"], news["d"])
    except (OSError, http.client.HTTPException) as error:
        if getattr(error, "code", 0) in (401, 403):
            sys.exit(json.load(error)["message"])
        print(error, file=sys.stderr)
    time.sleep(3)

"""Plays in the real terminal app, inside tmux, and writes what it shows as one animated SVG.

    python3 script/pictures-from/terminal.py SOWER FILE
"""

import pathlib
import subprocess
import sys
import tempfile
import time

import screen_svg

COLUMNS, ROWS = 80, 24
SAMPLE_S = 0.12
# A position in which the first move captures.
START = "0,3,1,0,5,2/1,2,1,4,0,6 12,11 S"
# Keys in the order they are typed, each with the seconds to watch what follows.
PLAYED = [("v", 2.5), ("h", 2.5), ("w", 4.0), ("Escape", 0.8), ("Enter", 6.0), ("h", 2.5), ("Enter", 4.0)]
# Nothing is shown longer than this, however long the recording took.
LONGEST_S = 3.0


class Terminal:
    """A tmux server used only for this recording."""

    def __init__(self, command):
        self.name = f"sower-picture-{time.time_ns()}"
        self.call("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), command)

    def call(self, *words):
        done = subprocess.run(["tmux", "-L", self.name, "-f", "/dev/null", *words], check=True, capture_output=True)
        return done.stdout.decode()

    def screen(self):
        return self.call("capture-pane", "-e", "-p")


def record(sower):
    """Distinct screens in order: [(screen, seconds)]."""
    frames = []
    with tempfile.TemporaryDirectory() as data:
        settings = f"SOWER_LANG=en SOWER_DATA={data} TERM=tmux-256color"
        terminal = Terminal(f"env {settings} {sower} play oware --north level:4 --seed 3 --from '{START}'")
        try:
            watch(terminal, frames, 1.5)
            for key, seconds in PLAYED:
                terminal.call("send-keys", key)
                watch(terminal, frames, seconds)
        finally:
            terminal.call("kill-server")
    return frames


def watch(terminal, frames, seconds):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        shown = terminal.screen()
        if not frames or frames[-1][0] != shown:
            frames.append((shown, 0.0))
        time.sleep(max(0.0, SAMPLE_S - (time.monotonic() - began)))
        frames[-1] = (shown, frames[-1][1] + time.monotonic() - began)


def main():
    sower, file = sys.argv[1:]
    frames = [(shown, min(seconds, LONGEST_S)) for shown, seconds in record(sower)]
    title = "A game of Oware against the computer in Sower's terminal app"
    pathlib.Path(file).write_text(screen_svg.animation(frames, COLUMNS, ROWS, title))


main()

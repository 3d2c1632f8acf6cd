"""Runs a command and draws what it prints as an SVG.

    python3 script/pictures-from/command.py SOWER FILE ARGUMENT…
"""

import pathlib
import subprocess
import sys
import textwrap

import screen_svg

COLUMNS = 64

sower, file, *arguments = sys.argv[1:]
printed = subprocess.run([sower, *arguments], check=True, capture_output=True, text=True).stdout
shown = "sower " + " ".join(arguments)
lines = [f"\x1b[1m\x1b[32m$\x1b[39m {shown}\x1b[0m"]
for line in printed.splitlines():
    lines += textwrap.wrap(line, COLUMNS, subsequent_indent="  ") or [""]
pathlib.Path(file).write_text(screen_svg.animation([("\n".join(lines), 1.0)], COLUMNS, len(lines), shown))

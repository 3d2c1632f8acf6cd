"""Runs the Python blocks of pages, one after another for each page, as a reader would type them."""

import importlib.util
import pathlib
import re
import sys

for page in sys.argv[1:]:
    names = {}
    text = pathlib.Path(page).read_text()
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", text, re.S), 1):
        if "sower_mancala import aec" in block and importlib.util.find_spec("pettingzoo") is None:
            continue
        for part in re.split(r"(?m)^(?=.*# IllegalMove:)", block):
            # A line that shows an error must raise it.
            shown = re.match(r"(.*?)\s*# IllegalMove: (.*)\n", part)
            if shown:
                try:
                    exec(shown[1], names)
                except ValueError as error:
                    assert str(error) == shown[2], f"{page}, block {number}: {error}"
                else:
                    raise SystemExit(f"{page}, block {number}: {shown[1]} raises nothing")
                part = part[shown.end() :]
            exec(compile(part, f"{page}, block {number}", "exec"), names)
    print(f"{page}: its programs run")

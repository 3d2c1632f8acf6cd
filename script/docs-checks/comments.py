"""Finds comments in the project's Rust, JavaScript, shell and Python files, as paragraphs of (line, text)."""

import re


def files(root):
    found = [*(root / "crates").rglob("*.rs"), *(root / "examples").glob("*.py"), *(root / "fuzz").rglob("*.rs")]
    found += [file for file in (root / "web").rglob("*.js") if not {"node_modules", "vendor"} & set(file.parts)]
    found += [file for file in (root / "script").rglob("*") if file.is_file() and file.suffix in ("", ".py", ".js", ".mjs")]
    return sorted(file for file in found if "target" not in file.relative_to(root).parts)


def units(file):
    slashes = file.suffix in (".rs", ".js", ".mjs")
    found, current = [], []
    for number, comment in (slashed if slashes else hashed)(file.read_text()):
        follows = current and current[-1][0] == number - 1
        if current and (not follows or not comment.strip()):
            found.append(current)
            current = []
        if comment.strip():
            # Code in backticks is not prose.
            current.append((number, re.sub(r"`[^`]*`", "CODE", comment)))
    return found + [current] if current else found


def slashed(text):
    """`//` comments at the start or end of a line, and the lines of /* … */."""
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if inside or stripped.startswith("/*"):
            inside = "*/" not in stripped
            yield number, stripped.strip("/* ")
        elif stripped.startswith("//"):
            yield number, stripped.lstrip("/!").strip()
        else:
            trailing = re.match(r"^(.*?\s)//\s(.*)$", line)
            if trailing and trailing[1].count('"') % 2 == 0:
                yield number, trailing[2]


def hashed(text):
    """`#` comments of shell and Python, and docstrings."""
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        quotes = stripped.count('"""')
        if inside or stripped.startswith('"""'):
            yield number, stripped.replace('"""', "")
            inside = inside ^ (quotes % 2 == 1)
        elif stripped.startswith("#") and not stripped.startswith("#!"):
            yield number, stripped.lstrip("# ")

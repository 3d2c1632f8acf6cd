"""Runs the commands that pages show, or checks at least that their options exist. See script/docs for the convention."""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

import markdown

# What a page's commands may read, besides the files that earlier blocks of the page wrote.
LINKED = ("games", "examples", "docs", "testdata")
SECONDS = 60
# Durations, and the work of several threads, differ from run to run, so a rewritten block has `…` instead.
DURATION = re.compile(r"\b[0-9][0-9.,]* (?=(?:ms|s|min|positions)\b)")


def check(root):
    findings = []
    for page in markdown.pages(root):
        name = page.relative_to(root)
        blocks = markdown.split(page.read_text())[0]
        for block in blocks:
            if block.language in ("sh", "console"):
                findings += [(name, line, reason) for line, reason in options(root, block)]
        if is_run(name):
            with Folder(root) as folder:
                for block in blocks:
                    for line, reason in run(folder, block):
                        findings.append((name, line, reason))
    return findings


def write(root):
    """Replaces the output of every console block that runs."""
    for page in markdown.pages(root):
        text = page.read_text()
        if not is_run(page.relative_to(root)) or "```console" not in text:
            continue
        lines = text.splitlines()
        shift = 0
        with Folder(root) as folder:
            for block in markdown.split(text)[0]:
                if block.language != "console" or block.reason:
                    list(run(folder, block))
                    continue
                fresh = []
                for _, command, wanted in steps(block):
                    output = folder.run(command)[1]
                    kept = "…" in "\n".join(wanted) and matches(wanted, output)
                    fresh += ["$ " + part if at == 0 else part for at, part in enumerate(command.split("\n"))]
                    fresh += wanted if kept else [DURATION.sub("… ", line) for line in output]
                start = block.start - 1 + shift
                lines[start : start + len(block.lines)] = [(block.indent + line).rstrip() for line in fresh]
                shift += len(fresh) - len(block.lines)
        page.write_text("\n".join(lines) + "\n")


def is_run(name):
    return str(name) in ("README.md", "docs/README.md") or name.parts[:2] == ("docs", "guide")


class Folder:
    """A temporary folder in which a page's commands run, with the built `sower` on the path."""

    def __init__(self, root):
        sower = pathlib.Path(os.environ.get("SOWER", target(root) / "optimised" / "sower"))
        if not sower.exists():
            raise SystemExit(f"script/docs: {sower} is missing; build it with `cargo build --profile optimised`")
        self.root, self.sower = root, sower.resolve()

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="sower-docs-"))
        (self.path / "bin").mkdir()
        (self.path / "work").mkdir()
        (self.path / "bin" / "sower").symlink_to(self.sower)
        for name in LINKED:
            (self.path / "work" / name).symlink_to(self.root / name)
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("SOWER_")},
            "PATH": f"{self.path / 'bin'}:{os.environ['PATH']}",
            "SOWER_DATA": str(self.path / "data"),
            "SOWER_LANG": "en",
            "NO_COLOR": "1",
            "COLUMNS": "100",
        }
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.path, ignore_errors=True)

    def run(self, script):
        """The exit code and the lines of both outputs."""
        try:
            done = subprocess.run(
                ["bash", "-euo", "pipefail", "-c", script],
                cwd=self.path / "work",
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired:
            return 124, [f"(stopped after {SECONDS} seconds)"]
        return done.returncode, [line.rstrip() for line in done.stdout.decode(errors="replace").splitlines()]


def target(root):
    return pathlib.Path(os.environ.get("CARGO_TARGET_DIR", root / "target"))


def run(folder, block):
    """Runs a block; yields (line, reason) for each failure."""
    if block.reason:
        return
    if block.language == "sh":
        code, output = folder.run("\n".join(block.lines))
        if code:
            yield block.start, f"exit code {code}: {(output or ['(no output)'])[-1]}"
    elif block.language == "console":
        for line, command, wanted in steps(block):
            code, output = folder.run(command)
            if not matches(wanted, output):
                yield block.start + line, f"`{command}` prints something else (script/docs commands --write updates it)"


def steps(block):
    """The commands of a console block: (line, command, lines of output below it)."""
    found = []
    for at, line in enumerate(block.lines):
        if line.startswith("$ "):
            found.append((at, line[2:], []))
        elif found and found[-1][1].endswith("\\") and not found[-1][2]:
            found[-1] = (found[-1][0], found[-1][1] + "\n" + line, [])
        elif found:
            found[-1][2].append(line)
    return found


def matches(wanted, output):
    """Whether the output is the wanted one; `…` stands for any lines or, inside a line, any text."""
    pattern = ""
    for line in wanted:
        if line.strip() == "…":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*".join(re.escape(part) for part in line.rstrip().split("…")) + r"[ ]*\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in output)) is not None


HELP = {}


def options(root, block):
    """Yields (line, reason) for every command of sower, and every option of it, that does not exist."""
    for at, line in enumerate(block.lines):
        if block.language == "console" and not line.startswith("$ "):
            continue
        # An option of another program after a pipe is none of sower's.
        for part in re.split(r"[|;&]|\$\(", re.sub(r"(^|\s)#.*", "", line)):
            found = re.match(r"\s*(?:\$ )?(?:\w+=\S*\s+|nice\s+|time\s+)*sower((?:\s+\S+)*)", part)
            if found:
                reason = unknown(root, found[1].split())
                if reason:
                    yield block.start + at, reason


def unknown(root, words):
    """What of a command line is unknown, or None."""
    path, text = [], help_of(root, [])
    for word in words:
        # A word is a command if the help that follows it is its own.
        deeper = help_of(root, [*path, word]) if re.fullmatch(r"[a-z][a-z-]*", word) else ""
        if not re.search(rf"^Usage: sower {' '.join([*path, word])}(?: |$)", deeper, re.MULTILINE):
            break
        path.append(word)
        text = deeper
    if words and not path and not words[0].startswith("-"):
        return f"sower has no command {words[0]}"
    for word in words:
        option = re.match(r"--[a-z][a-z-]*", word)
        if option and not re.search(re.escape(option[0]) + r"(?![a-z-])", text):
            return f"`sower {' '.join(path)}` has no option {option[0]}"
    return None


def help_of(root, path):
    key = tuple(path)
    if key not in HELP:
        with Folder(root) as folder:
            HELP[key] = "\n".join(folder.run(" ".join(["sower", *path, "--help"]))[1])
    return HELP[key]
